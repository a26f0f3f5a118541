"""Bringing back the settlement of a play that a terminal has forgotten, so that it can be corrected."""

from pitboss.acting.plays import Played
from pitboss.floor.terminals.chips.chip_checks import installed, one_event
from pitboss.floor.terminals.chips.chip_events import Reason, Settled, SettlementRecalled
from pitboss.floor.terminals.settling import NOTHING_DUE
from pitboss.floor.terminals.stakes import settle_stakes
from pitboss.kernel.decision import Command, Decision, Given, States, is_line
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection


class RecallSettlement(Command, frozen=True, tag="recall-settlement"):
    """The server has read in the log how a terminal was last settled on a play. Only servers send it."""

    terminal: str
    table: str
    play: str
    version: int
    played: Played
    wagers: Settled
    at: Instant | None = None
    void: bool = False
    grounds: Reason | None = None
    owed: int | None = None
    cleared: int = 0
    void_here: bool = False


def recall_settlement(states: States, command: RecallSettlement, _: Given) -> Decision:
    """Brings it back, unless the terminal still recalls it."""
    account = installed(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    if account.recall(command.play) is not None or command.play in account.layouts:
        return NOTHING_DUE
    if command.version > account.version or not _readable(command):
        return Rejection("play-not-in-log", {"play": f"{command.play!r:.60}"})
    event = SettlementRecalled(
        command.terminal,
        command.table,
        command.play,
        command.version,
        command.played,
        command.wagers,
        command.at,
        command.void,
        command.grounds,
        command.owed,
        command.cleared,
        command.void_here,
    )
    return one_event(account, event)


def _readable(command: RecallSettlement) -> bool:
    """Whether it is about a play that could be settled, in words that the log can hold."""
    words = [each for each in (command.table, command.play, command.grounds or "-") if isinstance(each, str)]
    stakes = {wager: settled.stake for wager, settled in command.wagers.items()}
    return is_line(*words) and not isinstance(settle_stakes(command.played, stakes), Rejection)
