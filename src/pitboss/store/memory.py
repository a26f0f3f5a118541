"""A store in memory: for tests, and for play that need not be saved."""

import asyncio
import secrets
from collections.abc import AsyncGenerator, Callable, Collection, Iterable
from time import monotonic

import msgspec

from pitboss.store.check import ConflictError, check_batch
from pitboss.store.house_key import HouseKey
from pitboss.store.log import EMPTY, Answer, Count, Head, Lease, Line, Snapshot, StoredEvent, Tip, VaultRow
from pitboss.store.port import MOST_COUNTS, Batch, OpenTransaction, append_in_steps, open_secret

PIECE_ROWS = 4096
"""How many rows a long read returns at a time."""


class MemoryStore:
    """Stores everything until the process ends.

    >>> asyncio.run(MemoryStore().head()).seq
    0
    """

    def __init__(self, house_key: HouseKey | None = None, clock: Callable[[], float] = monotonic) -> None:
        """Starts empty, with a new house key if none is given."""
        self.clock = clock
        self._lock = asyncio.Lock()
        self._events: list[StoredEvent] = []
        self._lines: list[Line] = []
        self._answers: dict[str, Answer] = {}
        self._tips: dict[str, Tip] = {}
        self._snapshots: dict[str, Snapshot] = {}
        self._vault: dict[tuple[str, str], bytes] = {}
        self._leases: dict[str, Lease] = {}
        self._counts: dict[str, Count] = {}
        """The least recently changed first. Each has the time of its change in place of its age."""
        self._turn = 0
        self._secret = secrets.token_bytes(32)
        self.house_key: HouseKey | None = house_key or HouseKey(secrets.token_bytes(32))

    async def begin(self, ids: Collection[str]) -> OpenTransaction:
        """Takes the write lock, and looks up commands."""
        await self._lock.acquire()
        return OpenTransaction(
            await self.head(), {each: self._answers[each] for each in ids if each in self._answers}
        )

    async def append(self, start: Head, batch: Batch) -> OpenTransaction | None:
        """Writes a whole transaction, if the log ends at `start`."""
        return await append_in_steps(self, start, batch)

    async def tips(self, streams: Collection[str]) -> dict[str, Tip]:
        """The ends of streams."""
        return {name: self._tips[name] for name in streams if name in self._tips}

    async def begun(self, prefix: str) -> list[Tip]:
        """The ends of all streams with a prefix."""
        return sorted(tip for name, tip in self._tips.items() if name.startswith(f"{prefix}/"))

    async def snapshots(self, streams: Collection[str]) -> dict[str, Snapshot]:
        """The snapshots of streams."""
        return {name: self._snapshots[name] for name in streams if name in self._snapshots}

    async def stream(self, name: str, after: int = 0) -> list[StoredEvent]:
        """The events of a stream after a version, found by going back from its end."""
        events: list[StoredEvent] = []
        at = self._tips[name].seq if name in self._tips else 0
        while at and self._events[at - 1].version > after:
            events.append(self._events[at - 1])
            at = events[-1].prior
        return events[::-1]

    async def of_deal(self, stream: str, deal: str) -> list[StoredEvent]:
        """The events of a stream of promises for one deal."""
        events = await self.stream(stream)
        return [each for each in events if msgspec.json.decode(each.body).get("deal") == deal]

    async def commit(self, batch: Batch) -> None:
        """Writes the batch, and releases the write lock."""
        try:
            self._write(await self.head(), batch)
        finally:
            self._lock.release()

    def _write(self, head: Head, batch: Batch) -> None:
        moved = check_batch(head, self._tips, batch)
        answers = {answer.id: answer for answer in batch.answers}
        if len(answers) < len(batch.answers) or answers.keys() & self._answers.keys():
            raise ConflictError("A command was answered before.")
        self._tips |= moved
        self._events += batch.events
        self._lines += [Line(*line) for line in batch.lines]
        self._answers |= answers
        for name in batch.forget:
            self._snapshots.pop(name, None)
        self._snapshots |= {each.stream: each for each in batch.snapshots}

    async def rollback(self) -> None:
        """Releases the write lock."""
        self._lock.release()

    async def head(self) -> Head:
        """The end of the log."""
        return Head(self._events[-1].seq, self._events[-1].hash) if self._events else EMPTY

    async def secret(self) -> bytes:
        """The key for ticket numbers."""
        return open_secret(self.house_key, self._secret)

    async def sealed(self) -> bytes:
        """The same key as stored. In memory it needs no seal."""
        return self._secret

    async def forget(self, streams: Collection[str]) -> None:
        """Deletes snapshots."""
        for name in streams:
            self._snapshots.pop(name, None)

    async def put_secret(self, kind: str, name: str, value: bytes | None) -> None:
        """Puts a value into the vault, or deletes it."""
        if value is None:
            self._vault.pop((kind, name), None)
        else:
            self._vault[kind, name] = value

    async def get_secret(self, kind: str, name: str) -> bytes | None:
        """The value of a name in the vault."""
        return self._vault.get((kind, name))

    async def get_secrets(self, kind: str) -> dict[str, bytes]:
        """All values of one kind in the vault."""
        return {name: value for (each, name), value in self._vault.items() if each == kind}

    async def check_durable(self) -> None:
        """Memory is never durable, so there is nothing to check."""

    async def lease(self, name: str, owner: str, address: str, over: int = 0) -> Lease:
        """Takes or renews a lease."""
        before = self._leases.get(name, Lease(name, "", "", 0))
        if before.owner in ("", owner) or before.renewals == over:
            self._leases[name] = Lease(name, owner, address, before.renewals + 1)
        return self._leases[name]

    async def release(self, name: str, owner: str) -> None:
        """Releases a lease of this owner."""
        lease = self._leases.get(name)
        if lease is not None and lease.owner == owner:
            self._leases[name] = lease._replace(owner="", renewals=lease.renewals + 1)

    async def leases(self, names: Collection[str]) -> dict[str, Lease]:
        """The leases of names."""
        return {name: self._leases[name] for name in names if name in self._leases}

    async def counts(self, names: Collection[str]) -> dict[str, Count]:
        """The counts of names."""
        counts = (self._counts[name] for name in names if name in self._counts)
        return {each.name: each._replace(age_s=self.clock() - each.age_s) for each in counts}

    async def put_count(self, name: str, level: float, over: int) -> int | None:
        """Replaces a count."""
        if name in self._counts and self._counts[name].turn != over:
            return None
        self._counts.pop(name, None)
        self._turn += 1
        self._counts[name] = Count(name, level, self._turn, self.clock())
        if len(self._counts) > MOST_COUNTS:
            del self._counts[next(iter(self._counts))]
        return self._turn

    async def events(self, after: int = 0) -> AsyncGenerator[list[StoredEvent], None]:
        """All events after a place in the log."""
        end = len(self._events)
        for at in range(after, end, PIECE_ROWS):
            yield self._events[at : min(at + PIECE_ROWS, end)]

    async def lines(self, after: int = 0) -> AsyncGenerator[list[Line], None]:
        """All postings of events after a place in the log."""
        lines = [line for line in self._lines if line.seq > after]
        for at in range(0, len(lines), PIECE_ROWS):
            yield lines[at : at + PIECE_ROWS]

    async def answers(self, after: int = 0) -> AsyncGenerator[list[Answer], None]:
        """The answers to the commands that caused events after a place in the log."""
        answers = sorted(
            (each for each in self._answers.values() if each.first > after), key=lambda each: each.first
        )
        for at in range(0, len(answers), PIECE_ROWS):
            yield answers[at : at + PIECE_ROWS]

    async def all_snapshots(self) -> AsyncGenerator[list[Snapshot], None]:
        """The snapshots of all streams."""
        yield list(self._snapshots.values())

    async def between(self, first: int, count: int) -> list[StoredEvent]:
        """A number of events from a place in the log."""
        return self._events[first - 1 : first - 1 + count]

    async def balances(self, until: int | None = None) -> dict[str, int]:
        """The sum of the postings of every account."""
        return _add_up(line for line in self._lines if until is None or line.seq <= until)

    async def sums(self, accounts: Collection[str], after: int) -> dict[str, int]:
        """The sums posted on accounts after a place in the log."""
        return _add_up(line for line in self._lines if line.seq > after and line.account in accounts)

    async def dump(self) -> AsyncGenerator[Batch, None]:
        """All rows at once."""
        answers, snapshots = list(self._answers.values()), list(self._snapshots.values())
        vault = [VaultRow(*key, value) for key, value in self._vault.items()]
        yield Batch(self._events[:], [*self._lines], answers, snapshots, set(), vault)

    async def fill(self, secret: bytes, batches: Iterable[Batch]) -> bool:
        """Stores the dump of another store."""
        async with self._lock:
            if self._events or self._answers or self._vault:
                return False
            whole = Batch([], [], [], [], set())
            vault: list[VaultRow] = []
            for events, lines, answers, snapshots, _, secrets in batches:
                whole.events.extend(events)
                whole.lines.extend(lines)
                whole.answers.extend(answers)
                whole.snapshots.extend(snapshots)
                vault.extend(secrets)
            self._write(EMPTY, whole)
            self._vault = {(each.kind, each.name): each.value for each in vault}
            self._secret = secret
        return True

    async def close(self) -> None:
        """There is nothing to close."""


def _add_up(lines: Iterable[Line]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for line in lines:
        sums[line.account] = sums.get(line.account, 0) + line.cents
    return sums
