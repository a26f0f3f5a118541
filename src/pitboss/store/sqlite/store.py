"""The store in one SQLite file: needs no setup, and all processes of a machine can share it."""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncGenerator, Callable, Collection, Generator, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import apsw

from pitboss.kernel.rejection import Rejection
from pitboss.store.house_key import USUAL, HouseKey
from pitboss.store.log import Answer, Count, Head, Lease, Line, Snapshot, StoredEvent, Tip, VaultRow
from pitboss.store.port import REPLACED, Batch, OpenTransaction, StoreError, open_secret
from pitboss.store.sqlite.executor import ProcessExecutor, ThreadExecutor, WriterExecutor
from pitboss.store.sqlite.file import connect, find_head, find_secret, prepare, store_errors
from pitboss.store.sqlite.writer import SqliteWriter

R = TypeVar("R")

PIECE_ROWS = 4096
"""How many rows a long read returns at a time."""

EVENTS = "SELECT * FROM events WHERE seq > ? ORDER BY seq"
LINES = "SELECT * FROM postings WHERE seq > ? ORDER BY seq, line"
ANSWERS = "SELECT * FROM commands WHERE first > ? ORDER BY first"
SNAPSHOTS = "SELECT * FROM snapshots WHERE version > ?"
BEGUN = "SELECT * FROM streams WHERE stream > ?1 || '/' AND stream < ?1 || '0' ORDER BY stream"
"""The digit 0 is the character after the slash."""
OF_DEAL = """
SELECT * FROM events
WHERE stream >= 'fair/' AND stream < 'fair0' AND stream = ?
  AND CASE WHEN json_valid(CAST(body AS TEXT)) THEN json_extract(CAST(body AS TEXT), '$.deal') END = ?
ORDER BY seq
"""
"""Written like its index, so that SQLite uses that."""
BALANCES = "SELECT account, sum(cents) FROM postings WHERE ?1 IS NULL OR seq <= ?1 GROUP BY account"


