"""A redeemable ticket: issued once, paid once, and the events between."""

from typing import Any

import msgspec

from pitboss.floor.tickets.holds import Hold, waits
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


class TicketIssued(Event, frozen=True):
    """A terminal cashed out, and a ticket represents its credits."""

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


class TicketRedeemed(Event, frozen=True):
    """The ticket was paid, at a terminal, the cage or a kiosk."""

    ticket: str
    cents: Cents
    place: str
    """`pt/7`, `cage` or `kiosk/2`."""
    approved_by: str | None = None


class TicketWithheld(Event, frozen=True):
    """The ticket waits: for an inquiry that the Inspector knows of, a time, or identification."""

    ticket: str
    reason: str
    inspector: str | None = None
    until: Instant | None = None
    identify: bool = False
    expires: Instant | None = None
    """The end of its validity, where an agreed time may move it."""


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


class Ticket(msgspec.Struct, frozen=True):
    """The state of a ticket."""

    issued: TicketIssued
    balances: Balances
    expires: Instant
    """The time from which it is no longer valid."""
    ended: str | None = None
    """How it ended, if it did: the place that paid it, `lapsed` or `refused`."""
    hold: Hold | None = None
    """Why it is not paid yet."""

    @property
    def outstanding(self) -> Cents:
        """Its value: all of it, or nothing once it is paid, lapsed or refused."""
        return self.balances[f"ticket/{self.issued.ticket}/value"]


def evolve(ticket: Ticket | None, event: Event, entry: Entry) -> Ticket | None:
    """The ticket after an event and its postings. There is none before it is issued, and that is once."""
    if isinstance(event, TicketIssued):
        return ticket or Ticket(event, post_own({}, entry), event.expires)
    if isinstance(event, TicketReinstated):
        return Ticket(event.original, post_own({}, entry), event.expires)
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
            hold = Hold(event.reason, event.inspector, event.until, event.identify)
            changes = {"hold": hold, "expires": _expires(ticket, event)}
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
        case TicketRedeemed(ticket=ticket, cents=cents, place="cage"):
            return move("ticket-to-cage", cents, ticket=ticket)
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


def check_payable(
    ticket: Ticket | None, at: Instant, claimed: Cents | None = None, *, to_staff: bool = False
) -> Ticket | Rejection:
    """The ticket if it may be paid now. Each reason to refuse has a separate rejection.

    Why a payment waits is what staff wrote for staff: a machine of a player does not show it.
    """
    outstanding = check_outstanding(ticket)
    if isinstance(outstanding, Rejection):
        return outstanding
    differs = check_amount(outstanding, claimed)
    if differs is not None:
        return differs
    if outstanding.hold is not None and waits(outstanding.hold, at):
        hold = outstanding.hold
        if not to_staff:
            return Rejection("ticket-on-hold", {"case": "at-machine"}, hold.clause)
        return Rejection("ticket-on-hold", {"case": "waits", "reason": hold.reason}, hold.clause)
    return outstanding if at < outstanding.expires else expired()


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
