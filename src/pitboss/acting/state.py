"""What the states of all games share."""

from typing import Any, NamedTuple, TypeVar

import msgspec

from pitboss.kernel.instant import Instant

S = TypeVar("S", bound=msgspec.Struct)


RECALLED = 20
"""How many coups back a table remembers what was paid, so that a coup can still be taken back."""


class StateValue(msgspec.Struct, frozen=True, omit_defaults=True):
    """Plain data that a snapshot can hold."""


class Closing(StateValue, frozen=True):
    """A sign that tells when the table closes."""

    close_at: Instant
    told_at: Instant


def change(state: S, **fields: Any) -> S:
    """A state with some fields otherwise."""
    return msgspec.structs.replace(state, **fields)


class GameNotice(NamedTuple):
    """A sign, or the dealer's word, that tells of another game and of the time from which it is played."""

    game: str
    change_at: Instant
    told_at: Instant
