"""The view of the patrons whom the floor knows, for the door, the cage and those in charge."""

from typing import TYPE_CHECKING

from pitboss.acting.audience import View
from pitboss.patron.patron import Exclusion, Patron

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine


class PatronLine(View, frozen=True):
    """A person with a number."""

    number: int
    names: tuple[str, ...]
    exclusions: tuple[Exclusion, ...]
    """With who lifted it and why, where it was lifted."""


class PatronsView(View, frozen=True, tag_field="view", tag="patrons"):
    """Everyone who is excluded or was, the latest first, and then all others."""

    people: tuple[PatronLine, ...] = ()


def patrons_view(floor: "FloorEngine") -> PatronsView:
    """All patrons."""
    patrons = (floor.state(stream) for stream in floor.streams("patron"))
    known = [each for each in patrons if isinstance(each, Patron)]
    known.sort(key=lambda patron: max((each.at for each in patron.exclusions), default=-1), reverse=True)
    return PatronsView(tuple(PatronLine(each.number, each.names, each.exclusions) for each in known))
