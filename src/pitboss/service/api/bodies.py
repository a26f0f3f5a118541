"""The bodies of HTTP requests and answers."""

from typing import Annotated, Any, Union

import msgspec

from pitboss.aggregates import REGISTRY
from pitboss.floor.fair.fairness import Deal
from pitboss.floor.people.staff import Post
from pitboss.kernel.instant import Instant
from pitboss.service.auth.actors import DeviceKind, StaffActor
from pitboss.service.realtime.messages import Happened, Second, TicketTold

AnyCommand: Any = Union[REGISTRY.commands]  # noqa: UP007


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody's name and password, and the terminal they are at, such as `dt/rapid-1`."""

    name: str
    password: str
    at: str | None = None


class SignedIn(msgspec.Struct, frozen=True):
    """Somebody is let in."""

    token: str
    """Shown once; whoever has it is that person."""
    me: StaffActor
    must_change: bool


class Password(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password of whoever is signed in."""

    password: str


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password of whoever is signed in, and another to take its place."""

    old: str
    new: str


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command under an id, with the second person where it needs one."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    command: AnyCommand
    second: Second | None = None


class CarriedOut(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a command led to. It is durable."""

    id: str
    events: tuple[Happened, ...]
    ticket: TicketTold | None = None
    notices: tuple[str, ...] = ()
    """What the screen says of wagers that were cut down to their limits."""


class NewStaff(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who begins to work here."""

    name: str
    posts: tuple[Post, ...]
    second: Second | None = None
    """The other administrator, who signs for it."""


class Signed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The other administrator, who signs for something."""

    second: Second | None = None


class OneTimePassword(msgspec.Struct, frozen=True):
    """A password that opens the way to one of their own. It is shown once."""

    name: str
    password: str


class NewDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A device, and what it serves: a terminal's number, a game, or a seat as `TABLE/GUEST`."""

    name: str
    kind: DeviceKind
    serves: str
    second: Second | None = None
    """The other administrator, who signs for it."""


class DeviceKey(msgspec.Struct, frozen=True):
    """The key of a device. It is shown once."""

    name: str
    key: str


class SessionLine(msgspec.Struct, frozen=True):
    """Somebody who is signed in."""

    session: str
    name: str
    at: str | None
    created: Instant
    seen: Instant
    locked: bool


class LogRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as the log keeps it, as far as it may be told."""

    seq: int
    stream: str
    version: int
    type: str
    at: Instant
    by: str
    command: str
    body: dict[str, Any]
    hash: str | None = None
    """None as long as a card that lies face down could be guessed from it."""
    withheld: bool = False
    """Whether cards that it names are left out until they may be seen: ask again once the coup is over."""


class DealLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal that was promised, and its seed once it is told."""

    deal: str
    promise: Deal
