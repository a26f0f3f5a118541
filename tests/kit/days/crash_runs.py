"""A floor whose servers or database are killed again and again while its devices keep sending commands.

PYTHONPATH=tests python -m kit.days.crash_runs --kills 500 sqlite
PYTHONPATH=tests python -m kit.days.crash_runs --kills 500 postgresql
"""

import argparse
import asyncio
import logging
import math
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from types import TracebackType
from typing import NamedTuple, Self

import msgspec

from kit.days.devices import Floor
from kit.store.log_checks import Checker, Wrongs, check_all
from kit.store.postgres import Server as Postgres
from kit.store.postgres import running
from pitboss.aggregates import REGISTRY
from pitboss.cli.floor.apply import carry_out, read_line
from pitboss.engine import transaction
from pitboss.engine.command_writer import CommandWriter
from pitboss.kernel.rejection import unwrap
from pitboss.service.clock import now
from pitboss.store.log import Head
from pitboss.store.memory import MemoryStore
from pitboss.store.opening import open_store
from pitboss.store.port import BROKEN, Batch, OpenTransaction, Store, append_in_steps
from pitboss.store.sqlite import file as sqlite_file
from pitboss.store.sqlite import store as sqlite

ROUND = 5
"""Kills between two checks of the stored log."""
EARLY, OPENING = 0.15, 0.04
"""The share of servers that are killed while they open the database, and within how many seconds."""
WORKING = 0.05
"""Every other server is killed within this many seconds of its first answer."""
PATIENCE_S = 30
"""Seconds of silence after which a test has failed."""


class HastyStore(sqlite.SqliteStore):
    """A broken store: it reports a commit before it has written."""

    async def append(self, start: Head, batch: Batch) -> OpenTransaction | None:
        return await append_in_steps(self, start, batch)

    async def commit(self, batch: Batch) -> None:
        self._later = asyncio.create_task(super().commit(batch))


class ForgetfulStore(sqlite.SqliteStore):
    """A broken store: it does not know earlier command ids."""

    async def append(self, start: Head, batch: Batch) -> OpenTransaction | None:
        return await super().append(start, batch._replace(answers=[]))

    async def begin(self, ids: Collection[str]) -> OpenTransaction:
        return (await super().begin(ids))._replace(answers={})

    async def commit(self, batch: Batch) -> None:
        await super().commit(batch._replace(answers=[]))


BROKEN_STORES: dict[str, type[sqlite.SqliteStore]] = {"hasty": HastyStore, "forgetful": ForgetfulStore}