class SqliteStore:
    """Stores everything in one file, with its write-ahead log beside it.

    One connection writes, and reads what decisions need. A long read has its own connection. It does not
    wait for the writer, and the writer does not wait for it.
    """

    def __init__(
        self, path: Path, secret: bytes, *, apart: bool = False, house_key: HouseKey | None = None
    ) -> None:
        """Takes a prepared file, and the secret as stored in it."""
        self.house_key = house_key
        self._path, self._secret = path.absolute(), secret
        self._lock = asyncio.Lock()
        self._make: Callable[[Path, bytes], WriterExecutor] = ProcessExecutor if apart else ThreadExecutor
        self._executor: WriterExecutor = self._make(path, secret)

    async def begin(self, ids: Collection[str]) -> OpenTransaction:
        """Takes the write lock, and looks up commands."""
        await self._lock.acquire()
        try:
            return await self._executor.do(SqliteWriter.begin, ids)
        except BaseException:
            self._give_back()
            raise

    async def append(self, start: Head, batch: Batch) -> OpenTransaction | None:
        """Writes a whole transaction, if the log ends at `start`. Otherwise it is only begun."""
        await self._lock.acquire()
        try:
            opened = await self._executor.do(SqliteWriter.append, start, batch)
        except BaseException:
            self._give_back()
            raise
        if opened is None:
            self._lock.release()
        return opened

    async def tips(self, streams: Collection[str]) -> dict[str, Tip]:
        """The ends of streams."""
        return await self._executor.do(SqliteWriter.tips, streams)

    async def begun(self, prefix: str) -> list[Tip]:
        """The ends of all streams with a prefix."""
        return await asyncio.to_thread(self._read, partial(_find_begun, prefix=prefix))

    async def snapshots(self, streams: Collection[str]) -> dict[str, Snapshot]:
        """The snapshots of streams."""
        return await self._executor.do(SqliteWriter.snapshots, streams)

    async def stream(self, name: str, after: int = 0) -> list[StoredEvent]:
        """The events of a stream after a version."""
        return await self._executor.do(SqliteWriter.stream, name, after)

    async def of_deal(self, stream: str, deal: str) -> list[StoredEvent]:
        """The events of a stream of promises for one deal."""
        return await asyncio.to_thread(self._read, partial(_find_deal, stream=stream, deal=deal))

    async def between(self, first: int, count: int) -> list[StoredEvent]:
        """A number of events from a place in the log."""
        return await self._executor.do(SqliteWriter.between, first, count)

    async def commit(self, batch: Batch) -> None:
        """Writes the batch, and releases the write lock."""
        try:
            await self._executor.do(SqliteWriter.commit, batch)
        finally:
            self._give_back()

    async def rollback(self) -> None:
        """Releases the write lock."""
        self._give_back()

    async def head(self) -> Head:
        """The end of the log."""
        return await asyncio.to_thread(self._read, find_head)

    async def balances(self, until: int | None = None) -> dict[str, int]:
        """The sum of the postings of every account."""
        return await asyncio.to_thread(self._read, partial(_find_balances, until=until))

    async def sums(self, accounts: Collection[str], after: int) -> dict[str, int]:
        """The sums posted on accounts after a place in the log."""
        return await self._executor.do(SqliteWriter.sums, accounts, after)

    async def secret(self) -> bytes:
        """The key for ticket numbers."""
        return open_secret(self.house_key, self._secret)

    async def sealed(self) -> bytes:
        """The same key as stored in the file."""
        return self._secret

    async def forget(self, streams: Collection[str]) -> None:
        """Deletes snapshots."""
        async with self._lock:
            await self._executor.do(SqliteWriter.forget, streams)

    async def put_secret(self, kind: str, name: str, value: bytes | None) -> None:
        """Puts a value into the vault, or deletes it. The lock protects the single connection."""
        async with self._lock:
            await self._executor.do(SqliteWriter.put_secret, kind, name, value)

    async def get_secret(self, kind: str, name: str) -> bytes | None:
        """The value of a name in the vault."""
        return await self._executor.do(SqliteWriter.get_secret, kind, name)

    async def get_secrets(self, kind: str) -> dict[str, bytes]:
        """All values of one kind in the vault."""
        return await self._executor.do(SqliteWriter.get_secrets, kind)

    async def check_durable(self) -> None:
        """Raises StoreError if commits might not reach the disk."""
        async with self._lock:
            await self._executor.do(SqliteWriter.check_durable)

    async def lease(self, name: str, owner: str, address: str, over: int = 0) -> Lease:
        """Takes or renews a lease."""
        async with self._lock:
            return await self._executor.do(SqliteWriter.lease, name, owner, address, over)

    async def release(self, name: str, owner: str) -> None:
        """Releases a lease of this owner."""
        async with self._lock:
            await self._executor.do(SqliteWriter.release, name, owner)

    async def leases(self, names: Collection[str]) -> dict[str, Lease]:
        """The leases of names."""
        return await self._executor.do(SqliteWriter.leases, names)

    async def counts(self, names: Collection[str]) -> dict[str, Count]:
        """The counts of names."""
        return await self._executor.do(SqliteWriter.counts, names)

    async def put_count(self, name: str, level: float, over: int) -> int | None:
        """Replaces a count."""
        async with self._lock:
            return await self._executor.do(SqliteWriter.put_count, name, level, over)

    def events(self, after: int = 0) -> AsyncGenerator[list[StoredEvent], None]:
        """All events after a place in the log."""
        return _handed_over(self._rows(StoredEvent._make, EVENTS, after))

    def lines(self, after: int = 0) -> AsyncGenerator[list[Line], None]:
        """All postings of events after a place in the log."""
        return _handed_over(self._rows(Line._make, LINES, after))

    def answers(self, after: int = 0) -> AsyncGenerator[list[Answer], None]:
        """The answers to the commands that caused events after a place in the log."""
        return _handed_over(self._rows(Answer._make, ANSWERS, after))

    def all_snapshots(self) -> AsyncGenerator[list[Snapshot], None]:
        """The snapshots of all streams."""
        return _handed_over(self._rows(Snapshot._make, SNAPSHOTS, 0))

    def dump(self) -> AsyncGenerator[Batch, None]:
        """All rows, in one transaction."""
        return _handed_over(self._dump())

    async def fill(self, secret: bytes, batches: Iterable[Batch]) -> bool:
        """Stores the dump of another store, in one transaction."""
        async with self._lock:
            filled = await asyncio.to_thread(self._fill, secret, batches)
            if filled:
                await self._executor.close()
                self._secret, self._executor = secret, self._make(self._path, secret)
            return filled

    async def close(self) -> None:
        """Closes the file."""
        await self._executor.close()

    def _give_back(self) -> None:
        """Releases the lock. A cancelled caller leaves no transaction open."""
        self._executor.rollback()
        self._lock.release()

    def _fill(self, secret: bytes, batches: Iterable[Batch]) -> bool:
        """Uses a separate writer, because there may be millions of rows."""
        with contextlib.closing(SqliteWriter(self._path, self._secret)) as writer:
            return writer.fill(secret, batches)

    def _read(self, job: Callable[[apsw.Connection], R]) -> R:
        with self._reader() as connection:
            return job(connection)

    def _rows(self, make: Callable[[Any], R], sql: str, after: int) -> Generator[list[R], None, None]:
        """Rows in pieces, as of one moment, because one statement reads them all."""
        with self._reader() as connection:
            yield from _pieces(make, connection.execute(sql, (after,)))

    def _dump(self) -> Generator[Batch, None, None]:
        with self._reader() as connection:
            connection.execute("BEGIN")
            for events in _pieces(StoredEvent._make, connection.execute(EVENTS, (0,))):
                yield Batch(events, [], [], [], set())
            for lines in _pieces(tuple, connection.execute(LINES, (0,))):
                yield Batch([], lines, [], [], set())
            for answers in _pieces(Answer._make, connection.execute("SELECT * FROM commands")):
                yield Batch([], [], answers, [], set())
            for snapshots in _pieces(Snapshot._make, connection.execute("SELECT * FROM snapshots")):
                yield Batch([], [], [], snapshots, set())
            for vault in _pieces(VaultRow._make, connection.execute("SELECT * FROM vault")):
                yield Batch([], [], [], [], set(), vault)

    @contextlib.contextmanager
    def _reader(self) -> Iterator[apsw.Connection]:
        with store_errors(), contextlib.closing(connect(self._path, apsw.SQLITE_OPEN_READONLY)) as connection:
            if find_secret(connection) != self._secret:
                raise StoreError(REPLACED)
            yield connection


