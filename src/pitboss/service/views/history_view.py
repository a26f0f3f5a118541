"""The history of a game as displays show it: the roads and tally of a shoe, or the numbers of a wheel."""

from typing import TYPE_CHECKING

from pitboss.acting.audience import View
from pitboss.acting.kinds import KindName
from pitboss.baccarat.history import SeenRoads, Tally
from pitboss.floor.kinds import kind_of
from pitboss.roulette.history import DrawnNumber, NumberCount, Shares

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine


class HistoryView(View, frozen=True, tag_field="view", tag="history"):
    """What came before in a game: of a table its shoe, of a wheel its last numbers."""

    game: str
    kind: KindName
    roads: SeenRoads | None = None
    tally: Tally | None = None
    numbers: tuple[DrawnNumber, ...] = ()
    """The newest first."""
    hot: tuple[NumberCount, ...] = ()
    """The numbers that came most often."""
    cold: tuple[NumberCount, ...] = ()
    """Those that came least often, the longest away first."""
    shares: Shares | None = None


def history_view(floor: "FloorEngine", name: str) -> HistoryView | None:
    """What everybody may know of the games before; nothing if the floor has no such game."""
    now = floor.game(name)
    if now is None:
        told = floor.config.game(name)
        return None if told is None else HistoryView(name, told.kind)
    kind = kind_of(now)
    return HistoryView(name, kind.name, **kind.history(now))
