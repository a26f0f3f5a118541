"""No event stops a replay: whatever state it meets, and whatever is missing before it."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import groupby
from types import ModuleType
from typing import TypeVar

import pytest
from kit.store import release_logs

from pitboss.acting import state as acting_state
from pitboss.aggregates import AGGREGATES, REGISTRY
from pitboss.baccarat import decide
from pitboss.baccarat import state as table_state
from pitboss.baccarat.acts import settling
from pitboss.engine.registry import Aggregate
from pitboss.floor.devices import devices
from pitboss.floor.fair import fairness
from pitboss.floor.terminals.chips import chip_changes
from pitboss.kernel.decision import Event
from pitboss.ledger import till
from pitboss.roulette.acts import settling as wheel_settling

T = TypeVar("T")

STATES, EVENTS = 80, 40
"""How many states of an aggregate, and events of a type, are tried with each other."""

MEMORIES: tuple[tuple[ModuleType, str], ...] = (
    (till, "REVERSIBLE_MOVES"),
    (decide, "REVERSIBLE_MOVES"),
    (chip_changes, "RECALLED_PLAYS"),
    (fairness, "RECALLED_DEALS"),
    (devices, "REMEMBERED_READINGS"),
    (acting_state, "RECALLED_PLAYS"),
    (table_state, "RECALLED_PLAYS"),
    (wheel_settling, "RECALLED_PLAYS"),
    (settling, "RECALLED_PLAYS"),
    (settling, "MOST_ROAD_MARKS"),
    (wheel_settling, "MOST_NUMBERS"),
)
"""How much a state remembers, everywhere. A later release may choose less."""

OWNER: dict[type[Event], Aggregate] = {kind: each for each in AGGREGATES for kind in each.events.values()}


@cache
def streams() -> list[list[release_logs.Row]]:
    """The rows of every stream of every kept log."""
    logs = (
        sorted(release_logs.read_log(name), key=lambda row: (row.stream, row.seq))
        for name in release_logs.names()
    )
    return [list(rows) for log in logs for _, rows in groupby(log, lambda row: row.stream)]


def some(values: list[T], many: int) -> list[T]:
    """A few of all, from the first to the last."""
    return values[:: len(values) // many + 1]


def reach(rows: Iterable[release_logs.Row]) -> Iterator[object]:
    """Every state of a stream in which these events happen."""
    state: object = None
    for row in rows:
        state = REGISTRY.follow(state, [row.event])
        yield state


def test_every_event_is_applied_to_no_state_and_to_every_state() -> None:
    events, states = defaultdict[type[Event], list[Event]](list), defaultdict[type, list[object]](list)
    for rows in streams():
        for row, state in zip(rows, reach(rows), strict=True):
            events[type(event := REGISTRY.read(row.event))].append(event)
            states[type(state)].append(state)
    assert events.keys() == set(REGISTRY.events.values())
    for kind, found in events.items():
        owner = OWNER[kind].state
        for event in some(found, EVENTS):
            entry = REGISTRY.entry(event)
            for state in (None, *some(states[owner], STATES)):
                after = REGISTRY.evolve(state, event, entry)
                assert state is None or isinstance(after, owner), event


ORDERS: dict[str, Callable[[list[release_logs.Row]], list[release_logs.Row]]] = {
    "backwards": lambda rows: rows[::-1],
    "backwards after the first two": lambda rows: rows[:2] + rows[:1:-1],
    "every second": lambda rows: rows[::2],
    "the first, and every second": lambda rows: rows[:1] + rows[1::2],
    "two of three": lambda rows: [row for at, row in enumerate(rows) if at % 3 != 1],
    "without the first five": lambda rows: rows[5:],
    "each twice": lambda rows: [row for row in rows for _ in range(2)],
}


@pytest.mark.parametrize("order", ORDERS)
def test_a_stream_is_replayed_in_any_order_and_with_events_left_out(order: str) -> None:
    for rows in streams():
        again = ORDERS[order](rows)
        assert len(list(reach(again))) == len(again)


def test_a_log_is_replayed_by_a_release_that_remembers_less(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name in MEMORIES:
        assert getattr(module, name) > 1
        monkeypatch.setattr(module, name, 1)
    for rows in streams():
        for state in reach(rows):
            assert state is not None
