"""The command writer: decides waiting commands in order, commits them together, and then answers."""

import asyncio
import gc
import logging
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import compress
from types import TracebackType
from typing import Self, TypeAlias

from pitboss.engine.pending import Group, PendingTransaction, Reply
from pitboss.engine.registry import Registry
from pitboss.engine.snapshots import Refused
from pitboss.engine.state_cache import Lookup, StateCache
from pitboss.engine.transaction import (
    Accepted,
    Becomes,
    Committed,
    Request,
    StreamState,
    Transaction,
    ask,
    reread,
)
from pitboss.kernel.decision import Command, Given, Need, Stream
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.store.house_key import NO_KEY
from pitboss.store.log import TOKEN, Answer, Head, StoredEvent
from pitboss.store.port import OpenTransaction, Store, StoreError

Submission: TypeAlias = tuple[str, Command, str] | tuple[str, Command, str, Becomes]
"""The id of a command, the command, its author, and optionally what to carry out in its place."""

MOST_COMMANDS = 256
"""The most commands in one transaction."""
COMMANDS_AT_A_TIME = 32
"""How many commands are decided at a time while a transaction is being written."""

CLOSED = Rejection("store-closed")
BAD_ID = Rejection("bad-id")

log = logging.getLogger(__name__)


class CommandWriter:
    """One writer of a store. Several writers may share one store, also from several servers.

    The writer takes the write lock and writes only what fits the state of the streams at that moment, so no
    decision is ever out of date. It decides most commands before it has the lock. It then only checks that
    the log still ends where it expected.

    >>> from pitboss.aggregates import REGISTRY
    >>> from pitboss.floor.terminals.chips.chip_commands import InsertNote, SetTerminal
    >>> from pitboss.floor.terminals.chips.chip_events import Settings
    >>> from pitboss.store.memory import MemoryStore
    >>> async def example():
    ...     async with CommandWriter(MemoryStore(), REGISTRY, clock=lambda: 0) as writer:
    ...         await writer.submit("c-1", SetTerminal("7", Settings("Pitboss")), by="setup")
    ...         return await writer.submit("c-2", InsertNote("7", 5_000), by="pt/7")
    >>> asyncio.run(example()).events[0].type
    'note-inserted.1'
    """

    def __init__(
        self,
        store: Store,
        registry: Registry,
        clock: Callable[[], Instant],
        on_commit: Callable[[Sequence[Committed]], None] = lambda _: None,
        lookup: Lookup = lambda _: None,
        refused: Refused = lambda _: None,
        utc_offset: int = 0,
    ) -> None:
        """Create it inside a running loop; `async with` starts and stops it.

        `on_commit` gets the events of each transaction once they are durable, before any caller gets an
        answer. `lookup` may return an earlier state of a stream. `refused` gets every snapshot that was
        changed from outside. A gaming day begins by clocks that are `utc_offset` minutes ahead of UTC.
        """
        if store.house_key is None:
            raise StoreError(NO_KEY)
        self._store, self._clock, self._registry, self._key = store, clock, registry, store.house_key
        self._on_commit, self._utc_offset = on_commit, utc_offset
        self._cache = StateCache(store, registry, lookup, refused)
        self._waiting: deque[Group] = deque()
        self._wake = asyncio.Event()
        self._writing: PendingTransaction | None = None
        self._latest: Instant = 0
        """The moment of the last event."""
        self._foreign: tuple[Instant, Instant] = (0, 0)
        """When, by this clock, the log was found to be ahead of it, and the time in the log then."""
        self._secret = b""
        self._worker: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Starts the worker."""
        self._secret = await self._store.secret()
        self._worker = asyncio.create_task(self._work())
        self._worker.add_done_callback(self._ended)
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        """Stops after the running transaction is written. Commands that still wait are refused."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.cancel()
            await asyncio.gather(worker, return_exceptions=True)
        _refuse(self._waiting, CLOSED)

    def _ended(self, worker: asyncio.Task[None]) -> None:
        """Refuses all waiting commands, also if the worker ended by an error and was not stopped."""
        self._worker = None
        if not worker.cancelled() and worker.exception() is not None:
            log.error("The command writer stopped by a mistake", exc_info=worker.exception())
        _refuse(self._waiting, CLOSED)

    def start_at(
        self,
        last: StoredEvent,
        states: Mapping[Stream, StreamState],
        balances: Mapping[str, Cents],
        summed: int,
    ) -> None:
        """Takes over states that were read before. They are valid if `last` is the last event of the log.

        The balances may come from another place of the log: they include all events up to `summed`.
        """
        self._cache.start_at(Head(last.seq, last.hash), states, balances, summed)
        self._see(last.at)

    async def submit(self, id: str, command: Command, by: str) -> Accepted | Rejection:  # noqa: A002
        """Carries out a command, and answers once the result is durable.

        The same id with the same command returns the first answer. The same id with another command is
        refused.
        """
        (reply,) = await self.submit_all([(id, command, by)])
        if isinstance(reply, Exception):
            raise reply
        return reply

    async def submit_all(self, commands: Sequence[Submission]) -> list[Reply]:
        """Carries out several commands in order. Each gets its own answer."""
        if self._worker is None:
            return [CLOSED for _ in commands]
        if not commands:
            return []
        good = [bool(_is_token(submission[0]) and _is_author(submission[2])) for submission in commands]
        if not all(good):
            replies = iter(await self.submit_all(list(compress(commands, good))))
            return [next(replies) if known else BAD_ID for known in good]
        reply: asyncio.Future[list[Reply]] = asyncio.get_running_loop().create_future()
        self._waiting.append(Group([ask(*command) for command in commands], reply))
        self._wake.set()
        return await reply

    async def _work(self) -> None:
        """Decides ahead while a transaction is being written, and begins the next one when it can."""
        running: asyncio.Task[PendingTransaction] | None = None
        pending: PendingTransaction | None = None
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                ended = running if running is not None and running.done() else None
                running = None if ended is not None else running
                try:
                    if running is not None:
                        pending = self._decide_ahead(pending, COMMANDS_AT_A_TIME)
                    elif pending is None:
                        pending = self._decide_ahead(pending, MOST_COMMANDS)
                    if pending is not None and running is None:
                        self._writing = pending
                        running, pending = asyncio.create_task(self._run(pending)), None
                        running.add_done_callback(lambda _: self._wake.set())
                        # Decide the rest after the transaction has begun.
                        asyncio.get_running_loop().call_soon(self._wake.set)
                finally:
                    if ended is not None:
                        # A caller that gets its answer may send more. The next transaction does not wait for
                        # that.
                        ended.result().answer()
        finally:
            # A transaction that has begun also ends, even if the writer is stopped meanwhile.
            if pending is not None:
                self._waiting.extendleft(reversed(pending.groups))
            if running is not None:
                (await running).answer()

    def _decide_ahead(self, pending: PendingTransaction | None, more: int) -> PendingTransaction | None:
        """Adds waiting commands to the next transaction, as many as it can take."""
        most = min(MOST_COMMANDS, more + (0 if pending is None else len(pending.requests)))
        while self._waiting and (pending is None or len(pending.requests) < most):
            pending = pending or self._next()
            pending.add(self._waiting.popleft())
        if self._waiting and most < MOST_COMMANDS:
            # The transaction that is being written needs this thread from time to time.
            asyncio.get_running_loop().call_soon(self._wake.set)
        return pending

    def _next(self) -> PendingTransaction:
        """A transaction that begins where the one being written will end, if that is known."""
        head, before, writing = self._cache.head, dict[Stream, StreamState](), self._writing
        if writing is not None:
            last = writing.transaction
            if last is None or last.start != head or not writing.decided or last.batch.forget:
                return PendingTransaction(None)
            head, before = last.end, last.moved
        return PendingTransaction(self._begin(head, before))

    def _begin(self, head: Head, before: Mapping[Stream, StreamState]) -> Transaction:
        return Transaction(self._registry, head, self._given(), self._cache.states, before, self._key)

    def _see(self, at: Instant) -> None:
        """Notes the time of an event that another writer wrote: no later event gets an earlier time."""
        if at > self._latest:
            self._latest, self._foreign = at, (self._clock(), at)

    def _given(self) -> Given:
        """The inputs to the decisions of a transaction. No event is earlier than the one before it.

        The clock of another server may be ahead, and with it the log. The time in the log then runs a little
        slower than this clock until this clock has caught up.
        """
        now, (seen, at) = self._clock(), self._foreign
        self._latest = max(self._latest, now, at + (now - seen) * 9 // 10)
        return Given(self._latest, self._secret, utc_offset=self._utc_offset)

    async def _run(self, pending: PendingTransaction) -> PendingTransaction:
        """One transaction: take the write lock, decide what is undecided, and write."""
        try:
            await self._write(pending)
        except asyncio.CancelledError:
            pending.replies = [CLOSED for _ in pending.requests]
            pending.answer()
            raise
        except StoreError as problem:
            log.warning("%s", problem)
            pending.replies = [problem.rejection for _ in pending.requests]
        except Exception as problem:
            log.exception("A transaction failed, and nothing of it was written")
            # Something differs from what this writer has in memory. It reads everything again.
            self._cache.clear()
            pending.failed = problem
        finally:
            self._writing = None
        return pending

    async def _write(self, pending: PendingTransaction) -> None:
        store, cache, transaction = self._store, self._cache, pending.transaction
        if transaction is not None and pending.decided and transaction.start == cache.head:
            opened = await store.append(transaction.start, transaction.batch)
            if opened is None:
                self._adopt(transaction)
                return
        else:
            opened = await store.begin([request.id for request in pending.requests])
        try:
            head = opened.head
            if transaction is None or transaction.start != head or cache.head != head or opened.answers:
                # What was decided ahead is void: another writer wrote, the end of the last transaction is
                # unknown, or a command already has an answer.
                if cache.head != head:
                    self._see(await cache.move_to(head))
                transaction, pending.replies = None, []
            await cache.load(self._streams(pending))
            transaction = await self._decide(pending, transaction, opened)
        except BaseException:
            await store.rollback()
            raise
        if transaction.batch.answers:
            await store.commit(transaction.batch)
        else:
            await store.rollback()
        self._adopt(transaction)

    async def _decide(
        self, pending: PendingTransaction, transaction: Transaction | None, opened: OpenTransaction
    ) -> Transaction:
        """Decides the undecided commands under the write lock. If one breaks, the others go on."""
        broken: dict[str, Exception] = {}
        while True:
            if transaction is None:
                transaction, pending.replies = self._begin(opened.head, {}), []
            elif pending.decided:
                return transaction
            answered = {**opened.answers, **{answer.id: answer for answer in transaction.batch.answers}}
            for request in pending.requests[len(pending.replies) :]:
                try:
                    before = answered.get(request.id)
                    reply = broken.get(request.id) or await self._answer(transaction, request, before)
                except StoreError:
                    raise
                except Exception as problem:
                    log.exception("Command %s broke an invariant, and was not carried out", request.id)
                    broken[request.id], transaction = problem, None
                    break
                pending.replies.append(reply)
                answers = transaction.batch.answers
                if before is None and answers and answers[-1].id == request.id:
                    answered[request.id] = answers[-1]
            else:
                return transaction

    async def _answer(
        self, transaction: Transaction, request: Request, before: Answer | None
    ) -> Accepted | Rejection:
        if before is not None:
            return await self._repeat(request, before, transaction)
        while isinstance(reply := transaction.answer(request), Need):
            await self._cache.load({reply.stream})
        return reply

    async def _repeat(
        self, request: Request, before: Answer, transaction: Transaction
    ) -> Accepted | Rejection:
        """The first answer to a command that was sent before."""
        if before.input != request.input:
            return Rejection("id-reused", {"id": request.id})
        refused = reread(before)
        if refused is not None:
            return refused
        written = transaction.batch.events
        if written and before.first >= written[0].seq:
            at = before.first - written[0].seq
            rows = written[at : at + before.events]
        else:
            rows = await self._store.between(before.first, before.events)
        return Accepted(tuple(rows), tuple(map(self._registry.read, rows)))

    def _streams(self, pending: PendingTransaction) -> set[Stream]:
        """All streams that the commands of a transaction read first, to load them together."""
        given = self._given()
        commands = [request.command for request in pending.requests]
        return {
            stream
            for command in commands
            if isinstance(command, Command)
            for stream in self._registry.streams(command, given)
        }

    def _adopt(self, transaction: Transaction) -> None:
        """Takes over the result of a committed transaction."""
        self._cache.adopt(transaction)
        if transaction.batch.events:
            self._on_commit(transaction.committed)


_is_token = TOKEN.fullmatch
_is_author = lru_cache(1 << 12)(_is_token)


def _refuse(batch: Iterable[Group], refused: Rejection) -> None:
    for group, reply in batch:
        if not reply.done():
            reply.set_result([refused for _ in group])


def ease_collector() -> None:
    """Makes Python look for garbage less often. The data here has no cycles, and each search is costly."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)
