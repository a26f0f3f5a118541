"""Irregularities on a wheel: balls that do not count, wrong numbers, malfunctions and void games."""

import msgspec
import pytest
from kit.support import RAPID, clause
from kit.tables.live_table import DEE, GUS, OPAL, SUE
from kit.wheels.live_wheel import (
    CONFIRMED,
    DEALER,
    EGG,
    SENSOR,
    UNCONFIRMED,
    LiveWheel,
    automated,
    live,
    report,
)

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.acts.correcting import CorrectPlays
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.acts.irregular import (
    CallNoSpin,
    CorrectNumber,
    ExamineBall,
    ReportIrregularity,
    VoidSpin,
)
from pitboss.roulette.acts.opening import CloseWheel
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.acts.recalling import RecallSpin
from pitboss.roulette.state import PastSpin
from pitboss.rules.irregularity import Effect, Given, Kind

WRONG = report(Kind.WRONG_NUMBER)
NO_SPINS = [
    (Kind.WRONG_DIRECTION, "11.4.1"),
    (Kind.STILL_WHEEL, "11.4.2"),
    (Kind.TOO_FEW_TURNS, "11.4.3"),
    (Kind.FOREIGN_OBJECT, "11.4.4"),
    (Kind.NO_POCKET, "11.4.5"),
    (Kind.BALL_LEFT_WHEEL, "11.4.6"),
    (Kind.INTERFERENCE, "11.4.7"),
]
EACH_NO_SPIN = pytest.mark.parametrize(
    "kind, cited", [pytest.param(kind, cited, marks=clause(RAPID, cited)) for kind, cited in NO_SPINS]
)
LATE_KINDS = [
    pytest.param(kind, marks=clause(RAPID, cited))
    for kind, cited in (
        (Kind.WRONG_CREDITS, "11.5.1.1"),
        (Kind.TERMINAL_INTERRUPTED, "11.5.1.2"),
        (Kind.EARLY_BALL, "11.5.1.3"),
        (Kind.AUTOMATED_WHEEL_FAULTY, "11.5.1.4"),
        (Kind.TERMINAL_MALFUNCTION, "11.5.1.5"),
    )
]

# No spin.


@EACH_NO_SPIN
@pytest.mark.parametrize("who", [DEE, SUE])
def test_dealer_or_supervisor_announce_no_spin_and_the_ball_is_spun_again(
    who: Person, kind: Kind, cited: str
) -> None:
    rim = live().game("w-1").do(CallNoSpin(kind), who)
    assert rim.spin.no_spin is not None
    assert rim.spin.no_spin.clause == cited
    assert rim.noted == [("irregularity", str(kind), cited)]
    ruling = rim.events[-1].ruling
    assert ruling is not None
    assert (ruling.effects[0], ruling.effects[-1]) == (Effect.NO_SPIN, Effect.RESPIN)
    if rim.spin.ball_out:
        rim.do(ExamineBall(), SUE)
    rim.do(SpinBall()).do(BallAtRest(5, SENSOR, 4)).do(ConfirmNumber(5))
    assert rim.last.number == 5


@EACH_NO_SPIN
def test_nobody_else_announces_it_and_only_while_a_ball_runs_on_a_live_wheel(kind: Kind, cited: str) -> None:
    rim = live().do(NewGame("w-1"))
    assert rim.refused(CallNoSpin(kind)) == ("ball-not-rolling", "5.3.1")
    rim.do(SpinBall())
    assert rim.refused(CallNoSpin(kind), EGG) == ("not-authorised", "11.4")
    rested = live().game("w-1").do(BallAtRest(5, SENSOR, 4))
    assert rested.refused(CallNoSpin(kind)) == ("ball-not-rolling", "5.3.1")
    assert live().refused(CallNoSpin(kind)) == ("ball-not-rolling", cited)
    assert automated().game("w-1").refused(CallNoSpin(kind), SUE) == ("irregularity-does-not-fit", cited)


@clause(RAPID, "11.4.8")
def test_after_no_spin_the_ball_counts_nowhere() -> None:
    rim = live().game("w-1").do(CallNoSpin(Kind.FOREIGN_OBJECT)).do(BallAtRest(17, SENSOR, 30))
    assert rim.spin.registered is None
    assert rim.refused(ConfirmNumber(17))[0] == "confirmation-not-due"
    assert rim.refused(CorrectNumber(WRONG, 17, "It lay there."), SUE)[0] == "ball-not-at-rest"


