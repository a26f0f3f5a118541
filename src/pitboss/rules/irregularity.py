"""The rows about irregularities: their kinds, the facts that matter, and the orders."""

from dataclasses import dataclass
from enum import StrEnum

from pitboss.kernel.clause import Clause
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act
from pitboss.rules.duties import Tell


class Play(StrEnum):
    """The equipment that a game is played with."""

    CARDS = "cards"
    WHEEL = "wheel"

    @property
    def text(self) -> Text:
        """The equipment as part of a sentence."""
        return Text(f"play-{self.value}")


class Kind(StrEnum):
    """A kind of irregularity."""

    MISDEAL = "misdeal"
    STRAY_PLAYER_CARD = "stray-player-card"
    STRAY_BANKER_CARD = "stray-banker-card"
    EXCESS_CARD = "excess-card"
    OPENING_CARD_EXPOSED = "opening-card-exposed"
    FACE_UP_IN_SHOE = "face-up-in-shoe"
    TOO_FEW_CARDS = "too-few-cards"
    WRONG_CUT = "wrong-cut"
    SHUFFLE_FORGOTTEN = "shuffle-forgotten"
    BURN_FORGOTTEN = "burn-forgotten"
    BURNED_IN_ERROR = "burned-in-error"
    CARD_MISSING = "card-missing"
    FOREIGN_CARD = "foreign-card"
    ORDER_REVEALED = "order-revealed"
    WRONG_SHOE = "wrong-shoe"
    WRONG_RECEIVER = "wrong-receiver"
    WRONG_AREA = "wrong-area"
    REVEALED_BY_DEALER = "revealed-by-dealer"
    PROMPTED_DUMMY = "prompted-dummy"
    SHOE_DIFFERS = "shoe-differs"
    SHOE_MISREADS = "shoe-misreads"
    SHOE_DEAD = "shoe-dead"
    SHUFFLING_DEVICE_FAILS = "shuffling-device-fails"
    MULTISHUFFLER_FAILS = "multishuffler-fails"
    INVALID_WAGER = "invalid-wager"
    WRONG_ODDS = "wrong-odds"
    WRONG_PAYMENT = "wrong-payment"
    DISPLAY_WRONG = "display-wrong"
    DISRUPTION = "disruption"
    IMPRACTICAL = "impractical"
    FRAUD = "fraud"
    WRONG_DIRECTION = "wrong-direction"
    STILL_WHEEL = "still-wheel"
    TOO_FEW_TURNS = "too-few-turns"
    FOREIGN_OBJECT = "foreign-object"
    NO_POCKET = "no-pocket"
    BALL_LEFT_WHEEL = "ball-left-wheel"
    INTERFERENCE = "interference"
    WRONG_NUMBER = "wrong-number"
    AUTOMATED_WHEEL_ERROR = "automated-wheel-error"
    AUTOMATED_WHEEL_FAULTY = "automated-wheel-faulty"
    EARLY_BALL = "early-ball"
    WRONG_CREDITS = "wrong-credits"
    TERMINAL_INTERRUPTED = "terminal-interrupted"
    TERMINAL_MALFUNCTION = "terminal-malfunction"
    SYSTEM_MALFUNCTION = "system-malfunction"

    @property
    def text(self) -> Text:
        """What happened, in the words of staff."""
        return Text(f"irregularity-{self.value}")

    @property
    def play(self) -> Play | None:
        """The play in which it can happen. None means every play.

        >>> Kind.BURN_FORGOTTEN.play.value, Kind.FRAUD.play
        ('cards', None)
        """
        if self in EVERY_PLAY:
            return None
        return Play.WHEEL if self in WHEEL_PLAY else Play.CARDS


EVERY_PLAY = frozenset(
    {
        Kind.WRONG_PAYMENT,
        Kind.DISPLAY_WRONG,
        Kind.DISRUPTION,
        Kind.IMPRACTICAL,
        Kind.FRAUD,
        Kind.SYSTEM_MALFUNCTION,
    }
)
"""The irregularities that can happen in every game."""
WHEEL_PLAY = frozenset(
    {
        Kind.WRONG_DIRECTION,
        Kind.STILL_WHEEL,
        Kind.TOO_FEW_TURNS,
        Kind.FOREIGN_OBJECT,
        Kind.NO_POCKET,
        Kind.BALL_LEFT_WHEEL,
        Kind.INTERFERENCE,
        Kind.WRONG_NUMBER,
        Kind.AUTOMATED_WHEEL_ERROR,
        Kind.AUTOMATED_WHEEL_FAULTY,
        Kind.EARLY_BALL,
        Kind.WRONG_CREDITS,
        Kind.TERMINAL_INTERRUPTED,
        Kind.TERMINAL_MALFUNCTION,
    }
)
"""The irregularities of a wheel and its terminals. The others are of cards."""


class Given(StrEnum):
    """A fact on which a ruling depends."""

    TOO_LATE = "too-late"
    NEXT_BEGUN = "next-begun"
    FIRST_CARD_OUT = "first-card-out"
    IN_PROGRESS = "in-progress"
    BETWEEN_COUPS = "between-coups"
    EXPOSED = "exposed"
    PLAYER_STANDS_ON_TWO = "player-stands-on-two"
    BANKER_DRAWS = "banker-draws"
    BANKER_STANDS_ON_TWO = "banker-stands-on-two"
    COMPLETE = "complete"
    SHOE = "shoe"
    SCANNING_SHOE = "scanning-shoe"
    SHUFFLING_DEVICE = "shuffling-device"
    LIVE_WHEEL = "live-wheel"
    AUTOMATED_WHEEL = "automated-wheel"
    PROMPTED = "prompted"
    RECONSTRUCTED = "reconstructed"
    CARD_SEEN = "card-seen"
    MORE_SUSPECTED = "more-suspected"
    ALL_AGREE = "all-agree"
    OUTCOME_CONFIRMED = "outcome-confirmed"
    ALL_STAND = "all-stand"
    OFFER_FIRST = "offer-first"
    HARMED = "harmed"
    SPARE = "spare"
    MOVABLE = "movable"
    DAMAGED = "damaged"
    SUSPECTED = "suspected"
    OVER_1000 = "over-1000"
    RECORDS_CONFIRM = "records-confirm"
    MALFUNCTION = "malfunction"

    @property
    def text(self) -> Text:
        """The fact as it follows "whether"."""
        return Text(f"given-{self.value}")


