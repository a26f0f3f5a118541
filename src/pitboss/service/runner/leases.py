"""Which server runs which game: one lease for each game in the database, renewed in time."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from types import TracebackType
from typing import Any, Self

from pitboss.store.log import Lease
from pitboss.store.port import Store, StoreError

RENEW_EVERY_S = 2.0
"""Seconds between two renewals."""
LOOK_EVERY_S = 1.0
"""Seconds between two looks at the leases of other servers."""
LEASE_S = 6.0
"""A lease without a renewal for so many seconds, by the observer's own time, may be taken over."""
STOP_AFTER_S = 4.5
"""A server that cannot renew stops after so many seconds, well before another may take over."""

log = logging.getLogger(__name__)

Work = Callable[[], Coroutine[Any, Any, None]]


class Leases:
    """Runs the work of a game while this server holds its lease.

    The commands of a runner have fixed ids, so that two servers that overlap for a moment do nothing twice.
    """

    def __init__(
        self,
        store: Store,
        owner: str,
        address: str,
        works: Mapping[str, Work],
        moved: Callable[[str], None] = lambda _: None,
        before: str | None = None,
    ) -> None:
        """`owner` is this process, `address` its URL for terminals, and `works` the work of each game.

        `moved` is called when a game moves from one server to another. `before` is the earlier process of
        this server, which has ended: its leases are taken over at once.
        """
        self._store, self._owner, self._address, self._works = store, owner, address, works
        self._moved, self._before = moved, before
        self._holders: dict[str, Lease] = {}
        self._since: dict[str, float] = {}
        """When each lease was last seen to change, by the time of this process."""
        self._requested_at: dict[str, float] = {}
        """When each of our leases was renewed."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._ends: dict[str, asyncio.TimerHandle] = {}
        self._renewing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Takes the free leases, and goes on trying."""
        await self._renew_all()
        self._renewing = asyncio.create_task(self._keep_on())
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        """Stops all work, and releases the leases so that others need not wait."""
        tasks = [*self._tasks.values(), *([self._renewing] if self._renewing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for name in list(self._ends):
            self._stop(name)
        for name, lease in self._holders.items():
            if lease.owner == self._owner:
                try:
                    await self._store.release(_key(name), self._owner)
                except StoreError as problem:
                    log.warning("The lease of %s was not given back: %s", name, problem)

    @property
    def owned(self) -> frozenset[str]:
        """The games that run here."""
        return frozenset(name for name, task in self._tasks.items() if not task.done())

    def leader(self, game: str) -> str | None:
        """The URL of the other server that runs a game, if one does."""
        lease = self._holders.get(game)
        return None if lease is None or lease.owner == self._owner else lease.address

    async def _keep_on(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY_S)
            await self._renew_all()

    async def _renew_all(self) -> None:
        before = asyncio.get_running_loop().time() - RENEW_EVERY_S + LOOK_EVERY_S / 2
        due = [name for name in self._works if self._requested_at.get(name, before) <= before]
        await asyncio.gather(*map(self._renew, due))

    async def _take(self, name: str) -> Lease:
        """The lease of a game. It is ours if it was free, or without a renewal for too long."""
        now, known = asyncio.get_running_loop().time(), self._holders.get(name)
        over = known.renewals if known is not None and now - self._since[name] >= LEASE_S else 0
        lease = await self._store.lease(_key(name), self._owner, self._address, over)
        if lease.owner == self._before:
            lease = await self._store.lease(_key(name), self._owner, self._address, lease.renewals)
        return lease

    async def _renew(self, name: str) -> None:
        """Takes or renews a lease. Its time counts from before the request."""
        loop = asyncio.get_running_loop()
        requested_at = loop.time()
        try:
            lease = await self._take(name)
        except StoreError as problem:
            # If the store stays away, the timer ends the work.
            log.warning("The lease of %s was not renewed: %s", name, problem)
            return
        before, known = self.leader(name), self._holders.get(name)
        self._holders[name] = lease
        if lease != known:
            self._since[name] = loop.time()
        if before != self.leader(name):
            self._moved(name)
        self._end_timer(name)
        self._requested_at.pop(name, None)
        if lease.owner != self._owner or loop.time() > requested_at + STOP_AFTER_S:
            self._stop(name)
            return
        self._requested_at[name] = requested_at
        self._ends[name] = loop.call_at(requested_at + STOP_AFTER_S, self._stop, name)
        running = self._tasks.get(name)
        if running is None or running.done():
            self._tasks[name] = asyncio.create_task(self._work(name))

    async def _work(self, name: str) -> None:
        try:
            await self._works[name]()
        except Exception:
            # The next renewal starts it again.
            log.exception("The clockwork of %s broke", name)

    def _end_timer(self, name: str) -> None:
        timer = self._ends.pop(name, None)
        if timer is not None:
            timer.cancel()

    def _stop(self, name: str) -> None:
        self._end_timer(name)
        task = self._tasks.get(name)
        if task is not None:
            task.cancel()


def _key(game: str) -> str:
    return f"game/{game}"
