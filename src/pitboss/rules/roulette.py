"""The rows of a Roulette game: the wheel, the bets and the call bets."""

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
