"""The events of the chip account of a player terminal."""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from pitboss.acting.plays import Played
from pitboss.floor.tickets.forms import PaymentForm
from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import Event
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Text

Reason: TypeAlias = Text | str
"""Why money moved: a text of ours, or the words of the person who ruled."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The set-up of a terminal."""

    venue: str
    notes: tuple[Cents, ...] = (500, 1_000, 2_000, 5_000, 10_000)
    """The denominations that its stacker accepts."""
    credit_limit: Cents = 1_000_000
    """Notes and tickets that would take the account above it are refused."""
    hand_pay_over: Cents = 500_000
    """A larger amount is paid by hand against a signed form."""
    ticket_months: int = 12
    """How many months its tickets are valid."""
    message: str = ""
    """The message on its tickets: about responsible gambling, and where to find help."""


class SettledWager(msgspec.Struct, frozen=True, gc=False):
    """The result of one wager."""

    stake: Cents
    returned: Cents
    rounding: Cents = 0
    """The part of the return that comes from rounding payments up to the smallest chip."""


Settled = Mapping[str, SettledWager]


class TerminalSet(Event, frozen=True):
    """A terminal was installed, or set up again."""

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
    """Chips were placed on the layout. They are held for the play."""

    terminal: str
    table: str
    play: str
    stakes: Mapping[str, Cents]
    """The amount added to each wager."""


class WagerWithdrawn(Event, frozen=True):
    """The chips of one wager were taken off the layout."""

    terminal: str
    play: str
    wager: str
    cents: Cents


class ChipsTakenOff(Event, frozen=True):
    """Chips were taken off the layout: by the player, or because they were too few when the period ended."""

    terminal: str
    play: str
    stakes: Mapping[str, Cents]
    """The amount taken off each wager."""
    clauses: Mapping[str, Clause] = {}
    """The clause by which a wager was not accepted. None if the player took the chips off."""


class ChipsMoved(Event, frozen=True):
    """Chips moved from one wager to another. What the other could not accept returned to the account."""

    terminal: str
    play: str
    wager: str
    to: str
    cents: Cents
    """The amount taken off the first wager."""
    counts: Cents
    """The part of it that is on the second wager."""


class WagersReturned(Event, frozen=True):
    """The stakes of a void play were returned."""

    terminal: str
    play: str
    cents: Cents
    reason: Reason
    approved_by: str | None = None
    """Who signed, if staff declared it void. Earlier releases did not record it."""
    at: Instant | None = None
    """The time. Earlier releases did not record it."""


class WagersSettled(Event, frozen=True):
    """A play had its result, and every wager on it was settled."""

    terminal: str
    table: str
    play: str
    played: Played
    wagers: Settled
    at: Instant | None = None
    """The time. Events of the first releases do not have it."""


class WagersForfeited(Event, frozen=True):
    """The stakes of a cheat were forfeited, because the result of the game was invalidated."""

    terminal: str
    table: str
    play: str
    cents: Cents
    reason: Reason
    approved_by: str
    at: Instant | None = None
    """The time. Earlier releases did not record it."""


class SettlementCorrected(Event, frozen=True):
    """A settlement was reversed completely, and made again on the right result."""

    terminal: str
    table: str
    play: str
    reverses: int
    """The version in the stream of the reversed event."""
    taken_back: Settled
    played: Played
    wagers: Settled
    reason: Reason
    approved_by: str


class SettlementRecalled(Event, frozen=True):
    """A forgotten settlement was brought back from the log, so that it can be corrected."""

    terminal: str
    table: str
    play: str
    version: int
    """The version in the stream of the event that last settled it."""
    played: Played
    wagers: Settled
    at: Instant | None = None
    """When it was first settled."""
    void: bool = False
    """Whether that settlement was taken back, because the play is void."""
    grounds: Reason | None = None
    """Why it is void, or why something was owed for it."""
    owed: int | None = None
    """What an earlier correction left owed in all; negative if the player owed it."""
    cleared: int = 0
    """How much of that the cage has settled."""
    void_here: bool = False
    """Whether it was owed because the play is void at this terminal, whatever its game came to."""


class SettlementVoided(Event, frozen=True):
    """A settled play became void: its settlement was reversed, and its stakes were returned."""

    terminal: str
    table: str
    play: str
    reverses: int
    """The version in the stream of the reversed event."""
    taken_back: Settled
    reason: Reason
    approved_by: str
    forfeited: bool = False
    """Whether the stakes were forfeited, because the player cheated."""


class CorrectionOwed(Event, frozen=True):
    """A settlement was wrong and the account cannot correct it. The cage pays or claims the difference."""

    terminal: str
    table: str
    play: str
    owed: int
    """What the casino owes the player in all for this play; negative if the player owes it."""
    reason: Reason
    approved_by: str
    void: bool = False
    """Whether the play is void at this terminal, whatever its game came to."""


class CreditsAdjusted(Event, frozen=True):
    """After a malfunction a supervisor corrected the credits of a terminal."""

    terminal: str
    play: str
    """The play that it is about."""
    change: int
    """The credits added; negative if credits were taken off."""
    reason: str
    approved_by: str


class OwedCleared(Event, frozen=True):
    """The casino waived what a player owed for a play.

    In the first releases it could also mean that the cage paid or claimed it, by a separate transaction.
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
    """The amount paid to the player; negative if the player paid."""
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
    form: PaymentForm = PaymentForm.CASH
    reference: str = ""
    """The number of a cheque or transfer."""


class HandPayWithheld(Event, frozen=True):
    """A manual payout waits: for an inquiry that the Inspector knows of, a time, or identification."""

    terminal: str
    sequence: int
    reason: str
    inspector: str | None = None
    until: Instant | None = None
    identify: bool = False


class HandPayReviewed(Event, frozen=True):
    """An Inspector reviewed the inquiry, and answered."""

    terminal: str
    sequence: int
    agrees: bool
    note: str
    by: str


class HandPayReleased(Event, frozen=True):
    """The wait ended: the payout may be paid."""

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
    """Staff took credits off the meter for a payout voucher."""

    terminal: str
    sequence: int
    cents: Cents
    patron: str
    witness: str
    approved_by: str | None = None
    """Who released a large payment, where it was paid at once."""
    ticket: str = ""
    """The name of the voucher. Empty in version 1, which paid its cash in the same moment."""


class StackerEmptied(Event, frozen=True):
    """The notes of the stacker went to the cage."""

    terminal: str
    cents: Cents
    """As counted."""
    short: int = 0
    """How much less that was than booked; more, if it is negative."""
    reason: str = ""
    approved_by: str | None = None


class AccountLocked(Event, frozen=True):
    """Meters and account disagreed. No money moves until a supervisor has investigated."""

    terminal: str
    incident: Text


class AccountUnlocked(Event, frozen=True):
    """A supervisor has investigated, and the account may be used again."""

    terminal: str
    note: str
    approved_by: str


class PlayerNamed(Event, frozen=True):
    """Staff know who plays at the terminal, by number; none if that person has gone."""

    terminal: str
    by: str
    number: int | None = None


class WagersRelieved(Event, frozen=True):
    """A supervisor changed one player's wagers after the period, as strictness would have been unfair."""

    terminal: str
    table: str
    play: str
    lies: Mapping[str, Cents]
    """What lies on each wager now."""
    lay: Mapping[str, Cents]
    """What lay there before."""
    reason: str
    by: str


class ServiceCalled(Event, frozen=True):
    """The player asked for staff."""

    terminal: str
    at: Instant


class CallAnswered(Event, frozen=True):
    """A staff member came."""

    terminal: str
    by: str
