"""Counts that all servers of a floor share, so that nobody has as many tries as there are servers.

The store keeps them for a while, under names that tell nothing to whoever reads the database: people type
passwords where their name belongs. How old a count is the store alone says, so that no server's clock has a
say; where that clock was set, the count is forgotten, and nobody waits longer.
"""

import asyncio

import msgspec

from pitboss.store.house_key import NO_KEY
from pitboss.store.log import Count
from pitboss.store.port import Store, StoreError

FORGOTTEN_S = 15 * 60
"""Seconds without a change after which it is as if nothing had been counted."""
TRIES = 10
"""How often a count is read anew because another server changed it meanwhile."""
NAME_LETTERS = 32


class SharedCounts:
    """The counts of a floor, by keys such as `("place", "192.0.2.1")`."""

    def __init__(self, store: Store) -> None:
        """As the store has them."""
        self._store = store
        self._adding = asyncio.Lock()

    async def look(self, *keys: tuple[str, ...]) -> list[Count]:
        """What was counted under each key."""
        names = [self._name(key) for key in keys]
        found = await self._store.counts(names)
        return [found.get(name, Count(name, 0.0, 0, 0.0)) for name in names]

    async def add(self, *key: str, fades_per_s: float = 0.0, most: float = 1_000.0) -> float:
        """Counts one more, and gives what it comes to."""
        level = 1.0
        async with self._adding:
            for _ in range(TRIES):
                (count,) = await self.look(key)
                level = min(most, level_of(count, fades_per_s) + 1)
                if await self.put(count, level) is not None:
                    break
        return level

    async def forget(self, *key: str) -> None:
        """Has it be as if nothing had been counted."""
        for _ in range(TRIES):
            (count,) = await self.look(key)
            if not count.level or await self.put(count, 0.0) is not None:
                return

    async def put(self, seen: Count, level: float) -> Count | None:
        """Has another level count from now on; nothing if the count is not as it was seen any more."""
        turn = await self._store.put_count(seen.name, level, seen.turn)
        return None if turn is None else Count(seen.name, level, turn, 0.0)

    def _name(self, key: tuple[str, ...]) -> str:
        if self._store.house_key is None:
            raise StoreError(NO_KEY)
        return self._store.house_key.vouch(msgspec.json.encode(key)).hex()[:NAME_LETTERS]


def level_of(count: Count, fades_per_s: float = 0.0) -> float:
    """What a count stands at now.

    >>> level_of(Count("", 10.0, 1, age_s=30.0), fades_per_s=0.05), level_of(Count("", 10.0, 1, age_s=900.0))
    (8.5, 0.0)
    """
    return max(0.0, count.level - count.age_s * fades_per_s) if 0 <= count.age_s < FORGOTTEN_S else 0.0
