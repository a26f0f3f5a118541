"""Effects on wagers: players may take them off, they are returned, or the coup continues with them."""

from dataclasses import replace

from pitboss.acting.acts.act import ActResult, WagerResult
from pitboss.acting.state import change
from pitboss.baccarat.acts.betting import give_back
from pitboss.baccarat.acts.settling import without_wagers
from pitboss.baccarat.effects.case import Case, check_begun
from pitboss.baccarat.effects.money import take_back
from pitboss.baccarat.effects.voiding import with_past
from pitboss.baccarat.state import GamingTable, LiveCoup, PlacedWager
from pitboss.game.naming import wager_name
from pitboss.game.wagers import Moment
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection


def offer_withdrawal(case: Case, clause: Clause) -> ActResult[GamingTable]:
    """Each player may take the wager off. Without any wager the coup continues as a no-bet coup."""
    coup = case.begun
    if coup is None:
        return ActResult(case.now)
    if not coup.wagers:
        return ActResult(change(case.now, coup=without_wagers(case.now, coup, coup.no_bet or clause)))
    # From here on wagers can only be taken off: nothing opens them again.
    return ActResult(change(case.now, coup=change(coup, option=clause, moment=Moment.FIRST_CARD_EXPOSED)))


def offer_reduction(case: Case, clause: Clause) -> ActResult[GamingTable]:
    """Each player may take the wager off or make it smaller, and the dealer turns the cards."""
    coup = offer_withdrawal(case, clause).state.coup
    if coup is None or case.begun is None:
        return ActResult(case.now)
    freed = change(coup, reducing=coup.option is not None)
    return ActResult(change(case.now, coup=_to_dealer(freed)))


def check_as_no_bet(case: Case, clause: Clause) -> Rejection | None:
    """Requires a coup that has begun, or that the system already has dealt without wagers."""
    coup = case.now.coup
    prompted = case.past is None and coup is not None and coup.no_bet is not None
    return None if prompted else check_begun(case, clause)


def as_no_bet(case: Case, clause: Clause) -> ActResult[GamingTable]:
    """The coup continues without wagers."""
    coup = case.begun
    if coup is None:
        return ActResult(case.now)
    back = take_back(case, coup.key, coup.settled, give_back(coup.wagers))
    bare = change(without_wagers(case.now, coup, coup.no_bet or clause), early=(), settled=())
    return ActResult(change(back.state, coup=_to_dealer(bare)), back.money)


def complete(case: Case, _: Clause) -> ActResult[GamingTable]:
    """The coup continues with all wagers."""
    coup = case.now.coup
    return ActResult(case.now if coup is None else change(case.now, coup=_to_dealer(coup)))


def clear(case: Case, _: Clause) -> ActResult[GamingTable]:
    """Wagers for a coup that has not begun are returned."""
    coup = case.now.coup
    if coup is None or coup.cards:
        return ActResult(case.now)
    return ActResult(change(case.now, coup=change(coup, wagers=())), give_back(coup.wagers))


def check_return(case: Case, clause: Clause) -> Rejection | None:
    """Requires that every wager that is said to be invalid is on the layout, or was settled."""
    if not case.wagers:
        return Rejection("wager-not-placed", {"case": "say-which"}, clause)
    lying, lines = _on_coup(case)
    there = [*(placed.spot for placed in lying), *(line.spot for line in lines)]
    for spot in case.wagers:
        if spot not in there:
            wager = wager_name(case.now.play.titles, spot.key)
            return Rejection(
                "wager-not-placed",
                {"case": "not-there", "player": spot.player, "wager": wager},
                clause,
            )
        there.remove(spot)
    return None


def return_wager(case: Case, _: Clause) -> ActResult[GamingTable]:
    """Invalid wagers are returned to their players, and their results are reversed."""
    past, coup = case.past, case.now.coup
    lying, lines = _on_coup(case)
    key = past.key if past is not None else "" if coup is None else coup.key
    wrong = tuple(line for line in lines if line.spot in case.wagers)
    money = give_back(tuple(placed for placed in lying if placed.spot in case.wagers))
    back = take_back(case, key, wrong, money)
    return ActResult(_without_invalid(case, back.state), back.money)


def _on_coup(case: Case) -> tuple[tuple[PlacedWager, ...], tuple[WagerResult, ...]]:
    """The open wagers on the coup of the case, and the results of the settled ones."""
    past, coup = case.past, case.now.coup
    if past is not None:
        return (), past.lines
    return ((), ()) if coup is None else (coup.wagers, coup.settled)


def _without_invalid(case: Case, now: GamingTable) -> GamingTable:
    """The table without the invalid wagers on the coup of the case."""

    def good(wagers: tuple[PlacedWager, ...]) -> tuple[PlacedWager, ...]:
        return tuple(placed for placed in wagers if placed.spot not in case.wagers)

    past, coup = case.past, now.coup
    if past is not None:
        lines = tuple(line for line in past.lines if line.spot not in case.wagers)
        return with_past(now, change(past, wagers=good(past.wagers), lines=lines))
    if coup is None:
        return now
    settled = tuple(line for line in coup.settled if line.spot not in case.wagers)
    return change(now, coup=change(coup, wagers=good(coup.wagers), early=good(coup.early), settled=settled))


def _to_dealer(coup: LiveCoup) -> LiveCoup:
    """After cards went to the wrong person, the dealer takes them all and turns them."""
    return change(coup, lines={}, cards=tuple(replace(card, out=False) for card in coup.cards))
