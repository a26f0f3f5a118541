"""A page: the commands of one turn decided one after the other, each on what those before it left."""

from collections.abc import Collection, Mapping
from hashlib import sha256
from typing import NamedTuple

import msgspec

from pitboss.floor.decision import Command, Event, Given, Need, Posted, Stream
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.entry import Entry
from pitboss.store.domain import Domain
from pitboss.store.log import Answer, Head, Kept, canonical, chained
from pitboss.store.port import Batch

SNAPSHOT_EVERY = 1_000
"""Events of a stream from one snapshot to the next."""

_encode = msgspec.json.encode


class Asked(NamedTuple):
    """A command, and who asks for it."""

    id: str
    command: Command
    by: str
    input: bytes
    """The hash of who asks for what."""


class Standing(NamedTuple):
    """What a stream stands at."""

    version: int
    seq: int
    """The place in the log of its last event."""
    state: object


NOT_BEGUN = Standing(0, 0, None)


class Done(NamedTuple):
    """A command was carried out, and these events tell how."""

    events: tuple[Kept, ...]


def ask(id: str, command: Command, by: str) -> Asked:  # noqa: A002
    """A command with the hash by which a retry is told from another command under the same id."""
    return Asked(id, command, by, sha256(_encode((by, command))).digest())


class Page:
    """What one turn writes."""

    def __init__(self, domain: Domain, head: Head, standing: Mapping[Stream, Standing], given: Given) -> None:
        """Begins after the head of the log, with streams as they stand."""
        self._domain, self._standing, self._given = domain, standing, given
        self._seq, self._hash = head
        self.moved: dict[Stream, Standing] = {}
        """The streams that this page adds to, as they stand after it."""
        self.batch = Batch([], [], [], [], set())

    def answer(self, asked: Asked, streams: Collection[Stream]) -> Done | Rejection | Need:
        """Decides a command that looks at these streams, and writes down what becomes of it."""
        states = {name: self._at(name).state for name in streams}
        decision = self._domain.decide(states, asked.command, self._given)
        if isinstance(decision, Need):
            return decision
        first = self._seq + 1
        if isinstance(decision, Rejection):
            self._close(asked, 0, 0, decision)
            return decision
        kept = self._write(asked, decision)
        self._close(asked, first, len(kept), decision.refused)
        return decision.refused or Done(kept)

    def _at(self, stream: Stream) -> Standing:
        return self.moved.get(stream) or self._standing[stream]

    def _write(self, asked: Asked, decided: Posted) -> tuple[Kept, ...]:
        """Writes all events of a decision; if one breaks an invariant, none."""
        before = self._seq, self._hash, len(self.batch.lines), len(self.batch.snapshots)
        moved = {stream: self.moved.get(stream) for stream, _, _ in decided.events}
        try:
            kept = tuple([self._keep(asked, *each) for each in decided.events])
        except BaseException:
            self._seq, self._hash, lines, snapshots = before
            del self.batch.lines[lines:], self.batch.snapshots[snapshots:]
            for stream, standing in moved.items():
                if standing is None:
                    self.moved.pop(stream, None)
                else:
                    self.moved[stream] = standing
            raise
        self.batch.events.extend(kept)
        if decided.refused is not None:
            self.batch.forget.update(moved)
        return kept

    def _keep(self, asked: Asked, stream: Stream, event: Event, entry: Entry) -> Kept:
        domain = self._domain
        version, prior, state = self._at(stream)
        version, seq = version + 1, self._seq + 1
        name, at, body = domain.names[type(event)], self._given.at, _encode(event)
        text = canonical(seq, stream, version, prior, name, at, asked.by, asked.id, body)
        self._seq, self._hash = seq, chained(self._hash, text)
        left = 0
        for number, (account, cents) in enumerate(entry):
            self.batch.lines.append((seq, number, account, cents))
            left += cents
        if left:
            raise AssertionError(f"the postings of {name} leave {left}")
        after = domain.evolve(state, event, entry)
        self.moved[stream] = Standing(version, seq, after)
        if version % SNAPSHOT_EVERY == 0:
            self.batch.snapshots.append(domain.snapshot(stream, version, after))
        return Kept(seq, stream, version, prior, name, at, asked.by, asked.id, body, self._hash)

    def _close(self, asked: Asked, first: int, count: int, refused: Rejection | None) -> None:
        told = None if refused is None else _encode(refused)
        self.batch.answers.append(Answer(asked.id, asked.input, first, count, told))


def reread(answer: Answer) -> Rejection | None:
    """Why a command was refused when it was first asked for."""
    return None if answer.refused is None else msgspec.json.decode(answer.refused, type=Rejection)
