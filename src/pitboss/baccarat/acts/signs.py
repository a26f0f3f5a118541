"""Taking down the sign of a change at a table that does not come."""

from dataclasses import replace

from pitboss.acting.acts.act import ActContext
from pitboss.acting.acts.common_acts import TakeDownSign
from pitboss.acting.registers.announced import ComingChange, check_take_down, clause_of
from pitboss.acting.registers.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.announced import announced
from pitboss.baccarat.state import GamingTable
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text


def check_take_down_sign(now: GamingTable, act: TakeDownSign, context: ActContext) -> Rejection | None:
    """Requires a sign that is up, and a person who may make the change."""
    return check_take_down(now.edition, announced(now), act.change, context.authority)


def apply_take_down_sign(now: GamingTable, act: TakeDownSign, context: ActContext) -> GamingTable:
    """The change does not come. Another sign begins its notice from the start."""
    words, clause = Text("incident-sign-taken-down"), clause_of(now.edition, act.change)
    incident = note(context, "notice", "sign-taken-down", words, clause)
    match act.change:
        case ComingChange.GAME:
            now = change(now, game_notice=None)
        case ComingChange.TIE_PERCENT:
            now = change(now, percent_notice=None)
        case ComingChange.CLOSING:
            now = change(now, closing=None)
        case ComingChange.LIMITS if now.in_force is not None:
            now = change(now, in_force=replace(now.in_force, announced=None))
    return record(now, incident)
