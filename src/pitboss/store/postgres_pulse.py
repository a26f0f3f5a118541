"""The pulse of a PostgreSQL database: whether it still answers, even where nobody says that it does not.

A network that drops everything, or a machine that stands still, ends no connection: who waits for an
answer would wait for long. So a small question is asked several times a second, on a connection of its own.
If neither that nor anything else is answered for one and a half seconds, the database is silent.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import asyncpg  # type: ignore[import-untyped]

from pitboss.store.postgres_database import Connection, alive, hang_up

BEAT_S = 0.3
"""Seconds from an answer to the next question."""
WAIT_S, WAITS = 0.3, 5
"""Seconds that an answer is waited for, and how often. That this process itself stands still counts once."""


class Pulse:
    """Asks a database whether it is there, as long as anybody uses it."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]], fall_silent: Callable[[], None]) -> None:
        """`fall_silent` is called when no answer came: all connections are to be given up."""
        self._connect, self._fall_silent = connect, fall_silent
        self._connection: Connection = None
        self._task: asyncio.Task[None] | None = None
        self._heard = 0.0
        self._unheard = 0
        """Waits since anything was answered."""
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
                if await self._beat():
                    await asyncio.sleep(BEAT_S)
        finally:
            hang_up(self._connection)

    async def _beat(self) -> bool:
        """Asks once; whether there was an answer."""
        loop, asking = asyncio.get_running_loop(), asyncio.create_task(self._ask())
        try:
            for _ in range(WAITS):
                began = loop.time()
                if (await asyncio.wait({asking}, timeout=WAIT_S))[0]:
                    self.silent, self._unheard = False, 0
                    return True
                # What was answered just before the way was cut excuses no wait after that.
                self._unheard = self._unheard + 1 if self._heard < began else 0
                if self._unheard == WAITS:
                    self.silent, self._unheard = True, 0
                    self._fall_silent()
            hang_up(self._connection)
            return False
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)

    async def _ask(self) -> None:
        """An error, whatever it is, is an answer: the database is not silent."""
        with contextlib.suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
            if not alive(self._connection):
                self._connection = await self._connect()
            await self._connection.execute("SELECT")
