"""Wrong passwords slow down only the person who types them.

They are counted by name and place, by place, and by name, over all servers of the floor. Each count expires
after a while. Nothing is ever locked: a stranger who tries a name all day does not keep its owner out. The
owner is known at an address after signing in there once.
"""

from typing import NamedTuple

from pitboss.service.auth.shared_counts import TRIES, SharedCounts, level_of
from pitboss.store.log import Count

LONGEST_S = 60
"""No wait is longer than this."""
PAIR_FREE_TRIES, PAIR_FIRST_S = 3, 5
"""Wrong passwords for a name from one place before the first wait, and the length of that wait."""
PLACE_FREE_TRIES, PLACE_FIRST_S = 10, 1
"""The same from one place for all names."""
NAME_CALM_FAILURES = 10
"""After so many wrong passwords for a name from all places, a place where it is unknown has one try."""


class Attempt(NamedTuple):
    """A password attempt for a name from a place."""

    name: str
    place: str
    known: bool
    """Whether the owner has signed in there before."""
    pair: Count
    """The count of that name at that place."""
    wait_s: float
    """The seconds until the attempt may be made."""


class Attempts:
    """The wrong passwords of a floor.

    >>> import asyncio
    >>> from pitboss.store.memory import MemoryStore
    >>> now = 0.0
    >>> attempts = Attempts(SharedCounts(MemoryStore(clock=lambda: now)))
    >>> async def fail(place):
    ...     attempt = await attempts.look("dee", place, known=False)
    ...     if attempt.wait_s == 0:
    ...         await attempts.failed(await attempts.begin(attempt))
    ...     return attempt.wait_s
    >>> [asyncio.run(fail("192.0.2.1")) for _ in range(4)], asyncio.run(fail("192.0.2.2"))
    ([0.0, 0.0, 0.0, 5.0], 0.0)
    >>> now = 5.0
    >>> asyncio.run(fail("192.0.2.1"))
    0.0
    """

    def __init__(self, counts: SharedCounts) -> None:
        """Uses the counts that all servers share."""
        self._counts = counts

    async def look(self, name: str, place: str, *, known: bool) -> Attempt:
        """Prepares an attempt. A known owner does not wait because of other people's mistakes."""
        pair, at_place, of_name = await self._counts.look(
            ("password", name, place), ("password-place", place), ("password-name", name)
        )
        free = PAIR_FREE_TRIES if known or level_of(of_name) < NAME_CALM_FAILURES else 1
        wait = _wait(pair, free, PAIR_FIRST_S)
        if not known:
            wait = max(wait, _wait(at_place, PLACE_FREE_TRIES, PLACE_FIRST_S))
        return Attempt(name, place, known, pair, wait)

    async def begin(self, attempt: Attempt) -> Attempt | None:
        """Counts an attempt before its password is checked; none if others used up the last one meanwhile.

        So every attempt is counted, even if many servers receive one at once.
        """
        for _ in range(TRIES):
            if attempt.wait_s > 0:
                break
            pair = await self._counts.put(attempt.pair, level_of(attempt.pair) + 1)
            if pair is not None:
                return attempt._replace(pair=pair)
            attempt = await self.look(attempt.name, attempt.place, known=attempt.known)
        return None

    async def failed(self, attempt: Attempt) -> bool:
        """Counts a wrong password. Returns whether staff must be alarmed."""
        at_place = await self._counts.add("password-place", attempt.place)
        of_name = await self._counts.add("password-name", attempt.name)
        return (
            attempt.pair.level >= PAIR_FREE_TRIES
            or at_place >= PLACE_FREE_TRIES
            or of_name >= NAME_CALM_FAILURES
        )

    async def passed(self, attempt: Attempt) -> None:
        """Ends the count of that name at that place after a right password. The other counts remain."""
        await self._counts.forget("password", attempt.name, attempt.place)


def _wait(count: Count, free: int, first_s: float) -> float:
    """The seconds until the next attempt."""
    level = level_of(count)
    if level < free:
        return 0.0
    # The wait reaches its limit long before the power could overflow.
    wait_s: float = min(first_s * 2.0 ** min(level - free, 16), LONGEST_S)
    return max(0.0, wait_s - count.age_s)
