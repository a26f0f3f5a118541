"""A kind of game as one row: all that the floor and the service ask of it, and nothing else is asked."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple, Protocol

from pitboss.acting.act import Act, ActContext, ActResult, Line, Person
from pitboss.acting.deciding import Acts, G, attempt
from pitboss.acting.fair_dealing import FairDealing
from pitboss.acting.incidents import Incident
from pitboss.acting.plays import AtTerminals, LivePlay, OnOffer, PastPlay, Phase
from pitboss.acting.replaying import Replaying
from pitboss.acting.setup import Setup
from pitboss.acting.sign import TableLimits
from pitboss.acting.virtual_staff import DealerInput, Move, Plan
from pitboss.game.irregularities import Report, Ruling
from pitboss.kernel.decision import Command, Event
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.entry import Entry
from pitboss.rules.edition import Game
from pitboss.rules.irregularity import Kind, Play

KindName = Literal["table", "wheel"]
Source = Literal["simulated", "device", "keyed"]
"""Where cards and numbers come from: drawn by the server, read by a device, or keyed in by the dealer."""


class ActEvent(Protocol):
    """What the log keeps of an act, the same at every game."""

    @property
    def act(self) -> Act:
        """What was done."""

    @property
    def by(self) -> Person:
        """Who did it."""

    @property
    def approved(self) -> Person | None:
        """Who approved it."""

    @property
    def ruling(self) -> Ruling | None:
        """What the rules ordered, where it reports an irregularity."""

    @property
    def incidents(self) -> tuple[Incident, ...]:
        """What it put on record."""


class Draft(Protocol):
    """What staff may be about to report."""

    @property
    def report(self) -> Report:
        """The kind of irregularity, and what is stated of it."""

    @property
    def coup(self) -> str | None:
        """The play that it is about, where it is not the one under way or the last."""

    @property
    def actual(self) -> tuple[str, ...]:
        """The cards that really came."""

    @property
    def wagers(self) -> tuple[Any, ...]:
        """The wagers that it is about."""


class Supply(NamedTuple):
    """What decides which offers a screen shows: where the cards come from, and what is dealt beside."""

    source: Source
    failed: bool = False
    """Whether the device that reads them has failed, so that they are keyed in."""
    waits: bool = False
    """Whether the next card waits for the other table of the same dealer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings(Generic[G]):
    """What a kind of game says about irregularities."""

    play: Play
    """Which of them concern it."""
    report: Callable[[Draft], Act]
    """The act that reports one."""
    ruled: Callable[[G, Draft], Ruling | Rejection]
    """What the rules order."""
    remedies: Callable[[G, Draft, Ruling], Iterable[Act]]
    """What staff could do about it beside the report; trying tells which of it they can."""
    reaches_back: Callable[[G, Kind], Literal["coup", "spin"] | None]
    """What a report of the kind may name, where it may be about a play that is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Running(Generic[G]):
    """What a kind of game says to the server that runs it."""

    next_act: Callable[[Plan, G | None, Instant, DealerInput], Move | None]
    """What the virtual dealer does next."""
    relief: Callable[[str, G, Instant], Move | None]
    """What ends a wait for a ruling that nobody gives."""
    timed: Callable[[G], bool]
    """Whether a set period closes the wagers, whoever deals."""
    by_system: Callable[[G], Act | None]
    """What the system does by itself now."""
    pairs: Callable[[G, str], Act | None]
    """What joins the game with its partner before its first play."""
    partner: Callable[[G], str | None]
    """The other game that the same dealer deals in turn with it."""
    pauses: Mapping[type[Act], int]
    """How many pauses come before an act, where it is not one."""
    asks_player: tuple[type[Act], ...] = ()
    """Acts by which a player who was asked says nothing: the player has the whole period."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading(Generic[G]):
    """What a kind of game wants of the device that reads its cards or numbers."""

    device: str
    """What such a device is called."""
    wanted: Callable[[G, str], str | None]
    """The play for which a reading is wanted now."""
    before: Callable[[G], Act | None]
    """What the game must be told before the reading, because the device does it by itself."""
    begins: Callable[[G, Act], bool]
    """Whether an act begins a play that only the device can end."""
    takes: tuple[type[Act], ...] = ()
    """Acts that take something out of the device."""
    tells: tuple[type[Act], ...] = ()
    """Those of them that the device tells by itself."""
    by_hand: Callable[[G], bool] = lambda _: False
    """Whether the next card lies ready and does not come from the device."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameKind(Generic[G]):
    """A kind of game."""

    name: KindName
    """What its streams begin with, what its commands name the game by, and what screens call it."""
    state: type[G]
    acts: Acts[G]
    rules: type[Game]
    """The games of the rules that are played so."""
    command: type[Command]
    event: type[Event]
    set_up: Callable[[Setup], Act]
    opens: Callable[[G, TableLimits], Act | None]
    """What opens a game that is not open, with limits for its sign."""
    begins: Callable[[str], Act]
    """What begins a play of that name."""
    brings_chips: Callable[[Act], bool]
    """Whether an act says that a guest has brought chips."""
    evolve: Callable[[G, Any], G]
    """The game after an event that keeps an act at it."""
    lines: Callable[[Any], tuple[Line, ...]]
    """What the wagers at the game itself came to by an event."""

    live: Callable[[G], LivePlay | None]
    past: Callable[[G], tuple[PastPlay, ...]]
    takes_wagers: Callable[[G], bool]
    phase: Callable[[G], tuple[Phase, str | None]]
    """How far the game has come, and the play that this is about."""
    followed: Callable[[G], object]
    """What has to change before terminals have something to follow."""

    game: Callable[[G], Game | None]
    """The game of the rules that is played."""
    limits: Callable[[G], TableLimits | None]
    """The limits on the sign."""
    wagers: Callable[[G], tuple[OnOffer, ...]]
    winners: Callable[[G], tuple[str, ...]]
    """The wagers that win by the last result."""
    view: Callable[..., Any]
    """What an audience may see of it: state, name, audience, person, and `at` and `next_key` by name."""
    offered: Callable[..., Any]
    """What a view offers: an act, and the fields that are examples."""
    possible: Callable[[G, str, Act, Person, Instant], bool]
    """Whether an act would be carried out."""
    fitting: Callable[[G, tuple[Any, ...], Supply], tuple[Any, ...]]
    """Of what is offered, what fits where the cards come from."""
    waits_beside: Callable[[G, str, G | None], str | None]
    """What the next card waits for at the partner, if it does."""
    history: Callable[[G], Mapping[str, Any]]
    """What everybody may know of the plays before, by the fields of `HistoryView`."""
    hidden: Callable[[G], str | None]
    """The play since whose beginning the log names cards that lie face down."""

    till: Callable[[G | None, Event, Entry], G] | None = None
    """The game after money was moved by hand, where it has a till."""

    rulings: Rulings[G]
    running: Running[G]
    reading: Reading[G]
    fair: FairDealing[G]
    at_terminals: AtTerminals[G]
    replaying: Replaying[G]

    def of(self, state: object) -> G | None:
        """A state of this kind; none where it is another, or there is none."""
        return state if isinstance(state, self.state) else None

    def attempt(self, now: G, act: Act, context: ActContext) -> ActResult[G] | Rejection:
        """What an act leads to, or why it is refused."""
        return attempt(self.acts, now, act, context)

    def command_of(self, game: str, act: Act, by: Person, approved: Person | None = None) -> Command:
        """The command by which an act is asked for."""
        return self.command(game, act, by, approved)

    def begins_play(self, act: Act) -> bool:
        """Whether an act begins a play."""
        return type(act) is type(self.begins(""))

    def stream(self, game: str) -> str:
        """Where the events of a game are kept."""
        return f"{self.name}/{game}"

    def live_key(self, now: G) -> str | None:
        """The name of the play under way, if one is."""
        live = self.live(now)
        return None if live is None else live.key

    def recall(self, now: G, key: str) -> PastPlay | None:
        """A play that is over, if it is one of the last."""
        return next((past for past in self.past(now) if past.key == key), None)
