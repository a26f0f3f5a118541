"""What a wheel wants of the device that reads its numbers."""

from pitboss.acting.act import Act
from pitboss.acting.kinds import Reading
from pitboss.roulette.acts.spinning import NewGame, SpinBall
from pitboss.roulette.state import WheelTable
from pitboss.rules.roulette import WheelKind


def ball_wanted(now: WheelTable, _: str = "") -> str | None:
    """The spin that waits for the ball to come to rest; a wheel that spins by itself begins when bets close.

    >>> ball_wanted(WheelTable())
    """
    spin = now.spin
    if spin is None or spin.takes_wagers or spin.at_rest or spin.doubt is not None or spin.ball_out:
        return None
    return spin.key if spin.rolling or now.kind is WheelKind.AUTOMATED else None


def sent_round(now: WheelTable) -> Act | None:
    """The start of the ball, where the wheel sends it round by itself and only has to say so."""
    waits = now.spin is not None and not now.spin.rolling
    return SpinBall() if waits and now.kind is WheelKind.AUTOMATED else None


def needs_device(now: WheelTable, act: Act) -> bool:
    """Whether an act begins a game on a wheel that spins by itself."""
    return isinstance(act, NewGame) and now.setup is not None and now.kind is WheelKind.AUTOMATED


READING: Reading[WheelTable] = Reading(
    device="wheel", wanted=ball_wanted, before=sent_round, begins=needs_device
)
