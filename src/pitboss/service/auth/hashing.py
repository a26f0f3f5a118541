"""Limits on hashing passwords: one takes a core and 64 MB, so only a few run at a time.

The sources take turns, and the queue of each is short. So a source with many passwords only delays itself.
"""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

PASSWORDS_AT_ONCE = 2
"""The passwords that are hashed at a time, at most one of each source."""
MOST_WAITING_PER_SOURCE = 8
"""The waiting passwords of one source. More are refused at once."""
MOST_UNKNOWN_SOURCES = 64
"""The waiting sources that are unknown."""


class BusyError(Exception):
    """Too many passwords are waiting."""


class Turns:
    """Decides which password is hashed next.

    >>> async def story():
    ...     turns, order = Turns(), []
    ...
    ...     async def hash_for(source):
    ...         async with turns.of(source, known=True):
    ...             await asyncio.sleep(0)
    ...             order.append(source)
    ...
    ...     await asyncio.gather(*(hash_for(source) for source in ["flood"] * 6 + ["dee"]))
    ...     return order.index("dee")
    >>> asyncio.run(story())
    1
    """

    def __init__(self) -> None:
        """Begins with no password waiting."""
        self._running: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By source, in the order of their turns."""

    @asynccontextmanager
    async def of(self, source: str, *, known: bool) -> AsyncIterator[None]:
        """Waits for the turn of a source. The number of waiting unknown sources is limited."""
        queue = self._waiting.get(source, ())
        if len(queue) >= MOST_WAITING_PER_SOURCE or (
            not known and not queue and len(self._waiting) >= MOST_UNKNOWN_SOURCES
        ):
            raise BusyError
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(source, deque()).append(turn)
        self._next()
        try:
            await turn
        except asyncio.CancelledError:
            self._leave(source, turn)
            raise
        try:
            yield
        finally:
            self._end(source)

    def _next(self) -> None:
        """Gives the next turns. A source that had a turn goes to the end of the queue."""
        for source in list(self._waiting):
            if self._running.total() >= PASSWORDS_AT_ONCE:
                return
            if self._running[source] > 0:
                continue
            queue = self._waiting.pop(source)
            turn = queue.popleft()
            if not turn.cancelled():
                turn.set_result(None)
                self._running[source] += 1
            if queue:
                self._waiting[source] = queue

    def _leave(self, source: str, turn: asyncio.Future[None]) -> None:
        """Removes a waiting password whose caller has gone."""
        if turn.done() and not turn.cancelled():
            self._end(source)
            return
        queue = self._waiting.get(source)
        if queue is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self._waiting[source]

    def _end(self, source: str) -> None:
        self._running[source] -= 1
        self._running += Counter()
        self._next()
