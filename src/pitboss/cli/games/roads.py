"""`pitboss roads`: the five roads of a shoe from its letters, as JSON or as pictures."""

import json
import sys
from typing import Annotated

import typer
from rich.console import Console

from pitboss.cli.common import reading, stop
from pitboss.cli.games.boards import five_roads
from pitboss.game import roads as game
from pitboss.kernel.rejection import Rejection


def roads(
    file: Annotated[
        str,
        typer.Argument(help="cli-roads-option-file", show_default=False),
    ] = "-",
    *,
    draw: Annotated[bool, typer.Option("--draw", help="cli-roads-option-draw")] = False,
) -> None:
    """Draws the five roads of a shoe.

    \b
    Example:
      echo BPPTBB | pitboss roads --draw
    """
    with reading(file) as stream:
        content = stream.read()
    # Bytes that are not text become a letter that no shoe has. It is refused with its line.
    shoes = read_shoes(content.decode("utf-8-sig", errors="replace"))
    if isinstance(shoes, Rejection):
        stop(shoes)
    boards = [game.roads(game.read_marks(shoe)) for shoe in shoes]
    if not draw:
        for board in boards:
            typer.echo(json.dumps(game.to_json(board), separators=(",", ":")))
        return
    console = Console(highlight=False, markup=False)
    for board in boards:
        for picture in five_roads(board, console.width if sys.stdout.isatty() else None):
            console.print(picture, soft_wrap=True)


def read_shoes(text: str) -> list[str] | Rejection:
    """The letters of each shoe, or the first character that is not a valid letter.

    >>> read_shoes("B P P T\\nBB\\n"), read_shoes("B\\nP\\n"), read_shoes("")
    (['BPPT', 'BB'], ['BP'], [''])
    >>> read_shoes("BP\\nBx").facts
    {'case': 'at-line', 'line': 2, 'letter': "'x'"}
    """
    lines = ["".join(line.split()) for line in text.split("\n")]
    for number, line in enumerate(lines, start=1):
        for letter in line:
            if letter not in "BPT":
                return Rejection(
                    "unknown-letter", {"case": "at-line", "line": number, "letter": f"{letter!r}"}
                )
    shoes = [line for line in lines if line]
    return shoes if any(len(shoe) > 1 for shoe in shoes) else ["".join(shoes)]
