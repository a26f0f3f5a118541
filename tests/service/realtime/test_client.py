"""The client's end of the socket, against a small server that loses connections, numbers and answers."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from pitboss.floor.terminals.chips.chip_commands import CashOut
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, AnyOf, Facts, Text
from pitboss.service.realtime import client
from pitboss.service.realtime.client import Connection, NoFloorError, TurnedAwayError, connect
from pitboss.service.realtime.messages import (
    Bye,
    Change,
    ClientMessage,
    Do,
    Done,
    Error,
    Happened,
    Hello,
    Lead,
    Ping,
    Pong,
    Refused,
    Resync,
    ServerMessage,
    Snapshot,
    Unwatch,
    Watch,
    Welcome,
    encode,
    read_client,
)

SOON = 5.0
"""Seconds within which anything here must happen."""
HAPPENED = (Happened(1, "pt/7", "ticket-printed.1"),)


class FakeServer:
    """A server that records its messages, and answers as a test says."""

    def __init__(self) -> None:
        self.heard: list[ClientMessage] = []
        self.sockets: list[ServerConnection] = []
        self.key = "pk_right"
        self.heartbeat = 10
        self.answers: dict[type[Any], Callable[[Any], list[ServerMessage] | None]] = {}
        """The answer to each message; None means that the connection is lost."""
        self.url = ""
        self._news = asyncio.Event()

    async def serve(self, socket: ServerConnection) -> None:
        self.sockets.append(socket)
        async for text in socket:
            message = read_client(text)
            self.heard.append(message)
            self._news.set()
            for answer in self._answer(message):
                await socket.send(encode(answer))

    def _answer(self, message: ClientMessage) -> list[ServerMessage]:
        if isinstance(message, Hello):
            if message.token == self.key:
                return [Welcome({"name": "pt-7"}, 0, self.heartbeat)]
            return [Bye(Error("unknown-key"))]
        answers = self.answers.get(type(message), lambda _: [])(message)
        if answers is None:
            self.sockets[-1].transport.abort()
        return answers or []

    async def tell(self, *messages: ServerMessage) -> None:
        for message in messages:
            await self.sockets[-1].send(encode(message))

    async def hears(self, kind: type[Any], times: int = 1) -> list[Any]:
        """Waits for this many messages of a kind."""
        async with asyncio.timeout(SOON):
            while len(found := [each for each in self.heard if isinstance(each, kind)]) < times:
                self._news.clear()
                await self._news.wait()
        return found


@asynccontextmanager
async def serving(server: FakeServer) -> AsyncIterator[FakeServer]:
    async with serve(server.serve, "127.0.0.1", 0) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        server.url = f"ws://127.0.0.1:{port}"
        yield server


def play(test: Callable[[FakeServer, Connection], Awaitable[None]], server: FakeServer | None = None) -> None:
    async def run() -> None:
        async with (
            asyncio.timeout(2 * SOON),
            serving(server or FakeServer()) as there,
            connect(there.url, there.key) as floor,
        ):
            await test(there, floor)

    asyncio.run(run())


def done(request: Do) -> list[ServerMessage]:
    return [Done(request.id, HAPPENED)]


def test_a_command_gets_its_answer() -> None:
    async def test(server: FakeServer, floor: Connection) -> None:
        server.answers[Do] = done
        assert floor.me == {"name": "pt-7"}
        assert await floor.do(CashOut("7"), id="c-1") == Done("c-1", HAPPENED)
        (request,) = await server.hears(Do)
        assert bytes(request.command) == b'{"type":"cash-out","terminal":"7"}'

    play(test)


def test_a_refusal_is_a_value() -> None:
    async def test(server: FakeServer, floor: Connection) -> None:
        facts: Facts = {"account": "pt/7/chips", "there": Amount(400), "any": AnyOf((3, Text("role-dealer")))}
        error = Error("wagers-placed", facts, "8.3")
        server.answers[Do] = lambda request: [Refused(request.id, error)]
        assert await floor.do(CashOut("7")) == Rejection("wagers-placed", facts, "8.3")

    play(test)


def test_answers_reach_their_caller_in_any_order() -> None:
    async def test(server: FakeServer, floor: Connection) -> None:
        asking = [asyncio.create_task(floor.do(CashOut(str(n)), id=f"c-{n}")) for n in range(5)]
        request = await server.hears(Do, 5)
        await server.tell(*(Done(each.id, HAPPENED) for each in reversed(request)))
        assert [await each for each in asking] == [Done(f"c-{n}", HAPPENED) for n in range(5)]

    play(test)


def test_after_a_lost_connection_a_command_is_sent_again_under_the_same_id() -> None:
    lost = iter([True, True])

    async def test(server: FakeServer, floor: Connection) -> None:
        server.answers[Do] = lambda request: None if next(lost, False) else done(request)
        assert isinstance(await floor.do(CashOut("7")), Done)
        request = await server.hears(Do, 3)
        assert len({(each.id, bytes(each.command)) for each in request}) == 1
        assert len(server.sockets) == 3

    play(test)


def snapshot(n: int, /, **view: Any) -> Snapshot:
    return Snapshot("floor", n, view)


def test_a_view_follows_its_changes() -> None:
    async def test(server: FakeServer, floor: Connection) -> None:
        server.answers[Watch] = lambda _: [snapshot(4, phase="open", sign={"least": 5})]
        async with aclosing(floor.watch("floor")) as views:
            assert await anext(views) == {"phase": "open", "sign": {"least": 5}}
            await server.tell(Change("floor", 5, {"phase": None, "sign": {"most": 9}}))
            assert await anext(views) == {"sign": {"least": 5, "most": 9}}
        await server.hears(Unwatch)

    play(test)


def test_a_slow_client_sees_the_latest() -> None:
    async def test(server: FakeServer, floor: Connection) -> None:
        server.answers[Watch] = lambda _: [snapshot(0, n=0)]
        server.answers[Do] = lambda request: [
            *(Change("floor", n, {"n": n}) for n in range(1, 9)),
            *done(request),
        ]
        async with aclosing(floor.watch("floor")) as views:
            assert await anext(views) == {"n": 0}
            await floor.do(CashOut("7"))
            assert await anext(views) == {"n": 8}

    play(test)


def test_a_gap_in_the_numbers_asks_for_the_whole_view_again() -> None:
    async def test(server: FakeServer, floor: Connection) -> None:
        server.answers[Watch] = lambda _: [snapshot(1, n=1)]
        server.answers[Resync] = lambda _: [snapshot(3, n=3)]
        async with aclosing(floor.watch("floor")) as views:
            assert await anext(views) == {"n": 1}
            await server.tell(Change("floor", 3, {"n": 3, "wrong": True}))
            assert await anext(views) == {"n": 3}
            # A change that is in the snapshot already is not applied twice.
            await server.tell(Change("floor", 3, {"n": 0}), Change("floor", 4, {"n": 4}))
            assert await anext(views) == {"n": 4}

    play(test)


def test_what_was_watched_is_watched_again_after_a_lost_connection() -> None:
    numbers = iter([7, 1])

    async def test(server: FakeServer, floor: Connection) -> None:
        server.answers[Watch] = lambda _: [snapshot(n := next(numbers), n=n)]
        async with aclosing(floor.watch("floor")) as views:
            assert await anext(views) == {"n": 7}
            server.sockets[-1].transport.abort()
            # Another server starts to count from one again.
            assert await anext(views) == {"n": 1}
            await server.tell(Change("floor", 2, {"n": 2}))
            assert await anext(views) == {"n": 2}

    play(test)


def test_two_may_watch_the_same() -> None:
    async def test(server: FakeServer, floor: Connection) -> None:
        server.answers[Watch] = lambda _: [snapshot(1, n=1)]
        async with aclosing(floor.watch("floor")) as one, aclosing(floor.watch("floor")) as two:
            assert await anext(one) == await anext(two) == {"n": 1}
            await server.tell(Change("floor", 2, {"n": 2}))
            assert await anext(one) == await anext(two) == {"n": 2}
        await server.hears(Unwatch)
        assert len(await server.hears(Watch)) == 1

    play(test)


def test_what_the_floor_does_not_show_is_a_sentence() -> None:
    async def test(server: FakeServer, floor: Connection) -> None:
        server.answers[Watch] = lambda request: [
            Refused(request.channel, Error("not-permitted", {"case": "channel", "channel": "cage"}))
        ]
        async with aclosing(floor.watch("cage")) as views:
            with pytest.raises(TurnedAwayError, match="cage is not for you to watch"):
                await anext(views)

    play(test)


def test_a_heartbeat_is_answered_and_the_owner_of_a_game_remembered() -> None:
    async def test(server: FakeServer, floor: Connection) -> None:
        await server.tell(Lead("game/rapid-1", "http://other"), Ping(0))
        await server.hears(Pong)
        assert floor.leads == {"game/rapid-1": "http://other"}

    play(test)


def test_a_server_that_falls_silent_is_left() -> None:
    server = FakeServer()
    server.heartbeat = 0

    async def test(server: FakeServer, floor: Connection) -> None:
        await server.hears(Hello, 2)

    play(test, server)


def test_a_wrong_key_is_one_sentence() -> None:
    async def run() -> None:
        async with serving(FakeServer()) as server:
            with pytest.raises(TurnedAwayError, match=r"^The key of this terminal is not known here"):
                async with connect(server.url, "pk_wrong"):
                    pass

    asyncio.run(run())


def test_a_key_that_is_taken_back_ends_everything() -> None:
    async def test(server: FakeServer, floor: Connection) -> None:
        server.answers[Watch] = lambda _: [snapshot(1, n=1)]
        async with aclosing(floor.watch("floor")) as views:
            await anext(views)
            asking = asyncio.create_task(floor.do(CashOut("7")))
            await server.hears(Do)
            server.key = "pk_other"
            server.sockets[-1].transport.abort()
            with pytest.raises(TurnedAwayError):
                await asking
            with pytest.raises(TurnedAwayError):
                await anext(views)
        with pytest.raises(TurnedAwayError):
            await floor.do(CashOut("7"))

    play(test)


def test_when_its_server_is_gone_another_of_the_floor_takes_its_place() -> None:
    async def run() -> None:
        async with asyncio.timeout(2 * SOON), serving(FakeServer()) as other, AsyncExitStack() as first:
            server = await first.enter_async_context(serving(FakeServer()))
            gone = ("ws://127.0.0.1:9", server.url, other.url)
            async with connect(gone, "pk_right") as floor:
                server.answers[Do] = other.answers[Do] = done
                await floor.do(CashOut("7"))
                assert (len(server.sockets), len(other.sockets)) == (1, 0)
                await first.aclose()
                await floor.do(CashOut("8"))
                assert len(other.sockets) == 1

    asyncio.run(run())


def test_a_server_that_lost_its_database_is_asked_again() -> None:
    class Lost(FakeServer):
        def _answer(self, message: ClientMessage) -> list[ServerMessage]:
            lost = isinstance(message, Hello) and len(self.sockets) == 2
            bye = Bye(Error("store-unavailable", {"case": "unreachable"}))
            return [bye] if lost else super()._answer(message)

    async def test(server: FakeServer, floor: Connection) -> None:
        server.answers[Do] = lambda request: None if len(server.sockets) == 1 else done(request)
        assert isinstance(await floor.do(CashOut("7")), Done)
        assert len(server.sockets) == 3

    play(test, Lost())


def test_no_server_is_one_sentence() -> None:
    async def run(url: str) -> None:
        async with connect(url, "pk_right"):
            pass

    for url in ("ws://127.0.0.1:9", "ws://", "nonsense", "ftp://127.0.0.1"):
        with pytest.raises(NoFloorError, match=r"cannot be reached: .*[^.]\.$"):
            asyncio.run(run(url))


def test_another_program_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "WELCOME_WITHIN_S", 0.05)

    async def silent(socket: ServerConnection) -> None:
        await socket.wait_closed()

    async def other(socket: ServerConnection) -> None:
        await socket.send("Who is there?")
        await socket.wait_closed()

    async def run(handler: Callable[[ServerConnection], Awaitable[None]]) -> None:
        async with serve(handler, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            with pytest.raises(NoFloorError, match="does not answer as a floor does"):
                async with connect(f"ws://127.0.0.1:{port}", "pk_right"):
                    pass

    for handler in (silent, other):
        asyncio.run(run(handler))
