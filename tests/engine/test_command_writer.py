"""Commands through the writer, on every store: durable before they are answered, and executed once.

It takes over 10 s: every case runs on three stores, and two of them write to disk.
"""

import asyncio
from collections.abc import Collection
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from kit.store.store_contract import (
    NOON,
    Opener,
    all_events,
    all_lines,
    done,
    each_store,
    keeping,
    opened,
    step_by_step,
)
from kit.wheels.wheel_floor import SPIN, drag, open_wheel

from pitboss.aggregates import REGISTRY
from pitboss.engine import command_writer as writer_module
from pitboss.engine import state_cache, transaction
from pitboss.engine.command_writer import CommandWriter, Submission
from pitboss.engine.registry import Handler
from pitboss.engine.snapshot_codes import check_snapshot, vouch_for
from pitboss.engine.transaction import STALE, Accepted, BoundCommand, reread
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_commands import CashOut, InsertNote, SetTerminal, UnlockAccount
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.tickets.ticket_commands import RedeemTicket
from pitboss.floor.tickets.validation import make_number
from pitboss.kernel.decision import Command, Decision, Given, States
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, Moment
from pitboss.ledger.till import MoveMoney
from pitboss.store.log import Answer, Head
from pitboss.store.memory import MemoryStore
from pitboss.store.port import LOST, Batch, OpenTransaction, Store, StoreError
from pitboss.words.rendering import english, render

WAGER = drag({"red": 500}, play=SPIN)


async def install(writer: CommandWriter, terminal: str = "7", notes: int = 1) -> None:
    """A terminal at a wheel, with this many notes of 50 dollars in it."""
    await open_wheel(writer)
    await done(writer, f"set-{terminal}", SetTerminal(terminal, Settings("Pitboss")))
    for number in range(notes):
        await done(writer, f"note-{terminal}-{number}", InsertNote(terminal, 5_000))


async def chips(store: Store, terminal: str = "7") -> int:
    return (await store.balances()).get(f"pt/{terminal}/chips", 0)


@each_store
def test_the_same_command_again_gets_the_first_answer_and_moves_nothing(
    opener: Opener, tmp_path: Path
) -> None:
    """Also after a restart: that is when a terminal sends it again."""

    async def check() -> None:
        async with keeping(opener, tmp_path) as writer:
            await install(writer)
            first = await done(writer, "w", WAGER)
            assert await writer.submit("w", WAGER, "test") == first
            assert await writer.submit_all([("w", WAGER, "test"), ("w", WAGER, "test")]) == [first, first]
            twins = await asyncio.gather(*(writer.submit("x", WAGER, "test") for _ in range(5)))
            assert twins == [twins[0]] * 5
        async with keeping(opener, tmp_path, at=NOON + 1) as writer:
            assert await writer.submit("w", WAGER, "test") == first
            assert await writer.submit("x", WAGER, "test") == twins[0]
        async with opened(opener, tmp_path) as store:
            assert await chips(store) == 5_000 - 2 * 500

    asyncio.run(check())


