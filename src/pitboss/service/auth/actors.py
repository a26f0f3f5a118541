"""Actors: a member of staff who has signed in, or a device with its key."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from pitboss.floor.people.keys import DeviceKind
from pitboss.floor.people.staff import Post
from pitboss.kernel.roles import Role

__all__ = ["Actor", "DeviceActor", "DeviceKind", "StaffActor"]


class StaffActor(msgspec.Struct, frozen=True, tag="staff"):
    """A member of staff who has signed in, or who signs as the second person for one command.

    >>> dee = StaffActor("dee", frozenset({Post.DEALER}), "0f", at="dt/rapid-1")
    >>> dee.by, dee.roles
    ('staff/dee', frozenset({<Role.DEALER: 'dealer'>}))
    """

    name: str
    posts: frozenset[Post]
    session: str
    """The id for listing and ending the session. It gives no access."""
    at: str | None = None
    """The terminal of the session, such as `dt/rapid-1`."""

    @property
    def roles(self) -> frozenset[Role]:
        """Their roles in the approved rules."""
        return frozenset(post.role for post in self.posts if post.role is not None)

    @property
    def role(self) -> Role | None:
        """The role in which they act at a game: the highest that they have."""
        return max(self.roles, key=list(Role).index, default=None)

    @property
    def by(self) -> str:
        """Their name in the log."""
        return f"staff/{self.name}"

    @property
    def asks_as(self) -> str:
        """The prefix of the ids of their commands."""
        return self.by


class DeviceActor(msgspec.Struct, frozen=True, tag="device"):
    """A device, identified by its key.

    >>> seven = DeviceActor("terminal-7", DeviceKind.PLAYER_TERMINAL, serves="7", number=2)
    >>> seven.by, seven.asks_as
    ('key/terminal-7/2', 'pt/7')
    """

    name: str
    kind: str
    serves: str
    """The number of a terminal, the name of a game, or for a seat `TABLE/PLACE`."""
    number: int = 0
    """The number of this key among all keys of the device; 0 if the vault does not know it."""

    @property
    def by(self) -> str:
        """Its name in the log: by key, not by what it serves."""
        return f"key/{self.name}/{self.number}"

    @property
    def asks_as(self) -> str:
        """The prefix of the ids of its commands. A new key keeps it, so that nothing is done twice."""
        return f"pt/{self.serves}" if self.kind == DeviceKind.PLAYER_TERMINAL else f"device/{self.name}"


Actor: TypeAlias = StaffActor | DeviceActor

Partner: TypeAlias = Callable[[str], str | None]
"""The other game under the same dealer, if a game has one (Rapid 7.7.3)."""
