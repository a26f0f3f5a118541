"""What is asked about the wagers of a player terminal, and what becomes of it."""

from collections.abc import Mapping

from pitboss.acting.plays import Played
from pitboss.floor.terminals import chip_events as happened
from pitboss.floor.terminals.chip_account import ChipAccount, Layout, Recalled
from pitboss.floor.terminals.chip_checks import (
    bad_name,
    installed,
    one_event,
    player_left,
    ready,
    take,
    unlocked,
)
from pitboss.floor.terminals.chip_events import SettledWager
from pitboss.floor.terminals.played import settle_played, wager_keys
from pitboss.game.settlement import Settlement, read_stake
from pitboss.kernel.decision import Command, Decision, Given, States, is_line
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.chart import find_kind


class PlaceWagers(Command, frozen=True, tag="place-wagers"):
    """Chips are dragged onto the layout, or a whole layout is placed again: all of it, or nothing."""

    terminal: str
    table: str
    play: str
    stakes: Mapping[str, Cents]
    """What is to be added to each wager."""


class WithdrawWager(Command, frozen=True, tag="withdraw-wager"):
    """The chips of one wager are dragged off again."""

    terminal: str
    play: str
    wager: str


class ReturnWagers(Command, frozen=True, tag="return-wagers"):
    """A play counts for nothing, and its stakes are to go back."""

    terminal: str
    play: str
    reason: str


class SettleWagers(Command, frozen=True, tag="settle-wagers"):
    """A play came to a result that the dealer confirmed."""

    terminal: str
    play: str
    played: Played


class CorrectSettlement(Command, frozen=True, tag="correct-settlement"):
    """A play was settled on a wrong result; a supervisor says which is right."""

    terminal: str
    play: str
    played: Played
    reason: str
    approved_by: str


def place_wagers(states: States, command: PlaceWagers, _: Given) -> Decision:
    """Holds stakes, if the account is sound and the credits are there.

    Whether wagers on the play are open, and which of them its game takes, is decided where the play is known.
    """
    account = ready(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    refused = check_stakes(command.stakes)
    if refused is not None:
        return refused
    layout = account.layouts.get(command.play)
    if layout is None:
        refused = check_play(account, command)
        if refused is not None:
            return refused
    elif layout.table != command.table:
        return Rejection("other-table", "These chips lie on another game.")
    placed = happened.WagersPlaced(command.terminal, command.table, command.play, dict(command.stakes))
    return take(account, placed)


def check_stakes(stakes: Mapping[str, Cents]) -> Rejection | None:
    """Whether stakes can be placed at all: a stake on what no game has could never be settled."""
    if not stakes:
        return Rejection("bad-stake", "Say which wagers to place.")
    for wager, stake in stakes.items():
        cents = read_stake(wager, stake)
        if isinstance(cents, Rejection):
            return cents
        if wager not in wager_keys():
            return Rejection("unknown-wager", f"No game has a wager {wager!r:.40}.")
    return None


def check_play(account: ChipAccount, command: PlaceWagers) -> Rejection | None:
    """Whether the first chips of a terminal may go onto a play."""
    if command.play in account.recent:
        return Rejection("play-settled", "This game is settled: bet on the next.", "4.2.6")
    if isinstance(find_kind(f"table/{command.table}/win"), Rejection):
        return bad_name(command.table)
    return None if is_line(command.play) else bad_name(command.play)


def withdraw_wager(states: States, command: WithdrawWager, _: Given) -> Decision:
    """Gives a held stake back to its player."""
    account = installed(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    layout = account.layouts.get(command.play)
    stake = None if layout is None else layout.stakes.get(command.wager)
    if stake is None:
        return Rejection("wager-not-placed", f"There is no wager on {command.wager:.40} to take off.")
    return one_event(account, happened.WagerWithdrawn(command.terminal, command.play, command.wager, stake))


def return_wagers(states: States, command: ReturnWagers, _: Given) -> Decision:
    """Gives back all stakes on a play that counts for nothing."""
    found = _laid(states, command.terminal, command.play)
    if isinstance(found, Rejection):
        return found
    if not is_line(command.reason):
        return Rejection("reason-needed", "Say in a line why the stakes go back.")
    account, layout = found
    total = sum(layout.stakes.values())
    return one_event(account, happened.WagersReturned(command.terminal, command.play, total, command.reason))


def settle_wagers(states: States, command: SettleWagers, given: Given) -> Decision:
    """Posts what a play came to. A play is settled once, and only a correction changes it."""
    found = _laid(states, command.terminal, command.play)
    if isinstance(found, Rejection):
        return found
    account, layout = found
    wagers = settle_stakes(command.played, layout.stakes)
    if isinstance(wagers, Rejection):
        return wagers
    event = happened.WagersSettled(
        command.terminal, layout.table, command.play, command.played, wagers, given.at
    )
    return one_event(account, event)


def correct_settlement(states: States, command: CorrectSettlement, _: Given) -> Decision:
    """Takes a settlement back and makes it anew, as long as the player who made the wagers is there."""
    account = unlocked(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    if not is_line(command.reason, command.approved_by):
        return Rejection("not-authorised", "A supervisor approves a correction, and says why.", "11.5")
    wrong = account.recent.get(command.play)
    if wrong is None:
        return Rejection("play-not-settled", f"{command.play:.40} is not among the plays that are recalled.")
    if wrong.version < account.left:
        return player_left()
    if wrong.void is not None:
        return Rejection("play-void", f"{command.play:.40} counts for nothing: {wrong.void}", "11.1")
    right = settle_anew(wrong, command.played)
    if isinstance(right, Rejection):
        return right
    event = corrected(account, command.play, command.played, right, command.reason, command.approved_by)
    return take(account, event)


def settle_stakes(played: Played, stakes: Mapping[str, Cents]) -> happened.Settled | Rejection:
    """What every stake came to, as the log keeps it."""
    settled = settle_played(played, stakes)
    if isinstance(settled, Rejection):
        return settled
    return {wager: _settled(settlement) for wager, settlement in settled.items()}


def settle_anew(wrong: Recalled, played: Played) -> happened.Settled | Rejection:
    """What the stakes of a settled play come to on another result."""
    return settle_stakes(played, {wager: settled.stake for wager, settled in wrong.wagers.items()})


def corrected(
    account: ChipAccount, play: str, played: Played, right: happened.Settled, reason: str, approved_by: str
) -> happened.SettlementCorrected:
    """The event that takes a settlement back and makes it anew."""
    wrong = account.recent[play]
    return happened.SettlementCorrected(
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


def _laid(states: States, terminal: str, play: str) -> tuple[ChipAccount, Layout] | Rejection:
    """An account and its stakes on a play."""
    account = installed(states, terminal)
    if isinstance(account, Rejection):
        return account
    layout = account.layouts.get(play)
    if layout is not None:
        return account, layout
    if play in account.recent:
        return Rejection("play-settled", f"{play:.40} is settled already at this terminal.", "8.1")
    return Rejection("wager-not-placed", f"Terminal {account.terminal} has no wager on {play:.40}.")


def _settled(settlement: Settlement) -> SettledWager:
    """Keeps apart what only rounding up to the smallest chip added."""
    pays, won = settlement.pays, settlement.won
    # Of a call bet only the winning pieces are paid, and they come back beside what they won.
    exact = pays.numerator * (settlement.returned - won) // pays.denominator
    return SettledWager(settlement.stake, settlement.returned, won - exact)
