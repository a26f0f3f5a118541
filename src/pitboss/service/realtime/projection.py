"""The projection: the states of all streams that screens show, updated by the log in order."""

from collections.abc import Mapping
from typing import NamedTuple

from pitboss.aggregates import REGISTRY
from pitboss.engine.registry import Registry
from pitboss.engine.snapshots import Refused, read_stream_state
from pitboss.engine.transaction import Committed, StreamState
from pitboss.floor.tickets.tickets import PaperKind, Ticket
from pitboss.kernel.decision import Event, Stream
from pitboss.kernel.money import Cents
from pitboss.ledger.chart import owner, shared_guard
from pitboss.store.log import StoredEvent
from pitboss.store.port import Store


class Taken(NamedTuple):
    """An event that was new here."""

    event: Event | None
    """The event as a value, so that nobody decodes it again; none if no screen shows its stream."""


class Projection:
    """All watched streams, up to one place in the log.

    >>> from pitboss.store.log import EMPTY
    >>> floor = Projection(EMPTY.seq, {})
    >>> from pitboss.floor.terminals.chips.chip_events import TerminalSet
    >>> name, body = REGISTRY.names[TerminalSet], b'{"terminal":"7","settings":{"venue":"Pitboss"}}'
    >>> row = StoredEvent(1, "pt/7", 1, 0, name, 0, "setup", "c", body, b"")
    >>> floor.take(row).event.terminal, floor.seq, floor.streams("pt")
    ('7', 1, ['pt/7'])
    """

    def __init__(
        self,
        seq: int,
        states: Mapping[Stream, StreamState],
        registry: Registry = REGISTRY,
        balances: Mapping[str, Cents] | None = None,
    ) -> None:
        """Begins with states of streams. They may be ahead of `seq`, but not behind it."""
        self.seq = seq
        self.balances = {each: cents for each, cents in (balances or {}).items() if shared_guard(each)}
        """The balances of the shared accounts."""
        self._registry = registry
        self._by_prefix: dict[str, dict[Stream, StreamState]] = {prefix: {} for prefix in registry.watched}
        self._latest: dict[str, Stream] = {}
        """The last ticket of each terminal. Its printer may still have to print it."""
        self._held: dict[Stream, Ticket] = {}
        """The withheld tickets, and the vouchers that are not paid yet."""
        for stream, state in states.items():
            self._put(stream, state)

    def state(self, stream: Stream) -> object | None:
        """The state of a stream; none if it has not begun, or if no screen shows its kind."""
        current = self.stream_state(stream)
        return None if current is None else current.state

    def stream_state(self, stream: Stream) -> StreamState | None:
        """The state of a stream with its version and place in the log."""
        return self._by_prefix.get(_prefix(stream), {}).get(stream)

    def stream_states(self) -> dict[Stream, StreamState]:
        """All watched streams."""
        return {stream: state for group in self._by_prefix.values() for stream, state in group.items()}

    def streams(self, prefix: str) -> list[Stream]:
        """The streams of a prefix, in the order in which they were first watched."""
        return list(self._by_prefix.get(prefix, ()))

    def latest_ticket(self, terminal: str) -> Ticket | None:
        """The last ticket of a terminal, while it is worth money."""
        ticket = self.state(self._latest[terminal]) if terminal in self._latest else None
        return ticket if isinstance(ticket, Ticket) and ticket.ended is None else None

    def held_tickets(self) -> list[Ticket]:
        """The withheld tickets, and the vouchers that are not paid yet."""
        return list(self._held.values())

    def take(self, stored: StoredEvent, committed: Committed | None = None) -> Taken | None:
        """Applies the next event, and returns it; none if it was not new. Skipping one breaks an invariant.

        An event that was `committed` here is not decoded or evolved a second time.
        """
        if stored.seq <= self.seq:
            return None
        if stored.seq != self.seq + 1:
            raise AssertionError(f"event {stored.seq} comes after {self.seq}")
        event = self._follow(stored, committed)
        self.seq = stored.seq
        return Taken(event)

    def replace(self, stream: Stream, state: StreamState) -> None:
        """Replaces a wrong state by one that was read from the events."""
        if _prefix(stream) in self._by_prefix:
            self._put(stream, state)

    def _follow(self, stored: StoredEvent, committed: Committed | None) -> Event | None:
        group = self._by_prefix.get(_prefix(stored.stream))
        if group is None:
            return None if committed is None else committed.event
        current = group.get(stored.stream)
        # Later events of a stream that left memory do not matter here, unless it becomes valid again.
        gone = current is None and stored.version > 1 and stored.type not in self._registry.revivals
        fresh = not gone and (current is None or current.seq < stored.seq)
        event = self._registry.read(stored) if committed is None else committed.event
        entry = self._registry.entry(event) if committed is None else committed.entry
        if fresh and committed is not None and committed.after is not None:
            self._put(stored.stream, committed.after)
        elif fresh:
            state = self._registry.evolve(None if current is None else current.state, event, entry)
            self._put(stored.stream, StreamState(stored.version, stored.seq, state))
        for account, cents in entry:
            if shared_guard(account):
                self.balances[account] = self.balances.get(account, 0) + cents
        return event

    def _put(self, stream: Stream, current: StreamState) -> None:
        """Takes over the state of a stream."""
        self._by_prefix[_prefix(stream)][stream] = current
        if isinstance(current.state, Ticket):
            self._index(stream, current.state)

    def _index(self, stream: Stream, ticket: Ticket) -> None:
        """Drops a paid or lapsed ticket from memory, unless it is the last one of its terminal."""
        before = self._latest.get(ticket.issued.terminal, stream)
        known = self.state(before)
        if not isinstance(known, Ticket) or known.issued.sequence <= ticket.issued.sequence:
            self._latest[ticket.issued.terminal] = stream
        voucher = ticket.issued.kind is not PaperKind.TICKET
        if ticket.ended is None and (ticket.hold is not None or voucher):
            self._held[stream] = ticket
        else:
            self._held.pop(stream, None)
        for each in {before, stream} - {self._latest[ticket.issued.terminal]}:
            if self._registry.is_over(self.state(each)):
                del self._by_prefix[_prefix(each)][each]


async def load(store: Store, refused: Refused, registry: Registry = REGISTRY) -> Projection:
    """Loads the floor from a store. Of streams that end, only those are loaded that still hold money."""
    # The end of the log is read first. Later events are already in the streams, or follow.
    seq = (await store.head()).seq
    lasting = [prefix for prefix in registry.watched if prefix not in registry.ending]
    tips = [tip for prefix in lasting for tip in await store.begun(prefix)]
    balances = await store.balances(until=seq)
    owners = dict.fromkeys(owner(account) for account, cents in balances.items() if cents)
    ending = [stream for stream in owners if _prefix(stream) in registry.ending]
    tips += (await store.tips(ending)).values()
    states: dict[Stream, StreamState] = {}
    snapshots = await store.snapshots([tip.stream for tip in tips])
    for tip in tips:
        states[tip.stream] = await read_stream_state(store, registry, tip, snapshots.get(tip.stream), refused)
    return Projection(seq, states, registry, balances)


def _prefix(stream: Stream) -> str:
    return stream.partition("/")[0]
