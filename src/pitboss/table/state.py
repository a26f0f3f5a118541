"""A gaming table as it stands: set-up, people, limits, cards, the coup, what is open, and its money."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from pitboss.game.cards import Card, full_decks
from pitboss.game.coup import Coup, Hand
from pitboss.game.irregularities import Ordered, Report
from pitboss.game.offer import NO_LIMIT, NoBet, Offer, PlayerLimit
from pitboss.game.roads import Mark
from pitboss.game.settlement import Terms
from pitboss.game.shoe import Shoe
from pitboss.game.stack import Source, Stack
from pitboss.game.stack import Step as StackStep
from pitboss.game.wagers import Moment
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection, sure
from pitboss.kernel.roles import Role
from pitboss.ledger.entry import Balances
from pitboss.ledger.till import Till
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.catalogue import find_edition
from pitboss.rules.edition import BaccaratGame, Edition
from pitboss.rules.procedure import Announcement, DealingMethod, Device, Handling
from pitboss.rules.result import Winner
from pitboss.table.acting import Line
from pitboss.table.boxes import Spot
from pitboss.table.disputes import Dispute
from pitboss.table.exposing import Breach, Count, Dealt, Exposure
from pitboss.table.games import GameNotice
from pitboss.table.incidents import Book, Incident
from pitboss.table.limit_changes import InForce
from pitboss.table.payment_errors import PaymentError
from pitboss.table.receiving import Bank, Person, Receivers
from pitboss.table.rounds import Round
from pitboss.table.setup import Setup
from pitboss.table.setup import offer_of as offered_by
from pitboss.table.setup import terms_of as terms_by

S = TypeVar("S", bound=msgspec.Struct)

RECALLED = 20
"""How many coups back a table remembers what was paid, so that a coup can still be taken back."""


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """Plain data that a snapshot can hold."""


class Guest(Kept, frozen=True):
    """Somebody at the table, known by the name that their chips have."""

    seat: int | None = None
    """None for who is standing."""
    idle: int = 0
    """How many coups in a row went by without a wager of theirs."""


class Laid(Kept, frozen=True):
    """One player's chips on one wager."""

    player: str
    wager: str
    box: int | None
    chips: Cents = 0
    tokens: Cents = 0
    reduced: bool = False
    """Whether the dealer has reduced it, so that it may stand under the minimum."""

    @property
    def cents(self) -> Cents:
        """The whole stake."""
        return self.chips + self.tokens

    @property
    def spot(self) -> Spot:
        """Where it lies."""
        return Spot(self.box, self.player, self.wager)


class CardsIn(Kept, frozen=True):
    """Cards on their way to the shoe: what staff did with them, never in which order they lie."""

    decks: int
    back: str
    source: Source
    device: Device
    step: StackStep
    pre_shuffled: bool = False
    replacement: bool = False
    checked_by: tuple[Role | None, ...] = ()
    behind: int | None = None
    declined: tuple[str, ...] = ()
    """Who was offered the cut and did not take it."""
    cut_by: str | None = None
    players_cut: bool = False
    """Whether the supervisor lets the players cut, where that is the supervisor's choice."""


class ShoeIn(Kept, frozen=True):
    """The shoe or device in play, as `game.shoe.Shoe` knows it."""

    decks: int
    device: Device
    burned: tuple[Card | None, ...] = ()
    unburned: bool = False
    dealt: tuple[Card | None, ...] = ()
    in_coup: int = 0
    coups: int = 0
    coups_left: int | None = None
    ends_by: Clause | None = None
    extended: bool = False
    taken_out: Reserved | None = None
    tells: tuple[Role, ...] = ()


class Banking(Kept, frozen=True):
    """The banker's role, as `table.receiving.Bank` knows it."""

    holder: str | None = None
    seat: int | None = None
    declined: frozenset[str] = frozenset()


class LiveCoup(Kept, frozen=True):
    """A coup from the call for bets to its settlement."""

    key: str
    method: str
    face: str
    called: frozenset[Announcement] = frozenset()
    moment: Moment = Moment.OPEN
    wagers: tuple[Laid, ...] = ()
    lines: Mapping[Hand, tuple[str, ...]] = {}
    """To whom the cards of each hand go, the designated first."""
    designated: Mapping[Hand, str] = {}
    """Whom staff have put first in line, whatever they bet."""
    cards: tuple[Dealt, ...] = ()
    announced: tuple[Count, ...] = ()
    breaches: tuple[Breach, ...] = ()
    selected: Winner | None = None
    confirmed: bool = False
    settled: tuple[Line, ...] = ()
    """What was settled after the initial deal, where the rules settle something then."""
    early: tuple[Laid, ...] = ()
    """The wagers of that."""
    told: frozenset[str] = frozenset()
    """Who is told after this coup that the next wager under the minimum goes back."""
    no_bet: Clause | None = None
    """The clause by which it is dealt without wagers."""
    stray: str | None = None
    """A card that came from the shoe when none was due, until somebody rules on it."""
    face_up_next: bool = False
    """Whether the next card lies face up in the shoe, so that all see it as it is dealt."""
    option: Clause | None = None
    """The clause by which each player may take the wager off now, and nothing else goes on."""
    reducing: bool = False
    """Whether that option lets a wager be made smaller, too."""

    @property
    def seen(self) -> bool:
        """Whether somebody may have seen a card: it lies face up, or was in somebody's hands."""
        return any(card.up or card.to is not None for card in self.cards)

    @property
    def reopened(self) -> bool:
        """Whether wagers may be changed again, with cards out already."""
        return bool(self.cards) and not self.seen and self.moment is Moment.OPEN


