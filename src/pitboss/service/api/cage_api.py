"""The routes of the cage: the state of a ticket, tickets and forms on paper, and money movements."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec
from litestar import Request, get
from litestar.params import FromPath
from msgspec.structs import replace

from pitboss.floor import kinds
from pitboss.floor.kinds import till_in
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_events import CreditCancelled, HandPaid, HandPayCalled
from pitboss.floor.tickets.forms import PaymentForm
from pitboss.floor.tickets.holds import waits
from pitboss.floor.tickets.slip_drawings import as_svg
from pitboss.floor.tickets.slips import Paper, Slip, as_text, payment_form, ticket_slip
from pitboss.floor.tickets.ticket_commands import find_ticket as look_up
from pitboss.floor.tickets.ticket_commands import streams_of
from pitboss.floor.tickets.tickets import (
    NO_TICKET,
    PaperKind,
    Ticket,
    TicketClaimed,
    TicketRedeemed,
    TicketRefused,
)
from pitboss.floor.tickets.validation import read_number
from pitboss.floor.tills import TILLS
from pitboss.kernel.decision import Given
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import FloorPlace
from pitboss.ledger.till import Till
from pitboss.service.api.errors import RequestRefusedError, error_responses, granted
from pitboss.service.api.request_checks import CurrentActor, InContext, Lang, address, known_language, refuse
from pitboss.service.auth.actors import Actor, DeviceActor, DeviceKind
from pitboss.service.auth.permits import permitted
from pitboss.service.inspection.log_view import look_back
from pitboss.service.server_context import ServerContext
from pitboss.store.log import StoredEvent
from pitboss.words.amounts import amount_words
from pitboss.words.languages import ENGLISH, Language

TicketStatus = Literal["open", "withheld", "redeemed", "refused", "lapsed", "expired"]
FORMS = frozenset((HandPayCalled, HandPaid, CreditCancelled))
"""The events that a payment form shows."""
CANCEL_CREDIT = "cancel-credit"
MOVES_SHOWN = 12
"""The most transactions in the list of a person's own."""

Form = HandPayCalled | HandPaid | CreditCancelled


class TicketFound(msgspec.Struct, frozen=True, omit_defaults=True):
    """The state of a ticket, for a person who has its number."""

    ticket: str
    """Its id in the log, for booking it as unclaimed. It cannot redeem the ticket."""
    terminal: str
    sequence: int
    ends: str
    """The last four digits of its number."""
    cents: Cents
    words: str
    """The amount in words."""
    issued: Instant
    expires: Instant
    status: TicketStatus = msgspec.field(name="standing")
    reason: str | None = None
    """Why it is withheld, or was refused."""
    until: Instant | None = None
    """When it may be paid, if that was agreed."""
    kind: PaperKind = PaperKind.TICKET
    inquiry: bool = False
    """Whether it waits for the end of an inquiry."""
    demanded: bool = False
    """Whether the casino demands the paper back, and does not have it yet."""
    agrees: bool | None = None
    """Whether the Inspector agreed that the payment may be refused; none before an answer."""
    presented: str = ""
    """Who presented it last."""
    form: PaymentForm = PaymentForm.CASH
    """How that person wants to be paid."""
    returned: str = ""
    """Who gave the paper back."""
    paid_at: Instant | None = None
    paid_by: str | None = None


class DrawnSlip(msgspec.Struct, frozen=True):
    """A slip, to be shown or printed."""

    svg: str
    text: str


class MoveLine(msgspec.Struct, frozen=True):
    """A transaction that can still be reversed."""

    stream: str
    version: int
    move: str
    cents: Cents
    names: Mapping[str, str]
    note: str
    at: Instant


@get("/api/tickets/{number:str}", responses=error_responses(401, 403, 404, 409))
async def find_ticket(
    number: FromPath[str],
    request: Request[Any, Any, Any],
    context: InContext,
    actor: CurrentActor,
    lang: Lang = ENGLISH,
) -> TicketFound:
    """The state of a ticket, by its printed number. No other search finds a ticket."""
    granted(context.may_watch(actor, "cage"))
    return _describe(context, *await _look_up(context, actor, request, number), known_language(lang))


