"""Devices and their connections as several servers of a floor see them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from pitboss.kernel.rejection import Rejection
from pitboss.service.auth import key_connections
from pitboss.service.auth.actors import DeviceActor, DeviceKind
from pitboss.service.auth.key_connections import KeyConnections
from pitboss.service.runner import presence
from pitboss.service.runner.presence import Presence
from pitboss.store.log import Lease
from pitboss.store.memory import MemoryStore
from pitboss.store.port import LOST, StoreError

SEVEN = DeviceActor("terminal-7", DeviceKind.PLAYER_TERMINAL, "7")
KEY = "key/player-terminal/7"
HALL, ELSEWHERE = "192.0.2.7", "203.0.113.5"


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shortens every wait from seconds to moments."""
    monkeypatch.setattr(presence, "RENEW_EVERY_S", 0.02)
    monkeypatch.setattr(presence, "LOOK_EVERY_S", 0.05)
    monkeypatch.setattr(presence, "LEASE_S", 0.5)
    monkeypatch.setattr(key_connections, "LOOK_S", 0.02)


class Wire:
    """A connection that answers."""

    def __init__(self) -> None:
        self.ended: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def answers(self) -> bool:
        return not self.ended.done()

    def end(self, why: Rejection) -> None:
        self.ended.set_result(why.code)


class Away(MemoryStore):
    """A store that is sometimes unavailable for a lease of a key."""

    away = False

    async def lease(self, name: str, owner: str, address: str, over: int = 0) -> Lease:
        if self.away and name.startswith("key/"):
            raise StoreError(LOST)
        return await super().lease(name, owner, address, over)


class Hall:
    """The servers of a floor, and the devices that they announced."""

    def __init__(self) -> None:
        self.store, self.alarms = Away(), list[tuple[str, str, str]]()

    @asynccontextmanager
    async def server(self, name: str) -> AsyncIterator[KeyConnections]:
        there = Presence(self.store, name, "127.0.0.1:8000", "machine")
        assert await there.claim(lambda: None) is None
        lines = KeyConnections(
            self.store, there.owner, lambda device, *at: self.alarms.append((device.name, *at))
        )
        async with there:
            watching = asyncio.create_task(lines.watch())
            try:
                yield lines
            finally:
                watching.cancel()

    async def leased(self, by: str) -> None:
        """Waits until a server has announced the terminal to the others, or none has."""
        async with asyncio.timeout(60):
            while (await self._owner()).partition("127")[0] != by:
                await asyncio.sleep(0.01)

    async def _owner(self) -> str:
        return (await self.store.leases([KEY]))[KEY].owner


def tell(story: Callable[[Hall, KeyConnections, KeyConnections], Awaitable[None]]) -> None:
    async def run() -> None:
        hall = Hall()
        async with hall.server("one") as one, hall.server("two") as two:
            await story(hall, one, two)

    asyncio.run(run())


def test_a_device_that_left_is_free_for_every_server() -> None:
    async def story(hall: Hall, one: KeyConnections, two: KeyConnections) -> None:
        wire = Wire()
        assert await one.enter(SEVEN, HALL, wire) is None
        assert await two.enter(SEVEN, ELSEWHERE, Wire()) == key_connections.ELSEWHERE
        assert hall.alarms == [("terminal-7", HALL, ELSEWHERE)]
        one.leave(SEVEN, wire)
        await hall.leased("")
        assert await two.enter(SEVEN, ELSEWHERE, Wire()) is None
        assert len(hall.alarms) == 1

    tell(story)


def test_a_device_that_comes_to_another_server_from_its_address_waits_for_nobody() -> None:
    async def story(hall: Hall, one: KeyConnections, two: KeyConnections) -> None:
        assert await one.enter(SEVEN, HALL, Wire()) is None
        # The device does not wait for a check whether the other server runs.
        hall.store.leases = None  # type: ignore[method-assign, assignment]
        assert await two.enter(SEVEN, HALL, Wire()) is None
        del hall.store.leases
        assert not hall.alarms

    tell(story)


def test_a_device_that_is_known_here_costs_the_store_nothing() -> None:
    async def story(hall: Hall, one: KeyConnections, _two: KeyConnections) -> None:
        assert await one.check(SEVEN, HALL) is None
        hall.store.lease = None  # type: ignore[method-assign, assignment]
        for _ in range(100):
            assert await one.check(SEVEN, HALL) is None
        del hall.store.lease

    tell(story)


def test_who_came_while_the_store_was_away_is_looked_at_when_it_is_back() -> None:
    async def story(hall: Hall, one: KeyConnections, two: KeyConnections) -> None:
        honest, thief = Wire(), Wire()
        assert await one.enter(SEVEN, HALL, honest) is None
        hall.store.away = True
        assert await two.enter(SEVEN, ELSEWHERE, thief) is None
        hall.store.away = False
        async with asyncio.timeout(60):
            assert await thief.ended == "key-elsewhere"
        assert hall.alarms == [("terminal-7", HALL, ELSEWHERE)]
        assert not honest.ended.done()

    tell(story)


def test_a_device_that_used_two_servers_and_left_one_is_still_at_the_other() -> None:
    async def story(hall: Hall, one: KeyConnections, two: KeyConnections) -> None:
        second = Wire()
        assert await one.enter(SEVEN, HALL, Wire()) is None
        assert await two.enter(SEVEN, HALL, second) is None
        two.leave(SEVEN, second)
        await hall.leased("one/")
        assert await two.enter(SEVEN, ELSEWHERE, Wire()) == key_connections.ELSEWHERE
        assert hall.alarms == [("terminal-7", HALL, ELSEWHERE)]

    tell(story)


def test_a_key_that_asked_without_a_line_is_free_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall, one: KeyConnections, two: KeyConnections) -> None:
        assert await one.check(SEVEN, HALL) is None
        assert await two.check(SEVEN, ELSEWHERE) == key_connections.ELSEWHERE
        monkeypatch.setattr(key_connections, "SEEN_S", 0.0)
        await hall.leased("")
        monkeypatch.undo()
        assert await two.check(SEVEN, ELSEWHERE) is None

    tell(story)
