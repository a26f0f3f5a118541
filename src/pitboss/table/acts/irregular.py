"""Irregularities at the table: staff report, the rules rule, and what they order is done here."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import msgspec

from pitboss.game.cards import Card, read_card, read_cards
from pitboss.game.coup import Coup, Hand, feed
from pitboss.game.irregularities import CoupState, Report, Ruling, rule
from pitboss.game.permission import acts_as
from pitboss.game.settlement import Outcome
from pitboss.game.shoe import identify, take
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection, sure
from pitboss.kernel.words import either
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.irregularity import Effect, Given, Kind
from pitboss.rules.procedure import Device
from pitboss.table.acting import Act, Doing, Done, Money, pay
from pitboss.table.acts.betting import cut_back, give_back
from pitboss.table.acts.coup import undo, void
from pitboss.table.boxes import Spot
from pitboss.table.exposing import Dealt
from pitboss.table.incidents import Incident
from pitboss.table.recording import record
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


class WagerAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wager by where it lies."""

    player: str
    box: int | None
    wager: str


class RuleOn(Act, frozen=True):
    """Staff report what happened, and the ruling is carried out."""

    report: Report
    coup: str | None = None
    """The coup that it happened in, where it is not the one under way or the last."""
    actual: tuple[str, ...] = ()
    """The cards that really lie there, in the order dealt, where the shoe read others."""
    wagers: tuple[WagerAt, ...] = ()
    """The wagers that it concerns: those that are invalid."""
    forfeit: tuple[str, ...] = ()
    """The players who cheated and whose stakes a supervisor has forfeited."""


class ChooseOption(Act, frozen=True):
    """Staff do what the last ruling left to them."""

    effect: Effect
    said: tuple[Given, ...] = ()
    """What is so, of what it depends on."""


class ResumeCoup(Act, frozen=True):
    """The players have chosen what to do with their wagers, and the coup goes on."""


class Case(NamedTuple):
    """What an effect is about."""

    now: GamingTable
    act: RuleOn
    doing: Doing
    past: PastCoup | None
    """The coup that is over in which it happened; none if it is the one under way."""


def rule_on(now: GamingTable, act: RuleOn, doing: Doing) -> Done | Rejection:
    """Asks the edition, checks who authorises it, does it, and puts it on record."""
    past = _past(now, act.coup)
    if isinstance(past, Rejection):
        return past
    report = act.report
    if report.card is None and now.coup is not None and now.coup.stray is not None:
        report = msgspec.structs.replace(report, card=now.coup.stray)
    ruling = rule(now.edition, described(now, past), report)
    if isinstance(ruling, Rejection):
        return ruling
    refused = _check_authority(now, ruling, doing) or _check_forfeit(now, act, ruling, doing)
    if refused is not None:
        return refused
    case = Case(now, msgspec.structs.replace(act, report=report), doing, past)
    done = Done(now)
    for order in ruling.orders:
        if order.may:
            continue
        step = EFFECTS.get(order.effect)
        if step is None:
            continue
        after = step(case._replace(now=done.table), order.clause)
        if isinstance(after, Rejection):
            return after
        done = Done(after.table, (*done.money, *after.money))
    table = _settled_stray(done.table)
    table = change(table, options=tuple(order for order in ruling.orders if order.may))
    return Done(record(table, _incident(case, ruling, done.money), ruling.tells), done.money, ruling=ruling)


def choose_option(now: GamingTable, act: ChooseOption, doing: Doing) -> Done | Rejection:
    """Does one thing that a ruling left open, if whoever may says so and all is so that it needs."""
    order = next((order for order in now.options if order.effect is act.effect), None)
    if order is None:
        return Rejection("option-not-open", f"No ruling has left it open to do this: {act.effect}.")
    missing = next((fact for fact in order.needs if fact not in act.said), None)
    if missing is not None:
        return Rejection("fact-needed", f"Only if {missing.words}.", order.clause)
    if order.by and not any(acts_as(now.edition, doing.authority, role) for role in order.by):
        who = either(role.label for role in order.by)
        return Rejection("not-authorised", f"Only the {who} may decide this.", order.clause)
    step = EFFECTS.get(order.effect)
    left = tuple(other for other in now.options if other is not order)
    table = change(now, options=left)
    if step is None:
        return Done(table)
    case = Case(table, RuleOn(Report(Kind.MISDEAL)), doing, None)
    after = step(case, order.clause)
    if isinstance(after, Rejection):
        return after
    incident = Incident(
        at=doing.at,
        kind="override",
        about=str(act.effect),
        words=f"{act.effect.words}.",
        clause=order.clause,
        people=_names(doing),
    )
    return Done(record(after.table, incident), after.money)


