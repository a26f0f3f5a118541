"""The auditor's own books: the accounts, the terminals, tickets and tills as the events leave them."""

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from pitboss.audit.accounts import Lines, shared_side, side, wrong
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents, dollars
from pitboss.store.log import StoredEvent

if TYPE_CHECKING:
    from pitboss.audit.coups import Table
    from pitboss.audit.spins import Wheel

RECALLED = 10
"""A terminal recalls so many plays, and one of them may be corrected."""
REVERSIBLE = 100
"""A transaction may be reversed so long as no more than this many events of its stream came after it."""
RELEASE_OVER: Cents = 1_000_000
"""A payment over this is made by staff, and somebody approves it."""
ALONE_PER_DAY: Cents = 5_000_000
"""What a member of staff may pay out in a day without anybody's approval."""
HEADS = 16
"""So few events are written between the end that a restore names and the restore itself."""
COUNTED, TAKEN = "payment-counted.2", "transfer-taken.1"
"""Events that follow others of the same command."""
EARLIER = {COUNTED: "payment-counted.1"}
"""How earlier releases wrote them."""


@dataclass(slots=True)
class Meters:
    """What went through a terminal, counted by the auditor."""

    notes: dict[Cents, int] = field(default_factory=dict)
    """How many of each denomination."""
    cash_in: Cents = 0
    tickets_in: Cents = 0
    transfers_in: Cents = 0
    turnover: Cents = 0
    wins: Cents = 0
    tickets_out: Cents = 0
    hand_pays: Cents = 0
    cancelled: Cents = 0
    plays: int = 0
    adjusted: int = 0
    forfeited: Cents = 0

    @property
    def balance(self) -> Cents:
        """What must stand on the account and on the layout together."""
        came = self.cash_in + self.tickets_in + self.transfers_in + self.wins + self.adjusted
        went = self.tickets_out + self.hand_pays + self.cancelled + self.forfeited
        return came - went - self.turnover


class Hold(NamedTuple):
    """Why a payment waits: for an inquiry, for a time, or for neither until it is released."""

    inquiry: bool
    until: Instant | None


@dataclass(slots=True)
class Waiting:
    """Money that waits to be paid: a ticket or a manual payout."""

    cents: Cents
    expires: Instant = 0
    """Of a ticket."""
    hold: Hold | None = None
    aside: bool = False
    """Whether a terminal no longer waits for its payout."""
    issued: bytes = b""
    """What the event said with which a ticket was issued."""

    def held(self, at: Instant) -> bool:
        """Whether it must not be paid yet."""
        return self.hold is not None and (self.hold.until is None or at < self.hold.until)


@dataclass(slots=True)
class Settlement:
    """The latest settlement of a play."""

    version: int
    table: str
    wagers: Mapping[str, Any]
    void: bool = False
    """Whether it was taken back because the play counted for nothing."""


@dataclass(slots=True)
class Terminal:
    """A player terminal."""

    settings: Any
    meters: Meters = field(default_factory=Meters)
    layouts: dict[str, tuple[str, dict[str, Cents]]] = field(default_factory=dict)
    """Of each play the table, and the stake on each wager."""
    settled: dict[str, Settlement] = field(default_factory=dict)
    """The plays that are recalled, the oldest first."""
    sequence: int = 0
    payouts: dict[int, Waiting] = field(default_factory=dict)
    """Manual payouts, by their numbers."""
    refused: dict[int, Cents] = field(default_factory=dict)
    """Those that are not to be paid."""
    left: int = 0
    """The version of the event with which all credits last left."""
    locked: bool = False
    owed: dict[str, tuple[Cents, Cents]] = field(default_factory=dict)
    """Of plays whose settlement the account could not put right: what is owed, and what the cage cleared."""
    called: bool = False
    """Whether the player waits for somebody to come."""


@dataclass(slots=True)
class Device:
    """A shoe, a wheel's sensor, a stacker or a printer."""

    last: int = 0
    """The highest number of its readings."""
    readings: dict[int, tuple[object, ...]] = field(default_factory=dict)
    """The latest, by their numbers."""
    refused: set[int] = field(default_factory=set)
    """Of these the ones that the game did not take."""
    failed: bool = False


@dataclass(slots=True)
class Person:
    """A member of staff."""

    posts: tuple[str, ...]
    suspended: bool = False
    failures: int = 0
    """Wrong passwords since the last right one."""
    must_change: bool = False
    made_by: dict[str, Instant] = field(default_factory=dict)
    """Who gave them an account, posts or a password, and when."""
    former: tuple[str, ...] = ()
    changed: Instant = 0
    """The posts that were last taken from them, and when."""


