"""`pitboss` in a process of its own that is forked from one which has imported the product.

Each test process has one such forker. A server that imports the product by itself takes half a second longer,
and tests start hundreds. Nothing runs before the fork, so that each server starts as `pitboss` does. Another
program, such as `pitboss` on a tampered machine, is forked in the same way.
"""

import atexit
import gc
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NoReturn

import msgspec

from pitboss.app import main

SERVED = (
    "pitboss.service.running",
    "pitboss.store.postgres.store",
    "pitboss.store.sqlite.executor",
    "pitboss.store.sqlite.store",
    "cryptography.hazmat.primitives.ciphers.aead",
    "litestar.plugins.pydantic",
    "uvicorn.protocols.http.auto",
    "uvloop",
    "pytest",
)
"""What a server, or a tampered one, imports by and by. What is missing here takes time, and nothing else."""
MOST_BYTES = 1 << 17
"""Of a request: the words of a command and its environment."""


class Forked:
    """A process of `pitboss`. It is started, asked and ended as a `subprocess.Popen`."""

    def __init__(self, words: Sequence[str], folder: Path, log: int) -> None:
        """`log` is the file descriptor that everything is printed to."""
        ours, theirs = os.pipe()
        request = msgspec.json.encode((words, str(folder), dict(os.environ)))
        socket.send_fds(_forker(), [request], [log, theirs])
        os.close(theirs)
        self._report = os.fdopen(ours)
        self.pid = int(self._report.readline())
        self._status: int | None = None

    def poll(self) -> int | None:
        """Its exit status; none as long as it runs."""
        return self._status if self._status is not None else self._look(0)

    def wait(self, timeout_s: float) -> int:
        """The same, once it has ended."""
        status = self._status if self._status is not None else self._look(timeout_s)
        if status is None:
            raise subprocess.TimeoutExpired("pitboss", timeout_s)
        return status

    def send_signal(self, number: signal.Signals) -> None:
        """Sends it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def _look(self, timeout_s: float) -> int | None:
        if select.select([self._report], [], [], timeout_s)[0]:
            with self._report:
                self._status = int(self._report.readline())
        return self._status


@cache
def _forker() -> socket.socket:
    """The way to the forker of this test process, which ends with it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        forker = subprocess.Popen(
            [sys.executable, "-c", "from kit.server.forked import fork_servers; fork_servers()"],
            cwd=Path(__file__).parents[2],
            stdin=theirs.fileno(),
        )
    atexit.register(_end, forker, ours)
    return ours


def _end(forker: subprocess.Popen[bytes], ours: socket.socket) -> None:
    with forker, ours:
        forker.kill()


def fork_servers() -> None:
    """The forker: starts what it is asked for."""
    for name in SERVED:
        import_module(name)
    # Otherwise each server would walk these modules again, and copy their memory.
    gc.freeze()
    # The system reaps servers that end.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with socket.socket(fileno=0) as control:
        while True:
            request, files, *_ = socket.recv_fds(control, MOST_BYTES, 2)
            if not request:
                return
            if not os.fork():
                control.close()
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                _watch(*msgspec.json.decode(request, type=tuple[list[str], str, dict[str, str]]), *files)
            for file in files:
                os.close(file)


def _watch(words: list[str], folder: str, environment: Mapping[str, str], log: int, report: int) -> NoReturn:
    """Starts a server, and tells who it is and, in the end, how it ended."""
    process = os.fork()
    if not process:
        os.close(report)
        for stream, file in ((0, os.open(os.devnull, os.O_RDONLY)), (1, log), (2, log)):
            os.dup2(file, stream)
        os.chdir(folder)
        os.environ.clear()
        os.environ.update(environment)
        if words[0] == sys.executable:
            sys.argv[:] = words[1:]
            runpy.run_path(words[1], run_name="__main__")
        else:
            sys.argv[:] = words
            main()
        sys.exit()
    os.write(report, f"{process}\n".encode())
    _, status = os.waitpid(process, 0)
    os.write(report, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)
