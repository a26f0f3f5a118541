"""The acts a person may do at a table now. Every offered act would be accepted in the current state."""

from collections.abc import Iterator
from typing import get_args

import msgspec

from pitboss.acting.acts import common_acts
from pitboss.acting.acts import dispute_acts as disputes
from pitboss.acting.acts.act import Act, ActContext, Person, money_entry
from pitboss.acting.acts.permission import ANOTHER
from pitboss.acting.acts.signatures import UNSIGNED
from pitboss.acting.course import Place
from pitboss.acting.registers.announced import ComingChange
from pitboss.acting.registers.notice import OFFERED_AHEAD_MS
from pitboss.acting.setups.setup import open_boxes
from pitboss.baccarat.acts import betting, holding, irregular, limits, no_bet, opening, people, play
from pitboss.baccarat.acts.irregular import described
from pitboss.baccarat.acts.shoe import cards, keying, moving
from pitboss.baccarat.announced import announced
from pitboss.baccarat.decide import AnyTableAct, attempt
from pitboss.baccarat.machines import exposure_of, find_shoe, shoe_of
from pitboss.baccarat.play.cutting import cut_line
from pitboss.baccarat.state import GamingTable
from pitboss.game.cards import CARDS
from pitboss.game.coup import Hand
from pitboss.game.irregularities import Report, asks, propose
from pitboss.game.preparing.stack import CardSource
from pitboss.game.shoe import check_card
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.ledger.entry import check_funds
from pitboss.rules.conduct import GUESTS, STAFF, SUPERVISION
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.irregularity import STATED
from pitboss.rules.procedure import Announcement, BurnWay
from pitboss.rules.result import Winner

UNNAMED = "Guest"
"""An example of a name, which staff write."""


class TableOffer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act that would be accepted now. The fields that `free` names hold examples, to be filled in."""

    act: AnyTableAct
    free: tuple[str, ...] = ()
    signs: tuple[Role, ...] = ()
    """Who may sign beside the person who acts, if a second person is required."""
    place: Place = Place.TABLE
    """Where it is on the dealer's desk."""


def offers(
    now: GamingTable, table: str, who: Person, at: Instant, *, next_key: str = "next"
) -> tuple[TableOffer, ...]:
    """Every act of the regular course that a person may do now.

    Each one is tried on the current state of the table, so none is refused unless something happens before.
    `next_key` is the key that the next coup would have.
    """
    listed = _of_guest(now, who) if who.role in GUESTS else of_staff(now, at, next_key)
    tried = (_tried(now, table, offer, who, at) for offer in listed)
    offered = [offer for offer in tried if offer is not None]
    # A person who may not replace the cards of the last shoe uses them again.
    again = [offer for offer in offered if isinstance(offer.act, cards.BringCards)][1:]
    return tuple(offer for offer in offered if offer not in again)


def askable(now: GamingTable, table: str, who: Person, at: Instant) -> tuple[TableOffer, ...]:
    """The acts a person may request now, and another staff member must approve."""
    return tuple(
        offer
        for offer in _of_approval(now)
        if not possible(now, table, offer.act, who, at)
        and any(possible(now, table, offer.act, who, at, Person(ANOTHER, role)) for role in SUPERVISION)
    )


def possible(
    now: GamingTable, table: str, act: Act, who: Person, at: Instant, approved: Person | None = None
) -> bool:
    """Whether an act would be accepted, and the accounts could cover it."""
    return _answer(now, table, act, ActContext(who, at, approved)) is None


def _tried(now: GamingTable, table: str, offer: TableOffer, who: Person, at: Instant) -> TableOffer | None:
    """The act with the roles that may sign, if a signature is required. None if it would be refused."""
    refused = _answer(now, table, offer.act, ActContext(who, at))
    if refused is None:
        return offer
    if refused.code != UNSIGNED:
        return None
    signs = tuple(role for role in STAFF if possible(now, table, offer.act, who, at, Person(ANOTHER, role)))
    return TableOffer(offer.act, offer.free, signs) if signs else None


