"""Alarms: shown at once, counted while they last, acknowledged by a person, and limited in number."""

import asyncio
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pitboss.floor.devices.alarms import MOST_SUBJECTS, OTHERS, AcknowledgeAlarm, AlarmKind
from pitboss.kernel.rejection import Rejection
from pitboss.service.config import FloorConfig
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.monitoring import alarms
from pitboss.service.server_context import ServerContext
from pitboss.service.views.floor_views import AlarmLine, floor_view
from pitboss.store.memory import MemoryStore

GUESSED = AlarmKind.TICKETS_GUESSED


def shown(floor: FloorEngine) -> tuple[AlarmLine, ...]:
    return floor_view(floor).alarms


async def until(so: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not so():
            await asyncio.sleep(0.001)


def test_a_burst_is_one_line_and_two_events() -> None:
    async def run() -> None:
        store = MemoryStore()
        async with FloorEngine(store, FloorConfig("V"), clock=lambda: 5) as floor:
            house = ServerContext(floor, b"")
            floor.alarms.raise_(GUESSED, "pt/7", address="10.0.0.9")
            await until(lambda: shown(floor))
            for _ in range(1_000):
                floor.alarms.raise_(GUESSED, "pt/7", address="10.0.0.8")
            assert shown(floor) == (AlarmLine(GUESSED, "pt/7", 5, 5, 1, {"address": "10.0.0.9"}),)
            assert b'pitboss_alarms_total{kind="tickets-guessed"} 1.0' in house.metrics.text()
        # Counts that are not yet in the log are written when the server stops.
        assert [event.type for event in await store.stream("alarm/tickets-guessed")] == ["alarm-raised.2"] * 2
        async with FloorEngine(store, FloorConfig("V")) as floor:
            assert [(line.count, line.facts) for line in shown(floor)] == [(1_001, {"address": "10.0.0.8"})]

    asyncio.run(run())


def test_a_burst_that_goes_on_is_reported_again_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alarms, "BURST_S", 0.01)

    async def run() -> None:
        async with FloorEngine(MemoryStore(), FloorConfig("V")) as floor:
            floor.alarms.raise_(GUESSED, "pt/7")
            floor.alarms.raise_(GUESSED, "pt/7")
            floor.alarms.raise_(GUESSED, "pt/7")
            await until(lambda: [line.count for line in shown(floor)] == [3])

    asyncio.run(run())


def test_a_person_acknowledges_an_alarm_once() -> None:
    async def run() -> None:
        async with FloorEngine(MemoryStore(), FloorConfig("V")) as floor:
            floor.alarms.raise_(GUESSED, "pt/7")
            await until(lambda: shown(floor))
            seen = AcknowledgeAlarm(GUESSED, "pt/7", "sue")
            assert not isinstance(await floor.do("c-1", seen, "staff/sue"), Rejection)
            assert shown(floor) == ()
            again = await floor.do("c-2", seen, "staff/sue")
            assert isinstance(again, Rejection)
            assert again.code == "no-alarm"

    asyncio.run(run())


def test_strangers_with_a_thousand_names_fill_neither_memory_nor_log() -> None:
    async def run() -> None:
        store = MemoryStore()
        async with FloorEngine(store, FloorConfig("V")) as floor:
            for n in range(1_000):
                floor.alarms.raise_(GUESSED, f"10.0.{n}.1")
            await until(lambda: len(shown(floor)) == MOST_SUBJECTS + 1)
        async with FloorEngine(store, FloorConfig("V")) as floor:
            counts = {line.subject: line.count for line in shown(floor)}
            assert len(counts) == MOST_SUBJECTS + 1
            assert counts[OTHERS] == 1_000 - MOST_SUBJECTS
            # Listed subjects stay listed: a later one does not displace an earlier one.
            assert "10.0.0.1" in counts
        assert len(await store.stream("alarm/tickets-guessed")) <= MOST_SUBJECTS + 2

    asyncio.run(run())


@given(st.text(), st.dictionaries(st.from_regex("[a-z]{1,9}", fullmatch=True), st.text(), max_size=20))
def test_an_alarm_takes_any_name_of_a_stranger(subject: str, facts: dict[str, str]) -> None:
    async def run() -> None:
        async with FloorEngine(MemoryStore(), FloorConfig("V")) as floor:
            floor.alarms.raise_(GUESSED, subject, **facts)
            await until(lambda: shown(floor))

    asyncio.run(run())
