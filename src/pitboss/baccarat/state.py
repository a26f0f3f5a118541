"""A gaming table as it stands: set-up, people, limits, cards, the coup, what is open, and its money.

All of it is plain data, so that a snapshot can hold it; `machines` builds from it what play is judged by.
"""

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from pitboss.acting.act import Line, Spot
from pitboss.acting.disputes import Dispute
from pitboss.acting.payment_errors import PaymentError
from pitboss.acting.setup import offer_of as offered_by
from pitboss.acting.setup import terms_of as terms_by
from pitboss.acting.sign import TableLimits
from pitboss.acting.state import RECALLED, GameNotice, GameState, StateValue, change
from pitboss.baccarat.play.exposing import Breach, Count, Dealt
from pitboss.baccarat.play.limit_changes import InForce
from pitboss.baccarat.play.loading import Loaded
from pitboss.game.cards import Card
from pitboss.game.coup import Hand
from pitboss.game.irregularities import Ordered, Report
from pitboss.game.offer import NO_LIMIT, NoBet, Offer, PlayerLimit
from pitboss.game.roads import Mark
from pitboss.game.settlement import Terms
from pitboss.game.stack import Source
from pitboss.game.stack import Step as StackStep
from pitboss.game.wagers import Moment
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.roles import Role
from pitboss.ledger.entry import Balances
from pitboss.ledger.till import Till
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.procedure import Announcement, Device
from pitboss.rules.result import Winner


class Guest(StateValue, frozen=True):
    """Somebody at the table, known by the name that their chips have."""

    seat: int | None = None
    """None for who is standing."""
    idle: int = 0
    """How many coups in a row went by without a wager of theirs."""


class PlacedWager(StateValue, frozen=True):
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


class CardsIn(StateValue, frozen=True):
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
    cut_at: int = 0
    """How many cards the cut took from the front to the back."""
    players_cut: bool = False
    """Whether the supervisor lets the players cut, where that is the supervisor's choice."""


class ShoeIn(StateValue, frozen=True):
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


class Banking(StateValue, frozen=True):
    """The banker's role, as `table.receiving.Bank` knows it."""

    holder: str | None = None
    seat: int | None = None
    declined: frozenset[str] = frozenset()


class LiveCoup(StateValue, frozen=True):
    """A coup from the call for bets to its settlement."""

    key: str
    method: str
    face: str
    began: Instant = 0
    """When its wagers were opened, the last time, from which all screens count a period down."""
    called: frozenset[Announcement] = frozenset()
    moment: Moment = Moment.OPEN
    wagers: tuple[PlacedWager, ...] = ()
    lines: Mapping[Hand, tuple[str, ...]] = {}
    """To whom the cards of each hand go, the designated first."""
    struck: Mapping[Hand, tuple[str, ...]] = {}
    """Who did not want the cards of a hand, or had to give them up, whatever is bet after that."""
    designated: Mapping[Hand, str] = {}
    """Whom staff have put first in line, whatever they bet."""
    cards: tuple[Dealt, ...] = ()
    announced: tuple[Count, ...] = ()
    breaches: tuple[Breach, ...] = ()
    selected: Winner | None = None
    confirmed: bool = False
    settled: tuple[Line, ...] = ()
    """What was settled after the initial deal, where the rules settle something then."""
    early: tuple[PlacedWager, ...] = ()
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
    ruled_by: str | None = None
    """Who had it taken up again after it was settled, or declared it void."""
    reason: str | None = None
    """Why that was done."""

    @property
    def staked(self) -> frozenset[str]:
        """Who has a wager on it, or had one that is settled."""
        return frozenset(laid.player for laid in (*self.early, *self.wagers))

    @property
    def seen(self) -> bool:
        """Whether somebody may have seen a card: it lies face up, or was in somebody's hands."""
        return any(card.up or card.to is not None for card in self.cards)

    @property
    def reopened(self) -> bool:
        """Whether wagers may be changed again, with cards out already."""
        return bool(self.cards) and not self.seen and self.moment is Moment.OPEN

    @property
    def reduced(self) -> list[Spot]:
        """Where a wager may stand under the minimum."""
        return [laid.spot for laid in self.wagers if laid.reduced]

    def at(self, spot: Spot) -> PlacedWager | None:
        """The wager that lies on a spot, if one does."""
        return next((laid for laid in self.wagers if laid.spot == spot), None)


class PastCoup(StateValue, frozen=True):
    """A coup that is over, as far as somebody may still have to take it back."""

    key: str
    cards: tuple[str, ...]
    """In the order dealt."""
    hands: tuple[Hand, ...] = ()
    """To which hand each of them went."""
    wagers: tuple[PlacedWager, ...] = ()
    lines: tuple[Line, ...] = ()
    void: Clause | None = None
    no_bet: Clause | None = None
    game: str = ""
    limits: TableLimits | None = None
    """The limits that its wagers were under, where they lay on terminals."""
    ruled_by: str | None = None
    """Who had it taken up again after it was settled, or declared it void."""
    reason: str | None = None
    """Why that was done."""
    forfeits: tuple[str, ...] = ()
    """The terminals of cheats, whose stakes do not go back."""


class Before(StateValue, frozen=True):
    """How things stood before the last coup was over, so that it can be taken up again."""

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
    """How many were dealt to the end here since the two were joined."""


class Carried(StateValue, frozen=True):
    """A card that left the shoe and becomes the first of the next coup."""

    card: str | None
    clause: Clause
    no_bet: bool


class GamingTable(GameState, frozen=True):
    """One table. Before it is set up, it is nothing but the money that went through it."""

    till: Till = Till()
    game: str = ""
    game_since: Instant | None = None
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
    loaded: Loaded = Loaded()
    """How that shoe was filled and what left it."""
    emptied: Loaded = Loaded()
    """The same of the shoe before."""
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
    called_off: tuple[str, ...] = ()
    """The latest coups that ended before any card of theirs was out, by name."""
    paired: Paired | None = None
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
    errors: tuple[PaymentError, ...] = ()
    disputes: tuple[Dispute, ...] = ()

    @property
    def balances(self) -> Balances:
        """What stands on the accounts that the table keeps."""
        return self.till.balances

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
        """The limits that hold, once it has opened."""
        if self.in_force is None:
            raise AssertionError("the table has not opened")
        return self.in_force

    @property
    def seats_taken(self) -> dict[int, str]:
        """Who sits where."""
        return {guest.seat: name for name, guest in self.guests.items() if guest.seat is not None}

    @property
    def closed_since(self) -> bool:
        """Whether it has closed since its last cards were in play."""
        return self.shoe is not None and self.shoe.taken_out is Reserved.CLOSE_TABLE

    @property
    def begun(self) -> bool:
        """Whether a card of the coup is out."""
        return self.coup is not None and bool(self.coup.cards)

    def recall(self, key: str | None) -> PastCoup | None:
        """A coup that is over, if it is one of the last."""
        return next((past for past in self.past if past.key == key), None)


def call_off(now: GamingTable) -> GamingTable:
    """The table without its coup, of which no card is out. Chips on terminals may lie on it by its name."""
    if now.coup is None:
        return now
    return change(now, coup=None, called_off=(*now.called_off, now.coup.key)[-RECALLED:])
