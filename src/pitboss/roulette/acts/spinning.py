"""A game on the wheel: the wagering period, the ball, and the number that counts."""

from pitboss.acting.act import Act, ActContext, needs
from pitboss.acting.common_acts import EndPeriod, Reopen, RestartPeriod
from pitboss.acting.state import change
from pitboss.game.spin import come_to_rest, confirm, end_wagering, reopen_wagering, spin_ball
from pitboss.game.wheel import read_number
from pitboss.kernel.decision import is_line
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.acts.irregular import call_no_spin, doubt
from pitboss.roulette.state import LiveSpin, PastSpin, Source, WheelTable, after, finish, machine
from pitboss.rules.irregularity import Kind
from pitboss.rules.roulette import WheelKind


class NewGame(Act, frozen=True):
    """The wagering period of the next game begins."""

    key: str
    """Its name on the whole floor, which no other game ever bears."""


class SpinBall(Act, frozen=True):
    """The ball is sent round."""

    wheel_turns: bool = True
    against_wheel: bool = True


class BallAtRest(Act, frozen=True):
    """The ball lies in a pocket."""

    pocket: int | None
    """None where the sensor cannot read it."""
    source: Source
    revolutions: int | None = None
    """How often it went round; None where nobody counted and nobody called it short."""


class ConfirmNumber(Act, frozen=True):
    """The dealer says which number won."""

    number: int


def game_of(now: WheelTable) -> LiveSpin | Rejection:
    """The game under way."""
    return now.spin or Rejection("no-spin-under-way", "No game is under way: start a new one.")


def new_game(now: WheelTable, act: NewGame, context: ActContext) -> WheelTable | Rejection:
    """Wagers are taken from now on."""
    if now.spin is not None:
        return Rejection("spin-in-progress", "A game is under way: it must have a number first, or be void.")
    if not is_line(act.key) or now.recall(act.key) is not None:
        return Rejection("round-over", f"{act.key!r:.60} is no name for the next game.")
    return change(now, spin=LiveSpin(act.key, context.at))


@needs(game_of)
def send_round(now: WheelTable, live: LiveSpin, act: SpinBall, context: ActContext) -> WheelTable | Rejection:
    """The ball runs, within the period or after it; spun wrongly, it is no spin at once."""
    if live.ball_out:
        message = "The ball left the wheel: a supervisor examines it before it is spun again."
        return Rejection("ball-not-examined", message, None if live.no_spin is None else live.no_spin.clause)
    spin = spin_ball(machine(now, live), wheel_turns=act.wheel_turns, against_wheel=act.against_wheel)
    if isinstance(spin, Rejection):
        return spin
    spun = after(live, spin)
    return change(now, spin=spun) if spin.no_spin is None else call_no_spin(now, spun, spin.no_spin, context)


@needs(game_of)
def end_period(now: WheelTable, live: LiveSpin, _: EndPeriod, __: ActContext) -> WheelTable | Rejection:
    """No more bets."""
    spin = end_wagering(machine(now, live))
    return spin if isinstance(spin, Rejection) else change(now, spin=after(live, spin))


@needs(game_of)
def restart_period(
    now: WheelTable, live: LiveSpin, _: RestartPeriod, context: ActContext
) -> WheelTable | Rejection:
    """The countdown begins again in full."""
    if not live.takes_wagers:
        return Rejection("wagers-closed", "The time to bet on this game is over.", now.rule.closes)
    return change(now, spin=change(live, began=context.at))


@needs(game_of)
def reopen(now: WheelTable, live: LiveSpin, _: Reopen, context: ActContext) -> WheelTable | Rejection:
    """A supervisor lets bets be changed again, and the period counts from now."""
    if live.unread:
        return Rejection("ball-at-rest", "The ball has come to rest: the bets stand.", now.rule.closes)
    spin = reopen_wagering(now.edition, now.game, machine(now, live), context.authority)
    if isinstance(spin, Rejection):
        return spin
    return change(now, spin=change(after(live, spin), began=context.at))


