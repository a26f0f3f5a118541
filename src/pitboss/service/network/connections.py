"""Open connections and their limits: by address, by key and in total, with room kept for play and staff.

A client that has not authenticated yet is a stranger. When there are too many strangers, the oldest is
closed, so that a new client always has the moment that it needs to say hello. Displays and other programs
leave room for the clients that games need.
"""

import asyncio
import resource
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from pitboss.kernel.rejection import Rejection
from pitboss.service.auth.actors import Actor, DeviceActor, DeviceKind
from pitboss.service.monitoring.telemetry import tell

CONNECTIONS_PER_ADDRESS = 256
"""The most unauthenticated connections of one address."""
CONNECTIONS_PER_KEY = 32
"""The most connections of one device or one member of staff."""
MOST_CONNECTIONS = 20_000
"""The most connections of one server, if the system allows so many files."""
RESERVED_FILES = 100
"""The files that a server needs besides its connections: its database, its log, its pages."""
TARGET_FILES = 65_536
FEW_FILES = 4_096
"""Below this number of files, a server warns."""
LEAST_CONNECTIONS = 16
"""The connections for which there is always room."""
MOST_UNAUTHENTICATED_CONNECTIONS = 1_000
SPARED = frozenset({DeviceKind.DISPLAY, DeviceKind.MONITORING, DeviceKind.METRICS})
"""Devices that games do not need."""

FULL = Rejection("too-many-connections", {"case": "full"})
TOO_MANY_HERE = Rejection("too-many-connections", {"case": "address"})
TOO_MANY_OF_ONE = Rejection("too-many-connections", {"case": "one", "most": CONNECTIONS_PER_KEY})

Client = tuple[str, int]
"""The address and port of a client."""


class _Connection(NamedTuple):
    """One connection."""

    address: str
    """Strangers are counted by it; empty for connections through a proxy."""
    transport: asyncio.BaseTransport
    who: str | None = None
    """The actor, once it has authenticated."""
    spared: bool = False


class Connections:
    """The connections of one server."""

    def __init__(self, files: int, refused: Callable[[str], None] = lambda _: None) -> None:
        """For a process that may open so many files. `refused` gets the address or name of each refusal."""
        self.most = max(LEAST_CONNECTIONS, min(MOST_CONNECTIONS, files - RESERVED_FILES))
        self.strangers = min(self.most // 4, MOST_UNAUTHENTICATED_CONNECTIONS)
        self.reserve = self.most // 4
        self._refused = refused
        self._open: dict[Client, _Connection] = {}
        self._strangers: dict[Client, None] = {}
        """The unauthenticated connections, the oldest first."""
        self._by_address: Counter[str] = Counter()
        self._by_key: Counter[str] = Counter()
        self._spared = 0

    def __len__(self) -> int:
        """The number of connections."""
        return len(self._open)

    def arrive(self, client: Client, address: str, transport: asyncio.BaseTransport) -> Rejection | None:
        """Accepts a connection, or says why not."""
        if address and self._by_address[address] >= CONNECTIONS_PER_ADDRESS:
            return self._refuse(TOO_MANY_HERE, address)
        if len(self._strangers) >= self.strangers or len(self._open) >= self.most:
            oldest = next(iter(self._strangers), None)
            if oldest is None:
                return self._refuse(FULL, address)
            self._refuse(FULL, self._open[oldest].address)
            self._open[oldest].transport.abort()  # type: ignore[attr-defined]
            self.leave(oldest)
        self._open[client] = _Connection(address, transport)
        self._strangers[client] = None
        self._by_address[address] += 1
        return None

    def become(self, client: Client, actor: Actor) -> Rejection | None:
        """Assigns a connection to an actor, if it may have one more."""
        connection = self._open.get(client)
        if connection is None or connection.who == actor.by:
            return None
        spared = isinstance(actor, DeviceActor) and actor.kind in SPARED
        if self._by_key[actor.by] >= CONNECTIONS_PER_KEY:
            return self._refuse(TOO_MANY_OF_ONE, actor.by)
        if spared and self._spared >= self.most - self.strangers - self.reserve:
            return self._refuse(FULL, actor.by)
        self.leave(client)
        self._open[client] = connection._replace(who=actor.by, spared=spared)
        self._by_key[actor.by] += 1
        self._spared += spared
        return None

    def leave(self, client: Client) -> None:
        """Removes an ended connection."""
        connection = self._open.pop(client, None)
        if connection is None:
            return
        counts, name = (
            (self._by_address, connection.address)
            if connection.who is None
            else (self._by_key, connection.who)
        )
        self._strangers.pop(client, None)
        self._spared -= connection.spared
        counts[name] -= 1
        if not counts[name]:
            del counts[name]

    def _refuse(self, why: Rejection, subject: str) -> Rejection:
        self._refused(subject)
        return why


def allow_files() -> int:
    """Raises the limit of open files as far as possible, and returns it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    target = TARGET_FILES if hard == resource.RLIM_INFINITY else min(TARGET_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < target:
        resource.setrlimit(resource.RLIMIT_NOFILE, (target, hard))
        soft = target
    if soft != resource.RLIM_INFINITY and soft < FEW_FILES:
        tell.warning("few-files", files=soft, least=FEW_FILES)
    return TARGET_FILES if soft == resource.RLIM_INFINITY else soft
