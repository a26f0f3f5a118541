"""The exact odds of Roulette: every bet, settled number by number."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from pitboss.game.bets import settle_spin, spin_bets
from pitboss.game.settlement import Outcome, Settlement, Terms
from pitboss.kernel.rejection import unwrap
from pitboss.odds.wagers import Prize, WagerOdds, schedule
from pitboss.rules.edition import RouletteGame


class PricedBet(NamedTuple):
    """A bet with its odds and, for each number of the wheel from zero up, the index of its prize."""

    bet: str
    """The bet itself, an example of its kind."""
    odds: WagerOdds
    prize: tuple[int, ...]


def roulette_odds(game: RouletteGame) -> dict[str, WagerOdds]:
    """The exact odds of one bet of each kind and of every call bet.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> odds = roulette_odds(EDITION.game("roulette"))
    >>> odds["straight"].edge, odds["orphelins"].edge, odds["red"].hit_rate
    (Fraction(1, 37), Fraction(1, 37), Fraction(18, 37))
    """
    return {key: priced.odds for key, priced in priced_bets(game).items()}


@cache
def priced_bets(game: RouletteGame) -> dict[str, PricedBet]:
    """One bet of each kind and every call bet, with its odds and its prize for each number.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> straight = priced_bets(EDITION.game("roulette"))["straight"]
    >>> straight.bet, straight.prize[:3], [prize.name for prize in straight.odds.prizes]
    ('straight:0', (0, 1, 1), ['win', 'lose'])
    """
    bets: dict[str, str] = {}
    for bet in spin_bets(game):
        bets.setdefault(_kind(bet), bet)
    return {kind: price_bet(game, bet) for kind, bet in bets.items()}


def price_bet(game: RouletteGame, bet: str) -> PricedBet:
    """A bet of the layout, with its odds and its prize for each number.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> price_bet(EDITION.game("roulette"), "split:17/20").odds.ways
    (2, 35)
    """
    # The stake gives every piece of a call bet one cent.
    stake = len(spin_bets(game)[bet].pieces)
    settled = [
        unwrap(settle_spin(game, number, {bet: stake}, Terms()))[bet] for number in sorted(game.wheel.order)
    ]
    numbers: dict[tuple[Outcome, Fraction], list[int]] = {}
    for number, settlement in enumerate(settled):
        numbers.setdefault((settlement.outcome, Fraction(settlement.returned, stake)), []).append(number)
    kinds = sorted(numbers, key=lambda kind: -kind[1])
    prizes = [
        _prize(kind, [settled[number] for number in numbers[kind]], kinds, numbers[kind]) for kind in kinds
    ]
    ways = tuple(len(numbers[kind]) for kind in kinds)
    place = {number: place for place, kind in enumerate(kinds) for number in numbers[kind]}
    return PricedBet(
        bet,
        WagerOdds(schedule(_kind(bet), game.titles[_kind(bet)], prizes), ways, len(settled)),
        tuple(place[n] for n in sorted(place)),
    )


def _kind(bet: str) -> str:
    """The kind of a bet, or a call bet itself."""
    return bet.partition(":")[0]


def _prize(
    kind: tuple[Outcome, Fraction],
    settled: Sequence[Settlement],
    kinds: Sequence[tuple[Outcome, Fraction]],
    numbers: Sequence[int],
) -> Prize:
    outcome, returns = kind
    alone = sum(outcome is other for other, _ in kinds) == 1
    name = str(outcome) if alone else f"{outcome}-on-{'-'.join(map(str, numbers))}"
    # A losing bet loses by its own row on every number except zero.
    return Prize(name, outcome, returns, settled[-1].clause)
