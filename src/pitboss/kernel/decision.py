"""The inputs and results of deciding a command."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, Self, TypeAlias

import msgspec

from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection

Stream: TypeAlias = str
"""The name of a sequence of events, such as `pt/7`."""
States: TypeAlias = Mapping[Stream, object]
"""The states of a command's streams. None for a stream without events."""


LINE_CHARACTERS = 200
"""The most characters in a line of text for the log."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened. Its aggregate's table has its name in the log."""

    def to_log(self) -> bytes:
        """Its body in the log."""
        return msgspec.json.encode(self)

    @classmethod
    def log_reader(cls) -> Callable[[bytes], Self]:
        """The function that reads such a body."""
        return msgspec.json.Decoder(cls).decode


class Command(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A request to change something."""


class Given(NamedTuple):
    """The inputs from outside for a command."""

    at: Instant
    secret: bytes
    """The key for ticket numbers."""
    by: str = ""
    """The author, as named in the log."""
    utc_offset: int = 0
    """How many minutes the casino's clocks are ahead of UTC."""


class Decided(NamedTuple):
    """The result of a command. With a rejection, the events are effects of the refusal itself."""

    events: tuple[tuple[Stream, Event], ...]
    refused: Rejection | None = None


class Need(NamedTuple):
    """The decision depends on one more stream."""

    stream: Stream


Decision: TypeAlias = Decided | Rejection | Need


def is_line(*texts: str) -> bool:
    """Whether each text is a valid line: not blank, not too long, and printable.

    >>> is_line("Ann Lee"), is_line("Ann Lee", " "), is_line("two\\nlines")
    (True, False, False)
    """
    return all(len(text) <= LINE_CHARACTERS and text.isprintable() and text.strip() for text in texts)
