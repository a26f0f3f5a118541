"""The rows of a Baccarat table: decks, cut, burn, end of shoe, table of play, layouts, dealing methods."""

from dataclasses import dataclass
from enum import StrEnum

from pitboss.kernel.clause import Clause
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act
from pitboss.rules.limits import Closes, Closing, Limit, Position, Tenders
from pitboss.rules.wager import Combination, EitherOr


@dataclass(frozen=True, slots=True)
class Decks:
    """How many decks, and how many cutting cards go with them."""

    allowed: tuple[int, ...]
    cutting_cards: int
    clause: Clause


class Device(StrEnum):
    """What the cards are dealt from."""

    SHOE = "shoe"
    SCANNING_SHOE = "scanning-shoe"
    SHUFFLING_DEVICE = "shuffling-device"


@dataclass(frozen=True, slots=True)
class DealtFrom:
    """A device that the game may be dealt from."""

    device: Device
    clause: Clause
    low_limit: bool = True
    """Whether a low-limit game may use it."""


class CutterKind(StrEnum):
    """A person whom the rules ask to cut."""

    DEALER = "dealer"
    SUPERVISOR = "supervisor"
    FIRST_AT_TABLE = "first-at-table"
    LEFT_OF_DEALER = "left-of-dealer"
    CLOCKWISE = "clockwise"
    ANY_PLAYER = "any-player"


@dataclass(frozen=True, slots=True)
class Cutter:
    """One turn in the order of cutting."""

    kind: CutterKind
    clause: Clause
    may_nominate: bool = False


@dataclass(frozen=True, slots=True)
class Cut:
    """How deep the stack is cut, where the cutting card then goes, and who is asked to cut."""

    least_from_ends: int
    """Cards."""
    least_from_back: int
    """Cards behind the cutting card."""
    cut_clause: Clause
    cutting_card_clause: Clause
    offered_to: tuple[Cutter, ...]
    """In the order in which they are asked."""


class BurnWay(StrEnum):
    """How cards are burned before the first coup."""

    FACE_DOWN = "face-down"
    SHOWN = "shown"
    BY_VALUE = "by-value"


@dataclass(frozen=True, slots=True)
class Burn:
    """A way of burning, and whose approval it needs."""

    way: BurnWay
    clause: Clause
    approved_by: Role | None = None


@dataclass(frozen=True, slots=True)
class EndOfShoe:
    """How many coups follow the one in which the cutting card comes."""

    after_during: int
    """It came after the first card of a coup."""
    during_clause: Clause
    after_first: int
    """It came in place of the first card of a coup."""
    first_clause: Clause
    one_more_on_tie: Clause | None = None
    announced: bool = True
    """Whether the dealer announces the last coup."""


@dataclass(frozen=True, slots=True)
class Check:
    """A check that cards must have passed before they are shuffled."""

    replacement: bool
    """Whether it is for cards that replace others, or for the first ones."""
    by: tuple[Role, ...]
    """All of these must have checked; none named means anybody who may check."""
    pre_shuffled: bool
    """Whether pre-shuffled cards need it, too."""
    clause: Clause


@dataclass(frozen=True, slots=True)
class Tableau:
    """The table of play: who draws a third card."""

    player_draws: tuple[int, ...]
    banker_draws: tuple[str, ...]
    """A row for each Banker count 0 to 9: "D" or "S" for no Player card, then for Player cards 0 to 9."""
    initial_deal: Clause
    natural: Clause
    player: Clause
    banker: Clause
    banker_alone: Clause
    one_card: Clause


PLAYER_DRAWS = (0, 1, 2, 3, 4, 5)
BANKER_DRAWS = (
    "DDDDDDDDDDD",
    "DDDDDDDDDDD",
    "DDDDDDDDDDD",
    "DDDDDDDDDSD",
    "DSSDDDDDDSS",
    "DSSSSDDDDSS",
    "SSSSSSSDDSS",
    "SSSSSSSSSSS",
    "SSSSSSSSSSS",
    "SSSSSSSSSSS",
)
"""The table of play that all approved editions print; an edition cites it with its own clauses."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A layout diagram: the places drawn on it and those it may be cut or grown to."""

    key: str
    places: int
    also: tuple[int, ...]


class Handling(StrEnum):
    """Who may hold the cards under a dealing method."""

    DEALER = "dealer"
    HIGHEST_WAGER = "highest-wager"
    BANKER_IN_TURN = "banker-in-turn"
    ANY_BACKER = "any-backer-of-the-hand"


class CardRule(StrEnum):
    """What a dealing method may order for cards on the table or in somebody's hands."""

    KEPT = "the dealer keeps the cards that go to nobody"
    PASSED_OUT = "the dealer must pass the cards out, and not only may"
    SEATED = "the holder is seated at the table"
    IN_FULL_VIEW = "the cards stay in full view"
    OVER_THE_LAYOUT = "the cards stay over the layout"
    ONE_HAND = "one hand at a time is out"
    BOTH_TO_NOMINEES = "nominees expose both of the first two cards"
    ONE_CARD = "cards for two nominees go out one at a time"
    EXPOSED = "the holder may expose the cards"
    COLLECTED = "the dealer takes the cards back"
    LAID_FACE_UP = "cards taken back are laid face up"
    TURNED = "the dealer turns what nobody exposed"
    ANNOUNCED = "both counts are announced, Player first"
    ROLE_TAKEN = "who takes the role bets on Banker and receives its cards"
    ROLE_PASSED = "the role is passed on between coups"
    MARKED = "a marker may show who is designated"