@dataclass(slots=True)
class Restore:
    """That the log was brought back from a backup."""

    epoch: str
    seq: int
    last: Instant
    at: Instant
    sequences: Mapping[str, int]
    """The last slip of each terminal."""
    in_order: bool = False
    """Whether all that was under way is ended."""
    withdrawn: list[str] = field(default_factory=list)
    voided: list[str] = field(default_factory=list)
    returned: dict[str, Cents] = field(default_factory=dict)
    """The promises and the plays that were ended, and what went back, by the stream of whom it went to."""

    def give(self, stream: str, cents: Cents) -> None:
        """Adds to what went back."""
        if cents:
            self.returned[stream] = self.returned.get(stream, 0) + cents


@dataclass(slots=True)
class LostSlip:
    """A slip whose ticket was lost in a restore."""

    cents: Cents
    ended: bool = False


class Key(NamedTuple):
    """The last key of a device."""

    place: str
    number: int
    live: bool
    ended: Instant = 0
    """When it or the one before it ended."""


@dataclass
class Register:
    """Who was ever an administrator since it was begun, and which devices serve which place."""

    administrators: set[str]
    places: dict[str, tuple[str, ...]]


class FollowUp(NamedTuple):
    """What the next event of a command tells of the one before it."""

    type: str
    facts: tuple[object, ...]


@dataclass(slots=True)
class Promise:
    """What a game has bound itself to deal."""

    kind: str
    commitment: str
    scheme: int
    """1 where the seed alone decides, 2 where the numbers of terminals are in it."""
    numbers: dict[str, tuple[str, str | None]] = field(default_factory=dict)
    """By terminal the commitment, and the number once it is told."""
    mix: str | None = None
    """What the numbers came to, once they were put together."""


