"""The set-up of a table: its location, its offer and its equipment."""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from pitboss.acting.setups.gaming_hours import GamingHours
from pitboss.game.settlement import Terms, read_terms
from pitboss.kernel.money import Cents, read_percent
from pitboss.kernel.rejection import Rejection
from pitboss.rules.catalogue import find_edition, find_game
from pitboss.rules.edition import Edition, Game
from pitboss.rules.equipment import Area, ItemKind
from pitboss.rules.limits import Closes
from pitboss.rules.procedure import Device


class Pocket(NamedTuple):
    """A pocket of a roulette wheel."""

    number: int
    colour: str


class Item(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A piece of equipment at a table, with its figures."""

    kind: ItemKind
    count: int = 1
    decks: int | None = None
    """The decks that it holds."""
    millimetres: int | None = None
    """Its diameter. Whole ones suffice: 16.9 is under 17 and written 16, 23.1 is over 23 and written 24."""
    diagram: str | None = None
    """The diagram that it follows."""
    pockets: tuple[Pocket, ...] = ()
    """Clockwise from zero."""
    non_metallic: bool = False
    """Whether it is made completely without metal."""
    approved: bool = False
    """Whether the regulator has approved it."""


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """The set-up of a table. A game without cards has no decks, no device and no layout here."""

    edition: str
    game: str
    decks: int = 0
    layout: str | None = None
    seats: int
    """Its places or, for a game on terminals, the terminals."""
    closed: tuple[int, ...] = ()
    """The boxes that are marked out of play."""
    device: Device | None = None
    """What the cards are dealt from."""
    area: Area = Area.MAIN_FLOOR
    low_limit: bool = False
    cashless: bool = False
    optional: tuple[str, ...] | None = None
    """The optional wagers on offer. None means all that fit."""
    approved_layouts: tuple[str, ...] = ()
    """The wagers whose layout the regulator has approved."""
    common: tuple[str, ...] = ()
    """The wagers with one betting box in common on both sides of the layout."""
    closes: Closes | None = None
    """When wagers close, if the game has more than one way."""
    positions: int | None = None
    """How many players an optional wager has room for in one box. None means any number."""
    smallest_chip: Cents = 1
    tie_percent: str | None = None
    equipment: tuple[Item, ...] = ()
    utc_offset: int = 0
    """How many minutes the casino's clocks are ahead of UTC. Its days and months end by them."""
    gaming_hours: GamingHours | None = None
    """From when until when the game may open. None: at any time."""


@lru_cache(maxsize=1024)
def terms_of(setup: Setup, game: str) -> Terms | Rejection:
    """What the table adds to the rules for a game. It has a percentage on ties only if the game has one.

    >>> from pitboss.floor.setups import standard_setup
    >>> terms_of(standard_setup("star-premium-baccarat-2021", "tie-premium"), "tie-premium").tie_percent
    Fraction(5, 1)
    """
    edition_and_game = game_of(setup.edition, game)
    if isinstance(edition_and_game, Rejection):
        return edition_and_game
    _, played = edition_and_game
    if setup.tie_percent is None or played.sign_percentage is None:
        return read_terms(played, setup.smallest_chip)
    percent = read_percent(setup.tie_percent)
    if isinstance(percent, Rejection):
        return percent
    return read_terms(played, setup.smallest_chip, percent)


def open_boxes(setup: Setup) -> tuple[int, ...]:
    """The boxes that accept wagers.

    >>> open_boxes(Setup(edition="star-premium-baccarat-2021", game="premium", seats=5, closed=(2, 5)))
    (1, 3, 4)
    """
    return tuple(box for box in range(1, setup.seats + 1) if box not in setup.closed)


def count_items(setup: Setup, *kinds: ItemKind) -> int:
    """How many items of these kinds a table has.

    >>> from pitboss.floor.setups import standard_setup
    >>> count_items(standard_setup("star-rapid-etg-2016"), ItemKind.NOTE_STACKER)
    7
    """
    return sum(item.count for item in setup.equipment if item.kind in kinds)


@lru_cache(maxsize=64)
def game_of(edition: str, game: str | None) -> tuple[Edition, Game] | Rejection:
    """An edition and a game of it by their keys. Without a game, the first of the edition."""
    known = find_edition(edition)
    if isinstance(known, Rejection):
        return known
    played = find_game(known, game or known.games[0].key)
    return played if isinstance(played, Rejection) else (known, played)
