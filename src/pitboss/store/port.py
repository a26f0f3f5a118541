"""The port: the interface of every store. Memory, SQLite and PostgreSQL all pass the same tests."""

from collections.abc import AsyncGenerator, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from pitboss.kernel.rejection import Rejection
from pitboss.store.house_key import NO_KEY, SECRET_NAME, HouseKey, is_sealed
from pitboss.store.log import Answer, Count, Head, Lease, Line, Snapshot, StoredEvent, Tip, VaultRow


class OpenTransaction(NamedTuple):
    """What a writer gets with the write lock."""

    head: Head
    answers: Mapping[str, Answer]
    """The earlier answers to its commands."""


class Batch(NamedTuple):
    """The rows of one transaction: all of them are written, or none."""

    events: list[StoredEvent]
    lines: list[tuple[int, int, str, int]]
    """Rows of postings: `Line` as plain tuples, because there are many."""
    answers: list[Answer]
    snapshots: list[Snapshot]
    forget: set[str]
    """Streams whose snapshots must be deleted."""
    vault: Sequence[VaultRow] = ()
    """Only for dump and fill. No transaction writes to the vault."""


class StoreError(Exception):
    """The store does not work now: the disk is full, or the database is gone. Nothing was written partly.

    Whether a failed commit was stored is known only when the store is back. Then the same command with the
    same id gives the right answer.
    """

    def __init__(self, rejection: Rejection) -> None:
        """Takes the message for people."""
        super().__init__(rejection.code)
        self.rejection = rejection

    def __str__(self) -> str:
        """A line for the log."""
        # The import is slow, and a store that works needs no words.
        from pitboss.words.rendering import english  # noqa: PLC0415

        return f"{english(self.rejection.text)} ({self.code})"

    @property
    def code(self) -> str:
        """The code for programs."""
        return self.rejection.code


DAMAGED = Rejection("store-corrupt")
REPLACED = Rejection("store-replaced")
LOST = Rejection("store-unavailable", {"case": "mid-transaction"})
"""The same rejection for every store."""
BROKEN = Rejection("internal-error")
"""The answer to a command that broke an invariant."""


MOST_COUNTS = 30_000
"""How many counts a store keeps. The least recently changed are deleted first."""


class Store(Protocol):
    """The store of events, postings and answers. One writer of all processes holds the write lock."""

    house_key: HouseKey | None
    """None if the store was opened only for reading."""

    async def begin(self, ids: Collection[str]) -> OpenTransaction:
        """Takes the write lock, and looks up commands. Waits while another process holds the lock."""
        ...

    async def append(self, start: Head, batch: Batch) -> OpenTransaction | None:
        """Writes a whole transaction that was decided ahead, if the log ends at `start`.

        It returns None and holds no lock if it is written. If the log has grown, or one of the commands was
        answered before, nothing is written, and the transaction is only begun.
        """
        ...

    async def tips(self, streams: Collection[str]) -> dict[str, Tip]:
        """The ends of streams. Streams without events are missing."""
        ...

    async def begun(self, prefix: str) -> list[Tip]:
        """The ends of all streams with a prefix, such as `pt`, in the order of their names."""
        ...

    async def snapshots(self, streams: Collection[str]) -> dict[str, Snapshot]:
        """The snapshots of streams, where there are any."""
        ...

    async def stream(self, name: str, after: int = 0) -> list[StoredEvent]:
        """The events of a stream after a version, in order."""
        ...

    async def commit(self, batch: Batch) -> None:
        """Writes the batch durably, and releases the write lock. If it fails, nothing is written."""
        ...

    async def rollback(self) -> None:
        """Releases the write lock without writing."""
        ...

    async def head(self) -> Head:
        """The current end of the log."""
        ...

    async def secret(self) -> bytes:
        """The key for ticket numbers. It is created once, with the store."""
        ...

    async def sealed(self) -> bytes:
        """The same key as stored: only the house key opens it."""
        ...

    async def forget(self, streams: Collection[str]) -> None:
        """Deletes snapshots that must not be used."""
        ...

    async def put_secret(self, kind: str, name: str, value: bytes | None) -> None:
        """Puts a value into the vault durably, replacing an old one, or deletes it."""
        ...

    async def get_secret(self, kind: str, name: str) -> bytes | None:
        """The value of a name in the vault."""
        ...

    async def get_secrets(self, kind: str) -> dict[str, bytes]:
        """All values of one kind in the vault, by name."""
        ...

    async def check_durable(self) -> None:
        """Raises StoreError if a power failure could undo acknowledged commits."""
        ...

    async def lease(self, name: str, owner: str, address: str, over: int = 0) -> Lease:
        """Takes a free lease, or renews an own one; returns the present lease.

        The owner renews it in time. A server that has seen `over` renewals and no more for too long may take
        it over, if there are still no more. So only that server's own clock matters.
        """
        ...

    async def release(self, name: str, owner: str) -> None:
        """Releases a lease of this owner."""
        ...

    async def leases(self, names: Collection[str]) -> dict[str, Lease]:
        """The leases of names, where there ever was one."""
        ...

    async def counts(self, names: Collection[str]) -> dict[str, Count]:
        """The counts of names, where they are still stored."""
        ...

    async def put_count(self, name: str, level: float, over: int) -> int | None:
        """Replaces the count of turn `over`; returns the new turn, or None if it was replaced already."""
        ...

    def events(self, after: int = 0) -> AsyncGenerator[list[StoredEvent], None]:
        """All events after a place in the log, in order, some thousands at a time, as of one moment."""
        ...

    def lines(self, after: int = 0) -> AsyncGenerator[list[Line], None]:
        """All postings of events after a place in the log, in order, some thousands at a time."""
        ...

    async def of_deal(self, stream: str, deal: str) -> list[StoredEvent]:
        """The events of a stream of promises for one deal, found without reading the others."""
        ...

    def answers(self, after: int = 0) -> AsyncGenerator[list[Answer], None]:
        """The answers to the commands that caused events after a place in the log, in the same order."""
        ...

    def all_snapshots(self) -> AsyncGenerator[list[Snapshot], None]:
        """The snapshots of all streams, some thousands at a time."""
        ...

    async def between(self, first: int, count: int) -> list[StoredEvent]:
        """A number of events from a place in the log."""
        ...

    async def balances(self, until: int | None = None) -> dict[str, int]:
        """The sum of the postings of every account, up to a place in the log if one is given."""
        ...

    async def sums(self, accounts: Collection[str], after: int) -> dict[str, int]:
        """The sums posted on accounts after a place in the log, where there are postings."""
        ...

    def dump(self) -> AsyncGenerator[Batch, None]:
        """All stored rows as of one moment, in batches of some thousands, the events first."""
        ...

    async def fill(self, secret: bytes, batches: Iterable[Batch]) -> bool:
        """Stores the dump of another store: all of it, or nothing. False if this store is not empty.

        The secret and the vault are stored as they are.
        """
        ...

    async def close(self) -> None:
        """Closes files and connections."""
        ...


def open_secret(key: HouseKey | None, stored: bytes) -> bytes:
    """Opens the stored key for ticket numbers."""
    if not is_sealed(stored):
        return stored
    secret = None if key is None else key.unseal(SECRET_NAME, stored)
    if secret is None:
        raise StoreError(NO_KEY)
    return secret


async def append_in_steps(store: Store, start: Head, batch: Batch) -> OpenTransaction | None:
    """Writes a whole transaction in the steps that any store has."""
    opened = await store.begin([answer.id for answer in batch.answers])
    if opened.head != start or opened.answers:
        return opened
    await store.commit(batch)
    return None
