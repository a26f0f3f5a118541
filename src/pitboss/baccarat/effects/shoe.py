"""Effects on the shoe: it stays in play, ends with the coup, or its cards are taken out."""

from dataclasses import replace
from typing import Any

from pitboss.acting.acts.act import ActResult
from pitboss.acting.state import change
from pitboss.baccarat.effects.cards import burned
from pitboss.baccarat.effects.case import Case
from pitboss.baccarat.effects.voiding import empty_layout, void_live
from pitboss.baccarat.machines import find_shoe, shoe_of, with_shoe
from pitboss.baccarat.state import GamingTable
from pitboss.game.cards import known_card
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.rules.authority import Act
from pitboss.rules.irregularity import Kind
from pitboss.rules.procedure import Device


def check_shoe(case: Case, _: Clause) -> Rejection | None:
    """Requires a shoe."""
    shoe = shoe_of(case.now)
    return shoe if isinstance(shoe, Rejection) else None


def check_play_on(case: Case, clause: Clause) -> Rejection | None:
    """Requires a shoe, if its burn was forgotten."""
    return check_shoe(case, clause) if case.report.kind is Kind.BURN_FORGOTTEN else None


def play_on(case: Case, _: Clause) -> ActResult[GamingTable]:
    """A shoe whose burn was forgotten is played as it is."""
    forgotten = case.report.kind is Kind.BURN_FORGOTTEN
    return ActResult(_with_shoe(case.now, unburned=True) if forgotten else case.now)


def finish_from_shoe(case: Case, _: Clause) -> ActResult[GamingTable]:
    """The coup is finished from a card shoe."""
    return ActResult(_with_shoe(case.now, device=Device.SHOE))


def check_finish(case: Case, clause: Clause) -> Rejection | None:
    """Requires a shoe that still has its cards."""
    taken_out = case.now.shoe is not None and case.now.shoe.taken_out is not None
    refused = Rejection("shoe-ended", {"case": "taken-out"}, clause) if taken_out else None
    return check_shoe(case, clause) or refused


def finish_then_shuffle(case: Case, clause: Clause) -> ActResult[GamingTable]:
    """This coup is the last of the shoe. If none has begun, none will.

    A coup that the dealer began after the last one is reported before it is on record, and is then completed.
    """
    begun_late = case.reason is not None and case.now.shoe is not None and case.now.shoe.coups_left == 0
    if case.now.begun or begun_late:
        last = _with_shoe(case.now, coups_left=1, ends_by=clause)
        return ActResult(change(last, last_called=True))
    return empty_layout(_with_shoe(case.now, coups_left=0, ends_by=clause))


def check_take_out(case: Case, clause: Clause) -> Rejection | None:
    """Requires that no coup is being dealt, so that the remaining cards can be taken out."""
    refused = check_shoe(case, clause)
    if refused is None and case.now.begun:
        refused = Rejection("coup-in-progress", {"case": "finish-first"}, clause)
    return refused


def inspect_remaining(case: Case, clause: Clause) -> ActResult[GamingTable]:
    """The remaining cards are taken out to be checked."""
    return _take_out(case, clause, Act.VERIFY_CARDS)


def shuffle_or_replace(case: Case, clause: Clause) -> ActResult[GamingTable]:
    """The remaining cards are taken out to be shuffled or replaced."""
    return _take_out(case, clause, Act.SHUFFLE_AFTER_VOID)


def check_shuffle_and_cut(case: Case, clause: Clause) -> Rejection | None:
    """Requires cards to shuffle, unless a coup has begun."""
    return None if case.now.begun else check_take_out(case, clause)


def shuffle_and_cut(case: Case, clause: Clause) -> ActResult[GamingTable]:
    """Takes the cards out to be shuffled. During a coup the shoe stays in play."""
    return ActResult(case.now) if case.now.begun else shuffle_or_replace(case, clause)


def check_void_shoe(case: Case, clause: Clause) -> Rejection | None:
    """Requires cards, in the shoe or in preparation."""
    return None if case.now.cards_in is not None else check_shoe(case, clause)


def void_shoe(case: Case, clause: Clause) -> ActResult[GamingTable]:
    """Cards whose order was seen are not dealt, in the shoe or in preparation."""
    if case.now.cards_in is not None:
        return ActResult(change(case.now, cards_in=None))
    return _take_out(case, clause, Act.VOID_SHOE)


def _take_out(case: Case, clause: Clause, why: Act) -> ActResult[GamingTable]:
    """The remaining cards are taken out. A coup that has begun is void with its shoe."""
    now = case.now
    over = void_live(case, now.coup, clause) if now.coup is not None and now.begun else empty_layout(now)
    table = over.state
    if table.carried is not None:
        # A card that waited for the next coup goes with the others.
        table = change(burned(table, known_card(table.carried.card)), carried=None)
    return ActResult(_with_shoe(table, taken_out=why, ends_by=clause), over.money)


def _with_shoe(now: GamingTable, **fields: Any) -> GamingTable:
    """The table with a changed shoe. Without a shoe nothing changes."""
    shoe = find_shoe(now)
    return now if shoe is None else with_shoe(now, replace(shoe, **fields))
