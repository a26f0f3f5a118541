"""A transaction: commands decided one after the other, each on the states after those before it."""

from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple, TypeAlias

import msgspec

from pitboss.engine.registry import Registry
from pitboss.engine.snapshot_codes import vouch_for
from pitboss.kernel.decision import Command, Event, Given, Need, Stream
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Facts, legacy
from pitboss.ledger.chart import BALANCE, shared_guard
from pitboss.ledger.entry import Entry, Posted, check_shared
from pitboss.store.house_key import HouseKey
from pitboss.store.log import Answer, Head, StoredEvent, canonical, chained
from pitboss.store.port import Batch

SNAPSHOT_EVERY_EVENTS = 100
"""The events of a stream between two snapshots."""

STALE = Rejection("moved-on")

_encode = msgspec.json.encode


class BoundCommand(msgspec.Struct, frozen=True, gc=False):
    """A command that is valid only at one version of a stream: a card is next in a shoe only once."""

    command: Command
    stream: Stream
    version: int


Becomes: TypeAlias = Command | BoundCommand | Rejection
"""What to carry out instead of the command; a rejection if it was refused in advance."""


class Request(msgspec.Struct, frozen=True, gc=False):
    """A command and its author."""

    id: str
    command: Becomes
    by: str
    input: bytes
    """The hash of the author and the command."""


class StreamState(msgspec.Struct, frozen=True, gc=False):
    """The state of a stream."""

    version: int
    seq: int
    """The place of its last event in the log."""
    state: object


NOT_BEGUN = StreamState(0, 0, None)


class Committed(NamedTuple):
    """A committed event with all that the writer computed for it, so that no reader computes it again."""

    stored: StoredEvent
    event: Event
    entry: Entry
    after: StreamState | None
    """The state of its stream after it; none if the state in memory was wrong and must be read again."""


class Accepted(msgspec.Struct, frozen=True, gc=False):
    """The command was carried out with these events."""

    events: tuple[StoredEvent, ...]
    decoded: tuple[Event, ...]
    """The same as values, so that nobody who is answered decodes them."""


def ask(id: str, command: Command, by: str, becomes: Becomes | None = None) -> Request:  # noqa: A002
    """A request with the hash that tells a retry from another command under the same id.

    The hash does not include what the command `becomes`, such as a card that is known only now. A retry may
    become something else and is still the same command.
    """
    return Request(id, command if becomes is None else becomes, by, sha256(_encode((by, command))).digest())


