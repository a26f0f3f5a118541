"""Where the keys of devices are used: a device that is one thing is not in two places.

The line that is alive stays, and whoever comes with the same key from elsewhere is turned away and told of:
so nobody who stole a key takes over a terminal at which somebody plays. A line that no longer answers gives
way, so that a terminal which lost its network comes back. Each server looks at its own lines.
"""

from collections.abc import Callable
from time import monotonic
from typing import Protocol

from pitboss.floor.keys import DeviceKind, place_of
from pitboss.kernel.rejection import Rejection
from pitboss.service.actors import DeviceActor

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

ELSEWHERE = Rejection(
    "key-elsewhere",
    "This key is in use at another place: close the other page, or call staff if there is none.",
)
GAVE_WAY = Rejection("no-pong", "Nothing was heard for too long: connect again.")


class Line(Protocol):
    """The connection of a device."""

    async def answers(self) -> bool:
        """Whether somebody is still there."""
        ...

    def end(self, why: Rejection) -> None:
        """Closes it."""
        ...


class KeyLines:
    """The lines of devices at one server, by the place that they serve."""

    def __init__(
        self, alarm: Callable[[DeviceActor, str, str], None], clock: Callable[[], float] = monotonic
    ) -> None:
        """`alarm` tells staff of a device, where it is and where else its key was used."""
        self._alarm, self._clock = alarm, clock
        self._lines: dict[str, tuple[str, Line]] = {}
        self._seen: dict[str, tuple[str, float]] = {}

    def check(self, device: DeviceActor, address: str) -> Rejection | None:
        """Why a device may not ask for something from an address: it is at another."""
        if device.kind not in ONE_PLACE:
            return None
        place = place_of(device.kind, device.serves)
        there, _ = self._lines.get(place, (self._seen_at(place) or address, None))
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
            there, other = before
            if await other.answers():
                return self._refuse(device, there, address)
            if self._lines.get(place) is before:
                other.end(GAVE_WAY)
                del self._lines[place]
        there = self._seen_at(place) or address
        if there != address:
            return self._refuse(device, there, address)
        self._lines[place] = address, line
        return None

    def leave(self, device: DeviceActor, line: Line) -> None:
        """The line of a device is closed."""
        place = place_of(device.kind, device.serves)
        if place in self._lines and self._lines[place][1] is line:
            del self._lines[place]

    def _seen_at(self, place: str) -> str | None:
        address, at = self._seen.get(place, ("", -SEEN_S))
        return address if self._clock() - at < SEEN_S else None

    def _refuse(self, device: DeviceActor, there: str, address: str) -> Rejection:
        self._alarm(device, there, address)
        return ELSEWHERE
