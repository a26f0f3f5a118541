"""What runs the SQLite writer: a thread of this process, or a process of its own.

A thread is there at once, and does for a command that is soon over. A server that is busy with deciding
leaves a thread little time, for only one thread of a process runs Python. So its writer is another process,
which has a core to itself. Both do the same jobs.
"""

import asyncio
import contextlib
import functools
import gc
import signal
import socket
import subprocess
import sys
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, BinaryIO, Concatenate, ParamSpec, Protocol, TypeVar, cast, get_type_hints

import msgspec

from pitboss.kernel.rejection import Rejection
from pitboss.store.check import ConflictError
from pitboss.store.port import StoreError
from pitboss.store.sqlite_writer import SqliteWriter

P = ParamSpec("P")
R = TypeVar("R")


class WriterExecutor(Protocol):
    """What runs the writer. It does one job after the other, in the order in which they are given."""

    async def do(
        self, job: Callable[Concatenate[SqliteWriter, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """What a job gives."""
        ...

    def rollback(self) -> None:
        """Sees to it that nothing stays open, without waiting for it."""
        ...

    async def close(self) -> None:
        """Closes the file."""
        ...


class ThreadExecutor:
    """Runs the writer in a thread."""

    def __init__(self, path: Path, secret: bytes) -> None:
        """For a file that is prepared, and the secret that is in it."""
        self.writer, self.thread = SqliteWriter(path, secret), ThreadPoolExecutor(1, "pitboss-store")

    async def do(
        self, job: Callable[Concatenate[SqliteWriter, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """What a job gives."""
        work = functools.partial(job, self.writer, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    def rollback(self) -> None:
        """Sees to it that nothing stays open."""
        self.thread.submit(self.writer.rollback)

    async def close(self) -> None:
        """Closes the file."""
        with contextlib.suppress(RuntimeError):
            await self.do(SqliteWriter.close)
        self.thread.shutdown()


NOTHING = msgspec.Raw(msgspec.msgpack.encode(None))


class WriterReply(msgspec.Struct, array_like=True, gc=False):
    """What the process says of a job: its result, or what went wrong."""

    result: msgspec.Raw = NOTHING
    trouble: str = ""
    """What went wrong, in words; nothing if all is well."""
    code: str = ""
    """Of a `StoreError`, or the name of another error."""


STOPPED = "The writer of the database stopped: no money moves until it is back."
NO_WRITER = "The writer of the database cannot be started, so no money moves:"
LENGTH = 4
"""Bytes before each message that say how long it is."""


class ProcessExecutor:
    """Runs the writer in a process of its own, which starts with the first job, and again should it die."""

    def __init__(self, path: Path, secret: bytes) -> None:
        """For a file that is prepared, and the secret that is in it."""
        self._path, self._secret = path.absolute(), secret
        self._line: _Line | None = None
        self._starting, self._closed = asyncio.Lock(), False
        self.process: subprocess.Popen[bytes] | None = None

    async def do(
        self, job: Callable[Concatenate[SqliteWriter, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """What a job gives."""
        async with self._starting:
            if self._closed:
                raise RuntimeError("The store is closed.")
            line = self._line
            if line is None or line.ended:
                line = await self._start()
        said = await line.ask(job.__name__, (*args, *kwargs.values()))
        if not said.trouble:
            result: R = RESULTS[job.__name__].decode(said.result)
            return result
        if said.code == ConflictError.__name__:
            raise ConflictError(said.trouble)
        if said.code == RuntimeError.__name__:
            raise RuntimeError(said.trouble)
        raise StoreError(Rejection(said.code, said.trouble))

    def rollback(self) -> None:
        """Sees to it that nothing stays open."""
        if self._line is not None and not self._line.ended:
            self._line.ask(SqliteWriter.rollback.__name__, ())

    async def close(self) -> None:
        """Ends the process after its last job."""
        async with self._starting:
            self._closed = True
            if self._line is not None:
                self._line.close()
                await self._end()

    async def _start(self) -> "_Line":
        await self._end()
        ours, theirs = socket.socketpair()
        # A whole batch goes out at once: the process need not wait for the rest until this one is idle.
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 22)
        with theirs:
            # It has a session of its own, so that what stops a server at its terminal does not stop the
            # writer in the middle of the server's last transaction.
            try:
                self.process = subprocess.Popen(
                    [sys.executable, "-P", "-c", f"from {__name__} import run_writer; run_writer()"],
                    stdin=theirs.fileno(),
                    start_new_session=True,
                )
            except OSError as problem:
                ours.close()
                trouble = Rejection("store-unavailable", f"{NO_WRITER} {problem.strerror}.")
                raise StoreError(trouble) from problem
        loop = asyncio.get_running_loop()
        _, self._line = await loop.connect_accepted_socket(_Line, ours)
        await self._line.ask("", (str(self._path), self._secret))
        return self._line

    async def _end(self) -> None:
        """Waits for a process that has no more to do."""
        process, self.process = self.process, None
        if process is not None:
            await asyncio.to_thread(process.wait)


class _Line(asyncio.Protocol):
    """The line to the process. It answers in the order in which it is asked."""

    def __init__(self) -> None:
        self.ended = False
        self._transport: asyncio.Transport | None = None
        self._waiting: deque[asyncio.Future[WriterReply]] = deque()
        self._heard = bytearray()

    def ask(self, job: str, args: tuple[Any, ...]) -> "asyncio.Future[WriterReply]":
        answer: asyncio.Future[WriterReply] = asyncio.get_running_loop().create_future()
        if self._transport is None or self.ended:
            answer.set_result(WriterReply(NOTHING, STOPPED, "store-unavailable"))
            return answer
        message = msgspec.msgpack.encode((job, args))
        self._waiting.append(answer)
        self._transport.writelines((len(message).to_bytes(LENGTH, "big"), message))
        return answer

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # A quicker event loop has transports of its own, of no class that asyncio knows.
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._heard += data
        heard = self._heard
        while len(heard) >= LENGTH and len(heard) >= (end := LENGTH + int.from_bytes(heard[:LENGTH], "big")):
            self._answer(msgspec.msgpack.decode(heard[LENGTH:end], type=WriterReply))
            del heard[:end]

    def connection_lost(self, _: Exception | None) -> None:
        self.ended = True
        while self._waiting:
            self._answer(WriterReply(NOTHING, STOPPED, "store-unavailable"))

    def _answer(self, said: WriterReply) -> None:
        answer = self._waiting.popleft()
        if not answer.done():
            answer.set_result(said)


JOBS: dict[str, Callable[..., Any]] = {
    name: getattr(SqliteWriter, name)
    for name in (
        "begin tips snapshots sums stream between commit append forget rollback "
        "put_secret get_secret get_secrets check_durable lease release leases counts put_count"
    ).split()
}
"""What the process can be asked for."""


def _shapes(job: Callable[..., Any]) -> tuple[msgspec.msgpack.Decoder[Any], msgspec.msgpack.Decoder[Any]]:
    """What reads the arguments of a job, and what reads its result."""
    kinds = get_type_hints(job)
    result = kinds.pop("return")
    return msgspec.msgpack.Decoder(tuple[*kinds.values()]), msgspec.msgpack.Decoder(result)  # type: ignore[misc]


ARGUMENTS = {name: _shapes(job)[0] for name, job in JOBS.items()}
RESULTS = {name: _shapes(job)[1] for name, job in JOBS.items()}


def run_writer() -> None:
    """The process: does what it is asked to until nobody is left who could ask."""
    for number in (signal.SIGINT, signal.SIGTERM):
        # It ends when its server has ended.
        signal.signal(number, signal.SIG_IGN)
    gc.freeze()
    gc.set_threshold(100_000)
    writer: SqliteWriter | None = None
    read = msgspec.msgpack.Decoder(tuple[str, msgspec.Raw])
    # Who hangs up at once leaves answers unheard: that is no mistake.
    with (
        contextlib.suppress(ConnectionError),
        socket.socket(fileno=0) as line,
        line.makefile("rb") as asked,
    ):
        for heard in _messages(asked):
            job, args = read.decode(heard)
            if writer is None:
                path, secret = msgspec.msgpack.decode(args, type=tuple[str, bytes])
                writer, said = SqliteWriter(Path(path), secret), WriterReply()
            else:
                said = _do(writer, job, args)
            message = msgspec.msgpack.encode(said)
            line.sendall(len(message).to_bytes(LENGTH, "big") + message)
    if writer is not None:
        writer.close()


def _messages(asked: BinaryIO) -> Iterator[bytes]:
    """Whole messages, until there are no more. Who died in the middle of one asked for nothing."""
    while len(length := asked.read(LENGTH)) == LENGTH:
        message = asked.read(wanted := int.from_bytes(length, "big"))
        if len(message) < wanted:
            return
        yield message


def _do(writer: SqliteWriter, job: str, args: msgspec.Raw) -> WriterReply:
    try:
        result = JOBS[job](writer, *ARGUMENTS[job].decode(args))
        return WriterReply(msgspec.Raw(msgspec.msgpack.encode(result)))
    except StoreError as problem:
        return WriterReply(NOTHING, str(problem), problem.code)
    except ConflictError as problem:
        return WriterReply(NOTHING, str(problem), ConflictError.__name__)
    except Exception:
        return WriterReply(NOTHING, traceback.format_exc(), RuntimeError.__name__)
