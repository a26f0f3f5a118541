"""Leases: one server runs a game, another takes over when it is gone, and two never run it at once."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from pitboss.kernel.rejection import Rejection
from pitboss.service.runner import leases
from pitboss.service.runner.leases import Leases
from pitboss.store.log import Lease
from pitboss.store.memory import MemoryStore
from pitboss.store.port import StoreError

SOON = 0.02
"""Seconds from one renewal to the next, for tests."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "RENEW_EVERY_S", SOON)
    monkeypatch.setattr(leases, "STOP_AFTER_S", 8 * SOON)
    monkeypatch.setattr(leases, "LOOK_EVERY_S", SOON)
    monkeypatch.setattr(leases, "LEASE_S", 30)


class Games:
    """The running games, and how often each was started."""

    def __init__(self) -> None:
        self.started: Counter[str] = Counter()
        self.running: Counter[str] = Counter()
        self.most = 0

    def work(self, name: str) -> Callable[[], Coroutine[Any, Any, None]]:
        async def run() -> None:
            self.started[name] += 1
            self.running[name] += 1
            self.most = max(self.most, *self.running.values())
            try:
                await asyncio.Event().wait()
            finally:
                self.running[name] -= 1

        return run

    def leases(self, store: MemoryStore, owner: str, *names: str) -> Leases:
        return Leases(store, owner, f"http://{owner}", {name: self.work(name) for name in names})


class Unsteady(MemoryStore):
    """A store that can become unavailable."""

    lost = False

    async def lease(self, name: str, owner: str, address: str, over: int = 0) -> Lease:
        if self.lost:
            raise StoreError(Rejection("store-unavailable"))
        return await super().lease(name, owner, address, over)


async def until(met: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not met():
            await asyncio.sleep(SOON / 4)


def test_one_server_runs_a_game_and_the_other_knows_where() -> None:
    async def example() -> None:
        store, games = MemoryStore(), Games()
        async with games.leases(store, "a", "g1", "g2") as one, games.leases(store, "b", "g1", "g2") as two:
            await asyncio.sleep(4 * SOON)
            assert one.owned == {"g1", "g2"}
            assert two.owned == frozenset()
            assert (one.leader("g1"), two.leader("g1")) == (None, "http://a")
        assert games.most == 1

    asyncio.run(example())


def test_a_server_that_ends_leaves_its_games_to_others_at_once() -> None:
    async def example() -> None:
        store, games = MemoryStore(), Games()
        async with games.leases(store, "b", "g1") as two:
            assert two.owned == {"g1"}
        assert not +games.running
        async with games.leases(store, "a", "g1") as one:
            assert one.owned == {"g1"}

    asyncio.run(example())


def test_a_server_that_dies_loses_its_games_after_their_time_and_all_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(leases, "LEASE_S", 0.5)

    async def example() -> None:
        store, games = MemoryStore(), Games()
        # This server took the game and never renews its lease.
        await store.lease("game/g1", "dead", "http://dead")
        moved: list[tuple[str, str | None]] = []
        works = {name: games.work(name) for name in ("g1", "g2")}
        one = Leases(store, "a", "http://a", works, lambda name: moved.append((name, one.leader(name))))
        async with one:
            assert one.owned == {"g2"}
            assert one.leader("g1") == "http://dead"
            await until(lambda: one.owned == {"g1", "g2"})
            assert one.leader("g1") is None
            await asyncio.sleep(4 * SOON)
            assert moved == [("g1", "http://dead"), ("g1", None)]

    asyncio.run(example())


def test_a_server_that_starts_again_has_its_games_at_once() -> None:
    async def example() -> None:
        store, games = MemoryStore(), Games()
        # It was killed, and the next process has another name.
        await store.lease("game/g1", "a@1", "http://a")
        works = {"g1": games.work("g1")}
        async with Leases(store, "a@2", "http://a", works, before="a@1") as again:
            assert again.owned == {"g1"}

    asyncio.run(example())


def test_a_server_that_cannot_renew_stops_before_another_may_take_over() -> None:
    async def example() -> None:
        store, games = Unsteady(), Games()
        async with games.leases(store, "a", "g1") as one:
            store.lost = True
            await until(lambda: not one.owned)
            store.lost = False
            assert (await store.lease("game/g1", "b", "")).owner == "a", "nobody else could have taken it yet"
            await until(lambda: one.owned == {"g1"})
        assert (games.started["g1"], games.most) == (2, 1)

    asyncio.run(example())


def test_a_game_runner_that_breaks_is_started_again(caplog: pytest.LogCaptureFixture) -> None:
    async def example() -> None:
        started: list[int] = []

        async def breaks() -> None:
            started.append(1)
            raise ValueError("a mistake")

        async with Leases(MemoryStore(), "a", "http://a", {"g1": breaks}):
            await until(lambda: len(started) > 2)

    asyncio.run(example())
    assert "The clockwork of g1 broke" in caplog.text
