"""Every event type that the auditor knows: its JSON fields, and its effect on the books."""

import re
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from pitboss.audit.acting.findings import Findings
from pitboss.audit.acting.incidents import Incident
from pitboss.audit.baccarat.coups import Line
from pitboss.audit.baccarat.dues import Money
from pitboss.audit.baccarat.tables import TABLES, Actor
from pitboss.audit.devices.alarms import ALARMS
from pitboss.audit.devices.devices import DEVICES, AreaChips
from pitboss.audit.devices.restores import RESTORES
from pitboss.audit.devices.software import SOFTWARE
from pitboss.audit.fair.promises import FAIR, Number, Withholding
from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import Lines
from pitboss.audit.money.books import REVERSIBLE_EVENTS, Books, Handler
from pitboss.audit.money.chip_moves import PLAYING
from pitboss.audit.money.counts import COUNTS
from pitboss.audit.money.moves import moved, stream_of
from pitboss.audit.money.payments import PAYMENTS, check_by_hand
from pitboss.audit.money.settlements import Paid, Played
from pitboss.audit.money.terminals import TERMINALS
from pitboss.audit.money.tickets import TICKETS
from pitboss.audit.money.vouchers import VOUCHERS
from pitboss.audit.people.patrons import PATRONS
from pitboss.audit.people.staff import STAFF
from pitboss.audit.roulette.wheels import WHEELS
from pitboss.kernel.text import Facts, Text
from pitboss.store.log import StoredEvent

Amount = Annotated[int, msgspec.Meta(gt=0)]
Words = Annotated[str, msgspec.Meta(min_length=1)]
TextOrWords = Text | Words
"""A text of the system, or the words of a person."""


SignOut = Literal[
    "by-themselves", "relieved", "left-alone", "expired", "new-password", "suspended", "by-administrator"
]
"""Why a session ended."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a terminal is set up."""

    venue: Words
    notes: Annotated[tuple[Amount, ...], msgspec.Meta(min_length=1)]
    credit_limit: Amount
    hand_pay_over: Amount
    ticket_months: Amount
    message: str