def _answer(now: GamingTable, table: str, act: Act, context: ActContext) -> Rejection | None:
    """Why an act would be refused, by the rules of the table or by its accounts; none if it would not."""
    done = attempt(now, act, context)
    return done if isinstance(done, Rejection) else check_funds(now.balances, money_entry(table, done.money))


def _of_guest(now: GamingTable, who: Person) -> Iterator[TableOffer]:
    """The acts of a person at the table, or one who joins it."""
    name, guest = who.name, now.guests.get(who.name)
    if guest is None:
        if now.setup is not None:
            for seat in (*open_boxes(now.record), None):
                yield TableOffer(people.Join(name, seat), ("chips",))
        return
    yield TableOffer(people.BringChips(name, 100), ("chips",))
    yield TableOffer(people.Leave(name))
    for seat in (*open_boxes(now.record), None):
        if seat != guest.seat:
            yield TableOffer(people.TakeSeat(name, seat))
    yield TableOffer(disputes.RaiseDispute(name, "What I dispute"), ("about", "coup"))
    for dispute in now.disputes:
        if dispute.patron == name:
            yield TableOffer(disputes.AskReview(dispute.number))
    yield TableOffer(cards.DeclineCut(name))
    yield TableOffer(cards.Cut(_middle(now), name), ("at",))
    yield from (TableOffer(act(name)) for act in (holding.AcceptRole, holding.DeclineRole, holding.PassRole))
    yield from _wagers(now, name, guest.seat or next(iter(open_boxes(now.record)), 1))
    live = now.coup
    if live is not None:
        for place in range(len(live.cards)):
            yield TableOffer(holding.ExposeCard(name, place))
        for hand in Hand:
            yield TableOffer(holding.RefuseCards(name, hand))


def _wagers(now: GamingTable, name: str, box: int) -> Iterator[TableOffer]:
    """The wagers that a player may place, at the minimum of the sign, and take off again."""
    live = now.coup
    if live is None or now.in_force is None or not isinstance(now.edition.game(now.game), BaccaratGame):
        return
    for wager in now.offer.wagers:
        least = now.in_force.of(name, wager.key).least
        yield TableOffer(betting.PlaceWager(name, box, wager.key, least), ("box", "cents", "tokens"))
    for placed in live.wagers:
        if placed.player == name:
            yield TableOffer(betting.TakeOff(name, placed.box, placed.wager))
            half = placed.cents // 2 - placed.cents // 2 % now.record.smallest_chip
            if live.reducing and half:
                yield TableOffer(betting.TakeOff(name, placed.box, placed.wager, half), ("leaves",))


def of_staff(now: GamingTable, at: Instant, next_key: str) -> Iterator[TableOffer]:
    """The acts of dealers and supervisors. The caller tries each one to see who may do it."""
    if now.setup is None or not isinstance(now.edition.game(now.game), BaccaratGame):
        return
    yield from _of_cards(now)
    yield from _of_coup(now, next_key)
    yield from _of_holding(now)
    yield from _of_supervision(now, at, next_key)
    for name in now.guests:
        yield TableOffer(people.NameGuest(name, UNNAMED), ("name",))
        yield TableOffer(people.Vacate(name))
        yield TableOffer(people.Leave(name))
        yield from _wagers(now, name, now.guests[name].seat or next(iter(open_boxes(now.record)), 1))


