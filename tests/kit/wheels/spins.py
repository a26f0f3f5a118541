"""The steps of a spin as a person takes them: each is checked first, and happens only if not refused."""

from pitboss.game import spin as game
from pitboss.game.spin import Spin
from pitboss.game.wheel import read_number
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.rules.edition import Edition, RouletteGame
from pitboss.rules.roulette import Fault, WheelKind


def start_spin(rules: RouletteGame, wheel: WheelKind) -> Spin:
    return Spin(next(rule for rule in rules.spins if rule.wheel is wheel))


def spin_ball(spin: Spin, *, wheel_turns: bool = True, against_wheel: bool = True) -> Spin | Rejection:
    moved = game.spin_ball(spin, wheel_turns=wheel_turns, against_wheel=against_wheel)
    return game.check_spin_ball(spin) or moved


def end_wagering(spin: Spin) -> Spin | Rejection:
    return game.check_end_wagering(spin) or game.end_wagering(spin)


def reopen_wagering(edition: Edition, rules: RouletteGame, spin: Spin, by: Role) -> Spin | Rejection:
    return game.check_reopen_wagering(edition, rules, spin, by) or game.reopen_wagering(spin)


def announce_no_spin(edition: Edition, spin: Spin, fault: Fault, by: Role) -> Spin | Rejection:
    return game.check_no_spin(edition, spin, fault, by) or game.void_ball(spin, fault)


def come_to_rest(spin: Spin, pocket: object, revolutions: int) -> Spin | Rejection:
    refused = game.check_come_to_rest(spin, pocket)
    short = game.short_spin(spin, revolutions)
    return refused or game.come_to_rest(spin, unwrap(read_number(pocket)), short)


def confirm(spin: Spin, number: object) -> Spin | Rejection:
    return game.check_confirm(spin, number) or game.confirm(spin, unwrap(read_number(number)))
