"""The queries of the PostgreSQL store that read the log, its streams, postings and snapshots."""

from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Callable, Collection
from contextlib import aclosing
from typing import Any, TypeVar

from pitboss.store.log import Answer, Head, Line, Snapshot, StoredEvent, Tip, VaultRow
from pitboss.store.port import Batch

R = TypeVar("R")

HEAD = "SELECT seq, hash FROM head"
TIPS = "SELECT * FROM streams WHERE stream = ANY($1::text[])"
BEGUN = "SELECT * FROM streams WHERE stream > $1::text || '/' AND stream < $1::text || '0' ORDER BY stream"
"""The digit 0 is the character after the slash."""
SNAPSHOTS = "SELECT * FROM snapshots WHERE stream = ANY($1::text[])"
STREAM = """
WITH RECURSIVE back AS (
  SELECT events.* FROM streams JOIN events ON events.seq = streams.seq
  WHERE streams.stream = $1 AND events.version > $2
  UNION ALL
  SELECT events.* FROM back JOIN events ON events.seq = back.prior WHERE events.version > $2
)
SELECT * FROM back ORDER BY version
"""
"""The events of a stream, found by going back from its end to a version."""
OF_DEAL = """
SELECT * FROM events WHERE starts_with(stream, 'fair/') AND stream = $1 AND deal_of(body) = $2 ORDER BY seq
"""
BETWEEN = "SELECT * FROM events WHERE seq BETWEEN $1::bigint AND $1::bigint + $2::bigint - 1 ORDER BY seq"
EVENTS = "SELECT * FROM events WHERE seq > $1 ORDER BY seq"
LINES = "SELECT * FROM postings WHERE seq > $1 ORDER BY seq, line"
ANSWERS = "SELECT * FROM commands WHERE first > $1 ORDER BY first"
EVERY_SNAPSHOT = "SELECT * FROM snapshots"
BALANCES = """
SELECT account, sum(cents)::bigint FROM postings WHERE $1::bigint IS NULL OR seq <= $1 GROUP BY account
"""
SUMS = """
SELECT account, sum(cents)::bigint FROM postings WHERE seq > $1 AND account = ANY($2::text[]) GROUP BY account
"""
DUMPS: dict[str, Callable[[list[Any]], Batch]] = {
    "SELECT * FROM events ORDER BY seq": lambda rows: Batch(
        [StoredEvent(*row) for row in rows], [], [], [], set()
    ),
    "SELECT * FROM postings ORDER BY seq, line": lambda rows: Batch([], [*map(tuple, rows)], [], [], set()),
    "SELECT * FROM commands": lambda rows: Batch([], [], [Answer(*row) for row in rows], [], set()),
    "SELECT * FROM snapshots": lambda rows: Batch([], [], [], [Snapshot(*row) for row in rows], set()),
    "SELECT * FROM vault": lambda rows: Batch([], [], [], [], set(), [VaultRow(*row) for row in rows]),
}
"""The queries for all rows, and the part of a batch that each one fills."""


class PostgresReader(ABC):
    """The part of the store that reads."""

    @abstractmethod
    async def _query(self, sql: str, *args: object) -> list[Any]:
        """The rows of a short query."""

    @abstractmethod
    def _pieces(self, *queries: tuple[Any, ...]) -> AsyncGenerator[tuple[str, list[Any]], None]:
        """The rows of long queries in pieces, all as of one moment."""

    async def tips(self, streams: Collection[str]) -> dict[str, Tip]:
        """The ends of streams."""
        return {row[0]: Tip(*row) for row in await self._query(TIPS, list(streams))}

    async def begun(self, prefix: str) -> list[Tip]:
        """The ends of all streams with a prefix."""
        return [Tip(*row) for row in await self._query(BEGUN, prefix)]

    async def snapshots(self, streams: Collection[str]) -> dict[str, Snapshot]:
        """The snapshots of streams."""
        return {row[0]: Snapshot(*row) for row in await self._query(SNAPSHOTS, list(streams))}

    async def stream(self, name: str, after: int = 0) -> list[StoredEvent]:
        """The events of a stream after a version."""
        return [StoredEvent(*row) for row in await self._query(STREAM, name, after)]

    async def of_deal(self, stream: str, deal: str) -> list[StoredEvent]:
        """The events of a stream of promises for one deal."""
        return [StoredEvent(*row) for row in await self._query(OF_DEAL, stream, deal)]

    async def between(self, first: int, count: int) -> list[StoredEvent]:
        """A number of events from a place in the log."""
        return [StoredEvent(*row) for row in await self._query(BETWEEN, first, count)]

    async def head(self) -> Head:
        """The end of the log."""
        return Head(*(await self._query(HEAD))[0])

    def events(self, after: int = 0) -> AsyncGenerator[list[StoredEvent], None]:
        """All events after a place in the log."""
        return self._rows(StoredEvent._make, EVENTS, after)

    def lines(self, after: int = 0) -> AsyncGenerator[list[Line], None]:
        """All postings of events after a place in the log."""
        return self._rows(Line._make, LINES, after)

    def answers(self, after: int = 0) -> AsyncGenerator[list[Answer], None]:
        """The answers to the commands that caused events after a place in the log."""
        return self._rows(Answer._make, ANSWERS, after)

    def all_snapshots(self) -> AsyncGenerator[list[Snapshot], None]:
        """The snapshots of all streams."""
        return self._rows(Snapshot._make, EVERY_SNAPSHOT)

    async def balances(self, until: int | None = None) -> dict[str, int]:
        """The sum of the postings of every account."""
        async with aclosing(self._pieces((BALANCES, until))) as pieces:
            return {account: cents async for _, rows in pieces for account, cents in rows}

    async def sums(self, accounts: Collection[str], after: int) -> dict[str, int]:
        """The sums posted on accounts after a place in the log."""
        return dict(await self._query(SUMS, after, list(accounts)))

    async def dump(self) -> AsyncGenerator[Batch, None]:
        """All stored rows."""
        async with aclosing(self._pieces(*((sql,) for sql in DUMPS))) as pieces:
            async for sql, rows in pieces:
                yield DUMPS[sql](rows)

    async def _rows(self, make: Callable[[Any], R], *query: Any) -> AsyncGenerator[list[R], None]:
        """The rows of one long query in pieces, as values."""
        async with aclosing(self._pieces(query)) as pieces:
            async for _, rows in pieces:
                yield [*map(make, rows)]
