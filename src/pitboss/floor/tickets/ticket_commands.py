"""Commands about tickets and payout vouchers, and their decisions."""

import re
from collections.abc import Callable
from typing import Any

from pitboss.engine.registry import Aggregate, Handler
from pitboss.floor.devices.devices import find_failure
from pitboss.floor.restores.recovery import STREAM as RECOVERY
from pitboss.floor.restores.recovery import find_lost, lost_in_restore, recovery_of
from pitboss.floor.tickets.forms import PaymentForm, check_form
from pitboss.floor.tickets.holds import (
    NOT_REFUSED,
    Hold,
    check_answer,
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
    TicketPresented,
    TicketRedeemed,
    TicketRefused,
    TicketReinstated,
    TicketReleased,
    TicketReturned,
    TicketReviewed,
    TicketWithheld,
    check_amount,
    check_by_machine,
    check_outstanding,
    check_payable,
    entry,
    evolve,
    expired,
    good_until,
)
from pitboss.floor.tickets.validation import KEY, read_number, ticket_key
from pitboss.kernel.decision import Command, Decided, Decision, Given, States, Stream, is_line
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.names import NAME
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
    witness: str | None = None
    """Who saw the player sign. A voucher needs one, and a ticket that was returned."""
    reference: str = ""
    """The number of the cheque or transfer, if the player asked for one."""


class PresentTicket(Command, frozen=True, tag="present-ticket"):
    """A person presents a ticket or a voucher at the cage, and says how they want to be paid."""

    number: str
    patron: str
    form: PaymentForm = PaymentForm.CASH
    cents: Cents | None = None
    """The amount printed on it, if a person reads it."""


class WithholdTicket(Command, frozen=True, tag="withhold-ticket"):
    """Payment must wait for an inquiry (9.2), an agreed time (9.3.1) or identification (9.3.3)."""

    number: str
    """As printed, or its name in the log: the casino may inquire about a paper that it does not have."""
    reason: str
    inspector: str | None = None
    """The Inspector who was notified. An inquiry needs one."""
    until: Instant | None = None
    identify: bool = False
    demanded: bool = False
    """Whether the return of the paper is demanded for the inquiry."""


class ReturnTicket(Command, frozen=True, tag="return-ticket"):
    """A person gives back the paper whose return is demanded."""

    number: str
    patron: str


class ReviewTicket(Command, frozen=True, tag="review-ticket"):
    """An Inspector answers an inquiry about a ticket or a voucher."""

    ticket: str
    """Its name in the log."""
    agrees: bool
    """Whether the payment may be refused."""
    note: str
    by: str


class ReleaseTicket(Command, frozen=True, tag="release-ticket"):
    """The inquiry cleared the ticket, or the player has shown identification."""

    number: str
    determination: str


class RefuseTicket(Command, frozen=True, tag="refuse-ticket"):
    """The inquiry did not clear the ticket, and the Inspector who reviewed it agrees."""

    number: str
    determination: str


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


def find_paper(states: States, named: str, given: Given) -> tuple[Stream, Ticket | None] | Rejection:
    """The ticket of a number, or of a name in the log. Nobody is paid by such a name."""
    if re.fullmatch(KEY, named) is None:
        return find_ticket(states, named, given)
    return f"ticket/{named}", _ticket(states, f"ticket/{named}")


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
    if place != "cage":
        return _dispense(states, command, located, given)
    ticket = check_payable(located[1], given.at, command.cents)
    if isinstance(ticket, Rejection):
        return ticket
    form = PaymentForm.CASH if ticket.presented is None else ticket.presented.form
    refused = (
        check_release(ticket.outstanding, command.approved_by)
        or _check_signed(ticket, command)
        or check_form(form, command.reference)
    )
    if refused is not None:
        return refused
    patron = "" if ticket.presented is None else ticket.presented.patron
    event = TicketRedeemed(
        ticket.issued.ticket,
        ticket.outstanding,
        place,
        command.approved_by,
        form,
        command.reference,
        patron,
        command.witness,
    )
    return Decided(((located[0], event),))


def _dispense(
    states: States, command: RedeemTicket, located: tuple[Stream, Ticket | None], given: Given
) -> Decision:
    """Pays a ticket out of the cash of a kiosk. No person there could release a large payment."""
    if find_failure(states, command.place.replace("/", "-")) is not None:
        return Rejection("kiosk-failed", clause="1.1")
    ticket = check_by_machine(located[1], given.at)
    if isinstance(ticket, Rejection):
        return ticket
    refused = check_amount(ticket, command.cents) or check_release(ticket.outstanding, None)
    event = TicketRedeemed(ticket.issued.ticket, ticket.outstanding, command.place)
    return refused or Decided(((located[0], event),))


def _check_signed(ticket: Ticket, command: RedeemTicket) -> Rejection | None:
    """Requires that a voucher was presented, and that its player signed before a witness."""
    if not ticket.at_cage_only:
        return None
    if ticket.presented is None:
        return Rejection("not-presented", clause="9.1")
    if ticket.returned and ticket.returned != ticket.presented.patron:
        return Rejection("returned-by-another", {"patron": ticket.returned}, "9.2")
    if command.witness is None or not is_line(command.witness):
        return Rejection("form-not-signed", {"case": "voucher"}, "9.1")
    return None


