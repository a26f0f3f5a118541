"""A game on the wheel: its start, the ball, and the number that counts."""

from pitboss.acting.acts.act import Act, ActContext, Facts, needs
from pitboss.acting.state import change
from pitboss.game.spin import (
    check_come_to_rest,
    check_confirm,
    check_spin_ball,
    come_to_rest,
    confirm,
    short_spin,
    spin_ball,
)
from pitboss.game.wheel import read_number
from pitboss.kernel.decision import is_line
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.roulette.acts.findings import Findings
from pitboss.roulette.acts.irregular import call_no_spin, doubt
from pitboss.roulette.acts.settling import finish
from pitboss.roulette.machines import in_game, machine_of, spin_of, with_machine
from pitboss.roulette.state import LiveSpin, PastSpin, ReadingSource, WheelTable
from pitboss.rules.irregularity import Kind
from pitboss.rules.roulette import WheelKind


class NewGame(Act, frozen=True):
    """The wagering period of the next game begins."""

    key: str
    """Unique on the whole floor, for all time."""


class SpinBall(Act, frozen=True):
    """The ball is spun."""

    wheel_turns: bool = True
    against_wheel: bool = True


class BallAtRest(Act, frozen=True):
    """The ball lies in a pocket."""

    pocket: int | None
    """None if the sensor cannot read it."""
    source: ReadingSource
    revolutions: int | None = None
    """None if nobody counted them and nobody called the spin short."""


class ConfirmNumber(Act, frozen=True):
    """The dealer confirms the winning number."""

    number: int


def check_new_game(now: WheelTable, act: NewGame, _: ActContext) -> Rejection | None:
    """Requires that the game before is over, and a key that no game of the floor has had."""
    if now.spin is not None:
        return Rejection("spin-in-progress", {"case": "game-under-way"})
    if not is_line(act.key) or now.recall(act.key) is not None:
        return Rejection("round-over", {"case": "no-name-for-game", "name": f"{act.key!r:.60}"})
    return None


def apply_new_game(now: WheelTable, act: NewGame, context: ActContext) -> WheelTable:
    """Wagers are accepted from now on."""
    return change(now, spin=LiveSpin(act.key, context.at))


@needs(spin_of)
def check_spin(now: WheelTable, live: LiveSpin, _: SpinBall, __: ActContext) -> Rejection | None:
    """The ball may be spun during the period or after it. If it left the wheel, it must be examined first."""
    if live.ball_out:
        return Rejection("ball-not-examined", clause=None if live.no_spin is None else live.no_spin.clause)
    return check_spin_ball(machine_of(now, live))


@in_game
def apply_spin(now: WheelTable, live: LiveSpin, act: SpinBall, context: ActContext) -> WheelTable:
    """The ball runs. A ball that is spun wrongly is no spin at once."""
    spin = spin_ball(machine_of(now, live), wheel_turns=act.wheel_turns, against_wheel=act.against_wheel)
    spun = with_machine(live, spin)
    return change(now, spin=spun) if spin.no_spin is None else call_no_spin(now, spun, spin.no_spin, context)


@needs(spin_of)
def check_rest(now: WheelTable, live: LiveSpin, act: BallAtRest, _: ActContext) -> Rejection | None:
    """Requires a reading that this kind of wheel gives, and a ball to read."""
    if live.doubt is not None:
        return _in_doubt(now)
    if act.source is ReadingSource.DEALER and now.kind is WheelKind.AUTOMATED:
        return Rejection("no-reading-by-hand", clause=now.rule.registered)
    if act.source is ReadingSource.SENSOR and live.unread:
        return Rejection("reading-again", {"case": "dealer-enters"}, now.rule.registered)
    if live.registered is not None:
        return _check_read_again(now, live, act)
    # If the sensor reads nothing, the spin can still show whether the ball counts.
    unread = act.pocket is None and act.source is ReadingSource.SENSOR
    return check_come_to_rest(machine_of(now, live), 0 if unread else act.pocket)


