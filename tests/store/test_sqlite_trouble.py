"""SQLite in trouble: a disk that is full, broken or gone, and files that changed.

It takes over 10 s: it fills disks, and starts processes that share a file.
"""

import asyncio
import gc
import random
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator
from concurrent.futures import Executor
from contextlib import asynccontextmanager, closing
from pathlib import Path

import apsw
import pytest
from kit.store.faulty_disk import Disk, connection_of, disk
from kit.store.store_contract import NOON, all_events, all_lines, batch, done, write

from pitboss.aggregates import REGISTRY
from pitboss.engine.command_writer import CommandWriter
from pitboss.engine.transaction import Accepted
from pitboss.floor.terminals.chips.chip_commands import InsertNote, SetTerminal
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.store.log import START, canonical, chained
from pitboss.store.port import StoreError
from pitboss.store.sealing import Prepared
from pitboss.store.sqlite import file as sqlite_file
from pitboss.store.sqlite.executor import ThreadExecutor
from pitboss.store.sqlite.store import SqliteStore, open_sqlite
from pitboss.store.sqlite.writer import SqliteWriter
from pitboss.words.rendering import english

__all__ = ["disk"]

NOTE = InsertNote("7", 500)


@asynccontextmanager
async def floor(path: Path) -> AsyncIterator[tuple[SqliteStore, CommandWriter]]:
    """A store with a writer, and a terminal with one note in it."""
    store = unwrap(await open_sqlite(path))
    try:
        async with CommandWriter(store, REGISTRY, lambda: NOON) as writer:
            await done(writer, "set", SetTerminal("7", Settings("Pitboss")))
            await done(writer, "first", NOTE)
            # The write lock is released without waiting. Once it is, others may look at its connection.
            await store._executor.do(lambda _: None)
            yield store, writer
    finally:
        await store.close()


def thread_of(store: SqliteStore) -> Executor:
    assert isinstance(store._executor, ThreadExecutor)
    return store._executor.thread


async def refused(writer: CommandWriter, name: str) -> str:
    """Why a note is not taken; the answer comes at once."""
    started = time.monotonic()
    answer = await writer.submit(name, NOTE, "test")
    assert isinstance(answer, Rejection)
    assert time.monotonic() - started < 2
    assert " " in english(answer.text), "a sentence, not its key"
    return answer.code


async def check_books(store: SqliteStore, notes: int) -> None:
    """Checks that this many notes were taken, each once, and that log and books are whole."""
    assert await store.balances() == {"pt/7/chips": 500 * notes, "pt/7/stacker": -500 * notes}
    events = await all_events(store)
    assert [event.seq for event in events] == list(range(1, notes + 2))
    before = START
    for event in events:
        assert event.hash == (before := chained(before, canonical(*event[:9])))
    assert len({event.command for event in events}) == len(events)
    assert len(await all_lines(store)) == 2 * notes


async def check_cut(path: Path, notes: int, *, stored: bool) -> None:
    """Checks that the earlier notes are there, and the last one if acknowledged; otherwise it may be."""
    store = unwrap(await open_sqlite(path, create=False))
    found = (await store.head()).seq - 1
    assert found == notes + 1 if stored else found in (notes, notes + 1)
    await check_books(store, found)
    await store.close()


FAULTS = {
    "store-full": apsw.FullError("the disk is full"),
    "store-read-only": apsw.ReadOnlyError("the disk is read-only"),
    "store-unavailable": apsw.IOError("the disk is broken"),
    "store-corrupt": apsw.CorruptError("the disk gives back something else"),
}


