"""Effects on one card: it goes to a hand, waits for the next coup, or stays burned."""

from dataclasses import replace

from pitboss.acting.acts.act import ActResult
from pitboss.acting.state import change
from pitboss.baccarat.acts.betting import give_back
from pitboss.baccarat.acts.settling import without_wagers
from pitboss.baccarat.effects.case import Case, check_begun
from pitboss.baccarat.machines import find_shoe, shoe_of, with_coup, with_shoe
from pitboss.baccarat.play.exposing import Dealt
from pitboss.baccarat.state import Carried, GamingTable
from pitboss.game.cards import Card
from pitboss.game.coup import Hand
from pitboss.game.shoe import check_take, take, without
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection


def check_card_to_banker(case: Case, clause: Clause) -> Rejection | None:
    """Requires a coup under way in which Banker can have the card."""
    refused = check_begun(case, clause)
    if refused is None and case.card is None:
        refused = Rejection("card-needed", {"case": "say-which"}, clause)
    return refused or check_out_of_shoe(case, clause)


def card_to_banker(case: Case, _: Clause) -> ActResult[GamingTable]:
    """The card that Player was given becomes Banker's third."""
    coup, card = case.begun, case.card
    if coup is None or card is None:
        return ActResult(case.now)
    cards = (*coup.cards, Dealt(Hand.BANKER, card, up=True))
    return ActResult(with_coup(_out_of_shoe(case), cards=cards))


def check_carry(case: Case, clause: Clause) -> Rejection | None:
    """Requires that no other card waits for the next coup."""
    if case.now.carried is not None:
        return Rejection("card-waiting", {"case": "two-waiting"}, clause)
    return check_out_of_shoe(case, clause)


def carry(case: Case, clause: Clause, *, no_bet: bool) -> ActResult[GamingTable]:
    """The card waits to be the first of the next coup, or of the open one that has none yet."""
    card = case.card
    carried = Carried(None if card is None else str(card), clause, no_bet)
    table = change(_out_of_shoe(case), carried=carried)
    coup = table.coup
    if coup is None or coup.cards or not no_bet:
        return ActResult(table)
    return ActResult(change(table, coup=without_wagers(table, coup, clause)), give_back(coup.wagers))


def stays_burned(case: Case, _: Clause) -> ActResult[GamingTable]:
    """A card that came out of the shoe and lies with the burned cards stays one of them."""
    return ActResult(burned(_out_of_shoe(case), case.card))


def play_card(case: Case, _: Clause) -> ActResult[GamingTable]:
    """All see the next card as it is dealt."""
    return ActResult(case.now if case.begun is None else with_coup(case.now, face_up_next=True))


def burned(now: GamingTable, card: Card | None) -> GamingTable:
    """The table with a card moved from the dealt cards to the burned ones."""
    shoe = find_shoe(now)
    if shoe is None:
        return now
    dealt = without(shoe.dealt, [card])
    return with_shoe(now, replace(shoe, dealt=dealt, burned=(*shoe.burned, card)))


def check_out_of_shoe(case: Case, _: Clause) -> Rejection | None:
    """Whether the reported card can have come out of the shoe. A stray card is already out."""
    coup, shoe = case.now.coup, shoe_of(case.now)
    if isinstance(shoe, Rejection):
        return shoe
    return None if coup is not None and coup.stray is not None else check_take(shoe, case.card)


def _out_of_shoe(case: Case) -> GamingTable:
    """The table with the reported card out of the shoe. A stray card is already out."""
    coup, shoe = case.now.coup, find_shoe(case.now)
    if coup is not None and coup.stray is not None:
        return with_coup(case.now, stray=None)
    if shoe is None:
        return case.now
    # It belongs to no hand, so the coup does not count it.
    taken = take(shoe, case.card, named=case.card is not None)
    return with_shoe(case.now, replace(taken, in_coup=shoe.in_coup))
