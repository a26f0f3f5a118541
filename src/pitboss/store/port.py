"""The port: what any store does. Memory, SQLite and PostgreSQL all pass the same tests."""

from collections.abc import AsyncGenerator, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from pitboss.kernel.rejection import Rejection
from pitboss.store.house_key import NO_KEY, SECRET_NAME, HouseKey, is_sealed
from pitboss.store.log import Answer, Count, Head, Lease, Line, Snapshot, StoredEvent, Tip, VaultRow


class OpenTransaction(NamedTuple):
    """What a writer sees once it holds the write lock."""

    head: Head
    answers: Mapping[str, Answer]
    """Of the commands it asked about, those that were answered before."""


class Batch(NamedTuple):
    """The rows of one transaction: all of them are written, or none."""

    events: list[StoredEvent]
    lines: list[tuple[int, int, str, int]]
    """Rows of postings: `Line` without its names, for there are many."""
    answers: list[Answer]
    snapshots: list[Snapshot]
    forget: set[str]
    """Streams whose snapshots are not to be trusted."""
    vault: Sequence[VaultRow] = ()
    """Only where a store gives everything out or takes it in: no transaction writes there."""


class StoreError(Exception):
    """The store cannot do its work now: the disk is full, the database is gone. Nothing was half done.

    Whether a commit that failed so was kept is known only when the store is back: the same command with the
    same id then gives the right answer.
    """

    def __init__(self, trouble: Rejection) -> None:
        """Keeps what people are told."""
        super().__init__(trouble.message)
        self.trouble = trouble

    @property
    def code(self) -> str:
        """What programs go by."""
        return self.trouble.code


DAMAGED = Rejection("store-corrupt", "The database is damaged: stop, and restore it from a backup.")
REPLACED = Rejection("store-replaced", "Another database stands where this one was: start the system anew.")
LOST = Rejection("store-unavailable", "The database was lost in mid-transaction: nothing was kept.")
"""What every store says in the same words."""
BROKEN = Rejection("internal-error", "A mistake in Pitboss itself: the command was not carried out.")
"""What people are told of a command that broke an invariant."""


MOST_COUNTS = 30_000
"""Counts that a store keeps; those that changed least lately go first."""


