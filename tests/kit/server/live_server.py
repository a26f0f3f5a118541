"""A server in the test's own process, with people, devices and sockets."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, redirect_stderr
from io import StringIO
from itertools import count
from typing import Any

import httpx
import msgspec
import pytest
import structlog
from argon2 import PasswordHasher
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kit.store.store_contract import NOON
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.decide import ActAtTable, TableActed
from pitboss.engine.registry import Registry
from pitboss.floor.people.staff import Post
from pitboss.floor.people.staff_commands import AddStaff
from pitboss.floor.terminals.chips.chip_commands import SetTerminal
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import unwrap
from pitboss.ledger.till import MoveMoney
from pitboss.service.api.server import serving
from pitboss.service.auth.actors import DeviceActor, DeviceKind
from pitboss.service.auth.sign_in import Authenticator
from pitboss.service.config import FloorConfig
from pitboss.service.demo import stock
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.monitoring.telemetry import start_log
from pitboss.service.server_context import ServerContext
from pitboss.store.memory import MemoryStore
from pitboss.store.port import Store

CONFIG = FloorConfig("Pitboss", origins=("https://floor.example",))
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSWORD = "correct horse"


class Server:
    """A server that runs, with a terminal and some people."""

    def __init__(self, context: ServerContext, port: int) -> None:
        self.context, self.port = context, port
        self.keys: dict[str, str] = {}
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)

    async def key(self, terminal: str = "7", kind: str = DeviceKind.STACKER) -> str:
        name = f"{kind}-{terminal}".replace("/", "-")
        if name not in self.keys:
            self.keys[name] = unwrap(await self.context.auth.keys.make(DeviceActor(name, kind, terminal)))
        return self.keys[name]

    async def screen(self) -> str:
        return await self.key("7", DeviceKind.PLAYER_TERMINAL)

    async def hire(self, name: str, *posts: Post, at: str | None = None) -> str:
        """The token of a new member of staff."""
        await self.context.floor.do(f"add-{name}", AddStaff(name, posts, by="setup"), "setup")
        assert await self.context.auth.set_password(name, PASSWORD, by="setup") is None
        return unwrap(await self.context.auth.sign_in(name, PASSWORD, at)).token

    async def get(self, path: str, token: str = "") -> httpx.Response:
        return await self.http.get(path, headers=bearer(token))

    async def post(self, path: str, body: object, token: str = "") -> httpx.Response:
        return await self.http.post(path, json=body, headers=bearer(token))

    @asynccontextmanager
    async def socket(self, token: str | None = None) -> AsyncIterator["Client"]:
        async with connect(f"ws://127.0.0.1:{self.port}/live") as wire:
            client = Client(wire)
            if token is not None:
                await client.say("hello", token=token)
                assert (await client.hear())["type"] == "welcome"
            yield client


class Client:
    """One end of a socket."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire

    async def say(self, kind: str, **fields: Any) -> None:
        await self.wire.send(json.dumps({"type": kind, **fields}))

    async def hear(self) -> dict[str, Any]:
        async with asyncio.timeout(60):
            message: dict[str, Any] = json.loads(await self.wire.recv())
            return message

    async def bye(self) -> str:
        """Why the server ends the connection, after all its other messages."""
        while (message := await self.hear())["type"] != "bye":
            pass
        with pytest.raises(ConnectionClosed):
            await self.hear()
        code: str = message["error"]["code"]
        return code


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


@asynccontextmanager
async def running(
    config: FloorConfig = CONFIG,
    clock: Callable[[], Instant] = lambda: NOON,
    store: Store | None = None,
    registry: Registry = REGISTRY,
) -> AsyncIterator[Server]:
    store = store or MemoryStore()
    async with FloorEngine(store, config, clock, registry) as floor:
        context = ServerContext(floor, await store.secret(), Authenticator(floor, QUICK))
        await floor.do("set-7", SetTerminal("7", Settings("Pitboss")), "setup")
        await floor.do("set-8", SetTerminal("8", Settings("Pitboss")), "setup")
        await stock(floor)
        async with serving(context, "127.0.0.1", 0) as port:
            server = Server(context, port)
            async with server.http:
                yield server


def note(cents: int = 5_000, terminal: str = "7") -> dict[str, Any]:
    return {"type": "insert-note", "terminal": terminal, "cents": cents}


IDS = count()


def tell(story: Callable[[Server], Awaitable[None]], **how: Any) -> None:
    """Runs a test on a floor with its own server."""

    async def check() -> None:
        async with running(**how) as server:
            await story(server)

    asyncio.run(check())


def new_request(command: Any, second: str | None = None) -> dict[str, Any]:
    """A request for a command, under a new id."""
    signed = {} if second is None else {"second": {"name": second, "password": PASSWORD}}
    return {"id": f"s-{next(IDS)}", "command": msgspec.to_builtins(command), **signed}


def code_of(answer: httpx.Response) -> str | None:
    error = answer.json().get("error") if answer.content and answer.status_code >= 400 else None
    return None if error is None else str(error["code"])


async def until(met: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not met():
            await asyncio.sleep(0.01)


FLOAT, AT = 10_000_000, {"table": "1"}


@pytest.fixture
def log() -> Iterator[StringIO]:
    """All log lines of a server; nothing is left of them afterwards."""
    out, root = StringIO(), logging.getLogger()
    with redirect_stderr(out):
        level, handler = root.level, start_log()
    yield out
    root.removeHandler(handler)
    root.setLevel(level)
    structlog.reset_defaults()


async def replay(server: Server, events: list[TableActed]) -> None:
    """Repeats at a table of the floor what a test did at another table."""
    for name, move in (("made", MoveMoney("chips-made", FLOAT, {})), ("fill", MoveMoney("fill", FLOAT, AT))):
        # Once, however often the table is continued.
        unwrap(await server.context.floor.do(f"float-{name}", move, "setup"))
    for event in events:
        act = ActAtTable("1", event.act, event.by, event.approved)
        unwrap(await server.context.floor.do(f"pit-{next(IDS)}", act, f"staff/{event.by.name}"))
