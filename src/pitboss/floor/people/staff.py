"""The people who work on the floor: their posts, whether they may sign in, and their history."""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeVar

import msgspec

from pitboss.kernel.decision import Event
from pitboss.kernel.instant import DAY_MS, Instant
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.ledger.entry import Entry

SETUP = "setup"
"""Acts before anyone works here, and for the configuration."""
CONSOLE = "console"
"""The person who runs the machine, and needs no account."""
MACHINE = (SETUP, CONSOLE)
"""These need no second person: access to the machine is access to the database. No person has these names."""
NO_JOINT_SIGNING_MS = DAY_MS
"""How long a person cannot sign together with the one who gave them an account, posts or a password."""


class Post(StrEnum):
    """A person's employment: a role that the approved rules name, or another one."""

    DEALER = "dealer"
    GAMING_SUPERVISOR = "gaming-supervisor"
    ELECTRONIC_GAMING_SUPERVISOR = "electronic-gaming-supervisor"
    CASINO_SUPERVISOR = "casino-supervisor"
    ASSISTANT_GAMING_MANAGER = "assistant-gaming-manager"
    GAMING_MANAGER = "gaming-manager"
    CASINO_OPERATOR = "casino-operator"
    INSPECTOR = "inspector"
    CASHIER = "cashier"
    SURVEILLANCE = "surveillance"
    ADMINISTRATOR = "administrator"

    @property
    def text(self) -> Text:
        """Its name."""
        return Text(f"role-{self.value}")

    @property
    def role(self) -> Role | None:
        """The role of the post in the rules.

        >>> Post.DEALER.role, Post.CASHIER.role
        (<Role.DEALER: 'dealer'>, None)
        """
        return Role(self.value) if self.value in _ROLES else None


_ROLES = {role.value for role in Role}
EXCLUSIVE_POSTS = (Post.INSPECTOR, Post.CASHIER, Post.SURVEILLANCE, Post.ADMINISTRATOR)
"""Posts that go with no other: a dealer holds no keys, and a watcher changes nothing."""


class How(StrEnum):
    """Why a person entered a password."""

    SIGN_IN = "sign-in"
    UNLOCK = "unlock"
    SECOND_PERSON = "second-person"


class Staff(msgspec.Struct, frozen=True):
    """A staff member."""

    posts: tuple[Post, ...]
    suspended: bool = False
    failures: int = 0
    """Wrong passwords since the last right one."""
    must_change: bool = False
    """Whether another person set the password, so that it only allows a change of password."""
    places: tuple[str, ...] = ()
    """The terminals where they are signed in, such as `dt/rapid-1`."""
    made_by: Mapping[str, Instant] = {}
    """Who recently gave them their account, posts or password, and when."""
    full_name: str = ""
    licence: str = ""
    """The number of their licence to work here. Empty, as the name, if nobody has entered it."""

    def works_as(self, post: Post) -> bool:
        """Whether they may sign in, and have a post."""
        return post in self.posts and not self.suspended


class StaffAdded(Event, frozen=True):
    """A person began to work here, with a one-time password."""

    name: str
    posts: tuple[Post, ...]
    by: str
    at: Instant
    signed_by: str | None = None
    made_by: Mapping[str, Instant] | None = None
    """Who gave them access recently, this included. Earlier releases did not state it."""
    full_name: str = ""
    licence: str = ""


class StaffDescribed(Event, frozen=True):
    """A person's full name and the number of their licence were entered."""

    name: str
    full_name: str
    licence: str
    by: str
    at: Instant


class PostsChanged(Event, frozen=True):
    """A person got other posts."""

    name: str
    posts: tuple[Post, ...]
    posts_before: tuple[Post, ...]
    by: str
    at: Instant
    signed_by: str | None = None
    made_by: Mapping[str, Instant] | None = None


class StaffSuspended(Event, frozen=True):
    """A person may no longer sign in."""

    name: str
    reason: str


class StaffRestored(Event, frozen=True):
    """A person may sign in again."""

    name: str
    by: str
    signed_by: str | None = None


class StaffUnlocked(Event, frozen=True):
    """Wrong passwords were reset, when three of them still locked a name. No longer written."""

    name: str


class PasswordSet(Event, frozen=True):
    """A person has a new password."""

    name: str
    once: bool
    by: str
    at: Instant
    signed_by: str | None = None
    made_by: Mapping[str, Instant] | None = None


