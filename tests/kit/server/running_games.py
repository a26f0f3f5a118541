"""A floor whose games run by themselves, and short helpers to act on it."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from kit.games.dealt import open_play
from kit.server.floor_configs import terminals, virtual_game
from kit.store.logged import act_name
from pitboss.acting.acts.act import Act, Person
from pitboss.baccarat.decide import ActAtTable
from pitboss.baccarat.state import GamingTable
from pitboss.engine.transaction import Accepted
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_commands import InsertNote
from pitboss.floor.terminals.chips.chip_moves import DragChips
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.roulette.state import WheelTable
from pitboss.service.config import FloorConfig
from pitboss.service.config_reading import read_config
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.installing import install
from pitboss.store.log import StoredEvent
from pitboss.store.memory import MemoryStore

DEE, GUS = Person("dee", Role.DEALER), Person("gus", Role.GAMING_MANAGER)
CONFIG = (
    'venue = "V"'
    + virtual_game("rapid-1", "baccarat")
    + virtual_game("wheel-1", "roulette", least=1, most=100)
    + terminals("1", "2")
)


def config(*names: str, **changes: Any) -> FloorConfig:
    """The floor with some of its games, and with changed settings."""
    whole = read_config(CONFIG)
    assert isinstance(whole, FloorConfig), whole
    games = tuple(msgspec.structs.replace(game, **changes) for game in whole.games if game.name in names)
    return msgspec.structs.replace(whole, games=games)


class RunningGames:
    """A floor in a test, its events, and short helpers to act on it."""

    def __init__(self, floor: FloorEngine) -> None:
        self.floor = floor
        self.heard: list[StoredEvent] = []
        self.ids = 0
        floor.listen(self.heard.append)

    async def do(self, command: Command, by: str = "pt/1") -> Accepted | Rejection:
        self.ids += 1
        return await self.floor.do(f"test-{id(self)}-{self.ids}", command, by)

    async def done(self, command: Command, by: str = "pt/1") -> None:
        answer = await self.do(command, by)
        assert isinstance(answer, Accepted), answer

    async def act(self, act: Act, by: Person = DEE) -> None:
        await self.done(ActAtTable("rapid-1", act, by), f"staff/{by.name}")

    def acts(self, stream: str = "table/rapid-1") -> Counter[str]:
        bodies = (msgspec.json.decode(event.body) for event in self.heard if event.stream == stream)
        return Counter(act_name(body) for body in bodies)

    @property
    def table(self) -> GamingTable:
        state = self.floor.state("table/rapid-1")
        return state if isinstance(state, GamingTable) else GamingTable()

    @property
    def wheel(self) -> WheelTable:
        state = self.floor.state("wheel/wheel-1")
        return state if isinstance(state, WheelTable) else WheelTable()

    def account(self, terminal: str = "1") -> ChipAccount:
        state = self.floor.state(f"pt/{terminal}")
        assert isinstance(state, ChipAccount)
        return state

    async def until(self, met: Callable[[], Any]) -> None:
        async with asyncio.timeout(60):
            while not met():
                await asyncio.sleep(0.005)

    async def bet(self, game: str, wager: str, terminal: str = "1") -> str:
        """A terminal with money bets on the next open play of a game; returns the play."""
        await self.done(InsertNote(terminal, 10_000))
        while True:
            await self.until(lambda: self.open(game))
            play = self.open(game) or ""
            placed = await self.do(DragChips(terminal, game, play, {wager: 500}), f"pt/{terminal}")
            if isinstance(placed, Accepted):
                return play
            assert placed.code == "wagers-closed", placed

    def open(self, game: str) -> str | None:
        """The play of a game that takes wagers."""
        return open_play(self.table if game == "rapid-1" else self.wheel)


@asynccontextmanager
async def running_games(config: FloorConfig, store: MemoryStore | None = None) -> AsyncIterator[RunningGames]:
    async with FloorEngine(store or MemoryStore(), config) as floor:
        assert await install(floor) is None
        yield RunningGames(floor)
