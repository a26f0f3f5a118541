"""The kept logs: how their files are written and read, and the state of a stream after each event."""

import gzip
import json
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from pitboss.aggregates import REGISTRY
from pitboss.store.log import Answer, Line, StoredEvent
from pitboss.store.memory import MemoryStore
from pitboss.store.port import Batch

FOLDERS = tuple((Path(__file__).parent.parent.parent / "data").glob("logs-*"))
SECRET = b"the secret of the kept logs"
"""The secret with which their ticket numbers are made."""
DIGITS = 16
"""The stored part of a hash: enough to see any difference, and small."""


class Row(msgspec.Struct, frozen=True):
    """A line of a log: an event as the store keeps it, byte for byte, and its postings."""

    seq: int
    stream: str
    version: int
    prior: int
    type: str
    at: int
    by: str
    command: str
    body: msgspec.Raw
    hash: str
    lines: tuple[tuple[str, int], ...] = ()

    @property
    def event(self) -> StoredEvent:
        """The row that a store returns."""
        columns = (self.seq, self.stream, self.version, self.prior, self.type, self.at, self.by, self.command)
        return StoredEvent(*columns, bytes(self.body), bytes.fromhex(self.hash))


def names() -> list[str]:
    """The name of every kept log."""
    found = (file for folder in FOLDERS for file in folder.glob("*.jsonl.gz"))
    return sorted(file.name.removesuffix(".jsonl.gz") for file in found)


def read_file(name: str) -> bytes:
    """The contents of a file of a log."""
    return gzip.decompress(_file(name).read_bytes())


@cache
def format_of(name: str) -> tuple[int, ...]:
    """The format of a log, which its folder names: (0, 3)."""
    return tuple(map(int, _file(f"{name}.jsonl").parent.name.removeprefix("logs-").split(".")))


def _file(name: str) -> Path:
    (found,) = (file for folder in FOLDERS for file in folder.glob(f"{name}.gz"))
    return found


def read_log(name: str) -> list[Row]:
    """The rows of a log, in order."""
    return [msgspec.json.decode(line, type=Row) for line in read_file(f"{name}.jsonl").splitlines()]


def states_after(name: str) -> list[str]:
    """The hash of the whole state of its stream after every event of a log."""
    found: list[str] = json.loads(read_file(f"{name}.whole.json"))
    return found


def follow(rows: Iterable[Row]) -> Iterator[tuple[Row, object]]:
    """The state of its stream after each event, decoded and evolved as the product does."""
    states: dict[str, object] = {}
    for row in rows:
        states[row.stream] = state = REGISTRY.follow(states.get(row.stream), [row.event])
        yield row, state


def digest(value: object) -> str:
    """A short hash of plain data, independent of the order of its keys."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:DIGITS]


async def opened(rows: Iterable[Row]) -> MemoryStore:
    """A store that holds a log."""
    batch = Batch([], [], [], [], set())
    commands: dict[str, Answer] = {}
    for row in rows:
        batch.events.append(row.event)
        batch.lines.extend(Line(row.seq, at, *line) for at, line in enumerate(row.lines))
        before = commands.get(row.command, Answer(row.command, b"", row.seq, 0, None))
        commands[row.command] = before._replace(events=before.events + 1)
    batch.answers.extend(commands.values())
    store = MemoryStore()
    assert await store.fill(SECRET, [batch])
    return store
