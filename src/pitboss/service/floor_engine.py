"""The floor engine: one server's way to the store, with the states of all that its screens show."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from types import TracebackType
from typing import Self, TypeGuard

from pitboss.acting.state import GameState
from pitboss.aggregates import REGISTRY
from pitboss.engine.command_writer import CommandWriter, Submission
from pitboss.engine.pending import Reply
from pitboss.engine.snapshots import read_stream_state
from pitboss.engine.transaction import Accepted, Becomes, Committed, StreamState
from pitboss.floor.devices.alarms import AlarmKind
from pitboss.floor.kinds import game_streams
from pitboss.floor.terminals.chip_account import ChipAccount
from pitboss.floor.tickets.tickets import Ticket
from pitboss.kernel.decision import Command, Stream
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.chart import shared_guard
from pitboss.service.alarms import RaisedAlarms
from pitboss.service.clock import SteadyClock
from pitboss.service.config import FloorConfig
from pitboss.service.realtime.projection import Projection, load
from pitboss.store.house_key import NO_KEY, SECRET_KINDS, HouseKey, vault_name
from pitboss.store.log import Snapshot, StoredEvent
from pitboss.store.port import BROKEN, REPLACED, Store, StoreError

Listener = Callable[[StoredEvent], None]

LOOK = 0.1
"""Seconds from one look at the end of the log to the next: other servers write, too."""
PIECE = 1_000
"""Events that are fetched at a time."""
TOGETHER = 32
"""Commands that are decided in one go."""

log = logging.getLogger(__name__)


def in_trouble(reply: object) -> TypeGuard[Rejection]:
    """Whether the store could not take a command: ask again, under the same id.

    >>> in_trouble(Rejection("store-unavailable", "The database is gone.")), in_trouble(BROKEN)
    (True, False)
    """
    return isinstance(reply, Rejection) and reply.code.startswith("store-")


class FloorEngine:
    """Carries out commands, and knows the states of streams. Several servers may share one store.

    >>> from pitboss.floor.terminals.chip_commands import SetTerminal
    >>> from pitboss.floor.terminals.chip_events import Settings
    >>> from pitboss.store.memory import MemoryStore
    >>> async def example():
    ...     async with FloorEngine(MemoryStore(), FloorConfig("Pitboss"), clock=lambda: 0) as floor:
    ...         await floor.do("c-1", SetTerminal("7", Settings("Pitboss")), by="setup")
    ...         return floor.streams("pt")
    >>> asyncio.run(example())
    ['pt/7']
    """

    def __init__(self, store: Store, config: FloorConfig, clock: Callable[[], Instant] | None = None) -> None:
        """Made within a running loop; `async with` starts and stops it. The store stays open."""
        self.store, self.config, self.clock = store, config, clock or SteadyClock()
        self._spoiled: list[Snapshot] = []
        """Snapshots that were changed, and are yet to be thrown away."""
        self.writer = CommandWriter(
            store,
            REGISTRY,
            self.clock,
            on_commit=self._on_commit,
            lookup=self._lookup,
            refused=self._spoiled.append,
            utc_offset=config.utc_offset,
        )
        self.alarms = RaisedAlarms(self.do)
        self._projection = Projection(0, {})
        self._listeners: list[Listener] = []
        self._reading = asyncio.Lock()
        self.latest: Instant = 0
        """The moment of the last event that is known here."""
        self._heard = 0
        """The end of what this server wrote."""
        self._own: dict[int, Committed] = {}
        """What this server wrote and its projection has not taken in yet, by the place in the log."""
        self._wrong: set[Stream] = set()
        """Streams that memory had wrong: they are read from their events."""
        self._looking: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Reads what the streams stand at, and starts the work."""
        head = await self.store.head()
        known = self._projection = await load(self.store, self._spoiled.append)
        for last in await self.store.between(head.seq, 1):
            # If others have written meanwhile the writer finds that out.
            self.writer.start_at(last, known.stream_states(), known.balances, known.seq)
            self.latest = last.at
        await self.writer.__aenter__()
        await self._throw_away()
        self._looking = asyncio.create_task(self._look())
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        """Ends it. What is being written is still written."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        await self.alarms.close()
        await self.writer.__aexit__()

    @property
    def seq(self) -> int:
        """The place in the log up to which everything is known here."""
        return self._projection.seq

    def state(self, stream: Stream) -> object | None:
        """The state of a stream; none if it has not begun."""
        return self._projection.state(stream)

    def version(self, stream: Stream) -> int:
        """How many events led to that."""
        stands = self._projection.stream_state(stream)
        return 0 if stands is None else stands.version

    def streams(self, room: str) -> list[Stream]:
        """The streams of a room, such as `pt`."""
        return self._projection.streams(room)

    def balance(self, account: str) -> Cents:
        """What there is on an account that many streams take from."""
        return shared_guard(account) * self._projection.balances.get(account, 0)

    def latest_ticket(self, terminal: str) -> Ticket | None:
        """The last ticket of a terminal, while it stands for money."""
        return self._projection.latest_ticket(terminal)

    def held_tickets(self) -> list[Ticket]:
        """The tickets that are withheld."""
        return self._projection.held_tickets()

    def game(self, name: str) -> GameState | None:
        """The game of a name, once it is set up."""
        for stream in game_streams(name):
            state = self.state(stream)
            if isinstance(state, GameState) and state.setup is not None:
                return state
        return None

    def accounts(self) -> Iterator[ChipAccount]:
        """The accounts of all player terminals."""
        for stream in self.streams("pt"):
            account = self.state(stream)
            if isinstance(account, ChipAccount):
                yield account

    def listen(self, listener: Listener) -> None:
        """Calls a listener for every event from now on, in the order of the log. It must not block."""
        self._listeners.append(listener)

    async def do(
        self,
        id: str,  # noqa: A002
        command: Command,
        by: str,
        becomes: Becomes | None = None,
    ) -> Accepted | Rejection:
        """Has a command carried out, or what it becomes. The answer is durable, and `state` shows it."""
        (reply,) = await self.do_all([(id, command, by, command if becomes is None else becomes)])
        return reply

    async def do_all(self, commands: Sequence[Submission]) -> list[Accepted | Rejection]:
        """Has several commands carried out, in their order. Each gets its own answer."""
        try:
            replies = await self._submit(commands)
            ends = [reply.events[-1].seq for reply in replies if isinstance(reply, Accepted)]
            await self.catch_up(max([self._heard, *ends]))
        except StoreError as problem:
            return [problem.trouble for _ in commands]
        # The writer has put into the log what broke.
        return [BROKEN if isinstance(reply, Exception) else reply for reply in replies]

    async def _submit(self, commands: Sequence[Submission]) -> list[Reply]:
        """Has commands carried out a few at a time, so that others get their turn between them."""
        if len(commands) <= TOGETHER:
            return await self.writer.submit_all(commands)
        pieces = [commands[at : at + TOGETHER] for at in range(0, len(commands), TOGETHER)]
        replies = await asyncio.gather(*map(self.writer.submit_all, pieces))
        return [reply for piece in replies for reply in piece]

    async def catch_up(self, seq: int) -> None:
        """Reads what others wrote, up to a place in the log."""
        if self._projection.seq >= seq:
            return
        async with self._reading:
            while self._projection.seq < seq:
                events = await self.store.between(self._projection.seq + 1, PIECE)
                if not events:
                    # What was acknowledged is not in this log, so that it is another.
                    raise StoreError(REPLACED)
                await self._read_again()
                self._take(events)

    async def secret_put(self, kind: str, name: str, value: bytes | None) -> None:
        """Keeps a secret in the vault of the store, or drops it."""
        if value is not None and kind in SECRET_KINDS:
            value = self._key.seal(vault_name(kind, name), value)
        await self.store.put_secret(kind, name, value)

    async def secret_get(self, kind: str, name: str) -> bytes | None:
        """A secret of the vault."""
        return self._unseal(kind, name, await self.store.get_secret(kind, name))

    async def secret_all(self, kind: str) -> dict[str, bytes]:
        """All secrets of a kind, by name."""
        kept = await self.store.get_secrets(kind)
        found = {name: self._unseal(kind, name, value) for name, value in kept.items()}
        return {name: value for name, value in found.items() if value is not None}

    def _unseal(self, kind: str, name: str, kept: bytes | None) -> bytes | None:
        """What was kept; nothing where the house key did not seal it, so that it counts as lost."""
        if kept is None or kind not in SECRET_KINDS:
            return kept
        return self._key.unseal(vault_name(kind, name), kept)

    @property
    def _key(self) -> HouseKey:
        if self.store.house_key is None:
            raise StoreError(NO_KEY)
        return self.store.house_key

    def _on_commit(self, events: Sequence[Committed]) -> None:
        """What this server wrote. If others wrote before it, `catch_up` reads theirs first."""
        self._heard = events[-1].stored.seq
        self._own.update((each.stored.seq, each) for each in events)
        self._wrong.update(each.stored.stream for each in events if each.after is None)
        if events[0].stored.seq == self._projection.seq + 1 and not self._wrong:
            self._take([each.stored for each in events])

    async def _read_again(self) -> None:
        """Puts streams right that memory had wrong, before anything more is shown of them."""
        for stream, tip in (await self.store.tips([*self._wrong]) if self._wrong else {}).items():
            right = await read_stream_state(self.store, REGISTRY, tip, None, self._spoiled.append)
            self._projection.replace(stream, right)
            self._wrong.discard(stream)

    def _lookup(self, stream: Stream) -> StreamState | None:
        return self._projection.stream_state(stream)

    def _take(self, events: Sequence[StoredEvent]) -> None:
        for kept in events:
            self.latest = kept.at
            if self._projection.take(kept, self._own.pop(kept.seq, None)):
                self._tell(kept)

    def _tell(self, kept: StoredEvent) -> None:
        for listener in self._listeners:
            try:
                listener(kept)
            except Exception:
                log.exception("A listener broke at event %s, and the others go on", kept.seq)

    async def _throw_away(self) -> None:
        """Throws snapshots away that were changed, and alarms staff."""
        spoiled = {each.stream for each in self._spoiled}
        if spoiled:
            await self.store.forget(spoiled)
            self._spoiled.clear()
        for stream in spoiled:
            self.alarms.raise_(AlarmKind.SNAPSHOT_SPOILED, stream)

    async def _look(self) -> None:
        """Sees to it that what others write is seen here, too, while this server has nothing to write."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.catch_up((await self.store.head()).seq)
                await self._throw_away()
            except StoreError as problem:
                log.warning("%s", problem)
            except Exception:
                log.exception("This server cannot follow the log any more: start it anew")
                raise
