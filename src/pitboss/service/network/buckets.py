"""Rate limits: a burst, and a rate per second after that."""

from collections.abc import Callable
from time import monotonic
from typing import NamedTuple


class Rate(NamedTuple):
    """How many are allowed per second, and how many at once in a burst."""

    per_s: float
    burst: int


class Bucket:
    """Allows a burst, and then a steady rate.

    >>> times = iter([0, 0, 0, 0, 0.5])
    >>> bucket = Bucket(Rate(per_s=2, burst=2), clock=lambda: next(times))
    >>> [bucket.take() for _ in range(4)]
    [True, True, False, True]
    """

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        """Starts full."""
        self._rate, self._clock = rate, clock
        self._left, self._at = float(rate.burst), clock()

    def take(self) -> bool:
        """Whether one more is allowed."""
        at = self._clock()
        self._left, self._at = min(self._rate.burst, self._left + (at - self._at) * self._rate.per_s), at
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def empty(self) -> bool:
        """Whether nothing is allowed now."""
        return self._left + (self._clock() - self._at) * self._rate.per_s < 1

    @property
    def full(self) -> bool:
        """Whether it is full again, so that it need not be kept."""
        return self._left + (self._clock() - self._at) * self._rate.per_s >= self._rate.burst


class Buckets:
    """One bucket for each name, such as an address. Full buckets are dropped."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        """Starts without buckets."""
        self._rate, self._clock = rate, clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        """Whether one more is allowed for a name."""
        if len(self._buckets) > 10_000:
            self._buckets = {each: bucket for each, bucket in self._buckets.items() if not bucket.full}
        return self._buckets.setdefault(name, Bucket(self._rate, self._clock)).take()

    def is_empty(self, name: str) -> bool:
        """Whether nothing is allowed for a name now."""
        return name in self._buckets and self._buckets[name].empty
