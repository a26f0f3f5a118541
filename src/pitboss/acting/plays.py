"""A play, which is a coup or a spin, as it is seen from outside its game: how far it is, and its wagers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeAlias

import msgspec

from pitboss.acting.audience import View
from pitboss.acting.deciding import G
from pitboss.acting.sign import TableLimits
from pitboss.game.coup import Hand
from pitboss.game.settlement import Settlement, Terms
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
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


Settle: TypeAlias = Callable[[Mapping[str, Cents]], dict[str, Settlement] | Rejection]
"""What every stake on a play comes to."""
SettledPlay: TypeAlias = tuple[str, Mapping[str, Settlement]]
"""How a play came out, in words, and what each wager came to."""


class BettingPlay(Protocol):
    """A play under way as the chips of a terminal meet it: which wagers it takes, and what they come to."""

    @property
    def key(self) -> str:
        """Its name on the whole floor."""

    @property
    def game(self) -> Game:
        """The game that is played, by its rules."""

    @property
    def betting_over(self) -> bool:
        """Whether its wagering period is over."""

    def check_open(self) -> Rejection | None:
        """Whether it takes wagers."""

    def check_wager(self, wager: str) -> Rejection | None:
        """Whether it has such a wager."""

    def place(self, layout: Mapping[str, Cents], wager: str, stake: object) -> dict[str, Cents] | Rejection:
        """A layout with a stake on a wager."""

    def withdraw(self, layout: Mapping[str, Cents], wager: str) -> dict[str, Cents] | Rejection:
        """A layout without a wager."""

    def settle(self, layout: Mapping[str, Cents], terms: Terms) -> SettledPlay | Rejection:
        """How it came out, in words, and what the chips on a layout came to."""


class PlayNow(msgspec.Struct, frozen=True):
    """A play on which terminals bet, at this moment."""

    stage: Stage
    game: Game
    limits: TableLimits | None
    """Those that its wagers are under; none where no wager of it can count any more."""
    play: BettingPlay | None = None
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


@dataclass(frozen=True, slots=True, kw_only=True)
class AtTerminals(Generic[G]):
    """What a kind of game says about the wagers of player terminals."""

    find_play: Callable[[G, str], PlayNow | None]
    """A play on which terminals bet, and what it came to, if it is under way or one of the last."""
    settle: Callable[[Any, Played, Terms], Settle | Rejection]
    """What settles any stakes on a play, by the game of the rules. One play serves many terminals."""
    outcome: Callable[[Any, Played], str]
    """How a play came out, in words."""
    hands: Callable[[Any, Played], tuple[Hand, ...]]
    """The hand that each card of a play came to."""
    pieces: Callable[[Any, str], int]
    """The equal pieces that a stake on a wager is split over."""