class Original(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A ticket as it was issued."""

    ticket: str
    venue: str
    terminal: str
    sequence: int
    cents: Amount
    issued: int
    expires: int
    ends: str
    attempt: int = 0
    epoch: str = ""
    language: str = ""
    kind: str = "ticket"


def _moved(books: Books, row: StoredEvent, body: Any) -> Lines:
    lines = moved(body.move, body.cents, body.names)
    check_by_hand(books, body.move, body.cents)
    if row.stream != stream_of(lines):
        wrong("audit-move-elsewhere", stream=stream_of(lines))
    latest = books.moves.setdefault(row.stream, {})
    latest[row.version] = body.move, body.cents, body.names
    while next(iter(latest)) <= row.version - REVERSIBLE_EVENTS:
        del latest[next(iter(latest))]
    return lines


def _reversed(books: Books, row: StoredEvent, body: Any) -> Lines:
    original = books.moves.get(row.stream, {}).pop(body.reverses, None)
    if original is None:
        wrong("audit-not-reversible", version=body.reverses)
    if original != (body.move, body.cents, body.names):
        wrong("audit-reversed-another", version=body.reverses)
    return tuple((account, -cents) for account, cents in moved(body.move, body.cents, body.names))


class EventRow(NamedTuple):
    """An event type: the struct of its JSON, and the function that applies it."""

    reader: msgspec.json.Decoder[Any]
    happens: Handler


FIELDS: dict[str, Any] = {
    "cents": Amount,
    "tokens": Amount,
    "stakes": Annotated[dict[str, Amount], msgspec.Meta(min_length=1)],
    "clauses": Annotated[dict[str, Words], msgspec.Meta(min_length=1)],
    "counts": Amount,
    "count": Amount,
    "facts": Facts,
    "owed": int,
    "exclusion": int,
    "areas": Annotated[tuple[AreaChips, ...], msgspec.Meta(min_length=1)],
    "lies": dict[str, Amount],
    "lay": dict[str, Amount],
    "change": int,
    "forfeited": bool,
    **dict.fromkeys(("void", "void_here"), bool),
    "version": int,
    "cleared": int,
    "grounds": TextOrWords,
    "sequence": int,
    **dict.fromkeys(("counted", "booked", "short"), int),
    "attempt": int,
    "identify": bool,
    "demanded": bool,
    "inspector": Words,
    "seq": int,
    "last": int,
    "sequences": dict[str, int],
    "new_key": bool,
    "withdrawn": tuple[str, ...],
    "voided": tuple[str, ...],
    "returned": dict[str, Amount],
    "printed_after": int,
    "printed_before": int,
    "ends": Annotated[str, msgspec.Meta(pattern="^[0-9]{4}$")],
    "issued": int,
    "expires": int,
    "until": int,
    "tables": Annotated[tuple[str, ...], msgspec.Meta(min_length=1)],
    "day": int,
    "original": Original,
    "reverses": int,
    "files": int,
    "n": int,
    "pocket": int,
    "turns": int,
    "missed": Amount,
    "agrees": bool,
    "posts": tuple[str, ...],
    "posts_before": tuple[str, ...],
    "administrators": tuple[str, ...],
    "unlocked": tuple[str, ...],
    "places": dict[str, tuple[str, ...]],
    "failures": int,
    "once": bool,
    "why": SignOut,
    "decks": int,
    "cut": int,
    "number": int,
    "scheme": int,
    "numbers": Annotated[dict[str, Number], msgspec.Meta(min_length=1)],
    "withholding": Withholding,
    "made_by": dict[str, int],
    "out": tuple[tuple[str | None, str | None], ...],
    "settings": Settings,
    "played": Played,
    "wagers": dict[str, Paid],
    "taken_back": dict[str, Paid],
    "names": dict[str, str],
    "act": dict[str, Any],
    "by": Actor,
    "at": int,
    "approved": Actor,
    "money": Annotated[tuple[Money, ...], msgspec.Meta(min_length=1)],
    "lines": Annotated[tuple[Line, ...], msgspec.Meta(min_length=1)],
    "ruling": dict[str, Any],
    "findings": Findings,
    "incidents": Annotated[tuple[Incident, ...], msgspec.Meta(min_length=1)],
}
"""The types of fields. All others are text."""


MARKED: dict[str, Any] = {"!": Words, "*": TextOrWords}
"""The types of marked fields."""


def _row(name: str, fields: str, happens: Handler) -> EventRow:
    """A row of the table. A field with ! must not be empty, one with ? may be missing, and * means a text."""
    shape: list[Any] = []
    for each in fields.split():
        kind = MARKED.get(each[-1], FIELDS.get(each.rstrip("?"), str))
        shape.append((each[:-1], kind | None, None) if each.endswith("?") else (each.rstrip("!*"), kind))
    struct = msgspec.defstruct(
        re.sub(r"\W", "_", name), shape, frozen=True, omit_defaults=True, forbid_unknown_fields=True
    )
    return EventRow(msgspec.json.Decoder(struct), happens)


KNOWN: dict[str, EventRow] = {
    name: _row(name, fields, happens)
    for name, fields, happens in (
        *TERMINALS,
        *PLAYING,
        *TICKETS,
        *PAYMENTS,
        *TABLES,
        *VOUCHERS,
        *COUNTS,
        *FAIR,
        *WHEELS,
        *DEVICES,
        *RESTORES,
        *SOFTWARE,
        *ALARMS,
        *STAFF,
        *PATRONS,
        ("moved.1", "move cents names note?", _moved),
        ("reversed.1", "reverses move cents names reason! approved_by!", _reversed),
    )
}
"""Every event type of every release, by name and version. Old ones stay."""
