"""`pitboss study counting`: how far card counting can beat each wager as the shoe runs down."""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import singledispatch
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
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
from pitboss.cli.lab.simulate import choose_threads
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
from pitboss.cli.wording import in_data, spoken, titled, words
from pitboss.game.cards import RANKS
from pitboss.game.records.record import CardHeader, Header
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Facts, ListOf, Text

# numpy and other heavy modules are imported where they are used, so that other commands start fast.
if TYPE_CHECKING:
    from pitboss.sim.counting import Figures, Sums
    from pitboss.sim.removal import Count
    from pitboss.sim.watch import Watch

Json = dict[str, object]

MOST_SHOES = 100_000
GAIN_UNITS_PER_SHOE = 0.01
"""The gain in units per shoe from which a wager counts as beaten: one unit in a hundred shoes."""
RANK_COLUMNS = (*RANKS[:9], "T–K")
"""Tens and pictures share a column: they count alike and pair alike."""
MOST_COLUMNS = 8
"""The largest number of columns for the cards dealt."""
WIDTH_COLUMNS = 100
"""The width of the tables, in columns."""


@dataclass(frozen=True, slots=True)
class Study:
    """The parameters of a study."""

    header: CardHeader
    seed: int
    shoes: int
    threads: int
    table: "Watch"


def counting(
    ctx: typer.Context,
    *,
    edition: EditionKey,
    game: GameKey,
    decks: DecksOption = None,
    shoes: Annotated[str, typer.Option(metavar="K", help="cli-counting-option-shoes")] = "500",
    seed: SeedOption = None,
    threads: Annotated[str | None, typer.Option(metavar="T", help="cli-counting-option-threads")] = None,
    tie_percent: TiePercent = None,
    plot: PlotOption = None,
    format_: FormatOption = Format.TABLE,
) -> None:
    """Shows how far card counting can beat each wager.

    \b
    Example:
      pitboss study counting --edition star-baccarat-2024 --game baccarat --seed 42
    """
    file = choose_picture(plot)
    header = _countable(choose_header(edition, game, decks, tie_percent))
    number, workers = choose_number("shoes", shoes, 1, MOST_SHOES), choose_threads(threads, None) or 1
    ports: Ports = ctx.obj
    from pitboss.sim.watch import watch  # noqa: PLC0415

    table = watch(header.game, header.decks, header.terms)
    study = Study(header, choose_seed(seed, ports), number, workers, table)

    def picture(sums: "Sums", kind: str) -> bytes | Rejection:
        from pitboss.lab.counting import picture  # noqa: PLC0415

        return picture(*_titles(study, sums), table, sums, kind, spoken())

    sums = draw(file, lambda: _solve(study), picture)
    if format_ is Format.JSON:
        typer.echo(json.dumps(as_json(study, sums)))
    else:
        show(study, sums, wide_console(WIDTH_COLUMNS))
    if sums.shoes < study.shoes:
        raise typer.Exit(STOPPED_EXIT_CODE)


@singledispatch
def _countable(header: Header) -> CardHeader:
    """A game whose cards can be counted. Ends the command for any other."""
    stop(Rejection("nothing-to-count", {"game": Text(header.game.title)}))


@_countable.register
def _(header: CardHeader) -> CardHeader:
    return header


def _solve(study: Study) -> "Sums":
    """The sums of all shoes, with a progress bar on a terminal. Ctrl-C drops the unfinished ones."""
    from pitboss.sim import counting as sim  # noqa: PLC0415

    sums = None
    with suppress(KeyboardInterrupt), bar(words("cli-solving"), study.shoes) as tell:
        for done in sim.study(study.table, study.seed, study.shoes, study.threads):
            sums = done
            tell(sums.shoes, f"{sums.shoes}/{study.shoes}")
    return sums or stop_empty("shoe")


def _titles(study: Study, sums: "Sums") -> tuple[str, str]:
    """The headings: the game, and the size of the study."""
    header = study.header
    return (
        words(
            "cli-counting-title",
            game=Text(header.game.title),
            edition=header.edition.key,
            decks=Text("cli-decks", {"decks": header.decks}),
            sign=sign_words(header.terms),
        ),
        words(
            "cli-counting-subtitle",
            shoes=Text("cli-shoes", {"count": sums.shoes}),
            coups=str(_all_coups(study, sums)),
            seed=str(study.seed),
        ),
    )


def _all_coups(study: Study, sums: "Sums") -> int:
    return int(sums.coups[: study.table.quarters].sum())


