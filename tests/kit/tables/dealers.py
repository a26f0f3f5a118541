"""A person who deals a table of a floor from a simulated shoe."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from kit.games import dealt
from kit.support import GUIDE
from kit.tables.live_table import DEE, SUE
from pitboss.acting.acts.act import Act, Person
from pitboss.acting.fair.proofs import Proof
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts import opening, play
from pitboss.baccarat.acts.shoe import cards
from pitboss.baccarat.decide import ActAtTable
from pitboss.baccarat.machines import exposure_of
from pitboss.baccarat.play.exposing import ExposureStep
from pitboss.baccarat.setup import offer_of
from pitboss.baccarat.state import GamingTable
from pitboss.floor.fair.fairness import FairDeals
from pitboss.floor.fair.proofs import deal_proof
from pitboss.floor.setups import standard_setup
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.rules.procedure import BurnWay
from pitboss.service.config import FloorConfig
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.runner.mixing import mix_deals
from pitboss.store.memory import MemoryStore

VENUE = FloorConfig("Pitboss")


class Dealer:
    """A person who deals table m-1 of a floor from a simulated shoe."""

    def __init__(self, floor: FloorEngine) -> None:
        self.floor, self._acts = floor, 0

    @property
    def now(self) -> GamingTable:
        state = self.floor.state("table/m-1")
        assert isinstance(state, GamingTable)
        return state

    @property
    def fair(self) -> FairDeals:
        state = self.floor.state("fair/m-1")
        assert isinstance(state, FairDeals)
        return state

    async def do(self, act: Act, by: Person = DEE, approved: Person | None = None) -> None:
        self._acts += 1
        command = ActAtTable("m-1", act, by, approved)
        done = await self.floor.do(f"{self.floor.seq}-{self._acts}", command, "test")
        assert not isinstance(done, Rejection), (act, done)

    async def open(self, edition: str = GUIDE) -> "Dealer":
        setup = standard_setup(edition)
        offered = unwrap(offer_of(setup, setup.game))
        shown = {wager.key: Limits(500, 100_000) for wager in offered.wagers if wager.sign}
        await self.do(opening.SetTable(setup), SUE)
        await self.do(opening.OpenTable(TableLimits(each=Limits(500, 100_000), kinds=shown)), SUE)
        return self

    async def bring(self, back: str = "red") -> None:
        await self.do(cards.BringCards(back), approved=SUE)
        await self.do(cards.Shuffle(), approved=SUE)

    async def load(self, cut: int = 100, behind: int = 300) -> None:
        await self.do(cards.Cut(cut), SUE)
        await self.do(cards.InsertCuttingCard(behind))
        assert await mix_deals(self.floor, "m-1") is None
        await self.do(cards.Burn(BurnWay.FACE_DOWN, (None,)))

    async def deal(self, key: str) -> None:
        """A coup from the simulated shoe, to its end."""
        await self.announce()
        await self.do(play.StartRound(key))
        while True:
            live = self.now.coup
            assert live is not None
            due = exposure_of(self.now, live).expects
            if due is None:
                break
            assert due.step is ExposureStep.DEAL
            await self.draw()
        if self.now.play.settling is not None:
            await self.do(play.AnnounceResult())
        await self.do(play.Settle())

    async def announce(self) -> None:
        if play.last_coup_due(self.now):
            await self.do(play.CallLastCoup())

    async def draw(self) -> None:
        await self.announce()
        await self.do(unwrap(await dealt.next_card(self.floor, "m-1")))


def on_floor(test: Callable[[Dealer], Awaitable[Any]], store: MemoryStore | None = None) -> Any:
    """Runs a test on a floor with one open table."""

    async def run() -> Any:
        async with FloorEngine(store or MemoryStore(), VENUE, clock=lambda: 0) as floor:
            return await test(Dealer(floor))

    return asyncio.run(run())


async def read_proof(floor: FloorEngine, game: str, deal: str) -> Proof | Rejection:
    """The proof of a deal from the log."""
    return deal_proof([REGISTRY.read(row) for row in await floor.store.stream(f"fair/{game}")], deal)
