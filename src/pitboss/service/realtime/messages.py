"""The messages of the socket, both ways. Each is a JSON text with its kind under "type"."""

from typing import Any, TypeAlias

import msgspec

from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents


class FromClient(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message from a client."""


class FromServer(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """A message from the server."""


class Second(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The second person who signs for one command."""

    name: str
    password: str


class Hello(FromClient, frozen=True):
    """Who is there: the token of a session, or the key of a device. Always the first message."""

    token: str


class Watch(FromClient, frozen=True):
    """Asks for a channel: its snapshot, and then every change."""

    channel: str


class Unwatch(FromClient, frozen=True):
    """Asks for no more of a channel."""

    channel: str


class Resync(FromClient, frozen=True):
    """Asks for the snapshot of a channel again, after a number was left out."""

    channel: str


class Do(FromClient, frozen=True):
    """Asks for a command to be carried out. Under one id it is carried out once, however often it is sent."""

    id: str
    command: msgspec.Raw
    second: Second | None = None


class Pong(FromClient, frozen=True):
    """The answer to a ping."""


class Error(msgspec.Struct, frozen=True):
    """Why something was refused: a code for programs, a sentence for people, the clause that orders it."""

    code: str
    message: str
    clause: str | None = None


class Welcome(FromServer, frozen=True):
    """The client is let in."""

    me: Any
    """Who the client is."""
    now: Instant
    """The clock of the server, by which countdowns run."""
    heartbeat: int
    """Seconds from one ping to the next."""
    utc_offset: int = 0
    """How many minutes the clocks of the house are ahead of UTC: screens and paper tell the time by them."""


class Snapshot(FromServer, frozen=True):
    """All that a channel shows. What is not there is nothing."""

    channel: str
    n: int
    """The number of the last change that is in it."""
    view: Any


class Change(FromServer, frozen=True):
    """What is new in a channel since the message before: a merge patch (RFC 7396) of the view."""

    channel: str
    n: int
    """One more than that of the message before; if it is not, ask for a resync."""
    patch: Any


class Happened(msgspec.Struct, frozen=True):
    """An event that a command led to."""

    seq: int
    stream: str
    type: str


class TicketTold(msgspec.Struct, frozen=True):
    """What stands on the ticket that is now to be printed."""

    number: str
    cents: Cents
    words: str
    """The amount in English words."""
    words_zh: str
    """The same in Chinese."""
    issued: str
    expires: str


class Done(FromServer, frozen=True):
    """A command was carried out, and is durable."""

    id: str
    events: tuple[Happened, ...]
    ticket: TicketTold | None = None
    notices: tuple[str, ...] = ()
    """What the screen says of wagers that were cut down to their limits."""


class Refused(FromServer, frozen=True):
    """A command was not carried out."""

    id: str
    error: Error


class Lead(FromServer, frozen=True):
    """Another server than this one, or than before, runs the game of this channel: it is nearer there."""

    channel: str
    to: str
    """Where terminals reach that server."""


class Ping(FromServer, frozen=True):
    """Asks whether the client is still there."""

    now: Instant


class Bye(FromServer, frozen=True):
    """The server ends the connection."""

    error: Error


ClientMessage: TypeAlias = Hello | Watch | Unwatch | Resync | Do | Pong
ServerMessage: TypeAlias = Welcome | Snapshot | Change | Done | Refused | Lead | Ping | Bye

read_client = msgspec.json.Decoder(ClientMessage).decode
"""A message from a client.

>>> read_client('{"type":"watch","channel":"floor"}')
Watch(channel='floor')
"""
read_server = msgspec.json.Decoder(ServerMessage).decode
"""A message from the server."""


def encode(message: ClientMessage | ServerMessage) -> str:
    """A message as it is sent.

    >>> encode(Watch("floor"))
    '{"type":"watch","channel":"floor"}'
    """
    return msgspec.json.encode(message).decode()
