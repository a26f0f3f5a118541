"""The five roads of a Baccarat shoe: bead plate, big road, big eye boy, small road and cockroach pig."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import count, groupby
from typing import Final, Generic, Literal, TypeAlias, TypeVar

from pitboss.rules.result import CoupResult, Winner

Side: TypeAlias = Literal["B", "P"]  # Banker or Player
Letter: TypeAlias = Side | Literal["T"]
Colour: TypeAlias = Literal["R", "B"]  # red or blue on the lower roads

T = TypeVar("T")
Grid: TypeAlias = tuple[tuple[T | None, ...], ...]  # six rows of equal width, None for an empty cell

ROWS: Final = 6

_LETTERS: Final[Mapping[str, Letter]] = {"B": "B", "P": "P", "T": "T"}


@dataclass(frozen=True, slots=True)
class Mark:
    """One finished coup as the roads see it.

    >>> Mark("B", natural=True)
    Mark(winner='B', player_pair=False, banker_pair=False, natural=True)
    """

    winner: Letter
    player_pair: bool = False
    banker_pair: bool = False
    natural: bool = False


@dataclass(frozen=True, slots=True)
class BigRoadCell:
    """One win on the big road, with the ties after it. No side while a shoe has only ties.

    >>> BigRoadCell("P", ties=2).ties
    2
    """

    mark: Side | None
    ties: int = 0
    player_pair: bool = False
    banker_pair: bool = False
    natural: bool = False


@dataclass(frozen=True, slots=True)
class Lower(Generic[T]):
    """One value for each of the three lower roads.

    >>> Lower("R", "B", None).small_road
    'B'
    """

    big_eye_boy: T
    small_road: T
    cockroach: T


@dataclass(frozen=True, slots=True)
class Ask:
    """The colours that a next Banker or a next Player adds to the lower roads. None if it adds none.

    >>> roads(read_marks("BP")).ask.banker
    Lower(big_eye_boy='R', small_road=None, cockroach=None)
    """

    banker: Lower[Colour | None]
    player: Lower[Colour | None]


@dataclass(frozen=True, slots=True)
class Roads:
    """All five roads of a shoe: the lower ones as colours in order of appearance and as drawn.

    >>> roads(read_marks("BPPP")).lower_grids.big_eye_boy[0]
    ('B', 'R')
    """

    bead_plate: Grid[Mark]
    big_road: Grid[BigRoadCell]
    big_eye_boy: str
    small_road: str
    cockroach: str
    lower_grids: Lower[Grid[Colour]]
    ask: Ask


def mark_of(result: CoupResult) -> Mark:
    """A finished coup as the roads see it.

    >>> mark_of(CoupResult(player=9, banker=7, player_cards=2, banker_cards=2)).natural
    True
    """
    letters: dict[Winner, Letter] = {Winner.BANKER: "B", Winner.PLAYER: "P", Winner.TIE: "T"}
    return Mark(
        letters[result.winner],
        player_pair=bool(result.player_pair),
        banker_pair=bool(result.banker_pair),
        natural=result.player_natural or result.banker_natural,
    )


def read_marks(letters: str) -> tuple[Mark, ...]:
    """The marks of a shoe from one letter per coup.

    >>> [mark.winner for mark in read_marks("BPT")]
    ['B', 'P', 'T']
    >>> read_marks("BX")
    Traceback (most recent call last):
    ValueError: Coup 2 is 'X'; it must be B (Banker), P (Player) or T (Tie).
    """
    for number, letter in enumerate(letters, start=1):
        if letter not in _LETTERS:
            raise ValueError(f"Coup {number} is {letter!r}; it must be B (Banker), P (Player) or T (Tie).")
    return tuple(Mark(_LETTERS[letter]) for letter in letters)


def roads(marks: Iterable[Mark]) -> Roads:
    """The five roads of a shoe.

    >>> board = roads(read_marks("BBPBTBBP"))
    >>> board.big_eye_boy, board.small_road, board.cockroach
    ('BBRB', 'RBB', '')
    """
    marks = tuple(marks)
    # The lower roads only use wins. A tie changes neither them nor the ask.
    wins = [mark.winner for mark in marks if mark.winner != "T"]
    depths = _depths(wins)
    big_road = _draw(_big_road(marks), run_of=lambda cell: cell.mark)
    colours = _each_lower(lambda back: _colours(depths, back))
    return Roads(
        bead_plate=_grid({(nth % ROWS, nth // ROWS): mark for nth, mark in enumerate(marks)}),
        big_road=big_road,
        big_eye_boy="".join(colours.big_eye_boy),
        small_road="".join(colours.small_road),
        cockroach="".join(colours.cockroach),
        lower_grids=Lower(_draw(colours.big_eye_boy), _draw(colours.small_road), _draw(colours.cockroach)),
        ask=Ask(banker=_ask(wins, "B"), player=_ask(wins, "P")),
    )


def to_json(board: Roads) -> dict[str, object]:
    """The roads as plain lists and dictionaries, ready for JSON.

    >>> to_json(roads(read_marks("BPPP")))["big_eye_boy"]
    'BR'
    """
    return {
        "big_eye_boy": board.big_eye_boy,
        "small_road": board.small_road,
        "cockroach": board.cockroach,
        "grids": {
            "bead_plate": _rows(board.bead_plate, _bead),
            "big_road": _rows(board.big_road, asdict),
            "big_eye_boy": _rows(board.lower_grids.big_eye_boy, str),
            "small_road": _rows(board.lower_grids.small_road, str),
            "cockroach": _rows(board.lower_grids.cockroach, str),
        },
        "ask": asdict(board.ask),
    }


def _big_road(marks: Iterable[Mark]) -> list[BigRoadCell]:
    """The big road's cells in order of play, before they are drawn."""
    cells: list[BigRoadCell] = []
    for mark in marks:
        last = cells[-1] if cells else BigRoadCell(mark=None)
        if mark.winner == "T":
            # Pairs and naturals of a tied coup are not on the big road: that coup has no cell here, and on
            # the last win's cell they would be wrong about that win. The bead plate shows them.
            cells[-1:] = [replace(last, ties=last.ties + 1)]
            continue
        cell = BigRoadCell(mark.winner, 0, mark.player_pair, mark.banker_pair, mark.natural)
        if last.mark is None:
            # The first win takes the cell with the ties before it.
            cells = [replace(cell, ties=last.ties)]
        else:
            cells.append(cell)
    return cells


