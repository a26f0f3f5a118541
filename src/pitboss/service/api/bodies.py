"""The bodies of HTTP requests and answers."""

from typing import Annotated, Any, Union

import msgspec

from pitboss.engine.registry import Registry
from pitboss.floor.fair.fairness import Deal
from pitboss.floor.people.staff import Post
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Text
from pitboss.service.auth.actors import StaffActor
from pitboss.service.realtime.messages import Happened, PrintedTicket, Second


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name, a password and the terminal, such as `dt/rapid-1`."""

    name: str
    password: str
    at: str | None = None


class SignedIn(msgspec.Struct, frozen=True):
    """The person is signed in."""

    token: str
    """Shown once. It authenticates the person."""
    me: StaffActor
    must_change: bool


class Password(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password of the signed-in person."""

    password: str


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password of the signed-in person, and the new one."""

    old: str
    new: str


def command_request(registry: Registry) -> Any:
    """The body of a request: a command of the floor, its id, and the second person if it needs one."""
    fields: list[tuple[str, Any] | tuple[str, Any, Any]] = [
        ("id", Annotated[str, msgspec.Meta(min_length=1, max_length=64)]),
        ("command", Union[registry.commands]),  # noqa: UP007
        ("second", Second | None, None),
    ]
    name = "CommandRequest"
    return msgspec.defstruct(name, fields, module=__name__, frozen=True, forbid_unknown_fields=True)


class CarriedOut(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a command. It is durable."""

    id: str
    events: tuple[Happened, ...]
    ticket: PrintedTicket | None = None
    notices: tuple[Text, ...] = ()
    """The messages about wagers that were reduced to their limits."""
    pays: Cents | None = None
    """What a kiosk pays out now."""


class NewStaff(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new member of staff."""

    name: str
    posts: tuple[Post, ...]
    full_name: str = ""
    licence: str = ""
    second: Second | None = None
    """The other administrator, who signs for it."""


class Signed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The other administrator, who signs for it."""

    second: Second | None = None


class OneTimePassword(msgspec.Struct, frozen=True):
    """A password that is good only for choosing a new one. It is shown once."""

    name: str
    password: str


class NewDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A device, and what it serves: the number of a terminal, a game, or a seat as `TABLE/PLACE`."""

    name: str
    kind: str
    """A device that every floor has, such as `stacker`, or one that reads for a game, such as `shoe`."""
    serves: str
    second: Second | None = None
    """The other administrator, who signs for it."""


class DeviceKey(msgspec.Struct, frozen=True):
    """The key of a device. It is shown once."""

    name: str
    key: str


class SessionLine(msgspec.Struct, frozen=True):
    """A session."""

    session: str
    name: str
    at: str | None
    created: Instant
    seen: Instant
    locked: bool


class LogRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event of the log, without what is withheld."""

    seq: int
    stream: str
    version: int
    type: str
    at: Instant
    by: str
    command: str
    body: dict[str, Any]
    hash: str | None = None
    """None while a face-down card could be guessed from it."""
    withheld: bool = False
    """Whether its cards are left out until they may be seen. Ask again once the coup is over."""


class DealLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A promised deal, and its seed once that is revealed."""

    deal: str
    promise: Deal
