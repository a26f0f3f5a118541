"""The coup: calls, the cards from the shoe, the result, its settlement, and the end of the shoe."""

from dataclasses import replace

from pitboss.game.cards import read_card
from pitboss.game.coup import Coup
from pitboss.game.settlement import Outcome, Settlement, settle_coup
from pitboss.game.shoe import Shoe, check_ready, finish_coup, identify, meet_cutting_card, take
from pitboss.game.wagers import Moment
from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import written
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.rules.procedure import Announcement
from pitboss.rules.result import Winner, tie
from pitboss.rules.wager import Stage
from pitboss.table.acting import Act, Doing, Done, Line, Money, pay
from pitboss.table.acts.betting import find_receivers, give_back
from pitboss.table.boxes import Spot
from pitboss.table.conduct import idle_after
from pitboss.table.exposing import deal, name_card
from pitboss.table.incidents import Incident
from pitboss.table.limits import Ruled, rule_on_wagers
from pitboss.table.receiving import after_coup
from pitboss.table.recording import record
from pitboss.table.rounds import (
    announce,
    check_calls,
    confirm_result,
    end_period,
    finished_coup,
    reopen,
    select_result,
    start_round,
)
from pitboss.table.state import (
    RECALLED,
    GamingTable,
    Laid,
    LiveCoup,
    PastCoup,
    bank_of,
    boxes_of,
    by_dealer,
    change,
    exposure_of,
    find_method,
    round_of,
    shoe_of,
    with_bank,
    with_exposure,
    with_shoe,
)


class StartRound(Act, frozen=True):
    """The next coup is open, under a name that no other ever bears."""

    key: str


class Call(Act, frozen=True):
    """The dealer calls to the table."""

    announcement: Announcement


class CallLastCoup(Act, frozen=True):
    """The dealer announces the last coup of the shoe."""


class EndPeriod(Act, frozen=True):
    """The set wagering period is over."""


class Reopen(Act, frozen=True):
    """A supervisor lets wagers be changed again, as no card was seen."""


class DrawCard(Act, frozen=True):
    """A card leaves the shoe; null if nobody can know it yet."""

    card: str | None = None


class MeetCuttingCard(Act, frozen=True):
    """The cutting card comes, and is laid aside."""


class NameCard(Act, frozen=True):
    """The dealer keys in a card that lies face up and that no shoe has read."""

    place: int
    card: str


class SelectResult(Act, frozen=True):
    """The dealer chooses the result."""

    winner: Winner


class ConfirmResult(Act, frozen=True):
    """The dealer confirms the chosen result."""


class SettleInitialDeal(Act, frozen=True):
    """The wagers that the first four cards decide are collected and paid."""


class Settle(Act, frozen=True):
    """All wagers are collected and paid, and the cards go to the discard rack."""


def start(now: GamingTable, act: StartRound, _: Doing) -> GamingTable | Rejection:
    """Wagers may be placed, unless the coup takes none."""
    if now.coup is not None:
        return Rejection("coup-in-progress", "A coup is under way.")
    if now.cards_in is not None:
        return Rejection("cards-on-table", "Cards lie on the table: put them into the shoe first.")
    if not written(act.key) or any(past.key == act.key for past in now.past):
        return Rejection("round-over", f"{act.key!r:.60} is no name for the next coup.")
    shoe = shoe_of(now)
    if isinstance(shoe, Rejection):
        return shoe
    refused = start_round(now.offer, shoe, act.key)
    if isinstance(refused, Rejection):
        return refused
    if last_coup_due(now):
        end = now.play.procedure.end
        return Rejection("last-coup-not-called", "Announce the last coup first.", end.during_clause)
    clause: Clause | None = None if now.no_bet is None else now.no_bet.clause
    if now.carried is not None and now.carried.no_bet:
        clause = now.carried.clause
    dealers = by_dealer(now.play)
    method = now.method if clause is None else dealers.key
    face = now.face if now.face in find_method(now.play, method).faces else dealers.faces[0]
    return change(now, coup=LiveCoup(act.key, method, face, no_bet=clause), options=())


