"""The auditor's own books: accounts, terminals, tickets and tills after the events so far."""

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from pitboss.audit.finding import finding, wrong
from pitboss.audit.money.accounts import Lines, shared_side, side
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Amount, Text
from pitboss.store.log import StoredEvent

if TYPE_CHECKING:
    from pitboss.audit.baccarat.coups import Table
    from pitboss.audit.people.patrons import Patron
    from pitboss.audit.roulette.spins import Wheel

RECALLED_PLAYS = 10
"""How many past plays a terminal recalls. Any of these may be corrected."""
MOST_EARLIER_PLAYS = 100
"""How many that were brought back from the log it recalls besides."""
REVERSIBLE_EVENTS = 100
"""A transaction may be reversed until its stream has this many further events."""
RELEASE_OVER_CENTS: Cents = 1_000_000
"""A payment over this amount is made by staff and needs an approval."""
ALONE_PER_DAY_CENTS: Cents = 5_000_000
"""The amount that a member of staff may pay out in a day without approval."""
RESTORE_EVENTS = 16
"""The most events between the end that a restore names and the restore itself."""
AS_VOUCHER = "issued as a voucher"
"""What must happen next to a voucher for cancelled credits."""
CASH, BANK = "cash", ("cheque", "transfer")
"""The forms of a payment."""
COUNTED, TAKEN, EXCHANGED = "payment-counted.2", "transfer-taken.1", "voucher-exchanged.2"
"""Events that follow another event of the same command."""
EARLIER = {COUNTED: "payment-counted.1", EXCHANGED: "voucher-exchanged.1"}
"""The types of earlier releases for these."""


@dataclass(slots=True)
class Meters:
    """The meters of a terminal, counted by the auditor."""

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
        """The required sum of account and layout."""
        into = self.cash_in + self.tickets_in + self.transfers_in + self.wins + self.adjusted
        out = self.tickets_out + self.hand_pays + self.cancelled + self.forfeited
        return into - out - self.turnover


class Hold(NamedTuple):
    """Why a payment waits: for an inquiry, until a time, or until it is released."""

    inquiry: bool
    until: Instant | None
    demanded: bool = False
    """Whether the paper must come back."""
    answer: tuple[bool, str] | None = None
    """Whether the Inspector agreed to a refusal, and who that was."""


@dataclass(slots=True)
class Waiting:
    """An unpaid amount: a ticket or a manual payout."""

    cents: Cents
    expires: Instant = 0
    """The expiry of a ticket."""
    hold: Hold | None = None
    aside: bool = False
    """Whether the terminal no longer waits for this payout."""
    issued: bytes = b""
    """The body of the event that issued the ticket."""
    voucher: bool = False
    presented: tuple[str, str] | None = None
    """Who presented it, and how they want to be paid."""
    returned: str = ""
    """Who gave the paper back."""

    @property
    def signed(self) -> bool:
        """Whether only the cage pays it, to a person who signs."""
        return self.voucher or bool(self.returned)

    def held(self, at: Instant) -> bool:
        """Whether it may not be paid yet."""
        return self.hold is not None and (self.hold.until is None or at < self.hold.until)


@dataclass(slots=True)
class Settlement:
    """The latest settlement of a play."""

    version: int
    table: str
    wagers: Mapping[str, Any]
    void: bool = False
    """Whether it was taken back because the play is void."""

    @property
    def digest(self) -> bytes:
        """A hash of it, which takes less memory."""
        wagers = None if self.void else self.wagers
        return sha256(msgspec.json.encode((self.version, self.table, wagers))).digest()


