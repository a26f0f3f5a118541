"""Changing the game of a table: who may, and after what notice or with whose consent."""

from pitboss.acting.registers.notice import check_notice, find_notice
from pitboss.acting.state import GameNotice
from pitboss.baccarat.play.rounds import Round
from pitboss.game.offer import Offer, check_offer
from pitboss.game.permission import permit
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import ListOf
from pitboss.rules.authority import Act
from pitboss.rules.edition import BaccaratGame


def check_change_game(
    table: Offer,
    key: str,
    by: Role,
    at: Instant,
    *,
    last: Round | None,
    notice: GameNotice | None = None,
    players: frozenset[str] = frozenset(),
    agreed: frozenset[str] = frozenset(),
) -> Rejection | None:
    """Whether the table may play another game of its edition, after the last round is over.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> from pitboss.game.offer import offer
    >>> table, ann = offer(EDITION, EDITION.game("baccarat"), 8, layout="A"), frozenset({"Ann"})
    >>> check_change_game(table, "even-money", Role.CASINO_SUPERVISOR, 0, last=None, players=ann, agreed=ann)
    >>> check_change_game(table, "even-money", Role.CASINO_SUPERVISOR, 0, last=None, players=ann).code
    'notice-not-given'
    """
    permitted = permit(table.edition, Act.CHANGE_GAME, by)
    if isinstance(permitted, Rejection):
        return permitted
    game = table.edition.game(key)
    if not isinstance(game, BaccaratGame) or game is table.game:
        others = [other.key for other in table.edition.games if isinstance(other, BaccaratGame)]
        keys = ListOf(tuple(other for other in others if other != table.game.key))
        return Rejection("unknown-game", {"case": "change-to", "games": keys}, permitted.clause)
    if last is not None and last.expects is not None:
        return Rejection("coup-in-progress", {"case": "game-after-coup"}, permitted.clause)
    if notice is not None and table.game_since is not None and notice.notified_at < table.game_since:
        # The notice was for a change that has been made since.
        notice = None
    refused = _check_notice(table, key, at, notice, consent=bool(players) and players <= agreed)
    if refused is not None:
        return refused
    known = {wager.key for wager in game.wagers}
    # The side wagers that both games have stay.
    return check_offer(
        table.edition,
        game,
        table.decks,
        layout=table.layout,
        optional=[wager.key for wager in table.wagers if wager.optional and wager.key in known],
        approved=table.approved,
        common=table.common & known,
        closes=table.closing.at,
    )


def _check_notice(
    table: Offer, key: str, at: Instant, notice: GameNotice | None, *, consent: bool
) -> Rejection | None:
    """Requires consent of all, or a notice of this game that was given in time and is now due."""
    row = find_notice(table.edition, Act.CHANGE_GAME)
    if row is None or (consent and row.or_consent):
        return None
    if notice is None or notice.game != key:
        return check_notice(table.edition, Act.CHANGE_GAME, None, at)
    return check_notice(table.edition, Act.CHANGE_GAME, notice.notified_at, at, due=notice.change_at)
