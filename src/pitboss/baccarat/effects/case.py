"""The subject of an effect: the table, the report, and the coup in which it happened."""

from typing import NamedTuple

from pitboss.acting.acts.act import ActContext, Spot
from pitboss.baccarat.state import GamingTable, LiveCoup, PastCoup
from pitboss.game.cards import Card, known_card
from pitboss.game.irregularities import Report
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection


class Case(NamedTuple):
    """The subject of an effect."""

    now: GamingTable
    context: ActContext
    report: Report
    past: PastCoup | None
    """The past coup in which it happened. None if it is the one under way."""
    actual: tuple[str, ...] = ()
    """The cards that really lie there, if the shoe read others."""
    wagers: tuple[Spot, ...] = ()
    """The invalid wagers."""
    odds: str | None = None
    """The other game by whose odds the dealer paid."""
    forfeit: tuple[str, ...] = ()
    """The people whose stakes are forfeited."""
    reason: str | None = None
    """Why it counts although the record of the table says otherwise."""

    @property
    def card(self) -> Card | None:
        """The reported card. The ruling has validated it."""
        return known_card(self.report.card)

    @property
    def begun(self) -> LiveCoup | None:
        """The coup under way, if the case is about it and a card of it is out."""
        coup = self.now.coup
        return coup if self.past is None and coup is not None and coup.cards else None


def check_nothing(_: Case, __: Clause) -> Rejection | None:
    """Some effects can always be carried out."""
    return None


def check_begun(case: Case, clause: Clause) -> Rejection | None:
    """Requires a case about the coup under way, with a card out."""
    return no_coup(clause) if case.begun is None else None


def no_coup(clause: Clause) -> Rejection:
    """The rejection when an effect needs a coup and there is none."""
    return Rejection("no-round", {"case": "nothing-to-rule-on"}, clause)
