"""The table for each audience: what is shown, what only staff see, and which acts are available."""

from collections.abc import Iterable

import msgspec

from pitboss.acting.acts.act import Person, WagerResult
from pitboss.acting.audience import IN_CHARGE, IN_PUBLIC, Audience, View
from pitboss.acting.registers.incidents import Incident
from pitboss.acting.registers.matters import Matters
from pitboss.acting.setups.sign import SignLine
from pitboss.baccarat.acts.holding import role_offered_to
from pitboss.baccarat.acts.irregular import choices, described, hides_stray
from pitboss.baccarat.acts.people import holdings
from pitboss.baccarat.acts.settling import came_back, to_settle
from pitboss.baccarat.course import cards_due, role_missed, waits
from pitboss.baccarat.machines import boxes_of, cards_ahead, exposure_of, hands_of, round_of
from pitboss.baccarat.play.cutting import cut_line
from pitboss.baccarat.play.exposing import Count, ExposureStep, visible
from pitboss.baccarat.play.limit_changes import Marker, limit_markers, table_sign
from pitboss.baccarat.play.limits import check_limits
from pitboss.baccarat.play.results import result_of
from pitboss.baccarat.play.rounds import coup_text, wagering_over
from pitboss.baccarat.state import GamingTable, LiveCoup, PastCoup, Payments
from pitboss.baccarat.views.history import is_over, shown_marks
from pitboss.baccarat.views.matters import matters
from pitboss.baccarat.views.offering import TableOffer, askable, offers
from pitboss.game.cards import point_count, read_cards
from pitboss.game.coup import Hand
from pitboss.game.irregularities import Ordered, Report, propose, who_may
from pitboss.game.preparing.stack import StackStep as Ready
from pitboss.game.records.notation import UNSEEN
from pitboss.game.roads import Mark
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import Text
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.procedure import Announcement
from pitboss.rules.result import Winner


class SeenGuest(View, frozen=True):
    """A person at the table."""

    name: str
    """The name under which they joined."""
    seat: int | None
    chips: Cents | None = None
    """For staff, and for this player."""
    tokens: Cents | None = None
    called: str | None = None
    """What they are called since, if not by that name."""


class SeenWager(View, frozen=True):
    """A wager on the layout, where everyone sees it."""

    player: str
    wager: str
    box: int | None
    cents: Cents


class SeenCard(View, frozen=True):
    """A card on the table. Without a code it is a back."""

    hand: Hand
    card: str | None = None
    with_: str | None = msgspec.field(default=None, name="with")
    """Who holds it."""


class SeenCoup(View, frozen=True):
    """The coup under way."""

    key: str
    wagers: tuple[SeenWager, ...] = ()
    cards: tuple[SeenCard, ...] = ()
    counts: tuple[Count, ...] = ()
    no_bet: Clause | None = None
    choosing: Clause | None = None
    """The clause by which players may take their wagers off now."""
    stray: str | None = None
    """A card that came when none was due. Face down, it is only a back."""


class SeenDue(View, frozen=True):
    """The next card of the coup, or the next step with the cards of a hand."""

    hand: Hand | None = None
    nth: int | None = None
    """The number of the next card in the hand, starting at 1. None if no card is due."""
    who: str | None = None
    """Who holds the cards, must receive them, or is asked to cut or to accept the banker's role."""
    clause: Clause | None = None
    """The clause by which a third card is drawn."""


class SeenShoe(View, frozen=True):
    """The shoe, for staff. The public does not see how much is left of it."""

    coups: int
    remaining: int
    coups_left: int | None = None
    to_cut: int | None = None
    """How many cards come before the cutting card, until that has come."""
    cards: int = 0
    """How many it held."""


class SeenResult(View, frozen=True):
    """The result of a past coup: its points, and the hand that won."""

    key: str
    player: int
    banker: int
    winner: Winner


class CameBack(View, frozen=True):
    """What a player got back from a past coup by its settlement: stakes that were not lost, and wins."""

    coup: str
    player: str
    cents: Cents


