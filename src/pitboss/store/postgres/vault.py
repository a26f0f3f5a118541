"""The vault, leases and counts of the PostgreSQL store: all that changes beside the log."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Any

from pitboss.store.log import Count, Lease
from pitboss.store.port import MOST_COUNTS

PUT_SECRET = (
    "INSERT INTO vault VALUES ($1, $2, $3) ON CONFLICT (kind, name) DO UPDATE SET value = excluded.value"
)
DELETE_SECRET = "DELETE FROM vault WHERE kind = $1 AND name = $2"
GET_SECRET = "SELECT value FROM vault WHERE kind = $1 AND name = $2"
GET_SECRETS = "SELECT name, value FROM vault WHERE kind = $1"
LEASE = """
INSERT INTO leases VALUES ($1, $2, $3, 1)
ON CONFLICT (name) DO UPDATE
SET owner = excluded.owner, address = excluded.address, renewals = leases.renewals + 1
WHERE leases.owner IN ('', excluded.owner) OR leases.renewals = $4
RETURNING *
"""
HOLDER = "SELECT * FROM leases WHERE name = $1"
RELEASE = "UPDATE leases SET owner = '', renewals = renewals + 1 WHERE name = $1 AND owner = $2"
LEASES = "SELECT * FROM leases WHERE name = ANY($1::text[])"
COUNTS = """
SELECT name, level, turn, extract(epoch FROM clock_timestamp() - at)::float8 FROM counts
WHERE name = ANY($1::text[])
"""
PUT_COUNT = """
WITH oldest AS (DELETE FROM counts WHERE turn <= (SELECT max(turn) FROM counts) - $4::bigint AND name <> $1)
INSERT INTO counts (name, level, at) VALUES ($1, $2, clock_timestamp())
ON CONFLICT (name) DO UPDATE SET level = excluded.level, turn = excluded.turn, at = excluded.at
WHERE counts.turn = $3
RETURNING turn
"""


class PostgresVault(ABC):
    """The part of the store that needs no write lock, because each change is one statement."""

    @abstractmethod
    async def _query(self, sql: str, *args: object) -> list[Any]:
        """The rows of a short query."""

    async def put_secret(self, kind: str, name: str, value: bytes | None) -> None:
        """Puts a value into the vault, or deletes it."""
        if value is None:
            await self._query(DELETE_SECRET, kind, name)
        else:
            await self._query(PUT_SECRET, kind, name, value)

    async def get_secret(self, kind: str, name: str) -> bytes | None:
        """The value of a name in the vault."""
        return next((value for (value,) in await self._query(GET_SECRET, kind, name)), None)

    async def get_secrets(self, kind: str) -> dict[str, bytes]:
        """All values of one kind in the vault."""
        return dict(await self._query(GET_SECRETS, kind))

    async def lease(self, name: str, owner: str, address: str, over: int = 0) -> Lease:
        """Takes or renews a lease."""
        taken = await self._query(LEASE, name, owner, address, over)
        (row,) = taken or await self._query(HOLDER, name)
        return Lease(*row)

    async def release(self, name: str, owner: str) -> None:
        """Releases a lease of this owner."""
        await self._query(RELEASE, name, owner)

    async def leases(self, names: Collection[str]) -> dict[str, Lease]:
        """The leases of names."""
        return {row[0]: Lease(*row) for row in await self._query(LEASES, list(names))}

    async def counts(self, names: Collection[str]) -> dict[str, Count]:
        """The counts of names."""
        return {row[0]: Count(*row) for row in await self._query(COUNTS, list(names))}

    async def put_count(self, name: str, level: float, over: int) -> int | None:
        """Replaces a count."""
        return next((turn for (turn,) in await self._query(PUT_COUNT, name, level, over, MOST_COUNTS)), None)
