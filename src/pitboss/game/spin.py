"""The spin: a state machine that takes each step of the ball and says what it expects next.

Only checks refuse. A move never does, because replaying a log must work even if a check is stricter now.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from pitboss.game.permission import permit
from pitboss.game.wheel import read_number
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act
from pitboss.rules.edition import Edition, RouletteGame
from pitboss.rules.roulette import Fault, NoSpin, SpinRule


class SpinStep(StrEnum):
    """What a spin waits for."""

    BALL_SPUN = "spin"
    NO_MORE_BETS = "close-bets"
    BALL_AT_REST = "ball-at-rest"
    CONFIRMATION = "confirmation"


@dataclass(frozen=True, slots=True)
class Spin:
    """The state of a game on one wheel. A dealer, a sensor or a clock provides the next step."""

    rule: SpinRule
    takes_wagers: bool = True
    """Whether the wagering period is open. After it wagers are final, unless a supervisor reopens it."""
    rolling: bool = False
    """Whether a valid ball is spinning."""
    no_spin: NoSpin | None = None
    """Why the last ball does not count. Cleared by the next spin."""
    registered: int | None = None
    """The pocket in which a valid ball came to rest."""
    number: int | None = None
    """The winning number, when it may be settled."""

    @property
    def expects(self) -> SpinStep | None:
        """The next regular step. None when the number may be settled."""
        if self.number is not None:
            return None
        if self.registered is not None:
            return SpinStep.CONFIRMATION
        if not self.rolling:
            return SpinStep.BALL_SPUN
        return SpinStep.NO_MORE_BETS if self.takes_wagers else SpinStep.BALL_AT_REST


def check_spin_ball(spin: Spin) -> Rejection | None:
    """Checks that the ball may be spun: in the wagering period or after it, and again after a "no spin"."""
    if spin.rolling or spin.registered is not None:
        return Rejection("ball-already-spun", clause=spin.rule.valid)
    return None


def spin_ball(spin: Spin, *, wheel_turns: bool = True, against_wheel: bool = True) -> Spin:
    """Spins the ball.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> spin = spin_ball(Spin(EDITION.game("roulette").spins[0]), against_wheel=False)
    >>> spin.no_spin.clause, spin_ball(spin).no_spin
    ('11.4.1', None)
    """
    if not wheel_turns:
        return void_ball(spin, Fault.STILL_WHEEL)
    if not against_wheel:
        return void_ball(spin, Fault.WITH_THE_WHEEL)
    return replace(spin, rolling=True, no_spin=None)


def check_end_wagering(spin: Spin) -> Rejection | None:
    """Checks that a wagering period is open. It may end before or after the ball is spun."""
    if not spin.takes_wagers:
        return Rejection("wagers-closed", {"case": "over-already"}, spin.rule.closes)
    return None


def end_wagering(spin: Spin) -> Spin:
    """Ends the wagering period."""
    return replace(spin, takes_wagers=False)


def check_reopen_wagering(edition: Edition, game: RouletteGame, spin: Spin, by: Role) -> Rejection | None:
    """Checks that a supervisor may reopen wagering: in fairness, before a ball is at rest."""
    permitted = permit(edition, Act.REOPEN_WAGERS, by)
    if isinstance(permitted, Rejection):
        return permitted
    clause = next((row.reopened for row in game.closing if row.reopened), permitted.clause)
    if spin.takes_wagers:
        return Rejection("wagers-open", {"case": "still-open"}, clause)
    if spin.registered is not None:
        return Rejection("ball-at-rest", clause=clause)
    return None


def reopen_wagering(spin: Spin) -> Spin:
    """Reopens the wagering period.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> game = EDITION.game("roulette")
    >>> spin = end_wagering(spin_ball(Spin(game.spins[0])))
    >>> check_reopen_wagering(EDITION, game, spin, Role.DEALER).code
    'not-authorised'
    >>> reopen_wagering(spin).takes_wagers
    True
    """
    return replace(spin, takes_wagers=True)


def check_no_spin(edition: Edition, spin: Spin, fault: Fault, by: Role) -> Rejection | None:
    """Checks that staff may announce that the spinning ball does not count."""
    permitted = permit(edition, Act.ANNOUNCE_NO_SPIN, by)
    if isinstance(permitted, Rejection):
        return permitted
    if all(row.fault is not fault for row in spin.rule.no_spins):
        return Rejection(
            "no-spin-not-announced", {"wheel": spin.rule.wheel.text, "fault": fault.text}, spin.rule.valid
        )
    return None if spin.rolling else _not_rolling(spin)


def void_ball(spin: Spin, fault: Fault) -> Spin:
    """The ball does not count. If no row names the fault, the clause for a valid spin is cited.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> spin = spin_ball(Spin(EDITION.game("roulette").spins[0]))
    >>> void_ball(spin, Fault.TOO_SHORT).no_spin.clause
    '11.4.3'
    """
    return replace(spin, rolling=False, no_spin=_no_spin(spin.rule, fault))


def check_come_to_rest(spin: Spin, pocket: object) -> Rejection | None:
    """Checks that a ball can be at rest there. Also an invalid one that was not caught in time."""
    number = read_number(pocket)
    if isinstance(number, Rejection):
        return number
    return None if spin.rolling or spin.no_spin is not None else _not_rolling(spin)


def short_spin(spin: Spin, revolutions: int | None) -> Clause | None:
    """The clause by which a ball at rest fell short of its revolutions, unless nobody counted them.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> spin = Spin(EDITION.game("roulette").spins[0])
    >>> short_spin(spin, 3), short_spin(spin, 4), short_spin(spin, None)
    ('11.4.3', None, None)
    """
    if revolutions is None or revolutions >= spin.rule.revolutions:
        return None
    return _no_spin(spin.rule, Fault.TOO_SHORT).clause


def come_to_rest(spin: Spin, number: int, short: Clause | None) -> Spin:
    """The ball is in a pocket, read by a sensor or entered by the dealer. This also ends the wagering.

    `short` is what `short_spin` found. A ball that was invalid before, and not caught in time, still is.
    """
    at_rest = replace(spin, takes_wagers=False, rolling=False)
    if spin.no_spin is not None:
        return at_rest
    if short is not None:
        return replace(at_rest, no_spin=NoSpin(Fault.TOO_SHORT, short))
    return replace(at_rest, registered=number, number=None if spin.rule.confirmed else number)


def check_confirm(spin: Spin, number: object) -> Rejection | None:
    """Checks that the dealer may confirm, and confirms the registered number."""
    registered = spin.registered
    if registered is None or spin.expects is not SpinStep.CONFIRMATION:
        return Rejection("confirmation-not-due", clause=spin.rule.registered)
    named = read_number(number)
    if isinstance(named, Rejection):
        return named
    if named != registered:
        return Rejection(
            "result-differs",
            {"case": "on-the-wheel", "registered": registered, "confirmed": named},
            spin.rule.registered,
        )
    return None


def confirm(spin: Spin, number: int) -> Spin:
    """The number counts."""
    return replace(spin, number=number)


def _not_rolling(spin: Spin) -> Rejection:
    return Rejection("ball-not-rolling", {"case": "none-running"}, spin.rule.valid)


def _no_spin(rule: SpinRule, fault: Fault) -> NoSpin:
    """A fault with its clause: that of its row or, if no row names it, the one for a valid spin."""
    rows = (row for row in rule.no_spins if row.fault is fault)
    return next(rows, NoSpin(fault, rule.valid))
