"""Counts that all servers of a floor share, so that more servers do not give more attempts.

The store keeps them for a while. Their names are hashes, because people type passwords into the name field.
Only the store says how old a count is, so the clocks of servers do not matter. If the store's clock was set,
the count is forgotten, and no wait gets longer.
"""

import asyncio

import msgspec

from pitboss.store.house_key import NO_KEY
from pitboss.store.log import Count
from pitboss.store.port import Store, StoreError

FORGOTTEN_S = 15 * 60
"""A count without a change for so many seconds is forgotten."""
TRIES = 10
"""How often a count is read again because another server changed it meanwhile."""
NAME_CHARACTERS = 32


class SharedCounts:
    """The counts of a floor, by keys such as `("place", "192.0.2.1")`."""

    def __init__(self, store: Store) -> None:
        """Uses the counts of a store."""
        self._store = store
        self._adding = asyncio.Lock()

    async def look(self, *keys: tuple[str, ...]) -> list[Count]:
        """The count of each key."""
        names = [self._name(key) for key in keys]
        counts = await self._store.counts(names)
        return [counts.get(name, Count(name, 0.0, 0, 0.0)) for name in names]

    async def add(self, *key: str, fades_per_s: float = 0.0, most: float = 1_000.0) -> float:
        """Adds one to a count, and returns its new level."""
        level = 1.0
        async with self._adding:
            for _ in range(TRIES):
                (count,) = await self.look(key)
                level = min(most, level_of(count, fades_per_s) + 1)
                if await self.put(count, level) is not None:
                    break
        return level

    async def forget(self, *key: str) -> None:
        """Sets a count to zero."""
        for _ in range(TRIES):
            (count,) = await self.look(key)
            if not count.level or await self.put(count, 0.0) is not None:
                return

    async def put(self, seen: Count, level: float) -> Count | None:
        """Sets the level of a count; none if the count has changed since it was read."""
        turn = await self._store.put_count(seen.name, level, seen.turn)
        return None if turn is None else Count(seen.name, level, turn, 0.0)

    def _name(self, key: tuple[str, ...]) -> str:
        if self._store.house_key is None:
            raise StoreError(NO_KEY)
        return self._store.house_key.vouch(msgspec.json.encode(key)).hex()[:NAME_CHARACTERS]


def level_of(count: Count, fades_per_s: float = 0.0) -> float:
    """The level of a count now.

    >>> level_of(Count("", 10.0, 1, age_s=30.0), fades_per_s=0.05), level_of(Count("", 10.0, 1, age_s=900.0))
    (8.5, 0.0)
    """
    return max(0.0, count.level - count.age_s * fades_per_s) if 0 <= count.age_s < FORGOTTEN_S else 0.0
