"""What the effects of a ruling do to the cards, the wagers and the money of a table."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from pitboss.game.cards import Card, read_card, read_cards
from pitboss.game.coup import Coup, Hand, feed
from pitboss.game.irregularities import Ordered, Report
from pitboss.game.notation import UNSEEN
from pitboss.game.settlement import Outcome
from pitboss.game.shoe import Shoe, take
from pitboss.game.wagers import Moment
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection, sure
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.irregularity import Effect, Kind
from pitboss.rules.procedure import Device
from pitboss.table.acting import Doing, Done, Line, Money, money_entry, pay
from pitboss.table.acts.betting import cut_back, give_back
from pitboss.table.acts.matters import register
from pitboss.table.acts.people import holdings
from pitboss.table.acts.settling import finish, paid_for, without_bets
from pitboss.table.boxes import Spot
from pitboss.table.exposing import Dealt
from pitboss.table.state import (
    Carried,
    GamingTable,
    Laid,
    LiveCoup,
    PastCoup,
    by_dealer,
    change,
    shoe_of,
    with_shoe,
)


class Case(NamedTuple):
    """What an effect is about."""

    now: GamingTable
    doing: Doing
    report: Report
    past: PastCoup | None
    """The coup that is over in which it happened; none if it is the one under way."""
    actual: tuple[str, ...] = ()
    wagers: tuple[Spot, ...] = ()
    forfeit: tuple[str, ...] = ()


def carry_out(case: Case, orders: tuple[Ordered, ...]) -> Done | Rejection:
    """Does what is ordered, one thing after the other. What has no row changes nothing that a table knows."""
    done = Done(case.now)
    for order in orders:
        step = STEPS.get(order.effect)
        if step is None:
            continue
        after = step(case._replace(now=done.table), order.clause)
        if isinstance(after, Rejection):
            return after
        done = Done(after.table, (*done.money, *after.money))
        if case.past is not None and after.table.coup is not None and after.table.coup.key == case.past.key:
            # It was taken up again, and is the coup under way.
            case = case._replace(past=None)
    return done


def without_wagers(now: GamingTable, coup: LiveCoup, clause: Clause) -> LiveCoup:
    """A coup from which all wagers are gone that were not settled on its first four cards."""
    return change(without_bets(now, coup, clause), option=None, reducing=False)


# The cards.


def _reconstruct(case: Case, clause: Clause) -> Done | Rejection:
    """The cards lie in their right order; a coup that was settled is taken up again."""
    return _relay(case, case.report.cards, clause)


def _actual(case: Case, clause: Clause) -> Done | Rejection:
    """What really lies there takes the place of what the shoe read, if that was another card."""
    return _relay(case, case.actual, clause) if case.actual else Done(case.now)


def _relay(case: Case, codes: tuple[str, ...], clause: Clause) -> Done | Rejection:
    """The coup with these cards in this order; what its first four had settled is open again."""
    cards = read_cards(codes)
    if isinstance(cards, Rejection):
        return cards
    reopened = Done(case.now) if case.past is None else _take_up(case, case.past, clause)
    if isinstance(reopened, Rejection):
        return reopened
    coup = _begun(case._replace(now=reopened.table, past=None), clause)
    if isinstance(coup, Rejection):
        return coup
    seen = any(card.up for card in coup.cards)
    lying = _lie(reopened.table, cards, up=seen)
    known = _reread(reopened.table, coup, cards)
    if isinstance(lying, Rejection):
        return lying
    if isinstance(known, Rejection):
        return known
    open_again, kept = _put_back(case._replace(now=known), coup.key, coup.early, coup.settled)
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
    )
    return Done(change(open_again.table, coup=fresh), (*reopened.money, *open_again.money))


def _card_to_banker(case: Case, clause: Clause) -> Done | Rejection:
    """The card that Player was given is Banker's third."""
    coup, card, taken = _begun(case, clause), _reported(case), _from_shoe(case)
    if isinstance(coup, Rejection):
        return coup
    if card is None:
        return Rejection("card-needed", "Say which card it was.", clause)
    if isinstance(taken, Rejection):
        return taken
    return Done(change(taken, coup=change(coup, cards=(*coup.cards, Dealt(Hand.BANKER, card, up=True)))))