def resume(now: GamingTable, _: ResumeCoup, __: Doing) -> GamingTable | Rejection:
    """The coup goes on with the wagers that are left; with none, as a no-bet coup."""
    coup = now.coup
    if coup is None or coup.option is None:
        return Rejection("no-choice-open", "No coup waits for its players to choose.")
    free = change(coup, option=None, reducing=False)
    return change(now, coup=free if free.wagers else _without_bets(now, free, coup.option))


def described(now: GamingTable, past: PastCoup | None) -> CoupState:
    """The coup as a ruling sees it: with the cards that everybody can see, and no others."""
    shoe = now.shoe
    device = shoe.device if shoe is not None else now.record.device
    emptied = shoe is None or shoe.taken_out is not None
    if past is not None:
        later = now.begun or now.past[-1].key != past.key
        return CoupState(
            game=past.game or now.game,
            device=device,
            player=_codes(past, Hand.PLAYER),
            banker=_codes(past, Hand.BANKER),
            exposed=True,
            settled=True,
            next_begun=later,
            shoe_emptied=emptied,
            table_closed=not now.opened,
        )
    cards = () if now.coup is None else now.coup.cards
    seen = {
        hand: tuple(str(card.card) if card.up and card.card else None for card in cards if card.hand is hand)
        for hand in Hand
    }
    return CoupState(
        game=now.game,
        device=device,
        player=seen[Hand.PLAYER],
        banker=seen[Hand.BANKER],
        exposed=any(card.up or card.to is not None for card in cards),
        shoe_emptied=False,
        table_closed=not now.opened,
    )


def _past(now: GamingTable, key: str | None) -> PastCoup | Rejection | None:
    """The coup that is over and that a report is about, if it is about one."""
    if key is None:
        # Until the next coup begins, the last is the one that can still be in doubt.
        return None if now.begun or not now.past else _last(now)
    if now.coup is not None and now.coup.key == key:
        return None
    found = next((past for past in now.past if past.key == key), None)
    if found is None:
        return Rejection("coup-not-recalled", f"{key:.60} is not among the last {len(now.past)} coups.")
    return found


def _last(now: GamingTable) -> PastCoup | None:
    last = now.past[-1]
    return None if last.void is not None else last


def _codes(past: PastCoup, hand: Hand) -> tuple[str | None, ...]:
    pairs = zip(past.cards, past.hands, strict=True)
    return tuple(None if code == "??" else code for code, to in pairs if to is hand)


# What each effect does to cards, wagers and money. What is not here changes nothing that a table knows.


def _reconstruct(case: Case, clause: Clause) -> Done | Rejection:
    """The cards lie in their right order, face up; a coup that was settled is taken up again."""
    reopened = Done(case.now) if case.past is None else _take_up(case.now, case.past)
    if isinstance(reopened, Rejection):
        return reopened
    now, coup = reopened.table, reopened.table.coup
    if coup is None:
        return Rejection("no-round", "No coup is under way that could be reconstructed.", clause)
    cards = read_cards(case.act.report.cards)
    if isinstance(cards, Rejection):
        return cards
    lying = _lie(now, cards)
    known = _identify_all(now, coup, cards) if case.past is None else now
    if isinstance(known, Rejection):
        return known
    fresh = change(coup, cards=lying, stray=None, announced=(), breaches=(), selected=None, confirmed=False)
    return Done(change(known, coup=fresh), reopened.money)


def _offer_withdrawal(case: Case, clause: Clause) -> Done | Rejection:
    coup = case.now.coup
    if coup is None:
        return Done(case.now)
    if not coup.wagers:
        return Done(change(case.now, coup=_without_bets(case.now, coup, clause)))
    return Done(change(case.now, coup=change(coup, option=clause)))


def _offer_reduction(case: Case, clause: Clause) -> Done | Rejection:
    offered = _offer_withdrawal(case, clause)
    if isinstance(offered, Rejection) or offered.table.coup is None:
        return offered
    freed = change(offered.table.coup, reducing=offered.table.coup.option is not None)
    return Done(_dealer_turns(change(offered.table, coup=freed)))


