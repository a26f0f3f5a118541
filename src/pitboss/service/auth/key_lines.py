"""Where the keys of devices are used: a device that is one thing is not in two places.

The line that is alive stays, and whoever comes with the same key from elsewhere is turned away and told of:
so nobody who stole a key takes over a terminal at which somebody plays. A line that no longer answers gives
way, so that a terminal which lost its network comes back.

Of the lines of other servers a lease tells: which server saw the device last, and at which address. It holds
while that server is there. A device that comes to another server from the same address is at the same place:
its server was lost, or its network. So a terminal comes back at once, and a thief needs its address, too. The
store is asked when a device is first seen here, and not for what it does then.
"""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple, Protocol

from pitboss.floor.people.keys import DeviceKind, place_of
from pitboss.kernel.rejection import Rejection
from pitboss.service.auth.actors import DeviceActor
from pitboss.service.runner.presence import is_there
from pitboss.store.port import Store, StoreError

ONE_PLACE = frozenset(
    (
        DeviceKind.PLAYER_TERMINAL,
        DeviceKind.SEAT,
        DeviceKind.SHOE,
        DeviceKind.WHEEL,
        DeviceKind.STACKER,
        DeviceKind.PRINTER,
    )
)
SEEN_S = 30.0
"""Seconds for which a key that asked without a line is taken to be still there."""
LOOK_S = 5.0
"""Seconds from one look at what other servers say of the devices that are here to the next."""

ELSEWHERE = Rejection(
    "key-elsewhere",
    "This key is in use at another place: close the other page, or call staff if there is none.",
)
GAVE_WAY = Rejection("no-pong", "Nothing was heard for too long: connect again.")

log = logging.getLogger(__name__)


class Line(Protocol):
    """The connection of a device."""

    async def answers(self) -> bool:
        """Whether somebody is still there."""
        ...

    def end(self, why: Rejection) -> None:
        """Closes it."""
        ...


class _Entered(NamedTuple):
    """A line that was let in."""

    address: str
    line: Line
    device: DeviceActor


class KeyLines:
    """The lines of devices at one server, by the place that they serve."""

    def __init__(
        self,
        store: Store,
        owner: str,
        alarm: Callable[[DeviceActor, str, str], None],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`owner` is the process of this server, as `Presence` names it.

        `alarm` tells staff of a device, where it is and where else its key was used.
        """
        self._store, self._owner, self._alarm, self._clock = store, owner, alarm, clock
        self._lines: dict[str, _Entered] = {}
        self._seen: dict[str, tuple[str, float]] = {}
        self._leased: set[str] = set()
        """The places of which this server told the others."""
        self._left = asyncio.Event()

    async def check(self, device: DeviceActor, address: str) -> Rejection | None:
        """Why a device may not ask for something from an address: it is at another."""
        if device.kind not in ONE_PLACE:
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

    async def enter(self, device: DeviceActor, address: str, line: Line) -> Rejection | None:
        """Takes the line of a device for the one that it has; or says why not."""
        if device.kind not in ONE_PLACE:
            return None
        place = place_of(device.kind, device.serves)
        while (before := self._lines.get(place)) is not None:
            if await before.line.answers():
                return self._refuse(device, before.address, address)
            if self._lines.get(place) is before:
                before.line.end(GAVE_WAY)
                del self._lines[place]
        there = self._seen_at(place) or address
        if there != address:
            return self._refuse(device, there, address)
        entered = self._lines[place] = _Entered(address, line, device)
        there = await self._claim(place, address)
        if self._lines.get(place) is not entered:
            return GAVE_WAY
        if there != address:
            del self._lines[place]
            return self._refuse(device, there, address)
        return None

    def leave(self, device: DeviceActor, line: Line) -> None:
        """The line of a device is closed."""
        place = place_of(device.kind, device.serves)
        if place in self._lines and self._lines[place].line is line:
            del self._lines[place]
            self._left.set()

    async def watch(self) -> None:
        """Tells other servers of devices that left, and looks what they say of those that are here."""
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
        """Where a device is, by what all servers know: at this address, unless another has it elsewhere."""
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
            # Nobody is kept out for want of a database: no money moves without it, and `watch` looks again.
            log.warning("%s", problem)
        return address

    async def _give_back(self) -> None:
        self._seen = {place: seen for place, seen in self._seen.items() if self._seen_at(place)}
        for place in [each for each in self._leased if self._here(each) is None]:
            await self._store.release(_key(place), self._owner)
            self._leased.discard(place)

    async def _look(self) -> None:
        """Sees to it that other servers know of the devices that are here, if nobody has them elsewhere.

        They may have come while the store was away, or another server had them, too, and they left there.
        """
        here = [*{*self._lines, *self._seen}]
        leases = await self._store.leases([_key(place) for place in here])
        for place in here:
            lease, address = leases.get(_key(place)), self._here(place)
            if address is None or (lease and (lease.owner, lease.address) == (self._owner, address)):
                continue
            entered, there = self._lines.get(place), await self._claim(place, address)
            if there == address:
                continue
            self._seen.pop(place, None)
            if entered is not None and self._lines.get(place) is entered:
                entered.line.end(self._refuse(entered.device, there, address))

    def _here(self, place: str) -> str | None:
        """Where a device is, by what this server knows."""
        entered = self._lines.get(place)
        return self._seen_at(place) if entered is None else entered.address

    def _seen_at(self, place: str) -> str | None:
        address, at = self._seen.get(place, ("", -SEEN_S))
        return address if self._clock() - at < SEEN_S else None

    def _refuse(self, device: DeviceActor, there: str, address: str) -> Rejection:
        self._alarm(device, there, address)
        return ELSEWHERE


def _key(place: str) -> str:
    return f"key/{place}"
