"""What is asked for about the people who work on the floor, and how it is decided."""

import re
from collections.abc import Callable
from typing import Any

from pitboss.floor.staff import (
    APART,
    ActRefused,
    How,
    PasswordSet,
    Post,
    PostsChanged,
    SignedIn,
    SignedOut,
    SignInFailed,
    Staff,
    StaffAdded,
    StaffRestored,
    StaffSuspended,
    StaffUnlocked,
)
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, States, Stream, written
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection

LOCKED = Rejection("locked-out", "Too many wrong passwords: an administrator must unlock you.")
SUSPENDED = Rejection("staff-suspended", "You are suspended: ask an administrator.")
MUST_CHANGE = Rejection("password-change-needed", "Sign in and choose a password of your own first.")


class AddStaff(Command, frozen=True, tag="add-staff"):
    """Somebody begins to work here."""

    name: str
    posts: tuple[Post, ...]
    by: str


class ChangePosts(Command, frozen=True, tag="change-posts"):
    """Somebody gets other work."""

    name: str
    posts: tuple[Post, ...]
    by: str


class SuspendStaff(Command, frozen=True, tag="suspend-staff"):
    """Somebody is to be let in no more."""

    name: str
    by: str
    reason: str


class RestoreStaff(Command, frozen=True, tag="restore-staff"):
    """Somebody who was suspended is to be let in again."""

    name: str
    by: str


class UnlockStaff(Command, frozen=True, tag="unlock-staff"):
    """Somebody who mistyped too often is to be let in again."""

    name: str
    by: str


class NotePassword(Command, frozen=True, tag="note-password"):
    """A password was set. The log never holds it, nor its hash."""

    name: str
    by: str
    once: bool
    """Whether it is good for one sign-in, at which it must be changed."""


class NoteSignIn(Command, frozen=True, tag="note-sign-in"):
    """The password was right."""

    name: str
    place: str | None = None
    how: How = How.SIGN_IN


class NoteSignInFailure(Command, frozen=True, tag="note-sign-in-failure"):
    """The password was wrong."""

    name: str
    place: str | None = None


class NoteSignOut(Command, frozen=True, tag="note-sign-out"):
    """A session ended."""

    name: str
    why: str
    place: str | None = None


class NoteRefusal(Command, frozen=True, tag="note-refusal"):
    """Somebody who is signed in asked for what is not theirs to do."""

    name: str
    command: str
    code: str


def stream_of(command: Any) -> Stream:
    """Where the events of a member of staff are kept."""
    return f"staff/{command.name}"


def decide(states: States, command: Any, _: Given) -> Decision:
    """Decides whatever is asked for about somebody: all of it looks at that person alone."""
    stream = stream_of(command)
    staff = states[stream]
    if not isinstance(staff, Staff | None):
        raise AssertionError(f"{stream} holds nobody")
    happened: Event | Rejection
    if isinstance(command, AddStaff):
        happened = _add(staff, command)
    elif staff is None:
        return Rejection("unknown-staff", f"Nobody here is called {command.name!r:.60}.")
    else:
        happened = RULES[type(command)](staff, command)
    return happened if isinstance(happened, Rejection) else Decided(((stream, happened),))


def _add(staff: Staff | None, command: AddStaff) -> StaffAdded | Rejection:
    if re.fullmatch(NAME, command.name) is None or command.name != command.name.lower():
        message = f"{command.name!r:.60} cannot be a name: use small letters, digits and any of . _ -"
        return Rejection("bad-name", message)
    if staff is not None:
        return Rejection("staff-exists", f"There is somebody called {command.name} already.")
    refused = _check_posts(command.posts) or _check_by(command)
    return refused or StaffAdded(command.name, command.posts)


def _change_posts(staff: Staff, command: ChangePosts) -> PostsChanged | Rejection:
    refused = _check_posts(command.posts) or _check_by(command)
    if refused is None and set(command.posts) == set(staff.posts):
        refused = Rejection("posts-unchanged", f"These are the posts of {command.name} already.")
    return refused or PostsChanged(command.name, command.posts, staff.posts)


