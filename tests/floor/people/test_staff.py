"""The people who work on the floor, as the core decides about them."""

import asyncio
from typing import Any

import pytest
from kit.days.floor_day import Floor

from pitboss.audit.auditor import Audit, audit
from pitboss.floor.people.register import BeginRegister
from pitboss.floor.people.staff import EXCLUSIVE_POSTS, How, Post, SignOut, Staff
from pitboss.floor.people.staff_commands import (
    AddStaff,
    ChangePosts,
    DescribeStaff,
    NotePassword,
    NoteRefusal,
    NoteSignIn,
    NoteSignInFailure,
    NoteSignOut,
    RestoreStaff,
    SuspendStaff,
)
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection
from pitboss.store.memory import MemoryStore

HIRED = AddStaff("dee", (Post.DEALER,), "setup")
CHOSEN = NotePassword("dee", "dee", once=False)
WRONG = NoteSignInFailure("dee")


def after(*commands: Command) -> tuple[Any, list[str | None]]:
    """The state of a person after commands, and the code of each refused command."""

    async def run() -> tuple[Any, list[str | None]]:
        store = MemoryStore()
        floor, codes = Floor(store), list[str | None]()
        async with floor.writer:
            assert not isinstance(await floor.try_(BeginRegister()), Rejection)
            for command in commands:
                done = await floor.try_(command)
                codes.append(done.code if isinstance(done, Rejection) else None)
        assert isinstance(await audit(store), Audit)
        state = floor.writer._cache.states.get("staff/dee")
        return state and state.state, codes

    return asyncio.run(run())


def test_a_person_is_added_once_and_gets_other_posts() -> None:
    changed = ChangePosts("dee", (Post.DEALER, Post.GAMING_SUPERVISOR), "setup")
    staff, codes = after(HIRED, HIRED, changed, changed)
    assert staff == Staff((Post.DEALER, Post.GAMING_SUPERVISOR), must_change=True)
    assert codes == [None, "staff-exists", None, "posts-unchanged"]


@pytest.mark.parametrize("name", ["Dee", "", "d e", "dee/1", "x" * 49])
def test_a_name_can_stand_in_the_name_of_a_stream(name: str) -> None:
    assert after(AddStaff(name, (Post.DEALER,), "setup"))[1] == ["bad-name"]


def test_a_person_has_a_full_name_in_any_script_and_a_licence_beside_the_login() -> None:
    hired = AddStaff("dee", (Post.DEALER,), "setup", full_name="Dee\u0301 Wu", licence="20-0815")
    staff, codes = after(hired)
    assert (codes, staff.full_name, staff.licence) == ([None], "Deé Wu", "20-0815")
    staff, codes = after(hired, DescribeStaff("dee", "吳迪", "20/0816", "setup"))
    assert (codes, staff.full_name, staff.licence, staff.posts) == (
        [None, None],
        "吳迪",
        "20/0816",
        (Post.DEALER,),
    )


@pytest.mark.parametrize(
    ("full_name", "licence", "code"),
    [
        ("", "20-0815", "bad-name"),
        ("Dee\u202eWu", "", "bad-name"),
        ("Dee  Wu", "", "bad-name"),
        ("Virtual Dealer", "", "reserved-name"),
        ("Dee Wu", "№ 7", "bad-name"),
        ("Dee Wu", "x" * 33, "bad-name"),
    ],
)
def test_a_full_name_or_a_licence_that_is_none_is_refused(full_name: str, licence: str, code: str) -> None:
    assert after(HIRED, DescribeStaff("dee", full_name, licence, "setup"))[1] == [None, code]


def test_nobody_enters_their_own_name_and_only_an_administrator_enters_that_of_others() -> None:
    codes = after(
        HIRED, DescribeStaff("dee", "Dee Wu", "", "dee"), DescribeStaff("dee", "Dee Wu", "", "nobody")
    )[1]
    assert codes[0] is None
    assert None not in codes[1:]


@pytest.mark.parametrize("posts", [(), (Post.DEALER, Post.DEALER)])
def test_posts_are_at_least_one_and_each_once(posts: tuple[Post, ...]) -> None:
    assert after(AddStaff("dee", posts, "setup"))[1] == ["bad-posts"]