async def open_sqlite(
    path: Path, *, create: bool = True, apart: bool = False, key: str = USUAL
) -> SqliteStore | Rejection:
    """The store of a file, created if necessary, and upgraded to this release.

    With `apart` another process writes. `key` names the house key.
    """
    prepared = await asyncio.to_thread(prepare, path, create=create, key=key)
    if isinstance(prepared, Rejection):
        return prepared
    store = SqliteStore(path, prepared.secret, apart=apart, house_key=prepared.house_key)
    try:
        await store.tips(())
    except StoreError as problem:
        await store.close()
        return problem.rejection
    return store


def _pieces(make: Callable[[Any], R], rows: Iterable[Any]) -> Iterator[list[R]]:
    made = map(make, rows)
    while piece := list(itertools.islice(made, PIECE_ROWS)):
        yield piece


async def _handed_over(pieces: Generator[R, None, None]) -> AsyncGenerator[R, None]:
    """Pieces that a separate thread reads. A caller that stops early closes everything."""
    with ThreadPoolExecutor(1, "pitboss-reader") as thread:
        try:
            while piece := await asyncio.get_running_loop().run_in_executor(thread, next, pieces, None):
                yield piece
        finally:
            thread.submit(pieces.close)


def _find_begun(connection: apsw.Connection, prefix: str) -> list[Tip]:
    return [Tip._make(row) for row in connection.execute(BEGUN, (prefix,))]


def _find_deal(connection: apsw.Connection, stream: str, deal: str) -> list[StoredEvent]:
    return [StoredEvent._make(row) for row in connection.execute(OF_DEAL, (stream, deal))]


def _find_balances(connection: apsw.Connection, until: int | None) -> dict[str, int]:
    return dict(connection.execute(BALANCES, (until,)))
