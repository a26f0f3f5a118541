"""The spin: a machine that is told what the ball does, step by step, and says what it expects next.

Checks refuse, and moves never do: a move is also made of what a log says, whatever a check would say now.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from pitboss.game.permission import permit
from pitboss.game.wheel import read_number
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act
from pitboss.rules.edition import Edition, RouletteGame
from pitboss.rules.roulette import Fault, NoSpin, SpinRule, WheelKind


class Step(StrEnum):
    """What a spin may wait for."""

    BALL_SPUN = "the ball to be spun"
    NO_MORE_BETS = "no more bets"
    BALL_AT_REST = "the ball to come to rest"
    CONFIRMATION = "the dealer's confirmation"


@dataclass(frozen=True, slots=True)
class Spin:
    """A game on one wheel as far as it has come. A dealer, a sensor or a clock tells what happens next."""

    rule: SpinRule
    takes_wagers: bool = True
    """Whether the wagering period goes on. Once over, what was placed stands, unless a supervisor reopens."""
    rolling: bool = False
    """Whether a ball is running that may yet count."""
    no_spin: NoSpin | None = None
    """Why the last ball does not count; forgotten when the next is spun."""
    registered: int | None = None
    """The pocket in which a valid ball came to rest."""
    number: int | None = None
    """The winning number, once it may be settled."""

    @property
    def expects(self) -> Step | None:
        """What comes next in the regular course; none when the number may be settled."""
        if self.number is not None:
            return None
        if self.registered is not None:
            return Step.CONFIRMATION
        if not self.rolling:
            return Step.BALL_SPUN
        return Step.NO_MORE_BETS if self.takes_wagers else Step.BALL_AT_REST


def start_spin(game: RouletteGame, wheel: WheelKind) -> Spin | Rejection:
    """Opens the wagering period of a game on a wheel.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> spin = spin_ball(start_spin(EDITION.game("roulette"), WheelKind.LIVE))
    >>> spin.takes_wagers, spin.expects.value
    (True, 'no more bets')
    >>> spin = come_to_rest(end_wagering(spin), 17, revolutions=9)
    >>> winning_number(spin).message
    "Nothing is settled yet: the live wheel waits for the dealer's confirmation."
    >>> winning_number(confirm(spin, 17))
    17
    """
    rule = next((rule for rule in game.spins if rule.wheel is wheel), None)
    if rule is None:
        return Rejection("wheel-not-offered", f"{game.title} has no {wheel} wheel.", game.clause)
    return Spin(rule)


def check_spin_ball(spin: Spin) -> Rejection | None:
    """Whether the ball may be sent round: within the wagering period or after it, again after a "no spin"."""
    if spin.rolling or spin.registered is not None:
        return Rejection("ball-already-spun", "The ball has been spun for this game.", spin.rule.valid)
    return None


def spin_ball(spin: Spin, *, wheel_turns: bool = True, against_wheel: bool = True) -> Spin:
    """The ball is sent round.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> spin = spin_ball(start_spin(EDITION.game("roulette"), WheelKind.LIVE), against_wheel=False)
    >>> spin.no_spin.clause, spin_ball(spin).no_spin
    ('11.4.1', None)
    """
    if not wheel_turns:
        return void_ball(spin, Fault.STILL_WHEEL)
    if not against_wheel:
        return void_ball(spin, Fault.WITH_THE_WHEEL)
    return replace(spin, rolling=True, no_spin=None)


def check_end_wagering(spin: Spin) -> Rejection | None:
    """Whether there is a wagering period to end: the ball may run, or the period ends before it is spun."""
    if not spin.takes_wagers:
        return Rejection("wagers-closed", "The wagering period is over already.", spin.rule.closes)
    return None


def end_wagering(spin: Spin) -> Spin:
    """No more bets."""
    return replace(spin, takes_wagers=False)


def check_reopen_wagering(edition: Edition, game: RouletteGame, spin: Spin, by: Role) -> Rejection | None:
    """Whether a supervisor may let bets be changed again: in fairness, while no ball has come to rest."""
    permitted = permit(edition, Act.REOPEN_WAGERS, by)
    if isinstance(permitted, Rejection):
        return permitted
    clause = next((row.reopened for row in game.closing if row.reopened), permitted.clause)
    if spin.takes_wagers:
        return Rejection("wagers-open", "Bets can still be changed.", clause)
    if spin.registered is not None:
        return Rejection("ball-at-rest", "The ball has come to rest: the bets stand.", clause)
    return None


def reopen_wagering(spin: Spin) -> Spin:
    """Bets may be changed again.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> game = EDITION.game("roulette")
    >>> spin = end_wagering(spin_ball(start_spin(game, WheelKind.LIVE)))
    >>> check_reopen_wagering(EDITION, game, spin, Role.DEALER).code
    'not-authorised'
    >>> reopen_wagering(spin).takes_wagers
    True
    """
    return replace(spin, takes_wagers=True)


def check_no_spin(edition: Edition, spin: Spin, fault: Fault, by: Role) -> Rejection | None:
    """Whether staff may announce that the running ball does not count."""
    permitted = permit(edition, Act.ANNOUNCE_NO_SPIN, by)
    if isinstance(permitted, Rejection):
        return permitted
    if all(row.fault is not fault for row in spin.rule.no_spins):
        message = f"No spin is not announced on the {spin.rule.wheel} wheel for a ball {fault}."
        return Rejection("no-spin-not-announced", message, spin.rule.valid)
    return None if spin.rolling else _not_rolling(spin)


def void_ball(spin: Spin, fault: Fault) -> Spin:
    """The ball does not count; where no row names the fault, the rule of a valid spin does.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> spin = spin_ball(start_spin(EDITION.game("roulette"), WheelKind.LIVE))
    >>> winning_number(void_ball(spin, Fault.TOO_SHORT)).message
    'No spin: the ball was short of its revolutions. Spin it again.'
    """
    rows = (row for row in spin.rule.no_spins if row.fault is fault)
    return replace(spin, rolling=False, no_spin=next(rows, NoSpin(fault, spin.rule.valid)))


def check_come_to_rest(spin: Spin, pocket: object) -> Rejection | None:
    """Whether a ball can have come to rest there; one that did not count may not have been caught in time."""
    number = read_number(pocket)
    if isinstance(number, Rejection):
        return number
    return None if spin.rolling or spin.no_spin is not None else _not_rolling(spin)


def come_to_rest(spin: Spin, number: int, revolutions: int) -> Spin:
    """The ball lies in a pocket, which a sensor reads or the dealer keys in. That ends the wagering, too."""
    at_rest = replace(spin, takes_wagers=False, rolling=False)
    if spin.no_spin is not None:
        # It could not be caught in time, and counts as little as if it had been.
        return at_rest
    if revolutions < spin.rule.revolutions:
        return void_ball(at_rest, Fault.TOO_SHORT)
    return replace(at_rest, registered=number, number=None if spin.rule.confirmed else number)


def check_confirm(spin: Spin, number: object) -> Rejection | None:
    """Whether the dealer may confirm the number registered, and says the same one."""
    if spin.expects is not Step.CONFIRMATION:
        return Rejection("confirmation-not-due", "No number waits to be confirmed.", spin.rule.registered)
    named = read_number(number)
    if isinstance(named, Rejection):
        return named
    if named != spin.registered:
        message = f"The wheel registered {spin.registered}, and {named} was confirmed: check the wheel."
        return Rejection("result-differs", message, spin.rule.registered)
    return None


def confirm(spin: Spin, number: int) -> Spin:
    """The number counts."""
    return replace(spin, number=number)


def winning_number(spin: Spin) -> int | Rejection:
    """The number to settle on, if there is one yet."""
    if spin.number is not None:
        return spin.number
    if spin.no_spin is not None:
        message = f"No spin: the ball was {spin.no_spin.fault}. Spin it again."
        return Rejection("spin-not-complete", message, spin.no_spin.clause)
    message = f"Nothing is settled yet: the {spin.rule.wheel} wheel waits for {spin.expects}."
    return Rejection("spin-not-complete", message, spin.rule.registered)


def _not_rolling(spin: Spin) -> Rejection:
    return Rejection("ball-not-rolling", "No ball is running on the wheel.", spin.rule.valid)
