"""Commands about the people who work on the floor, and their decisions."""

import re
from collections.abc import Callable
from typing import Any

from pitboss.engine.registry import Aggregate, Handler, Upcast
from pitboss.floor.people.dual_control import (
    INSPECTORS_APART,
    check_administrator,
    check_inspectors,
    check_two,
    people_of,
)
from pitboss.floor.people.keys import Key
from pitboss.floor.people.names import is_reserved
from pitboss.floor.people.register import find_staff, register_post, registered
from pitboss.floor.people.staff import (
    EXCLUSIVE_POSTS,
    MACHINE,
    ActRefused,
    How,
    PasswordSet,
    Post,
    PostsChanged,
    SignedIn,
    SignedOut,
    SignInFailed,
    SignOut,
    Staff,
    StaffAdded,
    StaffDescribed,
    StaffRestored,
    StaffSuspended,
    StaffUnlocked,
    evolve,
    note_makers,
)
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, States, Stream, is_line
from pitboss.kernel.instant import Instant
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection
from pitboss.patron.names import is_person_name, normal_name

LICENCE = r"[A-Za-z0-9][A-Za-z0-9/ -]{0,31}"
"""The number of a licence, as on its card."""
SUSPENDED = Rejection("staff-suspended", {"case": "you"})
MUST_CHANGE = Rejection("password-change-needed")


class AddStaff(Command, frozen=True, tag="add-staff"):
    """A person begins to work here."""

    name: str
    posts: tuple[Post, ...]
    by: str
    signed_by: str | None = None
    full_name: str = ""
    licence: str = ""


class DescribeStaff(Command, frozen=True, tag="describe-staff"):
    """A person's full name, in any script, and the number of their licence."""

    name: str
    full_name: str
    licence: str
    by: str


class ChangePosts(Command, frozen=True, tag="change-posts"):
    """A person gets other posts."""

    name: str
    posts: tuple[Post, ...]
    by: str
    signed_by: str | None = None


class SuspendStaff(Command, frozen=True, tag="suspend-staff"):
    """A person may no longer sign in."""

    name: str
    by: str
    reason: str


class RestoreStaff(Command, frozen=True, tag="restore-staff"):
    """A suspended person may sign in again."""

    name: str
    by: str
    signed_by: str | None = None


class NotePassword(Command, frozen=True, tag="note-password"):
    """A password was set. The log never holds it, nor its hash."""

    name: str
    by: str
    once: bool
    """Whether it is valid for one sign-in, at which it must be changed."""
    signed_by: str | None = None


class NoteSignIn(Command, frozen=True, tag="note-sign-in"):
    """The password was right."""

    name: str
    place: str | None = None
    how: How = How.SIGN_IN


class NoteSignInFailure(Command, frozen=True, tag="note-sign-in-failure"):
    """The password was wrong."""

    name: str
    place: str | None = None
    address: str | None = None


class NoteSignOut(Command, frozen=True, tag="note-sign-out"):
    """A session ended."""

    name: str
    why: SignOut
    place: str | None = None


class NoteRefusal(Command, frozen=True, tag="note-refusal"):
    """A person who is signed in requested an act that they may not do."""

    name: str
    command: str
    code: str


def stream_of(command: Any) -> Stream:
    """The stream of the events of a staff member."""
    return f"staff/{command.name}"


def streams_of(command: Any) -> tuple[Stream, ...]:
    """What a decision reads: the account and, if another person acts on it, that person and the signer."""
    if not hasattr(command, "by"):
        return (stream_of(command),)
    # A person must not have the name of a device.
    return stream_of(command), f"key/{command.name}", *people_of(command)


def decide(states: States, command: Any, given: Given) -> Decision:
    """Decides any command about a staff member."""
    stream, staff = stream_of(command), find_staff(states, command.name)
    happened: Event | Rejection
    if isinstance(command, AddStaff):
        happened = _add(states, staff, command, given.at)
    elif staff is None:
        return Rejection("unknown-staff", {"name": f"{command.name!r:.60}"})
    else:
        rule = RULES[type(command)]
        happened = rule(states, staff, command, given.at)
    if isinstance(happened, Rejection):
        return happened
    posts = happened.posts if isinstance(happened, StaffAdded | PostsChanged) else ()
    return Decided(((stream, happened), *register_post(states, command.name, posts)))


