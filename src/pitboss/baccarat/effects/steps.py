"""The effects of rulings, joined: what each does to a table, and all that is ordered done in turn."""

from collections.abc import Callable
from functools import partial

from pitboss.acting.act import ActResult
from pitboss.baccarat.effects import cards, hands, shoe, voiding, wagers
from pitboss.baccarat.effects.case import Case
from pitboss.baccarat.state import GamingTable
from pitboss.game.irregularities import Ordered
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.rules.irregularity import Effect

STEPS: dict[Effect, Callable[[Case, Clause], ActResult[GamingTable] | Rejection]] = {
    Effect.RECONSTRUCT: hands.reconstruct,
    Effect.CONFIRM_OUTCOME: hands.correct,
    Effect.KEY_CARDS: hands.correct,
    Effect.CARD_TO_BANKER: cards.card_to_banker,
    Effect.CARD_STARTS_NEXT_COUP: partial(cards.carry, no_bet=False),
    Effect.CARD_STARTS_NO_BET_COUP: partial(cards.carry, no_bet=True),
    Effect.STAYS_BURNED: cards.stays_burned,
    Effect.PLAY_CARD: cards.play_card,
    Effect.PLAY_ON: shoe.play_on,
    Effect.FINISH_FROM_SHOE: shoe.finish_from_shoe,
    Effect.FINISH_THEN_SHUFFLE: shoe.finish_then_shuffle,
    Effect.CHECK_REMAINING_CARDS: shoe.check_remaining,
    Effect.SHUFFLE_OR_REPLACE: shoe.shuffle_or_replace,
    Effect.SHUFFLE_AND_CUT: shoe.shuffle_and_cut,
    Effect.VOID_SHOE: shoe.void_shoe,
    Effect.OFFER_WITHDRAWAL: wagers.offer_withdrawal,
    Effect.OFFER_REDUCTION: wagers.offer_reduction,
    Effect.PLAY_AS_NO_BET: wagers.as_no_bet,
    Effect.COMPLETE: wagers.complete,
    Effect.CLEAR_WAGERS: wagers.clear,
    Effect.RETURN_WAGER: wagers.return_wager,
    Effect.VOID_COUP: voiding.void_coup,
    Effect.INVALIDATE: voiding.void_coup,
    Effect.VOID_PAST_COUP: voiding.void_past,
    Effect.VOID_TERMINAL_PLAYS: voiding.void_plays,
}
"""What each effect does. One that has no row changes nothing that a table knows."""


def carry_out(case: Case, orders: tuple[Ordered, ...]) -> ActResult[GamingTable] | Rejection:
    """Does what is ordered, one thing after the other."""
    done = ActResult(case.now)
    for order in orders:
        step = STEPS.get(order.effect)
        if step is None:
            continue
        after = step(case._replace(now=done.state), order.clause)
        if isinstance(after, Rejection):
            return after
        done = ActResult(after.state, (*done.money, *after.money))
        coup = after.state.coup
        if case.past is not None and coup is not None and coup.key == case.past.key:
            # It was taken up again, and is the coup under way.
            case = case._replace(past=None)
    return done
