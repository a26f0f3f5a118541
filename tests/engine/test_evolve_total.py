"""No event stops a replay, whatever is missing before it, and no figure of a later release changes one.

It takes over 10 s: the events of every kept log meet the states of all others.
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from itertools import groupby
from pkgutil import walk_packages
from types import ModuleType
from typing import TypeVar

import pytest
from kit.days.books import NOW
from kit.days.floor_day import day
from kit.days.log_events import chain
from kit.store import release_logs

import pitboss.floor
import pitboss.ledger
from pitboss.acting import state as acting_state
from pitboss.aggregates import AGGREGATES, REGISTRY
from pitboss.baccarat import decide
from pitboss.baccarat import state as table_state
from pitboss.baccarat.acts import settling
from pitboss.engine.registry import Aggregate
from pitboss.floor.devices import devices
from pitboss.floor.fair import fairness
from pitboss.floor.fair.number_events import DealMixed, Number
from pitboss.floor.people import staff
from pitboss.floor.terminals.chips import chip_changes
from pitboss.kernel import instant
from pitboss.kernel.decision import Event
from pitboss.ledger import till
from pitboss.roulette.acts import settling as wheel_settling
from pitboss.store.log import StoredEvent

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


KEPT = ("floor-day", "floor-edges", "floor-restored", "promised-shoe", "promised-spins", "rapid-terminals")
"""The kept logs with the most events of the floor."""


def figures() -> list[tuple[str, object]]:
    """Every number and every list of numbers or names in floor and ledger that is no bound of a memory."""
    memories, found = {(module.__name__, name) for module, name in MEMORIES}, set[tuple[str, object]]()
    for package in (pitboss.floor, pitboss.ledger):
        for each in walk_packages(package.__path__, f"{package.__name__}."):
            for name, value in vars(import_module(each.name)).items():
                # A day is as long in every release.
                free = name.isupper() and (each.name, name) not in memories and not hasattr(instant, name)
                if free and (type(value) is int or _is_plain(value)):
                    found.add((name, value))
    return sorted(found, key=str)


def _is_plain(value: object) -> bool:
    several: Iterable[object] = value if isinstance(value, tuple | frozenset) else ()
    return type(value) in (tuple, frozenset) and all(isinstance(each, int | str) for each in several)


@cache
def floor_logs() -> list[list[tuple[str, Event]]]:
    """The events, without those of the games, of a day of this release and of days of earlier ones."""
    every: list[list[StoredEvent]] = [chain(day()).events]
    every += ([row.event for row in release_logs.read_log(name)] for name in KEPT)
    games = ("table/", "wheel/")
    logs = [
        [(row.stream, REGISTRY.read(row)) for row in log if not row.stream.startswith(games)] for log in every
    ]
    return [*logs, withheld_numbers(), given_access()]


def withheld_numbers() -> list[tuple[str, Event]]:
    """The deals of a game in which a terminal withholds its numbers until it is left out."""
    fair, found = fairness.FairDeals(), list[tuple[str, Event]]()
    for deal in range(5):
        numbers = {} if "7" in fair.left_out else {"7": Number("ab" * 32)}
        after = fairness.mark_withheld(fair, numbers)
        found.append(("fair/w", event := DealMixed("w", str(deal), "cd" * 32, numbers, after)))
        fair = fairness.evolve(fair, event, ())
    assert fair.left_out == {"7": fairness.LEFT_OUT_DEALS - 2}
    return found


def given_access() -> list[tuple[str, Event]]:
    """Two people give a third a password, the second when the first no longer counts."""
    ann = staff.note_makers(None, staff.StaffAdded("dee", (staff.Post.DEALER,), "ann", NOW))
    before = staff.evolve(None, ann, ())
    bob = staff.note_makers(before, staff.PasswordSet("dee", True, "bob", NOW + staff.NO_JOINT_SIGNING_MS))
    assert bob.made_by == {"bob": bob.at}
    return [("staff/dee", ann), ("staff/dee", bob)]


def replay() -> list[object]:
    """The state of its stream after every event of those logs."""
    found = list[object]()
    for log in floor_logs():
        states = dict[str, object]()
        for stream, event in log:
            states[stream] = REGISTRY.evolve(states.get(stream), event, REGISTRY.entry(event))
            found.append(states[stream])
    return found


@pytest.mark.parametrize(("name", "value"), figures(), ids=[name for name, _ in figures()])
def test_a_release_with_other_figures_replays_the_same_states(
    name: str, value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = replay()
    holders = [module for key, module in sys.modules.items() if key.startswith("pitboss.")]
    for other in (value * 3 + 1, 0) if isinstance(value, int) else ((),):
        for module in holders:
            if vars(module).get(name) == value:
                monkeypatch.setattr(module, name, other)
        assert replay() == before