def _carry(case: Case, clause: Clause, *, no_bet: bool) -> Done | Rejection:
    """The card waits to be the first of the next coup, or of the one that has none yet."""
    card, taken = _reported(case), _from_shoe(case)
    if case.now.carried is not None:
        message = "A card waits for the next coup already: with two of them, report a misdeal."
        return Rejection("card-waiting", message, clause)
    if isinstance(taken, Rejection):
        return taken
    table = change(taken, carried=Carried(None if card is None else str(card), clause, no_bet))
    coup = table.coup
    if coup is None or coup.cards or not no_bet:
        return Done(table)
    return Done(change(table, coup=without_wagers(table, coup, clause)), give_back(coup.wagers))


def _starts_next(case: Case, clause: Clause) -> Done | Rejection:
    return _carry(case, clause, no_bet=False)


def _starts_no_bet(case: Case, clause: Clause) -> Done | Rejection:
    return _carry(case, clause, no_bet=True)


def _stays_burned(case: Case, _: Clause) -> Done | Rejection:
    """A card that came out of the shoe and lies with the burned ones is one of them."""
    card, taken = _reported(case), _from_shoe(case)
    if isinstance(taken, Rejection):
        return taken
    return Done(_burned(taken, card))


def _play_card(case: Case, clause: Clause) -> Done | Rejection:
    """All see the next card as it is dealt."""
    coup = _begun(case, clause)
    if isinstance(coup, Rejection):
        return coup
    return Done(change(case.now, coup=change(coup, face_up_next=True)))


def _play_on(case: Case, _: Clause) -> Done | Rejection:
    """A shoe whose burn was forgotten is played as it is."""
    shoe = shoe_of(case.now)
    if case.report.kind is not Kind.BURN_FORGOTTEN:
        return Done(case.now)
    return shoe if isinstance(shoe, Rejection) else Done(with_shoe(case.now, replace(shoe, unburned=True)))


def _complete(case: Case, _: Clause) -> Done | Rejection:
    return Done(_dealer_turns(case.now))


def _from_a_shoe(case: Case, _: Clause) -> Done | Rejection:
    """The coup is finished from a card shoe."""
    shoe = shoe_of(case.now)
    if isinstance(shoe, Rejection):
        return shoe
    return Done(with_shoe(case.now, replace(shoe, device=Device.SHOE)))


# The end of the shoe.


def _finish_then_shuffle(case: Case, clause: Clause) -> Done | Rejection:
    """This coup is the last of the shoe; if none has begun, none will."""
    now, shoe = case.now, shoe_of(case.now)
    if isinstance(shoe, Rejection):
        return shoe
    if now.begun:
        return Done(change(with_shoe(now, replace(shoe, coups_left=1, ends_by=clause)), last_called=True))
    return _empty_layout(with_shoe(now, replace(shoe, coups_left=0, ends_by=clause)))


def _take_out(case: Case, clause: Clause, why: Reserved) -> Done | Rejection:
    """The cards that are left are taken out; a coup that has begun is over first."""
    shoe = shoe_of(case.now)
    if isinstance(shoe, Rejection):
        return shoe
    if case.now.begun and why is not Reserved.VOID_SHOE:
        return Rejection("coup-in-progress", "Finish the coup first.", clause)
    over = _void_live(case, clause) if case.now.begun else _empty_layout(case.now)
    table = over.table
    if table.carried is not None:
        # What waited for the next coup goes with the others.
        waited = table.carried.card
        card = None if waited is None else sure(read_card(waited))
        table = change(_burned(table, card), carried=None)
    out = replace(sure(shoe_of(table)), taken_out=why, ends_by=clause)
    return Done(with_shoe(table, out), over.money)


def _check_remaining(case: Case, clause: Clause) -> Done | Rejection:
    return _take_out(case, clause, Reserved.VERIFY_CARDS)


