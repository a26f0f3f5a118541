"""The heartbeat of a PostgreSQL database: finds a database that stops answering without closing connections.

A network that drops all packets, or a machine that hangs, closes no connection. A caller would wait for a
long time. So a small query is sent several times a second, on a separate connection. If neither that nor
any other query is answered for one and a half seconds, the database is silent.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import asyncpg  # type: ignore[import-untyped]

from pitboss.store.postgres.database import Connection, alive, terminate

INTERVAL_S = 0.3
"""From an answer to the next query."""
WAIT_S, WAITS = 0.3, 5
"""The length and number of waits for an answer. Short ones, so that a pause of this process counts once."""


class Heartbeat:
    """Queries a database at intervals, as long as it is in use."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]], on_silence: Callable[[], None]) -> None:
        """`on_silence` is called when no answer came. It must drop all connections."""
        self._connect, self._on_silence = connect, on_silence
        self._connection: Connection = None
        self._task: asyncio.Task[None] | None = None
        self._answered_at = 0.0
        self._missed = 0
        """Waits since the last answer to any query."""
        self.silent = False
        """Whether the last query had no answer. Then a connection attempt is useless."""

    def start(self) -> None:
        """Starts the queries, unless they run already."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    def note_answer(self) -> None:
        """Another query was answered: the machine may only be busy."""
        self._answered_at = asyncio.get_running_loop().time()

    async def stop(self) -> None:
        """Ends the queries."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self) -> None:
        try:
            while True:
                if await self._beat():
                    await asyncio.sleep(INTERVAL_S)
        finally:
            terminate(self._connection)

    async def _beat(self) -> bool:
        """Sends one query; returns whether there was an answer."""
        loop, query = asyncio.get_running_loop(), asyncio.create_task(self._query())
        try:
            for _ in range(WAITS):
                began = loop.time()
                if (await asyncio.wait({query}, timeout=WAIT_S))[0]:
                    self.silent, self._missed = False, 0
                    return True
                # An answer from just before the loss of the network does not excuse later waits.
                self._missed = self._missed + 1 if self._answered_at < began else 0
                if self._missed == WAITS:
                    self.silent, self._missed = True, 0
                    self._on_silence()
            terminate(self._connection)
            return False
        finally:
            query.cancel()
            await asyncio.gather(query, return_exceptions=True)

    async def _query(self) -> None:
        """An error is an answer too: the database is not silent."""
        with contextlib.suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
            if not alive(self._connection):
                self._connection = await self._connect()
            await self._connection.execute("SELECT")
