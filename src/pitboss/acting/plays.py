"""A play, which is a coup or a spin, as other packages see it: its progress and its wagers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeAlias

import msgspec

from pitboss.acting.audience import View
from pitboss.acting.setups.sign import TableLimits
from pitboss.acting.state import G, Reason
from pitboss.game.coup import Hand
from pitboss.game.settlement import Settlement, Terms
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.edition import Game


class LivePlay(Protocol):
    """A play that is under way."""

    @property
    def key(self) -> str:
        """Its key, unique on the floor for all time."""

    @property
    def began(self) -> Instant:
        """When its wagers were last opened."""


class PastPlay(Protocol):
    """A play that is over."""

    @property
    def key(self) -> str:
        """Its key."""

    @property
    def void(self) -> Clause | None:
        """The clause by which it is void, if it is."""


class Phase(StrEnum):
    """The phase of a game for players."""

    WAITING = "waiting"
    """There is nothing to bet on yet: the table is closed, or cards are being prepared."""
    OPEN = "open"
    CLOSED = "closed"
    PAUSED = "paused"
    """Staff must give a ruling first."""
    RESULT = "result"
    VOID = "void"


class OnOffer(View, frozen=True):
    """A wager, or a kind of roulette bet, that the game accepts."""

    key: str
    title: str
    """The key of its name in the catalogue, such as `wager-player`."""
    pays: tuple[Text, ...] = ()
    """The odds as the sign writes them, as many as it has. A call bet pays what its pieces pay."""
    least: Cents | None = None
    most: Cents | None = None


class Played(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Everything that settlement depends on: the rules, the sign, and the cards or the number."""

    edition: str
    game: str
    cards: tuple[str, ...] = ()
    """In the order dealt. Empty in Roulette."""
    number: int | None = None
    """Where the ball came to rest. None in Baccarat."""
    smallest_chip: Cents = 1
    tie_percent: str | None = None


class PlayStage(StrEnum):
    """The stage of a play for the chips on it."""

    OPEN = "open"
    CLOSED = "closed"
    SETTLED = "settled"
    VOID = "void"


Settle: TypeAlias = Callable[[Mapping[str, Cents]], dict[str, Settlement] | Rejection]
"""What every stake on a play comes to."""


class BettingPlay(Protocol):
    """A play under way, as far as chips on a terminal depend on it: which wagers it takes."""

    @property
    def key(self) -> str:
        """Its key, unique on the whole floor."""

    @property
    def game(self) -> Game:
        """The game that is played, by its rules."""

    def check_open(self) -> Rejection | None:
        """Whether it accepts wagers."""

    def check_wager(self, wager: str) -> Rejection | None:
        """Whether it has this wager."""

    def place(self, layout: Mapping[str, Cents], wager: str, stake: object) -> dict[str, Cents] | Rejection:
        """A layout with a stake added on a wager."""

    def withdraw(self, layout: Mapping[str, Cents], wager: str) -> dict[str, Cents] | Rejection:
        """A layout without a wager."""


class PlayNow(msgspec.Struct, frozen=True):
    """The current state of a play on which terminals bet."""

    stage: PlayStage
    game: Game
    limits: TableLimits | None
    """The limits for its wagers. None if no wager on it can count any more."""
    play: BettingPlay | None = None
    """The machine that knows which wagers it accepts, while it is under way."""
    played: Played | None = None
    """Its result."""
    clause: Clause | None = None
    """The clause by which it is void, or was corrected."""
    reason: Reason = ""
    """Why it is void, or was corrected."""
    ruled_by: str | None = None
    """Who declared it void, or had it corrected."""
    forfeits: tuple[str, ...] = ()
    """The terminals of cheats. Their stakes are not returned."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AtTerminals(Generic[G]):
    """What a kind of game defines about the wagers of player terminals."""

    find_play: Callable[[G, str], PlayNow | None]
    """A play on which terminals bet, with its result, if it is under way or one of the last."""
    settle: Callable[[Any, Played, Terms], Settle | Rejection]
    """The function that settles any stakes on a play. One call serves many terminals."""
    outcome: Callable[[Any, Played], Text]
    """The result of a play in words."""
    hands: Callable[[Any, Played], tuple[Hand, ...]]
    """The hand that received each card of a play."""
    paid: Callable[[Any, Played, Terms, str], Text | None]
    """By what a wager was paid or stood off. None if it lost."""
    pieces: Callable[[Any, str], tuple[str, ...]]
    """The positions of the equal pieces that a stake on a wager is split into."""
