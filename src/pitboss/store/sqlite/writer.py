"""The writer of the SQLite store: the single connection that writes, and reads what decisions need."""

import contextlib
import itertools
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import apsw
import msgspec

from pitboss.kernel.rejection import Rejection
from pitboss.store.check import ConflictError, check_batch, end_after
from pitboss.store.log import EMPTY, Answer, Count, Head, Lease, Line, Snapshot, StoredEvent, Tip
from pitboss.store.port import LOST, MOST_COUNTS, REPLACED, Batch, OpenTransaction, StoreError
from pitboss.store.sqlite.file import (
    GONE,
    STORE_REJECTIONS,
    connect_to_write,
    find_head,
    find_secret,
    store_error,
)

R = TypeVar("R")

MOST_TIPS = 100_000
"""How many ends of streams are cached."""
SYNCHRONOUS_FULL = 2
"""The value FULL of SQLite's setting `synchronous`: every commit is synced."""
UNSAFE = Rejection("store-unsafe", {"case": "sqlite"})
TEMPORARY = (apsw.FullError, apsw.BusyError)
"""Errors after which the connection still works."""

FIND = "SELECT * FROM commands WHERE id IN (SELECT value FROM json_each(?))"
TIPS = """
SELECT json_group_array(json_array(stream, version, seq))
FROM json_each(?) CROSS JOIN streams ON stream = value
"""
"""All in one row, because the writer may have to wait for other threads between rows."""
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
SUMS = """
SELECT account, sum(cents) FROM postings
WHERE seq > ? AND account IN (SELECT value FROM json_each(?)) GROUP BY account
"""
BETWEEN = "SELECT * FROM events WHERE seq BETWEEN ?1 AND ?1 + ?2 - 1 ORDER BY seq"
STATEMENT_ROWS = (256, 64, 16, 4, 1)
"""The numbers of rows in one statement. Few statements, for the same reason."""


def _adding(table: str, columns: int, then: str = "") -> dict[int, str]:
    """The statements that add rows to a table, by the number of rows."""
    row = f"({', '.join('?' * columns)})"
    return {size: f"INSERT INTO {table} VALUES {', '.join([row] * size)} {then}" for size in STATEMENT_ROWS}


ADD_EVENTS = _adding("events", len(StoredEvent._fields))
ADD_LINES = _adding("postings", len(Line._fields))
ADD_ANSWERS = _adding("commands", len(Answer._fields))
MOVE_TIPS = _adding(
    "streams",
    len(Tip._fields),
    "ON CONFLICT (stream) DO UPDATE SET version = excluded.version, seq = excluded.seq",
)
KEEP_SNAPSHOT = "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)"
FORGET = "DELETE FROM snapshots WHERE stream = ?"
BEGUN = "SELECT EXISTS (SELECT * FROM commands) OR EXISTS (SELECT * FROM vault)"

PUT_SECRET = "INSERT OR REPLACE INTO vault VALUES (?, ?, ?)"
DELETE_SECRET = "DELETE FROM vault WHERE kind = ? AND name = ?"
GET_SECRET = "SELECT value FROM vault WHERE kind = ? AND name = ?"
GET_SECRETS = "SELECT name, value FROM vault WHERE kind = ?"
LEASE = """
INSERT INTO leases VALUES (?1, ?2, ?3, 1)
ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, address = excluded.address, renewals = renewals + 1
WHERE owner IN ('', excluded.owner) OR renewals = ?4
"""
HOLDER = "SELECT * FROM leases WHERE name = ?"
RELEASE = "UPDATE leases SET owner = '', renewals = renewals + 1 WHERE name = ? AND owner = ?"
LEASES = "SELECT * FROM leases WHERE name IN (SELECT value FROM json_each(?))"
COUNTS = """
SELECT name, level, turn, unixepoch('subsec') - at FROM counts
WHERE name IN (SELECT value FROM json_each(?))
"""
PUT_COUNT = """
INSERT INTO counts VALUES (?1, ?2, 1 + coalesce((SELECT max(turn) FROM counts), 0), unixepoch('subsec'))
ON CONFLICT (name) DO UPDATE SET level = excluded.level, turn = excluded.turn, at = excluded.at
WHERE turn = ?3
RETURNING turn
"""
DROP_COUNTS = "DELETE FROM counts WHERE turn <= ?"


