"""Incidents: who must be notified by when. An incident stays open until all are notified."""

from calendar import monthrange
from datetime import UTC, datetime, timedelta, timezone

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.support import refused

from pitboss.acting.registers.incidents import Book, Incident, check_tell, due_at, open_incident, tell
from pitboss.kernel.instant import HOUR_MS
from pitboss.kernel.text import Text
from pitboss.rules.duties import Due, Recipient, Tell

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MOMENTS = st.integers(-2_000_000_000_000, 10_000_000_000_000)
"""From 1906 to 2286, in milliseconds."""
OFFSETS = st.integers(-12 * 60, 14 * 60)
SYDNEY = 600
MISSING = Incident(
    at=1_000,
    kind="irregularity",
    about="card-missing",
    words=Text("incident-cards-dropped"),
    clause="12.11",
    people=("Sue",),
    cards=("9S",),
    cents=5_000,
    coup="2-17",
)
TELLS = (
    Tell(Recipient.SURVEILLANCE, Due.AT_ONCE, "12.11.4"),
    Tell(Recipient.INSPECTOR, Due.DAILY_SUMMARY, "12.11.4"),
)


def moment(text: str) -> int:
    return (datetime.fromisoformat(text) - EPOCH) // timedelta(milliseconds=1)


def by_the_calendar(due: Due, at: int, offset: int) -> int:
    """The same by the calendar and the time zones of the standard library."""
    local = (EPOCH + timedelta(milliseconds=at)).astimezone(timezone(timedelta(minutes=offset)))
    last = local.replace(hour=23, minute=59, second=59, microsecond=999_000)
    ends = {
        Due.AT_ONCE: local + timedelta(minutes=1),
        Due.HOURS_24: local + timedelta(days=1),
        Due.HOURS_48: local + timedelta(days=2),
        Due.DAILY_SUMMARY: last,
        Due.END_OF_MONTH: last.replace(day=monthrange(local.year, local.month)[1]),
    }
    return (ends[due] - EPOCH) // timedelta(milliseconds=1)


@given(st.sampled_from(Due), MOMENTS, OFFSETS)
def test_a_notification_is_due_by_the_calendar_of_the_casino(due: Due, at: int, offset: int) -> None:
    assert due_at(due, at, offset) == by_the_calendar(due, at, offset)


@pytest.mark.parametrize(
    "at, offset, due, by",
    [
        ("2024-02-29T12:00:00+10:00", 600, Due.DAILY_SUMMARY, "2024-02-29T23:59:59.999+10:00"),
        ("2024-03-01T00:30:00+10:00", 600, Due.DAILY_SUMMARY, "2024-03-01T23:59:59.999+10:00"),
        ("2024-03-01T00:30:00+10:00", 600, Due.END_OF_MONTH, "2024-03-31T23:59:59.999+10:00"),
        ("2024-12-31T23:30:00+10:00", 600, Due.END_OF_MONTH, "2024-12-31T23:59:59.999+10:00"),
        ("2024-12-31T23:30:00+10:00", 0, Due.END_OF_MONTH, "2024-12-31T23:59:59.999+00:00"),
        ("2023-02-01T00:00:00+11:00", 660, Due.END_OF_MONTH, "2023-02-28T23:59:59.999+11:00"),
    ],
)
def test_days_and_months_end_by_the_clocks_of_the_casino(at: str, offset: int, due: Due, by: str) -> None:
    assert due_at(due, moment(at), offset) == moment(by)


def test_an_incident_gets_a_number_and_its_duties() -> None:
    book, incident = open_incident(Book(next=7), MISSING, TELLS, SYDNEY)
    assert (incident.number, book.next, book.waiting) == (7, 8, (incident,))
    assert [(duty.who, duty.clause, duty.by, duty.notified_at) for duty in incident.duties] == [
        (Recipient.SURVEILLANCE, "12.11.4", 61_000, None),
        (Recipient.INSPECTOR, "12.11.4", 14 * HOUR_MS - 1, None),
    ]
    assert msgspec.structs.replace(incident, number=0, duties=()) == MISSING


def test_an_incident_without_notifications_only_takes_a_number() -> None:
    book, incident = open_incident(Book(), MISSING, (), SYDNEY)
    assert (incident.number, book) == (1, Book(next=2))


def test_an_incident_stays_in_the_book_until_all_are_notified() -> None:
    book, _ = open_incident(Book(), MISSING, TELLS, SYDNEY)
    half = tell(book, 1, Recipient.SURVEILLANCE, "Sue", 2_000)
    (left,) = half.waiting
    assert [(duty.notified_at, duty.notified_by) for duty in left.duties] == [(2_000, "Sue"), (None, None)]
    assert tell(half, 1, Recipient.INSPECTOR, "Sue", 3_000) == Book(next=2)


def test_a_notification_that_is_not_due_is_refused() -> None:
    book, _ = open_incident(Book(), MISSING, TELLS, SYDNEY)
    half = tell(book, 1, Recipient.SURVEILLANCE, "Sue", 2_000)
    assert refused(check_tell(half, 1, Recipient.SURVEILLANCE)).code == "nobody-to-tell"
    assert refused(check_tell(half, 1, Recipient.REGULATOR)).code == "nobody-to-tell"
    assert refused(check_tell(half, 2, Recipient.INSPECTOR)).code == "no-open-incident"


@given(
    st.lists(
        st.tuples(
            st.integers(0, 10**10), st.lists(st.tuples(st.sampled_from(Recipient), st.sampled_from(Due)))
        ),
        max_size=6,
    ),
    st.lists(st.tuples(st.integers(1, 6), st.sampled_from(Recipient)), max_size=20),
    st.integers(0, 2 * 10**10),
)
def test_the_book_holds_just_what_is_undone_and_comes_back_from_json(
    happened: list[tuple[int, list[tuple[Recipient, Due]]]], notified: list[tuple[int, Recipient]], now: int
) -> None:
    book, undone = Book(), set()
    for at, pairs in happened:
        draft = msgspec.structs.replace(MISSING, at=at)
        tells = tuple(Tell(who, due, "4.13") for who, due in pairs)
        book, incident = open_incident(book, draft, tells, SYDNEY)
        undone |= {(incident.number, who, by_the_calendar(due, at, SYDNEY)) for who, due in pairs}
    for number, who in notified:
        open_before = {one for one in undone if one[:2] == (number, who)}
        assert (check_tell(book, number, who) is None) == bool(open_before)
        after = tell(book, number, who, "Sue", now)
        # Some logs hold a notification that was not due. It leaves the book unchanged.
        assert (after != book) == bool(open_before)
        book, undone = after, undone - open_before
    left = {
        (one.number, duty.who, duty.by)
        for one in book.waiting
        for duty in one.duties
        if duty.notified_at is None
    }
    assert left == undone
    assert {one.number for one in book.waiting} == {number for number, _, _ in undone}
    assert msgspec.json.decode(msgspec.json.encode(book), type=Book) == book
