"""Readings of devices become part of their games, once and in order; others wait for staff."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from typing import Any

import pytest
from kit.days.log_events import LogEvent, audit_log, log_events
from kit.findings import tells
from kit.support import PREMIUM, RAPID, STAR, clause
from kit.tables.live_table import AMY, DEE, SUE, LiveTable, load, set_up
from kit.wheels.live_wheel import LiveWheel, automated_setup, live_setup
from kit.wheels.live_wheel import opened as opened_wheel

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.audience import IN_PUBLIC, Audience
from pitboss.audit.auditor import Audit, Wrong, audit
from pitboss.audit.finding import finding
from pitboss.baccarat.acts.irregular import ChooseOption, ReportIrregularity
from pitboss.baccarat.acts.play import (
    Call,
    ConfirmResult,
    DrawCard,
    MeetCuttingCard,
    NameCard,
    SelectResult,
    Settle,
    StartRound,
)
from pitboss.baccarat.acts.shoe.cards import CorrectCuttingCard
from pitboss.baccarat.decide import ActAtTable
from pitboss.baccarat.reading import expected_card
from pitboss.baccarat.state import GamingTable, LiveCoup
from pitboss.engine.transaction import Accepted
from pitboss.floor.devices.device_commands import ClearFault, ReadBall, ReadCard, ReportFault
from pitboss.floor.devices.devices import Device, Fault
from pitboss.floor.setups import standard_setup
from pitboss.game.irregularities import Report
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.acts.play import NewGame, SpinBall
from pitboss.roulette.decide import ActAtWheel
from pitboss.roulette.state import WheelTable
from pitboss.rules.irregularity import Effect, Given, Kind
from pitboss.rules.procedure import Announcement
from pitboss.rules.result import Winner
from pitboss.service.config import FloorConfig
from pitboss.service.devices.readings import Concern, Readings, concerns
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.views.game_view import game_view
from pitboss.store.memory import MemoryStore
from pitboss.store.port import Batch, StoreError

NEXT = (StartRound("1-2"),)
Test = Callable[["Room"], Awaitable[None]]


class Room:
    """A floor with one game, its device, and the part that acts on readings."""

    def __init__(self, floor: FloorEngine, game: str) -> None:
        self.floor, self.game = floor, game
        self.readings = Readings(floor, game)
        self._ids, self._numbers = count(1), count(1)

    async def try_(self, command: Command) -> Accepted | Rejection:
        return await self.floor.do(f"t-{next(self._ids)}", command, "test")

    async def do(self, *acts: Act, by: Person = DEE, approved: Person | None = None) -> None:
        for act in acts:
            done = await self.try_(ActAtTable(self.game, act, by, approved))
            assert isinstance(done, Accepted), done

    async def reads(self, *codes: str | None, play: str | None = None) -> None:
        """The shoe reads cards, and each is processed."""
        for code in codes:
            await self.says(ReadCard("shoe-1", "1", next(self._numbers), code, play))

    async def says(self, command: Command) -> None:
        done = await self.try_(command)
        assert isinstance(done, Accepted), done
        await self.readings.act(DEE)

    @property
    def table(self) -> GamingTable:
        table = self.floor.state("table/1")
        assert isinstance(table, GamingTable)
        return table

    @property
    def coup(self) -> LiveCoup:
        assert self.table.coup is not None
        return self.table.coup

    @property
    def cards(self) -> list[str | None]:
        return [None if each.card is None else str(each.card) for each in self.coup.cards]

    @property
    def wheel(self) -> WheelTable:
        wheel = self.floor.state("wheel/w")
        assert isinstance(wheel, WheelTable)
        return wheel

    @property
    def device(self) -> Device:
        device = self.floor.state("device/shoe-1" if self.game == "1" else "device/wheel-w")
        assert isinstance(device, Device)
        return device

    @property
    def concern(self) -> Concern:
        (concern,) = concerns(self.floor, self.game)
        return concern


@asynccontextmanager
async def replayed(past: LiveTable | LiveWheel, store: MemoryStore) -> AsyncIterator[FloorEngine]:
    """A floor with the events of a table or a wheel."""
    async with FloorEngine(store, FloorConfig("Pitboss")) as floor:
        did: Sequence[Any] = past.events
        at_game = partial(ActAtTable, "1") if isinstance(past, LiveTable) else partial(ActAtWheel, "w")
        for at, event in enumerate(did):
            command = at_game(event.act, event.by, event.approved)
            done = await floor.do(f"past-{at}", command, "test")
            assert isinstance(done, Accepted), done
        yield floor


def play(test: Test, past: LiveTable | LiveWheel, store: MemoryStore | None = None) -> None:
    """Runs a test on such a floor; the auditor must find no error."""

    async def run() -> None:
        opened = store or MemoryStore()
        async with replayed(past, opened) as floor:
            await test(Room(floor, "1" if isinstance(past, LiveTable) else "w"))
        assert isinstance(found := await audit(opened), Audit), found

    asyncio.run(run())


def dealing(edition: str = RAPID, behind: int = 20) -> LiveTable:
    """A table whose coup waits for its first card."""
    pit = load(set_up(standard_setup(edition)), behind=behind).start("1-1").stake()
    return pit.do(EndPeriod()) if edition == RAPID else pit.call(Announcement.NO_MORE_BETS)


# The normal course


@clause(RAPID, "7.7.4.3")
def test_cards_that_the_shoe_reads_are_dealt() -> None:
    async def test(room: Room) -> None:
        await room.reads("9S", "KH", "KD", "7C", play="1-1")
        assert room.cards == ["9S", "KH", "KD", "7C"]
        await room.do(SelectResult(Winner.PLAYER), ConfirmResult(), Settle())
        assert room.table.past[-1].cards == ("9S", "KH", "KD", "7C")

    play(test, dealing())


def test_the_act_bears_the_name_of_the_dealer_on_duty_and_the_log_that_of_the_device() -> None:
    async def test(room: Room) -> None:
        await room.reads("9S")
        event = (await room.floor.store.stream("table/1"))[-1]
        assert (event.by, b'"by":{"name":"dee"' in event.body) == ("device/shoe-1", True)

    play(test, dealing())


@clause(RAPID, "7.3")
def test_an_early_card_ends_the_wagering_period() -> None:
    async def test(room: Room) -> None:
        await room.reads("9S", play="1-1")
        assert room.cards == ["9S"]
        refused = await room.try_(ActAtTable("1", EndPeriod(), DEE))
        assert isinstance(refused, Rejection)

    play(test, load(set_up(standard_setup(RAPID))).start("1-1"))


def test_the_cutting_card_is_no_card() -> None:
    async def test(room: Room) -> None:
        await room.reads("9S", "cutting-card", "KH")
        assert room.cards == ["9S", "KH"]
        assert room.table.shoe is not None
        assert room.table.shoe.coups_left is not None

    play(test, dealing(behind=414))


@pytest.mark.parametrize("behind", [414, 415], ids=["second", "first"])
@pytest.mark.parametrize(
    "edition",
    [
        pytest.param(STAR, marks=clause(STAR, "4.9")),
        pytest.param(PREMIUM, marks=clause(PREMIUM, "4.9")),
        pytest.param(RAPID, marks=clause(RAPID, "3.13")),
    ],
)
def test_a_shoe_is_asked_for_the_cutting_card_where_that_comes_next(edition: str, behind: int) -> None:
    pit = load(set_up(standard_setup(edition)), behind=behind).start("1-1")
    assert expected_card(pit.now, "1") is None, "nobody has bet"
    pit = dealing(edition, behind)
    for card in ("9S", "KH")[: 415 - behind]:
        assert expected_card(pit.now, "1") == "1-1"
        pit.do(DrawCard(card))
    # No dealer could draw a card now, so only the shoe can go on.
    assert pit.refused(DrawCard("KD"))[0] == "cutting-card-due"
    assert expected_card(pit.now, "1") == "1-1"


@pytest.mark.parametrize(
    ("edition", "cited"),
    [
        pytest.param(STAR, "4.9", marks=clause(STAR, "4.9")),
        pytest.param(PREMIUM, "4.9", marks=clause(PREMIUM, "4.9")),
        pytest.param(RAPID, "3.13", marks=clause(RAPID, "3.13")),
    ],
)
def test_a_card_that_a_shoe_reads_past_the_cutting_card_waits_until_that_was_put_aside(
    edition: str, cited: str
) -> None:
    async def test(room: Room) -> None:
        await room.reads("9S", "KH")
        assert room.cards == ["9S"]
        assert (room.concern.code, room.concern.clause) == ("cutting-card-due", cited)
        assert Kind.MISDEAL not in room.concern.kinds, "no card was dealt wrongly"
        await room.do(MeetCuttingCard(), DrawCard("KH"))
        await room.try_(ClearFault("shoe-1", "sue", "It did not see the cutting card."))
        await room.reads("KD", "7C")
        assert room.cards == ["9S", "KH", "KD", "7C"]
        assert room.table.shoe is not None
        assert room.table.shoe.coups_left == 2, "this coup and one more"

    play(test, dealing(edition, 414))


@pytest.mark.parametrize(
    ("edition", "cited"),
    [
        pytest.param(STAR, "4.6", marks=clause(STAR, "4.6")),
        pytest.param(PREMIUM, "4.6", marks=clause(PREMIUM, "4.6")),
        pytest.param(RAPID, "3.11", marks=clause(RAPID, "3.11")),
    ],
)
def test_a_cutting_card_that_a_shoe_reads_too_early_counts_once_a_supervisor_has_seen_it(
    edition: str, cited: str
) -> None:
    async def test(room: Room) -> None:
        await room.reads("9S", "KH", "KD", "7C", "cutting-card")
        assert (room.concern.code, room.concern.clause) == ("cutting-card-early", cited)
        assert Kind.MISDEAL not in room.concern.kinds
        assert room.table.shoe is not None
        assert room.table.shoe.coups_left is None
        refused = await room.try_(ActAtTable("1", MeetCuttingCard(), DEE))
        assert isinstance(refused, Rejection)
        await room.do(CorrectCuttingCard(411, "It came there."), by=DEE, approved=SUE)
        await room.do(MeetCuttingCard())
        assert room.table.shoe.coups_left == 2, "this coup and one more"

    play(test, dealing(edition))


@clause(RAPID, "11.8.12")
def test_a_card_that_the_shoe_could_not_read_is_named_by_the_dealer() -> None:
    async def test(room: Room) -> None:
        await room.reads("9S", None)
        assert room.cards == ["9S", None]
        await room.do(NameCard(1, "KH"))
        await room.reads("KD", "7C")
        await room.do(SelectResult(Winner.PLAYER), ConfirmResult(), Settle())
        assert room.table.past[-1].cards == ("9S", "KH", "KD", "7C")

    play(test, dealing())


# Messages that arrive twice, late, or not at all


def test_a_message_that_comes_twice_deals_one_card() -> None:
    async def test(room: Room) -> None:
        await room.reads("9S")
        again = await room.try_(ReadCard("shoe-1", "1", 1, "9S"))
        assert isinstance(again, Rejection)
        assert again.code == "already-read"
        await room.readings.act(DEE)
        assert room.cards == ["9S"]

    play(test, dealing())


def test_a_card_told_twice_under_two_numbers_is_one_too_many_and_waits_for_a_ruling() -> None:
    async def test(room: Room) -> None:
        await room.reads("9S", "KH", "KD", "7C", "7C")
        assert room.coup.stray == "7C"
        assert concerns(room.floor, "1") == ()
        refused = await room.try_(ActAtTable("1", SelectResult(Winner.PLAYER), DEE))
        assert isinstance(refused, Rejection)
        assert refused.code == "ruling-due"

    play(test, dealing())


def test_what_comes_after_its_coup_is_kept_and_stops_nothing() -> None:
    async def test(room: Room) -> None:
        await room.reads("9S", "KH", "KD", play="1-1")
        # The dealer keys in the last card, as the shoe did not report it.
        await room.do(DrawCard("7C"), SelectResult(Winner.PLAYER), ConfirmResult(), Settle())
        await room.do(*NEXT)
        await room.reads("7C", play="1-1")
        assert (room.cards, room.device.refused) == ([], {4: "reading-late"})
        await room.reads("2H", play="1-2")
        assert room.cards == ["2H"]

    play(test, dealing())


@clause(RAPID, "11.8.12")
def test_after_a_lost_message_nothing_is_dealt_until_staff_have_looked() -> None:
    async def test(room: Room) -> None:
        await room.reads("9S")
        next(room._numbers)
        await room.reads("KD", "7C")
        assert room.cards == ["9S"], "the card that is missing would make all others lie wrong"
        assert room.concern.kinds[0] is Kind.SHOE_MISREADS
        await room.do(DrawCard("KH"), DrawCard("KD"), DrawCard("7C"))
        await room.try_(ClearFault("shoe-1", "sue", "A loose plug."))
        assert concerns(room.floor, "1") == ()
        await room.do(SelectResult(Winner.PLAYER), ConfirmResult(), Settle(), *NEXT)
        await room.reads("2H")
        assert room.cards == ["2H"]

    play(test, dealing())


# Misreadings


def test_a_card_that_cannot_be_there_is_refused_and_proposed_as_a_misreading() -> None:
    async def test(room: Room) -> None:
        await room.reads("9S", "joker", "KD")
        assert room.cards == ["9S"]
        concern = room.concern
        assert (concern.device, concern.fault) == ("shoe-1", Fault.REFUSED)
        assert concern.kinds == (Kind.SHOE_MISREADS,)
        seen = {audience: game_view(room.floor, "1", audience, None, lambda _: None) for audience in Audience}
        audiences = [audience for audience, view in seen.items() if view is not None and view.concerns]
        assert audiences == [audience for audience in Audience if audience not in IN_PUBLIC]

    play(test, dealing())


@clause(RAPID, "11.8.11", "7.7.4.9")
def test_where_the_dealer_says_otherwise_than_the_shoe_a_supervisor_confirms_the_cards() -> None:
    async def test(room: Room) -> None:
        await room.reads("9S", "KH", "KD", "7C")
        refused = await room.try_(ActAtTable("1", SelectResult(Winner.BANKER), DEE))
        assert isinstance(refused, Rejection)
        assert refused.code == "result-differs"
        differs = Report(Kind.SHOE_DIFFERS, {Given.OUTCOME_CONFIRMED: True})
        await room.do(ReportIrregularity(differs, actual=("6S", "KH", "KD", "7C")), by=SUE, approved=AMY)
        assert room.cards == ["6S", "KH", "KD", "7C"]
        await room.do(SelectResult(Winner.BANKER), ConfirmResult(), Settle())
        stored = [reading.card for reading in room.device.readings.values()]  # type: ignore[union-attr]
        assert stored == ["9S", "KH", "KD", "7C"], "what the shoe said stays"

    play(test, dealing())


@clause(RAPID, "11.8.12")
def test_a_shoe_that_misreads_lets_the_dealer_key_the_cards_in() -> None:
    async def test(room: Room) -> None:
        await room.reads("9S", "KH", "KD", "7C")
        await room.try_(ReportFault("shoe-1", Fault.MISREADS, "It takes sixes for nines."))
        assert Kind.SHOE_MISREADS in room.concern.kinds
        await room.do(ReportIrregularity(Report(Kind.SHOE_MISREADS, {})), by=DEE, approved=SUE)
        keyed = ChooseOption(Effect.KEY_CARDS, actual=("6S", "KH", "KD", "7C"))
        await room.do(keyed, approved=SUE)
        assert room.cards == ["6S", "KH", "KD", "7C"]

    play(test, dealing())


def test_a_card_before_any_coup_is_refused_and_proposed_as_one_seen_too_early() -> None:
    async def test(room: Room) -> None:
        await room.reads("9S")
        assert room.concern.kinds == (Kind.OPENING_CARD_EXPOSED,)

    play(test, load(set_up(standard_setup(RAPID))))


def test_the_proposals_are_those_of_the_edition() -> None:
    async def test(room: Room) -> None:
        await room.try_(ReportFault("shoe-1", Fault.DEAD, "No light."))
        assert room.concern.kinds == (), "these rules do not speak of a shoe that reads"

    play(test, dealing(STAR))


def test_a_shoe_that_is_dead_is_proposed_as_such() -> None:
    async def test(room: Room) -> None:
        await room.try_(ReportFault("shoe-1", Fault.DEAD, "No light."))
        assert room.concern.kinds == (Kind.SHOE_DEAD,)

    play(test, dealing())


# Wheels


def test_a_ball_that_the_sensor_reads_is_registered() -> None:
    async def test(room: Room) -> None:
        await room.says(ReadBall("wheel-w", "w", 1, 9, 17, "w-1"))
        assert room.wheel.spin is not None
        assert (room.wheel.spin.registered, room.wheel.spin.sensor) == (17, 17)

    play(test, opened_wheel(live_setup()).game("w-1"))


@clause(RAPID, "7.4", "11.4.3")
def test_a_ball_that_went_round_too_seldom_is_no_spin() -> None:
    async def test(room: Room) -> None:
        await room.says(ReadBall("wheel-w", "w", 1, 2, 17, "w-1"))
        assert room.wheel.spin is not None
        assert room.wheel.spin.no_spin is not None

    play(test, opened_wheel(live_setup()).game("w-1"))


@clause(RAPID, "7.6")
def test_an_automated_wheel_spins_by_itself_and_its_number_counts() -> None:
    async def test(room: Room) -> None:
        await room.says(ReadBall("wheel-w", "w", 1, 9, 0, "w-1"))
        assert room.wheel.last is not None
        assert (room.wheel.last.key, room.wheel.last.number) == ("w-1", 0)
        # A server that takes over reads it again, and finds it decided.
        await Readings(room.floor, "w").act(SUE)
        assert room.device.refused == {}
        assert len(room.wheel.past) == 1

    rim = opened_wheel(automated_setup()).do(NewGame("w-1")).do(EndPeriod())
    play(test, rim)


@clause(RAPID, "11.5.1.4")
def test_no_game_begins_on_an_automated_wheel_that_failed() -> None:
    async def test(room: Room) -> None:
        await room.try_(ReportFault("wheel-w", Fault.DEAD, "No light."))
        assert room.concern.kinds == (Kind.AUTOMATED_WHEEL_FAULTY,)
        refused = await room.try_(ActAtWheel("w", NewGame("w-1"), DEE))
        assert isinstance(refused, Rejection)
        assert (refused.code, refused.clause) == ("wheel-failed", "11.5.1.4")
        await room.try_(ClearFault("wheel-w", "sue", "A new plug."))
        assert isinstance(await room.try_(ActAtWheel("w", NewGame("w-1"), DEE)), Accepted)

    play(test, opened_wheel(automated_setup()))


def test_the_auditor_finds_a_game_on_an_automated_wheel_that_failed() -> None:
    async def run() -> list[LogEvent]:
        store = MemoryStore()
        async with replayed(opened_wheel(automated_setup()), store) as floor:
            room = Room(floor, "w")
            await room.try_(ReportFault("wheel-w", Fault.DEAD, "No light."))
            await room.try_(ClearFault("wheel-w", "sue", "A new plug."))
            await room.try_(ActAtWheel("w", NewGame("w-1"), DEE))
        return await log_events(store)

    events = asyncio.run(run())
    assert isinstance(audit_log(events), Audit)
    found = audit_log([each for each in events if each.type != "device-restored.1"])
    assert isinstance(found, Wrong)
    assert (found.seq, tells(found.why, finding("audit-device-failed", device="wheel-w"))) == (
        len(events) - 1,
        True,
    )


def test_a_live_wheel_goes_on_without_its_sensor() -> None:
    async def test(room: Room) -> None:
        await room.try_(ReportFault("wheel-w", Fault.DEAD, "No light."))
        for act in (NewGame("w-1"), SpinBall()):
            assert isinstance(await room.try_(ActAtWheel("w", act, DEE)), Accepted)

    play(test, opened_wheel(live_setup()))


# Servers that stop and take over


def test_a_server_that_takes_over_acts_on_what_waits_and_on_nothing_twice() -> None:
    async def test(room: Room) -> None:
        await room.reads("9S", "KH", play="1-1")
        # The server stops after the reading was stored, and before it was processed.
        await room.try_(ReadCard("shoe-1", "1", 3, "KD", "1-1"))
        for who in (DEE, SUE):
            await Readings(room.floor, "1").act(who)
        assert room.cards == ["9S", "KH", "KD"]
        assert room.device.refused == {}

    play(test, dealing())


def test_readings_of_coups_that_are_over_are_not_refused_by_a_server_that_takes_over() -> None:
    async def test(room: Room) -> None:
        await room.reads("9S", "KH", "KD", "7C", play="1-1")
        await room.do(SelectResult(Winner.PLAYER), ConfirmResult(), Settle(), *NEXT)
        await Readings(room.floor, "1").act(SUE)
        assert (room.device.refused, room.device.failed, room.cards) == ({}, None, [])

    play(test, dealing())


def test_two_servers_that_act_at_once_deal_one_card() -> None:
    async def test(room: Room) -> None:
        await room.try_(ReadCard("shoe-1", "1", 1, "9S"))
        await asyncio.gather(*(Readings(room.floor, "1").act(DEE) for _ in range(3)))
        assert (room.cards, room.device.refused) == (["9S"], {})

    play(test, dealing())


@pytest.mark.parametrize("refused", [False, True])
def test_while_the_store_is_in_trouble_a_reading_waits(refused: bool) -> None:
    store = Troubled()

    async def test(room: Room) -> None:
        await room.try_(ReadCard("shoe-1", "1", 1, "9S", "1-0" if refused else None))
        store.trouble = True
        await room.readings.act(DEE)
        assert room.coup.cards == ()
        store.trouble = False
        await room.readings.act(DEE)
        assert (len(room.coup.cards), room.device.refused) == (
            (0, {1: "reading-late"}) if refused else (1, {})
        )

    play(test, dealing(), store)


class Troubled(MemoryStore):
    """A store whose disk is sometimes full."""

    trouble = False

    async def commit(self, batch: Batch) -> None:
        if self.trouble:
            await self.rollback()
            raise StoreError(Rejection("store-full"))
        await super().commit(batch)


def test_nothing_is_done_for_a_game_whose_device_never_said_anything() -> None:
    async def test(room: Room) -> None:
        before: Any = room.table
        await room.readings.act(DEE)
        assert room.table is before
        assert concerns(room.floor, "1") == concerns(room.floor, "none") == ()

    play(test, dealing())


def test_a_call_by_a_dealer_who_was_slow_is_proposed_as_a_misdeal() -> None:
    async def test(room: Room) -> None:
        await room.do(Call(Announcement.PLACE_YOUR_BETS))
        await room.reads("9S")
        assert room.concern.kinds == (Kind.MISDEAL,)

    play(test, load(set_up(standard_setup(STAR))).start("1-1"))
