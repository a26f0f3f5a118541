"""Play at player terminals: chips and wagering periods, settlements that are due, and corrections."""

import asyncio
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kit.days.log_events import LogEvent, rewritten
from kit.days.rapid_floor import BANKER_WINS, PLAYER_WINS, TABLE, WHEEL, RapidFloor
from kit.findings import tells
from kit.store.logged import act_name
from kit.support import RAPID, STAR, clause
from kit.tables.live_table import AMY, DEE, OPAL, SUE, seated
from kit.wheels.live_wheel import CONFIRMED

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.acts.common_acts import AlterLimits, EndPeriod, Reopen
from pitboss.acting.acts.correcting import CorrectPlays
from pitboss.acting.plays import PlayStage
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.aggregates import REGISTRY
from pitboss.audit.auditor import Audit, Wrong, audit
from pitboss.audit.finding import finding
from pitboss.baccarat.acts.irregular import ChooseOption, ReportIrregularity
from pitboss.baccarat.acts.opening import CloseTable, OpenTable
from pitboss.baccarat.acts.play import ConfirmResult, DrawCard, SelectResult, Settle, StartRound
from pitboss.baccarat.acts.shoe.cards import TakeOutCards
from pitboss.baccarat.decide import ActAtTable
from pitboss.baccarat.state import GamingTable
from pitboss.floor.kinds import kind_of
from pitboss.floor.setups import standard_setup
from pitboss.floor.terminals.chips.chip_commands import CashOut, TransferCredit
from pitboss.floor.terminals.chips.chip_events import (
    ChipsMoved,
    ChipsTakenOff,
    CorrectionOwed,
    SettlementCorrected,
    SettlementVoided,
    WagersForfeited,
    WagersPlaced,
    WagersReturned,
    WagersSettled,
)
from pitboss.floor.terminals.chips.chip_moves import ClearChips, DragChips, MoveChips, TakeOffChips, notices
from pitboss.floor.terminals.games import find_play
from pitboss.floor.terminals.settling import ClearOwed, Ground, ReconcilePlay, VoidTerminalPlay, plays_due
from pitboss.game.irregularities import Report
from pitboss.game.wagers import Moment
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, Text
from pitboss.roulette.acts.irregular import VoidSpin
from pitboss.roulette.acts.play import ConfirmNumber
from pitboss.roulette.decide import ActAtWheel
from pitboss.rules.irregularity import Effect, Kind
from pitboss.rules.result import Winner
from pitboss.service.views.recalculation import DraftCorrection, recalculate
from pitboss.words.rendering import english

FUNDS = 100_000


def dragged(play: str = "b-1", game: str = TABLE, **stakes: int) -> DragChips:
    return DragChips("7", game, play, stakes)


# Chips go onto a layout only while that coup or spin takes wagers.


@clause(RAPID, "1.1.wagering-period", "4.2.4", "4.2.6", "7.7.2", "7.7.4.1")
def test_chips_are_taken_from_new_game_to_the_end_of_the_period() -> None:
    room = RapidFloor()
    assert room.no(dragged(player=500)).code == "wagers-closed"
    room.act(StartRound("b-1"))
    room.drag("b-1", player=500)
    assert (room.account().chips, room.stakes("b-1")) == (FUNDS - 500, {"player": 500})
    room.end_period()
    for command in (
        dragged(player=500),
        MoveChips("7", TABLE, "b-1", "player", "banker", 500),
        TakeOffChips("7", TABLE, "b-1", "player"),
        ClearChips("7", TABLE, "b-1"),
    ):
        refused = room.no(command)
        assert refused.code == "wagers-closed"
        assert refused.clause is not None


@clause(RAPID, "7.3")
def test_an_early_card_or_ball_ends_the_period_and_what_lies_there_stands() -> None:
    room = RapidFloor()
    room.new_coup()
    room.drag("b-1", player=500)
    room.deal("9S")
    assert room.no(dragged(player=500)).code == "wagers-closed"
    room.new_spin()
    room.bet("r-1", "red", 500)
    room.rest(1)
    assert room.no(DragChips("7", WHEEL, "r-1", {"red": 500})).code == "wagers-closed"
    assert (room.follow(), room.follow(WHEEL)) == ([], [])
    assert (room.stakes("b-1"), room.stakes("r-1")) == ({"player": 500}, {"red": 500})


