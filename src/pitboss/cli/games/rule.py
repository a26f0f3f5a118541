"""`pitboss rule`: what the rules order for an irregularity in a given coup."""

from typing import Annotated

import msgspec
import typer
from rich.console import Console

from pitboss.cli.common import Format, find, reading, stop
from pitboss.cli.lines import BYTE_ORDER_MARK, read_json
from pitboss.cli.options import EditionKey, FormatOption
from pitboss.cli.wording import in_words
from pitboss.game.described import find_kind, read_described, ruling_lines
from pitboss.game.irregularities import rule as rule_on
from pitboss.kernel.rejection import Rejection


def rule(
    edition: EditionKey,
    kind: Annotated[str, typer.Option(help="cli-rule-option-kind")],
    state: Annotated[str, typer.Option(metavar="FILE", help="cli-rule-option-state")],
    format_: FormatOption = Format.TABLE,
) -> None:
    """Shows what the rules order for an irregularity.

    \b
    Example:
      echo '{"coup": {"player": ["4S", "3H"], "banker": ["2D", "3C"]}, "report": {"card": "9S"}}' |
      pitboss rule --edition star-baccarat-2024 --kind stray-player-card --state -
    """
    chosen, _ = find(edition, None)
    known = find_kind(chosen, kind)
    if isinstance(known, Rejection):
        stop(known)
    with reading(state) as stream:
        read = read_json(stream.read().removeprefix(BYTE_ORDER_MARK))
    described = read if isinstance(read, Rejection) else read_described(chosen, read, known)
    if isinstance(described, Rejection):
        stop(described)
    coup, report = described
    ruling = rule_on(chosen, coup, report)
    if isinstance(ruling, Rejection):
        stop(ruling)
    if format_ is Format.JSON:
        typer.echo(msgspec.json.encode(ruling))
    else:
        Console(highlight=False).print(
            "\n".join(map(in_words, ruling_lines(chosen, coup, ruling))), markup=False
        )
