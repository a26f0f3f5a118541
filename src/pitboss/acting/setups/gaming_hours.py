"""The hours of gaming, which the law gives a casino: a game opens within them."""

from typing import Annotated, TypeAlias

import msgspec

from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import MINUTE_MS, Instant
from pitboss.kernel.rejection import Rejection

TimeOfDay: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")]
DAY_MINUTES = 24 * 60


class GamingHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From when until when there is gaming, by the clocks of the house. They may pass midnight."""

    opens: TimeOfDay
    closes: TimeOfDay

    def include(self, at: Instant, utc_offset: int) -> bool:
        """Whether a moment is within them. The closing minute is not; equal times mean the whole day.

        >>> night = GamingHours("12:00", "04:00")
        >>> [night.include(hour * 60 * MINUTE_MS, 600) for hour in (1, 2, 17, 18)]
        [False, True, True, False]
        """
        now = (at // MINUTE_MS + utc_offset) % DAY_MINUTES
        opens, closes = _minute(self.opens), _minute(self.closes)
        if opens < closes:
            return opens <= now < closes
        return now >= opens or now < closes


def check_hours(
    hours: GamingHours | None, at: Instant, utc_offset: int, clause: Clause | None
) -> Rejection | None:
    """Requires a moment within the hours of gaming, if the house has stated any."""
    if hours is None or hours.include(at, utc_offset):
        return None
    return Rejection("outside-gaming-hours", {"opens": hours.opens, "closes": hours.closes}, clause)


def _minute(time: str) -> int:
    hour, minute = time.split(":")
    return int(hour) * 60 + int(minute)