@clause(RAPID, "2.1")
def test_one_account_plays_several_games_at_once() -> None:
    room = RapidFloor()
    room.new_coup()
    room.new_spin()
    room.drag("b-1", player=1_000)
    room.bet("r-1", "straight:17", 1_000)
    assert room.account().chips == FUNDS - 2_000
    room.spin(17)
    room.follow(WHEEL)
    assert (room.account().chips, room.stakes("b-1")) == (FUNDS - 2_000 + 36_000, {"player": 1_000})
    room.coup("b-1")
    room.follow()
    assert room.account().chips == FUNDS + 35_000 + 1_000


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (DragChips("7", "bac-2", "b-1", {"player": 500}), "game-not-found"),
        (DragChips("9", TABLE, "b-1", {"player": 500}), "unknown-terminal"),
        (DragChips("7", TABLE, "b-0", {"player": 500}), "wagers-closed"),
        (DragChips("7", TABLE, "b-1", {}), "bad-stake"),
        (DragChips("7", TABLE, "b-1", {"player": -500}), "bad-stake"),
        (DragChips("7", TABLE, "b-1", {"player": 500, "red": 500}), "wager-not-offered"),
        (DragChips("7", TABLE, "b-1", {"player": 100_001}), "insufficient-credits"),
        (TakeOffChips("7", TABLE, "b-1", "player"), "wager-not-placed"),
        (TakeOffChips("7", TABLE, "b-1", "player", 0), "bad-stake"),
        (ClearChips("7", TABLE, "b-1"), "wager-not-placed"),
        (MoveChips("7", TABLE, "b-1", "player", "banker", 500), "wager-not-placed"),
        (MoveChips("7", TABLE, "b-1", "player", "player", 500), "bad-stake"),
        (ReconcilePlay("7", TABLE, "b-1"), "nothing-due"),
        (ReconcilePlay("7", "bac-2", "b-1"), "game-not-found"),
        (ReconcilePlay("9", TABLE, "b-1"), "unknown-terminal"),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(command: Command, code: str) -> None:
    room = RapidFloor(each=Limits(500, 200_000))
    room.new_coup()
    assert room.no(command).code == code


# Limits.


@clause(RAPID, "1.1.maximum-bet", "1.1.maximum-total-bet", "6.1", "6.3", "6.3.1", "6.3.2", "6.3.3")
@pytest.mark.parametrize(
    ("limits", "stakes", "counts", "number"),
    [
        ({"unit": 500}, {"player": 1_300}, {"player": 1_000}, "6.3.1"),
        ({"each": Limits(500, 1_000)}, {"player": 1_200}, {"player": 1_000}, "6.3.2"),
        ({"most_total": 1_500}, {"player": 1_000, "tie": 1_000}, {"player": 1_000, "tie": 500}, "6.3.3"),
    ],
)
def test_only_what_is_permitted_is_shown_and_debited(
    limits: dict[str, Any], stakes: dict[str, int], counts: dict[str, int], number: str
) -> None:
    room = RapidFloor(**limits)
    room.new_coup()
    placed = room.do(DragChips("7", TABLE, "b-1", stakes))
    assert placed == WagersPlaced("7", TABLE, "b-1", counts)
    assert room.account().chips == FUNDS - sum(counts.values())
    notes = notices(DragChips("7", TABLE, "b-1", stakes), placed)
    cut = {key: stakes[key] - counts[key] for key in stakes if stakes[key] != counts[key]}
    assert [note.facts["wager"] for note in notes] == [*cut]
    assert [note.facts["back"] for note in notes] == [Amount(over) for over in cut.values()]
    if number != "6.3.1":
        refused = room.no(DragChips("7", TABLE, "b-1", {"player": 500}))
        assert (refused.code, refused.clause) == ("outside-limits", number)


@clause(RAPID, "1.1.minimum-bet", "1.1.minimum-total-bet", "6.2", "6.3.4")
def test_what_is_too_little_goes_back_when_the_period_ends() -> None:
    room = RapidFloor("7", "8", least_total=1_500)
    room.new_coup()
    room.drag("b-1", player=2_000, tie=400)
    room.drag("b-1", "8", player=1_000, tie=300)
    assert not plays_due(room.account(), TABLE, room.game(TABLE))
    room.end_period()
    first, second = room.follow()
    assert first == ChipsTakenOff("7", "b-1", {"tie": 400}, {"tie": "6.2"})
    assert second == ChipsTakenOff(
        "8", "b-1", {"player": 1_000, "tie": 300}, {"player": "6.3.4", "tie": "6.2"}
    )
    assert (room.stakes("b-1"), room.account("8").chips) == ({"player": 2_000}, FUNDS)
    assert room.no(ReconcilePlay("7", TABLE, "b-1")).code == "nothing-due"


