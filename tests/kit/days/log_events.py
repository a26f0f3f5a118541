"""Logs as lists of events that a test can change, chain again and have audited."""

import asyncio
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from types import MappingProxyType
from typing import Any

import msgspec

from pitboss.aggregates import REGISTRY
from pitboss.audit.auditor import Audit, Wrong, audit
from pitboss.baccarat.acts import people
from pitboss.baccarat.decide import TableActed
from pitboss.floor.tickets import vouchers
from pitboss.kernel.decision import Event
from pitboss.kernel.instant import DAY_MS, Instant
from pitboss.store.log import EMPTY, Answer, Head, Line, StoredEvent, canonical, chained
from pitboss.store.memory import MemoryStore
from pitboss.store.port import Batch, Store


@dataclass
class LogEvent:
    """An event without the fields that follow from its place: rewriting a log computes those again."""

    stream: str
    type: str
    at: Instant
    by: str
    command: str
    body: Any
    lines: list[tuple[str, int]]
    head: str | None = None
    """The stream, or the floor, whose last hash the event contains: that is computed again, too."""

    def posts(self, **changes: int) -> None:
        """Changes the amounts of its postings, by the last part of their accounts."""
        self.lines = [
            (account, changes.get(account.rpartition("/")[2], cents)) for account, cents in self.lines
        ]

    def copy(self, **changes: Any) -> "LogEvent":
        """A changed copy."""
        return replace(self, body=json.loads(json.dumps(self.body)), lines=list(self.lines), **changes)


async def log_events(store: Store) -> list[LogEvent]:
    """The events of a log, in a form that can be rewritten."""
    lines: dict[int, list[tuple[str, int]]] = {}
    async for piece in store.lines():
        for line in piece:
            lines.setdefault(line.seq, []).append((line.account, line.cents))
    return [
        LogEvent(
            row.stream,
            row.type,
            row.at,
            row.by,
            row.command,
            json.loads(row.body),
            lines.get(row.seq, []),
            {"deal-mixed.1": "table/4", "floor-restored.1": "floor"}.get(row.type),
        )
        async for piece in store.events()
        for row in piece
    ]


def chain(events: list[LogEvent]) -> Batch:
    """The rows of such events, with every number and hash correct."""
    batch = Batch([], [], [], [], set())
    tips: dict[str, tuple[int, int]] = {}
    ends: dict[str, str] = {}
    before = EMPTY.hash
    for seq, each in enumerate(events, start=1):
        version, prior = tips.get(each.stream, (0, 0))
        tips[each.stream] = version + 1, seq
        if each.type == "deal-mixed.1" and each.head is not None:
            each.body["head"] = ends.get(each.head, each.body["head"])
        if each.type == "floor-restored.1" and each.head is not None:
            each.body |= {"digest": before.hex(), "last": events[seq - 2].at}
        body = each.body if isinstance(each.body, bytes) else msgspec.json.encode(each.body)
        row = (seq, each.stream, version + 1, prior, each.type, each.at, each.by, each.command, body)
        before = chained(before, canonical(*row))
        ends[each.stream] = chained(b"", canonical(*row)).hex()
        batch.events.append(StoredEvent(*row, before))
        batch.lines.extend(Line(seq, at, *line) for at, line in enumerate(each.lines))
    batch.answers.extend(answers(events))
    return batch


def answers(log: list[LogEvent]) -> Iterable[Answer]:
    """The answers to the commands of such events, one each."""
    seen = set()
    for command, events in groupby(enumerate(log, start=1), lambda each: each[1].command):
        first, *rest = (seq for seq, _ in events)
        if command not in seen:
            yield Answer(command, b"", first, 1 + len(rest), None)
        seen.add(command)


async def rewritten(events: list[LogEvent]) -> MemoryStore:
    """A store filled by a skilled forger instead of a writer."""
    store = MemoryStore()
    await store.begin([])
    await store.commit(chain(events))
    return store


def act_events(
    events: Iterable[TableActed], followed: Mapping[int, Sequence[tuple[str, Event]]] = MappingProxyType({})
) -> list[LogEvent]:
    """The acts at a table as events of the log, with what some wrote about patrons."""
    log = []
    for at, event in enumerate(events):
        rows: list[tuple[str, str, Event]] = [(f"table/{event.table}", "table-acted.5", event)]
        if isinstance(act := event.act, people.ExchangeVoucher):
            used = vouchers.VoucherExchanged(act.promotion, act.voucher, event.table, act.tokens)
            rows.append((vouchers.stream_of(act.promotion, act.voucher), "voucher-exchanged.2", used))
            log.append(_issued(at, event, act))
        rows += [(stream, REGISTRY.names[type(each)], each) for stream, each in followed.get(at, ())]
        for stream, kind, each in rows:
            lines = [(line.account, line.cents) for line in REGISTRY.entry(each)]
            body = json.loads(each.to_log())
            log.append(LogEvent(stream, kind, event.at, event.by.name, f"act-{at}", body, lines))
    return log


def _issued(at: int, event: TableActed, act: people.ExchangeVoucher) -> LogEvent:
    """The voucher of an act, issued before."""
    terms = (act.tokens, "At any table.", event.at + DAY_MS, "cas")
    issued = vouchers.VoucherIssued(act.promotion, act.voucher, *terms)
    stream = vouchers.stream_of(act.promotion, act.voucher)
    body = json.loads(issued.to_log())
    return LogEvent(stream, "voucher-issued.1", event.at, "sue", f"issue-{at}", body, [])


def audit_log(events: list[LogEvent], signed: Head | None = None) -> Audit | Wrong:
    """The auditor's findings about events."""

    async def run() -> Audit | Wrong:
        return await audit(await rewritten(events), signed)

    return asyncio.run(run())


Rewrite = Callable[[list[LogEvent]], int]
"""Rewrites a log; returns the place of the event at which the auditor must find it."""
