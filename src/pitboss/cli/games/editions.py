"""`pitboss editions`: the editions, their games, decks and wagers with pays and clauses."""

import json
from collections.abc import Iterable
from functools import singledispatch
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from pitboss.cli.common import Format
from pitboss.kernel.money import odds_text
from pitboss.rules.catalogue import catalogue
from pitboss.rules.edition import BaccaratGame, Edition, Game, RouletteGame
from pitboss.rules.wager import Odds, SignPercentage, Wager
from pitboss.words.languages import ENGLISH
from pitboss.words.rendering import say


def editions(
    format_: Annotated[Format, typer.Option("--format", help="Tables for people or JSON.")] = Format.TABLE,
) -> None:
    """Lists editions, games, decks and wagers.

    It shows what each wager pays, when, and by which clause.

    Example:  pitboss editions --format json
    """
    known = catalogue().values()
    if format_ is Format.JSON:
        typer.echo(json.dumps({"editions": {edition.key: edition_json(edition) for edition in known}}))
        return
    console = Console()
    for edition in known:
        console.print(
            f"[bold]{edition.key}[/bold]  {say(edition.title, ENGLISH)}, approved by {edition.approved_by}"
        )
        for game in edition.games:
            console.print(_table(game))


def edition_json(edition: Edition) -> dict[str, object]:
    """An edition as data for other programs."""
    return {
        "title": say(edition.title, ENGLISH),
        "approved_by": edition.approved_by,
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
            "title": say(bet.title, ENGLISH),
            "clause": bet.defined,
            "pays": [{"when": "win", "pays": str(bet.pays), "clause": bet.clause}],
        }
        for bet in game.bets
    }
    calls = {
        call.key: {"title": say(call.title, ENGLISH), "clause": call.clause, "pieces": list(call.pieces)}
        for call in game.calls
    }
    return {"title": say(game.title, ENGLISH), "clause": game.clause, "decks": [], "wagers": bets | calls}


@_game_json.register
def _(game: BaccaratGame) -> dict[str, object]:
    return {
        "title": say(game.title, ENGLISH),
        "clause": game.clause,
        "decks": list(game.allowed_decks),
        "decks_clause": game.procedure.decks.clause,
        "wagers": {wager.key: _wager_json(wager) for wager in game.wagers},
    }


def _wager_json(wager: Wager) -> dict[str, object]:
    return {
        "title": say(wager.title, ENGLISH),
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
        (str(bet.kind), "its number comes, or one of its numbers", f"{bet.pays} to 1", bet.clause)
        for bet in game.bets
    ]
    calls = [(call.key, " ".join(call.pieces), "as its pieces", call.clause) for call in game.calls]
    return _drawn(game.key, bets + calls)


@_table.register
def _(game: BaccaratGame) -> Table:
    decks = f"{' '.join(map(str, game.allowed_decks))} decks ({game.procedure.decks.clause})"
    rows = (
        (wager.key if i == 0 else "", name.replace("-", " "), pays, clause)
        for wager in game.wagers
        for i, (name, pays, clause) in enumerate(
            [
                *((row.name, _odds(row.pays), row.clause) for row in wager.pays),
                *((row.name, "standoff", row.clause) for row in wager.standoffs),
            ]
        )
    )
    return _drawn(f"{game.key}, {decks}", rows)


def _drawn(title: str, rows: Iterable[tuple[str, str, str, str]]) -> Table:
    table = Table("wager", "when", "pays", "clause", title=title, title_justify="left")
    for row in rows:
        table.add_row(*row)
    return table


def _odds(odds: Odds) -> str:
    if isinstance(odds, SignPercentage):
        return f"{odds.least} to {odds.most} % of the stake"
    return odds_text(odds)
