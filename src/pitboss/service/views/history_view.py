"""The history of a game on displays: the roads and tally of a shoe, or the numbers of a wheel."""

from typing import TYPE_CHECKING

from pitboss.acting.audience import View
from pitboss.baccarat.views.history import SeenRoads, Tally
from pitboss.floor.kinds import kind_of
from pitboss.roulette.views.history import DrawnNumber, NumberCount, Shares

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine


class HistoryView(View, frozen=True, tag_field="view", tag="history"):
    """The past of a game: for a table its shoe, for a wheel its last numbers."""

    game: str
    kind: str
    roads: SeenRoads | None = None
    tally: Tally | None = None
    numbers: tuple[DrawnNumber, ...] = ()
    """The newest first."""
    hot: tuple[NumberCount, ...] = ()
    """The most frequent numbers."""
    cold: tuple[NumberCount, ...] = ()
    """The least frequent numbers, the longest absent first."""
    shares: Shares | None = None


def history_view(floor: "FloorEngine", name: str) -> HistoryView | None:
    """The public history of a game; none if the floor has no such game."""
    now = floor.game(name)
    if now is None:
        config = floor.config.game(name)
        return None if config is None else HistoryView(name, config.kind.name)
    kind = kind_of(now)
    return HistoryView(name, kind.name, **kind.history(now))
