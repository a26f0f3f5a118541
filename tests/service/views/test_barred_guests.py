"""Guests who were excluded elsewhere: staff of their table see them, and nothing is offered to them."""

import asyncio

import pytest
from kit.days.books import NOW
from kit.support import PREMIUM, STAR, clause
from kit.tables.live_table import DEE, SUE, player, set_up

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.acts.conduct_acts import TakeMeasure
from pitboss.acting.audience import Audience
from pitboss.audit.auditor import Audit, audit
from pitboss.baccarat.acts.opening import OpenTable, SetTable
from pitboss.baccarat.acts.people import BringChips, Join, Leave, TakeSeat
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.setups import standard_setup
from pitboss.kernel.rejection import unwrap
from pitboss.patron.commands import LiftExclusion, RegisterPatron
from pitboss.patron.patron import Patron, Scope
from pitboss.rules.authority import Act as Measure
from pitboss.rules.conduct import Breach
from pitboss.service.config import FloorConfig
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.views.channels import channels_of
from pitboss.service.views.game_view import GameView, game_view
from pitboss.service.views.patrons_view import patrons_view
from pitboss.store.memory import MemoryStore

ANN, BOB = player("ann"), player("bob")


def see(floor: FloorEngine, table: str, who: Person | None, audience: Audience) -> GameView:
    seen = game_view(floor, table, audience, who, lambda _: None)
    assert seen is not None
    return seen


def offered(seen: GameView) -> set[type[Act]]:
    assert seen.table is not None
    return {type(each.act) for each in seen.table.offers}


@clause(STAR, "14.3.2", "14.3.3")
@clause(PREMIUM, "15.3.2", "15.3.3")
@pytest.mark.parametrize("edition", [STAR, PREMIUM])
@pytest.mark.parametrize("scope", Scope)
def test_a_table_shows_who_was_excluded_at_another_and_offers_them_only_the_way_out(
    edition: str, scope: Scope
) -> None:
    measure = Measure.EXCLUDE if scope is Scope.GAME else Measure.EXCLUDE_FROM_CASINO
    cited = {STAR: "14.3.", PREMIUM: "15.3."}[edition] + ("2" if scope is Scope.GAME else "3")
    excluded = TakeMeasure(Breach.PREDICTING_DEVICE, (measure,), "ann")
    setup = standard_setup(edition)
    opening = (SetTable(setup), OpenTable(set_up(setup).now.limits.limits))
    acts: list[tuple[str, Act]] = [(table, act) for table in ("a", "b") for act in opening]
    acts += [("b", Join("ann", 1)), ("b", Join("bob", 2)), ("a", excluded)]

    async def check() -> None:
        store = MemoryStore()
        async with FloorEngine(store, FloorConfig("V"), lambda: NOW) as floor:
            for n, (table, act) in enumerate(acts):
                done = unwrap(await floor.do(f"c-{n}", ActAtTable(table, act, SUE), "setup"))
            for who, audience in ((DEE, Audience.DEALER), (SUE, Audience.SUPERVISOR)):
                (barred,) = see(floor, "b", who, audience).barred
                assert (barred.name, barred.scope, barred.clause) == ("ann", scope, cited)
            assert see(floor, "b", None, Audience.DISPLAY).barred == ()
            assert see(floor, "b", BOB, Audience.PLAYER).barred == ()
            own, other = (see(floor, "b", who, Audience.PLAYER) for who in (ANN, BOB))
            assert [each.name for each in own.barred] == ["ann"]
            assert Leave in offered(own)
            assert offered(own).isdisjoint({BringChips, TakeSeat})
            assert {BringChips, Leave} <= offered(other)
            # Screens of other games learn of it at once.
            watched = ("game/b/dealer", "seat/b/ann", "floor")
            changed = {channel for each in done.events for channel in channels_of(floor, each, watched)}
            assert {"game/b/dealer", "seat/b/ann"} <= changed
            namesake = RegisterPatron("ann", "sue", "gus")
            unwrap(await floor.do("namesake", namesake, "setup"))
            (number,) = (
                each.number
                for stream in floor.streams("patron")
                if isinstance(each := floor.state(stream), Patron) and each.exclusions
            )
            assert patrons_view(floor).people[0].number == number
            assert len(patrons_view(floor).people) == 2
            unwrap(await floor.do("lift", LiftExclusion(number, 1, "A mix-up", "sue", "gus"), "setup"))
            assert see(floor, "b", DEE, Audience.DEALER).barred == ()
        assert isinstance(await audit(store), Audit)

    asyncio.run(check())
