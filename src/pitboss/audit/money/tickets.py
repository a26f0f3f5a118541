"""The checks and effects of each event of a ticket."""

from typing import Any

import msgspec

from pitboss.audit.devices.devices import check_works
from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import NAME, TRANSIT, Lines, shift
from pitboss.audit.money.books import (
    AS_VOUCHER,
    BANK,
    CASH,
    RELEASE_OVER_CENTS,
    Books,
    Row,
    Waiting,
    arrive,
    check_form,
    check_release,
    check_reviewed,
    review,
    withhold,
)
from pitboss.kernel.instant import Instant, months_later
from pitboss.kernel.text import Amount
from pitboss.store.log import StoredEvent

VOUCHER = "voucher"
"""The kind of a paper that staff issued for credits. All others are redeemable tickets."""
GRACE_MONTHS = 1
"""A withheld ticket is valid for at least this long after it may be paid."""


def _ticket_issued(books: Books, row: StoredEvent, body: Any) -> Lines:
    if row.stream != f"ticket/{body.ticket}" or row.version != 1:
        wrong("audit-ticket-twice", ticket=body.ticket)
    voucher = body.kind is not None
    if body.kind not in (None, VOUCHER):
        wrong("audit-ticket-kind")
    arrive(books, AS_VOUCHER if voucher else "issued", body)
    terminal = books.terminals[body.terminal]
    if body.sequence != terminal.sequence:
        wrong("audit-ticket-number", printed=terminal.sequence, issued=body.sequence)
    if (body.epoch or "") != (books.restores[-1].epoch if books.restores else ""):
        wrong("audit-ticket-epoch")
    expires = months_later(row.at, terminal.settings.ticket_months)
    if (body.venue, body.issued, body.expires) != (terminal.settings.venue, row.at, expires):
        wrong("audit-ticket-settings")
    books.tickets[body.ticket] = Waiting(body.cents, expires, issued=row.body, voucher=voucher)
    return shift(TRANSIT, f"{row.stream}/value", body.cents)


def _ticket_redeemed(books: Books, row: StoredEvent, body: Any) -> Lines:
    ticket = _outstanding(books, row, body)
    if ticket.held(row.at):
        wrong("audit-ticket-had-to-wait")
    if row.at >= ticket.expires:
        wrong("audit-ticket-paid-expired")
    kind, _, name = body.place.partition("/")
    if ticket.signed and body.place != "cage":
        wrong("audit-voucher-by-machine")
    if kind == "pt":
        # The next event, in which the terminal takes the ticket, checks that the terminal exists.
        books.awaited = "taken", body.ticket, name, body.cents
        return _end_ticket(books, body, TRANSIT)
    if body.place != "cage" and not (kind == "kiosk" and NAME.fullmatch(name)):
        wrong("audit-ticket-place", place=body.place)
    if kind == "kiosk":
        check_works(books, f"kiosk-{name}")
        if body.cents > RELEASE_OVER_CENTS:
            wrong("audit-kiosk-over", over=Amount(RELEASE_OVER_CENTS))
    check_release(body)
    check_form(body)
    # A machine pays in cash, however its player wanted to be paid at the cage.
    patron, form = (ticket.presented if kind == "cage" else None) or ("", CASH)
    if (body.patron or "", body.form or CASH) != (patron, form):
        wrong("audit-not-as-presented")
    if ticket.signed and not (patron and body.witness):
        wrong("audit-paper-unsigned")
    if ticket.returned not in ("", patron):
        wrong("audit-returned-by-another")
    return _end_ticket(books, body, "house/bank" if form in BANK else f"{body.place}/cash")


def _ticket_presented(books: Books, row: StoredEvent, body: Any) -> Lines:
    _outstanding(books, row, body).presented = body.patron, body.form
    return ()


def _ticket_returned(books: Books, row: StoredEvent, body: Any) -> Lines:
    ticket = _outstanding(books, row, body)
    if ticket.hold is None or not ticket.hold.demanded or ticket.returned:
        wrong("audit-not-demanded")
    ticket.returned = body.patron
    return ()


def _ticket_reviewed(books: Books, row: StoredEvent, body: Any) -> Lines:
    review(_outstanding(books, row, body), row, body)
    return ()


def _ticket_withheld(books: Books, row: StoredEvent, body: Any) -> Lines:
    ticket = _outstanding(books, row, body)
    if row.at >= ticket.expires and not ticket.held(row.at):
        wrong("audit-ticket-expired")
    withhold(ticket, row, body)
    if body.until is not None:
        ticket.expires = _good_until(ticket, body.until)
    if body.expires not in (None, ticket.expires):
        wrong("audit-ticket-until")
    return ()


