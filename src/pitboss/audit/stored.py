"""Checks of what is stored beside the log: the answers to commands, and the snapshots of streams."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from pitboss.audit.finding import wrong
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Amount
from pitboss.store.log import Answer, Snapshot, StoredEvent
from pitboss.store.port import Store

VOUCHED, CODE_BYTES = "vouched-1/", 32
"""The prefix of the shape of an authenticated snapshot, and the length of its code."""


class Answers:
    """The answers to commands, each compared with the events of its command."""

    def __init__(self, store: Store, after: int) -> None:
        """Starts after a place in the log."""
        self._pieces = store.answers(after)
        self._ahead = list[Answer]()
        self._last = Answer("", b"", after, 0, None)
        """The answer whose events are being checked."""

    async def up_to(self, seq: int) -> dict[int, Answer]:
        """The answers of all commands that begin at or before an event, by their first events."""
        answers: dict[int, Answer] = {}
        while True:
            for at, answer in enumerate(self._ahead):
                if answer.first > seq:
                    del self._ahead[:at]
                    return answers
                if answer.first in answers:
                    wrong("audit-answered-twice", answer.first, command=answer.id)
                answers[answer.first] = answer
            self._ahead = await anext(self._pieces, [])
            if not self._ahead:
                return answers

    def check(self, row: StoredEvent, answer: Answer | None) -> None:
        """Checks that an event continues its command, or is the first of a command with one answer."""
        last, seq = self._last, row.seq
        if seq < last.first + last.events:
            if row.command != last.id or answer is not None:
                wrong("audit-answer-of-another", seq, command=last.id, count=last.events)
            return
        if answer is None or answer.id != row.command:
            wrong("audit-no-answer", seq, command=row.command)
        if answer.events < 1:
            wrong("audit-answer-without-event", seq, command=row.command)
        self._last = answer

    async def aclose(self) -> None:
        """Ends the reading."""
        await self._pieces.aclose()


class StoredBalances(NamedTuple):
    """The balances of a stream's accounts in its snapshot, after one of its events."""

    version: int
    balances: Mapping[str, Cents]


async def read_snapshots(store: Store) -> dict[str, StoredBalances]:
    """The balances in the stored snapshots, by stream."""
    read: dict[str, StoredBalances] = {}
    pieces = store.all_snapshots()
    try:
        async for piece in pieces:
            for each in piece:
                balances = _read(each)
                if balances is not None:
                    read[each.stream] = balances
    finally:
        await pieces.aclose()
    return read


def _read(snapshot: Snapshot) -> StoredBalances | None:
    """The balances of a state. None if it has none, or if the snapshot is of an unreadable release."""
    body = snapshot.body[CODE_BYTES:] if snapshot.shape.startswith(VOUCHED) else snapshot.body
    try:
        state: Any = msgspec.msgpack.decode(body)
    except (ValueError, UnicodeDecodeError):
        return None
    state = state.get("till", state) if isinstance(state, dict) else {}
    balances = state.get("balances")
    return StoredBalances(snapshot.version, balances) if isinstance(balances, dict) else None


def check_snapshot(stream: str, snapshot: StoredBalances, balances: Mapping[str, Cents]) -> None:
    """Checks the balances of a snapshot against the postings up to its version."""
    always = (f"{stream}/{each}" for each in ("chips", "held", "payable") if stream.startswith("pt/"))
    for account in snapshot.balances.keys() | set(always):
        stored, due = snapshot.balances.get(account, 0), balances.get(account, 0)
        if stored != due:
            wrong("audit-snapshot", stream=stream, stated=Amount(stored), account=account, due=Amount(due))
