"""Real servers for tests: `pitboss serve` as a separate process, on a floor with staff and device keys."""

import asyncio
import errno
import random
import signal
import socket
import sysconfig
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from kit.server.forked import Forked
from pitboss.floor.people.staff import Post
from pitboss.floor.people.staff_commands import AddStaff
from pitboss.kernel.rejection import unwrap
from pitboss.service.auth.actors import DeviceActor, DeviceKind
from pitboss.service.auth.passwords import SETUP
from pitboss.service.auth.sign_in import Authenticator
from pitboss.service.config import FloorConfig
from pitboss.service.config_reading import read_config
from pitboss.service.demo import QUICK, stock
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.installing import install
from pitboss.store.opening import open_store

SCRIPT = str(Path(sysconfig.get_path("scripts")) / "pitboss")
PATIENCE_S = 60
"""Seconds after which a server that is not ready, or does not end, has failed."""
LAST = "Ctrl-C ends it."
"""The last line that a server prints when it starts."""
PORTS = range(20_000, 32_000)
"""Ports that the system does not give to clients: a client that reconnects cannot take its server's port."""
PASSWORD = "correct horse"
"""The password of all staff there."""
STAFF = {
    "dee": (Post.DEALER,),
    "dan": (Post.DEALER,),
    "sue": (Post.CASINO_SUPERVISOR, Post.ELECTRONIC_GAMING_SUPERVISOR),
    "gil": (Post.CASINO_SUPERVISOR, Post.GAMING_SUPERVISOR),
    "amy": (Post.ASSISTANT_GAMING_MANAGER,),
    "gus": (Post.GAMING_MANAGER,),
    "cas": (Post.CASHIER,),
    "ian": (Post.INSPECTOR,),
    "vic": (Post.SURVEILLANCE,),
    "ada": (Post.ADMINISTRATOR,),
    "bea": (Post.ADMINISTRATOR,),
}
Staff = Mapping[str, tuple[Post, ...]]
SECOND = {"name": "bea", "password": PASSWORD}
"""The second administrator, who signs beside ada."""


