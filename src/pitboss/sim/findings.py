"""What a bankroll study found: how results, drawdowns and times spread, who was ruined, what play cost."""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

import numpy as np

from pitboss.kernel.money import Cents
from pitboss.sim.bankroll import Plan, Sessions
from pitboss.sim.systems import Figures

PERCENTILES = (1, 5, 25, 50, 75, 95, 99)
SURE = 1.959963984540054
"""Standard errors to either side that hold 95 % of what chance does."""


@dataclass(frozen=True, slots=True)
class Spread:
    """How the patrons' figures spread. A percentile is a figure that some patron had."""

    mean: float
    sd: float
    percentiles: dict[int, int]


@dataclass(frozen=True, slots=True)
class Ruin:
    """How many were ruined, and the interval that holds its chance in 95 studies of 100."""

    patrons: int
    share: float
    interval: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Cost:
    """What of the turnover was lost, beside the exact edge."""

    turnover: Cents
    lost: Cents
    rate: float
    error: float
    """The standard error of the rate."""
    edge: Fraction

    @property
    def z(self) -> float | None:
        """How many standard errors the rate is off the edge; none where nothing was left to chance."""
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
    """How figures spread.

    >>> spread(np.array([3, 1, 2])).percentiles[50]
    2
    """
    found = np.percentile(figures, PERCENTILES, method="inverted_cdf")
    return Spread(
        _total(figures) / figures.size,
        float(figures.std(ddof=1)) if figures.size > 1 else 0.0,
        dict(zip(PERCENTILES, map(int, found), strict=True)),
    )


def ruin(ruined: int, patrons: int) -> Ruin:
    """The share of the ruined with Wilson's interval, which is good for small shares too.

    >>> low, high = ruin(0, 100).interval
    >>> low, round(high, 4)
    (0.0, 0.037)
    """
    share, square = ruined / patrons, SURE**2 / patrons
    middle = share + square / 2
    reach = SURE * sqrt(share * (1 - share) / patrons + square / (4 * patrons))
    low, high = ((middle - reach) / (1 + square), (middle + reach) / (1 + square))
    # At the ends the interval begins or stops exactly, whatever floats make of it.
    return Ruin(ruined, share, (low if ruined else 0.0, high if ruined < patrons else 1.0))


def cost(turnover: Figures, lost: Figures, edge: Fraction) -> Cost:
    """What patrons lost of their turnover. A stake does not know its coup, so each loses the edge on average.

    >>> figures = cost(np.array([100, 300]), np.array([20, -10]), Fraction(1, 40))
    >>> figures.rate, figures.z
    (0.025, 0.0)
    """
    staked, paid = _total(turnover), _total(lost)
    off = lost - float(edge) * turnover
    return Cost(staked, paid, paid / staked, float(np.sqrt((off**2).sum())) / staked, edge)


def _total(figures: Figures) -> int:
    """The sum, which may outgrow 64 bits."""
    return sum(figures.tolist())
