"""Closing a Rapid game: the server counts who plays at its terminals."""

import asyncio

import pytest
from kit.server.running_games import config, running_games
from kit.support import RAPID
from kit.tables.live_table import DEE, SUE

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.audience import Audience
from pitboss.baccarat.acts.opening import CloseTable, OpenTable, SetTable
from pitboss.baccarat.acts.play import StartRound
from pitboss.baccarat.acts.shoe.cards import BringCards, Burn, Cut, InsertCuttingCard, Shuffle
from pitboss.engine.transaction import Accepted
from pitboss.floor.terminals.chips.chip_commands import CashOut, InsertNote
from pitboss.floor.terminals.chips.chip_moves import ClearChips, DragChips
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.roulette.acts.opening import CloseWheel, OpenWheel, SetWheel
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.state import ReadingSource
from pitboss.rules.procedure import BurnWay
from pitboss.rules.roulette import WheelKind
from pitboss.service.config import limits_of, setup_of
from pitboss.service.runner.preflight import draw_for
from pitboss.service.views.game_view import game_view


@pytest.mark.clause(RAPID, "12.8")
@pytest.mark.parametrize("name", ["rapid-1", "wheel-1"])
def test_a_rapid_game_closes_at_once_only_while_the_server_counts_no_player(name: str) -> None:
    """Nobody's word replaces the count: 12.8 asks for 20 minutes where players are present."""

    async def example() -> None:
        async with running_games(config(name, dealing="staff", shoe="keyed", wheel=WheelKind.LIVE)) as now:
            floor, (game,) = now.floor, now.floor.config.games
            kind, wheel = game.kind, game.kind.name == "wheel"

            async def do(act: Act, by: Person = SUE) -> Accepted | Rejection:
                becomes = await draw_for(floor, kind.command_of(name, act, by))
                assert not isinstance(becomes, Rejection)
                return await now.do(becomes, f"staff/{by.name}")

            async def at_once() -> str | None:
                """The refusal of a closing at once, which is offered exactly if it is not refused."""
                act = CloseWheel(nobody_plays=True) if wheel else CloseTable(nobody_plays=True)
                view = game_view(floor, name, Audience.SUPERVISOR, SUE, lambda _: None)
                assert view is not None
                offered = act in [offer.act for offer in (view.table or view.wheel).offers]  # type: ignore[union-attr]
                answer = await do(act)
                assert offered == isinstance(answer, Accepted)
                return answer.code if isinstance(answer, Rejection) else None

            setup = unwrap(setup_of(floor.config, game))
            await do(SetWheel(setup) if wheel else SetTable(setup))
            opens = OpenWheel(limits_of(game)) if wheel else OpenTable(limits_of(game))
            assert isinstance(await do(opens), Accepted)
            await now.done(InsertNote("1", 10_000))
            # Money alone does not make a player of this game.
            assert await at_once() is None
            assert isinstance(await do(opens), Accepted)
            if not wheel:
                loading: tuple[Act, ...] = (BringCards("red"), Shuffle(), Cut(100), InsertCuttingCard(20))
                for act in (*loading, Burn(BurnWay.FACE_DOWN, (None,))):
                    done = await now.do(
                        kind.command_of(name, act, DEE, SUE if isinstance(act, BringCards) else None)
                    )
                    assert isinstance(done, Accepted), done
            await do(NewGame("x-1") if wheel else StartRound("x-1"), DEE)
            await now.done(DragChips("1", name, "x-1", {"red" if wheel else "player": 500}), "pt/1")
            # Chips lie on a layout: the play comes to its end.
            assert await at_once() in ("spin-in-progress", "coup-in-progress")
            await now.done(ClearChips("1", name, "x-1"), "pt/1")
            if wheel:
                await do(EndPeriod(), DEE)
                for act in (SpinBall(), BallAtRest(17, ReadingSource.DEALER), ConfirmNumber(17)):
                    await do(act, DEE)
                assert await at_once() == "notice-not-given"
            else:
                assert await at_once() == "coup-in-progress"
            # The player leaves: the game they last bet on has nobody any more.
            await now.done(CashOut("1"), "pt/1")
            assert await at_once() is None

    asyncio.run(example())
