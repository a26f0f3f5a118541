"""The store in one SQLite file: nothing to set up, and shared by all processes of a machine."""

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
from pitboss.store.sqlite_executor import ProcessExecutor, ThreadExecutor, WriterExecutor
from pitboss.store.sqlite_file import connect, find_head, find_secret, prepare, telling
from pitboss.store.sqlite_writer import SqliteWriter

R = TypeVar("R")

PIECE = 4096
"""Rows handed out at a time."""

EVENTS = "SELECT * FROM events WHERE seq > ? ORDER BY seq"
LINES = "SELECT * FROM postings WHERE seq > ? ORDER BY seq, line"
ANSWERS = "SELECT * FROM commands WHERE first > ? ORDER BY first"
SNAPSHOTS = "SELECT * FROM snapshots WHERE version > ?"
BEGUN = "SELECT * FROM streams WHERE stream > ?1 || '/' AND stream < ?1 || '0' ORDER BY stream"
"""The digit is what comes after the stroke."""
OF_DEAL = """
SELECT * FROM events
WHERE stream >= 'fair/' AND stream < 'fair0' AND stream = ?
  AND CASE WHEN json_valid(CAST(body AS TEXT)) THEN json_extract(CAST(body AS TEXT), '$.deal') END = ?
ORDER BY seq
"""
"""In the words of its index."""
BALANCES = "SELECT account, sum(cents) FROM postings WHERE ?1 IS NULL OR seq <= ?1 GROUP BY account"


class SqliteStore:
    """Keeps everything in one file, and its write-ahead log beside it.

    One connection writes all that is decided, and reads all that decisions rest on. A long read has a
    connection of its own, and neither waits for the writer nor keeps it waiting.
    """

    def __init__(
        self, path: Path, secret: bytes, *, apart: bool = False, house_key: HouseKey | None = None
    ) -> None:
        """For a file that is prepared, and the secret as it is in it."""
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
        """A whole transaction, if the log ends there; otherwise it is only begun."""
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

    async def begun(self, room: str) -> list[Tip]:
        """The ends of all streams of a room."""
        return await asyncio.to_thread(self._read, partial(_find_begun, room=room))

    async def snapshots(self, streams: Collection[str]) -> dict[str, Snapshot]:
        """The snapshots of streams."""
        return await self._executor.do(SqliteWriter.snapshots, streams)

    async def stream(self, name: str, after: int = 0) -> list[StoredEvent]:
        """The events of a stream after a version."""
        return await self._executor.do(SqliteWriter.stream, name, after)

    async def of_deal(self, stream: str, deal: str) -> list[StoredEvent]:
        """The events of a stream of promises that are about one deal."""
        return await asyncio.to_thread(self._read, partial(_find_deal, stream=stream, deal=deal))

    async def between(self, first: int, count: int) -> list[StoredEvent]:
        """So many events from a place in the log."""
        return await self._executor.do(SqliteWriter.between, first, count)

    async def commit(self, batch: Batch) -> None:
        """Writes, and releases the write lock."""
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
        """What was posted on accounts after a place in the log."""
        return await self._executor.do(SqliteWriter.sums, accounts, after)

    async def secret(self) -> bytes:
        """The key that ticket numbers are made with."""
        return open_secret(self.house_key, self._secret)

    async def sealed(self) -> bytes:
        """The same as it is in the file."""
        return self._secret

    async def forget(self, streams: Collection[str]) -> None:
        """Throws snapshots away."""
        async with self._lock:
            await self._executor.do(SqliteWriter.forget, streams)

    async def put_secret(self, kind: str, name: str, value: bytes | None) -> None:
        """Puts something into the vault, or takes it out. The write lock guards the one connection."""
        async with self._lock:
            await self._executor.do(SqliteWriter.put_secret, kind, name, value)

    async def get_secret(self, kind: str, name: str) -> bytes | None:
        """What the vault has under a name."""
        return await self._executor.do(SqliteWriter.get_secret, kind, name)

    async def get_secrets(self, kind: str) -> dict[str, bytes]:
        """All of one kind that the vault has."""
        return await self._executor.do(SqliteWriter.get_secrets, kind)

    async def check_durable(self) -> None:
        """Whether commits reach the disk."""
        async with self._lock:
            await self._executor.do(SqliteWriter.check_durable)

    async def lease(self, name: str, owner: str, address: str, over: int = 0) -> Lease:
        """Takes something, or goes on having it."""
        async with self._lock:
            return await self._executor.do(SqliteWriter.lease, name, owner, address, over)

    async def release(self, name: str, owner: str) -> None:
        """Gives it back, if it is this owner's."""
        async with self._lock:
            await self._executor.do(SqliteWriter.release, name, owner)

    async def leases(self, names: Collection[str]) -> dict[str, Lease]:
        """Who has what."""
        return await self._executor.do(SqliteWriter.leases, names)

    async def counts(self, names: Collection[str]) -> dict[str, Count]:
        """What was counted."""
        return await self._executor.do(SqliteWriter.counts, names)

    async def put_count(self, name: str, level: float, over: int) -> int | None:
        """Puts a count in place of one."""
        async with self._lock:
            return await self._executor.do(SqliteWriter.put_count, name, level, over)

    def events(self, after: int = 0) -> AsyncGenerator[list[StoredEvent], None]:
        """All events after a place in the log."""
        return _handed_over(self._rows(StoredEvent._make, EVENTS, after))

    def lines(self, after: int = 0) -> AsyncGenerator[list[Line], None]:
        """All postings of events after a place in the log."""
        return _handed_over(self._rows(Line._make, LINES, after))

    def answers(self, after: int = 0) -> AsyncGenerator[list[Answer], None]:
        """What became of the commands that caused events after a place in the log."""
        return _handed_over(self._rows(Answer._make, ANSWERS, after))

    def all_snapshots(self) -> AsyncGenerator[list[Snapshot], None]:
        """The snapshots of all streams."""
        return _handed_over(self._rows(Snapshot._make, SNAPSHOTS, 0))

    def dump(self) -> AsyncGenerator[Batch, None]:
        """All rows, in one transaction."""
        return _handed_over(self._dump())

    async def fill(self, secret: bytes, batches: Iterable[Batch]) -> bool:
        """Takes all rows in, in one transaction."""
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
        """Lets the next writer in. A caller who stopped waiting halfway leaves nothing open."""
        self._executor.rollback()
        self._lock.release()

    def _fill(self, secret: bytes, batches: Iterable[Batch]) -> bool:
        """With a writer of its own, for rows may come by the million."""
        with contextlib.closing(SqliteWriter(self._path, self._secret)) as writer:
            return writer.fill(secret, batches)

    def _read(self, job: Callable[[apsw.Connection], R]) -> R:
        with self._reader() as connection:
            return job(connection)

    def _rows(self, make: Callable[[Any], R], sql: str, after: int) -> Generator[list[R], None, None]:
        """Rows in pieces. They are those of one moment, for one statement reads them all."""
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
        with telling(), contextlib.closing(connect(self._path, apsw.SQLITE_OPEN_READONLY)) as connection:
            if find_secret(connection) != self._secret:
                raise StoreError(REPLACED)
            yield connection


