"""A wheel and a table without a server on which terminals add numbers to what is dealt."""

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from itertools import count
from typing import Any

from kit.games import dealt
from kit.tables.live_table import SUE
from kit.wheels.live_wheel import EGG, LIMITS, SENSOR, automated_setup
from pitboss.acting.acts.act import Act
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.fair.proofs import Proof, Verdict
from pitboss.aggregates import REGISTRY
from pitboss.floor.fair.fairness import FairDeals
from pitboss.floor.fair.numbers import CommitNumber, RevealNumber
from pitboss.floor.fair.proofs import check_proof, deal_proof
from pitboss.game.fair import DealKind, number_commitment
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import Text
from pitboss.roulette.acts.opening import OpenWheel, SetWheel
from pitboss.roulette.acts.play import BallAtRest, NewGame, SpinBall
from pitboss.roulette.decide import ActAtWheel
from pitboss.service.config import FloorConfig
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.runner import shoes
from pitboss.service.runner.mixing import mix_deals
from pitboss.store.memory import MemoryStore

WHEEL = "w"


def drawn(terminal: str, deal: str) -> str:
    """The number of a terminal. It could be random, but then a run could not be repeated."""
    return sha256(f"{terminal}/{deal}".encode()).hexdigest()


class Spins:
    """Automated wheel w, spin after spin, with the terminals that add numbers."""

    def __init__(self, floor: FloorEngine) -> None:
        self.floor, self._ids = floor, count()

    @property
    def fair(self) -> FairDeals:
        fair = self.floor.state(f"fair/{WHEEL}")
        assert isinstance(fair, FairDeals)
        return fair

    async def ask(self, command: Command) -> str | None:
        """Executes a command; returns the code if it is refused."""
        done = await self.floor.do(f"t-{next(self._ids)}", command, "test")
        return done.code if isinstance(done, Rejection) else None

    async def do(self, *acts: Act) -> None:
        for act in acts:
            by = SUE if isinstance(act, SetWheel | OpenWheel) else EGG
            assert await self.ask(ActAtWheel(WHEEL, act, by)) is None, act

    async def open(self) -> "Spins":
        await self.do(SetWheel(automated_setup()), OpenWheel(LIMITS))
        return self

    async def begin(self, deal: str) -> None:
        """Promises a spin, and takes wagers on it."""
        assert await shoes.promise(self.floor, WHEEL, deal) is None
        await self.do(NewGame(deal), SpinBall())

    async def commit(self, deal: str, terminal: str, number: str | None = None) -> str | None:
        number = number or drawn(terminal, deal)
        made = number_commitment(DealKind.SPIN, WHEEL, deal, terminal, number)
        return await self.ask(CommitNumber(terminal, WHEEL, deal, made))

    async def tell(self, deal: str, terminal: str, number: str | None = None) -> str | None:
        return await self.ask(RevealNumber(terminal, WHEEL, deal, number or drawn(terminal, deal)))

    async def close(self) -> None:
        await self.do(EndPeriod())

    async def finish(self, deal: str) -> int:
        """Combines the numbers, has the ball come to rest and the seed revealed."""
        assert await mix_deals(self.floor, WHEEL) is None
        number = unwrap(await dealt.spun(self.floor, WHEEL, deal))
        await self.do(BallAtRest(number, SENSOR))
        assert await dealt.reveal_spin(self.floor, WHEEL, deal) is None
        return number

    async def spin(self, deal: str, *terminals: str, withhold: tuple[str, ...] = ()) -> int:
        """A whole spin, to which terminals add numbers that some of them withhold."""
        await self.begin(deal)
        for terminal in (*terminals, *withhold):
            assert await self.commit(deal, terminal) is None
        await self.close()
        for terminal in terminals:
            assert await self.tell(deal, terminal) is None
        return await self.finish(deal)

    async def proof(self, deal: str) -> Proof:
        rows = await self.floor.store.stream(f"fair/{WHEEL}")
        return unwrap(deal_proof([REGISTRY.read(row) for row in rows], deal))


def on_wheel(test: Callable[[Spins], Awaitable[Any]], store: MemoryStore | None = None) -> Any:
    """Runs a test at an open wheel."""

    async def run() -> Any:
        async with FloorEngine(store or MemoryStore(), FloorConfig("Pitboss"), clock=lambda: 0) as floor:
            return await test(await Spins(floor).open())

    return asyncio.run(run())


def check(proof: Proof) -> Text | None:
    """What a proof fails to show."""
    verdict = check_proof(proof)
    assert isinstance(verdict, Verdict)
    return verdict.fails
