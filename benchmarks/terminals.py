"""Many player terminals in one process: each bets while wagers are open, and waits for its win meter."""

import asyncio
import random
import sys
import time
from typing import NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from pitboss.floor.playing import DragChips
from pitboss.service.messages import Do, Hello, Pong, Said, Watch, written

STAKES = {"player": 1_000, "banker": 500, "tie": 500, "player-pair": 500, "banker-pair": 500}
"""The five wagers that each places, one by one."""
REACH, LEFT = 0.5, 2.0
"""Seconds after the period begins before the first bets, and from the last to its end."""
AT_ONCE = 50
"""Terminals that connect at a time."""


class Job(msgspec.Struct):
    """What one process is to do."""

    url: str
    game: str
    period: float
    keys: dict[str, str]
    """Of its terminals, by their numbers."""


class Tally(msgspec.Struct):
    """What its terminals saw."""

    answered: list[float] = []
    """Seconds from each wager to its answer."""
    metered: list[float] = []
    """When each win meter showed the coup, by the clock of the machine."""
    refused: list[str] = []
    lost: int = 0
    """Numbers that were left out, and terminals that were dropped."""


class Past(msgspec.Struct):
    play: str


class News(msgspec.Struct):
    """What a terminal looks at in a view or a patch."""

    phase: str | None = None
    play: str | None = None
    recall: list[Past] | None = None


class Error(msgspec.Struct):
    message: str


class Heard(msgspec.Struct):
    """Any message of the server."""

    type: str
    channel: str = ""
    n: int = 0
    view: News | None = None
    patch: News | None = None
    id: str = ""
    error: Error | None = None


class Sent(NamedTuple):
    """A wager that waits for its answer."""

    wager: str
    at: float


read = msgspec.json.Decoder(Heard).decode


class Terminal:
    """One player terminal."""

    def __init__(self, number: str, job: Job, tally: Tally) -> None:
        self._number, self._job, self._tally = number, job, tally
        self._seen: dict[str, int] = {}
        self._waiting: dict[str, Sent] = {}
        self._betting: list[asyncio.Task[None]] = []
        self._play: str | None = None
        self.ready = asyncio.Event()
        """Set when it shows both of its channels."""
        self.settled = asyncio.Event()
        """Set when its win meter shows the coup."""

    async def run(self, connecting: asyncio.Semaphore) -> None:
        """Plays one coup."""
        async with connecting:
            socket = await connect(self._job.url, compression=None, ping_interval=None, proxy=None)
            await say(socket, Hello(self._job.keys[self._number]))
            await say(socket, Watch(f"game/{self._job.game}"))
            await say(socket, Watch(f"terminal/{self._number}"))
        async with socket:
            async for text in socket:
                heard = read(text)
                match heard.type:
                    case "ping":
                        await say(socket, Pong())
                    case "done" | "refused" | "bye":
                        self._take_answer(heard)
                    case "snapshot" | "change":
                        self._see(socket, heard)
        self._tally.lost += 1

    def _take_answer(self, heard: Heard) -> None:
        sent = self._waiting.pop(heard.id, None)
        if heard.error is not None:
            self._tally.refused.append(heard.error.message)
        elif sent is not None:
            self._tally.answered.append(time.monotonic() - sent.at)

    def _see(self, socket: ClientConnection, heard: Heard) -> None:
        """Takes in what a channel shows."""
        if heard.type == "change" and heard.n != self._seen[heard.channel] + 1:
            self._tally.lost += 1
        self._seen[heard.channel] = heard.n
        if len(self._seen) == 2:
            self.ready.set()
        news = heard.view or heard.patch or News()
        if heard.channel.startswith("game/"):
            self._play = news.play or self._play
            if news.phase == "open" and self._play is not None and not self._betting:
                self._betting = [asyncio.create_task(self._bet(socket, wager)) for wager in STAKES]
        elif self._betting and news.recall and news.recall[0].play == self._play:
            self._tally.metered.append(time.monotonic())
            self._tally.lost += len(self._waiting)
            self.settled.set()

    async def _bet(self, socket: ClientConnection, wager: str) -> None:
        await asyncio.sleep(random.uniform(REACH, self._job.period - LEFT))
        assert self._play is not None
        command = DragChips(self._number, self._job.game, self._play, {wager: STAKES[wager]})
        self._waiting[wager] = Sent(wager, time.monotonic())
        await say(socket, Do(wager, msgspec.Raw(msgspec.json.encode(command))))


async def say(socket: ClientConnection, message: Said) -> None:
    await socket.send(written(message))


async def main() -> None:
    """Reads its job, says when all terminals are there, and at the end what they saw."""
    job, tally = msgspec.json.decode(sys.stdin.buffer.readline(), type=Job), Tally()
    connecting = asyncio.Semaphore(AT_ONCE)
    terminals = [Terminal(number, job, tally) for number in job.keys]
    playing = [asyncio.create_task(terminal.run(connecting)) for terminal in terminals]
    await asyncio.gather(*(terminal.ready.wait() for terminal in terminals))
    print("ready", flush=True)
    await asyncio.gather(*(terminal.settled.wait() for terminal in terminals))
    print(msgspec.json.encode(tally).decode(), flush=True)
    for task in playing:
        task.cancel()


if __name__ == "__main__":
    asyncio.run(main())