def _depths(wins: Iterable[object]) -> list[int]:
    """The length of each logical column of the big road: a run of one winner, drawn in any shape."""
    return [len(list(run)) for _, run in groupby(wins)]


def _each_lower(make: Callable[[int], T]) -> Lower[T]:
    """One value for each lower road. They differ only in how many columns back they look."""
    return Lower(big_eye_boy=make(1), small_road=make(2), cockroach=make(3))


def _colours(depths: Sequence[int], back: int) -> list[Colour]:
    """The colours of one lower road for a whole shoe."""
    places = ((column, row) for column, depth in enumerate(depths) for row in range(1, depth + 1))
    painted = (_colour(depths, column, row, back) for column, row in places)
    return [colour for colour in painted if colour]


def _colour(depths: Sequence[int], column: int, row: int, back: int) -> Colour | None:
    """The colour for the mark in this column (from 0) and row (from 1), or None if it is too early."""
    # A mark that opens a column compares the depth of the column just ended with its neighbour's.
    judged = column - 1 if row == 1 else column
    neighbour = judged - back
    if neighbour < 0:
        return None
    if row == 1:
        return "R" if depths[judged] == depths[neighbour] else "B"
    # Further down, only the first blank beside the mark is blue. Blanks below it are red.
    return "B" if depths[neighbour] == row - 1 else "R"


def _ask(wins: Sequence[Side], side: Side) -> Lower[Colour | None]:
    """The colours that one more win for this side would add."""
    depths = _depths([*wins, side])
    return _each_lower(lambda back: _colour(depths, len(depths) - 1, depths[-1], back))


def _draw(cells: Iterable[T], run_of: Callable[[T], object] | None = None) -> Grid[T]:
    """Draws each run of equal cells downwards, turning right into a dragon tail where it cannot go down."""
    drawn: dict[tuple[int, int], T] = {}
    start = -1
    for _, run in groupby(cells, run_of):
        start = next(column for column in count(start + 1) if (0, column) not in drawn)
        row, column = 0, start
        for cell in run:
            drawn[row, column] = cell
            # A run that has left its start column is in its tail and never turns down again. The cell to the
            # right is always free: an earlier tail there began further left, so it would hold this cell too.
            if column == start and row + 1 < ROWS and (row + 1, column) not in drawn:
                row += 1
            else:
                column += 1
    return _grid(drawn)


def _grid(cells: Mapping[tuple[int, int], T]) -> Grid[T]:
    """The cells by (row, column) as six rows of the width they need."""
    width = max((column + 1 for _, column in cells), default=0)
    return tuple(tuple(cells.get((row, column)) for column in range(width)) for row in range(ROWS))


def _rows(grid: Grid[T], show: Callable[[T], object]) -> list[list[object]]:
    return [[None if cell is None else show(cell) for cell in row] for row in grid]


def _bead(mark: Mark) -> dict[str, object]:
    return {
        "mark": mark.winner,
        "player_pair": mark.player_pair,
        "banker_pair": mark.banker_pair,
        "natural": mark.natural,
    }
