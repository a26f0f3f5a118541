"""The people who work on the floor: their posts, whether they may sign in, and what happened to them."""

from enum import StrEnum

import msgspec

from pitboss.kernel.decision import Event
from pitboss.kernel.roles import Role
from pitboss.ledger.entry import Entry

FAILURES = 3
"""Wrong passwords in a row after which nobody gets in under a name until somebody unlocks it."""


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

    @property
    def locked(self) -> bool:
        """Whether nobody gets in under the name, whatever the password."""
        return self.failures >= FAILURES


class StaffAdded(Event, frozen=True):
    """Somebody began to work here."""

    name: str
    posts: tuple[Post, ...]


class PostsChanged(Event, frozen=True):
    """Somebody got other work."""

    name: str
    posts: tuple[Post, ...]
    posts_before: tuple[Post, ...]


class StaffSuspended(Event, frozen=True):
    """Somebody is let in no more."""

    name: str
    reason: str


class StaffRestored(Event, frozen=True):
    """Somebody is let in again."""

    name: str


class StaffUnlocked(Event, frozen=True):
    """Wrong passwords were forgiven."""

    name: str


class PasswordSet(Event, frozen=True):
    """Somebody has a new password."""

    name: str
    once: bool


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

    >>> dee = evolve(None, StaffAdded("dee", (Post.DEALER,)), ())
    >>> for failures in (1, 2, 3):
    ...     dee = evolve(dee, SignInFailed("dee", failures), ())
    >>> dee.locked
    True
    """
    if isinstance(event, StaffAdded):
        return Staff(event.posts)
    if staff is None:
        raise AssertionError(f"{type(event).__name__} before anybody was taken on")
    changes: dict[str, object] = {}
    match event:
        case PostsChanged():
            changes = {"posts": event.posts}
        case StaffSuspended():
            changes = {"suspended": True}
        case StaffRestored():
            changes = {"suspended": False}
        case PasswordSet():
            changes = {"must_change": event.once}
        case SignInFailed():
            changes = {"failures": event.failures}
        case SignedIn(how=How.SIGN_IN):
            changes = {"failures": 0, "places": _left(staff, event.place, event.place)}
        case SignedIn() | StaffUnlocked():
            changes = {"failures": 0}
        case SignedOut():
            changes = {"places": _left(staff, event.place)}
    return msgspec.structs.replace(staff, **changes)


def _left(staff: Staff, gone: str | None, *more: str | None) -> tuple[str, ...]:
    """Where somebody is signed in without one place, and with some more."""
    return tuple(place for place in staff.places if place != gone) + tuple(filter(None, more))


def entry(_: Event) -> Entry:
    """No money moves."""
    return ()
