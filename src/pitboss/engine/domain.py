"""What a store keeps, as functions: which streams a command looks at, how it is decided, what events do."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from hashlib import sha256
from typing import Any

import msgspec

from pitboss.floor import registry
from pitboss.floor.tickets.tickets import UNFOUND
from pitboss.kernel.decision import Command, Event, Given, Need, States, Stream
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.entry import Entry, Posted
from pitboss.store.log import Snapshot, StoredEvent

Upcast = Callable[[dict[str, Any]], tuple[str, dict[str, Any]]]
"""Makes an event of an older version into the name and fields of the next."""


class Domain:
    """The functions of the floor, with events and states to and from bytes."""

    def __init__(
        self,
        *,
        commands: tuple[type[Command], ...],
        events: Mapping[str, type[Event]],
        old: Mapping[str, Upcast],
        states: Callable[[Stream], type[Any]],
        streams: Callable[[Command, Given], tuple[Stream, ...]],
        decide: Callable[[States, Any, Given], Posted | Rejection | Need],
        evolve: Callable[[Any, Event, Entry], object],
        entry: Callable[[Event], Entry],
        unkept: frozenset[str] = frozenset(),
    ) -> None:
        """Joins what the rooms of the floor say."""
        self.commands, self.events, self.old, self.states = commands, events, old, states
        self.streams, self.decide, self.evolve, self.entry = streams, decide, evolve, entry
        self.unkept = unkept
        self.names = {kind: name for name, kind in events.items()}
        self._readers = {name: kind.log_reader() for name, kind in events.items()}

    def read(self, kept: StoredEvent) -> Event:
        """The event of a row, whatever version it was written in.

        >>> row = StoredEvent(
        ...     1, "pt/7", 1, 0, "note-inserted.1", 0, "pt/7", "c", b'{"terminal":"7","cents":500}', b""
        ... )
        >>> FLOOR.read(row).cents
        500
        """
        reader = self._readers.get(kept.type)
        if reader is not None:
            return reader(kept.body)
        name, fields = kept.type, msgspec.json.decode(kept.body)
        while name in self.old:
            name, fields = self.old[name](fields)
        return self._readers[name](msgspec.json.encode(fields))

    def follow(self, state: object, kept: Iterable[StoredEvent]) -> object:
        """What a stream stands at after some more of its events."""
        for row in kept:
            state, _ = self.step(state, row)
        return state

    def step(self, state: object, kept: StoredEvent) -> tuple[object, Entry]:
        """The same after one event, and its postings."""
        event = self.read(kept)
        entry = self.entry(event)
        return self.evolve(state, event, entry), entry

    def is_over(self, state: object) -> bool:
        """Whether hardly anything can happen to a stream any more, so that memory need not hold it."""
        return registry.is_over(state)

    def snapshot(self, stream: Stream, version: int, state: object) -> Snapshot:
        """What a stream stands at, to be kept beside it."""
        return Snapshot(stream, version, self.shape, msgspec.msgpack.encode(state))

    def restore(self, snapshot: Snapshot) -> object | None:
        """The state of a snapshot; nothing if another release took it or it cannot be read."""
        if snapshot.shape != self.shape:
            return None
        try:
            restored: object = msgspec.msgpack.decode(snapshot.body, type=self.states(snapshot.stream))
        except (msgspec.DecodeError, UnicodeDecodeError):
            return None
        return restored

    @cached_property
    def shape(self) -> str:
        """Changes whenever a state is shaped otherwise."""
        kinds = sorted({self.states(f"{room}/1") for room in ("till", *registry.KINDS)}, key=repr)
        return sha256(msgspec.json.encode([msgspec.json.schema(kind) for kind in kinds])).hexdigest()[:16]


FLOOR = Domain(
    commands=tuple(registry.DECIDES),
    events=registry.EVENTS,
    old=registry.OLD,
    states=registry.state_kind,
    streams=registry.streams,
    decide=registry.decide,
    evolve=registry.evolve,
    entry=registry.entry,
    unkept=UNFOUND,
)
"""Everything that moves money on the floor."""