def _of_cards(now: GamingTable) -> Iterator[TableOffer]:
    back = "blue" if now.back == "red" else "red"
    behind = now.play.procedure.cut.least_from_back
    yield TableOffer(cards.BringCards(back), ("back", "source"))
    if now.back is not None:
        yield TableOffer(cards.BringCards(now.back, CardSource.USED), ("back", "source"))
    yield TableOffer(cards.CheckCards(), ("missing", "surplus"))
    yield TableOffer(cards.Shuffle())
    yield TableOffer(cards.Riffle(requested=True))
    yield TableOffer(cards.LetPlayersCut(players=False))
    yield TableOffer(cards.LetPlayersCut(players=True))
    for name in (*now.guests, None):
        yield TableOffer(cards.Cut(_middle(now), name), ("at",))
        if name is not None:
            yield TableOffer(cards.DeclineCut(name))
    cutter = None if now.cards_in is None else next(iter(cut_line(now, now.cards_in)), None)
    if cutter is not None:
        # Whoever is asked may name another player, and by some rules also somebody who does not play.
        for name in (name for name in now.guests if name != cutter):
            yield TableOffer(cards.Cut(_middle(now), name, nominated_by=cutter), ("at",))
        yield TableOffer(cards.Cut(_middle(now), UNNAMED, nominated_by=cutter), ("at", "player"))
    yield TableOffer(cards.InsertCuttingCard(behind), ("behind",))
    yield TableOffer(cards.CorrectCuttingCard(_cutting_card(now), "Reason"), ("behind", "reason"))
    yield TableOffer(cards.LoadDevice())
    yield TableOffer(cards.Burn(BurnWay.FACE_DOWN, (None,)), ("way", "cards", "requested"))
    move = moving.example(now, _unseen)
    if move is not None:
        yield TableOffer(*move)
    yield TableOffer(cards.InstructCheck())
    for why in get_args(cards.TakingOut):
        yield TableOffer(cards.TakeOutCards(why))


def _of_coup(now: GamingTable, next_key: str) -> Iterator[TableOffer]:
    yield TableOffer(play.StartRound(next_key), ("key",))
    for announcement in Announcement:
        yield TableOffer(play.Call(announcement))
    yield TableOffer(play.CallLastCoup())
    yield TableOffer(common_acts.EndPeriod())
    yield TableOffer(common_acts.Reopen())
    # A card that waits to be the first comes by itself. The shoe or the dealer names any other.
    known = now.carried is not None and now.carried.card is not None and not now.begun
    yield TableOffer(play.DrawCard(), () if known else ("card",))
    yield TableOffer(play.MeetCuttingCard())
    for winner in Winner:
        yield TableOffer(play.SelectResult(winner))
    yield TableOffer(play.ConfirmResult())
    yield TableOffer(play.SettleInitialDeal())
    yield TableOffer(play.AnnounceResult())
    yield TableOffer(play.CollectLosing())
    yield TableOffer(play.Settle())
    yield TableOffer(betting.ReduceWagers())
    live = now.coup
    for place, dealt in enumerate(() if live is None else live.cards):
        if dealt.up and dealt.card is None:
            yield TableOffer(play.NameCard(place, _unseen(now)), ("card",))
    if live is not None and keying.last_keyed(live) is not None:
        yield TableOffer(keying.CorrectCard(_unseen(now)), ("card",))
    for placed in () if live is None else live.wagers:
        act = betting.RefuseWager(placed.player, placed.box, placed.wager, "Grounds")
        yield TableOffer(act, ("grounds",))


def _of_holding(now: GamingTable) -> Iterator[TableOffer]:
    yield TableOffer(holding.AnnounceCounts())
    for hand in Hand:
        yield TableOffer(holding.Turn(hand))
        yield TableOffer(holding.Collect(hand))
        for name in now.guests:
            yield TableOffer(holding.PassOut(hand, name), ("only",))
            yield TableOffer(holding.RefuseCards(name, hand))
            yield TableOffer(holding.Designate(name, hand))
    for name in now.guests:
        for act in (
            holding.ExcuseHolding,
            holding.ForfeitCards,
            holding.AcceptRole,
            holding.DeclineRole,
            holding.PassRole,
        ):
            yield TableOffer(act(name))


def _of_supervision(now: GamingTable, at: Instant, next_key: str) -> Iterator[TableOffer]:
    yield from _of_signs(now, at)
    for method in now.play.procedure.methods:
        for face in method.faces:
            yield TableOffer(opening.ChooseDealing(method.key, face))
    yield from _without_wagers(now, next_key)
    yield TableOffer(no_bet.TakeWagers())
    yield TableOffer(irregular.ResumeCoup())
    for option in now.options:
        facts = tuple(fact for fact in option.needs if fact in STATED)
        yield TableOffer(irregular.ChooseOption(option.effect, facts), ("said",))
    live = now.coup
    if live is not None and live.stray is not None:
        for report in propose(now.edition, described(now, None), live.stray):
            facts = asks(now.edition, report.kind)
            for answer in (True, False) if facts else (True,):
                stated = Report(report.kind, dict.fromkeys(facts, answer))
                yield TableOffer(irregular.ReportIrregularity(stated), ("report",))
    for incident in now.book.waiting:
        for duty in incident.duties:
            if duty.notified_at is None:
                yield TableOffer(common_acts.TellAbout(incident.number, duty.who))


