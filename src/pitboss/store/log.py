"""The log: events as they are kept, and the chain of hashes that ties each to all before it."""

import re
from hashlib import sha256
from typing import NamedTuple

import msgspec

from pitboss.kernel.instant import Instant
from pitboss.kernel.names import NAME

_encode, _Raw = msgspec.json.encode, msgspec.Raw

START = bytes(32)
"""What stands for the hash of the event before the first."""

STREAM = re.compile(rf"{NAME}(/{NAME})*")
TOKEN = re.compile(r"[A-Za-z0-9._:/-]{1,64}")
"""What a command's id and an author's name may be: they stand in the canonical bytes as they are."""


class StoredEvent(NamedTuple):
    """An event as the log keeps it."""

    seq: int
    """Its place in the whole log: 1, 2, 3, without a gap, in the order of commit."""
    stream: str
    version: int
    """Its place in its stream."""
    prior: int
    """The place in the log of the event before it in its stream; 0 for the first."""
    type: str
    """The name of the event and its version."""
    at: Instant
    by: str
    """Who asked: a terminal or a person."""
    command: str
    """The id of the command that caused it."""
    body: bytes
    """The event as JSON."""
    hash: bytes


class Head(NamedTuple):
    """The end of the log."""

    seq: int
    hash: bytes


EMPTY = Head(0, START)


class Answer(NamedTuple):
    """What became of a command."""

    id: str
    input: bytes
    """The hash of what was asked."""
    first: int
    """The place of its first event in the log; 0 if there is none."""
    events: int
    """How many events it caused. They stand one after the other."""
    refused: bytes | None
    """Why it was refused, as JSON; nothing if it was not."""


class Line(NamedTuple):
    """A posting as it is kept."""

    seq: int
    line: int
    account: str
    cents: int


class Tip(NamedTuple):
    """The end of a stream."""

    stream: str
    version: int
    seq: int


class VaultRow(NamedTuple):
    """Something in the vault: it may change, and never stands in the log."""

    kind: str
    """Such as password, session, device-key or seed."""
    name: str
    value: bytes


class Lease(NamedTuple):
    """Who has something to itself for a while, and where that server is to be reached."""

    name: str
    owner: str
    """Nothing if it was given back."""
    address: str
    renewals: int
    """Counts on whenever it is taken, renewed or given back."""


class Count(NamedTuple):
    """How often something happened of late, for all servers of a floor. Nothing of it is kept for good."""

    name: str
    level: float
    turn: int
    """Which of all changes of counts was its last; 0 if there is none."""
    age_s: float
    """How long ago that was, by the time of the store alone; below 0 where that was set back meanwhile."""


class Snapshot(NamedTuple):
    """What a stream stood at after one of its events. Only a cache: it can be dropped at any time."""

    stream: str
    version: int
    shape: str
    """Tells snapshots of this release from those of others, whose states may be shaped otherwise."""
    body: bytes


def canonical(  # noqa: PLR0917 (the columns of a row, in their order)
    seq: int,
    stream: str,
    version: int,
    prior: int,
    type_: str,
    at: Instant,
    by: str,
    command: str,
    body: bytes,
) -> bytes:
    """The bytes of an event that are hashed after the hash before it: one JSON array with no choice in it.

    >>> canonical(2, "pt/7", 2, 1, "note-inserted.1", 0, "pt/7", "c-2", b'{"terminal":"7","cents":500}')
    b'[2,"pt/7",2,1,"note-inserted.1",0,"pt/7","c-2",{"terminal":"7","cents":500}]'
    """
    return _encode((seq, stream, version, prior, type_, at, by, command, _Raw(body)))


def chained(before: bytes, text: bytes) -> bytes:
    """The hash of an event, from the hash before it and its canonical bytes.

    >>> chained(START, b"[]").hex()[:16]
    '11066a7cd1cd81d8'
    """
    return sha256(before + text).digest()
