"""The store in PostgreSQL: several servers share one floor, and one of them writes at a time."""

import asyncio
import contextlib
import logging
from collections.abc import Collection, Iterable, Mapping
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from pitboss.kernel.rejection import Rejection
from pitboss.store.check import check_batch, end_after
from pitboss.store.house_key import USUAL, HouseKey, KeySource
from pitboss.store.log import EMPTY, Answer, Head, Tip
from pitboss.store.port import Batch, OpenTransaction, StoreError, append_in_steps, open_secret
from pitboss.store.postgres import database as postgres_database
from pitboss.store.postgres.connections import PostgresConnections
from pitboss.store.postgres.database import (
    BUSY,
    DURABLE,
    FOREIGN,
    UNSAFE,
    Connection,
    alive,
    connect,
    prepare,
    store_errors,
    terminate,
)
from pitboss.store.postgres.reader import PostgresReader
from pitboss.store.postgres.vault import PostgresVault

log = logging.getLogger(__name__)

BEGIN = "BEGIN ISOLATION LEVEL READ COMMITTED; SELECT FROM head FOR UPDATE"
"""Waits for the write lock. Only a later statement sees the rows of the writer before."""
FIND = """
SELECT head.seq, head.hash, (SELECT bool_and(current_setting(name) = 'on') FROM unnest($2::text[]) AS name),
  commands.*
FROM head LEFT JOIN commands ON commands.id = ANY($1::text[])
"""
"""Also says whether this transaction will be durable, because a setting may have been switched off."""
HANGING = """
SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE datname = current_database() AND relation = 'head'::regclass AND mode = 'RowShareLock' AND granted
  AND wait_event = 'ClientRead' AND state_change < clock_timestamp() - make_interval(secs => $1)
"""
"""Ends a session that holds the write lock and has been idle for a number of seconds."""
IN_USE = """
SELECT EXISTS (SELECT FROM events) OR EXISTS (SELECT FROM commands) OR EXISTS (SELECT FROM vault)
"""
MOVE = """
WITH moved AS (
  INSERT INTO streams SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[])
  ON CONFLICT (stream) DO UPDATE SET version = excluded.version, seq = excluded.seq
)
UPDATE head SET seq = $4, hash = $5
"""
FORGET = "DELETE FROM snapshots WHERE stream = ANY($1::text[])"
IS_DURABLE = "SELECT bool_and(current_setting(name) = 'on') FROM unnest($1::text[]) AS name"


