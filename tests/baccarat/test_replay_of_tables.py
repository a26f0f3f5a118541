"""Replay of a table accepts everything that the log holds on limits, people, cards, disputes and payments."""

import sys
from collections.abc import Iterator
from functools import cache
from types import FunctionType
from typing import Any, NamedTuple, NoReturn

import msgspec
import pytest
from kit.store import release_logs
from kit.store.release_facts import builtins

from pitboss.acting.acts import common_acts
from pitboss.acting.acts import conduct_acts as conduct
from pitboss.acting.acts import dispute_acts as disputes
from pitboss.acting.acts.act import Act, ActContext
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts import limits, no_bet, opening, pairing, payment_errors, people
from pitboss.baccarat.acts.shoe import cards
from pitboss.baccarat.decide import ACTS, TableActed, attempt
from pitboss.baccarat.state import GamingTable
from pitboss.kernel.rejection import Rejection

MODULES = (cards, conduct, disputes, limits, no_bet, opening, pairing, payment_errors, people)
TOTAL: set[type[Act]] = {
    *(act for act in ACTS if sys.modules[act.__module__] in MODULES),
    common_acts.AlterLimits,
    common_acts.ShowClosing,
    common_acts.TellAbout,
}
"""The acts whose `apply` half is tested here."""
STATES = 40
"""The number of tables of an edition on which every act is tried."""
ROOMS = ("pitboss.acting.", "pitboss.baccarat.", "pitboss.game.")


class Step(NamedTuple):
    """An act at a table in a stored log."""

    row: release_logs.Row
    event: TableActed
    before: GamingTable | None
    after: GamingTable


@cache
def steps() -> tuple[Step, ...]:
    """The acts at the tables of all stored logs. test_release_logs proves that each state is right."""
    return tuple(step for name in release_logs.names() for step in _steps(name))


def _steps(name: str) -> Iterator[Step]:
    tables: dict[str, Any] = {}
    for row in release_logs.read_log(name):
        if row.stream.startswith("table/"):
            before, event = tables.get(row.stream), REGISTRY.read(row.event)
            tables[row.stream] = after = REGISTRY.follow(before, [row.event])
            if isinstance(after, GamingTable) and isinstance(event, TableActed) and type(event.act) in TOTAL:
                yield Step(row, event, before, after)


def never(*_: object, **__: object) -> NoReturn:
    raise AssertionError("replay asks whether something is allowed")


@pytest.fixture
def unchecked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes refusals, checks and offers fail the test."""
    steps()
    monkeypatch.setattr(Rejection, "__init__", never)
    for name in ("offer", "terms", "limits"):
        monkeypatch.setattr(GamingTable, name, property(never))
    for module in [module for name, module in sys.modules.items() if name.startswith(ROOMS)]:
        for name, value in list(vars(module).items()):
            if name.lstrip("_").startswith(("check_", "permit")) and isinstance(value, FunctionType):
                monkeypatch.setattr(module, name, never)


def test_the_release_logs_have_every_such_act() -> None:
    assert {type(step.event.act) for step in steps()} == TOTAL


@pytest.mark.usefixtures("unchecked")
def test_replay_builds_no_refusal_and_runs_no_check() -> None:
    shown = next(step for step in steps() if isinstance(step.event.act, common_acts.ShowClosing))
    assert shown.before is not None
    with pytest.raises(AssertionError, match="whether something is allowed"):
        attempt(shown.before, shown.event.act, ActContext(shown.event.by, shown.event.at))
    for step in steps():
        assert REGISTRY.follow(step.before, [step.row.event]) == step.after, step.row.seq


@pytest.mark.usefixtures("unchecked")
def test_replay_takes_every_such_act_at_any_table() -> None:
    """A later release may reach another state before an act, and refuse what an earlier one allowed."""
    tables: dict[str, list[GamingTable]] = {}
    acts: dict[tuple[str, type[Act]], Step] = {}
    for step in steps():
        if step.before is not None and step.before.setup is not None:
            edition = step.before.setup.edition
            tables.setdefault(edition, []).append(step.before)
            acts[edition, type(step.event.act)] = step
    assert {act for _, act in acts} == TOTAL
    for (edition, _), step in acts.items():
        near = tables[edition][:: len(tables[edition]) // STATES + 1]
        for state in (*near, *map(bare, near[:3]), GamingTable()):
            after = REGISTRY.follow(state, [step.row.event])
            assert isinstance(after, GamingTable), step.row.seq
            assert msgspec.json.encode(builtins(after)), step.row.seq


def bare(table: GamingTable) -> GamingTable:
    """A table without people, cards, open matters or limits."""
    return msgspec.structs.replace(
        table, coup=None, shoe=None, cards_in=None, past=(), guests={}, in_force=None, disputes=(), errors=()
    )