def _add(states: States, staff: Staff | None, command: AddStaff, at: Instant) -> StaffAdded | Rejection:
    if re.fullmatch(NAME, command.name) is None or command.name != command.name.lower():
        return Rejection("bad-name", {"case": "staff", "name": f"{command.name!r:.60}"})
    if is_reserved(command.name) or isinstance(states[f"key/{command.name}"], Key):
        return Rejection("reserved-name", {"case": "person", "name": command.name})
    if staff is not None:
        return Rejection("staff-exists", {"name": command.name})
    refused = _check_posts(command.posts) or _check_by(command) or _check_adding(states, command, at)
    if refused is None and (command.full_name or command.licence):
        refused = _check_described(command)
    added = StaffAdded(
        command.name,
        command.posts,
        command.by,
        at,
        command.signed_by,
        full_name=normal_name(command.full_name),
        licence=command.licence,
    )
    return refused or note_makers(None, added)


def _describe(
    states: States, staff: Staff, command: DescribeStaff, at: Instant
) -> StaffDescribed | Rejection:
    """One administrator is enough: a name and a licence let nobody do anything."""
    described = normal_name(command.full_name), command.licence
    check = check_inspectors if Post.INSPECTOR in staff.posts else check_administrator
    refused = _check_described(command) or _check_by(command) or check(states, command)
    return refused or StaffDescribed(command.name, *described, command.by, at)


def _check_described(command: AddStaff | DescribeStaff) -> Rejection | None:
    """Requires a full name and, where there is a licence, its number."""
    if not is_person_name(normal_name(command.full_name)):
        return Rejection("bad-name", {"case": "full", "name": f"{command.full_name!r:.60}"})
    if is_reserved(command.full_name):
        return Rejection("reserved-name", {"case": "person", "name": command.full_name})
    if command.licence and re.fullmatch(LICENCE, command.licence) is None:
        return Rejection("bad-name", {"case": "licence", "name": f"{command.licence!r:.60}"})
    return None


def _check_adding(states: States, command: AddStaff, at: Instant) -> Rejection | None:
    """An Inspector adds Inspectors; two administrators add anyone else. The first adds the second alone."""
    if Post.INSPECTOR in command.posts:
        return check_inspectors(states, command)
    alone = command.signed_by is None and command.posts == (Post.ADMINISTRATOR,)
    if alone and not registered(states).by_two:
        return check_administrator(states, command)
    return check_two(states, command, at)


def _change_posts(
    states: States, staff: Staff, command: ChangePosts, at: Instant
) -> PostsChanged | Rejection:
    refused = _check_posts(command.posts) or _check_by(command)
    if refused is None and set(command.posts) == set(staff.posts):
        refused = Rejection("posts-unchanged", {"name": command.name})
    if refused is None and Post.INSPECTOR in (*command.posts, *staff.posts) and command.by not in MACHINE:
        refused = INSPECTORS_APART
    if refused is None:
        refused = check_two(states, command, at)
    changed = PostsChanged(command.name, command.posts, staff.posts, command.by, at, command.signed_by)
    return refused or note_makers(staff, changed)


def _suspend(states: States, staff: Staff, command: SuspendStaff, _: Instant) -> StaffSuspended | Rejection:
    """One administrator is enough: it protects the floor and gives nobody anything."""
    if staff.suspended:
        return Rejection("staff-suspended", {"case": "already", "name": command.name})
    if not is_line(command.reason):
        return Rejection("reason-needed", {"case": "why"})
    check = check_inspectors if Post.INSPECTOR in staff.posts else check_administrator
    return _check_by(command) or check(states, command) or StaffSuspended(command.name, command.reason)


def _restore(states: States, staff: Staff, command: RestoreStaff, at: Instant) -> StaffRestored | Rejection:
    if not staff.suspended:
        return Rejection("not-suspended", {"name": command.name})
    refused = _check_by(command) or _check_giving(states, staff, command, at)
    return refused or StaffRestored(command.name, command.by, command.signed_by)


def _note_password(
    states: States, staff: Staff, command: NotePassword, at: Instant
) -> PasswordSet | Rejection:
    """People choose their own passwords. Only a one-time password is set by another person."""
    refused = None
    if command.once or command.by != command.name:
        refused = _check_by(command) or _check_giving(states, staff, command, at)
    new = PasswordSet(command.name, command.once, command.by, at, command.signed_by)
    return refused or note_makers(staff, new)


def _check_giving(
    states: States, staff: Staff, command: RestoreStaff | NotePassword, at: Instant
) -> Rejection | None:
    """Requires that a person may be given a password."""
    if Post.INSPECTOR in staff.posts:
        return check_inspectors(states, command)
    return check_two(states, command, at)


