"""The coup: calls, the cards from the shoe, the result, its settlement, and the end of the shoe."""

from dataclasses import replace

from pitboss.acting.act import Act, ActContext, ActResult, needs
from pitboss.acting.common_acts import EndPeriod, Reopen, RestartPeriod
from pitboss.acting.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.acts.betting import line_up
from pitboss.baccarat.acts.settling import advised_by, finish, settle_wagers, without_wagers
from pitboss.baccarat.machines import (
    bank_of,
    coup_of,
    exposure_of,
    find_method,
    hands_of,
    round_of,
    shoe_of,
    with_bank,
    with_exposure,
    with_shoe,
)
from pitboss.baccarat.play.exposing import deal, name_card
from pitboss.baccarat.play.receiving import after_coup, by_dealer
from pitboss.baccarat.play.rounds import (
    announce,
    check_calls,
    check_wagers,
    confirm_result,
    end_period,
    finished_coup,
    reopen,
    select_result,
    start_round,
)
from pitboss.baccarat.state import Carried, GamingTable, LiveCoup, PlacedWager
from pitboss.game.cards import Card, read_card, read_drawn
from pitboss.game.irregularities import kinds
from pitboss.game.roads import mark_of
from pitboss.game.shoe import Shoe, check_ready, identify, meet_cutting_card, take
from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import is_line
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.rules.irregularity import Kind
from pitboss.rules.limits import Closes
from pitboss.rules.procedure import Announcement
from pitboss.rules.result import Winner, tie
from pitboss.rules.wager import Stage

MOST_MARKS = 200
"""The results that the roads go back: more than any shoe has, for a shuffling device has no end."""


class StartRound(Act, frozen=True):
    """The next coup is open, under a name that no other ever bears."""

    key: str


class Call(Act, frozen=True):
    """The dealer calls to the table."""

    announcement: Announcement


class CallLastCoup(Act, frozen=True):
    """The dealer announces the last coup of the shoe."""


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


def free_coup(now: GamingTable) -> LiveCoup | Rejection:
    """The coup under way, if nothing of it waits for a ruling or for the players' choice."""
    coup = coup_of(now)
    if isinstance(coup, Rejection):
        return coup
    if coup.stray is not None:
        return Rejection("ruling-due", "A card came when none was due: report it first.")
    if coup.option is not None:
        message = "The players may take their wagers off: resume the coup when they have chosen."
        return Rejection("choice-open", message, coup.option)
    return coup


def start(now: GamingTable, act: StartRound, context: ActContext) -> GamingTable | Rejection:
    """Wagers may be placed, unless the coup takes none."""
    if now.coup is not None:
        return Rejection("coup-in-progress", "A coup is under way.")
    if now.cards_in is not None:
        return Rejection("cards-on-table", "Cards lie on the table: put them into the shoe first.")
    unnamed, shoe = check_key(now, act.key), shoe_of(now)
    if unnamed is not None:
        return unnamed
    if isinstance(shoe, Rejection):
        return shoe
    ready = _check_last_coup(now) or start_round(now.offer, shoe, act.key)
    if isinstance(ready, Rejection):
        return ready
    clause: Clause | None = None if now.no_bet is None else now.no_bet.clause
    if now.carried is not None and now.carried.no_bet:
        clause = now.carried.clause
    dealers = by_dealer(now.play)
    method = now.method if clause is None else dealers.key
    face = now.face if now.face in find_method(now.play, method).faces else dealers.faces[0]
    return change(now, coup=LiveCoup(act.key, method, face, context.at, no_bet=clause), options=())


def check_key(now: GamingTable, key: str) -> Rejection | None:
    """Whether a coup to come can bear a name."""
    if is_line(key) and now.recall(key) is None and key not in now.marks:
        return None
    return Rejection("round-over", f"{key!r:.60} is no name for the next coup.")


def last_coup_due(now: GamingTable) -> bool:
    """Whether the dealer has to announce the last coup before its first card."""
    end, shoe = now.play.procedure.end, now.shoe
    return bool(end.announced and shoe is not None and shoe.coups_left == 1 and not now.last_called)


def lies_ready(now: GamingTable) -> bool:
    """Whether the first card of the coup to come left the shoe before, and waits on the table."""
    return now.carried is not None and not now.begun


@needs(free_coup)
def call(now: GamingTable, coup: LiveCoup, act: Call, context: ActContext) -> GamingTable | Rejection:
    """A call about the wagers of this coup. The one that opens them begins the period."""
    before = round_of(now, coup)
    called = announce(before, act.announcement)
    if isinstance(called, Rejection):
        return called
    opens = check_wagers(before) is not None and check_wagers(called) is None
    return _with(now, coup, called=called.called, began=context.at if opens else coup.began)


def call_last_coup(now: GamingTable, _: CallLastCoup, __: ActContext) -> GamingTable | Rejection:
    """The last coup is announced, once and when it is due."""
    if not last_coup_due(now):
        clause = now.play.procedure.end.during_clause
        return Rejection("last-coup-not-due", "The last coup is not due to be announced.", clause)
    return change(now, last_called=True)


