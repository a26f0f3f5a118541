"""How results look: a table in a terminal and in a notebook, and optionally a pandas DataFrame."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from html import escape
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from pandas import DataFrame  # type: ignore[import-untyped]

MOST_ROWS = 20
"""The most rows that are shown. A DataFrame has them all."""
STYLE = (
    ".pitboss table{border-collapse:collapse;font-variant-numeric:tabular-nums}"
    ".pitboss tbody tr{border-top:1px solid #8886}"
    ".pitboss td,.pitboss th{padding:.2em .8em .2em 0;text-align:left}"
    ".pitboss .figures{text-align:right}"
)


class Column(NamedTuple):
    """A column: its name, how its values read, and whether they are figures, which are right-aligned."""

    name: str
    text: Callable[[Any], str] = str
    figures: bool = False

    @property
    def heading(self) -> str:
        """Its name for people."""
        return self.name.replace("_", " ")


class Listing(NamedTuple):
    """What a result shows. Amounts are in cents and odds are fractions until they become text."""

    heading: str
    columns: tuple[Column, ...]
    rows: Iterable[Sequence[object]]
    notes: tuple[str, ...] = ()
    """The lines below the rows."""


class Tabular(ABC):
    """A result with rows."""

    # Results of other layers have slots. Without this line they would get a dictionary.
    __slots__ = ()

    @abstractmethod
    def listing(self) -> Listing:
        """What the result shows."""

    def __repr__(self) -> str:
        """A table in plain text."""
        heading, columns, shown, notes = _in_words(self.listing())
        grid = [[column.heading for column in columns], *shown]
        widths = [max(map(len, cells)) for cells in zip(*grid, strict=True)]
        lines = ["  ".join(map(_pad, cells, widths, columns)).rstrip() for cells in grid]
        return "\n".join([heading, *lines, *notes])

    def _repr_html_(self) -> str:
        """A table in a notebook."""
        heading, columns, shown, notes = _in_words(self.listing())
        head = _html_row("th", [column.heading for column in columns], columns)
        body = "".join(_html_row("td", cells, columns) for cells in shown)
        return (
            f'<div class="pitboss"><style>{STYLE}</style><p><b>{escape(heading)}</b></p>'
            f"<table><thead>{head}</thead><tbody>{body}</tbody></table>"
            f"{''.join(f'<p>{escape(note)}</p>' for note in notes)}</div>"
        )

    def to_frame(self) -> "DataFrame":
        """All rows as a pandas DataFrame: amounts in cents, fractions exact."""
        try:
            from pandas import DataFrame  # noqa: PLC0415
        except ImportError as missing:
            raise ImportError("A DataFrame needs pandas: install it with `pip install pandas`.") from missing
        listing = self.listing()
        return DataFrame(map(tuple, listing.rows), columns=[column.name for column in listing.columns])


def percent(share: Fraction | float) -> str:
    """A share for people.

    >>> percent(Fraction(43, 415))
    '10.3614 %'
    """
    return f"{float(100 * share):.4f} %"


class _InWords(NamedTuple):
    heading: str
    columns: tuple[Column, ...]
    rows: list[list[str]]
    notes: tuple[str, ...]


def _in_words(listing: Listing) -> _InWords:
    """The first rows as text, and the notes with the number of omitted rows."""
    rows = iter(listing.rows)
    first = [
        [column.text(value) for column, value in zip(listing.columns, row, strict=True)]
        for row in islice(rows, MOST_ROWS)
    ]
    left_out = sum(1 for _ in rows)
    more = (f"… and {left_out} more",) if left_out else ()
    return _InWords(listing.heading, listing.columns, first, more + listing.notes)


def _pad(cell: str, width: int, column: Column) -> str:
    return cell.rjust(width) if column.figures else cell.ljust(width)


def _html_row(tag: str, cells: Sequence[str], columns: Sequence[Column]) -> str:
    marks = [' class="figures"' if column.figures else "" for column in columns]
    inner = [f"<{tag}{mark}>{escape(cell)}</{tag}>" for cell, mark in zip(cells, marks, strict=True)]
    return f"<tr>{''.join(inner)}</tr>"