@needs(game_of)
def rest(now: WheelTable, live: LiveSpin, act: BallAtRest, context: ActContext) -> WheelTable | Rejection:
    """A sensor or the dealer says where the ball lies, which ends the period, however early."""
    refused = _check_reading(now, live, act)
    if refused is not None:
        return refused
    if live.registered is not None:
        return _read_again(now, live, act, context)
    turns = now.rule.revolutions if act.revolutions is None else act.revolutions
    # Where nothing was read, it is still seen whether the ball counts.
    unread = act.pocket is None and act.source is Source.SENSOR
    spin = come_to_rest(machine(now, live), 0 if unread else act.pocket, turns)
    if isinstance(spin, Rejection):
        return spin
    if spin.no_spin is not None and live.no_spin is None:
        return call_no_spin(now, after(live, spin), spin.no_spin, context)
    if unread and spin.registered is not None:
        read = change(live, takes_wagers=False, unread=True)
    else:
        read = change(after(live, spin), unread=False, **{act.source.value: spin.registered})
    if now.kind is WheelKind.LIVE or not read.at_rest:
        return change(now, spin=read)
    if live.takes_wagers:
        words = "The ball came to rest before the wagering period ended."
        return doubt(now, read, Kind.EARLY_BALL, words, context)
    if unread:
        words = "The sensor could not read where the ball lies."
        return doubt(now, read, Kind.AUTOMATED_WHEEL_ERROR, words, context)
    return finish(now, read, PastSpin(read.key, read.registered))


@needs(game_of)
def confirm_number(
    now: WheelTable, live: LiveSpin, act: ConfirmNumber, context: ActContext
) -> WheelTable | Rejection:
    """The number counts if the dealer says the same; if not, a supervisor enters the right one."""
    if live.doubt is not None:
        return _in_doubt(now)
    spin, said = confirm(machine(now, live), act.number), change(live, dealer=act.number)
    if isinstance(spin, Rejection) and spin.code == "result-differs":
        return _differs(now, said, act.number, context)
    if isinstance(spin, Rejection):
        return spin
    return finish(now, said, PastSpin(live.key, spin.number))


def _check_reading(now: WheelTable, live: LiveSpin, act: BallAtRest) -> Rejection | None:
    """Whether this wheel is read in this way, and there is something to read."""
    if live.doubt is not None:
        return _in_doubt(now)
    if act.source is Source.DEALER and now.kind is WheelKind.AUTOMATED:
        message = "The wheel reads its numbers itself: a supervisor corrects what it cannot read."
        return Rejection("no-reading-by-hand", message, now.rule.registered)
    if act.source is Source.SENSOR and live.unread:
        return Rejection(
            "reading-again", "The sensor has spoken: the dealer enters the number.", now.rule.registered
        )
    return None


def _read_again(
    now: WheelTable, live: LiveSpin, act: BallAtRest, context: ActContext
) -> WheelTable | Rejection:
    """The other of sensor and dealer says where the ball lies, too."""
    if act.pocket is None or getattr(live, act.source.value) is not None:
        return Rejection("reading-again", "It is known already where the ball lies.", now.rule.registered)
    number = read_number(act.pocket)
    if isinstance(number, Rejection):
        return number
    read = change(live, **{act.source.value: number})
    return change(now, spin=read) if number == live.registered else _differs(now, read, number, context)


def _differs(now: WheelTable, live: LiveSpin, number: int, context: ActContext) -> WheelTable:
    words = f"{live.registered} was registered, and {number} was said after that."
    return doubt(now, live, Kind.WRONG_NUMBER, words, context)


def _in_doubt(now: WheelTable) -> Rejection:
    message = "The number is in doubt: a supervisor enters the right one."
    return Rejection("result-in-doubt", message, now.rule.registered)
