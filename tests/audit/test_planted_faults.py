"""A fault in the product does not affect its auditor: `verify` finds what the faulty release did wrong."""

import asyncio
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from kit.days.floor_day import Floor
from kit.findings import tells
from kit.planted_faults.evenings import Evening
from kit.planted_faults.fault_injection import Plant
from kit.planted_faults.faults import FAULTS
from kit.planted_faults.faults_people import MORE_FAULTS

from pitboss.audit.auditor import Audit, Wrong, audit
from pitboss.store.memory import MemoryStore

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def plant() -> Iterator[Plant]:
    """A place for one fault."""
    found = Plant()
    yield found
    found.take_out()


def carried_out(evening: Evening) -> Audit | Wrong:
    """The finding of `verify` on an evening."""

    async def run() -> Audit | Wrong:
        store = MemoryStore()
        floor = Floor(store)
        async with floor.writer:
            await evening(floor)
        return await audit(store)

    return asyncio.run(run())


@cache
def sound(evening: Evening) -> Audit | Wrong:
    """The finding of `verify` where the product has no fault."""
    return carried_out(evening)


EVERY = FAULTS | MORE_FAULTS


@pytest.mark.parametrize("name", EVERY)
def test_a_planted_fault_is_found_by_the_release_that_has_it(name: str, plant: Plant) -> None:
    fault = EVERY[name]
    without = sound(fault.evening)
    assert isinstance(without, Audit), without
    plant.forget()
    fault.put(plant)
    found = carried_out(fault.evening)
    assert isinstance(found, Wrong), "nothing was found"
    assert tells(found.why, fault.expected), found


def test_faults_are_planted_everywhere() -> None:
    rooms = [name.partition(":")[0] for name in EVERY]
    assert len(EVERY) >= 60
    for page in ("CHANGELOG.md", "docs/decisions/engineering.md"):
        counts = re.findall(r"(\d+) planted errors", (ROOT / page).read_text(encoding="utf-8"))
        assert counts == [str(len(EVERY))], page
    assert {room: rooms.count(room) >= 4 for room in rooms} == dict.fromkeys(
        ("rules", "game", "table", "floor", "ledger"), True
    )