@each_store
def test_what_a_command_becomes_has_no_part_in_telling_it_from_others(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        late = Rejection("late", {"case": "hour", "at": Moment(NOON), "least": Amount(500)})
        async with keeping(opener, tmp_path) as writer:
            await install(writer)
            (first,) = await writer.submit_all([("w", WAGER, "test", InsertNote("7", 500))])
            (refused,) = await writer.submit_all([("x", WAGER, "test", late)])
            assert isinstance(first, Accepted)
            assert refused == late
        async with keeping(opener, tmp_path) as writer:
            again: list[Submission] = [("w", WAGER, "test", late), ("w", WAGER, "test"), ("x", WAGER, "test")]
            assert await writer.submit_all(again) == [first, first, late]
            (other,) = await writer.submit_all([("w", InsertNote("7", 500), "test")])
            assert isinstance(other, Rejection)
            assert other.code == "id-reused"
        async with opened(opener, tmp_path) as store:
            assert await chips(store) == 5_000 + 500

    asyncio.run(check())


@each_store
def test_what_was_made_of_a_stream_counts_only_as_long_as_it_stands_so(
    opener: Opener, tmp_path: Path
) -> None:
    async def check() -> None:
        async with keeping(opener, tmp_path) as writer:
            await install(writer)
            note = InsertNote("7", 500)
            made: list[Submission] = [
                (f"n-{each}", note, "test", BoundCommand(note, "pt/7", 2)) for each in range(2)
            ]
            first, late = await writer.submit_all(made)
            assert isinstance(first, Accepted)
            assert late == STALE
        async with keeping(opener, tmp_path) as writer:
            assert await writer.submit_all(made) == [first, late]
            assert await writer.submit_all(made[1:]) == [late]
            # It decides nothing: bound again it is executed, once.
            bound: Submission = ("n-1", note, "test", BoundCommand(note, "pt/7", 3))
            second, again = await writer.submit_all([bound, bound])
            assert isinstance(second, Accepted)
            assert again == second
            (unknown,) = await writer.submit_all([("u", note, "test", BoundCommand(note, "pt/8", 1))])
            assert unknown == STALE
        async with opened(opener, tmp_path) as store:
            assert await chips(store) == 5_000 + 2 * 500

    asyncio.run(check())


@each_store
def test_an_id_stands_for_one_command_of_one_author(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with keeping(opener, tmp_path) as writer:
            await install(writer)
            await done(writer, "n", InsertNote("7", 500), by="pt/7")
        async with keeping(opener, tmp_path) as writer:
            for command, by in ((InsertNote("7", 1_000), "pt/7"), (InsertNote("7", 500), "pt/8")):
                answer = await writer.submit("n", command, by)
                assert isinstance(answer, Rejection)
                assert answer.code == "id-reused"
            both = await writer.submit_all(
                [("m", InsertNote("7", 500), "a"), ("m", InsertNote("7", 1_000), "a")]
            )
            assert [type(each) for each in both] == [Accepted, Rejection]
            for name, by in (("", "a"), ("a b", "a"), ("a", 'quo"te'), ("a" * 65, "a"), ("ä", "a")):
                answer = await writer.submit(name, InsertNote("7", 500), by)
                assert isinstance(answer, Rejection)
                assert answer.code == "bad-id"
        async with opened(opener, tmp_path) as store:
            assert await chips(store) == 5_000 + 500 + 500

    asyncio.run(check())


@each_store
def test_what_was_refused_stays_refused(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with keeping(opener, tmp_path) as writer:
            await install(writer, notes=0)
            refused = await writer.submit("early", CashOut("7"), "test")
            assert isinstance(refused, Rejection)
            await done(writer, "note", InsertNote("7", 5_000))
            assert await writer.submit("early", CashOut("7"), "test") == refused
        async with keeping(opener, tmp_path) as writer:
            assert await writer.submit("early", CashOut("7"), "test") == refused
            await done(writer, "late", CashOut("7"))

    asyncio.run(check())


@each_store
@pytest.mark.parametrize("servers", [1, 2])
def test_fifty_who_redeem_one_ticket_at_once_are_paid_once(
    opener: Opener, tmp_path: Path, servers: int
) -> None:
    async def check() -> None:
        async with AsyncExitStack() as stack:
            writers = [await stack.enter_async_context(keeping(opener, tmp_path)) for _ in range(servers)]
            store = await stack.enter_async_context(opened(opener, tmp_path))
            await install(writers[0])
            await done(writers[0], "in", MoveMoney("capital", 20_000, {}))
            await done(writers[0], "out", CashOut("7"))
            ticket = RedeemTicket(make_number(await store.secret(), "7", 1), "cage", 5_000)
            answers = await asyncio.gather(
                *(writers[number % servers].submit(f"r-{number}", ticket, "cage") for number in range(50))
            )
            paid = [answer for answer in answers if isinstance(answer, Accepted)]
            refused = {answer.code for answer in answers if isinstance(answer, Rejection)}
            assert (len(paid), refused) == (1, {"ticket-redeemed"})
            assert (await store.balances())["cage/cash"] == 5_000 - 20_000

    asyncio.run(check())


@each_store
def test_servers_that_share_a_floor_decide_on_what_the_others_did(opener: Opener, tmp_path: Path) -> None:
    """Fifty wagers of 5 dollars through two writers in turn, and credits for forty."""

    async def check() -> None:
        async with (
            keeping(opener, tmp_path) as one,
            keeping(opener, tmp_path) as two,
            opened(opener, tmp_path) as store,
        ):
            await install(one, notes=4)
            for number in range(10):
                await done((one, two)[number % 2], f"a-{number}", WAGER)
            answers = await asyncio.gather(
                *((one, two)[number % 2].submit(f"b-{number}", WAGER, "test") for number in range(40))
            )
            assert sum(isinstance(answer, Accepted) for answer in answers) == 30
            assert {each.code for each in answers if isinstance(each, Rejection)} == {"insufficient-credits"}
            balances = await store.balances()
            assert (balances["pt/7/chips"], balances["pt/7/held"]) == (0, 20_000)
            assert [event.version for event in await store.stream("pt/7")] == list(range(1, 46))

    asyncio.run(check())


@each_store
def test_many_who_wait_share_one_commit(
    opener: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store, CommandWriter(store, REGISTRY, lambda: NOON) as writer:
            await install(writer, notes=20)
            step_by_step(store)
            commits: list[int] = []
            commit = store.commit

            async def counted(batch: Batch) -> None:
                commits.append(len(batch.answers))
                await commit(batch)

            monkeypatch.setattr(store, "commit", counted)
            answers = await asyncio.gather(
                *(writer.submit(f"w-{number}", WAGER, "test") for number in range(150))
            )
            assert all(isinstance(answer, Accepted) for answer in answers)
            assert sum(commits) == 150
            assert len(commits) <= 2

    asyncio.run(check())


@each_store
def test_nobody_is_answered_before_it_is_durable(
    opener: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store, CommandWriter(store, REGISTRY, lambda: NOON) as writer:
            await install(writer)
            step_by_step(store)
            commit, go, committing = store.commit, asyncio.Event(), asyncio.Event()

            async def slow(batch: Batch) -> None:
                committing.set()
                await go.wait()
                await commit(batch)

            monkeypatch.setattr(store, "commit", slow)
            answer = asyncio.create_task(writer.submit("w", WAGER, "test"))
            await committing.wait()
            await asyncio.sleep(0.01)
            assert not answer.done()
            assert await chips(store) == 5_000
            go.set()
            assert isinstance(await answer, Accepted)
            assert await chips(store) == 4_500

    asyncio.run(check())


@each_store
def test_a_write_that_fails_is_answered_with_its_failure_and_leaves_nothing(
    opener: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store, CommandWriter(store, REGISTRY, lambda: NOON) as writer:
            await install(writer)
            step_by_step(store)
            commit = store.commit

            async def spoiled(batch: Batch) -> None:
                await commit(batch._replace(answers=batch.answers * 2))

            with monkeypatch.context() as patch:
                patch.setattr(store, "commit", spoiled)
                answers = await asyncio.gather(
                    writer.submit("w", WAGER, "test"),
                    writer.submit("v", WAGER, "test"),
                    return_exceptions=True,
                )
                assert all(isinstance(answer, Exception) for answer in answers)
            assert await chips(store) == 5_000
            await done(writer, "w", WAGER)
            assert await chips(store) == 4_500

    asyncio.run(check())


def break_on(kind: type[Command], field: str, value: object) -> Handler:
    """Decides as usual, but one command breaks an invariant."""
    decide, streams = REGISTRY.handlers[kind]

    def broken(states: States, command: Any, given: Given) -> Decision:
        if getattr(command, field) == value:
            raise AssertionError("an invariant that this test breaks")
        return decide(states, command, given)

    return Handler(broken, streams)


@each_store
def test_a_broken_invariant_is_its_own_commands_failure_and_nobody_elses(
    opener: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store, CommandWriter(store, REGISTRY, lambda: NOON) as writer:
            await install(writer)
            with monkeypatch.context() as patch:
                handlers: dict[Any, Any] = REGISTRY.handlers
                patch.setitem(handlers, InsertNote, break_on(InsertNote, "cents", 2_000))
                notes = (500, 2_000, 1_000, 2_000, 10_000)
                answers = await asyncio.gather(
                    *(
                        writer.submit(f"n-{at}", InsertNote("7", note), "test")
                        for at, note in enumerate(notes)
                    ),
                    return_exceptions=True,
                )
            assert [type(answer) for answer in answers] == [
                Accepted,
                AssertionError,
                Accepted,
                AssertionError,
                Accepted,
            ]
            assert await chips(store) == 5_000 + 500 + 1_000 + 10_000
            # A command that was not executed can be sent again, and one that was is not executed twice.
            for at, note in enumerate(notes):
                await done(writer, f"n-{at}", InsertNote("7", note))
            assert await chips(store) == 5_000 + sum(notes)
            events = await all_events(store)
            assert [event.seq for event in events] == list(range(1, 11))

    asyncio.run(check())


@each_store
def test_who_stops_waiting_disturbs_nobody_and_finds_the_answer_later(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store, CommandWriter(store, REGISTRY, lambda: NOON) as writer:
            await install(writer)
            asking = [
                asyncio.create_task(writer.submit(f"n-{number}", InsertNote("7", 500), "test"))
                for number in range(20)
            ]
            await asyncio.sleep(0)
            for task in asking[::2]:
                task.cancel()
            answers = await asyncio.gather(*asking, return_exceptions=True)
            assert [isinstance(each, Accepted) for each in answers] == [False, True] * 10
            for number in range(20):
                await done(writer, f"n-{number}", InsertNote("7", 500))
            assert await chips(store) == 5_000 + 20 * 500

    asyncio.run(check())


@each_store
def test_a_writer_that_stops_ends_what_it_writes_and_refuses_the_rest(
    opener: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            async with CommandWriter(store, REGISTRY, lambda: NOON) as writer:
                await install(writer)
                step_by_step(store)
                commit, committing = store.commit, asyncio.Event()

                async def slow_commit(batch: Batch) -> None:
                    committing.set()
                    await asyncio.sleep(0.01)
                    await commit(batch)

                monkeypatch.setattr(store, "commit", slow_commit)
                begun = asyncio.create_task(writer.submit("begun", InsertNote("7", 500), "test"))
                await committing.wait()
                late = asyncio.create_task(writer.submit("late", InsertNote("7", 500), "test"))
                await asyncio.sleep(0)
            assert isinstance(await begun, Accepted)
            refused = await late
            assert isinstance(refused, Rejection)
            assert refused.code == "store-closed"
            assert await chips(store) == 5_500
            monkeypatch.setattr(store, "commit", commit)
            async with CommandWriter(store, REGISTRY, lambda: NOON) as writer:
                await done(writer, "late", InsertNote("7", 500))
            assert await chips(store) == 6_000

    asyncio.run(check())


async def spoil(store: Store, stream: str, cents: int) -> None:
    """Changes the balances in a snapshot, as a memory fault or a bug might."""
    stored = (await store.snapshots([stream]))[stream]
    event = (await store.stream(stream, stored.version - 1))[0].hash
    assert store.house_key is not None
    snapshot = check_snapshot(store.house_key, stored, event)
    assert snapshot is not None
    account = msgspec.msgpack.decode(snapshot.body, type=ChipAccount)
    name = f"{stream}/chips"
    wrong = msgspec.structs.replace(
        account, balances={**account.balances, name: account.balances[name] + cents}
    )
    await store.begin([])
    plain = snapshot._replace(body=msgspec.msgpack.encode(wrong))
    await store.commit(Batch([], [], [], [vouch_for(store.house_key, plain, event)], set()))


@each_store
@pytest.mark.parametrize("cents", [1, -1, 10**9])
def test_a_balance_that_is_wrong_locks_the_account_and_is_then_read_from_its_events(
    opener: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cents: int
) -> None:
    monkeypatch.setattr(transaction, "SNAPSHOT_EVERY_EVENTS", 3)

    async def check() -> None:
        async with keeping(opener, tmp_path) as writer:
            await install(writer, notes=2)
        async with opened(opener, tmp_path) as store:
            await spoil(store, "pt/7", cents)
        async with opened(opener, tmp_path) as store, CommandWriter(store, REGISTRY, lambda: NOON) as writer:
            locked = await writer.submit("w", WAGER, "test")
            assert isinstance(locked, Rejection)
            assert locked.code == "account-locked"
            incident = (await store.stream("pt/7"))[-1]
            assert (incident.type, incident.command) == ("account-locked.2", "w")
            event: Any = REGISTRY.read(incident)
            assert english(event.incident).startswith("The meters say $100,")
            # Nothing moves, and the refusal stays what it was.
            for command in (InsertNote("7", 500), WAGER, CashOut("7")):
                refused = await writer.submit(f"try-{type(command).__name__}", command, "test")
                assert isinstance(refused, Rejection)
                assert refused.code == "account-locked"
            assert await writer.submit("w", WAGER, "test") == locked
            assert await store.snapshots(["pt/7"]) == {}
            # A supervisor checks it: according to its events the account is right again, to the cent.
            await done(writer, "open", UnlockAccount("7", "a snapshot was wrong", "Ann Lee"))
            await done(writer, "v", WAGER)
            await done(writer, "out", drag({"black": 9_500}, play=SPIN))
            over = await writer.submit("over", drag({"black": 1}, play=SPIN), "test")
            assert isinstance(over, Rejection)
            balances = await store.balances()
            assert (balances["pt/7/chips"], balances["pt/7/held"]) == (0, 10_000)
            assert sum(line.cents for line in await all_lines(store)) == 0

    asyncio.run(check())


@each_store
def test_a_long_stream_is_read_from_its_snapshot_on(
    opener: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transaction, "SNAPSHOT_EVERY_EVENTS", 4)

    async def check() -> None:
        async with keeping(opener, tmp_path) as writer:
            await install(writer, notes=9)
        async with opened(opener, tmp_path) as store:
            stream, reads = store.stream, list[int]()

            async def noted_stream(name: str, after: int = 0) -> Any:
                if name == "pt/7":
                    reads.append(after)
                return await stream(name, after)

            monkeypatch.setattr(store, "stream", noted_stream)
            async with CommandWriter(store, REGISTRY, lambda: NOON) as writer:
                await done(writer, "w", WAGER)
            snapshot = (await store.snapshots(["pt/7"]))["pt/7"]
            assert (reads, snapshot.version) == ([7], 8)
            # A snapshot of another release, or a damaged one, does no harm: then all events are read.
            for spoiled in (snapshot._replace(shape="other"), snapshot._replace(body=b"\xc1")):
                await store.begin([])
                await store.commit(Batch([], [], [], [spoiled], set()))
                async with CommandWriter(store, REGISTRY, lambda: NOON) as writer:
                    await done(writer, spoiled.shape, WAGER)
            assert reads == [7, 7, 0, 7, 0]
            assert await chips(store) == 9 * 5_000 - 3 * 500

    asyncio.run(check())


@each_store
def test_what_was_decided_ahead_of_a_turn_that_failed_is_decided_again(
    opener: Opener, tmp_path: Path
) -> None:
    """It is unknown whether it was stored: here first it was not, and then it was, despite the error."""

    async def check(*, stored: bool) -> int:
        name = "kept" if stored else "lost"
        async with opened(opener, tmp_path) as store, CommandWriter(store, REGISTRY, lambda: NOON) as writer:
            await install(writer, name, notes=1)
            step_by_step(store)
            commit, late = store.commit, asyncio.Event()

            async def failing(batch: Batch) -> None:
                store.commit = commit  # type: ignore[method-assign]
                await late.wait()
                if stored:
                    await commit(batch)
                else:
                    await store.rollback()
                raise StoreError(Rejection("store-unavailable"))

            store.commit = failing  # type: ignore[method-assign]
            wager = drag({"red": 3_000}, name, SPIN)
            first = asyncio.create_task(writer.submit(f"{name}-1", wager, "test"))
            await asyncio.sleep(0.05)
            # This one is decided while the first is being written, on the state after the first: 20 dollars.
            second = asyncio.create_task(writer.submit(f"{name}-2", wager, "test"))
            await asyncio.sleep(0.05)
            late.set()
            refused = await first
            assert isinstance(refused, Rejection)
            assert refused.code == "store-unavailable"
            assert isinstance(await second, Rejection) is stored
            again = await writer.submit(f"{name}-1", wager, "test")
            assert isinstance(again, Accepted) is stored
            note = await writer.submit(f"{name}-3", InsertNote(name, 5_000), "test")
            assert isinstance(note, Accepted)
            assert [event.version for event in await store.stream(f"pt/{name}")] == [1, 2, 3, 4]
            return await chips(store, name)

    assert asyncio.run(check(stored=False)) == asyncio.run(check(stored=True)) == 2_000 + 5_000


@each_store
def test_a_writer_that_remembers_little_decides_the_same(
    opener: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state_cache, "MOST_CACHED_STREAMS", 1)
    monkeypatch.setattr(writer_module, "MOST_COMMANDS", 3)

    async def check() -> None:
        async with opened(opener, tmp_path) as store, CommandWriter(store, REGISTRY, lambda: NOON) as writer:
            terminals = [str(number) for number in range(5)]
            for terminal in terminals:
                await install(writer, terminal)
            wagers = [
                writer.submit(f"{terminal}-{number}", drag({"red": 500}, terminal, SPIN), "test")
                for number in range(12)
                for terminal in terminals
            ]
            answers = await asyncio.gather(*wagers)
            assert [isinstance(answer, Accepted) for answer in answers] == [True] * 50 + [False] * 10
            assert [await chips(store, terminal) for terminal in terminals] == [0] * 5

    asyncio.run(check())


def test_a_writer_that_has_stopped_says_so(tmp_path: Path) -> None:
    async def check() -> None:
        async with CommandWriter(MemoryStore(), REGISTRY, lambda: NOON) as writer:
            await install(writer)
        answer = await asyncio.wait_for(writer.submit("late", InsertNote("7", 500), "test"), 60)
        assert isinstance(answer, Rejection)
        assert answer.code == "store-closed"

    asyncio.run(check())


def test_nobody_waits_for_a_writer_that_broke(tmp_path: Path) -> None:
    def clock() -> int:
        raise OverflowError("The clock is broken.")

    async def check() -> None:
        async with CommandWriter(MemoryStore(), REGISTRY, clock) as writer:
            for name in ("a", "b"):
                answer = await asyncio.wait_for(writer.submit(name, WAGER, "test"), 60)
                assert isinstance(answer, Rejection)
                assert answer.code == "store-closed"

    asyncio.run(check())


async def settled(*tasks: "asyncio.Task[Any]") -> None:
    """Waits until nothing more happens by itself, which must be soon."""
    await asyncio.wait(tasks, timeout=0.05)


@each_store
@pytest.mark.parametrize("late", [WAGER, InsertNote("7", 500)])
def test_nothing_is_decided_on_a_draft_that_is_void_already(
    opener: Opener, tmp_path: Path, late: Command
) -> None:
    """A note is stored though its transaction failed, and the next transaction has refusals only."""

    async def check() -> None:
        async with opened(opener, tmp_path) as store, CommandWriter(store, REGISTRY, lambda: NOON) as writer:
            await install(writer, "7")
            await install(writer, "8", notes=0)
            append, begin, fail, go = store.append, store.begin, asyncio.Event(), asyncio.Event()

            async def failing(start: Head, batch: Batch) -> OpenTransaction | None:
                store.append = append  # type: ignore[method-assign]
                await fail.wait()
                assert await append(start, batch) is None
                store.begin = slow  # type: ignore[method-assign]
                raise StoreError(LOST)

            async def slow(ids: Collection[str]) -> OpenTransaction:
                store.begin = begin  # type: ignore[method-assign]
                await go.wait()
                return await begin(ids)

            store.append = failing  # type: ignore[method-assign]
            note = asyncio.create_task(writer.submit("kept", InsertNote("7", 5_000), "test"))
            await settled(note)
            refused = asyncio.create_task(writer.submit("refused", CashOut("8"), "test"))
            await settled(refused)
            fail.set()
            assert await note == LOST
            latest = asyncio.create_task(writer.submit("late", late, "test"))
            await settled(latest)
            go.set()
            assert isinstance(await refused, Rejection)
            assert isinstance(await latest, Accepted)
            assert isinstance(await writer.submit("kept", InsertNote("7", 5_000), "test"), Accepted)
            assert (await store.balances())["pt/7/stacker"] in (-10_000, -10_500)

    asyncio.run(check())


def test_a_caller_whose_command_was_written_is_answered_though_the_writer_breaks_then() -> None:
    async def check() -> None:
        store, broken = MemoryStore(), False
        later: list[asyncio.Task[Any]] = []

        def clock() -> int:
            if broken:
                raise OverflowError("the clock breaks")
            return NOON

        async with CommandWriter(store, REGISTRY, clock) as writer:
            await install(writer)
            add = store.append

            async def adding(start: Head, batch: Batch) -> OpenTransaction | None:
                nonlocal broken
                written = await add(start, batch)
                broken = True
                later.append(asyncio.create_task(writer.submit("later", InsertNote("7", 500), "test")))
                return written

            store.append = adding  # type: ignore[method-assign]
            answer = await asyncio.wait_for(writer.submit("first", InsertNote("7", 500), "test"), 60)
            assert isinstance(answer, Accepted)
            refused = await asyncio.wait_for(later[0], 60)
            assert isinstance(refused, Rejection)
            assert refused.code == "store-closed"

    asyncio.run(check())


@each_store
def test_nobody_waits_for_ever_where_even_the_stop_of_a_writer_is_broken_off(
    opener: Opener, tmp_path: Path
) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            writer, ready = CommandWriter(store, REGISTRY, lambda: NOON), asyncio.Event()

            async def serve() -> None:
                async with writer:
                    await install(writer)
                    ready.set()
                    await asyncio.Event().wait()

            serving = asyncio.create_task(serve())
            await ready.wait()
            await store.begin([])
            answer = asyncio.create_task(writer.submit("note", InsertNote("7", 500), "test"))
            await settled(answer)
            for _ in range(2):
                serving.cancel()
                await settled(serving)
            refused = await asyncio.wait_for(answer, 60)
            assert isinstance(refused, Rejection)
            assert refused.code == "store-closed"
            await store.rollback()

    asyncio.run(check())


@each_store
def test_a_draft_that_a_stop_overtakes_is_refused(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            step_by_step(store)
            async with CommandWriter(store, REGISTRY, lambda: NOON) as writer:
                await install(writer)
                commit, committing, go = store.commit, asyncio.Event(), asyncio.Event()

                async def slow(batch: Batch) -> None:
                    committing.set()
                    await go.wait()
                    await commit(batch)

                store.commit = slow  # type: ignore[method-assign]
                begun = asyncio.create_task(writer.submit("begun", InsertNote("7", 500), "test"))
                await committing.wait()
                late = asyncio.create_task(writer.submit("late", InsertNote("7", 500), "test"))
                await settled(late)
                asyncio.get_running_loop().call_later(0.05, go.set)
            assert isinstance(await begun, Accepted)
            refused = await asyncio.wait_for(late, 60)
            assert isinstance(refused, Rejection)
            assert refused.code == "store-closed"

    asyncio.run(check())


@each_store
@pytest.mark.parametrize("every", [2, 3])
def test_an_account_can_be_unlocked_wherever_its_incident_falls(
    opener: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    """Also where a snapshot would be due: no snapshot is taken of an account that cannot be trusted."""
    monkeypatch.setattr(transaction, "SNAPSHOT_EVERY_EVENTS", every)

    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            async with CommandWriter(store, REGISTRY, lambda: NOON) as writer:
                await install(writer, notes=every)
            await spoil(store, "pt/7", 100)
            async with CommandWriter(store, REGISTRY, lambda: NOON) as writer:
                locked = await writer.submit("w", WAGER, "test")
                assert isinstance(locked, Rejection)
                assert locked.code == "account-locked"
                assert await store.snapshots(["pt/7"]) == {}
                await done(writer, "u", UnlockAccount("7", "Looked into.", "Ann Lee"))
                await done(writer, "again", WAGER)

    asyncio.run(check())


@each_store
def test_an_unlock_that_is_asked_for_while_the_incident_is_written_looks_at_the_events(
    opener: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transaction, "SNAPSHOT_EVERY_EVENTS", 3)

    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            async with CommandWriter(store, REGISTRY, lambda: NOON) as writer:
                await install(writer, notes=2)
            await spoil(store, "pt/7", 100)
            step_by_step(store)
            async with CommandWriter(store, REGISTRY, lambda: NOON) as writer:
                # This loads the account, so that what follows is decided ahead.
                await writer.submit("look", UnlockAccount("7", "Not locked.", "Ann Lee"), "test")
                commit, go = store.commit, asyncio.Event()

                async def slow(batch: Batch) -> None:
                    await go.wait()
                    await commit(batch)

                store.commit = slow  # type: ignore[method-assign]
                wager = asyncio.create_task(writer.submit("w", WAGER, "test"))
                await settled(wager)
                unlock = asyncio.create_task(
                    writer.submit("u", UnlockAccount("7", "Looked into.", "Ann Lee"), "test")
                )
                await settled(unlock)
                go.set()
                locked = await wager
                assert isinstance(locked, Rejection)
                assert locked.code == "account-locked"
                assert isinstance(await unlock, Accepted)

    asyncio.run(check())


def test_a_refusal_of_an_older_release_keeps_its_sentence() -> None:
    older = b'{"code":"wagers-closed","message":"The time to bet is over.","clause":"7.3"}'
    refused = reread(Answer("w", b"", 0, 0, older))
    assert refused == Rejection("wagers-closed", {"legacy-text": "The time to bet is over."}, "7.3")
    assert render(refused.text, "zh-Hans") == "The time to bet is over."
