"""The pulse of a PostgreSQL database: whether it still answers, even where nobody says that it does not.

A network that drops everything, or a machine that stands still, ends no connection: whoever waits for an
answer would wait for long. So a small question is asked twice a second, on a connection of its own. If it is
not answered for two seconds, and nothing else is either, the database is silent.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import asyncpg  # type: ignore[import-untyped]

from pitboss.store.postgres_database import Connection, alive, hang_up

BEAT_S = 0.4
"""Seconds from one question to the next."""
WAIT_S, WAITS = 0.4, 5
"""Seconds that an answer is waited for, and how often. That this process itself stands still counts once."""


class Pulse:
    """Asks a database whether it is there, as long as anybody uses it."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]], fall_silent: Callable[[], None]) -> None:
        """`fall_silent` is called when no answer came: all connections are to be given up."""
        self._connect, self._fall_silent = connect, fall_silent
        self._connection: Connection = None
        self._task: asyncio.Task[None] | None = None
        self._heard = 0.0
        self.silent = False
        """Whether the last question was not answered: nobody need try to connect."""

    def start(self) -> None:
        """Begins to ask, unless it does already."""
        if self._task is None:
            self._task = asyncio.create_task(self._go_on())

    def hear(self) -> None:
        """Something else was answered: a machine may only be too busy."""
        self._heard = asyncio.get_running_loop().time()

    async def stop(self) -> None:
        """Asks no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _go_on(self) -> None:
        try:
            while True:
                await self._beat()
                await asyncio.sleep(BEAT_S)
        finally:
            hang_up(self._connection)

    async def _beat(self) -> None:
        began, asking = asyncio.get_running_loop().time(), asyncio.create_task(self._ask())
        try:
            for _ in range(WAITS):
                if (await asyncio.wait({asking}, timeout=WAIT_S))[0]:
                    self.silent = False
                    return
            hang_up(self._connection)
            self.silent = self._heard < began
            if self.silent:
                self._fall_silent()
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)

    async def _ask(self) -> None:
        """Whoever is told no, by whatever error, is not met with silence."""
        with contextlib.suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
            if not alive(self._connection):
                self._connection = await self._connect()
            await self._connection.execute("SELECT")