@dataclass(slots=True)
class Terminal:
    """A player terminal."""

    settings: Any
    meters: Meters = field(default_factory=Meters)
    layouts: dict[str, tuple[str, dict[str, Cents]]] = field(default_factory=dict)
    """For each play its table and the stake on each wager."""
    settled: dict[str, Settlement] = field(default_factory=dict)
    """The recalled plays, the oldest first."""
    earlier: dict[str, Settlement] = field(default_factory=dict)
    """Older plays that were brought back from the log."""
    forgotten: dict[str, bytes] = field(default_factory=dict)
    """For each play that is no longer recalled, a hash of how it was settled."""
    sequence: int = 0
    payouts: dict[int, Waiting] = field(default_factory=dict)
    """Manual payouts by number."""
    refused: dict[int, Cents] = field(default_factory=dict)
    """Refused payouts by number."""
    left: int = 0
    """The version of the last event that paid out all credits."""
    locked: bool = False
    owed: dict[str, tuple[Cents, Cents]] = field(default_factory=dict)
    """For plays whose correction the account could not cover: the amount owed, and the part cleared."""
    called: bool = False
    """Whether the player has called for service."""
    patron: int = 0
    """Who plays there, if staff named somebody."""

    def recall(self, play: str) -> Settlement | None:
        """The settlement of a play that may still be corrected."""
        return self.settled.get(play) or self.earlier.get(play)


@dataclass(slots=True)
class Device:
    """A shoe, a wheel's sensor, a layout, a stacker or a printer."""

    last: int = 0
    """The highest number of a reading."""
    readings: dict[int, tuple[object, ...]] = field(default_factory=dict)
    """The latest readings by number."""
    refused: set[int] = field(default_factory=set)
    """The numbers of those that the game refused."""
    failed: bool = False
    chips: tuple[str | None, dict[tuple[int | None, str], Cents]] | None = None
    """The chips on a layout as it last read them, and the coup for which they lie there."""


@dataclass(slots=True)
class Person:
    """A member of staff."""

    posts: tuple[str, ...]
    suspended: bool = False
    failures: int = 0
    """Wrong passwords since the last correct one."""
    must_change: bool = False
    made_by: dict[str, Instant] = field(default_factory=dict)
    """Who gave this person an account, posts or a password, and when."""
    former: tuple[str, ...] = ()
    changed: Instant = 0
    """The posts that this person lost last, and when."""


@dataclass(slots=True)
class Restore:
    """A restore of the log from a backup."""

    epoch: str
    seq: int
    last: Instant
    at: Instant
    sequences: Mapping[str, int]
    """The number of the last slip of each terminal."""
    in_order: bool = False
    """Whether all open plays and promises are ended."""
    withdrawn: list[str] = field(default_factory=list)
    voided: list[str] = field(default_factory=list)
    returned: dict[str, Cents] = field(default_factory=dict)
    """The ended promises and plays, and the amounts returned by stream."""

    def give(self, stream: str, cents: Cents) -> None:
        """Adds to the amounts returned."""
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
    """When this key or the one before it ended."""


@dataclass
class Register:
    """Every administrator since the register began, and the devices of each place."""

    administrators: set[str]
    places: dict[str, tuple[str, ...]]


class FollowUp(NamedTuple):
    """An event that must follow another one of the same command, with its facts."""

    type: str
    facts: tuple[object, ...]


@dataclass(slots=True)
class Promise:
    """A deal that a game has committed to."""

    kind: str
    commitment: str
    scheme: int
    """1 if only the seed determines the deal, 2 if the terminals' numbers do too."""
    numbers: dict[str, tuple[str, str | None]] = field(default_factory=dict)
    """The commitment of each terminal, and its number once revealed."""
    mix: str | None = None
    """The result of mixing the numbers."""


