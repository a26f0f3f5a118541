"""The history of a game on displays: the roads and tally of a shoe, or the numbers of a wheel."""

from typing import TYPE_CHECKING, TypeAlias

from pitboss.acting.audience import View
from pitboss.baccarat.views.history import EarlierShoe, SeenRoads, Tally
from pitboss.floor.kinds import kind_of
from pitboss.kernel.instant import DAY_MS, MINUTE_MS
from pitboss.roulette.views.history import DrawnNumber, NumberCount, Shares

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine


FinishedShoes: TypeAlias = list[EarlierShoe]
"""The shoes of a table that are over, with their roads."""


class HistoryView(View, frozen=True, tag_field="view", tag="history"):
    """The past of a game: for a table its shoe, for a wheel its last numbers."""

    game: str
    kind: str
    roads: SeenRoads | None = None
    tally: Tally | None = None
    shoe_over: bool = False
    """Whether the roads are of a shoe that is over: the next one is new, and none of its cards is out."""
    shoes: int = 0
    """How many shoes before this one are known. They are at `/api/games/{game}/shoes`."""
    numbers: tuple[DrawnNumber, ...] = ()
    """The newest first."""
    hot: tuple[NumberCount, ...] = ()
    """The most frequent numbers."""
    cold: tuple[NumberCount, ...] = ()
    """The least frequent numbers, the longest absent first."""
    shares: Shares | None = None


def shoes_of(floor: "FloorEngine", name: str) -> FinishedShoes:
    """The finished shoes of a table since the day began by the clocks of the house, the newest first."""
    now, ahead = floor.game(name), floor.config.utc_offset * MINUTE_MS
    if now is None:
        return []
    day = (floor.clock() + ahead) // DAY_MS
    return list(kind_of(now).finished_shoes(now, day * DAY_MS - ahead))


def history_view(floor: "FloorEngine", name: str) -> HistoryView | None:
    """The public history of a game; none if the floor has no such game."""
    now = floor.game(name)
    if now is None:
        config = floor.config.game(name)
        return None if config is None else HistoryView(name, config.kind.name)
    kind = kind_of(now)
    return HistoryView(name, kind.name, **kind.history(now))