def facts_rest(now: WheelTable, act: BallAtRest, _: ActContext) -> Facts:
    """Whether a ball counts that comes to rest. A second reading of it has nothing to find."""
    live = now.spin
    if live is None or live.registered is not None:
        return Facts()
    return Facts(findings=_findings(now, live, act))


@in_game
def apply_rest(now: WheelTable, live: LiveSpin, act: BallAtRest, context: ActContext) -> WheelTable:
    """A sensor or the dealer reports where the ball lies. This ends the period, however early."""
    if live.registered is not None:
        return _read_again(now, live, act, context)
    findings: Findings = context.facts.findings or _findings(now, live, act)
    spin = come_to_rest(machine_of(now, live), act.pocket or 0, findings.short)
    if spin.no_spin is not None and live.no_spin is None:
        return call_no_spin(now, with_machine(live, spin), spin.no_spin, context)
    if act.pocket is None and spin.registered is not None:
        read = change(live, takes_wagers=False, unread=True)
    else:
        read = change(with_machine(live, spin), unread=False, **{act.source.value: spin.registered})
    if now.kind is WheelKind.LIVE or not read.at_rest:
        return change(now, spin=read)
    if live.takes_wagers:
        return doubt(now, read, Kind.EARLY_BALL, Text("incident-early-ball"), context)
    if act.pocket is None:
        return doubt(now, read, Kind.AUTOMATED_WHEEL_ERROR, Text("incident-ball-unread"), context)
    return finish(now, read, PastSpin(read.key, read.registered))


@needs(spin_of)
def check_confirm_number(
    now: WheelTable, live: LiveSpin, act: ConfirmNumber, _: ActContext
) -> Rejection | None:
    """Requires a number that waits for the dealer. A different number is not refused: it raises a doubt."""
    if live.doubt is not None:
        return _in_doubt(now)
    refused = check_confirm(machine_of(now, live), act.number)
    return None if refused is None or refused.code == "result-differs" else refused


@in_game
def apply_confirm_number(
    now: WheelTable, live: LiveSpin, act: ConfirmNumber, context: ActContext
) -> WheelTable:
    """The number counts if the dealer confirms it. If not, a supervisor enters the right one."""
    confirmed = change(live, dealer=act.number)
    if act.number != live.registered:
        return _differs(now, confirmed, act.number, context)
    return finish(now, confirmed, PastSpin(live.key, confirm(machine_of(now, live), act.number).number))


def _findings(now: WheelTable, live: LiveSpin, act: BallAtRest) -> Findings:
    return Findings(short_spin(machine_of(now, live), act.revolutions))


def _check_read_again(now: WheelTable, live: LiveSpin, act: BallAtRest) -> Rejection | None:
    """Requires that this source, sensor or dealer, has not yet reported where the ball lies."""
    if act.pocket is None or getattr(live, act.source.value) is not None:
        return Rejection("reading-again", {"case": "known-already"}, now.rule.registered)
    number = read_number(act.pocket)
    return number if isinstance(number, Rejection) else None


def _read_again(now: WheelTable, live: LiveSpin, act: BallAtRest, context: ActContext) -> WheelTable:
    """The second of the two sources, sensor and dealer, reports where the ball lies."""
    if act.pocket is None:
        return now
    read = change(live, **{act.source.value: act.pocket})
    if act.pocket == live.registered:
        return change(now, spin=read)
    return _differs(now, read, act.pocket, context)


def _differs(now: WheelTable, live: LiveSpin, number: int, context: ActContext) -> WheelTable:
    registered = "–" if live.registered is None else live.registered
    words = Text("incident-numbers-differ", {"registered": registered, "number": number})
    return doubt(now, live, Kind.WRONG_NUMBER, words, context)


def _in_doubt(now: WheelTable) -> Rejection:
    return Rejection("result-in-doubt", clause=now.rule.registered)
