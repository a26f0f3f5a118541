"""The attack: the disk of the database fills up. It can be read, so that all looks well, and nothing is kept.

The health check writes: it reports what is wrong as long as it is wrong. Strangers who ask for it all the
time make the server write no more than once a second.
"""

import asyncio
import resource
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apsw
import psutil  # type: ignore[import-untyped]
import pytest
from kit.server.server_process import Server, running
from kit.store.faulty_disk import Disk
from kit.store.postgres import Server as Database
from kit.store.postgres import name_of

from pitboss.kernel.rejection import unwrap
from pitboss.service.monitoring import health
from pitboss.service.monitoring.health import Probe, Probed
from pitboss.store.memory import MemoryStore
from pitboss.store.sqlite.store import open_sqlite

CONFIG = 'venue = "V"'
PATIENCE_S = 60
FULL = """
CREATE FUNCTION fill_up() RETURNS trigger LANGUAGE plpgsql AS
$$BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END$$;
CREATE TRIGGER fill_up BEFORE INSERT OR UPDATE ON vault FOR EACH STATEMENT EXECUTE FUNCTION fill_up();
"""


def wait_for_health(server: Server, so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Asks until a server is in the expected state."""
    end = time.monotonic() + PATIENCE_S
    while True:
        answer = server.http.get("/health")
        found: dict[str, Any] = answer.json()
        assert (answer.status_code == 200) == found["well"]
        if so(found):
            return found
        assert time.monotonic() < end, found
        time.sleep(0.05)


def test_a_full_disk_is_no_health_on_sqlite(tmp_path: Path) -> None:
    place = tmp_path / "floor.sqlite"
    with running(CONFIG, str(place)) as server:
        assert wait_for_health(server, lambda found: found["well"])["database"] == "reachable"
        writers = [each.pid for each in psutil.Process(server.pid).children()]
        limits = resource.prlimit(writers[0], resource.RLIMIT_FSIZE)
        log = place.with_name(f"{place.name}-wal").stat().st_size
        for pid in writers:
            # None of their files grows beyond the present size of the database's log.
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (log, limits[1]))
        assert wait_for_health(server, lambda found: not found["well"])["database"].startswith("store-")
        for pid in writers:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
        assert wait_for_health(server, lambda found: found["well"])["database"] == "reachable"


def test_a_full_disk_is_no_health_on_postgresql(postgres: Database, database: str) -> None:
    with running(CONFIG, database) as server:
        assert wait_for_health(server, lambda found: found["well"])["database"] == "reachable"
        postgres.run(name_of(database), FULL)
        assert wait_for_health(server, lambda found: not found["well"])["database"] == "store-full"
        postgres.run(name_of(database), "DROP FUNCTION fill_up CASCADE")
        assert wait_for_health(server, lambda found: found["well"])["database"] == "reachable"


class FullDisk(Disk):
    """A disk that can be read, and that takes no more data once it is struck."""

    def step(self, what: str) -> None:
        if what == "write":
            super().step(what)


def test_a_disk_without_room_is_called_full(tmp_path: Path) -> None:
    async def look() -> None:
        disk = FullDisk()
        try:
            store = unwrap(await open_sqlite(tmp_path / "floor.sqlite"))
            assert await Probe(store, "one").look() == Probed("reachable", 0)
            disk.strike(apsw.FullError("no room"), 0, lasting=True)
            assert (await Probe(store, "one").look()).database == "store-full"
            disk.trouble = None
            assert await Probe(store, "one").look() == Probed("reachable", 0)
            await store.close()
        finally:
            disk.unregister()

    asyncio.run(look())


class Counting(MemoryStore):
    """A store that counts writes beside the log, and can be suspended."""

    def __init__(self) -> None:
        super().__init__()
        self.held_up = asyncio.Event()
        self.held_up.set()
        self.writes = 0

    async def put_secret(self, kind: str, name: str, value: bytes | None) -> None:
        self.writes += 1
        await self.held_up.wait()
        await super().put_secret(kind, name, value)


def test_strangers_who_ask_all_the_time_make_nobody_write(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH_S", 60.0)

    async def ask() -> None:
        store = Counting()
        probe = Probe(store, "one")
        await asyncio.gather(*(probe.look() for _ in range(1_000)))
        for _ in range(1_000):
            await probe.look()
        assert store.writes == 1
        # After some time, it is tried again.
        monkeypatch.setattr(health, "FRESH_S", 0.0)
        await probe.look()
        assert store.writes == 2

    asyncio.run(ask())


def test_a_store_that_stands_still_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE_S", 0.05)

    async def ask() -> None:
        store = Counting()
        store.held_up.clear()
        assert await Probe(store, "one").look() == Probed("store-unavailable", None)

    asyncio.run(ask())
