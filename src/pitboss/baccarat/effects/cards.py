"""What effects do with one card: it goes to a hand, waits for the next coup, or stays burned."""

from dataclasses import replace

from pitboss.acting.act import ActResult
from pitboss.acting.state import change
from pitboss.baccarat.acts.betting import give_back
from pitboss.baccarat.acts.settling import without_wagers
from pitboss.baccarat.effects.case import Case
from pitboss.baccarat.machines import shoe_of, with_shoe
from pitboss.baccarat.play.exposing import Dealt
from pitboss.baccarat.state import Carried, GamingTable
from pitboss.game.cards import Card
from pitboss.game.coup import Hand
from pitboss.game.shoe import Shoe, take
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection, unwrap


def card_to_banker(case: Case, clause: Clause) -> ActResult[GamingTable] | Rejection:
    """The card that Player was given is Banker's third."""
    coup, card, taken = case.begun(clause), case.card, _out_of_shoe(case)
    if isinstance(coup, Rejection):
        return coup
    if card is None:
        return Rejection("card-needed", "Say which card it was.", clause)
    if isinstance(taken, Rejection):
        return taken
    return ActResult(change(taken, coup=change(coup, cards=(*coup.cards, Dealt(Hand.BANKER, card, up=True)))))


def carry(case: Case, clause: Clause, *, no_bet: bool) -> ActResult[GamingTable] | Rejection:
    """The card waits to be the first of the next coup, or of the one that has none yet."""
    card, taken = case.card, _out_of_shoe(case)
    if case.now.carried is not None:
        message = "A card waits for the next coup already: with two of them, report a misdeal."
        return Rejection("card-waiting", message, clause)
    if isinstance(taken, Rejection):
        return taken
    table = change(taken, carried=Carried(None if card is None else str(card), clause, no_bet))
    coup = table.coup
    if coup is None or coup.cards or not no_bet:
        return ActResult(table)
    return ActResult(change(table, coup=without_wagers(table, coup, clause)), give_back(coup.wagers))


def stays_burned(case: Case, _: Clause) -> ActResult[GamingTable] | Rejection:
    """A card that came out of the shoe and lies with the burned ones is one of them."""
    taken = _out_of_shoe(case)
    return taken if isinstance(taken, Rejection) else ActResult(burned(taken, case.card))


def play_card(case: Case, clause: Clause) -> ActResult[GamingTable] | Rejection:
    """All see the next card as it is dealt."""
    coup = case.begun(clause)
    if isinstance(coup, Rejection):
        return coup
    return ActResult(change(case.now, coup=change(coup, face_up_next=True)))


def burned(now: GamingTable, card: Card | None) -> GamingTable:
    """The table with a card among the burned ones that was among the dealt ones."""
    shoe = unwrap(shoe_of(now))
    return with_shoe(now, replace(without_cards(shoe, [card]), burned=(*shoe.burned, card)))


def without_cards(shoe: Shoe, cards: list[Card | None]) -> Shoe:
    """A shoe that has not given these cards."""
    dealt = list(shoe.dealt)
    for card in cards:
        dealt.remove(card)
    return replace(shoe, dealt=tuple(dealt))


def _out_of_shoe(case: Case) -> GamingTable | Rejection:
    """The table with the reported card out of the shoe; if it had come astray, it is out already."""
    coup, shoe = case.now.coup, shoe_of(case.now)
    if isinstance(shoe, Rejection):
        return shoe
    if coup is not None and coup.stray is not None:
        return change(case.now, coup=change(coup, stray=None))
    taken = take(shoe, case.card)
    if isinstance(taken, Rejection):
        return taken
    # It belongs to no hand, and so the coup has no card more.
    return with_shoe(case.now, replace(taken, in_coup=shoe.in_coup))
