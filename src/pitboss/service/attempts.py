"""Wrong passwords slow down whoever types them, and nobody else.

They are counted for a name from one place, for a place, and for a name from everywhere; each count is
forgotten after a while. Nothing is ever locked: a stranger who mistypes a name all day does not keep its
owner out, who is known at an address after having signed in there once. Each server counts for itself.
"""

from collections.abc import Callable
from time import monotonic

FORGOTTEN_S = 15 * 60
"""Seconds after the last wrong password after which it is as if there had been none."""
LONGEST_S = 60
"""No wait is longer than this."""
PAIR_FREE, PAIR_FIRST_S = 3, 5
"""Wrong passwords for a name from one place before there is a wait, and how long the first is."""
PLACE_FREE, PLACE_FIRST_S = 10, 1
"""The same from one place for any names."""
NAME_CALM = 10
"""Wrong passwords for a name from everywhere, after which a place that it is not known at has one try."""
MOST = 10_000
"""Counts that are kept of each kind; the oldest go first."""


class _Counts:
    """How often something went wrong of late, and when it last did."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._counts: dict[str, tuple[int, float]] = {}

    def of(self, key: str) -> int:
        count, at = self._counts.get(key, (0, 0.0))
        return count if self._clock() - at < FORGOTTEN_S else 0

    def add(self, key: str) -> int:
        count = self.of(key) + 1
        # Put at the end, so that the first is always the one that was quiet for longest.
        self._counts.pop(key, None)
        self._counts[key] = count, self._clock()
        if len(self._counts) > MOST:
            del self._counts[next(iter(self._counts))]
        return count

    def forget(self, key: str) -> None:
        self._counts.pop(key, None)

    def wait(self, key: str, free: int, first: float) -> float:
        """Seconds until the next try."""
        count = self.of(key)
        if count < free:
            return 0.0
        # Doubling is pointless long before it would overflow.
        wait = min(first * 2.0 ** min(count - free, 16), LONGEST_S)
        return max(0.0, self._counts[key][1] + wait - self._clock())


class Attempts:
    """The wrong passwords that one server was told.

    >>> now = 0.0
    >>> attempts = Attempts(lambda: now)
    >>> for _ in range(3):
    ...     _ = attempts.failed("dee", "192.0.2.1")
    >>> attempts.wait("dee", "192.0.2.1", known=False), attempts.wait("dee", "192.0.2.2", known=False)
    (5.0, 0.0)
    >>> now = 5.0
    >>> attempts.wait("dee", "192.0.2.1", known=False)
    0.0
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """Nothing went wrong yet."""
        self._pairs, self._places, self._names = _Counts(clock), _Counts(clock), _Counts(clock)

    def wait(self, name: str, place: str, *, known: bool) -> float:
        """Seconds until a password may be tried; whoever is known there waits for nobody else's mistakes."""
        free = PAIR_FREE if known or self._names.of(name) < NAME_CALM else 1
        pair = self._pairs.wait(f"{name} {place}", free, PAIR_FIRST_S)
        return pair if known else max(pair, self._places.wait(place, PLACE_FREE, PLACE_FIRST_S))

    def failed(self, name: str, place: str) -> bool:
        """Counts a wrong password; whether so many came that staff are to be told."""
        counts = self._pairs.add(f"{name} {place}"), self._places.add(place), self._names.add(name)
        return any(
            count >= most for count, most in zip(counts, (PAIR_FREE, PLACE_FREE, NAME_CALM), strict=True)
        )

    def passed(self, name: str, place: str) -> None:
        """A right password ends the count of that name there; that of others goes on."""
        self._pairs.forget(f"{name} {place}")
