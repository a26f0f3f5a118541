"""`pitboss study bankroll`: the results of patrons who play a betting system."""

import json
import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from pitboss.cli.common import Format, Ports, choose_number, choose_seed, sign_percent, sign_words, stop
from pitboss.cli.games.deal import choose_header
from pitboss.cli.long import STOPPED_EXIT_CODE, bar, choose_picture, draw, stop_empty
from pitboss.cli.options import (
    DecksOption,
    EditionKey,
    FormatOption,
    GameKey,
    PlotOption,
    SeedOption,
    TiePercent,
)
from pitboss.cli.wording import column_sum, spoken, words
from pitboss.game.records.record import Header
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, Facts, Text

if TYPE_CHECKING:
    from pitboss.sim.bankroll import Plan, Sessions
    from pitboss.sim.findings import Findings, Spread

Json = dict[str, object]


@dataclass(frozen=True, slots=True)
class Study:
    """The parameters of a study."""

    header: Header
    wager: str
    system: str
    plan: "Plan"


def bankroll(  # noqa: PLR0913 (every figure of a study is an option)
    ctx: typer.Context,
    *,
    edition: EditionKey,
    game: GameKey,
    wager: Annotated[str, typer.Option(help="cli-bankroll-option-wager")],
    decks: DecksOption = None,
    system: Annotated[
        str,
        typer.Option(help="cli-bankroll-option-system"),
    ] = "flat",
    purse: Annotated[
        str, typer.Option("--bankroll", metavar="DOLLARS", help="cli-bankroll-option-purse")
    ] = "1000",
    base: Annotated[str, typer.Option(metavar="DOLLARS", help="cli-bankroll-option-base")] = "10",
    minimum: Annotated[str, typer.Option(metavar="DOLLARS", help="cli-bankroll-option-minimum")] = "10",
    maximum: Annotated[str, typer.Option(metavar="DOLLARS", help="cli-bankroll-option-maximum")] = "1000",
    chip: Annotated[str, typer.Option(metavar="DOLLARS", help="cli-bankroll-option-chip")] = "0.01",
    coups: Annotated[str, typer.Option(metavar="K", help="cli-bankroll-option-coups")] = "500",
    patrons: Annotated[str, typer.Option(metavar="N", help="cli-bankroll-option-patrons")] = "10000",
    seed: SeedOption = None,
    tie_percent: TiePercent = None,
    plot: PlotOption = None,
    format_: FormatOption = Format.TABLE,
) -> None:
    """Simulates many patrons with a betting system.

    \b
    Example:
      pitboss study bankroll --edition star-baccarat-2024 --game baccarat --wager banker --system martingale
    """
    file = choose_picture(plot)
    header = choose_header(edition, game, decks, tie_percent)
    # Heavy modules are imported only when they are needed.
    from pitboss.sim import bankroll as sim  # noqa: PLC0415
    from pitboss.sim.findings import find_figures  # noqa: PLC0415
    from pitboss.sim.outcomes import outcomes_of  # noqa: PLC0415
    from pitboss.sim.systems import find_system  # noqa: PLC0415

    outcomes = outcomes_of(header.game, header.decks, header.terms, wager)
    if isinstance(outcomes, Rejection):
        stop(outcomes)
    ports: Ports = ctx.obj
    plan = sim.Plan(
        patrons=choose_number("patrons", patrons, 1, sim.MOST_PATRONS),
        coups=choose_number("coups", coups, 1, sim.MOST_COUPS),
        seed=choose_seed(seed, ports),
        bankroll=choose_money("bankroll", purse),
        base=choose_money("base", base),
        minimum=choose_money("minimum", minimum),
        maximum=choose_money("maximum", maximum),
        chip=choose_money("chip", chip),
        pieces=outcomes.pieces,
    )
    refused = sim.check_plan(plan)
    if refused is not None:
        stop(refused)
    player = find_system(system, plan.coups)
    if isinstance(player, Rejection):
        stop(player)
    study = Study(header, wager, system, plan)
    played = sim.play_all(plan, player, outcomes)

    def picture(sessions: "Sessions", kind: str) -> bytes | Rejection:
        from pitboss.lab.bankroll import picture  # noqa: PLC0415

        title, subtitle = _titles(study, sessions.left.size)
        return picture(title, subtitle, header.game.round_name, plan, sessions, kind, spoken())

    sessions = draw(file, lambda: _watch(played, plan.patrons), picture)
    findings = find_figures(plan, sessions, outcomes.odds.edge)
    if format_ is Format.JSON:
        typer.echo(json.dumps(as_json(study, findings)))
    else:
        _show(study, findings)
    if findings.patrons < plan.patrons:
        raise typer.Exit(STOPPED_EXIT_CODE)


