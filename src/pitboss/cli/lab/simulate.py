"""`pitboss simulate`: millions of coups, compared with the exact odds."""

import json
import re
from contextlib import AbstractContextManager
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.table import Table

from pitboss.cli.common import (
    Format,
    Ports,
    choose_number,
    choose_seed,
    sign_percent,
    sign_words,
    stop,
    wide_console,
)
from pitboss.cli.games.deal import choose_header
from pitboss.cli.long import STOPPED_EXIT_CODE, bar, stop_empty
from pitboss.cli.options import DecksOption, EditionKey, FormatOption, GameKey, SeedOption, TiePercent
from pitboss.cli.wording import in_data, in_words, titled, words
from pitboss.game.records.record import Header
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Fact, Text

# numpy and other heavy modules are imported where they are used, so that other commands start fast.
if TYPE_CHECKING:
    from pitboss.sim.agreement import Agreement, Comparison
    from pitboss.sim.run import Crew, OutcomeSource, Tally

MOST_COUPS = 10**12
MOST_THREADS = 1024
TIMES = {"": 1, "k": 10**3, "K": 10**3, "M": 10**6, "G": 10**9}


@dataclass(frozen=True, slots=True)
class Job:
    """The parameters of a simulation."""

    header: Header
    coups: int
    seed: int
    threads: int | None
    """The threads of this process. None if a cluster deals."""
    workers: str | None


@dataclass(frozen=True, slots=True)
class Report:
    """The result of a job."""

    tally: "Tally"
    seconds: float
    agreement: "Agreement"
    stopped: bool

    @property
    def rate(self) -> float:
        """Coups per second."""
        return self.tally.coups / self.seconds


def simulate(
    ctx: typer.Context,
    *,
    edition: EditionKey,
    game: GameKey,
    decks: DecksOption = None,
    coups: Annotated[str, typer.Option(metavar="N", help="cli-simulate-option-coups")] = "100M",
    seed: SeedOption = None,
    threads: Annotated[str | None, typer.Option(metavar="T", help="cli-simulate-option-threads")] = None,
    workers: Annotated[
        str | None, typer.Option(metavar="dask://HOST:PORT", help="cli-simulate-option-workers")
    ] = None,
    tie_percent: TiePercent = None,
    format_: FormatOption = Format.TABLE,
) -> None:
    """Deals millions of coups and compares them with the odds.

    \b
    Example:
      pitboss simulate --edition star-baccarat-2024 --game baccarat --coups 10M --seed 42
    """
    header = choose_header(edition, game, decks, tie_percent)
    number = choose_coups(coups)
    ports: Ports = ctx.obj
    job = Job(header, number, choose_seed(seed, ports), choose_threads(threads, workers), workers)
    report = run(job)
    if format_ is Format.JSON:
        typer.echo(json.dumps(as_json(job, report)))
    else:
        show(job, report, wide_console(80))
    if report.stopped:
        raise typer.Exit(STOPPED_EXIT_CODE)
    if not report.agreement.passed:
        raise typer.Exit(1)


def choose_coups(text: str) -> int:
    """The given number of coups. Ends the command if it is invalid.

    >>> choose_coups("1_000"), choose_coups("10k"), choose_coups("2G")
    (1000, 10000, 2000000000)
    """
    parts = re.fullmatch("([0-9]{1,15}(?:_[0-9]{3}){0,5})([kKMG]?)", text)
    number = int(parts[1]) * TIMES[parts[2]] if parts else 0
    if not 0 < number <= MOST_COUPS:
        stop(Rejection("out-of-range", {"case": "coups", "given": f"{text!r:.40}"}))
    return number


def choose_threads(threads: str | None, workers: str | None) -> int | None:
    """The given number of threads, or one for each core that this process may use."""
    if workers is not None:
        if threads is not None:
            stop(Rejection("bad-workers", {"case": "threads"}))
        return None
    if threads is not None:
        return choose_number("threads", threads, 1, MOST_THREADS)
    from pitboss.sim.run import cores  # noqa: PLC0415

    return cores()


def run(job: Job) -> Report:
    """Deals coups and compares them with the odds. Ends the command on an error."""
    from pitboss.sim.agreement import compare, exact_odds  # noqa: PLC0415
    from pitboss.sim.run import simulate as deal  # noqa: PLC0415
    from pitboss.sim.run import source_of  # noqa: PLC0415

    game, terms, decks = job.header.game, job.header.terms, job.header.decks
    source = source_of(game, decks, job.seed)
    tally, seconds = None, 0.0
    try:
        with _crew(job, source) as crew:
            if isinstance(crew, Rejection):
                stop(crew)
            with bar(words("cli-dealing"), job.coups) as tell:
                begun = perf_counter()
                for done in deal(source, job.coups, crew):
                    tally, seconds = done, perf_counter() - begun
                    millions = f"{tally.coups / seconds / 1e6:.1f}"
                    tell(tally.coups, words(f"cli-{game.round_name}s-per-second", millions=millions))
    except ConnectionError:
        stop(Rejection("no-cluster", {"case": "lost", "address": str(job.workers)}))
    except KeyboardInterrupt:
        # The shoes dealt so far are complete and are reported.
        pass
    if tally is None:
        stop_empty(game.part_name)
    exact = exact_odds(game, decks, terms)
    return Report(tally, seconds, compare(game, terms, tally.counts, exact), tally.coups < job.coups)


