"""The settlement due, calculated again from the cards or the number and the rules."""

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

import msgspec

from pitboss.audit.baccarat.hands import EVENTS, Hands, deal
from pitboss.audit.editions.rulebook import PERCENTAGE_ON_SIGN, Game, Pays, find_game
from pitboss.audit.finding import wrong
from pitboss.audit.roulette.numbers import LAST_NUMBER
from pitboss.kernel.money import Cents, read_percent
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount


class Played(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The result of a play, as the log records it."""

    edition: str
    game: str
    cards: tuple[str, ...] = ()
    number: int | None = None
    smallest_chip: int = 1
    tie_percent: str | None = None


class Paid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a wager, as the log records it."""

    stake: Cents
    returned: Cents
    rounding: Cents


class Terms(NamedTuple):
    """The terms of a table: the smallest chip it pays with, and the percentage on its sign."""

    chip: Cents
    percent: Fraction | None


class Due(NamedTuple):
    """The result of a wager by the rules."""

    outcome: str
    won: Cents
    returned: Cents
    rounding: Cents
    """The part of the win due to rounding up to whole chips (Star Baccarat 5.8, Premium 5.7)."""
    clause: str


def check_settlement(played: Played, stakes: Mapping[str, Cents], settled: Mapping[str, Paid]) -> None:
    """Checks that every stake was settled, and for the right amount.

    >>> played = Played("star-rapid-etg-2016", "roulette", number=17)
    >>> check_settlement(played, {"straight:17": 500}, {"straight:17": Paid(500, 18_500, 0)})
    Traceback (most recent call last):
    pitboss.audit.finding.WrongError: Text(key='audit-gave-back', ...)
    """
    if settled.keys() != stakes.keys():
        wrong("audit-other-wagers-settled")
    game, result, terms = _result(played)
    for wager, stake in stakes.items():
        paid = settled[wager]
        if isinstance(result, int):
            due = settle_bet(game, result, wager, stake, terms)
        else:
            due = settle_wager(game, result, wager, stake, terms)
        if paid.stake != stake:
            wrong("audit-placed-settled", placed=Amount(stake), wager=wager, settled=Amount(paid.stake))
        if paid.returned != due.returned:
            wrong("audit-gave-back", wager=wager, returned=Amount(paid.returned), due=Amount(due.returned))
        if paid.rounding != due.rounding:
            wrong("audit-return-rounding", amount=Amount(paid.rounding), wager=wager)


def settle_wager(game: Game, hands: Hands, wager: str, stake: Cents, terms: Terms) -> Due:
    """The result of a wager on two hands."""
    row = _deciding(game, wager, hands)
    odds = row.odds
    if odds == PERCENTAGE_ON_SIGN:
        if terms.percent is None:
            wrong("audit-no-percentage")
        odds = terms.percent / 100
    return _pay(row.outcome, odds, stake, terms, row.clause)


def settle_bet(game: Game, number: int, bet: str, stake: Cents, terms: Terms) -> Due:
    """The result of a bet on a number. Its stake is divided equally among its pieces."""
    pieces = game.bets.get(bet)
    if pieces is None or stake % len(pieces):
        wrong("audit-no-bet", bet=bet, amount=Amount(stake))
    hits = [odds for covers, odds in pieces if number in covers]
    if not hits:
        return _pay("lose", Fraction(0), stake, terms, "8.5")
    alive = stake // len(pieces) * len(hits)
    return _pay("win", sum(hits, Fraction(0)) / len(hits), alive, terms, "8.5")


def _pay(outcome: str, odds: Fraction, alive: Cents, terms: Terms, clause: str) -> Due:
    """The win of the part of a stake that did not lose, rounded up to an amount that chips can pay."""
    if outcome == "lose":
        return Due(outcome, 0, 0, 0, clause)
    wins, to = odds.numerator * alive, odds.denominator
    won = -(-wins // (to * terms.chip)) * terms.chip
    return Due(outcome, won, alive + won, won - wins // to, clause)


def read_terms(game: Game, chip: Cents, percent: str | None) -> Terms:
    """The terms of a table, checked against its game."""
    if chip < 1:
        wrong("audit-no-chip", cents=chip)
    if percent is None:
        return Terms(chip, None)
    figure = read_percent(percent)
    if isinstance(figure, Rejection) or not game.by_the_sign or not 1 <= figure <= 10:
        wrong("audit-tie-percent", percent=percent)
    return Terms(chip, figure)


@lru_cache(1 << 12)
def _deciding(game: Game, wager: str, hands: Hands) -> Pays:
    """The row that decides a wager."""
    if wager not in game.wagers:
        wrong("audit-no-wager", wager=wager)
    return next(row for row in game.wagers[wager] if EVENTS[row.when](hands))


@lru_cache(1 << 10)
def _result(played: Played) -> tuple[Game, int | Hands, Terms]:
    """The game, its number or hands, and the terms of the table. Cached: many terminals share one play."""
    game = find_game(played.edition, played.game)
    terms = read_terms(game, played.smallest_chip, played.tie_percent)
    if not game.bets:
        hands = deal(played.cards)
        if played.number is not None or hands.next is not None:
            wrong("audit-coup-result")
        return game, hands, terms
    if played.number is None or played.cards or not 0 <= played.number <= LAST_NUMBER:
        wrong("audit-spin-result")
    return game, played.number, terms
