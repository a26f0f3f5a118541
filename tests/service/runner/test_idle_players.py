"""Players at terminals who let rounds pass: the server counts the rounds and the terminals in use."""

import asyncio

import pytest
from kit.server.running_games import config, running_games
from kit.support import RAPID
from kit.tables.live_table import DEE, SUE

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.audience import Audience
from pitboss.baccarat.acts.opening import OpenTable, SetTable
from pitboss.baccarat.acts.people import Vacate
from pitboss.baccarat.acts.play import ConfirmResult, DrawCard, SelectResult, Settle, StartRound
from pitboss.baccarat.acts.shoe.cards import BringCards, Burn, Cut, InsertCuttingCard, Shuffle
from pitboss.baccarat.decide import ActAtTable
from pitboss.engine.transaction import Accepted
from pitboss.floor.terminals.chips.chip_commands import InsertNote
from pitboss.floor.terminals.chips.chip_moves import DragChips
from pitboss.floor.terminals.settling import ReconcilePlay
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.rules.procedure import BurnWay
from pitboss.rules.result import Winner
from pitboss.service.config import limits_of, setup_of
from pitboss.service.runner.preflight import draw_for, idle_players
from pitboss.service.views.game_view import game_view

LOADING: tuple[Act, ...] = (
    BringCards("red"),
    Shuffle(),
    Cut(100),
    InsertCuttingCard(20),
    Burn(BurnWay.FACE_DOWN, (None,)),
)
CARDS = ("9S", "KH", "KD", "7C")


@pytest.mark.clause(RAPID, "12.9")
def test_three_rounds_without_a_wager_while_all_terminals_are_in_use_may_cost_the_seat() -> None:
    async def example() -> None:
        async with running_games(config("rapid-1", dealing="staff", shoe="keyed")) as now:
            floor, (game,) = now.floor, now.floor.config.games

            async def do(act: Act, by: Person = DEE) -> Accepted | Rejection:
                approved = SUE if isinstance(act, BringCards) else None
                becomes = await draw_for(floor, ActAtTable("rapid-1", act, by, approved))
                assert not isinstance(becomes, Rejection)
                return await now.do(becomes, f"staff/{by.name}")

            async def coup(key: str, *terminals: str) -> None:
                await do(StartRound(key))
                for each in terminals:
                    await now.done(DragChips(each, "rapid-1", key, {"player": 500}), f"pt/{each}")
                for act in (
                    EndPeriod(),
                    *map(DrawCard, CARDS),
                    SelectResult(Winner.PLAYER),
                    ConfirmResult(),
                    Settle(),
                ):
                    assert isinstance(await do(act), Accepted), act
                for each in terminals:
                    await now.done(ReconcilePlay(each, "rapid-1", key))

            def offered() -> list[Act]:
                view = game_view(floor, "rapid-1", Audience.SUPERVISOR, SUE, lambda _: None)
                assert view is not None
                assert view.table is not None
                return [offer.act for offer in view.table.offers if isinstance(offer.act, Vacate)]

            await do(SetTable(unwrap(setup_of(floor.config, game))), SUE)
            await do(OpenTable(limits_of(game)), SUE)
            for act in LOADING:
                assert isinstance(await do(act), Accepted), act
            await now.done(InsertNote("1", 10_000))
            await now.done(InsertNote("2", 10_000), "pt/2")
            await coup("x-1", "1", "2")
            for n in (2, 3):
                await coup(f"x-{n}", "1")
            refused = await do(Vacate("2", passed=9, terminals=2, in_use=2), SUE)
            # Two rounds so far, whatever somebody types.
            assert isinstance(refused, Rejection)
            assert refused.facts["idle"] == 2
            assert offered() == []
            await coup("x-4", "1")
            assert offered() == [Vacate("2", 3, 2, 2)]
            assert {act.player: act.passed for act in idle_players(floor, "rapid-1")} == {"1": 0, "2": 3}
            assert isinstance(await do(Vacate("2"), SUE), Accepted)
            assert isinstance(await do(Vacate("1"), SUE), Rejection)

    asyncio.run(example())
