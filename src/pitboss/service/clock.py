"""The clock of a server: it never jumps and never goes back, whatever becomes of the system's clock."""

import time
from collections.abc import Callable

import msgspec

from pitboss.kernel.instant import MINUTE, Instant

STEP_MS = 1_000
"""By how much the system's clock may differ within a minute from the time that really passed."""
FASTER, SLOWER = 1_000, 10
"""The part of the passing time by which the clock runs faster to catch up, or slower to be caught up with.
What runs faster shortens every countdown, so that this part is small."""

_MS = 1_000_000
"""Nanoseconds."""


def now() -> Instant:
    """The moment by the system's clock."""
    return time.time_ns() // _MS


def ticks() -> int:
    """Nanoseconds that passed since some moment: nobody can set them. While the machine sleeps they go on."""
    return time.clock_gettime_ns(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class Step(msgspec.Struct, frozen=True):
    """The system's clock was set, and not by as little as keeps it right."""

    ms: int
    """By how much; less than zero if it was set back."""


class SteadyClock:
    """Starts with the system's clock and follows it slowly, by the time that really passes.

    It runs at most a thousandth faster and at most a tenth slower than that, never jumps and never goes back.

    >>> wall, passed = [1_000_000], [0]
    >>> clock = SteadyClock(lambda: wall[0], lambda: passed[0])
    >>> clock()
    1000000
    >>> wall[0], passed[0] = wall[0] - 45_000 + 20_000, passed[0] + 20_000 * 1_000_000
    >>> clock(), clock.take_steps()
    (1018000, [Step(ms=-45000)])
    """

    def __init__(self, wall: Callable[[], Instant] = now, ticks: Callable[[], int] = ticks) -> None:
        """`wall` is the system's clock in milliseconds, and `ticks` counts the nanoseconds that pass."""
        self._wall, self._ticks = wall, ticks
        self._from = self._read = (wall(), ticks())
        self._at = self._from[0] * _MS
        self._steps: list[Step] = []

    def __call__(self) -> Instant:
        """The moment."""
        wall, passed = self._wall(), self._ticks()
        self._look_for_step(wall, passed)
        gone = passed - self._read[1]
        ahead = self._at + gone - wall * _MS
        # Never past the system's clock on the way to it, from either side.
        self._at += gone - min(ahead, gone // SLOWER) if ahead > 0 else gone + min(-ahead, gone // FASTER)
        self._read = wall, passed
        return self._at // _MS

    def start_after(self, instant: Instant) -> None:
        """Goes on from a moment that was written down, if that is later: the system's clock is behind it."""
        self._at = max(self._at, instant * _MS)

    @property
    def ahead_ms(self) -> int:
        """By how much it is ahead of the system's clock, which it follows; less than zero if it is behind."""
        return self() - self._wall()

    def take_steps(self) -> list[Step]:
        """The steps of the system's clock that nobody has taken yet."""
        self()
        steps, self._steps = self._steps, []
        return steps

    def _look_for_step(self, wall: Instant, passed: int) -> None:
        """Holds the system's clock against what passed in a minute: small corrections of days are no step."""
        ms = wall - self._from[0] - (passed - self._from[1]) // _MS
        if abs(ms) > STEP_MS:
            self._steps.append(Step(ms))
        if abs(ms) > STEP_MS or passed - self._from[1] > MINUTE * _MS:
            self._from = wall, passed
