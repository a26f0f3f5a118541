"""The state machine of a spin, built from its plain data, and the spin after it has moved."""

from collections.abc import Callable
from functools import wraps
from typing import TypeAlias, TypeVar

from pitboss.acting.acts.act import Act, ActContext
from pitboss.acting.state import change
from pitboss.game.spin import Spin
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.state import LiveSpin, WheelTable

A = TypeVar("A", bound=Act)
Apply: TypeAlias = Callable[[WheelTable, A, ActContext], WheelTable]


def spin_of(now: WheelTable) -> LiveSpin | Rejection:
    """The game under way."""
    return now.spin or Rejection("no-spin-under-way")


def in_game(move: Callable[[WheelTable, LiveSpin, A, ActContext], WheelTable]) -> Apply[A]:
    """Wraps a change to the game under way. It changes nothing if a log has the act without a game."""

    @wraps(move)
    def moved(now: WheelTable, act: A, context: ActContext) -> WheelTable:
        return now if now.spin is None else move(now, now.spin, act, context)

    return moved


def machine_of(now: WheelTable, live: LiveSpin) -> Spin:
    """The spin as the state machine that knows what the ball may do next."""
    return Spin(now.rule, live.takes_wagers, live.rolling, live.no_spin, live.registered)


def with_machine(live: LiveSpin, spin: Spin) -> LiveSpin:
    """The live spin after its machine has moved."""
    return change(
        live,
        takes_wagers=spin.takes_wagers,
        rolling=spin.rolling,
        no_spin=spin.no_spin,
        registered=spin.registered,
    )
