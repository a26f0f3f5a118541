"""The writer in a separate process: if it or its server dies, nothing is lost or paid twice.

It takes over 10 s: writers start as processes, and are killed.
"""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import apsw
import pytest
from kit.store.store_contract import NOON, batch, done
from kit.wheels.wheel_floor import drag

from pitboss.aggregates import REGISTRY
from pitboss.engine.command_writer import CommandWriter
from pitboss.engine.transaction import Accepted
from pitboss.floor.terminals.chips.chip_commands import InsertNote, SetTerminal
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.store.check import ConflictError
from pitboss.store.log import EMPTY
from pitboss.store.port import StoreError
from pitboss.store.sqlite.executor import ProcessExecutor
from pitboss.store.sqlite.store import SqliteStore, open_sqlite
from pitboss.store.sqlite.writer import SqliteWriter

NOTE = InsertNote("7", 500)


def writer_of(store: SqliteStore) -> int:
    assert isinstance(store._executor, ProcessExecutor)
    assert store._executor.process is not None
    return store._executor.process.pid


@asynccontextmanager
async def floor(path: Path) -> AsyncIterator[tuple[SqliteStore, CommandWriter]]:
    """A store whose writer is a separate process, and a terminal."""
    store = unwrap(await open_sqlite(path, apart=True))
    try:
        async with CommandWriter(store, REGISTRY, lambda: NOON) as writer:
            await done(writer, "set", SetTerminal("7", Settings("Pitboss")))
            yield store, writer
    finally:
        await store.close()


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    # It may be dead, and its parent has not waited for it yet.
    return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").split(")")[1].split()[0] == "Z"


def wait_until_gone(process: int) -> None:
    for _ in range(1_000):
        if gone(process):
            return
        time.sleep(0.01)
    raise AssertionError("The writer lives on.")


def test_the_writer_is_another_process_and_ends_with_its_store(tmp_path: Path) -> None:
    async def check() -> int:
        async with floor(tmp_path / "pitboss.sqlite") as (store, writer):
            assert isinstance(await writer.submit("n", NOTE, "test"), Accepted)
            assert writer_of(store) != os.getpid()
            return writer_of(store)

    assert gone(asyncio.run(check()))


async def persist(writer: CommandWriter, name: str) -> Accepted | Rejection:
    """Retries until the database is back."""
    for _ in range(5):
        answer = await writer.submit(name, NOTE, "test")
        if isinstance(answer, Accepted):
            break
    return answer


def test_a_writer_that_is_killed_is_started_again(tmp_path: Path) -> None:
    """Waiting callers are told that nothing is certain; with the same id all get their one answer."""

    async def check() -> None:
        async with floor(tmp_path / "pitboss.sqlite") as (store, writer):
            refusals = 0
            for turn in range(20):
                ids = [f"n-{turn}-{number}" for number in range(30)]
                tasks = [asyncio.create_task(writer.submit(each, NOTE, "test")) for each in ids]
                await asyncio.sleep(0.0005 * turn)
                os.kill(writer_of(store), signal.SIGKILL)
                answers = await asyncio.gather(*tasks)
                codes = {each.code for each in answers if isinstance(each, Rejection)}
                refusals += bool(codes)
                assert codes <= {"store-unavailable"}
                again = [await persist(writer, each) for each in ids]
                assert all(isinstance(each, Accepted) for each in again)
                for first, second in zip(answers, again, strict=True):
                    assert isinstance(first, Rejection) or first == second
            assert refusals > 0
            assert (await store.balances())["pt/7/chips"] == 20 * 30 * 500

    asyncio.run(check())


def test_a_writer_killed_between_taking_and_putting_writes_nothing(tmp_path: Path) -> None:
    async def check() -> None:
        async with floor(tmp_path / "pitboss.sqlite") as (store, writer):
            turn = await store.begin([])
            os.kill(writer_of(store), signal.SIGKILL)
            with pytest.raises(StoreError):
                await store.commit(batch(turn.head, {}, ["pt/1"]))
            assert await store.head() == turn.head
            assert isinstance(await writer.submit("n", NOTE, "test"), Accepted)

    asyncio.run(check())


def test_a_turn_of_a_writer_before_is_not_one_of_the_writer_after(tmp_path: Path) -> None:
    """The new writer has not begun a transaction, and so it does not end one."""

    async def check() -> None:
        async with floor(tmp_path / "pitboss.sqlite") as (store, _):
            turn = await store.begin([])
            os.kill(writer_of(store), signal.SIGKILL)
            with pytest.raises(StoreError):
                await store.tips(["pt/1"])
            await store.tips(["pt/1"])
            with pytest.raises(StoreError, match="in mid-transaction"):
                await store.commit(batch(turn.head, {}, ["pt/1"]))

    asyncio.run(check())


def test_one_writer_is_started_for_all_who_find_it_gone(tmp_path: Path) -> None:
    async def check() -> None:
        async with floor(tmp_path / "pitboss.sqlite") as (store, _):
            os.kill(writer_of(store), signal.SIGKILL)
            with pytest.raises(StoreError):
                await store.tips([])
            started = set[int]()

            async def look() -> None:
                await store.tips([])
                started.add(writer_of(store))

            await asyncio.gather(*(look() for _ in range(5)))
            assert len(started) == 1

    asyncio.run(check())


def test_a_writer_that_cannot_be_started_is_trouble_that_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with floor(tmp_path / "pitboss.sqlite") as (store, writer):
            os.kill(writer_of(store), signal.SIGKILL)
            with monkeypatch.context() as patch:
                patch.setattr(sys, "executable", str(tmp_path / "no-such-program"))
                answers = [await writer.submit("n", NOTE, "test") for _ in range(3)]
                assert isinstance(answers[-1], Rejection)
                assert answers[-1].code == "store-unavailable"
                assert answers[-1].text.facts["case"] == "no-writer"
            assert isinstance(await writer.submit("n", NOTE, "test"), Accepted)
            assert (await store.balances())["pt/7/chips"] == 500

    asyncio.run(check())


