"""The options that several commands share, with their help texts."""

from typing import Annotated

import typer

from pitboss.cli.common import Format

EditionKey = Annotated[str, typer.Option(help="cli-option-edition")]
GameKey = Annotated[str, typer.Option(help="cli-option-game")]
DecksOption = Annotated[str | None, typer.Option(metavar="N", help="cli-option-decks")]
TiePercent = Annotated[
    str | None,
    typer.Option(metavar="N", help="cli-option-tie-percent"),
]
SeedOption = Annotated[str | None, typer.Option(metavar="S", help="cli-option-seed")]
PlotOption = Annotated[str | None, typer.Option(metavar="FILE", help="cli-option-plot")]
FormatOption = Annotated[Format, typer.Option("--format", help="cli-option-format")]