@needs(free_coup)
def end_wagering(now: GamingTable, coup: LiveCoup, _: EndPeriod, __: ActContext) -> GamingTable | Rejection:
    """The countdown has reached zero."""
    ended = end_period(round_of(now, coup))
    return ended if isinstance(ended, Rejection) else _with(now, coup, moment=ended.moment)


@needs(coup_of)
def restart_period(
    now: GamingTable, coup: LiveCoup, _: RestartPeriod, context: ActContext
) -> GamingTable | Rejection:
    """The countdown begins again in full."""
    closed = check_wagers(round_of(now, coup))
    return closed or _with(now, coup, began=context.at)


@needs(free_coup)
def reopen_wagers(
    now: GamingTable, coup: LiveCoup, _: Reopen, context: ActContext
) -> GamingTable | Rejection:
    """Wagers may be changed until the next card is out or one is seen."""
    opened = reopen(round_of(now, coup), find_method(now.play, coup.method), context.authority)
    if isinstance(opened, Rejection):
        return opened
    words = "Wagers could be changed after they had closed, as no card was seen."
    incident = note(context, "override", "wagers-reopened", words, now.offer.closing.reopened, coup=coup.key)
    return record(_with(now, coup, moment=opened.moment, called=opened.called, began=context.at), incident)


def draw_card(now: GamingTable, act: DrawCard, _: ActContext) -> GamingTable | Rejection:
    """A card goes to its hand. One that is not due waits for a ruling."""
    coup, shoe = go_on(now), shoe_of(now)
    if isinstance(coup, Rejection):
        return coup
    if isinstance(shoe, Rejection):
        return shoe
    refused = check_calls(round_of(now, coup)) or _check_staged(now, coup)
    if refused is not None:
        return refused
    if not coup.cards:
        open_still = now.offer.closing.at is Closes.FIRST_CARD_EXPOSED and coup.face == "down"
        untaken = None if open_still else check_staked(now, coup)
        begun = _check_last_coup(now) or untaken or line_up(now, coup)
        if isinstance(begun, Rejection):
            return begun
        coup = begun
    drawn = _draw(now, act.card, shoe, first=not coup.cards)
    if isinstance(drawn, Rejection):
        return drawn
    card, taken = drawn
    if complete(now, coup):
        return _set_aside(now, coup, card, taken)
    dealt = deal(exposure_of(now, coup), card)
    if isinstance(dealt, Rejection):
        return dealt
    if coup.face_up_next:
        dealt = replace(dealt, cards=(*dealt.cards[:-1], replace(dealt.cards[-1], up=True)))
    after = change(with_exposure(coup, dealt), face_up_next=False)
    table = change(with_shoe(now, taken), coup=after, options=now.options if coup.cards else ())
    return change(table, carried=None) if len(after.cards) == 1 else table


def meet(now: GamingTable, _: MeetCuttingCard, __: ActContext) -> GamingTable | Rejection:
    """The shoe has so many coups left from here on."""
    shoe = shoe_of(now)
    if isinstance(shoe, Rejection):
        return shoe
    # A card that waits as the first of the next coup is out already: it comes during that coup.
    waits = now.carried is not None and not now.begun
    met = check_ready(shoe) or meet_cutting_card(replace(shoe, in_coup=1) if waits else shoe)
    return met if isinstance(met, Rejection) else with_shoe(now, replace(met, in_coup=shoe.in_coup))


@needs(coup_of)
def name(now: GamingTable, coup: LiveCoup, act: NameCard, _: ActContext) -> GamingTable | Rejection:
    """A card gets its name, in the coup and in what the shoe has given."""
    shoe, card = shoe_of(now), read_card(act.card)
    if isinstance(shoe, Rejection):
        return shoe
    if isinstance(card, Rejection):
        return card
    named = name_card(exposure_of(now, coup), act.place, card)
    if isinstance(named, Rejection):
        return named
    known = identify(shoe, card)
    if isinstance(known, Rejection):
        return known
    return with_shoe(change(now, coup=with_exposure(coup, named)), known)


@needs(free_coup)
def select(now: GamingTable, coup: LiveCoup, act: SelectResult, _: ActContext) -> GamingTable | Rejection:
    """The result as the dealer reads it."""
    chosen = select_result(round_of(now, coup), act.winner)
    return chosen if isinstance(chosen, Rejection) else _with(now, coup, selected=chosen.selected)


@needs(free_coup)
def confirm(now: GamingTable, coup: LiveCoup, _: ConfirmResult, __: ActContext) -> GamingTable | Rejection:
    """The result may be settled."""
    confirmed = confirm_result(round_of(now, coup))
    return confirmed if isinstance(confirmed, Rejection) else _with(now, coup, confirmed=True)


