"""`pitboss replay`: works a record out again and says whether it is what the rules say."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Annotated, TextIO

import typer

from pitboss.cli.common import stop
from pitboss.game import replay as game
from pitboss.kernel.rejection import Rejection


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record; - for standard input.")],
) -> None:
    """Recomputes a dealt file.

    Every card, result and settlement is worked out again and compared line by line. The exit status is 0 if
    all is the same, 1 at the first difference, 2 if the file cannot be read.

    \b
    Example:
      pitboss deal --edition star-baccarat-2024 --game baccarat | pitboss replay -
    """
    try:
        with _open(file) as stream:
            replayed = game.replay_lines(_lines(stream))
    except OSError as problem:
        stop(Rejection("cannot-read", f"{file} cannot be read: {problem.strerror}."))
    except UnicodeDecodeError:
        stop(Rejection("not-text", f"{file} is not text in UTF-8."))
    if isinstance(replayed, Rejection):
        stop(replayed)
    if isinstance(replayed, game.Difference):
        typer.echo(f"Line {replayed.line} differs.")
        typer.echo(f"  recorded:   {_show(replayed.recorded)}")
        typer.echo(f"  recomputed: {_show(replayed.recomputed)}")
        raise typer.Exit(1)
    typer.echo(f"Same: {replayed}.")


def _open(name: str) -> AbstractContextManager[TextIO]:
    if name == "-":
        return nullcontext(typer.get_text_stream("stdin", encoding="utf-8"))
    return Path(name).open(encoding="utf-8")


def _lines(stream: TextIO) -> Iterator[str]:
    """The lines without their ends, and what follows the last of them."""
    line = "\n"
    for line in stream:
        yield line.removesuffix("\n")
    if line.endswith("\n"):
        yield ""


def _show(line: str | None) -> str:
    if not line:
        return "(no line)" if line is None else "(an empty line)"
    # A record may come from anywhere, and a terminal obeys control characters.
    return line if line.isprintable() else ascii(line)
