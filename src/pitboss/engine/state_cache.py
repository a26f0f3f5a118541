"""The stream states of a command writer: read once, and updated by each commit."""

from collections.abc import Callable, Iterable, Mapping

from pitboss.engine.registry import Registry
from pitboss.engine.snapshots import Refused, read_stream_state
from pitboss.engine.transaction import NOT_BEGUN, StreamState, Transaction
from pitboss.kernel.decision import Stream
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.ledger.chart import BALANCE, shared_guard
from pitboss.store.log import EMPTY, STREAM, Head
from pitboss.store.port import REPLACED, Store, StoreError

MOST_CACHED_STREAMS = 100_000
"""The most streams whose states stay in memory."""

Lookup = Callable[[Stream], StreamState | None]
"""May return an earlier state of a stream, so that less of it must be read."""


class StateCache:
    """The states of streams at one end of the log."""

    def __init__(self, store: Store, registry: Registry, lookup: Lookup, refused: Refused) -> None:
        """Begins empty, at the start of the log."""
        self._store, self._registry, self._lookup, self._refused = store, registry, lookup, refused
        self.head = EMPTY
        """The end of the log after the last transaction of this writer."""
        self.states: dict[Stream, StreamState] = {}
        """The states of streams at `head`."""
        self._outdated: dict[Stream, StreamState] = {}
        """States from before another writer wrote. They must be updated before use."""
        self._distrusted: set[Stream] = set()
        """Streams whose earlier states are no longer looked up."""
        self._balances: dict[str, StreamState] = {}
        """The last known balances of shared accounts."""
        self._summed = 0
        """The place in the log where the balance of every other shared account was zero."""

    def start_at(
        self, head: Head, states: Mapping[Stream, StreamState], balances: Mapping[str, Cents], summed: int
    ) -> None:
        """Takes over states at `head`, and balances that include all events up to `summed`."""
        self.head, self.states, self._summed = head, dict(states), summed
        self._balances = {
            f"{BALANCE}{account}": StreamState(0, summed, cents)
            for account, cents in balances.items()
            if shared_guard(account)
        }

    def clear(self) -> None:
        """Forgets all states, so that they are read again."""
        self.states.clear()
        self._outdated.clear()
        self._balances.clear()
        self._summed = 0

    async def move_to(self, head: Head) -> Instant:
        """Moves to a head that another writer left. Returns the time of its last event."""
        known = [Head(each.seq, each.hash) for each in await self._store.between(self.head.seq, 1)]
        if self.head not in (EMPTY, *known):
            # The log lacks what this writer acknowledged, so it is another log.
            raise StoreError(REPLACED)
        last = await self._store.between(head.seq, 1)
        self._note_balances()
        self._outdated = (
            self.states if len(self._outdated) > MOST_CACHED_STREAMS else self._outdated | self.states
        )
        self.states, self.head = {}, head
        return last[0].at if last else 0

    async def load(self, names: Iterable[Stream]) -> None:
        """Updates streams: from memory, from their snapshots, or from their first event."""
        missing = [name for name in names if name not in self.states]
        if not missing:
            return
        for name in missing:
            if name.startswith(BALANCE):
                await self._load_balance(name)
        missing = [name for name in missing if not name.startswith(BALANCE)]
        for name in set(missing) - self._distrusted:
            given = self._lookup(name)
            if given is not None and given.version > self._outdated.get(name, NOT_BEGUN).version:
                self._outdated[name] = given
        tips = await self._store.tips([name for name in missing if STREAM.fullmatch(name)])
        unknown = [name for name in tips if name not in self._outdated]
        snapshots = await self._store.snapshots(unknown) if unknown else {}
        for name in missing:
            tip, known = tips.get(name), self._outdated.pop(name, NOT_BEGUN)
            if tip is None:
                self.states[name] = NOT_BEGUN
                continue
            if name in snapshots or not known.version:
                self.states[name] = await read_stream_state(
                    self._store, self._registry, tip, snapshots.get(name), self._refused
                )
                continue
            state = known.state
            if known.version < tip.version:
                state = self._registry.follow(state, await self._store.stream(name, after=known.version))
            self.states[name] = StreamState(tip.version, tip.seq, state)

    def adopt(self, transaction: Transaction) -> None:
        """Takes over the states after a committed transaction."""
        self.head = transaction.end
        if len(self.states) > MOST_CACHED_STREAMS:
            # A pending transaction reads the same dictionary, and loads again what it misses.
            self._note_balances()
            self.states.clear()
        self.states |= transaction.moved
        for name, moved in transaction.moved.items():
            if self._registry.is_over(moved.state):
                del self.states[name]
        # After an incident, the state in memory cannot be trusted. The stream is read again from its events.
        self._distrusted |= transaction.batch.forget
        for name in transaction.batch.forget:
            self.states.pop(name, None)

    async def _load_balance(self, name: str) -> None:
        """Updates the balance of a shared account from where it was last known."""
        account, known = name.removeprefix(BALANCE), self._balances.get(name, StreamState(0, self._summed, 0))
        since = (await self._store.sums([account], after=known.seq)).get(account, 0)
        self.states[name] = StreamState(0, self.head.seq, int(known.state) + since)  # type: ignore[call-overload]

    def _note_balances(self) -> None:
        """Remembers the balances of shared accounts. Adding later postings is faster than a full sum."""
        self._balances |= {name: state for name, state in self.states.items() if name.startswith(BALANCE)}
