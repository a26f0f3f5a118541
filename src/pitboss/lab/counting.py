"""The picture of a counting study: effects of removal, where wagers are positive, and the gain."""

from collections.abc import Sequence
from io import BytesIO

import numpy as np
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.colors import LogNorm, Normalize
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import Formatter, FuncFormatter, PercentFormatter
from numpy.typing import NDArray

from pitboss.game.cards import RANKS
from pitboss.kernel.rejection import Rejection
from pitboss.lab.bankroll import BASE_FONT, GREY, STYLE, UNDATED
from pitboss.lab.fonts import find_font, font_style
from pitboss.sim.counting import Figures, Sums, by_depth, by_quarters, depths_of
from pitboss.sim.watch import Watch
from pitboss.words.languages import Language
from pitboss.words.rendering import say

RANK_COLUMNS = 10
"""Tens and pictures share a column: they count alike and pair alike."""
SHADES = "viridis_r"
"""Darker for more. Every eye can distinguish the shades."""
PALE = "#F2F2F2"
LEAST_SCALE_SHARE = 0.01
"""The least upper end of the scale of shares."""
LEAST_GAIN_UNITS = 1e-4
"""The least gain that is shown, in units per shoe or per hundred coups."""

Quarters = Sequence[Sequence[Figures]]
"""By wager and quarter of a deck."""

_PLAIN = FuncFormatter(lambda figure, _: f"{figure:g}")


def picture(
    title: str, subtitle: str, table: Watch, sums: Sums, kind: str, language: Language
) -> bytes | Rejection:
    """A page with four panels as a PNG, SVG or PDF file."""
    font = find_font(language)
    if isinstance(font, Rejection):
        return font
    titles = [say(removal.odds.title, language) for removal in table.removals]
    quarters = [by_quarters(table, sums, wager) for wager in range(len(titles))]
    with rc_context({**STYLE, **font_style(BASE_FONT, font)}):
        margins = ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.12, hspace=0.04, wspace=0.03)
        figure = Figure(figsize=(11.69, 8.27), layout=margins)
        figure.suptitle(f"{title}\n", fontsize=14, fontweight="bold")
        figure.text(0.5, 0.945, subtitle, ha="center", va="top", fontsize=9.5, color=GREY)
        # Wagers are rows in all panels, with their names at the left.
        (effects, shares), (depths, gains) = figure.subplots(2, 2, sharey=True)
        _draw_effects(effects, table, language)
        _draw_shares(shares, table, quarters, language)
        _draw_depths(depths, table, sums, language)
        _draw_gains(gains, table, quarters, language)
        for axes in (effects, shares, depths, gains):
            axes.grid(visible=False)
            axes.tick_params(length=0)
            axes.set_facecolor(PALE)
        effects.set_yticks(range(len(titles)), titles)
        file = BytesIO()
        figure.savefig(file, format=kind, dpi=150, metadata=UNDATED[kind])
    return file.getvalue()


def _draw_effects(axes: Axes, table: Watch, language: Language) -> None:
    effects = 1e5 * np.array([removal.effects[:RANK_COLUMNS] for removal in table.removals], np.float64)
    most = np.abs(effects).max(axis=1, keepdims=True)
    shades = np.divide(effects, most, out=np.zeros_like(effects), where=most > 0)
    axes.imshow(shades, cmap="PuOr", vmin=-1, vmax=1, aspect="auto")
    for (wager, rank), effect in np.ndenumerate(effects):
        label = f"{effect:.0f}" if abs(effect) >= 99.5 or not effect else f"{effect:.1f}"
        _write(axes, rank, wager, label, dark=abs(shades[wager, rank]) > 0.7)
    axes.set_xticks(range(RANK_COLUMNS), [*RANKS[: RANK_COLUMNS - 1], "T–K"])
    axes.set(title=say("lab-effect-of-removal", language), xlabel=say("lab-axis-rank", language))


def _draw_shares(axes: Axes, table: Watch, quarters: Quarters, language: Language) -> None:
    shares = np.array([[each.positive for each in row] for row in quarters])
    norm = Normalize(0, max(LEAST_SCALE_SHARE, shares.max()))
    _draw_map(axes, table, shares, norm, PercentFormatter(1, decimals=0, symbol=" %"))
    axes.set(title=say("lab-how-often", language), xlabel=say("lab-axis-decks", language))


def _draw_gains(axes: Axes, table: Watch, quarters: Quarters, language: Language) -> None:
    gains = np.array([[100 * each.gain / (each.coups or 1) for each in row] for row in quarters])
    _draw_map(axes, table, gains, LogNorm(LEAST_GAIN_UNITS, max(1, gains.max())), _PLAIN)
    axes.set(title=say("lab-how-much", language), xlabel=say("lab-axis-decks", language))


def _draw_map(
    axes: Axes, table: Watch, figures: NDArray[np.float64], norm: Normalize, labels: Formatter
) -> None:
    """Figures by wager and cards dealt, in shades. Blank if there is no gain."""
    drawn = axes.imshow(
        np.where(figures > 0, figures, np.nan),
        cmap=SHADES,
        norm=norm,
        aspect="auto",
        extent=(0, table.removals[0].decks, len(figures) - 0.5, -0.5),
    )
    axes.figure.colorbar(drawn, ax=axes, format=labels, pad=0.02)


def _draw_depths(axes: Axes, table: Watch, sums: Sums, language: Language) -> None:
    depths = depths_of(table)
    rows = [by_depth(table, sums, wager) for wager in range(len(table.removals))]
    gains = np.array([[each.gain for each in row] for row in rows])
    norm = LogNorm(LEAST_GAIN_UNITS, max(1, gains.max()))
    axes.imshow(np.where(gains > 0, gains, np.nan), cmap=SHADES, norm=norm, aspect="auto")
    for (wager, depth), gain in np.ndenumerate(gains):
        label = f"{gain:.2f}" if gain >= 0.0995 else f"{gain:.4f}"
        if gain > 0:
            shown = label if gain >= LEAST_GAIN_UNITS else f"<{LEAST_GAIN_UNITS:.4f}"
            _write(axes, depth, wager, shown, dark=norm(gain) > 0.5)
    axes.set_xticks(range(len(depths)), map(str, depths))
    axes.set(title=say("lab-gain-a-shoe", language), xlabel=say("lab-axis-behind", language))


def _write(axes: Axes, x: int, y: int, label: str, *, dark: bool) -> None:
    axes.text(x, y, label, ha="center", va="center", fontsize=7.5, color="white" if dark else "black")