def test_limits_that_change_later_touch_no_wager_of_an_earlier_coup() -> None:
    room = RapidFloor()
    room.new_coup()
    room.drag("b-1", player=500)
    room.end_period()
    room.deal(PLAYER_WINS)
    room.confirm()
    room.act(CloseTable(nobody_plays=True), SUE)
    room.act(OpenTable(TableLimits(each=Limits(1_000, 50_000))), SUE)
    (settled,) = room.follow()
    assert isinstance(settled, WagersSettled)
    assert room.account().chips == FUNDS + 500


def test_limits_that_change_later_touch_no_wager_of_an_earlier_spin() -> None:
    room = RapidFloor()
    room.new_spin()
    room.bet("r-1", "red", 500)
    room.spin(1)
    room.wheel(AlterLimits(TableLimits(each=Limits(1_000, 50_000))), SUE)
    assert [type(event) for event in room.follow(WHEEL)] == [WagersSettled]


def test_what_was_never_closed_is_closed_before_it_is_settled() -> None:
    """A server that was down when the period ended catches up."""
    room = RapidFloor()
    room.new_coup()
    room.drag("b-1", player=500, tie=400)
    room.end_period()
    room.deal(PLAYER_WINS)
    room.confirm()
    closed, settled = room.follow()
    assert (type(closed), type(settled)) == (ChipsTakenOff, WagersSettled)
    assert room.account().chips == FUNDS + 500


@clause(RAPID, "5.2", "5.3")
@pytest.mark.parametrize("bet", ["tier", "orphelins", "zero-spiel"])
def test_call_bets_lie_in_equal_pieces(bet: str) -> None:
    room = RapidFloor(each=Limits(100, 50_000), unit=100)
    room.new_spin()
    placed = room.bet("r-1", bet, 6_300)
    pieces = {"tier": 6, "orphelins": 5, "zero-spiel": 4}[bet]
    (cents,) = placed.stakes.values()
    assert not cents % pieces
    assert 6_300 - 100 * pieces < cents <= 6_300


# Moving chips and taking them off.


@clause(RAPID, "4.2.5")
def test_chips_are_taken_off_in_part_and_in_whole() -> None:
    room = RapidFloor(unit=500)
    room.new_coup()
    room.drag("b-1", player=2_000, tie=1_000)
    assert room.do(TakeOffChips("7", TABLE, "b-1", "player", 500)) == ChipsTakenOff(
        "7", "b-1", {"player": 500}
    )
    # The rest would not be a permitted amount, so more comes off.
    assert room.do(TakeOffChips("7", TABLE, "b-1", "player", 200)) == ChipsTakenOff(
        "7", "b-1", {"player": 500}
    )
    assert room.no(TakeOffChips("7", TABLE, "b-1", "player", 1_001)).code == "wager-not-placed"
    room.do(TakeOffChips("7", TABLE, "b-1", "player"))
    assert room.stakes("b-1") == {"tie": 1_000}
    room.do(ClearChips("7", TABLE, "b-1"))
    assert (room.stakes("b-1"), room.account().chips) == ({}, FUNDS)


def test_chips_are_moved_both_or_nothing() -> None:
    room = RapidFloor(kinds={"tie": Limits(500, 1_000)}, unit=500)
    room.new_coup()
    room.drag("b-1", player=3_000)
    move = MoveChips("7", TABLE, "b-1", "player", "banker", 1_000)
    assert room.do(move) == ChipsMoved("7", "b-1", "player", "banker", 1_000, 1_000)
    assert (room.stakes("b-1"), room.account().chips) == ({"player": 2_000, "banker": 1_000}, FUNDS - 3_000)
    room.do(MoveChips("7", TABLE, "b-1", "player", "tie", 2_000))
    assert (room.stakes("b-1"), room.account().chips) == ({"banker": 1_000, "tie": 1_000}, FUNDS - 2_000)
    before = room.account()
    for command, code in (
        (MoveChips("7", TABLE, "b-1", "banker", "tie", 500), "outside-limits"),
        (MoveChips("7", TABLE, "b-1", "banker", "red", 500), "wager-not-offered"),
        (MoveChips("7", TABLE, "b-1", "banker", "player", 300), "part-not-permitted"),
        (MoveChips("7", TABLE, "b-1", "banker", "player", 1_500), "wager-not-placed"),
    ):
        assert room.no(command).code == code
    assert room.account() is before


