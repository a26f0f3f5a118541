"""Commands about tickets, and their decisions."""

from typing import Any

from pitboss.engine.registry import Aggregate, Handler
from pitboss.floor.restores.recovery import STREAM as RECOVERY
from pitboss.floor.restores.recovery import find_lost, lost_in_restore, recovery_of
from pitboss.floor.tickets.holds import (
    NOT_REFUSED,
    Hold,
    check_ending,
    check_hold,
    check_refusal,
    check_release,
    check_reversal,
    waits,
)
from pitboss.floor.tickets.tickets import (
    Ticket,
    TicketClaimed,
    TicketIssued,
    TicketLapsed,
    TicketRedeemed,
    TicketRefused,
    TicketReinstated,
    TicketReleased,
    TicketWithheld,
    check_amount,
    check_outstanding,
    check_payable,
    entry,
    evolve,
    expired,
    good_until,
)
from pitboss.floor.tickets.validation import read_number, ticket_key
from pitboss.kernel.decision import Command, Decided, Decision, Given, States, Stream, is_line
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.chart import find_kind


class RedeemTicket(Command, frozen=True, tag="redeem-ticket"):
    """Pays a ticket at the cage or a kiosk."""

    number: str
    place: str
    """`cage` or `kiosk/NAME`."""
    cents: Cents | None = None
    """The amount printed on it, if a person reads it."""
    approved_by: str | None = None
    """Who released a large payment."""


class WithholdTicket(Command, frozen=True, tag="withhold-ticket"):
    """Payment must wait for an inquiry (9.2), an agreed time (9.3.1) or identification (9.3.3)."""

    number: str
    reason: str
    inspector: str | None = None
    """The Inspector who was notified. An inquiry needs one."""
    until: Instant | None = None
    identify: bool = False


class ReleaseTicket(Command, frozen=True, tag="release-ticket"):
    """The inquiry cleared the ticket, or the player has shown identification."""

    number: str
    determination: str


class RefuseTicket(Command, frozen=True, tag="refuse-ticket"):
    """The inquiry did not clear the ticket, and the Inspector has reviewed it."""

    number: str
    determination: str
    inspector: str


class ClaimTicket(Command, frozen=True, tag="claim-ticket"):
    """A person presents a ticket that was booked as unclaimed, and the cage pays it."""

    number: str
    reason: str
    approved_by: str
    cents: Cents | None = None
    """The amount printed on it, if a person reads it."""


class ReinstateTicket(Command, frozen=True, tag="reinstate-ticket"):
    """The refusal of a ticket was wrong, and the Inspector has reviewed that."""

    number: str
    determination: str
    inspector: str


class LapseTicket(Command, frozen=True, tag="lapse-ticket"):
    """The ticket is past its date, and its value is booked as unclaimed."""

    ticket: str
    """Its name in the log."""


def find_ticket(states: States, number: str, given: Given) -> tuple[Stream, Ticket | None] | Rejection:
    """The ticket that a number names, if it exists."""
    digits = read_number(number)
    if isinstance(digits, Rejection):
        return digits
    stream = f"ticket/{ticket_key(given.secret, digits)}"
    ticket = _ticket(states, stream)
    lost = None if ticket is not None else find_lost(recovery_of(states), given.secret, digits)
    return (stream, ticket) if lost is None else lost_in_restore(lost)


def streams_of(number: str, given: Given) -> tuple[Stream, ...]:
    """The stream of a number, if it can be one, and the restores that may have lost it."""
    digits = read_number(number)
    return () if isinstance(digits, Rejection) else (f"ticket/{ticket_key(given.secret, digits)}", RECOVERY)


def redeem(states: States, command: RedeemTicket, given: Given) -> Decision:
    """Pays a ticket, once."""
    place = command.place
    if place != "cage" and not (place.startswith("kiosk/") and _is_account(f"{place}/cash")):
        return Rejection("unknown-place", {"place": f"{place!r:.40}"})
    located = find_ticket(states, command.number, given)
    if isinstance(located, Rejection):
        return located
    ticket = check_payable(located[1], given.at, command.cents, to_staff=place == "cage")
    if isinstance(ticket, Rejection):
        return ticket
    # A kiosk has no person who could release a large payment.
    refused = check_release(ticket.outstanding, command.approved_by if place == "cage" else None)
    if refused is not None:
        return refused
    event = TicketRedeemed(ticket.issued.ticket, ticket.outstanding, place, command.approved_by)
    return Decided(((located[0], event),))


def withhold(states: States, command: WithholdTicket, given: Given) -> Decision:
    """Withholds the payment of a ticket."""
    located = _outstanding(states, command.number, given)
    if isinstance(located, Rejection):
        return located
    stream, ticket = located
    if given.at >= ticket.expires and not waits(ticket.hold, given.at):
        return expired()
    reason, inspector, until, identify = command.reason, command.inspector, command.until, command.identify
    refused = check_hold(Hold(reason, inspector, until, identify), ticket.hold, given.at)
    expires = None if until is None else good_until(ticket, until)
    event = TicketWithheld(ticket.issued.ticket, reason, inspector, until, identify, expires)
    return refused or Decided(((stream, event),))


