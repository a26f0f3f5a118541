"""A patron: the number, the names, and the exclusions from a game or from the casino."""

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import Event
from pitboss.kernel.instant import Instant
from pitboss.kernel.text import Text
from pitboss.ledger.entry import Entry


class Scope(StrEnum):
    """From what a person is excluded."""

    GAME = "game"
    """From the game of an edition, wherever it is played."""
    CASINO = "casino"

    @property
    def text(self) -> Text:
        """It as part of a sentence."""
        return Text(f"excluded-from-{self.value}")


class Lifted(msgspec.Struct, frozen=True):
    """The end of an exclusion."""

    by: str
    approved_by: str
    reason: str
    at: Instant


class Exclusion(msgspec.Struct, frozen=True):
    """An exclusion, with the clause by which it was ordered."""

    scope: Scope
    edition: str
    clause: Clause
    place: str
    """The game where it was ordered."""
    by: str
    at: Instant
    lifted: Lifted | None = None

    def bars(self, edition: str | None) -> bool:
        """Whether it keeps a person from the game of an edition, or from the casino if none is named."""
        return self.lifted is None and (self.scope is Scope.CASINO or self.edition == edition)


class Patron(msgspec.Struct, frozen=True):
    """A person. Their number stands for them wherever the log can do without the name."""

    number: int
    names: tuple[str, ...]
    """In any script, the one that they were first known by first."""
    exclusions: tuple[Exclusion, ...] = ()

    def barred(self, edition: str | None = None) -> Exclusion | None:
        """The exclusion that keeps them from the game of an edition, or from the casino."""
        return next((each for each in self.exclusions if each.bars(edition)), None)


class Bearers(msgspec.Struct, frozen=True):
    """The numbers of everyone who bears a name."""

    numbers: tuple[int, ...] = ()


class PatronRegistered(Event, frozen=True):
    """A person is known by a number from now on. Only this event and the next have the name."""

    number: int
    name: str
    by: str
    at: Instant
    approved_by: str | None = None


class PatronNamed(Event, frozen=True):
    """A person is also known by another name, such as in another script."""

    number: int
    name: str
    by: str
    at: Instant
    approved_by: str | None = None


class NameIndexed(Event, frozen=True):
    """A person can be found by a name. The stream has the key of the name, and the event the number."""

    number: int


class PatronExcluded(Event, frozen=True):
    """A person is excluded from a game or from the casino."""

    number: int
    scope: Scope
    edition: str
    clause: Clause
    place: str
    by: str
    at: Instant


class ExclusionLifted(Event, frozen=True):
    """A person may come again."""

    number: int
    exclusion: int
    """Its place among their exclusions, from 1."""
    reason: str
    by: str
    approved_by: str
    at: Instant


def evolve(state: Patron | Bearers | None, event: Event, _: Entry) -> Patron | Bearers | None:
    """A patron, or those who bear a name, after an event.

    >>> lee = evolve(None, PatronRegistered(17, "Mr Lee", "sue", 0), ())
    >>> evolve(lee, PatronNamed(17, "李", "sue", 1), ()).names
    ('Mr Lee', '李')
    """
    if isinstance(event, NameIndexed):
        before = state.numbers if isinstance(state, Bearers) else ()
        return Bearers((*before, event.number))
    if isinstance(event, PatronRegistered):
        return Patron(event.number, (event.name,))
    if not isinstance(state, Patron):
        return None
    match event:
        case PatronNamed():
            return msgspec.structs.replace(state, names=(*state.names, event.name))
        case PatronExcluded():
            ordered = Exclusion(event.scope, event.edition, event.clause, event.place, event.by, event.at)
            return msgspec.structs.replace(state, exclusions=(*state.exclusions, ordered))
        case ExclusionLifted():
            return msgspec.structs.replace(state, exclusions=tuple(_lifted(state, event)))
    return state


def _lifted(patron: Patron, event: ExclusionLifted) -> Iterator[Exclusion]:
    end = Lifted(event.by, event.approved_by, event.reason, event.at)
    for place, each in enumerate(patron.exclusions, 1):
        yield msgspec.structs.replace(each, lifted=end) if place == event.exclusion else each
