"""The people who work on the floor, as the core decides about them."""

import asyncio
from typing import Any

import pytest
from honest import Floor
from hypothesis import given, settings
from hypothesis import strategies as st

from pitboss.audit.auditor import Audit, audit
from pitboss.floor.staff import APART, FAILURES, How, Post, Staff
from pitboss.floor.staff_commands import (
    AddStaff,
    ChangePosts,
    NotePassword,
    NoteRefusal,
    NoteSignIn,
    NoteSignInFailure,
    NoteSignOut,
    RestoreStaff,
    SuspendStaff,
    UnlockStaff,
)
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection
from pitboss.store.memory import MemoryStore

HIRED = AddStaff("dee", (Post.DEALER,), "ann")
WRONG = NoteSignInFailure("dee")


def after(*commands: Command) -> tuple[Any, list[str | None]]:
    """What somebody stands at after commands, and the code of each that was refused."""

    async def run() -> tuple[Any, list[str | None]]:
        store = MemoryStore()
        floor, codes = Floor(store), list[str | None]()
        async with floor.keeper:
            for command in commands:
                done = await floor.try_(command)
                codes.append(done.code if isinstance(done, Rejection) else None)
        assert isinstance(await audit(store), Audit)
        standing = floor.keeper._standing.get("staff/dee")
        return standing and standing.state, codes

    return asyncio.run(run())


def test_somebody_is_taken_on_once_and_gets_other_work() -> None:
    changed = ChangePosts("dee", (Post.DEALER, Post.GAMING_SUPERVISOR), "ann")
    staff, codes = after(HIRED, HIRED, changed, changed)
    assert staff == Staff((Post.DEALER, Post.GAMING_SUPERVISOR))
    assert codes == [None, "staff-exists", None, "posts-unchanged"]


@pytest.mark.parametrize("name", ["Dee", "", "d e", "dee/1", "x" * 49])
def test_a_name_can_stand_in_the_name_of_a_stream(name: str) -> None:
    assert after(AddStaff(name, (Post.DEALER,), "ann"))[1] == ["bad-name"]


@pytest.mark.parametrize("posts", [(), (Post.DEALER, Post.DEALER)])
def test_posts_are_at_least_one_and_each_once(posts: tuple[Post, ...]) -> None:
    assert after(AddStaff("dee", posts, "ann"))[1] == ["bad-posts"]


@pytest.mark.parametrize("apart", APART)
@pytest.mark.parametrize("other", Post)
def test_who_watches_pays_or_holds_the_keys_does_nothing_else(apart: Post, other: Post) -> None:
    code = "bad-posts" if apart is other else "posts-apart"
    assert after(HIRED, ChangePosts("dee", (apart, other), "ann"), ChangePosts("dee", (apart,), "ann"))[
        1
    ] == [
        None,
        code,
        None,
    ]


def test_whoever_mistypes_three_times_is_out_until_somebody_unlocks_them() -> None:
    staff, codes = after(HIRED, WRONG, WRONG, WRONG, WRONG, NoteSignIn("dee"))
    assert staff.locked
    assert codes[-3:] == [None, "locked-out", "locked-out"]
    staff, codes = after(HIRED, WRONG, WRONG, WRONG, UnlockStaff("dee", "ann"), NoteSignIn("dee"))
    assert (staff.locked, codes[-2:]) == (False, [None, None])
    assert after(HIRED, UnlockStaff("dee", "ann"))[1] == [None, "not-locked"]


@pytest.mark.parametrize("how", How)
def test_a_right_password_ends_the_count(how: How) -> None:
    staff, codes = after(HIRED, WRONG, WRONG, NoteSignIn("dee", how=how), WRONG, WRONG)
    assert (staff.failures, staff.locked) == (2, False)
    assert codes == [None] * 6