def _void_coup(case: Case, clause: Clause) -> Done | Rejection:
    """The coup in which it happened counts for nothing."""
    if case.past is not None:
        return _void_past(case, clause)
    now = case.now
    if now.coup is None:
        return Done(now)
    if not now.coup.cards and now.coup.stray is None:
        return Done(change(now, coup=None), give_back(now.coup.wagers))
    return _forfeiting(now, case.act.forfeit, clause)


def _void_past(case: Case, clause: Clause) -> Done | Rejection:
    """A coup that was settled is taken back, as far as its players have the money."""
    past = case.past
    if past is None:
        return Rejection("coup-not-recalled", "Name the coup that it happened in.", clause)
    if past.void is not None:
        return Rejection("coup-void", f"{past.key} is void already.", clause)
    changed = change(past, void=clause, lines=(), money=())
    table = change(case.now, past=tuple(changed if one.key == past.key else one for one in case.now.past))
    lines = tuple(line for line in past.lines if line.player not in case.act.forfeit)
    return Done(table, undo(case.now, lines))


def _card_to_banker(case: Case, clause: Clause) -> Done | Rejection:
    """The card that Player was given is Banker's third."""
    coup, card = case.now.coup, _reported(case)
    if isinstance(card, Rejection):
        return card
    if coup is None or card is None:
        return Rejection("card-needed", "Say which card it was.", clause)
    taken = _from_shoe(case, card)
    if isinstance(taken, Rejection):
        return taken
    fed = change(coup, cards=(*coup.cards, Dealt(Hand.BANKER, card, up=True)), stray=None)
    return Done(change(taken, coup=fed))


def _carry(case: Case, clause: Clause, *, no_bet: bool) -> Done | Rejection:
    """The card waits to be the first of the next coup, or of the one that has none yet."""
    card = _reported(case)
    if isinstance(card, Rejection):
        return card
    if case.now.carried is not None:
        return Rejection("card-waiting", "A card waits as the first of the next coup already.", clause)
    taken = _from_shoe(case, card)
    if isinstance(taken, Rejection):
        return taken
    code = None if card is None else str(card)
    table = change(taken, carried=Carried(code, clause, no_bet))
    coup = table.coup
    if coup is None or coup.cards or not no_bet:
        return Done(table)
    return Done(change(table, coup=_without_bets(table, coup, clause)), give_back(coup.wagers))


def _starts_next(case: Case, clause: Clause) -> Done | Rejection:
    return _carry(case, clause, no_bet=False)


def _starts_no_bet(case: Case, clause: Clause) -> Done | Rejection:
    return _carry(case, clause, no_bet=True)


def _clear(case: Case, _: Clause) -> Done | Rejection:
    """Wagers that lie there for a coup that has not begun go back."""
    coup = case.now.coup
    if coup is None or coup.cards:
        return Done(case.now)
    return Done(change(case.now, coup=change(coup, wagers=())), give_back(coup.wagers))


def _play_card(case: Case, _: Clause) -> Done | Rejection:
    """All see the next card as it is dealt."""
    coup = case.now.coup
    return Done(case.now if coup is None else change(case.now, coup=change(coup, face_up_next=True)))


def _as_no_bet(case: Case, clause: Clause) -> Done | Rejection:
    """The coup goes on without wagers."""
    coup = case.now.coup
    if coup is None:
        return Done(case.now)
    money = (*give_back(coup.wagers), *undo(case.now, coup.settled))
    bare = _without_bets(case.now, coup, clause)
    return Done(_dealer_turns(change(case.now, coup=bare)), money)


def _complete(case: Case, _: Clause) -> Done | Rejection:
    return Done(_dealer_turns(case.now))


def _finish_then_shuffle(case: Case, clause: Clause) -> Done | Rejection:
    """This coup is the last of the shoe; if none has begun, none will."""
    now, shoe = case.now, shoe_of(case.now)
    if isinstance(shoe, Rejection):
        return shoe
    if now.begun:
        return Done(change(with_shoe(now, replace(shoe, coups_left=1, ends_by=clause)), last_called=True))
    ended = with_shoe(now, replace(shoe, coups_left=0, ends_by=clause))
    return _empty_layout(ended)


def _take_out(case: Case, clause: Clause, why: Reserved) -> Done | Rejection:
    """The cards that are left are taken out; a coup that has begun is over first."""
    now, shoe = case.now, shoe_of(case.now)
    if isinstance(shoe, Rejection):
        return shoe
    if now.begun and why is not Reserved.VOID_SHOE:
        return Rejection("coup-in-progress", "Finish the coup first.", clause)
    money: tuple[Money, ...] = ()
    if now.begun:
        voided = void(now, clause)
        now, money = voided.table, voided.money
        shoe = sure(shoe_of(now))
    emptied = _empty_layout(with_shoe(now, replace(shoe, taken_out=why, ends_by=clause)))
    return Done(change(emptied.table, carried=None), (*money, *emptied.money))


