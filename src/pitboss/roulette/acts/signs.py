"""Taking down the sign that a wheel closes."""

from pitboss.acting.acts.act import ActContext
from pitboss.acting.acts.common_acts import TakeDownSign
from pitboss.acting.registers.announced import ComingChange, check_take_down, clause_of
from pitboss.acting.registers.recording import note, record
from pitboss.acting.state import change
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.roulette.announced import announced
from pitboss.roulette.state import WheelTable


def check_take_down_sign(now: WheelTable, act: TakeDownSign, context: ActContext) -> Rejection | None:
    """Requires a sign that is up, and a person who may close the wheel."""
    return check_take_down(now.edition, announced(now), act.change, context.authority)


def apply_take_down_sign(now: WheelTable, act: TakeDownSign, context: ActContext) -> WheelTable:
    """The wheel stays open. Another sign begins its notice from the start."""
    words, clause = Text("incident-sign-taken-down"), clause_of(now.edition, act.change)
    incident = note(context, "notice", "sign-taken-down", words, clause)
    return record(change(now, closing=None if act.change is ComingChange.CLOSING else now.closing), incident)
