"""Reading a log from beginning to end, even where some of it is no longer what it was."""

from collections.abc import AsyncGenerator

from pitboss.audit.accounts import wrong
from pitboss.store.log import Line, StoredEvent
from pitboss.store.port import Store


async def read_events(store: Store, after: int) -> AsyncGenerator[list[StoredEvent], None]:
    """All events after a place; one by one where they cannot be read together, to name the one at fault."""
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
        return await store.between(seq, 1) or wrong("There is no such event, and there are later ones.")
    except UnicodeDecodeError:
        wrong("There are bytes in it that are no text.")


class Postings:
    """The postings, handed out up to an event."""

    def __init__(self, store: Store, after: int) -> None:
        """Begins after a place in the log."""
        self._store, self._pieces = store, store.lines(after)
        self._read, self._ahead = after, list[Line]()

    async def up_to(self, seq: int) -> dict[int, list[Line]]:
        """Those of all events up to one, by event."""
        found: dict[int, list[Line]] = {}
        while True:
            for at, line in enumerate(self._ahead):
                if type(line.seq) is not int:
                    wrong("There is a posting that belongs to no event.", 0)
                if line.seq > seq:
                    del self._ahead[:at]
                    return found
                found.setdefault(line.seq, []).append(line)
            if not await self._advance():
                return found

    async def check_rest(self) -> None:
        """Whether all that stand after the last event seen belong to events that were written since."""
        while self._ahead or await self._advance():
            # The head is asked for after them: whatever they belong to stands in the log by then.
            latest = (await self._store.head()).seq
            for line in self._ahead:
                if type(line.seq) is not int or line.seq > latest:
                    wrong("There are postings of it, and no such event.", line.seq)
            self._ahead = []

    async def aclose(self) -> None:
        """Lets go of the store."""
        await self._pieces.aclose()

    async def _advance(self) -> bool:
        """Reads on; whether there was anything more to read."""
        try:
            async for piece in self._pieces:
                self._ahead, self._read = piece, piece[-1].seq
                return True
        except UnicodeDecodeError:
            wrong("There are bytes in its postings that are no text.", await self._unreadable())
        self._ahead = []
        return False

    async def _unreadable(self) -> int:
        """The event whose postings cannot be read: from the one after it on they can."""
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
