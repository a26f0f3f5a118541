"""The presence of servers: a floor has only one server of a name and address at a time."""

import asyncio
import logging
import secrets
import uuid
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from pitboss.kernel.rejection import Rejection
from pitboss.service.monitoring.telemetry import in_log
from pitboss.service.runner.leases import LEASE_S, LOOK_EVERY_S, RENEW_EVERY_S
from pitboss.store.log import Lease
from pitboss.store.port import Store, StoreError

BOOT = Path("/proc/sys/kernel/random/boot_id")
NETWORK = Path("/proc/self/ns/net")

log = logging.getLogger(__name__)


def this_machine() -> str:
    """An id of this machine since its start, within its network namespace."""
    with suppress(OSError):
        return f"{BOOT.read_text('ascii').strip()}-{NETWORK.readlink()}"
    return f"{uuid.getnode():x}"


async def is_there(store: Store, owner: str) -> bool:
    """Whether the process of a server still renews its lease. Waits for a renewal or for the expiry."""
    key = _key(owner)
    seen = (await store.leases([key])).get(key)
    for _ in range(int(LEASE_S / LOOK_EVERY_S)):
        if seen is None or seen.owner != owner:
            return False
        await asyncio.sleep(LOOK_EVERY_S)
        now = (await store.leases([key])).get(key)
        if now is not None and now.owner == owner and now.renewals != seen.renewals:
            return True
        seen = now
    return False


class Presence:
    """Holds the name and the address of a server for one process.

    Another process of the same name may have run before this one, or may still run. On the same machine the
    port shows it: only one process can listen there. On another machine it runs while it renews.
    """

    def __init__(self, store: Store, name: str, address: str, machine: str) -> None:
        """`name` is the host name, `address` where the server listens, `machine` the id of the machine."""
        self._store, self._name, self._address, self._machine = store, name, address, machine
        self.owner = f"{name}/{address}@{machine}/{secrets.token_hex(8)}"
        """The id of this process."""
        self.alarm: Callable[[], None] = lambda: None
        """Alarms staff that another process has the name. Set once the alarms run."""
        self._renewing: asyncio.Task[None] | None = None

    async def claim(self, try_port: Callable[[], None]) -> str | Rejection | None:
        """Takes the name. Returns the process that had it before, or a rejection if it still runs.

        `try_port` raises an error if another process listens at the address of this server.
        """
        seen = await self._lease()
        if seen.owner == self.owner:
            return None
        if f"@{self._machine}/" in seen.owner:
            try_port()
        else:
            for _ in range(int(LEASE_S / LOOK_EVERY_S)):
                await asyncio.sleep(LOOK_EVERY_S)
                now = await self._lease()
                if now.owner == self.owner:
                    return None
                if now.renewals != seen.renewals:
                    return self._twin()
        taken = await self._lease(seen.renewals)
        return seen.owner if taken.owner == self.owner else self._twin()

    async def __aenter__(self) -> Self:
        """Keeps renewing the lease."""
        self._renewing = asyncio.create_task(self._renew())
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        """Releases the lease, so that the next process need not wait."""
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.gather(self._renewing, return_exceptions=True)
        with suppress(StoreError):
            await self._store.release(_key(self.owner), self.owner)

    async def _lease(self, over: int = 0) -> Lease:
        return await self._store.lease(_key(self.owner), self.owner, self._address, over)

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEW_EVERY_S)
            try:
                lease = await self._lease()
            except StoreError as problem:
                log.warning("%s", problem)
                continue
            if lease.owner != self.owner:
                log.error("%s", in_log(self._twin()))
                self.alarm()

    def _twin(self) -> Rejection:
        return Rejection("server-twin", {"name": self._name, "address": self._address})


def _key(owner: str) -> str:
    """The lease of a process's name and address.

    >>> _key("hall-1/127.0.0.1:8000@4f3e/0a1b")
    'server/hall-1/127.0.0.1:8000'
    """
    return f"server/{owner.rpartition('@')[0]}"