class PostgresStore(PostgresConnections, PostgresReader, PostgresVault):
    """Stores everything in one database. This part writes, and holds the write lock."""

    def __init__(self, url: str, secret: bytes, house_key: HouseKey | None = None) -> None:
        """Takes a prepared database, and the secret as stored in it."""
        super().__init__(url, secret)
        self.house_key = house_key

    async def begin(self, ids: Collection[str]) -> OpenTransaction:
        """Takes the write lock, and looks up commands."""
        await self._lock.acquire()
        try:
            old = alive(self._writer)
            try:
                opened = await self._begin(ids)
            except StoreError as problem:
                if problem.code == BUSY.code:
                    await self._end_hanging_session()
                elif not old:
                    raise
                # An old connection may have died unnoticed, so a new one is tried before money is refused.
                terminate(self._writer)
                opened = await self._begin(ids)
        except BaseException:
            terminate(self._writer)
            self._lock.release()
            raise
        self._holder, self._head = asyncio.current_task(), opened.head
        return opened

    async def append(self, start: Head, batch: Batch) -> OpenTransaction | None:
        """Writes a whole transaction, if the log ends at `start`."""
        return await append_in_steps(self, start, batch)

    async def commit(self, batch: Batch) -> None:
        """Writes the batch, and releases the write lock."""
        try:
            with store_errors(self._writer):
                await self._write(self._open_writer(), batch)
        except BaseException:
            # The connection may still be writing, so it is not used again.
            terminate(self._writer)
            raise
        finally:
            self._release_lock()

    async def rollback(self) -> None:
        """Releases the write lock."""
        try:
            with store_errors(self._writer):
                await self._open_writer().execute("ROLLBACK")
        except BaseException as problem:
            terminate(self._writer)
            # The lock ended with the connection.
            if not isinstance(problem, StoreError):
                raise
        finally:
            self._release_lock()

    async def check_durable(self) -> None:
        """Raises StoreError if commits might not reach the disk."""
        ((durable,),) = await self._query(IS_DURABLE, DURABLE)
        if not durable:
            raise StoreError(UNSAFE)

    async def secret(self) -> bytes:
        """The key for ticket numbers."""
        return open_secret(self.house_key, self._secret)

    async def sealed(self) -> bytes:
        """The same key as stored in the database."""
        return self._secret

    async def forget(self, streams: Collection[str]) -> None:
        """Deletes snapshots."""
        await self._query(FORGET, list(streams))

    async def fill(self, secret: bytes, batches: Iterable[Batch]) -> bool:
        """Stores the dump of another store."""
        with store_errors():
            writer = await connect(self._url)
        try:
            with store_errors(writer):
                await writer.execute(BEGIN)
                if await writer.fetchval(IN_USE):
                    return False
            head, tips = EMPTY, dict[str, Tip]()
            for batch in batches:
                tips |= check_batch(head, tips, batch)
                head = end_after(head, batch)
                with store_errors(writer):
                    await _add(writer, batch)
            with store_errors(writer):
                await writer.execute(MOVE, *_columns(tips), *head)
                await writer.execute("UPDATE settings SET value = $1 WHERE key = 'secret'", secret)
                await writer.execute("COMMIT")
        finally:
            writer.terminate()
        self._secret, self._head = secret, head
        return True

    async def _begin(self, ids: Collection[str]) -> OpenTransaction:
        self._writer = await self._connected(self._writer)
        with store_errors(self._writer):
            await self._writer.execute(BEGIN)
            rows = await self._writer.fetch(FIND, list(ids), DURABLE)
        self._heartbeat.note_answer()
        if not rows[0][2]:
            raise StoreError(UNSAFE)
        known = (Answer(*row[3:]) for row in rows if row[3] is not None)
        return OpenTransaction(Head(*rows[0][:2]), {answer.id: answer for answer in known})

    async def _write(self, writer: Connection, batch: Batch) -> None:
        tips = await self.tips({event.stream for event in batch.events}) if batch.events else {}
        moved = check_batch(self._head, tips, batch)
        head = end_after(self._head, batch)
        await _add(writer, batch)
        if moved:
            await writer.execute(MOVE, *_columns(moved), *head)
        await writer.execute("COMMIT")
        self._head = head

    async def _end_hanging_session(self) -> None:
        """Ends another session that hangs with the write lock, if permitted."""
        terminate(self._writer)
        with contextlib.suppress(StoreError):
            await self._query(HANGING, postgres_database.LOCK_TIMEOUT_S)

    def _release_lock(self) -> None:
        self._holder = None
        self._lock.release()


async def open_postgres(url: str, *, create: bool = True, key: str = USUAL) -> PostgresStore | Rejection:
    """The store of a database, upgraded to this release."""
    try:
        with store_errors():
            connection = await connect(url)
            try:
                prepared = await prepare(connection, KeySource(key), create=create)
            finally:
                connection.terminate()
        if isinstance(prepared, Rejection):
            return prepared
        store = PostgresStore(url, prepared.secret, prepared.house_key)
        await store.head()
    except StoreError as problem:
        # The server says best what is wrong.
        cause = str(problem.__cause__ or "")
        facts = {"case": "opening", "problem": cause or problem.rejection.text}
        return Rejection(problem.code, facts, problem.rejection.clause)
    except asyncpg.SyntaxOrAccessError as problem:
        log.warning("PostgreSQL: %s", problem)
        return FOREIGN
    except (asyncpg.InterfaceError, ValueError):
        # The address may contain a password, so it is not repeated.
        return Rejection("unknown-database", {"case": "url"})
    return store


async def _add(connection: Connection, batch: Batch) -> None:
    """Copies the rows of a batch in, which takes half the time of inserting them."""
    fresh = {each.stream: each for each in batch.snapshots}
    if stale := batch.forget | fresh.keys():
        await connection.execute(FORGET, list(stale))
    tables = {
        "events": batch.events,
        "postings": batch.lines,
        "commands": batch.answers,
        "snapshots": fresh.values(),
        "vault": batch.vault,
    }
    for table, rows in tables.items():
        if rows:
            await connection.copy_records_to_table(table, records=rows)


def _columns(tips: Mapping[str, Tip]) -> tuple[list[Any], ...]:
    return tuple(map(list, zip(*tips.values(), strict=True))) or ([], [], [])
