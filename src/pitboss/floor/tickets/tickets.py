"""Redeemable tickets and payout vouchers: issued once, paid once, and the events between."""

from enum import StrEnum
from typing import Any

import msgspec

from pitboss.floor.tickets.forms import BANK, PaymentForm
from pitboss.floor.tickets.holds import Answer, Hold, waits
from pitboss.kernel.decision import Event
from pitboss.kernel.instant import Instant, months_later
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, FloorPlace
from pitboss.ledger.entry import Balances, Entry, post_own
from pitboss.ledger.moves import move
from pitboss.words.languages import Language

GRACE_MONTHS = 1
"""The minimum validity of a ticket that had to wait, from the day on which it may be paid."""
NO_TICKET = Rejection("ticket-not-found", clause="1.1")
UNFOUND = frozenset({NO_TICKET.code, "bad-validation-number"})
"""Rejections of numbers that no ticket has. Such answers are not stored: the numbers are endless."""


class PaperKind(StrEnum):
    """What a paper with a number is."""

    TICKET = "ticket"
    """A redeemable ticket, which a terminal printed. Terminals and kiosks take it."""
    VOUCHER = "voucher"
    """A payout voucher, which staff issued. The cage pays it, against a signature."""


class TicketIssued(Event, frozen=True):
    """Credits left a terminal, and a ticket or a payout voucher represents them."""

    ticket: str
    venue: str
    terminal: str
    sequence: int
    cents: Cents
    issued: Instant
    expires: Instant
    ends: str
    """The last four digits of its number, by which people distinguish tickets."""
    attempt: int = 0
    """How many numbers were already taken when this one was made."""
    epoch: str = ""
    """The epoch of the last restore before it, which is part of its number."""
    language: Language = ""
    """The language that the player chose; that of the house if empty."""
    kind: PaperKind = PaperKind.TICKET


class TicketPresented(Event, frozen=True):
    """A person presented the paper at the cage, and said how they want to be paid."""

    ticket: str
    patron: str
    form: PaymentForm


class TicketRedeemed(Event, frozen=True):
    """The ticket was paid, at a terminal, the cage or a kiosk."""

    ticket: str
    cents: Cents
    place: str
    """`pt/7`, `cage` or `kiosk/2`."""
    approved_by: str | None = None
    form: PaymentForm = PaymentForm.CASH
    reference: str = ""
    """The number of a cheque or transfer."""
    patron: str = ""
    """Who presented it, if somebody did."""
    witness: str | None = None
    """Who saw the player sign, if that was required."""


class TicketWithheld(Event, frozen=True):
    """The ticket waits: for an inquiry that the Inspector knows of, a time, or identification."""

    ticket: str
    reason: str
    inspector: str | None = None
    until: Instant | None = None
    identify: bool = False
    expires: Instant | None = None
    """The end of its validity, where an agreed time may move it."""
    demanded: bool = False
    """Whether its return is demanded."""


class TicketReturned(Event, frozen=True):
    """A person gave back the paper whose return was demanded."""

    ticket: str
    patron: str


class TicketReviewed(Event, frozen=True):
    """An Inspector reviewed the inquiry, and answered."""

    ticket: str
    agrees: bool
    note: str
    by: str


class TicketReleased(Event, frozen=True):
    """The wait ended: the ticket may be paid."""

    ticket: str
    determination: str
    expires: Instant
    """The new end of its validity. The player does not lose the time that the ticket had to wait."""


class TicketRefused(Event, frozen=True):
    """The inquiry ended, and the Inspector reviewed it: the ticket is not paid."""

    ticket: str
    cents: Cents
    determination: str
    inspector: str


class TicketLapsed(Event, frozen=True):
    """Nobody claimed the ticket in time."""

    ticket: str
    cents: Cents


class TicketClaimed(Event, frozen=True):
    """A person presented a lapsed ticket, and the cage paid it."""

    ticket: str
    cents: Cents
    reason: str
    approved_by: str


class TicketReinstated(Event, frozen=True):
    """A refusal was reversed, and the Inspector reviewed that: the ticket may be paid."""

    ticket: str
    cents: Cents
    determination: str
    inspector: str
    expires: Instant
    original: TicketIssued
    """Makes the event complete without the earlier ones."""
    returned_by: str = ""
    """Who gave the paper back, if the casino has it."""


class Presented(msgspec.Struct, frozen=True):
    """Who presented a paper last, and how they want to be paid."""

    patron: str
    form: PaymentForm


class Ticket(msgspec.Struct, frozen=True):
    """The state of a ticket or a payout voucher."""

    issued: TicketIssued
    balances: Balances
    expires: Instant
    """The time from which it is no longer valid."""
    ended: str | None = None
    """How it ended, if it did: the place that paid it, `lapsed` or `refused`."""
    hold: Hold | None = None
    """Why it is not paid yet."""
    presented: Presented | None = None
    returned: str = ""
    """Who gave back the paper, if the casino has it: then only that person is paid."""

    @property
    def at_cage_only(self) -> bool:
        """Whether the cage alone pays it, against a signature."""
        return self.issued.kind is not PaperKind.TICKET or bool(self.returned)

    @property
    def outstanding(self) -> Cents:
        """Its value: all of it, or nothing once it is paid, lapsed or refused."""
        return self.balances[f"ticket/{self.issued.ticket}/value"]


