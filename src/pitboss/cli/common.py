"""What the commands share: the ports they are given, and how a refusal ends them."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import NoReturn

import typer

from pitboss.kernel.entropy import Entropy
from pitboss.kernel.money import read_percent
from pitboss.kernel.rejection import Rejection
from pitboss.rules.catalogue import find_edition, find_game
from pitboss.rules.edition import BaccaratGame, Edition, Game


class Format(StrEnum):
    """How to print."""

    TABLE = "table"
    JSON = "json"


@dataclass(frozen=True, slots=True)
class Ports:
    """What the commands need from outside."""

    entropy: Entropy


def stop(refusal: Rejection) -> NoReturn:
    """Ends the command with one clear sentence and exit status 2."""
    rule = f" (rule {refusal.clause})" if refusal.clause else ""
    typer.echo(f"pitboss: {refusal.message}{rule}", err=True)
    raise typer.Exit(2)


def find(edition_key: str, game_key: str | None) -> tuple[Edition, Game]:
    """The edition and the game, the first where none is named, or the end of the command."""
    edition = find_edition(edition_key)
    if isinstance(edition, Rejection):
        stop(edition)
    game = edition.games[0] if game_key is None else find_game(edition, game_key)
    if isinstance(game, Rejection):
        stop(game)
    return edition, game


def choose_decks(game: Game, decks: int | None) -> int:
    """The number of decks asked for, or the largest the game allows; a game without cards takes none."""
    if not isinstance(game, BaccaratGame):
        if decks is not None:
            stop(Rejection("no-decks", f"{game.title} is played without cards: leave --decks out."))
        return 0
    return decks if decks is not None else max(game.procedure.decks.allowed)


def choose_percent(text: str | None) -> Fraction | None:
    """The percentage asked for, if any, or the end of the command."""
    if text is None:
        return None
    percent = read_percent(text)
    if isinstance(percent, Rejection):
        stop(percent)
    return percent
