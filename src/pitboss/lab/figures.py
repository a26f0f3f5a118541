"""The plots of a PAR sheet as SVG. The same odds give the same file."""

from collections.abc import Sequence
from io import StringIO
from math import ceil
from typing import Any

import numpy as np
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from pitboss.game.settlement import Outcome
from pitboss.kernel.text import Text
from pitboss.lab.bands import TABLE_ROUNDS, Z_SCORES, band, volatility_index
from pitboss.lab.fonts import Font, font_style
from pitboss.odds.wagers import WagerOdds
from pitboss.words.languages import Language
from pitboss.words.rendering import say

Wagers = Sequence[WagerOdds]

INK, TINT, PALE = "#1f3a5f", "#7f9cbf", "#d5dfeb"
WIDTH_INCHES = 6.9
"""The width of the text, in inches."""
STYLE: dict[Any, Any] = {
    "mathtext.fontset": "stix",
    "font.size": 9,
    "axes.linewidth": 0.6,
    "axes.edgecolor": "#444444",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": "#e4e4e4",
    "grid.linewidth": 0.5,
    "xtick.major.width": 0.6,
    "ytick.major.width": 0.6,
    "xtick.minor.width": 0.4,
    "xtick.labelsize": 8,
    "ytick.labelsize": 8.5,
    "legend.frameon": False,
    "legend.borderaxespad": 0,
    "legend.fontsize": 8,
    "legend.handlelength": 1,
    "legend.columnspacing": 1,
    # The same odds give the same file, also on machines with other fonts.
    "svg.hashsalt": "par",
    "svg.fonttype": "path",
}
BASE_FONT = "STIXGeneral"
SHARES = {Outcome.WIN: INK, Outcome.STANDOFF: TINT, Outcome.LOSE: PALE}
BAR_SHARE_OF_LINE = 0.7
"""The thickness of a bar, as a share of its line."""
PANELS_PER_ROW = 4
"""The number of panels in a row."""


def draw_all(wagers: Wagers, round_name: str, language: Language, font: Font | None) -> dict[str, str]:
    """Every plot by its name. Rounds are coups or spins."""
    with rc_context({**STYLE, **font_style(BASE_FONT, font)}):
        bands = _draw_bands(wagers, Text(f"lab-{round_name}s"), language)
        return {"overview": _svg(draw_overview(wagers, language)), "bands": _svg(bands)}


def draw_overview(wagers: Wagers, language: Language) -> Figure:
    """For each wager its house edge, its rates of win, standoff and loss, and its volatility index."""
    figure = Figure((WIDTH_INCHES, 0.9 + 0.185 * len(wagers)), layout="constrained")
    edge, shares, volatility = figure.subplots(1, 3, sharey=True, gridspec_kw={"wspace": 0.06})
    _bars(edge, [100 * float(odds.edge) for odds in wagers])
    _bars(volatility, [volatility_index(odds) for odds in wagers])
    start = np.zeros(len(wagers))
    for outcome, colour in SHARES.items():
        label = say(f"lab-share-{outcome}", language)
        size = np.array([100 * _share(odds, outcome) for odds in wagers])
        if size.any():
            shares.barh(
                range(len(wagers)), size, left=start, height=BAR_SHARE_OF_LINE, color=colour, label=label
            )
        start += size
    shares.set_xlim(0, 100)
    shares.legend(loc="lower center", bbox_to_anchor=(0.5, 1), ncols=3)
    edge.set_xlabel(say("lab-axis-edge", language))
    shares.set_xlabel(say("lab-axis-shares", language))
    volatility.set_xlabel(say("par-volatility-index", language))
    edge.set_yticks(range(len(wagers)), [say(odds.title, language) for odds in wagers])
    edge.set_ylim(len(wagers) - 0.4, -0.6)
    for axes in (edge, shares, volatility):
        axes.grid(visible=False, axis="y")
        axes.tick_params(axis="y", length=0)
    return figure


def _draw_bands(wagers: Wagers, rounds: Text, language: Language) -> Figure:
    """A panel for each wager: the bands of its RTP by the number of rounds."""
    down = ceil(len(wagers) / PANELS_PER_ROW)
    tall = 1.0 + 1.3 * down
    figure = Figure((WIDTH_INCHES, tall))
    room = {
        "left": 0.08,
        "right": 0.98,
        "bottom": 0.55 / tall,
        "top": 1 - 0.5 / tall,
        "hspace": 0.42,
        "wspace": 0.12,
    }
    panels = figure.subplots(
        down, PANELS_PER_ROW, sharex=True, sharey=True, squeeze=False, gridspec_kw=room
    ).flatten()
    numbers = np.geomspace(TABLE_ROUNDS[0], TABLE_ROUNDS[-1], 51)
    for axes, odds in zip(panels, wagers, strict=False):
        for level, colour in reversed([*zip(Z_SCORES, (TINT, PALE), strict=True)]):
            low, high = np.transpose([band(odds, level, number) for number in numbers]) * 100
            axes.fill_between(numbers, low, high, color=colour, linewidth=0, label=f"{level} %")
        axes.axhline(100 * float(odds.rtp), color=INK, linewidth=0.9, label="RTP")
        axes.set_title(say(odds.title, language), fontsize=9)
    first = panels[0]
    first.set_xscale("log")
    first.set_xlim(TABLE_ROUNDS[0], TABLE_ROUNDS[-1])
    first.set_xticks(TABLE_ROUNDS[::2], [f"{number:,}".replace(",", " ") for number in TABLE_ROUNDS[::2]])
    first.set_xticks(TABLE_ROUNDS, minor=True, labels=[])
    for axes in panels[len(wagers) :]:
        axes.set_axis_off()
    for axes in panels[max(0, len(wagers) - PANELS_PER_ROW) : len(wagers)]:
        # The lowest panel of its column, which may not be in the last row.
        axes.tick_params(labelbottom=True)
    figure.supxlabel(say("par-number-of-rounds", language, {"rounds": rounds}), fontsize=9, y=0.08 / tall)
    figure.supylabel(say("lab-axis-rtp", language), fontsize=9, x=0.005)
    figure.legend(
        *first.get_legend_handles_labels(), loc="upper right", bbox_to_anchor=(0.98, 1), ncols=3, reverse=True
    )
    return figure


def _bars(axes: Axes, sizes: Sequence[float]) -> None:
    """A bar for each size, with its figure at the end."""
    bars = axes.barh(range(len(sizes)), sizes, height=BAR_SHARE_OF_LINE, color=INK)
    axes.bar_label(bars, fmt="%.2f", padding=2, fontsize=7.5)
    axes.margins(x=0.25)
    axes.xaxis.set_major_locator(MaxNLocator(4, integer=True))


def _share(odds: WagerOdds, outcome: Outcome) -> float:
    return sum(
        float(chance)
        for prize, chance in zip(odds.prizes, odds.probabilities, strict=True)
        if prize.outcome is outcome
    )


def _svg(figure: Figure) -> str:
    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    return text.getvalue()