def _shuffle_or_replace(case: Case, clause: Clause) -> Done | Rejection:
    return _take_out(case, clause, Reserved.SHUFFLE_AFTER_VOID)


def _shuffle_and_cut(case: Case, clause: Clause) -> Done | Rejection:
    """After a void coup all cards are shuffled; in the middle of one, those that are left, for a shoe."""
    return Done(case.now) if case.now.begun else _shuffle_or_replace(case, clause)


def _void_shoe(case: Case, clause: Clause) -> Done | Rejection:
    """Cards whose order was seen are not dealt, in the shoe or on their way to it."""
    if case.now.cards_in is not None:
        return Done(change(case.now, cards_in=None))
    return _take_out(case, clause, Reserved.VOID_SHOE)


# The coup and its wagers.


def _offer_withdrawal(case: Case, clause: Clause) -> Done | Rejection:
    coup = _begun(case, clause)
    if isinstance(coup, Rejection):
        return coup
    if not coup.wagers:
        return Done(change(case.now, coup=without_wagers(case.now, coup, coup.no_bet or clause)))
    return Done(change(case.now, coup=change(coup, option=clause)))


def _offer_reduction(case: Case, clause: Clause) -> Done | Rejection:
    offered = _offer_withdrawal(case, clause)
    if isinstance(offered, Rejection) or offered.table.coup is None:
        return offered
    freed = change(offered.table.coup, reducing=offered.table.coup.option is not None)
    return Done(_dealer_turns(change(offered.table, coup=freed)))


def _as_no_bet(case: Case, clause: Clause) -> Done | Rejection:
    """The coup goes on without wagers."""
    coup = _begun(case, clause)
    if isinstance(coup, Rejection):
        return coup
    back = _take_back(case, coup.key, coup.settled, give_back(coup.wagers))
    bare = change(without_wagers(case.now, coup, clause), early=(), settled=())
    return Done(_dealer_turns(change(back.table, coup=bare)), back.money)


def _clear(case: Case, _: Clause) -> Done | Rejection:
    """Wagers that lie there for a coup that has not begun go back."""
    coup = case.now.coup
    if coup is None or coup.cards:
        return Done(case.now)
    return Done(change(case.now, coup=change(coup, wagers=())), give_back(coup.wagers))


def _return_wager(case: Case, clause: Clause) -> Done | Rejection:
    """Invalid wagers go back to their players, and what came of them is taken back."""
    past, coup = case.past, None if case.past is not None else case.now.coup
    lines = past.lines if past is not None else () if coup is None else coup.settled
    if not case.wagers:
        return Rejection("wager-not-placed", "Say which wager on the coup is invalid.", clause)
    done, key = Done(case.now), past.key if past is not None else "" if coup is None else coup.key
    for spot in case.wagers:
        laid = next((one for one in coup.wagers if one.spot == spot), None) if coup is not None else None
        wrong = tuple(line for line in lines if Spot(line.box, line.player, line.wager) == spot)
        if laid is not None and coup is not None:
            coup = change(coup, wagers=tuple(one for one in coup.wagers if one is not laid))
            done = Done(done.table, (*done.money, *cut_back(laid, laid.cents)[1]))
        elif wrong:
            lines = tuple(line for line in lines if line not in wrong)
            done = _take_back(case._replace(now=done.table), key, wrong, done.money)
        else:
            message = f"{spot.player:.60} has no {spot.key:.40} there."
            return Rejection("wager-not-placed", message, clause)
    if past is not None:
        wagers = tuple(one for one in past.wagers if one.spot not in case.wagers)
        return Done(_with_past(done.table, change(past, wagers=wagers, lines=lines)), done.money)
    if coup is None:
        raise AssertionError("without a coup, no wager was found")
    early = tuple(one for one in coup.early if one.spot not in case.wagers)
    return Done(change(done.table, coup=change(coup, settled=lines, early=early)), done.money)


