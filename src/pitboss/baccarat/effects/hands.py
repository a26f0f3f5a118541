"""What effects do with the hands: their cards are laid anew, after the coup was taken up again if need be."""

from dataclasses import replace

from pitboss.acting.act import ActResult
from pitboss.acting.state import change
from pitboss.baccarat.effects.cards import without_cards
from pitboss.baccarat.effects.case import Case
from pitboss.baccarat.effects.money import put_back
from pitboss.baccarat.effects.voiding import empty_layout
from pitboss.baccarat.machines import shoe_of, with_shoe
from pitboss.baccarat.play.exposing import Dealt
from pitboss.baccarat.play.receiving import by_dealer
from pitboss.baccarat.state import Before, GamingTable, LiveCoup, PastCoup
from pitboss.game.cards import Card, read_card, read_cards
from pitboss.game.coup import Coup, Hand, feed
from pitboss.game.notation import UNSEEN
from pitboss.game.shoe import Shoe, take
from pitboss.game.wagers import Moment
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.rules.procedure import Device


def reconstruct(case: Case, clause: Clause) -> ActResult[GamingTable] | Rejection:
    """The cards lie in their right order; a coup that was settled is taken up again."""
    return _lay_anew(case, case.report.cards, clause)


def correct(case: Case, clause: Clause) -> ActResult[GamingTable] | Rejection:
    """What really lies there takes the place of what the shoe read, if that was another card."""
    return _lay_anew(case, case.actual, clause) if case.actual else ActResult(case.now)


def _lay_anew(case: Case, codes: tuple[str, ...], clause: Clause) -> ActResult[GamingTable] | Rejection:
    """The coup with these cards in this order; what its first four had settled is open again."""
    cards = read_cards(codes)
    if isinstance(cards, Rejection):
        return cards
    reopened = ActResult(case.now) if case.past is None else _take_up(case, case.past, clause)
    if isinstance(reopened, Rejection):
        return reopened
    coup = case._replace(now=reopened.state, past=None).begun(clause)
    if isinstance(coup, Rejection):
        return coup
    lying = _lie(reopened.state, cards, up=any(card.up for card in coup.cards))
    known = _reread(reopened.state, coup, cards)
    if isinstance(lying, Rejection):
        return lying
    if isinstance(known, Rejection):
        return known
    open_again, kept = put_back(case._replace(now=known), coup.key, coup.early, coup.settled)
    fresh = change(
        coup,
        cards=lying,
        stray=None,
        announced=(),
        breaches=(),
        selected=None,
        confirmed=False,
        wagers=(*kept, *coup.wagers),
        early=(),
        settled=(),
        # Who saw or held a card has seen it, however the cards are laid anew.
        moment=Moment.FIRST_CARD_EXPOSED if coup.seen else coup.moment,
    )
    return ActResult(change(open_again.state, coup=fresh), (*reopened.money, *open_again.money))


def _lie(now: GamingTable, cards: tuple[Card, ...], *, up: bool) -> tuple[Dealt, ...] | Rejection:
    """Cards on the table, each with the hand that it belongs to in this order."""
    coup, lying = Coup(now.play.procedure.tableau), list[Dealt]()
    for card in cards:
        fed = feed(coup, card)
        if isinstance(fed, Rejection):
            return fed
        hand = Hand.PLAYER if len(fed.player) > len(coup.player) else Hand.BANKER
        lying.append(Dealt(hand, card, up=up))
        coup = fed
    return tuple(lying)


def _reread(now: GamingTable, coup: LiveCoup, cards: tuple[Card, ...]) -> GamingTable | Rejection:
    """The shoe's record with the cards of a coup, and one that came astray, as they really are."""
    shoe = shoe_of(now)
    if isinstance(shoe, Rejection):
        return shoe
    old = [dealt.card for dealt in coup.cards]
    old += [] if coup.stray is None else [unwrap(read_card(coup.stray))]
    corrected: Shoe | Rejection = replace(without_cards(shoe, old), in_coup=0)
    for card in cards:
        corrected = take(corrected, card) if isinstance(corrected, Shoe) else corrected
    return corrected if isinstance(corrected, Rejection) else with_shoe(now, corrected)


def _take_up(case: Case, past: PastCoup, clause: Clause) -> ActResult[GamingTable] | Rejection:
    """The last coup lies on the table again, as it stood before it was settled."""
    now, shoe, before = case.now, shoe_of(case.now), case.now.before
    gone = Rejection("coup-over", f"{past.key} cannot be taken up again.", clause)
    if isinstance(shoe, Rejection) or shoe.taken_out is not None or not shoe.coups:
        return gone
    if before is None or past.void is not None or now.past[-1].key != past.key or now.begun or not now.opened:
        return gone
    emptied = empty_layout(now)
    back, kept = put_back(case._replace(now=emptied.state), past.key, past.wagers, past.lines, emptied.money)
    cards = tuple(None if code == UNSEEN else unwrap(read_card(code)) for code in past.cards)
    coup = LiveCoup(
        past.key,
        by_dealer(now.play).key,
        "up",
        called=before.called,
        moment=Moment.FIRST_CARD_EXPOSED,
        wagers=kept,
        cards=tuple(Dealt(hand, card, up=True) for hand, card in zip(past.hands, cards, strict=True)),
        no_bet=past.no_bet,
        ruled_by=case.context.in_charge,
        reason=case.report.kind.label,
    )
    paired = now.paired
    table = change(
        back.state,
        coup=coup,
        past=now.past[:-1],
        paired=None if paired is None else change(paired, coups=max(paired.coups - 1, 0)),
        bank=before.bank if before.bank.holder in now.guests else now.bank,
        advised=before.advised,
        guests={name: change(one, idle=before.idle.get(name, one.idle)) for name, one in now.guests.items()},
        before=None,
        marks={key: mark for key, mark in now.marks.items() if key != past.key},
    )
    return ActResult(with_shoe(table, _shoe_before(shoe, before, cards)), back.money)


def _shoe_before(shoe: Shoe, before: Before, cards: tuple[Card | None, ...]) -> Shoe:
    """The shoe as it stood before its last coup was over; a shuffling device had taken the cards in again."""
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
