"""`pitboss replay`: calculates a record again and compares it with the rules."""

from collections.abc import Iterator
from io import TextIOWrapper
from typing import Annotated, TextIO

import typer

from pitboss.cli.common import reading, stop
from pitboss.game.records import replay as game
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.words.rendering import english


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record; - for standard input.")],
) -> None:
    """Recomputes a dealt file.

    Every card, result and settlement is calculated again and compared line by line. The exit status is 0 if
    all is the same, 1 at the first difference, 2 if the file cannot be read.

    \b
    Example:
      pitboss deal --edition star-baccarat-2024 --game baccarat | pitboss replay -
    """
    with reading(file) as stream, TextIOWrapper(stream, encoding="utf-8-sig") as text:
        replayed = game.replay_lines(_lines(text))
    if isinstance(replayed, Rejection):
        stop(replayed)
    if isinstance(replayed, game.Difference):
        typer.echo(f"Line {replayed.line} differs.")
        typer.echo(f"  recorded:   {_show(replayed.recorded)}")
        typer.echo(f"  recomputed: {_show(replayed.recomputed)}")
        raise typer.Exit(1)
    typer.echo(f"Same: {english(replayed.text)}.")


def _lines(text: TextIO) -> Iterator[str]:
    """The lines without line ends, then an empty one, even if the last line has no end."""
    for line in text:
        yield line.removesuffix("\n")
    yield ""


def _show(line: str | Text | None) -> str:
    if not line:
        return "(no line)" if line is None else "(an empty line)"
    # A record may come from any source, and a terminal obeys control characters.
    shown = english(line) if isinstance(line, Text) else line
    return shown if shown.isprintable() else ascii(shown)
