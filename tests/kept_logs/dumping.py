"""Writes a log, and what it stood at after each event, into the folder of kept logs."""

import gzip
import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import kept
import msgspec
from kept_facts import builtins, facts_of

from pitboss.store.log import Line
from pitboss.store.memory import MemoryStore


def rows_of(store: MemoryStore) -> list[kept.Row]:
    """All rows of a store, each with its postings."""
    lines = defaultdict[int, list[Line]](list)
    for line in store._lines:
        lines[line.seq].append(line)
    return [
        kept.Row(
            *event[:-2],
            msgspec.Raw(event.body),
            event.hash.hex(),
            tuple((line.account, line.cents) for line in lines[event.seq]),
        )
        for event in store._events
    ]


def dump(name: str, rows: Sequence[kept.Row]) -> None:
    """Keeps a log. It is written once and never again: later releases have to read what this one wrote."""
    write(f"{name}.jsonl.gz", b"\n".join(msgspec.json.encode(row) for row in rows) + b"\n")
    facts, whole, last = list[str](), list[str](), dict[str, Any]()
    for row, state in kept.follow(rows):
        last[row.stream] = facts_of(row.stream, state)
        facts.append(kept.digest(last[row.stream]))
        whole.append(kept.digest(builtins(state)))
    balances = Counter[str]()
    for row in rows:
        for account, cents in row.lines:
            balances[account] += cents
    write(f"{name}.facts.json.gz", text({"after": facts, "last": last, "balances": balances}))
    write(f"{name}.whole.json.gz", text(whole))
    print(f"{name}: {len(rows)} events, {len(last)} streams")


def text(value: object) -> bytes:
    """JSON that people can read and compare."""
    return json.dumps(value, indent=1, sort_keys=True).encode()


def write(file: str, data: bytes) -> None:
    """Packs a file, the same bytes for the same data."""
    path: Path = kept.FOLDER / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(data, mtime=0))
