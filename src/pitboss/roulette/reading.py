"""What a wheel needs from the device that reads its numbers."""

from pitboss.acting.acts.act import Act
from pitboss.acting.readings import NumberReading, Reading
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.roulette.acts.play import BallAtRest, SpinBall
from pitboss.roulette.state import ReadingSource, WheelTable
from pitboss.rules.roulette import WheelKind


def expected_ball(now: WheelTable, _: str = "") -> str | None:
    """The spin that waits for the ball to come to rest. On an automated wheel, this starts when bets close.

    >>> expected_ball(WheelTable())
    """
    spin = now.spin
    if spin is None or spin.takes_wagers or spin.at_rest or spin.doubt is not None or spin.ball_out:
        return None
    return spin.key if spin.rolling or now.kind is WheelKind.AUTOMATED else None


def sent_round(now: WheelTable) -> Act | None:
    """The start of the ball, if the wheel spins it by itself and only has to report it."""
    waits = now.spin is not None and not now.spin.rolling
    return SpinBall() if waits and now.kind is WheelKind.AUTOMATED else None


def check_failed(now: WheelTable, detail: Text | str) -> Rejection | None:
    """Whether a game may begin while the sensor fails: not on a wheel that spins by itself."""
    if now.setup is None or now.kind is not WheelKind.AUTOMATED:
        return None
    return Rejection("wheel-failed", {"detail": detail}, "11.5.1.4")


def speaks(act: Act) -> bool:
    """Whether the sensor says where the ball came to rest."""
    return isinstance(act, BallAtRest) and act.source is ReadingSource.SENSOR


def read(reading: NumberReading) -> Act:
    """The act that a ball at rest becomes.

    >>> read(NumberReading("w1", 17, 9, None)).pocket
    17
    """
    return BallAtRest(reading.number, ReadingSource.SENSOR, reading.turns)


READING: Reading[WheelTable] = Reading(
    device="wheel",
    reads=NumberReading,
    act=read,
    asks="spin",
    expected=expected_ball,
    before=sent_round,
    check_failed=check_failed,
    speaks=speaks,
)
