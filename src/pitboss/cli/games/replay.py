"""`pitboss replay`: calculates a record again and compares it with the rules."""

from collections.abc import Iterator
from io import TextIOWrapper
from typing import Annotated, TextIO

import typer

from pitboss.cli.common import reading, stop
from pitboss.cli.wording import in_words, words
from pitboss.game.records import replay as game
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-replay-option-file")],
) -> None:
    """Recomputes a dealt file.

    \b
    Example:
      pitboss deal --edition star-baccarat-2024 --game baccarat | pitboss replay -
    """
    with reading(file) as stream, TextIOWrapper(stream, encoding="utf-8-sig") as text:
        replayed = game.replay_lines(_lines(text))
    if isinstance(replayed, Rejection):
        stop(replayed)
    if isinstance(replayed, game.Difference):
        typer.echo(words("cli-replay-differs", line=replayed.line))
        typer.echo(words("cli-replay-recorded", line=_show(replayed.recorded)))
        typer.echo(words("cli-replay-recomputed", line=_show(replayed.recomputed)))
        raise typer.Exit(1)
    typer.echo(words("cli-replay-same", parts=replayed.text))


def _lines(text: TextIO) -> Iterator[str]:
    """The lines without line ends, then an empty one, even if the last line has no end."""
    for line in text:
        yield line.removesuffix("\n")
    yield ""


def _show(line: str | Text | None) -> str:
    if not line:
        return words("cli-replay-no-line" if line is None else "cli-replay-empty-line")
    # A record may come from any source, and a terminal obeys control characters.
    shown = in_words(line)
    return shown if shown.isprintable() else ascii(shown)