class PastCoup(Kept, frozen=True):
    """A coup that is over, as far as somebody may still have to take it back."""

    key: str
    cards: tuple[str, ...]
    """In the order dealt."""
    hands: tuple[Hand, ...] = ()
    """To which hand each of them went."""
    wagers: tuple[Laid, ...] = ()
    lines: tuple[Line, ...] = ()
    void: Clause | None = None
    no_bet: Clause | None = None
    game: str = ""


class Before(Kept, frozen=True):
    """How things stood before the last coup was over, so that it can be taken up again."""

    called: frozenset[Announcement]
    coups_left: int | None
    extended: bool
    bank: Banking
    idle: Mapping[str, int]


class Carried(Kept, frozen=True):
    """A card that left the shoe and becomes the first of the next coup."""

    card: str | None
    clause: Clause
    no_bet: bool


class Closing(Kept, frozen=True):
    """A sign that tells when the table closes."""

    close_at: Instant
    told_at: Instant


class GamingTable(Kept, frozen=True, omit_defaults=True):
    """One table. Before it is set up, it is nothing but the money that went through it."""

    till: Till = Till()
    setup: Setup | None = None
    game: str = ""
    game_since: Instant | None = None
    opened: bool = False
    method: str = ""
    face: str = ""
    players: PlayerLimit = NO_LIMIT
    main_wager_only: frozenset[str] = frozenset()
    no_bet: NoBet | None = None
    in_force: InForce | None = None
    guests: Mapping[str, Guest] = {}
    """In the order in which they came."""
    excluded: Mapping[str, Clause] = {}
    advised: frozenset[str] = frozenset()
    """Who was told that the next wager under the minimum goes back."""
    bank: Banking = Banking()
    cards_in: CardsIn | None = None
    shoe: ShoeIn | None = None
    back: str | None = None
    """The backs of the cards in the shoe, or last in it."""
    handled: bool = False
    """Whether anybody but the staff touched the cards of this shoe."""
    cut_by_player: bool = False
    unfit: bool = False
    last_called: bool = False
    """Whether the last coup was announced."""
    coup: LiveCoup | None = None
    past: tuple[PastCoup, ...] = ()
    marks: Mapping[str, Mark] = {}
    """The results of this shoe by the names of their coups, for the roads; a void coup has none."""
    before: Before | None = None
    carried: Carried | None = None
    options: tuple[Ordered, ...] = ()
    """What staff may choose to do after the last ruling, until the next coup begins."""
    ruled_report: Report | None = None
    """What that ruling was about."""
    ruled_coup: str | None = None
    """The coup that it happened in."""
    game_notice: GameNotice | None = None
    closing: Closing | None = None
    book: Book = Book()
    recorded: tuple[Incident, ...] = ()
    """What the last act put on record; the event of the act keeps it."""
    errors: tuple[PaymentError, ...] = ()
    disputes: tuple[Dispute, ...] = ()

    @property
    def balances(self) -> Balances:
        """What stands on the accounts that the table keeps."""
        return self.till.balances

    @property
    def edition(self) -> Edition:
        """The edition that it is set up for."""
        return sure(find_edition(self.record.edition))

    @property
    def record(self) -> Setup:
        """Its set-up, once it has one."""
        if self.setup is None:
            raise AssertionError("the table is not set up")
        return self.setup

    @property
    def play(self) -> BaccaratGame:
        """The game in play."""
        game = self.edition.game(self.game)
        if not isinstance(game, BaccaratGame):
            raise AssertionError("the table plays no Baccarat")
        return game

    @property
    def offer(self) -> Offer:
        """What it offers now."""
        return replace(
            sure(offered_by(self.record, self.game)),
            main_wager_only=self.main_wager_only,
            players=self.players,
            no_bet=self.no_bet,
            game_since=self.game_since,
        )

    @property
    def terms(self) -> Terms:
        """What its sign adds to the rules."""
        return sure(terms_by(self.record, self.game))

    @property
    def seats_taken(self) -> dict[int, str]:
        """Who sits where."""
        return {guest.seat: name for name, guest in self.guests.items() if guest.seat is not None}

    @property
    def begun(self) -> bool:
        """Whether a card of the coup is out."""
        return self.coup is not None and bool(self.coup.cards)