@dataclass(slots=True)
class Books:
    """The state after the events so far."""

    balances: dict[str, Cents] = field(default_factory=dict)
    """The balances that are not zero."""
    terminals: dict[str, Terminal] = field(default_factory=dict)
    tickets: dict[str, Waiting] = field(default_factory=dict)
    """The outstanding tickets."""
    tables: dict[str, "Table"] = field(default_factory=dict)
    wheels: dict[str, "Wheel"] = field(default_factory=dict)
    moves: dict[str, dict[int, tuple[str, Cents, Mapping[str, str]]]] = field(default_factory=dict)
    """For each stream, the transactions that may still be reversed, by version."""
    by_pieces: bool = False
    """Whether the pieces of call bets obey the limits of their positions. Earlier releases did not ask."""
    act_version: int = 1
    """The version of the act in the current event."""
    more: frozenset[str] = frozenset()
    """The event types that may still follow in the command of the last event."""
    results: deque[Any] = field(default_factory=deque)
    """What must follow the act that put plays right at terminals: their results, in this order."""
    awaited: tuple[str, str, str, Cents] | None = None
    """What the next event must contain if a ticket move is half done: what happens to the ticket, its name,
    the terminal and the amount."""
    follow_up: FollowUp | None = None
    """What the next event must be, in logs of releases that write such events."""
    followed: FollowUp | None = None
    """What the current event must contain, if the one before it requires it."""
    written: set[str] = field(default_factory=set)
    """The types of following events that this log has."""
    lapsed: dict[str, Cents] = field(default_factory=dict)
    """Tickets that were not claimed in time."""
    refused: dict[str, Waiting] = field(default_factory=dict)
    """Refused tickets."""
    transfers: set[str] = field(default_factory=set)
    """Used references of the monitoring system."""
    steps: list[tuple[str, tuple[object, ...]]] = field(default_factory=list)
    """The events that must still follow in the command under way, after the next one."""
    patrons: dict[int, "Patron"] = field(default_factory=dict)
    registering: int = 0
    """The patron whose name the next event enters."""
    vouchers: set[tuple[str, str]] = field(default_factory=set)
    """Exchanged vouchers, by promotion and number."""
    issued: dict[tuple[str, str], Any] = field(default_factory=dict)
    """What is printed on the vouchers that were issued."""
    payers: dict[str, tuple[int, Cents]] = field(default_factory=dict)
    """For each member of staff the latest day, and the amount paid without approval on it."""
    fallen: dict[str, tuple[int, Cents]] = field(default_factory=dict)
    """Shared accounts that passed zero before payments were counted: the event and the amount."""
    unbound: dict[str, tuple[int, Cents]] = field(default_factory=dict)
    """Payments of earlier releases that name no debt, by transaction: their number and sum."""
    devices: dict[str, "Device"] = field(default_factory=dict)
    staff: dict[str, Person] = field(default_factory=dict)
    keys: dict[str, Key] = field(default_factory=dict)
    """The last key of every device."""
    register: Register | None = None
    """Once it exists, dual control applies, and wrong passwords lock no account."""
    deals: dict[tuple[str, str], Promise] = field(default_factory=dict)
    """The promises with a secret seed, by game and deal."""
    ends: dict[str, str] = field(default_factory=dict)
    """The hash of the last event of each table and wheel, computed alone."""
    marks: dict[str, tuple[dict[str, int], dict[str, int]]] = field(default_factory=dict)
    """By game, the marks of terminals for withheld numbers, and the deals for which some are left out."""
    withheld: set[str] = field(default_factory=set)
    disputed: set[str] = field(default_factory=set)
    """Terminals that ever withheld a number, and terminals that disputed a deal."""
    software: dict[str, tuple[str, str]] = field(default_factory=dict)
    """For each server the hash last found and the accepted hash."""
    alarms: set[tuple[str, str]] = field(default_factory=set)
    """The alarms not acknowledged, by kind and subject."""
    heads: deque[tuple[int, bytes, Instant]] = field(default_factory=lambda: deque(maxlen=RESTORE_EVENTS))
    """The place, hash and time of the last events."""
    restores: list[Restore] = field(default_factory=list)
    stale: set[tuple[str, str]] = field(default_factory=set)
    """Promises from before the last restore that are not withdrawn yet."""
    slips: dict[str, LostSlip] = field(default_factory=dict)
    """The slips presented."""
    settlements: int = 0
    """How many the auditor calculated again."""
    incidents: int = 0
    releases: dict[str, int] = field(default_factory=dict)
    """The version of the last event of each table and wheel. Later versions need more signatures."""
    notices: list[Text] = field(default_factory=list)
    """What an earlier release allowed and this one refuses."""

    @property
    def pending(self) -> Restore | None:
        """The restore whose open plays and promises are not ended yet."""
        return self.restores[-1] if self.restores and not self.restores[-1].in_order else None

    @property
    def counts(self) -> bool:
        """Whether payments are counted by now. Since then no shared account passes zero."""
        return COUNTED in self.written

    def note(self, key: str, row: StoredEvent, /, **facts: object) -> None:
        """Lists an event that an earlier release allowed and this one refuses."""
        self.notices.append(finding(key, event=row.seq, stream=row.stream, **facts))

    def post(self, lines: Lines, seq: int = 0) -> None:
        """Adds the postings of an event, and checks the accounts that may not pass zero."""
        balances = self.balances
        self._check_shared(lines, seq)
        for account, cents in lines:
            after = balances.get(account, 0) + cents
            if after * side(account) < 0:
                wrong("audit-short", amount=Amount(abs(cents)), account=account, short=Amount(abs(after)))
            if after:
                balances[account] = after
            else:
                # Most tickets are paid, so empty accounts are dropped to save memory.
                balances.pop(account, None)

    def _check_shared(self, lines: Lines, seq: int) -> None:
        """Checks that a shared account holds what is taken from it."""
        taken: dict[str, Cents] = {}
        for account, cents in lines:
            if shared_side(account):
                taken[account] = taken.get(account, 0) + cents
        for account, cents in taken.items():
            sign, after = shared_side(account), self.balances.get(account, 0) + cents
            if sign * cents < 0 and sign * after < 0:
                short = abs(after)
                if self.counts:
                    wrong("audit-short", amount=Amount(abs(cents)), account=account, short=Amount(short))
                if short > self.fallen.get(account, (0, 0))[1]:
                    self.fallen[account] = seq, short


