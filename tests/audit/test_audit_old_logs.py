"""Logs of earlier releases are sound as written, and tampering with one is still found."""

import asyncio
import gzip
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from kit.days.log_events import LogEvent, audit_log, log_events
from kit.findings import tells

from pitboss.audit.auditor import Audit, Wrong
from pitboss.audit.finding import finding
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.text import Text
from pitboss.store.opening import open_store

DATA = Path(__file__).parent.parent / "data"
LOGS = {"old-1": DATA / "old-1.sqlite", "floor-0.1": DATA / "floor-0.1" / "floor.sqlite.gz"}
DAN = "staff/dan"


@cache
def read_old_log(name: str) -> tuple[LogEvent, ...]:
    """The events of an old log."""

    async def read(file: Path) -> list[LogEvent]:
        store = unwrap(await open_store(str(file)))
        try:
            return await log_events(store)
        finally:
            await store.close()

    with TemporaryDirectory() as folder:
        file = Path(folder) / "floor.sqlite"
        if LOGS[name].suffix == ".gz":
            file.write_bytes(gzip.decompress(LOGS[name].read_bytes()))
        else:
            shutil.copy(LOGS[name], file)
        return tuple(asyncio.run(read(file)))


def old_log(name: str = "floor-0.1") -> list[LogEvent]:
    return [each.copy() for each in read_old_log(name)]


def last_wrong(log: list[LogEvent]) -> int:
    """The place of Dan's third wrong password, which locked his name in that release."""
    return max(at for at, each in enumerate(log) if each.type == "sign-in-failed.1")


def add(log: list[LogEvent], kind: str, by: str = DAN, **more: object) -> None:
    """Adds an event to Dan's account after the third wrong password, and returns it."""
    after = last_wrong(log)
    while log[after + 1 : after + 2] and log[after + 1].command.startswith("forged"):
        after += 1
    event = LogEvent(DAN, kind, log[after].at + 1_000, by, f"forged-{after}", {"name": "dan", **more}, [])
    log.insert(after + 1, event)


def let_in(log: list[LogEvent]) -> None:
    add(log, "signed-in.1")


def fourth(log: list[LogEvent]) -> None:
    add(log, "sign-in-failed.1", failures=4)


def unlock(log: list[LogEvent]) -> None:
    add(log, "staff-unlocked.1", by="staff/admin")


def unlock_and_let_in(log: list[LogEvent]) -> None:
    unlock(log)
    let_in(log)


def unlock_twice(log: list[LogEvent]) -> None:
    unlock(log)
    unlock(log)


def unlock_oneself(log: list[LogEvent]) -> None:
    add(log, "staff-unlocked.1")


def unlocked_by_a_dealer(log: list[LogEvent]) -> None:
    add(log, "staff-unlocked.1", by="staff/dee")


@pytest.mark.parametrize("name", LOGS)
def test_an_old_log_is_sound(name: str) -> None:
    assert isinstance(found := audit_log(old_log(name)), Audit), found


def test_a_person_who_was_unlocked_was_let_in() -> None:
    log = old_log()
    unlock_and_let_in(log)
    assert isinstance(found := audit_log(log), Audit), found


@pytest.mark.parametrize(
    ("tamper", "further", "expected"),
    [
        (let_in, 1, finding("audit-let-in", name="dan")),
        (fourth, 1, finding("audit-wrong-passwords", name="dan", count="3")),
        (unlock_twice, 2, finding("audit-could-sign-in", name="dan")),
        (unlock_oneself, 1, finding("audit-no-post")),
        (unlocked_by_a_dealer, 1, finding("audit-no-post")),
    ],
)
def test_a_lock_of_an_old_log_that_was_got_round_is_found(
    tamper: Callable[[list[LogEvent]], None], further: int, expected: Text
) -> None:
    log = old_log()
    third = last_wrong(log) + 1
    tamper(log)
    found = audit_log(log)
    assert isinstance(found, Wrong), "nothing was found"
    assert (found.seq, tells(found.why, expected)) == (third + further, True), found
