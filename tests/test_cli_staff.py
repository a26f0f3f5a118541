"""`pitboss staff reset`: whoever runs the machine lets somebody back in where no administrator can."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from test_cli_apply import pitboss

from pitboss.floor.staff_commands import AddStaff, SuspendStaff
from pitboss.kernel.rejection import Rejection, sure
from pitboss.service.bodies import SignedIn
from pitboss.service.config import FloorConfig
from pitboss.service.demo import QUICK
from pitboss.service.floor import Floor
from pitboss.service.passwords import SETUP
from pitboss.service.sign_in import Gate
from pitboss.store.opening import open_store

Result = TypeVar("Result")


def at_floor(database: Path, work: Callable[[Floor, Gate], Awaitable[Result]]) -> Result:
    """What comes of something that a server does."""

    async def done() -> Result:
        store = sure(await open_store(str(database)))
        try:
            async with Floor(store, FloorConfig(venue="Pitboss")) as floor:
                return await work(floor, Gate(floor, QUICK))
        finally:
            await store.close()

    return asyncio.run(done())


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A floor with its first administrator, who has forgotten the password."""

    async def forget(floor: Floor, gate: Gate) -> None:
        assert await gate.first_start() is not None
        assert await gate.set_password("admin", "long forgotten", by=SETUP) is None
        assert isinstance(await gate.sign_in("admin", "long forgotten"), SignedIn)
        for _ in range(3):
            assert isinstance(await gate.sign_in("admin", "a wrong guess"), Rejection)

    at_floor(tmp_path / "db", forget)
    return tmp_path / "db"


def test_the_only_administrator_comes_back_in_with_a_one_time_password(database: Path) -> None:
    done = pitboss("staff", "reset", "admin", "--database", database)
    assert (done.exit_code, done.stderr) == (0, "")
    password = done.stdout.splitlines()[1].strip()

    async def come_in(floor: Floor, gate: Gate) -> list[tuple[str, str]]:
        assert await gate.sessions() == [], "whoever was in is out"
        old = await gate.sign_in("admin", "long forgotten")
        assert isinstance(old, Rejection)
        signed = await gate.sign_in("admin", password)
        assert isinstance(signed, SignedIn)
        assert signed.must_change
        return [(kept.type, kept.by) for kept in await floor.store.stream("staff/admin")]

    log = at_floor(database, come_in)
    assert ("password-set.2", "console") in log
    assert password.encode() not in b"".join(path.read_bytes() for path in database.parent.iterdir())


def test_nobody_unknown_or_suspended_gets_a_password(database: Path) -> None:
    async def suspend(floor: Floor, _: Gate) -> None:
        sure(await floor.do("add", AddStaff("bob", ("dealer",), by=SETUP), SETUP))  # type: ignore[arg-type]
        sure(await floor.do("suspend", SuspendStaff("bob", by=SETUP, reason="On leave."), SETUP))

    at_floor(database, suspend)
    for name, words in (("nobody", "Nobody here is called 'nobody'."), ("bob", "bob is suspended")):
        done = pitboss("staff", "reset", name, "--database", database)
        assert done.exit_code == 2
        assert done.stdout == ""
        assert words in done.stderr


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    done = pitboss("staff", "reset", "admin", "--database", tmp_path / "none")
    assert done.exit_code != 0
    assert not (tmp_path / "none").exists()
