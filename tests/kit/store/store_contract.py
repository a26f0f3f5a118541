"""The stores that pass one suite, and rows to write into them."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TypeAlias

import pytest

from kit.store.postgres import running
from pitboss.aggregates import REGISTRY
from pitboss.engine.command_writer import CommandWriter
from pitboss.engine.transaction import Accepted
from pitboss.kernel.decision import Command
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import unwrap
from pitboss.store.log import Answer, Head, Line, StoredEvent, Tip, canonical, chained
from pitboss.store.memory import MemoryStore
from pitboss.store.port import Batch, Store, append_in_steps
from pitboss.store.postgres.store import open_postgres
from pitboss.store.sqlite.store import open_sqlite

NOON: Instant = 1_800_000_000_000

Opener: TypeAlias = Callable[[Path], Awaitable[Store]]
"""Opens the database at a place, the same one on every call."""

_MEMORIES: dict[Path, MemoryStore] = {}
_SCHEMAS: dict[Path, str] = {}


async def _memory(place: Path) -> Store:
    """A memory store keeps its data while the process lives, closed or not."""
    return _MEMORIES.setdefault(place, MemoryStore())


async def _sqlite(place: Path) -> Store:
    return unwrap(await open_sqlite(place / "pitboss.sqlite"))


async def _apart(place: Path) -> Store:
    return unwrap(await open_sqlite(place / "pitboss.sqlite", apart=True))


async def _postgres(place: Path) -> Store:
    if place not in _SCHEMAS:
        _SCHEMAS[place] = running().create_schema()
    return unwrap(await open_postgres(_SCHEMAS[place]))


STORES: dict[str, Opener] = {
    "memory": _memory,
    "sqlite": _sqlite,
    "sqlite-apart": _apart,
    "postgres": _postgres,
}

each_store = pytest.mark.parametrize("opener", STORES.values(), ids=STORES.keys())


@asynccontextmanager
async def opened(opener: Opener, place: Path) -> AsyncIterator[Store]:
    """A store that is closed afterwards."""
    store = await opener(place)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def keeping(opener: Opener, place: Path, at: Instant = NOON) -> AsyncIterator[CommandWriter]:
    """A writer with its own store."""
    async with opened(opener, place) as store, CommandWriter(store, REGISTRY, lambda: at) as writer:
        yield writer


def step_by_step(store: Store) -> None:
    """Makes a store write in separate steps, so that tests can observe each."""
    store.append = partial(append_in_steps, store)  # type: ignore[method-assign]


async def done(writer: CommandWriter, id: str, command: Command, by: str = "test") -> Accepted:  # noqa: A002
    """The answer to a command that succeeded."""
    return unwrap(await writer.submit(id, command, by))


def batch(head: Head, tips: dict[str, Tip], streams: Iterable[str], *, command: str = "c") -> Batch:
    """An event on each of these streams, one after the other, with two postings each, and one answer."""
    ends, seq, before = dict(tips), head.seq, head.hash
    written = Batch([], [], [], [], set())
    for stream in streams:
        tip = ends.get(stream, Tip(stream, 0, 0))
        seq += 1
        row = (seq, stream, tip.version + 1, tip.seq, "tested.1", NOON, "test", command, b'{"n":%d}' % seq)
        before = chained(before, canonical(*row))
        ends[stream] = Tip(stream, tip.version + 1, seq)
        written.events.append(StoredEvent(*row, before))
        written.lines.extend((Line(seq, 0, f"{stream}/chips", -seq), Line(seq, 1, "house/capital", seq)))
    count = len(written.events)
    written.answers.append(Answer(command, command.encode(), head.seq + 1 if count else 0, count, None))
    return written


async def write(store: Store, *streams: str, command: str = "c") -> list[StoredEvent]:
    """Begins a transaction, and writes an event on each of these streams."""
    turn = await store.begin([command])
    written = batch(turn.head, await store.tips(set(streams)), streams, command=command)
    await store.commit(written)
    return written.events


async def all_events(store: Store, after: int = 0) -> list[StoredEvent]:
    """The whole log."""
    return [event async for piece in store.events(after) for event in piece]


async def all_lines(store: Store, after: int = 0) -> list[Line]:
    """All postings of the log."""
    return [line async for piece in store.lines(after) for line in piece]