def evolve(ticket: Ticket | None, event: Event, entry: Entry) -> Ticket | None:
    """The ticket after an event and its postings. There is none before it is issued, and that is once."""
    if isinstance(event, TicketIssued):
        return ticket or Ticket(event, post_own({}, entry), event.expires)
    if isinstance(event, TicketReinstated):
        return Ticket(event.original, post_own({}, entry), event.expires, returned=event.returned_by)
    if ticket is None:
        return None
    changes: dict[str, Any] = {}
    match event:
        case TicketRedeemed(place=place):
            changes = {"ended": place}
        case TicketLapsed():
            changes = {"ended": "lapsed"}
        case TicketClaimed():
            changes = {"ended": "cage"}
        case TicketRefused():
            changes = {"ended": "refused"}
        case TicketWithheld():
            hold = Hold(event.reason, event.inspector, event.until, event.identify, event.demanded)
            changes = {"hold": hold, "expires": _expires(ticket, event)}
        case TicketPresented(patron=patron, form=form):
            changes = {"presented": Presented(patron, form)}
        case TicketReturned(patron=patron):
            changes = {"returned": patron}
        case TicketReviewed(agrees=agrees, note=note, by=by) if ticket.hold is not None:
            answer = Answer(agrees, note, by)
            changes = {"hold": msgspec.structs.replace(ticket.hold, answer=answer)}
        case TicketReleased(expires=expires):
            changes = {"hold": None, "expires": expires}
    return msgspec.structs.replace(ticket, balances=post_own(ticket.balances, entry), **changes)


def entry(event: Event) -> Entry:
    """The postings of an event. None if no money moves.

    >>> entry(TicketRedeemed("a1", 500, "cage"))[1]
    Posting(account='cage/cash', cents=500)
    """
    match event:
        case TicketIssued(ticket=ticket, cents=cents):
            return move("ticket-issued", cents, ticket=ticket)
        case TicketRedeemed(ticket=ticket, cents=cents, place="cage", form=form):
            return move("ticket-to-bank" if form in BANK else "ticket-to-cage", cents, ticket=ticket)
        case TicketRedeemed(ticket=ticket, cents=cents, place=place):
            kind, name = place.split("/")
            if kind == "kiosk":
                return move("ticket-to-kiosk", cents, ticket=ticket, kiosk=name)
            return move("ticket-to-terminal", cents, ticket=ticket)
        case TicketLapsed(ticket=ticket, cents=cents):
            return move("ticket-lapsed", cents, ticket=ticket)
        case TicketRefused(ticket=ticket, cents=cents):
            return move("ticket-refused", cents, ticket=ticket)
        case TicketClaimed(cents=cents):
            return move("late-claim", cents)
        case TicketReinstated(ticket=ticket, cents=cents):
            return move("ticket-reinstated", cents, ticket=ticket)
    return ()


def _expires(ticket: Ticket, event: TicketWithheld) -> Instant:
    """The end of the validity of a ticket that was withheld."""
    if event.expires is not None:
        return event.expires
    if event.until is None:
        return ticket.expires
    # Earlier releases did not state the end. They all granted one month, whatever a later one grants.
    return max(ticket.expires, months_later(event.until, 1))


def good_until(ticket: Ticket, payable: Instant) -> Instant:
    """The end of the validity of a ticket that cannot be paid before a moment."""
    return max(ticket.expires, months_later(payable, GRACE_MONTHS))


def check_payable(ticket: Ticket | None, at: Instant, claimed: Cents | None = None) -> Ticket | Rejection:
    """The ticket if it may be paid now. Each reason to refuse has a separate rejection."""
    outstanding = check_outstanding(ticket)
    if isinstance(outstanding, Rejection):
        return outstanding
    differs = check_amount(outstanding, claimed)
    if differs is not None:
        return differs
    hold = outstanding.hold
    if hold is not None and waits(hold, at):
        case = "demanded" if hold.demanded and not outstanding.returned else "waits"
        return Rejection("ticket-on-hold", {"case": case, "reason": hold.reason}, hold.clause)
    return outstanding if at < outstanding.expires else expired()


def check_by_machine(ticket: Ticket | None, at: Instant) -> Ticket | Rejection:
    """The ticket if a terminal or a kiosk may take it. Players do not read why staff withhold one."""
    payable = check_payable(ticket, at)
    if isinstance(payable, Rejection):
        if payable.code != "ticket-on-hold":
            return payable
        return Rejection("ticket-on-hold", {"case": "machine"}, payable.clause)
    return Rejection("paid-at-cage", clause="1.1") if payable.at_cage_only else payable


def check_amount(ticket: Ticket, claimed: Cents | None) -> Rejection | None:
    """Whether a ticket was issued for the amount that a person reads on it."""
    if claimed is None or claimed == ticket.issued.cents:
        return None
    return Rejection("ticket-amount-differs", {"claimed": Amount(claimed)}, "1.1")


def check_outstanding(ticket: Ticket | None) -> Ticket | Rejection:
    """The ticket if it still has a value."""
    if ticket is None:
        return NO_TICKET
    match ticket.ended:
        case None:
            return ticket
        case "lapsed":
            return expired()
        case "refused":
            return Rejection("ticket-refused", clause="9.2")
        case place:
            return Rejection("ticket-redeemed", {"place": FloorPlace(place)}, "1.1")


def expired() -> Rejection:
    """The rejection of a ticket that came too late."""
    return Rejection("ticket-expired")
