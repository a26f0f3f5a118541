"""The keys of devices: each is shown once, and the vault keeps only its hash and what it opens."""

import secrets
from hashlib import sha256

import msgspec

from pitboss.aggregates import REGISTRY
from pitboss.engine.transaction import Accepted
from pitboss.floor.people.keys import GrantKey, Key, KeyWithdrawn, WithdrawKey
from pitboss.kernel.rejection import Rejection
from pitboss.service.auth.actors import DeviceActor
from pitboss.service.auth.passwords import SETUP, note_down
from pitboss.service.floor_engine import FloorEngine

PREFIX = "pk_"
"""How a key begins, so that it is known for one wherever it turns up."""
KNOWN = 10_000
"""Keys that are remembered."""


class Keys:
    """The keys of one floor."""

    def __init__(self, floor: FloorEngine) -> None:
        """For a floor that is running."""
        self._floor = floor
        self._known: dict[str, tuple[DeviceActor, object]] = {}
        """What was found by a key, and what the log said of the device then."""

    async def make(self, device: DeviceActor, by: str = SETUP) -> str | Rejection:
        """A key for a device from whoever runs the machine."""
        granted = GrantKey(device.name, device.kind, device.serves, by)
        done = await self._floor.do(f"gate-{secrets.token_hex(12)}", granted, by)
        return done if isinstance(done, Rejection) else await self.show(device, done)

    async def show(self, device: DeviceActor, done: Accepted) -> str:
        """The key that was granted to a device. The keys that ended with that open nothing from here on."""
        for kept in done.events:
            if isinstance(ended := REGISTRY.read(kept), KeyWithdrawn):
                await self._forget(ended.device)
        granted, key = self._floor.state(f"key/{device.name}"), PREFIX + secrets.token_urlsafe(32)
        number = granted.number if isinstance(granted, Key) else 0
        kept_as = msgspec.json.encode(msgspec.structs.replace(device, number=number))
        await self._floor.secret_put("device-key", hashed(key), kept_as)
        return key

    async def all(self) -> list[DeviceActor]:
        """All devices that have a key, by name."""
        kept = await self._floor.secret_all("device-key")
        return sorted((_read(value) for value in kept.values()), key=lambda each: each.name)

    async def take_back(self, name: str, by: str = SETUP) -> Rejection | None:
        """Makes the key of a device worthless."""
        await self._forget(name)
        return await note_down(self._floor, WithdrawKey(name), by)

    async def find(self, digest: str) -> DeviceActor | None:
        """The device of a key, by the hash of that.

        The vault is asked again only when the log has told something new of the device.
        """
        known = self._known.get(digest)
        if known is not None and self._floor.state(f"key/{known[0].name}") == known[1]:
            return known[0]
        self._known.pop(digest, None)
        kept = await self._floor.secret_get("device-key", digest)
        if kept is None:
            return None
        if len(self._known) >= KNOWN:
            self._known.clear()
        device = _read(kept)
        granted = self._floor.state(f"key/{device.name}")
        if not isinstance(granted, Key):
            # Another server granted it a moment ago.
            return device
        # Of a key that was made before they were numbered the log alone knows which it is.
        device = msgspec.structs.replace(device, number=device.number or granted.number)
        if granted.withdrawn or device.number < granted.number:
            return None
        self._known[digest] = device, granted
        return device

    async def _forget(self, name: str) -> None:
        for digest, kept in (await self._floor.secret_all("device-key")).items():
            if _read(kept).name == name:
                self._known.pop(digest, None)
                await self._floor.secret_put("device-key", digest, None)


def hashed(token: str) -> str:
    """Under what the vault keeps a key or a session.

    >>> hashed("pk_example")[:16]
    '814ac899eaf9c497'
    """
    return sha256(token.encode()).hexdigest()


def _read(kept: bytes) -> DeviceActor:
    return msgspec.json.decode(kept, type=DeviceActor)
