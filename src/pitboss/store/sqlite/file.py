"""The SQLite file: opening, creating, upgrading, and its errors as rejections."""

import contextlib
import itertools
import logging
import os
import time
from collections.abc import Iterator
from pathlib import Path

import apsw

from pitboss.kernel.reasons import reason
from pitboss.kernel.rejection import Rejection
from pitboss.store.check import ConflictError
from pitboss.store.house_key import USUAL, KeySource
from pitboss.store.log import EMPTY, Head, VaultRow
from pitboss.store.migrate import Migration, due, read_migrations
from pitboss.store.port import DAMAGED, StoreError
from pitboss.store.sealing import (
    NOW_SEALED,
    Prepared,
    Unsealed,
    find_key,
    new_secret,
    seal_secret,
    seal_vault,
    settled,
)

log = logging.getLogger(__name__)

APPLICATION_ID = 0x50495442
"""The mark of our files in their header: PITB."""
LOCK_TIMEOUT_S = 10
"""How long a writer waits for the write lock of another process."""
SET_UP = """
PRAGMA synchronous = FULL;
PRAGMA cache_size = -65536;
PRAGMA wal_autocheckpoint = 8192;
PRAGMA journal_size_limit = 67108864;
"""
"""The settings of each writing connection. Every commit reaches the disk before it is acknowledged."""

LAST = "SELECT seq, hash FROM events ORDER BY seq DESC LIMIT 1"
RECORD = """
CREATE TABLE IF NOT EXISTS migrations (
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  checksum TEXT NOT NULL
) STRICT
"""
GONE = Rejection("store-unavailable", {"case": "no-file"})
STORE_REJECTIONS: dict[type[apsw.Error], Rejection] = {
    apsw.FullError: Rejection("store-full", {"case": "disk"}),
    apsw.ReadOnlyError: Rejection("store-read-only", {"case": "disk"}),
    apsw.BusyError: Rejection("store-busy", {"case": "program"}),
    apsw.IOError: Rejection("store-unavailable", {"case": "disk"}),
    apsw.CantOpenError: Rejection("store-unavailable", {"case": "unopened"}),
    apsw.CorruptError: DAMAGED,
    apsw.NotADBError: DAMAGED,
}
"""The rejection for each error. Any other error is a bug."""


def prepare(path: Path, *, create: bool = True, key: str = USUAL) -> Prepared | Rejection:
    """Creates or upgrades a database; returns its secret. A file of another program is not changed."""
    try:
        with store_errors():
            return _prepare(path, KeySource(key, path), create=create)
    except StoreError as problem:
        folder = path.absolute().parent
        if folder.is_dir() and not os.access(folder, os.W_OK):
            return Rejection("store-read-only", {"case": "folder", "folder": str(folder)})
        return Rejection(problem.code, {"case": "at", "file": str(path), "problem": problem.rejection.text})
    except OSError as problem:
        return Rejection("store-unavailable", {"case": "path", "file": str(path), "problem": reason(problem)})


def _prepare(path: Path, source: KeySource, *, create: bool) -> Prepared | Rejection:
    if not path.exists():
        if not create:
            return Rejection("no-database", {"case": "path", "file": str(path)})
        # Only the owner may read it. If it cannot be created here, SQLite reports why.
        with contextlib.suppress(OSError):
            path.touch(mode=0o600)
    elif not _is_ours(path, create=create):
        return Rejection("not-a-database", {"case": "path", "file": str(path)})
    with contextlib.closing(connect_to_write(path, apsw.SQLITE_OPEN_CREATE)) as connection:
        return _migrate(connection, read_migrations("sqlite")) or _unlock(connection, source)


