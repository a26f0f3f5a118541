"""The attack: the way to the database is cut without a word, or its machine stands still.

No connection ends, so that nothing tells a server of it. Whoever asks for something is told soon that the
database does not answer, nothing that was acknowledged is lost, and what is asked for again under the same id
is done once. When the way is free again the server goes on by itself.
"""

import asyncio
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
from hall import SOON
from postgres import Server as Database
from postgres import name_of
from serving import Server, bearer, running
from support import RAPID

from pitboss.audit.auditor import Audit, audit
from pitboss.kernel.rejection import sure
from pitboss.store import postgres_pulse
from pitboss.store.opening import open_store

WHEEL = "roulette-1"
CONFIG = f"""
venue = "V"
[[games]]
name = "{WHEEL}"
edition = "{RAPID}"
game = "roulette"
wheel = "automated"
period = 1
pause = 0
dealing = "virtual"
shoe = "simulated"
limits = {{least = "5", most = "500"}}
[[terminals]]
number = "1"
"""
TOLD_S = 6.0
"""Seconds within which a caller is told, however busy the machine is. Without a pulse it is more than ten."""
SOCKET = ".s.PGSQL.5432"


class Wire:
    """The way to a database, which can be cut so that neither end hears of it."""

    def __init__(self, to: Path, folder: Path) -> None:
        self._to, self._free = to, threading.Event()
        self._free.set()
        self._ends: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(folder / SOCKET))
        self._listening.listen(64)
        self._run(self._accept)

    @contextmanager
    def cut(self) -> Iterator[None]:
        self._free.clear()
        yield
        self._free.set()

    def close(self) -> None:
        self._free.set()
        for end in (self._listening, *self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        for end in (self._listening, *self._ends):
            end.close()

    def _run(self, job: Callable[..., None], *args: socket.socket) -> None:
        thread = threading.Thread(target=job, args=args, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                self._ends.append(near)
                self._run(self._join, near)

    def _join(self, near: socket.socket) -> None:
        self._free.wait()
        far = socket.socket(socket.AF_UNIX)
        self._ends.append(far)
        with suppress(OSError):
            far.connect(str(self._to))
            for ends in ((near, far), (far, near)):
                self._run(self._carry, *ends)

    def _carry(self, come: socket.socket, go: socket.socket) -> None:
        with suppress(OSError):
            while data := come.recv(1 << 16):
                self._free.wait()
                go.sendall(data)
        self._free.wait()
        for end in (come, go):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


@contextmanager
def standing_still(database: Database) -> Iterator[None]:
    """The machine of the database does nothing at all for a while."""
    first = psutil.Process(int((database.data / "postmaster.pid").read_text().split("\n")[0]))
    first.suspend()
    family = [first, *first.children(recursive=True)]
    for each in family:
        each.suspend()
    try:
        yield
    finally:
        for each in family:
            with suppress(psutil.NoSuchProcess):
                each.resume()


@pytest.fixture
def wire(postgres: Database) -> Iterator[tuple[Wire, Path]]:
    with tempfile.TemporaryDirectory(prefix="way", dir="/tmp") as name:
        Path(name).chmod(0o755)
        wire = Wire(postgres.folder / SOCKET, Path(name))
        yield wire, Path(name)
        wire.close()


@pytest.mark.parametrize("how", ["cut", "standing still"])
def test_callers_are_told_soon_and_nothing_is_lost(
    how: str, postgres: Database, database: str, wire: tuple[Wire, Path]
) -> None:
    way, folder = wire
    url = f"postgresql://pitboss@/{name_of(database)}?host={quote(str(folder))}"
    with running(CONFIG, url) as server:
        attack(server, way.cut() if how == "cut" else standing_still(postgres))
        assert server.stop() == 143
    asyncio.run(check_log(database))


async def check_log(database: str) -> None:
    store = sure(await open_store(database))
    try:
        assert isinstance(await audit(store), Audit)
    finally:
        await store.close()


def attack(server: Server, silence: AbstractContextManager[None]) -> None:
    token = server.sign_in("sue")
    deposit(server, "before")
    spin = server.get(f"/api/games/{WHEEL}", token).get("play")
    with silence:
        asked = [
            lambda: note(server, "in-the-dark"),
            lambda: note(server, "before"),
            lambda: server.http.post(
                "/api/sign-in", json={"name": "gus", "password": "correct horse", "at": None}
            ),
        ]
        with ThreadPoolExecutor(len(asked)) as callers:
            for answer, seconds in callers.map(timed, asked):
                assert answer.status_code == 503, answer.text
                assert "store-unavailable" in answer.text
                assert seconds < TOLD_S
        # Whoever asks now need not wait even so long.
        for ask in (lambda: note(server, "in-the-dark"), lambda: server.http.get("/health")):
            answer, seconds = timed(ask)
            assert (answer.status_code, seconds < TOLD_S / 2) == (503, True)
    end = time.monotonic() + SOON
    while (answer := note(server, "in-the-dark")).status_code != 200:
        assert time.monotonic() < end, answer.text
        time.sleep(0.05)
    # Once each, however often they were asked for.
    assert note(server, "before").json()["events"] != answer.json()["events"]
    assert server.get("/api/terminals/1", token)["credits"] == 10_000
    while server.get(f"/api/games/{WHEEL}", token).get("play") in (None, spin):
        assert time.monotonic() < end, "the wheel stands still"
        time.sleep(0.1)


def note(server: Server, name: str) -> httpx.Response:
    body = {"id": name, "command": {"type": "insert-note", "terminal": "1", "cents": 5_000}}
    return server.http.post("/api/commands", json=body, headers=bearer(server.keys["stacker-1"]))


def deposit(server: Server, name: str) -> None:
    assert note(server, name).status_code == 200


def timed(ask: object) -> tuple[httpx.Response, float]:
    began = time.monotonic()
    assert callable(ask)
    answer: httpx.Response = ask()
    return answer, time.monotonic() - began


def test_a_silence_is_found_out_in_less_than_three_seconds() -> None:
    assert postgres_pulse.BEAT_S + postgres_pulse.WAIT_S * postgres_pulse.WAITS < 2.5
