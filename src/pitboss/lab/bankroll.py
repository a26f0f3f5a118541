"""The picture of a bankroll study: results, drawdowns, remaining patrons, and bankrolls over time."""

from collections.abc import Sequence
from dataclasses import dataclass
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
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Fact
from pitboss.lab.fonts import find_font, font_style
from pitboss.sim.bankroll import Plan, Sessions
from pitboss.sim.systems import Figures
from pitboss.words.languages import Language
from pitboss.words.rendering import say

BASE_FONT = "DejaVu Sans"
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


@dataclass(frozen=True, slots=True)
class Drawing:
    """What is drawn, and in which language."""

    plan: Plan
    sessions: Sessions
    round_name: str
    language: Language

    def say(self, key: str, /, **facts: Fact) -> str:
        """The words of a label."""
        return say(key, self.language, facts)


def picture(
    title: str, subtitle: str, round_name: str, plan: Plan, sessions: Sessions, kind: str, language: Language
) -> bytes | Rejection:
    """A page with four panels as a PNG, SVG or PDF file. Rounds are coups or spins."""
    font = find_font(language)
    if isinstance(font, Rejection):
        return font
    drawing = Drawing(plan, sessions, round_name, language)
    with rc_context({**STYLE, **font_style(BASE_FONT, font)}):
        margins = ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.12, hspace=0.04, wspace=0.03)
        figure = Figure(figsize=(11.69, 8.27), layout=margins)
        figure.suptitle(f"{title}\n", fontsize=14, fontweight="bold")
        figure.text(0.5, 0.945, subtitle, ha="center", va="top", fontsize=9.5, color=GREY)
        (results, falls), (seats, ways) = figure.subplots(2, 2)
        _draw_results(results, drawing)
        _draw_drawdowns(falls, drawing)
        _draw_seats(seats, drawing)
        _draw_ways(ways, drawing)
        file = BytesIO()
        figure.savefig(file, format=kind, dpi=150, metadata=UNDATED[kind])
    return file.getvalue()


def _draw_results(axes: Axes, drawing: Drawing) -> None:
    plan, sessions, say = drawing.plan, drawing.sessions, drawing.say
    result, ruined = sessions.left - plan.bankroll, sessions.left < plan.least
    kinds = ((say("lab-still-there"), BLUE, ~ruined), (say("lab-ruined"), ORANGE, ruined))
    _draw_bars(axes, drawing, result, [kind for kind in kinds if kind[2].any()], say("lab-dollars-won"))
    axes.set_title(say("lab-result"))
    median = _percentile(result, 50) / 100
    label = say("lab-median-of", amount=_money(median))
    axes.axvline(median, color=GREY, linestyle="--", linewidth=1.2, label=label)
    axes.legend()


def _draw_drawdowns(axes: Axes, drawing: Drawing) -> None:
    falls, say = drawing.sessions.drawdown, drawing.say
    everyone = [(None, BLUE, np.ones(falls.size, np.bool_))]
    _draw_bars(axes, drawing, falls, everyone, say("lab-dollars-down"))
    axes.set_title(say("lab-drawdown"))
    for percent, dashes in ((50, "--"), (95, ":")):
        fall = _percentile(falls, percent) / 100
        label = say("lab-fell-by", percent=percent, amount=_money(fall))
        axes.axvline(fall, color=GREY, linestyle=dashes, linewidth=1.4, label=label)
    axes.legend()


def _draw_seats(axes: Axes, drawing: Drawing) -> None:
    plan, sessions, say = drawing.plan, drawing.sessions, drawing.say
    ruined = sessions.left < plan.least
    gone = np.bincount(sessions.lasted[ruined], minlength=plan.coups + 1).cumsum()
    share = 1 - gone / sessions.left.size
    axes.fill_between(range(plan.coups + 1), share, step="post", color=BLUE, alpha=0.2, linewidth=0)
    axes.step(range(plan.coups + 1), share, where="post", color=BLUE, linewidth=1.6)
    axes.set_title(say("lab-share-still-there", percent=f"{100 * share[-1]:.1f}"))
    played = say(f"lab-{drawing.round_name}s-played")
    axes.set(xlabel=played, ylabel=say("lab-share-of-patrons"), xlim=(0, plan.coups), ylim=(0, 1.04))
    axes.yaxis.set_major_formatter(PercentFormatter(1, symbol=" %"))
    axes.xaxis.set_major_locator(MaxNLocator(7, steps=AXIS_STEPS, integer=True))


def _draw_ways(axes: Axes, drawing: Drawing) -> None:
    plan, say = drawing.plan, drawing.say
    paths = drawing.sessions.paths / 100
    for (low, high), shade in (((5, 95), 0.15), ((25, 75), 0.3)):
        band = np.percentile(paths, (low, high), axis=1)
        label = say("lab-band-of-patrons", low=low, high=high)
        axes.fill_between(plan.marks, *band, color=BLUE, alpha=shade, linewidth=0, label=label)
    shown = min(SHOWN_PATHS, paths.shape[1])
    lines = axes.plot(plan.marks, paths[:, :shown], color=ORANGE, linewidth=0.8, alpha=0.75)
    lines[0].set_label(say("lab-first-patrons", count=shown))
    axes.plot(plan.marks, np.median(paths, axis=1), color=BLUE, linewidth=2, label=say("lab-median"))
    axes.axhline(plan.bankroll / 100, color=GREY, linestyle="--", linewidth=1)
    followed = say(f"lab-{drawing.round_name}s-played-by", count=paths.shape[1])
    axes.set(title=say("lab-on-the-way"), xlabel=followed, ylabel=say("lab-dollars"), xlim=(0, plan.coups))
    axes.yaxis.set_major_formatter(_MONEY)
    axes.xaxis.set_major_locator(MaxNLocator(7, steps=AXIS_STEPS, integer=True))
    axes.legend()


def _draw_bars(
    axes: Axes,
    drawing: Drawing,
    figures: Figures,
    kinds: Sequence[tuple[str | None, str, NDArray[np.bool_]]],
    label: str,
) -> None:
    """The distribution of cents, by the kinds of patrons."""
    plan = drawing.plan
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
    axes.set(xlabel=label if high == figures.max() else drawing.say("lab-last-bar", label=label))
    axes.set(ylabel=drawing.say("lab-share-of-patrons"))
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
