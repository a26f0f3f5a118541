"""The floor of one server: its own events and those of others, in the order of the log."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from kit.store.store_contract import NOON, Opener, each_store, opened
from kit.wheels.wheel_floor import SPIN, drag, open_wheel

from pitboss.aggregates import REGISTRY
from pitboss.engine import transaction
from pitboss.engine.command_writer import CommandWriter
from pitboss.engine.transaction import Accepted
from pitboss.floor.terminals.calls import CallService
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_commands import CashOut, InsertNote, SetTerminal, UnlockAccount
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.tickets.tickets import Ticket
from pitboss.kernel.rejection import Rejection
from pitboss.service.config import FloorConfig
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.realtime import projection
from pitboss.store.log import StoredEvent
from pitboss.store.memory import MemoryStore
from pitboss.store.port import BROKEN, Store, StoreError

CONFIG = FloorConfig("Pitboss")
SET = SetTerminal("7", Settings("Pitboss"))


@asynccontextmanager
async def serving(store: Store) -> AsyncIterator[FloorEngine]:
    async with FloorEngine(store, CONFIG, lambda: NOON) as floor:
        yield floor


def chips(floor: FloorEngine, terminal: str = "7") -> int:
    account = floor.state(f"pt/{terminal}")
    assert isinstance(account, ChipAccount)
    return account.chips


async def until(true: Callable[[], bool]) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


@each_store
def test_an_answered_caller_finds_it_done(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store, serving(store) as floor:
            events: list[StoredEvent] = []
            floor.listen(events.append)
            assert floor.state("pt/7") is None
            await open_wheel(floor.writer)
            await floor.do("set", SET, "setup")
            for number in range(1, 4):
                await floor.do(f"note-{number}", InsertNote("7", 5_000), "pt/7")
                assert chips(floor) == number * 5_000
            done, refused = await floor.do_all(
                [
                    ("wager", drag({"red": 500}, play=SPIN), "pt/7"),
                    ("out", CashOut("7"), "pt/7"),
                ]
            )
            assert isinstance(done, Accepted)
            assert isinstance(refused, Rejection)
            assert chips(floor) == 14_500
            assert [event.seq for event in events] == list(range(1, 9))
            assert events[-1:] == list(done.events)
            assert (floor.streams("pt"), floor.seq) == (["pt/7"], 8)

    asyncio.run(check())


@each_store
def test_a_server_starts_where_the_log_ends(
    opener: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It reads snapshots and the events after them; a ticket that was paid is not loaded any more."""
    monkeypatch.setattr(transaction, "SNAPSHOT_EVERY_EVENTS", 3)

    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            async with serving(store) as floor:
                for terminal in ("7", "8", "9"):
                    await floor.do(f"set-{terminal}", SetTerminal(terminal, Settings("Pitboss")), "setup")
                    for number in range(int(terminal) - 5):
                        await floor.do(f"note-{terminal}-{number}", InsertNote(terminal, 500), "pt/7")
                await floor.do("out", CashOut("9"), "pt/9")
                before = {
                    name: floor.state(name) for room in REGISTRY.watched for name in floor.streams(room)
                }
            assert len(before) == 4
            async with serving(store) as floor:
                after = {name: floor.state(name) for room in REGISTRY.watched for name in floor.streams(room)}
                assert after == before
                assert isinstance(floor.state(floor.streams("ticket")[0]), Ticket)

    asyncio.run(check())