def _crew(job: Job, source: "OutcomeSource") -> "AbstractContextManager[Crew | Rejection]":
    if job.workers is None:
        from pitboss.sim.run import threads  # noqa: PLC0415

        return threads(job.threads or 1, source)
    from pitboss.sim.cluster import cluster, read_address  # noqa: PLC0415

    address = read_address(job.workers)
    if isinstance(address, Rejection):
        stop(address)
    return cluster(address, source)


def as_json(job: Job, report: Report) -> dict[str, object]:
    """A report as data for other programs."""
    header, tally, joint = job.header, report.tally, report.agreement.joint
    return {
        "edition": header.edition.key,
        "game": header.game.key,
        "decks": header.decks or None,
        "tie_percent": sign_percent(header.terms),
        "seed": job.seed,
        "threads": job.threads,
        "workers": job.workers,
        "coups": tally.coups,
        f"{header.game.part_name}s": tally.shoes,
        "stopped": report.stopped,
        "seconds": report.seconds,
        "coups_per_second": report.rate,
        "wagers": {key: _wager_json(one) for key, one in report.agreement.wagers.items()},
        "chi_square": {
            "statistic": joint.statistic,
            "degrees_of_freedom": joint.degrees,
            "p_value": joint.p,
            "impossible": joint.impossible,
        },
        "off": [*report.agreement.off, *["joint-outcome"] * joint.off],
        "verdict": "pass" if report.agreement.passed else "off",
    }


def _wager_json(one: "Comparison") -> dict[str, object]:
    edge = float(one.edge)
    return {
        "title": in_data(Text(one.exact.title)),
        "observed": edge,
        "exact": float(one.exact.edge),
        "standard_error": one.error,
        "z": one.z,
        "interval_95": [edge - one.reach, edge + one.reach],
        "prizes": [
            {"name": prize.name, "hits": hits, "expected": float(one.coups * chance)}
            for prize, hits, chance in zip(one.exact.prizes, one.hits, one.exact.probabilities, strict=True)
        ],
    }


def show(job: Job, report: Report, console: Console) -> None:
    """A report for people."""
    from pitboss.sim.agreement import verdict  # noqa: PLC0415

    header, tally, joint = job.header, report.tally, report.agreement.joint
    title = f"[bold]{titled(header.edition.title)} · {titled(header.game.title)}[/bold]"
    if header.decks:
        decks = Text("cli-decks", {"decks": header.decks})
        title += f" · {words('cli-decks-and-sign', decks=decks, sign=sign_words(header.terms))}"
    by: Fact = Text("cli-threads", {"threads": job.threads}) if job.threads else str(job.workers)
    table = Table(box=SIMPLE_HEAD, header_style="dim", pad_edge=False)
    table.add_column(words("cli-column-wager-title"), min_width=22)
    for heading in ("observed-edge", "within", "exact-edge", "z"):
        table.add_column(words(f"cli-column-{heading}"), justify="right", no_wrap=True)
    table.add_column()
    for one in report.agreement.wagers.values():
        table.add_row(
            titled(one.exact.title),
            f"{float(one.edge):.4%}",
            f"± {one.reach:.4%}",
            f"{float(one.exact.edge):.4%}",
            f"{one.z:+.2f}",
            words("cli-off") if one.off else "",
            style="bold red" if one.off else "",
        )
    lines: list[RenderableType] = [
        f"{title} · {words('cli-seed', seed=str(job.seed))}",
        words(
            f"cli-simulated-{header.game.round_name}s",
            rounds=tally.coups,
            parts=tally.shoes,
            seconds=f"{report.seconds:.2f}",
            millions=f"{report.rate / 1e6:,.1f}",
            by=by,
        ),
        table,
        words(
            "cli-joint-outcome",
            statistic=f"{joint.statistic:,.1f}",
            degrees=joint.degrees,
            p=f"{joint.p:.3g}",
        ),
        in_words(verdict(report.agreement)),
    ]
    if report.stopped:
        lines.append(words(f"cli-stopped-{header.game.round_name}s", total=job.coups))
    for line in lines:
        console.print(line, highlight=False)
