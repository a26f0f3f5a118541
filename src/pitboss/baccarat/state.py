"""The state of a gaming table: set-up, people, limits, cards, the coup, open matters, and its money.

All of it is plain data, so that a snapshot can hold it. `machines` builds the state machines from it.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple, Self

import msgspec

from pitboss.acting.acts.act import Spot, WagerResult
from pitboss.acting.registers.payment_errors import PaymentError, tell_regulator
from pitboss.acting.setups.setup import terms_of as terms_by
from pitboss.acting.setups.sign import TableLimits
from pitboss.acting.state import RECALLED_PLAYS, GameNotice, GameState, Reason, StateValue, change
from pitboss.baccarat.play.duties import CardDuty
from pitboss.baccarat.play.exposing import Breach, Count, Dealt
from pitboss.baccarat.play.limit_changes import InForce
from pitboss.baccarat.play.loading import Loaded
from pitboss.baccarat.setup import offer_of as offered_by
from pitboss.game.cards import Card
from pitboss.game.coup import Hand
from pitboss.game.irregularities import Ordered, Report
from pitboss.game.offer import NO_LIMIT, NoBet, Offer, PlayerLimit
from pitboss.game.preparing.stack import CardSource, StackStep
from pitboss.game.roads import Mark
from pitboss.game.settlement import Terms
from pitboss.game.wagers import Moment
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.roles import Role
from pitboss.ledger.entry import Balances
from pitboss.ledger.till import Till
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.duties import Recipient
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.equipment import AreaRule
from pitboss.rules.procedure import Announcement, Device
from pitboss.rules.result import Winner


class Guest(StateValue, frozen=True):
    """A person at the table, by the name under which they joined."""

    seat: int | None = None
    """None for a guest who stands."""
    idle: int = 0
    """How many coups in a row passed without a wager of theirs."""
    patron: int | None = None
    """Their number, if staff know it."""
    leaving: Clause | None = None
    """The clause by which they were excluded. They wait for what their wagers come to."""
    name: str | None = None
    """What they are called since, if not by that name."""


class PlacedWager(StateValue, frozen=True):
    """One player's chips on one wager."""

    player: str
    wager: str
    box: int | None
    chips: Cents = 0
    tokens: Cents = 0
    reduced: bool = False
    """Whether the dealer has reduced it, so that it may be under the minimum."""

    @property
    def cents(self) -> Cents:
        """The whole stake."""
        return self.chips + self.tokens

    @property
    def spot(self) -> Spot:
        """Its place."""
        return Spot(self.box, self.player, self.wager)


class CardsIn(StateValue, frozen=True):
    """Cards in preparation for the shoe: what staff did with them, never their order."""

    decks: int
    back: str
    source: CardSource
    device: Device
    step: StackStep
    pre_shuffled: bool = False
    replacement: bool = False
    checked_by: tuple[Role | None, ...] = ()
    behind: int | None = None
    declined: tuple[str, ...] = ()
    """Who was offered the cut and declined."""
    cut_by: str | None = None
    cut_at: int = 0
    """How many cards the cut took from the front to the back."""
    players_cut: bool = False
    """Whether the supervisor lets the players cut, if that is the supervisor's choice."""
    commencing: bool = False
    """Whether they are the last used ones, and gaming commences with them: the table has closed since."""
    out: int = 0
    """How many of their decks are not among them: those of a coup that is finished from a card shoe."""


class ShoeIn(StateValue, frozen=True):
    """The shoe or device in play: the data of `game.shoe.Shoe`."""

    decks: int
    device: Device
    burned: tuple[Card | None, ...] = ()
    unburned: bool = False
    dealt: tuple[Card | None, ...] = ()
    named: tuple[Card | None, ...] = ()
    in_coup: int = 0
    coups: int = 0
    coups_left: int | None = None
    ends_by: Clause | None = None
    extended: bool = False
    taken_out: Reserved | None = None
    tells: tuple[Role, ...] = ()


