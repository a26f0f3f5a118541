"""Whether a simulation agrees with the exact odds: wager by wager, and in the joint outcome.

What was dealt is settled as at a table: a pay that settlement and odds do not have in common shows.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import copysign, inf, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.special import chdtrc  # type: ignore[import-untyped]

from pitboss.game.bets import settle_spin
from pitboss.game.settlement import Settlement, Terms, settle_result
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import unwrap
from pitboss.odds.baccarat import game_odds, joint_ways, prize_table
from pitboss.odds.composition import fresh
from pitboss.odds.joint import result_of
from pitboss.odds.roulette import priced_bets
from pitboss.odds.wagers import WagerOdds
from pitboss.rules.edition import Game, RouletteGame

Ints = NDArray[np.int64]

FAR = 4
"""Standard errors beyond which chance does not explain what a wager came to."""
RARE = 1e-4
"""The chance below which it does not explain a joint outcome."""
WAGER_DRIFT = 1e-4
"""What the cutting card may move a wager's edge by, in standard deviations of one coup.

Whether a shoe goes on depends on how many cards its coups took, so its last coups are not quite like those of
a fresh one: a little fewer end with four cards. Three decks show it after a billion coups; it is no fault.
"""
JOINT_DRIFT = 5e-7
"""What it may add to the chi-square of the joint outcome for each coup."""
LEAST = 5
"""Coups that a cell of the chi-square test must expect."""
WITHIN_95 = 1.959963984540054
"""Standard errors to either side that hold 95 % of what chance does."""
STAKE: Cents = 2_520_000_000
"""It splits evenly over the pieces of every call bet, and every pay of it is a whole number of cents."""


class Exact(NamedTuple):
    """What a simulation is held to."""

    ways: Ints
    """Of each outcome."""
    wagers: Mapping[str, tuple[WagerOdds, Ints]]
    """The odds of each wager, and which of its prizes an outcome brings."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What a wager came to, beside its exact odds."""

    exact: WagerOdds
    hits: tuple[int, ...]
    """Of each prize."""
    edge: Fraction
    """What players lost of each unit staked."""

    @property
    def coups(self) -> int:
        """All that were dealt."""
        return sum(self.hits)

    @property
    def error(self) -> float:
        """The standard error of the edge."""
        return sqrt(self.exact.variance / self.coups)

    @property
    def z(self) -> float:
        """How many standard errors the edge lies above the exact one."""
        difference = float(self.edge - self.exact.edge)
        # A wager that always comes out alike has no error to measure by.
        return difference / self.error if self.error else copysign(inf, difference) if difference else 0.0

    @property
    def reach(self) -> float:
        """How far from the edge the true one lies at the most, with 95 % confidence."""
        return WITHIN_95 * self.error

    @property
    def by_chance(self) -> bool:
        """Whether chance explains the difference."""
        return abs(self.z) <= FAR

    @property
    def off(self) -> bool:
        """Whether neither chance nor the cutting card explains it."""
        return not self.by_chance and abs(self.z) > WAGER_DRIFT * sqrt(self.coups)


@dataclass(frozen=True, slots=True)
class ChiSquare:
    """A test of all outcomes at once."""

    coups: int
    statistic: float
    degrees: int
    p: float
    """How likely chance alone brings at least this."""
    impossible: int
    """Coups with an outcome that cannot be."""

    @property
    def by_chance(self) -> bool:
        """Whether chance explains the differences."""
        return self.p >= RARE and not self.impossible

    @property
    def off(self) -> bool:
        """Whether neither chance nor the cutting card explains them."""
        large = self.statistic - self.degrees > JOINT_DRIFT * self.coups
        return not self.by_chance and (large or self.impossible > 0)


@dataclass(frozen=True, slots=True)
class Agreement:
    """All that is compared."""

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


def exact_odds(game: Game, decks: int, terms: Terms) -> Exact:
    """What the coups of a game with fresh shoes, or its spins, are held to."""
    if isinstance(game, RouletteGame):
        bets = priced_bets(game).items()
        wagers = {key: (priced.odds, np.array(priced.prize)) for key, priced in bets}
        return Exact(np.ones(len(game.wheel.order), np.int64), wagers)
    shoe = fresh(decks)
    odds, prizes = game_odds(game, shoe, terms), prize_table(game, terms)
    return Exact(joint_ways(game, shoe), {key: (odds[key], prizes[key]) for key in odds})


def compare(game: Game, terms: Terms, counts: Ints, exact: Exact) -> Agreement:
    """Settles all outcomes that came, and holds them to the exact odds."""
    coups, returned = int(counts.sum()), dict.fromkeys(exact.wagers, 0)
    for outcome in np.flatnonzero(counts).tolist():
        for key, settled in _settle(game, outcome, terms).items():
            returned[key] += int(counts[outcome]) * settled.returned
    wagers = {
        key: Comparison(odds, _hits(odds, counts, prizes), 1 - Fraction(returned[key], coups * STAKE))
        for key, (odds, prizes) in exact.wagers.items()
    }
    return Agreement(wagers, chi_square(counts, exact.ways))


def verdict(agreement: Agreement) -> str:
    """The verdict in a sentence."""
    if agreement.by_chance:
        return "Pass: every wager and the joint outcome agree with the exact odds, as far as chance allows."
    if agreement.passed:
        return "Pass: what chance does not explain is as little as the cutting card brings."
    joint = agreement.joint
    off = [f"{key} by {abs(agreement.wagers[key].z):.1f} standard errors" for key in agreement.off]
    if joint.off:
        off.append(
            "the joint outcome" + (f", impossible in {joint.impossible:,}" if joint.impossible else "")
        )
    return f"Off: {', '.join(off)}."


def chi_square(counts: Ints, ways: Ints) -> ChiSquare:
    """Tests counts against ways. From the rarest on, outcomes go together until a cell expects enough.

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
        if due >= LEAST:
            cells.append((seen, due))
            seen, due = 0, 0.0
    if due:
        # What is left over is too little for a cell of its own.
        last_seen, last_due = cells.pop() if cells else (0, 0.0)
        cells.append((last_seen + seen, last_due + due))
    statistic, degrees = sum((seen - due) ** 2 / due for seen, due in cells), len(cells) - 1
    p = float(chdtrc(degrees, statistic)) if degrees else 1.0
    return ChiSquare(coups, statistic, degrees, p, int(counts[ways == 0].sum()))


def _settle(game: Game, outcome: int, terms: Terms) -> dict[str, Settlement]:
    """What the same stake on every wager comes to; on a wheel one bet of each kind stands for all."""
    if isinstance(game, RouletteGame):
        bets = {key: priced.bet for key, priced in priced_bets(game).items()}
        settled = unwrap(settle_spin(game, outcome, dict.fromkeys(bets.values(), STAKE), terms))
        return {key: settled[bet] for key, bet in bets.items()}
    stakes = {wager.key: STAKE for wager in game.wagers}
    return unwrap(settle_result(game, result_of(outcome), stakes, terms))


def _hits(odds: WagerOdds, counts: Ints, prizes: Ints) -> tuple[int, ...]:
    return tuple(int(counts[prizes == prize].sum()) for prize in range(len(odds.prizes)))