def last_coup_due(now: GamingTable) -> bool:
    """Whether the dealer has to announce the last coup before it begins."""
    end, shoe = now.play.procedure.end, now.shoe
    return bool(end.announced and shoe is not None and shoe.coups_left == 1 and not now.last_called)


def call(now: GamingTable, act: Call, _: Doing) -> GamingTable | Rejection:
    """A call about the wagers of this coup."""
    coup = check_free(now)
    if isinstance(coup, Rejection):
        return coup
    called = announce(round_of(now, coup), act.announcement)
    return called if isinstance(called, Rejection) else _with(now, coup, called=called.called)


def call_last_coup(now: GamingTable, _: CallLastCoup, __: Doing) -> GamingTable | Rejection:
    """The last coup is announced, once and when it is due."""
    if not last_coup_due(now):
        clause = now.play.procedure.end.during_clause
        return Rejection("last-coup-not-due", "The last coup is not due to be announced.", clause)
    return change(now, last_called=True)


def end_wagering(now: GamingTable, _: EndPeriod, __: Doing) -> GamingTable | Rejection:
    """The countdown has reached zero."""
    coup = check_free(now)
    if isinstance(coup, Rejection):
        return coup
    ended = end_period(round_of(now, coup))
    return ended if isinstance(ended, Rejection) else _with(now, coup, moment=ended.moment)


def reopen_wagers(now: GamingTable, _: Reopen, doing: Doing) -> GamingTable | Rejection:
    """Wagers may be changed until the next card is out or one is seen."""
    coup = check_free(now)
    if isinstance(coup, Rejection):
        return coup
    opened = reopen(round_of(now, coup), find_method(now.play, coup.method), doing.authority)
    if isinstance(opened, Rejection):
        return opened
    incident = Incident(
        at=doing.at,
        kind="override",
        about="wagers-reopened",
        words="Wagers could be changed after they had closed, as no card was seen.",
        clause=now.offer.closing.reopened,
        people=(doing.by.name,),
        coup=coup.key,
    )
    return record(_with(now, coup, moment=opened.moment, called=opened.called), incident)


def draw_card(now: GamingTable, act: DrawCard, _: Doing) -> GamingTable | Rejection:
    """A card goes to its hand. One that is not due waits for a ruling."""
    coup, shoe, card = check_free(now), shoe_of(now), None if act.card is None else read_card(act.card)
    for answer in (coup, shoe, card):
        if isinstance(answer, Rejection):
            return answer
    assert isinstance(coup, LiveCoup)
    assert isinstance(shoe, Shoe)
    assert not isinstance(card, Rejection)
    refused = check_calls(round_of(now, coup)) or _check_staged(now, coup)
    if refused is not None:
        return refused
    if not coup.cards:
        begun = _begin(now, coup)
        if isinstance(begun, Rejection):
            return begun
        coup = begun
    carried = now.carried if not coup.cards else None
    if carried is not None and carried.card not in (None, act.card):
        message = f"{carried.card} lies there as the first card of this coup."
        return Rejection("card-waiting", message, carried.clause)
    taken = replace(shoe, in_coup=shoe.in_coup + 1) if carried is not None else take(shoe, card)
    if isinstance(taken, Rejection):
        return taken
    if complete(now, coup):
        if card is None:
            return Rejection("card-needed", "Say which card came: none was due.", _turn(now, coup).turn[1])
        return with_shoe(_with(now, coup, stray=act.card), taken)
    dealt = deal(exposure_of(now, coup), card)
    if isinstance(dealt, Rejection):
        return dealt
    if coup.face_up_next:
        dealt = replace(dealt, cards=(*dealt.cards[:-1], replace(dealt.cards[-1], up=True)))
    after = change(with_exposure(coup, dealt), face_up_next=False)
    table = change(with_shoe(now, taken), coup=after, options=())
    return table if carried is None else change(table, carried=None)


