"""`pitboss editions`: the editions, their games, decks and wagers with pays and clauses."""

import json
from collections.abc import Iterable
from functools import singledispatch
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from pitboss.cli.common import Format
from pitboss.cli.wording import in_data, in_words, odds_words, words
from pitboss.cli.wrapping import wrapped
from pitboss.kernel.text import AnyOf, Text
from pitboss.lab.events import event_text
from pitboss.rules.catalogue import catalogue
from pitboss.rules.edition import BaccaratGame, Edition, Game, RouletteGame
from pitboss.rules.wager import Odds, SignPercentage, Wager
from pitboss.words.clauses import cited


def editions(
    format_: Annotated[Format, typer.Option("--format", help="cli-editions-option-format")] = Format.TABLE,
) -> None:
    """Lists editions, games, decks and wagers.

    Example:  pitboss editions --format json
    """
    known = catalogue().values()
    if format_ is Format.JSON:
        typer.echo(json.dumps({"editions": {edition.key: edition_json(edition) for edition in known}}))
        return
    console = Console()
    for edition in known:
        authority = Text(edition.approved_by)
        approved = words("cli-approved-by", edition=Text(edition.title), authority=authority)
        console.print(f"[bold]{edition.key}[/bold]  {approved}")
        for game in edition.games:
            console.print(_table(game))


def edition_json(edition: Edition) -> dict[str, object]:
    """An edition as data for other programs."""
    return {
        "title": in_data(Text(edition.title)),
        "approved_by": in_data(Text(edition.approved_by)),
        "approved_on": edition.approved_on,
        "games": {game.key: _game_json(game) for game in edition.games},
    }


@singledispatch
def _game_json(game: Game) -> dict[str, object]:
    raise NotImplementedError(game)


@_game_json.register
def _(game: RouletteGame) -> dict[str, object]:
    bets = {
        str(bet.kind): {
            "title": in_data(Text(bet.title)),
            "clause": bet.defined,
            "pays": [{"when": "win", "pays": str(bet.pays), "clause": bet.clause}],
        }
        for bet in game.bets
    }
    calls = {
        call.key: {"title": in_data(Text(call.title)), "clause": call.clause, "pieces": list(call.pieces)}
        for call in game.calls
    }
    return {"title": in_data(Text(game.title)), "clause": game.clause, "decks": [], "wagers": bets | calls}


@_game_json.register
def _(game: BaccaratGame) -> dict[str, object]:
    return {
        "title": in_data(Text(game.title)),
        "clause": game.clause,
        "decks": list(game.allowed_decks),
        "decks_clause": game.procedure.decks.clause,
        "wagers": {wager.key: _wager_json(wager) for wager in game.wagers},
    }


def _wager_json(wager: Wager) -> dict[str, object]:
    return {
        "title": in_data(Text(wager.title)),
        "clause": wager.defined,
        "optional": wager.optional,
        "pays": [{"when": pay.name, "pays": _pays(pay.pays), "clause": pay.clause} for pay in wager.pays],
        "standoffs": [{"when": row.name, "clause": row.clause} for row in wager.standoffs],
        "loses": wager.loses,
        "settles": wager.settles,
        "layouts": wager.layouts and list(wager.layouts),
        "decks": wager.decks and list(wager.decks),
    }


def _pays(odds: Odds) -> str:
    return f"{odds.least}-{odds.most}%" if isinstance(odds, SignPercentage) else str(odds)


@singledispatch
def _table(game: Game) -> Table:
    raise NotImplementedError(game)


@_table.register
def _(game: RouletteGame) -> Table:
    bets = [
        (str(bet.kind), words("cli-when-its-number"), odds_words(bet.pays), bet.clause) for bet in game.bets
    ]
    as_pieces = words("cli-pays-as-pieces")
    calls = [(call.key, " ".join(call.pieces), as_pieces, call.clause) for call in game.calls]
    return _drawn(game.key, bets + calls)


@_table.register
def _(game: BaccaratGame) -> Table:
    numbers, clause = AnyOf(game.allowed_decks), cited(game.procedure.decks.clause)
    title = words("cli-decks-allowed", game=game.key, numbers=numbers, clause=clause)
    rows = (
        (wager.key if i == 0 else "", in_words(event_text(name)), pays, clause)
        for wager in game.wagers
        for i, (name, pays, clause) in enumerate(
            [
                *((row.name, _odds(row.pays), row.clause) for row in wager.pays),
                *((row.name, words("lab-outcome-standoff"), row.clause) for row in wager.standoffs),
            ]
        )
    )
    return _drawn(title, rows)


def _drawn(title: str, rows: Iterable[tuple[str, str, str, str]]) -> Table:
    headings = (words(f"cli-column-{name}") for name in ("wager", "when", "pays", "clause"))
    table = Table(*headings, title=title, title_justify="left")
    for wager, when, pays, clause in rows:
        table.add_row(wager, *map(wrapped, (when, pays, in_words(cited(clause)))))
    return table


def _odds(odds: Odds) -> str:
    if isinstance(odds, SignPercentage):
        return words("cli-percent-of-stake", least=odds.least, most=odds.most)
    return odds_words(odds)