def _of_signs(now: GamingTable, at: Instant) -> Iterator[TableOffer]:
    """Signs about changes and for single wagers or players: put up, carried out, taken down."""
    yield TableOffer(common_acts.ShowClosing(at + OFFERED_AHEAD_MS), ("close_at",))
    yield TableOffer(opening.CloseTable())
    if now.play.cash_out is not None and not _closing_due(now, at):
        yield TableOffer(opening.CloseTable(nobody_plays=True))
    for sign in announced(now):
        # Closing and another game are on offer in any case.
        if sign.change in (ComingChange.LIMITS, ComingChange.TIE_PERCENT) and sign.due <= at:
            yield TableOffer(sign.act)
        yield TableOffer(common_acts.TakeDownSign(sign.change))
    for wager in sorted(now.main_wager_only):
        yield TableOffer(opening.LiftRestriction(wager))
    for name in () if now.in_force is None else now.in_force.personal:
        yield TableOffer(limits.EndOverMaximum(name))
    for game in now.edition.games:
        yield TableOffer(opening.ShowGame(game.key, at + OFFERED_AHEAD_MS), ("change_at",))
        yield TableOffer(opening.ChangeGame(game.key), ("agreed",))


def _closing_due(now: GamingTable, at: Instant) -> bool:
    return now.closing is not None and now.closing.close_at <= at


def _without_wagers(now: GamingTable, key: str) -> Iterator[TableOffer]:
    everybody = tuple(now.guests)
    for why in get_args(no_bet.Why):
        act = no_bet.OrderNoBet(
            why, key, requested=everybody, agreed=everybody, marker=True, surveillance_notified=True
        )
        yield TableOffer(act, ("key", "asked", "agreed", "marker", "surveillance_told"))


def _of_approval(now: GamingTable) -> Iterator[TableOffer]:
    """The acts that need staff above the dealer, and that a dealer requests."""
    live, stack = now.coup, now.cards_in
    if stack is not None:
        yield TableOffer(cards.Cut(_middle(now)), ("at",))
        yield TableOffer(cards.LetPlayersCut(not stack.players_cut))
    yield TableOffer(cards.CorrectCuttingCard(_cutting_card(now), "Reason"), ("behind", "reason"))
    if live is None:
        return
    yield TableOffer(common_acts.Reopen())
    yield from _without_wagers(now, live.key)
    for hand in Hand:
        receiver = next(iter(live.lines.get(hand, ())), None)
        waiting = exposure_of(now, live).waiting(hand)
        for name in now.guests:
            if receiver not in (None, name):
                # Each card may go to a different person.
                for only in (None, *waiting) if len(waiting) > 1 else (None,):
                    yield TableOffer(holding.PassOut(hand, name, only, nominated_by=receiver))
            if receiver != name:
                yield TableOffer(holding.Designate(name, hand))


def _unseen(now: GamingTable) -> str:
    """A card that may have come out of the shoe unread."""
    shoe = unwrap(shoe_of(now))
    return next(code for code, card in CARDS.items() if check_card(shoe, card) is None)


def _cutting_card(now: GamingTable) -> int:
    """A place for the cutting card other than the one on record: before all cards, or at its least depth."""
    shoe = find_shoe(now)
    left = 0 if shoe is None else shoe.remaining
    return left if left != now.loaded.behind else now.play.procedure.cut.least_from_back


def _middle(now: GamingTable) -> int:
    """A valid place for a cut: the middle of the cards on the table."""
    return (now.record.decks * 52 - (0 if now.cards_in is None else now.cards_in.out)) // 2
