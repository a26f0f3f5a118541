"""Who asks for something: a member of staff who signed in, or a device with a key of its own."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from pitboss.floor.people.keys import DeviceKind
from pitboss.floor.people.staff import Post
from pitboss.kernel.roles import Role

__all__ = ["Actor", "DeviceActor", "DeviceKind", "StaffActor"]


class StaffActor(msgspec.Struct, frozen=True, tag="staff"):
    """Somebody who signed in, or who signs as the second person for one command.

    >>> dee = StaffActor("dee", frozenset({Post.DEALER}), "0f", at="dt/rapid-1")
    >>> dee.by, dee.roles
    ('staff/dee', frozenset({<Role.DEALER: 'dealer'>}))
    """

    name: str
    posts: frozenset[Post]
    session: str
    """By which the session is listed and ended; it opens nothing."""
    at: str | None = None
    """The terminal they signed in at, such as `dt/rapid-1`."""

    @property
    def roles(self) -> frozenset[Role]:
        """As whom the approved rules know them."""
        return frozenset(post.role for post in self.posts if post.role is not None)

    @property
    def role(self) -> Role | None:
        """As whom they act at a game: the highest of the roles that they have."""
        return max(self.roles, key=list(Role).index, default=None)

    @property
    def by(self) -> str:
        """How the log names them."""
        return f"staff/{self.name}"

    @property
    def asks_as(self) -> str:
        """Whose ids their commands bear."""
        return self.by


class DeviceActor(msgspec.Struct, frozen=True, tag="device"):
    """A device, known by its key.

    >>> seven = DeviceActor("terminal-7", DeviceKind.PLAYER_TERMINAL, serves="7", number=2)
    >>> seven.by, seven.asks_as
    ('key/terminal-7/2', 'pt/7')
    """

    name: str
    kind: DeviceKind
    serves: str
    """A terminal's number, the name of a game, or for a seat `TABLE/GUEST`."""
    number: int = 0
    """Which of the keys that the device had over time; 0 where the vault does not know."""

    @property
    def by(self) -> str:
        """How the log names it: by the key that acted, whatever it serves."""
        return f"key/{self.name}/{self.number}"

    @property
    def asks_as(self) -> str:
        """Whose ids its commands bear: with a new key it is the same device, and asks for nothing twice."""
        return f"pt/{self.serves}" if self.kind is DeviceKind.PLAYER_TERMINAL else f"device/{self.name}"


Actor: TypeAlias = StaffActor | DeviceActor

Partner: TypeAlias = Callable[[str], str | None]
"""The other game under the same dealer, if a game has one (Rapid 7.7.3)."""