@clause(RAPID, "11.4.9")
def test_the_wagers_stand_for_the_next_ball_and_the_period_is_as_it_was() -> None:
    rim = live().game("w-1").do(CallNoSpin(Kind.INTERFERENCE)).do(SpinBall())
    assert (rim.spin.key, rim.spin.takes_wagers, rim.spin.no_spin) == ("w-1", False, None)
    early = live().do(NewGame("w-1")).do(SpinBall()).do(CallNoSpin(Kind.INTERFERENCE))
    assert early.spin.takes_wagers


@clause(RAPID, "11.4.6")
def test_a_ball_that_left_the_wheel_is_examined_by_a_supervisor_before_it_is_spun_again() -> None:
    rim = live().game("w-1").do(CallNoSpin(Kind.BALL_LEFT_WHEEL))
    assert rim.refused(SpinBall()) == ("ball-not-examined", "11.4.6")
    assert rim.refused(ExamineBall()) == ("not-authorised", "11.4.6")
    rim.do(ExamineBall(), SUE)
    assert rim.noted == [("notice", "ball-examined", "11.4.6")]
    assert rim.refused(ExamineBall(), SUE) == ("nothing-to-examine", "11.4.6")
    assert rim.do(SpinBall()).spin.rolling


@pytest.mark.parametrize(
    "flags, kind, cited",
    [
        pytest.param((True, False), Kind.WRONG_DIRECTION, "11.4.1", marks=clause(RAPID, "11.4.1")),
        pytest.param((False, True), Kind.STILL_WHEEL, "11.4.2", marks=clause(RAPID, "11.4.2")),
    ],
)
def test_a_ball_spun_wrongly_is_no_spin_at_once(flags: tuple[bool, bool], kind: Kind, cited: str) -> None:
    rim = live().do(NewGame("w-1")).do(SpinBall(*flags))
    assert rim.noted == [("irregularity", str(kind), cited)]
    assert rim.do(SpinBall()).spin.rolling
    by_itself = automated().do(NewGame("w-1")).do(SpinBall(*flags), EGG)
    assert by_itself.noted == [("irregularity", str(kind), "5.3.2")]


@clause(RAPID, "11.4.3")
@pytest.mark.parametrize("pocket", [17, None])
def test_a_ball_short_of_four_turns_does_not_count_with_any_reading(pocket: int | None) -> None:
    rim = live().game("w-1").do(BallAtRest(pocket, SENSOR, 3))
    assert (rim.spin.registered, rim.spin.unread) == (None, False)
    assert rim.noted == [("irregularity", "too-few-turns", "11.4.3")]


@clause(RAPID, "11.4.5")
def test_a_sensor_may_read_nothing_because_the_ball_is_in_no_pocket() -> None:
    rim = live().game("w-1").do(BallAtRest(None, SENSOR, 9)).do(CallNoSpin(Kind.NO_POCKET))
    assert not rim.spin.unread
    assert rim.do(SpinBall()).spin.rolling


def test_other_reports_are_no_reason_for_no_spin() -> None:
    rim = live().game("w-1")
    assert rim.refused(CallNoSpin(Kind.DISPLAY_WRONG), SUE)[0] == "ball-not-rolling"
    assert rim.refused(CallNoSpin(Kind.MISDEAL), SUE)[0] == "irregularity-does-not-fit"


# A wrong number.


@clause(RAPID, "11.4.10")
@pytest.mark.parametrize("readings", ["confirmed", "dealer-after", "sensor-after"])
def test_where_sensor_and_dealer_differ_the_game_waits_for_a_supervisor(readings: str) -> None:
    rim = live().game("w-1")
    acts: dict[str, tuple[Act, Act]] = {
        "confirmed": (BallAtRest(17, SENSOR, 9), ConfirmNumber(18)),
        "dealer-after": (BallAtRest(17, SENSOR, 9), BallAtRest(18, DEALER)),
        "sensor-after": (BallAtRest(18, DEALER), BallAtRest(17, SENSOR, 9)),
    }
    for act in acts[readings]:
        rim.do(act)
    assert (rim.spin.sensor, rim.spin.dealer, rim.spin.doubt) == (17, 18, Kind.WRONG_NUMBER)
    assert rim.noted == [("irregularity", "wrong-number", "11.4.10")]
    for act in (ConfirmNumber(17), ConfirmNumber(18), BallAtRest(18, DEALER)):
        assert rim.refused(act)[0] == "result-in-doubt"
    assert rim.refused(NewGame("w-2"))[0] == "spin-in-progress"
    assert rim.refused(CorrectNumber(WRONG, 18, "The sensor erred.")) == ("not-authorised", "11.4.10")
    assert rim.refused(CorrectNumber(WRONG, 18, "The sensor erred."), DEE, SUE)[0] == "not-authorised"
    assert rim.refused(CorrectNumber(WRONG, 18, "The sensor erred."), SUE)[0] == "second-person-needed"
    rim.do(CorrectNumber(WRONG, 18, "The sensor erred."), GUS, SUE)
    last = rim.last
    assert (last.number, last.sensor, last.dealer) == (18, 17, 18)
    assert (last.corrected, last.corrected_by, last.reason) == ("11.4.10", "sue", "The sensor erred.")
    assert rim.noted == [("correction", "wrong-number", "11.4.10")]