class SignedIn(Event, frozen=True):
    """A person entered the right password."""

    name: str
    place: str | None = None
    how: How = How.SIGN_IN


class SignInFailed(Event, frozen=True):
    """A person entered a wrong password."""

    name: str
    failures: int
    """In a row, this one included."""
    place: str | None = None
    address: str | None = None
    """Where it came from."""


class SignOut(StrEnum):
    """Why a session ended."""

    BY_THEMSELVES = "by-themselves"
    RELIEVED = "relieved"
    """Somebody else signed in at the dealer terminal."""
    LEFT_ALONE = "left-alone"
    """Nobody used the dealer terminal."""
    EXPIRED = "expired"
    NEW_PASSWORD = "new-password"
    SUSPENDED = "suspended"
    BY_ADMINISTRATOR = "by-administrator"


class SignedOut(Event, frozen=True):
    """A session ended."""

    name: str
    why: SignOut
    place: str | None = None


class ActRefused(Event, frozen=True):
    """A person requested an act that they may not do."""

    name: str
    command: str
    code: str


def evolve(staff: Staff | None, event: Event, _: Entry) -> Staff | None:
    """A staff member after an event. There is none before they are taken on.

    >>> dee = evolve(None, StaffAdded("dee", (Post.DEALER,), "ann", 5, "bob"), ())
    >>> dee.made_by, evolve(dee, PasswordSet("dee", True, "console", 9), ()).made_by
    ({'ann': 5, 'bob': 5}, {})
    """
    if isinstance(event, StaffAdded):
        made_by = _made_by(None, event)
        return Staff(
            event.posts,
            must_change=True,
            made_by=made_by,
            full_name=event.full_name,
            licence=event.licence,
        )
    if staff is None:
        return None
    changes: dict[str, object] = {}
    match event:
        case PostsChanged():
            changes = {"posts": event.posts, "made_by": _made_by(staff, event)}
        case StaffDescribed():
            changes = {"full_name": event.full_name, "licence": event.licence}
        case StaffSuspended():
            changes = {"suspended": True}
        case StaffRestored():
            changes = {"suspended": False}
        case PasswordSet():
            # A person who changes a password that another gave them may still be that other person.
            makers = staff.made_by if event.by == event.name else _made_by(staff, event)
            changes = {"must_change": event.once, "made_by": makers}
        case SignInFailed():
            changes = {"failures": event.failures}
        case SignedIn(how=How.SIGN_IN):
            changes = {"failures": 0, "places": _left(staff, event.place, event.place)}
        case SignedIn() | StaffUnlocked():
            changes = {"failures": 0}
        case SignedOut():
            changes = {"places": _left(staff, event.place)}
    return msgspec.structs.replace(staff, **changes)


G = TypeVar("G", StaffAdded, PostsChanged, PasswordSet)
"""The events that give a person their account, posts or password."""


def note_makers(staff: Staff | None, event: G) -> G:
    """The event, with those who gave the person access recently."""
    makers = _makers(staff, event, MACHINE, NO_JOINT_SIGNING_MS)
    return event if event.by == event.name else msgspec.structs.replace(event, made_by=makers)


def _made_by(staff: Staff | None, event: StaffAdded | PostsChanged | PasswordSet) -> Mapping[str, Instant]:
    """Who gave a person access recently."""
    if event.made_by is not None:
        return event.made_by
    # Earlier releases did not state it. They all had these names for the machine, and looked a day back.
    return _makers(staff, event, ("setup", "console"), DAY_MS)


def _makers(
    staff: Staff | None,
    event: StaffAdded | PostsChanged | PasswordSet,
    machine: tuple[str, ...],
    within_ms: int,
) -> Mapping[str, Instant]:
    """Who gave a person access within a time. What the machine gave, no person gave."""
    if event.by in machine:
        return {}
    before = {} if staff is None else staff.made_by
    recent = {name: at for name, at in before.items() if event.at - at < within_ms}
    return {**recent, **dict.fromkeys(filter(None, (event.by, event.signed_by)), event.at)}


def _left(staff: Staff, gone: str | None, *more: str | None) -> tuple[str, ...]:
    """The places where a person is signed in, without one place and with some more."""
    return tuple(place for place in staff.places if place != gone) + tuple(filter(None, more))