class TableView(View, frozen=True):
    """One table as one audience sees it."""

    table: str
    edition: str
    game: str
    opened: bool
    reserved: Clause | None = None
    """The clause by which it is for certain people only. Who they are, only staff see."""
    announcement: Text | None = None
    """The dealer's last call, as a display shows it."""
    waits_for: Text | None = None
    """What comes once bets are closed. It reveals no card."""
    due: SeenDue | None = None
    """The same for the cards of the coup, for staff: whose the next is."""
    sign: tuple[SignLine, ...] = ()
    markers: tuple[Marker, ...] = ()
    guests: tuple[SeenGuest, ...] = ()
    banker: str | None = None
    """Who holds the banker's role, if the dealing method has one."""
    coup: SeenCoup | None = None
    totals: tuple[Count, ...] = ()
    """The points of each hand that lies face up, of the coup under way or else of the last one."""
    past: tuple[PastCoup, ...] = ()
    results: tuple[SeenResult, ...] = ()
    """The results of those coups by their cards, for those in charge. Empty for an incomplete coup."""
    came_back: tuple[CameBack, ...] = ()
    """What each player got back from those coups, for staff."""
    payments: Payments | None = None
    """What the last settlement or ruling did to each wager: for staff, and for each player their own."""
    to_settle: tuple[WagerResult, ...] = ()
    """What the dealer collects now from a complete coup or, with that done, pays and returns, for staff."""
    road: tuple[Mark, ...] = ()
    """The results of this shoe, from which displays draw the roads."""
    shoe: SeenShoe | None = None
    limits_missed: Rejection | None = None
    """Which wagers must be corrected before they close, for staff."""
    proposed: tuple[Report, ...] = ()
    """What a stray card may be reported as."""
    options: tuple[Ordered, ...] = ()
    incidents: tuple[Incident, ...] = ()
    """Incidents with a recipient who must still be notified."""
    matters: Matters | None = None
    """For those in charge."""
    offers: tuple[TableOffer, ...] = ()
    askable: tuple[TableOffer, ...] = ()
    """The acts a dealer may request, and another person must approve."""


def view(
    now: GamingTable,
    table: str,
    audience: Audience,
    who: Person | None = None,
    *,
    at: Instant = 0,
    next_key: str = "next",
) -> TableView:
    """What an audience may see of a table and, for a person who may act, the acts available.

    >>> from pitboss.acting.acts.act import Person
    >>> view(GamingTable(), "1", Audience.DISPLAY).opened
    False
    """
    if now.setup is None or not isinstance(now.edition.game(now.game), BaccaratGame):
        edition = "" if now.setup is None else now.record.edition
        return TableView(table, edition, now.game, now.opened)
    acting = who is not None and audience not in (Audience.DISPLAY, Audience.SURVEILLANCE)
    staff = audience not in IN_PUBLIC
    coup = None if now.coup is None else _coup(now, now.coup, audience, who)
    return TableView(
        table,
        now.record.edition,
        now.game,
        now.opened,
        reserved=_reserved(now),
        announcement=_announced(now),
        waits_for=waits(now).text,
        due=_due(now) if staff else None,
        sign=_sign(now),
        markers=() if now.in_force is None else limit_markers(now.offer, now.in_force),
        guests=_guests(now, audience, who),
        banker=now.bank.holder,
        coup=coup,
        totals=_totals(now) if coup is None or is_over(now) else _points(_shown(coup)),
        past=tuple(_public(past) for past in now.past) if not staff else (*now.recalled, *now.past),
        results=_results(now) if audience in IN_CHARGE else (),
        road=shown_marks(now),
        came_back=_came_back(now) if staff else (),
        payments=now.payments if staff else _own_payments(now, who),
        to_settle=to_settle(now, now.coup) if staff and now.coup is not None else (),
        shoe=_shoe(now) if staff else None,
        limits_missed=_missed(now) if staff else None,
        proposed=_proposed(now) if staff else (),
        options=who_may(now.edition, choices(now)) if staff else (),
        incidents=now.book.waiting if audience in IN_CHARGE else (),
        matters=matters(now) if audience in IN_CHARGE else None,
        offers=offers(now, table, who, at, next_key=next_key) if acting and who is not None else (),
        askable=askable(now, table, who, at) if audience is Audience.DEALER and who is not None else (),
    )


def _own_payments(now: GamingTable, who: Person | None) -> Payments | None:
    """The same for one player, who sees no one else's."""
    done = now.payments
    rows = () if done is None or who is None else tuple(row for row in done.rows if row.player == who.name)
    return Payments(done.coup, rows) if done is not None and rows else None


def _reserved(now: GamingTable) -> Clause | None:
    area = now.area
    return area.clause if area is not None and (area.reserved or now.reserved_for) else None


def _came_back(now: GamingTable) -> tuple[CameBack, ...]:
    return tuple(
        CameBack(past.key, player, cents)
        for past in (*now.recalled, *now.past)
        for player, cents in came_back(past).items()
    )


def _announced(now: GamingTable) -> Text | None:
    """The last call that is still relevant."""
    coup = now.coup
    if coup is not None and coup.result_called:
        return coup_text(hands_of(now, coup).result)
    if coup is not None and coup.no_bet is not None:
        return Text("announcement-no-bet-coup")
    if coup is not None and (coup.cards or Announcement.NO_MORE_BETS in coup.called):
        return Text("announcement-no-more-bets")
    if is_over(now):
        return Text("announcement-new-shoe")
    if now.last_called:
        return Text("announcement-last-coup")
    if (
        coup is not None
        and Announcement.PLACE_YOUR_BETS in coup.called
        and not wagering_over(round_of(now, coup))
    ):
        return Text("announcement-place-your-bets")
    return None


