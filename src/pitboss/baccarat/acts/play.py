"""The coup: its start, its calls, the cards from the shoe, the result, and the end of the shoe."""

from dataclasses import replace

from pitboss.acting.acts.act import Act, ActContext, ActResult, needs
from pitboss.acting.registers.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.acts.betting import check_role_settled, line_up
from pitboss.baccarat.acts.people import depart_all
from pitboss.baccarat.acts.settling import staged, without_wagers
from pitboss.baccarat.machines import (
    cards_ahead,
    check_cards_ready,
    closing_of,
    coup_of,
    exposure_of,
    find_method,
    find_shoe,
    free_coup,
    hands_of,
    round_of,
    shoe_of,
    with_coup,
    with_exposure,
    with_shoe,
)
from pitboss.baccarat.play.exposing import check_deal, check_name, deal, name_card
from pitboss.baccarat.play.receiving import by_dealer
from pitboss.baccarat.play.rounds import (
    check_call,
    check_calls,
    check_confirmation,
    check_selection,
    check_start,
)
from pitboss.baccarat.state import Carried, GamingTable, LiveCoup
from pitboss.game.cards import Card, known_card, read_card, read_drawn
from pitboss.game.irregularities import kinds, rows
from pitboss.game.shoe import (
    Shoe,
    all_out,
    check_card,
    check_cutting_card,
    check_ready,
    check_take,
    disproves,
    identify,
    meet_cutting_card,
    take,
    unname,
)
from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import is_line
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Facts, Text
from pitboss.rules.irregularity import Given, Kind
from pitboss.rules.limits import Closes
from pitboss.rules.procedure import Announcement
from pitboss.rules.result import Winner


class StartRound(Act, frozen=True):
    """The next coup opens, under a key that is never used again."""

    key: str
    call_follows: bool = False
    """Whether a call that it makes came as an act of its own, as in earlier releases. No command says so."""


class Call(Act, frozen=True):
    """The dealer calls to the table."""

    announcement: Announcement


class CallLastCoup(Act, frozen=True):
    """The dealer announces the last coup of the shoe."""


class DrawCard(Act, frozen=True):
    """A card leaves the shoe. Null if nobody can know it yet."""

    card: str | None = None
    by_hand: bool = False
    """Whether a person entered it although a shoe reads there, which failed. Only the server says so."""


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


class AnnounceResult(Act, frozen=True):
    """The dealer announces the result of the coup."""


class CollectLosing(Act, frozen=True):
    """All losing wagers are collected."""


class Settle(Act, frozen=True):
    """All wagers left are collected and paid, and the cards go to the discard rack."""


def check_start_round(now: GamingTable, act: StartRound, _: ActContext) -> Rejection | None:
    """Whether the next coup may begin."""
    if act.call_follows:
        return Rejection("wagers-not-open")
    if now.coup is not None:
        return Rejection("coup-in-progress", {"case": "under-way"})
    unnamed, shoe, waits = check_key(now, act.key), shoe_of(now), check_cards_ready(now)
    if waits is not None:
        return waits
    if unnamed is not None:
        return unnamed
    if isinstance(shoe, Rejection):
        return shoe
    return _check_last_coup(now) or check_start(now.offer, shoe, act.key)


def apply_start_round(now: GamingTable, act: StartRound, context: ActContext) -> ActResult[GamingTable]:
    """Wagers may be placed, unless it is a no-bet coup. Who was excluded has gone."""
    gone = depart_all(now, [name for name, guest in now.guests.items() if guest.leaving is not None])
    now = gone.state
    clause: Clause | None = None if now.no_bet is None else now.no_bet.clause
    if now.carried is not None and now.carried.no_bet:
        clause = now.carried.clause
    dealers = by_dealer(now.play)
    method = now.method if clause is None else dealers.key
    face = now.face if now.face in find_method(now.play, method).faces else dealers.faces[0]
    made = () if act.call_follows else now.play.procedure.calls
    calls = [call.announcement for call in made if call.by_start]
    coup = LiveCoup(act.key, method, face, context.at, no_bet=clause)
    # A snapshot omits a field only where nothing was put into it.
    coup = change(coup, called=frozenset(calls)) if calls else coup
    return ActResult(change(now, coup=coup, options=()), gone.money)


def check_key(now: GamingTable, key: str) -> Rejection | None:
    """Whether a key may be used for a coming coup."""
    if is_line(key) and now.recall(key) is None and key not in now.marks:
        return None
    return Rejection("round-over", {"case": "no-name-for-coup", "name": f"{key!r:.60}"})


