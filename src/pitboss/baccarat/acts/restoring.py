"""After a restore: what was under way at the backup ends, because the cards dealt after it are unknown."""

from dataclasses import replace

from pitboss.acting.acts.act import ActContext, ActResult
from pitboss.acting.acts.common_acts import RESTORED, EndByRestore, disruption_clause
from pitboss.acting.registers.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.effects.cards import burned
from pitboss.baccarat.effects.case import Case
from pitboss.baccarat.effects.voiding import empty_layout, void_live, with_past
from pitboss.baccarat.machines import find_shoe, with_shoe
from pitboss.baccarat.state import GamingTable
from pitboss.game.cards import known_card
from pitboss.game.irregularities import Report
from pitboss.kernel.rejection import Rejection
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.irregularity import Kind


def check_end_by_restore(now: GamingTable, _: EndByRestore, __: ActContext) -> Rejection | None:
    """Requires something under way: a coup, cards in the shoe, or cards in preparation."""
    dealt_from = now.shoe is not None and now.shoe.taken_out is None
    if dealt_from or now.coup is not None or now.cards_in is not None:
        return None
    return Rejection("nothing-to-end", {"case": "table"})


def apply_end_by_restore(now: GamingTable, _: EndByRestore, context: ActContext) -> ActResult[GamingTable]:
    """Voids the coup under way and takes out the cards, in the shoe or in preparation."""
    coup, clause = now.coup, disruption_clause(now.edition)
    over = ActResult(now)
    if coup is not None and (coup.cards or coup.stray is not None):
        over = void_live(Case(now, context, Report(Kind.DISRUPTION), None), coup, clause)
        last = change(over.state.past[-1], reason=RESTORED)
        over = over._replace(state=with_past(over.state, last))
    elif coup is not None:
        over = empty_layout(now)
    table = over.state
    if table.carried is not None and table.shoe is not None and table.shoe.taken_out is None:
        table = change(burned(table, known_card(table.carried.card)), carried=None)
    shoe = find_shoe(table)
    if shoe is not None and shoe.taken_out is None:
        table = with_shoe(table, replace(shoe, taken_out=Reserved.VOID_SHOE, ends_by=clause))
    table = change(
        table, cards_in=None, carried=None, options=(), ruled_report=None, ruled_coup=None, card_duties=()
    )
    key = None if coup is None else coup.key
    incident = note(context, "void", Kind.DISRUPTION.value, RESTORED, clause, coup=key)
    return over._replace(state=record(table, incident))
