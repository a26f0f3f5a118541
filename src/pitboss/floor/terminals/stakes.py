"""The results of the stakes on a play, in the form of the log."""

from collections.abc import Mapping

from pitboss.acting.plays import Played
from pitboss.floor.terminals.chips.chip_account import ChipAccount, Recalled
from pitboss.floor.terminals.chips.chip_events import Reason, Settled, SettledWager, SettlementCorrected
from pitboss.floor.terminals.played import settle_played
from pitboss.game.settlement import Settlement
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection


def settle_stakes(played: Played, stakes: Mapping[str, Cents]) -> Settled | Rejection:
    """The result of every stake."""
    settled = settle_played(played, stakes)
    if isinstance(settled, Rejection):
        return settled
    return {wager: _settled(settlement) for wager, settlement in settled.items()}


def settled_on(account: ChipAccount, play: str) -> Recalled:
    """The settlement of a play that the account recalls."""
    recalled = account.recall(play)
    if recalled is None:
        raise AssertionError(f"pt/{account.terminal} does not recall {play}")
    return recalled


def resettle(wrong: Recalled, played: Played) -> Settled | Rejection:
    """The results of the stakes of a settled play for another result."""
    return settle_stakes(played, {wager: settled.stake for wager, settled in wrong.wagers.items()})


def corrected(
    account: ChipAccount, play: str, played: Played, right: Settled, reason: Reason, approved_by: str
) -> SettlementCorrected:
    """The event that reverses a settlement and posts the right one."""
    wrong = settled_on(account, play)
    return SettlementCorrected(
        account.terminal,
        wrong.table,
        play,
        wrong.version,
        wrong.wagers,
        played,
        right,
        reason,
        approved_by,
    )


def _settled(settlement: Settlement) -> SettledWager:
    """Separates the amount that only rounding up to the smallest chip added."""
    pays, won = settlement.pays, settlement.won
    # Only the winning pieces of a call bet are paid, and they are returned beside their winnings.
    exact = pays.numerator * (settlement.returned - won) // pays.denominator
    return SettledWager(settlement.stake, settlement.returned, won - exact)