class Banking(StateValue, frozen=True):
    """The banker's role: the data of `play.receiving.Bank`."""

    holder: str | None = None
    seat: int | None = None
    declined: frozenset[str] = frozenset()


class LiveCoup(StateValue, frozen=True):
    """A coup from the call for bets to its settlement."""

    key: str
    method: str
    face: str
    began: Instant = 0
    """When its wagers were last opened. A set period counts from here."""
    first_wager: Instant = 0
    """When the first of its wagers was placed. Without a set period, the time to bet counts from here."""
    called: frozenset[Announcement] = frozenset()
    moment: Moment = Moment.OPEN
    wagers: tuple[PlacedWager, ...] = ()
    lines: Mapping[Hand, tuple[str, ...]] = {}
    """The line of receivers for each hand, the designated first."""
    struck: Mapping[Hand, tuple[str, ...]] = {}
    """Who declined the cards of a hand, or lost them. Later wagers do not change it."""
    designated: Mapping[Hand, str] = {}
    """Whom staff have put first in line, independent of wagers."""
    cards: tuple[Dealt, ...] = ()
    announced: tuple[Count, ...] = ()
    breaches: tuple[Breach, ...] = ()
    selected: Winner | None = None
    confirmed: bool = False
    result_called: bool = False
    """Whether the dealer has announced the result, where the rules order that."""
    settled: tuple[WagerResult, ...] = ()
    """What was settled before the coup is over: on the initial deal, or lost and collected."""
    early: tuple[PlacedWager, ...] = ()
    """The wagers of that settlement."""
    advised: frozenset[str] = msgspec.field(default=frozenset(), name="told")
    """The players who are advised after this coup that the next wager under the minimum is returned."""
    no_bet: Clause | None = None
    """The clause by which it is dealt without wagers."""
    stray: str | None = None
    """A card that came from the shoe when none was due, until it is ruled on."""
    face_up_next: bool = False
    """Whether the next card lies face up in the shoe, so that all see it as it is dealt."""
    option: Clause | None = None
    """The clause by which each player may take the wager off now. Everything else waits."""
    reducing: bool = False
    """Whether that option also lets a wager be made smaller."""
    ruled_by: str | None = None
    """Who had it resumed after it was settled, or declared it void."""
    reason: Reason | None = None
    """Why that was done."""

    @property
    def staked(self) -> frozenset[str]:
        """Who has a wager on it, or had one that is settled."""
        return frozenset(placed.player for placed in (*self.early, *self.wagers))

    @property
    def seen(self) -> bool:
        """Whether a person may have seen a card: it lies face up, or was passed out."""
        return any(card.up or card.to is not None for card in self.cards)

    @property
    def reopened(self) -> bool:
        """Whether wagers may be changed again, with cards already out."""
        return bool(self.cards) and not self.seen and self.moment is Moment.OPEN

    @property
    def reduced(self) -> list[Spot]:
        """Where a wager may be under the minimum."""
        return [placed.spot for placed in self.wagers if placed.reduced]

    def at(self, spot: Spot) -> PlacedWager | None:
        """The wager on a spot, if any."""
        return next((placed for placed in self.wagers if placed.spot == spot), None)


class PastCoup(StateValue, frozen=True):
    """A past coup, with what is needed to reverse it."""

    key: str
    cards: tuple[str, ...]
    """In the order dealt."""
    hands: tuple[Hand, ...] = ()
    """The hand that received each of them."""
    wagers: tuple[PlacedWager, ...] = ()
    lines: tuple[WagerResult, ...] = ()
    void: Clause | None = None
    no_bet: Clause | None = None
    game: str = ""
    limits: TableLimits | None = None
    """The limits of its wagers, if they were on terminals."""
    ruled_by: str | None = None
    """Who had it resumed after it was settled, or declared it void."""
    reason: Reason | None = None
    """Why that was done."""
    forfeits: tuple[str, ...] = ()
    """The terminals of cheats. Their stakes are not returned."""
    sign_percent: str | None = None
    """The percentage on ties by its sign. In coups of earlier releases the set-up has it."""


