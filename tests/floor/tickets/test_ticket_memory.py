"""Tickets in memory: only those worth money, found by their names, and none that is paid or lapsed."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from kit.store.store_contract import NOON

from pitboss.engine.transaction import Accepted
from pitboss.floor.terminals.chips.chip_commands import CashOut, InsertNote, SetTerminal, TransferCredit
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.tickets.ticket_commands import (
    ClaimTicket,
    LapseTicket,
    RedeemTicket,
    RefuseTicket,
    ReinstateTicket,
    ReviewTicket,
    WithholdTicket,
)
from pitboss.floor.tickets.validation import make_number, ticket_key
from pitboss.kernel.instant import Instant, months_later
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.till import MoveMoney
from pitboss.service.config import FloorConfig
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.views.channels import channels_of
from pitboss.service.views.device_view import device_view
from pitboss.service.views.floor_views import cage_view
from pitboss.store.memory import MemoryStore
from pitboss.store.port import Store
from pitboss.words.amounts import amount_words
from pitboss.words.languages import languages
from pitboss.words.rendering import say

CONFIG = FloorConfig("Pitboss")
SET = SetTerminal("7", Settings("Pitboss"))


@asynccontextmanager
async def serving(store: Store, clock: Callable[[], Instant] = lambda: NOON) -> AsyncIterator[FloorEngine]:
    async with FloorEngine(store, CONFIG, clock) as floor:
        yield floor


async def ticket_at(floor: FloorEngine, sequence: int, cents: int = 500) -> str:
    """The number of an issued ticket that is worth money."""
    assert isinstance(await floor.do(f"in-{sequence}", InsertNote("7", cents), "pt/7"), Accepted)
    assert isinstance(await floor.do(f"out-{sequence}", CashOut("7"), "pt/7"), Accepted)
    return make_number(await floor.store.secret(), "7", sequence)


def test_paid_and_lapsed_tickets_and_used_transfers_leave_memory() -> None:
    async def check() -> None:
        at = [NOON]
        async with serving(MemoryStore(), clock=lambda: at[0]) as floor:
            await floor.do("set", SET, "setup")
            await floor.do("cash", MoveMoney("capital", 50_000, {}), "setup")
            assert isinstance(await floor.do("t", TransferCredit("7", 500, "CMS-1"), "cms"), Accepted)
            numbers = [await ticket_at(floor, each) for each in range(1, 5)]
            secret = await floor.store.secret()
            paid, late, held, last = (f"ticket/{ticket_key(secret, each)}" for each in numbers)
            assert set(floor.streams("ticket")) == {paid, late, held, last}
            await floor.do("pay", RedeemTicket(numbers[0], "cage"), "cage")
            await floor.do("hold", WithholdTicket(numbers[2], "Torn.", identify=True), "cage")
            at[0] = months_later(NOON, 13)
            await floor.do("lapse", LapseTicket(late.removeprefix("ticket/")), "cage")
            assert set(floor.streams("ticket")) == {held, last}
            cached = [
                name for name in floor.writer._cache.states if name.startswith(("ticket/", "transfer/"))
            ]
            assert set(cached) == {held, last}
            # The others are still known, each with its own answer.
            requests = [(f"again-{each}", RedeemTicket(each, "cage"), "cage") for each in numbers]
            codes = [answer.code for answer in await floor.do_all(requests) if isinstance(answer, Rejection)]
            assert codes == ["ticket-redeemed", "ticket-expired", "ticket-on-hold", "ticket-expired"]
            twice = await floor.do("t-2", TransferCredit("7", 500, "CMS-1"), "cms")
            assert isinstance(twice, Rejection)
            assert twice.code == "transfer-repeated"
            # A late payment: events of a ticket that is no longer in memory still work.
            claim = ClaimTicket(numbers[1], "It lay in a coat.", "sue")
            assert isinstance(await floor.do("claim", claim, "cage"), Accepted)
            assert floor.balance("cage/cash") == 50_000 - 2 * 500 - 500

    asyncio.run(check())


def test_a_start_reads_no_ticket_that_is_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        store = MemoryStore()
        async with serving(store) as floor:
            await floor.do("set", SET, "setup")
            await floor.do("cash", MoveMoney("capital", 50_000, {}), "setup")
            numbers = [await ticket_at(floor, each) for each in (1, 2)]
            assert isinstance(await floor.do("pay", RedeemTicket(numbers[1], "cage"), "cage"), Accepted)
            secret = await store.secret()
        loaded: list[str] = []
        snapshots = store.snapshots

        async def spy(streams: Any) -> Any:
            loaded.extend(streams)
            return await snapshots(streams)

        monkeypatch.setattr(store, "snapshots", spy)
        async with serving(store) as floor:
            worth = f"ticket/{ticket_key(secret, numbers[0])}"
            assert [each for each in loaded if each.startswith("ticket/")] == [worth]
            assert "pt/7" in loaded
            assert floor.streams("ticket") == [worth]

    asyncio.run(check())


def test_a_reinstated_ticket_is_watched_again() -> None:
    async def check() -> None:
        store = MemoryStore()
        async with serving(store) as floor:
            await floor.do("set", SET, "setup")
            number, _ = [await ticket_at(floor, each) for each in (1, 2)]
            await floor.do("hold", WithholdTicket(number, "A copy?", inspector="ian"), "cage")
            assert [ticket.issued.sequence for ticket in floor.held_tickets()] == [1]
            answer = ReviewTicket(
                ticket_key(await store.secret(), number), agrees=True, note="A copy.", by="ian"
            )
            await floor.do("answer", answer, "staff/ian")
            await floor.do("refuse", RefuseTicket(number, "A copy."), "cage")
            assert floor.held_tickets() == []
            assert len(floor.streams("ticket")) == 1
            await floor.do("good", ReinstateTicket(number, "No copy.", "ian"), "cage")
            assert len(floor.streams("ticket")) == 2
            await floor.do("hold-2", WithholdTicket(number, "Who is it?", identify=True), "cage")
            assert [ticket.issued.sequence for ticket in floor.held_tickets()] == [1]

    asyncio.run(check())


def test_no_view_goes_through_the_tickets(monkeypatch: pytest.MonkeyPatch) -> None:
    class Closed(dict[str, Any]):
        """Tickets that can be found by name, but not listed."""

        def __iter__(self) -> Any:
            raise AssertionError("somebody goes through all tickets")

        keys = values = items = __iter__

    async def check() -> None:
        async with serving(MemoryStore()) as floor:
            await floor.do("set", SET, "setup")
            secret = await floor.store.secret()
            numbers = [await ticket_at(floor, each) for each in (1, 2)]
            await floor.do("hold", WithholdTicket(numbers[0], "Torn.", identify=True), "cage")
            rooms = floor._projection._by_prefix
            monkeypatch.setitem(rooms, "ticket", Closed(rooms["ticket"]))
            (event,) = (await floor.store.between((await floor.store.head()).seq, 1))[-1:]
            assert "cage" in set(channels_of(floor, event))
            assert [line.sequence for line in cage_view(floor).tickets] == [1]
            assert [slip.sequence for slip in device_view(floor, "printer-7", secret).slips] == [2]
            await ticket_at(floor, 3)
            assert [slip.sequence for slip in device_view(floor, "printer-7", secret).slips] == [3]

    asyncio.run(check())


NOON_ON_PAPER = {
    "en": "15 Jan 2027, 18:00:00 UTC+10:00",
    "zh-Hans": "2027年1月15日 18:00:00 UTC+10:00",
    "zh-Hant": "2027年1月15日 18:00:00 UTC+10:00",
}
"""`NOON` by the clocks of a house that are ten hours ahead."""


@pytest.mark.parametrize(
    "house, chosen, printed",
    [
        *((house, "", house) for house in languages()),
        *((house, chosen, chosen) for house in ("en", "zh-Hans") for chosen in languages()),
        ("zh-Hant", "tlh", "zh-Hant"),
        ("en", "x" * 100_000, "en"),
    ],
)
def test_a_ticket_is_printed_in_the_language_that_its_player_chose(
    house: str, chosen: str, printed: str
) -> None:
    """That of the house if none was chosen. What is no language here keeps nobody from their money."""

    async def check() -> None:
        config = FloorConfig("Pitboss", language=house, utc_offset=600)
        async with FloorEngine(MemoryStore(), config, lambda: NOON) as floor:
            await floor.do("set", SET, "setup")
            await floor.do("note", InsertNote("7", 5_000), "pt/7")
            await floor.do("out", CashOut("7", chosen), "pt/7")
            (slip,) = device_view(floor, "printer-7", await floor.store.secret()).slips
            assert slip.title == say("slip-ticket", printed)
            assert slip.words == amount_words(5_000, printed)
            assert dict(slip.rows)[say("slip-time", printed)] == NOON_ON_PAPER[printed]

    asyncio.run(check())
