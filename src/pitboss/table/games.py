"""Changing the game that a table plays: who may, and after what notice."""

from dataclasses import replace

from pitboss.game.offer import Offer, offer
from pitboss.game.permission import permit
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act
from pitboss.rules.edition import BaccaratGame
from pitboss.table.notice import check_notice


def change_game(
    table: Offer, key: str, by: Role, at: Instant, *, told: Instant | None = None, all_agree: bool = False
) -> Offer | Rejection:
    """The table with another game of its edition, between two coups, and the wagers that both have.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> table = offer(EDITION, EDITION.game("baccarat"), 8, layout="A")
    >>> change_game(table, "even-money", Role.CASINO_SUPERVISOR, 0, all_agree=True).game.title
    'Even Money Baccarat'
    """
    permitted = permit(table.edition, Act.CHANGE_GAME, by)
    if isinstance(permitted, Rejection):
        return permitted
    game = table.edition.game(key)
    if not isinstance(game, BaccaratGame):
        keys = ", ".join(game.key for game in table.edition.games if isinstance(game, BaccaratGame))
        return Rejection("unknown-game", f"This table can play: {keys}.")
    refused = check_notice(table.edition, Act.CHANGE_GAME, told, at, all_agree=all_agree)
    if refused is not None:
        return refused
    known = {wager.key for wager in game.wagers}
    changed = offer(
        table.edition,
        game,
        table.decks,
        layout=table.layout,
        optional=[wager.key for wager in table.wagers if wager.optional and wager.key in known],
        approved=table.approved,
        common=table.common,
        closes=table.closing.at,
    )
    if isinstance(changed, Rejection):
        return changed
    return replace(changed, main_wager_only=table.main_wager_only & known, players=table.players)
