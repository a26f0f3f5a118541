"""The sums of the last play of a game over all player terminals, by wager."""

from typing import TYPE_CHECKING

from pitboss.acting.audience import View
from pitboss.floor.kinds import kind_of
from pitboss.floor.terminals.chips.chip_events import (
    SettledWager,
    SettlementCorrected,
    SettlementVoided,
    WagersSettled,
)
from pitboss.kernel.money import Cents
from pitboss.store.log import StoredEvent

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

SETTLING = frozenset((WagersSettled, SettlementCorrected, SettlementVoided))
"""The events that may change a sum."""


class SettledSum(View, frozen=True):
    """One wager, or one kind of roulette bet, over all player terminals."""

    wager: str
    stakes: int
    """The number of stakes."""
    staked: Cents
    returned: Cents
    """The returned cents, stakes and winnings together."""


Sum = tuple[SettledSum, ...]


class Totals:
    """The sums of every game. A thousand terminals are added up only on demand, once for all viewers."""

    def __init__(self, floor: "FloorEngine") -> None:
        """Listens for settlements."""
        self._floor = floor
        self._settlements = 0
        self._made: dict[str, tuple[tuple[str, int], Sum]] = {}
        floor.listen(self._hear)

    def of(self, game: str) -> Sum:
        """The sums of the last play of a game."""
        now = self._floor.game(game)
        past = () if now is None else kind_of(now).past(now)
        if now is None or not past:
            return ()
        stage = (past[-1].key, self._settlements)
        if game not in self._made or self._made[game][0] != stage:
            played = kind_of(now).game(now)
            order = () if played is None else tuple(played.titles)
            self._made[game] = stage, _add_up(self._floor, stage[0], order)
        return self._made[game][1]

    def _hear(self, stored: StoredEvent) -> None:
        self._settlements += self._floor.registry.kind(stored) in SETTLING


def _add_up(floor: "FloorEngine", play: str, order: tuple[str, ...]) -> Sum:
    """The sums of a play in the order of the layout. Bets on single numbers count as one kind."""
    wagers: dict[str, list[SettledWager]] = {key: [] for key in order}
    for account in floor.accounts():
        recalled = account.recall(play)
        for key, wager in () if recalled is None else recalled.wagers.items():
            wagers.setdefault(key.partition(":")[0], []).append(wager)
    return tuple(
        SettledSum(key, len(of), sum(each.stake for each in of), sum(each.returned for each in of))
        for key, of in wagers.items()
        if of
    )
