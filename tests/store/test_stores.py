"""The promises of the port, checked on every store.

It takes over 10 s: every case runs on four stores, and three of them write to disk.
"""

import asyncio
import gc
import json
from collections.abc import Iterator
from contextlib import aclosing
from hashlib import sha256
from pathlib import Path

import pytest
from kit.store.store_contract import Opener, all_events, all_lines, batch, each_store, opened, write

from pitboss.store.check import ConflictError
from pitboss.store.log import EMPTY, Answer, Head, Snapshot, StoredEvent, Tip
from pitboss.store.port import Batch, Store

NOTHING = Batch([], [], [], [], set())


def chain(before: bytes, event: StoredEvent) -> bytes:
    """The hash of an event from its columns alone: written again here, so that the formula cannot drift."""
    columns = [*event[:8], json.loads(event.body)]
    return sha256(before + json.dumps(columns, separators=(",", ":")).encode()).digest()


@each_store
def test_an_empty_store_is_empty(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            assert await store.head() == EMPTY
            assert await store.begin(["c"]) == (EMPTY, {})
            await store.rollback()
            assert await everything(store) == NOTHING
            assert await all_events(store) == await store.stream("pt/1") == await store.between(1, 3) == []
            assert await all_lines(store) == []
            assert await store.tips(["pt/1"]) == {}
            assert await store.snapshots(["pt/1"]) == {}
            assert await store.balances() == {}

    asyncio.run(check())


@each_store
def test_the_streams_of_a_room_are_listed(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            for number, name in enumerate(("pt/9", "pt/10", "pta/1", "pt0/1", "table/1", "pt/9")):
                await write(store, name, command=f"c-{number}")
            assert await store.begun("pt") == [Tip("pt/10", 1, 2), Tip("pt/9", 2, 6)]
            assert await store.begun("table") == [Tip("table/1", 1, 5)]
            assert await store.begun("wheel") == []

    asyncio.run(check())


@each_store
def test_the_order_of_commit_is_the_order_of_the_log(opener: Opener, tmp_path: Path) -> None:
    """Many writers at once: no place is left out or given twice; each event is chained to all before it."""

    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            answered: list[StoredEvent] = []

            async def work(worker: int) -> None:
                for number in range(5):
                    streams = (f"pt/{worker}", "pt/shared") if number % 2 else ("pt/shared",)
                    answered.extend(await write(store, *streams, command=f"{worker}-{number}"))

            await asyncio.gather(*(work(worker) for worker in range(8)))
            events = await all_events(store)
            assert [event.seq for event in events] == list(range(1, 8 * 7 + 1))
            assert events == answered
            before = EMPTY.hash
            for event in events:
                assert event.hash == (before := chain(before, event))
            assert await store.head() == (len(events), before)

    asyncio.run(check())


@each_store
def test_what_is_written_is_read_as_it_was(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            written = await write(store, "pt/1", "pt/2", "pt/1", command="a")
            written += await write(store, "pt/2", "pt/1", command="b")
            assert await all_events(store, after=2) == written[2:]
            assert await store.between(2, 3) == written[1:4]
            assert await store.between(5, 9) == written[4:]
            lines = await all_lines(store)
            assert [(line.seq, line.line) for line in lines] == [
                (seq, n) for seq in range(1, 6) for n in (0, 1)
            ]
            assert await all_lines(store, after=4) == lines[8:]
            assert await store.balances() == {
                "pt/1/chips": -(1 + 3 + 5),
                "pt/2/chips": -(2 + 4),
                "house/capital": 15,
            }

    asyncio.run(check())


@each_store
def test_a_stream_is_read_after_any_version(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            for number in range(4):
                await write(store, "pt/1", "pt/2", "pt/1", command=str(number))
            mine = [event for event in await all_events(store) if event.stream == "pt/1"]
            assert len(mine) == 8
            for after in range(10):
                assert await store.stream("pt/1", after) == mine[after:]
            assert await store.stream("pt/3") == []
            assert await store.tips(["pt/1", "pt/2", "pt/3"]) == {
                "pt/1": Tip("pt/1", 8, 12),
                "pt/2": Tip("pt/2", 4, 11),
            }

    asyncio.run(check())


@each_store
@pytest.mark.parametrize("wrong", ["gap", "again", "version", "prior", "new stream", "second"])
def test_an_event_that_does_not_follow_is_refused_with_all_that_came_with_it(
    opener: Opener, tmp_path: Path, wrong: str
) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            await write(store, "pt/1", "pt/1", command="a")
            before = await everything(store)
            turn = await store.begin([])
            good = batch(turn.head, await store.tips(["pt/1"]), ["pt/2", "pt/1", "pt/1"], command="b")
            first, second, third = good.events
            changes = {
                "gap": (0, first._replace(seq=4)),
                "again": (0, first._replace(seq=2)),
                "version": (1, second._replace(version=4)),
                "prior": (1, second._replace(prior=1)),
                "new stream": (0, first._replace(version=2)),
                "second": (2, third._replace(version=3)),
            }
            at, changed = changes[wrong]
            good.events[at] = changed
            with pytest.raises(ConflictError):
                await store.commit(good)
            assert await everything(store) == before
            # The write lock is free again.
            await asyncio.wait_for(write(store, "pt/1", command="c"), 60)

    asyncio.run(check())


@each_store
def test_two_writers_that_decided_on_the_same_version_do_not_both_write(
    opener: Opener, tmp_path: Path
) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            stale = batch(EMPTY, {}, ["pt/1"], command="stale")
            await write(store, "pt/1", command="first")
            await store.begin([])
            with pytest.raises(ConflictError):
                await store.commit(stale)
            assert [event.command for event in await all_events(store)] == ["first"]

    asyncio.run(check())


@each_store
def test_a_whole_turn_is_written_at_once_where_the_log_ends_as_expected(
    opener: Opener, tmp_path: Path
) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            first = batch(EMPTY, {}, ["pt/1", "pt/2"], command="a")
            assert await store.append(EMPTY, first) is None
            assert await all_events(store) == first.events
            second = batch(await store.head(), await store.tips(["pt/1"]), ["pt/1"], command="b")
            assert await store.append(await store.head(), second) is None
            assert [event.command for event in await all_events(store)] == ["a", "a", "b"]
            # No caller has the write lock.
            await asyncio.wait_for(write(store, "pt/1", command="c"), 60)

    asyncio.run(check())


@each_store
@pytest.mark.parametrize("why", ["the log has gone on", "the command was answered before"])
def test_a_whole_turn_that_comes_too_late_becomes_one_that_has_only_begun(
    opener: Opener, tmp_path: Path, why: str
) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            start = EMPTY if why == "the log has gone on" else Head(1, (await write(store, "pt/1"))[0].hash)
            late = batch(start, await store.tips(["pt/1"]), ["pt/1"], command="b" if start == EMPTY else "c")
            if start == EMPTY:
                await write(store, "pt/1")
            turn = await store.append(start, late)
            assert turn is not None
            assert turn.head == await store.head()
            assert turn.head.seq == 1
            assert list(turn.answers) == ([] if start == EMPTY else ["c"])
            # One caller has the write lock, and another waits for it.
            waiting = asyncio.create_task(write(store, "pt/2", command="e"))
            await asyncio.sleep(0.01)
            await store.commit(batch(turn.head, await store.tips(["pt/1"]), ["pt/1"], command="d"))
            await asyncio.wait_for(waiting, 60)
            assert [event.command for event in await all_events(store)] == ["c", "d", "e"]

    asyncio.run(check())


@each_store
@pytest.mark.parametrize("wrong", ["events", "answers"])
def test_a_whole_turn_that_contradicts_itself_is_refused_and_the_write_lock_is_free(
    opener: Opener, tmp_path: Path, wrong: str
) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            good = batch(EMPTY, {}, ["pt/1"], command="a")
            doubled = good._replace(answers=good.answers * 2)
            stale = good._replace(events=[good.events[0]._replace(version=2)])
            with pytest.raises(ConflictError):
                await store.append(EMPTY, stale if wrong == "events" else doubled)
            assert await all_events(store) == []
            await asyncio.wait_for(write(store, "pt/1"), 60)

    asyncio.run(check())


@each_store
def test_answers_are_found_again(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            await write(store, "pt/1", "pt/2", command="done")
            refused = Answer("refused", b"in" * 16, 0, 0, b'{"code":"no"}')
            await store.begin(["refused"])
            await store.commit(NOTHING._replace(answers=[refused]))
            turn = await store.begin(["refused", "unknown", "done", "done"])
            await store.rollback()
            assert turn.answers == {"done": Answer("done", b"done", 1, 2, None), "refused": refused}
            assert turn.head == await store.head()

    asyncio.run(check())


@each_store
def test_a_command_is_answered_once_and_a_batch_is_kept_whole_or_not_at_all(
    opener: Opener, tmp_path: Path
) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            await write(store, "pt/1", command="a")
            before = await everything(store)
            for twice in (["b", "a"], ["b", "b"]):
                turn = await store.begin(twice)
                written = batch(turn.head, await store.tips(["pt/1"]), ["pt/1", "pt/2"])
                answers = [Answer(name, b"", 2, 1, None) for name in twice]
                snapshot = Snapshot("pt/2", 1, "s", b"")
                with pytest.raises(ConflictError):
                    await store.commit(written._replace(answers=answers, snapshots=[snapshot]))
                assert await everything(store) == before
            await asyncio.wait_for(write(store, "pt/1", command="b"), 60)

    asyncio.run(check())


@each_store
def test_one_writer_at_a_time_holds_the_lock(opener: Opener, tmp_path: Path) -> None:
    """Also where two servers have a store each, on one database."""

    async def check() -> None:
        async with opened(opener, tmp_path) as one, opened(opener, tmp_path) as two:
            for holder, other in ((one, one), (one, two), (two, one)):
                turn = await holder.begin([])
                waiting = asyncio.create_task(other.begin([]))
                await asyncio.sleep(0.02)
                assert not waiting.done()
                name = f"c-{turn.head.seq}"
                tips = await holder.tips(["pt/1"])
                await holder.commit(batch(turn.head, tips, ["pt/1"], command=name))
                head, _ = await asyncio.wait_for(waiting, 60)
                assert head.seq == turn.head.seq + 1
                await other.rollback()

    asyncio.run(check())


@each_store
def test_servers_see_at_once_what_others_wrote(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as one, opened(opener, tmp_path) as two:
            for number in range(10):
                await write((one, two)[number % 2], "pt/1", command=str(number))
            assert await all_events(one) == await all_events(two)
            assert await one.head() == await two.head() == (10, (await one.between(10, 1))[0].hash)
            assert await one.secret() == await two.secret()

    asyncio.run(check())


@each_store
def test_a_transaction_that_is_rolled_back_writes_nothing(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            await store.begin(["a"])
            await store.rollback()
            assert await store.head() == EMPTY
            await asyncio.wait_for(write(store, "pt/1", command="a"), 60)

    asyncio.run(check())


@each_store
def test_who_stops_waiting_for_the_write_lock_does_not_keep_it(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as one, opened(opener, tmp_path) as two:
            for other in (one, two):
                await one.begin([])
                waiting = [asyncio.create_task(other.begin([])) for _ in range(2)]
                await asyncio.sleep(0.02)
                for task in waiting:
                    task.cancel()
                await asyncio.gather(*waiting, return_exceptions=True)
                assert all(task.cancelled() for task in waiting)
                await one.rollback()
                for store in (one, two):
                    await asyncio.wait_for(store.begin([]), 60)
                    await store.rollback()

    asyncio.run(check())


@each_store
def test_who_stops_waiting_for_a_write_leaves_it_whole_or_undone(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            for number in range(10):
                turn = await store.begin([])
                tips = await store.tips(["pt/1"])
                written = batch(turn.head, tips, ["pt/1"] * 50, command=str(number))
                writing = asyncio.create_task(store.commit(written))
                await asyncio.sleep(0.0005 * number)
                writing.cancel()
                await asyncio.gather(writing, return_exceptions=True)
                after = await asyncio.wait_for(store.begin([str(number)]), 60)
                await store.rollback()
                assert after.head.seq in (turn.head.seq, turn.head.seq + 50)
                assert (str(number) in after.answers) == (after.head != turn.head)
            events, lines = await all_events(store), await all_lines(store)
            assert [line.seq for line in lines] == [event.seq for event in events for _ in range(2)]

    asyncio.run(check())


@each_store
def test_snapshots_are_kept_replaced_and_forgotten(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            first, second, other = (
                Snapshot("pt/1", 1, "s", b"\x00\xff"),
                Snapshot("pt/1", 2, "t", b"2"),
                Snapshot("pt/2", 1, "s", b""),
            )

            async def put(*snapshots: Snapshot, forget: tuple[str, ...] = ()) -> dict[str, Snapshot]:
                await store.begin([])
                await store.commit(NOTHING._replace(snapshots=list(snapshots), forget=set(forget)))
                return await store.snapshots(["pt/1", "pt/2", "pt/3"])

            assert await put(first, other) == {"pt/1": first, "pt/2": other}
            assert await put(second) == {"pt/1": second, "pt/2": other}
            assert await put(forget=("pt/2", "pt/3")) == {"pt/1": second}
            assert [each async for piece in store.all_snapshots() for each in piece] == [second]
            assert await put(first, forget=("pt/1",)) == {"pt/1": first}

    asyncio.run(check())


@each_store
def test_a_long_read_sees_one_moment_and_keeps_nobody_waiting(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            await fill_up(store, 6_000)
            before = await everything(store)
            events, lines, dump = store.events(), store.lines(), store.dump()
            async with aclosing(events), aclosing(lines), aclosing(dump):
                seen = [await anext(events)], [await anext(lines)], [await anext(dump)]
                assert all(len(piece) < 6_000 for piece, *_ in seen[:2])
                for number in range(5):
                    await asyncio.wait_for(write(store, "pt/0", "pt/1", command=f"more-{number}"), 60)
                seen[0].extend([piece async for piece in events])
                seen[1].extend([piece async for piece in lines])
                seen[2].extend([piece async for piece in dump])
            assert [row for piece in seen[0] for row in piece] == before.events
            assert [row for piece in seen[1] for row in piece] == before.lines
            assert joined(seen[2]) == before
            assert (await store.head()).seq == 6_010

    asyncio.run(check())


@each_store
def test_answers_come_in_the_order_of_their_events(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            for command in ("c", "a", "b"):
                await write(store, "pt/1", "pt/2", command=command)
            async with aclosing(store.answers()) as pieces, aclosing(store.answers(2)) as later:
                assert [each.id async for piece in pieces for each in piece] == ["c", "a", "b"]
                assert [each.first async for piece in later for each in piece] == [3, 5]

    asyncio.run(check())


@each_store
def test_an_iterator_that_nobody_ends_does_no_harm(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            await fill_up(store, 5_000)
            for _ in range(20):
                async for _ in store.events():
                    break
                async for _ in store.lines():
                    break
                store.dump()
            gc.collect()
            await asyncio.wait_for(write(store, "pt/1", command="more"), 60)
        async with opened(opener, tmp_path) as store:
            assert (await store.head()).seq == 5_001

    asyncio.run(check())


@each_store
def test_a_closed_store_is_found_as_it_was_left(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            await write(store, "pt/1", "pt/2", command="a")
            await store.begin([])
            await store.commit(NOTHING._replace(snapshots=[Snapshot("pt/1", 1, "s", b"1")]))
            before, secret = await everything(store), await store.secret()
            await store.close()
        async with opened(opener, tmp_path) as store:
            assert await everything(store) == before
            assert await store.secret() == secret
            assert len(secret) == 32
            await write(store, "pt/1", command="b")
            assert [event.seq for event in await store.stream("pt/1")] == [1, 3]

    asyncio.run(check())


@each_store
def test_two_floors_have_two_secrets(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
        async with opened(opener, tmp_path / "one") as one, opened(opener, tmp_path / "two") as two:
            assert await one.secret() != await two.secret()

    asyncio.run(check())


@each_store
def test_one_store_takes_in_what_another_gave_out(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
        async with opened(opener, tmp_path / "one") as one, opened(opener, tmp_path / "two") as two:
            await fill_up(one, 5_000)
            batches = [piece async for piece in one.dump()]
            assert len(batches[0].events) >= 1
            with pytest.raises(ZeroDivisionError):
                await two.fill(b"s" * 32, broken(batches))
            assert await everything(two) == NOTHING
            assert await two.secret() != b"s" * 32
            assert await two.fill(b"s" * 32, batches)
            assert await everything(two) == await everything(one)
            assert await two.secret() == b"s" * 32
            assert await two.tips(["pt/0", "pt/6"]) == await one.tips(["pt/0", "pt/6"])
            # A full store takes no more data, and goes on as it was.
            assert not await two.fill(b"t" * 32, batches)
            assert await two.secret() == b"s" * 32
            assert await write(two, "pt/0", command="on") == await write(one, "pt/0", command="on")
        async with opened(opener, tmp_path / "two") as two:
            assert await two.secret() == b"s" * 32
            assert (await two.head()).seq == 5_001

    asyncio.run(check())


@each_store
def test_a_store_that_keeps_anything_at_all_takes_in_nothing(opener: Opener, tmp_path: Path) -> None:
    """Not even if there is only an answer, or only an event."""

    async def check() -> None:
        event = batch(EMPTY, {}, ["pt/1"])
        for name, only in (
            ("answer", event._replace(events=[], lines=[])),
            ("event", event._replace(answers=[])),
        ):
            (tmp_path / name).mkdir()
            async with opened(opener, tmp_path / name) as store:
                await store.begin([])
                await store.commit(only)
                before = await everything(store)
                assert not await store.fill(b"s" * 32, [batch(EMPTY, {}, ["pt/2"], command="other")])
                assert await everything(store) == before
                await store.begin([])
                await store.rollback()

    asyncio.run(check())


def broken(batches: list[Batch]) -> Iterator[Batch]:
    yield from batches
    raise ZeroDivisionError


async def fill_up(store: Store, events: int) -> None:
    """Writes this many events on seven streams."""
    streams = (f"pt/{number % 7}" for number in range(events))
    turn = await store.begin([])
    await store.commit(batch(turn.head, {}, streams, command="many"))


async def everything(store: Store) -> Batch:
    """All rows of a store."""
    return joined([piece async for piece in store.dump()])


def joined(batches: list[Batch]) -> Batch:
    return Batch(
        [row for piece in batches for row in piece.events],
        [row for piece in batches for row in piece.lines],
        sorted(row for piece in batches for row in piece.answers),
        sorted(row for piece in batches for row in piece.snapshots),
        set(),
    )
