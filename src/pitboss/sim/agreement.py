"""Whether a simulation agrees with the exact odds: wager by wager, and in the joint outcome.

Simulated coups are settled as at a table, so a difference between settlement and odds shows.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import singledispatch
from math import copysign, inf, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.special import chdtrc  # type: ignore[import-untyped]

from pitboss.game.bets import settle_spin
from pitboss.game.settlement import Settlement, Terms, settle_result
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.text import ListOf, Text
from pitboss.odds.baccarat import game_odds, joint_ways, prize_table
from pitboss.odds.composition import fresh
from pitboss.odds.joint import result_of
from pitboss.odds.roulette import priced_bets
from pitboss.odds.wagers import WagerOdds
from pitboss.rules.edition import BaccaratGame, Game, RouletteGame

Ints = NDArray[np.int64]

MOST_STANDARD_ERRORS = 4
"""The number of standard errors beyond which chance does not explain the result of a wager."""
LEAST_PROBABILITY = 1e-4
"""The probability below which chance does not explain a joint outcome."""
WAGER_DRIFT_DEVIATIONS = 1e-4
"""How far the cutting card may move a wager's edge, in standard deviations of one coup.

Whether a shoe continues depends on how many cards its coups took. So its last coups are not quite like those
of a full one: slightly fewer end with four cards. Three decks show it after a billion coups. It is no error.
"""
JOINT_DRIFT_PER_COUP = 5e-7
"""What the cutting card may add to the chi-square of the joint outcome for each coup."""
LEAST_EXPECTED_COUPS = 5
"""The least expected coups in a cell of the chi-square test."""
STANDARD_ERRORS_95 = 1.959963984540054
"""The number of standard errors to each side of a 95 % interval."""
STAKE_CENTS: Cents = 2_520_000_000
"""It divides evenly among the pieces of every call bet, and every payment on it is in whole cents."""


class Exact(NamedTuple):
    """The exact values that a simulation is compared with."""

    ways: Ints
    """The number of ways of each outcome."""
    wagers: Mapping[str, tuple[WagerOdds, Ints]]
    """The odds of each wager, and its prize for each outcome."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The simulated result of a wager, and its exact odds."""

    exact: WagerOdds
    hits: tuple[int, ...]
    """How often each prize occurred."""
    edge: Fraction
    """The players' loss per unit staked."""

    @property
    def coups(self) -> int:
        """The number of coups dealt."""
        return sum(self.hits)

    @property
    def error(self) -> float:
        """The standard error of the edge."""
        return sqrt(self.exact.variance / self.coups)

    @property
    def z(self) -> float:
        """How many standard errors the edge is above the exact one."""
        difference = float(self.edge - self.exact.edge)
        # A wager that always has the same result has no standard error.
        return difference / self.error if self.error else copysign(inf, difference) if difference else 0.0

    @property
    def reach(self) -> float:
        """The half width of the 95 % confidence interval of the edge."""
        return STANDARD_ERRORS_95 * self.error

    @property
    def by_chance(self) -> bool:
        """Whether chance explains the difference."""
        return abs(self.z) <= MOST_STANDARD_ERRORS

    @property
    def off(self) -> bool:
        """Whether neither chance nor the cutting card explains it."""
        return not self.by_chance and abs(self.z) > WAGER_DRIFT_DEVIATIONS * sqrt(self.coups)


@dataclass(frozen=True, slots=True)
class ChiSquare:
    """A test of all outcomes at once."""

    coups: int
    statistic: float
    degrees: int
    p: float
    """The probability that chance alone gives at least this statistic."""
    impossible: int
    """The number of coups with an impossible outcome."""

    @property
    def by_chance(self) -> bool:
        """Whether chance explains the differences."""
        return self.p >= LEAST_PROBABILITY and not self.impossible

    @property
    def off(self) -> bool:
        """Whether neither chance nor the cutting card explains them."""
        large = self.statistic - self.degrees > JOINT_DRIFT_PER_COUP * self.coups
        return not self.by_chance and (large or self.impossible > 0)


@dataclass(frozen=True, slots=True)
class Agreement:
    """The comparison of all wagers and of the joint outcome."""

    wagers: Mapping[str, Comparison]
    joint: ChiSquare

    @property
    def off(self) -> tuple[str, ...]:
        """The wagers that are off their odds."""
        return tuple(key for key, one in self.wagers.items() if one.off)

    @property
    def passed(self) -> bool:
        """Whether nothing is off."""
        return not self.off and not self.joint.off

    @property
    def by_chance(self) -> bool:
        """Whether chance explains everything."""
        return self.joint.by_chance and all(one.by_chance for one in self.wagers.values())


