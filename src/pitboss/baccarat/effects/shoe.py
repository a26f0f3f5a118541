"""What effects do with the shoe: it is played on, ends with the coup, or its cards are taken out."""

from dataclasses import replace

from pitboss.acting.act import ActResult
from pitboss.acting.state import change
from pitboss.baccarat.effects.cards import burned
from pitboss.baccarat.effects.case import Case
from pitboss.baccarat.effects.voiding import empty_layout, void_live
from pitboss.baccarat.machines import shoe_of, with_shoe
from pitboss.baccarat.state import GamingTable
from pitboss.game.cards import read_drawn
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.rules.authority import Act
from pitboss.rules.irregularity import Kind
from pitboss.rules.procedure import Device


def play_on(case: Case, _: Clause) -> ActResult[GamingTable] | Rejection:
    """A shoe whose burn was forgotten is played as it is."""
    shoe = shoe_of(case.now)
    if case.report.kind is not Kind.BURN_FORGOTTEN:
        return ActResult(case.now)
    return (
        shoe if isinstance(shoe, Rejection) else ActResult(with_shoe(case.now, replace(shoe, unburned=True)))
    )


def finish_from_shoe(case: Case, _: Clause) -> ActResult[GamingTable] | Rejection:
    """The coup is finished from a card shoe."""
    shoe = shoe_of(case.now)
    if isinstance(shoe, Rejection):
        return shoe
    return ActResult(with_shoe(case.now, replace(shoe, device=Device.SHOE)))


def finish_then_shuffle(case: Case, clause: Clause) -> ActResult[GamingTable] | Rejection:
    """This coup is the last of the shoe; if none has begun, none will."""
    now, shoe = case.now, shoe_of(case.now)
    if isinstance(shoe, Rejection):
        return shoe
    if now.begun:
        return ActResult(
            change(with_shoe(now, replace(shoe, coups_left=1, ends_by=clause)), last_called=True)
        )
    return empty_layout(with_shoe(now, replace(shoe, coups_left=0, ends_by=clause)))


def check_remaining(case: Case, clause: Clause) -> ActResult[GamingTable] | Rejection:
    """The cards that are left come out to be checked."""
    return _take_out(case, clause, Act.VERIFY_CARDS)


def shuffle_or_replace(case: Case, clause: Clause) -> ActResult[GamingTable] | Rejection:
    """The cards that are left come out to be shuffled or replaced."""
    return _take_out(case, clause, Act.SHUFFLE_AFTER_VOID)


def shuffle_and_cut(case: Case, clause: Clause) -> ActResult[GamingTable] | Rejection:
    """After a void coup all cards are shuffled; in the middle of one, those that are left, for a shoe."""
    return ActResult(case.now) if case.now.begun else shuffle_or_replace(case, clause)


def void_shoe(case: Case, clause: Clause) -> ActResult[GamingTable] | Rejection:
    """Cards whose order was seen are not dealt, in the shoe or on their way to it."""
    if case.now.cards_in is not None:
        return ActResult(change(case.now, cards_in=None))
    return _take_out(case, clause, Act.VOID_SHOE)


def _take_out(case: Case, clause: Clause, why: Act) -> ActResult[GamingTable] | Rejection:
    """The cards that are left are taken out; a coup that has begun is over first, or void with its shoe."""
    now, shoe = case.now, shoe_of(case.now)
    if isinstance(shoe, Rejection):
        return shoe
    if now.begun and why is not Act.VOID_SHOE:
        return Rejection("coup-in-progress", "Finish the coup first.", clause)
    over = void_live(case, now.coup, clause) if now.coup is not None and now.begun else empty_layout(now)
    table = over.state
    if table.carried is not None:
        # What waited for the next coup goes with the others.
        table = change(burned(table, unwrap(read_drawn(table.carried.card))), carried=None)
    out = replace(unwrap(shoe_of(table)), taken_out=why, ends_by=clause)
    return ActResult(with_shoe(table, out), over.money)
