"""`pitboss par`: the PAR sheet of a game as a PDF."""

from pathlib import Path
from typing import Annotated

import typer

from pitboss.cli.files import write_whole
from pitboss.cli.games.deal import choose_header
from pitboss.cli.options import DecksOption, EditionKey, GameKey, TiePercent


def par(
    *,
    edition: EditionKey,
    game: GameKey,
    decks: DecksOption = None,
    tie_percent: TiePercent = None,
    output: Annotated[
        str,
        typer.Option("--output", "-o", metavar="FILE", help="The PDF to write; - for standard output."),
    ],
) -> None:
    """Writes the PAR sheet of a game.

    A PDF with a summary of the rules, every wager with its outcomes and their exact odds, house edge, RTP and
    volatility, and the range of the RTP over numbers of coups or spins. The same game gives the same file.

    \b
    Example:
      pitboss par --edition star-baccarat-2024 --game baccarat -o par.pdf
    """
    header = choose_header(edition, game, decks, tie_percent)
    # Typesetting and plots are imported where they are used, so that other commands start fast.
    from pitboss.lab.par import par_sheet  # noqa: PLC0415

    if output == "-":
        typer.echo(par_sheet(header), nl=False)
        return
    # The sheet is made only when the file can be written.
    write_whole(Path(output), map(par_sheet, [header]))