@dataclass(slots=True)
class Books:
    """All that the events so far add up to."""

    balances: dict[str, Cents] = field(default_factory=dict)
    """Of the accounts on which anything stands."""
    terminals: dict[str, Terminal] = field(default_factory=dict)
    tickets: dict[str, Waiting] = field(default_factory=dict)
    """Those outstanding."""
    tables: dict[str, "Table"] = field(default_factory=dict)
    wheels: dict[str, "Wheel"] = field(default_factory=dict)
    moves: dict[str, dict[int, tuple[str, Cents, Mapping[str, str]]]] = field(default_factory=dict)
    """Of each stream of transactions those that may still be reversed, by version."""
    more: frozenset[str] = frozenset()
    """The types of events that may still come with the command of the last one."""
    awaited: tuple[str, str, str, Cents] | None = None
    """What the next event must tell of, if the last left a ticket half way: what becomes of it, its name, the
    terminal and the amount."""
    follow_up: FollowUp | None = None
    """What the next event must be, since the release that writes such events."""
    followed: FollowUp | None = None
    """What the event that is being looked at must tell, if the one before it wants it."""
    written: set[str] = field(default_factory=set)
    """The types of events that follow others, of those that this log has."""
    lapsed: dict[str, Cents] = field(default_factory=dict)
    """Tickets that nobody claimed in time."""
    refused: dict[str, Waiting] = field(default_factory=dict)
    """Tickets that are not to be paid."""
    transfers: set[str] = field(default_factory=set)
    """References of the monitoring system that were used up."""
    vouchers: set[tuple[str, str]] = field(default_factory=set)
    """Those that were exchanged, each by its promotion and number."""
    payers: dict[str, tuple[int, Cents]] = field(default_factory=dict)
    """Of members of staff the latest day, and what they paid alone on it."""
    fallen: dict[str, tuple[int, Cents]] = field(default_factory=dict)
    """Shared accounts that passed zero before payments were counted: at which event, and how far."""
    unbound: dict[str, tuple[int, Cents]] = field(default_factory=dict)
    """Payments of earlier releases that name no debt, by their transactions: how many, and how much."""
    devices: dict[str, "Device"] = field(default_factory=dict)
    staff: dict[str, Person] = field(default_factory=dict)
    keys: dict[str, Key] = field(default_factory=dict)
    """The last key of every device."""
    register: Register | None = None
    """Once it is begun, what takes two people is done by two, and wrong passwords lock nobody out."""
    deals: dict[tuple[str, str], Promise] = field(default_factory=dict)
    """The promises whose seeds are secret yet, each by its game and its name there."""
    ends: dict[str, str] = field(default_factory=dict)
    """The hash of the last event of every table and wheel by itself."""
    withheld: set[str] = field(default_factory=set)
    disputed: set[str] = field(default_factory=set)
    """The terminals that ever kept back a number of a deal, and those that found something wrong with one."""
    software: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Of each server the hash that it was last found with, and the accepted one."""
    alarms: set[tuple[str, str]] = field(default_factory=set)
    """Those that nobody has acknowledged, each by its kind and subject."""
    heads: deque[tuple[int, bytes, Instant]] = field(default_factory=lambda: deque(maxlen=HEADS))
    """The last events: place, hash and time of each."""
    restores: list[Restore] = field(default_factory=list)
    stale: set[tuple[str, str]] = field(default_factory=set)
    """Promises of before the last restore that are not withdrawn yet."""
    slips: dict[str, LostSlip] = field(default_factory=dict)
    """Those that were presented."""
    settlements: int = 0
    """How many were recomputed."""
    incidents: int = 0
    releases: dict[str, int] = field(default_factory=dict)
    """Of tables and wheels the version of their last event, by their streams: later ones want more signed."""
    notices: list[str] = field(default_factory=list)
    """What an earlier release let pass, and this one would refuse."""

    @property
    def pending(self) -> Restore | None:
        """The restore after which what was under way is not ended yet."""
        return self.restores[-1] if self.restores and not self.restores[-1].in_order else None

    @property
    def counts(self) -> bool:
        """Whether payments are counted by now: since then no shared account passes zero."""
        return COUNTED in self.written

    def post(self, lines: Lines, seq: int = 0) -> None:
        """Adds the postings of an event, and sees that no account passes zero that must not."""
        balances = self.balances
        self._check_shared(lines, seq)
        for account, cents in lines:
            after = balances.get(account, 0) + cents
            if after * side(account) < 0:
                wrong(
                    f"{dollars(abs(cents))} was taken from {account}, which is {dollars(abs(after))} short."
                )
            if after:
                balances[account] = after
            else:
                # Most tickets are paid: an account without anything on it takes no room.
                balances.pop(account, None)

    def _check_shared(self, lines: Lines, seq: int) -> None:
        """Sees that nothing is taken from a shared account that is not there."""
        taken: dict[str, Cents] = {}
        for account, cents in lines:
            if shared_side(account):
                taken[account] = taken.get(account, 0) + cents
        for account, cents in taken.items():
            sign, after = shared_side(account), self.balances.get(account, 0) + cents
            if sign * cents < 0 and sign * after < 0:
                short = abs(after)
                if self.counts:
                    wrong(f"{dollars(abs(cents))} was taken from {account}, which is {dollars(short)} short.")
                if short > self.fallen.get(account, (0, 0))[1]:
                    self.fallen[account] = seq, short


Happens = Callable[[Books, StoredEvent, Any], Lines]
"""Checks an event against the books, and gives its postings."""
Row = tuple[str, str, Happens]
"""Name and version of a type of event, its fields, and what it does."""


def arrive(books: Books, how: str, body: Any) -> None:
    """Whether the event before this one sent what arrives here."""
    if books.awaited != (how, body.ticket, body.terminal, body.cents):
        wrong(f"The event before it does not tell of a ticket of {dollars(body.cents)} that is to be {how}.")
    books.awaited = None


def withhold(waiting: Waiting, row: StoredEvent, body: Any) -> None:
    """Makes a payment wait, on one of three grounds; an inquiry ends before another begins."""
    if (body.inspector is not None) + (body.until is not None) + bool(body.identify) != 1:
        wrong("Payment waits for an inquiry that the Inspector knows of, a time or identification: for one.")
    if body.until is not None and body.until <= row.at:
        wrong("Payment was put off to a time that had passed.")
    if waiting.hold is not None and waiting.hold.inquiry:
        wrong("Payment waited for an inquiry already.")
    waiting.hold = Hold(body.inspector is not None, body.until)


def check_inquiry(waiting: Waiting) -> None:
    """Whether a payment that was refused waited for an inquiry."""
    if waiting.hold is None or not waiting.hold.inquiry:
        wrong("Payment was refused without an inquiry.")


def check_release(body: Any) -> None:
    """Whether somebody approved a large payment."""
    if body.cents > RELEASE_OVER and not body.approved_by:
        wrong(f"Nobody approved a payment over {dollars(RELEASE_OVER)}.")
