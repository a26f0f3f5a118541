"""Commands that are sent again, or at the same time, when the game has changed their effect meanwhile."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from typing import Any

import pytest
from kit.games.dealt import find_shoe, open_play
from kit.support import RAPID
from kit.tables.live_table import DEE

from pitboss.acting.acts.act import Act
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.baccarat.acts.play import DrawCard
from pitboss.baccarat.decide import ActAtTable
from pitboss.baccarat.state import GamingTable
from pitboss.engine.transaction import STALE, Accepted
from pitboss.floor.people.staff import Post
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection
from pitboss.service.auth.actors import StaffActor
from pitboss.service.config import FloorConfig
from pitboss.service.config_reading import read_config
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.installing import install
from pitboss.service.runner import preflight
from pitboss.service.runner.runners import GameRunners
from pitboss.service.server_context import ServerContext
from pitboss.store.memory import MemoryStore

TABLE = "rapid-1"
CONFIG = f"""
venue = "V"
[[games]]
name = "{TABLE}"
edition = "{RAPID}"
game = "baccarat"
pause = 0
dealing = "virtual"
shoe = "simulated"
limits = {{least = "5", most = "500"}}
[[terminals]]
number = "1"
"""
DEALER = StaffActor(DEE.name, frozenset({Post.DEALER}), "s-1", f"dt/{TABLE}")


class Dealt:
    """A table with cards in its shoe after no more bets, without a virtual dealer."""

    def __init__(self, house: ServerContext) -> None:
        self.house, self.floor = house, house.floor

    async def act(self, id: str, act: Act) -> Accepted | Rejection:  # noqa: A002
        return await self.house.carry_out(DEALER, id, ActAtTable(TABLE, act, DEE))

    @property
    def table(self) -> GamingTable:
        state = self.floor.state(f"table/{TABLE}")
        return state if isinstance(state, GamingTable) else GamingTable()

    @property
    def cards(self) -> list[str]:
        assert self.table.coup is not None
        return [str(card.card) for card in self.table.coup.cards]


def at_a_table(test: Callable[[Dealt], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        config, store = read_config(CONFIG), MemoryStore()
        assert isinstance(config, FloorConfig), config
        async with AsyncExitStack() as stack:
            floor = await stack.enter_async_context(FloorEngine(store, config))
            assert await install(floor) is None
            dealt = Dealt(ServerContext(floor, await store.secret()))
            async with GameRunners(floor, "a"), asyncio.timeout(60):
                while open_play(dealt.table) is None:
                    await asyncio.sleep(0.01)
            assert isinstance(await dealt.act("end", EndPeriod()), Accepted)
            await test(dealt)

    asyncio.run(run())


def test_a_card_that_is_asked_for_again_is_the_one_that_came() -> None:
    async def test(dealt: Dealt) -> None:
        first = await dealt.act("draw", DrawCard())
        assert isinstance(first, Accepted)
        assert await dealt.act("draw", DrawCard()) == first
        assert len(dealt.cards) == 1
        other = await dealt.act("draw", EndPeriod())
        assert isinstance(other, Rejection)
        assert other.code == "id-reused"

    at_a_table(test)


def test_the_last_card_asked_for_again_is_there_though_no_other_may_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(dealt: Dealt) -> None:
        first = await dealt.act("draw", DrawCard())
        empty = Rejection("shoe-empty")

        async def refuse(*_: object) -> Rejection:
            return empty

        monkeypatch.setattr("pitboss.service.runner.preflight.draw_for", refuse)
        assert await dealt.act("draw", DrawCard()) == first
        assert await dealt.act("another", DrawCard()) == empty

    at_a_table(test)


def test_while_the_store_is_in_trouble_nothing_is_said_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(dealt: Dealt) -> None:
        away = Rejection("store-unavailable")

        async def lost(*_: object) -> Rejection:
            return away

        with monkeypatch.context() as patched:
            patched.setattr("pitboss.service.runner.preflight.draw_for", lost)
            assert await dealt.act("draw", DrawCard()) == away
        assert isinstance(await dealt.act("draw", DrawCard()), Accepted)

    at_a_table(test)


def test_two_cards_that_are_asked_for_at_once_come_one_after_the_other() -> None:
    async def test(dealt: Dealt) -> None:
        shoe = await find_shoe(dealt.floor, TABLE)
        assert not isinstance(shoe, Rejection)
        await asyncio.gather(*(dealt.act(f"draw-{n}", DrawCard()) for n in range(4)))
        assert dealt.cards == [str(card) for card in shoe.cards[shoe.out : shoe.out + 4]]

    at_a_table(test)


def test_a_card_is_looked_up_again_if_the_table_moved_on_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(dealt: Dealt) -> None:
        shoe = await find_shoe(dealt.floor, TABLE)
        assert not isinstance(shoe, Rejection)
        look_up, others = preflight.draw_for, iter(["other-1", "other-2"])

        async def quicker(floor: FloorEngine, command: Command) -> Command | Rejection:
            becomes = await look_up(floor, command)
            other = next(others, None)
            if other is not None and isinstance(becomes, Command):
                # A dealer at another server draws while this command is on its way.
                assert isinstance(await floor.do(other, becomes, "test"), Accepted)
            return becomes

        monkeypatch.setattr(preflight, "draw_for", quicker)
        assert isinstance(await dealt.act("draw", DrawCard()), Accepted)
        assert dealt.cards == [str(card) for card in shoe.cards[shoe.out : shoe.out + 3]]

    at_a_table(test)


def test_a_table_that_never_stands_still_refuses_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(dealt: Dealt) -> None:
        monkeypatch.setattr(FloorEngine, "version", lambda *_: 0)
        refused = await dealt.act("draw", DrawCard())
        assert refused == STALE
        monkeypatch.undo()
        assert isinstance(await dealt.act("draw", DrawCard()), Accepted)

    at_a_table(test)