def choose_money(option: str, text: str) -> Cents:
    """The given amount in dollars, exactly. Ends the command if it is invalid.

    >>> choose_money("base", "25"), choose_money("base", "2.5")
    (2500, 250)
    """
    from pitboss.sim.bankroll import MOST_CENTS  # noqa: PLC0415

    if not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,2})?", text):
        stop(Rejection("bad-money", {"case": "option", "option": option, "given": f"{text!r:.40}"}))
    whole, _, part = text.partition(".")
    cents = 100 * int(whole) + int(part.ljust(2, "0"))
    if not 0 < cents <= MOST_CENTS:
        most = str(MOST_CENTS // 100)
        stop(Rejection("out-of-range", {"case": "sum", "option": option, "most": most, "given": text}))
    return cents


def _watch(played: "Iterable[Sessions | Rejection]", patrons: int) -> "Sessions":
    """All sessions, with a progress bar on a terminal. Ctrl-C drops the unfinished ones."""
    from pitboss.sim.bankroll import join  # noqa: PLC0415

    parts: list[Sessions] = []
    with suppress(KeyboardInterrupt), bar(words("cli-playing"), patrons) as tell:
        for part in played:
            if isinstance(part, Rejection):
                stop(part)
            parts.append(part)
            done = sum(part.left.size for part in parts)
            tell(done, f"{done}/{patrons}")
    return join(parts) if parts else stop_empty("patron")


def as_json(study: Study, findings: "Findings") -> Json:
    """A study as data for other programs."""
    header, plan, ruin, cost = study.header, study.plan, findings.ruin, findings.cost
    return {
        "edition": header.edition.key,
        "game": header.game.key,
        "decks": header.decks or None,
        "tie_percent": sign_percent(header.terms),
        "wager": study.wager,
        "system": study.system,
        "seed": plan.seed,
        "coups": plan.coups,
        "patrons": findings.patrons,
        "stopped": findings.patrons < plan.patrons,
        "bankroll_cents": plan.bankroll,
        "base_cents": plan.base,
        "minimum_cents": plan.minimum,
        "maximum_cents": plan.maximum,
        "chip_cents": plan.chip,
        "result_cents": _spread_json(findings.result),
        "drawdown_cents": _spread_json(findings.drawdown),
        "coups_played": _spread_json(findings.lasted),
        "ruin": {"patrons": ruin.patrons, "share": ruin.share, "interval_95": list(ruin.interval)},
        "turnover_cents": cost.turnover,
        "lost_cents": cost.lost,
        "lost_share": cost.rate,
        "standard_error": cost.error,
        "exact_edge": float(cost.edge),
        "exact_edge_fraction": str(cost.edge),
        "z": cost.z,
    }


def _spread_json(spread: "Spread") -> Json:
    return {"mean": spread.mean, "sd": spread.sd, "percentiles": spread.percentiles}


def _show(study: Study, findings: "Findings") -> None:
    console = Console(highlight=False, markup=False)
    title, subtitle = _titles(study, findings.patrons)
    console.print(title, style="bold")
    console.print(subtitle)
    rounds = words(f"lab-{study.header.game.round_name}s-played")
    table = Table("", words("cli-column-result"), words("cli-column-drawdown"), rounds)
    for column in table.columns[1:]:
        column.justify = "right"
    for name in ("mean", "sd"):
        sums = [column_sum(round(getattr(each, name))) for each in (findings.result, findings.drawdown)]
        table.add_row(words(f"cli-figure-{name}"), *sums, f"{getattr(findings.lasted, name):.2f}")
    table.add_section()
    for percent, result in findings.result.percentiles.items():
        fall, lasted = findings.drawdown.percentiles[percent], findings.lasted.percentiles[percent]
        table.add_row(f"{percent} %", column_sum(result), column_sum(fall), str(lasted))
    console.print(table)
    ruin, cost = findings.ruin, findings.cost
    low, high = ruin.interval
    console.print(
        words(
            "cli-ruined",
            ruined=str(ruin.patrons),
            patrons=_patrons(findings.patrons),
            share=_percent(ruin.share),
            low=_percent(low),
            high=_percent(high),
        )
    )
    console.print(
        words(
            "cli-turnover",
            turnover=Amount(cost.turnover),
            lost=Amount(cost.lost),
            rate=_percent(cost.rate, 4),
            error=_percent(cost.error, 4),
            edge=_percent(float(cost.edge), 4),
        )
    )
    if study.plan.chip > 1:
        console.print(words("cli-paid-in-chips"))
    if findings.patrons < study.plan.patrons:
        done, total = str(findings.patrons), _patrons(study.plan.patrons)
        console.print(words("cli-stopped-early", done=done, total=total))


def _percent(share: float, places: int = 2) -> str:
    return f"{100 * share:.{places}f} %"


def _patrons(number: int) -> Text:
    return Text("cli-patrons", {"count": number})


def _titles(study: Study, patrons: int) -> tuple[str, str]:
    """The headings: the game, and the parameters."""
    header, plan = study.header, study.plan
    facts: Facts = {"wager": study.wager, "game": Text(header.game.title), "edition": header.edition.key}
    if header.decks:
        shoe: Facts = {"decks": header.decks, "sign": sign_words(header.terms)}
        title = words("cli-bankroll-title-decks", **facts, **shoe)
    else:
        title = words("cli-bankroll-title", **facts)
    return title, words(
        "cli-bankroll-subtitle",
        patrons=_patrons(patrons),
        system=study.system,
        base=Amount(plan.base),
        bankroll=Amount(plan.bankroll),
        minimum=Amount(plan.minimum),
        maximum=Amount(plan.maximum),
        rounds=Text(f"cli-{header.game.round_name}s", {"count": plan.coups}),
        seed=str(plan.seed),
    )
