"""Reading a log from beginning to end, even if parts of it are damaged."""

from collections.abc import AsyncGenerator

from pitboss.audit.finding import wrong
from pitboss.store.log import Line, StoredEvent
from pitboss.store.port import Store


async def read_events(store: Store, after: int) -> AsyncGenerator[list[StoredEvent], None]:
    """All events after a place. They are read one by one after an error, to name the damaged event."""
    pieces = store.events(after)
    try:
        async for piece in pieces:
            yield piece
            after = piece[-1].seq
    except UnicodeDecodeError:
        while True:
            yield await _read_one(store, after + 1)
            after += 1
    finally:
        await pieces.aclose()


async def _read_one(store: Store, seq: int) -> list[StoredEvent]:
    try:
        return await store.between(seq, 1) or wrong("audit-event-missing")
    except UnicodeDecodeError:
        wrong("audit-event-no-text")


class Postings:
    """The postings in order, read up to an event at a time."""

    def __init__(self, store: Store, after: int) -> None:
        """Starts after a place in the log."""
        self._store, self._pieces = store, store.lines(after)
        self._read, self._ahead = after, list[Line]()

    async def up_to(self, seq: int) -> dict[int, list[Line]]:
        """The postings up to an event, by event."""
        lines: dict[int, list[Line]] = {}
        while True:
            for at, line in enumerate(self._ahead):
                if type(line.seq) is not int:
                    wrong("audit-posting-of-nothing", 0)
                if line.seq > seq:
                    del self._ahead[:at]
                    return lines
                lines.setdefault(line.seq, []).append(line)
            if not await self._advance():
                return lines

    async def check_rest(self) -> None:
        """Checks that all postings after the last event read belong to newer events."""
        while self._ahead or await self._advance():
            # The head is read after the postings, so their events are in the log by then.
            latest = (await self._store.head()).seq
            for line in self._ahead:
                if type(line.seq) is not int or line.seq > latest:
                    wrong("audit-postings-of-nothing", line.seq)
            self._ahead = []

    async def aclose(self) -> None:
        """Ends the reading."""
        await self._pieces.aclose()

    async def _advance(self) -> bool:
        """Reads the next postings. False at the end."""
        try:
            async for piece in self._pieces:
                self._ahead, self._read = piece, piece[-1].seq
                return True
        except UnicodeDecodeError:
            wrong("audit-postings-no-text", await self._unreadable())
        self._ahead = []
        return False

    async def _unreadable(self) -> int:
        """The event whose postings cannot be read. Those of later events can."""
        after = self._read - 1
        while True:
            pieces = self._store.lines(after)
            try:
                await anext(pieces, None)
            except UnicodeDecodeError:
                after += 1
            else:
                return after
            finally:
                await pieces.aclose()
