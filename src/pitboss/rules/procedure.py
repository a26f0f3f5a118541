"""The rows of a Baccarat table: decks, cut, burn, end of shoe, tableau, layouts, dealing methods."""

from dataclasses import dataclass
from enum import StrEnum

from pitboss.kernel.clause import Clause
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act
from pitboss.rules.limits import Closes, Closing, Limit, Position, Tenders
from pitboss.rules.wager import Combination, EitherOr


@dataclass(frozen=True, slots=True)
class Decks:
    """The number of decks, and of their cutting cards."""

    allowed: tuple[int, ...]
    cutting_cards: int
    clause: Clause


class Device(StrEnum):
    """What the cards are dealt from."""

    SHOE = "shoe"
    SCANNING_SHOE = "scanning-shoe"
    SHUFFLING_DEVICE = "shuffling-device"

    @property
    def text(self) -> Text:
        """The device as part of a sentence."""
        return Text(f"equipment-{self.value}")


@dataclass(frozen=True, slots=True)
class DealtFrom:
    """A device that the game may be dealt from."""

    device: Device
    clause: Clause
    low_limit: bool = True
    """Whether a low-limit game may use it."""


class CutterKind(StrEnum):
    """A person whom the dealer asks to cut."""

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
    """How deep the stack is cut, where the cutting card goes, and who is asked to cut."""

    least_from_ends: int
    """The least number of cards at each end."""
    least_from_back: int
    """The least number of cards behind the cutting card."""
    cut_clause: Clause
    cutting_card_clause: Clause
    offered_to: tuple[Cutter, ...]
    """In the order of asking."""


class BurnWay(StrEnum):
    """How cards are burned before the first coup."""

    FACE_DOWN = "face-down"
    SHOWN = "shown"
    BY_VALUE = "by-value"

    @property
    def text(self) -> Text:
        """The way as part of a sentence."""
        return Text(f"burn-way-{self.value}")


@dataclass(frozen=True, slots=True)
class Burn:
    """A way of burning, and the approval it needs."""

    way: BurnWay
    clause: Clause
    approved_by: Role | None = None
    on_request: bool = False
    """Whether it is done at the request of players."""
    from_shoe: bool = False
    """Whether only a card shoe has such a card, and no shuffling device."""


@dataclass(frozen=True, slots=True)
class EndOfShoe:
    """How many coups follow the one in which the cutting card appears."""

    after_during: int
    """It appeared after the first card of a coup."""
    during_clause: Clause
    after_first: int
    """It appeared in place of the first card of a coup."""
    first_clause: Clause
    one_more_on_tie: Clause | None = None
    announced: bool = True
    """Whether the dealer announces the last coup."""


@dataclass(frozen=True, slots=True)
class Check:
    """A check that cards must have passed before they are shuffled."""

    replacement: bool
    """Whether it is for replacement cards, or for the first cards."""
    by: tuple[Role, ...]
    """All of these must have checked. None means any role that may check."""
    pre_shuffled: bool
    """Whether pre-shuffled cards need it too."""
    clause: Clause


@dataclass(frozen=True, slots=True)
class Tableau:
    """The tableau: which hand draws a third card."""

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
"""The tableau that all approved editions print. Each edition cites it with its own clauses."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """A layout diagram: its places, and the smallest and largest number allowed."""

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
    """What a dealing method may order for cards on the table or in a player's hands."""

    DEALER_KEEPS = "dealer-keeps"
    PASSED_OUT = "passed-out"
    SEATED = "seated"
    IN_FULL_VIEW = "in-full-view"
    OVER_THE_LAYOUT = "over-the-layout"
    ONE_HAND = "one-hand"
    BOTH_TO_NOMINEES = "both-to-nominees"
    ONE_CARD = "one-card"
    EXPOSED = "exposed"
    COLLECTED = "collected"
    PLACED_FACE_UP = "placed-face-up"
    TURNED = "turned"
    ANNOUNCED = "announced"
    ROLE_TAKEN = "role-taken"
    ROLE_PASSED = "role-passed"
    MARKED = "marked"

    @property
    def text(self) -> Text:
        """What is asked, as part of a sentence."""
        return Text(f"card-rule-{self.value}")


@dataclass(frozen=True, slots=True)
class CardRow:
    """A rule for the cards under a dealing method. Without a row the method does not have it."""

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
        """The clause that gives this method a rule for the cards, if it has the rule."""
        return next((row.clause for row in self.rules if row.rule is rule), None)


class Announcement(StrEnum):
    """What a dealer calls out about the wagers of a coup."""

    PLACE_YOUR_BETS = "place-your-bets"
    NO_MORE_BETS = "no-more-bets"

    @property
    def text(self) -> Text:
        """The call, as part of a sentence."""
        return Text(f"call-{self.value}")