@pytest.mark.parametrize("code", FAULTS)
@pytest.mark.parametrize("lasting", [True, False], ids=["lasting", "once"])
def test_whatever_step_fails_money_is_refused_and_goes_on_when_the_disk_is_back(
    tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch, code: str, lasting: bool
) -> None:
    """Every step of a transaction fails once: nothing is lost, and nothing is paid twice."""
    # With this, copying the write-ahead log into the file is part of some transactions.
    monkeypatch.setattr(sqlite_file, "SET_UP", sqlite_file.SET_UP + "PRAGMA wal_autocheckpoint = 20;")

    async def check() -> None:
        async with floor(tmp_path / "pitboss.sqlite") as (store, writer):
            notes, failed = 1, set[str]()
            for after in range(40):
                if code == "store-unavailable":
                    # A new connection, so that opening and reading can fail, too.
                    await store._executor.do(SqliteWriter.close)
                disk.strike(FAULTS[code], after, lasting=lasting)
                answer = await writer.submit(f"n-{after}", NOTE, "test")
                if isinstance(answer, Rejection):
                    assert answer.code == code
                    assert disk.failed is not None
                    failed.add(disk.failed)
                    if lasting:
                        assert await refused(writer, f"other-{after}") == code
                cut = tmp_path / f"cut-{after}"
                cut.mkdir()
                for file in tmp_path.glob("pitboss.sqlite*"):
                    shutil.copy(file, cut)
                disk.trouble = None
                # The power could fail here, so the data on the disk must be whole now, too.
                await check_cut(cut / "pitboss.sqlite", notes, stored=isinstance(answer, Accepted))
                again = await done(writer, f"n-{after}", NOTE)
                assert answer in (
                    again,
                    sqlite_file.STORE_REJECTIONS[type(FAULTS[code])],
                )
                notes += 1
                await check_books(store, notes)
            assert failed >= {"write", "sync"}
            if code == "store-unavailable":
                assert failed == {"open", "read", "write", "sync"}

    asyncio.run(check())


@pytest.mark.parametrize("seed", range(3))
def test_a_disk_that_fails_again_and_again_under_load_loses_and_doubles_nothing(
    tmp_path: Path, disk: Disk, seed: int
) -> None:
    """Terminals retry under the same id until they get an answer, as real ones do."""
    chance = random.Random(seed)

    async def check() -> None:
        async with floor(tmp_path / "pitboss.sqlite") as (store, writer):
            acknowledged = dict[str, Accepted]()
            refusals = set[str]()

            async def terminal(number: int) -> None:
                for note in range(30):
                    name = f"{number}-{note}"
                    while isinstance(answer := await writer.submit(name, NOTE, "test"), Rejection):
                        refusals.add(answer.code)
                        await asyncio.sleep(0.001)
                    acknowledged[name] = answer

            async def saboteur() -> None:
                while True:
                    trouble = chance.choice(list(FAULTS.values()))
                    disk.strike(trouble, chance.randrange(60), lasting=chance.random() < 0.5)
                    await asyncio.sleep(0.01)
                    disk.trouble = None
                    await asyncio.sleep(0.005)

            sabotage = asyncio.create_task(saboteur())
            await asyncio.gather(*(terminal(number) for number in range(10)))
            sabotage.cancel()
            disk.trouble = None
            assert len(acknowledged) == 300
            assert refusals
            await check_books(store, 301)
            events = await all_events(store)
            assert {event for answer in acknowledged.values() for event in answer.events} == set(events[2:])

    asyncio.run(check())


def test_a_file_that_cannot_grow_is_a_full_disk(tmp_path: Path) -> None:
    """Here SQLite itself finds no room, in the middle of a transaction with many rows."""

    async def check() -> None:
        async with floor(tmp_path / "pitboss.sqlite") as (store, writer):

            def limit(pages: int) -> None:
                connection_of(store).pragma("max_page_count", pages)

            pages = connection_of(store).pragma("page_count")
            await store._executor.do(lambda _: limit(pages))
            many = [(f"n-{number}", NOTE, "test") for number in range(400)]
            answers = await writer.submit_all(many)
            assert {answer.code for answer in answers if isinstance(answer, Rejection)} == {"store-full"}
            assert len(answers) == 400
            await check_books(store, 1)
            await store._executor.do(lambda _: limit(10**6))
            assert {type(answer) for answer in await writer.submit_all(many)} == {Accepted}
            await check_books(store, 401)

    asyncio.run(check())