def meet(now: GamingTable, _: MeetCuttingCard, __: Doing) -> GamingTable | Rejection:
    """The shoe has so many coups left from here on."""
    shoe = shoe_of(now)
    if isinstance(shoe, Rejection):
        return shoe
    met = check_ready(shoe) or meet_cutting_card(shoe)
    if isinstance(met, Rejection):
        return met
    # With no card of the coup out, the wagers may lie there already: the announcement is for this coup.
    return with_shoe(now, met)


def name(now: GamingTable, act: NameCard, _: Doing) -> GamingTable | Rejection:
    """A card gets its name, in the coup and in what the shoe has given."""
    coup, shoe, card = _live(now), shoe_of(now), read_card(act.card)
    if isinstance(coup, Rejection):
        return coup
    if isinstance(shoe, Rejection):
        return shoe
    if isinstance(card, Rejection):
        return card
    named = name_card(exposure_of(now, coup), act.place, card)
    if isinstance(named, Rejection):
        return named
    known = identify(shoe, card)
    return (
        known
        if isinstance(known, Rejection)
        else with_shoe(change(now, coup=with_exposure(coup, named)), known)
    )


def select(now: GamingTable, act: SelectResult, _: Doing) -> GamingTable | Rejection:
    """The result as the dealer reads it."""
    coup = check_free(now)
    if isinstance(coup, Rejection):
        return coup
    chosen = select_result(round_of(now, coup), act.winner)
    return chosen if isinstance(chosen, Rejection) else _with(now, coup, selected=chosen.selected)


def confirm(now: GamingTable, _: ConfirmResult, __: Doing) -> GamingTable | Rejection:
    """The result may be settled."""
    coup = check_free(now)
    if isinstance(coup, Rejection):
        return coup
    sure_of = confirm_result(round_of(now, coup))
    return sure_of if isinstance(sure_of, Rejection) else _with(now, coup, confirmed=True)


def settle_initial(now: GamingTable, _: SettleInitialDeal, __: Doing) -> Done | Rejection:
    """What the first four cards decide is paid before any third is drawn."""
    coup = check_free(now)
    if isinstance(coup, Rejection):
        return coup
    staged = _staged(now, coup)
    if not staged:
        return Rejection("nothing-to-settle", "No wager is settled on the first four cards.")
    lines, money = _settle(now, coup, staged, _turn(now, coup), Stage.INITIAL_DEAL)
    left = tuple(laid for laid in coup.wagers if laid not in staged)
    after = change(coup, wagers=left, settled=lines, paid=money)
    return Done(change(_advise(now), coup=after), money, lines)


def settle(now: GamingTable, _: Settle, __: Doing) -> Done | Rejection:
    """The coup is over: wagers are paid or collected, and the next may begin."""
    coup = check_free(now)
    if isinstance(coup, Rejection):
        return coup
    due = exposure_of(now, coup).expects
    hands = finished_coup(round_of(now, coup))
    if isinstance(hands, Rejection):
        return hands
    if due is not None and len(coup.cards) >= 4:
        return Rejection("step-not-due", f"The coup waits for {due.step}.")
    lines, money = _settle(now, coup, coup.wagers, hands, None)
    table = change(now, coup=change(coup, settled=(*coup.settled, *lines), paid=(*coup.paid, *money)))
    over = finish(change(table, advised=_advise(now).advised), tied=tie(hands.result))
    return Done(with_bank(over, after_coup(bank_of(over), hands.result)), money, lines)


def finish(now: GamingTable, *, tied: bool, void: Clause | None = None) -> GamingTable:
    """The table after its coup, settled or void: the cards are discarded, and who did not bet was idle."""
    coup, shoe = now.coup, shoe_of(now)
    if coup is None or isinstance(shoe, Rejection):
        raise AssertionError("there is a coup to finish")
    staked = {laid.player for laid in coup.wagers} | {line.player for line in coup.settled}
    guests = {
        name: change(
            guest,
            idle=idle_after(now.edition, guest.idle, wagered=name in staked, no_bet=coup.no_bet is not None),
        )
        for name, guest in now.guests.items()
    }
    past = PastCoup(
        coup.key,
        tuple(str(card.card) if card.card else "??" for card in coup.cards),
        tuple(card.hand for card in coup.cards),
        coup.wagers,
        () if void else coup.settled,
        () if void else coup.paid,
        void,
        coup.no_bet,
        now.game,
    )
    # Over for good once it is finished: an order for one coup goes with it.
    order = None if now.no_bet is not None and now.no_bet.round == coup.key else now.no_bet
    table = change(now, coup=None, guests=guests, past=(*now.past, past)[-RECALLED:], no_bet=order)
    return with_shoe(table, finish_coup(shoe, tie=tied))


