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
from pitboss.game.records.record import Header
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.words import count
from pitboss.words.languages import ENGLISH
from pitboss.words.rendering import say

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
    coups: Annotated[
        str, typer.Option(metavar="N", help="How many coups or spins at the least: 500, 10k, 100M, 2G.")
    ] = "100M",
    seed: SeedOption = None,
    threads: Annotated[
        str | None, typer.Option(metavar="T", help="Threads that deal at once; one a core if left out.")
    ] = None,
    workers: Annotated[
        str | None, typer.Option(metavar="dask://HOST:PORT", help="A dask cluster that deals instead.")
    ] = None,
    tie_percent: TiePercent = None,
    format_: FormatOption = Format.TABLE,
) -> None:
    """Deals millions of coups and compares them with the odds.

    Whole shoes are dealt until there are enough coups. The same seed gives the same counts for any number of
    threads or workers. Ctrl-C ends it early with a report of the coups so far. The exit status is 1 if chance
    does not explain a difference.

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
        message = f"--coups is a number from 1 to 1000G, such as 500, 10k or 100M, not {text!r:.40}."
        stop(Rejection("out-of-range", message))
    return number


def choose_threads(threads: str | None, workers: str | None) -> int | None:
    """The given number of threads, or one for each core that this process may use."""
    if workers is not None:
        if threads is not None:
            stop(Rejection("bad-workers", "Workers have threads of their own: leave --threads out."))
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
            with bar("Dealing", job.coups) as tell:
                begun = perf_counter()
                for done in deal(source, job.coups, crew):
                    tally, seconds = done, perf_counter() - begun
                    tell(tally.coups, f"{tally.coups / seconds / 1e6:.1f} million {game.round_name}s/s")
    except ConnectionError as lost:
        stop(Rejection("no-cluster", str(lost)))
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
        "title": say(one.exact.title, ENGLISH),
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
    unit, part = f"{header.game.round_name}s", header.game.part_name
    parts = f"{part}s" if tally.shoes > 1 else part
    decks = f" · {count(header.decks, 'deck')}{sign_words(header.terms)}" if header.decks else ""
    by = count(job.threads, "thread") if job.threads else job.workers
    table = Table(box=SIMPLE_HEAD, header_style="dim", pad_edge=False)
    table.add_column("Wager", min_width=22)
    for heading in ("Observed edge", "95 % within", "Exact edge", "z"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column()
    for one in report.agreement.wagers.values():
        table.add_row(
            say(one.exact.title, ENGLISH),
            f"{float(one.edge):.4%}",
            f"± {one.reach:.4%}",
            f"{float(one.exact.edge):.4%}",
            f"{one.z:+.2f}",
            "off" if one.off else "",
            style="bold red" if one.off else "",
        )
    lines: list[RenderableType] = [
        f"[bold]{say(header.edition.title, ENGLISH)} · {say(header.game.title, ENGLISH)}[/bold]{decks} · "
        f"seed {job.seed}",
        f"{tally.coups:,} {unit} in {tally.shoes:,} {parts}, dealt in {report.seconds:.2f} s: "
        f"{report.rate / 1e6:,.1f} million a second ({by})",
        table,
        f"Joint outcome: chi-square {joint.statistic:,.1f} on {joint.degrees:,} degrees of freedom, "
        f"p = {joint.p:.3g}.",
        verdict(report.agreement),
    ]
    if report.stopped:
        lines.append(f"Stopped by hand: {job.coups:,} {unit} were asked for.")
    for line in lines:
        console.print(line, highlight=False)