def test_a_database_that_may_only_be_read_can_be_read_and_refuses_money(tmp_path: Path) -> None:
    async def check() -> None:
        async with floor(tmp_path / "pitboss.sqlite") as (store, writer):

            def lock(on: int) -> None:
                connection_of(store).pragma("query_only", on)

            await store._executor.do(lambda _: lock(1))
            assert await refused(writer, "n") == "store-read-only"
            await check_books(store, 1)
            # The connection is opened again, so that it notices when the disk can be written to again.
            await done(writer, "n", NOTE)
            await check_books(store, 2)

    asyncio.run(check())


@pytest.mark.parametrize("exists", [True, False])
def test_a_folder_that_can_only_be_read_is_told_when_a_database_is_opened(
    tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch, exists: bool
) -> None:
    """The test may run as root, which may do anything, so disk and folder only report it."""
    path = tmp_path / "pitboss.sqlite"
    if exists:
        sqlite_file.prepare(path)
    disk.strike(apsw.CantOpenError("read-only"), 0, lasting=True)
    answer = asyncio.run(open_sqlite(path))
    assert isinstance(answer, Rejection)
    assert answer.code == "store-unavailable"
    monkeypatch.setattr("os.access", lambda path, mode: False)
    answer = asyncio.run(open_sqlite(path))
    assert isinstance(answer, Rejection)
    assert answer.code == "store-read-only"


@pytest.mark.parametrize("code", ["store-full", "store-unavailable"])
def test_whatever_step_fails_while_a_database_is_made_it_can_be_made_later(
    tmp_path: Path, disk: Disk, code: str
) -> None:
    refusals = 0
    for after in range(0, 60, 3):
        path = tmp_path / f"{after}.sqlite"
        disk.strike(FAULTS[code], after, lasting=True)
        answer = sqlite_file.prepare(path)
        disk.trouble = None
        if isinstance(answer, Rejection):
            assert answer.code == code
            refusals += 1
        assert isinstance(sqlite_file.prepare(path), Prepared)
    assert refusals > 5


def test_a_disk_that_is_gone_and_comes_back(tmp_path: Path) -> None:
    home, away = tmp_path / "disk", tmp_path / "away"
    home.mkdir()

    async def check() -> None:
        async with floor(home / "pitboss.sqlite") as (store, writer):
            home.rename(away)
            assert await refused(writer, "n") == "store-unavailable"
            with pytest.raises(StoreError) as error:
                await store.head()
            assert error.value.code == "store-unavailable"
            home.mkdir()
            assert await refused(writer, "n") == "store-unavailable"
            home.rmdir()
            away.rename(home)
            await done(writer, "n", NOTE)
            await check_books(store, 2)

    asyncio.run(check())


def test_a_disk_that_comes_back_as_a_copy_of_itself(tmp_path: Path) -> None:
    """Another file of the same contents is the same database; an older one, or another, is not."""
    path, old, other = (tmp_path / name for name in ("pitboss.sqlite", "old.sqlite", "other.sqlite"))

    async def check() -> None:
        await unwrap(await open_sqlite(other)).close()
        async with floor(path) as (store, writer):
            copy(path, old)
            await done(writer, "n", NOTE)
            now = tmp_path / "now.sqlite"
            copy(path, now)
            for wrong in (old, other):
                replace(path, wrong)
                assert await refused(writer, "m") == "store-replaced"
                assert await refused(writer, "m") == "store-replaced"
            with pytest.raises(StoreError) as error:
                await all_events(store)
            assert error.value.code == "store-replaced"
            replace(path, now)
            await done(writer, "m", NOTE)
            assert await writer.submit("n", NOTE, "test") == await writer.submit("n", NOTE, "test")
            await check_books(store, 3)
        # A refused command was not written anywhere.
        for wrong, events in ((old, 2), (other, 0)):
            store = unwrap(await open_sqlite(wrong))
            assert (await store.head()).seq == events
            await store.close()

    asyncio.run(check())


