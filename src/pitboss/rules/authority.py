"""The rows about people: who may do which act, who stands in for whom, and what notice an act needs."""

from dataclasses import dataclass
from enum import StrEnum

from pitboss.kernel.clause import Clause
from pitboss.kernel.roles import Role


class Act(StrEnum):
    """An act of staff that the rules reserve to somebody."""

    CHECK_CARDS = "check-cards"
    VERIFY_CARDS = "verify-cards"
    REPLACE_CARDS = "replace-cards"
    SAME_BACKS = "replace-with-same-backs"
    DECLARE_UNFIT = "declare-cards-unfit"
    RESHUFFLE = "order-a-shuffle"
    RIFFLE = "riffle-pre-shuffled-cards"
    SHUFFLE_PRE_SHUFFLED = "shuffle-pre-shuffled-cards"
    CUT = "cut"
    COLLECT_DROPPED = "verify-dropped-cards"
    SHOW_BURN = "burn-shown"
    BURN_BY_VALUE = "burn-by-value"
    VOID_SHOE = "void-shoe"
    BOTH_HANDS = "approve-both-hands"
    LIMIT_PLAYERS = "limit-players"
    RESTRICT_OPTIONAL = "restrict-optional-wagers"
    ALTER_LIMITS = "alter-limits"
    RAISE_MINIMUM = "raise-minimum"
    EXCEED_MAXIMUM = "allow-over-maximum"
    NO_BET_COUP_EMPTY = "no-bet-coup-without-players"
    NO_BET_COUP_AGREED = "no-bet-coup-agreed"
    FORFEIT_CARDS = "take-cards-from-player"
    NOMINATE = "approve-nominated-player"
    DESIGNATE_ANYONE = "designate-without-wager"
    VOID_COUP = "void-coup"
    SHUFFLE_AFTER_VOID = "shuffle-after-void"
    REOPEN_WAGERS = "reopen-wagers"
    CONFIRM_OUTCOME = "confirm-outcome"
    ENTER_RESULT = "enter-correct-result"
    KEY_CARDS = "key-cards-in"
    VOID_WAGER = "void-wager"
    EXCLUDE = "exclude-from-game"
    INVALIDATE = "invalidate-outcome"
    FORFEIT_WAGER = "forfeit-wager"
    REFUSE_WAGER = "refuse-wager"
    CHANGE_GAME = "change-game"
    CLOSE_TABLE = "close-table"
    RULE_ON_DISPUTE = "rule-on-dispute"
    REVIEW_DISPUTE = "review-dispute"
    ANNOUNCE_NO_SPIN = "announce-no-spin"
    EXAMINE_BALL = "examine-ball"
    RECALCULATE = "recalculate-from-records"
    RECALCULATE_AUTOMATED = "recalculate-automated-spin"
    VOID_UNCONFIRMED = "void-unconfirmed-wagers"
    NO_BET_COUP_EXCESS = "no-bet-coup-after-excess-cards"
    NO_BET_COUP_PROMPTED = "no-bet-coup-prompted"
    ABANDON_COUP = "abandon-coup"
    SET_WAGERING_PERIOD = "set-wagering-period"
    CHOOSE_DEALING = "choose-dealing-method"
    OFFER_OPTIONAL = "offer-optional-wagers"


@dataclass(frozen=True, slots=True)
class Authority:
    """Who may do an act."""

    act: Act
    by: tuple[Role, ...]
    clause: Clause
    tells: tuple[Role, ...] = ()
    """Who must be told of it."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The other roles that may act where the rules name this one."""

    role: Role
    held_by: tuple[Role, ...]
    clause: Clause | None
    """None where the document is silent and docs/decisions.md says why."""


@dataclass(frozen=True, slots=True)
class Notice:
    """How long before an act the table must be told; no minutes means told beforehand, however long."""

    act: Act
    minutes: int | None
    clause: Clause
    or_consent: bool = False
    """Whether the consent of all players serves instead."""
