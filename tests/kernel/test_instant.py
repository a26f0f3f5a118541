"""Instants: adding calendar months, and text forms."""

from calendar import monthrange
from datetime import UTC, date, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pitboss.kernel.instant import DAY_MS, civil, end_of_day, end_of_month, month_of, months_later, timestamp

MOMENTS = st.integers(-2_000_000_000_000, 10_000_000_000_000)
"""From 1906 to 2286, in milliseconds."""
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def moment(text: str) -> int:
    return (datetime.fromisoformat(text) - EPOCH) // timedelta(milliseconds=1)


def calendar_months(instant: int, months: int) -> int:
    """The same by the calendar of the standard library."""
    at = EPOCH + timedelta(milliseconds=instant)
    years, month = divmod(at.month - 1 + months, 12)
    year = at.year + years
    day = min(at.day, monthrange(year, month + 1)[1])
    return (at.replace(year=year, month=month + 1, day=day) - EPOCH) // timedelta(milliseconds=1)


@given(MOMENTS, st.integers(0, 240))
def test_months_later_is_what_the_calendar_says(instant: int, months: int) -> None:
    assert months_later(instant, months) == calendar_months(instant, months)


@given(MOMENTS)
def test_a_moment_is_written_as_the_standard_library_writes_it(instant: int) -> None:
    at = EPOCH + timedelta(milliseconds=instant)
    assert timestamp(instant) == at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def test_every_day_of_four_centuries_has_its_date() -> None:
    first = date(1970, 1, 1)
    for days in range(-1_000, 146_098):
        day = first + timedelta(days=days)
        assert civil(days) == (day.year, day.month, day.day)


@pytest.mark.parametrize(
    ("start", "months", "end"),
    [
        ("2026-03-01T00:00:00Z", 12, "2027-03-01T00:00:00Z"),
        ("2024-02-29T23:59:59.999Z", 12, "2025-02-28T23:59:59.999Z"),
        ("2024-02-29T12:00:00Z", 48, "2028-02-29T12:00:00Z"),
        ("2026-01-31T08:30:00Z", 1, "2026-02-28T08:30:00Z"),
        ("2027-10-31T08:30:00Z", 4, "2028-02-29T08:30:00Z"),
        ("2026-12-31T08:30:00Z", 2, "2027-02-28T08:30:00Z"),
        ("2026-08-31T00:00:00Z", 1, "2026-09-30T00:00:00Z"),
        ("2026-08-31T00:00:00Z", 0, "2026-08-31T00:00:00Z"),
        ("1999-12-31T00:00:00Z", 3, "2000-03-31T00:00:00Z"),
        ("2099-11-30T00:00:00Z", 3, "2100-02-28T00:00:00Z"),
    ],
)
def test_a_month_that_is_too_short_ends_on_its_last_day(start: str, months: int, end: str) -> None:
    assert months_later(moment(start), months) == moment(end)


@given(MOMENTS, st.integers(1, 120))
def test_later_is_later_and_near_so_many_months(instant: int, months: int) -> None:
    days = (months_later(instant, months) - instant) // DAY_MS
    assert 28 * months <= days <= 31 * months


@given(MOMENTS, st.integers(-720, 840))
def test_days_and_months_end_where_the_calendar_turns(instant: int, offset: int) -> None:
    zone = timezone(timedelta(minutes=offset))

    def local(at: int) -> datetime:
        return (EPOCH + timedelta(milliseconds=at)).astimezone(zone)

    here, day, month = local(instant), end_of_day(instant, offset), end_of_month(instant, offset)
    assert month_of(instant, offset) == (here.year, here.month)
    assert instant <= day <= month
    assert local(day).date() == here.date()
    assert local(day + 1).date() == here.date() + timedelta(days=1)
    assert (local(month).year, local(month).month) == (here.year, here.month)
    assert local(month + 1).month == here.month % 12 + 1
