"""A restored floor: it is put in order even after an interruption; earlier promises are never used."""

import asyncio
from typing import Any

from kit.findings import tells
from kit.games import dealt
from kit.tables.dealers import VENUE, Dealer
from kit.tables.live_table import SUE

from pitboss.acting.acts.common_acts import RESTORED, EndByRestore
from pitboss.audit.auditor import Audit, Wrong, audit
from pitboss.audit.finding import finding
from pitboss.baccarat.acts import play
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.restores.recovery import STREAM, Recovery
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, Text
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.restoring import begin_restore, put_in_order
from pitboss.service.views.floor_views import floor_view
from pitboss.store.memory import MemoryStore
from pitboss.words.rendering import render


async def in_a_coup(dealer: Dealer) -> None:
    """Two cards of a coup are dealt, from a promised shoe."""
    await dealer.open()
    assert await dealt.prepare_shoe(dealer.floor, "m-1") is None
    await dealer.bring()
    await dealer.load()
    await dealer.do(play.StartRound("m-1-1"))
    await dealer.draw()
    await dealer.draw()


def test_a_restore_that_was_broken_off_is_put_in_order_by_the_next_start() -> None:
    async def run() -> None:
        store = MemoryStore()
        async with FloorEngine(store, VENUE, clock=lambda: 5) as floor:
            await in_a_coup(Dealer(floor))
            await begin_restore(floor)
        found = await audit(store)
        assert isinstance(found, Audit), found
        assert [each.in_order for each in found.restores] == [False]
        async with FloorEngine(store, VENUE, clock=lambda: 6) as floor:
            assert await put_in_order(floor) is not None
            assert await put_in_order(floor) is None
            dealer = Dealer(floor)
            assert (dealer.now.coup, dealer.fair.open) == (None, ())
            assert dealer.now.past[-1].reason == RESTORED
            assert dealer.now.past[-1].void is not None
            recovery = floor.state(STREAM)
            assert isinstance(recovery, Recovery)
            ended = recovery.restores[-1].ended
            assert ended is not None
            assert (ended.withdrawn, ended.voided) == (("m-1/1",), ("m-1/m-1-1",))
            assert dealer.fair.deals["1"].withdrawn == RESTORED
            (line,) = floor_view(floor).alarms
            assert (line.subject, line.facts["returned"]) == (f"event/{recovery.restores[-1].seq}", Amount(0))
            lost = Text("alarm-fact-lost", {"value": line.facts["lost"]})
            assert render(lost, "zh-Hans") == "丢失时段：1970年1月1日 00:00:00 – 1970年1月1日 00:00:00"
            # The game continues with a newly promised shoe.
            assert await dealt.prepare_shoe(floor, "m-1") is None
            await dealer.bring("blue")
            await dealer.load()
            await dealer.deal("m-1-2")
        found = await audit(store)
        assert isinstance(found, Audit), found
        assert [each.in_order for each in found.restores] == [True]

    asyncio.run(run())


def test_a_card_from_a_shoe_of_before_the_restore_is_found() -> None:
    async def run() -> Any:
        store = MemoryStore()
        async with FloorEngine(store, VENUE, clock=lambda: 5) as floor:
            dealer = Dealer(floor)
            await in_a_coup(dealer)
            await begin_restore(floor)
            await dealer.draw()
        return await audit(store)

    found = asyncio.run(run())
    assert isinstance(found, Wrong)
    assert tells(found.why, finding("audit-restore-order"))


def test_nobody_ends_a_play_as_after_a_restore_without_one() -> None:
    async def run() -> Any:
        async with FloorEngine(MemoryStore(), VENUE, clock=lambda: 5) as floor:
            await in_a_coup(Dealer(floor))
            return await floor.do("end", ActAtTable("m-1", EndByRestore(), SUE), "staff/sue")

    refused = asyncio.run(run())
    assert isinstance(refused, Rejection)
    assert refused.code == "restore-not-pending"
