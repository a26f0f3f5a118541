"""The attack: one key, or one address, opens as many connections as it can, to keep all others out."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from kit.server.server_process import Server, bearer
from kit.server.small_floor import DATABASES, small_floor
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pitboss.floor.people.staff import Post
from pitboss.service.auth.actors import DeviceActor, DeviceKind, StaffActor
from pitboss.service.network.connections import CONNECTIONS_PER_ADDRESS, CONNECTIONS_PER_KEY, Connections

DISPLAY = DeviceActor("display-1", DeviceKind.DISPLAY, "rapid-1")
TERMINAL = DeviceActor("terminal-1", DeviceKind.PLAYER_TERMINAL, "1")
STRANGER = "127.0.0.66"
"""Another address of this machine."""
SUE = StaffActor("sue", frozenset({Post.CASINO_SUPERVISOR}), "0f")


async def enter(stack: AsyncExitStack, url: str, token: str) -> str:
    """The result for a client that connects and says hello."""
    try:
        wire = await stack.enter_async_context(connect(f"{url.replace('http', 'ws')}/live", open_timeout=60))
        await wire.send(json.dumps({"type": "hello", "token": token}))
        return await reply(wire)
    except (InvalidStatus, ConnectionClosed, OSError, TimeoutError) as problem:
        return type(problem).__name__


async def reply(wire: ClientConnection) -> str:
    message: dict[str, Any] = json.loads(await wire.recv())
    return str(message["error"]["code"] if "error" in message else message["type"])


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with small_floor(request.param, tmp_path_factory.mktemp("floor")) as server:
        yield server


def test_a_thousand_sockets_of_one_display_key_shut_nobody_out(server: Server) -> None:
    key = server.keys["display-rapid-1"]

    async def flood() -> None:
        async with AsyncExitStack() as stack:
            answers = await asyncio.gather(*(enter(stack, server.url, key) for _ in range(60)))
            assert answers.count("welcome") == CONNECTIONS_PER_KEY
            assert set(answers) == {"welcome", "too-many-connections"}
            refused = await asyncio.to_thread(server.http.get, "/api/me", headers=bearer(key))
            assert (refused.status_code, refused.headers["retry-after"]) == (503, "5")
            assert await enter(stack, server.url, server.keys["terminal-50"]) == "welcome"
            sue = await asyncio.to_thread(server.sign_in, "sue")
            assert await enter(stack, server.url, sue) == "welcome"
        await alarmed(server, sue)

    asyncio.run(flood())


async def alarmed(server: Server, sue: str) -> None:
    """Checks that supervisors are told whose key it is."""
    async with connect(f"{server.url.replace('http', 'ws')}/live") as wire:
        await wire.send(json.dumps({"type": "hello", "token": sue}))
        await wire.send(json.dumps({"type": "watch", "channel": "floor"}))
        async with asyncio.timeout(60):
            while (message := json.loads(await wire.recv()))["type"] != "snapshot":
                pass
    (alarm,) = message["view"]["alarms"]
    assert alarm["kind"] == "connections-refused"
    assert "display-rapid-1" in alarm["subject"]


def test_lines_that_say_nothing_are_few_from_one_address_and_are_told_why(server: Server) -> None:
    host, port = server.address.split(":")

    async def flood() -> bytes:
        async with connect(f"ws://{server.address}/live", local_addr=(STRANGER, 0)) as wire:
            await wire.send(json.dumps({"type": "hello", "token": server.keys["monitoring"]}))
            assert await reply(wire) == "welcome"
            opening = [
                asyncio.open_connection(host, port, local_addr=(STRANGER, 0))
                for _ in range(CONNECTIONS_PER_ADDRESS + 10)
            ]
            lines = await asyncio.gather(*opening)
            reading = [asyncio.create_task(reader.read()) for reader, _ in lines]
            # An accepted connection that sends nothing receives nothing.
            ended, _ = await asyncio.wait(reading, return_when=asyncio.FIRST_COMPLETED)
            # Elsewhere, and for connections that said hello before, everything goes on.
            await asyncio.to_thread(server.sign_in, "sue")
            await wire.send(json.dumps({"type": "watch", "channel": "terminal/none"}))
            assert await reply(wire) == "not-permitted"
            for _, line in lines:
                line.transport.abort()
            await asyncio.gather(*reading, return_exceptions=True)
            return ended.pop().result()

    answers = asyncio.run(flood())
    assert answers.startswith(b"HTTP/1.1 503 ")
    assert b"\r\nretry-after: 5\r\n" in answers
    assert b'"too-many-connections"' in answers


class Line(asyncio.Transport):
    """A connection that remembers whether it was closed."""

    cut = False

    def abort(self) -> None:
        self.cut = True


def fill(room: Connections, first: int, many: int, who: DeviceActor | StaffActor | None) -> list[Line]:
    """This many connections of one kind, each from another address."""
    lines = [Line() for _ in range(many)]
    for n, line in enumerate(lines, first):
        assert room.arrive(("", n), f"10.{n // 256}.{n % 256}.1", line) is None
        if isinstance(who, DeviceActor):
            assert room.become(("", n), DeviceActor(f"{who.name}-{n}", who.kind, "1")) is None
        elif who is not None:
            assert room.become(("", n), StaffActor(f"{who.name}-{n}", who.posts, "0f")) is None
    return lines


def test_however_many_strangers_there_are_staff_and_terminals_get_in() -> None:
    cut: list[str] = []
    room = Connections(files=500, refused=cut.append)
    assert (room.most, room.strangers, room.reserve) == (400, 100, 100)
    fill(room, 0, 200, DISPLAY)
    strangers = fill(room, 1_000, 1_000, None)
    # The oldest made room, and the latest are still open.
    assert [line.cut for line in strangers] == [True] * 900 + [False] * 100
    assert len(cut) == 900
    # There is no room for one more display, but there is for a supervisor and a terminal.
    people: tuple[StaffActor | DeviceActor, ...] = (SUE, TERMINAL)
    for n, who in enumerate(people, 5_000):
        assert room.arrive(("", n), "10.9.9.9", Line()) is None
        assert room.become(("", n), who) is None
    assert room.arrive(("", 6_000), "10.9.9.9", Line()) is None
    refused = room.become(("", 6_000), DISPLAY)
    assert refused is not None
    assert refused.code == "too-many-connections"


def test_a_full_server_lets_in_no_more_than_it_has_files_for() -> None:
    room = Connections(files=500)
    for n in range(2_000):
        if room.arrive(("", n), f"10.{n // 256}.{n % 256}.1", Line()) is None:
            room.become(("", n), DeviceActor(f"terminal-{n}", DeviceKind.PLAYER_TERMINAL, str(n)))
    assert len(room) == room.most == 400


def test_what_leaves_is_counted_no_more() -> None:
    room = Connections(files=500)
    for _ in range(3):
        lines = [("", n) for n in range(CONNECTIONS_PER_KEY)]
        for client in lines:
            assert room.arrive(client, "10.0.0.1", Line()) is None
            assert room.become(client, DISPLAY) is None
        assert room.arrive(("", 99), "10.0.0.1", Line()) is None
        assert room.become(("", 99), DISPLAY) is not None
        for client in [*lines, ("", 99)]:
            room.leave(client)
            room.leave(client)
        assert len(room) == 0
    assert (room._by_address, room._by_key, room._spared) == ({}, {}, 0)


def test_one_address_has_so_many_strangers_and_no_more() -> None:
    room = Connections(files=100_000)
    answers = [room.arrive(("", n), "10.0.0.1", Line()) for n in range(CONNECTIONS_PER_ADDRESS + 1)]
    assert answers.count(None) == CONNECTIONS_PER_ADDRESS
    assert room.arrive(("", 9_999), "10.0.0.2", Line()) is None
