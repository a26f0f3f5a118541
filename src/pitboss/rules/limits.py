"""The rows about wagering: accepted stakes, closing, signs, and wagers outside the limits."""

from dataclasses import dataclass
from enum import StrEnum

from pitboss.kernel.clause import Clause
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text


class Closes(StrEnum):
    """The moment from which wagers are final."""

    FIRST_CARD_REMOVED = "first-card-removed"
    FIRST_CARD_EXPOSED = "first-card-exposed"
    PERIOD_ENDS = "period-ends"

    @property
    def text(self) -> Text:
        """Why wagers are closed, as part of a sentence."""
        return Text(f"closed-by-{self.value}")


@dataclass(frozen=True, slots=True)
class Closing:
    """When wagers close. A game may allow several ways. A table uses one."""

    at: Closes
    clause: Clause
    reopened: Clause | None = None
    """The clause that lets a supervisor reopen wagers after that, in fairness."""
    reopened_after_card: bool = False
    """Whether that takes a card that is out. Before it, nobody is held to a wager yet."""
    not_by_method: str | None = None
    """The dealing method that excludes this."""
    emptied: Clause | None = None
    """The clause that continues the coup if all wagers are then taken off."""


class Tender(StrEnum):
    """What a stake may consist of."""

    CHIPS = "chips"
    TOKENS = "promotional-tokens"
    CREDITS = "credits"

    @property
    def text(self) -> Text:
        """The kind of stake as part of a sentence."""
        return Text(f"tender-{self.value}")


@dataclass(frozen=True, slots=True)
class Tenders:
    """What a game accepts as a stake."""

    accepted: tuple[Tender, ...]
    clause: Clause


class Misplaced(StrEnum):
    """A way to misplace chips on the layout."""

    OUTSIDE_AREA = "outside-area"
    NOT_SEPARATE = "not-separate"
    NOT_FLAT = "not-flat"
    ON_ANOTHER = "on-another"

    @property
    def text(self) -> Text:
        """Where the chips lie, as part of a sentence."""
        return Text(f"misplaced-{self.value}")


@dataclass(frozen=True, slots=True)
class Position:
    """A fault of position that makes a wager invalid."""

    fault: Misplaced
    clause: Clause


class LimitCase(StrEnum):
    """A limit on a sign, a way in which a wager breaks one, or a change that the rules allow."""

    LIMITS_PER_PLAYER = "limits-per-player"
    LIMITS_PER_AREA = "limits-per-playing-area"
    LIMITS_PER_KIND = "limits-per-kind-of-wager"
    DIFFERENTIAL = "table-differential"
    UNIT = "unit-above-the-minimum"
    TOTAL = "least-and-most-total"
    PERIOD = "wagering-period"
    UNDER_MINIMUM = "under-minimum"
    UNDER_MINIMUM_TOTAL = "under-minimum-total"
    OVER_MAXIMUM = "over-maximum"
    OVER_AREA_MAXIMUM_BEFORE = "over-area-maximum-before-close"
    OVER_AREA_MAXIMUM_AFTER = "over-area-maximum-after-close"
    OVER_AGGREGATE = "over-aggregate"
    WRONG_UNIT = "wrong-unit"
    OVER_DIFFERENTIAL_BEFORE = "over-differential-before-close"
    OVER_DIFFERENTIAL_AFTER = "over-differential-after-close"
    OVER_LIMIT_ON_PAST_COUP = "over-limit-on-past-coup"
    OLD_MINIMUM_KEPT = "old-minimum-kept"
    OLD_MINIMUM_RAISED = "old-minimum-raised"
    TWO_MINIMUMS = "two-minimums"
    LOW_LIMIT_TOURNAMENT = "low-limit-tournament"

    @property
    def text(self) -> Text:
        """The case as part of a sentence."""
        return Text(f"limit-case-{self.value}")


class LimitRuling(StrEnum):
    """What the rules order for a case."""

    SHOWN = "shown-on-the-sign"
    SHOWN_IF_SET = "shown-on-the-sign-if-set"
    STANDS = "stands"
    STANDS_WITH_ADVICE = "stands-and-next-is-returned"
    TO_THE_MAXIMUM = "paid-or-collected-to-the-maximum"
    PRO_RATA = "reduced-pro-rata"
    NEXT_LOWEST = "shown-as-next-lowest-permitted"
    RETURNED = "returned-when-period-ends"
    MARKED = "shown-by-a-marker-at-the-box"
    WITH_NOTICE = "only-with-notice"
    NOT_OFFERED = "not-offered"


@dataclass(frozen=True, slots=True)
class Limit:
    """What the rules order about a limit, or about a wager that breaks it."""

    case: LimitCase
    ruling: LimitRuling
    clause: Clause
    by: Role | None = None
    """The role that may do it, if the rules name one."""