def test_another_database_is_not_taken_for_this_one_even_if_both_are_empty(tmp_path: Path) -> None:
    path, other = tmp_path / "pitboss.sqlite", tmp_path / "other.sqlite"

    async def check() -> None:
        assert isinstance(sqlite_file.prepare(other), Prepared)
        store = unwrap(await open_sqlite(path))
        replace(path, other)
        with pytest.raises(StoreError) as error:
            await store.begin([])
        assert error.value.code == "store-replaced"
        await store.close()

    asyncio.run(check())


def copy(path: Path, to: Path) -> None:
    """A copy of a database that is in use."""
    with (
        closing(apsw.Connection(str(path))) as source,
        closing(apsw.Connection(str(to))) as target,
        target.backup("main", source, "main") as backup,
    ):
        backup.step()


def replace(path: Path, by: Path) -> None:
    """Puts a copy of another database in place of one."""
    for name in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        name.unlink(missing_ok=True)
    shutil.copy(by, path)


def test_what_goes_into_a_file_that_is_taken_away_meanwhile_is_not_acknowledged(tmp_path: Path) -> None:
    """If it comes back, it has what was written, and the floor goes on from it."""
    path, away = tmp_path / "disk" / "pitboss.sqlite", tmp_path / "away"
    path.parent.mkdir()

    async def check() -> None:
        store = unwrap(await open_sqlite(path))
        for number in range(2):
            turn = await store.begin(["c"])
            tips = await store.tips(["pt/1"])
            path.parent.rename(away)
            with pytest.raises(StoreError) as error:
                await store.commit(batch(turn.head, tips, ["pt/1"], command=str(number)))
            assert error.value.code == "store-unavailable"
            away.rename(path.parent)
        await write(store, "pt/1", command="on")
        assert [event.command for event in await all_events(store)] == ["0", "1", "on"]
        await store.close()

    asyncio.run(check())


def test_a_turn_whose_connection_is_lost_writes_nothing(tmp_path: Path) -> None:
    async def check() -> None:
        store = unwrap(await open_sqlite(tmp_path / "pitboss.sqlite"))
        turn = await store.begin([])
        await store._executor.do(SqliteWriter.close)
        with pytest.raises(StoreError) as error:
            await store.commit(batch(turn.head, {}, ["pt/1"]))
        assert error.value.code == "store-unavailable"
        assert await store.begin(["c"]) == turn
        await store.rollback()
        await store.close()

    asyncio.run(check())


def test_a_damaged_file_is_told_and_nothing_is_made_of_it(tmp_path: Path) -> None:
    path = tmp_path / "pitboss.sqlite"

    async def check() -> None:
        async with floor(path) as (_, writer):
            await writer.submit_all([(f"n-{number}", NOTE, "test") for number in range(300)])
        whole = path.read_bytes()
        # All but the first page, which has the file's format.
        path.write_bytes(whole[:4096] + bytes(len(whole) - 4096))
        answer = await open_sqlite(path)
        assert isinstance(answer, Rejection)
        assert answer.code == "store-corrupt"
        # Only the end of the log, which a writer reads first.
        page = whole.rindex(b"note-inserted.1") // 4096
        path.write_bytes(whole[: page * 4096] + bytes(4096) + whole[(page + 1) * 4096 :])
        store = unwrap(await open_sqlite(path))
        with pytest.raises(StoreError) as error:
            await store.begin([])
        assert error.value.code == "store-corrupt"
        with pytest.raises(StoreError) as error:
            await all_events(store)
        assert error.value.code == "store-corrupt"
        await store.close()
        path.write_bytes(whole)
        store = unwrap(await open_sqlite(path))
        await check_books(store, 301)
        await store.close()

    asyncio.run(check())


