"""Data stored beside the log is compared with it: missing or invented answers, and false snapshots."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from kit.days.books import VENUE
from kit.days.floor_day import Floor, write_day
from kit.findings import tells

from pitboss.audit.auditor import Audit, Wrong, audit
from pitboss.audit.finding import finding
from pitboss.audit.stored import CODE_BYTES
from pitboss.floor.terminals.chips.chip_commands import InsertNote, SetTerminal
from pitboss.kernel.text import Amount, Text
from pitboss.store.log import Answer, Snapshot
from pitboss.store.memory import MemoryStore


def _drop(store: MemoryStore) -> int:
    answer = _at(store, 20)
    del store._answers[answer.id]
    return 20


def _of_another(store: MemoryStore) -> int:
    _change(store, 20, first=_at(store, 21).first)
    return 21


def _of_none(store: MemoryStore) -> int:
    _change(store, 20, events=0)
    return 20


def _of_more(store: MemoryStore) -> int:
    _change(store, 20, events=2)
    return 21


def _of_fewer(store: MemoryStore) -> int:
    two = next(each for each in store._answers.values() if each.events == 2)
    _change(store, two.first, events=1)
    return two.first + 1


def _made_up(store: MemoryStore) -> int:
    two = next(each for each in store._answers.values() if each.events == 2)
    store._answers["made-up"] = Answer("made-up", b"", two.first + 1, 1, None)
    return two.first + 1


def _at(store: MemoryStore, seq: int) -> Answer:
    return next(each for each in store._answers.values() if each.first == seq)


def _change(store: MemoryStore, seq: int, **changes: Any) -> None:
    answer = _at(store, seq)
    store._answers[answer.id] = answer._replace(**changes)


@pytest.mark.parametrize("meddle", [_drop, _of_another, _of_none, _of_more, _of_fewer, _made_up])
def test_an_answer_that_does_not_fit_the_log_is_found(meddle: Callable[[MemoryStore], int]) -> None:
    async def check() -> tuple[int, Audit | Wrong]:
        store = MemoryStore()
        await write_day(store)
        assert isinstance(await audit(store), Audit)
        return meddle(store), await audit(store)

    seq, found = asyncio.run(check())
    assert isinstance(found, Wrong), "nothing was found"
    assert found.seq == seq, found


def _richer(snapshot: Snapshot) -> Snapshot:
    return _changed(snapshot, lambda balances: balances.update({"pt/7/chips": 400_000}))


def _poorer(snapshot: Snapshot) -> Snapshot:
    return _changed(snapshot, lambda balances: balances.pop("pt/7/chips"))


def _changed(snapshot: Snapshot, change: Callable[[dict[str, int]], object]) -> Snapshot:
    """A snapshot with other balances, under the signature of the original."""
    code, body = snapshot.body[:CODE_BYTES], snapshot.body[CODE_BYTES:]
    state = msgspec.msgpack.decode(body)
    change(state["balances"])
    return snapshot._replace(body=code + msgspec.msgpack.encode(state))


def _later(snapshot: Snapshot) -> Snapshot:
    return snapshot._replace(version=snapshot.version + 100)


def _earlier(snapshot: Snapshot) -> Snapshot:
    return snapshot._replace(version=snapshot.version - 1)


@pytest.mark.parametrize(
    ("meddle", "seq", "expected"),
    [
        (
            _richer,
            100,
            finding("audit-snapshot", account="pt/7/chips", stated=Amount(400_000), due=Amount(49_500)),
        ),
        (_poorer, 100, finding("audit-snapshot", account="pt/7/chips", stated=Amount(0), due=Amount(49_500))),
        (_later, 0, finding("audit-snapshot-of-nothing", stream="pt/7", version=200)),
        (_earlier, 99, finding("audit-snapshot", stream="pt/7")),
    ],
    ids=lambda each: each,
)
def test_a_snapshot_that_says_something_else_than_the_postings_is_found(
    meddle: Callable[[Snapshot], Snapshot], seq: int, expected: Text
) -> None:
    async def check() -> Audit | Wrong:
        store = MemoryStore()
        floor = Floor(store)
        async with floor.writer:
            await floor.do(SetTerminal("7", VENUE), *[InsertNote("7", 500)] * 102)
        assert isinstance(await audit(store), Audit)
        (snapshot,) = store._snapshots.values()
        store._snapshots["pt/7"] = meddle(snapshot)
        return await audit(store)

    found = asyncio.run(check())
    assert isinstance(found, Wrong), "nothing was found"
    assert (found.seq, tells(found.why, expected)) == (seq, True), found