def test_a_database_that_was_put_back_older_is_not_gone_on_with(tmp_path: Path) -> None:
    """The writer remembers more than the file holds, and must not pay on that."""

    async def check() -> None:
        path, old = tmp_path / "pitboss.sqlite", tmp_path / "old.sqlite"
        async with floor(path) as (store, writer):
            await done(writer, "first", NOTE)
            with (
                closing(apsw.Connection(str(path))) as source,
                closing(apsw.Connection(str(old))) as copy,
                copy.backup("main", source, "main") as backup,
            ):
                backup.step()
            await done(writer, "second", InsertNote("7", 10_000))
            os.kill(writer_of(store), signal.SIGKILL)
            wait_until_gone(writer_of(store))
            for end in ("-wal", "-shm"):
                Path(f"{path}{end}").unlink(missing_ok=True)
            old.replace(path)
            wager = drag({"red": 10_000})
            answers = [await writer.submit(f"w-{number}", wager, "test") for number in range(3)]
            codes = [isinstance(each, Rejection) and each.code for each in answers]
            # The error may first be that the writer is gone.
            assert codes[0] in ("store-unavailable", "store-replaced")
            assert codes[1:] == ["store-replaced", "store-replaced"]
            assert (await store.balances())["pt/7/chips"] == 500

    asyncio.run(check())


def test_what_stops_a_server_does_not_stop_its_writer(tmp_path: Path) -> None:
    async def check() -> None:
        async with floor(tmp_path / "pitboss.sqlite") as (store, writer):
            process = writer_of(store)
            assert os.getsid(process) == process
            for number in (signal.SIGINT, signal.SIGTERM):
                os.kill(process, number)
                assert isinstance(await writer.submit(f"n-{number}", NOTE, "test"), Accepted)
            assert writer_of(store) == process

    asyncio.run(check())


def test_what_cannot_be_sent_shifts_no_answers(tmp_path: Path) -> None:
    async def check() -> None:
        async with floor(tmp_path / "pitboss.sqlite") as (store, _):
            with pytest.raises(OverflowError):
                await store.between(2**70, 1)
            assert list(await asyncio.wait_for(store.tips(["pt/7"]), 5)) == ["pt/7"]

    asyncio.run(check())


def test_a_store_that_is_closed_starts_no_writer(tmp_path: Path) -> None:
    """Not even for a caller that waited for one when it was closed."""

    async def check() -> None:
        store = unwrap(await open_sqlite(tmp_path / "pitboss.sqlite", apart=True))
        os.kill(writer_of(store), signal.SIGKILL)
        with pytest.raises(StoreError):
            await store.tips([])
        waiting = asyncio.create_task(store.tips([]))
        await asyncio.sleep(0.02)
        writer = writer_of(store)
        await store.close()
        await asyncio.gather(waiting, return_exceptions=True)
        assert gone(writer)
        with pytest.raises(RuntimeError, match="closed"):
            await store.tips([])

    asyncio.run(check())


def test_trouble_and_mistakes_come_over_as_they_are(tmp_path: Path) -> None:
    async def check() -> None:
        path = tmp_path / "pitboss.sqlite"
        async with floor(path) as (store, _):
            wrong = batch(EMPTY, {}, ["pt/1"])
            with pytest.raises(ConflictError):
                await store.append(await store.head(), wrong)
            with pytest.raises(RuntimeError, match="ValidationError"):
                await store._executor.do(SqliteWriter.stream, 7, "not a number")  # type: ignore[arg-type]
            path.rename(tmp_path / "elsewhere")
            with pytest.raises(StoreError) as error:
                await store.begin([])
            assert error.value.code == "store-unavailable"
            (tmp_path / "elsewhere").rename(path)
            await store.begin([])
            await store.rollback()

    asyncio.run(check())


SERVER = """
import asyncio, sys
from pathlib import Path
from pitboss.aggregates import REGISTRY
from pitboss.floor.terminals.chips.chip_commands import InsertNote, SetTerminal
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.engine.command_writer import CommandWriter
from pitboss.store.sqlite.store import open_sqlite

async def main():
    store = await open_sqlite(Path(sys.argv[1]), apart=True)
    async with CommandWriter(store, REGISTRY, lambda: 0) as writer:
        await writer.submit("set", SetTerminal("7", Settings("V", credit_limit=10**12)), "test")
        print(store._executor.process.pid, flush=True)
        for number in range(10**6):
            answer = await writer.submit(f"n-{number}", InsertNote("7", 500), "test")
            print(answer.events[0].seq, flush=True)

asyncio.run(main())
"""


@pytest.mark.parametrize("stopped", [signal.SIGKILL, signal.SIGINT])
def test_a_writer_ends_when_its_server_does_and_what_was_acknowledged_is_there(
    tmp_path: Path, stopped: signal.Signals
) -> None:
    path = tmp_path / "pitboss.sqlite"
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    ) as server:
        assert server.stdout is not None
        writer = int(server.stdout.readline())
        heard = [server.stdout.readline() for _ in range(50)]
        # As from a terminal: to all of its processes.
        os.killpg(server.pid, stopped)
        heard += server.stdout.readlines()
    acknowledged = [int(line) for line in heard if line.endswith("\n")][-1]
    wait_until_gone(writer)

    async def check() -> None:
        store = unwrap(await open_sqlite(path, create=False))
        assert (await store.head()).seq >= acknowledged > 50
        await store.close()

    asyncio.run(check())
