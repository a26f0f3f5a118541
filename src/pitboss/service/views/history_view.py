"""The history of a game as displays show it: the roads and tally of a shoe, or the numbers of a wheel."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, TypeVar

from pitboss.acting.audience import View
from pitboss.baccarat.state import GamingTable
from pitboss.game.roads import BigRoadCell, Colour, Grid, Letter, Lower, Mark, Side, roads
from pitboss.game.wheel import colour, places
from pitboss.rules.roulette import BetKind, Wheel

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

T = TypeVar("T")
U = TypeVar("U")

LISTED = 5
"""How many numbers are called hot, and how many cold."""


class Bead(View, frozen=True):
    """One coup on the bead plate."""

    mark: Letter
    player_pair: bool = False
    banker_pair: bool = False
    natural: bool = False


class Bout(View, frozen=True):
    """One win on the big road, with the ties that came after it; no side yet while a shoe has only ties."""

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


class AskedRoads(View, frozen=True):
    """What a next win of each hand would add to the lower roads."""

    banker: NextColours
    player: NextColours


class SeenRoads(View, frozen=True):
    """The five roads of a shoe as drawn: six rows each, with nothing in the empty cells."""

    bead: tuple[tuple[Bead | None, ...], ...]
    big: tuple[tuple[Bout | None, ...], ...]
    bigeye: tuple[tuple[Colour | None, ...], ...]
    small: tuple[tuple[Colour | None, ...], ...]
    cockroach: tuple[tuple[Colour | None, ...], ...]
    ask: AskedRoads


class Tally(View, frozen=True):
    """How the coups of a shoe came out."""

    coups: int = 0
    banker: int = 0
    player: int = 0
    tie: int = 0
    banker_pair: int = 0
    player_pair: int = 0
    naturals: int = 0


class DrawnNumber(View, frozen=True):
    """A game of a wheel that is over, and counts."""

    play: str
    number: int
    colour: str


class NumberCount(View, frozen=True):
    """How often a number came among those that are listed."""

    number: int
    times: int
    colour: str
    since: int
    """The games since it came last; all of them, if it did not come."""


class Shares(View, frozen=True):
    """How many of the listed games each of the even chances won; zero wins none of them."""

    games: int = 0
    zero: int = 0
    red: int = 0
    black: int = 0
    odd: int = 0
    even: int = 0
    low: int = 0
    high: int = 0


class HistoryView(View, frozen=True, tag_field="view", tag="history"):
    """What came before in a game: of a table its shoe, of a wheel its last numbers."""

    game: str
    kind: Literal["table", "wheel"]
    roads: SeenRoads | None = None
    tally: Tally | None = None
    numbers: tuple[DrawnNumber, ...] = ()
    """The newest first."""
    hot: tuple[NumberCount, ...] = ()
    """The numbers that came most often."""
    cold: tuple[NumberCount, ...] = ()
    """Those that came least often, the longest away first."""
    shares: Shares | None = None


def history_view(floor: "FloorEngine", name: str) -> HistoryView | None:
    """What everybody may know of the games before; nothing if the floor has no such game."""
    now = floor.game(name)
    if now is None:
        told = floor.config.game(name)
        return None if told is None else HistoryView(name, told.kind)
    if isinstance(now, GamingTable):
        marks = tuple(now.marks.values())
        return HistoryView(name, "table", seen_roads(marks), tally(marks))
    wheel, numbers = now.game.wheel, tuple(reversed(list(now.numbers.items())))
    counts = number_counts(wheel, [number for _, number in numbers])
    return HistoryView(
        name,
        "wheel",
        numbers=tuple(DrawnNumber(play, number, colour(wheel, number)) for play, number in numbers),
        hot=tuple(
            sorted((each for each in counts if each.times), key=lambda each: (-each.times, each.since))[
                :LISTED
            ]
        ),
        cold=tuple(sorted(counts, key=lambda each: (each.times, -each.since))[:LISTED]) if numbers else (),
        shares=shares(wheel, now.numbers.values()),
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
        AskedRoads(_next(drawn.ask.banker), _next(drawn.ask.player)),
    )


def tally(marks: tuple[Mark, ...]) -> Tally:
    """How the coups of a shoe came out.

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


def number_counts(wheel: Wheel, numbers: Sequence[int]) -> list[NumberCount]:
    """How often each pocket of the wheel came, and how long ago; the newest of the numbers is first."""
    times = Counter(numbers)
    return [
        NumberCount(
            number,
            times[number],
            colour(wheel, number),
            numbers.index(number) if number in times else len(numbers),
        )
        for number in sorted(wheel.order)
    ]


def shares(wheel: Wheel, numbers: Collection[int]) -> Shares:
    """How many games each of the even chances won."""
    covered, times = places(wheel), Counter(numbers)

    def won(kind: BetKind) -> int:
        return sum(times[number] for number in covered[kind])

    return Shares(
        len(numbers),
        times[0],
        won(BetKind.RED),
        won(BetKind.BLACK),
        won(BetKind.ODD),
        won(BetKind.EVEN),
        won(BetKind.LOW),
        won(BetKind.HIGH),
    )


def _grid(cells: Grid[T], show: Callable[[T], U]) -> Grid[U]:
    return tuple(tuple(None if cell is None else show(cell) for cell in row) for row in cells)


def _bout(cell: BigRoadCell) -> Bout:
    return Bout(cell.mark, cell.ties, cell.player_pair, cell.banker_pair, cell.natural)


def _bead(mark: Mark) -> Bead:
    return Bead(mark.winner, mark.player_pair, mark.banker_pair, mark.natural)


def _next(colours: Lower[Colour | None]) -> NextColours:
    return NextColours(colours.big_eye_boy, colours.small_road, colours.cockroach)
