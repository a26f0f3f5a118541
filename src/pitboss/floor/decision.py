"""What deciding a command gives, and what it may look at."""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

import msgspec

from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.entry import Entry

Stream: TypeAlias = str
"""Where events of one thing are kept in order, such as `pt/7`."""
States: TypeAlias = Mapping[Stream, object]
"""What the streams of a command stand at; None where nothing happened yet."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened. What it is called in the log is a row of its room's table."""


class Command(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that somebody asks for."""


class Given(NamedTuple):
    """What comes from outside with a command: the moment, and the key that ticket numbers are made with."""

    at: Instant
    secret: bytes


class Decided(NamedTuple):
    """What a command leads to. With a rejection the events tell what the refusal itself set off."""

    events: tuple[tuple[Stream, Event], ...]
    refused: Rejection | None = None


class Need(NamedTuple):
    """The decision depends on one more stream."""

    stream: Stream


Decision: TypeAlias = Decided | Rejection | Need


class Posted(NamedTuple):
    """What a command leads to, with the postings of each event, which the accounts can bear."""

    events: tuple[tuple[Stream, Event, Entry], ...]
    refused: Rejection | None = None
