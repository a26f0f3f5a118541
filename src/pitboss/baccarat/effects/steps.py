"""The effects of rulings in one table, and the function that carries out all orders in turn."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from pitboss.acting.acts.act import ActResult
from pitboss.baccarat.effects import cards, hands, odds, shoe, voiding, wagers
from pitboss.baccarat.effects.case import Case, check_begun, check_nothing
from pitboss.baccarat.state import GamingTable
from pitboss.game.irregularities import Ordered
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.rules.irregularity import Effect


class EffectRow(NamedTuple):
    """An effect: its check, and its change. The change also runs in replay, and refuses nothing."""

    apply: Callable[[Case, Clause], ActResult[GamingTable]]
    check: Callable[[Case, Clause], Rejection | None] = check_nothing


EFFECTS: dict[Effect, EffectRow] = {
    Effect.RECONSTRUCT: EffectRow(hands.reconstruct, hands.check_reconstruct),
    Effect.CONFIRM_OUTCOME: EffectRow(hands.correct, hands.check_correct),
    Effect.KEY_CARDS: EffectRow(hands.correct, hands.check_correct),
    Effect.CARD_TO_BANKER: EffectRow(cards.card_to_banker, cards.check_card_to_banker),
    Effect.CARD_STARTS_NEXT_COUP: EffectRow(partial(cards.carry, no_bet=False), cards.check_carry),
    Effect.CARD_STARTS_NO_BET_COUP: EffectRow(partial(cards.carry, no_bet=True), cards.check_carry),
    Effect.STAYS_BURNED: EffectRow(cards.stays_burned, cards.check_out_of_shoe),
    Effect.PLAY_CARD: EffectRow(cards.play_card, check_begun),
    Effect.PLAY_ON: EffectRow(shoe.play_on, shoe.check_play_on),
    Effect.FINISH_FROM_SHOE: EffectRow(shoe.finish_from_shoe, shoe.check_shoe),
    Effect.FINISH_THEN_SHUFFLE: EffectRow(shoe.finish_then_shuffle, shoe.check_finish),
    Effect.CHECK_REMAINING_CARDS: EffectRow(shoe.inspect_remaining, shoe.check_take_out),
    Effect.SHUFFLE_OR_REPLACE: EffectRow(shoe.shuffle_or_replace, shoe.check_take_out),
    Effect.SHUFFLE_AND_CUT: EffectRow(shoe.shuffle_and_cut, shoe.check_shuffle_and_cut),
    Effect.VOID_SHOE: EffectRow(shoe.void_shoe, shoe.check_void_shoe),
    Effect.OFFER_WITHDRAWAL: EffectRow(wagers.offer_withdrawal, check_begun),
    Effect.OFFER_REDUCTION: EffectRow(wagers.offer_reduction, check_begun),
    Effect.PLAY_AS_NO_BET: EffectRow(wagers.as_no_bet, wagers.check_as_no_bet),
    Effect.COMPLETE: EffectRow(wagers.complete),
    Effect.CLEAR_WAGERS: EffectRow(wagers.clear),
    Effect.RESULTS_STAND: EffectRow(odds.stand, odds.check_stand),
    Effect.RETURN_WAGER: EffectRow(wagers.return_wager, wagers.check_return),
    Effect.VOID_COUP: EffectRow(voiding.void_coup, voiding.check_void_coup),
    Effect.INVALIDATE: EffectRow(voiding.void_coup, voiding.check_void_coup),
    Effect.VOID_PAST_COUP: EffectRow(voiding.void_past, voiding.check_void_past),
    Effect.VOID_TERMINAL_PLAYS: EffectRow(voiding.void_plays, voiding.check_void_plays),
}
"""What each effect changes. An effect without a row does not change the state of a table."""


def check_orders(case: Case, orders: tuple[Ordered, ...]) -> Rejection | None:
    """Whether all orders can be carried out, one after the other."""
    for order in orders:
        row = EFFECTS.get(order.effect)
        refused = None if row is None else row.check(case, order.clause)
        if refused is not None:
            return refused
        case = _after(case, carry_out(case, (order,)).state)
    return None


def carry_out(case: Case, orders: tuple[Ordered, ...]) -> ActResult[GamingTable]:
    """Carries out the orders, one after the other."""
    done = ActResult(case.now)
    for order in orders:
        row = EFFECTS.get(order.effect)
        if row is not None:
            after = row.apply(case, order.clause)
            done = ActResult(after.state, (*done.money, *after.money))
            case = _after(case, after.state)
    return done


def _after(case: Case, now: GamingTable) -> Case:
    """The case after one order. A resumed coup is the one under way."""
    taken_up = case.past is not None and now.coup is not None and now.coup.key == case.past.key
    return case._replace(now=now, past=None if taken_up else case.past)
