"""The attack: the setting that keeps money over a power cut is switched off while the floor is open.

`fsync = off` makes a database faster, and a commit unsafe. Nothing is accepted while it is off, health says
why, and once it is on again staff get an alarm and the server continues by itself.
"""

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import apsw
import httpx
import pytest
from kit.server.server_process import Server, bearer, running
from kit.store.faulty_disk import connection_of
from kit.store.postgres import Server as Database

from pitboss.kernel.rejection import unwrap
from pitboss.service.monitoring.health import Probe
from pitboss.store.sqlite.store import open_sqlite

CONFIG = """
venue = "V"
[[terminals]]
number = "1"
"""
PATIENCE_S = 60
WATCHED = re.compile(r'"event": ?"store-unsafe"')
"""The line of the watch. A refused command names the code as well."""


@contextmanager
def switched_off(database: Database, setting: str) -> Iterator[None]:
    def turn(word: str) -> None:
        database.run("postgres", f"ALTER SYSTEM SET {setting} = {word}")
        database.run("postgres", "SELECT pg_reload_conf()")

    turn("off")
    try:
        yield
    finally:
        turn("on")


def note(server: Server, name: str) -> httpx.Response:
    body = {"id": name, "command": {"type": "insert-note", "terminal": "1", "cents": 5_000}}
    return server.http.post("/api/commands", json=body, headers=bearer(server.keys["stacker-1"]))


def wait_for_health(server: Server, code: str) -> None:
    """Waits until health reports it: a setting reaches a session at its next use."""
    end = time.monotonic() + PATIENCE_S
    while server.http.get("/health").json()["database"] != code:
        assert time.monotonic() < end
        time.sleep(0.05)


def wait_for_watch(server: Server) -> None:
    """Waits until the watch over the store has reported it: it looks once a second, and alarms afterwards."""
    end = time.monotonic() + PATIENCE_S
    while not WATCHED.search(server.log):
        assert time.monotonic() < end, "nothing was reported"
        time.sleep(0.05)


def alarms(server: Server, token: str) -> list[Any]:
    return list(server.get("/api/log?stream=alarm/store-unsafe", token))


@pytest.mark.parametrize("setting", ["fsync", "full_page_writes"])
def test_nothing_is_taken_while_a_setting_is_off(postgres: Database, database: str, setting: str) -> None:
    with running(CONFIG, database) as server:
        token = server.sign_in("ian")
        assert note(server, "before").status_code == 200
        with switched_off(postgres, setting):
            wait_for_health(server, "store-unsafe")
            refused = note(server, "meanwhile")
            assert refused.status_code == 503, "A note was taken that a power cut could take back."
            assert refused.json()["error"]["code"] == "store-unsafe"
            wait_for_watch(server)
        wait_for_health(server, "reachable")
        assert note(server, "meanwhile").status_code == 200
        end = time.monotonic() + PATIENCE_S
        while not alarms(server, token):
            assert time.monotonic() < end, "nobody was alarmed"
            time.sleep(0.05)


@pytest.mark.parametrize("pragma", ["synchronous=NORMAL", "synchronous=OFF"])
def test_a_file_that_is_not_synced_is_no_health(tmp_path: Path, pragma: str) -> None:
    async def look() -> None:
        store = unwrap(await open_sqlite(tmp_path / "floor.sqlite"))
        connection: apsw.Connection = connection_of(store)
        connection.execute(f"PRAGMA {pragma}")
        assert (await Probe(store, "one").look()).database == "store-unsafe"
        connection.execute("PRAGMA synchronous=FULL")
        assert (await Probe(store, "one").look()).database == "reachable"
        await store.close()

    asyncio.run(look())
