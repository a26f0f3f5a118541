"""How far the return of many coups or spins may stray: the bands of a normal distribution around the RTP."""

from math import sqrt
from typing import NamedTuple

from pitboss.odds.wagers import WagerOdds

Z = {90: 1.645, 95: 1.960}
"""How many standard deviations to either side hold so many percent of a normal distribution."""
ROUNDS = (100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000)


class Band(NamedTuple):
    """Between which figures the RTP of many coups lies."""

    low: float
    high: float


def deviation(odds: WagerOdds) -> float:
    """The standard deviation of the result of one unit staked."""
    return sqrt(odds.variance)


def volatility_index(odds: WagerOdds) -> float:
    """How far one unit may stray with 90 percent confidence; over n of them divide by the root of n."""
    return Z[90] * deviation(odds)


def band(odds: WagerOdds, confidence: int, rounds: float) -> Band:
    """Where the RTP of so many equal wagers lies, with so many percent of confidence.

    Nothing is the least that can go back, even where the normal distribution goes on.
    """
    middle, reach = float(odds.rtp), Z[confidence] * deviation(odds) / sqrt(rounds)
    return Band(max(0.0, middle - reach), middle + reach)