def last_coup_due(now: GamingTable) -> bool:
    """Whether the dealer must announce the last coup before its first card."""
    end, shoe = now.play.procedure.end, now.shoe
    return bool(end.announced and shoe is not None and shoe.coups_left == 1 and not now.last_called)


def check_not_due(now: GamingTable) -> Rejection | None:
    """Requires that a card comes next, and not the cutting card."""
    if cards_ahead(now) != 0:
        return None
    end = now.play.procedure.end
    return Rejection("cutting-card-due", clause=end.during_clause if now.begun else end.first_clause)


def lies_ready(now: GamingTable) -> bool:
    """Whether the first card of the coming coup left the shoe earlier, and waits on the table."""
    return now.carried is not None and not now.begun


@needs(free_coup)
def check_announce(now: GamingTable, coup: LiveCoup, act: Call, context: ActContext) -> Rejection | None:
    """Whether the dealer may call this to the table now."""
    return check_call(round_of(now, coup, context.at), act.announcement)


def apply_announce(now: GamingTable, act: Call, context: ActContext) -> GamingTable:
    """A call about the wagers of this coup. The call that opens them begins the period."""
    coup = now.coup
    if coup is None:
        return now
    began = context.at if _opens(now, coup, act.announcement) else coup.began
    return with_coup(now, called=coup.called | {act.announcement}, began=began)


def check_call_last_coup(now: GamingTable, _: CallLastCoup, __: ActContext) -> Rejection | None:
    """Requires that the last coup is due to be announced: once, and before its first card."""
    if last_coup_due(now):
        return None
    clause = now.play.procedure.end.during_clause
    return Rejection("last-coup-not-due", clause=clause)


def apply_call_last_coup(now: GamingTable, _: CallLastCoup, __: ActContext) -> GamingTable:
    """The last coup is announced."""
    return change(now, last_called=True)


def check_draw_card(now: GamingTable, act: DrawCard, context: ActContext) -> Rejection | None:
    """Whether a card can leave the shoe. A card that is not due is accepted, and waits for a ruling."""
    free, shoe = free_coup(now), shoe_of(now)
    if isinstance(free, Rejection):
        return free
    if isinstance(shoe, Rejection):
        return shoe
    coup = go_on(now, free)
    refused = check_cards_ready(now) or check_calls(round_of(now, coup)) or _check_staged(now, coup)
    if refused is None and not coup.cards:
        open_still = closing_of(now).at is Closes.FIRST_CARD_EXPOSED and coup.face == "down"
        untaken = None if open_still else check_staked(now, coup)
        refused = _check_last_coup(now) or untaken or check_role_settled(now, coup)
        coup = line_up(now, coup)
    refused = refused or _check_card(now, act.card, shoe, first=not coup.cards)
    if refused is None and keyed(now, act):
        refused = _check_doubt(shoe, coup, known_card(act.card), context)
    if refused is not None:
        return refused
    if not complete(now, coup):
        return check_deal(exposure_of(now, coup))
    if act.card is not None or not (now.carried is not None or Kind.EXCESS_CARD in kinds(now.edition)):
        return None
    clause = hands_of(now, coup).turn[1]
    return Rejection("card-needed", {"case": "none-due"}, clause)


def apply_draw_card(now: GamingTable, act: DrawCard, context: ActContext) -> GamingTable:
    """A card goes to its hand. A card that is not due waits for a ruling."""
    shoe = find_shoe(now)
    if now.coup is None or shoe is None:
        return now
    coup = go_on(now, now.coup)
    first = not coup.cards
    coup = line_up(now, coup) if first else coup
    if not lies_named(now) and disproves(shoe, known_card(act.card)):
        now, shoe = _unnamed(now, coup, shoe, act.card, context)
    card, taken = _draw(now, act, shoe, first=first)
    if complete(now, coup):
        return _set_aside(now, coup, card, taken)
    dealt = deal(exposure_of(now, coup), card, up=coup.face_up_next)
    after = change(with_exposure(coup, dealt), face_up_next=False)
    table = change(with_shoe(now, taken), coup=after, options=() if first else now.options)
    return change(table, carried=None) if first else table


