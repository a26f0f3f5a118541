"""What is kept beside the log, held against it: the answers to commands, and the snapshots of streams."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from pitboss.audit.accounts import wrong
from pitboss.kernel.money import Cents, dollars
from pitboss.store.log import Answer, Snapshot, StoredEvent
from pitboss.store.port import Store

VOUCHED, CODE_BYTES = "vouched-1/", 32
"""How the shape of a snapshot begins that the house vouches for, and how long its code is."""


class Answers:
    """The answers to commands, each held against the events that the command caused."""

    def __init__(self, store: Store, after: int) -> None:
        """Begins after a place in the log."""
        self._pieces = store.answers(after)
        self._ahead = list[Answer]()
        self._last = Answer("", b"", after, 0, None)
        """The one whose events are being looked at."""

    async def up_to(self, seq: int) -> dict[int, Answer]:
        """Those of all commands that began up to an event, by their first events."""
        found: dict[int, Answer] = {}
        while True:
            for at, answer in enumerate(self._ahead):
                if answer.first > seq:
                    del self._ahead[:at]
                    return found
                if answer.first in found:
                    wrong(f"Two commands are answered with it: {answer.id} is one of them.", answer.first)
                found[answer.first] = answer
            self._ahead = await anext(self._pieces, [])
            if not self._ahead:
                return found

    def check(self, row: StoredEvent, answer: Answer | None) -> None:
        """Whether an event is the next of the command before, or the first of one that was answered once."""
        last, seq = self._last, row.seq
        if seq < last.first + last.events:
            if row.command != last.id or answer is not None:
                wrong(f"{last.id} was answered with {last.events} events, and this is of another.", seq)
            return
        if answer is None or answer.id != row.command:
            wrong(
                f"No answer tells of it: its command {row.command} was carried out twice, or by nobody.", seq
            )
        if answer.events < 1:
            wrong(f"Its command {row.command} was answered without an event.", seq)
        self._last = answer

    async def aclose(self) -> None:
        """Lets go of the store."""
        await self._pieces.aclose()


class Stands(NamedTuple):
    """What a snapshot says of the accounts of its stream after one of its events."""

    version: int
    balances: Mapping[str, Cents]


async def read_snapshots(store: Store) -> dict[str, Stands]:
    """What the snapshots say that are kept now, by stream."""
    found: dict[str, Stands] = {}
    pieces = store.all_snapshots()
    try:
        async for piece in pieces:
            for each in piece:
                stands = _read(each)
                if stands is not None:
                    found[each.stream] = stands
    finally:
        await pieces.aclose()
    return found


def _read(snapshot: Snapshot) -> Stands | None:
    """The balances of a state; nothing where it has none, or another release wrote it that nobody reads."""
    body = snapshot.body[CODE_BYTES:] if snapshot.shape.startswith(VOUCHED) else snapshot.body
    try:
        state: Any = msgspec.msgpack.decode(body)
    except (ValueError, UnicodeDecodeError):
        return None
    state = state.get("till", state) if isinstance(state, dict) else {}
    balances = state.get("balances")
    return Stands(snapshot.version, balances) if isinstance(balances, dict) else None


def check_snapshot(stream: str, stands: Stands, balances: Mapping[str, Cents]) -> None:
    """Whether a snapshot says of the accounts of its stream what the postings up to its version come to."""
    always = (f"{stream}/{each}" for each in ("chips", "held", "payable") if stream.startswith("pt/"))
    for account in stands.balances.keys() | set(always):
        kept, due = stands.balances.get(account, 0), balances.get(account, 0)
        if kept != due:
            wrong(
                f"The snapshot of {stream} after it says {dollars(kept)} of {account}, "
                f"and the postings come to {dollars(due)}."
            )