def present(states: States, command: PresentTicket, given: Given) -> Decision:
    """Records who presents a paper, and how they want to be paid."""
    located = find_ticket(states, command.number, given)
    if isinstance(located, Rejection):
        return located
    ticket = check_outstanding(located[1])
    if isinstance(ticket, Rejection):
        return ticket
    refused = check_amount(ticket, command.cents)
    if refused is not None:
        return refused
    if not is_line(command.patron):
        return Rejection("patron-needed", {"case": "presents"}, "9.1")
    event = TicketPresented(ticket.issued.ticket, command.patron, command.form)
    return Decided(((located[0], event),))


def give_back(states: States, command: ReturnTicket, given: Given) -> Decision:
    """Records who gave back a paper whose return was demanded."""
    located = _outstanding(states, command.number, given, find_ticket)
    if isinstance(located, Rejection):
        return located
    stream, ticket = located
    if ticket.hold is None or not ticket.hold.demanded or ticket.returned:
        return Rejection("not-demanded", clause="9.2")
    if not is_line(command.patron):
        return Rejection("patron-needed", {"case": "returns"}, "9.2")
    return Decided(((stream, TicketReturned(ticket.issued.ticket, command.patron)),))


def review(states: States, command: ReviewTicket, given: Given) -> Decision:
    """Records the Inspector's answer to an inquiry."""
    located = _outstanding(states, command.ticket, given)
    if isinstance(located, Rejection):
        return located
    stream, ticket = located
    event = TicketReviewed(ticket.issued.ticket, command.agrees, command.note, command.by)
    return check_answer(ticket.hold, command.note) or Decided(((stream, event),))


def withhold(states: States, command: WithholdTicket, given: Given) -> Decision:
    """Withholds the payment of a ticket."""
    located = _outstanding(states, command.number, given)
    if isinstance(located, Rejection):
        return located
    stream, ticket = located
    if given.at >= ticket.expires and not waits(ticket.hold, given.at):
        return expired()
    reason, inspector, until, identify = command.reason, command.inspector, command.until, command.identify
    hold = Hold(reason, inspector, until, identify, command.demanded)
    refused = check_hold(hold, ticket.hold, given.at)
    expires = None if until is None else good_until(ticket, until)
    event = TicketWithheld(
        ticket.issued.ticket, reason, inspector, until, identify, expires, command.demanded
    )
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
    answer = check_refusal(ticket.hold, command.determination)
    if isinstance(answer, Rejection):
        return answer
    event = TicketRefused(ticket.issued.ticket, ticket.outstanding, command.determination, answer.by)
    return Decided(((stream, event),))


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
    located = find_paper(states, command.number, given)
    if isinstance(located, Rejection):
        return located
    stream, ticket = located
    if ticket is None or ticket.ended != "refused":
        refused = check_outstanding(ticket)
        return refused if isinstance(refused, Rejection) else NOT_REFUSED
    wrong = check_reversal(command.determination, command.inspector)
    expires, issued = good_until(ticket, given.at), ticket.issued
    cents, determination, inspector = issued.cents, command.determination, command.inspector
    event = TicketReinstated(issued.ticket, cents, determination, inspector, expires, issued, ticket.returned)
    return wrong or Decided(((stream, event),))


def _outstanding(
    states: States,
    named: str,
    given: Given,
    find: Callable[[States, str, Given], tuple[Stream, Ticket | None] | Rejection] = find_paper,
) -> tuple[Stream, Ticket] | Rejection:
    located = find(states, named, given)
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


def _paper(command: Any, given: Given) -> tuple[Stream, ...]:
    named = command.ticket if isinstance(command, ReviewTicket) else command.number
    return (f"ticket/{named}",) if re.fullmatch(KEY, named) else streams_of(named, given)


def _paid(command: RedeemTicket, given: Given) -> tuple[Stream, ...]:
    """The ticket, and the kiosk that pays it."""
    place, _, name = command.place.partition("/")
    kiosk = (f"device/kiosk-{name}",) if place == "kiosk" and re.fullmatch(NAME, name) else ()
    return (*_number(command, given), *kiosk)


TICKETS = Aggregate(
    prefixes=("ticket",),
    state=Ticket,
    events={
        "ticket-issued.1": TicketIssued,
        "ticket-redeemed.1": TicketRedeemed,
        "ticket-presented.1": TicketPresented,
        "ticket-withheld.1": TicketWithheld,
        "ticket-returned.1": TicketReturned,
        "ticket-reviewed.1": TicketReviewed,
        "ticket-released.1": TicketReleased,
        "ticket-refused.2": TicketRefused,
        "ticket-lapsed.1": TicketLapsed,
        "ticket-claimed.1": TicketClaimed,
        "ticket-reinstated.1": TicketReinstated,
    },
    evolve=evolve,
    entry=entry,
    commands={
        RedeemTicket: Handler(redeem, _paid),
        PresentTicket: Handler(present, _number),
        WithholdTicket: Handler(withhold, _paper),
        ReturnTicket: Handler(give_back, _number),
        ReviewTicket: Handler(review, _paper),
        ReleaseTicket: Handler(release, _paper),
        RefuseTicket: Handler(refuse, _paper),
        LapseTicket: Handler(lapse, lambda command, _: (f"ticket/{command.ticket}",)),
        ClaimTicket: Handler(claim, _number),
        ReinstateTicket: Handler(reinstate, _paper),
    },
    # In version 1 an Inspector signed for the refusal, and answered by no act of their own.
    upcasts={"ticket-refused.1": lambda event: ("ticket-refused.2", event)},
    is_over=lambda ticket: ticket.ended is not None,
    revivals=frozenset(("ticket-reinstated.1",)),
)
