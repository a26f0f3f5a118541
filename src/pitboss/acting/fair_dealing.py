"""Fair dealing as a game takes part in it: what of it can be promised, and how far a promised deal is."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, NamedTuple

from pitboss.acting.act import Act
from pitboss.acting.deciding import G
from pitboss.game.fair import DealKind
from pitboss.kernel.rejection import Rejection


class Stage(StrEnum):
    """How far a promised deal is."""

    COMING = "coming"
    PLAYING = "playing"
    OVER = "over"


class Asks(StrEnum):
    """What is asked of terminals for a deal."""

    COMMIT = "commit"
    """Wagers are open, or the cards are not shuffled: numbers can be committed."""
    WAIT = "wait"
    """The cards are shuffled and not cut: the person who cuts them knows no number yet."""
    TELL = "tell"
    """Numbers are told now."""
    NOTHING = "nothing"


class Sensor(NamedTuple):
    """What a simulated sensor is to read now."""

    deal: str | None
    """The promised deal that decides it; none where chance does."""
    outcomes: int
    """How many readings are possible."""
    number: Callable[[str, str, bytes], int]
    """The number that a key gives for a deal of a game."""
    act: Callable[[int | None], Act]
    """What tells the game of a reading; of none, where it failed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FairDealing(Generic[G]):
    """What a kind of game says about the promises of its deals."""

    deal: DealKind
    """What one promise covers."""
    check_promising: Callable[[G], Rejection | None]
    """Whether what the game deals can be promised at all."""
    check_coming: Callable[[G, str], Rejection | None]
    """Whether a deal can be promised now: nobody can know or change anything of it."""
    stage: Callable[[G, str], Stage]
    asks: Callable[[G, str], Asks]
    """What is asked of terminals for a deal that is not over."""
    dealt: Callable[[G, str], Mapping[str, Any] | None]
    """What came of a deal that is over, by the fields of `DealRevealed`; none until then."""
    entered: Callable[[G, str], int | None]
    """The number that staff entered for a deal, if they did and it counts."""
    to_promise: Callable[[G, Collection[str]], str | None]
    """The deal that the server promises now, where it deals; the promises that are open are known."""
    promised_by: Callable[[G, Act], str | None]
    """The deal that has to be promised before an act is done."""
    waiting: Callable[[G, Collection[str]], str | None]
    """The open promise whose name the next play bears, if one is to."""
    named: Callable[[Act, str], Act]
    """An act that begins a deal, with the name that it was promised under."""
    to_reveal: Callable[[G, Collection[str]], tuple[str, ...]]
    """The open promises whose seeds are told now, where the server deals."""
    overdue: Callable[[G, str], bool]
    """Whether the deal after this one is over, too, so that its seed should be told."""
    binds: Callable[[G, Act], str | None]
    """The deal that an act must not make another one, if it could."""
    check_kept: Callable[[G, Act, G, str, bytes | None], Rejection | None]
    """Whether an act leaves a promised deal what it is: before, act, after, game, and the key once known."""
    check_free: Callable[[G, Act, str, bytes | None], Rejection | None]
    """Whether a promise leaves anything to choose for an act that is offered."""
    bets_before: Callable[[G], str | None]
    """The deal of the play under way, on which no bet may follow once a number of it is told."""
    in_play: Callable[[G], str | Rejection]
    """The deal that cards come from now."""
    drawn: Callable[[G, Act, str, bytes], Act | Rejection]
    """An act that takes something out of a simulated shoe, with what really comes: state, act, game, key."""
    sensor: Callable[[G], Sensor | None]
    """What a simulated sensor is to read now, if the game has one."""
