"""Dual control: which two administrators may act together, as the core decides it."""

import asyncio
from collections.abc import Sequence

import pytest
from kit.days.floor_day import Floor

from pitboss.audit.auditor import Audit, audit
from pitboss.floor.devices.software import AcceptSoftware, CheckSoftware
from pitboss.floor.people.keys import DeviceKind, GrantKey
from pitboss.floor.people.register import BeginRegister
from pitboss.floor.people.staff import CONSOLE, SETUP, Post
from pitboss.floor.people.staff_commands import (
    AddStaff,
    ChangePosts,
    NotePassword,
    RestoreStaff,
    SuspendStaff,
)
from pitboss.kernel.decision import Command
from pitboss.kernel.instant import DAY_MS
from pitboss.kernel.rejection import Rejection
from pitboss.store.memory import MemoryStore

ADMIN, INSPECTOR, DEALER = (Post.ADMINISTRATOR,), (Post.INSPECTOR,), (Post.DEALER,)
ADA, BEA = AddStaff("ada", ADMIN, SETUP), AddStaff("bea", ADMIN, SETUP)
DEE = AddStaff("dee", DEALER, SETUP)
OUT = SuspendStaff("dee", "ada", "An inquiry.")


def codes(*commands: Command | int) -> list[str | None]:
    """The codes of the refusals; a number advances the clock. The auditor checks the whole log."""

    async def run() -> list[str | None]:
        store = MemoryStore()
        floor, found = Floor(store), list[str | None]()
        async with floor.writer:
            for command in (BeginRegister(), *commands):
                if isinstance(command, int):
                    floor.at += command
                    continue
                done = await floor.try_(command)
                found.append(done.code if isinstance(done, Rejection) else None)
        assert isinstance(await audit(store), Audit)
        return found[1:]

    return asyncio.run(run())


def last(*commands: Command | int) -> str | None:
    return codes(*commands)[-1]


BY_TWO: dict[str, tuple[Sequence[Command], type[Command], tuple[object, ...]]] = {
    "add": ((), AddStaff, ("cas", (Post.CASHIER,))),
    "posts": ((DEE,), ChangePosts, ("dee", (Post.CASHIER,))),
    "restore": ((DEE, OUT), RestoreStaff, ("dee",)),
    "key": ((), GrantKey, ("stacker-7", DeviceKind.STACKER, "7")),
    "software": (
        tuple(CheckSoftware("one", "0.1.0", letter * 64, 9) for letter in "ab"),
        AcceptSoftware,
        ("one", "b" * 64, "A new release."),
    ),
}
"""Acts of two people: the preparation, and the command without its author and signer."""


@pytest.mark.parametrize(("before", "kind", "fields"), BY_TWO.values(), ids=BY_TWO)
def test_it_takes_two_administrators(
    before: Sequence[Command], kind: type[Command], fields: tuple[object, ...]
) -> None:
    for by, second, code in (
        ("ada", None, "second-person-needed"),
        ("ada", "ada", "second-person-needed"),
        ("ada", "dan", "second-person-needed"),
        ("ada", "nobody", "second-person-needed"),
        ("dan", "ada", "administrators-only"),
        ("nobody", "ada", "administrators-only"),
        ("ada", "bea", None),
        (SETUP, None, None),
    ):
        command = kind(*fields, by, signed_by=second)
        assert last(ADA, BEA, AddStaff("dan", DEALER, SETUP), *before, command) == code, (by, second)


def test_a_password_for_one_time_takes_two_and_ones_own_nobody_else() -> None:
    assert last(ADA, BEA, DEE, NotePassword("dee", "ada", once=True)) == "second-person-needed"
    assert last(ADA, BEA, DEE, NotePassword("dee", "ada", once=False)) == "second-person-needed"
    assert last(ADA, BEA, DEE, NotePassword("dee", "ada", once=True, signed_by="bea")) is None
    assert last(ADA, BEA, DEE, NotePassword("dee", "dee", once=False)) is None
    assert last(ADA, BEA, NotePassword("bea", "ada", once=True, signed_by="bea")) == "second-person-needed"


