"""The set-up of a table: its location, its offer and its equipment, checked by its edition."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

from pitboss.game.offer import Offer, check_offer, offer
from pitboss.game.preparing.decks import check_device
from pitboss.game.settlement import Terms, read_terms, sign_percentage
from pitboss.game.wheel import colour
from pitboss.kernel.money import Cents, read_percent
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.words import either
from pitboss.rules.catalogue import find_edition, find_game
from pitboss.rules.edition import BaccaratGame, Edition, Game, RouletteGame
from pitboss.rules.equipment import Area, Equipment, ItemKind, Wanted
from pitboss.rules.limits import Closes
from pitboss.rules.procedure import Device

MOST_PLACES = 1000
"""A larger number of places is a typing error, in editions that name no number."""
USUAL_PLACES = 7
"""The places of a standard table in editions that name no number."""
USUAL_TIE_PERCENT = "5"
"""The percentage on the sign of a standard table whose game needs one."""
DEVICES = frozenset(ItemKind(device) for device in Device)
"""What cards are dealt from."""
WHEELS = (ItemKind.LIVE_WHEEL, ItemKind.AUTOMATED_WHEEL)


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
    smallest_chip: Cents = 1
    tie_percent: str | None = None
    equipment: tuple[Item, ...] = ()
    utc_offset: int = 0
    """How many minutes the casino's clocks are ahead of UTC. Its days and months end by them."""


def check_setup(setup: Setup) -> Rejection | None:
    """Whether a table may open with this set-up, by its edition.

    >>> table = standard_setup("star-baccarat-2024")
    >>> check_setup(table), check_setup(msgspec.structs.replace(table, equipment=())).clause
    (None, '2.1')
    """
    edition_and_game = _find_game(setup.edition, setup.game)
    if isinstance(edition_and_game, Rejection):
        return edition_and_game
    edition, game = edition_and_game
    cards = _check_cards(setup, game) if isinstance(game, BaccaratGame) else _check_cardless(setup, game)
    return cards or _check_seats(setup, edition, game) or next(_faults(setup, edition, game), None)


@lru_cache(maxsize=1024)
def check_offer_of(setup: Setup, game: str) -> Rejection | None:
    """Whether the table may play a game with what it offers."""
    known = _find_game(setup.edition, game)
    if isinstance(known, Rejection):
        return known
    edition, found = known
    if not isinstance(found, BaccaratGame):
        return Rejection("no-decks", f"{found.title} is played without cards.")
    return check_offer(
        edition,
        found,
        setup.decks,
        layout=setup.layout,
        optional=setup.optional,
        approved=setup.approved_layouts,
        common=setup.common,
        closes=setup.closes,
    )


@lru_cache(maxsize=1024)
def offer_of(setup: Setup, game: str) -> Offer:
    """What the table offers when it plays a game with cards.

    >>> table = standard_setup("mini-baccarat-guide")
    >>> " ".join(wager.key for wager in offer_of(table, "no-commission").wagers)
    'player banker tie player-pair banker-pair'
    """
    edition, found = unwrap(_find_game(setup.edition, game))
    if not isinstance(found, BaccaratGame):
        raise AssertionError(f"{found.title} is played without cards")
    return offer(
        edition,
        found,
        setup.decks,
        layout=setup.layout,
        optional=setup.optional,
        approved=setup.approved_layouts,
        common=setup.common,
        closes=setup.closes,
    )


@lru_cache(maxsize=1024)
def terms_of(setup: Setup, game: str) -> Terms | Rejection:
    """What the table adds to the rules for a game. It has a percentage on ties only if the game has one.

    >>> terms_of(standard_setup("star-premium-baccarat-2021", "tie-premium"), "tie-premium").tie_percent
    Fraction(5, 1)
    """
    edition_and_game = _find_game(setup.edition, game)
    if isinstance(edition_and_game, Rejection):
        return edition_and_game
    _, found = edition_and_game
    if setup.tie_percent is None or sign_percentage(found) is None:
        return read_terms(found, setup.smallest_chip)
    percent = read_percent(setup.tie_percent)
    if isinstance(percent, Rejection):
        return percent
    return read_terms(found, setup.smallest_chip, percent)


def open_boxes(setup: Setup) -> tuple[int, ...]:
    """The boxes that accept wagers.

    >>> open_boxes(Setup(edition="star-premium-baccarat-2021", game="premium", seats=5, closed=(2, 5)))
    (1, 3, 4)
    """
    return tuple(box for box in range(1, setup.seats + 1) if box not in setup.closed)


