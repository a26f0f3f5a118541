"""Wagers without a game, as an earlier release stored them: its logs must always open and be audited.

No release takes these commands any more. They write the events of such logs for the tests.
"""

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.acting.plays import Played
from pitboss.aggregates import AGGREGATES, REGISTRY
from pitboss.engine.registry import Handler, Registry
from pitboss.floor.finishing import finish
from pitboss.floor.terminals.aggregate import CHIP_ACCOUNTS
from pitboss.floor.terminals.chips import chip_events as happened
from pitboss.floor.terminals.chips.chip_account import ChipAccount, PlayStakes
from pitboss.floor.terminals.chips.chip_checks import installed, one_event, player_left, ready, take, unlocked
from pitboss.floor.terminals.stakes import corrected, resettle, settle_stakes
from pitboss.floor.tickets.tickets import UNFOUND
from pitboss.kernel.decision import Command, Decision, Given, States
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection


class PlaceWagers(Command, frozen=True):
    """Chips are dragged onto the layout, or a whole layout is placed again: all of it, or nothing."""

    terminal: str
    table: str
    play: str
    stakes: Mapping[str, Cents]
    """The amount to add to each wager."""


class WithdrawWager(Command, frozen=True):
    """The chips of one wager are dragged off again."""

    terminal: str
    play: str
    wager: str


class ReturnWagers(Command, frozen=True):
    """A play counts for nothing, and its stakes are returned."""

    terminal: str
    play: str
    reason: str


class SettleWagers(Command, frozen=True):
    """A play has a result that the dealer confirmed."""

    terminal: str
    play: str
    played: Played


class CorrectSettlement(Command, frozen=True):
    """A play was settled on a wrong result; a supervisor enters the right one."""

    terminal: str
    play: str
    played: Played
    reason: str
    approved_by: str


def place_wagers(states: States, command: PlaceWagers, _: Given) -> Decision:
    """Holds stakes, if the account is sound and has the credits."""
    account = ready(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    layout = account.layouts.get(command.play)
    if layout is None and command.play in account.recent:
        return Rejection("play-settled", clause="4.2.6")
    if layout is not None and layout.table != command.table:
        return Rejection("other-table")
    placed = happened.WagersPlaced(command.terminal, command.table, command.play, dict(command.stakes))
    return take(account, placed)


def withdraw_wager(states: States, command: WithdrawWager, _: Given) -> Decision:
    """Returns a held stake to its player."""
    account = installed(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    layout = account.layouts.get(command.play)
    stake = None if layout is None else layout.stakes.get(command.wager)
    if stake is None:
        return Rejection("wager-not-placed")
    return one_event(account, happened.WagerWithdrawn(command.terminal, command.play, command.wager, stake))


def return_wagers(states: States, command: ReturnWagers, _: Given) -> Decision:
    """Returns all stakes on a play that counts for nothing."""
    found = _find_layout(states, command.terminal, command.play)
    if isinstance(found, Rejection):
        return found
    account, layout = found
    total = sum(layout.stakes.values())
    return one_event(account, happened.WagersReturned(command.terminal, command.play, total, command.reason))


def settle_wagers(states: States, command: SettleWagers, given: Given) -> Decision:
    """Posts the settlement of a play. A play is settled once, and only a correction changes it."""
    found = _find_layout(states, command.terminal, command.play)
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
    """Reverses a settlement and posts the right one, while the player who made the wagers is there."""
    account = unlocked(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    wrong = account.recent.get(command.play)
    if wrong is None:
        return Rejection("play-not-settled")
    if wrong.version < account.left:
        return player_left()
    if wrong.void is not None:
        return Rejection("play-void", clause="11.1")
    right = resettle(wrong, command.played)
    if isinstance(right, Rejection):
        return right
    event = corrected(account, command.play, command.played, right, command.reason, command.approved_by)
    return take(account, event)


def _find_layout(states: States, terminal: str, play: str) -> tuple[ChipAccount, PlayStakes] | Rejection:
    """An account and its stakes on a play."""
    account = installed(states, terminal)
    if isinstance(account, Rejection):
        return account
    layout = account.layouts.get(play)
    if layout is not None:
        return account, layout
    if play in account.recent:
        return Rejection("play-settled", clause="8.1")
    return Rejection("wager-not-placed")


DECIDES: dict[type[Command], Callable[[States, Any, Given], Decision]] = {
    PlaceWagers: place_wagers,
    WithdrawWager: withdraw_wager,
    ReturnWagers: return_wagers,
    SettleWagers: settle_wagers,
    CorrectSettlement: correct_settlement,
}


def _account(command: Any, _: Given) -> tuple[str, ...]:
    return (f"pt/{command.terminal}",)


def earlier_floor() -> Registry:
    """The aggregates of the floor, with the commands of the earlier release."""
    earlier = {kind: Handler(decide, _account) for kind, decide in DECIDES.items()}
    accounts = CHIP_ACCOUNTS._replace(commands={**CHIP_ACCOUNTS.commands, **earlier})
    others = (each for each in AGGREGATES if each is not CHIP_ACCOUNTS)
    registry = Registry((accounts, *others), finish=finish, unkept=UNFOUND)
    # A fault that a test planted in the product applies here, too.
    registry.handlers.update(REGISTRY.handlers)
    return registry
