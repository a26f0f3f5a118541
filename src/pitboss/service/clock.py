"""The clock of a server: it never jumps and never goes back, even if the system clock does."""

import time
from collections.abc import Callable

import msgspec

from pitboss.kernel.instant import MINUTE_MS, Instant

STEP_MS = 1_000
"""The most by which the system clock may differ from the elapsed time within a minute."""
FASTER_BY_ONE_IN, SLOWER_BY_ONE_IN = 1_000, 10
"""The clock runs faster by 1/1000 to catch up, or slower by 1/10 until the system clock catches up.

Running faster shortens every countdown, so that part is small.
"""

_NS_PER_MS = 1_000_000
"""Nanoseconds in a millisecond."""


def now() -> Instant:
    """The time by the system clock."""
    return time.time_ns() // _NS_PER_MS


def ticks() -> int:
    """Nanoseconds since an arbitrary moment. Nobody can set them, and they go on while the machine sleeps."""
    return time.clock_gettime_ns(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class ClockStep(msgspec.Struct, frozen=True):
    """The system clock was set by more than a small correction."""

    ms: int
    """By how much. Negative if it was set back."""


class SteadyClock:
    """Starts with the system clock and follows it slowly, by the elapsed time.

    It runs at most a thousandth faster and at most a tenth slower than the elapsed time, never jumps and
    never goes back.

    >>> wall, passed = [1_000_000], [0]
    >>> clock = SteadyClock(lambda: wall[0], lambda: passed[0])
    >>> clock()
    1000000
    >>> wall[0], passed[0] = wall[0] - 45_000 + 20_000, passed[0] + 20_000 * 1_000_000
    >>> clock(), clock.take_steps()
    (1018000, [ClockStep(ms=-45000)])
    """

    def __init__(self, wall: Callable[[], Instant] = now, ticks: Callable[[], int] = ticks) -> None:
        """`wall` is the system clock in milliseconds, and `ticks` counts elapsed nanoseconds."""
        self._wall, self._ticks = wall, ticks
        self._from = self._read = (wall(), ticks())
        self._at = self._from[0] * _NS_PER_MS
        self._steps: list[ClockStep] = []

    def __call__(self) -> Instant:
        """The time now."""
        wall, passed = self._wall(), self._ticks()
        self._look_for_step(wall, passed)
        gone = passed - self._read[1]
        ahead = self._at + gone - wall * _NS_PER_MS
        # The clock never passes the system clock on the way to it, from either side.
        self._at += (
            gone - min(ahead, gone // SLOWER_BY_ONE_IN)
            if ahead > 0
            else gone + min(-ahead, gone // FASTER_BY_ONE_IN)
        )
        self._read = wall, passed
        return self._at // _NS_PER_MS

    def start_after(self, instant: Instant) -> None:
        """Continues from a recorded time if that is later: then the system clock is behind it."""
        self._at = max(self._at, instant * _NS_PER_MS)

    @property
    def ahead_ms(self) -> int:
        """By how much it is ahead of the system clock, which it follows. Negative if it is behind."""
        return self() - self._wall()

    def take_steps(self) -> list[ClockStep]:
        """The steps of the system clock since the last call."""
        self()
        steps, self._steps = self._steps, []
        return steps

    def _look_for_step(self, wall: Instant, passed: int) -> None:
        """Compares the system clock with the elapsed time of a minute. Small corrections are not a step."""
        ms = wall - self._from[0] - (passed - self._from[1]) // _NS_PER_MS
        if abs(ms) > STEP_MS:
            self._steps.append(ClockStep(ms))
        if abs(ms) > STEP_MS or passed - self._from[1] > MINUTE_MS * _NS_PER_MS:
            self._from = wall, passed
