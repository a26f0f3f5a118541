"""`pitboss staff reset`: the operator of the server lets a person sign in where no administrator can.

It takes over 10 s: passwords are hashed at their real cost.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from kit.cli import pitboss

from pitboss.floor.people.staff_commands import AddStaff, SuspendStaff
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.service.api.bodies import SignedIn
from pitboss.service.auth.passwords import SETUP
from pitboss.service.auth.sign_in import Authenticator
from pitboss.service.config import FloorConfig
from pitboss.service.demo import QUICK
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.views.floor_views import staff_lines
from pitboss.store.opening import open_store

STRANGER = "192.0.2.9"
Result = TypeVar("Result")


def at_floor(database: Path, work: Callable[[FloorEngine, Authenticator], Awaitable[Result]]) -> Result:
    """The result of some work of a server."""

    async def done() -> Result:
        store = unwrap(await open_store(str(database)))
        try:
            async with FloorEngine(store, FloorConfig(venue="Pitboss")) as floor:
                return await work(floor, Authenticator(floor, QUICK))
        finally:
            await store.close()

    return asyncio.run(done())


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A floor whose first administrator has forgotten the password, and on which a stranger guesses it."""

    async def forget(floor: FloorEngine, authenticator: Authenticator) -> None:
        assert await authenticator.first_start() is not None
        assert await authenticator.set_password("admin", "long forgotten", by=SETUP) is None
        assert isinstance(await authenticator.sign_in("admin", "long forgotten"), SignedIn)
        for _ in range(3):
            assert isinstance(
                await authenticator.sign_in("admin", "a wrong guess", place=STRANGER), Rejection
            )

    at_floor(tmp_path / "db", forget)
    return tmp_path / "db"


def test_the_only_administrator_comes_back_in_with_a_one_time_password(database: Path) -> None:
    done = pitboss("staff", "reset", "admin", "--database", database)
    assert (done.exit_code, done.stderr) == (0, "")
    password = done.stdout.splitlines()[1].strip()

    async def come_in(floor: FloorEngine, authenticator: Authenticator) -> list[tuple[str, str]]:
        assert await authenticator.sessions() == [], "all earlier sessions are over"
        old = await authenticator.sign_in("admin", "long forgotten")
        assert isinstance(old, Rejection)
        assert old.code == "sign-in-refused"
        signed = await authenticator.sign_in("admin", password)
        assert isinstance(signed, SignedIn)
        assert signed.must_change
        return [(event.type, event.by) for event in await floor.store.stream("staff/admin")]

    log = at_floor(database, come_in)
    assert ("password-set.2", "console") in log
    assert password.encode() not in b"".join(path.read_bytes() for path in database.parent.iterdir())


def test_nobody_unknown_or_suspended_gets_a_password(database: Path) -> None:
    async def suspend(floor: FloorEngine, _: Authenticator) -> None:
        unwrap(await floor.do("add", AddStaff("bob", ("dealer",), by=SETUP), SETUP))  # type: ignore[arg-type]
        unwrap(await floor.do("suspend", SuspendStaff("bob", by=SETUP, reason="On leave."), SETUP))

    at_floor(database, suspend)
    for name, words in (("nobody", "Nobody here is called 'nobody'."), ("bob", "bob is suspended")):
        done = pitboss("staff", "reset", name, "--database", database)
        assert done.exit_code == 2
        assert done.stdout == ""
        assert words in done.stderr


def test_the_machine_adds_an_inspector_and_a_second_administrator(database: Path) -> None:
    for name, post in (("ines", "inspector"), ("bea", "administrator")):
        done = pitboss("staff", "add", name, post, "--database", database)
        assert (done.exit_code, done.stderr) == (0, "")
        code = done.stdout.splitlines()[1].strip()

        async def come_in(
            floor: FloorEngine, authenticator: Authenticator, name: str = name, code: str = code
        ) -> list[str]:
            signed = await authenticator.sign_in(name, code)
            assert isinstance(signed, SignedIn)
            assert signed.must_change
            return [event.by for event in await floor.store.stream(f"staff/{name}") if "added" in event.type]

        assert at_floor(database, come_in) == ["console"]
    for words, words_shown in (
        (("ines", "inspector"), "somebody called ines already"),
        (("setup", "inspector"), "for no person"),
        (("fay", "king"), "is no post"),
    ):
        done = pitboss("staff", "add", *words, "--database", database)
        assert done.exit_code == 2
        assert words_shown in done.stderr


def test_the_machine_lets_in_whom_the_only_other_administrator_suspended(database: Path) -> None:
    async def suspend(floor: FloorEngine, _: Authenticator) -> None:
        unwrap(await floor.do("suspend", SuspendStaff("admin", by=SETUP, reason="In the way."), SETUP))

    at_floor(database, suspend)
    done = pitboss("staff", "reset", "admin", "--database", database)
    assert "pitboss staff restore admin" in done.stderr
    assert pitboss("staff", "restore", "admin", "--database", database).exit_code == 0
    assert pitboss("staff", "reset", "admin", "--database", database).exit_code == 0
    again = pitboss("staff", "restore", "admin", "--database", database)
    assert (again.exit_code, "is not suspended" in again.stderr) == (2, True)


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    done = pitboss("staff", "reset", "admin", "--database", tmp_path / "none")
    assert done.exit_code != 0
    assert not (tmp_path / "none").exists()


def test_the_operator_enters_a_full_name_in_any_script_and_a_licence(database: Path) -> None:
    added = pitboss(
        *("staff", "add", "ines", "inspector", "--full-name", "Inés Ortega", "--licence", "20-4711"),
        *("--database", database),
    )
    assert added.exit_code == 0
    described = pitboss("staff", "describe", "admin", "李偉", "--database", database)
    assert (described.exit_code, described.stdout) == (0, "admin is 李偉.\n")
    refused = pitboss("staff", "describe", "admin", "Virtual Dealer", "--database", database)
    assert refused.exit_code != 0

    async def known(floor: FloorEngine, _: Authenticator) -> list[tuple[str, str, str]]:
        return [(each.name, each.full_name, each.licence) for each in staff_lines(floor)]

    assert at_floor(database, known) == [("admin", "李偉", ""), ("ines", "Inés Ortega", "20-4711")]
