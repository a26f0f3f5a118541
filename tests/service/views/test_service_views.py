"""What each channel shows, to whom, and which events it follows.

It takes over 10 s: a whole floor is looked at by everybody, on every channel.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.days.books import NOW, VENUE
from kit.days.floor_day import write_day
from kit.days.rapid_floor import RapidFloor
from kit.server.views import Still, at_table, config, device, held_by_ann, shown, staff, still
from kit.support import CANBERRA, PREMIUM, RAPID, STAR, cards, clause
from kit.tables.live_table import SUE, LiveTable, seated, set_up
from kit.wheels.live_wheel import LiveWheel, automated, live
from kit.wheels.wheel_floor import WHEEL, WheelFloor, drag
from kit.words import said

from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.outcomes import SeenPlay, SeenSettled, SeenSum
from pitboss.acting.plays import Phase
from pitboss.acting.setups.sign import Limits
from pitboss.acting.state import change
from pitboss.baccarat.acts.opening import OpenTable, SetTable
from pitboss.baccarat.acts.play import DrawCard, MeetCuttingCard, StartRound
from pitboss.baccarat.acts.shoe.cards import InstructCheck
from pitboss.baccarat.state import Paired
from pitboss.floor.devices import device_commands as devices
from pitboss.floor.devices import software
from pitboss.floor.devices.devices import Fault
from pitboss.floor.people.staff import Post
from pitboss.floor.setups import standard_setup
from pitboss.floor.terminals import payout_commands as payouts
from pitboss.floor.terminals.chips import chip_commands as chips
from pitboss.floor.terminals.settling import Ground, VoidTerminalPlay
from pitboss.floor.tickets import ticket_commands as tickets
from pitboss.game.bets import settle_spin, spin_bets
from pitboss.game.cards import CARDS
from pitboss.game.coup import deal_coup
from pitboss.game.settlement import Terms, settle_coup
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import Amount, Text
from pitboss.roulette.acts.opening import OpenWheel, SetWheel
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.state import ReadingSource
from pitboss.rules.procedure import Announcement
from pitboss.service.auth.actors import Actor, DeviceKind
from pitboss.service.auth.permits import WATCHERS
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.realtime.projection import Projection
from pitboss.service.runner.preflight import partner_of
from pitboss.service.views.channels import (
    AUDIENCES,
    Channel,
    SeatView,
    channels_of,
    may_watch,
    read_channel,
    render,
    view_key,
)
from pitboss.service.views.device_view import DeviceView
from pitboss.service.views.floor_views import CageView, floor_view
from pitboss.service.views.game_view import NOTICE
from pitboss.service.views.terminal_view import SeenBack, SeenLayout, TerminalView
from pitboss.store.log import StoredEvent
from pitboss.store.memory import MemoryStore
from pitboss.words.rendering import english


def test_games_keep_the_places_that_the_configuration_gives_them() -> None:
    tables = dict.fromkeys(("table/4", "table/10", "table/1"), seated(RAPID).now)
    floor = still(tables | {"wheel/2": live().now})
    assert [game.name for game in floor_view(floor).games] == ["1", "2", "4", "10"]


def text(floor: FloorEngine, channel: str, actor: Actor | None = None) -> bytes:
    return msgspec.json.encode(shown(floor, channel, actor))


async def play(*commands: Command) -> Projection:
    """The state of the streams after some commands."""
    store = MemoryStore()
    async with FloorEngine(store, config(), clock=lambda: NOW) as floor:
        for n, command in enumerate(commands):
            done = await floor.do(f"c-{n}", command, "test")
            assert not isinstance(done, Rejection), (command, done)
        return floor._projection


def after(*commands: Command) -> FloorEngine:
    projection = asyncio.run(play(*commands))
    rooms = ("pt", "table", "wheel", "staff", "device", "software", "ticket")
    return still({s: projection.state(s) for room in rooms for s in projection.streams(room)})


# Who may watch


SUE_, DEE_, CAT, INA, EYE, ADA = (
    staff(Post.CASINO_SUPERVISOR),
    staff(Post.DEALER, at="dt/1"),
    staff(Post.CASHIER),
    staff(Post.INSPECTOR),
    staff(Post.SURVEILLANCE),
    staff(Post.ADMINISTRATOR),
)
EVERYTHING = (
    "game/1 game/2 game/1/dealer game/2/dealer game/1/supervisor game/1/surveillance game/1/inspector"
    " terminal/7 terminal/8 seat/4/ann seat/4/bob floor cage device/shoe-1 device/printer-7"
).split()
MAY: list[tuple[Actor, str]] = [
    (device(DeviceKind.PLAYER_TERMINAL, "7"), "game/1 game/2 terminal/7"),
    (device(DeviceKind.SEAT, "4/ann"), "seat/4/ann"),
    (device(DeviceKind.DISPLAY, "1"), "game/1 game/2"),
    (device("shoe", "1"), "device/shoe-1"),
    (device(DeviceKind.PRINTER, "7"), "device/printer-7"),
    (device(DeviceKind.MONITORING, "floor"), "game/1 game/2"),
    (DEE_, "game/1 game/2 game/1/dealer"),
    (staff(Post.DEALER), "game/1 game/2"),
    (CAT, "game/1 game/2 cage"),
    (ADA, "game/1 game/2 floor"),
    (SUE_, "game/1 game/2 game/1/dealer game/2/dealer game/1/supervisor terminal/7 terminal/8 floor cage"),
    (EYE, "game/1 game/2 game/1/surveillance terminal/7 terminal/8 floor cage"),
    (INA, "game/1 game/2 game/1/inspector terminal/7 terminal/8 floor cage"),
]


@pytest.mark.parametrize(("actor", "may"), MAY, ids=str)
def test_everybody_watches_what_is_theirs_and_nothing_else(actor: Actor, may: str) -> None:
    allowed = [channel for channel in EVERYTHING if may_watch(actor, channel) is None]
    assert allowed == may.split()


@clause(RAPID, "7.7.3")
def test_who_deals_two_games_sees_both_from_the_terminal_of_one() -> None:
    pit = set_up(standard_setup(RAPID, "baccarat"))
    for paired in (None, Paired("3")):
        floor = at_table(change(pit.now, paired=paired))
        three = staff(Post.DEALER, at="dt/3")
        seen = may_watch(three, "game/1/dealer", partial(partner_of, floor))
        assert (seen is None) == (paired is not None)
        # The other table may not have joined yet.
        beside = may_watch(staff(Post.DEALER, at="dt/1"), "game/3/dealer", partial(partner_of, floor))
        assert (beside is None) == (paired is not None)


def test_a_seat_sees_its_own_table_in_public_and_no_other() -> None:
    seat = device(DeviceKind.SEAT, "4/ann")
    assert may_watch(seat, "game/4") is None
    assert may_watch(seat, "game/1") is not None


@pytest.mark.parametrize(
    "channel", ["", "game", "game/", "game/1/tea", "floor/1", "seat/4", "seat/4/", "terminal/7/8", "x" * 900]
)
def test_a_channel_that_there_is_not_is_refused(channel: str) -> None:
    refused = may_watch(SUE_, channel)
    assert refused is not None
    assert refused.code == "unknown-channel"
    assert len(english(refused.text)) < 200
    assert isinstance(render(still({}), channel), Rejection)


def test_what_is_not_on_the_floor_shows_nothing() -> None:
    for channel in ("game/9", "game/9/dealer", "terminal/9", "seat/9/ann"):
        assert isinstance(render(still({}), channel), Rejection)
    assert shown(still({}), "game/2").phase is Phase.WAITING


def test_only_staff_at_a_game_have_a_sight_of_their_own() -> None:
    ann, bob = staff(Post.DEALER, name="ann"), staff(Post.DEALER, name="bob")
    assert view_key("game/1/dealer", ann) != view_key("game/1/dealer", bob)
    for channel in ("game/1", "floor", "cage", "terminal/7"):
        assert view_key(channel, ann) == view_key(channel, bob)


# Secrets


OTHERS: list[tuple[str, Actor | None]] = [
    ("game/1", None),
    ("game/1/dealer", staff(Post.DEALER, name="dee")),
    ("game/1/supervisor", staff(Post.CASINO_SUPERVISOR, name="sue")),
    ("game/1/surveillance", None),
    ("game/1/inspector", None),
    ("seat/1/bob", None),
    ("floor", None),
]


@settings(max_examples=25)
@given(st.sampled_from(sorted(CARDS)), st.sampled_from(sorted(CARDS)))
def test_what_is_seen_does_not_depend_on_cards_that_are_not(first: str, second: str) -> None:
    one, other = (at_table(held_by_ann(*cards).now) for cards in (("2S", "3S"), (first, second)))
    for channel, actor in OTHERS:
        assert text(one, channel, actor) == text(other, channel, actor), channel
    assert first in text(other, "seat/1/ann").decode()


def test_only_staff_are_told_how_many_cards_are_left() -> None:
    floor = at_table(seated(STAR).play("1-1", "9S KH KD 7C", ann=("player", 10_000)).now)
    counting = {
        channel
        for channel in ("game/1", "seat/1/ann", *(f"game/1/{audience}" for audience in AUDIENCES))
        if b'"remaining"' in text(floor, channel, staff(Post.DEALER))
    }
    assert counting == {f"game/1/{post}" for post in ("dealer", "supervisor", "surveillance", "inspector")}


def test_a_terminal_sees_nothing_of_another() -> None:
    def room(*others: Command) -> FloorEngine:
        room = WheelFloor("7", "8")
        room.note(10_000)
        room.wager("red", 1_000)
        room.do(*others)
        return still(dict(room.states))

    one = room()
    other = room(
        chips.InsertNote("8", 5_000),
        drag({"black": 500}, "8"),
        VoidTerminalPlay("8", WHEEL, "1-1", Ground.MALFUNCTION, "The screen went dark.", "Sue"),
        chips.CashOut("8"),
    )
    assert text(one, "terminal/7") == text(other, "terminal/7")
    assert text(one, "terminal/8") != text(other, "terminal/8")
    assert text(one, "game/1") == text(other, "game/1")


# Games


def test_a_game_goes_through_its_phases() -> None:
    pit = seated(RAPID)
    seen = [shown(at_table(pit.now), "game/1").phase]
    calls = (StartRound("1-1"), EndPeriod())
    for act in (*calls, *(DrawCard(code) for code in "9S KH KD 7C".split())):
        pit.do(act)
        seen.append(shown(at_table(pit.now), "game/1").phase)
    pit.settle()
    seen.append(shown(at_table(pit.now), "game/1").phase)
    assert [phase.value for phase in dict.fromkeys(seen)] == ["waiting", "open", "closed", "result"]
    assert shown(at_table(pit.now), "game/1").play == "1-1"


def test_a_countdown_is_shown_while_wagers_are_taken_and_no_longer() -> None:
    pit = seated(RAPID).start()
    ends = shown(at_table(pit.now), "game/1", deadline={"1": NOW + 20_000}.get)
    assert (ends.ends_at, ends.rapid, ends.notice) == (NOW + 20_000, True, NOTICE)
    pit.do(EndPeriod())
    assert shown(at_table(pit.now), "game/1", deadline={"1": NOW + 20_000}.get).ends_at is None


def test_a_game_that_waits_for_a_ruling_is_paused() -> None:
    pit = seated(STAR).start().bet("ann", "player").call(Announcement.NO_MORE_BETS)
    pit.deal("9S KH KD 7C").reveal().do(DrawCard("5H"))
    floor = at_table(pit.now)
    assert shown(floor, "game/1").phase is Phase.PAUSED
    assert shown(floor, "floor").games[0].ruling


@pytest.mark.parametrize("edition", [STAR, PREMIUM, CANBERRA, RAPID])
@pytest.mark.parametrize("codes", ["9S KH KD 7C", "KS KH 6D 6C", "9S KH 4D 7C 7H", "8S 8H 8D 8C"])
def test_every_winning_wager_is_shown_regardless_of_who_bet(edition: str, codes: str) -> None:
    bets = {} if edition == RAPID else {"ann": ("tie", 500)}
    pit = seated(edition).play("1-1", codes, **bets)
    game, stakes = pit.now.play, {wager.key: 500 for wager in pit.now.offer.wagers}
    coup = unwrap(deal_coup(game.procedure.tableau, cards(codes)))
    settled = unwrap(settle_coup(game, coup, stakes, pit.now.terms))
    won = [key for key, each in settled.items() if each.won]
    assert won
    for channel in ("game/1", "game/1/dealer"):
        assert shown(at_table(pit.now), channel, DEE_).won == tuple(won)
    assert shown(at_table(pit.start("1-2").now), "game/1").won == ()


@pytest.mark.parametrize("number", [0, 17, 36])
def test_every_winning_bet_is_shown_regardless_of_who_placed_it(number: int) -> None:
    rim = live().play("2-1", number)
    game = rim.now.game
    stakes = {key: 100 * len(bet.pieces) for key, bet in spin_bets(game).items()}
    won = [key for key, each in unwrap(settle_spin(game, number, stakes, Terms())).items() if each.won]
    assert shown(still({"wheel/2": rim.now}), "game/2").won == tuple(won)
    assert shown(still({"wheel/2": rim.game("2-2").now}), "game/2").won == ()


@pytest.mark.parametrize("edition", [STAR, PREMIUM, CANBERRA, RAPID])
def test_every_wager_is_shown_with_what_it_pays_and_its_limits(edition: str) -> None:
    view = shown(at_table(seated(edition).now), "game/1")
    assert view.wagers
    for wager in view.wagers:
        assert wager.pays
        assert 0 < wager.least <= wager.most


def test_staff_are_offered_what_they_may_do_and_the_public_nothing() -> None:
    floor = at_table(seated(STAR).now)
    dealer = shown(floor, "game/1/dealer", staff(Post.DEALER, name="dee"))
    assert any(
        isinstance(offer.act, StartRound) and offer.act.key == f"1-{NOW}" for offer in dealer.table.offers
    )
    for channel in ("game/1", "game/1/surveillance"):
        assert shown(floor, channel, INA).table.offers == ()
    # All that an Inspector may order is a check of the cards.
    instructed = shown(floor, "game/1/inspector", INA).table.offers
    assert [offer.act for offer in instructed] == [InstructCheck()]


def test_those_in_charge_are_offered_to_open_what_is_closed_with_the_limits_of_the_configuration() -> None:
    setup = standard_setup(RAPID, "baccarat")
    wheel = LiveWheel().do(SetWheel(standard_setup(RAPID, "roulette")), SUE)
    floor = still({"table/1": LiveTable().do(SetTable(setup), SUE).now, "wheel/2": wheel.now})
    table = shown(floor, "game/1/supervisor", SUE_).table
    assert [(type(offer.act), offer.act.limits.each) for offer in table.offers[:1]] == [
        (OpenTable, Limits(500, 50_000))
    ]
    spun = shown(floor, "game/2/supervisor", SUE_).wheel
    assert [(type(offer.act), offer.act.limits.each) for offer in spun.offers[:1]] == [
        (OpenWheel, Limits(500, 50_000))
    ]
    for view in (shown(floor, "game/1/dealer", DEE_).table, shown(floor, "game/1/surveillance", EYE).table):
        assert not any(isinstance(offer.act, OpenTable) for offer in view.offers)
    opened = shown(still({"table/1": set_up(setup).now}), "game/1/supervisor", SUE_).table
    assert not any(isinstance(offer.act, OpenTable) for offer in opened.offers)


def test_a_guest_sees_the_own_chips_and_no_others() -> None:
    floor = at_table(seated(STAR).now)
    seat = shown(floor, "seat/1/ann")
    assert isinstance(seat, SeatView)
    assert (seat.chips, seat.tokens) == (500_000, 0)
    assert [guest.chips for guest in seat.game.table.guests] == [500_000, None, None]  # type: ignore[union-attr]
    assert shown(floor, "seat/1/zoe").chips is None


def on_wheel(rim: LiveWheel) -> FloorEngine:
    return still({"wheel/w": rim.now})


@pytest.mark.parametrize("wheel", [live, automated])
def test_a_wheel_goes_through_its_phases_and_shows_no_number_before_it_counts(
    wheel: Callable[[], LiveWheel],
) -> None:
    rim = wheel()
    seen, public = [shown(on_wheel(rim), "game/w").phase], set[bytes]()
    for act in (NewGame("w-1"), SpinBall(), EndPeriod()):
        seen.append(shown(on_wheel(rim.do(act)), "game/w").phase)
    running = rim.now
    for number in (4, 17):
        rim.now = running
        rim.do(BallAtRest(number, ReadingSource.SENSOR, 9))
        if rim.now.spin is not None:
            public.add(text(on_wheel(rim), "game/w"))
            rim.do(ConfirmNumber(number))
        seen.append(shown(on_wheel(rim), "game/w").phase)
    assert [phase.value for phase in dict.fromkeys(seen)] == ["waiting", "open", "closed", "result"]
    assert len(public) <= 1
    view = shown(on_wheel(rim), "game/w")
    assert (view.kind, view.rapid, view.play, view.wheel.numbers[-1].number) == ("wheel", True, "w-1", 17)
    assert {"straight", "tier", "red"} <= {wager.key for wager in view.wagers}


def test_a_wheel_that_spins_by_itself_is_wanted_to_when_bets_are_closed() -> None:
    for rim, spins in ((live(), False), (automated(), True)):
        wants = [
            shown(on_wheel(rim.do(act)), "device/wheel-w").expected for act in (NewGame("w-1"), EndPeriod())
        ]
        assert wants == [None, "spin" if spins else None]
        assert shown(on_wheel(rim.do(SpinBall())), "device/wheel-w").expected == "spin"
        rim.do(BallAtRest(17, ReadingSource.SENSOR, 9))
        assert shown(on_wheel(rim), "device/wheel-w").expected is None


# Terminals


def test_a_terminal_shows_credits_chips_and_what_the_last_plays_came_to() -> None:
    room = WheelFloor("7")
    room.note(10_000)
    room.begin()
    room.do(drag({"straight:17": 500, "red": 500}))
    room.settle(17)
    room.wager("even", 1_000, play="1-2")
    view = shown(still(dict(room.states)), "terminal/7")
    assert isinstance(view, TerminalView)
    assert (view.credits, view.held) == (10_000 - 1_000 + 18_000 - 1_000, 1_000)
    assert view.layouts == (SeenLayout("1", "1-2", {"even": 1_000}),)
    paid = Text("odds-to", {"won": 35, "staked": 1})
    settled = (SeenSettled("straight:17", 500, 18_000, 17_500, paid), SeenSettled("red", 500, 0, -500))
    came = Text("outcome-number", {"number": 17, "colour": Text("colour-black")})
    assert view.recall == (
        SeenPlay("1", "1-1", came, 1_000, 18_000, 17_000, settled, 10_000, 27_000, number=17, at=NOW),
    )
    assert view.played == SeenSum(1, 1_000, 18_000, 17_000)
    assert view.games == ("1", "2")


def test_the_last_ten_plays_are_recalled_the_newest_first_and_also_at_a_locked_terminal() -> None:
    room = RapidFloor("7")
    for n in range(12):
        # A shoe has eight of each card.
        suits = deque("SHDC")
        suits.rotate(n)
        room.new_coup(f"1-{n}")
        room.drag(f"1-{n}", player=500)
        room.coup(f"1-{n}", " ".join(rank + suit for rank, suit in zip("9KK7", suits, strict=True)))
        room.follow()
    account = room.account()
    differ = Text("meters-differ", {"meters": Amount(100), "account": Amount(200)})
    locked = still({"pt/7": msgspec.structs.replace(account, locked=differ)})
    view = shown(locked, "terminal/7")
    assert [play.play for play in view.recall] == [f"1-{n}" for n in range(11, 1, -1)]
    assert said(view.recall[0]) == "Player wins, 9 to 7"
    assert list(zip(view.recall[0].hands, view.recall[0].cards, strict=True)) == [
        ("player", "9H"),
        ("banker", "KD"),
        ("player", "KC"),
        ("banker", "7S"),
    ]
    assert view.locked == differ
    assert shown(locked, "floor").terminals[0].locked == differ


def test_chips_that_went_back_are_told_of() -> None:
    room = WheelFloor("7")
    room.note(10_000)
    room.wager("red", 500)
    reason = room.void().reason
    assert reason.facts["reason"] == "The ball left the wheel."
    view = shown(still(dict(room.states)), "terminal/7")
    # Players read the ruling with its clause, and not what staff wrote.
    ruled = Text(reason.key, {**reason.facts, "reason": Text("reason-declared")})
    assert view.back == SeenBack("1-1", 500, ruled)
    assert (view.credits, view.layouts) == (10_000, ())


@clause(RAPID, "6.2")
def test_a_wager_under_the_minimum_goes_back_and_the_screen_says_so() -> None:
    room = RapidFloor("7")
    room.new_coup("b-1")
    room.drag("b-1", banker=400)
    room.end_period()
    room.follow()
    view = shown(still(dict(room.states)), "terminal/7")

    assert view.back == SeenBack("b-1", 400, clauses=("6.2",))


def test_a_corrected_play_is_recalled_with_the_right_balance() -> None:
    room = WheelFloor("7")
    room.note(10_000)
    room.wager("red", 500)
    room.settle(1)
    room.correct(2)
    floor = still(dict(room.states))
    (play,) = shown(floor, "terminal/7").recall
    assert (said(play), play.returned, play.before, play.after) == ("2 black", 0, 10_000, 9_500)
    assert shown(floor, "terminal/7").credits == 9_500


@pytest.mark.parametrize("then", ["plays on", "leaves"])
def test_a_player_reads_what_a_correction_did_and_nobody_reads_it_after_them(then: str) -> None:
    room = WheelFloor("7")
    room.note(10_000)
    room.wager("red", 500)
    room.settle(1)
    room.correct(2)
    told = shown(still(dict(room.states)), "terminal/7").put_right
    assert (told.play, told.more, told.void) == ("1-1", -1_000, False)
    if then == "leaves":
        room.do(chips.CashOut("7"))
    else:
        room.wager("red", 500, play="1-2")
        room.settle(1)
    assert shown(still(dict(room.states)), "terminal/7").put_right is None


def test_a_terminal_says_which_of_its_devices_does_not_work() -> None:
    floor = after(
        chips.SetTerminal("7", VENUE),
        devices.ReportFault("printer-7", Fault.NO_PAPER, "The roll is empty."),
        devices.ReportFault("stacker-8", Fault.FULL, "It is full."),
    )
    assert [fault.name for fault in shown(floor, "terminal/7").faults] == ["printer-7"]
    assert [fault.name for fault in shown(floor, "floor").faults] == ["printer-7", "stacker-8"]


# The floor and the cage


def test_the_cage_sees_payouts_that_wait_and_tickets_on_hold() -> None:
    async def run() -> CageView:
        store = MemoryStore()
        async with FloorEngine(store, config(), clock=lambda: NOW) as floor:
            small = msgspec.structs.replace(VENUE, hand_pay_over=20_000)
            for n, command in enumerate(
                (
                    chips.SetTerminal("7", small),
                    chips.TransferCredit("7", 50_000, "CMS-1"),
                    chips.CashOut("7"),
                    payouts.WithholdHandPay("7", 1, "A marked card.", inspector="Inspector Ng"),
                    chips.SetTerminal("8", small),
                    chips.InsertNote("8", 5_000),
                )
            ):
                assert not isinstance(await floor.do(f"c-{n}", command, "test"), Rejection)
            printed = await floor.do("t", chips.CashOut("8"), "test")
            assert not isinstance(printed, Rejection)
            slip = shown(floor, "device/printer-8", secret=await store.secret())
            assert (slip.expected, slip.slips[0].cents) == ("print", 5_000)
            held = tickets.WithholdTicket(slip.slips[0].number, "Torn paper.", identify=True)
            assert not isinstance(await floor.do("h", held, "test"), Rejection)
            assert slip.slips[0].number.encode() not in text(floor, "cage") + text(floor, "floor")
            cage = shown(floor, "cage")
            assert isinstance(cage, CageView)
            return cage

    cage = asyncio.run(run())
    payout, ticket = cage.payouts[0], cage.tickets[0]
    assert (payout.terminal, payout.cents, payout.withheld) == ("7", 50_000, "A marked card.")
    assert (ticket.terminal, ticket.cents, ticket.reason) == ("8", 5_000, "Torn paper.")


def test_changed_software_is_shown_to_those_in_charge_until_a_person_accepts_it() -> None:
    checks = [software.CheckSoftware("one", "0.1.0", letter * 64, 9) for letter in "ab"]
    assert shown(after(*checks[:1]), "floor").software == ()
    assert shown(after(*checks), "floor").software == ("one",)
    accepted = software.AcceptSoftware("one", "b" * 64, "A new release.", "setup")
    assert shown(after(*checks, accepted), "floor").software == ()


# Devices


def wanted(pit: LiveTable) -> tuple[str | None, str | None]:
    view = shown(at_table(pit.now), "device/shoe-1")
    assert isinstance(view, DeviceView)
    return view.expected, view.play


def test_a_card_is_wanted_once_the_period_is_over_and_until_the_coup_is_complete() -> None:
    pit = seated(RAPID)
    assert wanted(pit) == (None, None)
    pit.start()
    assert wanted(pit) == (None, None)
    pit.do(EndPeriod())
    for code in "9S KH KD 7C".split():
        assert wanted(pit) == ("card", "1-1")
        pit.do(DrawCard(code))
    assert wanted(pit) == (None, None)


def test_no_card_is_wanted_before_the_calls_nor_while_cards_are_to_be_turned() -> None:
    pit = seated(STAR).start()
    assert wanted(pit) == (None, None)
    pit.bet("ann", "player").call(Announcement.NO_MORE_BETS)
    assert wanted(pit) == ("card", "1-1")
    pit.deal("9S KH").do(MeetCuttingCard()).deal("4D 7C")
    assert wanted(pit) == (None, None)


def test_a_device_that_has_failed_is_asked_for_nothing() -> None:
    pit = seated(RAPID).start().do(EndPeriod())
    failed = after(devices.ReportFault("shoe-1", Fault.DEAD, "It is dark.")).state("device/shoe-1")
    view = shown(still({"table/1": pit.now, "device/shoe-1": failed}), "device/shoe-1")
    assert (view.expected, view.fault.detail) == (None, "It is dark.")


# Which events change which channels


def _channels(projection: Projection) -> Iterator[tuple[str, Actor | None]]:
    yield from (("floor", None), ("cage", None))
    for name in ("1", "2", "3", "4"):
        yield from ((f"game/{name}", None), (f"history/{name}", None))
        for audience in AUDIENCES:
            role = Post.DEALER if audience == "dealer" else Post.CASINO_SUPERVISOR
            yield f"game/{name}/{audience}", staff(role, name="sue")
    for name in ("7", "8", "9"):
        yield f"terminal/{name}", None
        yield f"device/printer-{name}", None
    yield from ((f"seat/4/{guest}", None) for guest in ("ann", "bob", "zoe"))
    yield from (("device/shoe-4", None), ("device/wheel-2", None))


def test_no_channel_changes_without_being_told() -> None:
    """A whole day, event by event: every view that changes is among the channels that the event names."""

    async def read() -> tuple[list[StoredEvent], bytes]:
        store = MemoryStore()
        await write_day(store)
        return [event async for piece in store.events() for event in piece], await store.secret()

    events, secret = asyncio.run(read())
    projection = Projection(0, {})
    floor = Moving(projection)

    def look() -> dict[str, bytes]:
        return {
            channel: msgspec.json.encode(view)
            for channel, actor in _channels(projection)
            if not isinstance(view := render(floor, channel, actor, secret=secret), Rejection)
        }

    before, changed_ever = look(), set[str]()
    for event in events:
        projection.take(event)
        now = look()
        changed = {channel for channel, view in now.items() if before.get(channel) != view}
        assert changed <= set(channels_of(floor, event, now)), event[:6]
        changed_ever |= {channel.split("/")[0] for channel in changed}
        before = now
    assert changed_ever == {"floor", "cage", "game", "history", "terminal", "device", "seat"}


class Moving(Still):
    """A floor that follows a log, with a clock that does not move."""

    def __init__(self, projection: Projection) -> None:
        super().__init__({})
        self._projection = projection
        for name in ("state", "streams", "held_tickets", "latest_ticket"):
            setattr(self, name, getattr(projection, name))

    def balance(self, account: str) -> int:
        return -self._projection.balances.get(account, 0)

    def shared_accounts(self, prefix: str) -> list[str]:
        return [account for account in self._projection.balances if account.startswith(prefix)]


EARLIER = b'{"terminal":"7","table":"1","play":"1-1","wager":"tie","cents":500}'


@pytest.mark.parametrize(("name", "body"), [("wager-placed.3", b"{}"), ("wager-placed.1", EARLIER)])
def test_a_wager_at_a_terminal_touches_no_channel_but_its_own(name: str, body: bytes) -> None:
    event = StoredEvent(5, "pt/7", 3, 4, name, NOW, "pt/7", "c", body, b"")
    assert list(channels_of(still({}), event)) == ["terminal/7"]


def test_every_kind_of_channel_is_known() -> None:
    names = [
        "floor",
        "cage",
        "patrons",
        "game/1",
        "history/1",
        "terminal/1",
        *(f"game/1/{audience}" for audience in AUDIENCES),
    ]
    kinds = [channel.kind for name in names if isinstance(channel := read_channel(name), Channel)]
    assert set(kinds) == {kind for kind, row in WATCHERS.items() if row.posts}