class Before(StateValue, frozen=True):
    """The state before the last coup was over, so that it can be resumed."""

    called: frozenset[Announcement]
    coups_left: int | None
    extended: bool
    bank: Banking
    idle: Mapping[str, int]
    advised: frozenset[str] = frozenset()


class Paired(StateValue, frozen=True):
    """Another table whose coups the same dealer deals, in turn with those of this one."""

    with_: str = msgspec.field(name="with")
    coups: int = 0
    """How many coups were finished here since the two were paired."""


class Carried(StateValue, frozen=True):
    """A card that left the shoe and becomes the first of the next coup."""

    card: str | None
    clause: Clause
    no_bet: bool


class FinishedShoe(StateValue, frozen=True):
    """The results of a shoe before the one in play."""

    number: int
    ended: Instant
    """When the next one was loaded."""
    marks: tuple[Mark, ...]


class Payment(StateValue, frozen=True):
    """What an act did to one wager."""

    player: str
    seat: int | None
    """Where its player sat. None for one who stood, or had left."""
    wager: str
    box: int | None
    net: int
    """What the dealer pays; below zero, takes."""
    back: Cents = 0
    """How much of the stake goes back besides."""


class Payments(StateValue, frozen=True):
    """What an act did to the wagers of a coup."""

    coup: str
    rows: tuple[Payment, ...]


class PercentNotice(NamedTuple):
    """A sign of another percentage on ties, with the time from which it holds."""

    percent: str
    change_at: Instant
    notified_at: Instant


