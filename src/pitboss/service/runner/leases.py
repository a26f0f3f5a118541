"""Which server runs the clockwork of which game: a lease for each in the database, renewed in time."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from types import TracebackType
from typing import Any, Self

from pitboss.store.log import Lease
from pitboss.store.port import Store, StoreError

RENEW = 2.0
"""Seconds from one renewal to the next."""
LOOK = 1.0
"""Seconds from one look at what others have to the next."""
LASTS = 6.0
"""Seconds for which somebody sees a lease stand unrenewed, by their own time, before they take it over."""
SAFE = 4.5
"""Seconds after which a server that could not renew stops, well before another may take over."""

log = logging.getLogger(__name__)

Work = Callable[[], Coroutine[Any, Any, None]]


class Leases:
    """Runs what belongs to a game for as long as this server holds its lease.

    The commands of the clockwork have ids of their own, so that even two servers that overlapped for a moment
    would do nothing twice.
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
        """`owner` is this process, `address` where terminals find it, and `works` what runs for each game.

        `moved` hears when a game goes from one server to another. `before` is the process that ran here
        before this one, and is gone: what it had is taken over at once.
        """
        self._store, self._owner, self._address, self._works = store, owner, address, works
        self._moved, self._before = moved, before
        self._holders: dict[str, Lease] = {}
        self._since: dict[str, float] = {}
        """Since when each lease was seen to stand as it does, by the time of this process."""
        self._asked: dict[str, float] = {}
        """When each of ours was renewed."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._ends: dict[str, asyncio.TimerHandle] = {}
        self._renewing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Takes what is free, and goes on trying."""
        await self._renew_all()
        self._renewing = asyncio.create_task(self._keep_on())
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        """Stops all work, and gives the leases back so that others need not wait."""
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
        """The games whose clockwork runs here."""
        return frozenset(name for name, task in self._tasks.items() if not task.done())

    def leader(self, game: str) -> str | None:
        """The address of the other server that runs a game, if one does."""
        lease = self._holders.get(game)
        return None if lease is None or lease.owner == self._owner else lease.address

    async def _keep_on(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self._renew_all()

    async def _renew_all(self) -> None:
        before = asyncio.get_running_loop().time() - RENEW + LOOK / 2
        due = [name for name in self._works if self._asked.get(name, before) <= before]
        await asyncio.gather(*map(self._renew, due))

    async def _take(self, name: str) -> Lease:
        """The lease of a game, which is ours if it is free, or if nobody has renewed it for long enough."""
        now, known = asyncio.get_running_loop().time(), self._holders.get(name)
        over = known.renewals if known is not None and now - self._since[name] >= LASTS else 0
        lease = await self._store.lease(_key(name), self._owner, self._address, over)
        if lease.owner == self._before:
            lease = await self._store.lease(_key(name), self._owner, self._address, lease.renewals)
        return lease

    async def _renew(self, name: str) -> None:
        """Takes or renews a lease. Its time counts from before it was asked for."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        try:
            lease = await self._take(name)
        except StoreError as problem:
            # If it stays away, the work ends by its timer.
            log.warning("The lease of %s was not renewed: %s", name, problem)
            return
        before, known = self.leader(name), self._holders.get(name)
        self._holders[name] = lease
        if lease != known:
            self._since[name] = loop.time()
        if before != self.leader(name):
            self._moved(name)
        self._end_timer(name)
        self._asked.pop(name, None)
        if lease.owner != self._owner or loop.time() > asked + SAFE:
            self._stop(name)
            return
        self._asked[name] = asked
        self._ends[name] = loop.call_at(asked + SAFE, self._stop, name)
        running = self._tasks.get(name)
        if running is None or running.done():
            self._tasks[name] = asyncio.create_task(self._work(name))

    async def _work(self, name: str) -> None:
        try:
            await self._works[name]()
        except Exception:
            # The next renewal starts it anew.
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
