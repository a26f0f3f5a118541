"""The PostgreSQL database: how it is reached, made, upgraded, and what is said of it in trouble."""

import contextlib
import logging
from collections.abc import Iterator
from typing import Any, TypeAlias

import asyncpg  # type: ignore[import-untyped]

from pitboss.kernel.rejection import Rejection
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
"""A connection of asyncpg, which comes without types."""

SOON = 2
"""Seconds within which a database answers the call, or is gone."""
PATIENCE = 2
"""Seconds that a server may hold the write lock in silence, and that another waits before it looks why."""

SECRET = "SELECT value FROM settings WHERE key = 'secret'"
RECORD = """
CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL)
"""
LOCK = "SELECT pg_advisory_lock(5785239045063)"
"""Lets one server at a time upgrade a database. The number says nothing, it is only always the same."""
DURABLE = ("fsync", "full_page_writes", "synchronous_commit")
"""What must be on, or a power cut takes back what was acknowledged."""

GONE = Rejection("store-unavailable", "The database is not to be reached: no money moves until it is.")
BUSY = Rejection("store-busy", "Another server keeps writing: ask again later.")
FULL = Rejection("store-full", "The disk of the database is full: no money moves until there is room on it.")
READ_ONLY = Rejection(
    "store-read-only", "The database can only be read: no money moves until it can be written to."
)
UNSAFE = Rejection(
    "store-unsafe", f"A power cut would lose money: {', '.join(DURABLE)} must all be on in PostgreSQL."
)
FOREIGN = Rejection(
    "not-a-database", "The database holds tables of another program: give Pitboss one of its own."
)
TROUBLES = {
    "08": GONE,  # the connection is lost
    "25006": READ_ONLY,
    "25P03": LOST,  # nothing was said for too long
    "28": GONE,  # not let in
    "3D": GONE,  # no database of that name
    "40": GONE,  # given up for the sake of another
    "42501": READ_ONLY,  # no right to write
    "53": GONE,  # no memory or no connection left
    "53100": FULL,
    "55P03": BUSY,  # a lock was waited for too long
    "57": GONE,  # shutting down, starting up, cut off
    "58": GONE,  # the disk does not answer
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
"""What is said of each error of PostgreSQL, by its code or its class. Any other is a mistake of ours."""


async def prepare(connection: Connection, source: KeySource, *, create: bool) -> Prepared | Rejection:
    """Makes or upgrades the tables, all or none, and gives the secret."""
    steps, taken = read_migrations("postgres"), await _taken(connection)
    if not taken and not create:
        return Rejection("no-database", "The database is empty: nothing was ever kept in it.")
    left = due(steps, taken)
    if isinstance(left, Rejection):
        return left
    if left:
        # The lock comes first: a transaction sees the tables that there were when it began.
        await connection.execute(LOCK)
        async with connection.transaction():
            # Another server may have been quicker.
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
    """The secret and the key that opens it. What lies in clear is sealed, and what is new is drawn."""
    found = find_key(source, await connection.fetchval(SECRET))
    if not isinstance(found, Unsealed):
        return found
    key = found.house_key
    await connection.execute(LOCK)
    async with connection.transaction():
        # Another server may have been quicker.
        kept = await connection.fetchval(SECRET)
        if kept is None:
            await connection.execute("INSERT INTO settings VALUES ('secret', $1)", new_secret(key))
        elif (sealed := seal_secret(key, kept)) != kept:
            rows = [VaultRow(*row) for row in await connection.fetch("SELECT * FROM vault")]
            secret = seal_vault(key, rows)
            await connection.executemany("UPDATE vault SET value = $3 WHERE kind = $1 AND name = $2", secret)
            await connection.execute("UPDATE settings SET value = $1 WHERE key = 'secret'", sealed)
            log.warning(NOW_SEALED, len(secret))
    return settled(found, await connection.fetchval(SECRET))


async def _taken(connection: Connection) -> dict[int, str]:
    if await connection.fetchval("SELECT to_regclass('migrations')") is None:
        return {}
    return dict(await connection.fetch("SELECT number, checksum FROM migrations"))


async def connect(url: str, command_timeout: float | None = None, **settings: str) -> Connection:
    """A connection, or no database soon."""
    return await asyncpg.connect(
        url,
        timeout=SOON,
        command_timeout=command_timeout,
        server_settings={"application_name": "pitboss", "synchronous_commit": "on"} | settings,
    )


async def connect_to_write(url: str) -> Connection:
    """A connection that may write."""
    return await connect(url, command_timeout=2 * PATIENCE, **settings())


def settings() -> dict[str, str]:
    """What a session is told that may write.

    A server that hangs, or that lost its network, keeps its connection and with it the lock, and nobody else
    could write. So PostgreSQL ends a transaction in which nothing is said, and who waits for it stops
    after a time and looks who has it.
    """
    wait = f"{int(PATIENCE * 1000)}ms"
    return {
        "idle_in_transaction_session_timeout": wait,
        "lock_timeout": wait,
        # All that is asked here is found by a key. A plan that was made while the tables were small must not
        # read them from end to end once they are large.
        "enable_seqscan": "off",
        "jit": "off",
    }


def alive(connection: Connection | None) -> bool:
    """Whether there is a connection that is not known to be lost."""
    return connection is not None and not connection.is_closed()


def hang_up(connection: Connection | None) -> None:
    """Lets go of a connection without a word."""
    if connection is not None:
        connection.terminate()


@contextlib.contextmanager
def telling(connection: Connection | None = None) -> Iterator[None]:
    """Puts trouble into words."""
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InternalClientError, OSError) as problem:
        raise _told(problem) from problem
    except asyncpg.InterfaceError as problem:
        # A connection that was lost between two questions is called a mistake of ours.
        if connection is None or not connection.is_closed():
            raise
        raise StoreError(GONE) from problem


def _told(problem: Exception) -> Exception:
    """Trouble in words for people."""
    code = getattr(problem, "sqlstate", None) or "08"
    if code == asyncpg.UniqueViolationError.sqlstate:
        return ConflictError(str(problem))
    trouble = TROUBLES.get(code) or TROUBLES.get(code[:2])
    if trouble is None:
        return problem
    log.warning("PostgreSQL: %s", problem)
    return StoreError(trouble)