@get("/api/slips/ticket/{number:str}", responses=error_responses(401, 403, 404, 409))
async def draw_ticket(
    number: FromPath[str],
    request: Request[Any, Any, Any],
    context: InContext,
    actor: CurrentActor,
    lang: Lang = ENGLISH,
) -> DrawnSlip:
    """A ticket as printed, for the terminal that issued it and for the cage."""
    own = isinstance(actor, DeviceActor) and actor.kind == DeviceKind.PLAYER_TERMINAL
    if not own:
        granted(context.may_watch(actor, "cage"))
    ticket, _ = await _look_up(context, actor, request, number)
    if own and actor.serves != ticket.issued.terminal:
        refuse(actor)
    paper = _paper(context, ticket.issued.terminal, known_language(lang))
    return _drawn(ticket_slip(ticket.issued, context.secret, paper))


@get("/api/slips/payout/{terminal:str}/{sequence:int}", responses=error_responses(401, 403, 404))
async def draw_form(
    terminal: FromPath[str],
    sequence: FromPath[int],
    context: InContext,
    actor: CurrentActor,
    lang: Lang = ENGLISH,
) -> DrawnSlip:
    """The form to sign for a manual payout or a voucher, with the names once it is paid."""
    granted(context.may_watch(actor, "cage"))
    return await _draw_form(context, actor, terminal, sequence, known_language(lang))


@get("/api/slips/payout/{terminal:str}", responses=error_responses(401, 403, 404))
async def draw_latest_form(
    terminal: FromPath[str],
    context: InContext,
    actor: CurrentActor,
    lang: Lang = ENGLISH,
) -> DrawnSlip:
    """The latest form of a terminal, for staff who have just paid and do not know its number yet."""
    granted(context.may_watch(actor, "cage"))
    return await _draw_form(context, actor, terminal, None, known_language(lang))


@get("/api/moves", responses=error_responses(401, 403))
async def list_moves(context: InContext, actor: CurrentActor) -> list[MoveLine]:
    """The latest transactions of the sender that can still be reversed, the newest first."""
    granted(context.may_watch(actor, "cage"))
    lines: list[MoveLine] = []
    for stream, till in _tills(context):
        for stored in await context.floor.store.stream(stream, min(till.latest) - 1):
            moved = till.latest.get(stored.version) if stored.by == actor.by else None
            if moved is not None:
                names = dict(moved.names)
                line = MoveLine(stream, stored.version, moved.move, moved.cents, names, moved.note, stored.at)
                lines.append(line)
    return sorted(lines, key=lambda line: line.at, reverse=True)[:MOVES_SHOWN]


CAGE_ROUTES = [find_ticket, draw_ticket, draw_form, draw_latest_form, list_moves]


async def _draw_form(
    context: ServerContext, actor: Actor, terminal: str, sequence: int | None, language: Language
) -> DrawnSlip:
    """A payment form or voucher of a terminal; the latest one without a sequence.

    Only who may issue vouchers sees one, because its number is money.
    """

    def read(stored: StoredEvent) -> tuple[Form, Instant] | None:
        registry = context.floor.registry
        event = registry.read(stored) if registry.kind(stored) in FORMS else None
        return (event, stored.at) if isinstance(event, Form) and sequence in (None, event.sequence) else None

    account = context.floor.state(f"pt/{terminal}")
    form = await look_back(context.floor, f"pt/{terminal}", read)
    if form is None or not isinstance(account, ChipAccount):
        raise RequestRefusedError(_no_payout(f"{terminal:.40}", sequence))
    event, at = form
    paper = _paper(context, terminal, language)
    if not isinstance(event, CreditCancelled) or not event.ticket:
        return _drawn(payment_form(event, account.settings.venue, at, paper))
    if CANCEL_CREDIT not in permitted(actor):
        refuse(actor)
    rows = await context.floor.store.stream(f"ticket/{event.ticket}")
    voucher = context.floor.registry.follow(None, rows)
    if not isinstance(voucher, Ticket):
        raise AssertionError(f"no voucher {event.ticket} was issued")
    return _drawn(ticket_slip(voucher.issued, context.secret, paper))