@each_store
def test_what_another_server_does_is_seen_in_order(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with (
            opened(opener, tmp_path) as store,
            opened(opener, tmp_path) as other,
            serving(store) as here,
            serving(other) as there,
        ):
            received: dict[str, list[int]] = {"here": [], "there": []}
            here.listen(lambda event: received["here"].append(event.seq))
            there.listen(lambda event: received["there"].append(event.seq))
            await here.do("set", SET, "setup")

            async def work(floor: FloorEngine, name: str) -> None:
                for number in range(10):
                    await floor.do(f"{name}-{number}", InsertNote("7", 500), "pt/7")
                    assert floor.seq >= number + 2

            await asyncio.gather(work(here, "a"), work(there, "b"))
            await until(lambda: here.seq == there.seq == 21)
            assert chips(here) == chips(there) == 10_000
            assert received["here"] == received["there"] == list(range(1, 22))

    asyncio.run(check())


def test_what_others_wrote_while_a_server_starts_is_taken_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stream that was read just after the end of the log is ahead of it."""
    store = MemoryStore()
    begun = store.begun

    async def check() -> None:
        async with CommandWriter(store, REGISTRY, lambda: NOON) as writer:
            await writer.submit("set", SET, "setup")

            async def and_meanwhile(room: str) -> list[transaction.StreamState]:
                if room == "pt":
                    await writer.submit("note", InsertNote("7", 500), "pt/7")
                return await begun(room)  # type: ignore[return-value]

            monkeypatch.setattr(store, "begun", and_meanwhile)
            async with serving(store) as floor:
                assert (floor.seq, chips(floor)) == (1, 500)
                await until(lambda: floor.seq == 2)
                assert chips(floor) == 500

    asyncio.run(check())


def test_a_listener_that_breaks_stops_nobody(caplog: pytest.LogCaptureFixture) -> None:
    def broken(event: StoredEvent) -> None:
        raise ValueError("out of order")

    async def check() -> None:
        async with serving(MemoryStore()) as floor:
            events: list[StoredEvent] = []
            floor.listen(broken)
            floor.listen(events.append)
            assert isinstance(await floor.do("set", SET, "setup"), Accepted)
            assert len(events) == 1

    asyncio.run(check())
    assert "A listener broke at event 1" in caplog.text


def test_a_gap_in_what_is_told_breaks() -> None:
    row = StoredEvent(2, "pt/7", 1, 0, "terminal-set.1", 0, "setup", "c", b"{}", b"")
    with pytest.raises(AssertionError, match="event 2 comes after 0"):
        projection.Projection(0, {}).take(row)


def test_a_command_that_breaks_an_invariant_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with serving(MemoryStore()) as floor:

            async def broken(_: object) -> list[Exception]:
                return [AssertionError("no")]

            monkeypatch.setattr(floor.writer, "submit_all", broken)
            assert await floor.do("set", SET, "setup") == BROKEN

    asyncio.run(check())


def test_a_log_that_was_cut_off_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        store = MemoryStore()
        async with serving(store) as floor:
            await floor.do("set", SET, "setup")
            with pytest.raises(StoreError, match="Another database"):
                await floor.catch_up(9)

    asyncio.run(check())


# The load of a thousand terminals on one server


def test_a_listener_sees_the_floor_as_each_event_left_it() -> None:
    """Also where one transaction has several events of a stream."""

    async def check() -> list[int]:
        async with serving(MemoryStore()) as floor:
            await floor.do("set", SET, "setup")
            seen: list[int] = []
            floor.listen(lambda _: seen.append(chips(floor)))
            await floor.do_all([(f"note-{number}", InsertNote("7", 500), "pt/7") for number in range(3)])
            return seen

    assert asyncio.run(check()) == [500, 1_000, 1_500]


def test_many_commands_leave_room_for_others_and_keep_their_order() -> None:
    async def check() -> None:
        async with serving(MemoryStore()) as floor:
            await floor.do("set", SET, "setup")
            many = [(f"note-{number}", InsertNote("7", 500), "pt/7") for number in range(100)]
            together, alone = await asyncio.gather(
                floor.do_all(many), floor.do("alone", InsertNote("7", 1_000), "pt/7")
            )
            places = [reply.events[0].seq for reply in together if isinstance(reply, Accepted)]
            assert len(places) == 100
            assert places == sorted(places)
            assert isinstance(alone, Accepted)
            assert alone.events[0].seq < places[-1]

    asyncio.run(check())


def test_what_is_known_at_the_start_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        store = MemoryStore()
        async with serving(store) as floor:
            await floor.do("set", SET, "setup")
        async with serving(store) as floor:
            monkeypatch.setattr(store, "tips", None)
            assert isinstance(await floor.do("call", CallService("7"), "pt/7"), Accepted)

    asyncio.run(check())


def test_what_another_server_wrote_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        store = MemoryStore()
        async with serving(store) as here, serving(store) as there:
            await here.do("set", SET, "setup")
            await there.do("note-1", InsertNote("7", 500), "pt/7")
            await here.catch_up(there.seq)
            monkeypatch.setattr(store, "stream", None)
            assert isinstance(await here.do("note-2", InsertNote("7", 500), "pt/7"), Accepted)
            assert chips(here) == 1_000

    asyncio.run(check())


def test_what_turned_out_wrong_is_read_from_its_events_and_not_recalled() -> None:
    async def check() -> None:
        async with serving(MemoryStore()) as floor:
            await open_wheel(floor.writer)
            await floor.do("set", SET, "setup")
            await floor.do("note", InsertNote("7", 500), "pt/7")
            stands = floor.writer._cache.states["pt/7"]
            assert isinstance(stands.state, ChipAccount)
            account = msgspec.structs.replace(stands.state, balances={"pt/7/chips": 600})
            wrong = msgspec.structs.replace(stands, state=account)
            floor.writer._cache.states["pt/7"] = floor._projection._by_prefix["pt"]["pt/7"] = wrong
            one = await floor.do("one", drag({"red": 100}, play=SPIN), "pt/7")
            assert chips(floor) == 500, "the screens have it right again, too"
            replies = [
                one,
                await floor.do("open", UnlockAccount("7", "memory was wrong", "Ann Lee"), "staff/ann"),
                await floor.do("all", drag({"red": 500}, play=SPIN), "pt/7"),
                await floor.do("more", drag({"red": 100}, play=SPIN), "pt/7"),
            ]
            codes = [reply.code if isinstance(reply, Rejection) else None for reply in replies]
            assert codes == ["account-locked", None, None, "insufficient-credits"]
            assert chips(floor) == 0

    asyncio.run(check())