@clause(RAPID, "4.2.8")
def test_a_supervisor_may_open_the_wagers_again() -> None:
    room = RapidFloor()
    room.new_coup()
    room.end_period()
    room.act(Reopen(), SUE)
    room.drag("b-1", player=500)
    assert room.stakes("b-1") == {"player": 500}


# Settlements that are due.


@clause(RAPID, "4.2.7", "8.1", "8.2.1", "8.2.3")
def test_wagers_are_settled_once_the_result_is_confirmed_and_only_once() -> None:
    room = RapidFloor("7", "8")
    room.new_coup()
    room.drag("b-1", player=1_000)
    room.drag("b-1", "8", banker=1_000)
    room.end_period()
    room.deal(PLAYER_WINS)
    room.act(SelectResult(Winner.PLAYER))
    assert room.follow() == []
    room.act(ConfirmResult())
    assert room.follow() == []
    room.act(Settle())
    assert [type(event) for event in room.follow()] == [WagersSettled, WagersSettled]
    assert (room.account().chips, room.account("8").chips) == (FUNDS + 1_000, FUNDS - 1_000)
    for terminal in ("7", "8"):
        assert room.no(ReconcilePlay(terminal, TABLE, "b-1")).code == "nothing-due"
        assert room.stakes("b-1", terminal) == {}


def test_a_void_coup_gives_the_stakes_back_with_its_reason() -> None:
    room = RapidFloor()
    room.new_coup()
    room.drag("b-1", player=1_000)
    room.end_period()
    room.deal("9S KH")
    room.misdeal()
    (returned,) = room.follow()
    assert isinstance(returned, WagersReturned)
    assert isinstance(returned.reason, Text)
    assert returned.reason.facts["clause"] == "11.8.1.3"
    assert room.account().chips == FUNDS


def test_a_coup_that_is_called_off_before_its_first_card_gives_the_stakes_back() -> None:
    room = RapidFloor()
    room.new_coup()
    room.drag("b-1", player=1_000)
    room.act(TakeOutCards("order-a-shuffle"), SUE)
    (returned,) = room.follow()
    assert isinstance(returned, WagersReturned)
    assert room.account().chips == FUNDS


def test_a_coup_that_becomes_a_dummy_hand_gives_the_stakes_back() -> None:
    room = RapidFloor()
    room.new_coup()
    room.drag("b-1", player=1_000)
    exposed = Report(Kind.OPENING_CARD_EXPOSED, card="9S")
    room.act(ReportIrregularity(exposed, reason="The shoe did not read it."), DEE, SUE)
    assert isinstance(room.follow()[0], WagersReturned)
    assert room.no(dragged(player=500)).code == "wagers-closed"


def test_a_play_that_the_game_has_forgotten_is_left_to_a_supervisor() -> None:
    room = RapidFloor()
    room.new_coup()
    room.drag("b-1", player=1_000)
    room.coup("b-1")
    for number in range(2, 23):
        room.new_coup(f"b-{number}")
        room.end_period()
        room.deal("9{0} K{0} Q{0} 7{0}".format("SHDC"[number % 4]))
        room.confirm()
    assert room.no(ReconcilePlay("7", TABLE, "b-1")).code == "play-unknown"
    assert plays_due(room.account(), TABLE, room.game(TABLE)) == ()
    room.do(VoidTerminalPlay("7", TABLE, "b-1", Ground.UNCONFIRMED, "Nobody knows what came.", "sue"))
    assert room.account().chips == FUNDS


def test_tables_with_chips_on_the_felt_have_no_plays_for_terminals() -> None:
    pit = seated(STAR).start("1-1")
    assert find_play(pit.now, "1-1") is None
    assert find_play(RapidFloor().game(TABLE), "b-1") is None
    wheel = GamingTable(setup=standard_setup(RAPID, "roulette"), game="roulette")
    assert find_play(wheel, "r-1") is None


# Corrections.


@clause(RAPID, "11.5", "11.4.10", "11.8.11")
def test_a_corrected_result_is_settled_again() -> None:
    room = RapidFloor()
    room.new_spin()
    room.bet("r-1", "straight:17", 1_000)
    room.spin(16)
    room.follow(WHEEL)
    assert room.account().chips == FUNDS - 1_000
    room.correct_number(17)
    (right,) = room.follow(WHEEL)
    assert isinstance(right, SettlementCorrected)
    assert (right.approved_by, right.played.number) == ("sue", 17)
    assert room.account().chips == FUNDS + 35_000
    room.new_coup()
    room.drag("b-1", player=1_000)
    room.coup("b-1")
    room.follow()
    room.reread(BANKER_WINS)
    assert (room.follow(), find_stage(room, "b-1")) == ([], PlayStage.CLOSED)
    room.confirm()
    (right,) = room.follow()
    assert (right.approved_by, right.played.cards) == ("sue", tuple(BANKER_WINS.split()))
    assert room.account().chips == FUNDS + 34_000
    assert (room.follow(), room.follow(WHEEL)) == ([], [])


