"""The messages of the socket, both ways. Each is a JSON text with its kind under "type"."""

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Facts, Text
from pitboss.words.languages import Language


class FromClient(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message from a client."""


class FromServer(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """A message from the server."""


class Second(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The second person who signs for one command."""

    name: str
    password: str


class Hello(FromClient, frozen=True):
    """The token of a session, or the key of a device. Always the first message."""

    token: str


class Watch(FromClient, frozen=True):
    """Starts watching a channel: its snapshot, and then every change."""

    channel: str


class Unwatch(FromClient, frozen=True):
    """Stops watching a channel."""

    channel: str


class Resync(FromClient, frozen=True):
    """Requests the snapshot of a channel again, after a gap in the numbers."""

    channel: str


class Do(FromClient, frozen=True):
    """Carries out a command. Sent again under the same id, it is carried out only once."""

    id: str
    command: msgspec.Raw
    second: Second | None = None


class Pong(FromClient, frozen=True):
    """The answer to a ping."""


class Error(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    facts: Facts = {}
    """The facts in its sentence. `/words/{language}.ftl` has it under `refusal-{code}`, or, if there is a
    fact `case`, under `refusal-{code}-{case}`."""
    clause: str | None = None
    """The clause of the rules that refuses it."""


class Welcome(FromServer, frozen=True):
    """The client is authenticated."""

    me: Any
    """The actor of this connection."""
    now: Instant
    """The clock of the server, for countdowns."""
    heartbeat: int
    """Seconds between two pings."""
    utc_offset: int = 0
    """By how many minutes the clocks of the house are ahead of UTC. Screens and paper show this time."""


class Snapshot(FromServer, frozen=True):
    """The whole view of a channel. Fields that are absent have no value."""

    channel: str
    n: int
    """The number of the last change in it."""
    view: Any


class Change(FromServer, frozen=True):
    """The changes of a channel since the last message: a merge patch (RFC 7396) of the view."""

    channel: str
    n: int
    """One more than in the last message. If it is not, request a resync."""
    patch: Any


class Happened(msgspec.Struct, frozen=True):
    """An event of a carried-out command."""

    seq: int
    stream: str
    type: str


class PrintedTicket(msgspec.Struct, frozen=True):
    """The text of the ticket that must now be printed."""

    number: str
    cents: Cents
    words: Mapping[Language, str]
    """The amount in the words of every language."""
    issued: str
    expires: str


class Done(FromServer, frozen=True):
    """The command was carried out, and is durable."""

    id: str
    events: tuple[Happened, ...]
    ticket: PrintedTicket | None = None
    notices: tuple[Text, ...] = ()
    """The messages about wagers that were reduced to their limits."""
    pays: Cents | None = None
    """What a kiosk pays out now."""


class Refused(FromServer, frozen=True):
    """The command was not carried out."""

    id: str
    error: Error


class Lead(FromServer, frozen=True):
    """Another server runs the game of this channel now. Commands are faster there."""

    channel: str
    to: str
    """The URL of that server for terminals."""


class Ping(FromServer, frozen=True):
    """Checks whether the client is still there."""

    now: Instant


class Bye(FromServer, frozen=True):
    """The server ends the connection."""

    error: Error


ClientMessage: TypeAlias = Hello | Watch | Unwatch | Resync | Do | Pong
ServerMessage: TypeAlias = Welcome | Snapshot | Change | Done | Refused | Lead | Ping | Bye

read_client = msgspec.json.Decoder(ClientMessage).decode
"""Reads a message from a client.

>>> read_client('{"type":"watch","channel":"floor"}')
Watch(channel='floor')
"""
read_server = msgspec.json.Decoder(ServerMessage).decode
"""Reads a message from the server."""


def encode(message: ClientMessage | ServerMessage) -> str:
    """Encodes a message.

    >>> encode(Watch("floor"))
    '{"type":"watch","channel":"floor"}'
    """
    return msgspec.json.encode(message).decode()