Handler = Callable[[Books, StoredEvent, Any], Lines]
"""Checks an event against the books and returns its postings."""
Row = tuple[str, str, Handler]
"""An event type with its version, its fields, and its function."""


def arrive(books: Books, how: str, body: Any) -> None:
    """Checks that the event before this one sent what arrives here."""
    if books.awaited != (how, body.ticket, body.terminal, body.cents):
        wrong("audit-no-ticket-sent", amount=Amount(body.cents), how=how)
    books.awaited = None


def withhold(waiting: Waiting, row: StoredEvent, body: Any) -> None:
    """Makes a payment wait, for one of three reasons. An inquiry must end before another begins."""
    if (body.inspector is not None) + (body.until is not None) + bool(body.identify) != 1:
        wrong("audit-hold-unclear")
    if body.until is not None and body.until <= row.at:
        wrong("audit-hold-past")
    if waiting.hold is not None and waiting.hold.inquiry:
        wrong("audit-inquiry-open")
    demanded = bool(getattr(body, "demanded", None))
    if demanded and body.inspector is None:
        wrong("audit-demanded-without-inquiry")
    waiting.hold = Hold(body.inspector is not None, body.until, demanded)


def check_inquiry(waiting: Waiting) -> None:
    """Checks that a refused payment waited for an inquiry."""
    if waiting.hold is None or not waiting.hold.inquiry:
        wrong("audit-refused-without-inquiry")


def review(waiting: Waiting, row: StoredEvent, body: Any) -> None:
    """Enters the answer of the Inspector who reviewed an inquiry, and signed in for it."""
    check_inquiry(waiting)
    if row.by.startswith("staff/") and row.by != f"staff/{body.by}":
        wrong("audit-other-name", name=row.by.removeprefix("staff/"), stated=body.by)
    if waiting.hold is not None:
        waiting.hold = waiting.hold._replace(answer=(body.agrees, body.by))


def check_reviewed(waiting: Waiting, row: StoredEvent, body: Any) -> None:
    """Checks that an Inspector agreed to a refusal. In the first releases one only signed for it."""
    check_inquiry(waiting)
    answer = None if waiting.hold is None else waiting.hold.answer
    if not row.type.endswith(".1") and answer != (True, body.inspector):
        wrong("audit-refused-without-answer")


def check_form(body: Any) -> None:
    """Checks that a cheque or transfer has its number, and that cash has none."""
    if (body.form or CASH) not in (CASH, *BANK) or (body.form in BANK) != bool(body.reference):
        wrong("audit-payment-form")


def check_release(body: Any) -> None:
    """Checks that a large payment was approved."""
    if body.cents > RELEASE_OVER_CENTS and not body.approved_by:
        wrong("audit-not-approved", over=Amount(RELEASE_OVER_CENTS))