def find_stage(room: RapidFloor, key: str, game: str = TABLE) -> PlayStage:
    found = find_play(room.game(game), key)
    assert found is not None
    return found.stage


def test_a_coup_that_turns_out_void_is_taken_back_with_its_stakes() -> None:
    room = RapidFloor()
    room.new_coup()
    room.drag("b-1", player=1_000)
    room.coup("b-1")
    room.follow()
    room.misdeal()
    (voided,) = room.follow()
    assert isinstance(voided, SettlementVoided)
    assert voided.approved_by == "amy"
    account = room.account()
    assert (account.chips, account.meters.turnover, account.meters.wins, account.meters.plays) == (
        FUNDS,
        0,
        0,
        0,
    )
    assert account.recent["b-1"].void
    assert room.follow() == []


@clause(RAPID, "11.5")
def test_what_a_player_who_has_left_is_owed_is_for_the_cage() -> None:
    room = RapidFloor()
    room.new_coup()
    room.drag("b-1", player=1_000)
    room.coup("b-1", BANKER_WINS)
    room.follow()
    room.do(CashOut("7"))
    room.fund(5_000)
    room.reread(PLAYER_WINS)
    room.confirm()
    (owed,) = room.follow()
    assert owed == CorrectionOwed("7", TABLE, "b-1", 2_000, owed.reason, "sue")
    assert (room.account().chips, room.account().owed["b-1"].left) == (5_000, 2_000)
    assert room.follow() == []
    assert room.no(ClearOwed("7", "b-1", 1_000, "Paid.", "sue")).code == "amount-differs"
    assert room.no(ClearOwed("7", "b-2", 2_000, "Paid.", "sue")).code == "nothing-owed"
    assert room.no(ClearOwed("7", "b-1", 2_000, " ", "sue")).code == "not-authorised"
    room.do(ClearOwed("7", "b-1", 2_000, "Paid at the cage.", "sue"))
    assert (room.account().owed["b-1"].left, room.follow()) == (0, [])
    # The coup becomes void: the stake is returned, and the cage has paid more than that.
    room.misdeal()
    (owed,) = room.follow()
    assert (owed.owed, room.account().owed["b-1"].left) == (1_000, -1_000)


def test_a_correction_that_the_credits_cannot_bear_is_for_the_cage() -> None:
    room = RapidFloor("7", each=Limits(500, 200_000))
    room.new_coup()
    room.drag("b-1", player=50_000)
    room.coup("b-1")
    room.follow()
    room.new_spin()
    room.bet("r-1", "red", 120_000)
    room.reread(BANKER_WINS)
    room.confirm()
    (owed,) = room.follow()
    assert (owed.owed, room.account().chips) == (-100_000, 30_000)
    assert room.follow() == []


# A single terminal.


@clause(RAPID, "11.1", "11.6")
@pytest.mark.parametrize("kind", Ground)
@pytest.mark.parametrize("settled", [False, True])
def test_a_supervisor_voids_a_play_at_one_terminal(kind: Ground, settled: bool) -> None:
    room = RapidFloor("7", "8")
    room.new_coup()
    for terminal in ("7", "8"):
        room.drag("b-1", terminal, player=1_000)
    room.end_period()
    void = VoidTerminalPlay("7", TABLE, "b-1", kind, "The screen went dark.", "sue")
    assert room.no(msgspec.structs.replace(void, approved_by="")).code == "not-authorised"
    assert room.no(msgspec.structs.replace(void, game=WHEEL)).code == "wager-not-placed"
    if settled:
        room.deal(PLAYER_WINS)
        room.confirm()
        room.follow()
    event = room.do(void)
    assert type(event) is (SettlementVoided if settled else WagersReturned)
    assert isinstance(event.reason, Text)
    assert english(event.reason) == f"The screen went dark. ({kind.clause})"
    assert event.approved_by == "sue"
    assert room.account().chips == FUNDS
    if settled:
        assert room.no(void).code == "play-void"
    else:
        room.deal(PLAYER_WINS)
        room.confirm()
    room.follow()
    assert (room.account().chips, room.account("8").chips) == (FUNDS, FUNDS + 1_000)


