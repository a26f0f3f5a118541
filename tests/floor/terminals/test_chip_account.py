"""The chip account of a player terminal: money in, wagers, settlement, money out, and its self-check.

It takes over 10 s: thousands of accounts are tried with commands of every kind.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from kit.days.books import NOW, SECRET, VENUE, Books, coup, number_of, spin
from kit.days.rapid_floor import BANKER_WINS, TABLE, RapidFloor
from kit.support import RAPID, STAR, clause, roulette
from kit.tables.live_table import AMY, DEE, SUE
from kit.wheels.wheel_floor import LIMITS, SETUP, WHEEL, WheelFloor, drag

from pitboss.acting.acts.act import Person
from pitboss.acting.acts.common_acts import ShowClosing
from pitboss.acting.acts.dispute_acts import RaiseDispute
from pitboss.acting.plays import Played
from pitboss.acting.setups.sign import Limits
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts.betting import PlaceWager
from pitboss.baccarat.acts.opening import SetTable
from pitboss.baccarat.acts.people import Join
from pitboss.baccarat.acts.play import DrawCard, StartRound
from pitboss.baccarat.decide import AnyTableAct
from pitboss.baccarat.state import GamingTable
from pitboss.floor.devices.alarms import AlarmKind, RaiseAlarm
from pitboss.floor.setups import standard_setup
from pitboss.floor.terminals.calls import AnswerCall, CallService
from pitboss.floor.terminals.chips.chip_changes import CHANGES, RECALLED_PLAYS
from pitboss.floor.terminals.chips.chip_commands import (
    MOST_MONTHS,
    AdjustCredits,
    CancelCredit,
    CashOut,
    EmptyStacker,
    InsertNote,
    InsertTicket,
    SetTerminal,
    TransferCredit,
    UnlockAccount,
)
from pitboss.floor.terminals.chips.chip_events import (
    AccountLocked,
    AccountUnlocked,
    ChipsTakenOff,
    CorrectionOwed,
    HandPaid,
    HandPayCalled,
    HandPayRefused,
    PlayerNamed,
    Settings,
    SettledWager,
    SettlementCorrected,
    SettlementRecalled,
    WagersForfeited,
    WagersPlaced,
    WagersRelieved,
    WagersReturned,
    WagerWithdrawn,
)
from pitboss.floor.terminals.chips.chip_moves import ClearChips, DragChips, MoveChips, TakeOffChips
from pitboss.floor.terminals.chips.chip_postings import entry, settled_entry
from pitboss.floor.terminals.payout_commands import (
    PayHand,
    RefuseHandPay,
    ReinstateHandPay,
    ReleaseHandPay,
    ReviewHandPay,
    WithholdHandPay,
)
from pitboss.floor.terminals.settling import ClearOwed, ReconcilePlay
from pitboss.floor.terminals.stakes import settle_stakes
from pitboss.floor.tickets.holds import RELEASE_OVER_CENTS
from pitboss.floor.tickets.ticket_commands import PresentTicket, RedeemTicket
from pitboss.floor.tickets.tickets import PaperKind, TicketIssued
from pitboss.floor.tickets.validation import make_number
from pitboss.game.bets import spin_bets
from pitboss.game.irregularities import Report
from pitboss.kernel.decision import LINE_CHARACTERS, Command
from pitboss.kernel.entropy import SeededEntropy
from pitboss.kernel.instant import DAY_MS, months_later
from pitboss.kernel.money import LARGEST_STAKE_CENTS
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Amount, Text
from pitboss.ledger.entry import reverse
from pitboss.roulette.acts.irregular import CorrectNumber
from pitboss.roulette.acts.opening import OpenWheel, SetWheel
from pitboss.roulette.acts.play import NewGame
from pitboss.roulette.decide import ActAtWheel
from pitboss.rules.irregularity import Kind
from pitboss.store.log import STREAM
from pitboss.words.rendering import english

HOUR_MS = 3_600_000
NOT_ASKED_FOR = (
    *(AccountLocked, AccountUnlocked, PlayerNamed, WagersForfeited, WagersRelieved, WagerWithdrawn),
    SettlementRecalled,
)
"""Events that the random crowd never causes: faulty memory, a cheat, staff, the log, and earlier releases."""
RICH = msgspec.structs.replace(VENUE, credit_limit=LARGEST_STAKE_CENTS)


# Setting up.


@pytest.mark.parametrize("name", ["", "7/8", "-7", "7 8", "七", "7\n", "x" * 49, "7/chips", "{terminal}"])
def test_a_terminal_has_a_plain_name(name: str) -> None:
    assert Books().no(SetTerminal(name, VENUE)).code == "bad-name"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"notes": ()}, "bad-settings"),
        ({"notes": (500, 0)}, "bad-amount"),
        ({"notes": (-500,)}, "bad-amount"),
        ({"notes": (True,)}, "bad-amount"),
        ({"notes": (LARGEST_STAKE_CENTS + 1,)}, "bad-amount"),
        ({"credit_limit": 0}, "bad-amount"),
        ({"credit_limit": LARGEST_STAKE_CENTS + 1}, "bad-amount"),
        ({"hand_pay_over": -1}, "bad-amount"),
        ({"ticket_months": 0}, "bad-settings"),
        ({"ticket_months": -12}, "bad-settings"),
        ({"ticket_months": MOST_MONTHS + 1}, "bad-settings"),
        ({"venue": ""}, "bad-settings"),
        ({"venue": " "}, "bad-settings"),
        ({"venue": "Two\nlines"}, "bad-settings"),
        ({"venue": "x" * (LINE_CHARACTERS + 1)}, "bad-settings"),
        ({"message": "Two\nlines"}, "bad-settings"),
    ],
)
def test_settings_that_make_no_sense_are_refused(change: dict[str, Any], code: str) -> None:
    assert Books().no(SetTerminal("7", msgspec.structs.replace(VENUE, **change))).code == code


def test_a_line_of_text_has_two_hundred_characters_at_the_most() -> None:
    assert LINE_CHARACTERS == 200
    Books(
        "7",
        settings=msgspec.structs.replace(VENUE, venue="x" * LINE_CHARACTERS, message="y" * LINE_CHARACTERS),
    )


def test_new_settings_hold_from_then_on_and_touch_no_money() -> None:
    books = Books("7")
    books.note(10_000)
    before = books.account()
    books.do(SetTerminal("7", Settings("Elsewhere", notes=(500,), credit_limit=9_000, hand_pay_over=100)))
    after = books.account()
    assert (after.balances, after.meters) == (before.balances, before.meters)
    assert books.no(InsertNote("7", 10_000)).code == "note-not-accepted"
    assert books.no(InsertNote("7", 500)).code == "over-limit"
    assert isinstance(books.do(CashOut("7")), HandPayCalled)


# Money in.


@clause(RAPID, "4.2", "4.2.1")
def test_nobody_plays_without_money_on_a_chip_account() -> None:
    books = WheelFloor("7")
    books.begin()
    assert books.no(drag({"red": 500}, "8")).code == "unknown-terminal"
    assert books.no(drag({"red": 500})).code == "insufficient-credits"
    books.note(500)
    books.do(drag({"red": 500}), SetTerminal("8", VENUE))
    # A ticket can open the account of another terminal as well.
    number = books.ticket(500, "8")
    assert books.no(drag({"red": 500}, "8")).code == "insufficient-credits"
    books.do(InsertTicket("8", number), drag({"red": 500}, "8"))


@clause(RAPID, "4.2.2", "4.3.1")
def test_a_note_of_an_accepted_denomination_becomes_as_many_credits() -> None:
    books = Books("7")
    for note in VENUE.notes:
        books.note(note)
    assert books.account().chips == sum(VENUE.notes) == books.on("pt/7/stacker")
    assert books.account().meters.notes == dict.fromkeys(VENUE.notes, 1)
    assert books.account().meters.cash_in == sum(VENUE.notes)


@clause(RAPID, "4.3.1")
@pytest.mark.parametrize(
    ("cents", "code"),
    [
        (2_000, "note-not-accepted"),
        (499, "note-not-accepted"),
        (0, "bad-amount"),
        (-500, "bad-amount"),
        (True, "bad-amount"),
        (500.0, "bad-amount"),
        (10**40, "bad-amount"),
    ],
)
def test_other_notes_go_back(cents: Any, code: str) -> None:
    assert Books("7").no(InsertNote("7", cents)).code == code


@clause(RAPID, "4.2.2", "4.3.2")
def test_a_ticket_becomes_as_many_credits_at_another_terminal() -> None:
    books = Books("7", "8")
    number = books.ticket(12_345)
    books.do(InsertTicket("8", number))
    assert books.account("8").chips == books.account("8").meters.tickets_in == 12_345
    assert books.account("7").chips == 0
    assert books.no(InsertTicket("7", number)).code == "ticket-redeemed"


@clause(RAPID, "4.3.4")
def test_the_monitoring_system_transfers_credits() -> None:
    books = Books("7")
    books.do(TransferCredit("7", 12_345, "CMS-99"))
    assert books.account().chips == books.account().meters.transfers_in == 12_345
    assert books.on("house/monitoring") == 12_345
    assert books.no(TransferCredit("7", 5, "")).code == "reference-needed"
    for cents in (0, -5, True, LARGEST_STAKE_CENTS + 1):
        assert books.no(TransferCredit("7", cents, "CMS-99")).code == "bad-amount"


def test_what_would_pass_the_credit_limit_stays_out() -> None:
    books = WheelFloor("7", settings=msgspec.structs.replace(VENUE, credit_limit=10_000))
    number = books.ticket(5_001)
    books.note(5_000)
    assert books.no(InsertTicket("7", number)).code == "over-limit"
    assert books.no(TransferCredit("7", 5_001, "CMS-1")).code == "over-limit"
    refused = books.no(InsertNote("7", 10_000))
    assert refused.code == "over-limit"
    assert english(refused.text) == "Up to $100 can be on the credit meter, and $50 is there: this goes back."
    books.note(5_000)
    assert books.account().chips == 10_000
    # Winnings may exceed the limit; after that no more money is accepted.
    books.wager("straight:17", 5_000)
    books.settle(17)
    assert books.account().chips == 5_000 + 36 * 5_000
    assert books.no(InsertNote("7", 500)).code == "over-limit"


# Wagers.


def test_a_stake_leaves_the_credits_and_comes_back_when_it_is_taken_off() -> None:
    books = WheelFloor("7")
    books.note(5_000)
    books.wager("red", 1_000)
    books.wager("red", 500)
    books.wager("straight:17", 700)
    assert (books.account().chips, books.on("pt/7/held")) == (2_800, 2_200)
    assert books.no(drag({"odd": 2_801})).code == "insufficient-credits"
    books.do(TakeOffChips("7", WHEEL, "1-1", "red"))
    assert (books.account().chips, books.on("pt/7/held")) == (4_300, 700)
    assert books.no(TakeOffChips("7", WHEEL, "1-1", "red")).code == "wager-not-placed"
    assert books.no(TakeOffChips("7", WHEEL, "1-2", "straight:17")).code == "wagers-closed"
    books.do(TakeOffChips("7", WHEEL, "1-1", "straight:17"))
    assert books.account().layouts == {}


@pytest.mark.parametrize(
    ("game", "play", "wager", "cents", "code"),
    [
        ("1", "1-1", "red", 0, "bad-stake"),
        ("1", "1-1", "red", -500, "bad-stake"),
        ("1", "1-1", "red", True, "bad-stake"),
        ("1", "1-1", "red", LARGEST_STAKE_CENTS + 1, "bad-stake"),
        ("1", "1-1", "purple", 500, "unknown-wager"),
        ("1", "1-1", "", 500, "unknown-wager"),
        ("1", "1-1", "banker", 500, "unknown-wager"),
        ("1", "1-1", "split:20/17", 500, "unknown-wager"),
        ("1/win", "1-1", "red", 500, "game-not-found"),
        ("", "1-1", "red", 500, "game-not-found"),
        ("1", "", "red", 500, "wagers-closed"),
        ("1", "a\nb", "red", 500, "wagers-closed"),
        ("1", "x" * (LINE_CHARACTERS + 1), "red", 500, "wagers-closed"),
    ],
)
def test_a_stake_that_could_never_be_settled_is_refused(
    game: str, play: str, wager: str, cents: Any, code: str
) -> None:
    books = WheelFloor("7")
    books.note()
    books.begin()
    assert books.no(DragChips("7", game, play, {wager: cents})).code == code


def test_a_play_is_at_one_table() -> None:
    books = WheelFloor("7")
    books.note()
    books.wager("red", 500)
    for act in (SetWheel(SETUP), OpenWheel(LIMITS)):
        books.do(ActAtWheel("2", act, SUE))
    # Two games never use the same name for a play. If they did, no chips would be lost between them.
    books.do(ActAtWheel("2", NewGame("1-1"), DEE))
    assert books.no(DragChips("7", "2", "1-1", {"red": 500})).code == "other-table"


def test_wagers_placed_together_are_placed_all_or_none() -> None:
    books = WheelFloor("7")
    books.note(5_000)
    books.begin()
    assert books.no(drag({"red": 3_000, "odd": 2_001})).code == "insufficient-credits"
    assert books.no(drag({"red": 500, "panda": 500})).code == "unknown-wager"
    assert books.no(drag({})).code == "bad-stake"
    books.do(drag({"red": 3_000, "odd": 1_500}))
    books.do(drag({"odd": 500}))
    assert books.account("7").layouts["1-1"].stakes == {"red": 3_000, "odd": 2_000}
    assert books.account("7").chips == 0


def test_every_bet_of_the_game_may_be_staked_on() -> None:
    books, bets = WheelFloor("7"), spin_bets(roulette())
    books.fund(1_000_000)
    for key, bet in bets.items():
        books.wager(key, 100 * len(bet.pieces))
    assert books.on("pt/7/held") == 100 * sum(len(bet.pieces) for bet in bets.values())


def test_every_wager_of_a_table_may_be_staked_on() -> None:
    room = RapidFloor()
    now = room.game(TABLE)
    assert isinstance(now, GamingTable)
    keys = [wager.key for wager in now.offer.wagers]
    assert len(keys) >= 7
    room.new_coup()
    for key in keys:
        room.bet("b-1", key, 500, game=TABLE)
    assert room.stakes("b-1") == dict.fromkeys(keys, 500)
    assert room.on("pt/7/held") == 500 * len(keys)


@pytest.mark.parametrize(
    ("wager", "cents", "code"), [("banker", 500, "unknown-wager"), ("tier", 500, "uneven-stake")]
)
def test_a_stake_on_what_the_game_does_not_have_stops_the_settlement_until_it_is_off(
    wager: str, cents: int, code: str
) -> None:
    """The game refuses such a wager. If one gets through, no money is stuck."""
    books = WheelFloor("7")
    books.note()
    books.wager("red", 500)
    slipped = WagersPlaced("7", WHEEL, "1-1", {wager: cents})
    books.write("pt/7", slipped, entry(slipped))
    books.come_to(1)
    assert books.no(ReconcilePlay("7", WHEEL, "1-1")).code == code
    off = ChipsTakenOff("7", "1-1", {wager: cents})
    books.write("pt/7", off, entry(off))
    books.do(ReconcilePlay("7", WHEEL, "1-1"))
    assert books.account().chips == 5_500


def test_stakes_on_a_play_that_counts_for_nothing_go_back() -> None:
    books = WheelFloor("7")
    books.note()
    books.wager("red", 500)
    books.wager("odd", 700)
    back = books.void()
    assert isinstance(back, WagersReturned)
    assert back.cents == 1_200
    assert isinstance(back.reason, Text)
    assert back.reason.facts["reason"] == "The ball left the wheel."
    assert (books.account().chips, books.account().layouts) == (5_000, {})
    assert books.account().meters.turnover == 0
    assert books.no(ReconcilePlay("7", WHEEL, "1-1")).code == "nothing-due"


# Settlement.


@clause(RAPID, "4.3.3", "8.2.3")
def test_what_a_play_gives_back_is_credited_with_the_winning_stakes() -> None:
    books = WheelFloor("7")
    books.note(10_000)
    books.wager("straight:17", 500)
    books.wager("red", 1_000)
    books.wager("odd", 300)
    books.settle(17)
    assert books.account().chips == 10_000 - 1_800 + 500 * 36 + 300 * 2
    assert books.on("table/1/win") == 1_000 - 500 * 35 - 300
    meters = books.account().meters
    assert (meters.turnover, meters.wins, meters.plays) == (1_800, 18_600, 1)
    assert books.on("pt/7/held") == 0


def test_a_coup_is_settled_from_its_cards() -> None:
    room = RapidFloor("7", smallest_chip=100, each=Limits(100, 50_000))
    room.new_coup("b-1")
    room.drag("b-1", banker=2_550, tie=100)
    room.coup("b-1", "9S KH 4D 7C 7H")
    room.follow()
    # 0.95 of 25.50 is 24.225: with chips of a dollar it pays 25.
    assert room.account().chips == 100_000 - 2_650 + 2_550 + 2_500
    settled = room.account().recent["b-1"].wagers
    assert settled["banker"] == SettledWager(2_550, 5_050, 2_500 - 2_422)
    assert settled["tie"] == SettledWager(100, 0, 0)
    assert room.on("house/rounding") == 78
    assert room.on(f"table/{TABLE}/win") == 100 - 2_422


def test_a_play_is_settled_once_and_takes_no_wagers_afterwards() -> None:
    books = WheelFloor("7")
    books.note()
    books.wager("red", 500)
    assert books.no(ReconcilePlay("7", WHEEL, "1-2")).code == "nothing-due"
    books.settle(17)
    assert books.no(ReconcilePlay("7", WHEEL, "1-1")).code == "nothing-due"
    assert books.no(drag({"red": 500})).code == "wagers-closed"


@pytest.mark.parametrize(
    ("played", "code"),
    [
        (Played(RAPID, "roulette", number=37), "unknown-number"),
        (Played(RAPID, "roulette"), "bad-result"),
        (Played(RAPID, "roulette", cards=("9S",), number=5), "bad-result"),
        (Played(RAPID, "baccarat", number=5), "bad-result"),
        (Played(RAPID, "baccarat", cards=("9S", "KH")), "too-few-cards"),
        (Played(RAPID, "poker", number=5), "unknown-game"),
        (Played("nowhere", "roulette", number=5), "unknown-edition"),
        (Played(RAPID, "roulette", number=5, smallest_chip=0), "bad-chip"),
        (Played(RAPID, "roulette", number=5, tie_percent="a few"), "bad-percent"),
        (Played(RAPID, "roulette", number=5, tie_percent="5"), "no-tie-percent"),
    ],
)
def test_no_stake_moves_on_a_result_that_is_none(played: Played, code: str) -> None:
    settled = settle_stakes(played, {"tie" if played.game == "baccarat" else "red": 500})
    assert isinstance(settled, Rejection)
    assert settled.code == code


@pytest.mark.parametrize("chip", [1, 100])
def test_no_bet_of_roulette_is_rounded_where_chips_pay_it_exactly(chip: int) -> None:
    """Every bet on every number, including call bets, of which only the winning pieces are paid."""
    bets = spin_bets(roulette())
    books = WheelFloor("7", settings=RICH, smallest_chip=chip)
    books.fund(10**9)
    for number in range(37):
        play = f"1-{number}"
        books.begin(play)
        books.do(drag({key: 100 * len(bet.pieces) for key, bet in bets.items()}, play=play))
        settled = books.settle(number)
        for key, bet in bets.items():
            hits = [pays for numbers, pays in bet.pieces if number in numbers]
            back = sum(100 * (pays + 1) for pays in hits)
            assert settled.wagers[key] == SettledWager(100 * len(bet.pieces), back, 0)
    assert books.on("house/rounding") == 0


@given(st.integers(1, 10**9), st.sampled_from([1, 5, 100, 250]))
def test_the_books_have_what_a_win_at_a_table_was_rounded_by(stake: int, chip: int) -> None:
    room = RapidFloor(settings=RICH, smallest_chip=chip, each=Limits(1, 10**9))
    room.fund(stake)
    room.new_coup()
    room.drag("b-1", banker=stake)
    room.coup("b-1", BANKER_WINS)
    (settled,) = room.follow()
    exact, won = Fraction(19, 20) * stake, settled.wagers["banker"].returned - stake
    assert won % chip == 0
    assert 0 <= won - exact < chip
    assert room.on("house/rounding") == settled.wagers["banker"].rounding == won - exact.__floor__()


@given(st.integers(1, 10**9), st.sampled_from([1, 5, 100, 250]))
def test_rounding_is_what_a_win_goes_beyond_the_exact_odds(stake: int, chip: int) -> None:
    wagers = settle_stakes(coup("9S KH 4D 7C 7H", chip=chip), {"banker": stake})
    assert not isinstance(wagers, Rejection)
    settled, posted = wagers["banker"], dict(settled_entry("7", "1", wagers))
    exact, won = Fraction(19, 20) * stake, settled.returned - stake
    assert won % chip == 0
    assert 0 <= won - exact < chip
    assert settled.rounding == won - exact.__floor__() == -posted.get("house/rounding", 0)


def test_the_latest_ten_plays_are_recalled() -> None:
    books = WheelFloor("7")
    books.note(10_000)
    for play in range(12):
        books.wager("red", 100, play=f"1-{play}")
        books.settle(play)
    recent = books.account().recent
    assert list(recent) == [f"1-{play}" for play in range(12 - RECALLED_PLAYS, 12)]
    assert [recalled.played and recalled.played.number for recalled in recent.values()] == list(range(2, 12))


# Corrections.


@clause(RAPID, "11.5")
def test_a_wrong_settlement_is_reversed_and_made_again() -> None:
    books = WheelFloor("7")
    books.note()
    books.wager("straight:17", 500)
    books.wager("straight:18", 100)
    first = books.settle(17)
    assert books.account().chips == 4_400 + 18_000
    event = books.correct(18)
    assert isinstance(event, SettlementCorrected)
    assert books.account().chips == 4_400 + 3_600
    assert event.reverses == 5
    assert event.taken_back == first.wagers
    meters = books.account().meters
    assert (meters.turnover, meters.wins, meters.plays) == (600, 3_600, 1)
    assert books.account().recent["1-1"].played == spin(18)
    # A second correction refers to the first one.
    again = books.correct(17)
    assert isinstance(again, SettlementCorrected)
    assert (again.reverses, again.taken_back) == (event.reverses + 1, event.wagers)
    assert books.account().chips == 4_400 + 18_000


def test_a_correction_posts_the_reversal_and_the_new_settlement() -> None:
    books = WheelFloor("7")
    books.note()
    books.wager("straight:17", 500)
    old = books.settle(17)
    new = books.correct(18)
    total: dict[str, int] = {}
    for account, cents in (
        *reverse(settled_entry("7", "1", old.wagers)),
        *settled_entry("7", "1", new.wagers),
    ):
        total[account] = total.get(account, 0) + cents
    assert dict(entry(new)) == {account: cents for account, cents in total.items() if cents}


def test_a_correction_that_is_not_in_order_changes_nothing() -> None:
    """The wheel refuses an impossible number and an act without authority or signature."""
    books = WheelFloor("7")
    books.note()
    books.wager("straight:17", 500)
    books.settle(17)
    report = Report(Kind.WRONG_NUMBER)
    for number, reason, by, approved, code in (
        (37, "Misread.", AMY, SUE, "unknown-number"),
        (18, "", AMY, SUE, "reason-needed"),
        (18, "Misread.", AMY, None, "second-person-needed"),
        (18, "Misread.", DEE, DEE, "second-person-needed"),
        (18, "Misread.", DEE, AMY, "not-authorised"),
        (17, "Misread.", AMY, SUE, "number-unchanged"),
    ):
        correct = ActAtWheel(WHEEL, CorrectNumber(report, number, reason), by, approved)
        assert books.no(correct).code == code
        assert books.no(ReconcilePlay("7", WHEEL, "1-1")).code == "nothing-due"
    assert books.no(ReconcilePlay("8", WHEEL, "1-1")).code == "unknown-terminal"
    assert books.no(ReconcilePlay("7", WHEEL, "1-9")).code == "nothing-due"


def test_a_correction_takes_no_more_than_is_there() -> None:
    books = WheelFloor("7")
    books.note()
    books.wager("straight:17", 500)
    books.settle(17)
    books.do(AdjustCredits("7", "1-1", -22_000, "A win was shown twice.", "Sue"))
    # 180.00 must be returned, and 5.00 is on the account: the cage claims the rest.
    owed = books.correct(18)
    assert isinstance(owed, CorrectionOwed)
    assert owed.owed == -18_000
    assert books.account().chips == 500


def adjusted(change: int, play: str = "1-1") -> AdjustCredits:
    return AdjustCredits("7", play, change, "The meter showed a win twice.", "Sue Pervisor")


@clause(RAPID, "11.5", "11.5.1.1", "11.5.1.2")
def test_credits_are_put_right_after_a_malfunction_up_and_down() -> None:
    books = WheelFloor("7")
    books.note()
    books.wager("red", 500)
    # While chips are on the layout the player cannot have left.
    books.do(adjusted(700))
    books.settle(17)
    event = books.do(adjusted(-1_000))
    assert (event.change, event.play, event.approved_by) == (-1_000, "1-1", "Sue Pervisor")
    assert (books.account().chips, books.account().meters.adjusted) == (4_500 - 300, -300)
    assert books.sums["house/adjustments"] == 300
    books.do(CashOut("7"))


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (adjusted(0), "bad-amount"),
        (adjusted(LARGEST_STAKE_CENTS + 1), "bad-amount"),
        (adjusted(500, "1-9"), "wager-not-placed"),
        (adjusted(-4_501), "insufficient-funds"),
        (AdjustCredits("7", "1-1", 500, "", "Sue"), "not-authorised"),
        (AdjustCredits("7", "1-1", 500, "It froze.", " "), "not-authorised"),
        (AdjustCredits("8", "1-1", 500, "It froze.", "Sue"), "unknown-terminal"),
    ],
)
def test_an_adjustment_that_is_not_in_order_changes_nothing(command: Command, code: str) -> None:
    books = WheelFloor("7")
    books.note()
    books.wager("black", 500)
    books.settle(18)
    assert books.no(command).code == code


@clause(RAPID, "11.5")
def test_an_adjustment_never_touches_the_next_players_money() -> None:
    books = WheelFloor("7")
    books.note()
    books.wager("red", 500)
    books.settle(17)
    books.do(CashOut("7"))
    books.note()
    for change in (500, -500):
        refused = books.no(adjusted(change))
        assert (refused.code, refused.clause) == ("player-left", "11.5")


def test_a_play_is_recalled_with_the_time_of_its_first_settlement() -> None:
    books = WheelFloor("7")
    books.note()
    books.wager("red", 500)
    settled, at = books.settle(17), books.at
    books.at += HOUR_MS
    books.correct(18)
    assert settled.at == books.account().recent["1-1"].at == at


@pytest.mark.parametrize("leave", ["ticket", "hand-pay", "voucher"])
def test_a_correction_never_touches_the_next_players_money(leave: str) -> None:
    books = WheelFloor("7")
    books.note()
    books.wager("straight:17", 500)
    books.settle(17)
    if leave == "hand-pay":
        books.fund(500_000)
    books.do(CancelCredit("7", "Ann Lee", "Bob") if leave == "voucher" else CashOut("7"))
    if leave == "hand-pay":
        books.do(PayHand("7", 1, 522_500, "Ann Lee", "Bob"))
    books.do(*[InsertNote("7", 10_000)] * 3)
    # The overpayment is for the cage to claim, and the credits belong to the next player.
    assert isinstance(books.correct(18), CorrectionOwed)
    assert books.account().chips == 30_000
    # A play of the next player can still be corrected.
    books.wager("red", 500, play="1-2")
    books.settle(18)
    assert isinstance(books.correct(19), SettlementCorrected)


# Money out.


@clause(RAPID, "8.3")
def test_nobody_cashes_out_with_chips_on_a_layout() -> None:
    books = WheelFloor("7")
    books.note()
    books.wager("red", 500, play="2-5")
    for command in (CashOut("7"), CancelCredit("7", "Ann Lee", "Bob")):
        assert books.no(command).code == "wagers-placed"
    books.do(ClearChips("7", WHEEL, "2-5"), CashOut("7"))
    assert books.no(CashOut("7")).code == "insufficient-funds"


@clause(RAPID, "8.4")
def test_credits_paid_by_ticket_or_voucher_leave_the_meter() -> None:
    books = Books("7")
    books.note()
    issued = books.do(CashOut("7"))
    assert isinstance(issued, TicketIssued)
    assert (issued.cents, issued.sequence, issued.terminal, issued.venue) == (5_000, 1, "7", "Pitboss Casino")
    assert (issued.issued, issued.expires) == (NOW, months_later(NOW, 12))
    assert books.account().chips == 0
    assert books.on(f"ticket/{issued.ticket}/value") == 5_000
    books.note(500)
    voucher = books.do(CancelCredit("7", "Ann Lee", "Bob"))
    assert isinstance(voucher, TicketIssued)
    assert (voucher.kind, voucher.cents, voucher.sequence) == (PaperKind.VOUCHER, 500, 2)
    assert books.account().chips == books.on("cage/cash") == 0
    assert books.on(f"ticket/{voucher.ticket}/value") == 500
    meters = books.account().meters
    assert (meters.tickets_out, meters.cancelled) == (5_000, 500)


def test_a_voucher_is_given_to_somebody_before_a_witness() -> None:
    books = Books("7")
    books.fund(RELEASE_OVER_CENTS + 1)
    assert books.no(CancelCredit("7", "", "Bob")).code == "form-not-signed"
    assert books.no(CancelCredit("7", "Ann Lee", " ")).code == "form-not-signed"
    books.do(CancelCredit("7", "Ann Lee", "Bob"))


def test_more_than_a_ticket_may_carry_is_paid_by_hand() -> None:
    books = Books("7")
    books.fund(VENUE.hand_pay_over)
    assert isinstance(books.do(CashOut("7")), TicketIssued)
    books.fund(VENUE.hand_pay_over + 1)
    assert books.do(CashOut("7")) == HandPayCalled("7", 2, VENUE.hand_pay_over + 1)
    assert books.account().chips == 0
    assert books.on("pt/7/payable") == VENUE.hand_pay_over + 1 == books.account().meters.hand_pays


def waiting(cents: int = 600_000) -> WheelFloor:
    """A terminal whose player waits for manual payout 1."""
    books = WheelFloor("7")
    books.begin()
    books.fund(cents)
    books.do(CashOut("7"))
    return books


@clause(RAPID, "9.1")
def test_a_manual_payout_is_paid_against_a_form_that_is_checked_and_signed() -> None:
    books = waiting()
    assert books.no(PayHand("7", 1, 600_000, "", "Bob")).code == "form-not-signed"
    assert books.no(PayHand("7", 1, 600_000, "Ann Lee", "")).code == "form-not-signed"
    assert books.no(PayHand("7", 1, 599_999, "Ann Lee", "Bob")).code == "amount-differs"
    assert books.no(PayHand("7", 2, 600_000, "Ann Lee", "Bob")).code == "no-payout"
    assert books.do(PayHand("7", 1, 600_000, "Ann Lee", "Bob")) == HandPaid("7", 1, 600_000, "Ann Lee", "Bob")
    assert books.no(PayHand("7", 1, 600_000, "Ann Lee", "Bob")).code == "no-payout"
    assert books.on("cage/cash") == -600_000


def test_a_large_manual_payout_is_released_by_a_second_person() -> None:
    books = waiting(RELEASE_OVER_CENTS + 1)
    pay = PayHand("7", 1, RELEASE_OVER_CENTS + 1, "Ann Lee", "Bob")
    assert books.no(pay).code == "release-needed"
    paid = books.do(msgspec.structs.replace(pay, approved_by="Max Manager"))
    assert paid.approved_by == "Max Manager"
    waiting(RELEASE_OVER_CENTS).do(PayHand("7", 1, RELEASE_OVER_CENTS, "Ann Lee", "Bob"))


def test_while_a_payout_waits_nobody_plays_there() -> None:
    books = waiting()
    for command in (InsertNote("7", 5_000), drag({"red": 5}), CashOut("7")):
        assert books.no(command).code == "payout-waiting"


@clause(RAPID, "9.2")
def test_a_payout_waits_for_an_inquiry_that_the_inspector_knows() -> None:
    books = waiting()
    withhold = WithholdHandPay("7", 1, "The win is looked into.", inspector="Inspector Ng")
    assert books.no(msgspec.structs.replace(withhold, inspector=None)).code == "inspector-not-told"
    assert books.no(msgspec.structs.replace(withhold, inspector="")).code == "inspector-not-told"
    assert books.no(msgspec.structs.replace(withhold, reason="")).code == "reason-needed"
    assert books.no(msgspec.structs.replace(withhold, until=NOW + 1)).code == "hold-unclear"
    assert books.no(msgspec.structs.replace(withhold, sequence=2)).code == "no-payout"
    books.do(withhold)
    pay = PayHand("7", 1, 600_000, "Ann Lee", "Bob")
    books.at += 400 * DAY_MS
    assert (books.no(pay).code, books.no(pay).clause) == ("payout-on-hold", "9.2")
    # An agreed time does not end an inquiry.
    agreed = WithholdHandPay("7", 1, "Come back later.", until=books.at + 1)
    assert books.no(agreed).code == "inquiry-open"
    assert books.no(ReleaseHandPay("7", 1, "")).code == "determination-needed"
    books.do(ReleaseHandPay("7", 1, "The win was good."), pay)


@clause(RAPID, "9.2")
def test_a_payout_is_refused_only_after_an_inquiry_that_an_inspector_reviewed() -> None:
    books = waiting()
    refuse = RefuseHandPay("7", 1, "The sensor was covered.")
    review = ReviewHandPay("7", 1, agrees=True, note="I saw the tape.", by="ian")
    assert books.no(refuse).code == "not-on-hold"
    books.do(WithholdHandPay("7", 1, "Come back later.", until=NOW + HOUR_MS))
    assert books.no(refuse).code == books.no(review).code == "inquiry-needed"
    books.do(WithholdHandPay("7", 1, "The win is looked into.", inspector="Inspector Ng"))
    assert books.no(msgspec.structs.replace(refuse, determination=" ")).code == "determination-needed"
    assert books.no(refuse).code == "inspector-not-answered"
    books.do(msgspec.structs.replace(review, agrees=False))
    assert (books.no(refuse).code, books.no(refuse).clause) == ("inspector-objects", "9.2")
    books.do(review)
    refused = books.do(refuse)
    assert isinstance(refused, HandPayRefused)
    assert refused.inspector == "ian"
    assert books.on("house/withheld") == 600_000
    assert books.no(PayHand("7", 1, 600_000, "Ann Lee", "Bob")).code == "no-payout"


@clause(RAPID, "9.3", "9.3.1")
def test_a_payout_is_paid_at_once_or_at_the_agreed_time() -> None:
    books = waiting()
    for until in (NOW, NOW - DAY_MS, months_later(NOW, 12) + 1, 10**30):
        assert books.no(WithholdHandPay("7", 1, "Some day.", until=until)).code == "bad-time"
    books.do(WithholdHandPay("7", 1, "Tomorrow.", until=NOW + DAY_MS))
    pay = PayHand("7", 1, 600_000, "Ann Lee", "Bob")
    books.at = NOW + DAY_MS - 1
    assert (books.no(pay).code, books.no(pay).clause) == ("payout-on-hold", "9.3.1")
    books.at = NOW + DAY_MS
    books.do(pay)
    waiting().do(pay)


@clause(RAPID, "9.3.3")
def test_a_payout_waits_until_the_player_shows_who_they_are() -> None:
    books = waiting()
    books.do(WithholdHandPay("7", 1, "Please show a passport.", identify=True))
    pay = PayHand("7", 1, 600_000, "Ann Lee", "Bob")
    books.at += DAY_MS
    assert (books.no(pay).code, books.no(pay).clause) == ("payout-on-hold", "9.3.3")
    books.do(ReleaseHandPay("7", 1, "Passport seen."), pay)


def test_a_payout_that_was_put_aside_leaves_the_terminal_to_others() -> None:
    books = waiting()
    books.do(WithholdHandPay("7", 1, "The win is looked into.", inspector="Inspector Ng"))
    books.fund(700_000)
    books.wager("red", 5_000)
    books.do(ReleaseHandPay("7", 1, "The win was good."))
    books.settle(18)
    books.do(CashOut("7"))
    assert sorted(books.account().payouts) == [1, 2]
    assert books.no(InsertNote("7", 500)).code == "payout-waiting"
    books.do(PayHand("7", 1, 600_000, "Ann Lee", "Bob"), PayHand("7", 2, 705_000, "Cy Dee", "Bob"))
    assert books.account().payouts == {}
    books.note()


def test_counted_notes_go_to_the_cage_and_a_difference_has_a_reason_and_two_people() -> None:
    books = Books("7")
    books.do(InsertNote("7", 5_000), InsertNote("7", 500))
    assert books.no(EmptyStacker("7", 5_501)).code == "count-differs"
    assert books.no(EmptyStacker("7", 5_000, "A note is torn.")).code == "release-needed"
    books.do(EmptyStacker("7", 5_000, "A note is torn.", "sue"))
    assert (books.on("pt/7/stacker"), books.on("cage/cash"), books.on("house/over-short")) == (0, 5_000, 500)
    books.do(InsertNote("7", 500), EmptyStacker("7", 1_000, "The note of before.", "sue"))
    assert (books.on("pt/7/stacker"), books.on("cage/cash"), books.on("house/over-short")) == (0, 6_000, 0)


def test_notes_that_were_counted_as_booked_need_nobody_else() -> None:
    books = Books("7")
    books.do(InsertNote("7", 5_000), InsertNote("7", 500))
    assert books.no(EmptyStacker("7", -1)).code == "bad-amount"
    assert books.no(EmptyStacker("8", 5)).code == "unknown-terminal"
    books.do(EmptyStacker("7", 5_500))
    assert (books.on("pt/7/stacker"), books.on("cage/cash"), books.account().chips) == (0, 5_500, 5_500)


def test_a_stacker_in_which_nothing_is_found_is_counted_as_any_other() -> None:
    books = Books("7")
    books.do(InsertNote("7", 5_000))
    assert books.no(EmptyStacker("7", 0)).code == "count-differs"
    books.do(EmptyStacker("7", 0, "It was broken open.", "sue"))
    assert (books.on("pt/7/stacker"), books.on("cage/cash"), books.on("house/over-short")) == (0, 0, 5_000)
    books.do(EmptyStacker("7", 0))


# The self-check.


def spoil_meter(name: str) -> Callable[[Books], None]:
    def spoil(books: Books) -> None:
        account = books.account()
        value = {500: 1} if name == "notes" else getattr(account.meters, name) + 1
        meters = msgspec.structs.replace(account.meters, **{name: value})
        books.states["pt/7"] = msgspec.structs.replace(account, meters=meters)

    return spoil


def spoil_balance(name: str, by: int) -> Callable[[Books], None]:
    def spoil(books: Books) -> None:
        account = books.account()
        balances = {**account.balances, f"pt/7/{name}": account.balances.get(f"pt/7/{name}", 0) + by}
        books.states["pt/7"] = msgspec.structs.replace(account, balances=balances)

    return spoil


SPOILED = {
    **{
        name: spoil_meter(name)
        for name in "notes tickets_in transfers_in turnover wins tickets_out hand_pays cancelled".split()
    },
    "chips more": spoil_balance("chips", 1),
    "chips less": spoil_balance("chips", -1),
    "held": spoil_balance("held", 1),
}


def spoiled(how: str, *, wagered: bool = False) -> Books:
    """A terminal whose meters and balances disagree, although its postings are sound."""
    books = WheelFloor("7")
    books.note()
    books.begin()
    if wagered:
        books.wager("red", 500)
    SPOILED[how](books)
    books.check = lambda: None  # type: ignore[method-assign]
    return books


@pytest.mark.parametrize("how", SPOILED)
@pytest.mark.parametrize(
    "command",
    [drag({"red": 500}), CashOut("7"), CancelCredit("7", "Ann Lee", "Bob")],
    ids=lambda command: type(command).__name__,
)
def test_before_each_play_and_each_transfer_out_the_account_checks_itself(how: str, command: Command) -> None:
    books = spoiled(how)
    before = books.account()
    refused = books.try_(command)
    assert getattr(refused, "code", None) == "account-locked"
    stream, event, lines = books.events[-1]
    assert isinstance(event, AccountLocked)
    assert (stream, event.terminal, lines) == ("pt/7", "7", ())
    assert event.incident.key == "meters-differ"
    after = books.account()
    assert after.locked == event.incident
    assert (after.balances, after.meters) == (before.balances, before.meters)


def test_chips_that_are_held_for_no_play_lock_the_account_at_cash_out() -> None:
    """The total agrees with the meters, but the player would leave with too little."""
    books = spoiled("held")
    spoil_balance("chips", -1)(books)
    assert getattr(books.try_(CashOut("7")), "code", None) == "account-locked"
    assert books.account().locked == Text("held-for-no-wager", {"held": Amount(1)})


def test_credits_that_vanished_lock_the_account_when_a_player_wants_them() -> None:
    books = spoiled("chips less")
    spoil_balance("chips", -4_999)(books)
    assert books.account().chips == 0
    assert getattr(books.try_(CashOut("7")), "code", None) == "account-locked"
    assert books.account().locked is not None


def test_what_goes_wrong_before_a_hand_pay_locks_it_too() -> None:
    books = waiting()
    spoil_balance("chips", 1)(books)
    books.check = lambda: None  # type: ignore[method-assign]
    assert getattr(books.try_(PayHand("7", 1, 600_000, "Ann Lee", "Bob")), "code", None) == "account-locked"
    assert 1 in books.account().payouts


def locked(*, wagered: bool = False) -> WheelFloor:
    """A terminal that locked itself, with its state read again from its events."""
    books = WheelFloor("7")
    books.note()
    books.fund(600_000)
    books.do(CashOut("7"), WithholdHandPay("7", 1, "Looked into.", inspector="Inspector Ng"))
    books.note()
    books.begin()
    if wagered:
        books.wager("red", 500)
        books.wager("odd", 500)
    books.write(
        "pt/7", AccountLocked("7", Text("meters-differ", {"meters": Amount(100), "account": Amount(200)})), ()
    )
    return books


NOT_WHILE_LOCKED = [
    InsertNote("7", 5_000),
    TransferCredit("7", 5_000, "CMS-1"),
    drag({"red": 500}),
    CashOut("7"),
    CancelCredit("7", "Ann Lee", "Bob"),
    PayHand("7", 1, 605_000, "Ann Lee", "Bob"),
    RefuseHandPay("7", 1, "Forged."),
    AdjustCredits("7", "1-1", 500, "Misread.", "Sue"),
]


@pytest.mark.parametrize("command", NOT_WHILE_LOCKED, ids=lambda command: type(command).__name__)
def test_no_money_comes_or_goes_while_the_account_is_locked(command: Command) -> None:
    assert locked().no(command).code == "account-locked"


def test_a_locked_terminal_takes_no_ticket() -> None:
    books = locked()
    books.do(SetTerminal("8", VENUE))
    number = books.ticket(5_000, "8")
    assert books.no(InsertTicket("7", number)).code == "account-locked"
    books.do(RedeemTicket(number, "cage"))


def test_what_lies_on_the_layout_of_a_locked_terminal_is_still_the_players() -> None:
    books = locked(wagered=True)
    books.do(TakeOffChips("7", WHEEL, "1-1", "odd"))
    books.settle(18)
    assert books.account().chips == 5_000 + 500
    assert books.account().locked is not None
    # The lock does not end an inquiry, and does not keep the notes in the box.
    books.do(
        ReleaseHandPay("7", 1, "The win was good."),
        EmptyStacker("7", 10_000, "As counted.", "sue"),
        SetTerminal("7", VENUE),
    )


def test_a_supervisor_unlocks_an_account_whose_meters_agree_again() -> None:
    books = locked()
    assert books.no(UnlockAccount("7", "", "Sue")).code == "not-authorised"
    assert books.no(UnlockAccount("7", "Memory was changed.", "")).code == "not-authorised"
    assert isinstance(books.do(UnlockAccount("7", "Memory was changed.", "Sue")), AccountUnlocked)
    books.do(CashOut("7"))
    assert books.no(UnlockAccount("7", "Again.", "Sue")).code == "account-not-locked"
    assert books.no(UnlockAccount("8", "Again.", "Sue")).code == "unknown-terminal"


def test_an_account_that_still_disagrees_stays_locked() -> None:
    books = spoiled("wins")
    books.try_(CashOut("7"))
    assert books.no(UnlockAccount("7", "Nothing found.", "Sue")).code == "account-locked"


# Any sequence of commands.

BETS = ("red", "straight:17", "orphelins", "tier", "grand-series", "zero-spiel", "banker")
STEPS = (
    "note fund wager wager wager wager uneven off move clear void settle correct correct adjust adjust cage "
    "give-up out voucher "
    "stacker pay inquiry agree identify release answer refuse reinstate insert present redeem call come wait"
).split()
"""The kinds of commands, with the usual ones more often."""


class Crowd:
    """Many people at two terminals of a wheel. Their commands are mostly, but not always, sensible."""

    def __init__(self) -> None:
        self.books = WheelFloor("7", "8")
        self.numbers: list[str] = []
        self.plays = 1
        self.books.begin("1-1")

    def ask(self, step: str, figure: int, terminal: str) -> None:
        if step == "wait":
            self.books.at += figure * HOUR_MS
        elif step in ("settle", "void", "correct"):
            self.end(step, figure)
        else:
            done = self.books.try_(self.command(step, figure, terminal))
            if isinstance(done, list) and isinstance(done[-1], TicketIssued):
                self.numbers.append(number_of(done[-1]))

    def end(self, step: str, figure: int) -> None:
        """The spin ends with a number, which may be corrected at once, or is void."""
        if step == "void" and figure % 2:
            self.books.void()
        else:
            self.books.settle(figure % 37)
            if step == "correct":
                if figure % 3:
                    # The players leave before the correction.
                    for terminal in ("7", "8"):
                        self.books.try_(CashOut(terminal))
                self.books.correct((figure + 1 + figure % 5) % 37)
                if figure % 5 == 0:
                    self.books.correct(figure % 37)
            elif step == "void":
                self.books.void()
        self.plays += 1
        self.books.begin(f"1-{self.plays}")

    def command(self, step: str, figure: int, terminal: str) -> Command:
        account = self.books.account(terminal)
        play = f"1-{self.plays}"
        bet, sequence = BETS[figure % len(BETS)], next(iter(account.payouts), figure)
        payout, layout = account.payouts.get(sequence), account.layouts.get(play)
        lies = bet if layout is None else next(iter(layout.stakes))
        number = self.numbers[figure % len(self.numbers)] if self.numbers else "1"
        recalled = list(account.recent) or [play]
        until = self.books.at + figure * HOUR_MS
        owing, owed = next(((key, each.left) for key, each in account.owed.items() if each.left), (play, 1))
        commands: dict[str, Command] = {
            "note": InsertNote(terminal, VENUE.notes[figure % 3]),
            "fund": TransferCredit(terminal, 1 + figure * 9_000, f"CMS-{len(self.books.events)}"),
            "wager": drag({bet: 180 * (1 + figure % 20)}, terminal, play),
            "uneven": drag({bet: 1 + figure}, terminal, play),
            "off": TakeOffChips(terminal, WHEEL, play, bet),
            "move": MoveChips(terminal, WHEEL, play, lies, bet, 180 * (1 + figure % 3)),
            "clear": ClearChips(terminal, WHEEL, play),
            "cage": ClearOwed(terminal, owing, owed, "They came back.", "Sue"),
            "give-up": ClearOwed(terminal, owing, owed, "They are gone.", "Sue", given_up=True),
            "adjust": AdjustCredits(
                terminal, recalled[figure % len(recalled)], (figure - 50) * 90, "It froze.", "Sue"
            ),
            "out": CashOut(terminal),
            "voucher": CancelCredit(terminal, "Ann", "Bob"),
            "stacker": EmptyStacker(terminal, 1 + figure * 100, "As counted.", "Max"),
            "pay": PayHand(terminal, sequence, payout.cents if payout else 1, "Ann", "Bob", "Max"),
            "inquiry": WithholdHandPay(terminal, sequence, "Wait.", inspector="Ng"),
            "agree": WithholdHandPay(terminal, sequence, "Wait.", until=until),
            "identify": WithholdHandPay(terminal, sequence, "Who?", identify=True),
            "release": ReleaseHandPay(terminal, sequence, "Good."),
            "answer": ReviewHandPay(terminal, sequence, agrees=figure % 3 > 0, note="Seen.", by="ian"),
            "refuse": RefuseHandPay(terminal, sequence, "Bad."),
            "reinstate": ReinstateHandPay(terminal, next(iter(account.refused), sequence), "Good.", "Ng"),
            "insert": InsertTicket(terminal, number),
            "redeem": RedeemTicket(number, "cage", approved_by="Max", witness="Bob"),
            "present": PresentTicket(number, "Ann"),
            "call": CallService(terminal),
            "come": AnswerCall(terminal, "Sue"),
        }
        return commands[step]


@settings(max_examples=100, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.lists(
        st.tuples(st.sampled_from(STEPS), st.integers(0, 99), st.sampled_from(["7", "7", "8"])),
        min_size=30,
        max_size=60,
    )
)
def test_the_books_stay_sound_after_any_commands_in_any_order(steps: list[tuple[str, int, str]]) -> None:
    """`Books` checks all invariants after every command."""
    crowd = Crowd()
    for step, figure, terminal in steps:
        crowd.ask(step, figure, terminal)
    assert not any(crowd.books.account(terminal).locked for terminal in ("7", "8"))


def test_such_sequences_reach_every_event_of_a_terminal() -> None:
    """A long fixed run: it must reach every event, or the random runs would prove little."""
    crowd, entropy = Crowd(), SeededEntropy(7, 1)
    for _ in range(4_000):
        terminal = "78"[entropy.below(2)]
        crowd.ask(STEPS[entropy.below(len(STEPS))], entropy.below(100), terminal)
    seen = {type(event) for _, event, _ in crowd.books.events}
    assert set(CHANGES) - seen == set(NOT_ASKED_FOR)


# Strange values.

TICKET = make_number(SECRET, "7", 1)
ODD_TEXT = st.one_of(
    st.just(TICKET),
    st.sampled_from(
        ["7", "8", "1", "1-1", "red", "cage", "kiosk/1", "capital", "fill", "cage/cash", "pt/7", ""]
    ),
    st.text(max_size=20),
    st.sampled_from(["x" * 300, "7/chips", "\ud800", "{terminal}", "../../x", "0" * 18, "９" * 18]),
)
ODD_NUMBER = st.one_of(
    st.sampled_from([0, 1, -1, 500, 5_000, 2**31, 2**63, 2**64, 10**15, 10**15 + 1, 10**30, -(10**30), NOW]),
    st.integers(),
)
ODD: dict[object, st.SearchStrategy[Any]] = {
    str: ODD_TEXT,
    int: ODD_NUMBER,
    bool: st.booleans(),
    str | None: st.none() | ODD_TEXT,
    int | None: st.none() | ODD_NUMBER,
    Mapping[str, str]: st.dictionaries(
        st.sampled_from(["table", "seat", "key", "cents", ""]), ODD_TEXT, max_size=3
    ),
    Mapping[str, int]: st.dictionaries(ODD_TEXT, ODD_NUMBER, max_size=3),
    Played: st.one_of(
        st.just(spin(17)),
        st.builds(
            Played, ODD_TEXT, ODD_TEXT, st.lists(ODD_TEXT, max_size=3).map(tuple), st.none() | ODD_NUMBER
        ),
        st.builds(
            Played,
            st.just(RAPID),
            st.just("roulette"),
            st.just(()),
            ODD_NUMBER,
            ODD_NUMBER,
            st.none() | ODD_TEXT,
        ),
    ),
    Settings: st.builds(
        Settings,
        ODD_TEXT,
        st.lists(ODD_NUMBER, max_size=2).map(tuple),
        ODD_NUMBER,
        ODD_NUMBER,
        ODD_NUMBER,
        ODD_TEXT,
    ),
}
ODD_PERSON = st.builds(Person, ODD_TEXT, st.sampled_from(Role))
ODD[Person], ODD[Person | None] = ODD_PERSON, st.none() | ODD_PERSON
ODD[AnyTableAct] = st.one_of(
    st.just(SetTable(standard_setup(STAR))),
    st.builds(Join, ODD_TEXT, st.none() | ODD_NUMBER, ODD_NUMBER, ODD_NUMBER),
    st.builds(StartRound, ODD_TEXT),
    st.builds(DrawCard, st.none() | ODD_TEXT),
    st.builds(PlaceWager, ODD_TEXT, ODD_NUMBER, ODD_TEXT, ODD_NUMBER, ODD_NUMBER, st.booleans()),
    st.builds(ShowClosing, ODD_NUMBER),
    st.builds(RaiseDispute, ODD_TEXT, ODD_TEXT, st.none() | ODD_TEXT),
)


def odd(hint: Any) -> st.SearchStrategy[Any]:
    """Odd values of a type, or any value if the type lists all of them."""
    return ODD[hint] if hint in ODD else st.from_type(hint)


def mappings(kind: Any) -> st.SearchStrategy[Any]:
    """JSON gives a dict, and no other mapping."""
    return st.dictionaries(*(st.from_type(part) for part in get_args(kind)))


st.register_type_strategy(Mapping, mappings)
STRANGE = st.one_of(
    [
        st.builds(kind, **{name: odd(hint) for name, hint in get_type_hints(kind).items()})
        for kind in REGISTRY.handlers
    ]
)


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(STRANGE, min_size=1, max_size=6))
@example([RaiseAlarm(AlarmKind.CLOCK_STEP, "one", count=10**30)])
def test_no_command_however_strange_breaks_anything(commands: list[Command]) -> None:
    """It is refused with a sentence, or carried out and stored in a readable form."""
    books = WheelFloor("7", "8")
    assert books.ticket() == TICKET
    books.fund(600_000, "8")
    books.do(CashOut("8"), InsertNote("7", 5_000))
    books.wager("red", 500)
    written = len(books.events)
    for command in commands:
        done = books.try_(command)
        assert not isinstance(done, Rejection) or (done.code and english(done.text))
    for stream, event, lines in books.events[written:]:
        assert STREAM.fullmatch(stream)
        assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event
        assert all(-(2**63) <= cents < 2**63 for _, cents in lines)
    for state in books.states.values():
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=type(state)) == state
