"""A layout that reads the chips on it: every reading is kept first, and compared with the wagers entered."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count

import msgspec
import pytest
from kit.findings import tells
from kit.support import PREMIUM, clause
from kit.tables.live_table import DEE, SUE, LiveTable, load, set_up

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.audience import Audience
from pitboss.acting.readings import AreaChips
from pitboss.audit.auditor import Audit, Wrong, audit
from pitboss.audit.finding import finding
from pitboss.baccarat.acts.betting import PlaceWager, TakeOff
from pitboss.baccarat.acts.holding import AnnounceCounts
from pitboss.baccarat.acts.opening import SetTable
from pitboss.baccarat.acts.people import Join
from pitboss.baccarat.acts.play import AnnounceResult, Call, DrawCard
from pitboss.baccarat.decide import ActAtTable
from pitboss.baccarat.state import GamingTable
from pitboss.engine.transaction import Accepted
from pitboss.floor.devices import layouts
from pitboss.floor.devices.alarms import Alarms
from pitboss.floor.devices.device_commands import ClearFault, ReadChips, ReportFault
from pitboss.floor.devices.devices import Device, Fault
from pitboss.floor.devices.layouts import Unlike
from pitboss.floor.setups import check_setup, equip, standard_setup
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.ledger.till import MoveMoney
from pitboss.rules.equipment import ItemKind
from pitboss.rules.procedure import Announcement
from pitboss.service.api.server import serving
from pitboss.service.auth.actors import DeviceActor, DeviceKind
from pitboss.service.auth.permits import check_permit
from pitboss.service.config import Amount as Cents
from pitboss.service.config import FloorConfig, GameConfig, LimitsConfig
from pitboss.service.devices.device_faults import DeviceFault
from pitboss.service.devices.simulated import Manner, choose_chance, run_layout
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.realtime.client import connect
from pitboss.service.runner.runners import GameRunners
from pitboss.service.server_context import ServerContext
from pitboss.service.views.game_view import GameView, game_view
from pitboss.store.memory import MemoryStore
from pitboss.words.rendering import english

Test = Callable[["Room"], Awaitable[None]]
ANN = AreaChips(1, "player", 10_000)
"""What lies there."""


def with_antenna() -> LiveTable:
    """A coup that takes wagers at a table whose layout reads chips: Ann has 100.00 on Player in box 1."""
    setup = equip(msgspec.structs.replace(standard_setup(PREMIUM), layout="O", seats=5))
    pit = set_up(setup)
    for name, seat in (("ann", 1), ("bob", 3)):
        pit.do(Join(name, seat, 500_000))
    return load(pit).start("1-1").bet("ann", "player", 10_000)


class Room:
    """A floor with such a table, and its antennas."""

    def __init__(self, floor: FloorEngine) -> None:
        self.floor = floor
        self._ids, self._numbers = count(1), count(1)

    async def try_(self, command: Command) -> Accepted | Rejection:
        return await self.floor.do(f"t-{next(self._ids)}", command, "test")

    async def act(self, act: Act, by: Person = DEE) -> Accepted | Rejection:
        return await self.try_(ActAtTable("1", act, by))

    async def replay(self, pit: LiveTable) -> None:
        """The same table here. Its players come with chips that the casino has given out."""
        stock = (
            MoveMoney("chips-made", 2_000_000, {}),
            MoveMoney("chips-outstanding", 1_000_000, {}, approved_by="sue"),
        )
        acts = (ActAtTable("1", event.act, event.by, event.approved) for event in pit.events)
        for command in (*stock, *acts):
            done = await self.try_(command)
            assert isinstance(done, Accepted), done

    async def reads(self, *areas: AreaChips, play: str = "1-1") -> None:
        done = await self.try_(ReadChips("rfid-1", "1", next(self._numbers), areas, play))
        assert isinstance(done, Accepted), done

    def view(self, audience: Audience = Audience.DEALER) -> GameView:
        seen = game_view(self.floor, "1", audience, DEE, lambda _: None)
        assert seen is not None
        return seen

    @property
    def device(self) -> Device:
        device = self.floor.state("device/rfid-1")
        return device if isinstance(device, Device) else Device("rfid-1")

    @property
    def cards(self) -> int:
        table = self.floor.state("table/1")
        assert isinstance(table, GamingTable)
        return 0 if table.coup is None else len(table.coup.cards)


def play(test: Test) -> None:
    """Runs a test on a floor with that table; the auditor must find no error."""

    async def run() -> None:
        store = MemoryStore()
        async with FloorEngine(store, FloorConfig("Pitboss")) as floor:
            room = Room(floor)
            await room.replay(with_antenna())
            await test(room)
        assert isinstance(found := await audit(store), Audit), found

    asyncio.run(run())


def draws(view: GameView) -> bool:
    """Whether a card is on offer."""
    assert view.table is not None
    return any(isinstance(offer.act, DrawCard) for offer in view.table.offers)


@clause(PREMIUM, "2.2")
def test_a_table_for_reading_chips_has_the_antenna_and_the_box_of_its_diagram() -> None:
    plain = msgspec.structs.replace(standard_setup(PREMIUM), layout="O", seats=5)
    refused = check_setup(plain)
    assert refused is not None
    assert (refused.code, refused.clause) == ("equipment-missing", "2.2")
    equipped = equip(plain)
    assert check_setup(equipped) is None
    kinds = {item.kind for item in equipped.equipment}
    assert {ItemKind.DEALER_ANTENNA, ItemKind.USED_CARD_BOX} <= kinds
    for kind in (ItemKind.DEALER_ANTENNA, ItemKind.USED_CARD_BOX):
        without = tuple(item for item in equipped.equipment if item.kind is not kind)
        assert check_setup(msgspec.structs.replace(equipped, equipment=without)) is not None
    others = {item.kind for item in standard_setup(PREMIUM).equipment}
    assert not {ItemKind.DEALER_ANTENNA, ItemKind.USED_CARD_BOX} & others
    assert LiveTable().refused(SetTable(plain), SUE) == ("equipment-missing", "2.2")


@clause(PREMIUM, "5.3", "5.4")
def test_no_card_is_dealt_while_the_layout_reads_other_chips_than_were_entered() -> None:
    async def test(room: Room) -> None:
        assert draws(room.view()), "nothing was read yet"
        await room.reads(ANN, AreaChips(3, "banker", 5_000))
        view = room.view()
        assert view.unlike == (Unlike(3, "banker", 5_000, 0),)
        assert not draws(view)
        refused = await room.act(DrawCard("9S"))
        assert isinstance(refused, Rejection)
        assert (refused.code, refused.facts, room.cards) == ("layout-differs", {"differing": 1}, 0)

        assert isinstance(await room.act(PlaceWager("bob", 3, "banker", 5_000)), Accepted)
        assert room.view().unlike == ()
        assert isinstance(await room.act(DrawCard("9S")), Accepted)
        assert room.cards == 1

    play(test)


@pytest.mark.parametrize(
    ("areas", "differs"),
    [
        ((), Unlike(1, "player", 0, 10_000)),
        ((AreaChips(1, "player", 2_500),), Unlike(1, "player", 2_500, 10_000)),
        ((ANN, AreaChips(1, "tie", 500)), Unlike(1, "tie", 500, 0)),
    ],
)
def test_staff_see_each_area_that_differs_and_players_see_nothing_of_it(
    areas: tuple[AreaChips, ...], differs: Unlike
) -> None:
    async def test(room: Room) -> None:
        await room.reads(*areas)
        for staff in (Audience.DEALER, Audience.SUPERVISOR, Audience.SURVEILLANCE):
            assert room.view(staff).unlike == (differs,)
        for public in (Audience.DISPLAY, Audience.PLAYER):
            assert room.view(public).unlike == ()

    play(test)


def test_the_chips_of_several_players_on_one_area_are_read_together() -> None:
    async def test(room: Room) -> None:
        assert isinstance(await room.act(PlaceWager("bob", 1, "player", 2_500)), Accepted)
        await room.reads(AreaChips(1, "player", 12_500))
        assert room.view().unlike == ()
        assert isinstance(await room.act(TakeOff("bob", 1, "player")), Accepted)
        assert room.view().unlike == (Unlike(1, "player", 12_500, 10_000),)
        await room.reads(ANN)
        assert room.view().unlike == ()

    play(test)


def test_what_was_read_for_another_coup_does_not_count() -> None:
    async def test(room: Room) -> None:
        await room.reads(play="1-0")
        assert room.view().unlike == ()
        assert isinstance(await room.act(DrawCard("9S")), Accepted)

    play(test)


def test_a_layout_that_misreads_is_reported_and_counts_again_once_staff_have_checked_it() -> None:
    async def test(room: Room) -> None:
        await room.reads()
        assert isinstance(await room.act(DrawCard("9S")), Rejection)
        report = ReportFault("rfid-1", Fault.MISREADS, "A tag is torn.")
        assert isinstance(await room.try_(report), Accepted)
        (concern,) = room.view().concerns
        assert (concern.device, concern.fault, concern.kinds) == ("rfid-1", Fault.MISREADS, ())
        await room.reads(ANN, AreaChips(3, "tie", 500))
        assert room.view().unlike == (), "no reading counts until staff have checked"
        assert isinstance(await room.try_(ClearFault("rfid-1", "sue", "A new chip.")), Accepted)
        assert room.view().unlike == ()
        await room.reads(ANN, AreaChips(3, "tie", 500))
        assert isinstance(await room.act(DrawCard("9S")), Rejection)
        await room.reads(ANN)
        assert isinstance(await room.act(DrawCard("9S")), Accepted)

    play(test)


@clause(PREMIUM, "5.4")
def test_chips_laid_after_the_first_card_are_seen_and_stop_no_card() -> None:
    async def test(room: Room) -> None:
        await room.reads(ANN)
        assert isinstance(await room.act(DrawCard("9S")), Accepted)
        await room.reads(AreaChips(1, "player", 20_000))
        assert room.view(Audience.SUPERVISOR).unlike == (Unlike(1, "player", 20_000, 10_000),)
        for card in ("KH", "KD", "7C"):
            assert isinstance(await room.act(DrawCard(card)), Accepted)
        assert isinstance(await room.act(AnnounceCounts()), Accepted)
        # From the announcement on chips are collected and paid.
        assert isinstance(await room.act(AnnounceResult()), Accepted)
        assert room.view().unlike == ()

    play(test)


def test_readings_are_numbered_kept_and_sound() -> None:
    async def test(room: Room) -> None:
        await room.reads(ANN)
        device = room.device
        assert (device.last, device.readings[1].areas) == (1, (ANN,))  # type: ignore[union-attr]
        for wrong, code in (
            (ReadChips("rfid-1", "1", 1, (), "1-1"), "reading-differs"),
            (ReadChips("rfid-1", "1", 2, (ANN, ANN), "1-1"), "bad-reading"),
            (ReadChips("rfid-1", "1", 2, (AreaChips(1, "player", 0),), "1-1"), "bad-reading"),
            (ReadChips("rfid-1", "2", 2, (ANN,), "1-1"), "wrong-device"),
            (ReadChips("shoe-1", "1", 2, (ANN,), "1-1"), "wrong-device"),
        ):
            refused = await room.try_(wrong)
            assert isinstance(refused, Rejection)
            assert refused.code == code

    play(test)


def test_only_the_layout_itself_reads_its_chips() -> None:
    command = ReadChips("rfid-1", "1", 1, (ANN,), "1-1")
    own = DeviceActor("rfid-1", DeviceKind.RFID, "1")
    assert check_permit(own, command, None) is None
    for other in (
        DeviceActor("rfid-2", DeviceKind.RFID, "2"),
        DeviceActor("shoe-1", "shoe", "1"),
        DeviceActor("key", DeviceKind.PLAYER_TERMINAL, "1"),
    ):
        assert check_permit(other, command, None) is not None


PREMIUM_1 = GameConfig(
    "1", PREMIUM, "premium", LimitsConfig(Cents(500), Cents(100_000)), setup={"layout": "O", "seats": 5}
)
"""The same table as a server has it, with a dealer who keys cards in."""


def simulated(fault: DeviceFault | None, then: Callable[[Room, ServerContext], Awaitable[None]]) -> list[str]:
    """A simulated layout reads such a table on a real server. Gives what it lines."""
    lines: list[str] = []

    async def run() -> None:
        store = MemoryStore()
        config = FloorConfig("Pitboss", games=(PREMIUM_1,))
        async with FloorEngine(store, config) as floor, GameRunners(floor, "test") as runners:
            context, room = ServerContext(floor, await store.secret(), runners=runners), Room(floor)
            await room.replay(with_antenna())
            key = unwrap(await context.auth.keys.make(DeviceActor("rfid-1", DeviceKind.RFID, "1")))
            manner = Manner(choose_chance(7), 0.0, fault, 1)
            async with (
                serving(context, "127.0.0.1", 0) as port,
                connect(f"ws://127.0.0.1:{port}", key) as reader,
            ):
                work = asyncio.ensure_future(
                    run_layout(reader, manner, lambda line: lines.append(english(line)))
                )
                try:
                    async with asyncio.timeout(20):
                        await then(room, context)
                finally:
                    work.cancel()
                    await asyncio.gather(work, return_exceptions=True)
        assert isinstance(found := await audit(store), Audit), found

    asyncio.run(run())
    return lines


def test_a_simulated_layout_reads_again_whenever_other_wagers_are_entered() -> None:
    async def then(room: Room, _: ServerContext) -> None:
        while room.device.last < 1:
            await asyncio.sleep(0.01)
        assert isinstance(await room.act(PlaceWager("bob", 3, "tie", 2_000)), Accepted)
        while room.device.last < 2:
            await asyncio.sleep(0.01)
        assert room.view().unlike == ()
        assert isinstance(await room.act(DrawCard("9S")), Accepted)

    lines = simulated(None, then)
    assert lines == ["1-1: 1 $100 on the layout", "1-1: 2 $120 on the layout"]


def test_with_bets_closed_staff_are_alarmed_once_about_other_chips() -> None:
    async def then(room: Room, _: ServerContext) -> None:
        while not room.view().unlike:
            await asyncio.sleep(0.01)
        assert room.view().unlike == (Unlike(1, "player", 20_000, 10_000),)
        assert room.floor.state("alarm/layout-differs") is None, "players may still bet"
        assert isinstance(await room.act(Call(Announcement.NO_MORE_BETS)), Accepted)
        while room.floor.state("alarm/layout-differs") is None:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        alarms = room.floor.state("alarm/layout-differs")
        assert isinstance(alarms, Alarms)
        (alarm,) = alarms.by_subject.values()
        assert (alarm.count, alarm.facts["differing"]) == (1, 1)

    simulated(DeviceFault.MISREAD, then)


def test_the_auditor_finds_a_card_dealt_over_other_chips(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> Audit | Wrong:
        store = MemoryStore()
        async with FloorEngine(store, FloorConfig("Pitboss")) as floor:
            room = Room(floor)
            await room.replay(with_antenna())
            await room.reads()
            monkeypatch.setattr(layouts, "unlike", lambda *_: ())
            assert isinstance(await room.act(DrawCard("9S")), Accepted)
        return await audit(store)

    found = asyncio.run(run())
    assert isinstance(found, Wrong)
    assert tells(found.why, finding("audit-layout-differs", coup="1-1"))
