"""The cards of a game: decks, backs and cutting cards, and the dealing device."""

from collections.abc import Collection

from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import AllOf, AnyOf, Text
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.procedure import Device


def check_game_decks(game: BaccaratGame, decks: int) -> Rejection | None:
    """Checks that the game may be played with this number of decks.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> check_game_decks(EDITION.game("baccarat"), 5).clause
    '3.1'
    """
    rule = game.procedure.decks
    if decks in rule.allowed:
        return None
    return Rejection(
        "decks-not-allowed",
        {"game": Text(game.title), "allowed": AnyOf(rule.allowed), "given": decks},
        rule.clause,
    )


def check_device(game: BaccaratGame, device: Device, *, low_limit: bool = False) -> Rejection | None:
    """Checks that the game may be dealt from a device.

    >>> from pitboss.rules.editions.star_premium_baccarat_2021 import EDITION
    >>> check_device(EDITION.game("premium"), Device.SHUFFLING_DEVICE).clause
    '3.6'
    """
    rows = [row for row in game.procedure.dealt_from if row.low_limit or not low_limit]
    if any(row.device is device for row in rows):
        return None
    devices = AnyOf(tuple(row.device.text for row in rows))
    return Rejection("device-not-allowed", {"game": Text(game.title), "devices": devices}, rows[0].clause)


def low_limit_clause(game: BaccaratGame) -> Clause | None:
    """The clause that names the only device from which a low-limit game is dealt."""
    rows = [row for row in game.procedure.dealt_from if row.low_limit]
    return rows[0].clause if rows else None


def check_set(game: BaccaratGame, backs: Collection[str], cutting_cards: int) -> Rejection | None:
    """Checks that a set has equal backs, in editions that require it, and its cutting cards.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> check_set(EDITION.game("baccarat"), {"red", "blue"}, 1).code
    'backs-differ'
    """
    rule = game.procedure.decks
    if len(set(backs)) > 1 and game.procedure.different_backs is not None:
        return Rejection("backs-differ", {"colours": AllOf(tuple(sorted(set(backs))))}, rule.clause)
    if cutting_cards == rule.cutting_cards:
        return None
    return Rejection(
        "wrong-cutting-cards", {"needed": rule.cutting_cards, "given": cutting_cards}, rule.clause
    )
