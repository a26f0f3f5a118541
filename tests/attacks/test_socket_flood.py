"""One key, or one address, opens as many connections as it can, so that nobody else gets in."""

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from serving import Server, running
from test_live import running as running_here
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pitboss.floor.staff import Post
from pitboss.service import connections
from pitboss.service.actors import DeviceActor, DeviceKind, StaffActor
from pitboss.service.connections import PER_ADDRESS, PER_KEY, Connections

FLOOR = """
venue = "V"
terminals = [{number = "1"}]
[[games]]
name = "rapid-1"
edition = "star-rapid-etg-2016"
game = "baccarat"
limits = {least = "5", most = "500"}
"""
DISPLAY = DeviceActor("display-1", DeviceKind.DISPLAY, "rapid-1")
TERMINAL = DeviceActor("terminal-1", DeviceKind.PLAYER_TERMINAL, "1")
SUE = StaffActor("sue", frozenset({Post.CASINO_SUPERVISOR}), "0f")


async def enter(stack: AsyncExitStack, url: str, token: str) -> str:
    """What becomes of somebody who connects and says who they are."""
    try:
        wire = await stack.enter_async_context(connect(f"{url.replace('http', 'ws')}/live", open_timeout=60))
        await wire.send(json.dumps({"type": "hello", "token": token}))
        return await said(wire)
    except (InvalidStatus, ConnectionClosed, OSError, TimeoutError) as problem:
        return type(problem).__name__


async def said(wire: ClientConnection) -> str:
    told: dict[str, Any] = json.loads(await wire.recv())
    return str(told["error"]["code"] if "error" in told else told["type"])


def test_a_thousand_sockets_of_one_display_key_shut_nobody_out(database: str) -> None:
    async def flood(server: Server) -> None:
        async with AsyncExitStack() as stack:
            flooding = [enter(stack, server.url, server.keys["display-rapid-1"]) for _ in range(60)]
            answers = await asyncio.gather(*flooding)
            assert answers.count("welcome") == PER_KEY
            assert set(answers) == {"welcome", "too-many-connections"}
            assert await enter(stack, server.url, server.keys["terminal-1"]) == "welcome"
            sue = await asyncio.to_thread(server.sign_in, "sue")
            assert await enter(stack, server.url, sue) == "welcome"
        await alarmed(server, sue)

    with running(FLOOR, database) as server:
        asyncio.run(flood(server))


async def alarmed(server: Server, sue: str) -> None:
    """Those in charge are told whose key it is."""
    async with connect(f"{server.url.replace('http', 'ws')}/live") as wire:
        await wire.send(json.dumps({"type": "hello", "token": sue}))
        await wire.send(json.dumps({"type": "watch", "channel": "floor"}))
        async with asyncio.timeout(60):
            while (told := json.loads(await wire.recv()))["type"] != "snapshot":
                pass
    (alarm,) = told["view"]["alarms"]
    assert alarm["kind"] == "connections-refused"
    assert "display-rapid-1" in alarm["subject"]


def test_lines_that_say_nothing_are_few_from_one_address_and_are_told_why(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "PER_ADDRESS", 20)

    async def story() -> None:
        async with running_here() as server:
            token = await server.hire("sue", Post.CASINO_SUPERVISOR)
            lines = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(20)]
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            async with asyncio.timeout(60):
                told = await reader.read()
            writer.close()
            assert told.startswith(b"HTTP/1.1 503 ")
            assert b"\r\nretry-after: 5\r\n" in told
            assert b'"too-many-connections"' in told
            for _, line in lines:
                line.close()
            async with asyncio.timeout(60):
                while len(server.house.connections):
                    await asyncio.sleep(0.01)
            assert (await server.get("/api/me", token)).status_code == 200

    asyncio.run(story())


def test_whoever_said_who_they_are_is_no_stranger_and_makes_room_for_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "PER_ADDRESS", 4)

    async def story() -> None:
        async with running_here() as server, AsyncExitStack() as stack:
            key = await server.key("floor", DeviceKind.MONITORING)
            for _ in range(20):
                client = await stack.enter_async_context(server.socket(key))
            for _ in range(3):
                _, line = await asyncio.open_connection("127.0.0.1", server.port)
                stack.callback(line.close)
            await client.say("watch", channel="terminal/7")
            assert (await client.hear())["type"] == "refused"

    asyncio.run(story())


class Line(asyncio.Transport):
    """A line that remembers whether it was cut."""

    cut = False

    def abort(self) -> None:
        self.cut = True


def fill(room: Connections, first: int, many: int, who: DeviceActor | StaffActor | None) -> list[Line]:
    """So many connections, each from an address of its own, of one kind."""
    lines = [Line() for _ in range(many)]
    for n, line in enumerate(lines, first):
        assert room.arrive(("", n), f"10.{n // 256}.{n % 256}.1", line) is None
        if isinstance(who, DeviceActor):
            assert room.become(("", n), DeviceActor(f"{who.name}-{n}", who.kind, "1")) is None
        elif who is not None:
            assert room.become(("", n), StaffActor(f"{who.name}-{n}", who.posts, "0f")) is None
    return lines


def test_however_many_strangers_there_are_staff_and_terminals_get_in() -> None:
    told: list[str] = []
    room = Connections(files=500, refused=told.append)
    assert (room.most, room.strangers, room.reserve) == (400, 100, 100)
    fill(room, 0, 200, DISPLAY)
    strangers = fill(room, 1_000, 1_000, None)
    # The oldest made room, and the latest are still there.
    assert [line.cut for line in strangers] == [True] * 900 + [False] * 100
    assert len(told) == 900
    # One display more has no room; a supervisor and a terminal have.
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
        lines = [("", n) for n in range(PER_KEY)]
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
    answers = [room.arrive(("", n), "10.0.0.1", Line()) for n in range(PER_ADDRESS + 1)]
    assert answers.count(None) == PER_ADDRESS
    assert room.arrive(("", 9_999), "10.0.0.2", Line()) is None


def test_a_refusal_over_http_says_when_to_ask_again() -> None:
    async def story() -> None:
        async with running_here() as server:
            key = await server.key("floor", DeviceKind.MONITORING)
            async with AsyncExitStack() as stack:
                for _ in range(PER_KEY):
                    await stack.enter_async_context(server.socket(key))
                answer = await server.get("/api/me", key)
                assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
                assert isinstance(answer, httpx.Response)

    asyncio.run(story())