def _void_coup(case: Case, clause: Clause) -> Done | Rejection:
    """The coup in which it happened counts for nothing."""
    coup = case.now.coup
    if case.past is not None:
        return _void_past(case, clause)
    if coup is None:
        # What is wrong with the cards is found between two coups, too, and then there is nothing to void.
        about_cards = case.report.kind in (Kind.CARD_MISSING, Kind.FOREIGN_CARD)
        return Done(case.now) if about_cards else _none(clause)
    begun = coup.cards or coup.stray is not None
    return _void_live(case, clause) if begun else _empty_layout(case.now)


def _void_past(case: Case, clause: Clause) -> Done | Rejection:
    """A coup that was settled is taken back, as far as its players have the money."""
    past = case.past
    if past is None:
        return _none(clause)
    if past.void is not None:
        return Rejection("coup-void", f"{past.key} is void already.", clause)
    back = _take_back(case, past.key, past.lines, ())
    return Done(_with_past(back.table, change(past, void=clause, lines=())), back.money)


def _void_plays(case: Case, clause: Clause) -> Done | Rejection:
    """All plays on the terminals are void; a coup that cannot be read any more is void with them."""
    return _void_coup(case, clause) if case.report.kind is Kind.SHOE_DEAD else Done(case.now)


STEPS: dict[Effect, Callable[[Case, Clause], Done | Rejection]] = {
    Effect.RECONSTRUCT: _reconstruct,
    Effect.CONFIRM_OUTCOME: _actual,
    Effect.KEY_CARDS: _actual,
    Effect.CARD_TO_BANKER: _card_to_banker,
    Effect.CARD_STARTS_NEXT_COUP: _starts_next,
    Effect.CARD_STARTS_NO_BET_COUP: _starts_no_bet,
    Effect.STAYS_BURNED: _stays_burned,
    Effect.PLAY_CARD: _play_card,
    Effect.PLAY_ON: _play_on,
    Effect.COMPLETE: _complete,
    Effect.FINISH_FROM_SHOE: _from_a_shoe,
    Effect.FINISH_THEN_SHUFFLE: _finish_then_shuffle,
    Effect.CHECK_REMAINING_CARDS: _check_remaining,
    Effect.SHUFFLE_OR_REPLACE: _shuffle_or_replace,
    Effect.SHUFFLE_AND_CUT: _shuffle_and_cut,
    Effect.VOID_SHOE: _void_shoe,
    Effect.OFFER_WITHDRAWAL: _offer_withdrawal,
    Effect.OFFER_REDUCTION: _offer_reduction,
    Effect.PLAY_AS_NO_BET: _as_no_bet,
    Effect.CLEAR_WAGERS: _clear,
    Effect.RETURN_WAGER: _return_wager,
    Effect.VOID_COUP: _void_coup,
    Effect.INVALIDATE: _void_coup,
    Effect.VOID_PAST_COUP: _void_past,
    Effect.VOID_TERMINAL_PLAYS: _void_plays,
}


# The parts of these.


def _none(clause: Clause) -> Rejection:
    return Rejection("no-round", "No coup is under way that this could be about.", clause)


def _begun(case: Case, clause: Clause) -> LiveCoup | Rejection:
    """The coup under way, if that is what the case is about and a card of it is out."""
    coup = case.now.coup
    return coup if case.past is None and coup is not None and coup.cards else _none(clause)


def _reported(case: Case) -> Card | None:
    return None if case.report.card is None else sure(read_card(case.report.card))


def _from_shoe(case: Case) -> GamingTable | Rejection:
    """The table with the reported card out of the shoe; if it had come astray, it is out already."""
    coup, shoe = case.now.coup, shoe_of(case.now)
    if isinstance(shoe, Rejection):
        return shoe
    if coup is not None and coup.stray is not None:
        return change(case.now, coup=change(coup, stray=None))
    taken = take(shoe, _reported(case))
    # Only a coup with cards has cards to count.
    return (
        taken if isinstance(taken, Rejection) else with_shoe(case.now, replace(taken, in_coup=shoe.in_coup))
    )


def _burned(now: GamingTable, card: Card | None) -> GamingTable:
    """The table with a card among the burned ones that was among the dealt ones."""
    shoe = sure(shoe_of(now))
    return with_shoe(now, replace(_without(shoe, [card]), burned=(*shoe.burned, card)))