def change(state: S, **fields: Any) -> S:
    """A state with some fields otherwise."""
    return msgspec.structs.replace(state, **fields)


def stack_of(cards: CardsIn) -> Stack:
    """The stack on the table. Which card lies where nobody knows, so the decks stand there in order."""
    return Stack(
        full_decks(cards.decks),
        cards.decks,
        cards.back,
        cards.source,
        cards.device,
        cards.step,
        cards.pre_shuffled,
        cards.replacement,
        cards.checked_by,
        cards.behind,
    )


def shoe_of(now: GamingTable) -> Shoe | Rejection:
    """The shoe in play."""
    if now.shoe is None:
        return Rejection("no-cards", "There are no cards in the shoe: bring cards in first.")
    return Shoe(now.play, **msgspec.structs.asdict(now.shoe))


def with_shoe(now: GamingTable, shoe: Shoe) -> GamingTable:
    """The table with the shoe in another state."""
    kept = {name: getattr(shoe, name) for name in ShoeIn.__struct_fields__}
    return change(now, shoe=ShoeIn(**kept))


def bank_of(now: GamingTable) -> Bank:
    """The banker's role in the method of the table."""
    return Bank(method_of(now), **msgspec.structs.asdict(now.bank))


def with_bank(now: GamingTable, bank: Bank) -> GamingTable:
    """The table with the banker's role elsewhere."""
    return change(now, bank=Banking(bank.holder, bank.seat, bank.declined))


def method_of(now: GamingTable) -> DealingMethod:
    """How the coups of the table are dealt."""
    return find_method(now.play, now.method)


def find_method(game: BaccaratGame, key: str) -> DealingMethod:
    """A dealing method of a game by its key."""
    return next(method for method in game.procedure.methods if method.key == key)


def by_dealer(game: BaccaratGame) -> DealingMethod:
    """The method by which the dealer alone handles the cards."""
    return next(method for method in game.procedure.methods if method.handling is Handling.DEALER)


def people_of(now: GamingTable) -> tuple[Person, ...]:
    """Everybody at the table with their wagers on the coup."""
    wagers = now.coup.wagers if now.coup is not None else ()
    placed: dict[str, dict[str, Cents]] = {name: {} for name in now.guests}
    for laid in wagers:
        mine = placed.setdefault(laid.player, {})
        mine[laid.wager] = mine.get(laid.wager, 0) + laid.cents
    seats = {name: guest.seat for name, guest in now.guests.items()}
    return tuple(Person(name, seats.get(name), keys) for name, keys in placed.items())


def boxes_of(coup: LiveCoup) -> dict[Spot, Cents]:
    """What lies on the layout."""
    return {laid.spot: laid.cents for laid in coup.wagers}


def exposure_of(now: GamingTable, coup: LiveCoup) -> Exposure:
    """The cards of a coup as they lie on the table."""
    people = {person.name: person for person in people_of(now)}
    lines = {
        hand: tuple(people.get(name) or Person(name, None, {}) for name in coup.lines.get(hand, ()))
        for hand in Hand
    }
    receivers = Receivers(now.edition, now.play, find_method(now.play, coup.method), lines)
    return Exposure(receivers, coup.face, coup.cards, coup.announced, coup.breaches)


def with_exposure(coup: LiveCoup, exposure: Exposure) -> LiveCoup:
    """A coup with its cards lying otherwise; one more card closes the wagers that wait for that."""
    more = len(exposure.cards) > len(coup.cards)
    moment = max(coup.moment, Moment.FIRST_CARD_REMOVED) if more else coup.moment
    lines = exposure.receivers.lines
    return change(
        coup,
        cards=exposure.cards,
        announced=exposure.announced,
        breaches=exposure.breaches,
        lines={hand: tuple(person.name for person in lines[hand]) for hand in Hand},
        moment=moment,
    )


def round_of(now: GamingTable, coup: LiveCoup) -> Round:
    """The coup as the calls, the wagers and the confirmation see it."""
    shown = exposure_of(now, coup).coup
    offer = now.offer
    if coup.no_bet is not None:
        offer = replace(offer, no_bet=NoBet(coup.no_bet, coup.key))
    return Round(
        offer,
        coup.key,
        shown,
        len(coup.cards) - shown.dealt,
        coup.called,
        Moment.FIRST_CARD_EXPOSED if coup.seen else coup.moment,
        coup.selected,
        coup.confirmed,
    )


def dealt_coup(now: GamingTable, coup: LiveCoup) -> Coup:
    """The hands that all can see."""
    return exposure_of(now, coup).coup
