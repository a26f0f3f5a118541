"""The rows of a wager: when it wins, what it pays, when it stands off, where it may be offered."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from pitboss.kernel.clause import Clause
from pitboss.kernel.roles import Role
from pitboss.rules.result import When, event_name


@dataclass(frozen=True, slots=True)
class SignPercentage:
    """Odds that the table's sign sets, as a percentage of the stake between two bounds."""

    least: int
    most: int


Odds = int | Fraction | SignPercentage
"""To one, net of the stake."""


@dataclass(frozen=True, slots=True)
class Pay:
    """When a wager wins, and at what odds to one."""

    when: When
    pays: Odds
    clause: Clause

    @property
    def name(self) -> str:
        """The name of the winning event.

        >>> from pitboss.rules.result import two_card_tiger
        >>> Pay(two_card_tiger, 12, "11.1.9.1").name
        'two-card-tiger'
        """
        return event_name(self.when)


@dataclass(frozen=True, slots=True)
class Standoff:
    """When a wager neither wins nor loses."""

    when: When
    clause: Clause

    @property
    def name(self) -> str:
        """The name of the event."""
        return event_name(self.when)


class Stage(StrEnum):
    """When in a coup a wager is settled."""

    INITIAL_DEAL = "initial-deal"
    COUP = "coup"


@dataclass(frozen=True, slots=True, kw_only=True)
class Wager:
    """One wager of a game of Baccarat. It loses if no row pays or stands off."""

    key: str
    title: str
    """The key of its name in the catalogue, such as `wager-player`."""
    pays: tuple[Pay, ...]
    standoffs: tuple[Standoff, ...] = ()
    defined: Clause
    loses: Clause
    settles: Stage = Stage.COUP
    layouts: tuple[str, ...] | None = None
    """The layouts marked for it. None means every layout."""
    decks: tuple[int, ...] | None = None
    """The numbers of decks it needs. None means every number the game allows."""
    layout_approved: Clause | None = None
    """The clause that requires approval of its layout before use."""
    optional: bool = False
    one_per_coup: Clause | None = None
    preference: Clause | None = None
    """The clause that gives its positions first to players with a main wager."""
    sign: Clause | None = None
    """The clause that requires its amount or its limits on the table's sign."""
    main_wager_only: Clause | None = None
    """The clause that lets a supervisor restrict it to players with a main wager."""


@dataclass(frozen=True, slots=True)
class Combination:
    """Main wagers that one player may place together on a coup, and who must approve."""

    wagers: tuple[str, ...]
    clause: Clause
    approved_by: Role | None = None


@dataclass(frozen=True, slots=True)
class EitherOr:
    """Two groups of wagers of which a table offers only one."""

    one: tuple[str, ...]
    other: tuple[str, ...]
    clause: Clause
