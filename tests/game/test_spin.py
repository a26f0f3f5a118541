"""The spin against the rules: balls that count, the end of wagering, and numbers that may be settled."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.support import EDITIONS, RAPID, clause, refused, roulette
from kit.wheels.live_wheel import automated, live
from kit.wheels.spins import announce_no_spin, come_to_rest, confirm, end_wagering, spin_ball, start_spin

from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.game.bets import settle_spin
from pitboss.game.settlement import Terms
from pitboss.game.spin import Spin, SpinStep
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.roulette.acts.play import BallAtRest, NewGame, SpinBall
from pitboss.roulette.state import ReadingSource
from pitboss.rules.roulette import Fault, WheelKind

LIVE, AUTOMATED = WheelKind.LIVE, WheelKind.AUTOMATED
FOUR = 4


def start(wheel: WheelKind) -> Spin:
    return start_spin(roulette(), wheel)


def spun(wheel: WheelKind) -> Spin:
    return unwrap(spin_ball(start(wheel)))


def at_rest(wheel: WheelKind, number: int, revolutions: int = FOUR) -> Spin:
    """A ball that was spun by the rules, and came to rest after the call of no more bets."""
    return unwrap(come_to_rest(unwrap(end_wagering(spun(wheel))), number, revolutions))


def announced(spin: Spin, fault: Fault, by: Role = Role.DEALER) -> Spin | Rejection:
    return announce_no_spin(EDITIONS[RAPID], spin, fault, by)


def settled(spin: Spin, bet: str) -> int:
    """The return of 100 cents on a bet, once there is a number to settle."""
    assert spin.number is not None
    return unwrap(settle_spin(roulette(), spin.number, {bet: 100}, Terms()))[bet].returned


# The wheel, and the way its ball is spun.


@clause(RAPID, "5.3")
def test_a_game_is_decided_by_a_live_or_an_automated_wheel_as_it_is_set_up() -> None:
    assert [rule.wheel for rule in roulette().spins] == [LIVE, AUTOMATED]
    for rim, wheel in ((live(), LIVE), (automated(), AUTOMATED)):
        rim.do(NewGame("w-1")).do(SpinBall()).do(EndPeriod()).do(BallAtRest(17, ReadingSource.SENSOR))
        # A live number waits for the dealer; an automated one is settled.
        assert (rim.now.spin is None) == (wheel is AUTOMATED)


@clause(RAPID, "5.3.1")
@pytest.mark.parametrize("revolutions, counts", [(0, False), (3, False), (4, True), (5, True), (30, True)])
def test_a_live_ball_counts_from_four_revolutions_on(revolutions: int, counts: bool) -> None:
    spin = at_rest(LIVE, 17, revolutions)
    assert (spin.registered == 17) == counts
    assert (spin.no_spin is None) == counts
    assert spin.expects is (SpinStep.CONFIRMATION if counts else SpinStep.BALL_SPUN)


@clause(RAPID, "5.3.2")
@pytest.mark.parametrize("revolutions", [0, 3, 4])
def test_an_automated_ball_is_held_to_no_number_of_revolutions(revolutions: int) -> None:
    assert at_rest(AUTOMATED, 17, revolutions).number == 17


@pytest.mark.parametrize(
    "wheel, turns, against, cited",
    [
        pytest.param(LIVE, True, False, "11.4.1", marks=clause(RAPID, "5.3.1", "11.4.1")),
        pytest.param(LIVE, False, True, "11.4.2", marks=clause(RAPID, "5.3.1", "11.4.2")),
        pytest.param(LIVE, False, False, "11.4.2", marks=clause(RAPID, "5.3.1", "11.4.2")),
        pytest.param(AUTOMATED, True, False, "5.3.2", marks=clause(RAPID, "5.3.2")),
        pytest.param(AUTOMATED, False, True, "5.3.2", marks=clause(RAPID, "5.3.2")),
    ],
)
def test_a_ball_that_is_not_spun_against_a_turning_wheel_is_no_spin(
    wheel: WheelKind, turns: bool, against: bool, cited: str
) -> None:
    spin = unwrap(spin_ball(start(wheel), wheel_turns=turns, against_wheel=against))
    assert spin.no_spin is not None
    assert (spin.no_spin.clause, spin.number, spin.expects) == (cited, None, SpinStep.BALL_SPUN)


# The wagering period.


@pytest.mark.parametrize(
    "wheel, cited",
    [
        pytest.param(LIVE, "5.3.1.1", marks=clause(RAPID, "5.3.1.1")),
        pytest.param(AUTOMATED, "5.3.2.1", marks=clause(RAPID, "5.3.2.1")),
    ],
)
def test_no_more_bets_ends_the_period_while_the_ball_is_running(wheel: WheelKind, cited: str) -> None:
    running = spun(wheel)
    assert (running.takes_wagers, running.expects) == (True, SpinStep.NO_MORE_BETS)
    closed = unwrap(end_wagering(running))
    assert (closed.takes_wagers, closed.rolling, closed.expects) == (False, True, SpinStep.BALL_AT_REST)
    again = refused(end_wagering(closed))
    assert (again.code, again.clause) == ("wagers-closed", cited)


@clause(RAPID, "7.3")
@pytest.mark.parametrize("wheel", WheelKind)
def test_a_ball_at_rest_before_the_end_of_the_period_ends_it_and_what_was_placed_stands(
    wheel: WheelKind,
) -> None:
    early = unwrap(come_to_rest(spun(wheel), 17, FOUR))
    assert not early.takes_wagers
    assert refused(end_wagering(early)).code == "wagers-closed"
    final = unwrap(confirm(early, 17)) if wheel is LIVE else early
    assert settled(final, "straight:17") == 3600
    assert settled(final, "red") == 0


@clause(RAPID, "7.4.1")
def test_the_ball_may_be_spun_within_the_period_which_goes_on() -> None:
    assert start(LIVE).expects is SpinStep.BALL_SPUN
    assert spun(LIVE).takes_wagers


@clause(RAPID, "7.4.2")
def test_after_the_period_a_ball_not_yet_spun_is_what_the_game_waits_for() -> None:
    over = unwrap(end_wagering(start(LIVE)))
    assert over.expects is SpinStep.BALL_SPUN
    running = unwrap(spin_ball(over))
    assert (running.takes_wagers, running.expects) == (False, SpinStep.BALL_AT_REST)


# From the pocket to the settlement.


@clause(RAPID, "5.3.1.2", "7.5.3")
def test_a_live_number_is_settled_only_after_the_dealer_accepts_the_one_registered() -> None:
    spin = at_rest(LIVE, 17)
    assert (spin.registered, spin.number, spin.expects) == (17, None, SpinStep.CONFIRMATION)
    assert refused(confirm(spin, 18)).clause == "5.3.1.2"
    final = unwrap(confirm(spin, spin.registered))
    assert final.expects is None
    assert settled(final, "straight:17") == 3600


@clause(RAPID, "7.5.2")
def test_the_number_that_is_entered_must_be_a_pocket_and_is_the_one_registered() -> None:
    waits = unwrap(end_wagering(spun(LIVE)))
    assert waits.expects is SpinStep.BALL_AT_REST
    for wrong in (37, -1, "17", None):
        assert refused(come_to_rest(waits, wrong, FOUR)).code == "unknown-number"
    for number in range(37):
        assert unwrap(come_to_rest(waits, number, FOUR)).registered == number


@clause(RAPID, "5.3.1.2")
def test_a_confirmation_of_another_number_settles_nothing() -> None:
    spin = at_rest(LIVE, 1)
    for other in range(37):
        if other != 1:
            answer = refused(confirm(spin, other))
            assert (answer.code, answer.clause) == ("result-differs", "5.3.1.2")
    assert refused(confirm(spin, True)).code == "unknown-number"


@clause(RAPID, "5.3.2.2", "7.6")
def test_an_automated_number_is_settled_at_once_and_needs_no_confirmation() -> None:
    spin = at_rest(AUTOMATED, 17)
    assert (spin.registered, spin.number, spin.expects) == (17, 17, None)
    assert settled(spin, "straight:17") == 3600
    answer = refused(confirm(spin, 17))
    assert (answer.code, answer.clause) == ("confirmation-not-due", "5.3.2.2")


@pytest.mark.parametrize("wheel", WheelKind)
def test_what_comes_out_of_turn_is_refused(wheel: WheelKind) -> None:
    fresh, running, resting = start(wheel), spun(wheel), at_rest(wheel, 17)
    for early in (fresh, running):
        assert refused(confirm(early, 17)).code == "confirmation-not-due"
        assert early.number is None
    for late in (running, resting):
        assert refused(spin_ball(late)).code == "ball-already-spun"
        assert refused(spin_ball(late, wheel_turns=False)).code == "ball-already-spun"
    for still in (fresh, resting):
        assert refused(come_to_rest(still, 17, FOUR)).code == "ball-not-rolling"


def test_a_number_is_confirmed_once() -> None:
    final = unwrap(confirm(at_rest(LIVE, 17), 17))
    assert refused(confirm(final, 17)).code == "confirmation-not-due"


# No spin.


@pytest.mark.parametrize(
    "fault, cited",
    [
        pytest.param(Fault.WITH_THE_WHEEL, "11.4.1", marks=clause(RAPID, "11.4.1")),
        pytest.param(Fault.STILL_WHEEL, "11.4.2", marks=clause(RAPID, "11.4.2")),
        pytest.param(Fault.TOO_SHORT, "11.4.3", marks=clause(RAPID, "11.4.3")),
        pytest.param(Fault.FOREIGN_OBJECT, "11.4.4", marks=clause(RAPID, "11.4.4")),
        pytest.param(Fault.NO_POCKET, "11.4.5", marks=clause(RAPID, "11.4.5")),
        pytest.param(Fault.LEFT_WHEEL, "11.4.6", marks=clause(RAPID, "11.4.6")),
        pytest.param(Fault.INTERFERED, "11.4.7", marks=clause(RAPID, "11.4.7")),
    ],
)
@pytest.mark.parametrize("by", [Role.DEALER, Role.CASINO_SUPERVISOR, Role.GAMING_MANAGER])
def test_the_dealer_or_a_supervisor_announces_no_spin_while_the_ball_runs(
    by: Role, fault: Fault, cited: str
) -> None:
    spin = unwrap(announced(spun(LIVE), fault, by))
    assert spin.no_spin is not None
    assert (spin.no_spin.fault, spin.no_spin.clause) == (fault, cited)
    assert (spin.number, spin.expects) == (None, SpinStep.BALL_SPUN)


@clause(RAPID, "11.4.1", "11.4.2", "11.4.3")
@pytest.mark.parametrize("fault", Fault)
def test_nobody_else_announces_it_nor_on_an_automated_wheel_nor_without_a_ball(fault: Fault) -> None:
    assert refused(announced(spun(LIVE), fault, Role.PLAYER)).code == "not-authorised"
    assert refused(announced(spun(AUTOMATED), fault)).code == "no-spin-not-announced"
    for still in (start(LIVE), at_rest(LIVE, 17), unwrap(announced(spun(LIVE), fault))):
        assert refused(announced(still, fault)).code == "ball-not-rolling"


@clause(RAPID, "11.4.8")
@pytest.mark.parametrize("fault", Fault)
def test_an_announced_no_spin_stays_invalid_wherever_the_ball_comes_to_rest(fault: Fault) -> None:
    spin = unwrap(announced(unwrap(end_wagering(spun(LIVE))), fault))
    for number in range(37):
        landed = unwrap(come_to_rest(spin, number, revolutions=30))
        assert landed == spin
        assert refused(confirm(landed, number)).code == "confirmation-not-due"
        assert landed.number is None


@clause(RAPID, "7.3")
def test_a_ball_at_rest_ends_the_period_even_when_it_does_not_count() -> None:
    caught = unwrap(announced(spun(LIVE), Fault.TOO_SHORT))
    assert caught.takes_wagers
    assert not unwrap(come_to_rest(caught, 17, 3)).takes_wagers
    assert not unwrap(come_to_rest(spun(LIVE), 17, 3)).takes_wagers


@clause(RAPID, "11.4.9")
@pytest.mark.parametrize("closed", [True, False])
def test_after_no_spin_the_ball_is_spun_again_for_the_wagers_that_stand(closed: bool) -> None:
    opened = unwrap(end_wagering(start(LIVE))) if closed else start(LIVE)
    running = unwrap(spin_ball(opened))
    for void in (
        spin_ball(opened, against_wheel=False),
        spin_ball(opened, wheel_turns=False),
        announced(running, Fault.TOO_SHORT),
    ):
        assert unwrap(void).expects is SpinStep.BALL_SPUN
        assert unwrap(void).takes_wagers is not closed
        # Nothing is left of the void ball: the game is as it was when that ball had just been spun.
        assert unwrap(spin_ball(unwrap(void))) == running
        final = unwrap(confirm(unwrap(come_to_rest(running, 17, FOUR)), 17))
        assert settled(final, "straight:17") == 3600


# Any order of inputs.


@dataclass(frozen=True)
class Input:
    """One input of the machine, with all that the reference implementation below needs."""

    kind: str
    sound: bool = True
    number: int = 0
    revolutions: int = FOUR
    fault: Fault = Fault.TOO_SHORT
    by: Role = Role.DEALER


APPLY: dict[str, Callable[[Spin, Input], Spin | Rejection]] = {
    "spin": lambda spin, each: spin_ball(spin, against_wheel=each.sound),
    "close": lambda spin, each: end_wagering(spin),
    "no spin": lambda spin, each: announced(spin, each.fault, each.by),
    "rest": lambda spin, each: come_to_rest(spin, each.number, each.revolutions),
    "confirm": lambda spin, each: confirm(spin, each.number),
}
NEXT = {
    SpinStep.BALL_SPUN: "spin",
    SpinStep.NO_MORE_BETS: "close",
    SpinStep.BALL_AT_REST: "rest",
    SpinStep.CONFIRMATION: "confirm",
}
INPUTS = st.builds(
    Input,
    kind=st.sampled_from(["spin", "spin", "close", "no spin", "rest", "rest", "confirm"]),
    sound=st.sampled_from([True, True, False]),
    number=st.integers(0, 1),
    revolutions=st.sampled_from([3, 4, 5]),
    fault=st.sampled_from(Fault),
    by=st.sampled_from([Role.DEALER, Role.PLAYER]),
)


def reference(wheel: WheelKind, story: Sequence[Input]) -> int | None:
    """The number to settle after all accepted inputs, derived from the last ball alone."""
    balls = [i for i, each in enumerate(story) if each.kind == "spin"]
    if not balls:
        return None
    ball, *after = story[balls[-1] :]
    rests = [each for each in after if each.kind == "rest"]
    confirmed = [each.number for each in after if each.kind == "confirm"]
    if not ball.sound or not rests or any(each.kind == "no spin" for each in after):
        return None
    if wheel is LIVE and (rests[0].revolutions < FOUR or confirmed != [rests[0].number]):
        return None
    return rests[0].number


@clause(RAPID, "5.3.1", "5.3.1.1", "5.3.1.2", "5.3.2", "5.3.2.1", "5.3.2.2")
@given(st.sampled_from(WheelKind), st.lists(INPUTS, max_size=20))
def test_in_any_order_only_a_valid_ball_at_rest_and_confirmed_is_settled(
    wheel: WheelKind, inputs: list[Input]
) -> None:
    spin, story = start(wheel), list[Input]()
    for each in inputs:
        before, open_before = replace(spin), spin.takes_wagers
        answer = APPLY[each.kind](spin, each)
        if isinstance(answer, Rejection):
            assert answer.clause is not None
            assert spin == before
        else:
            spin = answer
            story.append(each)
        assert spin.takes_wagers == (not any(each.kind in ("close", "rest") for each in story))
        assert open_before or not spin.takes_wagers
        expected = reference(wheel, story)
        assert spin.number == expected
        assert (spin.expects is None) == (expected is not None)


@given(st.sampled_from(WheelKind), st.lists(INPUTS, max_size=20))
def test_from_any_state_the_expected_steps_lead_to_a_number(wheel: WheelKind, inputs: list[Input]) -> None:
    spin = start(wheel)
    for each in inputs:
        answer = APPLY[each.kind](spin, each)
        spin = spin if isinstance(answer, Rejection) else answer
    for _ in SpinStep:
        if spin.expects is not None:
            spin = unwrap(
                APPLY[NEXT[spin.expects]](spin, Input(NEXT[spin.expects], number=spin.registered or 0))
            )
    assert spin.expects is None
    assert spin.number == spin.registered