# Cheats.


def invalidate(room: RapidFloor, game: str, *cheats: str) -> None:
    """The outcome of a game is invalidated, and the cheats lose their stakes."""
    report = Report(Kind.FRAUD, players=cheats)
    if game == TABLE:
        room.act(ReportIrregularity(report))
        room.act(ChooseOption(Effect.INVALIDATE, forfeit=cheats), DEE, SUE)
    else:
        room.wheel(VoidSpin(report, "A magnet lay under the wheel.", forfeit=cheats), DEE, SUE)


def play_on(room: RapidFloor, game: str, *, settled: bool) -> None:
    """A game that both terminals win, up to its first card or its confirmed result."""
    play, wager = ("b-1", "player") if game == TABLE else ("r-1", "red")
    room.new_coup() if game == TABLE else room.new_spin()
    for terminal in ("7", "8"):
        room.bet(play, wager, 1_000, terminal, game)
    if settled:
        room.coup(play) if game == TABLE else room.spin(18)
        room.follow(game)
    elif game == TABLE:
        room.end_period()
        room.deal("9S")


@clause(RAPID, "12.4.2", "12.5")
@pytest.mark.parametrize("settled", [False, True])
@pytest.mark.parametrize("game", [TABLE, WHEEL])
def test_a_cheat_loses_the_stake_when_the_outcome_is_invalidated(game: str, settled: bool) -> None:
    room = RapidFloor("7", "8")
    play_on(room, game, settled=settled)
    invalidate(room, game, "7")
    lost, _ = room.follow(game)
    if settled:
        assert isinstance(lost, SettlementVoided)
        assert lost.forfeited
        assert room.account().recent[lost.play].balance == FUNDS - 1_000
    else:
        assert isinstance(lost, WagersForfeited)
    assert (lost.terminal, lost.approved_by) == ("7", "sue")
    assert (room.account().chips, room.account("8").chips) == (FUNDS - 1_000, FUNDS)
    meters = room.account().meters
    assert (meters.forfeited, meters.turnover, meters.wins, meters.plays) == (1_000, 0, 0, 0)
    assert room.sums[f"table/{game}/win"] == 1_000
    assert room.follow(game) == []
    assert isinstance(_audited(log_of(room)), Audit)


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        ({"forfeit": ["8"]}, finding("audit-forfeited-terminals")),
        ({"forfeit": None}, finding("audit-forfeit-not-ordered", terminal="7", play="r-1")),
        (
            {"report": {"kind": "disruption", "players": ["7"]}},
            finding("audit-ruled-otherwise", edition="star-rapid-etg-2016", kind="disruption"),
        ),
    ],
)
def test_the_auditor_finds_a_stake_that_was_forfeited_without_a_ruling(
    act: dict[str, Any], expected: Text
) -> None:
    room = RapidFloor("7", "8")
    play_on(room, WHEEL, settled=False)
    invalidate(room, WHEEL, "7")
    room.follow(WHEEL)
    log = log_of(room)
    ruled = next(each.body for each in log if act_name(each.body) == "void-spin")
    ruled["act"] = {key: value for key, value in {**ruled["act"], **act}.items() if value is not None}
    found = _audited(log)
    assert isinstance(found, Wrong)
    assert tells(found.why, expected)


@clause(RAPID, "12.5")
def test_a_cheat_who_has_left_owes_what_the_game_gave_back() -> None:
    room = RapidFloor("7", "8")
    play_on(room, TABLE, settled=True)
    room.do(CashOut("7"))
    invalidate(room, TABLE, "7")
    owed, _ = room.follow()
    assert isinstance(owed, CorrectionOwed)
    assert owed.owed == -2_000


@clause(RAPID, "12.5")
@pytest.mark.parametrize(
    ("report", "by"),
    [
        (Report(Kind.SYSTEM_MALFUNCTION, players=("7",)), SUE),
        (Report(Kind.DISRUPTION, players=("7",)), SUE),
        (Report(Kind.FRAUD, players=("8",)), SUE),
        (Report(Kind.FRAUD, players=("7",)), DEE),
    ],
    ids=["malfunction", "disruption", "another-person", "dealer"],
)
def test_nobody_else_loses_a_stake_on_the_wheel(report: Report, by: Person) -> None:
    room = RapidFloor("7", "8")
    play_on(room, WHEEL, settled=False)
    void = VoidSpin(report, "Something went wrong.", forfeit=("7",))
    refused = room.no(ActAtWheel(WHEEL, void, by))
    assert refused.code == ("not-authorised" if by is DEE else "forfeit-not-allowed")