async def serve(url: str, kind: str, commands: int, answers: int) -> None:
    """The child process: executes the commands from one pipe and writes each answer to another."""
    store = unwrap(await open_store(url, apart=kind == "apart"))
    if kind in BROKEN_STORES:
        await store.close()
        store = BROKEN_STORES[kind](Path(url), await store.sealed(), house_key=store.house_key)
    secret, rest, reader = await store.secret(), b"", asyncio.StreamReader()
    try:
        async with CommandWriter(store, REGISTRY, now) as writer, asyncio.TaskGroup() as tasks:

            async def answer(lines: list[bytes]) -> None:
                requests = [read_line(1, line) for line in lines]
                try:
                    replies = await carry_out(writer, requests, secret)
                except Exception:
                    replies = [each.head | {"error": {"code": BROKEN.code}} for each in requests]
                for reply in replies:
                    os.write(answers, msgspec.json.encode(reply) + b"\n")

            transport, _ = await asyncio.get_running_loop().connect_read_pipe(
                lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(commands, "rb", 0)
            )
            while piece := await reader.read(1 << 16):
                *lines, rest = (rest + piece).split(b"\n")
                # Some commands are sent together, the others one by one.
                together, alone = lines[: len(lines) // 3], lines[len(lines) // 3 :]
                for group in [together, *([line] for line in alone)]:
                    tasks.create_task(answer(group))
            transport.close()
    finally:
        await store.close()


async def play(store: Store, floor: Floor, count: int, report: Callable[[bytes], None]) -> None:
    """Devices and server in one process, until this many commands are acknowledged."""
    secret = await store.secret()
    async with CommandWriter(store, REGISTRY, now) as writer:

        async def ask(name: str | None) -> None:
            while name is not None and len(floor.answers) < count:
                (answer,) = await carry_out(writer, [read_line(1, floor.lines[name])], secret)
                line = msgspec.json.encode(answer)
                report(line)
                name = floor.hear(line)

        await asyncio.gather(*map(ask, list(floor.waiting)))


def fork_servers() -> None:
    """Forks a child on request and reports how it ended. It has imported everything that children need."""
    control = socket.socket(fileno=0)
    # Snapshots are taken early, and the write-ahead log is copied into the file early.
    transaction.SNAPSHOT_EVERY_EVENTS, sqlite_file.SET_UP = 50, sqlite_file.SET_UP.replace("8192", "1000")
    logging.disable(logging.WARNING)
    asyncio.run(play(MemoryStore(), Floor(0), 500, lambda _: None))
    while True:
        words, pipes, *_ = socket.recv_fds(control, 4096, 2)
        if not words:
            return
        process = os.fork()
        if not process:
            control.close()
            try:
                asyncio.run(serve(*msgspec.json.decode(words), *pipes))
            except BaseException:
                sys.excepthook(*sys.exc_info())
                os._exit(1)
            os._exit(0)
        for pipe in pipes:
            os.close(pipe)
        control.send(str(process).encode())
        _, status = os.waitpid(process, 0)
        control.send(str(os.waitstatus_to_exitcode(status)).encode())


class Server:
    """A child that can be killed and started again."""

    def __init__(self, url: str, kind: str) -> None:
        self._words = msgspec.json.encode((url, kind))
        self._control, theirs = socket.socketpair()
        with theirs:
            self._forker = subprocess.Popen(
                [sys.executable, "-c", "from kit.days.crash_runs import fork_servers; fork_servers()"],
                cwd=Path(__file__).parent.parent.parent,
                stdin=theirs.fileno(),
            )
        self._process: int | None = None
        self.kills = 0
        self._commands = -1
        self._rest = b""
        self.answers = -1
        """The pipe with its answers."""
        self.started, self.deadline = 0.0, math.inf
        """When it started, and when it must die: not known before its first answer."""

    def start(self) -> None:
        theirs, self._commands = os.pipe()
        self.answers, others = os.pipe()
        socket.send_fds(self._control, [self._words], [theirs, others])
        os.close(theirs)
        os.close(others)
        self._process, self._rest = int(self._control.recv(32)), b""
        self.started = time.monotonic()

    def say(self, line: bytes) -> None:
        # A server that died meanwhile gets nothing. The command is sent again later.
        with suppress(BrokenPipeError):
            os.write(self._commands, line)

    def hear(self) -> list[bytes] | None:
        """Its answers; None once it is dead and all answers are read."""
        piece = os.read(self.answers, 1 << 16)
        *lines, self._rest = (self._rest + piece).split(b"\n")
        return lines if piece else None

    def kill(self) -> list[bytes]:
        """Kills it. Answers that it wrote to the pipe before count.

        If its writer is a separate process, that is killed too or ends by itself.
        """
        assert self._process is not None
        writers = _children(self._process)
        for process in (self._process, *(writers if self.kills % 2 else ())):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.kills += 1
        heard = self._bury(-signal.SIGKILL)
        while any(map(_lives, writers)):
            time.sleep(0.001)
        return heard

    def stop(self) -> list[bytes]:
        """Stops it in good order."""
        os.close(self._commands)
        self._commands = -1
        return self._bury(0)

    def close(self) -> None:
        """Ends it and the process that forks it."""
        if self._process is not None:
            with suppress(AssertionError):
                self.kill()
        self._control.close()
        self._forker.wait()

    def _bury(self, status: int) -> list[bytes]:
        ended, heard = int(self._control.recv(32)), []
        while (lines := self.hear()) is not None:
            heard += lines
        self._process = None
        for pipe in (self.answers, self._commands):
            if pipe >= 0:
                os.close(pipe)
        assert ended == status, "A server died by itself."
        return heard


def _children(process: int) -> list[int]:
    all_of_them = (int(place.name) for place in Path("/proc").glob("[0-9]*"))
    return [each for each in all_of_them if _state(each)[1:2] == [str(process)]]


def _lives(process: int) -> bool:
    """Whether a process runs. A dead process stays in the list until its parent waits for it."""
    return _state(process)[:1] not in ([], ["Z"])


def _state(process: int) -> list[str]:
    """The state of a process, its parent, and more; empty if there is no such process."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return []


class Outcome(NamedTuple):
    """The result of a run."""

    kills: int
    acknowledged: int
    retried: int
    """Commands that were sent again because no answer had arrived."""
    found: int
    """The number of these that were already in the log."""
    repeated: int
    """Commands that were sent again although they had been answered."""
    events: int
    settled: int
    """Plays that were settled at a terminal."""
    wrong: Wrongs

    def __str__(self) -> str:
        lost, twice = (len(self.wrong.get(kind, ())) for kind in ("lost", "duplicated"))
        return (
            f"{self.kills} kills, {self.acknowledged:,} commands acknowledged, {self.events:,} events, "
            f"{self.settled:,} plays settled; "
            f"{self.retried:,} commands retried, of which at least {self.found:,} were kept already; "
            f"{self.repeated:,} repeated; acknowledged but lost {lost}, duplicated {twice}"
        )


Progress = Callable[[Outcome], None]


class Crashes:
    """A floor with servers that are killed."""

    def __init__(self, url: str, seed: int, servers: int, kind: str = "") -> None:
        self._url, self._floor, self._checker = url, Floor(seed), Checker()
        self._chance = Random(f"{seed}/crashes")
        self._servers = [Server(url, kind) for _ in range(servers)]
        self._running: list[Server] = []
        self._sent_to: dict[str, Server] = {}
        """The server that each command was sent to."""
        self._later: list[str] = []
        """Commands to send again once the database may be back."""
        self.kills = self._retried = self._found = self._repeated = self._looked = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        for server in self._servers:
            server.close()

    def outcome(self) -> Outcome:
        """The result so far."""
        checked = self._checker
        return Outcome(
            kills=self.kills,
            acknowledged=len(self._floor.answers),
            retried=self._retried,
            found=self._found,
            repeated=self._repeated,
            events=checked.head.seq,
            settled=checked.settled,
            wrong=checked.wrong,
        )

    def kill_servers(self, kills: int) -> None:
        """Kills servers this many times and starts them again. At the end all are dead."""
        wanted = self.kills + kills
        while self.kills < wanted:
            self._start()
            self._listen(min(server.deadline for server in self._running) - time.monotonic())
            for server in [each for each in self._running if each.deadline <= time.monotonic()]:
                self._kill(server)
        while self._running:
            self._kill(self._running[0])

    def kill_database(self, server: Postgres) -> None:
        """Kills the database and starts it again, while the servers keep running."""
        self._start()
        self._await_answers(self._chance.randrange(1, 100))
        self._listen(self._chance.uniform(0, 0.005))
        server.kill()
        self.kills += 1
        starting = threading.Thread(target=server.start)
        starting.start()
        while starting.is_alive():
            self._listen(0.01)
        starting.join()
        self._await_answers(1)

    def finish(self) -> Outcome:
        """Waits for every open answer, stops in good order, and checks everything once more."""

        async def check() -> Wrongs:
            async with opened(self._url) as store:
                return await check_all(store, self._floor)

        self._floor.closing = True
        self._start()
        self._await_answers(len(self._floor.waiting))
        while self._running:
            for line in self._running.pop().stop():
                self._floor.hear(line)
        self.look()
        self._checker.wrong.update(asyncio.run(check()))
        return self.outcome()

    def look(self) -> None:
        """Checks the new part of the log, while no server runs."""

        async def check() -> None:
            async with opened(self._url) as store:
                await self._checker.check(store, {name: self._floor.answers[name] for name in new})
                turn = await store.begin(list(self._floor.waiting))
                await store.rollback()
                self._found += len(turn.answers)

        new = list(self._floor.answers)[self._looked :]
        self._looked += len(new)
        asyncio.run(check())

    def _start(self) -> None:
        """Starts the servers that do not run. Sends the waiting commands, and some answered ones again."""
        alive = list(self._running)
        dead = [server for server in self._servers if server not in alive]
        for server in dead:
            server.start()
            early = self._chance.random() < EARLY
            server.deadline = server.started + self._chance.uniform(0, OPENING) if early else math.inf
            self._running.append(server)
        waiting = [name for name in self._floor.waiting if self._sent_to.get(name) not in alive]
        answered = list(self._floor.answers)[-200:]
        again = self._chance.sample(answered, min(10 * len(dead), len(answered)))
        self._retried += sum(name in self._sent_to for name in waiting)
        self._repeated += len(again)
        self._ask(*waiting, *again)

    def _ask(self, *names: str) -> None:
        for name in names:
            self._sent_to[name] = self._chance.choice(self._running)
            self._sent_to[name].say(self._floor.lines[name])

    def _kill(self, server: Server) -> None:
        self.kills += 1
        self._running.remove(server)
        for line in server.kill():
            self._floor.hear(line)

    def _listen(self, seconds: float) -> None:
        """Waits for answers, and sends the next commands of the devices."""
        pipes = [server.answers for server in self._running]
        ready, _, _ = select.select(pipes, [], [], max(0, min(seconds, PATIENCE_S)))
        silent = [each for each in self._running if each.deadline == math.inf and each.answers not in ready]
        assert all(time.monotonic() < each.started + PATIENCE_S for each in silent), "A server says nothing."
        for server in [each for each in self._running if each.answers in ready]:
            lines = server.hear()
            assert lines is not None, "A server died by itself."
            for name in filter(None, map(self._floor.hear, lines)):
                if name in self._sent_to:
                    self._later.append(name)
                else:
                    self._ask(name)
            if server.deadline == math.inf:
                server.deadline = time.monotonic() + self._chance.uniform(0, WORKING)
        if not ready:
            self._retried += len(self._later)
            self._ask(*self._later)
            self._later = []

    def _await_answers(self, count: int) -> None:
        """Listens until this many more commands are acknowledged."""
        wanted, end = len(self._floor.answers) + count, time.monotonic() + PATIENCE_S
        while len(self._floor.answers) < wanted:
            self._listen(0.01)
            assert time.monotonic() < end, "Nobody answers."


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store to inspect. A file is copied first, so that the next server must repair what a kill left."""
    with tempfile.TemporaryDirectory() as folder:
        if not url.startswith("postgresql:"):
            for end in ("", "-wal", "-journal"):
                with suppress(FileNotFoundError):
                    shutil.copy(f"{url}{end}", f"{folder}/copy{end}")
            url = f"{folder}/copy"
        store = unwrap(await open_store(url))
        try:
            yield store
        finally:
            await store.close()


def kill_servers(
    url: str, kills: int, seed: int, servers: int = 1, kind: str = "", report: Progress = lambda _: None
) -> Outcome:
    """Kills the servers of a floor at least this many times."""
    with Crashes(url, seed, servers, kind) as crashes:
        while crashes.kills < kills:
            crashes.kill_servers(ROUND)
            crashes.look()
            report(crashes.outcome())
        return crashes.finish()


def kill_database(
    server: Postgres, url: str, kills: int, seed: int, report: Progress = lambda _: None
) -> Outcome:
    """Kills the database of a floor this many times, while two servers keep running."""
    with Crashes(url, seed, servers=2) as crashes:
        while crashes.kills < kills:
            crashes.kill_database(server)
            report(crashes.outcome())
        return crashes.finish()


def run(database: str, kills: int, seed: int, report: Progress) -> Iterator[tuple[str, Outcome]]:
    """Runs each way of killing, one after the other."""
    if database == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            for servers in (1, 2):
                url = f"{folder}/{servers}.sqlite"
                yield f"SQLite, {servers} at a time", kill_servers(url, kills, seed, servers, report=report)
            url = f"{folder}/apart.sqlite"
            yield "SQLite, the writer apart", kill_servers(url, kills, seed, 2, "apart", report)
    else:
        server = running()
        for servers in (1, 2):
            url = server.create()
            yield f"PostgreSQL, {servers} at a time", kill_servers(url, kills, seed, servers, report=report)
        yield "PostgreSQL itself", kill_database(server, server.create(), max(1, kills // 10), seed, report)


def main() -> None:
    """Runs many kills from the command line."""
    parser = argparse.ArgumentParser(
        description="Kills servers, and checks that nothing was lost or doubled."
    )
    parser.add_argument("database", choices=["sqlite", "postgresql"])
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", type=int, default=time.time_ns())
    options = parser.parse_args()
    print(f"seed {options.seed}")

    def report(outcome: Outcome) -> None:
        print(f"\r{outcome.kills} kills, {outcome.acknowledged:,} acknowledged", end="", flush=True)

    for name, outcome in run(options.database, options.kills, options.seed, report):
        print(f"\r{name}: {outcome}")
        if outcome.wrong:
            sys.exit(str(dict(outcome.wrong)))


if __name__ == "__main__":
    main()
