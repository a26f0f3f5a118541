"""Bringing back the settlement of a play that a terminal has forgotten, so that it can be corrected."""

from pitboss.acting.plays import Played
from pitboss.floor.terminals.chips.chip_checks import installed, one_event
from pitboss.floor.terminals.chips.chip_events import Reason, Settled, SettlementRecalled
from pitboss.floor.terminals.settling import NOTHING_DUE
from pitboss.kernel.decision import Command, Decision, Given, States
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
