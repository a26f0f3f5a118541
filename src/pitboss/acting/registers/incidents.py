"""Incidents: the event with its people, cards and amounts, and who must be notified by when."""

import msgspec

from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import HOUR_MS, MINUTE_MS, Instant, end_of_day, end_of_month
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.duties import Due, Recipient, Tell


class Duty(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A recipient who must be notified, and whether it was done."""

    who: Recipient
    due: Due
    clause: Clause
    by: Instant
    """The deadline. This moment is still in time."""
    notified_at: Instant | None = msgspec.field(default=None, name="told_at")
    notified_by: str | None = msgspec.field(default=None, name="told_by")


class Incident(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """An event at a table that goes on record."""

    at: Instant
    kind: str
    """Such as `irregularity`, `refused-wager`, `void`, `notice`, `breach`, `dispute` or `wrong-payment`."""
    about: str
    """The particular subject, such as the kind of irregularity."""
    words: Text
    """What people read. Older releases wrote it as a sentence."""
    clause: Clause | None = None
    people: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    cents: Cents = 0
    coup: str | None = None
    number: int = 0
    """Assigned when the incident is opened."""
    duties: tuple[Duty, ...] = ()


class Book(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The incidents with a recipient who must still be notified. Finished ones are only in the log."""

    next: int = 1
    waiting: tuple[Incident, ...] = ()


def due_at(due: Due, at: Instant, offset: int) -> Instant:
    """The deadline for a notification of an event at `at`.

    `offset` is how many minutes the casino's clocks are ahead of UTC. Its days and months end by them.
    What is due at once is not late in the minute in which it arises.

    >>> due_at(Due.HOURS_24, 0, 600) == 24 * HOUR_MS, due_at(Due.DAILY_SUMMARY, 0, 600) == 14 * HOUR_MS - 1
    (True, True)
    """
    match due:
        case Due.AT_ONCE:
            return at + MINUTE_MS
        case Due.HOURS_24:
            return at + 24 * HOUR_MS
        case Due.HOURS_48:
            return at + 48 * HOUR_MS
        case Due.DAILY_SUMMARY:
            return end_of_day(at, offset)
        case Due.END_OF_MONTH:
            return end_of_month(at, offset)


def open_incident(
    book: Book, incident: Incident, tells: tuple[Tell, ...], offset: int
) -> tuple[Book, Incident]:
    """The book, and the incident as it goes on record: numbered, with everyone who must be notified.

    >>> words = Text("incident-cards-dropped")
    >>> dropped = Incident(at=0, kind="irregularity", about="cards-dropped", words=words)
    >>> duties = (Tell(Recipient.SURVEILLANCE, Due.AT_ONCE, "12.11.4"),)
    >>> book, incident = open_incident(Book(), dropped, duties, offset=600)
    >>> incident.number, len(book.waiting)
    (1, 1)
    """
    duties = tuple(
        Duty(tell.who, tell.due, tell.clause, due_at(tell.due, incident.at, offset)) for tell in tells
    )
    incident = msgspec.structs.replace(incident, number=book.next, duties=duties)
    return Book(book.next + 1, (*book.waiting, incident) if duties else book.waiting), incident


def open_again(book: Book, incidents: tuple[Incident, ...]) -> Book:
    """The book after incidents that were recorded before, with the numbers and duties that they had."""
    waiting = tuple(incident for incident in incidents if incident.duties)
    return Book(incidents[-1].number + 1, (*book.waiting, *waiting))


def check_tell(book: Book, number: int, who: Recipient) -> Rejection | None:
    """Requires a recipient who has not yet been notified of an incident."""
    incident = _waiting(book, number)
    if incident is None:
        return Rejection("no-open-incident", {"incident": str(number)})
    if all(duty.who is not who or duty.notified_at is not None for duty in incident.duties):
        return Rejection("nobody-to-tell", {"who": who.text, "incident": str(number)}, incident.clause)
    return None


def tell(book: Book, number: int, who: Recipient, by: str, at: Instant) -> Book:
    """The book after a recipient was notified. An incident leaves the book after its last notification.

    If there was nobody to notify, the book does not change. Older logs have such entries.
    """
    incident = _waiting(book, number)
    if incident is None:
        return book
    duties = tuple(
        msgspec.structs.replace(duty, notified_at=at, notified_by=by)
        if duty.who is who and duty.notified_at is None
        else duty
        for duty in incident.duties
    )
    updated = msgspec.structs.replace(incident, duties=duties)
    waiting = tuple(updated if one is incident else one for one in book.waiting)
    done = all(duty.notified_at is not None for duty in duties)
    return Book(book.next, tuple(one for one in waiting if one is not updated) if done else waiting)


def _waiting(book: Book, number: int) -> Incident | None:
    """An incident with a recipient who must still be notified."""
    return next((one for one in book.waiting if one.number == number), None)
