"""Moments in time. They always come from outside."""

from typing import TypeAlias

Instant: TypeAlias = int
"""Milliseconds since the start of 1970, UTC."""

MINUTE_MS = 60_000
"""In milliseconds."""
HOUR_MS = 60 * MINUTE_MS
"""In milliseconds."""
DAY_MS = 86_400_000
"""In milliseconds."""


def months_later(instant: Instant, months: int) -> Instant:
    """The same time of day a number of calendar months later, or on the last day of a shorter month.

    >>> months_later(1_709_208_000_000, 12) - 1_709_208_000_000  # from 29 February 2024 to 28 February 2025
    31536000000
    """
    days, time = divmod(instant, DAY_MS)
    year, month, day = civil(days)
    later = year * 12 + month - 1 + months
    first = _days(later // 12, later % 12 + 1)
    length = _days((later + 1) // 12, (later + 1) % 12 + 1) - first
    return (first + min(day, length) - 1) * DAY_MS + time


def month_of(instant: Instant, offset: int) -> tuple[int, int]:
    """The year and the month of a moment. `offset` is the minutes ahead of UTC.

    >>> month_of(1_709_208_000_000 + DAY_MS // 2, 600)  # 1 March 2024, 10 in the morning in Sydney
    (2024, 3)
    """
    year, month, _ = civil((instant + offset * MINUTE_MS) // DAY_MS)
    return year, month


def end_of_day(instant: Instant, offset: int) -> Instant:
    """The last millisecond of the day. `offset` is the minutes ahead of UTC.

    >>> timestamp(end_of_day(1_709_208_000_000, 600))
    '2024-02-29T13:59:59.999Z'
    """
    local = instant + offset * MINUTE_MS
    return (local // DAY_MS + 1) * DAY_MS - offset * MINUTE_MS - 1


def end_of_month(instant: Instant, offset: int) -> Instant:
    """The last millisecond of the month. `offset` is the minutes ahead of UTC.

    >>> timestamp(end_of_month(1_709_208_000_000, -300))
    '2024-03-01T04:59:59.999Z'
    """
    year, month = month_of(instant, offset)
    return _days(year + month // 12, month % 12 + 1) * DAY_MS - offset * MINUTE_MS - 1


def timestamp(instant: Instant) -> str:
    """A moment as text for programs.

    >>> timestamp(1_709_208_000_123)
    '2024-02-29T12:00:00.123Z'
    """
    days, time = divmod(instant, DAY_MS)
    year, month, day = civil(days)
    minutes, milliseconds = divmod(time, MINUTE_MS)
    hour, minute = divmod(minutes, 60)
    seconds, milliseconds = divmod(milliseconds, 1000)
    return f"{year:04d}-{month:02d}-{day:02d}T{hour:02d}:{minute:02d}:{seconds:02d}.{milliseconds:03d}Z"


def zone_name(offset: int) -> str:
    """What a time zone is called. `offset` is the minutes ahead of UTC.

    >>> zone_name(600), zone_name(-210), zone_name(0)
    ('UTC+10:00', 'UTC-03:30', 'UTC')
    """
    hours, minutes = divmod(abs(offset), 60)
    return f"UTC{'-' if offset < 0 else '+'}{hours:02d}:{minutes:02d}" if offset else "UTC"


def civil(days: int) -> tuple[int, int, int]:
    """Year, month and day from the days since the start of 1970.

    >>> civil(19_782)
    (2024, 2, 29)
    """
    era, day_of_era = divmod(days + 719_468, 146_097)
    years = (day_of_era - day_of_era // 1_460 + day_of_era // 36_524 - day_of_era // 146_096) // 365
    day_of_year = day_of_era - (365 * years + years // 4 - years // 100)
    # The year starts in March here, so that the leap day is the last.
    shifted = (5 * day_of_year + 2) // 153
    month = shifted + 3 if shifted < 10 else shifted - 9
    return years + era * 400 + (month <= 2), month, day_of_year - (153 * shifted + 2) // 5 + 1


def _days(year: int, month: int) -> int:
    """The days from the start of 1970 to the first of a month."""
    year -= month <= 2
    shifted = month - 3 if month > 2 else month + 9
    era, years = divmod(year, 400)
    return era * 146_097 + years * 365 + years // 4 - years // 100 + (153 * shifted + 2) // 5 - 719_468
