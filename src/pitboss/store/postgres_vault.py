"""The vault of the PostgreSQL store, the leases and the counts: all that changes beside the log."""

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
    """The part of the store that needs no write lock: each change is one statement."""

    @abstractmethod
    async def _ask(self, sql: str, *args: object) -> list[Any]:
        """The answer to a short question."""

    async def put_secret(self, kind: str, name: str, value: bytes | None) -> None:
        """Puts something into the vault, or takes it out."""
        if value is None:
            await self._ask(DELETE_SECRET, kind, name)
        else:
            await self._ask(PUT_SECRET, kind, name, value)

    async def get_secret(self, kind: str, name: str) -> bytes | None:
        """What the vault has under a name."""
        return next((value for (value,) in await self._ask(GET_SECRET, kind, name)), None)

    async def get_secrets(self, kind: str) -> dict[str, bytes]:
        """All of one kind that the vault has."""
        return dict(await self._ask(GET_SECRETS, kind))

    async def lease(self, name: str, owner: str, address: str, over: int = 0) -> Lease:
        """Takes something, or goes on having it."""
        taken = await self._ask(LEASE, name, owner, address, over)
        (row,) = taken or await self._ask(HOLDER, name)
        return Lease(*row)

    async def release(self, name: str, owner: str) -> None:
        """Gives it back, if it is this owner's."""
        await self._ask(RELEASE, name, owner)

    async def leases(self, names: Collection[str]) -> dict[str, Lease]:
        """Who has what."""
        return {row[0]: Lease(*row) for row in await self._ask(LEASES, list(names))}

    async def counts(self, names: Collection[str]) -> dict[str, Count]:
        """What was counted."""
        return {row[0]: Count(*row) for row in await self._ask(COUNTS, list(names))}

    async def put_count(self, name: str, level: float, over: int) -> int | None:
        """Puts a count in place of one."""
        return next((turn for (turn,) in await self._ask(PUT_COUNT, name, level, over, MOST_COUNTS)), None)