def _check_remaining(case: Case, clause: Clause) -> Done | Rejection:
    return _take_out(case, clause, Reserved.VERIFY_CARDS)


def _shuffle_or_replace(case: Case, clause: Clause) -> Done | Rejection:
    return _take_out(case, clause, Reserved.SHUFFLE_AFTER_VOID)


def _void_shoe(case: Case, clause: Clause) -> Done | Rejection:
    if case.now.shoe is None:
        return Done(change(case.now, cards_in=None))
    return _take_out(case, clause, Reserved.VOID_SHOE)


def _actual(case: Case, clause: Clause) -> Done | Rejection:
    """What really lies there takes the place of what the shoe read."""
    now, past = case.now, case.past
    if not case.act.actual:
        return Done(now)
    cards = read_cards(case.act.actual)
    if isinstance(cards, Rejection):
        return cards
    reopened = Done(now) if past is None else _take_up(now, past)
    if isinstance(reopened, Rejection):
        return reopened
    coup = reopened.table.coup
    if coup is None:
        return Rejection("no-round", "No coup is under way whose cards could be put right.", clause)
    lawful = _feed(now, cards)
    if isinstance(lawful, Rejection):
        return lawful
    if len(cards) < len(coup.cards):
        return Rejection("card-needed", "Name every card that lies there.", clause)
    lying = _lie(reopened.table, cards)
    known = _reread(reopened.table, coup, cards)
    if isinstance(known, Rejection):
        return known
    after = change(coup, cards=lying, stray=None, announced=(), selected=None, confirmed=False)
    return Done(change(known, coup=after), reopened.money)


def _return_wager(case: Case, clause: Clause) -> Done | Rejection:
    """Invalid wagers go back to their players."""
    coup = case.now.coup
    if coup is None or not case.act.wagers:
        return Rejection("wager-not-placed", "Say which wager on the coup is invalid.", clause)
    money: tuple[Money, ...] = ()
    for at in case.act.wagers:
        spot = Spot(at.box, at.player, at.wager)
        laid = next((other for other in coup.wagers if other.spot == spot), None)
        if laid is None:
            return Rejection("wager-not-placed", f"{at.player:.60} has no {at.wager:.40} there.", clause)
        money += cut_back(laid, laid.cents)[1]
        coup = change(coup, wagers=tuple(other for other in coup.wagers if other is not laid))
    return Done(change(case.now, coup=coup), money)


def _from_a_shoe(case: Case, _: Clause) -> Done | Rejection:
    """The coup is finished from a card shoe."""
    shoe = shoe_of(case.now)
    if isinstance(shoe, Rejection):
        return shoe
    return Done(with_shoe(case.now, replace(shoe, device=Device.SHOE)))


EFFECTS: dict[Effect, Callable[[Case, Clause], Done | Rejection]] = {
    Effect.RECONSTRUCT: _reconstruct,
    Effect.OFFER_WITHDRAWAL: _offer_withdrawal,
    Effect.OFFER_REDUCTION: _offer_reduction,
    Effect.VOID_COUP: _void_coup,
    Effect.VOID_PAST_COUP: _void_past,
    Effect.INVALIDATE: _void_coup,
    Effect.CARD_TO_BANKER: _card_to_banker,
    Effect.CARD_STARTS_NEXT_COUP: _starts_next,
    Effect.CARD_STARTS_NO_BET_COUP: _starts_no_bet,
    Effect.CLEAR_WAGERS: _clear,
    Effect.PLAY_CARD: _play_card,
    Effect.PLAY_AS_NO_BET: _as_no_bet,
    Effect.COMPLETE: _complete,
    Effect.FINISH_THEN_SHUFFLE: _finish_then_shuffle,
    Effect.CHECK_REMAINING_CARDS: _check_remaining,
    Effect.SHUFFLE_OR_REPLACE: _shuffle_or_replace,
    Effect.VOID_SHOE: _void_shoe,
    Effect.CONFIRM_OUTCOME: _actual,
    Effect.KEY_CARDS: _actual,
    Effect.RETURN_WAGER: _return_wager,
    Effect.FINISH_FROM_SHOE: _from_a_shoe,
}