def void(now: GamingTable, clause: Clause) -> Done:
    """The coup counts for nothing: what was settled of it is taken back, and all stakes go back."""
    coup = now.coup
    if coup is None:
        raise AssertionError("there is a coup to void")
    money = (*give_back(coup.wagers), *undo(now, coup.settled))
    return Done(finish(now, tied=False, void=clause), money)


def undo(now: GamingTable, lines: tuple[Line, ...]) -> tuple[Money, ...]:
    """What takes a settlement back: lost stakes return to their players, wins come back if they are there.

    Who has left or spent the win owes it, and who has left without a stake that is theirs is owed it.
    """
    money: tuple[Money, ...] = ()
    left = dict(now.balances)
    for line in lines:
        here, chips = line.player in now.guests, line.counts - line.tokens
        if line.outcome is Outcome.LOSE and here:
            money += pay("seat-stake-lost", chips, line.player, back=True)
            money += pay("seat-wager-back", chips, line.player)
            money += pay("token-stake-lost", line.tokens, line.player, back=True)
            money += pay("token-wager-back", line.tokens, line.player)
            _add(left, line.player, chips)
        elif line.outcome is Outcome.LOSE:
            money += pay("stake-owed", chips)
            money += pay("token-stake-lost", line.tokens, line.player, back=True)
            money += pay("token-wager-back", line.tokens, line.player)
            money += pay("tokens-left", line.tokens, line.player)
        elif line.won and here and _stack(left, line.player) >= line.won:
            money += pay("seat-win-paid", line.won - line.rounding, line.player, back=True)
            money += pay("seat-win-rounded", line.rounding, line.player, back=True)
            _add(left, line.player, -line.won)
        elif line.won:
            money += pay("win-claimed", line.won - line.rounding)
    return money


def complete(now: GamingTable, coup: LiveCoup) -> bool:
    """Whether no further card is due, as far as anybody can see."""
    exposure = exposure_of(now, coup)
    shown = exposure.coup
    return shown.dealt == len(coup.cards) >= 4 and shown.complete


def check_free(now: GamingTable) -> LiveCoup | Rejection:
    """The coup, if nothing of it waits for a ruling or for the players' choice."""
    coup = _live(now)
    if isinstance(coup, Rejection):
        return coup
    if coup.stray is not None:
        return Rejection("ruling-due", f"{coup.stray} came when no card was due: report it first.")
    if coup.option is not None:
        message = "The players may take their wagers off: resume the coup when they have chosen."
        return Rejection("choice-open", message, coup.option)
    return coup


def _live(now: GamingTable) -> LiveCoup | Rejection:
    return now.coup or Rejection("no-round", "No coup is under way: start the next one.")


def _with(now: GamingTable, coup: LiveCoup, **fields: object) -> GamingTable:
    return change(now, coup=change(coup, **fields))


def _turn(now: GamingTable, coup: LiveCoup) -> Coup:
    return exposure_of(now, coup).coup


def _begin(now: GamingTable, coup: LiveCoup) -> LiveCoup | Rejection:
    """The coup before its first card: who receives the cards is settled by the wagers that lie there."""
    found = find_receivers(now, coup)
    if isinstance(found, Rejection):
        return found
    lines = {hand: tuple(person.name for person in line) for hand, line in found.lines.items()}
    face = coup.face if coup.face in found.method.faces else found.method.faces[0]
    return change(coup, lines=lines, method=found.method.key, face=face)


