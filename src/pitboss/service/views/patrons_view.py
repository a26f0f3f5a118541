"""The view of who is excluded, for the door, the cage and those in charge."""

from typing import TYPE_CHECKING

from pitboss.acting.audience import View
from pitboss.patron.patron import Exclusion, Patron

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine


class PatronLine(View, frozen=True):
    """A person who is excluded, or was."""

    number: int
    names: tuple[str, ...]
    exclusions: tuple[Exclusion, ...]
    """With who lifted it and why, where it was lifted."""


class PatronsView(View, frozen=True, tag_field="view", tag="patrons"):
    """Everyone who is excluded or was, the latest first."""

    people: tuple[PatronLine, ...] = ()


def patrons_view(floor: "FloorEngine") -> PatronsView:
    """Everyone who is excluded or was."""
    patrons = [floor.state(stream) for stream in floor.streams("patron")]
    known = [each for each in patrons if isinstance(each, Patron) and each.exclusions]
    latest = sorted(known, key=lambda patron: patron.exclusions[-1].at, reverse=True)
    return PatronsView(tuple(PatronLine(each.number, each.names, each.exclusions) for each in latest))