def test_where_both_say_the_same_nothing_is_in_doubt() -> None:
    rim = live().game("w-1").do(BallAtRest(17, SENSOR, 9)).do(BallAtRest(17, DEALER))
    assert rim.refused(BallAtRest(17, DEALER))[0] == "reading-again"
    assert rim.do(ConfirmNumber(17)).last.corrected is None


@clause(RAPID, "11.4.10")
@pytest.mark.parametrize("who", [SUE, GUS])
def test_a_supervisor_enters_the_right_number_whenever_it_is_found(who: Person) -> None:
    rim = live().play("w-1", 17)
    assert rim.refused(CorrectNumber(WRONG, 17, "It is."), who) == ("number-unchanged", "11.4.10")
    assert rim.refused(CorrectNumber(WRONG, 37, "It is."), who)[0] == "unknown-number"
    assert rim.refused(CorrectNumber(WRONG, 18, " "), who) == ("reason-needed", "11.4.10")
    rim.do(CorrectNumber(WRONG, 18, "The ball lay in 18."), who, OPAL)
    assert (rim.last.number, rim.last.corrected_by) == (18, "opal")
    # The clause sets no time: the next game, or several, may have begun.
    rim.do(NewGame("w-2"))
    assert rim.refused(CorrectNumber(WRONG, 19, "It lay in 19."), who)[0] == "ball-not-at-rest"
    rim.do(CorrectNumber(WRONG, 19, "It lay in 19.", "w-1"), who, OPAL)
    assert (rim.last.number, rim.last.corrected, rim.spin.key) == (19, "11.4.10", "w-2")
    rim.do(SpinBall()).do(EndPeriod()).do(BallAtRest(5, SENSOR, 9)).do(ConfirmNumber(5)).play("w-3", 7)
    rim.do(CorrectNumber(WRONG, 20, "It lay in 20.", "w-1"), who, OPAL)
    assert [past.number for past in rim.now.past] == [20, 5, 7]
    assert dict(rim.now.numbers) == {"w-1": 20, "w-2": 5, "w-3": 7}


# Malfunctions.


@clause(RAPID, "11.5")
@pytest.mark.parametrize("kind", LATE_KINDS)
@pytest.mark.parametrize("who", [EGG, SUE])
def test_after_a_malfunction_one_of_the_last_games_is_worked_out_again(who: Person, kind: Kind) -> None:
    rim = automated().play("w-1", 17).play("w-2", 18).do(NewGame("w-3"))
    act = CorrectNumber(report(kind, CONFIRMED), 20, "By the recording.", "w-1")
    assert rim.refused(act) == ("not-authorised", "11.5")
    rim.do(act, who, OPAL)
    first = rim.now.recall("w-1")
    assert first is not None
    assert (first.number, first.corrected, first.corrected_by) == (20, "11.5", "opal")
    assert rim.now.recall("w-2") == rim.last
    assert rim.refused(CorrectNumber(report(kind, CONFIRMED), 20, "Why not.", "w-0"), who)[0] == (
        "spin-not-recalled"
    )


@clause(RAPID, "11.6")
@pytest.mark.parametrize("kind", LATE_KINDS)
@pytest.mark.parametrize("who", [EGG, SUE])
def test_where_no_record_confirms_the_wagers_the_game_is_void(who: Person, kind: Kind) -> None:
    rim = automated().play("w-1", 17).do(NewGame("w-2"))
    act = VoidSpin(report(kind, UNCONFIRMED), "No record of the wagers.", "w-1")
    assert rim.refused(act) == ("not-authorised", "11.6")
    assert rim.refused(act, who) == ("second-person-needed", None)
    rim.do(act, DEE, who)
    assert (rim.last.void, rim.last.number, rim.last.corrected_by) == ("11.6", 17, who.name)
    assert rim.noted == [("void", str(kind), "11.6")]
    assert rim.refused(act, who) == ("spin-void", "11.6")
    again = CorrectNumber(report(kind, CONFIRMED), 20, "By the recording.", "w-1")
    assert rim.refused(again, who) == ("spin-void", "11.6")


