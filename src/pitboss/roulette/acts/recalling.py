"""Bringing back a game of the wheel that is older than those it remembers."""

from pitboss.acting.acts.act import Act, ActContext
from pitboss.acting.acts.recalling import check_recall, with_recalled
from pitboss.acting.state import change
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.state import PastSpin, WheelTable


class RecallSpin(Act, frozen=True):
    """Staff bring back a game from the log. The rules set no time for a wrong number (Rapid 11.4.10)."""

    spin: str
    past: PastSpin | None = None
    """The game as it was last known. The server reads it in the log; nobody's word replaces that."""


def check_recall_spin(now: WheelTable, act: RecallSpin, _: ActContext) -> Rejection | None:
    """Requires a game of the log that the wheel does not remember."""
    return check_recall(act.spin, act.past, now.live_key, now.recall(act.spin))


def apply_recall_spin(now: WheelTable, act: RecallSpin, _: ActContext) -> WheelTable:
    """The game can be put right again."""
    return change(now, recalled=with_recalled(now.recalled, act.past))
