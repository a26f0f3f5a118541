"""Device keys: each is shown once. The vault has only its hash and what it gives access to."""

import secrets
from hashlib import sha256

import msgspec

from pitboss.engine.transaction import Accepted
from pitboss.floor.people.keys import GrantKey, Key, KeyWithdrawn, WithdrawKey
from pitboss.kernel.rejection import Rejection
from pitboss.service.auth.actors import DeviceActor
from pitboss.service.auth.passwords import SETUP, note_down
from pitboss.service.floor_engine import FloorEngine

PREFIX = "pk_"
"""The prefix of a key, which makes it recognisable anywhere."""
MOST_CACHED_KEYS = 10_000
"""The most keys in memory."""


class Keys:
    """The keys of one floor."""

    def __init__(self, floor: FloorEngine) -> None:
        """For a running floor."""
        self._floor = floor
        self._known: dict[str, tuple[DeviceActor, object]] = {}
        """The device of each key, and its state in the log at that time."""

    async def make(self, device: DeviceActor, by: str = SETUP) -> str | Rejection:
        """Makes a key for a device, on the authority of the machine's operator."""
        granted = GrantKey(device.name, device.kind, device.serves, by)
        done = await self._floor.do(f"auth-{secrets.token_hex(12)}", granted, by)
        return done if isinstance(done, Rejection) else await self.show(device, done)

    async def show(self, device: DeviceActor, done: Accepted) -> str:
        """The key that was granted to a device. Keys that this grant withdrew stop working at once."""
        for ended in done.decoded:
            if isinstance(ended, KeyWithdrawn):
                await self._forget(ended.device)
        granted, key = self._floor.state(f"key/{device.name}"), PREFIX + secrets.token_urlsafe(32)
        number = granted.number if isinstance(granted, Key) else 0
        stored = msgspec.json.encode(msgspec.structs.replace(device, number=number))
        await self._floor.secret_put("device-key", hashed(key), stored)
        return key

    async def all(self) -> list[DeviceActor]:
        """All devices that have a key, by name."""
        stored = await self._floor.secret_all("device-key")
        return sorted((_read(value) for value in stored.values()), key=lambda each: each.name)

    async def take_back(self, name: str, by: str = SETUP) -> Rejection | None:
        """Withdraws the key of a device."""
        await self._forget(name)
        return await note_down(self._floor, WithdrawKey(name), by)

    async def find(self, digest: str) -> DeviceActor | None:
        """The device of a key, by the hash of the key.

        The vault is read again only after the log has a new event of the device.
        """
        known = self._known.get(digest)
        if known is not None and self._floor.state(f"key/{known[0].name}") == known[1]:
            return known[0]
        self._known.pop(digest, None)
        stored = await self._floor.secret_get("device-key", digest)
        if stored is None:
            return None
        if len(self._known) >= MOST_CACHED_KEYS:
            self._known.clear()
        device = _read(stored)
        granted = self._floor.state(f"key/{device.name}")
        if not isinstance(granted, Key):
            # Another server granted it a moment ago.
            return device
        # An old key has no number in the vault. Only the log knows it.
        device = msgspec.structs.replace(device, number=device.number or granted.number)
        if granted.withdrawn or device.number < granted.number:
            return None
        self._known[digest] = device, granted
        return device

    async def _forget(self, name: str) -> None:
        for digest, stored in (await self._floor.secret_all("device-key")).items():
            if _read(stored).name == name:
                self._known.pop(digest, None)
                await self._floor.secret_put("device-key", digest, None)


def hashed(token: str) -> str:
    """The name of a key or session in the vault.

    >>> hashed("pk_example")[:16]
    '814ac899eaf9c497'
    """
    return sha256(token.encode()).hexdigest()


def _read(stored: bytes) -> DeviceActor:
    return msgspec.json.decode(stored, type=DeviceActor)