class Transaction:
    """The contents of one commit."""

    def __init__(
        self,
        registry: Registry,
        head: Head,
        given: Given,
        states: Mapping[Stream, StreamState],
        before: Mapping[Stream, StreamState],
        key: HouseKey,
    ) -> None:
        """Begins after `head`, with the known states and those that the previous transaction leaves."""
        self._key = key
        self._registry, self._given, self._states, self._before = registry, given, states, before
        self.start = head
        self._seq, self._hash = head
        self.moved: dict[Stream, StreamState] = {}
        """The states of the streams that this transaction changes, after it."""
        self.batch = Batch([], [], [], [], set())
        # These are read for every wager.
        self._names, self._at = registry.names, given.at
        self._events, self._lines, self._answers, *_ = self.batch
        self._committed: list[Committed] = []

    @property
    def end(self) -> Head:
        """The head of the log once this transaction is written."""
        return Head(self._seq, self._hash)

    @property
    def committed(self) -> list[Committed]:
        """The events of this transaction, to pass on once it is written."""
        wrong = self.batch.forget
        if not wrong:
            return self._committed
        return [
            each._replace(after=None) if each.stored.stream in wrong else each for each in self._committed
        ]

    def answer(self, request: Request) -> Accepted | Rejection | Need:
        """Decides a command and adds the result to the batch, or returns the stream that it must read first.

        If an invariant breaks, the transaction cannot be used: begin another one without this command.
        """
        registry, command = self._registry, request.command
        if not isinstance(command, Command):
            bound = self._bound(command)
            if isinstance(bound, Need):
                return bound
            if bound is STALE:
                # Nothing is decided. The caller may prepare the command again under the same id.
                return STALE
            if isinstance(bound, Rejection):
                return self._write(request, bound)
            command = bound
        streams, (at, secret, _, utc_offset) = registry.streams(command, self._given), self._given
        given = Given(at, secret, request.by, utc_offset)
        states: dict[Stream, object] = {}
        while True:
            for stream in streams:
                current = self._find(stream)
                if current is None:
                    return Need(stream)
                states[stream] = current.state
            decision = registry.decide(states, command, given)
            if not isinstance(decision, Need):
                break
            streams = (decision.stream,)
        short = self._check_shared(decision) if isinstance(decision, Posted) else None
        return short if isinstance(short, Need) else self._write(request, short or decision)

    def _check_shared(self, posted: Posted) -> Rejection | Need | None:
        """Checks that the shared accounts cover what a command posts on them."""
        lines = tuple([line for _, _, entry in posted.events for line in entry if shared_guard(line[0])])
        if not lines:
            return None
        balances: dict[str, Cents] = {}
        for account, _ in lines:
            current = self._find(f"{BALANCE}{account}")
            if current is None:
                return Need(f"{BALANCE}{account}")
            balances[account] = int(current.state)  # type: ignore[call-overload]
        return check_shared(balances, lines)

    def _bound(self, bound: BoundCommand | Rejection) -> Command | Rejection | Need:
        """The command of a `BoundCommand`, if the stream is still at that version."""
        if isinstance(bound, Rejection):
            return bound
        current = self._find(bound.stream)
        if current is None:
            return Need(bound.stream)
        return bound.command if current.version == bound.version else STALE

    def _find(self, stream: Stream) -> StreamState | None:
        return self.moved.get(stream) or self._before.get(stream) or self._states.get(stream)

    def _write(self, request: Request, decision: Posted | Rejection) -> Accepted | Rejection:
        if isinstance(decision, Rejection):
            if decision.code in self._registry.unkept:
                # The answer is not stored, so that strangers cannot fill the store. A retry is decided again.
                return decision
            self._answers.append(Answer(request.id, request.input, 0, 0, _encode_refusal(decision)))
            return decision
        events, refused = decision
        written = []
        for stream, event, entry in events:
            current = self._find(stream) or NOT_BEGUN
            after = self._registry.evolve(current.state, event, entry)
            written.append(self._keep(request, stream, current, event, entry, after))
            self._add_up(entry)
        refusal = None if refused is None else _encode_refusal(refused)
        self._answers.append(Answer(request.id, request.input, written[0].seq, len(written), refusal))
        if refused is not None:
            forget, snapshots = self.batch.forget, self.batch.snapshots
            forget.update(stored.stream for stored in written)
            snapshots[:] = [each for each in snapshots if each.stream not in forget]
            return refused
        return Accepted(tuple(written), tuple([event for _, event, _ in events]))

    def _add_up(self, entry: Entry) -> None:
        """Updates the balances of shared accounts."""
        for account, cents in entry:
            if shared_guard(account):
                name = f"{BALANCE}{account}"
                before = self._find(name)
                if before is None:
                    raise AssertionError(f"{account} was posted on unseen")
                after = int(before.state) + cents  # type: ignore[call-overload]
                self.moved[name] = StreamState(0, self._seq, after)

    def _keep(
        self,
        request: Request,
        stream: Stream,
        current: StreamState,
        event: Event,
        entry: Entry,
        after: object,
    ) -> StoredEvent:
        """Adds an event, its postings, and the state of its stream after it."""
        id, by, version, prior = request.id, request.by, current.version + 1, current.seq  # noqa: A001
        self._seq = seq = self._seq + 1
        name, at, body, lines = self._names[type(event)], self._at, event.to_log(), self._lines
        text = canonical(seq, stream, version, prior, name, at, by, id, body)
        self._hash = digest = chained(self._hash, text)
        number = left = 0
        for account, cents in entry:
            lines.append((seq, number, account, cents))
            number += 1  # noqa: SIM113 (quicker so)
            left += cents
        if left:
            raise AssertionError(f"the postings of {name} leave {left}")
        self.moved[stream] = state = StreamState(version, seq, after)
        if not version % SNAPSHOT_EVERY_EVENTS and stream not in self.batch.forget:
            plain = self._registry.snapshot(stream, version, after)
            self.batch.snapshots.append(vouch_for(self._key, plain, digest))
        stored = tuple.__new__(StoredEvent, (seq, stream, version, prior, name, at, by, id, body, digest))
        self._events.append(stored)
        self._committed.append(tuple.__new__(Committed, (stored, event, entry, state)))
        return stored


class _StoredRefusal(msgspec.Struct, omit_defaults=True):
    """A rejection in the log."""

    code: str
    facts: Facts = {}
    clause: str | None = None
    message: str | None = None
    """Its sentence, in a log of a release that kept no facts."""


_read_refusal = msgspec.json.Decoder(_StoredRefusal).decode


def _encode_refusal(refused: Rejection) -> bytes:
    return _encode(_StoredRefusal(refused.code, refused.facts, refused.clause))


def reread(answer: Answer) -> Rejection | None:
    """Why a stored answer refused its command; none if it did not."""
    if answer.refused is None:
        return None
    stored = _read_refusal(answer.refused)
    facts = stored.facts if stored.message is None else legacy(stored.message)
    return Rejection(stored.code, facts, stored.clause)