def _no_payout(terminal: str, sequence: int | None) -> Rejection:
    if sequence is None:
        return Rejection("no-payout", {"case": "none", "terminal": FloorPlace(f"pt/{terminal}")}, "9.1")
    return Rejection(
        "no-payout",
        {"case": "no-number", "terminal": FloorPlace(f"pt/{terminal}"), "payout": str(sequence)},
        "9.1",
    )


def _tills(context: ServerContext) -> Iterator[tuple[str, Till]]:
    """The tills with transactions that can still be reversed."""
    for prefix in (*TILLS.prefixes, *(kind.name for kind in kinds.KINDS if kind.till is not None)):
        for stream in context.floor.streams(prefix):
            till = till_in(context.floor.state(stream))
            if till is not None and till.latest:
                yield stream, till


async def _look_up(
    context: ServerContext, actor: Actor, request: Request[Any, Any, Any], number: str
) -> tuple[Ticket, list[StoredEvent]]:
    """The ticket of a number, unless the actor has guessed too often."""
    place = address(request, context)
    granted(await context.guesses.check(actor.by, place))
    ticket = await _find(context, number)
    await context.guesses.tried(actor.by, place, ticket)
    return granted(ticket)


async def _find(context: ServerContext, number: str) -> tuple[Ticket, list[StoredEvent]] | Rejection:
    """A ticket and all its events. Only the log has tickets that were paid long ago."""
    digits = read_number(number)
    if isinstance(digits, Rejection):
        return digits
    given = Given(context.floor.clock(), context.secret)
    stream, recovery = streams_of(number, given)
    rows = await context.floor.store.stream(stream)
    ticket = context.floor.registry.follow(None, rows)
    if isinstance(ticket, Ticket):
        return ticket, rows
    lost = look_up({stream: None, recovery: context.floor.state(recovery)}, number, given)
    return lost if isinstance(lost, Rejection) else NO_TICKET


def _describe(
    context: ServerContext, ticket: Ticket, rows: list[StoredEvent], language: Language
) -> TicketFound:
    issued, status = ticket.issued, _status_of(ticket, context.floor.clock())
    last = context.floor.registry.read(rows[-1])
    described = TicketFound(
        issued.ticket,
        issued.terminal,
        issued.sequence,
        issued.ends,
        issued.cents,
        amount_words(issued.cents, language),
        issued.issued,
        ticket.expires,
        status,
        kind=issued.kind,
        returned=ticket.returned,
    )
    if ticket.presented is not None:
        described = replace(described, presented=ticket.presented.patron, form=ticket.presented.form)
    match last:
        case TicketRedeemed() | TicketClaimed():
            return replace(described, paid_at=rows[-1].at, paid_by=rows[-1].by)
        case TicketRefused(determination=reason):
            return replace(described, reason=reason)
    if status != "withheld" or ticket.hold is None:
        return described
    hold = ticket.hold
    return replace(
        described,
        reason=hold.reason,
        until=hold.until,
        inquiry=hold.inspector is not None,
        demanded=hold.demanded and not ticket.returned,
        agrees=None if hold.answer is None else hold.answer.agrees,
    )


def _status_of(ticket: Ticket, now: Instant) -> TicketStatus:
    match ticket.ended:
        case "lapsed" | "refused" as ended:
            return ended
        case str():
            return "redeemed"
    if ticket.hold is not None and waits(ticket.hold, now):
        return "withheld"
    return "open" if now < ticket.expires else "expired"


def _paper(context: ServerContext, terminal: str, language: Language) -> Paper:
    account = context.floor.state(f"pt/{terminal}")
    message = account.settings.message if isinstance(account, ChipAccount) else ""
    return Paper(language, message, context.floor.config.utc_offset)


def _drawn(slip: Slip) -> DrawnSlip:
    return DrawnSlip(as_svg(slip), as_text(slip))