def _check_authority(now: GamingTable, ruling: Ruling, doing: Doing) -> Rejection | None:
    if not ruling.by or any(acts_as(now.edition, doing.authority, role) for role in ruling.by):
        return None
    who = either(role.label for role in ruling.by)
    return Rejection("not-authorised", f"The {who} must authorise this ruling.", ruling.clause)


def _check_forfeit(now: GamingTable, act: RuleOn, ruling: Ruling, doing: Doing) -> Rejection | None:
    """Whether the stakes of cheats may be forfeited, and by whom."""
    if not act.forfeit:
        return None
    order = next((order for order in ruling.orders if order.effect is Effect.FORFEIT_WAGER), None)
    if order is None or not set(act.forfeit) <= set(act.report.players):
        message = "Only the stakes of those who cheated can be forfeited: name them in the report."
        return Rejection("forfeit-not-allowed", message, ruling.clause)
    if order.by and not any(acts_as(now.edition, doing.authority, role) for role in order.by):
        who = either(role.label for role in order.by)
        return Rejection("not-authorised", f"Only the {who} may forfeit a wager.", order.clause)
    return None


def _incident(case: Case, ruling: Ruling, money: tuple[Money, ...]) -> Incident:
    now, report = case.now, case.act.report
    coup = case.past.key if case.past is not None else (now.coup.key if now.coup is not None else None)
    seen = described(now, case.past).dealt
    cards = [code for code in (*seen, report.card) if code is not None]
    backs = ("seat-wager-back", "token-wager-back", "stake-owed")
    return Incident(
        at=case.doing.at,
        kind="irregularity",
        about=str(report.kind),
        words=f"{report.kind.label}.",
        clause=ruling.clause,
        people=tuple(dict.fromkeys((*_names(case.doing), *report.players))),
        cards=tuple(cards),
        cents=sum(line.cents for line in money if line.move in backs),
        coup=coup,
    )


def _names(doing: Doing) -> tuple[str, ...]:
    return (doing.by.name,) if doing.approved is None else (doing.by.name, doing.approved.name)


def _settled_stray(now: GamingTable) -> GamingTable:
    """A stray card that a ruling has dealt with is one no more."""
    if now.coup is None or now.coup.stray is None:
        return now
    return change(now, coup=change(now.coup, stray=None))


def _without_bets(now: GamingTable, coup: LiveCoup, clause: Clause) -> LiveCoup:
    """A coup that takes no wagers any more: the dealer alone handles its cards."""
    lines: dict[Hand, tuple[str, ...]] = {}
    method = by_dealer(now.play).key
    bare = change(coup, no_bet=clause, wagers=(), settled=(), paid=(), option=None, reducing=False)
    return change(bare, method=method, lines=lines)


def _dealer_turns(now: GamingTable) -> GamingTable:
    """After cards went astray between people, the dealer takes them all and turns them."""
    if now.coup is None:
        return now
    cards = tuple(replace(card, out=False) for card in now.coup.cards)
    return change(now, coup=change(now.coup, lines={}, cards=cards))


def _empty_layout(now: GamingTable) -> Done:
    """No coup is open any more; what lay there for it goes back."""
    if now.coup is None:
        return Done(now)
    return Done(change(now, coup=None), give_back(now.coup.wagers))


def _forfeiting(now: GamingTable, cheats: tuple[str, ...], clause: Clause) -> Done:
    """A void coup, in which the stakes of cheats go to the house."""
    coup = now.coup
    if coup is None or not cheats:
        return void(now, clause)
    taken = tuple(laid for laid in coup.wagers if laid.player in cheats)
    rest = change(coup, wagers=tuple(laid for laid in coup.wagers if laid.player not in cheats))
    money: tuple[Money, ...] = ()
    for laid in taken:
        money += pay("seat-stake-lost", laid.chips, laid.player)
        money += pay("token-stake-lost", laid.tokens, laid.player)
    voided = void(change(now, coup=rest), clause)
    return Done(voided.table, (*money, *voided.money))


