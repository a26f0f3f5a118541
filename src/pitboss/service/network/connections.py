"""Who is connected, and how many at most: by address, by key and in all, with room kept for play and staff.

Whoever has not said yet who they are is a stranger. When there are too many of them the oldest makes room, so
that a newcomer always has the moment that it takes to say hello. Displays and other programs leave room for
those without whom no game goes on.
"""

import asyncio
import resource
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from pitboss.kernel.rejection import Rejection
from pitboss.service.auth.actors import Actor, DeviceActor, DeviceKind
from pitboss.service.telemetry import tell

PER_ADDRESS = 256
"""Connections of one address that have not said who they are."""
PER_KEY = 32
"""Connections of one device or one member of staff."""
MOST = 20_000
"""Connections of one server, if the system lets it have as many files."""
FILES_KEPT = 100
"""Files that a server needs beside its connections: its database, its log, its pages."""
FILES_WANTED = 65_536
FEW_FILES = 4_096
"""Files with which a server says that it has few."""
LEAST = 16
"""Connections for which there is room in any case."""
MOST_STRANGERS = 1_000
SPARED = frozenset({DeviceKind.DISPLAY, DeviceKind.MONITORING, DeviceKind.METRICS})
"""Devices without which games go on."""

FULL = Rejection("too-many-connections", "This server has no room for another connection: try again soon.")
TOO_MANY_HERE = Rejection(
    "too-many-connections",
    "Too many connections from this address say nothing of who they are: try again soon.",
)
TOO_MANY_OF_ONE = Rejection(
    "too-many-connections", f"More than {PER_KEY} connections at once are too many for one: close some."
)

Client = tuple[str, int]
"""The address and port of the other end of a line."""


class _Line(NamedTuple):
    """One connection."""

    address: str
    """By which strangers are counted; none for those that a proxy passes on."""
    transport: asyncio.BaseTransport
    who: str | None = None
    """Whose it is, once they have said so."""
    spared: bool = False


class Connections:
    """The connections of one server."""

    def __init__(self, files: int, refused: Callable[[str], None] = lambda _: None) -> None:
        """For a process that may have so many files. `refused` is told who was, by address or name."""
        self.most = max(LEAST, min(MOST, files - FILES_KEPT))
        self.strangers = min(self.most // 4, MOST_STRANGERS)
        self.reserve = self.most // 4
        self._refused = refused
        self._lines: dict[Client, _Line] = {}
        self._strangers: dict[Client, None] = {}
        """Those of nobody yet, the oldest first."""
        self._by_address: Counter[str] = Counter()
        self._by_key: Counter[str] = Counter()
        self._spared = 0

    def __len__(self) -> int:
        """How many there are."""
        return len(self._lines)

    def arrive(self, client: Client, address: str, transport: asyncio.BaseTransport) -> Rejection | None:
        """Lets a connection in, or says why not."""
        if address and self._by_address[address] >= PER_ADDRESS:
            return self._refuse(TOO_MANY_HERE, address)
        if len(self._strangers) >= self.strangers or len(self._lines) >= self.most:
            oldest = next(iter(self._strangers), None)
            if oldest is None:
                return self._refuse(FULL, address)
            self._refuse(FULL, self._lines[oldest].address)
            self._lines[oldest].transport.abort()  # type: ignore[attr-defined]
            self.leave(oldest)
        self._lines[client] = _Line(address, transport)
        self._strangers[client] = None
        self._by_address[address] += 1
        return None

    def become(self, client: Client, actor: Actor) -> Rejection | None:
        """A connection is somebody's from now on, if they may have one more."""
        line = self._lines.get(client)
        if line is None or line.who == actor.by:
            return None
        spared = isinstance(actor, DeviceActor) and actor.kind in SPARED
        if self._by_key[actor.by] >= PER_KEY:
            return self._refuse(TOO_MANY_OF_ONE, actor.by)
        if spared and self._spared >= self.most - self.strangers - self.reserve:
            return self._refuse(FULL, actor.by)
        self.leave(client)
        self._lines[client] = line._replace(who=actor.by, spared=spared)
        self._by_key[actor.by] += 1
        self._spared += spared
        return None

    def leave(self, client: Client) -> None:
        """A connection has ended."""
        line = self._lines.pop(client, None)
        if line is None:
            return
        counts, name = (self._by_address, line.address) if line.who is None else (self._by_key, line.who)
        self._strangers.pop(client, None)
        self._spared -= line.spared
        counts[name] -= 1
        if not counts[name]:
            del counts[name]

    def _refuse(self, why: Rejection, subject: str) -> Rejection:
        self._refused(subject)
        return why


def allow_files() -> int:
    """How many files this process may have, after it has asked for as many as it wants."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(FILES_WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    if soft != resource.RLIM_INFINITY and soft < FEW_FILES:
        tell.warning("few-files", files=soft, wanted=FEW_FILES)
    return FILES_WANTED if soft == resource.RLIM_INFINITY else soft