def _ticket_released(books: Books, row: StoredEvent, body: Any) -> Lines:
    ticket = _outstanding(books, row, body)
    if ticket.hold is None:
        wrong("audit-ticket-not-withheld")
    ticket.hold, ticket.expires = None, _good_until(ticket, row.at)
    if body.expires != ticket.expires:
        wrong("audit-ticket-until")
    return ()


def _ticket_refused(books: Books, row: StoredEvent, body: Any) -> Lines:
    ticket = _outstanding(books, row, body)
    check_reviewed(ticket, row, body)
    books.refused[body.ticket] = ticket
    return _end_ticket(books, body, "house/withheld")


def _ticket_lapsed(books: Books, row: StoredEvent, body: Any) -> Lines:
    ticket = _outstanding(books, row, body)
    if ticket.held(row.at):
        wrong("audit-waiting-lapsed")
    if row.at < ticket.expires:
        wrong("audit-ticket-not-expired")
    books.lapsed[body.ticket] = ticket.cents
    return _end_ticket(books, body, "house/unclaimed")


def _ticket_claimed(books: Books, row: StoredEvent, body: Any) -> Lines:
    if row.stream != f"ticket/{body.ticket}":
        wrong("audit-other-ticket", ticket=body.ticket)
    cents = books.lapsed.pop(body.ticket, None)
    if cents is None:
        wrong("audit-ticket-not-lapsed")
    if cents != body.cents:
        wrong("audit-ticket-amount", issued=Amount(cents), stated=Amount(body.cents))
    return shift("house/unclaimed", "cage/cash", cents)


def _ticket_reinstated(books: Books, row: StoredEvent, body: Any) -> Lines:
    if row.stream != f"ticket/{body.ticket}":
        wrong("audit-other-ticket", ticket=body.ticket)
    ticket = books.refused.pop(body.ticket, None)
    if ticket is None:
        wrong("audit-ticket-not-refused")
    if (body.cents, msgspec.json.encode(body.original)) != (ticket.cents, ticket.issued):
        wrong("audit-reinstated-another")
    if (body.returned_by or "") != ticket.returned:
        wrong("audit-returned-by-another")
    ticket.presented = None
    ticket.hold, ticket.expires = None, _good_until(ticket, row.at)
    if body.expires != ticket.expires:
        wrong("audit-ticket-until")
    books.tickets[body.ticket] = ticket
    return shift("house/withheld", f"{row.stream}/value", body.cents)


def _outstanding(books: Books, row: StoredEvent, body: Any) -> Waiting:
    ticket = books.tickets.get(body.ticket)
    if row.stream != f"ticket/{body.ticket}":
        wrong("audit-other-ticket", ticket=body.ticket)
    if ticket is None:
        if row.version == 1:
            wrong("audit-no-ticket")
        wrong("audit-ticket-ended")
    return ticket


def _end_ticket(books: Books, body: Any, target: str) -> Lines:
    ticket = books.tickets.pop(body.ticket)
    if body.cents != ticket.cents:
        wrong("audit-ticket-amount", issued=Amount(ticket.cents), stated=Amount(body.cents))
    return shift(f"ticket/{body.ticket}/value", target, body.cents)


def _good_until(ticket: Waiting, payable: Instant) -> Instant:
    return max(ticket.expires, months_later(payable, GRACE_MONTHS))


TICKETS: tuple[Row, ...] = (
    (
        "ticket-issued.1",
        "ticket venue terminal sequence cents issued expires ends attempt? epoch? language? kind?",
        _ticket_issued,
    ),
    (
        "ticket-redeemed.1",
        "ticket cents place approved_by? form? reference? patron? witness?",
        _ticket_redeemed,
    ),
    ("ticket-presented.1", "ticket patron! form!", _ticket_presented),
    ("ticket-withheld.1", "ticket reason! inspector? until? identify? expires? demanded?", _ticket_withheld),
    ("ticket-returned.1", "ticket patron!", _ticket_returned),
    ("ticket-reviewed.1", "ticket agrees note! by!", _ticket_reviewed),
    ("ticket-released.1", "ticket determination! expires", _ticket_released),
    ("ticket-refused.1", "ticket cents determination! inspector!", _ticket_refused),
    ("ticket-refused.2", "ticket cents determination! inspector!", _ticket_refused),
    ("ticket-lapsed.1", "ticket cents", _ticket_lapsed),
    ("ticket-claimed.1", "ticket cents reason! approved_by!", _ticket_claimed),
    (
        "ticket-reinstated.1",
        "ticket cents determination! inspector! expires original returned_by?",
        _ticket_reinstated,
    ),
)
"""The events of tickets."""
