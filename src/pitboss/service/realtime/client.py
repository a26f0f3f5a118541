"""A client of the socket: commands that are carried out once, and views that stay up to date."""

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
from websockets.exceptions import ConnectionClosed, InvalidURI, WebSocketException

from pitboss.kernel.decision import Command
from pitboss.kernel.reasons import reason
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Fact, Text
from pitboss.service.realtime.messages import (
    Bye,
    Change,
    ClientMessage,
    Do,
    Done,
    Error,
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
from pitboss.words.rendering import english

WELCOME_WITHIN_S = 10.0
"""Seconds for a server to answer the first message."""
MISSED_HEARTBEATS = 3
"""After so many missed heartbeats, a connection counts as lost."""
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.1, 5.0
"""Seconds before the first attempt to reconnect, and the most before later ones."""
SCHEMES = {"http": "ws", "https": "wss"}

View = dict[str, Any]


class NoFloorError(Exception):
    """The floor cannot be reached, or refuses the client."""

    def __init__(self, rejection: Rejection) -> None:
        """Takes the reason."""
        super().__init__(english(rejection.text))
        self.rejection = rejection


class TurnedAwayError(NoFloorError):
    """The floor does not know the key or session, or does not permit the channel."""


@dataclass(slots=True)
class _Watched:
    """The local state of a channel."""

    view: View | None = None
    n: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set and replaced whenever the view changes."""
    refused: Rejection | None = None
    watchers: int = 0

    def tell(self) -> None:
        self.news.set()
        self.news = asyncio.Event()


class Connection:
    """A connection to the floor that restores itself: commands and channels go on after it was lost."""

    def __init__(self, urls: Sequence[str], token: str) -> None:
        """Use `connect` to make one."""
        self._urls, self._token = deque(map(live_url, urls)), token
        """The servers of the floor. The last one that answered comes first."""
        self.me: Any = None
        """The actor of this connection, as the floor names it."""
        self.leads: dict[str, str] = {}
        """By channel: the server that runs its game, if that is another one."""
        self._requests: dict[str, tuple[Do, asyncio.Future[Done | Rejection]]] = {}
        self._watched: dict[str, _Watched] = {}
        self._outgoing = asyncio.Queue[ClientMessage]()
        self._silence = WELCOME_WITHIN_S
        self._ended: NoFloorError | None = None

    async def do(
        self,
        command: Command,
        id: str | None = None,  # noqa: A002
        second: Second | None = None,
    ) -> Done | Rejection:
        """Carries out a command, and waits for the answer even if the connection is lost meanwhile.

        It is sent again under the same id, so that it is carried out only once.
        """
        if self._ended is not None:
            raise self._ended
        key = secrets.token_hex(8) if id is None else id
        request = Do(key, msgspec.Raw(msgspec.json.encode(command)), second)
        answer: asyncio.Future[Done | Rejection] = asyncio.get_running_loop().create_future()
        self._requests[key] = request, answer
        self._outgoing.put_nowait(request)
        try:
            return await answer
        finally:
            del self._requests[key]

    async def watch(self, channel: str) -> AsyncGenerator[View, None]:
        """Yields the view of a channel now and after each change. A slow reader sees only the latest."""
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
                    raise TurnedAwayError(watched.refused)
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
        """Serves the connection until the end, and reconnects whenever it is lost."""
        try:
            while True:
                try:
                    await self._talk(socket)
                except (ConnectionClosed, TimeoutError, msgspec.DecodeError):
                    # The next connection continues where this one ended.
                    pass
                finally:
                    await socket.close()
                socket = await self._return()
        except NoFloorError as ended:
            self._end(ended)
        except asyncio.CancelledError:
            self._end(NoFloorError(_no_floor("closed")))
            raise

    async def enter(self) -> ClientConnection:
        """A connection after the server's welcome, from the first server that gives one."""
        lost: NoFloorError | None = None
        for url in list(self._urls):
            try:
                return await self._enter(url)
            except TurnedAwayError:
                raise
            except NoFloorError as problem:
                lost = lost or problem
                self._urls.rotate(-1)
        raise lost or NoFloorError(_no_floor("unnamed"))

    async def _enter(self, url: str) -> ClientConnection:
        try:
            # The floor has its own heartbeat.
            socket = await open_socket(
                url,
                open_timeout=WELCOME_WITHIN_S,
                ping_interval=None,
                max_size=None,
                compression=None,
                proxy=None,
            )
        except (OSError, TimeoutError, WebSocketException) as problem:
            raise NoFloorError(_no_floor("unreached", url=url, why=_why(problem))) from None
        try:
            await socket.send(encode(Hello(self._token)))
            async with asyncio.timeout(WELCOME_WITHIN_S):
                message = read_server(await socket.recv(decode=False))
        except (ConnectionClosed, TimeoutError, msgspec.DecodeError):
            await socket.close()
            raise NoFloorError(_no_floor("silent", url=url)) from None
        except asyncio.CancelledError:
            await socket.close()
            raise
        if isinstance(message, Welcome):
            self.me, self._silence = message.me, MISSED_HEARTBEATS * message.heartbeat
            return socket
        await socket.close()
        if not isinstance(message, Bye):
            raise TurnedAwayError(_no_floor("other", url=url))
        # A server without its database, or a full one, is tried again later.
        later = message.error.code.startswith("store-") or message.error.code == "too-many-connections"
        raise (NoFloorError if later else TurnedAwayError)(rejection_of(message.error))

    async def _return(self) -> ClientConnection:
        pause = FIRST_PAUSE_S
        while True:
            # The clients of a restarted server must not all reconnect at the same moment.
            await asyncio.sleep(pause * random.uniform(0.5, 1))
            try:
                return await self.enter()
            except TurnedAwayError:
                raise
            except NoFloorError:
                pause = min(2 * pause, LONGEST_PAUSE_S)

    async def _talk(self, socket: ClientConnection) -> None:
        self._outgoing = asyncio.Queue()
        for channel in self._watched:
            self._outgoing.put_nowait(Watch(channel))
        for request, _ in self._requests.values():
            self._outgoing.put_nowait(request)
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

    def _hear(self, message: ServerMessage) -> None:
        match message:
            case Done(id=key):
                self._answer(key, message)
            case Refused(id=key, error=error):
                refused = rejection_of(error)
                if key in self._watched:
                    self._watched[key].refused = refused
                    self._watched[key].tell()
                self._answer(key, refused)
            case Snapshot(channel=channel) if channel in self._watched:
                self._show(channel, message.n, message.view)
            case Change(channel=channel) if channel in self._watched:
                watched = self._watched[channel]
                if watched.view is None or message.n <= watched.n:
                    return
                if message.n == watched.n + 1:
                    self._show(channel, message.n, patched(watched.view, message.patch))
                else:
                    self._outgoing.put_nowait(Resync(channel))
            case Lead(channel=channel, to=to):
                self.leads[channel] = to
            case Ping():
                self._outgoing.put_nowait(Pong())
            case _:
                # The server says goodbye, and then closes the connection.
                pass

    def _answer(self, key: str, answer: Done | Rejection) -> None:
        if key in self._requests and not self._requests[key][1].done():
            self._requests[key][1].set_result(answer)

    def _show(self, channel: str, n: int, view: View) -> None:
        watched = self._watched[channel]
        watched.n, watched.view = n, view
        watched.tell()

    def _end(self, ended: NoFloorError) -> None:
        self._ended = ended
        for _, answer in self._requests.values():
            if not answer.done():
                answer.set_exception(ended)
        for watched in self._watched.values():
            watched.tell()


@contextlib.asynccontextmanager
async def connect(url: str | Sequence[str], token: str) -> AsyncIterator[Connection]:
    """Connects to the floor at a URL, or at those of several servers, with a device key or a session token.

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
    """The URL of a floor's socket.

    >>> live_url("http://127.0.0.1:8000"), live_url("wss://floor.example/live")
    ('ws://127.0.0.1:8000/live', 'wss://floor.example/live')
    """
    parts = urlsplit(url)
    path = parts.path if parts.path.strip("/") else "/live"
    return urlunsplit(parts._replace(scheme=SCHEMES.get(parts.scheme, parts.scheme), path=path))


def rejection_of(error: Error) -> Rejection:
    """The rejection that the floor sent."""
    return Rejection(error.code, error.facts, error.clause)


def _no_floor(case: str, **facts: Fact) -> Rejection:
    return Rejection("no-floor", {"case": case, **facts})


def _why(problem: OSError | TimeoutError | WebSocketException) -> Fact:
    """The problem of a connection, in a few words."""
    match problem:
        case TimeoutError():
            return Text("nobody-answers")
        case ConnectionRefusedError():
            return Text("nobody-listens")
        case OSError():
            return reason(problem) or Text("nobody-listens")
        case InvalidURI():
            return Text("no-address-of-floor")
    return Text("no-socket", {"problem": str(problem).rstrip(".")})
