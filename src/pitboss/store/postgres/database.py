"""The PostgreSQL database: connecting, creating, upgrading, and its errors as rejections."""

import contextlib
import logging
from collections.abc import Iterator
from typing import Any, TypeAlias

import asyncpg  # type: ignore[import-untyped]

from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import ListOf
from pitboss.store.check import ConflictError
from pitboss.store.house_key import KeySource
from pitboss.store.log import VaultRow
from pitboss.store.migrate import due, read_migrations
from pitboss.store.port import DAMAGED, LOST, StoreError
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

Connection: TypeAlias = Any
"""A connection of asyncpg, which has no types."""

CONNECT_TIMEOUT_S = 2
"""How long a database may take to accept a connection."""
LOCK_TIMEOUT_S = 2
"""How long a server may hold the write lock without a statement, and how long another waits for it."""

SECRET = "SELECT value FROM settings WHERE key = 'secret'"
RECORD = """
CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL)
"""
LOCK = "SELECT pg_advisory_lock(5785239045063)"
"""Lets one server at a time upgrade a database. The number has no meaning. It only must not change."""
DURABLE = ("fsync", "full_page_writes", "synchronous_commit")
"""The settings that must be on. Otherwise a power failure undoes acknowledged commits."""

GONE = Rejection("store-unavailable", {"case": "unreachable"})
BUSY = Rejection("store-busy", {"case": "server"})
FULL = Rejection("store-full", {"case": "database"})
READ_ONLY = Rejection("store-read-only", {"case": "database"})
UNSAFE = Rejection("store-unsafe", {"case": "postgresql", "settings": ListOf(DURABLE)})
FOREIGN = Rejection("not-a-database", {"case": "foreign"})
STORE_REJECTIONS = {
    "08": GONE,  # the connection is lost
    "25006": READ_ONLY,
    "25P03": LOST,  # idle for too long in a transaction
    "28": GONE,  # access refused
    "3D": GONE,  # no database with that name
    "40": GONE,  # rolled back because of another transaction
    "42501": READ_ONLY,  # no right to write
    "53": GONE,  # out of memory or connections
    "53100": FULL,
    "55P03": BUSY,  # lock timeout
    "57": GONE,  # shutting down, starting up, terminated
    "58": GONE,  # a system error, such as a failed disk
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
"""The rejection for each PostgreSQL error, by its code or its class. Any other error is a bug."""


async def prepare(connection: Connection, source: KeySource, *, create: bool) -> Prepared | Rejection:
    """Creates or upgrades the tables, all or none; returns the secret."""
    steps, taken = read_migrations("postgres"), await _taken(connection)
    if not taken and not create:
        return Rejection("no-database", {"case": "empty"})
    left = due(steps, taken)
    if isinstance(left, Rejection):
        return left
    if left:
        # The lock is first, because a transaction sees the tables as of its beginning.
        await connection.execute(LOCK)
        async with connection.transaction():
            # Another server may have been faster.
            left = due(steps, await _taken(connection))
            if isinstance(left, Rejection):
                return left
            await connection.execute(RECORD)
            for step in left:
                await connection.execute(step.sql)
                await connection.execute(
                    "INSERT INTO migrations VALUES ($1, $2, $3)", step.number, step.name, step.checksum
                )
    return await _unlock(connection, source)


async def _unlock(connection: Connection, source: KeySource) -> Prepared | Rejection:
    """The secret and the key that opens it. An unsealed secret is sealed, and a missing one is created."""
    unsealed = find_key(source, await connection.fetchval(SECRET))
    if not isinstance(unsealed, Unsealed):
        return unsealed
    key = unsealed.house_key
    await connection.execute(LOCK)
    async with connection.transaction():
        # Another server may have been faster.
        stored = await connection.fetchval(SECRET)
        if stored is None:
            await connection.execute("INSERT INTO settings VALUES ('secret', $1)", new_secret(key))
        elif (sealed := seal_secret(key, stored)) != stored:
            rows = [VaultRow(*row) for row in await connection.fetch("SELECT * FROM vault")]
            secret = seal_vault(key, rows)
            await connection.executemany("UPDATE vault SET value = $3 WHERE kind = $1 AND name = $2", secret)
            await connection.execute("UPDATE settings SET value = $1 WHERE key = 'secret'", sealed)
            log.warning(NOW_SEALED, len(secret))
    return settled(unsealed, await connection.fetchval(SECRET))


async def _taken(connection: Connection) -> dict[int, str]:
    if await connection.fetchval("SELECT to_regclass('migrations')") is None:
        return {}
    return dict(await connection.fetch("SELECT number, checksum FROM migrations"))


async def connect(url: str, command_timeout: float | None = None, **settings: str) -> Connection:
    """A connection, or an error after the timeout."""
    return await asyncpg.connect(
        url,
        timeout=CONNECT_TIMEOUT_S,
        command_timeout=command_timeout,
        server_settings={"application_name": "pitboss", "synchronous_commit": "on"} | settings,
    )


async def connect_to_write(url: str) -> Connection:
    """A connection that may write."""
    return await connect(url, command_timeout=2 * LOCK_TIMEOUT_S, **settings())


def settings() -> dict[str, str]:
    """The settings of a session that may write.

    A server that hangs, or has lost its network, keeps its connection and so the write lock. No other server
    could write. So PostgreSQL ends an idle transaction, and a server that waits for the lock stops after a
    time and ends the session that holds it.
    """
    wait = f"{int(LOCK_TIMEOUT_S * 1000)}ms"
    return {
        "idle_in_transaction_session_timeout": wait,
        "lock_timeout": wait,
        # All queries here use a key. A plan from the time when the tables were small must not scan them when
        # they are large.
        "enable_seqscan": "off",
        "jit": "off",
    }


def alive(connection: Connection | None) -> bool:
    """Whether there is a connection and it is not closed."""
    return connection is not None and not connection.is_closed()


def terminate(connection: Connection | None) -> None:
    """Closes a connection at once, without a goodbye to the server."""
    if connection is not None:
        connection.terminate()


@contextlib.contextmanager
def store_errors(connection: Connection | None = None) -> Iterator[None]:
    """Turns errors of PostgreSQL into StoreError."""
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InternalClientError, OSError) as problem:
        raise _store_error(problem) from problem
    except asyncpg.InterfaceError as problem:
        # asyncpg reports a connection lost between two queries as a wrong use of its interface.
        if connection is None or not connection.is_closed():
            raise
        raise StoreError(GONE) from problem


def _store_error(problem: Exception) -> Exception:
    """The StoreError for an error of PostgreSQL."""
    code = getattr(problem, "sqlstate", None) or "08"
    if code == asyncpg.UniqueViolationError.sqlstate:
        return ConflictError(str(problem))
    rejection = STORE_REJECTIONS.get(code) or STORE_REJECTIONS.get(code[:2])
    if rejection is None:
        return problem
    log.warning("PostgreSQL: %s", problem)
    return StoreError(rejection)