@needs(free_coup)
def settle_initial(
    now: GamingTable, coup: LiveCoup, _: SettleInitialDeal, __: ActContext
) -> ActResult[GamingTable] | Rejection:
    """What the first four cards decide is paid before any third is drawn."""
    staged = _staged(now, coup)
    if not staged:
        return Rejection("nothing-to-settle", "No wager is settled on the first four cards.")
    lines, money = settle_wagers(now, coup, staged, hands_of(now, coup), Stage.INITIAL_DEAL)
    left = tuple(laid for laid in coup.wagers if laid not in staged)
    told = coup.told | advised_by(now, coup)
    after = _with(now, coup, wagers=left, early=staged, settled=lines, told=told)
    return ActResult(after, money, lines)


@needs(free_coup)
def settle(now: GamingTable, coup: LiveCoup, _: Settle, __: ActContext) -> ActResult[GamingTable] | Rejection:
    """The coup is over: wagers are paid or collected, and the next may begin."""
    due = exposure_of(now, coup).expects
    hands = finished_coup(round_of(now, coup))
    if isinstance(hands, Rejection):
        return hands
    if due is not None and len(coup.cards) >= 4:
        return Rejection("step-not-due", f"The coup waits for {due.step}.")
    lines, money = settle_wagers(now, coup, coup.wagers, hands, None)
    told = coup.told | advised_by(now, coup)
    kept = list(now.marks.items())[-MOST_MARKS + 1 :]
    marks = {**dict(kept), coup.key: mark_of(hands.result)}
    table = change(now, advised=now.advised | told, marks=marks)
    over = finish(table, change(coup, settled=(*coup.settled, *lines)), tied=tie(hands.result))
    return ActResult(with_bank(over, after_coup(bank_of(over), hands.result)), money, lines)


def complete(now: GamingTable, coup: LiveCoup) -> bool:
    """Whether no further card is due, as far as anybody can see."""
    shown = hands_of(now, coup)
    return shown.dealt == len(coup.cards) >= 4 and shown.complete


def check_staked(now: GamingTable, coup: LiveCoup) -> Rejection | None:
    """Whether a coup has wagers or an order to do without, where the rules say when it may be without.

    The wagers of a game on terminals are not on this table.
    """
    orders = now.play.procedure.no_bet_coups
    if coup.wagers or coup.no_bet is not None or not orders or now.play.cash_out is not None:
        return None
    message = "No wager lies there: take one, or have a no-bet coup ordered."
    return Rejection("no-bet-coup-not-ordered", message, orders[0].clause)


def go_on(now: GamingTable) -> LiveCoup | Rejection:
    """The coup before its cards move on: a no-bet coup, if all wagers came off and the rules make it one."""
    coup, emptied = free_coup(now), now.offer.closing.emptied
    if isinstance(coup, Rejection) or emptied is None or coup.wagers or not coup.reopened:
        return coup
    return without_wagers(now, coup, emptied)


def _with(now: GamingTable, coup: LiveCoup, **fields: object) -> GamingTable:
    return change(now, coup=change(coup, **fields))


def _check_last_coup(now: GamingTable) -> Rejection | None:
    if not last_coup_due(now):
        return None
    clause = None if now.shoe is None else now.shoe.ends_by
    return Rejection("last-coup-not-called", "Announce the last coup first.", clause)


def _draw(
    now: GamingTable, code: str | None, shoe: Shoe, *, first: bool
) -> tuple[Card | None, Shoe] | Rejection:
    """The card that comes next, and the shoe without it: one that waits for this coup comes first."""
    card, waits = read_drawn(code), now.carried if first else None
    if isinstance(card, Rejection):
        return card
    if waits is None:
        taken = take(shoe, card)
        return taken if isinstance(taken, Rejection) else (card, taken)
    if card is not None and waits.card is None:
        # It lay there unread, and now somebody says what it is.
        known = identify(shoe, card)
        return known if isinstance(known, Rejection) else (card, replace(known, in_coup=shoe.in_coup + 1))
    if code not in (None, waits.card):
        message = "Another card lies there as the first card of this coup."
        return Rejection("card-waiting", message, waits.clause)
    return unwrap(read_drawn(waits.card)), replace(shoe, in_coup=shoe.in_coup + 1)


def _set_aside(now: GamingTable, coup: LiveCoup, card: Card | None, taken: Shoe) -> GamingTable | Rejection:
    """The table after a card that was not due: it waits for a ruling."""
    if card is not None:
        return with_shoe(_with(now, coup, stray=str(card)), taken)
    clause = hands_of(now, coup).turn[1]
    if now.carried is not None or Kind.EXCESS_CARD in kinds(now.edition):
        return Rejection("card-needed", "None was due: report the card as one too many.", clause)
    # Where no rule speaks of a card that nobody has seen, it is simply the next one.
    kept = Carried(None, clause, no_bet=False)
    return change(with_shoe(now, replace(taken, in_coup=taken.in_coup - 1)), carried=kept)


def _staged(now: GamingTable, coup: LiveCoup) -> tuple[PlacedWager, ...]:
    """The wagers that are to be settled now, on the first four cards."""
    shown = hands_of(now, coup)
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