def _take_up(now: GamingTable, past: PastCoup) -> Done | Rejection:
    """The last coup lies on the table again, with the wagers of those who are still there and can stake them.

    For the others it is void: what they won is owed, what they lost is given back.
    """
    if now.past[-1].key != past.key or past.void is not None:
        return Rejection("coup-over", f"{past.key} cannot be taken up again.")
    emptied = _empty_layout(now)
    money, table = emptied.money, emptied.table
    kept: list[Laid] = []
    stacks = dict(table.balances)
    for each in money:
        # What goes back from the layout of the next coup is there again.
        _move_stack(stacks, each)
    for laid in past.wagers:
        lines = [line for line in past.lines if Spot(line.box, line.player, line.wager) == laid.spot]
        line = lines[0] if lines else None
        if line is None or line.tokens or laid.tokens or laid.player not in table.guests:
            money += undo(change(table, till=change(table.till, balances=stacks)), tuple(lines))
            continue
        need = line.won + (0 if line.outcome is Outcome.LOSE else laid.chips)
        need += 0 if line.outcome is not Outcome.LOSE else laid.chips - line.counts
        account = next((name for name in stacks if name.endswith(f"/seat/{laid.player}/stack")), None)
        if account is None or stacks[account] < need:
            money += undo(change(table, till=change(table.till, balances=stacks)), tuple(lines))
            continue
        lost = line.counts if line.outcome is Outcome.LOSE else 0
        money += pay("seat-stake-lost", lost, laid.player, back=True)
        money += pay("seat-wager-back", laid.chips - lost, laid.player, back=True)
        money += pay("seat-win-paid", line.won - line.rounding, laid.player, back=True)
        money += pay("seat-win-rounded", line.rounding, laid.player, back=True)
        stacks[account] -= need
        kept.append(laid)
    shoe = sure(shoe_of(table))
    again = replace(shoe, in_coup=len(past.cards), coups=shoe.coups - 1)
    if again.coups_left is not None:
        again = replace(again, coups_left=again.coups_left + 1)
    coup = LiveCoup(past.key, by_dealer(table.play).key, "up", wagers=tuple(kept), no_bet=past.no_bet)
    coup = change(coup, moment=3)
    return Done(with_shoe(change(table, coup=coup, past=table.past[:-1]), again), money)


def _move_stack(stacks: dict[str, int], each: Money) -> None:
    if each.move != "seat-wager-back":
        return
    end = f"/seat/{each.names['seat']}/stack"
    account = next((name for name in stacks if name.endswith(end)), None)
    if account is not None:
        stacks[account] += each.cents


def _reported(case: Case) -> Card | Rejection | None:
    code = case.act.report.card
    return None if code is None else read_card(code)


def _from_shoe(case: Case, card: Card | None) -> GamingTable | Rejection:
    """The table with a card taken out of the shoe, unless it came out already as a stray one."""
    coup, shoe = case.now.coup, shoe_of(case.now)
    if isinstance(shoe, Rejection):
        return shoe
    if coup is not None and coup.stray is not None:
        return case.now
    taken = take(shoe, card)
    if isinstance(taken, Rejection):
        return taken
    return with_shoe(case.now, taken if coup is not None and coup.cards else replace(taken, in_coup=0))


def _feed(now: GamingTable, cards: tuple[Card, ...]) -> Coup | Rejection:
    coup = Coup(now.play.procedure.tableau)
    for card in cards:
        fed = feed(coup, card)
        if isinstance(fed, Rejection):
            return fed
        coup = fed
    return coup


def _lie(now: GamingTable, cards: tuple[Card, ...]) -> tuple[Dealt, ...]:
    """Cards face up, each with the hand that it belongs to in this order."""
    coup, lying = Coup(now.play.procedure.tableau), []
    for card in cards:
        hand = coup.expects
        if hand is None:
            raise AssertionError("the order was found lawful")
        lying.append(Dealt(hand, card, up=True))
        coup = sure(feed(coup, card))
    return tuple(lying)


def _identify_all(now: GamingTable, coup: LiveCoup, cards: tuple[Card, ...]) -> GamingTable | Rejection:
    """The shoe's record once cards that lay there unread have names."""
    return _reread(now, coup, cards)


def _reread(now: GamingTable, coup: LiveCoup, cards: tuple[Card, ...]) -> GamingTable | Rejection:
    """The shoe's record with the cards of a coup as they really are, card by card."""
    shoe = shoe_of(now)
    if isinstance(shoe, Rejection):
        return shoe
    old: list[Card | None] = [dealt.card for dealt in coup.cards]
    if coup.stray is not None:
        stray = read_card(coup.stray)
        old.append(None if isinstance(stray, Rejection) else stray)
    new = list(cards)
    for card in [card for card in old if card in new]:
        # What was known and stays needs no correction, wherever it lies.
        old.remove(card)
        new.remove(card)
    for card in new:
        changed = identify(shoe, card, old.pop(0)) if old else take(shoe, card)
        if isinstance(changed, Rejection):
            return changed
        shoe = changed
    return with_shoe(now, shoe)
