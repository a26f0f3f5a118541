"""The patrons whom the floor knows, who of them is excluded, and who of those is still at a game."""

from typing import TYPE_CHECKING, Any

from pitboss.acting.audience import View
from pitboss.acting.kinds import GameKind, Participant
from pitboss.acting.state import GameState
from pitboss.kernel.clause import Clause
from pitboss.patron.names import name_key
from pitboss.patron.patron import Exclusion, Patron, Scope

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine


class PatronLine(View, frozen=True):
    """A person with a number."""

    number: int
    names: tuple[str, ...]
    exclusions: tuple[Exclusion, ...]
    """With who lifted it and why, where it was lifted."""


class PatronsView(View, frozen=True, tag_field="view", tag="patrons"):
    """Everyone with a number: who was excluded last first, and then all others."""

    people: tuple[PatronLine, ...] = ()


class BarredGuest(View, frozen=True):
    """A guest who is still at a game although they are excluded from it."""

    name: str
    scope: Scope
    clause: Clause


def patrons_view(floor: "FloorEngine") -> PatronsView:
    """Everyone with a number."""
    latest = sorted(_patrons(floor), key=lambda each: [one.at for one in each.exclusions[-1:]], reverse=True)
    return PatronsView(tuple(PatronLine(each.number, each.names, each.exclusions) for each in latest))


def barred_from(floor: "FloorEngine", edition: str) -> tuple[Patron, ...]:
    """Everyone who is excluded from the game of an edition."""
    return tuple(each for each in _patrons(floor) if each.barred(edition) is not None)


def find_barred(barred: tuple[Patron, ...], person: Participant) -> Patron | None:
    """Who of them a person is, by their number or else by their name."""
    number, name = person.patron, person.name
    for patron in barred:
        known = name_key(name) in map(name_key, patron.names) if number is None else patron.number == number
        if known:
            return patron
    return None


def barred_guests(floor: "FloorEngine", kind: GameKind[Any], now: GameState) -> tuple[BarredGuest, ...]:
    """The guests of a game who take no further part in it."""
    edition = now.record.edition
    barred, there = barred_from(floor, edition), kind.acts.guests(now)
    found = ((name, find_barred(barred, Participant(name, kind.patron_of(now, name)))) for name in there)
    ordered = ((name, patron.barred(edition)) for name, patron in found if patron is not None)
    return tuple(BarredGuest(name, why.scope, why.clause) for name, why in ordered if why is not None)


def _patrons(floor: "FloorEngine") -> list[Patron]:
    states = (floor.state(stream) for stream in floor.streams("patron"))
    return [each for each in states if isinstance(each, Patron)]
