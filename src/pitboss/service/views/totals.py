"""What the last plays of a game came to at all player terminals: sums by wager, and what was put right."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from pitboss.acting.acts.correcting import Remedied, TerminalResult
from pitboss.acting.audience import View
from pitboss.floor.kinds import kind_of
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_events import (
    CorrectionOwed,
    OwedCleared,
    OwedPaid,
    SettledWager,
    SettlementCorrected,
    SettlementVoided,
    WagersReturned,
    WagersSettled,
)
from pitboss.kernel.money import Cents
from pitboss.store.log import StoredEvent

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

SETTLING: frozenset[type] = frozenset(
    (
        WagersSettled,
        SettlementCorrected,
        SettlementVoided,
        WagersReturned,
        CorrectionOwed,
        OwedCleared,
        OwedPaid,
    )
)
"""The events that may change a sum, or put a terminal right."""


class SettledSum(View, frozen=True):
    """One wager, or one kind of roulette bet, over all player terminals."""

    wager: str
    stakes: int
    """The number of stakes."""
    staked: Cents
    returned: Cents
    """The returned cents, stakes and winnings together."""


Sum = tuple[SettledSum, ...]


class Came(NamedTuple):
    """What the last plays of a game came to at all player terminals."""

    sums: Sum = ()
    """The sums of the last play."""
    put_right: tuple[TerminalResult, ...] = ()
    """What corrections and voids changed at each terminal, until it is settled again."""


class Totals:
    """The sums of every game. A thousand terminals are added up only on demand, once for all viewers."""

    def __init__(self, floor: "FloorEngine") -> None:
        """Listens for settlements."""
        self._floor = floor
        self._settlements = 0
        self._made: dict[str, tuple[tuple[str, int], Came]] = {}
        floor.listen(self._hear)

    def of(self, game: str) -> Came:
        """What the last plays of a game came to."""
        now = self._floor.game(game)
        past = () if now is None else kind_of(now).past(now)
        if now is None or not past:
            return Came()
        stage = (past[-1].key, self._settlements)
        if game not in self._made or self._made[game][0] != stage:
            played = kind_of(now).game(now)
            order = () if played is None else tuple(played.titles)
            accounts, plays = tuple(self._floor.accounts()), frozenset(play.key for play in past)
            right = (line for each in accounts for line in _put_right(each, game, plays))
            self._made[game] = stage, Came(_add_up(accounts, stage[0], order), tuple(right))
        return self._made[game][1]

    def _hear(self, stored: StoredEvent) -> None:
        self._settlements += self._floor.registry.kind(stored) in SETTLING


def _add_up(accounts: Iterable[ChipAccount], play: str, order: tuple[str, ...]) -> Sum:
    """The sums of a play in the order of the layout. Bets on single numbers count as one kind."""
    wagers: dict[str, list[SettledWager]] = {key: [] for key in order}
    for account in accounts:
        recalled = account.recall(play)
        for key, wager in () if recalled is None else recalled.wagers.items():
            wagers.setdefault(key.partition(":")[0], []).append(wager)
    return tuple(
        SettledSum(key, len(of), sum(each.stake for each in of), sum(each.returned for each in of))
        for key, of in wagers.items()
        if of
    )


def _put_right(account: ChipAccount, game: str, plays: frozenset[str]) -> Iterator[TerminalResult]:
    """What was changed at a terminal after its player had bet on a play, or is still owed there."""
    done, back = account.put_right, account.given_back
    if done is not None and done.play in plays:
        how = Remedied.VOIDED if done.void else Remedied.CORRECTED
        yield TerminalResult(account.terminal, done.play, how, done.more)
    if back is not None and back.play in plays and back.play in account.void_plays:
        yield TerminalResult(account.terminal, back.play, Remedied.RETURNED, back.cents)
    for play, owed in account.owed.items():
        if owed.table == game and owed.left:
            yield TerminalResult(account.terminal, play, Remedied.OWED, owed.left)
