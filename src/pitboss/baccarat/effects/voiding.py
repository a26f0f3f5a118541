"""Effects that void: the coup under way, a past one, or the wagers for a coming one."""

from pitboss.acting.acts.act import ActResult, pay
from pitboss.acting.acts.recalling import replaced
from pitboss.acting.state import change
from pitboss.baccarat.acts.betting import give_back
from pitboss.baccarat.acts.settling import finish
from pitboss.baccarat.effects.cards import burned
from pitboss.baccarat.effects.case import Case, no_coup
from pitboss.baccarat.effects.money import take_back
from pitboss.baccarat.state import GamingTable, LiveCoup, PastCoup, call_off
from pitboss.game.cards import known_card
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.rules.irregularity import Kind


def check_void_coup(case: Case, clause: Clause) -> Rejection | None:
    """Requires a coup in which it can have happened."""
    if case.past is not None:
        return check_void_past(case, clause)
    # Wrong cards are also found between two coups, and then there is nothing to void.
    about_cards = case.report.kind in (Kind.CARD_MISSING, Kind.FOREIGN_CARD)
    return None if case.now.coup is not None or about_cards else no_coup(clause)


def void_coup(case: Case, clause: Clause) -> ActResult[GamingTable]:
    """The coup in which it happened is void."""
    coup = case.now.coup
    if case.past is not None:
        return void_past(case, clause)
    if coup is None:
        return ActResult(case.now)
    begun = coup.cards or coup.stray is not None
    over = void_live(case, coup, clause) if begun else empty_layout(case.now)
    if case.report.kind is Kind.TOO_FEW_CARDS and case.reason is not None:
        # The cards that the record still has in the shoe are not there.
        return over._replace(state=_ended(over.state, clause))
    return over


def _ended(now: GamingTable, clause: Clause) -> GamingTable:
    """The table whose shoe has no more coups."""
    shoe = now.shoe
    return now if shoe is None else change(now, shoe=change(shoe, coups_left=0, ends_by=clause))


def check_void_past(case: Case, clause: Clause) -> Rejection | None:
    """Requires that the coup in which it happened is over, and not void already."""
    past = case.past
    if past is None:
        return no_coup(clause)
    return None if past.void is None else Rejection("coup-void", {"coup": past.key}, clause)


def void_past(case: Case, clause: Clause) -> ActResult[GamingTable]:
    """A settled coup is reversed, as far as its players have the money."""
    past = case.past
    if past is None:
        return ActResult(case.now)
    back = take_back(case, past.key, past.lines)
    ruled = {"ruled_by": case.context.in_charge, "reason": case.report.kind.text, "forfeits": case.forfeit}
    void = change(past, void=clause, lines=(), **ruled)
    table, before = with_past(back.state, void), case.now.before
    if before is not None and case.now.past[-1].key == past.key:
        # A coup without a result does not move the banker's role.
        table = change(table, bank=before.bank if before.bank.holder in table.guests else table.bank)
        shoe = table.shoe
        if shoe is not None and shoe.extended and not before.extended and shoe.coups_left:
            # A tie without a result does not add a coup to the shoe.
            table = change(table, shoe=change(shoe, coups_left=shoe.coups_left - 1, extended=False))
    return ActResult(table, back.money)


def check_void_plays(case: Case, clause: Clause) -> Rejection | None:
    """Requires a coup, if the shoe can no longer read its cards."""
    return check_void_coup(case, clause) if case.report.kind is Kind.SHOE_DEAD else None


def void_plays(case: Case, clause: Clause) -> ActResult[GamingTable]:
    """All plays on the terminals are void. A coup that can no longer be read is void with them."""
    return void_coup(case, clause) if case.report.kind is Kind.SHOE_DEAD else ActResult(case.now)


def void_live(case: Case, coup: LiveCoup, clause: Clause) -> ActResult[GamingTable]:
    """The coup under way is void: stakes are returned, except the forfeited ones of cheats."""
    money = give_back(tuple(placed for placed in coup.wagers if placed.player not in case.forfeit))
    for placed in coup.wagers:
        if placed.player in case.forfeit:
            money += pay("seat-stake-lost", placed.chips, placed.player)
            money += pay("token-stake-lost", placed.tokens, placed.player)
    back = take_back(case, coup.key, coup.settled, money)
    table = back.state
    if coup.stray is not None:
        # It belonged to no hand, so it goes to the discards separately.
        table = burned(table, known_card(coup.stray))
    ruled = change(coup, ruled_by=case.context.in_charge, reason=case.report.kind.text)
    over = finish(table, ruled, tied=False, void=clause)
    return ActResult(with_past(over, change(over.past[-1], forfeits=case.forfeit)), back.money)


def empty_layout(now: GamingTable) -> ActResult[GamingTable]:
    """No coup is open any more. The wagers for it are returned."""
    return ActResult(call_off(now), () if now.coup is None else give_back(now.coup.wagers))


def with_past(now: GamingTable, past: PastCoup) -> GamingTable:
    """The table with a past coup replaced. A void coup has no result for the roads."""
    marks = {key: mark for key, mark in now.marks.items() if key != past.key or past.void is None}
    return change(now, past=replaced(now.past, past), recalled=replaced(now.recalled, past), marks=marks)