def check_meet(now: GamingTable, _: MeetCuttingCard, __: ActContext) -> Rejection | None:
    """Whether the cutting card can come. It lies where it was put in, unless a supervisor corrects that."""
    shoe, ahead = shoe_of(now), cards_ahead(now)
    if isinstance(shoe, Rejection):
        return shoe
    refused = check_ready(shoe) or check_cutting_card(shoe)
    if refused is not None or not ahead:
        return refused
    clause = now.play.procedure.cut.cutting_card_clause
    return Rejection("cutting-card-early", {"cards": ahead}, clause)


def apply_meet(now: GamingTable, _: MeetCuttingCard, __: ActContext) -> GamingTable:
    """From now on the shoe has a fixed number of coups left."""
    shoe = find_shoe(now)
    if shoe is None:
        return now
    # A card that waits as the first of the next coup is already out, so the cutting card comes in that coup.
    met = meet_cutting_card(replace(shoe, in_coup=1) if lies_ready(now) else shoe)
    return with_shoe(now, replace(met, in_coup=shoe.in_coup))


@needs(coup_of)
def check_name_card(now: GamingTable, coup: LiveCoup, act: NameCard, context: ActContext) -> Rejection | None:
    """Requires a card that nobody has read, and that can be this one."""
    shoe, card = shoe_of(now), read_card(act.card)
    if isinstance(shoe, Rejection):
        return shoe
    if isinstance(card, Rejection):
        return card
    refused = check_name(exposure_of(now, coup), act.place) or check_card(shoe, card)
    return refused or _check_doubt(shoe, coup, card, context)


def apply_name_card(now: GamingTable, act: NameCard, context: ActContext) -> GamingTable:
    """A card is identified, in the coup and in the record of the shoe."""
    coup, shoe, card = now.coup, find_shoe(now), known_card(act.card)
    if coup is None or shoe is None or card is None:
        return now
    if disproves(shoe, card):
        now, shoe = _unnamed(now, coup, shoe, act.card, context)
    named = name_card(exposure_of(now, coup), act.place, card)
    return with_shoe(change(now, coup=with_exposure(coup, named)), identify(shoe, card))


@needs(free_coup)
def check_select(now: GamingTable, coup: LiveCoup, act: SelectResult, _: ActContext) -> Rejection | None:
    """Requires a result that matches the cards."""
    return check_selection(round_of(now, coup), act.winner)


def apply_select(now: GamingTable, act: SelectResult, _: ActContext) -> GamingTable:
    """The result as the dealer reads it."""
    return with_coup(now, selected=act.winner)


@needs(free_coup)
def check_confirm(now: GamingTable, coup: LiveCoup, _: ConfirmResult, __: ActContext) -> Rejection | None:
    """Requires a chosen result that the dealer can confirm."""
    return check_confirmation(round_of(now, coup))


def apply_confirm(now: GamingTable, _: ConfirmResult, __: ActContext) -> GamingTable:
    """The result may be settled."""
    return with_coup(now, confirmed=True)


def keyed(now: GamingTable, act: DrawCard) -> bool:
    """Whether only people say which card has come: no shoe reads there, or the one that does has failed."""
    return act.card is not None and not lies_named(now) and (act.by_hand or not now.loaded.reads)


def lies_named(now: GamingTable) -> bool:
    """Whether the card that comes next is known, and counts among those that have left the shoe."""
    return lies_ready(now) and now.carried is not None and now.carried.card is not None


def doubts(now: GamingTable, act: DrawCard | NameCard) -> bool:
    """Whether people name a card of which, by what people named before, all are out."""
    shoe = find_shoe(now)
    named = isinstance(act, NameCard) or keyed(now, act)
    return shoe is not None and named and disproves(shoe, known_card(act.card))


def complete(now: GamingTable, coup: LiveCoup) -> bool:
    """Whether no further card is due, by the cards that are visible."""
    shown = hands_of(now, coup)
    return shown.dealt == len(coup.cards) >= 4 and shown.complete


def check_staked(now: GamingTable, coup: LiveCoup) -> Rejection | None:
    """Requires wagers, or an order to deal without, if the rules limit no-bet coups.

    For a game on terminals, the wagers are not on this table.
    """
    orders = now.play.procedure.no_bet_coups
    if coup.wagers or coup.no_bet is not None or not orders or now.play.cash_out is not None:
        return None
    return Rejection("no-bet-coup-not-ordered", clause=orders[0].clause)


