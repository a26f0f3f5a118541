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
from pitboss.game.records.record import Header
from pitboss.game.settlement import Outcome
from pitboss.kernel.money import odds_text
from pitboss.kernel.rejection import Rejection
from pitboss.words.languages import ENGLISH
from pitboss.words.rendering import say

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
    removed: Annotated[
        str | None, typer.Option(metavar="CARDS", help="Cards taken out of the shoe, as in 'AS,9H,9H'.")
    ] = None,
    remaining: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            help='What is left in the shoe: cards, or JSON such as {"AS": 8, …}; - for standard input.',
        ),
    ] = None,
    tie_percent: TiePercent = None,
    format_: Annotated[
        OddsFormat, typer.Option("--format", help="A table for people, JSON or CSV.")
    ] = OddsFormat.TABLE,
) -> None:
    """Prints the exact odds of every wager.

    The odds are for the next coup from a full shoe or from the remaining cards: the chance of each outcome,
    house edge, RTP, variance and hit rate. Fractions are exact. For Roulette, one bet of each kind is shown.

    \b
    Example:
      pitboss odds --edition star-baccarat-2024 --game baccarat --removed 'AS,9H,9H'
    """
    header = choose_header(edition, game, decks, tie_percent)
    shoe = choose_shoe(header, removed, remaining)
    from pitboss.odds.solving import solve  # noqa: PLC0415

    with waiting("Solving: the first time takes some seconds longer"):
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
        stop(Rejection("two-shoes", "Say what was taken out or what is left: --removed or --remaining."))
    if not header.decks:
        if removed is not None or remaining is not None:
            game = say(header.game.title, ENGLISH)
            message = f"{game} is played without cards: leave --removed and --remaining out."
            stop(Rejection("no-decks", message))
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
                "title": say(wager.title, ENGLISH),
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
    figures = _table(("wager",), ("edge %", "RTP %", "variance", "hit %"))
    outcomes = _table(("wager", "outcome"), ("chance %", "pays"))
    for key, wager in solved.items():
        name = key if header.offers(key) else f"{key} *"
        percents = [f"{float(100 * figure):.4f}" for figure in (wager.edge, wager.rtp, wager.hit_rate)]
        figures.add_row(name, *percents[:2], f"{float(wager.variance):.4f}", percents[2])
        for prize, probability in zip(wager.prizes, wager.probabilities, strict=True):
            pays = odds_text(prize.pays) if prize.outcome is Outcome.WIN else ""
            outcomes.add_row(name, prize.name.replace("-", " "), f"{float(100 * probability):.4f}", pays)
            name = ""
        outcomes.add_section()
    console.print(title(header, shoe), highlight=False, style="bold")
    console.print(figures, outcomes)
    if not all(map(header.offers, solved)):
        console.print(f"* not offered with {header.decks} decks")


def _table(words: tuple[str, ...], figures: tuple[str, ...]) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for name in words:
        table.add_column(name)
    for name in figures:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def title(header: Header, shoe: "Composition") -> str:
    """The heading: the game and the cards."""
    name = f"{say(header.edition.title, ENGLISH)}, {say(header.game.title, ENGLISH)}"
    if not header.decks:
        return name
    return f"{name}: {header.decks} decks, {sum(shoe)} cards in the shoe{sign_words(header.terms)}"
