"""Every later release opens the logs of earlier ones, and finds in them what those releases found.

It takes over 10 s: every log of earlier releases is replayed event by event, and every state is hashed.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from kit.findings import tells
from kit.store import release_logs
from kit.store.release_facts import facts_of, recorded

from pitboss.aggregates import REGISTRY
from pitboss.audit.auditor import Audit, audit
from pitboss.audit.finding import finding
from pitboss.baccarat.decide import ACTS, TableActed
from pitboss.roulette.decide import ACTS as WHEEL_ACTS
from pitboss.roulette.decide import WheelActed
from pitboss.service.config import FloorConfig
from pitboss.service.floor_engine import FloorEngine
from pitboss.store.log import START, canonical, chained

UNSOUND = {
    "told-at-a-wheel": finding("audit-nobody-to-tell", who="inspector", incident="1"),
}
"""Logs with lines that were written by hand, to which the auditor objects."""

WATCHED = ("pt/", "table/", "wheel/", "fair/", "device/", "staff/")
"""The streams that every server loads at its start."""

each_log = pytest.mark.parametrize("name", release_logs.names())
rows = cache(release_logs.read_log)


def known(file: str) -> Any:
    """The data stored beside a log."""
    return json.loads(release_logs.read_file(f"{file}.json"))


def wrong(name: str, found: list[str], before: list[str]) -> str | None:
    """The first event after which the state of a stream differs."""
    if len(found) != len(before):
        return f"{len(before)} events were kept, and {len(found)} are read"
    for row, one, other in zip(rows(name), found, before, strict=True):
        if one != other:
            return (
                f"{row.stream} differs after event {row.seq}, a {row.type}: {bytes(row.body).decode():.300}"
            )
    return None


@each_log
def test_no_byte_of_a_kept_log_has_changed(name: str) -> None:
    before = START
    for row in rows(name):
        before = chained(before, canonical(*row.event[:-1]))
        assert before == row.event.hash, row.seq


@each_log
def test_every_event_makes_of_its_stream_what_it_made_of_it_before(name: str) -> None:
    found, last = list[str](), dict[str, Any]()
    for row, state in release_logs.follow(rows(name)):
        last[row.stream] = facts_of(name, row.stream, state)
        found.append(release_logs.digest(last[row.stream]))
    before = known(f"{name}.facts")
    for stream, facts in last.items():
        assert facts == before["last"][stream], stream
    assert wrong(name, found, before["after"]) is None


@each_log
def test_every_field_of_every_state_is_as_it_was(name: str) -> None:
    found = [release_logs.digest(recorded(name, state)) for _, state in release_logs.follow(rows(name))]
    assert wrong(name, found, known(f"{name}.whole")) is None


@each_log
def test_every_event_posts_what_it_posted_and_the_books_balance(name: str) -> None:
    balances = Counter[str]()
    for row in rows(name):
        entry = REGISTRY.entry(REGISTRY.read(row.event))
        assert tuple((line.account, line.cents) for line in entry) == row.lines, row.seq
        balances.update(dict.fromkeys((account for account, _ in row.lines), 0))
        for account, cents in row.lines:
            balances[account] += cents
    assert dict(balances) == known(f"{name}.facts")["balances"]
    assert sum(balances.values()) == 0


@each_log
def test_a_server_starts_with_a_kept_log(name: str) -> None:
    async def start() -> dict[str, Any]:
        store = await release_logs.opened(rows(name))
        async with FloorEngine(store, FloorConfig("Pitboss"), clock=lambda: rows(name)[-1].at) as floor:
            streams = {row.stream for row in rows(name)}
            return {
                stream: facts_of(name, stream, state)
                for stream in streams
                if (state := floor.state(stream)) is not None
            }

    facts, last = asyncio.run(start()), known(f"{name}.facts")["last"]
    assert {stream for stream in last if stream.startswith(WATCHED)} <= facts.keys()
    for stream, found in facts.items():
        assert found == last[stream], stream


@each_log
def test_the_auditor_says_of_a_kept_log_what_it_said(name: str) -> None:
    async def check() -> Any:
        return await audit(await release_logs.opened(rows(name)))

    found = asyncio.run(check())
    if name in UNSOUND:
        assert tells(found.why, UNSOUND[name])
    else:
        assert isinstance(found, Audit), found


def acts(kind: str) -> set[str]:
    """The tags of the acts in all kept logs, of tables or of wheels."""
    return {act for name in release_logs.names() for act in _acts(name, kind)}


def _acts(name: str, kind: str) -> Iterator[str]:
    for row in rows(name):
        if row.type.startswith(kind):
            event = REGISTRY.read(row.event)
            assert isinstance(event, TableActed | WheelActed)
            yield str(event.act.__struct_config__.tag)


def tags(registry: Any) -> set[str]:
    """The tags of the acts of a registry in the log."""
    return {str(kind.__struct_config__.tag) for kind in registry}


def test_every_act_and_every_event_is_in_some_kept_log() -> None:
    """An act or event that a later release adds must be in a later log."""
    written = {row.type for name in release_logs.names() for row in rows(name)}
    missing = {
        "events": sorted(REGISTRY.events.keys() - written),
        "events of earlier versions": sorted(REGISTRY.upcasts.keys() - written),
        "acts at a table": sorted(tags(ACTS) - acts("table-acted")),
        "acts at a wheel": sorted(tags(WHEEL_ACTS) - acts("wheel-acted")),
    }
    assert not any(missing.values()), missing
