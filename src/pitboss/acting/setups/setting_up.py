"""How tables are set up: the usual set-up of a game, and the checks by its edition."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec

from pitboss.acting.setups.setup import Item, Setup, count_items, game_of, open_boxes, terms_of
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import AnyOf, Text
from pitboss.rules.edition import Edition, Game
from pitboss.rules.equipment import Equipment, ItemKind, Quantity
from pitboss.rules.procedure import Device

R = TypeVar("R", bound=Game)

MOST_PLACES = 1000
"""A larger number of places is a typing error, in editions that name no number."""
USUAL_PLACES = 7
"""The places of a standard table in editions that name no number."""
DEVICES = frozenset(ItemKind(device) for device in Device)
"""What cards are dealt from."""


def check_cardless(setup: Setup, game: Game) -> Rejection | None:
    """Requires that a table without cards states nothing about cards, and that its terms hold."""
    if setup.decks or setup.layout is not None or setup.device is not None:
        return Rejection("no-decks", {"case": "no-cards", "game": Text(game.title)})
    terms = terms_of(setup, setup.game)
    return terms if isinstance(terms, Rejection) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Setups(Generic[R]):
    """How the tables of one kind of game are set up: what it adds to what all tables share."""

    rules: type[R]
    """The type of the games in the rules that it plays."""
    usual: Callable[[Setup, Edition, R], Setup] = lambda setup, _, __: setup
    """Its usual table, from a plain one without equipment."""
    check_game: Callable[[Setup, R], Rejection | None] = check_cardless
    """Whether the game may be played like this, with the wagers on offer and the terms on the sign."""
    check_layout: Callable[[Setup, R], Rejection | None] = lambda _, __: None
    """Whether the layout is drawn for this many places."""
    layout_clause: Callable[[R], Clause | None] = lambda _: None
    """The clause that says which boxes a table has."""
    finish: Callable[[Item, R], Item] = lambda item, _: item
    """A usual item as this game needs it."""
    faults: Callable[[Setup, R], Iterable[Rejection]] = lambda _, __: ()
    """What is wrong with the equipment beside what its rows require."""
    by_period: Callable[[Setup], bool] = lambda _: False
    """Whether a set period closes the wagers, so that the table shows a clock."""
    named: Callable[[Setup], tuple[str, ...]] = lambda _: ()
    """The wagers whose limits the sign must name."""

    def check(self, setup: Setup) -> Rejection | None:
        """Whether a table may open with this set-up, by its edition.

        >>> from pitboss.baccarat.setup import SETUPS
        >>> table = SETUPS.standard("star-baccarat-2024")
        >>> SETUPS.check(table), SETUPS.check(msgspec.structs.replace(table, equipment=())).clause
        (None, '2.1')
        """
        known = game_of(setup.edition, setup.game)
        if isinstance(known, Rejection):
            return known
        edition, game = known
        if not isinstance(game, self.rules):
            return Rejection("no-such-game", {"case": "other-kind", "game": Text(game.title)})
        return (
            self.check_game(setup, game)
            or self._check_places(setup, edition, game)
            or next(self._faults(setup, (*edition.equipment, *game.equipment), game), None)
        )

    def standard(self, edition: str, game: str | None = None) -> Setup:
        """The usual table of an edition, with all its equipment.

        >>> from pitboss.baccarat.setup import SETUPS
        >>> table = SETUPS.standard("star-baccarat-2024")
        >>> table.game, table.decks, table.layout, table.seats, str(table.device)
        ('baccarat', 8, 'A', 6, 'shoe')
        """
        known, played = unwrap(game_of(edition, game))
        if not isinstance(played, self.rules):
            raise AssertionError(f"{played.title} is another kind of game")
        plain = Setup(edition=edition, game=played.key, seats=USUAL_PLACES)
        return self.equip(self.usual(plain, known, played))

    def equip(self, setup: Setup) -> Setup:
        """The table with everything its rows require, also for cash and closed boxes later.

        >>> from pitboss.baccarat.setup import SETUPS
        >>> dealt = {"device": Device.SHUFFLING_DEVICE}
        >>> table = msgspec.structs.replace(SETUPS.standard("star-baccarat-2024"), **dealt)
        >>> SETUPS.check(table).code, SETUPS.check(SETUPS.equip(table))
        ('equipment-missing', None)
        """
        edition, game = unwrap(game_of(setup.edition, setup.game))
        all_rows = (*edition.equipment, *game.equipment)
        rows = (row for row in all_rows if row.quantity is not Quantity.AT_WILL and _concerns(row, setup))
        items = (_usual_item(setup, row) for row in rows)
        if isinstance(game, self.rules):
            items = (self.finish(item, game) for item in items)
        return msgspec.structs.replace(setup, equipment=tuple(items))

    def check_place(self, setup: Setup, box: int) -> Rejection | None:
        """Whether a box of this table accepts wagers.

        >>> from pitboss.baccarat.setup import SETUPS
        >>> table = msgspec.structs.replace(SETUPS.standard("star-premium-baccarat-2021"), closed=(3,))
        >>> refused = [SETUPS.check_place(table, box) for box in (2, 3, 10)]
        >>> refused[0], refused[1].clause, refused[2].clause
        (None, '2.8', '2.2')
        """
        edition, game = unwrap(game_of(setup.edition, setup.game))
        if not 1 <= box <= setup.seats:
            clause = self.layout_clause(game) if isinstance(game, self.rules) else None
            return Rejection("no-such-box", {"case": "not-at-table", "box": box}, clause)
        if box in setup.closed:
            marked = (row.clause for row in edition.equipment if row.quantity is Quantity.EACH_CLOSED_BOX)
            return Rejection("box-closed", {"box": box}, next(marked, None))
        return None

    def _check_places(self, setup: Setup, edition: Edition, game: R) -> Rejection | None:
        """Requires as many places as the layout and the area allow, and closed boxes that exist."""
        if not 1 <= setup.seats <= MOST_PLACES:
            return Rejection("out-of-range", {"case": "places", "most": MOST_PLACES, "places": setup.seats})
        if setup.positions is not None and setup.positions < 1:
            return Rejection("out-of-range", {"case": "no-positions"})
        absent = next((box for box in setup.closed if not 1 <= box <= setup.seats), None)
        if absent is not None:
            return self.check_place(setup, absent)
        return _check_area(setup, edition) or self.check_layout(setup, game)

    def _faults(self, setup: Setup, rows: Iterable[Equipment], game: R) -> Iterator[Rejection]:
        """What is missing at the table or not made as its rows require."""
        in_use, period = _in_use(setup), self.by_period(setup)
        for row in rows:
            # A device that nothing is dealt from may be there, but does not count as the required one.
            kinds = [kind for kind in row.kinds if kind not in DEVICES or kind is in_use]
            items = [item for item in setup.equipment if item.kind in kinds]
            for item in items:
                fault = _fault(row, item)
                if fault is not None:
                    yield fault
            needed = _number(setup, row.quantity, period=period) if _concerns(row, setup) else 0
            there = sum(item.count for item in items)
            if there < needed:
                named = AnyOf(tuple(kind.text for kind in row.kinds))
                yield Rejection(
                    "equipment-missing", {"needed": needed, "equipment": named, "there": there}, row.clause
                )
        yield from self.faults(setup, game)


def _concerns(row: Equipment, setup: Setup) -> bool:
    """Whether the layout of a table has a place for a thing."""
    return not row.layouts or setup.layout in row.layouts


def _usual_item(setup: Setup, row: Equipment) -> Item:
    """An item that satisfies a row. Items that go with places or boxes come one for each of them."""
    in_use = _in_use(setup)
    kind = in_use if in_use in row.kinds else row.kinds[0]
    each = row.quantity in (Quantity.EACH_PLACE, Quantity.EACH_TERMINAL, Quantity.EACH_CLOSED_BOX)
    figure = {} if row.figure is None else {str(row.figure.unit): row.figure.least}
    return Item(
        kind,
        setup.seats if each else 1,
        **figure,
        pockets=(),
        diagram=next(iter(row.diagrams), None),
        non_metallic=row.non_metallic,
        approved=row.approved,
    )


def _in_use(setup: Setup) -> ItemKind | None:
    """The piece of equipment that the cards are dealt from."""
    return None if setup.device is None else ItemKind(setup.device)


def _check_area(setup: Setup, edition: Edition) -> Rejection | None:
    if edition.areas is None:
        return None
    rule = next((row for row in edition.areas.allowed if row.area is setup.area), None)
    if rule is None:
        areas = AnyOf(tuple(row.area.text for row in edition.areas.allowed))
        return Rejection("area-not-allowed", {"areas": areas}, edition.areas.clause)
    places = len(open_boxes(setup)) if rule.closed_do_not_count else setup.seats
    if places <= rule.most:
        return None
    return Rejection("too-many-places", {"most": rule.most, "places": places}, rule.clause)


def _number(setup: Setup, quantity: Quantity, *, period: bool) -> int:
    """How many of an item this table must have."""
    numbers = {
        Quantity.ONE: 1,
        Quantity.ONE_FOR_CASH: 0 if setup.cashless else 1,
        Quantity.ONE_FOR_PERIOD: 1 if period else 0,
        Quantity.EACH_PLACE: setup.seats,
        Quantity.EACH_TERMINAL: count_items(setup, ItemKind.PLAYER_TERMINAL),
        Quantity.EACH_CLOSED_BOX: len(set(setup.closed)),
        Quantity.AT_WILL: 0,
    }
    return numbers[quantity]


def _fault(row: Equipment, item: Item) -> Rejection | None:
    """What is wrong with an item."""
    what, clause = item.kind.text, row.clause
    if item.count < 1:
        return Rejection("equipment-unfit", {"case": "none", "item": what}, clause)
    if row.figure is not None:
        figure: int | None = getattr(item, row.figure.unit)
        right = row.figure.text
        if figure is None:
            return Rejection("equipment-unfit", {"case": "no-figure", "item": what, "right": right}, clause)
        if not row.figure.takes(figure):
            return Rejection(
                "equipment-unfit", {"case": "figure", "item": what, "right": right, "figure": figure}, clause
            )
    if row.diagrams and item.diagram not in row.diagrams:
        diagrams, diagram = AnyOf(row.diagrams), item.diagram
        if diagram is None:
            return Rejection(
                "equipment-unfit", {"case": "no-diagram", "item": what, "diagrams": diagrams}, clause
            )
        return Rejection(
            "equipment-unfit",
            {"case": "diagram", "item": what, "diagrams": diagrams, "diagram": diagram},
            clause,
        )
    if row.non_metallic and not item.non_metallic:
        return Rejection("equipment-unfit", {"case": "metallic", "item": what}, clause)
    if row.approved and not item.approved:
        return Rejection("equipment-unfit", {"case": "not-approved", "item": what}, clause)
    return None
