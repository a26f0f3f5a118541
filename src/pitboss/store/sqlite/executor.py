"""The executors of the SQLite writer: a thread of this process, or another process.

A thread starts at once and is enough for a short command. A busy server leaves a thread little time, because
only one thread of a process runs Python. So its writer is another process, with its own core. Both do the
same jobs.
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

from pitboss.kernel.reasons import reason
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Facts
from pitboss.store.check import ConflictError
from pitboss.store.port import StoreError
from pitboss.store.sqlite.writer import SqliteWriter

P = ParamSpec("P")
R = TypeVar("R")


class WriterExecutor(Protocol):
    """Runs the writer. It does one job after the other, in order."""

    async def do(
        self, job: Callable[Concatenate[SqliteWriter, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Does a job; returns its result."""
        ...

    def rollback(self) -> None:
        """Rolls back an open transaction, without waiting for it."""
        ...

    async def close(self) -> None:
        """Closes the file."""
        ...


class ThreadExecutor:
    """Runs the writer in a thread of this process."""

    def __init__(self, path: Path, secret: bytes) -> None:
        """Takes a prepared file, and the secret in it."""
        self.writer, self.thread = SqliteWriter(path, secret), ThreadPoolExecutor(1, "pitboss-store")

    async def do(
        self, job: Callable[Concatenate[SqliteWriter, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Does a job; returns its result."""
        work = functools.partial(job, self.writer, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    def rollback(self) -> None:
        """Rolls back an open transaction."""
        self.thread.submit(self.writer.rollback)

    async def close(self) -> None:
        """Closes the file."""
        with contextlib.suppress(RuntimeError):
            await self.do(SqliteWriter.close)
        self.thread.shutdown()


NOTHING = msgspec.Raw(msgspec.msgpack.encode(None))


class WriterReply(msgspec.Struct, array_like=True, gc=False):
    """The reply of the process to a job: its result, or its error."""

    result: msgspec.Raw = NOTHING
    error: str = ""
    """The code of a `StoreError`, or the name of another error. Empty if there is none."""
    facts: Facts = {}
    """The facts of a `StoreError`."""
    trace: str = ""
    """The words of another error."""


STOPPED = Rejection("store-unavailable", {"case": "writer-stopped"})
LENGTH_BYTES = 4
"""The size of the length before each message, in bytes."""


class ProcessExecutor:
    """Runs the writer in another process, which starts with the first job and again if it dies."""

    def __init__(self, path: Path, secret: bytes) -> None:
        """Takes a prepared file, and the secret in it."""
        self._path, self._secret = path.absolute(), secret
        self._pipe: _Pipe | None = None
        self._starting, self._closed = asyncio.Lock(), False
        self.process: subprocess.Popen[bytes] | None = None

    async def do(
        self, job: Callable[Concatenate[SqliteWriter, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Does a job; returns its result."""
        async with self._starting:
            if self._closed:
                raise RuntimeError("The store is closed.")
            pipe = self._pipe
            if pipe is None or pipe.ended:
                pipe = await self._start()
        reply = await pipe.ask(job.__name__, (*args, *kwargs.values()))
        if not reply.error:
            result: R = RESULTS[job.__name__].decode(reply.result)
            return result
        if reply.error == ConflictError.__name__:
            raise ConflictError(reply.trace)
        if reply.error == RuntimeError.__name__:
            raise RuntimeError(reply.trace)
        raise StoreError(Rejection(reply.error, reply.facts))

    def rollback(self) -> None:
        """Rolls back an open transaction."""
        if self._pipe is not None and not self._pipe.ended:
            self._pipe.ask(SqliteWriter.rollback.__name__, ())

    async def close(self) -> None:
        """Ends the process after its last job."""
        async with self._starting:
            self._closed = True
            if self._pipe is not None:
                self._pipe.close()
                await self._end()

    async def _start(self) -> "_Pipe":
        await self._end()
        ours, theirs = socket.socketpair()
        # Large enough for a whole batch, so that the process need not wait until this one is idle.
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 22)
        with theirs:
            # It has its own session, so that Ctrl-C at the server's terminal does not stop the writer in the
            # middle of the server's last transaction.
            try:
                self.process = subprocess.Popen(
                    [sys.executable, "-P", "-c", f"from {__name__} import run_writer; run_writer()"],
                    stdin=theirs.fileno(),
                    start_new_session=True,
                )
            except OSError as problem:
                ours.close()
                why = reason(problem)
                refused = Rejection("store-unavailable", {"case": "no-writer", "problem": why})
                raise StoreError(refused) from problem
        loop = asyncio.get_running_loop()
        _, self._pipe = await loop.connect_accepted_socket(_Pipe, ours)
        await self._pipe.ask("", (str(self._path), self._secret))
        return self._pipe

    async def _end(self) -> None:
        """Waits for the end of a process without more jobs."""
        process, self.process = self.process, None
        if process is not None:
            await asyncio.to_thread(process.wait)


class _Pipe(asyncio.Protocol):
    """The connection to the process. Replies are in the order of requests."""

    def __init__(self) -> None:
        self.ended = False
        self._transport: asyncio.Transport | None = None
        self._waiting: deque[asyncio.Future[WriterReply]] = deque()
        self._received = bytearray()

    def ask(self, job: str, args: tuple[Any, ...]) -> "asyncio.Future[WriterReply]":
        answer: asyncio.Future[WriterReply] = asyncio.get_running_loop().create_future()
        if self._transport is None or self.ended:
            answer.set_result(_refused(STOPPED))
            return answer
        message = msgspec.msgpack.encode((job, args))
        self._waiting.append(answer)
        self._transport.writelines((len(message).to_bytes(LENGTH_BYTES, "big"), message))
        return answer

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # A faster event loop has transports of other classes than asyncio.
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._received += data
        received = self._received
        while len(received) >= LENGTH_BYTES:
            end = LENGTH_BYTES + int.from_bytes(received[:LENGTH_BYTES], "big")
            if len(received) < end:
                break
            self._answer(msgspec.msgpack.decode(received[LENGTH_BYTES:end], type=WriterReply))
            del received[:end]

    def connection_lost(self, _: Exception | None) -> None:
        self.ended = True
        while self._waiting:
            self._answer(_refused(STOPPED))

    def _answer(self, reply: WriterReply) -> None:
        answer = self._waiting.popleft()
        if not answer.done():
            answer.set_result(reply)


JOBS: dict[str, Callable[..., Any]] = {
    name: getattr(SqliteWriter, name)
    for name in (
        "begin tips snapshots sums stream between commit append forget rollback "
        "put_secret get_secret get_secrets check_durable lease release leases counts put_count"
    ).split()
}
"""The jobs of the process."""


def _shapes(job: Callable[..., Any]) -> tuple[msgspec.msgpack.Decoder[Any], msgspec.msgpack.Decoder[Any]]:
    """The decoders of a job's arguments and of its result."""
    kinds = get_type_hints(job)
    result = kinds.pop("return")
    return msgspec.msgpack.Decoder(tuple[*kinds.values()]), msgspec.msgpack.Decoder(result)  # type: ignore[misc]


ARGUMENTS = {name: _shapes(job)[0] for name, job in JOBS.items()}
RESULTS = {name: _shapes(job)[1] for name, job in JOBS.items()}


def run_writer() -> None:
    """The main function of the process: does jobs until its server is gone."""
    for number in (signal.SIGINT, signal.SIGTERM):
        # It ends only when its server has ended.
        signal.signal(number, signal.SIG_IGN)
    gc.freeze()
    gc.set_threshold(100_000)
    writer: SqliteWriter | None = None
    read = msgspec.msgpack.Decoder(tuple[str, msgspec.Raw])
    # A server that closes at once leaves replies unread. That is not an error.
    with (
        contextlib.suppress(ConnectionError),
        socket.socket(fileno=0) as pipe,
        pipe.makefile("rb") as requests,
    ):
        for received in _messages(requests):
            job, args = read.decode(received)
            if writer is None:
                path, secret = msgspec.msgpack.decode(args, type=tuple[str, bytes])
                writer, reply = SqliteWriter(Path(path), secret), WriterReply()
            else:
                reply = _do(writer, job, args)
            message = msgspec.msgpack.encode(reply)
            pipe.sendall(len(message).to_bytes(LENGTH_BYTES, "big") + message)
    if writer is not None:
        writer.close()


def _messages(requests: BinaryIO) -> Iterator[bytes]:
    """Complete messages until the end. A partial message of a dead server is ignored."""
    while len(length := requests.read(LENGTH_BYTES)) == LENGTH_BYTES:
        message = requests.read(size := int.from_bytes(length, "big"))
        if len(message) < size:
            return
        yield message


def _do(writer: SqliteWriter, job: str, args: msgspec.Raw) -> WriterReply:
    try:
        result = JOBS[job](writer, *ARGUMENTS[job].decode(args))
        return WriterReply(msgspec.Raw(msgspec.msgpack.encode(result)))
    except StoreError as problem:
        return _refused(problem.rejection)
    except ConflictError as problem:
        return WriterReply(error=ConflictError.__name__, trace=str(problem))
    except Exception:
        return WriterReply(error=RuntimeError.__name__, trace=traceback.format_exc())


def _refused(why: Rejection) -> WriterReply:
    return WriterReply(error=why.code, facts=why.facts)
