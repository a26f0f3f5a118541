"""Logs of earlier releases are sound as they were left, and to tamper with one is still found."""

import asyncio
import gzip
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from kit.floor_day import Told, audit_told, read_told

from pitboss.audit.auditor import Audit, Wrong
from pitboss.kernel.rejection import unwrap
from pitboss.store.opening import open_store

DATA = Path(__file__).parent.parent / "data"
LOGS = {"old-1": DATA / "old-1.sqlite", "floor-0.1": DATA / "floor-0.1" / "floor.sqlite.gz"}
DAN = "staff/dan"


@cache
def kept(name: str) -> tuple[Told, ...]:
    """The events of an old log."""

    async def read(file: Path) -> list[Told]:
        store = unwrap(await open_store(str(file)))
        try:
            return await read_told(store)
        finally:
            await store.close()

    with TemporaryDirectory() as folder:
        file = Path(folder) / "floor.sqlite"
        if LOGS[name].suffix == ".gz":
            file.write_bytes(gzip.decompress(LOGS[name].read_bytes()))
        else:
            shutil.copy(LOGS[name], file)
        return tuple(asyncio.run(read(file)))


def old_log(name: str = "floor-0.1") -> list[Told]:
    return [each.copy() for each in kept(name)]


def last_wrong(told: list[Told]) -> int:
    """Where dan typed the third wrong password, with which his name was locked then."""
    return max(at for at, each in enumerate(told) if each.type == "sign-in-failed.1")


def add(told: list[Told], kind: str, by: str = DAN, **more: object) -> None:
    """Something of dan's account is written after the third wrong password, and what was added there."""
    after = last_wrong(told)
    while told[after + 1 : after + 2] and told[after + 1].command.startswith("forged"):
        after += 1
    event = Told(DAN, kind, told[after].at + 1_000, by, f"forged-{after}", {"name": "dan", **more}, [])
    told.insert(after + 1, event)


def let_in(told: list[Told]) -> None:
    add(told, "signed-in.1")


def fourth(told: list[Told]) -> None:
    add(told, "sign-in-failed.1", failures=4)


def unlock(told: list[Told]) -> None:
    add(told, "staff-unlocked.1", by="staff/admin")


def unlock_and_let_in(told: list[Told]) -> None:
    unlock(told)
    let_in(told)


def unlock_twice(told: list[Told]) -> None:
    unlock(told)
    unlock(told)


def unlock_oneself(told: list[Told]) -> None:
    add(told, "staff-unlocked.1")


def unlocked_by_a_dealer(told: list[Told]) -> None:
    add(told, "staff-unlocked.1", by="staff/dee")


@pytest.mark.parametrize("name", LOGS)
def test_an_old_log_is_sound(name: str) -> None:
    assert isinstance(found := audit_told(old_log(name)), Audit), found


def test_whoever_was_locked_out_and_unlocked_was_let_in() -> None:
    told = old_log()
    unlock_and_let_in(told)
    assert isinstance(found := audit_told(told), Audit), found


@pytest.mark.parametrize(
    ("tamper", "further", "words"),
    [
        (let_in, 1, "dan was locked out or suspended, and was let in"),
        (fourth, 1, "dan had 3 wrong passwords before"),
        (unlock_twice, 2, "dan could sign in"),
        (unlock_oneself, 1, "who had no post for it"),
        (unlocked_by_a_dealer, 1, "who had no post for it"),
    ],
)
def test_a_lock_of_an_old_log_that_was_got_round_is_found(
    tamper: Callable[[list[Told]], None], further: int, words: str
) -> None:
    told = old_log()
    third = last_wrong(told) + 1
    tamper(told)
    found = audit_told(told)
    assert isinstance(found, Wrong), "nothing was found"
    assert (found.seq, words in found.why) == (third + further, True), found
