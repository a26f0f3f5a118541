"""The socket: one client's connection, from its first message to its last."""

import asyncio
import contextlib
import logging
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from pitboss.kernel.rejection import Rejection
from pitboss.service.api.answers import dispensed_by, error_of, happened, notices_of, read_command, ticket_of
from pitboss.service.api.request_checks import find_by_token
from pitboss.service.auth.actors import Actor, DeviceActor, StaffActor
from pitboss.service.auth.sign_in import FRESH_MS
from pitboss.service.network.addresses import client_address
from pitboss.service.network.buckets import Bucket, Rate
from pitboss.service.realtime.hub import Outbox
from pitboss.service.realtime.messages import (
    Bye,
    ClientMessage,
    Do,
    Done,
    Hello,
    Lead,
    Ping,
    Pong,
    Refused,
    Resync,
    ServerMessage,
    Unwatch,
    Watch,
    Welcome,
    encode,
    read_client,
)
from pitboss.store.port import BROKEN, StoreError

if TYPE_CHECKING:
    from pitboss.service.server_context import ServerContext

HELLO_WITHIN_S = 5.0
"""Seconds for a client to say who it is."""
HEARTBEAT_S = 10
"""Seconds between two pings."""
SILENCE_S = 30
"""After so many seconds without a pong, a client counts as gone."""
ANSWER_S = 1.5
"""Seconds for a client to answer when asked whether it is still there."""
GOODBYE_S = 1.0
"""Seconds for the last message. The server does not wait longer for a client that does not read it."""
MOST_WATCHES = 64
MOST_COMMANDS = 32
"""The most unanswered commands of one client."""
MESSAGES = Rate(per_s=50, burst=100)
"""The messages of one client."""
POLICY_VIOLATION_CODE = 1008
"""The code for closing the socket of a client that breaks the protocol."""

MALFORMED = Rejection("malformed-message")
NO_HELLO = Rejection("hello-missing")
SECOND_HELLO = Rejection("hello-twice")
TOO_MANY = Rejection("too-many-messages")
TOO_MANY_WATCHES = Rejection("too-many-watches")
TOO_SLOW = Rejection("too-slow")
GONE = Rejection("no-pong")

log = logging.getLogger(__name__)


class _EndError(Exception):
    """Ends the connection with a reason."""

    def __init__(self, why: Rejection) -> None:
        super().__init__(why.code)
        self.why = why


