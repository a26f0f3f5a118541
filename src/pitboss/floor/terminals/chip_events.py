"""What can happen to the chip account of a player terminal, and the postings of each."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from pitboss.acting.plays import Played
from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import Event
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.ledger.entry import Entry, net, reverse
from pitboss.ledger.moves import move


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """How a terminal is set up."""

    venue: str
    notes: tuple[Cents, ...] = (500, 1_000, 2_000, 5_000, 10_000)
    """The denominations that its stacker accepts."""
    credit_limit: Cents = 1_000_000
    """Notes and tickets that would take the account over it are refused."""
    hand_pay_over: Cents = 500_000
    """More than this is paid by hand against a signed form."""
    ticket_months: int = 12
    """For how long its tickets are good."""
    message: str = ""
    """What whoever prints its tickets puts on them: about gambling with care, and where there is help."""


class SettledWager(msgspec.Struct, frozen=True, gc=False):
    """What one wager came to."""

    stake: Cents
    returned: Cents
    rounding: Cents = 0
    """How much of the return is there only because payments go up to the smallest chip."""


Settled = Mapping[str, SettledWager]


class TerminalSet(Event, frozen=True):
    """A terminal is installed, or set up anew."""

    terminal: str
    settings: Settings


class NoteInserted(Event, frozen=True):
    """A note of an accepted denomination went into the stacker."""

    terminal: str
    cents: Cents


class TicketTaken(Event, frozen=True):
    """A redeemable ticket became credits."""

    terminal: str
    ticket: str
    cents: Cents


class CreditTransferred(Event, frozen=True):
    """The central monitoring system added credits."""

    terminal: str
    cents: Cents
    reference: str


class WagersPlaced(Event, frozen=True):
    """Chips went onto the layout: they are held for the play."""

    terminal: str
    table: str
    play: str
    stakes: Mapping[str, Cents]
    """What was added to each wager."""


class WagerWithdrawn(Event, frozen=True):
    """The chips of one wager came off the layout again."""

    terminal: str
    play: str
    wager: str
    cents: Cents


class ChipsTakenOff(Event, frozen=True):
    """Chips came off the layout again: the player took them, or they were too few as the period ended."""

    terminal: str
    play: str
    stakes: Mapping[str, Cents]
    """What came off each wager."""
    clauses: Mapping[str, Clause] = {}
    """The clause by which a wager was not accepted; none where the player took the chips off."""


class ChipsMoved(Event, frozen=True):
    """Chips went from one wager to another; what the other could not take went back to the account."""

    terminal: str
    play: str
    wager: str
    to: str
    cents: Cents
    """What came off the one."""
    counts: Cents
    """What of it lies on the other."""


class WagersReturned(Event, frozen=True):
    """The stakes of a play that counts for nothing went back."""

    terminal: str
    play: str
    cents: Cents
    reason: str
    approved_by: str | None = None
    """Who signed where staff declared it void. Earlier releases did not write it down."""


class WagersSettled(Event, frozen=True):
    """A play came to its result, and every wager on it was settled."""

    terminal: str
    table: str
    play: str
    played: Played
    wagers: Settled
    at: Instant | None = None
    """When; events of the first releases do not tell."""


class WagersForfeited(Event, frozen=True):
    """The stakes of a cheat went to the house, as the outcome of the game was invalidated."""

    terminal: str
    table: str
    play: str
    cents: Cents
    reason: str
    approved_by: str


class SettlementCorrected(Event, frozen=True):
    """A settlement was taken back whole, and made anew on the right result."""

    terminal: str
    table: str
    play: str
    reverses: int
    """The version in the stream of the event that is taken back."""
    taken_back: Settled
    played: Played
    wagers: Settled
    reason: str
    approved_by: str


class SettlementVoided(Event, frozen=True):
    """A play turned out to count for nothing: its settlement was taken back, and its stakes went back."""

    terminal: str
    table: str
    play: str
    reverses: int
    """The version in the stream of the event that is taken back."""
    taken_back: Settled
    reason: str
    approved_by: str
    forfeited: bool = False
    """Whether the stakes went to the house, as those of a cheat."""


class CorrectionOwed(Event, frozen=True):
    """A settlement was wrong and the account cannot put it right: the cage pays or claims the difference."""

    terminal: str
    table: str
    play: str
    owed: int
    """What the house owes the player in all for this play; less than zero if the player owes it."""
    reason: str
    approved_by: str


class CreditsAdjusted(Event, frozen=True):
    """After a malfunction a supervisor put the credits of a terminal right."""

    terminal: str
    play: str
    """The one that it is about."""
    change: int
    """What was added; less than zero if credits were taken off."""
    reason: str
    approved_by: str


class OwedCleared(Event, frozen=True):
    """The house has given up what a player owed for a play.

    In the first releases: or the cage has paid or claimed it, by a transaction of its own.
    """

    terminal: str
    play: str
    owed: int
    note: str
    approved_by: str


class OwedPaid(Event, frozen=True):
    """The cage paid or collected what was owed for a play."""

    terminal: str
    table: str
    play: str
    owed: int
    """What was paid to the player; less than zero if the player paid."""
    note: str
    approved_by: str


class TicketPrinted(Event, frozen=True):
    """Credits left the account for a ticket."""

    terminal: str
    ticket: str
    sequence: int
    cents: Cents


class HandPayCalled(Event, frozen=True):
    """Credits left the account and wait to be paid by hand."""

    terminal: str
    sequence: int
    cents: Cents


class HandPaid(Event, frozen=True):
    """A manual payout was paid against its signed form."""

    terminal: str
    sequence: int
    cents: Cents
    patron: str
    witness: str
    approved_by: str | None = None


class HandPayWithheld(Event, frozen=True):
    """A manual payout waits: for an inquiry of which the Inspector was told, a time, or identification."""

    terminal: str
    sequence: int
    reason: str
    inspector: str | None = None
    until: Instant | None = None
    identify: bool = False


class HandPayReleased(Event, frozen=True):
    """The waiting ended: the payout may be paid."""

    terminal: str
    sequence: int
    determination: str


class HandPayRefused(Event, frozen=True):
    """The inquiry ended, and the Inspector reviewed it: the payout is not paid."""

    terminal: str
    sequence: int
    cents: Cents
    determination: str
    inspector: str


class HandPayReinstated(Event, frozen=True):
    """A refusal was reversed, and the Inspector reviewed that: the payout may be paid."""

    terminal: str
    sequence: int
    cents: Cents
    determination: str
    inspector: str


class CreditCancelled(Event, frozen=True):
    """Staff took credits off the meter and paid them by voucher."""

    terminal: str
    sequence: int
    cents: Cents
    patron: str
    witness: str
    approved_by: str | None = None


class StackerEmptied(Event, frozen=True):
    """The notes of the stacker went to the cage."""

    terminal: str
    cents: Cents


class AccountLocked(Event, frozen=True):
    """Meters and account disagreed: no money comes or goes until a supervisor has looked."""

    terminal: str
    incident: str


class AccountUnlocked(Event, frozen=True):
    """A supervisor has looked, and the account may be used again."""

    terminal: str
    note: str
    approved_by: str


class ServiceCalled(Event, frozen=True):
    """The player asked for somebody to come."""

    terminal: str
    at: Instant


class CallAnswered(Event, frozen=True):
    """Somebody came."""

    terminal: str
    by: str


MOVED: dict[type[Event], str] = {
    NoteInserted: "note-in",
    TicketTaken: "ticket-in",
    CreditTransferred: "transfer-in",
    WagerWithdrawn: "wager-back",
    WagersReturned: "wager-back",
    TicketPrinted: "ticket-out",
    HandPayCalled: "hand-pay",
    HandPaid: "hand-paid",
    HandPayRefused: "hand-pay-refused",
    HandPayReinstated: "hand-pay-reinstated",
    CreditCancelled: "credit-cancelled",
    StackerEmptied: "stacker-emptied",
}
"""The transaction of each event that moves its `cents`."""


def entry(event: Event) -> Entry:
    """The postings of an event; none where no money moves.

    >>> entry(WagersPlaced("7", "1", "1-204", {"banker": 500}))
    (Posting(account='pt/7/chips', cents=-500), Posting(account='pt/7/held', cents=500))
    """
    key = MOVED.get(type(event))
    if key is not None:
        return moved(key, event.cents, event.terminal)  # type: ignore[attr-defined]
    match event:
        case WagersPlaced(terminal=terminal, stakes=stakes):
            # Each wager is held by itself.
            return tuple([line for cents in stakes.values() for line in moved("wager", cents, terminal)])
        case WagersSettled(terminal=terminal, table=table, wagers=wagers):
            return settled_entry(terminal, table, wagers)
        case SettlementCorrected(terminal=terminal, table=table, taken_back=old, wagers=new):
            return net((*reverse(settled_entry(terminal, table, old)), *settled_entry(terminal, table, new)))
        case ChipsTakenOff(terminal=terminal, stakes=stakes):
            return tuple(line for cents in stakes.values() for line in moved("wager-back", cents, terminal))
        case ChipsMoved(terminal=terminal, cents=cents, counts=counts) if counts < cents:
            return moved("wager-back", cents - counts, terminal)
        case SettlementVoided(terminal=terminal, table=table, taken_back=old):
            key = "stake-forfeited" if event.forfeited else "wager-back"
            stakes_go = move(key, sum(wager.stake for wager in old.values()), terminal=terminal, table=table)
            return net((*reverse(settled_entry(terminal, table, old)), *stakes_go))
        case WagersForfeited(terminal=terminal, table=table, cents=cents):
            return move("stake-forfeited", cents, terminal=terminal, table=table)
        case OwedPaid(table=table, owed=owed):
            return move("late-win" if owed > 0 else "late-return", abs(owed), table=table)
        case CreditsAdjusted(terminal=terminal, change=change):
            return moved("credits-added" if change > 0 else "credits-taken", abs(change), terminal)
    return ()


@lru_cache(1 << 16)
def moved(key: str, cents: Cents, terminal: str) -> Entry:
    """The postings of a transaction at a terminal.

    Chips come in few amounts, so that most of them have been written before.

    >>> moved("wager", 500, "7")[0]
    Posting(account='pt/7/chips', cents=-500)
    """
    return move(key, cents, terminal=terminal)


def settled_entry(terminal: str, table: str, wagers: Settled) -> Entry:
    """The postings of a settlement: all stakes go to the house, and it pays what comes back.

    >>> settled_entry("7", "1", {"banker": SettledWager(1000, 1950)})[1]
    Posting(account='table/1/win', cents=-950)
    """
    stakes = sum(wager.stake for wager in wagers.values())
    rounding = sum(wager.rounding for wager in wagers.values())
    paid = sum(wager.returned for wager in wagers.values()) - rounding
    return net(
        (
            *move("stake-lost", stakes, terminal=terminal, table=table),
            *move("win-paid", paid, terminal=terminal, table=table),
            *move("win-rounded", rounding, terminal=terminal),
        )
    )
