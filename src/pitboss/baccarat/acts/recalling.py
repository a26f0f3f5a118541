"""Bringing back a coup of the table that is older than those it remembers."""

from pitboss.acting.acts.act import Act, ActContext
from pitboss.acting.acts.recalling import check_recall, with_recalled
from pitboss.acting.state import change
from pitboss.baccarat.state import GamingTable, PastCoup
from pitboss.kernel.rejection import Rejection


class RecallCoup(Act, frozen=True):
    """Staff bring back a coup from the log. The rules set no time for a wrong placement (Canberra 15.5)."""

    coup: str
    past: PastCoup | None = None
    """The coup as it was last known. The server reads it in the log; nobody's word replaces that."""


def check_recall_coup(now: GamingTable, act: RecallCoup, _: ActContext) -> Rejection | None:
    """Requires a coup of the log that the table does not remember."""
    return check_recall(act.coup, act.past, now.live_key, now.recall(act.coup))


def apply_recall_coup(now: GamingTable, act: RecallCoup, _: ActContext) -> GamingTable:
    """The coup can be put right again."""
    return change(now, recalled=with_recalled(now.recalled, act.past))