@pytest.mark.parametrize("apart", EXCLUSIVE_POSTS)
@pytest.mark.parametrize("other", Post)
def test_who_watches_pays_or_holds_the_keys_does_nothing_else(apart: Post, other: Post) -> None:
    code = "bad-posts" if apart is other else "posts-apart"
    assert after(HIRED, ChangePosts("dee", (apart, other), "setup"), ChangePosts("dee", (apart,), "setup"))[
        1
    ] == [
        None,
        code,
        None,
    ]


def test_wrong_passwords_are_counted_and_lock_nobody_out() -> None:
    """The sender of wrong passwords is slowed down at sign-in; the owner of the name is not."""
    staff, codes = after(HIRED, *[WRONG] * 9)
    assert (staff.failures, codes) == (9, [None] * 10)
    assert after(HIRED, CHOSEN, *[WRONG] * 9, NoteSignIn("dee"))[1][-1] is None


@pytest.mark.parametrize("how", How)
def test_a_right_password_ends_the_count(how: How) -> None:
    staff, codes = after(HIRED, CHOSEN, WRONG, WRONG, NoteSignIn("dee", how=how), WRONG, WRONG)
    assert staff.failures == 2
    assert codes == [None] * 7


def test_a_suspended_person_is_not_let_in_and_is_restored_by_another() -> None:
    out, back = SuspendStaff("dee", "setup", "An inquiry."), RestoreStaff("dee", "setup")
    staff, codes = after(HIRED, back, out, out, NoteSignIn("dee"), back, NoteSignIn("dee"))
    assert codes == [None, "not-suspended", None, "staff-suspended", "staff-suspended", None, None]
    assert staff == Staff((Post.DEALER,), must_change=True)
    assert after(HIRED, SuspendStaff("dee", "setup", " "))[1][-1] == "reason-needed"


def test_a_password_for_one_time_opens_only_the_way_to_another() -> None:
    given_, own = NotePassword("dee", "setup", once=True), NotePassword("dee", "dee", once=False)
    staff, codes = after(HIRED, given_, NoteSignIn("dee"), NoteSignIn("dee", how=How.SECOND_PERSON))
    assert staff.must_change
    assert codes == [None, None, None, "password-change-needed"]
    assert not after(HIRED, given_, own)[0].must_change


@pytest.mark.parametrize(
    "command",
    [
        ChangePosts("dee", (Post.GAMING_MANAGER,), "dee"),
        SuspendStaff("dee", "dee", "Tired."),
        NotePassword("dee", "dee", once=True),
        RestoreStaff("dee", "dee"),
    ],
)
def test_nobody_does_it_for_themselves(command: Command) -> None:
    before = [SuspendStaff("dee", "setup", "An inquiry.")] if isinstance(command, RestoreStaff) else [WRONG]
    assert after(HIRED, *before, command)[1][-1] == "second-person-needed"


def test_the_log_records_where_a_person_is_and_what_was_refused() -> None:
    here = NoteSignIn("dee", "dt/rapid-1")
    staff, codes = after(
        HIRED, here, here, NoteRefusal("dee", "move-money", "not-permitted"), NoteSignIn("dee", "dt/star-1")
    )
    assert staff.places == ("dt/rapid-1", "dt/star-1")
    assert codes == [None] * 5
    staff, _ = after(HIRED, here, NoteSignOut("dee", SignOut.BY_THEMSELVES, "dt/rapid-1"))
    assert staff.places == ()


@pytest.mark.parametrize(
    "command",
    [
        ChangePosts("dee", (Post.DEALER,), "setup"),
        SuspendStaff("dee", "setup", "Gone."),
        RestoreStaff("dee", "setup"),
        NotePassword("dee", "setup", once=True),
        NoteSignIn("dee"),
        NoteSignInFailure("dee"),
        NoteSignOut("dee", SignOut.BY_THEMSELVES),
        NoteRefusal("dee", "move-money", "not-permitted"),
    ],
)
def test_nothing_happens_to_a_person_who_does_not_work_here(command: Command) -> None:
    assert after(command)[1] == ["unknown-staff"]


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (NoteSignIn("dee", "two\nlines"), "bad-name"),
        (NoteSignInFailure("dee", " "), "bad-name"),
        (NoteSignOut("dee", SignOut.BY_THEMSELVES, ""), "bad-name"),
        (NoteRefusal("dee", "", "not-permitted"), "reason-needed"),
        (SuspendStaff("dee", "", "An inquiry."), "bad-name"),
    ],
)
def test_what_people_write_is_one_line(command: Command, code: str) -> None:
    assert after(HIRED, WRONG, command)[1][-1] == code