def go_on(now: GamingTable, coup: LiveCoup) -> LiveCoup:
    """A coup before its cards continue: a no-bet coup, if all wagers are off and the rules allow it."""
    emptied = closing_of(now).emptied
    if emptied is None or coup.wagers or not coup.reopened:
        return coup
    return without_wagers(now, coup, emptied)


def _opens(now: GamingTable, coup: LiveCoup, announcement: Announcement) -> bool:
    """Whether a call opens the wagers of a coup: they wait for it, and it is no no-bet coup."""
    awaited = any(
        call.required
        for call in now.play.procedure.calls
        if call.announcement is announcement and call.closing in (None, closing_of(now).at)
    )
    opening = announcement is Announcement.PLACE_YOUR_BETS and announcement not in coup.called
    return awaited and opening and coup.no_bet is None


def _check_last_coup(now: GamingTable) -> Rejection | None:
    if not last_coup_due(now):
        return None
    clause = None if now.shoe is None else now.shoe.ends_by
    return Rejection("last-coup-not-called", clause=clause)


def _check_card(now: GamingTable, code: str | None, shoe: Shoe, *, first: bool) -> Rejection | None:
    """Whether a card can come next. A card that waits for this coup must come first."""
    card, waits = read_drawn(code), now.carried if first else None
    if isinstance(card, Rejection):
        return card
    if waits is None:
        return check_not_due(now) or check_take(shoe, card)
    if card is not None and waits.card is None:
        return check_card(shoe, card)
    if code in (None, waits.card):
        return None
    return Rejection("card-waiting", {"case": "other-first"}, waits.clause)


def _check_doubt(shoe: Shoe, coup: LiveCoup, card: Card | None, context: ActContext) -> Rejection | None:
    """Requires a second person where all of a card are out by what people named. `alters` says who signs.

    Those that lie in this coup are there for all to see.
    """
    if card is None or not disproves(shoe, card):
        return None
    if [dealt.card for dealt in coup.cards].count(card) >= shoe.named.count(card):
        return all_out(shoe, card)
    if context.approved is not None:
        return None
    facts: Facts = {"case": "card-all-out", "card": str(card), "decks": shoe.decks}
    return Rejection("second-person-needed", facts, shoe.game.procedure.decks.clause)


def _draw(now: GamingTable, act: DrawCard, shoe: Shoe, *, first: bool) -> tuple[Card | None, Shoe]:
    """The card that comes next, and the shoe without it. A card that waits for this coup comes first."""
    card, waits = known_card(act.card), now.carried if first else None
    if waits is None:
        return card, take(shoe, card, named=keyed(now, act))
    if card is not None and waits.card is None:
        # The card lay there unread, and is identified now.
        shoe = identify(shoe, card)
    else:
        card = known_card(waits.card)
    return card, replace(shoe, in_coup=shoe.in_coup + 1)


def _unnamed(
    now: GamingTable, coup: LiveCoup, shoe: Shoe, code: str | None, context: ActContext
) -> tuple[GamingTable, Shoe]:
    """The table and its shoe after a card has shown that one which people named cannot have left the shoe.

    The card itself is played. The other was found wrong too late, and the rules say what becomes of its coup.
    """
    words, cards = Text("incident-named-card", {"card": str(code)}), () if code is None else (code,)
    late = (
        row for row in rows(now.edition, Kind.MISDEAL) if {*row.when} & {Given.TOO_LATE, Given.NEXT_BEGUN}
    )
    clause = next((row.clause for row in late), None)
    noted = note(context, "irregularity", "named-card", words, clause, cards=cards, coup=coup.key)
    rest = unname(shoe, known_card(code))
    return record(with_shoe(now, rest), noted), rest


def _set_aside(now: GamingTable, coup: LiveCoup, card: Card | None, taken: Shoe) -> GamingTable:
    """The table after a card that was not due. It waits for a ruling."""
    if card is not None:
        return with_shoe(change(now, coup=change(coup, stray=str(card))), taken)
    # If no rule covers a card that nobody has seen, it is simply the next one.
    carried = Carried(None, hands_of(now, coup).turn[1], no_bet=False)
    return change(with_shoe(now, replace(taken, in_coup=taken.in_coup - 1)), carried=carried)


def _check_staged(now: GamingTable, coup: LiveCoup) -> Rejection | None:
    due = staged(now, coup)
    if not due or complete(now, coup):
        return None
    wager = next(wager for wager in now.play.wagers if wager.key == due[0].wager)
    return Rejection("settlement-due", clause=wager.defined)