@settings(max_examples=50)
@given(st.lists(st.booleans(), max_size=12))
def test_nobody_is_let_in_after_too_many_wrong_passwords_in_a_row(tries: list[bool]) -> None:
    """By a count of its own: once locked, it stays so whatever is typed."""
    commands = [NoteSignIn("dee") if right else WRONG for right in tries]
    _, codes = after(HIRED, *commands)
    row = 0
    for right, code in zip(tries, codes[1:], strict=True):
        assert (code == "locked-out") == (row >= FAILURES)
        row = row if row >= FAILURES else 0 if right else row + 1


def test_whoever_is_suspended_is_not_let_in_and_is_restored_by_another() -> None:
    out, back = SuspendStaff("dee", "ann", "An inquiry."), RestoreStaff("dee", "ann")
    staff, codes = after(HIRED, back, out, out, NoteSignIn("dee"), back, NoteSignIn("dee"))
    assert codes == [None, "not-suspended", None, "staff-suspended", "staff-suspended", None, None]
    assert staff == Staff((Post.DEALER,))
    assert after(HIRED, SuspendStaff("dee", "ann", " "))[1][-1] == "reason-needed"


def test_a_password_for_one_time_opens_only_the_way_to_another() -> None:
    given_, own = NotePassword("dee", "ann", once=True), NotePassword("dee", "dee", once=False)
    staff, codes = after(HIRED, given_, NoteSignIn("dee"), NoteSignIn("dee", how=How.SECOND_PERSON))
    assert staff.must_change
    assert codes == [None, None, None, "password-change-needed"]
    assert not after(HIRED, given_, own)[0].must_change


@pytest.mark.parametrize(
    "command",
    [
        ChangePosts("dee", (Post.GAMING_MANAGER,), "dee"),
        SuspendStaff("dee", "dee", "Tired."),
        UnlockStaff("dee", "dee"),
        NotePassword("dee", "dee", once=True),
        RestoreStaff("dee", "dee"),
    ],
)
def test_nobody_does_it_for_themselves(command: Command) -> None:
    before = [SuspendStaff("dee", "ann", "An inquiry.")] if isinstance(command, RestoreStaff) else [WRONG]
    assert after(HIRED, *before, command)[1][-1] == "second-person-needed"


def test_the_log_keeps_where_somebody_is_and_what_was_refused() -> None:
    here = NoteSignIn("dee", "dt/rapid-1")
    staff, codes = after(
        HIRED, here, here, NoteRefusal("dee", "move-money", "not-permitted"), NoteSignIn("dee", "dt/star-1")
    )
    assert staff.places == ("dt/rapid-1", "dt/star-1")
    assert codes == [None] * 5
    staff, _ = after(HIRED, here, NoteSignOut("dee", "signed out", "dt/rapid-1"))
    assert staff.places == ()


@pytest.mark.parametrize(
    "command",
    [
        ChangePosts("dee", (Post.DEALER,), "ann"),
        SuspendStaff("dee", "ann", "Gone."),
        RestoreStaff("dee", "ann"),
        UnlockStaff("dee", "ann"),
        NotePassword("dee", "ann", once=True),
        NoteSignIn("dee"),
        NoteSignInFailure("dee"),
        NoteSignOut("dee", "signed out"),
        NoteRefusal("dee", "move-money", "not-permitted"),
    ],
)
def test_nothing_happens_to_somebody_who_does_not_work_here(command: Command) -> None:
    assert after(command)[1] == ["unknown-staff"]


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (NoteSignIn("dee", "two\nlines"), "bad-name"),
        (NoteSignInFailure("dee", " "), "bad-name"),
        (NoteSignOut("dee", "", None), "reason-needed"),
        (NoteSignOut("dee", "signed out", ""), "bad-name"),
        (NoteRefusal("dee", "", "not-permitted"), "reason-needed"),
        (UnlockStaff("dee", ""), "bad-name"),
    ],
)
def test_what_people_write_is_one_line(command: Command, code: str) -> None:
    assert after(HIRED, WRONG, command)[1][-1] == code
