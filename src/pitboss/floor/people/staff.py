"""The people who work on the floor: their posts, whether they may sign in, and what happened to them."""

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from pitboss.kernel.decision import Event
from pitboss.kernel.instant import DAY, Instant
from pitboss.kernel.roles import Role
from pitboss.ledger.entry import Entry

SETUP = "setup"
"""Who acts before anybody works here, and for the configuration."""
CONSOLE = "console"
"""Whoever runs the machine, and needs no account."""
MACHINE = (SETUP, CONSOLE)
"""Who needs no second person: whoever has the machine has the database as well. No person is called so."""
MADE_MS = DAY
"""For so long somebody cannot sign together with whoever gave them an account, posts or a password."""


class Post(StrEnum):
    """What somebody is employed as: as one of those whom the approved rules name, or beside them."""

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
    def role(self) -> Role | None:
        """As whom the rules know the post.

        >>> Post.DEALER.role, Post.CASHIER.role
        (<Role.DEALER: 'dealer'>, None)
        """
        return Role(self.value) if self.value in _ROLES else None

    @property
    def label(self) -> str:
        """The post as written on screens.

        >>> Post.CASINO_SUPERVISOR.label
        'Casino Supervisor'
        """
        return self.value.replace("-", " ").title()


_ROLES = {role.value for role in Role}
APART = (Post.INSPECTOR, Post.CASHIER, Post.SURVEILLANCE, Post.ADMINISTRATOR)
"""Posts that go with no other: who deals holds no keys, who watches changes nothing."""


class How(StrEnum):
    """What somebody showed a password for."""

    SIGN_IN = "sign-in"
    UNLOCK = "unlock"
    SECOND_PERSON = "second-person"


class Staff(msgspec.Struct, frozen=True):
    """A member of staff."""

    posts: tuple[Post, ...]
    suspended: bool = False
    failures: int = 0
    """Wrong passwords since the last right one."""
    must_change: bool = False
    """Whether the password was given to them, and only opens the way to one of their own."""
    places: tuple[str, ...] = ()
    """The terminals that they are signed in at, such as `dt/rapid-1`."""
    made_by: Mapping[str, Instant] = {}
    """Who gave them their account, posts or password of late, and when."""

    def works_as(self, post: Post) -> bool:
        """Whether they are let in, and have a post."""
        return post in self.posts and not self.suspended


class StaffAdded(Event, frozen=True):
    """Somebody began to work here, and has a password for one time to begin with."""

    name: str
    posts: tuple[Post, ...]
    by: str
    at: Instant
    signed_by: str | None = None


class PostsChanged(Event, frozen=True):
    """Somebody got other work."""

    name: str
    posts: tuple[Post, ...]
    posts_before: tuple[Post, ...]
    by: str
    at: Instant
    signed_by: str | None = None


class StaffSuspended(Event, frozen=True):
    """Somebody is let in no more."""

    name: str
    reason: str


class StaffRestored(Event, frozen=True):
    """Somebody is let in again."""

    name: str
    by: str
    signed_by: str | None = None


class StaffUnlocked(Event, frozen=True):
    """Wrong passwords were forgiven, when three of them still locked a name. It is written no more."""

    name: str


class PasswordSet(Event, frozen=True):
    """Somebody has a new password."""

    name: str
    once: bool
    by: str
    at: Instant
    signed_by: str | None = None


class SignedIn(Event, frozen=True):
    """Somebody showed the right password."""

    name: str
    place: str | None = None
    how: How = How.SIGN_IN


class SignInFailed(Event, frozen=True):
    """Somebody showed a wrong password."""

    name: str
    failures: int
    """In a row, this one included."""
    place: str | None = None
    address: str | None = None
    """Where it came from."""


class SignedOut(Event, frozen=True):
    """A session ended."""

    name: str
    why: str
    place: str | None = None


class ActRefused(Event, frozen=True):
    """Somebody asked for what is not theirs to do."""

    name: str
    command: str
    code: str


def evolve(staff: Staff | None, event: Event, _: Entry) -> Staff:
    """Somebody after an event.

    >>> dee = evolve(None, StaffAdded("dee", (Post.DEALER,), "ann", 5, "bob"), ())
    >>> dee.made_by, evolve(dee, PasswordSet("dee", True, "console", 9), ()).made_by
    ({'ann': 5, 'bob': 5}, {})
    """
    if isinstance(event, StaffAdded):
        return Staff(event.posts, must_change=True, made_by=_made_by({}, event))
    if staff is None:
        raise AssertionError(f"{type(event).__name__} before anybody was taken on")
    changes: dict[str, object] = {}
    match event:
        case PostsChanged():
            changes = {"posts": event.posts, "made_by": _made_by(staff.made_by, event)}
        case StaffSuspended():
            changes = {"suspended": True}
        case StaffRestored():
            changes = {"suspended": False}
        case PasswordSet():
            # Whoever chooses a password with one that another gave them may still be that other.
            makers = staff.made_by if event.by == event.name else _made_by(staff.made_by, event)
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


def _made_by(
    before: Mapping[str, Instant], event: StaffAdded | PostsChanged | PasswordSet
) -> dict[str, Instant]:
    """Who made somebody what they are. What was given at the machine nobody on the floor gave."""
    if event.by in MACHINE:
        return {}
    kept = {name: at for name, at in before.items() if event.at - at < MADE_MS}
    return {**kept, **dict.fromkeys(filter(None, (event.by, event.signed_by)), event.at)}


def _left(staff: Staff, gone: str | None, *more: str | None) -> tuple[str, ...]:
    """Where somebody is signed in without one place, and with some more."""
    return tuple(place for place in staff.places if place != gone) + tuple(filter(None, more))
