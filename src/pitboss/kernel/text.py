"""A text for people before it has words: a key of the catalogue, and typed facts."""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import TypeAlias

import msgspec

from pitboss.kernel.instant import Instant, zone_name


class Amount(msgspec.Struct, frozen=True, tag="amount"):
    """An amount of money: "$1,250.00"."""

    cents: int


class Moment(msgspec.Struct, frozen=True, tag="moment"):
    """A date and time, shown by the clocks of the house."""

    at: Instant


class FloorPlace(msgspec.Struct, frozen=True, tag="place"):
    """A place of the floor, shown by the name that the house gives it."""

    key: str
    """As streams are named: `table/star-1`, `wheel/roulette-1`, `pt/7`, `kiosk/2`, `device/stacker-7`."""


class Text(msgspec.Struct, frozen=True, tag="text", omit_defaults=True):
    """A message of the catalogue by its key, with the facts that it names.

    >>> Text("role-dealer")
    Text(key='role-dealer', facts={})
    """

    key: str
    facts: "Facts" = {}


class AnyOf(msgspec.Struct, frozen=True, tag="any-of"):
    """Alternatives: "3, 4 or 6"."""

    of: "tuple[Fact, ...]"


class AllOf(msgspec.Struct, frozen=True, tag="all-of"):
    """Several things together: "3, 4 and 6"."""

    of: "tuple[Fact, ...]"


class ListOf(msgspec.Struct, frozen=True, tag="list-of"):
    """Several things in a row: "3, 4, 6"."""

    of: "tuple[Fact, ...]"


Fact: TypeAlias = str | int | Amount | Moment | FloorPlace | Text | AnyOf | AllOf | ListOf
"""A value inside a text. A string is shown as it is: a name, or words that a person wrote."""
Facts: TypeAlias = Mapping[str, Fact]


def together(conditions: Sequence[Text]) -> Text:
    """Conditions that all hold. Some languages do not join them as they join things.

    >>> together([Text("given-next-begun")]).key, together([Text("given-next-begun")] * 3).key
    ('given-next-begun', 'all-hold')
    """
    *others, last = conditions
    if not others:
        return last
    listed = reduce(lambda one, other: Text("list-more", {"list": one, "next": other}), others)
    return Text("all-hold", {"list": listed, "next": last})


def with_zone(at: Instant, utc_offset: int = 0) -> Text:
    """A moment with the zone of the clocks that show it.

    >>> with_zone(0, 600).facts
    {'moment': Moment(at=0), 'zone': 'UTC+10:00'}
    """
    return Text("moment-zone", {"moment": Moment(at), "zone": zone_name(utc_offset)})


LEGACY = "legacy-text"
"""The fact that has the sentence of an older release. It is shown as it is, and nothing reads it."""


def legacy(words: str) -> dict[str, Fact]:
    """The facts of a text that an older release wrote as a sentence.

    >>> legacy("A card is missing.")
    {'legacy-text': 'A card is missing.'}
    """
    return {LEGACY: words}
