"""Many player terminals in one process: each bets while wagers are open, and waits for its win meter."""

import asyncio
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any, cast

import msgspec
from uvicorn.loops.auto import auto_loop_factory

from pitboss.floor.terminals.chips.chip_moves import DragChips
from pitboss.service.realtime.messages import ClientMessage, Do, Hello, Pong, Watch

STAKES_CENTS = {"player": 1_000, "banker": 500, "tie": 500, "player-pair": 500, "banker-pair": 500}
"""The five wagers that each terminal places, one by one."""
FIRST_S, LAST_S = 0.5, 2.0
"""Seconds from the beginning of the period to the first bets, and from the last bets to its end."""
TERMINALS_AT_ONCE = 50
"""Terminals that connect at a time."""
TEXT_FIRST_BYTE = 0x81
"""The first byte of a whole text message on the wire."""
UPGRADE = (
    "GET /live HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
"""The request of a terminal for a socket. The server answers only to its own address."""


class Job(msgspec.Struct):
    """The job of one process."""

    address: tuple[str, int]
    game: str
    period: float
    coups: int
    keys: dict[str, str]
    """The keys of its terminals, by their numbers."""


class Tally(msgspec.Struct):
    """The measurements of its terminals for one coup."""

    answered: list[float] = []
    """Seconds from each wager to its answer."""
    metered: list[float] = []
    """When each win meter showed the coup, by the clock of the machine."""
    refused: list[str] = []
    lost: int = 0
    """Changes that did not arrive, and wagers without an answer."""


class Past(msgspec.Struct):
    play: str


class News(msgspec.Struct):
    """The fields of a view or a patch that a terminal reads."""

    phase: str | None = None
    play: str | None = None
    recall: list[Past] | None = None


class Error(msgspec.Struct):
    code: str


class Heard(msgspec.Struct):
    """Any message of the server."""

    type: str
    channel: str = ""
    n: int = 0
    view: News | None = None
    patch: News | None = None
    id: str = ""
    error: Error | None = None


read = msgspec.json.Decoder(Heard).decode


class Wire(asyncio.Protocol):
    """A minimal socket, because the terminals share a machine with the server.

    Frames are sent under a mask of zeros, which changes nothing.
    """

    def __init__(self, take: Callable[[bytes], None]) -> None:
        self._take, self._buffer, self.open = take, b"", asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        host, port = transport.get_extra_info("peername")
        self._transport.write(UPGRADE.format(host=host, port=port).encode())

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data
        if not self.open.is_set():
            answer, _, buffer = buffer.partition(b"\r\n\r\n")
            assert b" 101 " in answer, answer
            self.open.set()
        while len(buffer) >= 2:
            head, size = 2, buffer[1]
            if size >= 126:
                head = 4 if size == 126 else 10
                size = int.from_bytes(buffer[2:head])
            if len(buffer) < head + size:
                break
            assert buffer[0] == TEXT_FIRST_BYTE, "the server hangs up"
            self._take(buffer[head : head + size])
            buffer = buffer[head + size :]
        self._buffer = buffer

    def say(self, message: ClientMessage) -> None:
        text = msgspec.json.encode(message)
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2)
        self._transport.write(bytes([TEXT_FIRST_BYTE]) + size + bytes(4) + text)

    def close(self) -> None:
        self._transport.abort()


class Terminal:
    """One player terminal."""

    def __init__(self, number: str, job: Job) -> None:
        self._number, self._job, self.tally = number, job, Tally()
        self.wire = Wire(self._take)
        self._seen: dict[str, int] = {}
        self._waiting: dict[str, float] = {}
        self._play, self._bets = "", False
        self.ready, self.done = asyncio.Event(), asyncio.Event()
        """Set when it shows both of its channels, and when its win meter shows a coup that it bet on."""

    async def enter(self, connecting: asyncio.Semaphore) -> None:
        """Connects, and waits until it shows its game and its account."""
        async with connecting:
            await asyncio.get_running_loop().create_connection(lambda: self.wire, *self._job.address)
            await self.wire.open.wait()
            self.wire.say(Hello(self._job.keys[self._number]))
            self.wire.say(Watch(f"game/{self._job.game}"))
            self.wire.say(Watch(f"terminal/{self._number}"))
            await self.ready.wait()

    def _take(self, text: bytes) -> None:
        heard = read(text)
        match heard.type:
            case "ping":
                self.wire.say(Pong())
            case "done" | "refused" | "bye":
                self._take_answer(heard)
            case "snapshot" | "change":
                self._see(heard)

    def _take_answer(self, heard: Heard) -> None:
        sent = self._waiting.pop(heard.id, None)
        if heard.error is not None:
            self.tally.refused.append(heard.error.code)
        elif sent is not None:
            self.tally.answered.append(time.monotonic() - sent)

    def _see(self, heard: Heard) -> None:
        """Applies the message of a channel."""
        if heard.type == "change" and heard.n != self._seen[heard.channel] + 1:
            self.tally.lost += 1
        self._seen[heard.channel] = heard.n
        if len(self._seen) == 2:
            self.ready.set()
        news = heard.view or heard.patch or News()
        if heard.channel.startswith("game/"):
            self._play = news.play or self._play
            if news.phase == "open":
                self._bets = True
                for wager in STAKES_CENTS:
                    moment = random.uniform(FIRST_S, self._job.period - LAST_S)
                    asyncio.get_running_loop().call_later(moment, self._bet, wager)
        elif self._bets and news.recall and news.recall[0].play == self._play:
            self.tally.metered.append(time.monotonic())
            self.tally.lost += len(self._waiting)
            self.done.set()

    def _bet(self, wager: str) -> None:
        command = DragChips(self._number, self._job.game, self._play, {wager: STAKES_CENTS[wager]})
        key = f"{self._play}-{wager}"
        self._waiting[key] = time.monotonic()
        self.wire.say(Do(key, msgspec.Raw(msgspec.json.encode(command))))


def fail(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Any error ends the measurement."""
    print(context, file=sys.stderr, flush=True)
    os._exit(1)


async def main() -> None:
    """Reads its job, reports when all terminals are connected, and after each coup its measurements."""
    asyncio.get_running_loop().set_exception_handler(fail)
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=Job)
    connecting = asyncio.Semaphore(TERMINALS_AT_ONCE)
    terminals = [Terminal(number, job) for number in job.keys]
    await asyncio.gather(*(terminal.enter(connecting) for terminal in terminals))
    print("ready", flush=True)
    for _ in range(job.coups):
        await asyncio.gather(*(terminal.done.wait() for terminal in terminals))
        print(msgspec.json.encode([terminal.tally for terminal in terminals]).decode(), flush=True)
        for terminal in terminals:
            terminal.tally = Tally()
            terminal.done.clear()
    for terminal in terminals:
        terminal.wire.close()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(main())
