"""Transfers of the central monitoring system: each reference is accepted once on the whole floor."""

from hashlib import sha256

import msgspec

from pitboss.engine.registry import Aggregate
from pitboss.kernel.decision import Event, Stream
from pitboss.kernel.money import Cents
from pitboss.ledger.entry import Entry

KEY_DIGITS = 32
"""The length of the hash that replaces a reference. A reference may hold any text, a stream name may not."""


class TransferTaken(Event, frozen=True):
    """A reference of the monitoring system was used."""

    reference: str
    terminal: str
    cents: Cents


class Transfer(msgspec.Struct, frozen=True):
    """A reference that was used, and its transfer."""

    taken: TransferTaken


def stream_of(reference: str) -> Stream:
    """The stream that records a used reference.

    >>> stream_of("CMS-1")
    'transfer/a59a4d1744799ad8149fdcd3ca3183ab'
    """
    encoded = reference.encode(errors="replace")
    return f"transfer/{sha256(encoded).hexdigest()[:KEY_DIGITS]}"


def evolve(_: Transfer | None, event: TransferTaken, __: Entry) -> Transfer:
    """The reference is used."""
    return Transfer(event)


TRANSFERS = Aggregate(
    prefixes=("transfer",),
    state=Transfer,
    # The credits are posted with the event of the terminal.
    events={"transfer-taken.1": TransferTaken},
    evolve=evolve,
    is_over=lambda _: True,
    watched=False,
)