def check_place(setup: Setup, box: int) -> Rejection | None:
    """Whether a box of this table accepts wagers.

    >>> table = msgspec.structs.replace(standard_setup("star-premium-baccarat-2021"), closed=(3,))
    >>> check_place(table, 2), check_place(table, 3).clause, check_place(table, 10).clause
    (None, '2.8', '2.2')
    """
    edition, game = unwrap(_find_game(setup.edition, setup.game))
    if not 1 <= box <= setup.seats:
        clause = game.procedure.layout_clause if isinstance(game, BaccaratGame) else None
        return Rejection("no-such-box", f"This table has no box {box}.", clause)
    if box in setup.closed:
        marked = (row.clause for row in edition.equipment if row.wanted is Wanted.EACH_CLOSED_BOX)
        return Rejection("box-closed", f"Box {box} is out of play.", next(marked, None))
    return None


def standing(setup: Setup, *kinds: ItemKind) -> int:
    """How many items of these kinds a table has.

    >>> standing(standard_setup("star-rapid-etg-2016"), ItemKind.NOTE_STACKER)
    7
    """
    return sum(item.count for item in setup.equipment if item.kind in kinds)


def standard_setup(edition: str, game: str | None = None) -> Setup:
    """The usual table of an edition, with all its equipment.

    >>> table = standard_setup("star-baccarat-2024")
    >>> table.game, table.decks, table.layout, table.seats, str(table.device)
    ('baccarat', 8, 'A', 6, 'shoe')
    """
    found, played = unwrap(_find_game(edition, game))
    setup = Setup(edition=edition, game=played.key, seats=USUAL_PLACES)
    if isinstance(played, BaccaratGame):
        procedure = played.procedure
        layout = next(iter(procedure.layouts), None)
        setup = msgspec.structs.replace(
            setup,
            decks=max(procedure.decks.allowed),
            layout=layout.key if layout else None,
            seats=layout.places if layout and played.cash_out is None else USUAL_PLACES,
            device=procedure.dealt_from[0].device,
            area=found.areas.allowed[0].area if found.areas else Area.MAIN_FLOOR,
            approved_layouts=tuple(wager.key for wager in played.wagers if wager.layout_approved),
            tie_percent=USUAL_TIE_PERCENT if sign_percentage(played) else None,
        )
    return equip(setup)


def equip(setup: Setup) -> Setup:
    """The table with everything its rows require, also for cash and closed boxes later.

    >>> table = msgspec.structs.replace(standard_setup("star-baccarat-2024"), device=Device.SHUFFLING_DEVICE)
    >>> check_setup(table).code, check_setup(equip(table))
    ('equipment-missing', None)
    """
    edition, game = unwrap(_find_game(setup.edition, setup.game))
    rows = (row for row in (*edition.equipment, *game.equipment) if row.wanted is not Wanted.AT_WILL)
    return msgspec.structs.replace(setup, equipment=tuple(_usual(setup, game, row) for row in rows))


@lru_cache(maxsize=64)
def _find_game(edition: str, game: str | None) -> tuple[Edition, Game] | Rejection:
    """An edition and a game of it by their keys. Without a game, the first of the edition."""
    found = find_edition(edition)
    if isinstance(found, Rejection):
        return found
    played = find_game(found, game or found.games[0].key)
    return played if isinstance(played, Rejection) else (found, played)


def _usual(setup: Setup, game: Game, row: Equipment) -> Item:
    """An item that satisfies a row. Items that go with places or boxes come one for each of them."""
    in_use = _in_use(setup)
    kind = in_use if in_use in row.kinds else row.kinds[0]
    each = row.wanted in (Wanted.EACH_PLACE, Wanted.EACH_TERMINAL, Wanted.EACH_CLOSED_BOX)
    figure = {} if row.figure is None else {str(row.figure.unit): row.figure.least}
    return Item(
        kind,
        setup.seats if each else 1,
        **figure,
        diagram=next(iter(row.diagrams), None),
        pockets=_pockets(game) if kind in WHEELS and isinstance(game, RouletteGame) else (),
        non_metallic=row.non_metallic,
        approved=row.approved,
    )


def _in_use(setup: Setup) -> ItemKind | None:
    """The piece of equipment that the cards are dealt from."""
    return None if setup.device is None else ItemKind(setup.device)


def _pockets(game: RouletteGame) -> tuple[Pocket, ...]:
    """The pockets of the game's wheel, clockwise from zero."""
    return tuple(Pocket(number, colour(game.wheel, number)) for number in game.wheel.order)


def _check_cards(setup: Setup, game: BaccaratGame) -> Rejection | None:
    """Whether the game may be dealt like this, with the wagers on offer and the terms on the sign."""
    refused = check_offer_of(setup, setup.game)
    if refused is not None:
        return refused
    terms = terms_of(setup, setup.game)
    if isinstance(terms, Rejection):
        return terms
    # An absent device is reported as missing equipment, by that clause.
    return None if setup.device is None else check_device(game, setup.device, low_limit=setup.low_limit)


def _check_cardless(setup: Setup, game: Game) -> Rejection | None:
    """Requires that a table without cards states nothing about cards, and that its terms hold."""
    if setup.decks or setup.layout is not None or setup.device is not None:
        return Rejection("no-decks", f"{game.title} is played without cards.")
    terms = terms_of(setup, setup.game)
    return terms if isinstance(terms, Rejection) else None


