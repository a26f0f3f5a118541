"""The picture of a bankroll study: results, drawdowns, remaining patrons, and bankrolls over time."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import numpy as np
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import FuncFormatter, MaxNLocator, PercentFormatter
from numpy.typing import NDArray

from pitboss.kernel.money import Cents
from pitboss.kernel.words import count
from pitboss.sim.bankroll import Plan, Sessions
from pitboss.sim.systems import Figures

BLUE, ORANGE, GREY = "#0072B2", "#D55E00", "#404040"
"""Colours that every eye can distinguish, also in grey."""
STYLE: dict[Any, Any] = {
    "font.size": 9.5,
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": "#E4E4E4",
    "legend.fontsize": 8.5,
    "legend.edgecolor": "white",
    "legend.framealpha": 0.85,
    # The path of a system may contain a dollar sign.
    "text.parse_math": False,
    # The same study gives the same file.
    "svg.hashsalt": "pitboss",
}
UNDATED: dict[str, dict[str, Any]] = {"png": {}, "svg": {"Date": None}, "pdf": {"CreationDate": None}}
SHOWN_PATHS = 6
MOST_BARS = 60
AXIS_STEPS = (1, 2, 2.5, 5, 10)
"""The steps of an axis, at any power of ten."""


def picture(title: str, subtitle: str, rounds: str, plan: Plan, sessions: Sessions, kind: str) -> bytes:
    """A page with four panels as a PNG, SVG or PDF file. Rounds are coups or spins."""
    with rc_context(STYLE):
        margins = ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.12, hspace=0.04, wspace=0.03)
        figure = Figure(figsize=(11.69, 8.27), layout=margins)
        figure.suptitle(f"{title}\n", fontsize=14, fontweight="bold")
        figure.text(0.5, 0.945, subtitle, ha="center", va="top", fontsize=9.5, color=GREY)
        (results, falls), (seats, ways) = figure.subplots(2, 2)
        _draw_results(results, plan, sessions)
        _draw_drawdowns(falls, plan, sessions)
        _draw_seats(seats, rounds, plan, sessions)
        _draw_ways(ways, rounds, plan, sessions)
        file = BytesIO()
        figure.savefig(file, format=kind, dpi=150, metadata=UNDATED[kind])
    return file.getvalue()


def _draw_results(axes: Axes, plan: Plan, sessions: Sessions) -> None:
    result, ruined = sessions.left - plan.bankroll, sessions.left < plan.least
    kinds = (("still at the table at the end", BLUE, ~ruined), ("ruined", ORANGE, ruined))
    _draw_bars(axes, plan, result, [kind for kind in kinds if kind[2].any()], "dollars won or lost")
    axes.set_title("Result")
    median = _percentile(result, 50)
    axes.axvline(
        median / 100, color=GREY, linestyle="--", linewidth=1.2, label=f"median {_money(median / 100)}"
    )
    axes.legend()


def _draw_drawdowns(axes: Axes, plan: Plan, sessions: Sessions) -> None:
    falls = sessions.drawdown
    everyone = [(None, BLUE, np.ones(falls.size, np.bool_))]
    _draw_bars(axes, plan, falls, everyone, "dollars from the highest point down")
    axes.set_title("Drawdown")
    for percent, dashes in ((50, "--"), (95, ":")):
        fall = _percentile(falls, percent) / 100
        label = f"{percent} % of patrons fell by {_money(fall)} or less"
        axes.axvline(fall, color=GREY, linestyle=dashes, linewidth=1.4, label=label)
    axes.legend()


def _draw_seats(axes: Axes, rounds: str, plan: Plan, sessions: Sessions) -> None:
    ruined = sessions.left < plan.least
    gone = np.bincount(sessions.lasted[ruined], minlength=plan.coups + 1).cumsum()
    share = 1 - gone / sessions.left.size
    axes.fill_between(range(plan.coups + 1), share, step="post", color=BLUE, alpha=0.2, linewidth=0)
    axes.step(range(plan.coups + 1), share, where="post", color=BLUE, linewidth=1.6)
    axes.set_title(f"Still at the table: {100 * share[-1]:.1f} % at the end")
    axes.set(xlabel=f"{rounds} played", ylabel="share of patrons", xlim=(0, plan.coups), ylim=(0, 1.04))
    axes.yaxis.set_major_formatter(PercentFormatter(1, symbol=" %"))
    axes.xaxis.set_major_locator(MaxNLocator(7, steps=AXIS_STEPS, integer=True))


def _draw_ways(axes: Axes, rounds: str, plan: Plan, sessions: Sessions) -> None:
    paths = sessions.paths / 100
    for (low, high), shade in (((5, 95), 0.15), ((25, 75), 0.3)):
        band = np.percentile(paths, (low, high), axis=1)
        label = f"{low} to {high} % of patrons"
        axes.fill_between(plan.marks, *band, color=BLUE, alpha=shade, linewidth=0, label=label)
    shown = min(SHOWN_PATHS, paths.shape[1])
    lines = axes.plot(plan.marks, paths[:, :shown], color=ORANGE, linewidth=0.8, alpha=0.75)
    lines[0].set_label(f"the first {count(shown, 'patron')}")
    axes.plot(plan.marks, np.median(paths, axis=1), color=BLUE, linewidth=2, label="median")
    axes.axhline(plan.bankroll / 100, color=GREY, linestyle="--", linewidth=1)
    followed = f"{rounds} played, the first {count(paths.shape[1], 'patron')}"
    axes.set(title="Bankroll on the way", xlabel=followed, ylabel="dollars", xlim=(0, plan.coups))
    axes.yaxis.set_major_formatter(_MONEY)
    axes.xaxis.set_major_locator(MaxNLocator(7, steps=AXIS_STEPS, integer=True))
    axes.legend()


def _draw_bars(
    axes: Axes,
    plan: Plan,
    figures: Figures,
    kinds: Sequence[tuple[str | None, str, NDArray[np.bool_]]],
    label: str,
) -> None:
    """The distribution of cents, by the kinds of patrons."""
    low = int(figures.min())
    # A few very high results would put all other patrons into one bar.
    high = min(int(figures.max()), max(2 * _percentile(figures, 99), plan.bankroll))
    # Most figures are near multiples of the base stake. Bars of another width would contain different numbers
    # of these, and look like a comb.
    width = -(-(high - low + 1) // (MOST_BARS * plan.base)) * plan.base
    edges = low - plan.base // 2 + width * np.arange((high - low + plan.base // 2) // width + 2)
    for name, colour, those in kinds:
        counts, _ = np.histogram(np.minimum(figures[those], high), edges)
        shares = counts / figures.size
        axes.bar(edges[:-1] / 100, shares, width / 100, align="edge", color=colour, label=name, linewidth=0)
    axes.set(xlabel=label if high == figures.max() else f"{label}; the last bar holds all beyond")
    axes.set(ylabel="share of patrons")
    axes.yaxis.set_major_formatter(PercentFormatter(1, symbol=" %"))
    axes.xaxis.set_major_formatter(_MONEY)
    axes.xaxis.set_major_locator(MaxNLocator(7, steps=AXIS_STEPS))


def _percentile(figures: Figures, percent: int) -> Cents:
    return int(np.percentile(figures, percent, method="inverted_cdf"))


def _money(amount: float) -> str:
    """Dollars in the fewest digits."""
    if abs(amount) >= 10**6:
        return f"{amount / 10**6:,.6g}M"
    return f"{amount:,.2f}".removesuffix(".00")


_MONEY = FuncFormatter(lambda amount, _: _money(amount))