def _suspend(staff: Staff, command: SuspendStaff) -> StaffSuspended | Rejection:
    if staff.suspended:
        return Rejection("staff-suspended", f"{command.name} is suspended already.")
    if not written(command.reason):
        return Rejection("reason-needed", "Say in a line why.")
    return _check_by(command) or StaffSuspended(command.name, command.reason)


def _restore(staff: Staff, command: RestoreStaff) -> StaffRestored | Rejection:
    if not staff.suspended:
        return Rejection("not-suspended", f"{command.name} is not suspended.")
    return _check_by(command) or StaffRestored(command.name)


def _unlock(staff: Staff, command: UnlockStaff) -> StaffUnlocked | Rejection:
    if not staff.failures:
        return Rejection("not-locked", f"{command.name} can sign in.")
    return _check_by(command) or StaffUnlocked(command.name)


def _note_password(_: Staff, command: NotePassword) -> PasswordSet | Rejection:
    """Nobody hands themselves a password for one time: they choose one."""
    refused = _check_by(command) if command.once else None
    return refused or PasswordSet(command.name, command.once)


def _note_sign_in(staff: Staff, command: NoteSignIn) -> SignedIn | Rejection:
    """Whoever is barred stays out, even with the right password: here all servers agree on that."""
    if staff.locked:
        return LOCKED
    if staff.suspended:
        return SUSPENDED
    if staff.must_change and command.how is not How.SIGN_IN:
        return MUST_CHANGE
    return _check_place(command) or SignedIn(command.name, command.place, command.how)


def _note_failure(staff: Staff, command: NoteSignInFailure) -> SignInFailed | Rejection:
    """A name that is locked counts no further, so that nobody can fill the log."""
    if staff.locked:
        return LOCKED
    return _check_place(command) or SignInFailed(command.name, staff.failures + 1, command.place)


def _note_sign_out(_: Staff, command: NoteSignOut) -> SignedOut | Rejection:
    if not written(command.why):
        return Rejection("reason-needed", "Say in a line why.")
    return _check_place(command) or SignedOut(command.name, command.why, command.place)


def _note_refusal(_: Staff, command: NoteRefusal) -> ActRefused | Rejection:
    if not written(command.command, command.code):
        return Rejection("reason-needed", "Say what was refused, and by which code.")
    return ActRefused(command.name, command.command, command.code)


RULES: dict[type[Command], Callable[[Staff, Any], Event | Rejection]] = {
    ChangePosts: _change_posts,
    SuspendStaff: _suspend,
    RestoreStaff: _restore,
    UnlockStaff: _unlock,
    NotePassword: _note_password,
    NoteSignIn: _note_sign_in,
    NoteSignInFailure: _note_failure,
    NoteSignOut: _note_sign_out,
    NoteRefusal: _note_refusal,
}
"""What each command leads to for somebody who works here."""
COMMANDS: tuple[type[Command], ...] = (AddStaff, *RULES)


def _check_posts(posts: tuple[Post, ...]) -> Rejection | None:
    """Whether one person may have all these posts."""
    if not posts or len(set(posts)) < len(posts):
        return Rejection("bad-posts", "Name at least one post, and each once.")
    alone = next((post for post in posts if post in APART), None)
    if alone is not None and len(posts) > 1:
        return Rejection("posts-apart", f"Who is {alone} has no other post.")
    return None


def _check_by(command: Any) -> Rejection | None:
    """Nobody does this for themselves."""
    if not written(command.by):
        return Rejection("bad-name", "Whoever does this has a name.")
    if command.by == command.name:
        return Rejection(
            "second-person-needed", "Nobody does this for themselves: ask another administrator."
        )
    return None


def _check_place(command: Any) -> Rejection | None:
    if command.place is None or written(command.place):
        return None
    return Rejection("bad-name", "A terminal has a name.")