def _without(shoe: Shoe, cards: list[Card | None]) -> Shoe:
    """A shoe that has not given these cards."""
    dealt = list(shoe.dealt)
    for card in cards:
        dealt.remove(card)
    return replace(shoe, dealt=tuple(dealt))


def _reread(now: GamingTable, coup: LiveCoup, cards: tuple[Card, ...]) -> GamingTable | Rejection:
    """The shoe's record with the cards of a coup, and one that came astray, as they really are."""
    shoe = shoe_of(now)
    if isinstance(shoe, Rejection):
        return shoe
    old = [dealt.card for dealt in coup.cards]
    old += [] if coup.stray is None else [sure(read_card(coup.stray))]
    corrected: Shoe | Rejection = replace(_without(shoe, old), in_coup=0)
    for card in cards:
        corrected = take(corrected, card) if isinstance(corrected, Shoe) else corrected
    return corrected if isinstance(corrected, Rejection) else with_shoe(now, corrected)


def _lie(now: GamingTable, cards: tuple[Card, ...], *, up: bool) -> tuple[Dealt, ...] | Rejection:
    """Cards on the table, each with the hand that it belongs to in this order."""
    coup, lying = Coup(now.play.procedure.tableau), list[Dealt]()
    for card in cards:
        hand, fed = coup.expects, feed(coup, card)
        if isinstance(fed, Rejection):
            return fed
        if hand is None:
            raise AssertionError("a card was fed to no hand")
        lying.append(Dealt(hand, card, up=up))
        coup = fed
    return tuple(lying)


def _dealer_turns(now: GamingTable) -> GamingTable:
    """After cards went astray between people, the dealer takes them all and turns them."""
    if now.coup is None:
        return now
    cards = tuple(replace(card, out=False) for card in now.coup.cards)
    return change(now, coup=change(now.coup, lines={}, cards=cards))


def _empty_layout(now: GamingTable) -> Done:
    """No coup is open any more; what lay there for it goes back."""
    return Done(change(now, coup=None), () if now.coup is None else give_back(now.coup.wagers))


def _with_past(now: GamingTable, past: PastCoup) -> GamingTable:
    marks = {key: mark for key, mark in now.marks.items() if key != past.key or past.void is None}
    return change(now, past=tuple(past if one.key == past.key else one for one in now.past), marks=marks)


def _void_live(case: Case, clause: Clause) -> Done:
    """The coup under way is void: stakes go back, but those of cheats that are forfeited."""
    coup = case.now.coup
    if coup is None:
        raise AssertionError("there is a coup to void")
    money = give_back(tuple(laid for laid in coup.wagers if laid.player not in case.forfeit))
    for laid in coup.wagers:
        if laid.player in case.forfeit:
            money += pay("seat-stake-lost", laid.chips, laid.player)
            money += pay("token-stake-lost", laid.tokens, laid.player)
    back = _take_back(case, coup.key, coup.settled, money)
    table = back.table
    if coup.stray is not None:
        # It was a card of no hand: it goes to the discards by itself.
        table = _burned(table, sure(read_card(coup.stray)))
    return Done(finish(table, tied=False, void=clause), back.money)


def _left(now: GamingTable, player: str, money: tuple[Money, ...]) -> tuple[Cents, Cents]:
    """The chips and the tokens before a player after these transactions of the same act."""
    chips, tokens = holdings(now, player)
    moved = {posting.account: posting.cents for posting in money_entry("", money)}
    seat = f"table//seat/{player}"
    return chips + moved.get(f"{seat}/stack", 0), tokens + moved.get(f"{seat}/tokens", 0)


