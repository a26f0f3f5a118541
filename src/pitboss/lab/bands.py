"""The range of the return of many coups or spins: the bands of a normal distribution around the RTP."""

from math import sqrt
from typing import NamedTuple

from pitboss.odds.wagers import WagerOdds

Z_SCORES = {90: 1.645, 95: 1.960}
"""The number of standard deviations to each side, by the percentage of a normal distribution."""
TABLE_ROUNDS = (100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000)


class Band(NamedTuple):
    """The bounds of the RTP of many coups."""

    low: float
    high: float


def deviation(odds: WagerOdds) -> float:
    """The standard deviation of the result of one unit staked."""
    return sqrt(odds.variance)


def volatility_index(odds: WagerOdds) -> float:
    """The deviation of one unit with 90 percent confidence. For n units divide by the square root of n."""
    return Z_SCORES[90] * deviation(odds)


def band(odds: WagerOdds, confidence: int, rounds: float) -> Band:
    """The band of the RTP of a number of equal wagers, with a confidence in percent.

    It never goes below zero, because a return cannot be negative.
    """
    middle, reach = float(odds.rtp), Z_SCORES[confidence] * deviation(odds) / sqrt(rounds)
    return Band(max(0.0, middle - reach), middle + reach)