class GamingTable(GameState, frozen=True):
    """One table. Before it is set up, it holds only the money that went through it."""

    till: Till = Till()
    game: str = ""
    game_since: Instant | None = None
    method: str = ""
    face: str = ""
    players: PlayerLimit = NO_LIMIT
    main_wager_only: frozenset[str] = frozenset()
    no_bet: NoBet | None = None
    in_force: InForce | None = None
    reserved_for: tuple[int, ...] = ()
    """The numbers of the patrons for whom it is reserved, in a salon or as a private table."""
    guests: Mapping[str, Guest] = {}
    """In the order in which they joined."""
    excluded: Mapping[str, Clause] = {}
    """Whom earlier releases excluded at this table. Since then the floor knows it."""
    advised: frozenset[str] = frozenset()
    """Who was advised that the next wager under the minimum is returned."""
    bank: Banking = Banking()
    cards_in: CardsIn | None = None
    shoe: ShoeIn | None = None
    loaded: Loaded = Loaded()
    """How that shoe was filled and what left it."""
    emptied: Loaded = Loaded()
    """The same for the shoe before."""
    back: str | None = None
    """The backs of the cards in the shoe, or last in it."""
    handled: bool = False
    """Whether anyone beside staff touched the cards of this shoe."""
    cut_by_player: bool = False
    unfit: bool = False
    card_duties: tuple[CardDuty, ...] = ()
    """What must be done with the cards before more of them are dealt."""
    devices: Mapping[str, str] = {}
    """The number on the device in use, by its kind, once cards were moved into a spare one."""
    last_called: bool = False
    """Whether the last coup was announced."""
    coup: LiveCoup | None = None
    past: tuple[PastCoup, ...] = ()
    recalled: tuple[PastCoup, ...] = ()
    """Coups before these that staff brought back from the log."""
    called_off: tuple[str, ...] = ()
    """The keys of the latest coups that ended before any of their cards was out."""
    paired: Paired | None = None
    marks: Mapping[str, Mark] = {}
    """The results of this shoe by the keys of their coups, for the roads. A void coup has none."""
    finished_shoes: tuple[FinishedShoe, ...] = ()
    """The latest shoes before it, the newest last."""
    payments: Payments | None = None
    """What the acts that last settled wagers, put them right or gave them back did to each."""
    before: Before | None = None
    carried: Carried | None = None
    options: tuple[Ordered, ...] = ()
    """What staff may choose to do after the last ruling, until the next coup begins."""
    ruled_report: Report | None = None
    """The report of that ruling."""
    ruled_coup: str | None = None
    """The coup in which it happened."""
    game_notice: GameNotice | None = None
    percent_notice: PercentNotice | None = None
    errors: tuple[PaymentError, ...] = ()

    @property
    def balances(self) -> Balances:
        """The balances of the accounts of the table."""
        return self.till.balances

    @property
    def play(self) -> BaccaratGame:
        """The game in play."""
        game = self.edition.game(self.game)
        if not isinstance(game, BaccaratGame):
            raise AssertionError("the table plays no Baccarat")
        return game

    @property
    def has_rules(self) -> bool:
        """Whether this release has the rules of the game in play."""
        return isinstance(self.edition.game(self.game), BaccaratGame)

    @property
    def idle(self) -> bool:
        """Whether nothing is played there: it is closed, without a coup or a shoe."""
        return not self.opened and self.coup is None and self.shoe is None

    def notified(self, incident: int, who: Recipient, at: Instant) -> Self:
        """The table. With its incident, the regulator was notified of a wrong payment, too."""
        if who is not Recipient.REGULATOR:
            return self
        errors = (tell_regulator(one, at) if one.incident == incident else one for one in self.errors)
        return change(self, errors=tuple(errors))

    @property
    def live_key(self) -> str | None:
        """The key of the coup under way, if any."""
        return None if self.coup is None else self.coup.key

    @property
    def offer(self) -> Offer:
        """What it offers now."""
        return replace(
            offered_by(self.record, self.game),
            main_wager_only=self.main_wager_only,
            players=self.players,
            no_bet=self.no_bet,
            game_since=self.game_since,
        )

    @property
    def terms(self) -> Terms:
        """What its sign adds to the rules."""
        return unwrap(terms_by(self.record, self.game))

    @property
    def limits(self) -> InForce:
        """The limits in force, once it has opened."""
        if self.in_force is None:
            raise AssertionError("the table has not opened")
        return self.in_force

    def called(self, player: str) -> str:
        """What a guest is called now."""
        guest = self.guests.get(player)
        return player if guest is None or guest.name is None else guest.name

    @property
    def seats_taken(self) -> dict[int, str]:
        """The players by seat."""
        return {guest.seat: name for name, guest in self.guests.items() if guest.seat is not None}

    @property
    def area(self) -> AreaRule | None:
        """The rule of the area where it stands, if its edition restricts the areas."""
        areas = self.edition.areas
        return next((row for row in areas.allowed if row.area is self.record.area), None) if areas else None

    @property
    def closed_since(self) -> bool:
        """Whether it has closed since its last cards were in play."""
        return self.shoe is not None and self.shoe.taken_out is Reserved.CLOSE_TABLE

    @property
    def shoe_before(self) -> FinishedShoe | None:
        """The shoe before this one, until the first card of a coup comes out of this one."""
        shoe, out = self.shoe, self.begun or bool(self.marks)
        if not self.finished_shoes or out or shoe is None or shoe.coups:
            return None
        return self.finished_shoes[-1]

    @property
    def begun(self) -> bool:
        """Whether a card of the coup is out."""
        return self.coup is not None and bool(self.coup.cards)

    def recall(self, key: str | None) -> PastCoup | None:
        """A past coup, if it is one of the last or was brought back."""
        return next((past for past in (*self.recalled, *self.past) if past.key == key), None)


def call_off(now: GamingTable) -> GamingTable:
    """The table without its coup, of which no card is out. Chips on terminals may refer to its key."""
    if now.coup is None:
        return now
    return change(now, coup=None, called_off=(*now.called_off, now.coup.key)[-RECALLED_PLAYS:])
