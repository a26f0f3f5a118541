"""Effects on the hands: their cards lie in another order, in a coup that may be resumed."""

from dataclasses import replace

from pitboss.acting.acts.act import ActResult
from pitboss.acting.state import change
from pitboss.baccarat.effects.case import Case, check_begun
from pitboss.baccarat.effects.money import put_back
from pitboss.baccarat.effects.voiding import empty_layout
from pitboss.baccarat.machines import find_shoe, shoe_of, with_shoe
from pitboss.baccarat.play.exposing import Dealt
from pitboss.baccarat.play.receiving import by_dealer
from pitboss.baccarat.state import Before, GamingTable, LiveCoup, PastCoup
from pitboss.game.cards import Card, known_card, read_cards
from pitboss.game.coup import Coup, feed, hands_in_turn
from pitboss.game.records.notation import UNSEEN
from pitboss.game.shoe import Shoe, check_take, take, without
from pitboss.game.wagers import Moment
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.rules.procedure import Device


def check_reconstruct(case: Case, clause: Clause) -> Rejection | None:
    """Whether the cards can lie in the reported order."""
    return _check_order(case, case.report.cards, clause)


def reconstruct(case: Case, _: Clause) -> ActResult[GamingTable]:
    """The cards lie in their right order. A settled coup is resumed."""
    return _lay_out(case, case.report.cards)


def check_correct(case: Case, clause: Clause) -> Rejection | None:
    """Requires the cards that really lie there, and that they can have been dealt.

    Without them nothing would be done, and the coup would be settled on those that the shoe read.
    """
    if not case.actual:
        return Rejection("card-needed", {"case": "say-all"}, clause)
    return _check_order(case, case.actual, clause)


def correct(case: Case, _: Clause) -> ActResult[GamingTable]:
    """The cards that really lie there replace those that the shoe read."""
    return _lay_out(case, case.actual) if case.actual else ActResult(case.now)


def _check_order(case: Case, codes: tuple[str, ...], clause: Clause) -> Rejection | None:
    """Whether the coup can have had these cards in this order."""
    cards = read_cards(codes)
    if isinstance(cards, Rejection):
        return cards
    refused = None if case.past is None else _check_take_up(case, case.past, clause)
    if refused is not None:
        return refused
    again = _taken_up(case)
    live = case._replace(now=again.state, past=None)
    return check_begun(live, clause) or _check_hands(live, cards) or _check_shoe(live, cards)


def _lay_out(case: Case, codes: tuple[str, ...]) -> ActResult[GamingTable]:
    """The coup with these cards in this order. What its first four had settled is open again."""
    again = _taken_up(case)
    coup = case._replace(now=again.state, past=None).begun
    if coup is None:
        return again
    cards = tuple(card for card in map(known_card, codes) if card is not None)
    hands = hands_in_turn(again.state.play.procedure.tableau, cards)
    up = any(card.up for card in coup.cards)
    reread = _reread(again.state, coup, cards)
    open_again, wagers = put_back(case._replace(now=reread), coup.key, coup.early, coup.settled)
    fresh = change(
        coup,
        cards=tuple(Dealt(hand, card, up=up) for hand, card in zip(hands, cards, strict=False)),
        stray=None,
        announced=(),
        breaches=(),
        selected=None,
        confirmed=False,
        result_called=False,
        wagers=(*wagers, *coup.wagers),
        early=(),
        settled=(),
        # A person who saw or held a card has seen it, in any order of the cards.
        moment=Moment.FIRST_CARD_EXPOSED if coup.seen else coup.moment,
    )
    return ActResult(change(open_again.state, coup=fresh), (*again.money, *open_again.money))


def _check_hands(case: Case, cards: tuple[Card, ...]) -> Rejection | None:
    """Whether each card has a hand to go to in this order."""
    coup = Coup(case.now.play.procedure.tableau)
    for card in cards:
        dealt = feed(coup, card)
        if isinstance(dealt, Rejection):
            return dealt
        coup = dealt
    return None