class SqliteWriter:
    """Writes to one file. Only one thread may use it.

    All its jobs raise `StoreError` on an error of the store, and then leave nothing partly done.
    """

    def __init__(self, path: Path, secret: bytes) -> None:
        """Takes a prepared file, and the secret in it."""
        self._path, self._secret = path.absolute(), secret
        self.connection: apsw.Connection | None = None
        self._file = (0, 0)
        """The device and inode of the open file."""
        self._head = EMPTY
        """The end of the log when this writer last saw it."""
        self._tips: dict[str, Tip] = {}
        """The ends of streams at that moment, where they were needed."""

    def begin(self, ids: Collection[str]) -> OpenTransaction:
        """Begins a transaction, and looks up commands."""
        return self._try(lambda connection: self._begin(connection, ids))

    def tips(self, streams: Collection[str]) -> dict[str, Tip]:
        """The ends of streams."""
        return self._try(lambda connection: _find_tips(connection, streams))

    def snapshots(self, streams: Collection[str]) -> dict[str, Snapshot]:
        """The snapshots of streams."""
        return self._try(
            lambda connection: {
                row[0]: Snapshot._make(row) for row in connection.execute(SNAPSHOTS, (_json(streams),))
            }
        )

    def sums(self, accounts: Collection[str], after: int) -> dict[str, int]:
        """The sums posted on accounts after a place in the log."""
        return self._try(lambda connection: dict(connection.execute(SUMS, (after, _json(accounts)))))

    def stream(self, name: str, after: int) -> list[StoredEvent]:
        """The events of a stream after a version."""
        return self._try(
            lambda connection: [StoredEvent._make(row) for row in connection.execute(BACK, (name, after))][
                ::-1
            ]
        )

    def between(self, first: int, count: int) -> list[StoredEvent]:
        """A number of events from a place in the log."""
        return self._try(lambda connection: _find_between(connection, first, count))

    def commit(self, batch: Batch) -> None:
        """Writes the batch of this transaction, and ends it."""
        self._try(lambda connection: self._write(connection, batch))

    def append(self, start: Head, batch: Batch) -> OpenTransaction | None:
        """Writes a whole transaction, if the log ends at `start` and no command is answered. Else begins."""
        return self._try(lambda connection: self._add(connection, start, batch))

    def forget(self, streams: Collection[str]) -> None:
        """Deletes snapshots."""
        self._try(lambda connection: connection.executemany(FORGET, [(name,) for name in streams]))

    def put_secret(self, kind: str, name: str, value: bytes | None) -> None:
        """Puts a value into the vault, or deletes it."""
        sql, row = (DELETE_SECRET, (kind, name)) if value is None else (PUT_SECRET, (kind, name, value))
        self._try(lambda connection: connection.execute(sql, row))

    def get_secret(self, kind: str, name: str) -> bytes | None:
        """The value of a name in the vault."""
        secret: bytes | None = self._try(lambda connection: connection.execute(GET_SECRET, (kind, name)).get)
        return secret

    def get_secrets(self, kind: str) -> dict[str, bytes]:
        """All values of one kind in the vault."""
        return self._try(lambda connection: dict(connection.execute(GET_SECRETS, (kind,))))

    def check_durable(self) -> None:
        """Raises StoreError if commits might not reach the disk."""
        self._try(_check_durable)

    def lease(self, name: str, owner: str, address: str, over: int) -> Lease:
        """Takes or renews a lease; returns the present lease."""
        return self._try(lambda connection: _lease(connection, (name, owner, address, over)))

    def release(self, name: str, owner: str) -> None:
        """Releases a lease of this owner."""
        self._try(lambda connection: connection.execute(RELEASE, (name, owner)))

    def leases(self, names: Collection[str]) -> dict[str, Lease]:
        """The leases of names."""
        return self._try(
            lambda connection: {
                row[0]: Lease._make(row) for row in connection.execute(LEASES, (_json(names),))
            }
        )

    def counts(self, names: Collection[str]) -> dict[str, Count]:
        """The counts of names."""
        return self._try(
            lambda connection: {
                row[0]: Count._make(row) for row in connection.execute(COUNTS, (_json(names),))
            }
        )

    def put_count(self, name: str, level: float, over: int) -> int | None:
        """Replaces a count, and deletes the least recently changed ones."""
        return self._try(lambda connection: _put_count(connection, (name, level, over)))

    def fill(self, secret: bytes, batches: Iterable[Batch]) -> bool:
        """Stores the dump of another store in one transaction, if this one is empty."""
        return self._try(lambda connection: self._fill(connection, secret, batches))

    def rollback(self) -> None:
        """Ends a transaction without writing."""
        try:
            if self.connection is not None and self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except apsw.Error:
            self.close()

    def close(self) -> None:
        """Closes the file."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(apsw.Error):
                connection.close()

    def _try(self, job: Callable[[apsw.Connection], R]) -> R:
        """Does a job. If it fails, nothing is left partly done."""
        try:
            return job(self._ready())
        except apsw.Error as problem:
            if type(problem) in STORE_REJECTIONS and not isinstance(problem, TEMPORARY):
                self.close()
            else:
                self.rollback()
            raise store_error(problem) from problem
        except BaseException:
            self.rollback()
            raise

    def _ready(self) -> apsw.Connection:
        """The connection of the writer, made again after an error or when the file was replaced."""
        connection = self.connection
        if connection is None:
            return self._connect()
        if connection.in_transaction or self._find_file() == self._file:
            return connection
        self.close()
        return self._connect()

    def _connect(self) -> apsw.Connection:
        """Opens the file, if it is still the same database."""
        self._file = self._find_file()
        connection = connect_to_write(self._path)
        try:
            secret, before = find_secret(connection), _find_between(connection, self._head.seq, 1)
        except BaseException:
            connection.close()
            raise
        if secret != self._secret or (self._head.seq and [each.hash for each in before] != [self._head.hash]):
            connection.close()
            raise StoreError(REPLACED)
        self.connection = connection
        return connection

    def _find_file(self) -> tuple[int, int]:
        try:
            file = self._path.stat()
        except OSError as problem:
            raise StoreError(GONE) from problem
        return file.st_dev, file.st_ino

    def _begin(self, connection: apsw.Connection, ids: Collection[str]) -> OpenTransaction:
        self._start(connection)
        rows = connection.execute(FIND, (_json(ids),))
        return OpenTransaction(self._head, {row[0]: Answer._make(row) for row in rows})

    def _start(self, connection: apsw.Connection) -> None:
        connection.execute("BEGIN IMMEDIATE")
        head = find_head(connection)
        if head != self._head or len(self._tips) > MOST_TIPS:
            self._head, self._tips = head, {}

    def _add(self, connection: apsw.Connection, start: Head, batch: Batch) -> OpenTransaction | None:
        self._start(connection)
        if self._head == start:
            try:
                self._write(connection, batch)
            except apsw.ConstraintError:
                # The index of commands decides whether one was answered before.
                pass
            else:
                return None
        connection.execute("ROLLBACK")
        opened = self._begin(connection, [answer.id for answer in batch.answers])
        if opened.head == start and not opened.answers:
            raise ConflictError("The rows of a transaction contradict each other.")
        return opened

    def _write(self, connection: apsw.Connection, batch: Batch) -> None:
        if not connection.in_transaction:
            raise StoreError(LOST)
        unknown = {event.stream for event in batch.events}.difference(self._tips)
        if unknown:
            self._tips |= _find_tips(connection, unknown)
        moved = check_batch(self._head, self._tips, batch)
        _add_batch(connection, batch, moved)
        self._commit(connection, end_after(self._head, batch))
        self._tips |= moved

    def _fill(self, connection: apsw.Connection, secret: bytes, batches: Iterable[Batch]) -> bool:
        self._start(connection)
        head = self._head
        if head != EMPTY or connection.execute(BEGUN).get:
            return False
        connection.execute("UPDATE settings SET value = ? WHERE key = 'secret'", (secret,))
        for batch in batches:
            tips = _find_tips(connection, {event.stream for event in batch.events})
            _add_batch(connection, batch, check_batch(head, tips, batch))
            connection.executemany(PUT_SECRET, batch.vault)
            head = end_after(head, batch)
        self._commit(connection, head)
        self._secret = secret
        return True

    def _commit(self, connection: apsw.Connection, head: Head) -> None:
        connection.execute("COMMIT")
        if self._find_file() != self._file:
            # The data went into a file that has no name any more.
            self.close()
            raise StoreError(GONE)
        self._head = head


def _add_batch(connection: apsw.Connection, batch: Batch, moved: Mapping[str, Tip]) -> None:
    """Adds all rows of a batch, and moves the ends of its streams."""
    _add(connection, ADD_ANSWERS, batch.answers)
    _add(connection, ADD_EVENTS, batch.events)
    _add(connection, ADD_LINES, batch.lines)
    _add(connection, MOVE_TIPS, list(moved.values()))
    connection.executemany(FORGET, [(name,) for name in batch.forget])
    connection.executemany(KEEP_SNAPSHOT, batch.snapshots)


def _check_durable(connection: apsw.Connection) -> None:
    if (connection.pragma("synchronous"), connection.pragma("journal_mode")) != (SYNCHRONOUS_FULL, "wal"):
        raise StoreError(UNSAFE)


def _lease(connection: apsw.Connection, row: tuple[str, str, str, int]) -> Lease:
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(LEASE, row)
    (holder,) = connection.execute(HOLDER, row[:1])
    connection.execute("COMMIT")
    return Lease._make(holder)


def _put_count(connection: apsw.Connection, row: tuple[str, float, int]) -> int | None:
    connection.execute("BEGIN IMMEDIATE")
    turn: int | None = connection.execute(PUT_COUNT, row).get
    if turn is not None:
        connection.execute(DROP_COUNTS, (turn - MOST_COUNTS,))
    connection.execute("COMMIT")
    return turn


def _json(names: Collection[str]) -> str:
    return msgspec.json.encode(list(names)).decode()


def _add(connection: apsw.Connection, statements: Mapping[int, str], rows: Sequence[tuple[Any, ...]]) -> None:
    """Adds all rows, in few statements."""
    at = 0
    for size, sql in statements.items():
        while len(rows) - at >= size:
            connection.execute(sql, tuple(itertools.chain.from_iterable(rows[at : at + size])))
            at += size


def _find_tips(connection: apsw.Connection, streams: Collection[str]) -> dict[str, Tip]:
    tips = connection.execute(TIPS, (_json(streams),)).get
    return {tip.stream: tip for tip in msgspec.json.decode(tips, type=list[Tip])}


def _find_between(connection: apsw.Connection, first: int, count: int) -> list[StoredEvent]:
    return [StoredEvent._make(row) for row in connection.execute(BETWEEN, (first, count))]
