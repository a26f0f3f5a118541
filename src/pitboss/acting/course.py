"""The regular course of a game: what it waits for, which act is next, and where acts are on a desk."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from typing import Generic, NamedTuple, Protocol, TypeAlias

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.audience import Audience, View
from pitboss.acting.state import G
from pitboss.kernel.text import Text


class Place(StrEnum):
    """Where an act is on a dealer's desk."""

    CALLS = "calls"
    CARDS = "cards"
    HANDS = "hands"
    TABLE = "table"
    STAGE = "stage"
    """With the result in the middle."""
    DESK = "desk"
    """At the desk for irregularities."""
    GUEST = "guest"
    """With the guest whom it is about."""


class WaitsOn(StrEnum):
    """Whom or what a game waits for."""

    STAFF = "staff"
    SUPERVISOR = "supervisor"
    PLAYERS = "players"
    BETS = "bets"
    """Players may bet until that is called off."""
    CLOCK = "clock"
    """Players may bet until the time is over."""
    DEVICE = "device"
    OTHER_TABLE = "other-table"


class Bets(Enum):
    """Whether players may bet now, and what ends it."""

    CLOSED = auto()
    UNTIL_CALLED = auto()
    TIMED = auto()


class Timing(Enum):
    """When a step comes, where players may bet."""

    BEFORE_BETS = auto()
    """It comes first, even while they may bet."""
    DURING_BETS = auto()
    """It need not wait until they may not."""
    AFTER_BETS = auto()
    AFTER_CALL = auto()
    """The same. The call that closes the bets is announced as the next step."""


DueAct: TypeAlias = type[Act] | Act
"""Every act of a type, or one act."""


class Step(NamedTuple):
    """A row of the course: the acts that continue the game, the first possible one, and who does it."""

    acts: tuple[DueAct, ...] = ()
    on: WaitsOn = WaitsOn.STAFF
    when: Timing = Timing.AFTER_BETS
    in_turn: bool = False
    """Whether it waits until the other table of the same dealer had its turn."""


class Waiting(NamedTuple):
    """What a game waits for: a row of its course, and its words, if they name facts."""

    step: str
    words: Text | None = None
    acts: tuple[DueAct, ...] = ()
    """The acts that continue it, where its step names none."""

    @property
    def text(self) -> Text:
        """What a person reads."""
        return self.words or Text(f"waits-{self.step}")


class Offered(Protocol):
    """An act on offer."""

    @property
    def act(self) -> Act:
        """The act."""


class SeenCourse(View, frozen=True):
    """What comes next at a game, as one member of the staff sees it."""

    headline: Text
    on: WaitsOn
    next: int | None = None
    """The offer that continues the game, by its place in the offers. None if this person has none."""


CHANGE_DUE = "change-due"
"""The step of a change whose time, by its sign, has come."""
OPEN = Text("waits-bets")
TIMED = Text("waits-time")
CALL = Text("waits-no-more-bets")


@dataclass(frozen=True, slots=True, kw_only=True)
class Course(Generic[G]):
    """The regular course of a kind of game, for people and for the virtual dealer alike."""

    waits: Callable[[G], Waiting]
    """What a game waits for. It reveals nothing hidden."""
    steps: Mapping[str, Step]
    closing: tuple[Act, ...] = ()
    """The calls that close the bets, where nothing else does."""
    places: Mapping[type[Act], Place]
    """Where an act is on the desk, if not among those of the table."""
    repeats: Callable[[G, Act, Person], bool] = lambda _, __, ___: False
    """Whether a person would only do again what they have done. It may be done, but it continues nothing."""

    def due_acts(self, waiting: Waiting, bets: Bets) -> tuple[DueAct, ...]:
        """The acts that continue the game. Of several on offer, the first is next."""
        step = self.steps[waiting.step]
        if waiting.acts:
            return waiting.acts
        if bets is Bets.CLOSED or step.when in (Timing.BEFORE_BETS, Timing.DURING_BETS):
            return step.acts
        return () if bets is Bets.TIMED else (*self.closing, *step.acts)

    def next(
        self, now: G, who: Person, offers: Sequence[Offered], waiting: Waiting, bets: Bets
    ) -> int | None:
        """The offer that continues the game, by its place."""
        for due in self.due_acts(waiting, bets):
            for place, offer in enumerate(offers):
                if is_due(offer.act, due) and not self.repeats(now, offer.act, who):
                    return place
        return None

    def on(self, waiting: Waiting, bets: Bets) -> WaitsOn:
        """Whom or what the game waits for."""
        if self._only_bets(waiting, bets):
            return WaitsOn.CLOCK if bets is Bets.TIMED else WaitsOn.BETS
        return self.steps[waiting.step].on

    def headline(self, waiting: Waiting, bets: Bets, audience: Audience) -> Text:
        """What a screen shows as next: for the dealer that bets are open, and for others how that ends."""
        if not self._only_bets(waiting, bets):
            return waiting.text
        if audience is Audience.DEALER:
            return OPEN
        when = self.steps[waiting.step].when
        if when is Timing.DURING_BETS:
            return waiting.text
        if bets is Bets.TIMED:
            return TIMED
        return CALL if when is Timing.AFTER_CALL else waiting.text

    def place(self, act: Act) -> Place:
        """Where an act is on the desk."""
        if isinstance(getattr(act, "player", None), str) or hasattr(act, "to"):
            return Place.GUEST
        return self.places.get(type(act), Place.TABLE)

    def _only_bets(self, waiting: Waiting, bets: Bets) -> bool:
        return bets is not Bets.CLOSED and self.steps[waiting.step].when is not Timing.BEFORE_BETS


def is_due(act: Act, due: DueAct) -> bool:
    """Whether an act is the one that is due, or of the type that is due."""
    return isinstance(act, due) if isinstance(due, type) else act == due


def place_acts(places: Mapping[Place, tuple[type[Act], ...]]) -> dict[type[Act], Place]:
    """The place of each act, from the acts of each place."""
    return {act: place for place, acts in places.items() for act in acts}
