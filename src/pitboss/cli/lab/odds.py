"""`pitboss odds`: the exact odds of every wager, for a fresh shoe or any remaining one."""

import csv
import io
import json
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from pitboss.cli.common import reading, sign_percent, sign_words, stop, wide_console
from pitboss.cli.games.deal import choose_header
from pitboss.cli.long import waiting
from pitboss.cli.options import DecksOption, EditionKey, GameKey, TiePercent
from pitboss.cli.wording import in_data, in_words, odds_words, words
from pitboss.game.records.record import Header
from pitboss.game.settlement import Outcome
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Facts, Text
from pitboss.lab.events import event_text

# numpy and other heavy modules are imported where they are used, so that other commands start fast.
if TYPE_CHECKING:
    from pitboss.game.cards import Card
    from pitboss.odds.composition import Composition
    from pitboss.odds.wagers import WagerOdds


class OddsFormat(StrEnum):
    """The output format."""

    TABLE = "table"
    JSON = "json"
    CSV = "csv"


def odds(
    *,
    edition: EditionKey,
    game: GameKey,
    decks: DecksOption = None,
    removed: Annotated[str | None, typer.Option(metavar="CARDS", help="cli-odds-option-removed")] = None,
    remaining: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            help="cli-odds-option-remaining",
        ),
    ] = None,
    tie_percent: TiePercent = None,
    format_: Annotated[
        OddsFormat, typer.Option("--format", help="cli-odds-option-format")
    ] = OddsFormat.TABLE,
) -> None:
    """Prints the exact odds of every wager.

    \b
    Example:
      pitboss odds --edition star-baccarat-2024 --game baccarat --removed 'AS,9H,9H'
    """
    header = choose_header(edition, game, decks, tie_percent)
    shoe = choose_shoe(header, removed, remaining)
    from pitboss.odds.solving import solve  # noqa: PLC0415

    with waiting(words("cli-solving-odds")):
        solved = solve(header, shoe)
    match format_:
        case OddsFormat.JSON:
            typer.echo(json.dumps(as_json(header, shoe, solved)))
        case OddsFormat.CSV:
            typer.echo(as_csv(solved), nl=False)
        case OddsFormat.TABLE:
            show(header, shoe, solved, wide_console(60))


def choose_shoe(header: Header, removed: str | None, remaining: str | None) -> "Composition":
    """The chosen cards, empty for Roulette. Ends the command if they are invalid."""
    from pitboss.odds.composition import compose  # noqa: PLC0415
    from pitboss.odds.remaining import read_list, read_remaining  # noqa: PLC0415

    if removed is not None and remaining is not None:
        stop(Rejection("two-shoes", {"case": "options"}))
    if not header.decks:
        if removed is not None or remaining is not None:
            stop(Rejection("no-decks", {"case": "shoe", "game": Text(header.game.title)}))
        return ()
    gone = () if removed is None else read_list(removed)
    if isinstance(gone, Rejection):
        stop(gone)
    left: Sequence[Card] | Rejection | None = None
    if remaining is not None:
        with reading(remaining) as stream:
            left = read_remaining(stream.read().decode("utf-8-sig"))
    if isinstance(left, Rejection):
        stop(left)
    shoe = compose(header.decks, gone, left)
    if isinstance(shoe, Rejection):
        stop(shoe)
    return shoe


def as_json(header: Header, shoe: "Composition", solved: "Mapping[str, WagerOdds]") -> dict[str, object]:
    """The odds as data, fractions as text and all else as numbers."""
    return {
        "edition": header.edition.key,
        "game": header.game.key,
        "decks": header.decks or None,
        "cards": sum(shoe) or None,
        "tie_percent": sign_percent(header.terms),
        "wagers": {
            key: {
                "title": in_data(Text(wager.title)),
                "offered": header.offers(key),
                "edge": str(wager.edge),
                "edge_percent": float(100 * wager.edge),
                "rtp_percent": float(100 * wager.rtp),
                "variance": float(wager.variance),
                "hit_rate": float(wager.hit_rate),
                "outcomes": [
                    {
                        "name": prize.name,
                        "outcome": prize.outcome,
                        "probability": str(probability),
                        "pays": str(prize.pays),
                        "clause": prize.clause,
                    }
                    for prize, probability in zip(wager.prizes, wager.probabilities, strict=True)
                ],
            }
            for key, wager in solved.items()
        },
    }


def as_csv(solved: "Mapping[str, WagerOdds]") -> str:
    """The odds as CSV, with a line for each outcome of each wager."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(
        "wager edge edge_percent rtp_percent variance hit_rate name outcome probability pays".split()
    )
    for key, wager in solved.items():
        figures = (wager.edge, 100 * wager.edge, 100 * wager.rtp, wager.variance, wager.hit_rate)
        texts = [str(figures[0]), *(str(float(figure)) for figure in figures[1:])]
        for prize, probability in zip(wager.prizes, wager.probabilities, strict=True):
            writer.writerow([key, *texts, prize.name, prize.outcome, probability, prize.pays])
    return out.getvalue()


def show(header: Header, shoe: "Composition", solved: "Mapping[str, WagerOdds]", console: Console) -> None:
    """Two tables for people: the figures of every wager, then its outcomes."""
    figures = _table(("wager",), ("edge", "rtp", "variance", "hit"))
    outcomes = _table(("wager", "outcome"), ("chance", "pays"))
    for key, wager in solved.items():
        name = key if header.offers(key) else f"{key} *"
        percents = [f"{float(100 * figure):.4f}" for figure in (wager.edge, wager.rtp, wager.hit_rate)]
        figures.add_row(name, *percents[:2], f"{float(wager.variance):.4f}", percents[2])
        for prize, probability in zip(wager.prizes, wager.probabilities, strict=True):
            pays = odds_words(prize.pays) if prize.outcome is Outcome.WIN else ""
            event = in_words(event_text(prize.name, " "))
            outcomes.add_row(name, event, f"{float(100 * probability):.4f}", pays)
            name = ""
        outcomes.add_section()
    console.print(title(header, shoe), highlight=False, style="bold")
    console.print(figures, outcomes)
    if not all(map(header.offers, solved)):
        console.print(words("cli-not-offered", decks=header.decks))


def _table(names: tuple[str, ...], figures: tuple[str, ...]) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for name in names:
        table.add_column(words(f"cli-column-{name}"))
    for name in figures:
        table.add_column(words(f"cli-column-{name}"), justify="right", no_wrap=True)
    return table


def title(header: Header, shoe: "Composition") -> str:
    """The heading: the game and the cards."""
    facts: Facts = {"edition": Text(header.edition.title), "game": Text(header.game.title)}
    if not header.decks:
        return words("cli-odds-title", **facts)
    cards: Facts = {"decks": header.decks, "cards": str(sum(shoe)), "sign": sign_words(header.terms)}
    return words("cli-odds-title-decks", **facts, **cards)
