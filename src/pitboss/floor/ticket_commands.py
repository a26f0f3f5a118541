"""What people ask for with a ticket in hand, and what becomes of it."""

from pitboss.floor.decision import Command, Decided, Decision, Given, States, Stream
from pitboss.floor.tickets import (
    RELEASE_OVER,
    Ticket,
    TicketLapsed,
    TicketRedeemed,
    TicketRefused,
    TicketReleased,
    TicketWithheld,
    check_payable,
)
from pitboss.floor.validation import read_number, ticket_key
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents, dollars
from pitboss.kernel.rejection import Rejection


class RedeemTicket(Command, frozen=True, tag="redeem-ticket"):
    """The cage or a kiosk is to pay a ticket."""

    number: str
    place: str
    """`cage` or `kiosk/NAME`."""
    cents: Cents | None = None
    """The amount printed on it, where somebody reads it."""
    approved_by: str | None = None
    """Who released a large payment."""


class WithholdTicket(Command, frozen=True, tag="withhold-ticket"):
    """Payment is to wait for an inquiry (9.2), or until a time agreed with the player (9.3.1)."""

    number: str
    reason: str
    inspector: str | None = None
    """The Inspector who was told; an inquiry needs one."""
    until: Instant | None = None


class ReleaseTicket(Command, frozen=True, tag="release-ticket"):
    """The inquiry ended well."""

    number: str
    determination: str


class RefuseTicket(Command, frozen=True, tag="refuse-ticket"):
    """The inquiry ended badly, and the Inspector has reviewed it."""

    number: str
    determination: str
    inspector: str


class LapseTicket(Command, frozen=True, tag="lapse-ticket"):
    """The ticket is past its date, and its value goes to what was never claimed."""

    ticket: str
    """What the log calls it."""


NumberedCommand = RedeemTicket | WithholdTicket | ReleaseTicket | RefuseTicket


def find_ticket(states: States, number: str, given: Given) -> tuple[Stream, Ticket | None] | Rejection:
    """The ticket that a number names, as far as it exists."""
    digits = read_number(number)
    if isinstance(digits, Rejection):
        return digits
    stream = f"ticket/{ticket_key(given.secret, digits)}"
    ticket = states[stream]
    if not isinstance(ticket, Ticket | None):
        raise AssertionError(f"{stream} holds no ticket")
    return stream, ticket


def stream_of(number: str, given: Given) -> tuple[Stream, ...]:
    """The stream of a number, if it can be one."""
    digits = read_number(number)
    return () if isinstance(digits, Rejection) else (f"ticket/{ticket_key(given.secret, digits)}",)


def redeem(states: States, command: RedeemTicket, given: Given) -> Decision:
    """Pays a ticket, once."""
    if command.place != "cage" and not command.place.startswith("kiosk/"):
        return Rejection(
            "unknown-place", f"Tickets are paid at cage or kiosk/NAME, not at {command.place!r:.40}."
        )
    found = find_ticket(states, command.number, given)
    if isinstance(found, Rejection):
        return found
    ticket = check_payable(found[1], given.at, command.cents)
    if isinstance(ticket, Rejection):
        return ticket
    if ticket.outstanding > RELEASE_OVER and (command.place != "cage" or not command.approved_by):
        message = f"Over {dollars(RELEASE_OVER)} the cage pays, and a second person releases it."
        return Rejection("release-needed", message, "9.3")
    event = TicketRedeemed(ticket.issued.ticket, ticket.outstanding, command.place, command.approved_by)
    return Decided(((found[0], event),))


def withhold(states: States, command: WithholdTicket, given: Given) -> Decision:
    """Stops the payment of a ticket for the time being."""
    found = _outstanding(states, command.number, given)
    if isinstance(found, Rejection):
        return found
    refused = check_withholding(command.reason, command.inspector, command.until, given)
    if refused is not None:
        return refused
    stream, ticket = found
    event = TicketWithheld(ticket.issued.ticket, command.reason, command.inspector, command.until)
    return Decided(((stream, event),))


def release(states: States, command: ReleaseTicket, given: Given) -> Decision:
    """Lets a withheld ticket be paid."""
    found = _withheld(states, command.number, given)
    if isinstance(found, Rejection):
        return found
    stream, ticket = found
    if not command.determination:
        return no_determination()
    return Decided(((stream, TicketReleased(ticket.issued.ticket, command.determination)),))


def refuse(states: States, command: RefuseTicket, given: Given) -> Decision:
    """Ends a withheld ticket without payment."""
    found = _withheld(states, command.number, given)
    if isinstance(found, Rejection):
        return found
    stream, ticket = found
    if not command.determination:
        return no_determination()
    if not command.inspector:
        return no_review()
    key, cents = ticket.issued.ticket, ticket.outstanding
    return Decided(((stream, TicketRefused(key, cents, command.determination, command.inspector)),))


def lapse(states: States, command: LapseTicket, given: Given) -> Decision:
    """Moves the value of a ticket that is past its date to what was never claimed."""
    stream = f"ticket/{command.ticket}"
    ticket = states[stream]
    if not isinstance(ticket, Ticket):
        return Rejection("ticket-not-found", f"The log knows no ticket {command.ticket!r:.40}.")
    if ticket.withheld is not None:
        return Rejection("ticket-on-hold", "A ticket under inquiry does not lapse.", "9.2")
    if ticket.ended is not None:
        return Rejection("ticket-redeemed", f"The ticket has ended already: {ticket.ended}.")
    if given.at < ticket.issued.expires:
        return Rejection("ticket-not-expired", "The ticket is still good.")
    return Decided(((stream, TicketLapsed(command.ticket, ticket.outstanding)),))


def check_withholding(
    reason: str, inspector: str | None, until: Instant | None, given: Given
) -> Rejection | None:
    """Whether payment may be withheld so: an inquiry tells the Inspector, a delay names a time to come."""
    if not reason:
        return Rejection("reason-needed", "Say why the payment waits.", "9.2")
    if until is None and not inspector:
        return Rejection("inspector-not-told", "Tell the Inspector first, and name them.", "9.2")
    if until is not None and until <= given.at:
        return Rejection("time-passed", "The time agreed for a payment lies ahead.", "9.3.1")
    return None


def no_determination() -> Rejection:
    """The inquiry must come to something before it ends."""
    return Rejection("determination-needed", "Write down what the inquiry found.", "9.2")


def no_review() -> Rejection:
    """A payment is refused only after the Inspector has looked."""
    return Rejection("inspector-not-told", "An Inspector reviews a refusal: name them.", "9.2")


def _outstanding(states: States, number: str, given: Given) -> tuple[Stream, Ticket] | Rejection:
    found = find_ticket(states, number, given)
    if isinstance(found, Rejection):
        return found
    stream, ticket = found
    if ticket is None:
        return Rejection("ticket-not-found", "No ticket was issued with this number.", "8.4")
    if ticket.ended is not None:
        return Rejection("ticket-redeemed", f"The ticket has ended already: {ticket.ended}.", "8.4")
    return stream, ticket


def _withheld(states: States, number: str, given: Given) -> tuple[Stream, Ticket] | Rejection:
    found = _outstanding(states, number, given)
    if not isinstance(found, Rejection) and found[1].withheld is None:
        return Rejection("ticket-not-on-hold", "The payment of this ticket is not withheld.", "9.2")
    return found
