"""The log: stored events, and the chain of hashes that ties each event to all before it."""

import re
from hashlib import sha256
from typing import NamedTuple

import msgspec

from pitboss.kernel.instant import Instant
from pitboss.kernel.names import NAME

_encode, _Raw = msgspec.json.encode, msgspec.Raw

START = bytes(32)
"""The hash before the first event."""

STREAM = re.compile(rf"{NAME}(/{NAME})*")
TOKEN = re.compile(r"[A-Za-z0-9._:/-]{1,64}")
"""The form of a command's id and an author's name. The canonical bytes contain them unescaped."""


class StoredEvent(NamedTuple):
    """An event as stored in the log."""

    seq: int
    """Its place in the whole log: 1, 2, 3, without a gap, in the order of commit."""
    stream: str
    version: int
    """Its place in its stream."""
    prior: int
    """The place in the log of the event before it in its stream. 0 for the first."""
    type: str
    """The name of the event and its version."""
    at: Instant
    by: str
    """The author: a terminal or a person."""
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
    """The answer to a command."""

    id: str
    input: bytes
    """The hash of the command."""
    first: int
    """The place of its first event in the log. 0 if there is none."""
    events: int
    """How many events it caused. They are consecutive."""
    refused: bytes | None
    """The rejection as JSON. None if it was accepted."""


class Line(NamedTuple):
    """A posting as stored."""

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
    """A value in the vault. It may change, and is never in the log."""

    kind: str
    """Such as password, session, device-key or seed."""
    name: str
    value: bytes


class Lease(NamedTuple):
    """The exclusive holder of a name for a limited time, and the address of that server."""

    name: str
    owner: str
    """Empty after a release."""
    address: str
    renewals: int
    """Increases with each lease, renewal and release."""


class Count(NamedTuple):
    """How often something happened recently, for all servers of a floor. Counts are temporary."""

    name: str
    level: float
    turn: int
    """The sequence number of its last change among all counts. 0 if there is none."""
    age_s: float
    """How long ago that was, by the store's clock. Negative if that clock was set back."""


class Snapshot(NamedTuple):
    """The state of a stream after one of its events. It is only a cache and can be deleted at any time."""

    stream: str
    version: int
    shape: str
    """Distinguishes snapshots of this release from those of others with other states."""
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
    """The bytes of an event that are hashed after the hash before it: one JSON array in canonical form.

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