@clause(RAPID, "11.6")
def test_a_supervisor_and_not_a_dealer_answers_for_a_void_game() -> None:
    act = VoidSpin(report(Kind.AUTOMATED_WHEEL_FAULTY, UNCONFIRMED), "No record of the wagers.", "w-1")
    for by, signed in ((DEE, SUE), (SUE, DEE)):
        rim = automated().play("w-1", 17).do(NewGame("w-2")).do(act, by, signed)
        assert rim.last.corrected_by == "sue"


def test_what_staff_must_state_is_asked_and_the_other_act_refused() -> None:
    rim = automated().play("w-1", 17)
    faulty = Kind.AUTOMATED_WHEEL_FAULTY
    assert rim.refused(VoidSpin(report(faulty), "It hums."), EGG)[0] == "fact-needed"
    confirmed = VoidSpin(report(faulty, CONFIRMED), "It hums.")
    assert rim.refused(confirmed, EGG)[0] == "irregularity-does-not-fit"
    unconfirmed = CorrectNumber(report(faulty, UNCONFIRMED), 3, "It hums.")
    assert rim.refused(unconfirmed, EGG)[0] == "irregularity-does-not-fit"


@clause(RAPID, "11.5.1.3")
@pytest.mark.parametrize("pocket", [17, None])
def test_an_early_ball_of_an_automated_wheel_waits_for_a_supervisor(pocket: int | None) -> None:
    rim = automated().do(NewGame("w-1")).do(SpinBall()).do(BallAtRest(pocket, SENSOR))
    assert (rim.spin.takes_wagers, rim.spin.doubt) == (False, Kind.EARLY_BALL)
    assert rim.noted == [("irregularity", "early-ball", "11.5.1.3")]
    recalculated = CorrectNumber(report(Kind.EARLY_BALL, CONFIRMED), 17, "The wagers are on record.")
    assert rim.signed(recalculated, EGG).last.number == 17
    other = automated().do(NewGame("w-1")).do(SpinBall()).do(BallAtRest(pocket, SENSOR))
    other.signed(VoidSpin(report(Kind.EARLY_BALL, UNCONFIRMED), "No record."), EGG)
    assert (other.last.void, other.last.number) == ("11.6", None)


@clause(RAPID, "11.7")
def test_what_an_automated_wheel_cannot_read_the_electronic_gaming_supervisor_enters() -> None:
    rim = automated().game("w-1").do(BallAtRest(None, SENSOR))
    assert rim.spin.doubt is Kind.AUTOMATED_WHEEL_ERROR
    answers = {Given.RECORDS_CONFIRM: True, Given.MALFUNCTION: False}
    act = CorrectNumber(report(Kind.AUTOMATED_WHEEL_ERROR, answers), 31, "Seen by two people.")
    assert rim.refused(act, SUE) == ("not-authorised", "11.7")
    rim.signed(act, EGG)
    assert (rim.last.number, rim.last.corrected) == (31, "11.7")
    later = CorrectNumber(act.report, 30, "Seen on the recording.", "w-1")
    assert rim.do(NewGame("w-2")).signed(later, EGG).last.number == 30


@clause(RAPID, "11.5")
def test_with_a_malfunction_either_supervisor_has_an_automated_spin_worked_out_again() -> None:
    answers = {Given.RECORDS_CONFIRM: True, Given.MALFUNCTION: True}
    act = CorrectNumber(report(Kind.AUTOMATED_WHEEL_ERROR, answers), 31, "Seen by two people.")
    for who in (EGG, SUE):
        rim = automated().game("w-1").do(BallAtRest(None, SENSOR)).signed(act, who)
        assert (rim.last.number, rim.last.corrected) == (31, "11.5")


# Void games, and reports that only go on record.


@clause(RAPID, "11.1")
def test_a_malfunction_of_the_game_system_voids_a_game_on_a_supervisors_word() -> None:
    rim = live().game("w-1")
    act = VoidSpin(report(Kind.SYSTEM_MALFUNCTION), "The server restarted.")
    assert rim.refused(act) == ("not-authorised", "11.1")
    assert rim.do(act, OPAL).last.void == "11.1"