def _note_sign_in(_: States, staff: Staff, command: NoteSignIn, __: Instant) -> SignedIn | Rejection:
    """A suspended person stays out, even with the right password. This decision binds all servers."""
    if staff.suspended:
        return SUSPENDED
    if staff.must_change and command.how is not How.SIGN_IN:
        return MUST_CHANGE
    return _check_place(command) or SignedIn(command.name, command.place, command.how)


def _note_failure(
    _: States, staff: Staff, command: NoteSignInFailure, __: Instant
) -> SignInFailed | Rejection:
    """The authenticator limits the attempts for a name. A lock here would let a stranger keep others out."""
    return _check_place(command) or SignInFailed(
        command.name, staff.failures + 1, command.place, command.address
    )


def _note_sign_out(_: States, __: Staff, command: NoteSignOut, ___: Instant) -> SignedOut | Rejection:
    return _check_place(command) or SignedOut(command.name, command.why, command.place)


def _note_refusal(_: States, __: Staff, command: NoteRefusal, ___: Instant) -> ActRefused | Rejection:
    if not is_line(command.command, command.code):
        return Rejection("reason-needed", {"case": "refusal"})
    return ActRefused(command.name, command.command, command.code)


RULES: dict[type[Command], Callable[[States, Staff, Any, Instant], Event | Rejection]] = {
    DescribeStaff: _describe,
    ChangePosts: _change_posts,
    SuspendStaff: _suspend,
    RestoreStaff: _restore,
    NotePassword: _note_password,
    NoteSignIn: _note_sign_in,
    NoteSignInFailure: _note_failure,
    NoteSignOut: _note_sign_out,
    NoteRefusal: _note_refusal,
}
"""The decision for each command about an existing staff member."""
COMMANDS: tuple[type[Command], ...] = (AddStaff, *RULES)


def _check_posts(posts: tuple[Post, ...]) -> Rejection | None:
    """Whether one person may have all these posts."""
    if not posts or len(set(posts)) < len(posts):
        return Rejection("bad-posts", {"case": "each-once"})
    alone = next((post for post in posts if post in EXCLUSIVE_POSTS), None)
    if alone is not None and len(posts) > 1:
        return Rejection("posts-apart", {"post": alone.text})
    return None


def _check_by(command: Any) -> Rejection | None:
    """Requires another person: nobody does this for themselves."""
    if not is_line(command.by):
        return Rejection("bad-name", {"case": "actor"})
    if command.by == command.name:
        return Rejection("second-person-needed", {"case": "for-self"})
    return None


def _check_place(command: Any) -> Rejection | None:
    if command.place is None or is_line(command.place):
        return None
    return Rejection("bad-name", {"case": "terminal"})


def _without_actor(name: str) -> Upcast:
    """Earlier versions did not have the person who acted, and nobody signed."""
    return lambda event: (name, {**event, "by": "", "at": 0})


PHRASES = {
    "signed out": SignOut.BY_THEMSELVES,
    "left alone": SignOut.LEFT_ALONE,
    "new password": SignOut.NEW_PASSWORD,
    "ended by an administrator": SignOut.BY_ADMINISTRATOR,
}
"""What version 1 of an event had in place of some codes."""


def _with_code(event: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    why = event["why"]
    return "signed-out.2", {**event, "why": PHRASES.get(why, why)}


_HANDLER = Handler(decide, lambda command, _: streams_of(command))

STAFF = Aggregate(
    prefixes=("staff",),
    state=Staff,
    events={
        "staff-added.2": StaffAdded,
        "staff-described.1": StaffDescribed,
        "posts-changed.2": PostsChanged,
        "staff-suspended.1": StaffSuspended,
        "staff-restored.2": StaffRestored,
        "staff-unlocked.1": StaffUnlocked,
        "password-set.2": PasswordSet,
        "signed-in.1": SignedIn,
        "sign-in-failed.1": SignInFailed,
        "signed-out.2": SignedOut,
        "act-refused.1": ActRefused,
    },
    evolve=evolve,
    commands=dict.fromkeys(COMMANDS, _HANDLER),
    upcasts={
        "staff-added.1": _without_actor("staff-added.2"),
        "posts-changed.1": _without_actor("posts-changed.2"),
        "staff-restored.1": lambda event: ("staff-restored.2", {**event, "by": ""}),
        "password-set.1": _without_actor("password-set.2"),
        "signed-out.1": _with_code,
    },
)
