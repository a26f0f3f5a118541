"""A play, which is a coup or a spin, as it is seen from outside its game: how far it is, and its wagers."""

from enum import StrEnum
from typing import Any, Protocol

import msgspec

from pitboss.acting.audience import View
from pitboss.acting.sign import TableLimits
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.rules.edition import Game


class LivePlay(Protocol):
    """A play that is under way."""

    @property
    def key(self) -> str:
        """Its name, which no other play on the floor ever bears."""

    @property
    def began(self) -> Instant:
        """When its wagers were opened, the last time."""


class PastPlay(Protocol):
    """A play that is over."""

    @property
    def key(self) -> str:
        """Its name."""

    @property
    def void(self) -> Clause | None:
        """The clause by which it counts for nothing, if it does."""


class Phase(StrEnum):
    """How far a game has come, as far as players care."""

    WAITING = "waiting"
    """Nothing is to be bet on yet: the table is closed, or cards are being made ready."""
    OPEN = "open"
    CLOSED = "closed"
    PAUSED = "paused"
    """Staff have to rule on something first."""
    RESULT = "result"
    VOID = "void"


class OnOffer(View, frozen=True):
    """A wager, or a kind of roulette bet, that the game takes."""

    key: str
    title: str
    pays: tuple[str, ...] = ()
    """The odds as the sign writes them, as many as it has; a call bet pays what its pieces pay."""
    least: Cents | None = None
    most: Cents | None = None


class Played(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """All that settlement depends on: the rules, the sign, and the cards or the number."""

    edition: str
    game: str
    cards: tuple[str, ...] = ()
    """In the order dealt; none in Roulette."""
    number: int | None = None
    """Where the ball came to rest; none in Baccarat."""
    smallest_chip: Cents = 1
    tie_percent: str | None = None


class Stage(StrEnum):
    """How far a play is, as far as the chips on it care."""

    OPEN = "open"
    CLOSED = "closed"
    SETTLED = "settled"
    VOID = "void"


class PlayNow(msgspec.Struct, frozen=True):
    """A play on which terminals bet, at this moment."""

    stage: Stage
    game: Game
    limits: TableLimits | None
    """Those that its wagers are under; none where no wager of it can count any more."""
    play: Any = None
    """The machine that says which wagers it takes, while it is under way."""
    played: Played | None = None
    """What it came to."""
    clause: Clause | None = None
    """By which it is void, or was corrected."""
    reason: str = ""
    """Why it is void, or was corrected."""
    ruled_by: str | None = None
    """Who declared it void, or had it corrected."""
    forfeits: tuple[str, ...] = ()
    """The terminals whose stakes are not given back, as those of cheats."""
