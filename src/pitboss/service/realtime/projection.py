"""The projection: the states of all streams that screens show, fed by the log in order."""

from collections.abc import Mapping

from pitboss.aggregates import REGISTRY
from pitboss.engine.registry import Registry
from pitboss.engine.snapshots import Refused, read_stream_state
from pitboss.engine.transaction import Committed, StreamState
from pitboss.floor.tickets.tickets import Ticket
from pitboss.kernel.decision import Stream
from pitboss.kernel.money import Cents
from pitboss.ledger.chart import shared_guard
from pitboss.store.log import StoredEvent
from pitboss.store.port import Store


class Projection:
    """All streams that are watched, as of one place in the log.

    >>> from pitboss.store.log import EMPTY
    >>> floor = Projection(EMPTY.seq, {})
    >>> body = b'{"terminal":"7","settings":{"venue":"Pitboss"}}'
    >>> row = StoredEvent(1, "pt/7", 1, 0, "terminal-set.1", 0, "setup", "c", body, b"")
    >>> floor.take(row), floor.seq, floor.streams("pt")
    (True, 1, ['pt/7'])
    """

    def __init__(
        self,
        seq: int,
        states: Mapping[Stream, StreamState],
        registry: Registry = REGISTRY,
        balances: Mapping[str, Cents] | None = None,
    ) -> None:
        """Begins with states of streams. Some may be ahead of that place in the log, but none behind."""
        self.seq = seq
        self.balances = {each: cents for each, cents in (balances or {}).items() if shared_guard(each)}
        """Of the accounts that many streams take from."""
        self._registry = registry
        self._rooms: dict[str, dict[Stream, StreamState]] = {room: {} for room in registry.watched}
        self._latest: dict[str, Stream] = {}
        """The last ticket of each terminal, which its printer may still have to print."""
        self._held: dict[Stream, Ticket] = {}
        """The tickets that are withheld."""
        for stream, state in states.items():
            self._put(stream, state)

    def state(self, stream: Stream) -> object | None:
        """The state of a stream; none if it has not begun, or no screen shows its kind."""
        stands = self.stream_state(stream)
        return None if stands is None else stands.state

    def stream_state(self, stream: Stream) -> StreamState | None:
        """The same, with the event up to which that is so."""
        return self._rooms.get(_room(stream), {}).get(stream)

    def stream_states(self) -> dict[Stream, StreamState]:
        """All that is watched."""
        return {stream: stands for room in self._rooms.values() for stream, stands in room.items()}

    def streams(self, room: str) -> list[Stream]:
        """The streams of a room, in the order in which they began to be watched."""
        return list(self._rooms.get(room, ()))

    def latest_ticket(self, terminal: str) -> Ticket | None:
        """The last ticket of a terminal, while it stands for money."""
        ticket = self.state(self._latest[terminal]) if terminal in self._latest else None
        return ticket if isinstance(ticket, Ticket) and ticket.ended is None else None

    def held_tickets(self) -> list[Ticket]:
        """The tickets that are withheld."""
        return list(self._held.values())

    def take(self, kept: StoredEvent, committed: Committed | None = None) -> bool:
        """Takes the next event in; says whether it was new. To leave one out breaks an invariant.

        An event that was `committed` here is neither decoded nor evolved a second time.
        """
        if kept.seq <= self.seq:
            return False
        if kept.seq != self.seq + 1:
            raise AssertionError(f"event {kept.seq} is told after {self.seq}")
        self._follow(kept, committed)
        self.seq = kept.seq
        return True

    def replace(self, stream: Stream, state: StreamState) -> None:
        """Puts a state that was read from its events in place of one that was found wrong."""
        if _room(stream) in self._rooms:
            self._put(stream, state)

    def _follow(self, kept: StoredEvent, committed: Committed | None) -> None:
        room = self._rooms.get(_room(kept.stream))
        if room is None:
            return
        stands = room.get(kept.stream)
        # What happens to a ticket that left memory is of no consequence here, unless it is good again.
        gone = stands is None and kept.version > 1 and kept.type != "ticket-reinstated.1"
        fresh = not gone and (stands is None or stands.seq < kept.seq)
        if committed is not None and committed.after is not None:
            entry = committed.entry
            if fresh:
                self._put(kept.stream, committed.after)
        elif fresh:
            state, entry = self._registry.step(None if stands is None else stands.state, kept)
            self._put(kept.stream, StreamState(kept.version, kept.seq, state))
        else:
            entry = self._registry.entry(self._registry.read(kept))
        for account, cents in entry:
            if shared_guard(account):
                self.balances[account] = self.balances.get(account, 0) + cents

    def _put(self, stream: Stream, stands: StreamState) -> None:
        """Takes over the state of a stream."""
        self._rooms[_room(stream)][stream] = stands
        if isinstance(stands.state, Ticket):
            self._index(stream, stands.state)

    def _index(self, stream: Stream, ticket: Ticket) -> None:
        """Drops a ticket that is paid or lapsed: only the log remembers it, once it is not the last."""
        before = self._latest.get(ticket.issued.terminal, stream)
        known = self.state(before)
        if not isinstance(known, Ticket) or known.issued.sequence <= ticket.issued.sequence:
            self._latest[ticket.issued.terminal] = stream
        if ticket.hold is not None and ticket.ended is None:
            self._held[stream] = ticket
        else:
            self._held.pop(stream, None)
        for each in {before, stream} - {self._latest[ticket.issued.terminal]}:
            state = self.state(each)
            if isinstance(state, Ticket) and state.ended is not None:
                del self._rooms["ticket"][each]


async def load(store: Store, refused: Refused, registry: Registry = REGISTRY) -> Projection:
    """The floor as a store has it. Of the tickets only those that still stand for money are taken up."""
    # The end of the log comes first: what is written meanwhile is in the streams already, or follows.
    seq = (await store.head()).seq
    tips = [tip for room in registry.watched if room != "ticket" for tip in await store.begun(room)]
    balances = await store.balances(until=seq)
    tips += (await store.tips(_unpaid(balances))).values()
    states: dict[Stream, StreamState] = {}
    snapshots = await store.snapshots([tip.stream for tip in tips])
    for tip in tips:
        states[tip.stream] = await read_stream_state(store, registry, tip, snapshots.get(tip.stream), refused)
    return Projection(seq, states, registry, balances)


def _unpaid(balances: Mapping[str, Cents]) -> list[Stream]:
    owed = [account for account, cents in balances.items() if cents and _room(account) == "ticket"]
    return [account.removesuffix("/value") for account in owed]


def _room(stream: Stream) -> str:
    return stream.partition("/")[0]
