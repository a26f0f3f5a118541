"""The history of a table for displays: the roads and the tally of its shoe, and of those before it."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeVar

from pitboss.acting.audience import View
from pitboss.baccarat.state import GamingTable
from pitboss.game.roads import BigRoadCell, Colour, Grid, Letter, Lower, Mark, Side, roads
from pitboss.kernel.instant import Instant

T = TypeVar("T")
U = TypeVar("U")


class Bead(View, frozen=True):
    """One coup on the bead plate."""

    mark: Letter
    player_pair: bool = False
    banker_pair: bool = False
    natural: bool = False


class Bout(View, frozen=True):
    """One win on the big road, with the ties after it. No side yet while a shoe has only ties."""

    mark: Side | None
    ties: int = 0
    player_pair: bool = False
    banker_pair: bool = False
    natural: bool = False


class NextColours(View, frozen=True):
    """What the next coup would add to the three lower roads: red, blue or nothing."""

    bigeye: Colour | None = None
    small: Colour | None = None
    cockroach: Colour | None = None


class PredictedRoads(View, frozen=True):
    """What the next win of each hand would add to the lower roads."""

    banker: NextColours
    player: NextColours


class SeenRoads(View, frozen=True):
    """The five roads of a shoe as drawn: six rows each, with nothing in the empty cells."""

    bead: tuple[tuple[Bead | None, ...], ...]
    big: tuple[tuple[Bout | None, ...], ...]
    bigeye: tuple[tuple[Colour | None, ...], ...]
    small: tuple[tuple[Colour | None, ...], ...]
    cockroach: tuple[tuple[Colour | None, ...], ...]
    ask: PredictedRoads


class Tally(View, frozen=True):
    """The results of the coups of a shoe, counted."""

    coups: int = 0
    banker: int = 0
    player: int = 0
    tie: int = 0
    banker_pair: int = 0
    player_pair: int = 0
    naturals: int = 0


class EarlierShoe(View, frozen=True):
    """A shoe that is over, with its results."""

    number: int
    ended: Instant
    """When the next shoe was loaded."""
    roads: SeenRoads
    tally: Tally


def history(now: GamingTable) -> Mapping[str, Any]:
    """What the public may know of the coups of the shoe.

    The results of a shoe that is over stay until the first card of the next one.
    """
    marks = shown_marks(now)
    return {
        "roads": seen_roads(marks),
        "tally": tally(marks),
        "shoe_over": is_over(now),
        "shoes": len(now.finished_shoes),
    }


def shown_marks(now: GamingTable) -> tuple[Mark, ...]:
    """The results on the roads."""
    before = now.shoe_before
    return tuple(now.marks.values()) if before is None else before.marks


def is_over(now: GamingTable) -> bool:
    """Whether the shoe of the results on the roads is over: the next one is prepared, or is in."""
    return now.shoe_before is not None or (now.cards_in is not None and bool(now.marks))


def finished_shoes(now: GamingTable, since: Instant) -> tuple[EarlierShoe, ...]:
    """The shoes that ended since an instant, the newest first."""
    return tuple(
        EarlierShoe(shoe.number, shoe.ended, seen_roads(shoe.marks), tally(shoe.marks))
        for shoe in reversed(now.finished_shoes)
        if shoe.ended >= since
    )


@lru_cache(maxsize=64)
def seen_roads(marks: tuple[Mark, ...]) -> SeenRoads:
    """The roads of a shoe. They are drawn again only when a coup was added.

    >>> from pitboss.game.roads import read_marks
    >>> board = seen_roads(read_marks("BPPP"))
    >>> board.bigeye[0], board.ask.banker.bigeye
    (('B', 'R'), 'B')
    """
    drawn = roads(marks)
    lower = drawn.lower_grids
    return SeenRoads(
        _grid(drawn.bead_plate, _bead),
        _grid(drawn.big_road, _bout),
        lower.big_eye_boy,
        lower.small_road,
        lower.cockroach,
        PredictedRoads(_next(drawn.ask.banker), _next(drawn.ask.player)),
    )


def tally(marks: tuple[Mark, ...]) -> Tally:
    """The results of the coups of a shoe, counted.

    >>> from pitboss.game.roads import read_marks
    >>> tally(read_marks("BBPT")).banker
    2
    """
    won = Counter(mark.winner for mark in marks)
    return Tally(
        len(marks),
        won["B"],
        won["P"],
        won["T"],
        sum(mark.banker_pair for mark in marks),
        sum(mark.player_pair for mark in marks),
        sum(mark.natural for mark in marks),
    )


def _grid(cells: Grid[T], show: Callable[[T], U]) -> Grid[U]:
    return tuple(tuple(None if cell is None else show(cell) for cell in row) for row in cells)


def _bout(cell: BigRoadCell) -> Bout:
    return Bout(cell.mark, cell.ties, cell.player_pair, cell.banker_pair, cell.natural)


def _bead(mark: Mark) -> Bead:
    return Bead(mark.winner, mark.player_pair, mark.banker_pair, mark.natural)


def _next(colours: Lower[Colour | None]) -> NextColours:
    return NextColours(colours.big_eye_boy, colours.small_road, colours.cockroach)