class Store(Protocol):
    """Where events, postings and answers are kept. One writer of all processes holds the write lock."""

    house_key: HouseKey | None
    """From outside the store; none where it was opened for reading only."""

    async def begin(self, ids: Collection[str]) -> OpenTransaction:
        """Takes the write lock, and looks up commands. Waits while another process holds the lock."""
        ...

    async def append(self, start: Head, batch: Batch) -> OpenTransaction | None:
        """A whole transaction at once, for what is decided beforehand on a log that ends there.

        It returns nothing and holds no lock if it is written. If the log has gone on, or one of the commands
        was answered before, nothing is written, and the transaction is only begun.
        """
        ...

    async def tips(self, streams: Collection[str]) -> dict[str, Tip]:
        """The ends of streams, as far as they have begun."""
        ...

    async def begun(self, room: str) -> list[Tip]:
        """The ends of all streams of a room, such as `pt`, in the order of their names."""
        ...

    async def snapshots(self, streams: Collection[str]) -> dict[str, Snapshot]:
        """The snapshots of streams, as far as there are any."""
        ...

    async def stream(self, name: str, after: int = 0) -> list[StoredEvent]:
        """The events of a stream after a version, in order."""
        ...

    async def commit(self, batch: Batch) -> None:
        """Writes, makes it durable, and releases the write lock. If it fails nothing is written."""
        ...

    async def rollback(self) -> None:
        """Releases the write lock with nothing written."""
        ...

    async def head(self) -> Head:
        """The end of the log as it stands."""
        ...

    async def secret(self) -> bytes:
        """The key that ticket numbers are made with; drawn once, when the store was made."""
        ...

    async def sealed(self) -> bytes:
        """The same as it is kept: only the house key opens it."""
        ...

    async def forget(self, streams: Collection[str]) -> None:
        """Throws snapshots away that are not to be trusted."""
        ...

    async def put_secret(self, kind: str, name: str, value: bytes | None) -> None:
        """Puts something into the vault, durably, in place of what was there; or takes it out."""
        ...

    async def get_secret(self, kind: str, name: str) -> bytes | None:
        """What the vault has under a name."""
        ...

    async def get_secrets(self, kind: str) -> dict[str, bytes]:
        """All of one kind that the vault has, by name."""
        ...

    async def check_durable(self) -> None:
        """Raises trouble if a power cut could take back what is acknowledged."""
        ...

    async def lease(self, name: str, owner: str, address: str, over: int = 0) -> Lease:
        """Takes something that nobody has, or goes on having it; says who has it.

        The owner renews it in time. Who saw `over` renewals and no more for too long may take it over, if
        there are still no more: so no clock but their own has a say.
        """
        ...

    async def release(self, name: str, owner: str) -> None:
        """Gives it back, if it is this owner's."""
        ...

    async def leases(self, names: Collection[str]) -> dict[str, Lease]:
        """Who has what, as far as anybody ever had it."""
        ...

    async def counts(self, names: Collection[str]) -> dict[str, Count]:
        """What was counted, as far as it is known still."""
        ...

    async def put_count(self, name: str, level: float, over: int) -> int | None:
        """Puts a count in place of that of turn `over`, and gives its own turn; nothing if another did so."""
        ...

    def events(self, after: int = 0) -> AsyncGenerator[list[StoredEvent], None]:
        """All events after a place in the log, in order, some thousands at a time, as of one moment."""
        ...

    def lines(self, after: int = 0) -> AsyncGenerator[list[Line], None]:
        """All postings of events after a place in the log, in order, some thousands at a time."""
        ...

    async def of_deal(self, stream: str, deal: str) -> list[StoredEvent]:
        """The events of a stream of promises that are about one deal, found without reading the others."""
        ...

    def answers(self, after: int = 0) -> AsyncGenerator[list[Answer], None]:
        """What became of the commands that caused events after a place in the log, in the order of these."""
        ...

    def all_snapshots(self) -> AsyncGenerator[list[Snapshot], None]:
        """The snapshots of all streams, some thousands at a time."""
        ...

    async def between(self, first: int, count: int) -> list[StoredEvent]:
        """So many events from a place in the log."""
        ...

    async def balances(self, until: int | None = None) -> dict[str, int]:
        """The sum of the postings of every account, up to a place in the log where one is named."""
        ...

    async def sums(self, accounts: Collection[str], after: int) -> dict[str, int]:
        """What was posted on accounts after a place in the log, as far as anything was."""
        ...

    def dump(self) -> AsyncGenerator[Batch, None]:
        """All rows that are kept, as of one moment, in batches of some thousands, the events first."""
        ...

    async def fill(self, secret: bytes, batches: Iterable[Batch]) -> bool:
        """Takes in what another store gave out: all of it, or nothing. False if something is here already.

        The secret and the vault come as they are to be kept.
        """
        ...

    async def close(self) -> None:
        """Lets go of files and connections."""
        ...


def open_secret(key: HouseKey | None, kept: bytes) -> bytes:
    """The key of ticket numbers, as it is kept."""
    if not is_sealed(kept):
        return kept
    secret = None if key is None else key.unseal(SECRET_NAME, kept)
    if secret is None:
        raise StoreError(NO_KEY)
    return secret


async def append_in_steps(store: Store, start: Head, batch: Batch) -> OpenTransaction | None:
    """A whole transaction in the steps that any store has."""
    opened = await store.begin([answer.id for answer in batch.answers])
    if opened.head != start or opened.answers:
        return opened
    await store.commit(batch)
    return None
