"""Turns at hashing passwords: each takes a core and 64 MB, so that few are hashed at a time.

Whoever asks for many waits behind themselves: the sources take turns, and each has only so many in line.
"""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

AT_ONCE = 2
"""Passwords that are hashed at a time, of one source one."""
MOST_OF_ONE = 8
"""Passwords of one source that wait; further ones are refused at once."""
MOST_SOURCES = 64
"""Sources that nobody knows and that wait."""


class BusyError(Exception):
    """Too many wait already."""


class Turns:
    """Who hashes next.

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
        """Nobody waits."""
        self._running: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By source, in the order in which they take turns."""

    @asynccontextmanager
    async def of(self, source: str, *, known: bool) -> AsyncIterator[None]:
        """The turn of a source. Of those who are not known here only so many may wait."""
        line = self._waiting.get(source, ())
        if len(line) >= MOST_OF_ONE or (not known and not line and len(self._waiting) >= MOST_SOURCES):
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
        """Lets in those whose turn it is; a source that got one goes to the end of the line."""
        for source in list(self._waiting):
            if self._running.total() >= AT_ONCE:
                return
            if self._running[source] > 0:
                continue
            line = self._waiting.pop(source)
            turn = line.popleft()
            if not turn.cancelled():
                turn.set_result(None)
                self._running[source] += 1
            if line:
                self._waiting[source] = line

    def _leave(self, source: str, turn: asyncio.Future[None]) -> None:
        """Somebody waits no more."""
        if turn.done() and not turn.cancelled():
            self._end(source)
            return
        line = self._waiting.get(source)
        if line is not None and turn in line:
            line.remove(turn)
            if not line:
                del self._waiting[source]

    def _end(self, source: str) -> None:
        self._running[source] -= 1
        self._running += Counter()
        self._next()
