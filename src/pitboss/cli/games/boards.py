"""The displays above a table: the five roads of a shoe and the last numbers of a wheel.

Every picture can have a width. Then it shows the last columns that fit. Letters, shapes and places repeat
what the colours show.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from rich.text import Text

from pitboss.cli.games.render import INK, PAINT, POCKETS
from pitboss.cli.wording import words
from pitboss.game.roads import BigRoadCell, Colour, Grid, Mark, Roads
from pitboss.game.wheel import colour
from pitboss.rules.roulette import Wheel

T = TypeVar("T")

TIES = ("", *"¹²³⁴⁵⁶⁷⁸⁹⁺")
DOTS = {(False, False): "", (True, False): "˙", (False, True): ".", (True, True): ":"}
"""The pairs of a coup, Banker's first: Banker's dot is high and Player's low, as on casino displays."""
NATURAL = ("", "*")
LOWER = {"R": ("●", INK["B"]), "B": ("○", INK["P"])}
STRIP_NUMBERS = 25


def bead_plate(grid: Grid[Mark], width: int | None = None) -> Text:
    """The bead plate. With a width, the last columns that fit, padded with blanks.

    >>> from pitboss.game.roads import read_marks, roads
    >>> bead_plate(roads(read_marks("BPTBPTB")).bead_plate).plain.split()[:3]
    ['B', 'B', 'P']
    """

    def bead(mark: Mark) -> Text:
        signs = DOTS[mark.banker_pair, mark.player_pair] + NATURAL[mark.natural]
        return Text.assemble((f"{mark.winner}{signs:2}", PAINT[mark.winner]), " ")

    return _picture(grid, bead, "·   ", width)


def big_road(grid: Grid[BigRoadCell], width: int | None = None) -> Text:
    """The big road: letters for wins, small figures for ties since, dots for pairs, stars for naturals."""

    def place(cell: BigRoadCell) -> Text:
        letter = cell.mark or "T"  # Ties before the first win are in its place.
        ring = Text.assemble(
            (letter, INK[letter]),
            (TIES[min(cell.ties, 10)], INK["T"]),
            DOTS[cell.banker_pair, cell.player_pair] + NATURAL[cell.natural],
        )
        ring.pad_right(5 - len(ring))
        return ring

    return _picture(grid, place, "·    ", width)


def lower_road(grid: Grid[Colour], width: int | None = None) -> Text:
    """One of the three lower roads. Red marks are filled, blue ones hollow."""
    return _picture(grid, lambda mark: Text(*LOWER[mark]), " ", width)


def lower_roads(board: Roads) -> list[tuple[str, Grid[Colour]]]:
    """The three lower roads with their names."""
    grids = board.lower_grids
    return [
        (words("road-bigeye"), grids.big_eye_boy),
        (words("road-small"), grids.small_road),
        (words("road-cockroach"), grids.cockroach),
    ]


def five_roads(board: Roads, width: int | None = None) -> Iterator[Text]:
    """All five roads one below the other with their names, for files and pipes."""
    yield Text(words("cli-roads-legend"), "dim")
    yield _named(words("road-bead"), bead_plate(board.bead_plate, width))
    yield _named(words("road-big"), big_road(board.big_road, width))
    yield Text(words("cli-lower-roads-legend"), "dim")
    for name, grid in lower_roads(board):
        yield _named(name, lower_road(grid, width))


def number_strip(wheel: Wheel, pockets: Sequence[int], width: int | None = None) -> Text:
    """The last numbers, the newest on the right: red ones above, black ones below, zero between them.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import WHEEL
    >>> number_strip(WHEEL, [17, 0, 32]).plain.split("\\n")
    ['      32', '    0', '17']
    """
    named = [(pocket, colour(wheel, pocket)) for pocket in pockets]
    grid = tuple(
        tuple(pocket if name == row else None for pocket, name in named) for row in ("red", "green", "black")
    )

    def number(pocket: int) -> Text:
        return Text.assemble((f"{pocket:>2}", POCKETS[colour(wheel, pocket)]), " ")

    return _picture(grid, number, "   ", width)


def number_strips(wheel: Wheel, pockets: Sequence[int]) -> Iterator[Text]:
    """All numbers in strips one below the other, for files and pipes."""
    yield Text(words("cli-numbers"), "bold")
    for start in range(0, len(pockets), STRIP_NUMBERS):
        yield Text.assemble(number_strip(wheel, pockets[start : start + STRIP_NUMBERS]), "\n")


def _picture(grid: Grid[T], draw: Callable[[T], Text], blank: str, width: int | None) -> Text:
    """The grid cell by cell: complete without trailing blanks, or the last columns that fit a width."""
    columns = len(grid[0]) if width is None else width // len(blank)
    lines = []
    for row in grid:
        shown = [*row[max(0, len(row) - columns) :], *[None] * (columns - len(row))]
        line = Text.assemble(*(Text(blank, "dim") if cell is None else draw(cell) for cell in shown))
        if width is None:
            line.rstrip()
        lines.append(line)
    return Text("\n", no_wrap=True).join(lines)


def _named(name: str, picture: Text) -> Text:
    picture.rstrip()
    return Text.assemble((name, "bold"), "\n", picture or words("cli-no-mark"), "\n")