def _due(now: GamingTable) -> SeenDue | None:
    """The next step with the cards of a coup, if no ruling or choice must come first, or who is asked."""
    coup, cards = now.coup, now.cards_in
    if coup is None and cards is not None:
        cutter = cut_line(now, cards)[:1] if cards.step is Ready.SHUFFLED else ()
        return SeenDue(who=cutter[0]) if any(cutter) else None
    role = role_offered_to(now)
    if role is not None:
        return SeenDue(who=role)
    if coup is None:
        return None
    exposure = exposure_of(now, coup)
    due = exposure.expects
    if due is None or coup.stray is not None or coup.option is not None:
        return None
    if due.step is not ExposureStep.DEAL:
        return SeenDue(due.hand, who=due.who)
    nth = cards_due(now, coup)
    return SeenDue(due.hand, nth, clause=exposure.coup.turn[1] if nth == 3 else None)


def _sign(now: GamingTable) -> tuple[SignLine, ...]:
    """The text of the sign. The sign is taken down when the table closes."""
    if now.in_force is None or not now.opened:
        return ()
    lines = table_sign(now.offer, now.in_force, now.terms)
    return () if isinstance(lines, Rejection) else lines


def _guests(now: GamingTable, audience: Audience, who: Person | None) -> tuple[SeenGuest, ...]:
    seen = []
    for name, guest in now.guests.items():
        own = who is not None and who.name == name
        chips, tokens = holdings(now, name) if own or audience not in IN_PUBLIC else (None, None)
        seen.append(SeenGuest(name, guest.seat, chips, tokens, guest.name))
    return tuple(seen)


def _coup(now: GamingTable, coup: LiveCoup, audience: Audience, who: Person | None) -> SeenCoup:
    """The coup with the cards that lie face up and, for a player who holds some, those held."""
    viewer = who.name if who is not None and audience is Audience.PLAYER else None
    exposure = exposure_of(now, coup)
    cards = zip(coup.cards, visible(exposure, viewer), strict=True)
    return SeenCoup(
        coup.key,
        tuple(SeenWager(placed.player, placed.wager, placed.box, placed.cents) for placed in coup.wagers),
        tuple(
            SeenCard(card.hand, None if seen is None else str(seen), card.to if card.out else None)
            for card, seen in cards
        ),
        coup.announced,
        coup.no_bet,
        coup.option,
        UNSEEN if hides_stray(now) else coup.stray,
    )


def _shown(coup: SeenCoup) -> Iterable[tuple[Hand, str | None]]:
    return ((card.hand, card.card) for card in coup.cards)


def _totals(now: GamingTable) -> tuple[Count, ...]:
    """The points of the last coup, as far as its cards were shown before it was over."""
    last = now.past[-1] if now.past else None
    if last is None:
        return ()
    return _points(
        (hand, None if card == UNSEEN else card) for hand, card in zip(last.hands, last.cards, strict=True)
    )


def _results(now: GamingTable) -> tuple[SeenResult, ...]:
    results = ((past.key, result_of(now, past)) for past in (*now.recalled, *now.past))
    return tuple(
        SeenResult(key, result.player, result.banker, result.winner) for key, result in results if result
    )


def _points(cards: Iterable[tuple[Hand, str | None]]) -> tuple[Count, ...]:
    """The points of every hand of which each card is known."""
    hands: dict[Hand, list[str | None]] = {}
    for hand, card in cards:
        hands.setdefault(hand, []).append(card)
    known = {hand: [card for card in dealt if card is not None] for hand, dealt in hands.items()}
    return tuple(
        Count(hand, point_count(unwrap(read_cards(known[hand]))))
        for hand, dealt in hands.items()
        if len(known[hand]) == len(dealt)
    )


def _public(past: PastCoup) -> PastCoup:
    """A past coup without the results of its wagers and the person who ruled on it."""
    return msgspec.structs.replace(past, wagers=(), lines=(), limits=None, ruled_by=None, forfeits=())


def _shoe(now: GamingTable) -> SeenShoe | None:
    shoe = now.shoe
    if shoe is None:
        return None
    left = shoe.decks * 52 - len(shoe.burned) - len(shoe.dealt)
    return SeenShoe(shoe.coups, left, shoe.coups_left, cards_ahead(now), shoe.decks * 52)


def _missed(now: GamingTable) -> Rejection | None:
    """The wagers that do not comply with the sign, while they can still be changed."""
    coup = now.coup
    if coup is None or now.in_force is None or coup.cards:
        return None
    missed = check_limits(now.offer, now.in_force, boxes_of(coup), reduced=coup.reduced)
    return missed or role_missed(now, coup)


def _proposed(now: GamingTable) -> tuple[Report, ...]:
    if now.coup is None or now.coup.stray is None:
        return ()
    # The report does not name the card: the ruling uses the stray card itself.
    reports = propose(now.edition, described(now, None), now.coup.stray)
    return tuple(msgspec.structs.replace(report, card=None) for report in reports)
