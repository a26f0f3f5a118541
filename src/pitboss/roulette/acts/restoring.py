"""After a restore: the spin that was under way at the backup ends, because its number is unknown."""

from pitboss.acting.acts.act import ActContext
from pitboss.acting.acts.common_acts import RESTORED, EndByRestore, disruption_clause
from pitboss.acting.registers.recording import note, record
from pitboss.acting.state import change
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.acts.settling import finish
from pitboss.roulette.state import PastSpin, WheelTable
from pitboss.rules.irregularity import Kind


def check_end_by_restore(now: WheelTable, _: EndByRestore, __: ActContext) -> Rejection | None:
    """Requires a game under way."""
    if now.spin is None:
        return Rejection("nothing-to-end", {"case": "wheel"})
    return None


def apply_end_by_restore(now: WheelTable, _: EndByRestore, context: ActContext) -> WheelTable:
    """Voids the game under way, so that the terminals return every stake."""
    live = now.spin
    if live is None:
        return now
    clause = disruption_clause(now.edition)
    void = change(PastSpin(live.key, None), void=clause, corrected_by=context.in_charge, reason=RESTORED)
    incident = note(context, "void", Kind.DISRUPTION.value, RESTORED, clause, coup=live.key)
    return record(finish(now, live, void), incident)