@dataclass(frozen=True, slots=True)
class CardRow:
    """A rule for the cards under a dealing method; where there is no row, the method does not ask for it."""

    rule: CardRule
    clause: Clause


@dataclass(frozen=True, slots=True)
class DealingMethod:
    """A way of dealing and exposing the cards."""

    key: str
    handling: Handling
    faces: tuple[str, ...]
    """ "up", "down" or both: how the cards leave the shoe."""
    clause: Clause
    rules: tuple[CardRow, ...] = ()

    def orders(self, rule: CardRule) -> Clause | None:
        """The clause by which this method has a rule for the cards, if it has it."""
        return next((row.clause for row in self.rules if row.rule is rule), None)


class Announcement(StrEnum):
    """What a dealer calls out about the wagers of a coup."""

    PLACE_YOUR_BETS = "place your bets"
    NO_MORE_BETS = "no more bets"


@dataclass(frozen=True, slots=True)
class Call:
    """An announcement that the rules ask for or allow."""

    announcement: Announcement
    clause: Clause
    required: bool = False
    """Whether nothing goes on before it is made, or the dealer is free to make it."""
    closing: Closes | None = None
    """The way of closing that it belongs to; none if to all."""


@dataclass(frozen=True, slots=True)
class Confirmation:
    """How the dealer confirms a result before it is settled."""

    selected: Clause
    confirmed: Clause
    before_settlement: Clause


@dataclass(frozen=True, slots=True)
class TurnAbout:
    """Two games under one dealer, a coup of each in turn, on a layout made for it."""

    layout: str
    clause: Clause


class Fact(StrEnum):
    """Something that must be so at a table before a no-bet coup; its words end "only if ..."."""

    SHOE = "a card shoe is in use"
    NOBODY = "nobody is at the table"
    PLAYERS = "there are players at the table"
    NO_WAGERS = "no wager has been placed"
    IDLE_PERIOD = "a set wagering period went by without a wager"
    REQUEST = "a player asks for it"
    ALL_AGREE = "all players agree"
    MARKER = "a marker on the layout shows it"
    SURVEILLANCE = "Surveillance has been told"


@dataclass(frozen=True, slots=True)
class NoBetCoup:
    """An occasion for a coup without wagers."""

    act: Act
    needs: tuple[tuple[Fact, ...], ...]
    """Of each group one fact at least must be so."""
    clause: Clause
    several: bool = False
    """Whether one order serves for more coups than one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Procedure:
    """How the cards of a game of Baccarat are prepared, dealt and bet on."""

    decks: Decks
    dealt_from: tuple[DealtFrom, ...]
    cut: Cut
    burns: tuple[Burn, ...]
    end: EndOfShoe
    out_of_cards: Clause | None = None
    """The clause that makes a coup void for which there are too few cards."""
    tableau: Tableau
    calls: tuple[Call, ...] = ()
    confirmation: Confirmation | None = None
    """None where the dealer's settlement itself is the word."""
    no_bet_coups: tuple[NoBetCoup, ...] = ()
    closing: tuple[Closing, ...]
    tenders: Tenders
    positions: tuple[Position, ...] = ()
    combinations: tuple[Combination, ...]
    either_or: tuple[EitherOr, ...] = ()
    layouts: tuple[Layout, ...] = ()
    layout_clause: Clause
    limits: tuple[Limit, ...] = ()
    methods: tuple[DealingMethod, ...]
    methods_clause: Clause | None = None
    """The clause that leaves no other method than these."""
    turn_about: TurnAbout | None = None
    """How one dealer deals two games, where that is allowed."""
    cash_out: Clause | None = None
    """The clause that says when a terminal pays its credits out, where the game is played at terminals."""
    rounding: Clause | None = None
    """The clause that rounds a payment up to what chips can pay; we round up where none says so, too."""
    handling: Clause
    """The clause that keeps the cards from the players' hands, except as a dealing method allows."""
    patrons_handle: bool = False
    """Whether a dealing method may put cards into the hands of patrons, too."""
    secured: Clause | None = None
    """The clause that wants cards secured until they are needed."""
    checks: tuple[Check, ...] = ()
    casino_pre_shuffles: bool = False
    """Whether cards that the casino shuffled beforehand count as shuffled, like those of their maker."""
    riffled_on_request: bool = True
    """Whether pre-shuffled cards are riffled only if a player asks."""
    different_backs: Clause | None = None
    """The clause that wants replacement cards in another colour of back."""
    replace_handled: Clause | None = None
    """The clause under which cards that others than staff handled are not used again."""
    cut_is_handling: bool = False
    """Whether a cut by a player counts as handling."""
    replaced_any_round: bool = False
    """Whether cards may be replaced after any coup, and not only after the last."""