def test_another_program_that_keeps_the_database_to_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "pitboss.sqlite"
    monkeypatch.setattr(sqlite_file, "LOCK_TIMEOUT_S", 0.1)

    async def check() -> None:
        async with floor(path) as (store, writer):
            with closing(apsw.Connection(str(path))) as other:
                other.execute("BEGIN IMMEDIATE")
                assert await refused(writer, "n") == "store-busy"
                # Readers do not have to wait.
                await check_books(store, 1)
            await done(writer, "n", NOTE)
            await check_books(store, 2)

    asyncio.run(check())


HOLD = """
import asyncio, sys
from pathlib import Path
from pitboss.store.sqlite.store import open_sqlite

async def main():
    store = await open_sqlite(Path(sys.argv[1]))
    await store.begin([])
    print("taken", flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def test_a_process_that_dies_with_the_write_lock_in_hand_leaves_it_to_others(tmp_path: Path) -> None:
    path = tmp_path / "pitboss.sqlite"

    async def check() -> None:
        async with floor(path) as (store, writer):
            with subprocess.Popen([sys.executable, "-c", HOLD, path], stdout=subprocess.PIPE) as holder:
                assert holder.stdout is not None
                assert await asyncio.to_thread(holder.stdout.readline) == b"taken\n"
                waiting = asyncio.create_task(writer.submit("n", NOTE, "test"))
                await asyncio.sleep(0.05)
                assert not waiting.done()
                holder.send_signal(signal.SIGKILL)
            assert isinstance(await waiting, Accepted)
            await check_books(store, 2)

    asyncio.run(check())


SERVE = """
import asyncio, sys
from pathlib import Path
from pitboss.aggregates import REGISTRY
from pitboss.floor.terminals.chips.chip_commands import InsertNote
from pitboss.service.clock import now
from pitboss.engine.command_writer import CommandWriter
from pitboss.engine.transaction import Accepted
from pitboss.store.sqlite.store import open_sqlite

async def main():
    store = await open_sqlite(Path(sys.argv[1]))
    async with CommandWriter(store, REGISTRY, now) as writer:
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        for number in range(40):
            # Half of the commands come from both servers.
            name = f"both-{number}" if number % 2 else f"{sys.argv[2]}-{number}"
            note = InsertNote("7", 500)
            answers = await asyncio.gather(*(writer.submit(f"{name}-{n}", note, "x") for n in "ab"))
            assert all(isinstance(answer, Accepted) for answer in answers), answers
    await store.close()

asyncio.run(main())
"""


LOCK = """
import fcntl, sys
with open(sys.argv[1], "r+b") as file:
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 510, 0x40000002)
    except BlockingIOError:
        print("in use")
