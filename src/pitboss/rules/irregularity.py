"""The rows about irregularities: their kinds, the facts that matter, and the orders."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from pitboss.kernel.clause import Clause
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act
from pitboss.rules.duties import Tell


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
    def label(self) -> str:
        """The irregularity in the words of staff.

        >>> Kind.BURN_FORGOTTEN.label
        'The burn was forgotten'
        """
        return KINDS[self].title


class Play(StrEnum):
    """The equipment that a game is played with."""

    CARDS = "cards"
    WHEEL = "a wheel"


class About(NamedTuple):
    """A kind of irregularity in words, and the play in which it can happen. None means every play."""

    title: str
    play: Play | None = None


KINDS: Mapping[Kind, About] = {
    Kind.MISDEAL: About("Cards were dealt wrongly, or their order is in doubt", Play.CARDS),
    Kind.STRAY_PLAYER_CARD: About("Player got a card that was not due", Play.CARDS),
    Kind.STRAY_BANKER_CARD: About("Banker got a third card that was not due", Play.CARDS),
    Kind.EXCESS_CARD: About("A card was drawn that no hand needs", Play.CARDS),
    Kind.OPENING_CARD_EXPOSED: About("The first card of a coup was seen too early", Play.CARDS),
    Kind.FACE_UP_IN_SHOE: About("A card lies face up in the shoe or device", Play.CARDS),
    Kind.TOO_FEW_CARDS: About("There are too few cards to finish the coup", Play.CARDS),
    Kind.WRONG_CUT: About("The cards were not cut, or not as they should be", Play.CARDS),
    Kind.SHUFFLE_FORGOTTEN: About("The cards were not shuffled after the cutting card", Play.CARDS),
    Kind.BURN_FORGOTTEN: About("The burn was forgotten", Play.CARDS),
    Kind.BURNED_IN_ERROR: About("A card was burned by mistake", Play.CARDS),
    Kind.CARD_MISSING: About("A card is missing", Play.CARDS),
    Kind.FOREIGN_CARD: About("A card does not belong to the decks", Play.CARDS),
    Kind.ORDER_REVEALED: About("Shuffle or cut let players see the order of the cards", Play.CARDS),
    Kind.WRONG_SHOE: About("The dealer of two games dealt from the other game's shoe", Play.CARDS),
    Kind.WRONG_RECEIVER: About("Cards went to somebody who should not have them", Play.CARDS),
    Kind.WRONG_AREA: About("Cards were laid in the other hand's area", Play.CARDS),
    Kind.REVEALED_BY_DEALER: About("The dealer showed a card that was a player's to show", Play.CARDS),
    Kind.PROMPTED_DUMMY: About("The system asks for a dummy hand", Play.CARDS),
    Kind.SHOE_DIFFERS: About("The shoe says something else than the cards", Play.CARDS),
    Kind.SHOE_MISREADS: About("The shoe reads cards wrongly", Play.CARDS),
    Kind.SHOE_DEAD: About("The shoe has stopped reading", Play.CARDS),
    Kind.SHUFFLING_DEVICE_FAILS: About("The shuffling device fails", Play.CARDS),
    Kind.MULTISHUFFLER_FAILS: About("The multishuffler fails", Play.CARDS),
    Kind.INVALID_WAGER: About("A wager turns out invalid after the first card", Play.CARDS),
    Kind.WRONG_ODDS: About("Wagers were settled at the other game's odds", Play.CARDS),
    Kind.WRONG_PAYMENT: About("Too much or too little was paid"),
    Kind.DISPLAY_WRONG: About("The result display is wrong"),
    Kind.DISRUPTION: About("Commotion, fire, robbery or the like disturbed the game"),
    Kind.IMPRACTICAL: About("The coup cannot well go on"),
    Kind.FRAUD: About("Somebody cheated, and it touched the outcome"),
    Kind.WRONG_DIRECTION: About("The ball was spun the way the wheel turns", Play.WHEEL),
    Kind.STILL_WHEEL: About("The ball was spun on a still wheel", Play.WHEEL),
    Kind.TOO_FEW_TURNS: About("The ball will not go round often enough", Play.WHEEL),
    Kind.FOREIGN_OBJECT: About("Something fell into the wheel", Play.WHEEL),
    Kind.NO_POCKET: About("The ball fell into no pocket", Play.WHEEL),
    Kind.BALL_LEFT_WHEEL: About("The ball left the wheel", Play.WHEEL),
    Kind.INTERFERENCE: About("Somebody touched the ball or the wheel", Play.WHEEL),
    Kind.WRONG_NUMBER: About("A wrong number was recorded", Play.WHEEL),
    Kind.AUTOMATED_WHEEL_ERROR: About("The automated wheel reports an error", Play.WHEEL),
    Kind.AUTOMATED_WHEEL_FAULTY: About("The automated wheel does not work as it should", Play.WHEEL),
    Kind.EARLY_BALL: About("The ball came to rest before the wagering period ended", Play.WHEEL),
    Kind.WRONG_CREDITS: About("The credits on a terminal do not fit stakes and odds", Play.WHEEL),
    Kind.TERMINAL_INTERRUPTED: About("Play on a terminal broke off, or its screen is faulty", Play.WHEEL),
    Kind.TERMINAL_MALFUNCTION: About("A player's or the dealer's terminal does not work", Play.WHEEL),
    Kind.SYSTEM_MALFUNCTION: About("The game system malfunctions"),
}


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

    @property
    def words(self) -> str:
        """The fact as it follows "whether".

        >>> Given.SPARE.words
        'a spare device is at hand'
        """
        return STATED[self] if self in STATED else KNOWN[self]


KNOWN: Mapping[Given, str] = {
    Given.TOO_LATE: "the next coup has begun, the shoe was emptied or the table closed",
    Given.NEXT_BEGUN: "the next coup has begun",
    Given.FIRST_CARD_OUT: "a card of the coup is out",
    Given.IN_PROGRESS: "a card of the coup is out, and the coup is not complete",
    Given.BETWEEN_COUPS: "no coup is under way",
    Given.EXPOSED: "a card of the coup was exposed",
    Given.PLAYER_STANDS_ON_TWO: "Player stands on two cards",
    Given.BANKER_DRAWS: "Banker must draw",
    Given.BANKER_STANDS_ON_TWO: "no card is due and Banker has two",
    Given.COMPLETE: "no card is due",
    Given.SHOE: "a card shoe is in use",
    Given.SCANNING_SHOE: "a scanning shoe is in use",
    Given.SHUFFLING_DEVICE: "a shuffling device is in use",
    Given.LIVE_WHEEL: "a dealer spins the wheel",
    Given.AUTOMATED_WHEEL: "the wheel spins by itself",
}
"""The facts that a table knows."""

STATED: Mapping[Given, str] = {
    Given.RECONSTRUCTED: "the coup can be reconstructed",
    Given.CARD_SEEN: "the card was seen",
    Given.MORE_SUSPECTED: "more cards are thought to lie the wrong way up",
    Given.ALL_AGREE: "all players agree",
    Given.OUTCOME_CONFIRMED: "the actual outcome could be confirmed",
    Given.ALL_STAND: "the coup is to be finished with all wagers as they lie",
    Given.OFFER_FIRST: "players are to choose first whether to take wagers off or lower them",
    Given.HARMED: "the failure put the house or a player at a disadvantage",
    Given.SPARE: "a spare device is at hand",
    Given.MOVABLE: "the cards can be moved to it",
    Given.DAMAGED: "cards were damaged",
    Given.SUSPECTED: "it is suspected that it was done on purpose",
    Given.OVER_1000: "the difference is over $1,000",
    Given.RECORDS_CONFIRM: "the records confirm the wagers",
    Given.MALFUNCTION: "a terminal or the wheel malfunctioned",
}
"""The facts that staff must state, because no table can know them."""


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
    def words(self) -> str:
        """The instruction to a dealer.

        >>> Effect.VOID_COUP.words
        'Declare the coup void and give all stakes back'
        """
        return EFFECTS[self]


EFFECTS: Mapping[Effect, str] = {
    Effect.RECONSTRUCT: "Put the cards back into their right order",
    Effect.OFFER_WITHDRAWAL: "Let each player take their own wager off, whole and for good",
    Effect.OFFER_REDUCTION: "Let each player take off or lower their wagers",
    Effect.NO_BET_IF_ALL_OFF: "If no wager is left, finish it as a no-bet coup",
    Effect.VOID_COUP: "Declare the coup void and give all stakes back",
    Effect.VOID_PAST_COUP: "Declare the coup in which it happened void and give its stakes back",
    Effect.RESULTS_STAND: "Let the results of completed coups stand",
    Effect.CARD_TO_BANKER: "Give the card to Banker as its third",
    Effect.CARD_STARTS_NEXT_COUP: "Keep the card as the first of the next coup",
    Effect.CARD_STARTS_NO_BET_COUP: "Deal a no-bet coup that starts with the card",
    Effect.PLAY_CARD: "Play the card as if it had lain face down",
    Effect.PLAY_ON: "Play on with the cards that are left",
    Effect.COMPLETE: "Finish the coup with all wagers as they lie; its result counts",
    Effect.PLAY_AS_NO_BET: "Play it as a no-bet coup",
    Effect.CLEAR_WAGERS: "Clear all wagers from the layout first",
    Effect.FINISH_THEN_SHUFFLE: "Finish the coup, then shuffle and cut",
    Effect.SHUFFLE_OR_REPLACE: "Take out the cards that are left, and shuffle or replace them",
    Effect.SHUFFLE_AND_CUT: "Shuffle and cut the cards",
    Effect.STAYS_BURNED: "Leave the card burned",
    Effect.CHECK_REMAINING_CARDS: "Take out the cards that are left and check them",
    Effect.VOID_SHOE: "Declare the shoe void",
    Effect.CONFIRM_OUTCOME: "Settle on the actual outcome, as confirmed",
    Effect.KEY_CARDS: "Key the cards in by hand",
    Effect.MOVE_CARDS: "Move the sound cards to the spare device",
    Effect.REMOVE_DAMAGED: "Take the damaged cards out of play",
    Effect.REPLACE_DAMAGED: "Replace the damaged cards from a new deck",
    Effect.FINISH_FROM_SHOE: "Finish the coup from a card shoe for those who stay in",
    Effect.RIGHT_ODDS: "Go on at the odds of the game in play",
    Effect.DISREGARD_DISPLAY: "Disregard the display; the actual outcome counts",
    Effect.RETURN_WAGER: "Give the wager back",
    Effect.RECTIFY: "Put the payment right, or try to, and soon",
    Effect.IDENTIFY_PATRON: "Try to find out who the patron was",
    Effect.INVALIDATE: "Declare the outcome invalid",
    Effect.REFUND: "Give the stakes of that outcome back",
    Effect.FORFEIT_WAGER: "Forfeit the wager of the player who cheated",
    Effect.NO_SPIN: 'Announce "no spin": it counts no more, wherever the ball lands',
    Effect.REMOVE_BALL: "Try to take the ball out before it comes to rest",
    Effect.EXAMINE_BALL: "Have the ball examined once it is found",
    Effect.RESPIN: "Spin again",
    Effect.ENTER_RESULT: "Enter the right number",
    Effect.RECALCULATE: "Work the results out again from the records, and adjust the credits",
    Effect.VOID_UNCONFIRMED: "Declare the wagers that no record confirms void",
    Effect.VOID_TERMINAL_PLAYS: "Declare all plays and payouts on the terminals concerned void",
}


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
