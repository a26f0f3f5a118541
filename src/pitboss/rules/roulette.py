"""The rows of a Roulette game: the wheel, the spin, the bets and the call bets."""

from dataclasses import dataclass
from enum import StrEnum

from pitboss.kernel.clause import Clause
from pitboss.kernel.text import Text


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

    @property
    def text(self) -> Text:
        """The wheel as part of a sentence."""
        return Text(f"equipment-{self.value}-wheel")


class Fault(StrEnum):
    """A fault that makes a spin invalid."""

    WITH_THE_WHEEL = "with-the-wheel"
    STILL_WHEEL = "still-wheel"
    TOO_SHORT = "too-short"
    FOREIGN_OBJECT = "foreign-object"
    NO_POCKET = "no-pocket"
    LEFT_WHEEL = "left-wheel"
    INTERFERED = "interfered"

    @property
    def text(self) -> Text:
        """The fault as part of a sentence."""
        return Text(f"no-spin-{self.value}")


@dataclass(frozen=True, slots=True)
class NoSpin:
    """A fault that makes a spin invalid, and its clause."""

    fault: Fault
    clause: Clause


@dataclass(frozen=True, slots=True, kw_only=True)
class SpinRule:
    """How a spin goes on one kind of wheel."""

    wheel: WheelKind
    valid: Clause
    """The clause for a valid spin."""
    closes: Clause
    """The clause for the end of the wagering period."""
    registered: Clause
    """The clause for the registration of the number."""
    revolutions: int = 0
    """The least number of turns of the ball. 0 for wheels without a minimum."""
    confirmed: bool = False
    """Whether the dealer confirms the number before anything is settled."""
    no_spins: tuple[NoSpin, ...] = ()
    """The faults for which staff announce "no spin". Empty for an unattended wheel."""


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
    """The key of its name in the catalogue, such as `bet-split`."""
    pays: int
    defined: Clause
    clause: Clause


@dataclass(frozen=True, slots=True)
class CallBet:
    """A bet of several pieces under one name. The stake is split evenly over the pieces."""

    key: str
    title: str
    """The key of its name in the catalogue, such as `call-bet-tier`."""
    pieces: tuple[str, ...]
    """The bets of the pieces. A bet with two pieces is named twice."""
    clause: Clause