def as_json(study: Study, sums: "Sums") -> Json:
    """A study as data for other programs."""
    header = study.header
    return {
        "edition": header.edition.key,
        "game": header.game.key,
        "decks": header.decks,
        "tie_percent": sign_percent(header.terms),
        "seed": study.seed,
        "threads": study.threads,
        "shoes": sums.shoes,
        "stopped": sums.shoes < study.shoes,
        "coups": _all_coups(study, sums),
        "wagers": {
            removal.odds.key: _wager_json(study.table, sums, wager)
            for wager, removal in enumerate(study.table.removals)
        },
    }


def _wager_json(table: "Watch", sums: "Sums", wager: int) -> Json:
    from pitboss.sim.counting import by_depth, by_quarters, depths_of, errors_by_depth  # noqa: PLC0415
    from pitboss.sim.removal import linear_count  # noqa: PLC0415
    from pitboss.sim.watch import QUARTER_CARDS  # noqa: PLC0415

    removal, best = table.removals[wager], table.counts[wager]
    linear = linear_count(removal)
    return {
        "title": in_data(Text(removal.odds.title)),
        "edge": float(removal.odds.edge),
        "edge_fraction": str(removal.odds.edge),
        "effects_of_removal": dict(zip(RANKS, map(float, removal.effects), strict=True)),
        "effects_of_removal_fractions": dict(zip(RANKS, map(str, removal.effects), strict=True)),
        "best_count": linear and {"true_count_over": float(linear.over)},
        "count": best
        and {
            "tags": dict(zip(RANKS, map(int, best.tags), strict=True)),
            "start": int(best.start),
            "true_count_over": float(best.over),
            "gain_per_point": float(best.slope),
            "correlation": best.correlation,
        },
        "by_cards_dealt": [
            {
                "from": QUARTER_CARDS * place,
                "to": QUARTER_CARDS * (place + 1) - 1,
                **_figures_json(each, best),
            }
            for place, each in enumerate(by_quarters(table, sums, wager))
        ],
        "by_depth": [
            {"behind_cutting_card": depth, **_figures_json(each, best), "standard_error": error}
            for depth, each, error in zip(
                depths_of(table),
                by_depth(table, sums, wager),
                errors_by_depth(table, sums, wager),
                strict=True,
            )
        ],
    }


def _figures_json(each: "Figures", best: "Count | None") -> Json:
    """The figures of a group. A figure without data is null."""
    counts = each.coups and best
    return {
        "coups_per_shoe": each.coups,
        "positive_share": each.positive if each.coups else None,
        "gain_per_shoe": each.gain,
        "gain_per_bet": each.per_bet if each.positive else None,
        "best": each.best if each.coups else None,
        "count_bet_share": each.bets if counts else None,
        "count_found_share": each.found if counts and each.positive else None,
        "count_gain_per_shoe": each.made if counts else None,
    }


def show(study: Study, sums: "Sums", console: Console) -> None:
    """A study for people."""
    title, subtitle = _titles(study, sums)
    console.print(title, style="bold")
    console.print(subtitle)
    console.print(_effects(study.table))
    console.print(_counts(study.table))
    console.print(words("cli-counting-note"), end="\n\n")
    console.print(_stretches(study.table, sums))
    console.print(_depths(study.table, sums))
    for sentence in verdict(study.table, sums):
        console.print(sentence)
    if sums.shoes < study.shoes:
        total = Text("cli-shoes", {"count": study.shoes})
        console.print(words("cli-stopped-early", done=str(sums.shoes), total=total))


def _table(title: str, *columns: str) -> Table:
    table = Table(
        box=SIMPLE_HEAD,
        title=title,
        title_justify="left",
        title_style="bold",
        header_style="dim",
        padding=(0, 1, 0, 0),
        pad_edge=False,
    )
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left", no_wrap=True)
    return table


def _effects(table: "Watch") -> Table:
    printed = _table(words("lab-effect-of-removal"), words("cli-column-wager-title"), *RANK_COLUMNS)
    for removal in table.removals:
        parts = [1e5 * float(effect) for effect in removal.effects[: len(RANK_COLUMNS)]]
        cells = [f"{part:.{0 if abs(part) >= 99.5 or not part else 1}f}" for part in parts]
        printed.add_row(titled(removal.odds.title), *cells)
    return printed


def _counts(table: "Watch") -> Table:
    columns = (*RANK_COLUMNS, "r", words("cli-column-start"), words("cli-column-bet-over"))
    printed = _table(words("cli-best-count"), words("cli-column-wager-title"), *columns)
    for removal, best in zip(table.removals, table.counts, strict=True):
        cells = ["–"] * len(columns)
        if best is not None:
            figures = f"{best.correlation:.3f}", str(best.start), f"{float(best.over):.1f}"
            cells = [*map(str, best.tags[: len(RANK_COLUMNS)]), *figures]
        printed.add_row(titled(removal.odds.title), *cells)
    return printed


