"""The five roads of a shoe, drawn."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from html import escape
from typing import Any

from pitboss.game.roads import BigRoadCell, Grid, Mark, Roads, mark_of, roads
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.library.plays import PlayedCoup
from pitboss.library.refused import RefusedError, typed
from pitboss.library.tabular import Column, Listing, Tabular
from pitboss.words.rendering import english

PLACES = (Column("road"), Column("row", figures=True), Column("column", figures=True), Column("mark"))
ROADS_OF = "roads"
INK = {"B": "#d32f2f", "P": "#1976d2", "T": "#388e3c"}
PAINT = {"R": "B", "B": "P"}
"""The lower roads are red where the pattern holds and blue where it breaks, in the colours of the sides."""
STYLE = (
    ".pitboss-roads{display:flex;flex-wrap:wrap;gap:0 1.5em}"
    ".pitboss-roads figure{margin:.3em 0}"
    ".pitboss-roads table{border-collapse:collapse;line-height:1.2}"
    ".pitboss-roads td{width:1.2em;min-width:1.2em;height:1.2em;padding:0;text-align:center;"
    "border:1px solid #8884;font-weight:bold}"
    ".pitboss-roads i{display:block;margin:1px;border-radius:50%;font-style:normal;color:#fff}"
    + "".join(
        f".pitboss-roads .{side}{{color:{ink}}}.pitboss-roads i.{side}{{color:#fff;background:{ink}}}"
        for side, ink in INK.items()
    )
)


@dataclass(frozen=True, slots=True, repr=False)
class DrawnRoads(Tabular, Roads):
    """The five roads of a shoe: bead plate, big road, big eye boy, small road and cockroach pig."""

    def listing(self) -> Listing:
        """One row for each filled place on a road."""
        rows = (
            (road, i, j, letter(cell))
            for road, grid, letter, _ in self._grids()
            for i, row in enumerate(grid)
            for j, cell in enumerate(row)
            if cell is not None
        )
        coups = sum(mark is not None for row in self.bead_plate for mark in row)
        return Listing(english(Text("library-roads", {"count": coups})), PLACES, rows)

    def __repr__(self) -> str:
        """The roads in letters: the winners on the first two, the colours on the other three."""
        lines = [self.listing().heading]
        for road, grid, letter, _ in self._grids():
            lines.append(road)
            written = (["." if cell is None else letter(cell) for cell in row] for row in grid)
            lines += [f"  {' '.join(row)}" for row in written if set(row) - {"."}]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        """The roads as boards."""
        boards = "".join(
            f"<figure><figcaption>{escape(road)}</figcaption>{_board(grid, draw)}</figure>"
            for road, grid, _, draw in self._grids()
        )
        heading = f"<p><b>{escape(self.listing().heading)}</b></p>"
        return f'<div><style>{STYLE}</style>{heading}<div class="pitboss-roads">{boards}</div></div>'

    def _grids(self) -> "tuple[tuple[str, Grid[Any], Callable[[Any], str], Callable[[Any], str]], ...]":
        """Each road with its places, and how one place is written and drawn."""
        lower = self.lower_grids
        return (
            ("bead plate", self.bead_plate, lambda mark: mark.winner, _bead),
            ("big road", self.big_road, lambda cell: cell.mark or "T", _ring),
            ("big eye boy", lower.big_eye_boy, str, _dot),
            ("small road", lower.small_road, str, _dot),
            ("cockroach pig", lower.cockroach, str, _dot),
        )


def draw_roads(coups: str | Iterable[PlayedCoup]) -> DrawnRoads:
    """The roads of dealt coups, or of the letters B, P and T.

    >>> draw_roads("BPPP").big_eye_boy
    'BR'
    """
    if isinstance(coups, str):
        marks = [_read_mark(letter) for letter in "".join(coups.split())]
    else:
        listed = typed(coups, Iterable, ROADS_OF)
        marks = [mark_of(typed(coup, PlayedCoup, ROADS_OF).coup.result) for coup in listed]
    board = roads(marks)
    return DrawnRoads(**{name: getattr(board, name) for name in Roads.__slots__})


def _read_mark(letter: str) -> Mark:
    match letter:
        case "B" | "P" | "T":
            return Mark(letter)
    raise RefusedError(Rejection("unknown-letter", {"case": "no-coup", "letter": f"{letter!r}"}))


def _board(grid: "Grid[Any]", draw: Callable[[Any], str]) -> str:
    rows = ["".join("<td></td>" if cell is None else draw(cell) for cell in row) for row in grid]
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    return f"<table><tbody>{body}</tbody></table>"


def _bead(mark: Mark) -> str:
    return f'<td><i class="{mark.winner}">{mark.winner}</i></td>'


def _ring(cell: BigRoadCell) -> str:
    letter = cell.mark or "T"
    return f'<td class="{letter}">{letter}{f"<sup>{cell.ties}</sup>" if cell.ties else ""}</td>'


def _dot(colour: str) -> str:
    return f'<td class="{PAINT[colour]}">{"●" if colour == "R" else "○"}</td>'
