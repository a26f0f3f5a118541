"""The findings of a bankroll study: how results, drawdowns and times are distributed, ruin, and cost."""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

import numpy as np

from pitboss.kernel.money import Cents
from pitboss.sim.bankroll import Plan, Sessions
from pitboss.sim.systems import Figures

PERCENTILES = (1, 5, 25, 50, 75, 95, 99)
STANDARD_ERRORS_95 = 1.959963984540054
"""The number of standard errors to each side of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Spread:
    """The distribution of the patrons' figures. A percentile is the figure of an actual patron."""

    mean: float
    sd: float
    percentiles: dict[int, int]


@dataclass(frozen=True, slots=True)
class Ruin:
    """The number of ruined patrons, and the 95 % interval of the probability of ruin."""

    patrons: int
    share: float
    interval: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Cost:
    """The loss on turnover, and the exact edge."""

    turnover: Cents
    lost: Cents
    rate: float
    error: float
    """The standard error of the rate."""
    edge: Fraction

    @property
    def z(self) -> float | None:
        """How many standard errors the rate is off the edge. None if there is no chance in it."""
        return (self.rate - float(self.edge)) / self.error if self.error else None


@dataclass(frozen=True, slots=True)
class Findings:
    """All figures of a study."""

    patrons: int
    result: Spread
    drawdown: Spread
    lasted: Spread
    ruin: Ruin
    cost: Cost


def find_figures(plan: Plan, sessions: Sessions, edge: Fraction) -> Findings:
    """The figures of a study."""
    patrons = sessions.left.size
    result = sessions.left - plan.bankroll
    return Findings(
        patrons,
        spread(result),
        spread(sessions.drawdown),
        spread(sessions.lasted),
        ruin(int((sessions.left < plan.least).sum()), patrons),
        cost(sessions.turnover, -result, edge),
    )


def spread(figures: Figures) -> Spread:
    """The distribution of figures.

    >>> spread(np.array([3, 1, 2])).percentiles[50]
    2
    """
    values = np.percentile(figures, PERCENTILES, method="inverted_cdf")
    return Spread(
        _total(figures) / figures.size,
        float(figures.std(ddof=1)) if figures.size > 1 else 0.0,
        dict(zip(PERCENTILES, map(int, values), strict=True)),
    )


def ruin(ruined: int, patrons: int) -> Ruin:
    """The share of ruined patrons with Wilson's interval, which is also good for small shares.

    >>> low, high = ruin(0, 100).interval
    >>> low, round(high, 4)
    (0.0, 0.037)
    """
    share, square = ruined / patrons, STANDARD_ERRORS_95**2 / patrons
    middle = share + square / 2
    reach = STANDARD_ERRORS_95 * sqrt(share * (1 - share) / patrons + square / (4 * patrons))
    low, high = ((middle - reach) / (1 + square), (middle + reach) / (1 + square))
    # At 0 and 1 the interval ends exactly, without rounding errors.
    return Ruin(ruined, share, (low if ruined else 0.0, high if ruined < patrons else 1.0))


def cost(turnover: Figures, lost: Figures, edge: Fraction) -> Cost:
    """The patrons' loss on turnover. A stake is independent of its coup, so it loses the edge on average.

    >>> figures = cost(np.array([100, 300]), np.array([20, -10]), Fraction(1, 40))
    >>> figures.rate, figures.z
    (0.025, 0.0)
    """
    staked, paid = _total(turnover), _total(lost)
    off = lost - float(edge) * turnover
    return Cost(staked, paid, paid / staked, float(np.sqrt((off**2).sum())) / staked, edge)


def _total(figures: Figures) -> int:
    """The sum, which may not fit in 64 bits."""
    return sum(figures.tolist())
