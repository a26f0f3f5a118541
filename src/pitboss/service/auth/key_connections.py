"""Where device keys are in use: a device is in one place only.

The living connection stays. Another one with the same key from elsewhere is refused, and staff are alarmed.
So a stolen key cannot take over a terminal in use. A connection that no longer answers is closed, so that a
terminal which lost its network can come back.

Servers share this through a lease: it says which server saw the device last, and at which address. The lease
is valid while that server is running. A device that comes to another server from the same address is in the
same place: it lost its server or its network. So a terminal comes back at once, and a thief would also need
its address. The store is queried only when a server first sees a device, and not for each command.
"""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple, Protocol

from pitboss.floor.people.keys import DeviceKind, is_named, place_of
from pitboss.kernel.rejection import Rejection
from pitboss.service.auth.actors import DeviceActor
from pitboss.service.runner.presence import is_there
from pitboss.store.port import Store, StoreError

SEEN_S = 30.0
"""For so many seconds, a key that sent a request without a connection counts as still there."""
LOOK_S = 5.0
"""The seconds between two looks at the leases of other servers."""

ELSEWHERE = Rejection(
    "key-elsewhere",
)
GAVE_WAY = Rejection("no-pong")

log = logging.getLogger(__name__)


class DeviceConnection(Protocol):
    """The connection of a device."""

    async def answers(self) -> bool:
        """Whether the device still answers."""
        ...

    def end(self, why: Rejection) -> None:
        """Closes the connection."""
        ...


class _Entered(NamedTuple):
    """A connection that was accepted."""

    address: str
    connection: DeviceConnection
    device: DeviceActor


class KeyConnections:
    """The connections of devices at one server, by the place that they serve."""

    def __init__(
        self,
        store: Store,
        owner: str,
        alarm: Callable[[DeviceActor, str, str], None],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`owner` is the process of this server, as `Presence` names it.

        `alarm` is called with a device, its place and the other place where its key was used.
        """
        self._store, self._owner, self._alarm, self._clock = store, owner, alarm, clock
        self._connections: dict[str, _Entered] = {}
        self._seen: dict[str, tuple[str, float]] = {}
        self._leased: set[str] = set()
        """The places for which this server holds a lease."""
        self._left = asyncio.Event()

    async def check(self, device: DeviceActor, address: str) -> Rejection | None:
        """Why a device may not send a request from an address: it is at another one."""
        if not _has_one_place(device.kind):
            return None
        place = place_of(device.kind, device.serves)
        there = self._here(place)
        if there is None:
            self._seen[place] = address, self._clock()
            there = await self._claim(place, address)
            if there != address:
                self._seen.pop(place, None)
        if there != address:
            return self._refuse(device, there, address)
        self._seen[place] = address, self._clock()
        return None

    async def enter(
        self, device: DeviceActor, address: str, connection: DeviceConnection
    ) -> Rejection | None:
        """Accepts a connection as the only one of its device, or says why not."""
        if not _has_one_place(device.kind):
            return None
        place = place_of(device.kind, device.serves)
        while (before := self._connections.get(place)) is not None:
            if await before.connection.answers():
                return self._refuse(device, before.address, address)
            if self._connections.get(place) is before:
                before.connection.end(GAVE_WAY)
                del self._connections[place]
        there = self._seen_at(place) or address
        if there != address:
            return self._refuse(device, there, address)
        entered = self._connections[place] = _Entered(address, connection, device)
        there = await self._claim(place, address)
        if self._connections.get(place) is not entered:
            return GAVE_WAY
        if there != address:
            del self._connections[place]
            return self._refuse(device, there, address)
        return None

    def leave(self, device: DeviceActor, connection: DeviceConnection) -> None:
        """Removes a closed connection."""
        place = place_of(device.kind, device.serves)
        if place in self._connections and self._connections[place].connection is connection:
            del self._connections[place]
            self._left.set()

    async def watch(self) -> None:
        """Releases the leases of devices that left, and checks those of the devices that are here."""
        looked = self._clock()
        while True:
            try:
                async with asyncio.timeout(LOOK_S):
                    await self._left.wait()
            except TimeoutError:
                pass
            self._left.clear()
            try:
                await self._give_back()
                if self._clock() - looked >= LOOK_S:
                    looked = self._clock()
                    await self._look()
            except StoreError as problem:
                log.warning("%s", problem)

    async def _claim(self, place: str, address: str) -> str:
        """The address of a device, over all servers: this one, unless another server has it elsewhere."""
        try:
            lease = await self._store.lease(_key(place), self._owner, address)
            while lease.owner != self._owner:
                over = lease.renewals
                if lease.address != address and await is_there(self._store, lease.owner):
                    over = 0
                known, lease = lease, await self._store.lease(_key(place), self._owner, address, over)
                if not over and lease == known:
                    return lease.address
            self._leased.add(place)
        except StoreError as problem:
            # Nobody is refused because the database is away: no money moves without it, and `watch` looks
            # again.
            log.warning("%s", problem)
        return address

    async def _give_back(self) -> None:
        self._seen = {place: seen for place, seen in self._seen.items() if self._seen_at(place)}
        for place in [each for each in self._leased if self._here(each) is None]:
            await self._store.release(_key(place), self._owner)
            self._leased.discard(place)

    async def _look(self) -> None:
        """Takes missing leases for the devices that are here, unless another server has them elsewhere.

        A lease is missing if the device came while the store was away, or if it was also at another server
        and has left there.
        """
        here = [*{*self._connections, *self._seen}]
        leases = await self._store.leases([_key(place) for place in here])
        for place in here:
            lease, address = leases.get(_key(place)), self._here(place)
            if address is None or (lease and (lease.owner, lease.address) == (self._owner, address)):
                continue
            entered, there = self._connections.get(place), await self._claim(place, address)
            if there == address:
                continue
            self._seen.pop(place, None)
            if entered is not None and self._connections.get(place) is entered:
                entered.connection.end(self._refuse(entered.device, there, address))

    def _here(self, place: str) -> str | None:
        """The address of a device, as far as this server knows."""
        entered = self._connections.get(place)
        return self._seen_at(place) if entered is None else entered.address

    def _seen_at(self, place: str) -> str | None:
        address, at = self._seen.get(place, ("", -SEEN_S))
        return address if self._clock() - at < SEEN_S else None

    def _refuse(self, device: DeviceActor, there: str, address: str) -> Rejection:
        self._alarm(device, there, address)
        return ELSEWHERE


def _key(place: str) -> str:
    return f"key/{place}"


def _has_one_place(kind: str) -> bool:
    """Whether a device of a kind is in one place only. Others may have several screens with one key."""
    return kind in (DeviceKind.PLAYER_TERMINAL, DeviceKind.SEAT) or is_named(kind)