class Server:
    """A server in a separate process. After a stop or a kill it can start again at the same address."""

    def __init__(
        self,
        config: str,
        database: str,
        keys: Mapping[str, str],
        folder: Path,
        program: Sequence[str] = (SCRIPT,),
    ) -> None:
        """`program` is started instead of `pitboss`."""
        self.config, self.database, self.keys, self._program = config, database, keys, program
        self.address = f"127.0.0.1:{_free_port()}"
        self.url = f"http://{self.address}"
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE_S)
        self._folder = folder / self.address.replace(":", "-")
        self._process: Forked | None = None

    def start(self) -> None:
        """Starts it, and waits until it is ready."""
        self._folder.mkdir(exist_ok=True)
        (self._folder / "floor.toml").write_text(self.config, encoding="utf-8")
        starts = self.log.count(LAST) + 1
        words = [*self._program, "serve", "--address", self.address, "--database", self.database]
        with (self._folder / "log").open("ab") as log:
            # Its output goes to a file: a pipe that is never read would block it in the end.
            self._process = Forked(words, self._folder, log.fileno())
        deadline = time.monotonic() + PATIENCE_S
        while not (self._well() and self.log.count(LAST) == starts):
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"The server does not start:\n{self.log}")
            time.sleep(0.02)

    @property
    def log(self) -> str:
        """All output so far."""
        log = self._folder / "log"
        return log.read_text(encoding="utf-8") if log.exists() else ""

    @property
    def pid(self) -> int:
        """The id of its process."""
        assert self._process is not None
        return self._process.pid

    def stop(self) -> int:
        """Ends it in good order, and returns its exit status."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Ends it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def sign_in(self, name: str, at: str | None = None) -> str:
        """The token of a member of staff."""
        token: str = self.post("/api/sign-in", {"name": name, "password": PASSWORD, "at": at})["token"]
        return token

    def get(self, path: str, token: str | None = None) -> Any:
        """The answer to a GET that must succeed."""
        answer = self.http.get(path, headers=bearer(token))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object, token: str | None = None) -> Any:
        """The answer to a POST that must succeed."""
        answer = self.http.post(path, json=body, headers=bearer(token))
        assert answer.is_success, f"{answer.text}\n{self.log[-2_000:]}"
        return answer.json() if answer.content else None

    @contextmanager
    def another(self, program: Sequence[str] = (SCRIPT,)) -> Iterator["Server"]:
        """Another server of the same floor."""
        other = Server(self.config, self.database, self.keys, self._folder.parent, program)
        with started(other) as server:
            yield server

    def _well(self) -> bool:
        try:
            return self.http.get("/health").status_code == 200
        except httpx.TransportError:
            return False

    def _end(self, number: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(number)
        return process.wait(PATIENCE_S)


@contextmanager
def running(
    config: str,
    database: str,
    *,
    stocked: bool = True,
    staff: Staff = STAFF,
    devices: Iterable[DeviceActor] = (),
    program: Sequence[str] = (SCRIPT,),
) -> Iterator[Server]:
    """A server of a new floor, set up by a floor.toml, with a fresh database.

    If `stocked`, there is cash in its cage, and there are chips in floats and pockets. All `staff` can sign
    in with PASSWORD. Every device that the floor may have gets a key, by its name: `terminal-1`, `stacker-1`,
    `printer-1`, `seat-star-1-ann`, `display-rapid-1`, `monitoring`, and for each game `shoe-rapid-1` or
    `wheel-roulette-1`; or else only the named `devices`. `program` is started instead of `pitboss`.
    """
    with tempfile.TemporaryDirectory(prefix="floor") as name, ThreadPoolExecutor(1) as apart:
        # In a separate thread, because the test may have a running loop.
        parsed = unwrap(read_config(config))
        made = _furnish(parsed, database, staff, tuple(devices) or tuple(_devices(parsed)), stocked=stocked)
        keys = apart.submit(asyncio.run, made).result()
        with started(Server(config, database, keys, Path(name), program)) as server:
            yield server


def bearer(token: str | None) -> dict[str, str]:
    """The header that identifies a person or device."""
    return {} if token is None else {"Authorization": f"Bearer {token}"}


@contextmanager
def started(server: Server) -> Iterator[Server]:
    """A running server, killed at the end at the latest."""
    try:
        server.start()
        yield server
    finally:
        server.kill()
        server.http.close()


async def _furnish(
    config: FloorConfig, database: str, staff: Staff, devices: Iterable[DeviceActor], *, stocked: bool
) -> dict[str, str]:
    """Registers all people and devices before the first server starts; returns the keys."""
    store = unwrap(await open_store(database))
    try:
        async with FloorEngine(store, config) as floor:
            assert await install(floor) is None
            if stocked:
                await stock(floor)
            auth = Authenticator(floor, QUICK)
            for name, posts in staff.items():
                unwrap(await floor.do(f"add-{name}", AddStaff(name, posts, by=SETUP), SETUP))
                assert await auth.set_password(name, PASSWORD, by=SETUP) is None
            return {each.name: unwrap(await auth.keys.make(each)) for each in devices}
    finally:
        await store.close()


def _devices(config: FloorConfig) -> Iterator[DeviceActor]:
    for terminal in (each.number for each in config.terminals):
        yield DeviceActor(f"terminal-{terminal}", DeviceKind.PLAYER_TERMINAL, terminal)
        yield DeviceActor(f"stacker-{terminal}", DeviceKind.STACKER, terminal)
        yield DeviceActor(f"printer-{terminal}", DeviceKind.PRINTER, terminal)
    for seat in config.seats:
        yield DeviceActor(f"seat-{seat.table}-{seat.at}", DeviceKind.SEAT, f"{seat.table}/{seat.at}")
    for game in config.games:
        reader = game.kind.reading.device
        yield DeviceActor(f"{reader}-{game.name}", reader, game.name)
        yield DeviceActor(f"display-{game.name}", DeviceKind.DISPLAY, game.name)
    yield DeviceActor("monitoring", DeviceKind.MONITORING, "floor")


def _free_port() -> int:
    for port in random.sample(PORTS, len(PORTS)):
        with socket.socket() as free:
            try:
                free.bind(("127.0.0.1", port))
            except OSError as problem:
                if problem.errno != errno.EADDRINUSE:
                    raise
            else:
                return port
    raise RuntimeError("All ports are taken.")
