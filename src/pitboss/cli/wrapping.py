"""Texts that are broken into lines. Chinese has no blanks to break at, and no line begins with a stop."""

import re

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement

UNWRAPPED = "\b\n"
"""Before a paragraph of a help whose lines stay as they are."""


class Wrapped:
    """A text in a table. The library would cut a line of wide characters off instead of breaking it."""

    def __init__(self, text: str) -> None:
        """A text of one or more lines."""
        self.lines = text.split("\n")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """From the longest piece that stays whole to the longest line."""
        pieces = (piece for line in self.lines for piece in _pieces(line))
        most = max(map(cell_len, self.lines))
        return Measurement(max(map(cell_len, pieces), default=0), most).clamp(None, options.max_width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The lines that fit the column."""
        for line in self.lines:
            yield from _broken(line, options.max_width)


def wrapped(text: str) -> str | Wrapped:
    """A text for a table.

    >>> wrapped("Banker"), type(wrapped("庄")).__name__
    ('Banker', 'Wrapped')
    """
    return Wrapped(text) if is_wide(text) else text


def fitting(text: str, width: int) -> str:
    """A text of a help whose wide characters fit a width. The library counts each as one column.

    >>> fitting("显示 --help 的内容。", 12).splitlines()[1:]
    ['显示 --help', '的内容。']
    """
    if not is_wide(text):
        return text
    return "\n\n".join(UNWRAPPED + "\n".join(_broken(part, width)) for part in text.split("\n\n"))


def is_wide(text: str) -> bool:
    """Whether characters of a text take two columns."""
    return any(cell_len(character) > 1 for character in text)


def _broken(text: str, width: int) -> list[str]:
    lines = [""]
    for piece in _pieces(text.replace("\n", " ")):
        if cell_len(lines[-1]) + cell_len(piece.rstrip()) > width and lines[-1]:
            lines.append("")
        lines[-1] += piece
    return [line.rstrip() for line in lines]


def _pieces(text: str) -> list[str]:
    """What stays together: a word in Latin letters, and a stop with what is before it."""
    return re.findall(r"（*(?:[!-~]+|.)[、，。；：！？）」”》]* ?", text)