STATED = frozenset(
    {
        Given.RECONSTRUCTED,
        Given.CARD_SEEN,
        Given.MORE_SUSPECTED,
        Given.ALL_AGREE,
        Given.OUTCOME_CONFIRMED,
        Given.ALL_STAND,
        Given.OFFER_FIRST,
        Given.HARMED,
        Given.SPARE,
        Given.MOVABLE,
        Given.DAMAGED,
        Given.SUSPECTED,
        Given.OVER_1000,
        Given.RECORDS_CONFIRM,
        Given.MALFUNCTION,
    }
)
"""The facts that staff must state, because no table can know them."""
KNOWN = frozenset(Given) - STATED
"""The facts that a table knows."""


class Effect(StrEnum):
    """What a ruling orders."""

    RECONSTRUCT = "reconstruct"
    OFFER_WITHDRAWAL = "offer-withdrawal"
    OFFER_REDUCTION = "offer-reduction"
    NO_BET_IF_ALL_OFF = "no-bet-if-all-off"
    VOID_COUP = "void-coup"
    VOID_PAST_COUP = "void-past-coup"
    RESULTS_STAND = "results-stand"
    CARD_TO_BANKER = "card-to-banker"
    CARD_STARTS_NEXT_COUP = "card-starts-next-coup"
    CARD_STARTS_NO_BET_COUP = "card-starts-no-bet-coup"
    PLAY_CARD = "play-card"
    PLAY_ON = "play-on"
    COMPLETE = "complete"
    PLAY_AS_NO_BET = "play-as-no-bet"
    CLEAR_WAGERS = "clear-wagers"
    FINISH_THEN_SHUFFLE = "finish-then-shuffle"
    SHUFFLE_OR_REPLACE = "shuffle-or-replace"
    SHUFFLE_AND_CUT = "shuffle-and-cut"
    STAYS_BURNED = "stays-burned"
    CHECK_REMAINING_CARDS = "check-remaining-cards"
    VOID_SHOE = "void-shoe"
    CONFIRM_OUTCOME = "confirm-outcome"
    KEY_CARDS = "key-cards"
    MOVE_CARDS = "move-cards"
    REMOVE_DAMAGED = "remove-damaged"
    REPLACE_DAMAGED = "replace-damaged"
    FINISH_FROM_SHOE = "finish-from-shoe"
    RIGHT_ODDS = "right-odds"
    DISREGARD_DISPLAY = "disregard-display"
    RETURN_WAGER = "return-wager"
    RECTIFY = "rectify"
    IDENTIFY_PATRON = "identify-patron"
    INVALIDATE = "invalidate"
    REFUND = "refund"
    FORFEIT_WAGER = "forfeit-wager"
    NO_SPIN = "no-spin"
    REMOVE_BALL = "remove-ball"
    EXAMINE_BALL = "examine-ball"
    RESPIN = "respin"
    ENTER_RESULT = "enter-result"
    RECALCULATE = "recalculate"
    VOID_UNCONFIRMED = "void-unconfirmed"
    VOID_TERMINAL_PLAYS = "void-terminal-plays"

    @property
    def text(self) -> Text:
        """The instruction to a dealer."""
        return Text(f"effect-{self.value}")

    @property
    def option(self) -> Text:
        """What a dealer may do, if the order is optional."""
        return Text(f"option-{self.value}")


BY_PEOPLE = frozenset(
    {
        Effect.OFFER_WITHDRAWAL,
        Effect.OFFER_REDUCTION,
        Effect.FINISH_THEN_SHUFFLE,
        Effect.SHUFFLE_OR_REPLACE,
        Effect.SHUFFLE_AND_CUT,
        Effect.CHECK_REMAINING_CARDS,
        Effect.MOVE_CARDS,
        Effect.REMOVE_DAMAGED,
        Effect.REPLACE_DAMAGED,
        Effect.RIGHT_ODDS,
        Effect.RECTIFY,
        Effect.IDENTIFY_PATRON,
        Effect.REMOVE_BALL,
        Effect.EXAMINE_BALL,
        Effect.RESPIN,
    }
)
"""What people still have to do when such an order is on record."""
WITH_OUTCOME = frozenset({Effect.REFUND, Effect.FORFEIT_WAGER})
"""What becomes of the wagers on an outcome is part of declaring it invalid, and nothing by itself."""


@dataclass(frozen=True, slots=True)
class Order:
    """An order of a ruling."""

    effect: Effect
    clause: Clause
    act: Act | None = None
    """The act of staff. The edition's rows say who may do it. None if the rules name no role."""
    may: bool = False
    """Whether it is optional for staff."""
    needs: tuple[Given, ...] = ()
    """Further facts that must be true, if it is optional."""


@dataclass(frozen=True, slots=True)
class Irregularity:
    """The orders for a kind of irregularity. Of a kind's rows, the first whose facts are all true counts."""

    kind: Kind
    clause: Clause
    orders: tuple[Order, ...]
    when: tuple[Given, ...] = ()
    tells: tuple[Tell, ...] = ()
