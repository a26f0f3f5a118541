"""What an effect is about: the table, the report, and the coup in which it happened."""

from typing import NamedTuple

from pitboss.acting.act import ActContext, Spot
from pitboss.baccarat.state import GamingTable, LiveCoup, PastCoup
from pitboss.game.cards import Card, known_card
from pitboss.game.irregularities import Report
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection


class Case(NamedTuple):
    """What an effect is about."""

    now: GamingTable
    context: ActContext
    report: Report
    past: PastCoup | None
    """The coup that is over in which it happened; none if it is the one under way."""
    actual: tuple[str, ...] = ()
    """The cards that really lie there, where the shoe read others."""
    wagers: tuple[Spot, ...] = ()
    """The wagers that are invalid."""
    forfeit: tuple[str, ...] = ()
    """Those whose stakes are forfeited."""

    @property
    def card(self) -> Card | None:
        """The card that was reported; the ruling has read it."""
        return known_card(self.report.card)

    @property
    def begun(self) -> LiveCoup | None:
        """The coup under way, if that is what the case is about and a card of it is out."""
        coup = self.now.coup
        return coup if self.past is None and coup is not None and coup.cards else None


def check_nothing(_: Case, __: Clause) -> Rejection | None:
    """Some effects can always be carried out."""
    return None


def check_begun(case: Case, clause: Clause) -> Rejection | None:
    """Whether the case is about the coup under way and a card of it is out."""
    return no_coup(clause) if case.begun is None else None


def no_coup(clause: Clause) -> Rejection:
    """The refusal where an effect needs a coup and there is none."""
    return Rejection("no-round", "No coup is under way that this could be about.", clause)