# Leaving.


@clause(RAPID, "8.3", "8.4")
def test_credits_are_cashed_out_with_no_wager_on_any_game() -> None:
    room = RapidFloor()
    room.new_coup()
    room.new_spin()
    room.drag("b-1", player=1_000)
    assert room.no(CashOut("7")).clause == "8.3"
    room.do(ClearChips("7", TABLE, "b-1"))
    room.end_period()
    # The text lets a player leave "within the wagering period": not while the game they play is dealt.
    assert room.no(CashOut("7")).clause == "8.3"
    room.deal("9S KH KD 7C")
    room.confirm()
    room.do(CashOut("7"))
    assert room.account().chips == 0


@clause(RAPID, "8.3")
def test_the_period_of_a_game_keeps_nobody_who_does_not_play_it() -> None:
    room = RapidFloor("7", "8")
    room.new_coup()
    room.new_spin()
    room.drag("b-1", terminal="8", player=1_000)
    room.end_period()
    # Terminal 7 has bet on nothing yet.
    room.do(CashOut("7"))
    assert room.account().chips == 0


@clause(RAPID, "8.3")
def test_the_next_player_at_a_terminal_does_not_play_the_game_of_the_last() -> None:
    room = RapidFloor()
    room.new_coup()
    room.drag("b-1", player=1_000)
    room.do(ClearChips("7", TABLE, "b-1"), CashOut("7"))
    room.fund(5_000)
    room.end_period()
    room.do(CashOut("7"))


# Any order, with crashes in between.

PT = st.sampled_from("789")
CHIPS = st.one_of(
    st.tuples(st.just("drag"), PT, st.booleans(), st.sampled_from((100, 500, 600, 1_300, 60_000))),
    st.tuples(st.just("drag"), PT, st.booleans(), st.just(1_200)),
    st.tuples(st.just("move"), PT, st.booleans(), st.sampled_from((600, 900))),
    st.tuples(st.just("take"), PT, st.booleans(), st.sampled_from((None, 300))),
    st.tuples(st.just("clear"), PT, st.booleans(), st.just(0)),
    st.tuples(st.just("void"), PT, st.booleans(), st.just(0)),
)
STEPS = st.tuples(
    st.sampled_from(
        ("next", "next", "next", "follow", "follow", "reread", "early", "misdeal", "correct", "crash")
    ),
    st.just(""),
    st.booleans(),
    st.integers(0, 36),
)
CASH = st.tuples(st.just("cash"), PT, st.booleans(), st.just(0))
ACTIONS = st.lists(
    st.tuples(
        st.lists(CHIPS, max_size=4), st.lists(STEPS, min_size=1, max_size=4), st.lists(CASH, max_size=1)
    ),
    min_size=5,
    max_size=25,
).map(lambda rounds: [each for part in rounds for some in part for each in some])