@pytest.mark.parametrize(
    "kind, cited",
    [
        pytest.param(Kind.DISRUPTION, "12.4.1", marks=clause(RAPID, "12.4", "12.4.1", "12.5")),
        pytest.param(Kind.FRAUD, "12.4.2", marks=clause(RAPID, "12.4", "12.4.2", "12.5")),
    ],
)
@pytest.mark.parametrize("settled", [True, False])
def test_a_casino_supervisor_may_invalidate_an_outcome_until_the_next_game_begins(
    settled: bool, kind: Kind, cited: str
) -> None:
    rim = live().play("w-1", 17) if settled else live().game("w-1")
    act = VoidSpin(report(kind), "The lights went out.", "w-1")
    assert rim.refused(act, EGG)[0] == "not-authorised"
    late = live().play("w-1", 17).do(NewGame("w-2"))
    assert late.refused(act, SUE) == ("spin-over", cited)
    # The number of a running ball is unknown.
    (rim.signed if settled else rim.do)(act, SUE)
    assert (rim.last.void, rim.now.spin) == (cited, None)


@clause(RAPID, "11.2")
def test_a_display_that_shows_another_number_is_disregarded() -> None:
    rim = live().play("w-1", 17).do(ReportIrregularity(report(Kind.DISPLAY_WRONG)))
    assert rim.last.number == 17
    assert rim.noted == [("irregularity", "display-wrong", "11.2")]
    ruling = rim.events[-1].ruling
    assert ruling is not None
    assert ruling.effects == (Effect.DISREGARD_DISPLAY,)


def test_what_is_only_put_on_record_needs_whom_the_rules_name_and_is_no_way_round_the_acts() -> None:
    rim = live().game("w-1")
    act = ReportIrregularity(report(Kind.WRONG_CREDITS, CONFIRMED))
    assert rim.refused(act) == ("not-authorised", "11.5")
    spin = rim.spin
    assert rim.do(act, EGG).spin == spin
    for kind in (Kind.INTERFERENCE, Kind.WRONG_NUMBER):
        assert rim.refused(ReportIrregularity(report(kind)), SUE)[0] == "irregularity-does-not-fit"
    assert rim.refused(ReportIrregularity(report(Kind.MISDEAL)), SUE)[0] == "irregularity-does-not-fit"
    assert rim.refused(ReportIrregularity(report(Kind.IMPRACTICAL)), SUE)[0] == "irregularity-unknown"


def test_a_game_is_put_right_after_the_wheel_has_closed() -> None:
    rim = live().play("w-1", 17).do(CloseWheel(nobody_plays=True), SUE)
    assert rim.signed(CorrectNumber(WRONG, 18, "The ball lay in 18."), SUE).last.number == 18


def test_nothing_is_there_to_be_corrected_before_the_first_game() -> None:
    rim: LiveWheel = live()
    assert rim.refused(CorrectNumber(WRONG, 18, "Why not."), SUE)[0] == "spin-not-recalled"
    assert rim.do(NewGame("w-1")).do(EndPeriod()).refused(CorrectNumber(WRONG, 18, "Why not."), SUE)[0] == (
        "ball-not-at-rest"
    )


@clause(RAPID, "11.5", "11.7")
def test_an_old_game_of_an_automated_wheel_keeps_the_number_that_its_sensor_read() -> None:
    """Its promise is no longer at hand, and no other number can have been promised."""
    faulty = report(Kind.AUTOMATED_WHEEL_FAULTY, CONFIRMED)
    entered = CorrectNumber(faulty, 9, "The film shows it.", "old")
    known: dict[str, str | int] = {"case": "spin", "number": 17}
    unknown: dict[str, str | int] = {"case": "spin-unknown"}
    for sensor, refused in ((17, known), (None, unknown)):
        room = automated().do(RecallSpin("old", PastSpin("old", 5, sensor=sensor)))
        for act in (entered, CorrectPlays(faulty, ("old",), (), "The film shows it.", 9)):
            assert room.attempt(act, SUE, OPAL) == Rejection("promise-says-otherwise", refused, "11.5")
    room = automated().do(RecallSpin("old", PastSpin("old", 5, sensor=17)))
    room.do(msgspec.structs.replace(entered, number=17), SUE, OPAL)
    assert room.now.recalled[0].number == 17


@clause(RAPID, "11.4.10")
def test_displays_do_not_show_a_game_from_long_ago_as_the_last_one() -> None:
    room = live().do(RecallSpin("old", PastSpin("old", 5)))
    room.do(CorrectNumber(report(Kind.WRONG_NUMBER), 9, "The film shows it.", "old"), SUE, GUS)
    assert room.now.recalled[0].number == 9
    assert not room.now.numbers
