"""The acts a person may do at a table now. Every offered act would be accepted in the current state."""

from collections.abc import Iterator
from typing import get_args

import msgspec

from pitboss.acting import common_acts
from pitboss.acting.act import Act, ActContext, Person, money_entry
from pitboss.acting.permission import ANOTHER
from pitboss.acting.registers.notice import OFFERED_AHEAD_MS
from pitboss.acting.setup import open_boxes
from pitboss.acting.signatures import UNSIGNED
from pitboss.baccarat.acts import (
    betting,
    cards,
    coup,
    disputes,
    holding,
    irregular,
    no_bet,
    opening,
    people,
)
from pitboss.baccarat.acts.irregular import described
from pitboss.baccarat.decide import AnyAct, attempt
from pitboss.baccarat.machines import exposure_of, shoe_of
from pitboss.baccarat.state import GamingTable
from pitboss.game.cards import CARDS
from pitboss.game.coup import Hand
from pitboss.game.irregularities import Report, asks, propose
from pitboss.game.preparing.stack import Source
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


class Offered(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act that would be accepted now. The fields that `free` names hold examples, to be filled in."""

    act: AnyAct
    free: tuple[str, ...] = ()
    signs: tuple[Role, ...] = ()
    """Who may sign beside the person who acts, if a second person is required."""


def offers(
    now: GamingTable, table: str, who: Person, at: Instant, *, next_key: str = "next"
) -> tuple[Offered, ...]:
    """Every act of the regular course that a person may do now.

    Each one is tried on the current state of the table, so none is refused unless something happens before.
    `next_key` is the key that the next coup would have.
    """
    listed = _of_guest(now, who) if who.role in GUESTS else _of_staff(now, at, next_key)
    tried = (_tried(now, table, offer, who, at) for offer in listed)
    offered = [offer for offer in tried if offer is not None]
    # A person who may not replace the cards of the last shoe uses them again.
    again = [offer for offer in offered if isinstance(offer.act, cards.BringCards)][1:]
    return tuple(offer for offer in offered if offer not in again)


def askable(now: GamingTable, table: str, who: Person, at: Instant) -> tuple[Offered, ...]:
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


def _tried(now: GamingTable, table: str, offer: Offered, who: Person, at: Instant) -> Offered | None:
    """The act with the roles that may sign, if a signature is required. None if it would be refused."""
    refused = _answer(now, table, offer.act, ActContext(who, at))
    if refused is None:
        return offer
    if refused.code != UNSIGNED:
        return None
    signs = tuple(role for role in STAFF if possible(now, table, offer.act, who, at, Person(ANOTHER, role)))
    return Offered(offer.act, offer.free, signs) if signs else None


def _answer(now: GamingTable, table: str, act: Act, context: ActContext) -> Rejection | None:
    """Why an act would be refused, by the rules of the table or by its accounts; none if it would not."""
    done = attempt(now, act, context)
    return done if isinstance(done, Rejection) else check_funds(now.balances, money_entry(table, done.money))


def _of_guest(now: GamingTable, who: Person) -> Iterator[Offered]:
    """The acts of a person at the table, or one who joins it."""
    name, guest = who.name, now.guests.get(who.name)
    if guest is None:
        if now.setup is not None:
            for seat in (*open_boxes(now.record), None):
                yield Offered(people.Join(name, seat), ("chips",))
        return
    yield Offered(people.BringChips(name, 100), ("chips",))
    yield Offered(people.Leave(name))
    for seat in (*open_boxes(now.record), None):
        if seat != guest.seat:
            yield Offered(people.TakeSeat(name, seat))
    yield Offered(disputes.RaiseDispute(name, "What I dispute"), ("about", "coup"))
    for dispute in now.disputes:
        if dispute.patron == name:
            yield Offered(disputes.AskReview(dispute.number))
    yield Offered(cards.DeclineCut(name))
    yield Offered(cards.Cut(_middle(now), name), ("at",))
    yield from (Offered(act(name)) for act in (holding.AcceptRole, holding.DeclineRole, holding.PassRole))
    yield from _wagers(now, name, guest.seat or next(iter(open_boxes(now.record)), 1))
    live = now.coup
    if live is not None:
        for place in range(len(live.cards)):
            yield Offered(holding.ExposeCard(name, place))
        for hand in Hand:
            yield Offered(holding.RefuseCards(name, hand))


def _wagers(now: GamingTable, name: str, box: int) -> Iterator[Offered]:
    """The wagers that a player may place, at the minimum of the sign, and take off again."""
    live = now.coup
    if live is None or now.in_force is None or not isinstance(now.edition.game(now.game), BaccaratGame):
        return
    for wager in now.offer.wagers:
        least = now.in_force.of(name, wager.key).least
        yield Offered(betting.PlaceWager(name, box, wager.key, least), ("box", "cents", "tokens"))
    for placed in live.wagers:
        if placed.player == name:
            yield Offered(betting.TakeOff(name, placed.box, placed.wager))


def _of_staff(now: GamingTable, at: Instant, next_key: str) -> Iterator[Offered]:
    """The acts of dealers and supervisors. The caller tries each one to see who may do it."""
    if now.setup is None or not isinstance(now.edition.game(now.game), BaccaratGame):
        return
    yield from _of_cards(now)
    yield from _of_coup(now, next_key)
    yield from _of_holding(now)
    yield from _of_supervision(now, at, next_key)
    for name in now.guests:
        yield Offered(people.Vacate(name))
        yield Offered(people.Leave(name))
        yield from _wagers(now, name, now.guests[name].seat or next(iter(open_boxes(now.record)), 1))


def _of_cards(now: GamingTable) -> Iterator[Offered]:
    back = "blue" if now.back == "red" else "red"
    behind = now.play.procedure.cut.least_from_back
    yield Offered(cards.BringCards(back), ("back", "source"))
    if now.back is not None:
        yield Offered(cards.BringCards(now.back, Source.USED), ("back", "source"))
    yield Offered(cards.CheckCards(), ("missing", "surplus"))
    yield Offered(cards.Shuffle())
    yield Offered(cards.Riffle(requested=True))
    yield Offered(cards.LetPlayersCut(players=False))
    yield Offered(cards.LetPlayersCut(players=True))
    for name in (*now.guests, None):
        yield Offered(cards.Cut(_middle(now), name), ("at",))
        if name is not None:
            yield Offered(cards.DeclineCut(name))
    yield Offered(cards.InsertCuttingCard(behind), ("behind",))
    yield Offered(cards.LoadDevice())
    yield Offered(cards.Burn(BurnWay.FACE_DOWN, (None,)), ("way", "cards"))
    for why in get_args(cards.TakingOut):
        yield Offered(cards.TakeOutCards(why))


def _of_coup(now: GamingTable, next_key: str) -> Iterator[Offered]:
    yield Offered(coup.StartRound(next_key), ("key",))
    for announcement in Announcement:
        yield Offered(coup.Call(announcement))
    yield Offered(coup.CallLastCoup())
    yield Offered(common_acts.EndPeriod())
    yield Offered(common_acts.Reopen())
    # A card that waits to be the first comes by itself. The shoe or the dealer names any other.
    known = now.carried is not None and now.carried.card is not None and not now.begun
    yield Offered(coup.DrawCard(), () if known else ("card",))
    yield Offered(coup.MeetCuttingCard())
    for winner in Winner:
        yield Offered(coup.SelectResult(winner))
    yield Offered(coup.ConfirmResult())
    yield Offered(coup.SettleInitialDeal())
    yield Offered(coup.Settle())
    yield Offered(betting.ReduceWagers())
    live = now.coup
    for place, dealt in enumerate(() if live is None else live.cards):
        if dealt.up and dealt.card is None:
            yield Offered(coup.NameCard(place, _unseen(now)), ("card",))
    for placed in () if live is None else live.wagers:
        act = betting.RefuseWager(placed.player, placed.box, placed.wager, "Grounds")
        yield Offered(act, ("grounds",))


def _of_holding(now: GamingTable) -> Iterator[Offered]:
    yield Offered(holding.AnnounceCounts())
    for hand in Hand:
        yield Offered(holding.Turn(hand))
        yield Offered(holding.Collect(hand))
        for name in now.guests:
            yield Offered(holding.PassOut(hand, name), ("only",))
            yield Offered(holding.RefuseCards(name, hand))
            yield Offered(holding.Designate(name, hand))
    for name in now.guests:
        for act in (
            holding.ExcuseHolding,
            holding.ForfeitCards,
            holding.AcceptRole,
            holding.DeclineRole,
            holding.PassRole,
        ):
            yield Offered(act(name))


def _of_supervision(now: GamingTable, at: Instant, next_key: str) -> Iterator[Offered]:
    yield Offered(common_acts.ShowClosing(at + OFFERED_AHEAD_MS), ("close_at",))
    yield Offered(opening.CloseTable())
    for game in now.edition.games:
        yield Offered(opening.ShowGame(game.key, at + OFFERED_AHEAD_MS), ("change_at",))
        yield Offered(opening.ChangeGame(game.key), ("agreed",))
    for method in now.play.procedure.methods:
        for face in method.faces:
            yield Offered(opening.ChooseDealing(method.key, face))
    yield from _without_wagers(now, next_key)
    yield Offered(no_bet.TakeWagers())
    yield Offered(irregular.ResumeCoup())
    for option in now.options:
        facts = tuple(fact for fact in option.needs if fact in STATED)
        yield Offered(irregular.ChooseOption(option.effect, facts), ("said",))
    live = now.coup
    if live is not None and live.stray is not None:
        for report in propose(now.edition, described(now, None), live.stray):
            facts = asks(now.edition, report.kind)
            for answer in (True, False) if facts else (True,):
                stated = Report(report.kind, dict.fromkeys(facts, answer))
                yield Offered(irregular.ReportIrregularity(stated), ("report",))
    for incident in now.book.waiting:
        for duty in incident.duties:
            if duty.notified_at is None:
                yield Offered(common_acts.TellAbout(incident.number, duty.who))


def _without_wagers(now: GamingTable, key: str) -> Iterator[Offered]:
    everybody = tuple(now.guests)
    for why in get_args(no_bet.Why):
        act = no_bet.OrderNoBet(
            why, key, requested=everybody, agreed=everybody, marker=True, surveillance_notified=True
        )
        yield Offered(act, ("key", "asked", "agreed", "marker", "surveillance_told"))


def _of_approval(now: GamingTable) -> Iterator[Offered]:
    """The acts that need staff above the dealer, and that a dealer requests during a coup."""
    live = now.coup
    if live is None:
        return
    yield Offered(common_acts.Reopen())
    yield from _without_wagers(now, live.key)
    for hand in Hand:
        receiver = next(iter(live.lines.get(hand, ())), None)
        waiting = exposure_of(now, live).waiting(hand)
        for name in now.guests:
            if receiver not in (None, name):
                # Each card may go to a different person.
                for only in (None, *waiting) if len(waiting) > 1 else (None,):
                    yield Offered(holding.PassOut(hand, name, only, nominated_by=receiver))
            if receiver != name:
                yield Offered(holding.Designate(name, hand))


def _unseen(now: GamingTable) -> str:
    """A card that may have come out of the shoe unread."""
    shoe = unwrap(shoe_of(now))
    return next(code for code, card in CARDS.items() if check_card(shoe, card) is None)


def _middle(now: GamingTable) -> int:
    """A valid place for a cut."""
    return now.record.decks * 26