async def open_sqlite(
    path: Path, *, create: bool = True, apart: bool = False, key: str = USUAL
) -> SqliteStore | Rejection:
    """The store of a file, which is made if need be, and brought to the shape of this release.

    With `apart` a process of its own does the writing. `key` names the house key.
    """
    prepared = await asyncio.to_thread(prepare, path, create=create, key=key)
    if isinstance(prepared, Rejection):
        return prepared
    store = SqliteStore(path, prepared.secret, apart=apart, house_key=prepared.house_key)
    try:
        await store.tips(())
    except StoreError as problem:
        await store.close()
        return problem.trouble
    return store


def _pieces(make: Callable[[Any], R], rows: Iterable[Any]) -> Iterator[list[R]]:
    made = map(make, rows)
    while piece := list(itertools.islice(made, PIECE)):
        yield piece


async def _handed_over(pieces: Generator[R, None, None]) -> AsyncGenerator[R, None]:
    """Pieces that a thread of their own reads. Who stops early lets go of all."""
    with ThreadPoolExecutor(1, "pitboss-reader") as thread:
        try:
            while piece := await asyncio.get_running_loop().run_in_executor(thread, next, pieces, None):
                yield piece
        finally:
            thread.submit(pieces.close)


def _find_begun(connection: apsw.Connection, room: str) -> list[Tip]:
    return [Tip._make(row) for row in connection.execute(BEGUN, (room,))]


def _find_deal(connection: apsw.Connection, stream: str, deal: str) -> list[StoredEvent]:
    return [StoredEvent._make(row) for row in connection.execute(OF_DEAL, (stream, deal))]


def _find_balances(connection: apsw.Connection, until: int | None) -> dict[str, int]:
    return dict(connection.execute(BALANCES, (until,)))