def release(states: States, command: ReleaseTicket, given: Given) -> Decision:
    """Lets a withheld ticket be paid."""
    located = _outstanding(states, command.number, given)
    if isinstance(located, Rejection):
        return located
    stream, ticket = located
    refused = check_ending(ticket.hold, command.determination)
    event = TicketReleased(ticket.issued.ticket, command.determination, good_until(ticket, given.at))
    return refused or Decided(((stream, event),))


def refuse(states: States, command: RefuseTicket, given: Given) -> Decision:
    """Ends a withheld ticket without payment."""
    located = _outstanding(states, command.number, given)
    if isinstance(located, Rejection):
        return located
    stream, ticket = located
    refused = check_refusal(ticket.hold, command.determination, command.inspector)
    key, cents = ticket.issued.ticket, ticket.outstanding
    event = TicketRefused(key, cents, command.determination, command.inspector)
    return refused or Decided(((stream, event),))


def lapse(states: States, command: LapseTicket, given: Given) -> Decision:
    """Books the value of a ticket that is past its date as unclaimed."""
    stream = f"ticket/{command.ticket}"
    ticket = check_outstanding(_ticket(states, stream))
    if isinstance(ticket, Rejection):
        return ticket
    if ticket.hold is not None and waits(ticket.hold, given.at):
        return Rejection("ticket-on-hold", {"case": "no-lapse"}, ticket.hold.clause)
    if given.at < ticket.expires:
        return Rejection("ticket-not-expired")
    return Decided(((stream, TicketLapsed(command.ticket, ticket.outstanding)),))


def claim(states: States, command: ClaimTicket, given: Given) -> Decision:
    """Pays a lapsed ticket out of the unclaimed money, once."""
    located = find_ticket(states, command.number, given)
    if isinstance(located, Rejection):
        return located
    stream, ticket = located
    if ticket is None or ticket.ended != "lapsed":
        refused = check_outstanding(ticket)
        if isinstance(refused, Rejection):
            return refused
        return Rejection("ticket-not-lapsed")
    differs = check_amount(ticket, command.cents)
    if differs is not None:
        return differs
    if not is_line(command.reason, command.approved_by):
        return Rejection("not-authorised", {"case": "late-claim"})
    cents = ticket.issued.cents
    event = TicketClaimed(ticket.issued.ticket, cents, command.reason, command.approved_by)
    return Decided(((stream, event),))


def reinstate(states: States, command: ReinstateTicket, given: Given) -> Decision:
    """Makes a refused ticket valid again."""
    located = find_ticket(states, command.number, given)
    if isinstance(located, Rejection):
        return located
    stream, ticket = located
    if ticket is None or ticket.ended != "refused":
        refused = check_outstanding(ticket)
        return refused if isinstance(refused, Rejection) else NOT_REFUSED
    wrong = check_reversal(command.determination, command.inspector)
    expires, issued = good_until(ticket, given.at), ticket.issued
    cents, determination, inspector = issued.cents, command.determination, command.inspector
    event = TicketReinstated(issued.ticket, cents, determination, inspector, expires, issued)
    return wrong or Decided(((stream, event),))


def _outstanding(states: States, number: str, given: Given) -> tuple[Stream, Ticket] | Rejection:
    located = find_ticket(states, number, given)
    if isinstance(located, Rejection):
        return located
    ticket = check_outstanding(located[1])
    return ticket if isinstance(ticket, Rejection) else (located[0], ticket)


def _ticket(states: States, stream: Stream) -> Ticket | None:
    ticket = states[stream]
    if not isinstance(ticket, Ticket | None):
        raise AssertionError(f"{stream} holds no ticket")
    return ticket


def _is_account(account: str) -> bool:
    return not isinstance(find_kind(account), Rejection)


def _number(command: Any, given: Given) -> tuple[Stream, ...]:
    return streams_of(command.number, given)


TICKETS = Aggregate(
    prefixes=("ticket",),
    state=Ticket,
    events={
        "ticket-issued.1": TicketIssued,
        "ticket-redeemed.1": TicketRedeemed,
        "ticket-withheld.1": TicketWithheld,
        "ticket-released.1": TicketReleased,
        "ticket-refused.1": TicketRefused,
        "ticket-lapsed.1": TicketLapsed,
        "ticket-claimed.1": TicketClaimed,
        "ticket-reinstated.1": TicketReinstated,
    },
    evolve=evolve,
    entry=entry,
    commands={
        RedeemTicket: Handler(redeem, _number),
        WithholdTicket: Handler(withhold, _number),
        ReleaseTicket: Handler(release, _number),
        RefuseTicket: Handler(refuse, _number),
        LapseTicket: Handler(lapse, lambda command, _: (f"ticket/{command.ticket}",)),
        ClaimTicket: Handler(claim, _number),
        ReinstateTicket: Handler(reinstate, _number),
    },
    is_over=lambda ticket: ticket.ended is not None,
    revivals=frozenset(("ticket-reinstated.1",)),
)