def _take_back(case: Case, coup: str, lines: tuple[Line, ...], before: tuple[Money, ...]) -> Done:
    """What settled wagers came to is undone: stakes return, wins come back, and cheats lose what they staked.

    Who has left or spent it owes it, and who has left is owed the stake: the register keeps both.
    """
    now, money, doing = case.now, before, case.doing
    for line in lines:
        who, chips, tokens = line.player, line.counts - line.tokens, line.tokens
        here, cheat = who in now.guests, who in case.forfeit
        if line.outcome is Outcome.LOSE:
            if cheat:
                continue
            if here:
                money += pay("seat-stake-lost", chips, who, back=True)
                money += pay("seat-wager-back", chips, who)
            elif chips:
                money += pay("stake-owed", chips)
                now = sure(register(now, doing, coup, 0, chips, who))
            money += pay("token-stake-lost", tokens, who, back=True)
            money += pay("token-wager-back", tokens, who)
            money += () if here else pay("tokens-left", tokens, who)
            continue
        stake = chips if cheat else 0
        if here and _left(now, who, money)[0] >= line.won + stake:
            money += pay("seat-win-paid", line.won - line.rounding, who, back=True)
            money += pay("seat-win-rounded", line.rounding, who, back=True)
            money += pay("seat-wager", stake, who)
            money += pay("seat-stake-lost", stake, who)
        elif line.won + stake:
            money += pay("win-claimed", line.won + stake)
            now = sure(register(now, doing, coup, line.won + stake, 0, who))
    return Done(now, money)


def _put_back(
    case: Case, coup: str, wagers: tuple[Laid, ...], lines: tuple[Line, ...]
) -> tuple[Done, tuple[Laid, ...]]:
    """Settled wagers lie on the layout again, of all players who are there and can stake them.

    For the others the coup is void: what they won is owed, what they lost is given back.
    """
    done, kept, paid = Done(case.now), tuple[Laid, ...](), paid_for(wagers, lines)
    for player in dict.fromkeys(laid.player for laid in wagers):
        undone = tuple(change(one, back=not one.back) for one in paid if one.names.get("seat") == player)
        if player in case.now.guests and min(_left(done.table, player, (*done.money, *undone))) >= 0:
            kept += tuple(laid for laid in wagers if laid.player == player)
            done = Done(done.table, (*done.money, *undone))
            continue
        theirs = tuple(line for line in lines if line.player == player)
        done = _take_back(case._replace(now=done.table), coup, theirs, done.money)
    return done, kept


def _take_up(case: Case, past: PastCoup, clause: Clause) -> Done | Rejection:
    """The last coup lies on the table again, as it stood before it was settled."""
    now, shoe, before = case.now, shoe_of(case.now), case.now.before
    last = bool(now.past) and now.past[-1].key == past.key and not now.begun
    if isinstance(shoe, Rejection) or shoe.taken_out or not shoe.coups or not now.opened:
        last = False
    if not last or before is None or past.void is not None or isinstance(shoe, Rejection):
        return Rejection("coup-over", f"{past.key} cannot be taken up again.", clause)
    emptied = _empty_layout(now)
    freed = case._replace(now=emptied.table)
    back, kept = _put_back(freed, past.key, past.wagers, past.lines)
    cards = tuple(None if code == UNSEEN else sure(read_card(code)) for code in past.cards)
    coup = LiveCoup(
        past.key,
        by_dealer(now.play).key,
        "up",
        called=before.called,
        moment=Moment.FIRST_CARD_EXPOSED,
        wagers=kept,
        cards=tuple(Dealt(hand, card, up=True) for hand, card in zip(past.hands, cards, strict=False)),
        no_bet=past.no_bet,
    )
    # The cards of a shuffling device had gone back into it.
    dealt = (*shoe.dealt, *cards) if shoe.device is Device.SHUFFLING_DEVICE else shoe.dealt
    again = replace(
        shoe,
        dealt=dealt,
        in_coup=len(cards),
        coups=shoe.coups - 1,
        coups_left=before.coups_left,
        extended=before.extended,
    )
    guests = {
        name: change(guest, idle=before.idle.get(name, guest.idle)) for name, guest in now.guests.items()
    }
    bank = before.bank if before.bank.holder in now.guests else now.bank
    marks = {key: mark for key, mark in now.marks.items() if key != past.key}
    table = change(back.table, coup=coup, past=now.past[:-1], bank=bank, guests=guests, before=None)
    table = change(table, marks=marks)
    return Done(with_shoe(table, again), (*emptied.money, *back.money))
