"""The store in one SQLite file: nothing to set up, and shared by all processes of a machine."""

import asyncio
import contextlib
import itertools
import logging
import os
import secrets
import time
from collections.abc import (
    AsyncGenerator,
    Callable,
    Collection,
    Generator,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import apsw
import msgspec

from pitboss.kernel.rejection import Rejection
from pitboss.store.check import ConflictError, check_batch
from pitboss.store.log import EMPTY, Answer, Head, Kept, Line, Snapshot, Tip
from pitboss.store.migrate import Migration, due, read_migrations
from pitboss.store.port import Batch, StoreError, Turn

log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

APPLICATION = 0x50495442
"""What marks a file as ours in its header: PITB."""
PATIENCE = 10
"""Seconds that a writer waits while another process has the pen."""
TIPS_KEPT = 100_000
"""Ends of streams that are kept in memory."""
PIECE = 4096
"""Rows handed out at a time."""

SET_UP = """
PRAGMA synchronous = FULL;
PRAGMA cache_size = -65536;
PRAGMA wal_autocheckpoint = 8192;
PRAGMA journal_size_limit = 67108864;
"""
"""What each writing connection is told: every commit reaches the disk before it is answered."""

RECORD = """
CREATE TABLE IF NOT EXISTS migrations (
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  checksum TEXT NOT NULL
) STRICT
"""
LAST = "SELECT seq, hash FROM events ORDER BY seq DESC LIMIT 1"
FIND = "SELECT * FROM commands WHERE id IN (SELECT value FROM json_each(?))"
TIPS = """
SELECT json_group_array(json_array(stream, version, seq))
FROM json_each(?) CROSS JOIN streams ON stream = value
"""
"""All in one row: between rows, too, the writer may have to wait for busier threads of the process."""
SNAPSHOTS = "SELECT * FROM snapshots WHERE stream IN (SELECT value FROM json_each(?))"
BACK = """
WITH RECURSIVE back AS (
  SELECT events.* FROM streams JOIN events ON events.seq = streams.seq
  WHERE streams.stream = ?1 AND events.version > ?2
  UNION ALL
  SELECT events.* FROM back JOIN events ON events.seq = back.prior WHERE events.version > ?2
)
SELECT * FROM back
"""
"""The events of a stream from its end back to a version."""
BETWEEN = "SELECT * FROM events WHERE seq BETWEEN ?1 AND ?1 + ?2 - 1 ORDER BY seq"
EVENTS = "SELECT * FROM events WHERE seq > ? ORDER BY seq"
LINES = "SELECT * FROM postings WHERE seq > ? ORDER BY seq, line"
BALANCES = "SELECT account, sum(cents) FROM postings GROUP BY account"

SIZES = (256, 64, 16, 4, 1)
"""Rows in one statement, for the same reason."""


def _adding(table: str, columns: int, then: str = "") -> dict[int, str]:
    """The statements that add so many rows to a table."""
    row = f"({', '.join('?' * columns)})"
    return {size: f"INSERT INTO {table} VALUES {', '.join([row] * size)} {then}" for size in SIZES}


ADD_EVENTS = _adding("events", len(Kept._fields))
ADD_LINES = _adding("postings", len(Line._fields))
ADD_ANSWERS = _adding("commands", len(Answer._fields))
MOVE_TIPS = _adding(
    "streams",
    len(Tip._fields),
    "ON CONFLICT (stream) DO UPDATE SET version = excluded.version, seq = excluded.seq",
)
KEEP_SNAPSHOT = "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)"
FORGET = "DELETE FROM snapshots WHERE stream = ?"

DAMAGED = Rejection("store-corrupt", "The database is damaged: stop, and restore it from a backup.")
GONE = Rejection("store-unavailable", "The database file is not there: no money moves until it is.")
REPLACED = Rejection("store-replaced", "Another database stands where this one was: start the system anew.")
TROUBLES: dict[type[apsw.Error], Rejection] = {
    apsw.FullError: Rejection("store-full", "The disk is full: no money moves until there is room on it."),
    apsw.ReadOnlyError: Rejection(
        "store-read-only", "The disk can only be read: no money moves until it can be written to."
    ),
    apsw.BusyError: Rejection("store-busy", "Another program keeps the database to itself: ask again later."),
    apsw.IOError: Rejection("store-unavailable", "The disk does not answer: no money moves until it does."),
    apsw.CantOpenError: Rejection(
        "store-unavailable", "The database cannot be opened: no money moves until it can."
    ),
    apsw.CorruptError: DAMAGED,
    apsw.NotADBError: DAMAGED,
}
"""What is said of each kind of trouble. Any other error is a mistake in this program."""
PASSING = (apsw.FullError, apsw.BusyError)
"""Troubles that leave the connection as good as before."""


class SqliteStore:
    """Keeps everything in one file, and its write-ahead log beside it.

    All writing, and all reading on which decisions rest, is done by one thread with one connection. Whoever
    reads at length has a connection of their own, and neither waits for the writer nor keeps it waiting.
    """

    def __init__(self, path: Path, secret: bytes) -> None:
        """For a file that is prepared, and the secret that is in it."""
        self._path, self._secret = path.absolute(), secret
        self._pen = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, "pitboss-store")
        self._connection: apsw.Connection | None = None
        self._file = (0, 0)
        """Device and number of the file that the connection has open."""
        self._head = EMPTY
        """The end of the log as this store saw it last."""
        self._tips: dict[str, Tip] = {}
        """The ends of streams at that moment, as far as they were needed."""

    async def take(self, ids: Collection[str]) -> Turn:
        """Takes the pen, and looks up commands."""
        await self._pen.acquire()
        try:
            return await self._run(self._begin, ids)
        except BaseException:
            self._give_back()
            raise

    async def tips(self, streams: Collection[str]) -> dict[str, Tip]:
        """The ends of streams."""
        return await self._run(_find_tips, streams)

    async def snapshots(self, streams: Collection[str]) -> dict[str, Snapshot]:
        """The snapshots of streams."""
        return await self._run(_find_snapshots, streams)

    async def stream(self, name: str, after: int = 0) -> list[Kept]:
        """The events of a stream after a version."""
        return await self._run(_find_stream, name, after)

    async def between(self, first: int, count: int) -> list[Kept]:
        """So many events from a place in the log."""
        return await self._run(_find_between, first, count)

    async def put(self, batch: Batch) -> None:
        """Writes, and gives the pen back."""
        try:
            await self._run(self._write, batch)
        finally:
            self._give_back()

    async def drop(self) -> None:
        """Gives the pen back."""
        self._give_back()

    async def head(self) -> Head:
        """The end of the log."""
        return await asyncio.to_thread(self._read, _find_head)

    async def balances(self) -> dict[str, int]:
        """The sum of the postings of every account."""
        return await asyncio.to_thread(self._read, _find_balances)

    async def secret(self) -> bytes:
        """The key that ticket numbers are made with."""
        return self._secret

    def events(self, after: int = 0) -> AsyncGenerator[list[Kept], None]:
        """All events after a place in the log."""
        return _handed_over(self._rows(Kept._make, EVENTS, after))

    def lines(self, after: int = 0) -> AsyncGenerator[list[Line], None]:
        """All postings of events after a place in the log."""
        return _handed_over(self._rows(Line._make, LINES, after))

    def dump(self) -> AsyncGenerator[Batch, None]:
        """All rows, in one transaction."""
        return _handed_over(self._dump())

    async def fill(self, secret: bytes, batches: Iterable[Batch]) -> bool:
        """Takes all rows in, in one transaction."""
        await self.take(())
        try:
            return await self._run(self._fill, secret, batches)
        finally:
            self._give_back()

    async def close(self) -> None:
        """Closes the file."""
        with contextlib.suppress(RuntimeError):
            await self._on_thread(self._disconnect)
        self._thread.shutdown()

    async def _run(
        self, job: Callable[Concatenate[apsw.Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        return await self._on_thread(lambda: self._try(lambda: job(self._ready(), *args, **kwargs)))

    async def _on_thread(self, job: Callable[[], R]) -> R:
        return await asyncio.get_running_loop().run_in_executor(self._thread, job)

    def _try(self, job: Callable[[], R]) -> R:
        """Does a job of the writer, and leaves nothing half done where it fails."""
        try:
            return job()
        except apsw.Error as problem:
            if type(problem) in TROUBLES and not isinstance(problem, PASSING):
                self._disconnect()
            else:
                self._rollback()
            raise _told(problem) from problem
        except BaseException:
            self._rollback()
            raise

    def _ready(self) -> apsw.Connection:
        """The connection of the writer, made anew after trouble and where the file was put back."""
        connection = self._connection
        if connection is None:
            return self._connect()
        if connection.in_transaction or self._find_file() == self._file:
            return connection
        self._disconnect()
        return self._connect()

    def _connect(self) -> apsw.Connection:
        """Opens the file, if it is the one that it was."""
        self._file = self._find_file()
        connection = _open(self._path, apsw.SQLITE_OPEN_READWRITE)
        try:
            connection.execute(SET_UP).fetchall()
            secret, before = _find_secret(connection), _find_between(connection, self._head.seq, 1)
        except BaseException:
            connection.close()
            raise
        if secret != self._secret or (self._head.seq and [each.hash for each in before] != [self._head.hash]):
            connection.close()
            raise StoreError(REPLACED.code, REPLACED.message)
        self._connection = connection
        return connection

    def _find_file(self) -> tuple[int, int]:
        try:
            found = self._path.stat()
        except OSError as problem:
            raise StoreError(GONE.code, GONE.message) from problem
        return found.st_dev, found.st_ino

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(apsw.Error):
                connection.close()

    def _rollback(self) -> None:
        try:
            if self._connection is not None and self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except apsw.Error:
            self._disconnect()

    def _give_back(self) -> None:
        """Lets the next have the pen. Whoever stopped waiting halfway leaves nothing open."""
        self._thread.submit(self._rollback)
        self._pen.release()

    def _begin(self, connection: apsw.Connection, ids: Collection[str]) -> Turn:
        connection.execute("BEGIN IMMEDIATE")
        head = _find_head(connection)
        if head != self._head or len(self._tips) > TIPS_KEPT:
            self._head, self._tips = head, {}
        found = connection.execute(FIND, (_json(ids),))
        return Turn(self._head, {row[0]: Answer._make(row) for row in found})

    def _write(self, connection: apsw.Connection, batch: Batch) -> None:
        if not connection.in_transaction:
            raise StoreError(GONE.code, "The database was lost in the middle of a turn: nothing was kept.")
        unknown = {event.stream for event in batch.events}.difference(self._tips)
        if unknown:
            self._tips |= _find_tips(connection, unknown)
        moved = check_batch(self._head, self._tips, batch)
        _add_batch(connection, batch, moved)
        self._commit(connection, _end(self._head, batch))
        self._tips |= moved

    def _fill(self, connection: apsw.Connection, secret: bytes, batches: Iterable[Batch]) -> bool:
        head = self._head
        if head != EMPTY or connection.execute("SELECT count(*) FROM commands").get:
            return False
        connection.execute("UPDATE settings SET value = ? WHERE key = 'secret'", (secret,))
        for batch in batches:
            tips = _find_tips(connection, {event.stream for event in batch.events})
            _add_batch(connection, batch, check_batch(head, tips, batch))
            head = _end(head, batch)
        self._commit(connection, head)
        self._secret = secret
        return True

    def _commit(self, connection: apsw.Connection, head: Head) -> None:
        connection.execute("COMMIT")
        if self._find_file() != self._file:
            # What was written went into a file that nobody will find again.
            self._disconnect()
            raise StoreError(GONE.code, GONE.message)
        self._head = head

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
            for events in _pieces(Kept._make, connection.execute(EVENTS, (0,))):
                yield Batch(events, [], [], [], set())
            for lines in _pieces(tuple, connection.execute(LINES, (0,))):
                yield Batch([], lines, [], [], set())
            for answers in _pieces(Answer._make, connection.execute("SELECT * FROM commands")):
                yield Batch([], [], answers, [], set())
            for snapshots in _pieces(Snapshot._make, connection.execute("SELECT * FROM snapshots")):
                yield Batch([], [], [], snapshots, set())

    @contextlib.contextmanager
    def _reader(self) -> Iterator[apsw.Connection]:
        with _telling(), contextlib.closing(_open(self._path, apsw.SQLITE_OPEN_READONLY)) as connection:
            if _find_secret(connection) != self._secret:
                raise StoreError(REPLACED.code, REPLACED.message)
            yield connection


async def open_sqlite(path: Path, *, create: bool = True) -> SqliteStore | Rejection:
    """The store of a file, which is made if need be, and brought to the shape of this release."""
    secret = await asyncio.to_thread(prepare, path, create=create)
    if isinstance(secret, Rejection):
        return secret
    store = SqliteStore(path, secret)
    try:
        await store.tips(())
    except StoreError as problem:
        await store.close()
        return Rejection(problem.code, str(problem))
    return store


def prepare(path: Path, *, create: bool = True) -> bytes | Rejection:
    """Makes or upgrades a database, and gives its secret. A file that is none of ours is left as it is."""
    try:
        with _telling():
            return _prepare(path, create=create)
    except StoreError as problem:
        folder = path.absolute().parent
        if folder.is_dir() and not os.access(folder, os.W_OK):
            return Rejection(
                "store-read-only", f"{folder} can only be read: a database needs files beside it."
            )
        return Rejection(problem.code, f"{path}: {problem}")
    except OSError as problem:
        return Rejection("store-unavailable", f"{path} cannot be opened: {problem.strerror}.")


def _prepare(path: Path, *, create: bool) -> bytes | Rejection:
    if not path.exists():
        if not create:
            return Rejection("no-database", f"There is no database {path}.")
        # The secret of ticket numbers will be in it, so that only its owner may read it. If it cannot be made
        # here, SQLite says why.
        with contextlib.suppress(OSError):
            path.touch(mode=0o600)
    elif not _is_ours(path, create=create):
        return Rejection("not-a-database", f"{path} is no database of Pitboss.")
    flags = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE
    with contextlib.closing(_open(path, flags)) as connection:
        connection.execute(SET_UP).fetchall()
        return _migrate(connection, read_migrations("sqlite")) or _find_secret(connection)


def _is_ours(path: Path, *, create: bool) -> bool:
    """Whether a file is a database of ours, or an empty one that can become so. It is only looked at."""
    if not path.is_file():
        return False
    if not path.stat().st_size:
        return create
    # The bytes themselves are read, for while part of a database is in its log the file alone may not add up.
    # SQLite reads them, for if anybody else closed the file, this process would lose its locks on it.
    with contextlib.closing(_open(path, apsw.SQLITE_OPEN_READONLY)) as connection:
        _, head = connection.read("main", 0, 0, 72)
    if not any(head) and path.with_name(f"{path.name}-journal").exists():
        # The power failed while it was being made: SQLite takes back what there is of it.
        return create
    return head[:16] == b"SQLite format 3\0" and int.from_bytes(head[68:]) == APPLICATION


def _migrate(connection: apsw.Connection, steps: tuple[Migration, ...]) -> Rejection | None:
    """Takes the steps that are due, all or none."""
    left = due(steps, _taken(connection))
    if isinstance(left, Rejection):
        return left
    if left:
        connection.execute("BEGIN IMMEDIATE")
        try:
            # Another process may have been quicker.
            left = due(steps, _taken(connection))
            if isinstance(left, Rejection):
                return left
            connection.pragma("application_id", APPLICATION)
            connection.execute(RECORD)
            for step in left:
                connection.execute(step.sql)
                connection.execute(
                    "INSERT INTO migrations VALUES (?, ?, ?)", (step.number, step.name, step.checksum)
                )
            connection.execute(
                "INSERT INTO settings VALUES ('secret', ?) ON CONFLICT DO NOTHING", (secrets.token_bytes(32),)
            )
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
    _write_ahead(connection)
    return None


def _write_ahead(connection: apsw.Connection) -> None:
    """Has the file written through a log from now on. SQLite does not wait while others do the same."""
    for tries in itertools.count():
        try:
            connection.pragma("journal_mode", "wal")
        except apsw.BusyError:
            if not _wait(tries):
                raise
        else:
            return


def _taken(connection: apsw.Connection) -> dict[int, str]:
    if not connection.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'migrations'").get:
        return {}
    return dict(connection.execute("SELECT number, checksum FROM migrations"))


def _open(path: Path, flags: int) -> apsw.Connection:
    connection = apsw.Connection(path.absolute().as_uri(), flags=flags | apsw.SQLITE_OPEN_URI)
    connection.set_busy_handler(_wait)
    return connection


def _wait(tries: int) -> bool:
    """Looks for the pen every millisecond: SQLite's own waiting grows so long that others get before it."""
    time.sleep(0.001)
    return tries < PATIENCE * 1000


@contextlib.contextmanager
def _telling() -> Iterator[None]:
    try:
        yield
    except apsw.Error as problem:
        raise _told(problem) from problem


def _told(problem: apsw.Error) -> Exception:
    """Trouble in words for people."""
    if isinstance(problem, apsw.ConstraintError):
        return ConflictError(str(problem))
    trouble = TROUBLES.get(type(problem))
    if trouble is None:
        return problem
    log.warning("SQLite: %s", problem)
    return StoreError(trouble.code, trouble.message)


def _pieces(make: Callable[[Any], R], rows: Iterable[Any]) -> Iterator[list[R]]:
    made = map(make, rows)
    while piece := list(itertools.islice(made, PIECE)):
        yield piece


async def _handed_over(pieces: Generator[R, None, None]) -> AsyncGenerator[R, None]:
    """Pieces that a thread of their own reads. Whoever looks at no more of them lets go of all."""
    with ThreadPoolExecutor(1, "pitboss-reader") as thread:
        try:
            while piece := await asyncio.get_running_loop().run_in_executor(thread, next, pieces, None):
                yield piece
        finally:
            thread.submit(pieces.close)


def _add_batch(connection: apsw.Connection, batch: Batch, moved: Mapping[str, Tip]) -> None:
    """Adds all rows of a batch, which moves the ends of streams."""
    _add(connection, ADD_EVENTS, batch.events)
    _add(connection, ADD_LINES, batch.lines)
    _add(connection, ADD_ANSWERS, batch.answers)
    _add(connection, MOVE_TIPS, list(moved.values()))
    connection.executemany(FORGET, [(name,) for name in batch.forget])
    connection.executemany(KEEP_SNAPSHOT, batch.snapshots)


def _end(head: Head, batch: Batch) -> Head:
    """The end of the log after a batch."""
    return Head(batch.events[-1].seq, batch.events[-1].hash) if batch.events else head


def _json(names: Collection[str]) -> str:
    return msgspec.json.encode(list(names)).decode()


def _add(connection: apsw.Connection, statements: Mapping[int, str], rows: Sequence[tuple[Any, ...]]) -> None:
    """Adds all rows, in few statements."""
    at = 0
    for size, sql in statements.items():
        while len(rows) - at >= size:
            connection.execute(sql, tuple(itertools.chain.from_iterable(rows[at : at + size])))
            at += size


def _find_head(connection: apsw.Connection) -> Head:
    return next((Head._make(row) for row in connection.execute(LAST)), EMPTY)


def _find_secret(connection: apsw.Connection) -> bytes:
    secret: bytes = connection.execute("SELECT value FROM settings WHERE key = 'secret'").get
    return secret


def _find_tips(connection: apsw.Connection, streams: Collection[str]) -> dict[str, Tip]:
    found = connection.execute(TIPS, (_json(streams),)).get
    return {tip.stream: tip for tip in msgspec.json.decode(found, type=list[Tip])}


def _find_snapshots(connection: apsw.Connection, streams: Collection[str]) -> dict[str, Snapshot]:
    return {row[0]: Snapshot._make(row) for row in connection.execute(SNAPSHOTS, (_json(streams),))}


def _find_stream(connection: apsw.Connection, name: str, after: int) -> list[Kept]:
    return [Kept._make(row) for row in connection.execute(BACK, (name, after))][::-1]


def _find_between(connection: apsw.Connection, first: int, count: int) -> list[Kept]:
    return [Kept._make(row) for row in connection.execute(BETWEEN, (first, count))]


def _find_balances(connection: apsw.Connection) -> dict[str, int]:
    return dict(connection.execute(BALANCES))
