"""The part of a game in fair dealing: what can be promised, and how far a promised deal is."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, NamedTuple

from pitboss.acting.acts.act import Act
from pitboss.acting.fair.proofs import Proof, Verdict
from pitboss.acting.state import G
from pitboss.game.fair import DealKind
from pitboss.kernel.rejection import Rejection


class DealStage(StrEnum):
    """How far a promised deal is."""

    COMING = "coming"
    PLAYING = "playing"
    OVER = "over"


class Asks(StrEnum):
    """What terminals must send for a deal."""

    COMMIT = "commit"
    """Wagers are open, or the cards are not shuffled: numbers can be committed."""
    WAIT = "wait"
    """The cards are shuffled and not cut. The person who cuts them must not know a number yet."""
    TELL = "tell"
    """Numbers are revealed now."""
    NOTHING = "nothing"


class Sensor(NamedTuple):
    """What a simulated sensor must read now."""

    deal: str | None
    """The promised deal that decides it. None if chance does."""
    outcomes: int
    """How many readings are possible."""
    number: Callable[[str, str, bytes], int]
    """The number that a key gives for a deal of a game."""
    act: Callable[[int | None], Act]
    """The act that enters a reading. None is a failed reading."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FairDealing(Generic[G]):
    """What a kind of game defines about the promises of its deals."""

    deal: DealKind | None
    """What one promise covers; none where nothing of the game can be promised."""
    prove: Callable[[Proof, bytes], Verdict]
    """Whether what was dealt is what the key of a deal gives."""
    check_promising: Callable[[G], Rejection | None]
    """Whether what the game deals can be promised at all."""
    check_coming: Callable[[G, str], Rejection | None]
    """Whether a deal can be promised now: nobody can know or change any of it."""
    stage: Callable[[G, str], DealStage]
    asks: Callable[[G, str], Asks]
    """What terminals must send for a deal that is not over."""
    dealt: Callable[[G, str], Mapping[str, Any] | None]
    """The result of a deal that is over, by the fields of `DealRevealed`. None until then."""
    entered: Callable[[G, str], int | None]
    """The number that staff entered for a deal, if it counts."""
    to_promise: Callable[[G, Collection[str]], str | None]
    """The deal that a dealing server promises now, given the promises that are open."""
    promised_by: Callable[[G, Act], str | None]
    """The deal that must be promised before an act is done."""
    waiting: Callable[[G, Collection[str]], str | None]
    """The open promise whose name the next play takes, if any."""
    named: Callable[[Act, str], Act]
    """An act that begins a deal, with the name under which it was promised."""
    to_reveal: Callable[[G, Collection[str]], tuple[str, ...]]
    """The open promises whose seeds a dealing server reveals now."""
    overdue: Callable[[G, str], bool]
    """Whether the deal after this one is also over, so that its seed should be revealed."""
    binds: Callable[[G, Act], str | None]
    """The deal that an act could change, and must not."""
    check_promise: Callable[[G, Act, G, str, bytes | None], Rejection | None]
    """Whether an act keeps a promised deal unchanged: before, act, after, game, and the key once known."""
    check_free: Callable[[G, Act, str, bytes | None], Rejection | None]
    """Whether a promise leaves a choice for an act that is offered."""
    bets_before: Callable[[G], str | None]
    """The deal of the play under way. No bet may follow on it once a number of it is revealed."""
    in_play: Callable[[G], str | Rejection]
    """The deal that cards come from now."""
    drawn: Callable[[G, Act, str, bytes], Act | Rejection]
    """An act that draws from a simulated shoe, with the card that really comes: state, act, game, key."""
    sensor: Callable[[G], Sensor | None]
    """What a simulated sensor must read now, if the game has one."""
