"""The floor from the other end of the socket: commands that are done once, and views that stay up to date."""

import asyncio
import contextlib
import random
import secrets
from collections import deque
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, WebSocketException

from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection
from pitboss.service.realtime.messages import (
    Bye,
    Change,
    ClientMessage,
    Do,
    Done,
    Hello,
    Lead,
    Ping,
    Pong,
    Refused,
    Resync,
    Second,
    ServerMessage,
    Snapshot,
    Unwatch,
    Watch,
    Welcome,
    encode,
    read_server,
)
from pitboss.service.realtime.patches import patched

PATIENCE = 10.0
"""Seconds in which a server answers the first message."""
MISSED = 3
"""So many heartbeats may fail to come before a connection is taken to be lost."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds before the first try to connect again, and before the later ones."""
SCHEMES = {"http": "ws", "https": "wss"}

View = dict[str, Any]


class NoFloorError(Exception):
    """The floor cannot be reached, or lets nobody in; says why in a sentence."""


class TurnedAwayError(NoFloorError):
    """The floor knows no such key or session, or does not show them what they want to watch."""


@dataclass(slots=True)
class _Watched:
    """A channel as it stands at this end."""

    view: View | None = None
    n: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set, and replaced by another, whenever there is something new."""
    refused: Rejection | None = None
    watchers: int = 0

    def tell(self) -> None:
        self.news.set()
        self.news = asyncio.Event()


class Connection:
    """A way to the floor that mends itself: whatever was asked for or watched goes on after it was lost."""

    def __init__(self, urls: Sequence[str], token: str) -> None:
        """Made by `connect`."""
        self._urls, self._token = deque(map(live_url, urls)), token
        """The servers of the floor, first the one that answered last."""
        self.me: Any = None
        """Who the floor says this is."""
        self.leads: dict[str, str] = {}
        """By channel: the server that runs its game, where that is another one."""
        self._asked: dict[str, tuple[Do, asyncio.Future[Done | Rejection]]] = {}
        self._watched: dict[str, _Watched] = {}
        self._outgoing = asyncio.Queue[ClientMessage]()
        self._silence = PATIENCE
        self._ended: NoFloorError | None = None

    async def do(
        self,
        command: Command,
        id: str | None = None,  # noqa: A002
        second: Second | None = None,
    ) -> Done | Rejection:
        """Has a command carried out, and waits for the answer, however often the connection is lost.

        It is sent again under the same id, so that it is carried out once.
        """
        if self._ended is not None:
            raise self._ended
        key = secrets.token_hex(8) if id is None else id
        asked = Do(key, msgspec.Raw(msgspec.json.encode(command)), second)
        answer: asyncio.Future[Done | Rejection] = asyncio.get_running_loop().create_future()
        self._asked[key] = asked, answer
        self._outgoing.put_nowait(asked)
        try:
            return await answer
        finally:
            del self._asked[key]

    async def watch(self, channel: str) -> AsyncGenerator[View, None]:
        """What a channel shows, now and whenever it changes; whoever is slow sees only the latest."""
        watched = self._watched.setdefault(channel, _Watched())
        watched.watchers += 1
        if watched.watchers == 1:
            self._outgoing.put_nowait(Watch(channel))
        seen: View | None = None
        try:
            while True:
                news = watched.news
                if self._ended is not None:
                    raise self._ended
                if watched.refused is not None:
                    raise TurnedAwayError(watched.refused.message)
                if watched.view is not None and watched.view is not seen:
                    seen = watched.view
                    yield seen
                else:
                    await news.wait()
        finally:
            watched.watchers -= 1
            if not watched.watchers:
                del self._watched[channel]
                self._outgoing.put_nowait(Unwatch(channel))

    async def stay(self, socket: ClientConnection) -> None:
        """Talks until the end, and connects again whenever the connection is lost."""
        try:
            while True:
                try:
                    await self._talk(socket)
                except (ConnectionClosed, TimeoutError, msgspec.DecodeError):
                    # The next connection takes up where this one ended.
                    pass
                finally:
                    await socket.close()
                socket = await self._return()
        except NoFloorError as ended:
            self._end(ended)
        except asyncio.CancelledError:
            self._end(NoFloorError("The connection to the floor was closed."))
            raise

    async def enter(self) -> ClientConnection:
        """A connection on which the floor has said welcome: the first of its servers that does."""
        lost: NoFloorError | None = None
        for url in list(self._urls):
            try:
                return await self._enter(url)
            except TurnedAwayError:
                raise
            except NoFloorError as problem:
                lost = lost or problem
                self._urls.rotate(-1)
        raise lost or NoFloorError("No server is named.")

    async def _enter(self, url: str) -> ClientConnection:
        try:
            # The floor has a heartbeat of its own.
            socket = await open_socket(
                url,
                open_timeout=PATIENCE,
                ping_interval=None,
                max_size=None,
                compression=None,
                proxy=None,
            )
        except (OSError, TimeoutError, WebSocketException) as problem:
            raise NoFloorError(f"{url} cannot be reached: {_why(problem)}.") from None
        try:
            await socket.send(encode(Hello(self._token)))
            async with asyncio.timeout(PATIENCE):
                told = read_server(await socket.recv(decode=False))
        except (ConnectionClosed, TimeoutError, msgspec.DecodeError):
            await socket.close()
            raise NoFloorError(f"{url} does not answer as a floor does.") from None
        except asyncio.CancelledError:
            await socket.close()
            raise
        if isinstance(told, Welcome):
            self.me, self._silence = told.me, MISSED * told.heartbeat
            return socket
        await socket.close()
        if not isinstance(told, Bye):
            raise TurnedAwayError(f"{url} is no floor.")
        # A server without its database knows nobody, one that is full has room later: both are asked again.
        later = told.error.code.startswith("store-") or told.error.code == "too-many-connections"
        raise (NoFloorError if later else TurnedAwayError)(told.error.message)

    async def _return(self) -> ClientConnection:
        pause = FIRST_PAUSE
        while True:
            # A server that comes back is not to meet all of its clients at the same moment.
            await asyncio.sleep(pause * random.uniform(0.5, 1))
            try:
                return await self.enter()
            except TurnedAwayError:
                raise
            except NoFloorError:
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _talk(self, socket: ClientConnection) -> None:
        self._outgoing = asyncio.Queue()
        for channel in self._watched:
            self._outgoing.put_nowait(Watch(channel))
        for asked, _ in self._asked.values():
            self._outgoing.put_nowait(asked)
        writing = asyncio.create_task(self._write(socket, self._outgoing))
        try:
            while True:
                async with asyncio.timeout(self._silence):
                    text = await socket.recv(decode=False)
                self._hear(read_server(text))
        finally:
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)

    async def _write(self, socket: ClientConnection, outgoing: asyncio.Queue[ClientMessage]) -> None:
        while True:
            await socket.send(encode(await outgoing.get()))

    def _hear(self, told: ServerMessage) -> None:
        match told:
            case Done(id=key):
                self._answer(key, told)
            case Refused(id=key, error=error):
                refused = Rejection(error.code, error.message, error.clause)
                if key in self._watched:
                    self._watched[key].refused = refused
                    self._watched[key].tell()
                self._answer(key, refused)
            case Snapshot(channel=channel) if channel in self._watched:
                self._show(channel, told.n, told.view)
            case Change(channel=channel) if channel in self._watched:
                watched = self._watched[channel]
                if watched.view is None or told.n <= watched.n:
                    return
                if told.n == watched.n + 1:
                    self._show(channel, told.n, patched(watched.view, told.patch))
                else:
                    self._outgoing.put_nowait(Resync(channel))
            case Lead(channel=channel, to=to):
                self.leads[channel] = to
            case Ping():
                self._outgoing.put_nowait(Pong())
            case _:
                # The floor says farewell: the connection ends by itself.
                pass

    def _answer(self, key: str, answer: Done | Rejection) -> None:
        if key in self._asked and not self._asked[key][1].done():
            self._asked[key][1].set_result(answer)

    def _show(self, channel: str, n: int, view: View) -> None:
        watched = self._watched[channel]
        watched.n, watched.view = n, view
        watched.tell()

    def _end(self, ended: NoFloorError) -> None:
        self._ended = ended
        for _, answer in self._asked.values():
            if not answer.done():
                answer.set_exception(ended)
        for watched in self._watched.values():
            watched.tell()


@contextlib.asynccontextmanager
async def connect(url: str | Sequence[str], token: str) -> AsyncIterator[Connection]:
    """The floor at an address, or at those of several servers, for whoever has a key or a session's token.

    ```
    async with connect("ws://127.0.0.1:8000", "pk_…") as floor:
        await floor.do(CashOut("7"))
    ```
    """
    floor = Connection([url] if isinstance(url, str) else url, token)
    staying = asyncio.create_task(floor.stay(await floor.enter()))
    try:
        yield floor
    finally:
        staying.cancel()
        await asyncio.gather(staying, return_exceptions=True)


def live_url(url: str) -> str:
    """Where the socket of a floor is.

    >>> live_url("http://127.0.0.1:8000"), live_url("wss://floor.example/live")
    ('ws://127.0.0.1:8000/live', 'wss://floor.example/live')
    """
    parts = urlsplit(url)
    path = parts.path if parts.path.strip("/") else "/live"
    return urlunsplit(parts._replace(scheme=SCHEMES.get(parts.scheme, parts.scheme), path=path))


def _why(problem: Exception) -> str:
    """What went wrong with a connection, in a few words."""
    if isinstance(problem, TimeoutError):
        return "nobody answers"
    if isinstance(problem, ConnectionRefusedError):
        return "nobody listens there"
    if isinstance(problem, OSError):
        return problem.strerror or "nobody listens there"
    return str(problem).rstrip(".")