"""
"""Asks for the lock that a process takes to have a database alone."""


def test_looking_at_a_database_that_is_in_use_does_not_loosen_its_locks(tmp_path: Path) -> None:
    """POSIX releases all locks of a process on a file when any part of the process closes the file."""
    path = tmp_path / "pitboss.sqlite"

    async def check() -> None:
        async with floor(path) as (store, writer):
            for _ in range(2):
                process = await asyncio.create_subprocess_exec(
                    sys.executable, "-c", LOCK, path, stdout=subprocess.PIPE
                )
                assert (await process.communicate())[0] == b"in use\n"
                other = unwrap(await open_sqlite(path))
                await all_events(other)
                await other.close()
            await done(writer, "n", NOTE)
            await check_books(store, 2)

    asyncio.run(check())


def test_two_processes_share_a_floor(tmp_path: Path) -> None:
    path = tmp_path / "pitboss.sqlite"

    async def check() -> None:
        async with floor(path) as (store, writer):
            servers = [
                subprocess.Popen(
                    [sys.executable, "-c", SERVE, path, name], stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
                for name in ("one", "two")
            ]
            try:
                for server in servers:
                    assert server.stdout is not None
                    assert await asyncio.to_thread(server.stdout.readline) == b"ready\n"
                for server in servers:
                    assert server.stdin is not None
                    server.stdin.write(b"go\n")
                    server.stdin.flush()
                for number in range(20):
                    await done(writer, f"mine-{number}", NOTE)
                assert [await asyncio.to_thread(server.wait, 60) for server in servers] == [0, 0]
            finally:
                for server in servers:
                    server.kill()
                    server.communicate()
            # Each server has 20 numbers of its own and 20 that both have, with two notes for each.
            await check_books(store, 1 + 20 + 2 * (2 * 20 + 20))

    asyncio.run(check())


def test_who_stops_waiting_before_the_writer_gets_to_it_leaves_nothing_open(tmp_path: Path) -> None:
    async def check() -> None:
        store = unwrap(await open_sqlite(tmp_path / "pitboss.sqlite"))
        for number in range(3):
            turn = await store.begin([])
            busy = threading.Event()
            thread_of(store).submit(busy.wait)
            written = batch(turn.head, {}, [f"pt/{number}"], command=str(number))
            writing = asyncio.create_task(store.commit(written))
            await asyncio.sleep(0.01)
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
            busy.set()
            assert await asyncio.wait_for(store.begin([str(number)]), 5) == turn
            await store.rollback()
        await store.close()

    asyncio.run(check())


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE events SET body = x'00'",
        "UPDATE postings SET cents = 0",
        "UPDATE commands SET refused = NULL",
        "DELETE FROM events WHERE seq = 2",
        "DELETE FROM postings",
        "DELETE FROM commands",
    ],
)
def test_nothing_that_is_kept_can_be_changed_or_taken_away(tmp_path: Path, change: str) -> None:
    path = tmp_path / "pitboss.sqlite"

    async def check() -> None:
        async with floor(path) as (store, _):
            with (
                closing(apsw.Connection(str(path))) as other,
                pytest.raises(apsw.ConstraintError, match="never"),
            ):
                other.execute(change)
            await check_books(store, 1)

    asyncio.run(check())


def test_every_commit_reaches_the_disk_before_it_is_answered(tmp_path: Path, disk: Disk) -> None:
    async def check() -> None:
        async with floor(tmp_path / "pitboss.sqlite") as (store, writer):
            assert connection_of(store).pragma("journal_mode") == "wal"
            assert connection_of(store).pragma("synchronous") == 2
            for number in range(5):
                disk.done.clear()
                await done(writer, str(number), NOTE)
                assert disk.done[-1] == "sync"
                assert "write" in disk.done

    asyncio.run(check())


def test_an_iterator_that_nobody_ends_lets_go_of_its_moment(tmp_path: Path) -> None:
    """While a reader is open, the write-ahead log cannot be emptied."""
    path = tmp_path / "pitboss.sqlite"

    async def check() -> None:
        store = unwrap(await open_sqlite(path))
        turn = await store.begin([])
        await store.commit(batch(turn.head, {}, [f"pt/{number % 7}" for number in range(5_000)]))
        with closing(apsw.Connection(str(path))) as other:

            async def free() -> None:
                while other.execute("PRAGMA wal_checkpoint(TRUNCATE)").get[0] or _readers():
                    await asyncio.sleep(0.01)

            await free()
            for look in (store.events, store.lines, store.dump):
                await write(store, "pt/1", command=look.__name__)
                reading: AsyncIterator[object] = look()
                await anext(reading)
                assert _readers() == 1
                assert other.execute("PRAGMA wal_checkpoint(TRUNCATE)").get[0] == 1
                del reading
                gc.collect()
                await free()
            stopped = asyncio.create_task(all_events(store))
            while not _readers():
                await asyncio.sleep(0)
            stopped.cancel()
            await asyncio.gather(stopped, return_exceptions=True)
            await free()
        await store.close()

    asyncio.run(asyncio.wait_for(check(), 20))


def _readers() -> int:
    return sum(thread.name.startswith("pitboss-reader") for thread in threading.enumerate())
