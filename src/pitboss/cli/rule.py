"""`pitboss rule`: what the rules order for an irregularity in a described coup."""

from typing import Annotated

import msgspec
import typer
from rich.console import Console

from pitboss.cli.common import Format, find, reading, stop
from pitboss.cli.lines import MARK, read_json
from pitboss.cli.options import EditionKey, FormatOption
from pitboss.game.irregularities import CoupState, Report, Ruling, instruction, kinds, telling
from pitboss.game.irregularities import rule as rule_on
from pitboss.game.settlement import read_stake
from pitboss.kernel.decision import written
from pitboss.kernel.money import dollars
from pitboss.kernel.rejection import Rejection
from pitboss.rules.edition import Edition
from pitboss.rules.irregularity import Effect, Kind


class Described(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of the command: the coup, and what staff say of it beside the kind."""

    coup: CoupState = CoupState()
    report: dict[str, object] = {}


def rule(
    edition: EditionKey,
    kind: Annotated[str, typer.Option(help="What went wrong, as in `pitboss irregularities`.")],
    state: Annotated[str, typer.Option(metavar="FILE", help="The coup as JSON; - for standard input.")],
    format_: FormatOption = Format.TABLE,
) -> None:
    """Tells what to do when something went wrong.

    The file says how the coup stood and what staff know: {"coup": {...}, "report": {...}}.

    \b
    Example:
      echo '{"coup": {"player": ["4S", "3H"], "banker": ["2D", "3C"]}, "report": {"card": "9S"}}' |
      pitboss rule --edition star-baccarat-2024 --kind stray-player-card --state -
    """
    chosen, _ = find(edition, None)
    known = _find_kind(chosen, kind)
    with reading(state) as stream:
        described = read_described(stream.read(), known)
    if isinstance(described, Rejection):
        stop(described)
    coup, report = described
    ruling = rule_on(chosen, coup, report)
    if isinstance(ruling, Rejection):
        stop(ruling)
    if format_ is Format.JSON:
        typer.echo(msgspec.json.encode(ruling))
    else:
        Console(highlight=False).print("\n".join(ruling_lines(chosen, coup, ruling)), markup=False)


def read_described(text: bytes, kind: Kind) -> tuple[CoupState, Report] | Rejection:
    """The coup and the report in a file, or what is wrong with it.

    >>> coup, report = read_described(b'{"coup": {"player": ["9S"]}}', Kind.MISDEAL)
    >>> coup.player, report.kind.value
    (('9S',), 'misdeal')
    """
    asked = read_json(text.removeprefix(MARK))
    if isinstance(asked, Rejection):
        return asked
    try:
        described = msgspec.convert(asked, Described)
        report = msgspec.convert({"kind": kind, **described.report}, Report)
    except msgspec.ValidationError as problem:
        return Rejection("bad-state", f"That does not describe a coup: {problem}.")
    names = (*described.coup.wagers, *(key for wagers in described.coup.wagers.values() for key in wagers))
    if not written(*names, *report.players):
        return Rejection("bad-state", "Names are one line of printable characters.")
    for wagers in described.coup.wagers.values():
        for key, cents in wagers.items():
            stake = read_stake(key, cents)
            if isinstance(stake, Rejection):
                return stake
    if report.kind is not kind:
        return Rejection("bad-state", f"The report is about {report.kind}, not {kind}.")
    return described.coup, report


def ruling_lines(edition: Edition, coup: CoupState, ruling: Ruling) -> list[str]:
    """The ruling as staff read it: what happened, what to do in order, what goes back, whom to tell."""
    lines = [f"{ruling.kind.label} ({edition.key}, rule {ruling.clause})"]
    for number, order in enumerate(ruling.orders, start=1):
        lines.append(f"{number}. {instruction(order)} ({order.clause})")
    if Effect.VOID_COUP in ruling.effects:
        for player, wagers in coup.wagers.items():
            lines.append(f"Back to {player}: {dollars(sum(wagers.values()))}")
    return lines + [telling(tell) for tell in ruling.tells]


def _find_kind(edition: Edition, key: str) -> Kind:
    """The kind that is meant, or the end of the command."""
    known = kinds(edition)
    if key not in known:
        message = f"{edition.key} orders nothing for {key!r:.40}."
        choice = f" Choose from: {', '.join(known)}." if known else ""
        stop(Rejection("irregularity-unknown", message + choice))
    return Kind(key)
