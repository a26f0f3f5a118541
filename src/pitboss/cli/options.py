"""The options that several commands share, with their help texts."""

from typing import Annotated

import typer

from pitboss.cli.common import Format

EditionKey = Annotated[str, typer.Option(help="The edition, as in `pitboss editions`.")]
GameKey = Annotated[str, typer.Option(help="The game of the edition.")]
DecksOption = Annotated[
    str | None, typer.Option(metavar="N", help="Decks in the shoe; the most allowed if left out.")
]
TiePercent = Annotated[
    str | None,
    typer.Option(metavar="N", help="What the sign says a tie pays, in percent; 5 if not given."),
]
SeedOption = Annotated[str | None, typer.Option(metavar="S", help="The seed; a fresh one if left out.")]
PlotOption = Annotated[
    str | None, typer.Option(metavar="FILE", help="Draw the study into a .png, .svg or .pdf file.")
]
FormatOption = Annotated[Format, typer.Option("--format", help="A table for people or JSON.")]
