"""A power cut at any moment loses nothing that was acknowledged, and pays nothing twice.

It takes over 10 s: servers are killed some 500 times, and the log is checked after every fifth kill.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from kit.days.crash_runs import Outcome, kill_database, kill_servers, play
from kit.days.devices import Floor
from kit.store.log_checks import Checker
from kit.store.postgres import Server
from kit.store.power_cuts import Platter, Recorder, Step

from pitboss.audit.auditor import Wrong, audit
from pitboss.engine import transaction
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.store.opening import open_store
from pitboss.store.sqlite import file as sqlite_file

SEED = 20_261
Record = Callable[[str, object], None]


def report(record: Record, name: str, outcome: object) -> None:
    """Puts the figures into the output of the test run."""
    record("figures", f"{name}: {outcome}")
    print(f"{name}: {outcome}")


def check(outcome: Outcome, kills: int) -> None:
    assert outcome.wrong == {}
    assert outcome.kills >= kills
    # The kills came in the middle of work.
    assert outcome.acknowledged > 2 * kills
    assert min(outcome.events, outcome.retried) > kills


@pytest.mark.parametrize(("servers", "kills"), [(1, 200), (2, 100)])
def test_servers_on_sqlite_are_killed(
    tmp_path: Path, record_property: Record, servers: int, kills: int
) -> None:
    outcome = kill_servers(f"{tmp_path}/pitboss.sqlite", kills, SEED, servers)
    report(record_property, f"SQLite, servers killed, {servers} at a time", outcome)
    check(outcome, kills)
    # Some were killed after they had written, but before they answered.
    assert outcome.found or servers > 1
    assert outcome.settled or servers > 1


@pytest.mark.parametrize("servers", [1, 2])
def test_servers_whose_writer_is_apart_are_killed(
    tmp_path: Path, record_property: Record, servers: int
) -> None:
    outcome = kill_servers(f"{tmp_path}/pitboss.sqlite", 40, SEED, servers, "apart")
    report(record_property, f"SQLite, the writer apart, {servers} at a time", outcome)
    check(outcome, 40)


def test_servers_on_postgresql_are_killed(database: str, record_property: Record) -> None:
    outcome = kill_servers(database, 100, SEED, servers=2)
    report(record_property, "PostgreSQL, servers killed, 2 at a time", outcome)
    check(outcome, 100)


def test_postgresql_itself_is_killed(postgres: Server, database: str, record_property: Record) -> None:
    outcome = kill_database(postgres, database, 10, SEED)
    report(record_property, "PostgreSQL itself killed", outcome)
    check(outcome, 10)


@pytest.mark.parametrize(("broken", "wrong"), [("hasty", "lost"), ("forgetful", "duplicated")])
def test_a_store_that_loses_or_doubles_is_found_out(tmp_path: Path, broken: str, wrong: str) -> None:
    # A kill must fall between the two steps. On a busy machine none of a hundred may, so it goes on.
    floors = (
        kill_servers(f"{tmp_path}/{number}.sqlite", 20, SEED + number, kind=broken) for number in range(40)
    )
    assert any(outcome.wrong[wrong] for outcome in floors)


def record_steps(folder: Path, commands: int) -> list[Step]:
    """Every step on the files of a floor, from the first start on, with two stops in between."""
    path, recorder, floor = folder / "pitboss.sqlite", Recorder(), Floor(SEED)

    async def sit(until: int) -> None:
        store = unwrap(await open_store(str(path)))
        try:
            await play(store, floor, until, lambda line: recorder.steps.append(Step("report", data=line)))
        finally:
            await store.close()

    try:
        for sitting in (1, 2, 3):
            asyncio.run(sit(commands * sitting // 3))
    finally:
        recorder.unregister()
    return recorder.steps


async def find_wrong(files: dict[str, bytearray], answers: list[bytes]) -> set[str]:
    """The errors in the files after a power cut, compared with the answers given before it."""
    with tempfile.TemporaryDirectory() as folder:
        for name, content in files.items():
            Path(folder, name).write_bytes(content)
        store = await open_store(f"{folder}/pitboss.sqlite")
        if isinstance(store, Rejection):
            return {store.code}
        try:
            checker = Checker()
            await checker.check(store, {msgspec.json.decode(line)["id"]: line for line in answers})
            found = await audit(store)
            return {*checker.wrong, *(["audit"] if isinstance(found, Wrong) else [])}
        finally:
            await store.close()


def cut_power(steps: list[Step], often: float) -> tuple[int, Counter[str]]:
    """Cuts the power after every step until a caller gets an answer, and after some of the others."""
    platter, chance, cuts, wrong = Platter(), Random(SEED), 0, Counter[str]()
    for step in steps:
        platter.step(step)
        if not platter.reported or chance.random() < often:
            cuts += 1
            wrong.update(asyncio.run(find_wrong(platter.cut(chance), platter.reported)))
    return cuts, wrong


def test_a_disk_without_power_keeps_what_was_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record_property: Record
) -> None:
    """After SIGKILL the system still writes what was written. Here everything not synced may be gone."""
    monkeypatch.setattr(sqlite_file, "SET_UP", sqlite_file.SET_UP.replace("8192", "50"))
    monkeypatch.setattr(transaction, "SNAPSHOT_EVERY_EVENTS", 20)
    steps = record_steps(tmp_path, 450)
    kinds = Counter(step.kind for step in steps)
    # Much was copied from the write-ahead log into the file.
    assert sum(step.file == "pitboss.sqlite" for step in steps) > 100
    cuts, wrong = cut_power(steps, 0.1)
    report(record_property, "SQLite, power cut", f"{cuts} cuts among {dict(kinds)}, {wrong.total()} wrong")
    assert cuts > 100
    assert not wrong


def test_a_disk_that_is_not_waited_for_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "SET_UP", sqlite_file.SET_UP.replace("FULL", "NORMAL"))
    _, wrong = cut_power(record_steps(tmp_path, 150), 0.1)
    assert wrong["lost"]
