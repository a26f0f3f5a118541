"""That a server is there: of one name and address a floor has one server at a time."""

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
from pitboss.service.runner.leases import LASTS, LOOK, RENEW
from pitboss.store.log import Lease
from pitboss.store.port import Store, StoreError

BOOT = Path("/proc/sys/kernel/random/boot_id")
NETWORK = Path("/proc/self/ns/net")

log = logging.getLogger(__name__)


def this_machine() -> str:
    """What tells this machine, since its start and with its ports, from every other of the same name."""
    with suppress(OSError):
        return f"{BOOT.read_text('ascii').strip()}-{NETWORK.readlink()}"
    return f"{uuid.getnode():x}"


async def is_there(store: Store, owner: str) -> bool:
    """Whether the process of a server goes on renewing its name: waits until it does, or for long enough."""
    key = _key(owner)
    seen = (await store.leases([key])).get(key)
    for _ in range(int(LASTS / LOOK)):
        if seen is None or seen.owner != owner:
            return False
        await asyncio.sleep(LOOK)
        now = (await store.leases([key])).get(key)
        if now is not None and now.owner == owner and now.renewals != seen.renewals:
            return True
        seen = now
    return False


class Presence:
    """Holds the name and the address of a server for one process.

    Another process of the same name was here before this one and is gone, or is there still. On one machine
    the port tells: whoever can listen there is alone. On another, it is there while it renews.
    """

    def __init__(self, store: Store, name: str, address: str, machine: str) -> None:
        """`name` is that of the machine, `address` where the server listens, `machine` tells it apart."""
        self._store, self._name, self._address, self._machine = store, name, address, machine
        self.owner = f"{name}/{address}@{machine}/{secrets.token_hex(8)}"
        """This process, and no other."""
        self.alarm: Callable[[], None] = lambda: None
        """Tells staff that another process has the name; once there is anybody to tell."""
        self._renewing: asyncio.Task[None] | None = None

    async def claim(self, try_port: Callable[[], None]) -> str | Rejection | None:
        """Takes the name, and says which process had it before; or that another still has it.

        `try_port` raises an error if something listens where this server is to.
        """
        seen = await self._lease()
        if seen.owner == self.owner:
            return None
        if f"@{self._machine}/" in seen.owner:
            try_port()
        else:
            for _ in range(int(LASTS / LOOK)):
                await asyncio.sleep(LOOK)
                now = await self._lease()
                if now.owner == self.owner:
                    return None
                if now.renewals != seen.renewals:
                    return self._twin()
        taken = await self._lease(seen.renewals)
        return seen.owner if taken.owner == self.owner else self._twin()

    async def __aenter__(self) -> Self:
        """Goes on renewing it."""
        self._renewing = asyncio.create_task(self._renew())
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        """Gives it back, so that whoever starts next need not wait."""
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.gather(self._renewing, return_exceptions=True)
        with suppress(StoreError):
            await self._store.release(_key(self.owner), self.owner)

    async def _lease(self, over: int = 0) -> Lease:
        return await self._store.lease(_key(self.owner), self.owner, self._address, over)

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEW)
            try:
                lease = await self._lease()
            except StoreError as problem:
                log.warning("%s", problem)
                continue
            if lease.owner != self.owner:
                log.error("%s", self._twin().message)
                self.alarm()

    def _twin(self) -> Rejection:
        return Rejection(
            "server-twin",
            f"Another server named {self._name} with the address {self._address} runs on this floor, on "
            "another machine: give this machine a name of its own, or this server another --address.",
        )


def _key(owner: str) -> str:
    """The lease of a process's name and address.

    >>> _key("hall-1/127.0.0.1:8000@4f3e/0a1b")
    'server/hall-1/127.0.0.1:8000'
    """
    return f"server/{owner.rpartition('@')[0]}"