class Night:
    """A store with a writer that may stop at any moment, and all its commands."""

    def __init__(self, room: RapidFloor) -> None:
        self.room, self.count = room, 0
        self.keys = {TABLE: "", WHEEL: ""}

    def play(self, game: str) -> str:
        return self.keys[game] or "none"

    def ask(self, what: str, terminal: str, at_table: bool, number: Any) -> None:
        game = TABLE if at_table else WHEEL
        play = self.play(game)
        wager, other = ("player", "tie") if at_table else ("red", "tier")
        match what:
            case "drag":
                self.try_(DragChips(terminal, game, play, {wager: number, other: number}))
            case "move":
                self.try_(MoveChips(terminal, game, play, wager, other, number))
            case "take":
                self.try_(TakeOffChips(terminal, game, play, wager, number))
            case "clear":
                self.try_(ClearChips(terminal, game, play))
            case "void":
                self.try_(VoidTerminalPlay(terminal, game, play, Ground.MALFUNCTION, "Dark.", "sue"))
            case "cash":
                self.try_(CashOut(terminal))
                self.try_(TransferCredit(terminal, FUNDS, f"CMS-{self.room.at}"))
            case "follow":
                self.room.follow(game)
            case "crash":
                self.replay()
            case _:
                self.step(what, at_table, number)

    def try_(self, command: Command) -> None:
        self.room.at += 1_000
        self.room.try_(command)

    def step(self, what: str, at_table: bool, number: int) -> None:
        """The game goes on: its next regular act, a card or ball too early, or a mistake."""
        room = self.room
        if what == "correct":
            self.correct(TABLE if at_table else WHEEL, number)
            return
        if at_table:
            for act, by in self.at_table(what, number):
                self.try_(ActAtTable(TABLE, act, DEE, by))
            return
        spin = room.states[f"wheel/{WHEEL}"].spin
        if what == "misdeal":
            self.quietly(room.void_spin)
        elif what == "reread":
            self.quietly(lambda: room.correct_number(number))
        elif spin is None:
            self.count += 1
            self.keys[WHEEL] = f"r-{self.count}"
            room.new_spin(self.keys[WHEEL])
        elif what == "early" or not spin.takes_wagers:
            self.quietly(lambda: room.rest(number))
            self.quietly(lambda: room.wheel(ConfirmNumber(number)))
        else:
            room.wheel(EndPeriod())

    def correct(self, game: str, number: int) -> None:
        """After a malfunction, the last plays are put right at every terminal at once."""
        now = self.room.game(game)
        plays = tuple(past.key for past in kind_of(now).past(now)[-1 - number % 2 :])
        again = game == WHEEL and number % 3 != 0
        entered = number if again and len(plays) == 1 else None
        report = Report(Kind.TERMINAL_MALFUNCTION, CONFIRMED) if again else Report(Kind.SYSTEM_MALFUNCTION)
        draft = DraftCorrection(report, plays, entered)
        accounts = [self.room.account(terminal) for terminal in "789"]
        seen = recalculate(now, game, draft, accounts, self.room.at)
        act = CorrectPlays(report, plays, seen.results, "It flickered.", entered)
        self.try_(kind_of(now).command_of(game, act, SUE, OPAL))

    def at_table(self, what: str, number: int) -> list[tuple[Act, Any]]:
        coup = self.room.states[f"table/{TABLE}"].coup
        if what == "misdeal":
            return [(ReportIrregularity(Report(Kind.MISDEAL)), AMY)]
        if what == "reread":
            self.quietly(lambda: self.room.reread(BANKER_WINS))
            return []
        if coup is None:
            self.count += 1
            self.keys[TABLE] = f"b-{self.count}"
            self.quietly(lambda: self.room.new_coup(self.keys[TABLE]))
            return []
        codes = (PLAYER_WINS, BANKER_WINS)[number % 2].split()
        if coup.cards or coup.moment is not Moment.OPEN:
            self.quietly(lambda: self.room.deal(" ".join(codes[len(coup.cards) :])))
            self.quietly(self.room.confirm)
            return []
        return [(DrawCard(codes[0]), None)] if what == "early" else [(EndPeriod(), None)]

    def quietly(self, step: Any) -> None:
        """Runs several steps that may end with a refusal."""
        try:
            step()
        except AssertionError as refused:
            if refused.args and not isinstance(refused.args[0], Rejection | str):
                raise

    def replay(self) -> None:
        """The server restarts, and reads its state again from the events."""
        states: dict[str, Any] = {}
        for stream, event, entry in self.room.events:
            states[stream] = REGISTRY.evolve(states.get(stream), event, entry)
        assert states == self.room.states
        self.room.states = states


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(ACTIONS)
def test_no_cent_is_lost_and_no_play_is_settled_twice_in_any_run(actions: list[Any]) -> None:
    """After every command `Books` checks that postings sum to zero and holds equal the chips on layouts."""
    room = RapidFloor("7", "8", "9", unit=100, most_total=100_000)
    night = Night(room)
    for action in actions:
        night.ask(*action)
    for game in (TABLE, WHEEL):
        room.follow(game)
        assert room.follow(game) == []
    night.replay()
    once: dict[tuple[str, str], int] = {}
    for stream, event, _ in room.events:
        if isinstance(event, WagersSettled):
            once[stream, event.play] = once.get((stream, event.play), 0) + 1
    assert set(once.values()) <= {1}
    found = _audited(log_of(room))
    assert isinstance(found, Audit), found


def _audited(log: list[LogEvent]) -> Any:
    """The auditor's finding on a log."""

    async def run() -> Any:
        return await audit(await rewritten(log))

    return asyncio.run(run())


def log_of(room: RapidFloor) -> list[LogEvent]:
    """All events in the form of a log."""
    return [
        LogEvent(
            stream,
            REGISTRY.names[type(event)],
            room.times[at],
            "test",
            f"c-{room.command_of[at]}",
            msgspec.json.decode(event.to_log()),
            [(line.account, line.cents) for line in entry],
        )
        for at, (stream, event, entry) in enumerate(room.events)
    ]