def _staged(now: GamingTable, coup: LiveCoup) -> tuple[Laid, ...]:
    """The wagers that are to be settled now, on the first four cards."""
    shown = _turn(now, coup)
    if len(coup.cards) != 4 or shown.dealt != 4:
        return ()
    early = {wager.key for wager in now.play.wagers if wager.settles is Stage.INITIAL_DEAL}
    return tuple(laid for laid in coup.wagers if laid.wager in early)


def _check_staged(now: GamingTable, coup: LiveCoup) -> Rejection | None:
    staged = _staged(now, coup)
    if not staged or complete(now, coup):
        return None
    wager = next(wager for wager in now.play.wagers if wager.key == staged[0].wager)
    return Rejection("settlement-due", "Settle the wagers on the first four cards first.", wager.defined)


def _settle(
    now: GamingTable, coup: LiveCoup, wagers: tuple[Laid, ...], hands: Coup, stage: Stage | None
) -> tuple[tuple[Line, ...], tuple[Money, ...]]:
    """What wagers come to, as far as the limits let each of them count."""
    ruled = _ruled(now, coup)
    lines: tuple[Line, ...] = ()
    money: tuple[Money, ...] = ()
    for laid in wagers:
        counts = ruled[laid.spot].counts if laid.spot in ruled else laid.cents
        if not counts:
            money += give_back((laid,))
            continue
        found = settle_coup(now.play, hands, {laid.wager: counts}, now.terms, stage)
        if isinstance(found, Rejection):
            raise AssertionError(found.message)
        line = _line(laid, counts, found[laid.wager])
        lines, money = (*lines, line), (*money, *_paid(laid, line))
    return lines, money


def _ruled(now: GamingTable, coup: LiveCoup) -> dict[Spot, Ruled]:
    """What counts of each wager, by the limits in force."""
    if now.in_force is None or not coup.wagers:
        return {}
    closed = max(coup.moment, Moment.FIRST_CARD_EXPOSED)
    table = replace(now.offer, no_bet=None)
    ruled = rule_on_wagers(table, now.in_force, boxes_of(coup), moment=closed, advised=now.advised)
    if isinstance(ruled, Rejection):
        raise AssertionError(ruled.message)
    return ruled


def _line(laid: Laid, counts: Cents, settlement: Settlement) -> Line:
    pays = settlement.pays
    exact = pays.numerator * counts // pays.denominator
    return Line(
        laid.player,
        laid.wager,
        laid.box,
        laid.cents,
        counts,
        settlement.outcome,
        settlement.won,
        settlement.clause,
        tokens=min(laid.tokens, counts),
        rounding=settlement.won - exact,
    )


def _paid(laid: Laid, line: Line) -> tuple[Money, ...]:
    """The transactions of one settled wager. What does not count goes back, chips first."""
    lost = line.outcome is Outcome.LOSE
    chips, tokens = (line.counts - line.tokens, line.tokens) if lost else (0, 0)
    return (
        *pay("seat-stake-lost", chips, laid.player),
        *pay("token-stake-lost", tokens, laid.player),
        *pay("seat-wager-back", laid.chips - chips, laid.player),
        *pay("token-wager-back", laid.tokens - tokens, laid.player),
        *pay("seat-win-paid", line.won - line.rounding, laid.player),
        *pay("seat-win-rounded", line.rounding, laid.player),
    )


def _advise(now: GamingTable) -> GamingTable:
    """Who wagered under the minimum is told that the next one goes back, where the rules say so."""
    coup = now.coup
    if now.in_force is None or coup is None:
        return now
    ruled = _ruled(now, coup)
    told = {spot.player for spot, done in ruled.items() if done.advise}
    return change(now, advised=now.advised | told)


def _stack(balances: dict[str, Cents], player: str) -> Cents:
    return sum(cents for account, cents in balances.items() if account.endswith(f"/seat/{player}/stack"))


def _add(balances: dict[str, Cents], player: str, cents: Cents) -> None:
    end = f"/seat/{player}/stack"
    account = next((name for name in balances if name.endswith(end)), end)
    balances[account] = balances.get(account, 0) + cents
