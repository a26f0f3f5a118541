"""What a settlement must have been, worked out anew from the cards or the number and the rules."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

import msgspec

from pitboss.audit.books import wrong
from pitboss.game.bets import settle_spin
from pitboss.game.cards import read_cards
from pitboss.game.coup import Coup, deal_coup
from pitboss.game.settlement import Settlement, Terms, read_terms, settle_result
from pitboss.kernel.money import Cents, dollars, read_percent
from pitboss.kernel.rejection import Rejection
from pitboss.rules.catalogue import catalogue
from pitboss.rules.edition import BaccaratGame, Edition, Game
from pitboss.rules.result import CoupResult


class Played(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a play came to, as the log tells it."""

    edition: str
    game: str
    cards: tuple[str, ...] = ()
    number: int | None = None
    smallest_chip: int = 1
    tie_percent: str | None = None


class Paid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a wager came to, as the log tells it."""

    stake: Cents
    returned: Cents
    rounding: Cents


def check_settlement(played: Played, stakes: Mapping[str, Cents], told: Mapping[str, Paid]) -> None:
    """Whether every stake was settled, and for what it must come to.

    >>> played = Played("star-rapid-etg-2016", "roulette", number=17)
    >>> check_settlement(played, {"straight:17": 500}, {"straight:17": Paid(500, 18_500, 0)})
    Traceback (most recent call last):
    pitboss.audit.books.WrongError: straight:17 gave back 185.00, and by the rules 180.00.
    """
    if told.keys() != stakes.keys():
        wrong("The wagers that were settled are not those that were placed.")
    game, result, terms = _result(played)
    # A number is settled by the layout, a result of two hands by the rows of its wagers.
    if isinstance(result, int):
        settled = settle_spin(game, result, stakes, terms)
    else:
        settled = settle_result(game, result, stakes, terms)
    if isinstance(settled, Rejection):
        wrong(f"By the rules there is no such settlement: {settled.message}")
    for wager, due in settled.items():
        paid = told[wager]
        if paid.stake != stakes[wager]:
            wrong(f"{dollars(stakes[wager])} was placed on {wager}, and {dollars(paid.stake)} settled.")
        if paid.returned != due.returned:
            wrong(f"{wager} gave back {dollars(paid.returned)}, and by the rules {dollars(due.returned)}.")
        if paid.rounding != rounding_of(due):
            wrong(f"{dollars(paid.rounding)} of what {wager} gave back was put down to rounding.")


def find_game(edition: str, key: str) -> Game:
    """A game of an edition that the catalogue has."""
    known = editions().get(edition)
    found = known.game(key) if known else None
    if found is None:
        wrong(f"There is no game {key!r:.40} of an edition {edition!r:.40}.")
    return found


@cache
def editions() -> dict[str, Edition]:
    """All editions of the catalogue."""
    return catalogue()


@lru_cache(1 << 10)
def _result(played: Played) -> tuple[Any, int | CoupResult, Terms]:
    """The game, its number or result, and the terms of the table. One play serves many terminals."""
    game = find_game(played.edition, played.game)
    percent = None if played.tie_percent is None else _sure(read_percent(played.tie_percent))
    terms = _sure(read_terms(game, played.smallest_chip, percent))
    return game, _number_or_coup(game, played), terms


def _number_or_coup(game: Game, played: Played) -> int | CoupResult:
    if isinstance(game, BaccaratGame):
        if played.number is not None:
            wrong("A coup came to a number.")
        cards = _sure(read_cards(played.cards))
        coup: Coup = _sure(deal_coup(game.procedure.tableau, cards))
        return coup.result
    if played.number is None or played.cards:
        wrong("A spin came to cards, or to no number.")
    return played.number


def _sure(value: Any) -> Any:
    if isinstance(value, Rejection):
        wrong(value.message)
    return value


def rounding_of(due: Settlement) -> Cents:
    """What of a win is there only because chips cannot pay less: only what lay on winning numbers won it."""
    return due.won - due.pays.numerator * (due.returned - due.won) // due.pays.denominator
