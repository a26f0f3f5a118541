"""The floor engine: a server's access to the store, with the states of all that its screens show."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from types import TracebackType
from typing import Any, Self, TypeGuard, TypeVar

from pitboss.acting.kinds import GameKind
from pitboss.acting.state import GameState
from pitboss.aggregates import REGISTRY
from pitboss.engine.command_writer import CommandWriter, Submission
from pitboss.engine.pending import Reply
from pitboss.engine.registry import Registry
from pitboss.engine.snapshots import read_stream_state
from pitboss.engine.transaction import Accepted, Becomes, Committed, StreamState
from pitboss.floor import kinds
from pitboss.floor.devices.alarms import AlarmKind
from pitboss.floor.kinds import check_rules, game_streams
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.tickets.tickets import Ticket
from pitboss.kernel.decision import Command, Event, Stream
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.chart import shared_guard
from pitboss.service.clock import SteadyClock
from pitboss.service.config import FloorConfig
from pitboss.service.monitoring.alarms import RaisedAlarms
from pitboss.service.realtime.projection import Projection, load
from pitboss.store.house_key import NO_KEY, SECRET_KINDS, HouseKey, vault_name
from pitboss.store.log import Snapshot, StoredEvent
from pitboss.store.port import BROKEN, REPLACED, Store, StoreError

Listener = Callable[[StoredEvent], None]
E = TypeVar("E", bound=Event)

LOOK_EVERY_S = 0.1
"""The seconds between two looks at the end of the log. Other servers also write."""
EVENTS_AT_A_TIME = 1_000
"""The most events that are read at a time."""
COMMANDS_AT_A_TIME = 32
"""The most commands that are submitted together."""

log = logging.getLogger(__name__)


def is_store_failure(reply: object) -> TypeGuard[Rejection]:
    """Whether the store could not take a command. The caller must send it again under the same id.

    >>> is_store_failure(Rejection("store-unavailable", "The database is gone.")), is_store_failure(BROKEN)
    (True, False)
    """
    return isinstance(reply, Rejection) and reply.code.startswith("store-")


class FloorEngine:
    """Carries out commands, and holds the states of streams. Several servers may share one store.

    >>> from pitboss.floor.terminals.chips.chip_commands import SetTerminal
    >>> from pitboss.floor.terminals.chips.chip_events import Settings
    >>> from pitboss.store.memory import MemoryStore
    >>> async def example():
    ...     async with FloorEngine(MemoryStore(), FloorConfig("Pitboss"), clock=lambda: 0) as floor:
    ...         await floor.do("c-1", SetTerminal("7", Settings("Pitboss")), by="setup")
    ...         return floor.streams("pt")
    >>> asyncio.run(example())
    ['pt/7']
    """

    def __init__(
        self,
        store: Store,
        config: FloorConfig,
        clock: Callable[[], Instant] | None = None,
        registry: Registry = REGISTRY,
    ) -> None:
        """Create it inside a running loop; `async with` starts and stops it. The store stays open."""
        self.store, self.config, self.clock = store, config, clock or SteadyClock()
        self.registry = registry
        self._spoiled: list[Snapshot] = []
        """Snapshots that were changed from outside and must be deleted."""
        self.writer = CommandWriter(
            store,
            registry,
            self.clock,
            on_commit=self._on_commit,
            lookup=self._lookup,
            refused=self._spoiled.append,
            utc_offset=config.utc_offset,
        )
        self.alarms = RaisedAlarms(self.do)
        self._projection = Projection(0, {}, registry)
        self._listeners: list[Listener] = []
        self._listeners_for: dict[type[Event], list[Callable[[Any], None]]] = {}
        self._reading = asyncio.Lock()
        self.latest: Instant = 0
        """The time of the last known event."""
        self._heard = 0
        """The place in the log of the last event that this server wrote."""
        self._own: dict[int, Committed] = {}
        """Events that this server wrote and its projection has not applied yet, by their place in the log."""
        self._wrong: set[Stream] = set()
        """Streams whose state in memory is wrong. They are read again from their events."""
        self._looking: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Reads the states of the streams, and starts the work."""
        head = await self.store.head()
        known = self._projection = await load(self.store, self._spoiled.append, self.registry)
        for last in await self.store.between(head.seq, 1):
            # If another server wrote meanwhile, the writer notices.
            self.writer.start_at(last, known.stream_states(), known.balances, known.seq)
            self.latest = last.at
        await self.writer.__aenter__()
        await self._throw_away()
        self._looking = asyncio.create_task(self._look())
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        """Stops. The running transaction is still written."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        await self.alarms.close()
        await self.writer.__aexit__()

    @property
    def seq(self) -> int:
        """The place in the log up to which this server knows all events."""
        return self._projection.seq

    def state(self, stream: Stream) -> object | None:
        """The state of a stream; none if it has not begun."""
        return self._projection.state(stream)

    def version(self, stream: Stream) -> int:
        """The number of events in a stream."""
        stands = self._projection.stream_state(stream)
        return 0 if stands is None else stands.version

    def streams(self, prefix: str) -> list[Stream]:
        """The streams of a prefix, such as `pt`."""
        return self._projection.streams(prefix)

    def balance(self, account: str) -> Cents:
        """The balance of an account that many streams share."""
        return shared_guard(account) * self._projection.balances.get(account, 0)

    def shared_accounts(self, prefix: str) -> list[str]:
        """The names of the accounts of a kind that many streams share, if anything was ever booked there."""
        return [account for account in self._projection.balances if account.startswith(prefix)]

    def latest_ticket(self, terminal: str) -> Ticket | None:
        """The last ticket of a terminal, while it is worth money."""
        return self._projection.latest_ticket(terminal)

    def held_tickets(self) -> list[Ticket]:
        """The withheld tickets, and the vouchers that are not paid yet."""
        return self._projection.held_tickets()

    def game(self, name: str) -> GameState | None:
        """The game with this name, once it is set up, if this release has its rules."""
        found = self.recorded_game(name)
        return None if found is None or check_rules(found) is not None else found

    def recorded_game(self, name: str) -> GameState | None:
        """The game with this name, once it is set up, as the log has it."""
        for stream in game_streams(name):
            state = self.state(stream)
            if isinstance(state, GameState) and state.setup is not None:
                return state
        return None

    def games(self) -> Iterator[tuple[GameKind[Any], str]]:
        """The kind and the name of every game that anything ever happened at."""
        for kind in kinds.KINDS:
            for stream in self.streams(kind.name):
                yield kind, stream.partition("/")[2]

    def accounts(self) -> Iterator[ChipAccount]:
        """The accounts of all player terminals."""
        for stream in self.streams("pt"):
            account = self.state(stream)
            if isinstance(account, ChipAccount):
                yield account

    def listen(self, listener: Listener) -> None:
        """Calls a listener for every event from now on, in log order. It must not block."""
        self._listeners.append(listener)

    def listen_for(self, kind: type[E], listener: Callable[[E], None]) -> None:
        """Calls a listener with every event of one kind from now on, as a value. It must not block."""
        self._listeners_for.setdefault(kind, []).append(listener)

    async def do(
        self,
        id: str,  # noqa: A002
        command: Command,
        by: str,
        becomes: Becomes | None = None,
    ) -> Accepted | Rejection:
        """Carries out a command, or what it becomes. The answer is durable, and `state` shows the result."""
        (reply,) = await self.do_all([(id, command, by, command if becomes is None else becomes)])
        return reply

    async def do_all(self, commands: Sequence[Submission]) -> list[Accepted | Rejection]:
        """Carries out several commands in order. Each gets its own answer."""
        try:
            replies = await self._submit(commands)
            ends = [reply.events[-1].seq for reply in replies if isinstance(reply, Accepted)]
            await self.catch_up(max([self._heard, *ends]))
        except StoreError as problem:
            return [problem.rejection for _ in commands]
        # The writer has recorded in the log what broke.
        return [BROKEN if isinstance(reply, Exception) else reply for reply in replies]

    async def _submit(self, commands: Sequence[Submission]) -> list[Reply]:
        """Submits commands in small groups, so that others get their turn between them."""
        if len(commands) <= COMMANDS_AT_A_TIME:
            return await self.writer.submit_all(commands)
        pieces = [
            commands[at : at + COMMANDS_AT_A_TIME] for at in range(0, len(commands), COMMANDS_AT_A_TIME)
        ]
        replies = await asyncio.gather(*map(self.writer.submit_all, pieces))
        return [reply for piece in replies for reply in piece]

    async def catch_up(self, seq: int) -> None:
        """Reads what other servers wrote, up to a place in the log."""
        if self._projection.seq >= seq:
            return
        async with self._reading:
            while self._projection.seq < seq:
                events = await self.store.between(self._projection.seq + 1, EVENTS_AT_A_TIME)
                if not events:
                    # The log lacks what was acknowledged, so it is another log.
                    raise StoreError(REPLACED)
                await self._read_again()
                self._take(events)

    async def secret_put(self, kind: str, name: str, value: bytes | None) -> None:
        """Puts a secret into the vault of the store, or deletes it."""
        if value is not None and kind in SECRET_KINDS:
            value = self._key.seal(vault_name(kind, name), value)
        await self.store.put_secret(kind, name, value)

    async def secret_get(self, kind: str, name: str) -> bytes | None:
        """A secret from the vault."""
        return self._unseal(kind, name, await self.store.get_secret(kind, name))

    async def secret_all(self, kind: str) -> dict[str, bytes]:
        """All secrets of a kind, by name."""
        sealed = await self.store.get_secrets(kind)
        secrets = {name: self._unseal(kind, name, value) for name, value in sealed.items()}
        return {name: value for name, value in secrets.items() if value is not None}

    def _unseal(self, kind: str, name: str, sealed: bytes | None) -> bytes | None:
        """The plain secret; none if the house key did not seal it, so that it counts as lost."""
        if sealed is None or kind not in SECRET_KINDS:
            return sealed
        return self._key.unseal(vault_name(kind, name), sealed)

    @property
    def _key(self) -> HouseKey:
        if self.store.house_key is None:
            raise StoreError(NO_KEY)
        return self.store.house_key

    def _on_commit(self, events: Sequence[Committed]) -> None:
        """Takes the committed events of this server. `catch_up` first reads earlier ones of other servers."""
        self._heard = events[-1].stored.seq
        self._own.update((each.stored.seq, each) for each in events)
        self._wrong.update(each.stored.stream for each in events if each.after is None)
        if events[0].stored.seq == self._projection.seq + 1 and not self._wrong:
            self._take([each.stored for each in events])

    async def _read_again(self) -> None:
        """Reads streams again whose state in memory was wrong, before anything more is shown of them."""
        for stream, tip in (await self.store.tips([*self._wrong]) if self._wrong else {}).items():
            right = await read_stream_state(self.store, self.registry, tip, None, self._spoiled.append)
            self._projection.replace(stream, right)
            self._wrong.discard(stream)

    def _lookup(self, stream: Stream) -> StreamState | None:
        return self._projection.stream_state(stream)

    def _take(self, events: Sequence[StoredEvent]) -> None:
        for stored in events:
            self.latest = stored.at
            own = self._own.pop(stored.seq, None)
            taken = self._projection.take(stored, own)
            if taken is not None:
                self._tell(stored, taken.event)

    def _tell(self, stored: StoredEvent, event: Event | None = None) -> None:
        for listener in self._listeners:
            _call(listener, stored, stored.seq)
        for listener_for in self._listeners_for.get(self.registry.kind(stored), ()):
            event = event or self.registry.read(stored)
            _call(listener_for, event, stored.seq)

    async def _throw_away(self) -> None:
        """Deletes snapshots that were changed from outside, and alarms staff."""
        spoiled = {each.stream for each in self._spoiled}
        if spoiled:
            await self.store.forget(spoiled)
            self._spoiled.clear()
        for stream in spoiled:
            self.alarms.raise_(AlarmKind.SNAPSHOT_SPOILED, stream)

    async def _look(self) -> None:
        """Reads what other servers write, also while this server writes nothing."""
        while True:
            await asyncio.sleep(LOOK_EVERY_S)
            try:
                await self.catch_up((await self.store.head()).seq)
                await self._throw_away()
            except StoreError as problem:
                log.warning("%s", problem)
            except Exception:
                log.exception("This server cannot follow the log any more: restart it")
                raise


def _call(listener: Callable[[Any], None], value: object, seq: int) -> None:
    try:
        listener(value)
    except Exception:
        log.exception("A listener broke at event %s, and the others go on", seq)
