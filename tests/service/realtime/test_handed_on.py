"""The states that a commit produced are passed on: screens neither decode nor evolve a second time."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from kit.store.store_contract import NOON, Opener, each_store, opened

from pitboss.aggregates import REGISTRY
from pitboss.engine.transaction import Accepted
from pitboss.floor.devices.alarms import AlarmKind, AlarmRaised, RaiseAlarm
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_commands import CashOut, InsertNote, SetTerminal
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.service.api.answers import ticket_of
from pitboss.service.config import FloorConfig
from pitboss.service.floor_engine import FloorEngine
from pitboss.store.memory import MemoryStore
from pitboss.store.port import Store

CONFIG = FloorConfig("Pitboss")


def serving(store: Store) -> FloorEngine:
    return FloorEngine(store, CONFIG, lambda: NOON)


def chips(floor: FloorEngine) -> int:
    account = floor.state("pt/7")
    assert isinstance(account, ChipAccount)
    return account.chips


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often events are decoded and evolved."""
    counts: Counter[str] = Counter()

    def count(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any) -> Any:
            counts[name] += 1
            return call(*args)

        return counted

    for name in ("read", "evolve"):
        monkeypatch.setattr(REGISTRY, name, count(name, getattr(REGISTRY, name)))
    return counts


async def note(floor: FloorEngine, name: str) -> None:
    assert isinstance(await floor.do(name, InsertNote("7", 500), "pt/7"), Accepted)


@each_store
def test_what_a_server_commits_is_evolved_once_and_never_decoded(
    opener: Opener, tmp_path: Path, calls: Counter[str]
) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store, serving(store) as floor:
            seen: list[int] = []
            await floor.do("set", SetTerminal("7", Settings("Pitboss")), "setup")
            floor.listen(lambda event: seen.append(chips(floor)))
            for number in range(3):
                await note(floor, f"n-{number}")
            assert seen == [500, 1_000, 1_500], "each listener sees the state after its own event"
            done = await floor.do("out", CashOut("7"), "pt/7")
            assert isinstance(done, Accepted)
            assert floor.latest_ticket("7") is not None
            events = 4 + len(done.events)
            assert (floor.seq, calls) == (events, {"evolve": events})

    asyncio.run(check())


def test_only_what_another_server_wrote_is_decoded(calls: Counter[str]) -> None:
    async def check() -> None:
        store = MemoryStore()
        async with serving(store) as here, serving(store) as there:
            await here.do("set", SetTerminal("7", Settings("Pitboss")), "setup")
            await there.catch_up(here.seq)
            calls.clear()
            for number in range(2):
                await note(there, f"there-{number}")
            assert calls == {"evolve": 2}
            # This server finds the other's notes before its own, and applies its own in their order.
            heard: list[tuple[int, int]] = []
            here.listen(lambda event: heard.append((event.seq, chips(here))))
            await note(here, "here")
            assert heard == [(2, 500), (3, 1_000), (4, 1_500)]
            assert not here._own, "nothing is held for longer than it is needed"
            # The writer reads the other's two events, because it decides on them, and so does the projection.
            assert calls["read"] == 4
            assert calls["evolve"] == 2 + 4 + 1

    asyncio.run(check())


def test_whoever_is_answered_decodes_nothing(calls: Counter[str]) -> None:
    async def check() -> None:
        async with serving(MemoryStore()) as floor:
            await floor.do("set", SetTerminal("7", Settings("Pitboss")), "setup")
            await note(floor, "n-1")
            done = await floor.do("out", CashOut("7"), "pt/7")
            assert isinstance(done, Accepted)
            printed = ticket_of(done, await floor.store.secret())
            assert printed is not None
            assert printed.cents == 500
            assert calls["read"] == 0
            # Only the log knows what the first answer was, once it is asked for again.
            again = await floor.do("out", CashOut("7"), "pt/7")
            assert again == done
            assert calls["read"] == len(done.events)

    asyncio.run(check())


def test_who_listens_for_one_kind_of_event_is_handed_the_value(calls: Counter[str]) -> None:
    async def check() -> None:
        store = MemoryStore()
        async with serving(store) as here, serving(store) as there:
            heard: dict[str, list[str]] = {"here": [], "there": []}
            here.listen_for(AlarmRaised, lambda raised: heard["here"].append(raised.subject))
            for _ in range(2):
                there.listen_for(AlarmRaised, lambda raised: heard["there"].append(raised.subject))
            await here.do("set", SetTerminal("7", Settings("Pitboss")), "setup")
            await here.do("alarm", RaiseAlarm(AlarmKind.CLOCK_STEP, "one"), "clockwork")
            assert heard == {"here": ["one"], "there": []}
            assert calls["read"] == 0
            await there.catch_up(here.seq)
            assert heard == {"here": ["one"], "there": ["one", "one"]}
            assert calls["read"] == here.seq, "each event of another server is decoded once"

    asyncio.run(check())