def _unlock(connection: apsw.Connection, source: KeySource) -> Prepared | Rejection:
    """The secret and the key that opens it. An unsealed secret is sealed, and a missing one is created."""
    stored = find_secret(connection)
    unsealed = find_key(source, stored)
    if not isinstance(unsealed, Unsealed):
        return unsealed
    key = unsealed.house_key
    # Replaced data is overwritten, so that it is not in the file any more.
    connection.execute("PRAGMA secure_delete = ON").fetchall()
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Another process may have been faster.
        stored = find_secret(connection)
        if stored is None:
            connection.execute("INSERT INTO settings VALUES ('secret', ?)", (new_secret(key),))
        elif (sealed := seal_secret(key, stored)) != stored:
            rows = [VaultRow._make(row) for row in connection.execute("SELECT * FROM vault")]
            secret = seal_vault(key, rows)
            connection.executemany("UPDATE vault SET value = ?3 WHERE kind = ?1 AND name = ?2", secret)
            connection.execute("UPDATE settings SET value = ? WHERE key = 'secret'", (sealed,))
            log.warning(NOW_SEALED, len(secret))
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    with contextlib.suppress(apsw.BusyError):
        connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
    return settled(unsealed, find_secret(connection))


def _is_ours(path: Path, *, create: bool) -> bool:
    """Whether a file is one of our databases, or an empty file that can become one. It only reads."""
    if not path.is_file():
        return False
    if not path.stat().st_size:
        return create
    # The raw bytes are read, because the file alone may be inconsistent while a part of it is in the
    # write-ahead log. SQLite reads them: if other code closed the file, this process would lose its locks.
    with contextlib.closing(connect(path, apsw.SQLITE_OPEN_READONLY)) as connection:
        _, head = connection.read("main", 0, 0, 72)
    if not any(head) and path.with_name(f"{path.name}-journal").exists():
        # The power failed while it was created. SQLite rolls the rest back.
        return create
    return head[:16] == b"SQLite format 3\0" and int.from_bytes(head[68:]) == APPLICATION_ID


def _migrate(connection: apsw.Connection, steps: tuple[Migration, ...]) -> Rejection | None:
    """Takes the missing steps, all or none."""
    left = due(steps, _taken(connection))
    if isinstance(left, Rejection):
        return left
    if left:
        connection.execute("BEGIN IMMEDIATE")
        try:
            # Another process may have been faster.
            left = due(steps, _taken(connection))
            if isinstance(left, Rejection):
                return left
            connection.pragma("application_id", APPLICATION_ID)
            connection.execute(RECORD)
            for step in left:
                connection.execute(step.sql)
                connection.execute(
                    "INSERT INTO migrations VALUES (?, ?, ?)", (step.number, step.name, step.checksum)
                )
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
    _write_ahead(connection)
    return None


def _write_ahead(connection: apsw.Connection) -> None:
    """Switches the file to a write-ahead log. SQLite itself does not wait for others that do the same."""
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


def connect(path: Path, flags: int) -> apsw.Connection:
    """A connection to a database, which waits for locks."""
    connection = apsw.Connection(path.absolute().as_uri(), flags=flags | apsw.SQLITE_OPEN_URI)
    connection.set_busy_handler(_wait)
    return connection


def connect_to_write(path: Path, flags: int = 0) -> apsw.Connection:
    """A connection whose commits reach the disk."""
    connection = connect(path, apsw.SQLITE_OPEN_READWRITE | flags)
    try:
        connection.execute(SET_UP).fetchall()
    except BaseException:
        connection.close()
        raise
    return connection


def _wait(tries: int) -> bool:
    """Tries for the lock every millisecond. SQLite's own waits grow so long that others overtake."""
    time.sleep(0.001)
    return tries < LOCK_TIMEOUT_S * 1000


@contextlib.contextmanager
def store_errors() -> Iterator[None]:
    """Turns errors of SQLite into StoreError."""
    try:
        yield
    except apsw.Error as problem:
        raise store_error(problem) from problem


def store_error(problem: apsw.Error) -> Exception:
    """The StoreError for an error of SQLite."""
    if isinstance(problem, apsw.ConstraintError):
        return ConflictError(str(problem))
    rejection = STORE_REJECTIONS.get(type(problem))
    if rejection is None:
        return problem
    log.warning("SQLite: %s", problem)
    return StoreError(rejection)


def find_secret(connection: apsw.Connection) -> bytes | None:
    """The key for ticket numbers as stored."""
    secret: bytes | None = connection.execute("SELECT value FROM settings WHERE key = 'secret'").get
    return secret


def find_head(connection: apsw.Connection) -> Head:
    """The end of the log."""
    return next((Head._make(row) for row in connection.execute(LAST)), EMPTY)