def _stretches(table: "Watch", sums: "Sums") -> Table:
    from pitboss.sim.counting import by_quarters  # noqa: PLC0415

    width = -(-table.quarters // MOST_COLUMNS)
    ends = [min(start + width, table.quarters) / 4 for start in range(0, table.quarters, width)]
    columns = (*(words("cli-column-to", decks=f"{end:g}") for end in ends), words("cli-column-best"))
    printed = _table(words("cli-how-often-positive"), words("cli-column-wager-title"), *columns)
    for wager, removal in enumerate(table.removals):
        figures = by_quarters(table, sums, wager, width)
        best = max(each.best for each in figures)
        shares = [f"{100 * each.positive:.2f}" if each.positive else "–" for each in figures]
        printed.add_row(titled(removal.odds.title), *shares, f"{100 * best:+.2f}")
        if best > 0:
            gains = [f"{100 * each.per_bet:+.1f}" if each.positive else "" for each in figures]
            printed.add_row(words("cli-row-bet-gains"), *gains, style="dim")
    return printed


def _depths(table: "Watch", sums: "Sums") -> Table:
    from pitboss.sim.counting import by_depth, depths_of, errors_by_depth  # noqa: PLC0415

    title, wagers = words("cli-units-by-depth"), words("cli-column-wager-title")
    printed = _table(title, wagers, *map(str, depths_of(table)))
    printed.add_row(
        words("cli-row-coups-a-shoe"), *(f"{each.coups:.1f}" for each in by_depth(table, sums, 0))
    )
    for wager, removal in enumerate(table.removals):
        figures = by_depth(table, sums, wager)
        if not any(each.positive for each in figures):
            continue
        rows = [
            (titled(removal.odds.title), [f"{each.gain:.4f}" for each in figures], ""),
            (
                words("cli-row-standard-error"),
                [f"{error:.4f}" for error in errors_by_depth(table, sums, wager)],
                "dim",
            ),
            (words("cli-row-positive"), [f"{100 * each.positive:.2f}" for each in figures], "dim"),
            (words("cli-row-gain"), [f"{100 * each.per_bet:+.2f}" for each in figures], "dim"),
        ]
        if table.counts[wager] is not None:
            rows.append((words("cli-row-found"), [f"{100 * each.found:.1f}" for each in figures], "dim"))
        printed.add_section()
        for label, cells, style in rows:
            shown = [cell if each.positive else "–" for cell, each in zip(cells, figures, strict=True)]
            printed.add_row(label, *shown, style=style)
        if table.counts[wager] is not None:
            # A count may also advise a bet where the edge is not positive.
            made = [f"{each.made:z.4f}" if each.bets else "–" for each in figures]
            printed.add_row(words("cli-row-made"), *made, style="dim")
    return printed


def verdict(table: "Watch", sums: "Sums") -> Iterator[str]:
    """Which wagers can be beaten, from which depth and by how much, in sentences."""
    from pitboss.sim.counting import by_depth, depths_of  # noqa: PLC0415

    depths, beaten, safe = depths_of(table), list[tuple[float, int, str]](), list[Text]()
    for wager, removal in enumerate(table.removals):
        gains = [each.gain for each in by_depth(table, sums, wager)]
        worth = [depth for depth, gain in zip(depths, gains, strict=True) if gain >= GAIN_UNITS_PER_SHOE]
        if worth:
            beaten.append((gains[0], worth[-1], removal.odds.title))
        else:
            safe.append(Text(removal.odds.title))
    units = str(GAIN_UNITS_PER_SHOE)
    if beaten:
        (most, deepest, first), *others = sorted(beaten, reverse=True)
        best: Facts = {"wager": Text(first), "cards": deepest, "gain": f"{most:.2f}", "least": depths[0]}
        wagers = [
            Text("cli-beaten-first", best),
            *(
                Text("cli-beaten", {"wager": Text(title), "cards": depth, "gain": f"{gain:.2f}"})
                for gain, depth, title in others
            ),
        ]
        yield words("cli-verdict-beaten", units=units, wagers=ListOf(tuple(wagers)))
    if safe:
        key = "cli-verdict-others-safe" if beaten else "cli-verdict-safe"
        yield words(key, units=units, wagers=ListOf(tuple(safe)))
