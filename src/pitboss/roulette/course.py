"""The regular course of a wheel, from its opening to the winning number."""

from collections.abc import Mapping
from enum import StrEnum

from pitboss.acting.acts.common_acts import EndPeriod, Reopen, TellAbout
from pitboss.acting.course import CHANGE_DUE, Course, Place, Step, Timing, Waiting, WaitsOn, place_acts
from pitboss.game.spin import SpinStep
from pitboss.roulette.acts.irregular import (
    CallNoSpin,
    CorrectNumber,
    ExamineBall,
    ReportIrregularity,
    VoidSpin,
)
from pitboss.roulette.acts.opening import OpenWheel
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.machines import machine_of
from pitboss.roulette.state import WheelTable
from pitboss.rules.roulette import WheelKind


class WheelStep(StrEnum):
    """What a wheel may wait for, beside the steps of a spin."""

    OPENING = "wheel-opening"
    NEXT_GAME = "next-game"
    OWN_SPIN = "own-spin"
    """The wheel spins the ball by itself."""
    EXAMINATION = "ball-examined"
    NUMBER = "number"
    DOUBT = "number-in-doubt"


STEPS: Mapping[str, Step] = {
    WheelStep.OPENING: Step((OpenWheel,)),
    CHANGE_DUE: Step(on=WaitsOn.SUPERVISOR),
    WheelStep.NEXT_GAME: Step((NewGame,)),
    WheelStep.OWN_SPIN: Step((SpinBall,), WaitsOn.DEVICE),
    WheelStep.EXAMINATION: Step((ExamineBall,), WaitsOn.SUPERVISOR, Timing.BEFORE_BETS),
    WheelStep.NUMBER: Step((BallAtRest,)),
    WheelStep.DOUBT: Step(on=WaitsOn.SUPERVISOR),
    SpinStep.BALL_SPUN: Step((SpinBall,), when=Timing.DURING_BETS),
    SpinStep.NO_MORE_BETS: Step((EndPeriod,)),
    SpinStep.BALL_AT_REST: Step((BallAtRest,)),
    SpinStep.CONFIRMATION: Step((ConfirmNumber,)),
}


def waits(now: WheelTable) -> Waiting:
    """What a wheel waits for.

    >>> waits(WheelTable()).step.value
    'wheel-opening'
    """
    return Waiting(_step(now))


def _step(now: WheelTable) -> str:
    live = now.spin
    if not now.opened:
        return WheelStep.OPENING
    if live is None:
        return WheelStep.NEXT_GAME
    if live.doubt is not None:
        return WheelStep.DOUBT
    if live.ball_out:
        return WheelStep.EXAMINATION
    if live.unread:
        return WheelStep.NUMBER
    step = machine_of(now, live).expects or SpinStep.CONFIRMATION
    own = step is SpinStep.BALL_SPUN and now.kind is WheelKind.AUTOMATED
    return WheelStep.OWN_SPIN if own else step


COURSE: Course[WheelTable] = Course(
    waits=waits,
    steps=STEPS,
    places=place_acts(
        {
            Place.CALLS: (
                EndPeriod,
                Reopen,
                NewGame,
                SpinBall,
                ExamineBall,
                BallAtRest,
                ConfirmNumber,
            ),
            Place.DESK: (ReportIrregularity, CallNoSpin, CorrectNumber, VoidSpin, TellAbout),
        }
    ),
)