def _check_seats(setup: Setup, edition: Edition, game: Game) -> Rejection | None:
    """Requires as many places as the layout and the area allow, and closed boxes that exist."""
    if not 1 <= setup.seats <= MOST_PLACES:
        return Rejection("out-of-range", f"A table has 1 to {MOST_PLACES} places, not {setup.seats}.")
    absent = next((box for box in setup.closed if not 1 <= box <= setup.seats), None)
    if absent is not None:
        return check_place(setup, absent)
    return _check_area(setup, edition) or _check_layout_seats(setup, game)


def _check_area(setup: Setup, edition: Edition) -> Rejection | None:
    if edition.areas is None:
        return None
    rule = next((row for row in edition.areas.allowed if row.area is setup.area), None)
    if rule is None:
        areas = either(row.area.replace("-", " ") for row in edition.areas.allowed)
        return Rejection("area-not-allowed", f"This is played only in a {areas}.", edition.areas.clause)
    places = len(open_boxes(setup)) if rule.closed_do_not_count else setup.seats
    if places <= rule.most:
        return None
    return Rejection("too-many-places", f"{rule.most} may be seated here, not {places}.", rule.clause)


def _check_layout_seats(setup: Setup, game: Game) -> Rejection | None:
    """Whether the layout is drawn for this many places. The layout of a terminal is always for one."""
    if not isinstance(game, BaccaratGame) or game.cash_out is not None:
        return None
    layout = next((row for row in game.procedure.layouts if row.key == setup.layout), None)
    if layout is None or setup.seats in (layout.places, *layout.also):
        return None
    allowed = either(sorted((layout.places, *layout.also)))
    message = f"Layout {layout.key} has {allowed} places, not {setup.seats}."
    return Rejection("seats-not-on-layout", message, game.procedure.layout_clause)


def _faults(setup: Setup, edition: Edition, game: Game) -> Iterator[Rejection]:
    """What is missing at the table or not made as its rows require."""
    in_use = _in_use(setup)
    for row in (*edition.equipment, *game.equipment):
        # A device that nothing is dealt from may be there, but does not count as the required one.
        kinds = [kind for kind in row.kinds if kind not in DEVICES or kind is in_use]
        items = [item for item in setup.equipment if item.kind in kinds]
        for item in items:
            fault = _fault(row, item)
            if fault is not None:
                yield Rejection("equipment-unfit", f"The {item.kind.words} {fault}.", row.clause)
        wanted, there = _number(setup, row.wanted), sum(item.count for item in items)
        if there < wanted:
            named = either(kind.words for kind in row.kinds)
            message = f"The table must have {wanted} x {named}; it has {there}."
            yield Rejection("equipment-missing", message, row.clause)
    if isinstance(game, RouletteGame):
        yield from _wheel_faults(setup, game)


def _number(setup: Setup, wanted: Wanted) -> int:
    """How many of an item this table must have."""
    offered = None if check_offer_of(setup, setup.game) else offer_of(setup, setup.game)
    period = offered is not None and offered.closing.at is Closes.PERIOD_ENDS
    numbers = {
        Wanted.ONE: 1,
        Wanted.ONE_FOR_CASH: 0 if setup.cashless else 1,
        Wanted.ONE_FOR_PERIOD: 1 if period else 0,
        Wanted.EACH_PLACE: setup.seats,
        Wanted.EACH_TERMINAL: standing(setup, ItemKind.PLAYER_TERMINAL),
        Wanted.EACH_CLOSED_BOX: len(set(setup.closed)),
        Wanted.AT_WILL: 0,
    }
    return numbers[wanted]


def _fault(row: Equipment, item: Item) -> str | None:
    """What is wrong with an item, as the end of a sentence."""
    if item.count < 1:
        return "is there at least once, if at all"
    if row.figure is not None:
        figure: int | None = getattr(item, row.figure.unit)
        if figure is None or not row.figure.takes(figure):
            return f"has {row.figure.words}, not {figure}"
    if row.diagrams and item.diagram not in row.diagrams:
        return f"follows diagram {either(row.diagrams)}, not {item.diagram}"
    if row.non_metallic and not item.non_metallic:
        return "is made completely without metal"
    if row.approved and not item.approved:
        return "must be approved before it is used"
    return None


def _wheel_faults(setup: Setup, game: RouletteGame) -> Iterator[Rejection]:
    """What is wrong with the pockets of the wheels."""
    right = _pockets(game)
    for item in setup.equipment:
        if item.kind not in WHEELS or item.pockets == right:
            continue
        if sorted(item.pockets) != sorted(right):
            message = f"A wheel has {len(right)} pockets: a green zero, the others red and black in turn."
            yield Rejection("equipment-unfit", message, game.wheel.colour_clause)
        else:
            message = f"The numbers run {' '.join(map(str, game.wheel.order[:4]))} and so on."
            yield Rejection("equipment-unfit", message, game.wheel.order_clause)
