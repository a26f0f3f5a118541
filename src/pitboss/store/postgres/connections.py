"""The connections of a PostgreSQL store: one writes, one answers short queries, long reads have their own."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from pitboss.store.log import EMPTY
from pitboss.store.port import LOST, REPLACED, StoreError
from pitboss.store.postgres import database as postgres_database
from pitboss.store.postgres.database import (
    DURABLE,
    GONE,
    UNSAFE,
    Connection,
    alive,
    connect,
    connect_to_write,
    store_errors,
    terminate,
)
from pitboss.store.postgres.heartbeat import Heartbeat

PIECE_ROWS = 4096
"""How many rows a long read fetches at a time."""

CHECK = """
SELECT (SELECT value FROM settings WHERE key = 'secret'),
  (SELECT hash FROM events WHERE seq = $1),
  (SELECT bool_and(current_setting(name) = 'on') FROM unnest($2::text[]) AS name)
"""


class PostgresConnections:
    """Makes the connections, and makes a lost one again when it is next needed."""

    def __init__(self, url: str, secret: bytes) -> None:
        """Takes a prepared database, and the secret as stored in it."""
        self._url, self._secret = url, secret
        self._lock, self._reader_lock = asyncio.Lock(), asyncio.Lock()
        self._writer: Connection | None = None
        self._reader: Connection | None = None
        self._others: set[Connection] = set()
        """Connections of long reads, and those being made."""
        self._heartbeat = Heartbeat(lambda: connect(url), self._drop_all)
        self._holder: asyncio.Task[Any] | None = None
        """The task that holds the write lock."""
        self._head = EMPTY
        """The end of the log when this store last saw it."""

    async def close(self) -> None:
        """Closes all connections."""
        await self._heartbeat.stop()
        for reading in self._others:
            reading.terminate()
        for connection in (self._writer, self._reader):
            if connection is not None:
                with contextlib.suppress(Exception):
                    await connection.close(timeout=postgres_database.CONNECT_TIMEOUT_S)
        self._writer = self._reader = None

    def _open_writer(self) -> Connection:
        """The connection of the open transaction."""
        if not alive(self._writer):
            raise StoreError(LOST)
        return self._writer

    async def _query(self, sql: str, *args: object) -> list[Any]:
        """The rows of a short query.

        The task with the write lock uses the writing connection, so that it does not count as hanging while
        it reads. All others use another connection, because a cancelled caller breaks its connection.
        """
        if self._holder is asyncio.current_task():
            with store_errors(self._writer):
                rows: list[Any] = await self._open_writer().fetch(sql, *args)
            return rows
        async with self._reader_lock:
            try:
                self._reader = await self._connected(self._reader)
                with store_errors(self._reader):
                    rows = await self._reader.fetch(sql, *args)
            except BaseException:
                terminate(self._reader)
                raise
            self._heartbeat.note_answer()
            return rows

    async def _pieces(self, *queries: tuple[Any, ...]) -> AsyncGenerator[tuple[str, list[Any]], None]:
        """The rows of long queries in pieces, all as of one moment."""
        self._check_answering()
        with store_errors():
            reading = await connect(self._url)
        self._others.add(reading)
        try:
            with store_errors(reading):
                await reading.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            for query in queries:
                with store_errors(reading):
                    cursor = await reading.cursor(*query)
                    rows = await cursor.fetch(PIECE_ROWS)
                while rows:
                    yield query[0], rows
                    with store_errors(reading):
                        rows = await cursor.fetch(PIECE_ROWS)
            with store_errors(reading):
                await reading.close(timeout=postgres_database.CONNECT_TIMEOUT_S)
        finally:
            # A cancelled reader may have no time to close in order.
            reading.terminate()
            self._others.discard(reading)

    async def _connected(self, connection: Connection | None) -> Connection:
        """A working connection to the database that this store was opened for."""
        self._check_answering()
        if alive(connection):
            return connection
        with store_errors():
            connection = await connect_to_write(self._url)
            self._others.add(connection)
            try:
                await self._check_database(connection)
            except BaseException:
                connection.terminate()
                raise
            finally:
                self._others.discard(connection)
        return connection

    def _check_answering(self) -> None:
        """Refuses at once while the database does not answer, so that no caller waits for it."""
        self._heartbeat.start()
        if self._heartbeat.silent:
            raise StoreError(GONE)

    def _drop_all(self) -> None:
        """Ends all connections, so that every waiting caller gets an error."""
        for connection in (self._writer, self._reader, *self._others):
            terminate(connection)

    async def _check_database(self, connection: Connection) -> None:
        """Checks that all acknowledged events are there, and that commits are durable."""
        try:
            secret, last, durable = await connection.fetchrow(CHECK, self._head.seq, DURABLE)
        except asyncpg.UndefinedTableError:
            raise StoreError(REPLACED) from None
        if secret != self._secret or (self._head.seq and last != self._head.hash):
            raise StoreError(REPLACED)
        if not durable:
            raise StoreError(UNSAFE)