def _check_shoe(case: Case, cards: tuple[Card, ...]) -> Rejection | None:
    """Whether the shoe can have given these cards instead of those of the coup."""
    coup, shoe = case.begun, shoe_of(case.now)
    if isinstance(shoe, Rejection):
        return shoe
    left = shoe if coup is None else _before_coup(shoe, coup)
    for card in cards:
        refused = check_take(left, card)
        if refused is not None:
            return refused
        left = take(left, card)
    return None


def _reread(now: GamingTable, coup: LiveCoup, cards: tuple[Card, ...]) -> GamingTable:
    """The shoe's record with the cards of a coup, and a stray card, as they really are."""
    shoe = find_shoe(now)
    if shoe is None:
        return now
    corrected, read = _before_coup(shoe, coup), without(_lying(coup), shoe.named)
    for card in cards:
        corrected = take(corrected, card)
    return with_shoe(now, replace(corrected, named=(*corrected.named, *without(cards, read))))


def _before_coup(shoe: Shoe, coup: LiveCoup) -> Shoe:
    """A shoe that has not given the cards of a coup, nor a stray card."""
    old = _lying(coup)
    return replace(shoe, dealt=without(shoe.dealt, old), named=without(shoe.named, old), in_coup=0)


def _lying(coup: LiveCoup) -> list[Card | None]:
    """The cards of a coup, and a stray card."""
    stray = [] if coup.stray is None else [known_card(coup.stray)]
    return [*(dealt.card for dealt in coup.cards), *stray]


def _check_take_up(case: Case, past: PastCoup, clause: Clause) -> Rejection | None:
    """Requires that a past coup is the last, and that its shoe and table are still there."""
    now, shoe = case.now, case.now.shoe
    last = now.past[-1].key == past.key and past.void is None and now.before is not None
    if shoe is not None and shoe.taken_out is None and shoe.coups and last and now.opened and not now.begun:
        return None
    return Rejection("coup-over", {"case": "not-taken-up", "coup": past.key}, clause)


def _taken_up(case: Case) -> ActResult[GamingTable]:
    """The table with the coup of the case resumed, as it was before its settlement."""
    now, past, shoe, before = case.now, case.past, find_shoe(case.now), case.now.before
    if past is None or shoe is None or before is None:
        return ActResult(now)
    emptied = empty_layout(now)
    back, wagers = put_back(
        case._replace(now=emptied.state), past.key, past.wagers, past.lines, emptied.money
    )
    cards = tuple(None if code == UNSEEN else known_card(code) for code in past.cards)
    coup = LiveCoup(
        past.key,
        by_dealer(now.play).key,
        "up",
        called=before.called,
        moment=Moment.FIRST_CARD_EXPOSED,
        wagers=wagers,
        cards=tuple(Dealt(hand, card, up=True) for hand, card in zip(past.hands, cards, strict=False)),
        no_bet=past.no_bet,
        ruled_by=case.context.in_charge,
        reason=case.report.kind.text,
    )
    paired = now.paired
    table = change(
        back.state,
        coup=coup,
        past=tuple(one for one in now.past if one.key != past.key),
        paired=None if paired is None else change(paired, coups=max(paired.coups - 1, 0)),
        bank=before.bank if before.bank.holder in now.guests else now.bank,
        advised=before.advised,
        guests={name: change(one, idle=before.idle.get(name, one.idle)) for name, one in now.guests.items()},
        before=None,
        marks={key: mark for key, mark in now.marks.items() if key != past.key},
    )
    return ActResult(with_shoe(table, _shoe_before(shoe, before, cards)), back.money)


def _shoe_before(shoe: Shoe, before: Before, cards: tuple[Card | None, ...]) -> Shoe:
    """The shoe before its last coup was over. A shuffling device had already taken the cards back."""
    again = cards if shoe.device is Device.SHUFFLING_DEVICE else ()
    left = before.coups_left
    if left is None and shoe.coups_left is not None:
        # The cutting card, or an order to shuffle, came after the coup and holds for what follows it.
        left = shoe.coups_left + 1
    return replace(
        shoe,
        dealt=(*shoe.dealt, *again),
        in_coup=len(cards),
        coups=shoe.coups - 1,
        coups_left=left,
        extended=before.extended,
    )