@dataclass(frozen=True, slots=True)
class Call:
    """An announcement that the rules require or allow."""

    announcement: Announcement
    clause: Clause
    required: bool = False
    """Whether play must wait for it. Otherwise the dealer may make it."""
    closing: Closes | None = None
    """The way of closing that it belongs to. None means all ways."""
    by_start: bool = False
    """Whether the act that opens the coup makes it."""


@dataclass(frozen=True, slots=True)
class Confirmation:
    """How the dealer confirms a result before it is settled."""

    selected: Clause
    confirmed: Clause
    before_settlement: Clause


@dataclass(frozen=True, slots=True)
class Settling:
    """How a dealer settles a coup: the result is announced, then losing wagers are collected, others paid."""

    announced: Clause
    collected: Clause


@dataclass(frozen=True, slots=True)
class TurnAbout:
    """Two games with one dealer, a coup of each in turn, on a special layout."""

    layout: str
    clause: Clause


class Fact(StrEnum):
    """A condition of a table for a no-bet coup. Its words follow "only if"."""

    SHOE = "shoe"
    NOBODY = "nobody"
    PLAYERS = "players"
    NO_WAGERS = "no-wagers"
    IDLE_PERIOD = "idle-period"
    REQUEST = "request"
    ALL_AGREE = "all-agree"
    MARKER = "marker"
    SURVEILLANCE = "surveillance"

    @property
    def text(self) -> Text:
        """The condition as it follows "only if"."""
        return Text(f"no-bet-if-{self.value}")


@dataclass(frozen=True, slots=True)
class NoBetCoup:
    """An occasion for a coup without wagers."""

    act: Act
    needs: tuple[tuple[Fact, ...], ...]
    """At least one fact of each group must be true."""
    clause: Clause
    several: bool = False
    """Whether one order covers several coups."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Procedure:
    """How the cards of a game of Baccarat are prepared, dealt and bet on."""

    decks: Decks
    dealt_from: tuple[DealtFrom, ...]
    cut: Cut
    burns: tuple[Burn, ...]
    end: EndOfShoe
    out_of_cards: Clause | None = None
    """The clause that makes a coup with too few cards void."""
    tableau: Tableau
    calls: tuple[Call, ...] = ()
    confirmation: Confirmation | None = None
    """None if the settlement itself is the confirmation."""
    no_bet_coups: tuple[NoBetCoup, ...] = ()
    closing: tuple[Closing, ...]
    tenders: Tenders
    positions: tuple[Position, ...] = ()
    combinations: tuple[Combination, ...]
    either_or: tuple[EitherOr, ...] = ()
    layouts: tuple[TableLayout, ...] = ()
    layout_clause: Clause
    limits: tuple[Limit, ...] = ()
    methods: tuple[DealingMethod, ...]
    methods_clause: Clause | None = None
    """The clause that allows only these methods."""
    turn_about: TurnAbout | None = None
    """How one dealer deals two games, if that is allowed."""
    cash_out: Clause | None = None
    """The clause that says when a terminal pays its credits out, if the game is played at terminals."""
    rounding: Clause | None = None
    """The clause that rounds a payment up to whole chips. Without one it goes up too, unless forbidden."""
    exact: Clause | None = None
    """The clause that forbids to round payments: they are exact to the cent."""
    handling: Clause
    """The clause that forbids players to touch the cards, except as a dealing method allows."""
    patrons_handle: bool = False
    """Whether a dealing method may also let patrons hold cards."""
    secured: Clause | None = None
    """The clause that requires cards to be secured until they are needed."""
    checks: tuple[Check, ...] = ()
    checked_after: Clause | None = None
    """The clause that has cards checked after gaming, too, unless they came pre-shuffled."""
    casino_pre_shuffles: bool = False
    """Whether cards pre-shuffled by the casino count as shuffled, like those of the manufacturer."""
    shuffled_by_hand: tuple[Device, ...] = ()
    """The devices before which a supervisor may have cards pre-shuffled by the casino shuffled by hand."""
    riffled_on_request: bool = True
    """Whether pre-shuffled cards are riffled only if a player asks."""
    different_backs: Clause | None = None
    """The clause that requires replacement cards with backs of another colour."""
    replace_handled: Clause | None = None
    """The clause that forbids the reuse of cards handled by people other than staff."""
    cut_is_handling: bool = False
    """Whether a cut by a player counts as handling."""
    replaced_any_round: bool = False
    """Whether cards may be replaced after any coup, not only after the last."""
