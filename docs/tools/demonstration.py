"""A separate demonstration floor for pictures and measurements, and the addresses of its pages."""

import asyncio
import re
import subprocess
import sysconfig
import tempfile
from collections.abc import Collection, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from pitboss.acting.setups.sign import TableLimits
from pitboss.acting.state import GameState
from pitboss.baccarat.play.limit_changes import InForce
from pitboss.baccarat.state import GamingTable
from pitboss.kernel.rejection import unwrap
from pitboss.roulette.state import WheelTable
from pitboss.service.config import FloorConfig
from pitboss.service.demo import demo_config
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.installing import install
from pitboss.service.runner.runners import GameRunners
from pitboss.store.opening import open_store

SCRIPT = str(Path(sysconfig.get_path("scripts")) / "pitboss")


class Demonstration(NamedTuple):
    """The printed addresses by their labels, and the password of the staff."""

    pages: dict[str, str]
    password: str


@contextmanager
def demonstration(plays: int = 0) -> Iterator[Demonstration]:
    """A server that runs as long as it is needed, with a temporary database.

    Each game is played a number of times before it starts: displays show a shoe in progress.
    """
    words = [SCRIPT, "serve", "--demo", "--address", "127.0.0.1:0"]
    with tempfile.TemporaryDirectory() as folder:
        if plays:
            asyncio.run(_play(folder, plays))
        server = subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, text=True)
        try:
            lines = _start_lines(server)
            found = (re.fullmatch(r"  (\S.*?)  +(http\S+)", line) for line in lines)
            pages = {each[1]: each[2] for each in found if each is not None}
            password = next(line.rpartition(" ")[2] for line in lines if line.startswith("with the password"))
            yield Demonstration(pages, password)
        finally:
            server.terminate()
            server.wait()
            if server.stdout is not None:
                server.stdout.close()


def _start_lines(server: "subprocess.Popen[str]") -> list[str]:
    """All lines that a server prints until it runs."""
    lines: list[str] = []
    for line in server.stdout or ():
        lines.append(line.rstrip())
        if line.startswith("Ctrl-C"):
            return lines
    raise RuntimeError("The demonstration does not start:\n" + "\n".join(lines))


async def _play(folder: str, plays: int) -> None:
    """Opens the floor, and lets the virtual dealer deal one game after the other without a pause."""
    config = demo_config()
    config = replace(config, database=f"{folder}/{config.database}")
    # The games open with their own settings first, because the sign of a game states its period.
    await _run(config, [game.name for game in config.games], 0)
    for quick in config.games:
        games = (
            replace(game, period=0, pause=0) if game is quick else replace(game, dealing="staff")
            for game in config.games
        )
        await _run(replace(config, games=tuple(games)), [quick.name], plays)


async def _run(config: FloorConfig, names: Collection[str], plays: int) -> None:
    """Runs a floor until these games are open and have been played a number of times."""
    async with AsyncExitStack() as stack:
        store = unwrap(await open_store(config.database))
        stack.push_async_callback(store.close)
        floor = await stack.enter_async_context(FloorEngine(store, config))
        await install(floor)
        await stack.enter_async_context(GameRunners(floor, "pictures"))
        while not all(_played(floor.game(name), plays) for name in names):
            await asyncio.sleep(0.01)


def _played(now: GameState | None, plays: int) -> bool:
    """Whether a game has been played so often. One whose sign states a period is not hurried."""
    match now:
        case GamingTable(opened=True, in_force=InForce(limits=TableLimits(period=int()))):
            return True
        case GamingTable(opened=True, marks=results) | WheelTable(opened=True, numbers=results):
            return len(results) >= plays
    return False
