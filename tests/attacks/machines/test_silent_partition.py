"""The attack: the network to the database is cut silently, or its machine is suspended.

No connection ends, so that a server gets no error. Every caller is told soon that the database does not
answer, nothing that was acknowledged is lost, and a command that is sent again under the same id is done
once. When the network is back the server continues by itself.

It takes over 10 s: the callers wait until the server gives the silent database up.
"""

import asyncio
import json
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
from kit.clients.socket_clients import SOON
from kit.server.floor_configs import terminals, virtual_game
from kit.server.server_process import PASSWORD, PATIENCE_S, Server, bearer, running
from kit.store.postgres import Server as Database
from kit.store.postgres import name_of
from websockets.sync.client import ClientConnection, connect

from pitboss.audit.auditor import Audit, audit
from pitboss.kernel.rejection import unwrap
from pitboss.store.opening import open_store

WHEEL = "roulette-1"
CONFIG = 'venue = "V"' + virtual_game(WHEEL, "roulette") + terminals("1")
TOLD_S = 3.0
"""Seconds within which every caller is told."""
NOTE = {"type": "insert-note", "terminal": "1", "cents": 5_000}
GUS = {"name": "gus", "password": PASSWORD, "at": None}
SOCKET = ".s.PGSQL.5432"


class Wire:
    """The network to a database, which can be cut so that neither end notices."""

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
def suspended(database: Database) -> Iterator[None]:
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
        attack(server, way.cut() if how == "cut" else suspended(postgres))
        assert server.stop() == 143
    asyncio.run(check_log(database))


async def check_log(database: str) -> None:
    store = unwrap(await open_store(database))
    try:
        assert isinstance(await audit(store), Audit)
    finally:
        await store.close()


def attack(server: Server, silence: AbstractContextManager[None]) -> None:
    token, inspector = server.sign_in("sue"), server.sign_in("ian")
    assert note(server, "before").status_code == 200
    spin = server.get(f"/api/games/{WHEEL}", token).get("play")
    (deal, *_) = server.get(f"/api/deals/{WHEEL}")
    with connect(f"{server.url.replace('http', 'ws')}/live") as line:
        greet(line, server.keys["terminal-1"])
        callers: dict[str, Callable[[], str]] = {
            "a command": lambda: code_of(note(server, "in-the-dark")),
            "a command once more": lambda: code_of(note(server, "before")),
            "a sign-in": lambda: code_of(server.http.post("/api/sign-in", json=GUS)),
            "a page of the log": lambda: code_of(read(server, "/api/log", inspector)),
            "a report": lambda: code_of(read(server, "/api/reports/accounts", inspector)),
            "a proof": lambda: code_of(read(server, f"/api/deals/{WHEEL}/{deal['deal']}")),
            "a command by a socket": lambda: send(line, "by-socket"),
            "a new socket": lambda: knock(server),
        }
        with silence:
            with ThreadPoolExecutor(len(callers)) as apart:
                answers = dict(zip(callers, apart.map(timed(server), callers.values()), strict=True))
            assert {code for code, _ in answers.values()} == {"store-unavailable"}, answers
            assert max(seconds for _, seconds in answers.values()) < TOLD_S, answers
            # Later callers do not have to wait even that long.
            callers["health"] = lambda: str(server.http.get("/health").json()["database"])
            for caller in callers.values():
                code, seconds = timed(server)(caller)
                assert (code, seconds < TOLD_S / 2) == ("store-unavailable", True), seconds
    end = time.monotonic() + SOON
    while (answer := note(server, "in-the-dark")).status_code != 200:
        assert time.monotonic() < end, answer.text
        time.sleep(0.05)
    # Once each, however often they were sent.
    assert note(server, "before").json()["events"] != answer.json()["events"]
    assert server.get("/api/terminals/1", token)["credits"] == 10_000
    while server.get(f"/api/games/{WHEEL}", token).get("play") in (None, spin):
        assert time.monotonic() < end, "the wheel stands still"
        time.sleep(0.1)


def note(server: Server, name: str) -> httpx.Response:
    body = {"id": name, "command": NOTE}
    return server.http.post("/api/commands", json=body, headers=bearer(server.keys["stacker-1"]))


def read(server: Server, path: str, token: str | None = None) -> httpx.Response:
    return server.http.get(path, headers=bearer(token))


def code_of(answer: httpx.Response) -> str:
    assert answer.status_code == 503, answer.text
    return str(answer.json()["error"]["code"])


def greet(line: ClientConnection, key: str) -> dict[str, Any]:
    line.send(json.dumps({"type": "hello", "token": key}))
    message: dict[str, Any] = json.loads(line.recv(PATIENCE_S))
    return message


def send(line: ClientConnection, name: str) -> str:
    """The answer to a command of a connected terminal."""
    line.send(json.dumps({"type": "do", "id": name, "command": {"type": "cash-out", "terminal": "1"}}))
    while (message := json.loads(line.recv(PATIENCE_S)))["type"] != "refused":
        pass
    return str(message["error"]["code"])


def knock(server: Server) -> str:
    """The answer to a device that has not been connected before."""
    with connect(f"{server.url.replace('http', 'ws')}/live") as line:
        return str(greet(line, server.keys["printer-1"])["error"]["code"])


def timed(server: Server) -> Callable[[Callable[[], str]], tuple[str, float]]:
    """The answer to a caller, and the seconds until it, less those that a busy machine took."""

    def ask(caller: Callable[[], str]) -> tuple[str, float]:
        ends = [Path(f"/proc/{server.pid}/schedstat"), Path("/proc/thread-self/schedstat")]
        queued, began = [*map(queued_s, ends)], time.monotonic()
        answer = caller()
        return answer, time.monotonic() - began - sum(map(queued_s, ends)) + sum(queued)

    return ask


def queued_s(stat: Path) -> float:
    """Seconds for which a thread could have run, and no processor was free."""
    return int(stat.read_text().split()[1]) / 1e9
