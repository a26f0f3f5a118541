"""`pitboss par`: the PAR sheet of a game as a PDF."""

from pathlib import Path
from typing import Annotated

import typer

from pitboss.cli.common import stop
from pitboss.cli.files import write_whole
from pitboss.cli.games.deal import choose_header
from pitboss.cli.options import DecksOption, EditionKey, GameKey, TiePercent
from pitboss.cli.wording import spoken
from pitboss.game.records.record import Header
from pitboss.kernel.rejection import Rejection


def par(
    *,
    edition: EditionKey,
    game: GameKey,
    decks: DecksOption = None,
    tie_percent: TiePercent = None,
    output: Annotated[
        str,
        typer.Option("--output", "-o", metavar="FILE", help="cli-par-option-output"),
    ],
) -> None:
    """Writes the PAR sheet of a game.

    \b
    Example:
      pitboss par --edition star-baccarat-2024 --game baccarat -o par.pdf
    """
    header = choose_header(edition, game, decks, tie_percent)
    if output == "-":
        typer.echo(_made(header), nl=False)
        return
    # The sheet is made only when the file can be written.
    write_whole(Path(output), map(_made, [header]))


def _made(header: Header) -> bytes:
    """The sheet in the language of the command. Ends the command if no font has its characters."""
    # Typesetting and plots are imported where they are used, so that other commands start fast.
    from pitboss.lab.par import par_sheet  # noqa: PLC0415

    sheet = par_sheet(header, spoken())
    return stop(sheet) if isinstance(sheet, Rejection) else sheet
