"""The end of a log that the servers of a machine saw last: only an older copy in its place is refused."""

import asyncio
from pathlib import Path

import pytest
from kit.server.live_server import running

from pitboss.floor.restores.recovery import RecordRestore
from pitboss.kernel.rejection import Rejection
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.monitoring.last_seen import OLDER, LastSeen, find_last_seen
from pitboss.store.house_key import VARIABLE, KeySource
from pitboss.store.log import Head
from pitboss.store.memory import MemoryStore
from pitboss.store.port import Store

PLACE = "postgresql://pitboss@db.example/floor"


@pytest.fixture(autouse=True)
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A separate machine, whose house key is in no file."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


async def look(store: Store, place: str = PLACE, source: KeySource | None = None) -> LastSeen | Rejection:
    return await find_last_seen(store, source or KeySource(), place)


async def see(store: Store, head: Head, **where: object) -> None:
    """A server reads an end of the log."""
    seen = await look(store, **where)  # type: ignore[arg-type]
    assert isinstance(seen, LastSeen)
    seen.write(head)


async def restore(floor: FloorEngine, epoch: str) -> None:
    head = await floor.store.head()
    command = RecordRestore(epoch, head.seq, head.hash.hex(), 0, {})
    assert not isinstance(await floor.do(epoch, command, "setup"), Rejection)


LATER = Head(1_000, b"\1" * 32)
"""An end of the log that was lost with the right database."""


def test_a_log_that_does_not_go_through_it_is_older() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with running(store=store):
            await see(store, await store.head())
            await see(store, LATER)
            assert await look(store) == OLDER
            # A login under another user name is at the same database.
            assert await look(store, "postgresql://other:secret@db.example/floor") == OLDER

    asyncio.run(story())


def test_a_floor_at_another_address_and_another_floor_at_this_one_are_their_own() -> None:
    async def story() -> None:
        store, other = MemoryStore(), MemoryStore()
        async with running(store=store), running(store=other):
            await see(store, LATER)
            assert isinstance(await look(store, "postgresql://pitboss@db.example/rehearsal"), LastSeen)
            assert isinstance(await look(other), LastSeen)

    asyncio.run(story())


def test_a_restore_is_taken_once_it_is_on_record_and_a_copy_of_after_it_is_not() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with running(store=store) as server:
            await see(store, LATER)
            await restore(server.context.floor, "0" * 16)
            await see(store, await store.head())
            await see(store, LATER)
            assert await look(store) == OLDER
            await restore(server.context.floor, "1" * 16)
            assert isinstance(await look(store), LastSeen)

    asyncio.run(story())


def test_it_lies_beside_the_key_of_an_sqlite_file(
    machine: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE)
    file = tmp_path_factory.mktemp("floor") / "floor.sqlite"
    source = KeySource(beside=file)

    async def story() -> None:
        store = MemoryStore()
        async with running(store=store):
            await see(store, LATER, place=str(file), source=source)
            assert await look(store, str(file), source) == OLDER

    asyncio.run(story())
    (stored,) = file.parent.iterdir()
    assert stored.name.startswith("floor.sqlite.house-key.")
    assert not [*machine.rglob("*.head")]


def test_a_machine_that_keeps_nothing_is_told_of_and_starts(
    machine: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (machine / "pitboss").write_text("no folder")

    async def story() -> None:
        store = MemoryStore()
        async with running(store=store):
            await see(store, LATER)
            assert isinstance(await look(store), LastSeen)

    asyncio.run(story())
    assert "would not be noticed" in caplog.text