@singledispatch
def exact_odds(game: Game, decks: int, terms: Terms) -> Exact:
    """The exact values for the coups of a game with full shoes, or for its spins."""
    raise NotImplementedError(game)


@exact_odds.register
def _(game: BaccaratGame, decks: int, terms: Terms) -> Exact:
    shoe = fresh(decks)
    odds, prizes = game_odds(game, shoe, terms), prize_table(game, terms)
    return Exact(joint_ways(game, shoe), {key: (odds[key], prizes[key]) for key in odds})


@exact_odds.register
def _(game: RouletteGame, _decks: int, _terms: Terms) -> Exact:
    bets = priced_bets(game).items()
    wagers = {key: (priced.odds, np.array(priced.prize)) for key, priced in bets}
    return Exact(np.ones(len(game.wheel.order), np.int64), wagers)


def compare(game: Game, terms: Terms, counts: Ints, exact: Exact) -> Agreement:
    """Settles all simulated outcomes and compares them with the exact odds."""
    coups, returned = int(counts.sum()), dict.fromkeys(exact.wagers, 0)
    for outcome in np.flatnonzero(counts).tolist():
        for key, settled in _settle(game, outcome, terms).items():
            returned[key] += int(counts[outcome]) * settled.returned
    wagers = {
        key: Comparison(odds, _hits(odds, counts, prizes), 1 - Fraction(returned[key], coups * STAKE_CENTS))
        for key, (odds, prizes) in exact.wagers.items()
    }
    return Agreement(wagers, chi_square(counts, exact.ways))


def verdict(agreement: Agreement) -> Text:
    """The verdict in a sentence."""
    if agreement.by_chance:
        return Text("lab-verdict-agrees")
    if agreement.passed:
        return Text("lab-verdict-cutting-card")
    joint = agreement.joint
    off = [
        Text("lab-off-wager", {"wager": key, "errors": f"{abs(agreement.wagers[key].z):.1f}"})
        for key in agreement.off
    ]
    if joint.off and joint.impossible:
        off.append(Text("lab-off-impossible", {"coups": joint.impossible}))
    elif joint.off:
        off.append(Text("lab-off-joint"))
    return Text("lab-verdict-off", {"off": ListOf(tuple(off))})


def chi_square(counts: Ints, ways: Ints) -> ChiSquare:
    """Tests counts against ways. Outcomes are merged, the rarest first, until a cell expects enough.

    >>> chi_square(np.array([8, 12, 0]), np.array([1, 1, 0]))
    ChiSquare(coups=20, statistic=0.8, degrees=1, p=0.37..., impossible=0)
    """
    coups = int(counts.sum())
    order = np.argsort(ways, kind="stable")
    order = order[ways[order] > 0]
    share = coups / int(ways.sum())
    cells, seen, due = list[tuple[int, float]](), 0, 0.0
    for count, way in zip(counts[order].tolist(), ways[order].tolist(), strict=True):
        seen, due = seen + count, due + way * share
        if due >= LEAST_EXPECTED_COUPS:
            cells.append((seen, due))
            seen, due = 0, 0.0
    if due:
        # The rest is too small for a separate cell.
        last_seen, last_due = cells.pop() if cells else (0, 0.0)
        cells.append((last_seen + seen, last_due + due))
    statistic, degrees = sum((seen - due) ** 2 / due for seen, due in cells), len(cells) - 1
    p = float(chdtrc(degrees, statistic)) if degrees else 1.0
    return ChiSquare(coups, statistic, degrees, p, int(counts[ways == 0].sum()))


@singledispatch
def _settle(game: Game, outcome: int, terms: Terms) -> dict[str, Settlement]:
    """The settlement of the same stake on every wager. Roulette uses one bet of each kind."""
    raise NotImplementedError(game)


@_settle.register
def _(game: BaccaratGame, outcome: int, terms: Terms) -> dict[str, Settlement]:
    stakes = {wager.key: STAKE_CENTS for wager in game.wagers}
    return unwrap(settle_result(game, result_of(outcome), stakes, terms))


@_settle.register
def _(game: RouletteGame, outcome: int, terms: Terms) -> dict[str, Settlement]:
    bets = {key: priced.bet for key, priced in priced_bets(game).items()}
    settled = unwrap(settle_spin(game, outcome, dict.fromkeys(bets.values(), STAKE_CENTS), terms))
    return {key: settled[bet] for key, bet in bets.items()}


def _hits(odds: WagerOdds, counts: Ints, prizes: Ints) -> tuple[int, ...]:
    return tuple(int(counts[prizes == prize].sum()) for prize in range(len(odds.prizes)))