def test_the_first_adds_the_second_alone_and_no_third() -> None:
    second, third = AddStaff("bea", ADMIN, "ada"), AddStaff("cleo", ADMIN, "ada")
    assert codes(ADA, AddStaff("dee", DEALER, "ada"), second, third) == [
        None,
        "second-person-needed",
        None,
        "second-person-needed",
    ]
    gone = SuspendStaff("bea", "ada", "In the way.")
    assert codes(ADA, second, gone, third)[-2:] == [None, "second-person-needed"]


def test_for_a_day_nobody_signs_with_the_person_who_made_them() -> None:
    second = AddStaff("bea", ADMIN, "ada")
    together = AddStaff("dee", DEALER, "ada", "bea")
    turned = AddStaff("dee", DEALER, "bea", "ada")
    for command in (together, turned):
        assert last(ADA, second, command) == "made-by-each-other"
        assert last(ADA, second, DAY_MS - 1, command) == "made-by-each-other"
        assert last(ADA, second, DAY_MS, command) is None
    # A password chosen at the first sign-in changes nothing; one from the server's console does.
    assert last(ADA, second, NotePassword("bea", "bea", once=False), together) == "made-by-each-other"
    assert last(ADA, second, NotePassword("bea", CONSOLE, once=True), together) is None


@pytest.mark.parametrize(
    "made",
    [
        (AddStaff("cleo", ADMIN, "ada", "bea"),),
        (AddStaff("cleo", DEALER, SETUP), ChangePosts("cleo", ADMIN, "bea", "ada")),
        (AddStaff("cleo", ADMIN, SETUP), NotePassword("cleo", "ada", once=True, signed_by="bea")),
    ],
    ids=["added", "posts", "password"],
)
def test_account_posts_and_password_each_make_two_people_dependent(made: Sequence[Command]) -> None:
    for other in ("ada", "bea"):
        assert last(ADA, BEA, *made, AddStaff("dee", DEALER, other, "cleo")) == "made-by-each-other"
        assert last(ADA, BEA, *made, DAY_MS, AddStaff("dee", DEALER, other, "cleo")) is None
    assert last(ADA, BEA, *made, AddStaff("dee", DEALER, "ada", "bea")) is None


def test_a_suspended_person_neither_asks_nor_signs() -> None:
    gone = SuspendStaff("bea", "ada", "An inquiry.")
    assert last(ADA, BEA, gone, AddStaff("dee", DEALER, "ada", "bea")) == "second-person-needed"
    assert last(ADA, BEA, gone, AddStaff("dee", DEALER, "bea", "ada")) == "administrators-only"


def test_one_protects_the_floor() -> None:
    assert last(ADA, BEA, DEE, OUT) is None
    assert last(ADA, BEA, DEE, SuspendStaff("dee", "dan", "Envy.")) == "administrators-only"


def test_inspectors_are_made_and_kept_by_inspectors_or_the_machine() -> None:
    ian = AddStaff("ian", INSPECTOR, CONSOLE)
    by_ian: tuple[Command, ...] = (
        AddStaff("ines", INSPECTOR, "ian"),
        SuspendStaff("ines", "ian", "On leave."),
        RestoreStaff("ines", "ian"),
        NotePassword("ines", "ian", once=True),
    )
    assert codes(ADA, BEA, ian, *by_ian)[3:] == [None] * 4
    by_two: tuple[Command, ...] = (
        AddStaff("ines", INSPECTOR, "ada", "bea"),
        SuspendStaff("ian", "ada", "In the way."),
        NotePassword("ian", "ada", once=True, signed_by="bea"),
        ChangePosts("ian", DEALER, "ada", "bea"),
        ChangePosts("dee", INSPECTOR, "ada", "bea"),
    )
    assert codes(ADA, BEA, DEE, ian, *by_two)[4:] == ["inspectors-apart"] * 5
    away = SuspendStaff("ian", CONSOLE, "On leave.")
    assert last(ADA, BEA, ian, away, RestoreStaff("ian", "ada", "bea")) == "inspectors-apart"
    assert last(ADA, BEA, ian, AddStaff("dee", DEALER, "ian", "ada")) == "administrators-only"
    assert last(ADA, BEA, ian, ChangePosts("ian", DEALER, "ian")) in (
        "inspectors-apart",
        "second-person-needed",
    )
