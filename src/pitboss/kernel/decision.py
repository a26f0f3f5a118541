"""What deciding a command gives, and what it may look at."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, Self, TypeAlias

import msgspec

from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection

Stream: TypeAlias = str
"""Where events of one thing are kept in order, such as `pt/7`."""
States: TypeAlias = Mapping[Stream, object]
"""What the streams of a command stand at; None where nothing happened yet."""


LINE = 200
"""The most characters in a line that somebody writes for the log."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened. What it is called in the log is a row of its room's table."""

    def to_log(self) -> bytes:
        """Its body as the log keeps it."""
        return msgspec.json.encode(self)

    @classmethod
    def log_reader(cls) -> Callable[[bytes], Self]:
        """What reads such a body."""
        return msgspec.json.Decoder(cls).decode


class Command(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Something that somebody asks for."""


class Given(NamedTuple):
    """What comes from outside with a command."""

    at: Instant
    secret: bytes
    """The key that ticket numbers are made with."""
    by: str = ""
    """Who asks, as the log names them."""
    utc_offset: int = 0
    """How many minutes the clocks of the house are ahead of UTC."""


class Decided(NamedTuple):
    """What a command leads to. With a rejection the events tell what the refusal itself set off."""

    events: tuple[tuple[Stream, Event], ...]
    refused: Rejection | None = None


class Need(NamedTuple):
    """The decision depends on one more stream."""

    stream: Stream


Decision: TypeAlias = Decided | Rejection | Need


def is_line(*texts: str) -> bool:
    """Whether each is a line that somebody wrote: not blank, not too long, and fit to be printed.

    >>> is_line("Ann Lee"), is_line("Ann Lee", " "), is_line("two\\nlines")
    (True, False, False)
    """
    return all(len(text) <= LINE and text.isprintable() and text.strip() for text in texts)
