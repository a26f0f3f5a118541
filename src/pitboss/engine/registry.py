"""The registry of aggregates: which streams a command reads, what decides it, and what its events do."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from typing import Any, NamedTuple, TypeAlias, TypeVar, Union

import msgspec

from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, Need, States, Stream
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.entry import Entry, Posted
from pitboss.store.log import Snapshot, StoredEvent

Upcast: TypeAlias = Callable[[dict[str, Any]], tuple[str, dict[str, Any]]]
"""Turns an event of an older version into the name and fields of the next version."""

Finish: TypeAlias = Callable[[States, Any, Given, Posted], Posted | Rejection | Need]
"""A check that applies to every command, whichever aggregate decides it."""

K = TypeVar("K")
V = TypeVar("V")


def no_postings(_: Event) -> Entry:
    """The postings of an event that moves no money."""
    return ()


class Handler(NamedTuple):
    """What decides a command, and the streams that the decision reads first."""

    decide: Callable[[States, Any, Given], Decision]
    streams: Callable[[Any, Given], tuple[Stream, ...]]


class Aggregate(NamedTuple):
    """All that the engine knows about one kind of stream. Each aggregate exports one such value."""

    prefixes: tuple[str, ...]
    """The first part of the names of its streams, such as `pt`."""
    state: type[Any]
    events: Mapping[str, type[Event]]
    """By the name and version in the log. A name never changes its meaning."""
    evolve: Callable[[Any, Any, Entry], object]
    """Returns the state after an event and its postings. It never refuses."""
    entry: Callable[[Any], Entry] = no_postings
    commands: Mapping[type[Command], Handler] = {}
    upcasts: Mapping[str, Upcast] = {}
    is_over: Callable[[Any], bool] | None = None
    """Whether a stream is practically finished and holds no money, so that memory need not hold it."""
    revivals: frozenset[str] = frozenset()
    """The names of events that make a finished stream valid again. They need none of the earlier events."""
    watched: bool = True
    """Whether a server holds all its streams in memory for its screens."""
    view: Callable[[Any], msgspec.Struct] | None = None
    """What the channel of a stream shows of its state, where one stream is all that there is to see."""


class Registry:
    """All aggregates, and the encoding of their events and states.

    >>> from pitboss.floor.devices.alarms import ALARMS
    >>> registry = Registry((ALARMS,))
    >>> registry.aggregate("alarm/store-full") is ALARMS
    True
    """

    def __init__(
        self,
        aggregates: Sequence[Aggregate],
        *,
        finish: Finish = lambda _, __, ___, posted: posted,
        unkept: frozenset[str] = frozenset(),
    ) -> None:
        """Joins aggregates. No name, event, command or prefix may belong to two of them.

        `finish` applies to every command. Answers with an `unkept` code are not stored: the command is
        decided again.
        """
        self._finish, self.unkept = finish, unkept
        self.prefixes = _join((prefix, each) for each in aggregates for prefix in each.prefixes)
        self.events = _join(row for each in aggregates for row in each.events.items())
        self.upcasts = _join(row for each in aggregates for row in each.upcasts.items())
        self.handlers = _join(row for each in aggregates for row in each.commands.items())
        self.names = _join((kind, name) for name, kind in self.events.items())
        _join((name, name) for name in (*self.events, *self.upcasts))
        self._owners = {kind: each for each in aggregates for kind in each.events.values()}
        self._over = {each.state: each.is_over for each in aggregates if each.is_over is not None}
        self.revivals = frozenset(name for each in aggregates for name in each.revivals)
        self._readers = {name: kind.log_reader() for name, kind in self.events.items()}

    @property
    def commands(self) -> tuple[type[Command], ...]:
        """Every command type."""
        return tuple(self.handlers)

    @cached_property
    def command_decoder(self) -> msgspec.json.Decoder[Command]:
        """What reads a command of any kind."""
        return msgspec.json.Decoder(Union[self.commands])  # noqa: UP007

    @property
    def watched(self) -> tuple[str, ...]:
        """The prefixes of the streams that a server holds in memory."""
        return tuple(prefix for prefix, each in self.prefixes.items() if each.watched)

    @property
    def ending(self) -> tuple[str, ...]:
        """The prefixes of the watched streams that end some day."""
        return tuple(prefix for prefix in self.watched if self.prefixes[prefix].is_over is not None)

    def aggregate(self, stream: Stream) -> Aggregate:
        """The aggregate of a stream, by the first part of its name."""
        return self.prefixes[stream.split("/", 1)[0]]

    def streams(self, command: Command, given: Given) -> tuple[Stream, ...]:
        """The streams that a decision reads first."""
        return self.handlers[type(command)].streams(command, given)

    def decide(self, states: States, command: Command, given: Given) -> Posted | Rejection | Need:
        """The result of a command for streams in these states."""
        decision = self.handlers[type(command)].decide(states, command, given)
        if not isinstance(decision, Decided):
            return decision
        owners = self._owners
        posted = [(stream, event, owners[type(event)].entry(event)) for stream, event in decision.events]
        return self._finish(states, command, given, Posted(posted, decision.refused))

    def evolve(self, state: Any, event: Event, entry: Entry) -> object:
        """The state of a stream after an event and its postings."""
        return self._owners[type(event)].evolve(state, event, entry)

    def entry(self, event: Event) -> Entry:
        """The postings of an event."""
        return self._owners[type(event)].entry(event)

    def read(self, stored: StoredEvent) -> Event:
        """Reads an event from its row, also one of an older version.

        >>> from pitboss.aggregates import REGISTRY
        >>> row = StoredEvent(
        ...     1, "pt/7", 1, 0, "note-inserted.1", 0, "pt/7", "c", b'{"terminal":"7","cents":500}', b""
        ... )
        >>> REGISTRY.read(row).cents
        500
        """
        reader = self._readers.get(stored.type)
        if reader is not None:
            return reader(stored.body)
        name, fields = stored.type, msgspec.json.decode(stored.body)
        while name in self.upcasts:
            name, fields = self.upcasts[name](fields)
        return self._readers[name](msgspec.json.encode(fields))

    def kind(self, stored: StoredEvent) -> type[Event]:
        """The type of an event from its row, also of one of an older version.

        It is `Event` if this release does not know it: a later one may write to the same log.

        >>> from pitboss.aggregates import REGISTRY
        >>> row = StoredEvent(
        ...     1,
        ...     "payer/cal",
        ...     1,
        ...     0,
        ...     "payment-counted.1",
        ...     0,
        ...     "",
        ...     "c",
        ...     b'{"person":"cal","day":1,"cents":5}',
        ...     b"",
        ... )
        >>> REGISTRY.kind(row).__name__
        'PaymentCounted'
        """
        known = self.events.get(stored.type)
        return known or (type(self.read(stored)) if stored.type in self.upcasts else Event)

    def follow(self, state: object, stored: Iterable[StoredEvent]) -> object:
        """The state of a stream after more of its events."""
        for row in stored:
            state, _ = self.step(state, row)
        return state

    def step(self, state: object, stored: StoredEvent) -> tuple[object, Entry]:
        """The state of a stream after one event, and the postings of that event."""
        event = self.read(stored)
        entry = self.entry(event)
        return self.evolve(state, event, entry), entry

    def is_over(self, state: object) -> bool:
        """Whether a stream is practically finished, so that memory need not hold it."""
        over = self._over.get(type(state))
        return over is not None and over(state)

    def snapshot(self, stream: Stream, version: int, state: object) -> Snapshot:
        """The state of a stream as a snapshot."""
        return Snapshot(stream, version, self.shape, msgspec.msgpack.encode(state))

    def restore(self, snapshot: Snapshot) -> object | None:
        """The state in a snapshot; none if another release wrote it or it cannot be read."""
        if snapshot.shape != self.shape:
            return None
        kind = self.aggregate(snapshot.stream).state
        try:
            restored: object = msgspec.msgpack.decode(snapshot.body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return None
        return restored

    @cached_property
    def shape(self) -> str:
        """A hash that changes whenever the type of a state changes."""
        kinds = sorted({each.state for each in self.prefixes.values()}, key=repr)
        return sha256(msgspec.json.encode([msgspec.json.schema(kind) for kind in kinds])).hexdigest()[:16]


def _join(rows: Iterable[tuple[K, V]]) -> dict[K, V]:
    """Joins the rows of all aggregates into one table. No key may occur twice."""
    joined: dict[K, V] = {}
    for key, value in rows:
        if key in joined:
            raise ValueError(f"two aggregates claim {key}")
        joined[key] = value
    return joined