class Connection:
    """The connection of one authenticated client."""

    def __init__(
        self, context: "ServerContext", socket: WebSocket[Any, Any, Any], token: str, actor: Actor
    ) -> None:
        """Begins without channels."""
        self._context, self._socket, self._token, self._actor = context, socket, token, actor
        self._box = Outbox()
        self._watching: set[str] = set()
        self._doing: set[asyncio.Task[None]] = set()
        self._bucket = Bucket(MESSAGES)
        self._heard = monotonic()
        self._shut: asyncio.Future[Rejection] = asyncio.get_running_loop().create_future()
        """Why the client loses its access."""
        self._answered = asyncio.Event()
        """Set when the client answered a ping, or is gone."""
        self._over = False
        self._doubted = asyncio.Event()
        """Set when the log has a new event about the actor."""

    async def run(self) -> Rejection | None:
        """Runs until either side ends it. Returns the reason if this server did."""
        floor = self._context.floor
        self._tell(Welcome(self._actor, floor.clock(), HEARTBEAT_S, floor.config.utc_offset))
        prefix = "staff" if isinstance(self._actor, StaffActor) else "key"
        doubts = self._context.doubts.setdefault(stream := f"{prefix}/{self._actor.name}", set())
        doubts.add(self._doubted)
        parts = (self._read(), self._write(), self._beat(), self._drop(), self._be_shut(), self._be_doubted())
        tasks = [asyncio.create_task(part) for part in parts]
        try:
            ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._over = True
            self._answered.set()
            for name in self._watching:
                self._context.hub.unwatch(name, self._box)
            doubts.discard(self._doubted)
            if not doubts:
                self._context.doubts.pop(stream, None)
            for task in tasks:
                task.cancel()
            # Commands are carried out, even if nobody waits for the answer any more.
            await asyncio.gather(*tasks, *self._doing, return_exceptions=True)
        for task in ended:
            problem = task.exception()
            if isinstance(problem, _EndError):
                return problem.why
            if problem is not None and not isinstance(problem, WebSocketDisconnect):
                raise problem
        return None

    async def answers(self) -> bool:
        """Whether the client still answers, within a moment."""
        self._answered.clear()
        self._tell(Ping(self._context.floor.clock()))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_S):
                await self._answered.wait()
                return not self._over
        return False

    def end(self, why: Rejection) -> None:
        """Closes the connection, and tells the client why."""
        if not self._shut.done():
            self._shut.set_result(why)

    async def _read(self) -> None:
        while True:
            message = await receive(self._socket)
            if not self._bucket.take():
                raise _EndError(TOO_MANY)
            if message is None:
                raise _EndError(MALFORMED)
            self._take(message)

    def _take(self, message: ClientMessage) -> None:
        match message:
            case Pong():
                self._heard = monotonic()
                self._answered.set()
            case Do():
                if len(self._doing) >= MOST_COMMANDS:
                    self._tell(Refused(message.id, error_of(TOO_MANY)))
                    return
                task = asyncio.create_task(self._do(message))
                self._doing.add(task)
                task.add_done_callback(self._doing.discard)
            case Watch(channel) | Resync(channel):
                self._watch(channel)
            case Unwatch(channel):
                self._watching.discard(channel)
                self._context.hub.unwatch(channel, self._box)
            case Hello():
                raise _EndError(SECOND_HELLO)

    def _watch(self, channel: str) -> None:
        context = self._context
        refused = context.may_watch(self._actor, channel)
        if refused is None and len(self._watching | {channel}) > MOST_WATCHES:
            refused = TOO_MANY_WATCHES
        refused = refused or context.hub.watch(channel, self._actor, self._box)
        if refused is not None:
            self._tell(Refused(channel, error_of(refused)))
            return
        self._watching.add(channel)
        owner = context.elsewhere(channel)
        if owner is not None:
            self._tell(Lead(channel, owner))

    async def _do(self, request: Do) -> None:
        try:
            reply = await self._look_again(active=True) or await self._carry_out(request)
        except Exception:
            log.exception("A command of %s broke", self._actor.by)
            reply = BROKEN
        self._tell(Refused(request.id, error_of(reply)) if isinstance(reply, Rejection) else reply)

    async def _carry_out(self, request: Do) -> Done | Rejection:
        command = read_command(self._context.floor.registry, request.command)
        if isinstance(command, Rejection):
            return command
        address = client_address(self._socket.scope, self._context.floor.config)
        done = await self._context.carry_out(
            self._actor, request.id, command, request.second, address=address
        )
        if isinstance(done, Rejection):
            return done
        ticket = ticket_of(done, self._context.secret)
        notices = notices_of(command, done, self._context.floor)
        return Done(request.id, happened(done), ticket, notices, dispensed_by(done))

    async def _look_again(self, *, active: bool) -> Rejection | None:
        """Why the client may do nothing now. If it has lost its access, the connection ends."""
        try:
            actor = await self._context.auth.find(self._token, active=active)
        except StoreError as problem:
            return problem.rejection
        if not isinstance(actor, Rejection):
            self._become(actor)
            return None
        self.end(actor)
        return actor

    def _become(self, actor: Actor) -> None:
        """Applies a change of the actor: with other posts it may see other channels."""
        if actor == self._actor:
            return
        self._actor = actor
        watched, self._watching = self._watching, set()
        for name in watched:
            self._context.hub.unwatch(name, self._box)
            self._watch(name)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_S)
            if monotonic() - self._heard > SILENCE_S:
                raise _EndError(GONE)
            await self._look_again(active=False)
            self._tell(Ping(self._context.floor.clock()))

    async def _be_doubted(self) -> None:
        """Checks at once, and again once cached sessions have expired: another server may have acted."""
        while True:
            await self._doubted.wait()
            self._doubted.clear()
            await self._look_again(active=False)
            await asyncio.sleep(FRESH_MS / 1_000)
            await self._look_again(active=False)

    async def _drop(self) -> None:
        await self._box.behind.wait()
        self._context.metrics.dropped.inc()
        raise _EndError(TOO_SLOW)

    async def _be_shut(self) -> None:
        raise _EndError(await self._shut)

    async def _write(self) -> None:
        while True:
            for text in await self._box.take():
                await self._socket.send_data(text, mode="text")

    def _tell(self, message: ServerMessage) -> None:
        self._box.send(encode(message))


async def serve_socket(context: "ServerContext", socket: WebSocket[Any, Any, Any]) -> None:
    """Authenticates a client, serves it, and says why the connection ends."""
    if not context.trusts(socket.headers):
        await socket.close(POLICY_VIOLATION_CODE)
        return
    await socket.accept()
    with context.metrics.sockets.track_inprogress(), contextlib.suppress(WebSocketDisconnect):
        why = await _welcome(context, socket)
        if why is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(GOODBYE_S):
                    await socket.send_data(encode(Bye(error_of(why))), mode="text")
                    await socket.close(POLICY_VIOLATION_CODE, why.code)


async def _welcome(context: "ServerContext", socket: WebSocket[Any, Any, Any]) -> Rejection | None:
    try:
        async with asyncio.timeout(HELLO_WITHIN_S):
            hello = await receive(socket)
    except TimeoutError:
        return NO_HELLO
    if not isinstance(hello, Hello):
        return MALFORMED if hello is None else NO_HELLO
    try:
        address = client_address(socket.scope, context.floor.config)
        actor = await find_by_token(context, hello.token, address)
    except StoreError as problem:
        return problem.rejection
    if isinstance(actor, Rejection):
        return actor
    client = socket.scope["client"]
    crowded = None if client is None else context.connections.become(client, actor)
    if crowded is not None:
        return crowded
    connection = Connection(context, socket, hello.token, actor)
    if not isinstance(actor, DeviceActor):
        return await connection.run()
    refused = await context.key_connections.enter(actor, address, connection)
    if refused is not None:
        return refused
    try:
        return await connection.run()
    finally:
        context.key_connections.leave(actor, connection)


async def receive(socket: WebSocket[Any, Any, Any]) -> ClientMessage | None:
    """The next message; none if it is malformed."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="the client left")
    text: Any = event.get("text")
    try:
        message: ClientMessage = read_client(text or "")
    except (msgspec.DecodeError, RecursionError):
        return None
    return message
