"""The rows about people: who may do which act, who may act for whom, and what notice an act needs."""

from dataclasses import dataclass
from enum import StrEnum

from pitboss.kernel.clause import Clause
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text


class Act(StrEnum):
    """An act of staff that the rules reserve to a role. Its words follow "may" in a sentence."""

    CHECK_CARDS = "check-the-cards"
    VERIFY_CARDS = "order-a-check-of-the-cards"
    REPLACE_CARDS = "replace-the-cards"
    SAME_BACKS = "allow-new-cards-with-the-same-backs"
    DECLARE_UNFIT = "declare-the-cards-unfit"
    RESHUFFLE = "order-a-shuffle"
    RIFFLE = "allow-a-riffle-of-pre-shuffled-cards"
    SHUFFLE_PRE_SHUFFLED = "allow-a-shuffle-of-pre-shuffled-cards"
    CUT = "cut-the-cards"
    COLLECT_DROPPED = "verify-dropped-cards"
    VOID_SHOE = "declare-a-shoe-void"
    LIMIT_PLAYERS = "limit-the-players"
    RESTRICT_OPTIONAL = "restrict-optional-wagers"
    ALTER_LIMITS = "alter-the-limits"
    RAISE_MINIMUM = "raise-the-minimum"
    CHANGE_TIE_PERCENT = "change-what-a-tie-pays"
    EXCEED_MAXIMUM = "allow-wagers-over-the-maximum"
    NO_BET_COUP_EMPTY = "call-a-no-bet-coup-without-players"
    NO_BET_COUP_AGREED = "call-a-no-bet-coup-that-all-agree-to"
    FORFEIT_CARDS = "take-the-cards-from-a-player"
    NOMINATE = "approve-a-nominated-player"
    DESIGNATE_ANYONE = "designate-a-player-without-a-wager"
    VOID_COUP = "declare-a-coup-void"
    SHUFFLE_AFTER_VOID = "order-a-shuffle-after-a-void-coup"
    REOPEN_WAGERS = "reopen-the-wagers"
    CONFIRM_OUTCOME = "confirm-the-outcome"
    ENTER_RESULT = "enter-the-correct-result"
    KEY_CARDS = "key-cards-in"
    VOID_WAGER = "declare-a-wager-void"
    EXCLUDE = "exclude-a-person-from-the-game"
    EXCLUDE_FROM_CASINO = "exclude-a-person-from-the-casino"
    DETAIN = "have-a-person-detained"
    INVALIDATE = "invalidate-an-outcome"
    FORFEIT_WAGER = "forfeit-a-wager"
    REFUSE_WAGER = "refuse-a-wager"
    CHANGE_GAME = "change-the-game"
    CLOSE_TABLE = "close-the-table"
    RULE_ON_DISPUTE = "rule-on-a-dispute"
    REVIEW_DISPUTE = "review-a-dispute"
    ANNOUNCE_NO_SPIN = "announce-no-spin"
    EXAMINE_BALL = "examine-the-ball"
    RECALCULATE = "have-results-recalculated"
    RECALCULATE_AUTOMATED = "have-an-automated-spin-recalculated"
    VOID_UNCONFIRMED = "declare-unconfirmed-wagers-void"
    NO_BET_COUP_EXCESS = "call-a-no-bet-coup-for-a-card-too-many"
    NO_BET_COUP_PROMPTED = "allow-a-no-bet-coup-that-the-system-asks-for"
    CHECK_FACES = "have-the-cards-of-a-device-checked"
    ABANDON_COUP = "abandon-a-coup"
    SET_WAGERING_PERIOD = "set-the-wagering-period"
    CHOOSE_DEALING = "choose-the-way-of-dealing"
    OFFER_OPTIONAL = "offer-optional-wagers"

    @property
    def text(self) -> Text:
        """What may be done, as part of a sentence."""
        return Text(f"authority-{self.value}")


@dataclass(frozen=True, slots=True)
class Authority:
    """Who may do an act."""

    act: Act
    by: tuple[Role, ...]
    clause: Clause
    tells: tuple[Role, ...] = ()
    """Who must be notified of it."""


@dataclass(frozen=True, slots=True)
class StandIn:
    """The other roles that may act when the rules name this one."""

    role: Role
    held_by: tuple[Role, ...]
    clause: Clause | None
    """None if the document is silent. docs/decisions/rules.md gives the reason."""


@dataclass(frozen=True, slots=True)
class Notice:
    """How long before an act the table must be notified. No minutes means any time before."""

    act: Act
    minutes: int | None
    clause: Clause
    or_consent: bool = False
    """Whether the consent of all players may replace it."""
