"""The rows of a Roulette game: the wheel, the spin, the bets and the call bets."""

from dataclasses import dataclass
from enum import StrEnum

from pitboss.kernel.clause import Clause


@dataclass(frozen=True, slots=True)
class Wheel:
    """A roulette wheel: its pockets clockwise from zero and the red ones."""

    order: tuple[int, ...]
    red: frozenset[int]
    order_clause: Clause
    colour_clause: Clause


class WheelKind(StrEnum):
    """What decides the game: a wheel that a dealer spins, or one that spins by itself."""

    LIVE = "live"
    AUTOMATED = "automated"


class Fault(StrEnum):
    """What makes a ball not count."""

    WITH_THE_WHEEL = "spun with the wheel"
    STILL_WHEEL = "spun on a still wheel"
    TOO_SHORT = "short of its revolutions"
    FOREIGN_OBJECT = "met by something else in the wheel"
    NO_POCKET = "caught in no pocket"
    LEFT_WHEEL = "out of the wheel"
    INTERFERED = "interfered with"


@dataclass(frozen=True, slots=True)
class NoSpin:
    """A ball that does not count, and the clause that says so."""

    fault: Fault
    clause: Clause


@dataclass(frozen=True, slots=True, kw_only=True)
class SpinRule:
    """How a spin goes on one kind of wheel."""

    wheel: WheelKind
    valid: Clause
    """How the ball is spun so that it counts."""
    closes: Clause
    """When the wagering period ends."""
    registered: Clause
    """What becomes of the number."""
    revolutions: int = 0
    """How often the ball goes round at the least; some wheels are not held to any."""
    confirmed: bool = False
    """Whether the dealer confirms the number before anything is settled."""
    no_spins: tuple[NoSpin, ...] = ()
    """The faults for which staff announce "no spin"; none where nobody attends the wheel."""


class BetKind(StrEnum):
    """A shape of bet on the roulette layout."""

    STRAIGHT = "straight"
    SPLIT = "split"
    STREET = "street"
    CORNER = "corner"
    SIX_LINE = "six-line"
    COLUMN = "column"
    DOZEN = "dozen"
    LOW = "low"
    HIGH = "high"
    EVEN = "even"
    ODD = "odd"
    RED = "red"
    BLACK = "black"


@dataclass(frozen=True, slots=True)
class Bet:
    """A kind of bet and what it pays to one."""

    kind: BetKind
    title: str
    pays: int
    defined: Clause
    clause: Clause


@dataclass(frozen=True, slots=True)
class CallBet:
    """A bet of several pieces named by one word; the stake is split evenly over the pieces."""

    key: str
    title: str
    pieces: tuple[str, ...]
    """The piece bets, named twice where two pieces stand on one bet."""
    clause: Clause
