"""A redeemable ticket: issued once, paid once, and what may happen between."""

from typing import Any

import msgspec

from pitboss.floor.decision import Event
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents, dollars
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.entry import Balances, Entry, post_own
from pitboss.ledger.moves import move

RELEASE_OVER: Cents = 1_000_000
"""Over this the cage pays a ticket only with a second person's release."""


class TicketIssued(Event, frozen=True):
    """A terminal cashed out, and a ticket stands for its credits."""

    ticket: str
    venue: str
    terminal: str
    sequence: int
    cents: Cents
    issued: Instant
    expires: Instant
    ends: str
    """The last four digits of its number, by which people tell tickets apart."""
    attempt: int = 0
    """How many numbers were taken already when this one was made."""


class TicketRedeemed(Event, frozen=True):
    """The ticket was paid, at a terminal, the cage or a kiosk."""

    ticket: str
    cents: Cents
    place: str
    """`pt/7`, `cage` or `kiosk/2`."""
    approved_by: str | None = None


class TicketWithheld(Event, frozen=True):
    """The ticket waits for an inquiry, and the Inspector was told; or for an agreed time."""

    ticket: str
    reason: str
    inspector: str | None = None
    until: Instant | None = None


class TicketReleased(Event, frozen=True):
    """The inquiry ended: the ticket may be paid."""

    ticket: str
    determination: str


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


class Ticket(msgspec.Struct, frozen=True):
    """A ticket as it stands."""

    issued: TicketIssued
    balances: Balances
    ended: str | None = None
    """How it ended, if it did: the place that paid it, `lapsed` or `refused`."""
    withheld: str | None = None
    """Why it is not paid yet."""
    until: Instant | None = None
    """The time agreed for it, if one was."""

    @property
    def outstanding(self) -> Cents:
        """What stands on it: all, or nothing once it is paid, lapsed or refused."""
        return self.balances[f"ticket/{self.issued.ticket}/value"]


def evolve(ticket: Ticket | None, event: Event, entry: Entry) -> Ticket:
    """The ticket after an event and its postings."""
    if isinstance(event, TicketIssued):
        if ticket is not None:
            raise AssertionError("a ticket is issued once")
        return Ticket(event, post_own({}, entry))
    if ticket is None:
        raise AssertionError(f"{type(event).__name__} before the ticket was issued")
    changes: dict[str, Any]
    match event:
        case TicketRedeemed(place=place):
            changes = {"ended": place}
        case TicketLapsed():
            changes = {"ended": "lapsed"}
        case TicketRefused():
            changes = {"ended": "refused", "withheld": None, "until": None}
        case TicketWithheld(reason=reason, until=until):
            changes = {"withheld": reason, "until": until}
        case TicketReleased():
            changes = {"withheld": None, "until": None}
        case _:
            raise AssertionError(f"{type(event).__name__} does not happen to a ticket")
    return msgspec.structs.replace(ticket, balances=post_own(ticket.balances, entry), **changes)


def entry(event: Event) -> Entry:
    """The postings of an event; none where no money moves.

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
    return ()


def check_payable(ticket: Ticket | None, at: Instant, claimed: Cents | None) -> Ticket | Rejection:
    """The ticket if it may be paid now. Each reason why not is an answer of its own."""
    if ticket is None:
        return Rejection("ticket-not-found", "No ticket was issued with this number.", "8.4")
    issued = ticket.issued
    if claimed is not None and claimed != issued.cents:
        message = f"The ticket was issued for another amount than {dollars(claimed)}: call a supervisor."
        return Rejection("ticket-amount-differs", message, "8.4")
    if ticket.ended == "lapsed":
        return _expired()
    if ticket.ended == "refused":
        return Rejection("ticket-refused", "After an inquiry this ticket is not paid.", "9.2")
    if ticket.ended is not None:
        return Rejection("ticket-redeemed", f"The ticket was redeemed already, at {ticket.ended}.", "8.4")
    if ticket.withheld is not None and not (ticket.until is not None and at >= ticket.until):
        clause = "9.2" if ticket.until is None else "9.3.1"
        return Rejection("ticket-on-hold", f"The ticket waits: {ticket.withheld}", clause)
    return ticket if at < issued.expires else _expired()


def _expired() -> Rejection:
    return Rejection("ticket-expired", "The ticket was good until its date, which has passed: call the cage.")
