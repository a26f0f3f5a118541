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
        typer.Argument(help="Where the letters are; - or nothing for standard input.", show_default=False),
    ] = "-",
    *,
    draw: Annotated[bool, typer.Option("--draw", help="Pictures for the terminal instead of JSON.")] = False,
) -> None:
    """Draws the five roads of a shoe.

    They are the bead plate, the big road, the big eye boy, the small road and the cockroach pig.

    A line of B, P and T is one shoe and becomes one line of JSON. If every line is a single letter, all lines
    together are one shoe. Blanks between letters and empty lines are ignored.

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
    >>> read_shoes("BP\\nBx").message
    "Line 2 has 'x': a coup is B for Banker, P for Player or T for Tie, in capitals."
    """
    lines = ["".join(line.split()) for line in text.split("\n")]
    for number, line in enumerate(lines, start=1):
        for letter in line:
            if letter not in "BPT":
                return Rejection(
                    "unknown-letter",
                    f"Line {number} has {letter!r}: a coup is B for Banker, P for Player or T for Tie, "
                    "in capitals.",
                )
    shoes = [line for line in lines if line]
    return shoes if any(len(shoe) > 1 for shoe in shoes) else ["".join(shoes)]
