"""The keeper: takes waiting commands together, has them decided in order, and answers once all is durable."""

import asyncio
import gc
import logging
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import compress
from types import TracebackType
from typing import Self, TypeAlias

from pitboss.engine.domain import FLOOR, Domain
from pitboss.engine.pending import Group, PendingTransaction, Reply
from pitboss.engine.snapshots import Refused, read_standing
from pitboss.engine.transaction import (
    BALANCE,
    NOT_BEGUN,
    Accepted,
    Becomes,
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
from pitboss.ledger.chart import shared_guard
from pitboss.store.house_key import NO_KEY
from pitboss.store.log import EMPTY, STREAM, TOKEN, Answer, Head, StoredEvent
from pitboss.store.port import REPLACED, Store, StoreError, Turn

Submission: TypeAlias = tuple[str, Command, str] | tuple[str, Command, str, Becomes]
"""The id of a command, the command, who asks for it, and what it becomes where that is something else."""

MOST = 256
"""Commands after which a turn takes no more."""
PIECE = 32
"""Commands that are decided in one go while a turn is being written."""
CACHED = 100_000
"""Streams whose state stays in memory."""

CLOSED = Rejection("store-closed", "The system is stopping: ask again later.")
BAD_ID = Rejection("bad-id", "An id and an author are 1 to 64 letters, digits or any of - . _ : /")

log = logging.getLogger(__name__)


class CommandWriter:
    """One writer of a store. Several keepers, of several servers even, may share one store.

    What is written was decided on streams as they stand when its keeper has the pen, so that no decision is
    ever out of date. Most of it is decided ahead: with the pen in hand it is enough to see that the log still
    ends where it was expected to.

    >>> from pitboss.floor.terminals.chip_commands import InsertNote, SetTerminal
    >>> from pitboss.floor.terminals.chip_events import Settings
    >>> from pitboss.store.memory import MemoryStore
    >>> async def example():
    ...     async with CommandWriter(MemoryStore(), clock=lambda: 0) as keeper:
    ...         await keeper.submit("c-1", SetTerminal("7", Settings("Pitboss")), by="setup")
    ...         return await keeper.submit("c-2", InsertNote("7", 5_000), by="pt/7")
    >>> asyncio.run(example()).events[0].type
    'note-inserted.1'
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], Instant],
        domain: Domain = FLOOR,
        told: Callable[[Sequence[StoredEvent]], None] = lambda _: None,
        recall: Callable[[Stream], StreamState | None] = lambda _: None,
        refused: Refused = lambda _: None,
        utc_offset: int = 0,
    ) -> None:
        """Made within a running loop; `async with` starts and stops it.

        `told` gets the events of each turn once they are durable, before anybody is answered. `recall` may
        know what a stream stood at a while ago, so that less of it has to be read. `refused` hears of
        snapshots that were changed. A day of the house begins by clocks that are `utc_offset` minutes ahead
        of UTC.
        """
        if store.house_key is None:
            raise StoreError(NO_KEY)
        self._store, self._clock, self._domain, self._key = store, clock, domain, store.house_key
        self._told, self._recall, self._refused = told, recall, refused
        self._utc_offset = utc_offset
        self._waiting: deque[Group] = deque()
        self._wake = asyncio.Event()
        self._head = EMPTY
        """The end of the log after this keeper's last turn."""
        self._standing: dict[Stream, StreamState] = {}
        """What streams stood at then."""
        self._doubtful: dict[Stream, StreamState] = {}
        """What streams stood at before others wrote: to be brought up to date before use."""
        self._distrusted: set[Stream] = set()
        """Streams of which nothing is recalled any more."""
        self._balances: dict[str, StreamState] = {}
        """What shared accounts stood at when that was last known for certain."""
        self._summed = 0
        """The place in the log where all other shared accounts stood at nothing."""
        self._writing: PendingTransaction | None = None
        self._latest: Instant = 0
        """The moment of the last event."""
        self._found: tuple[Instant, Instant] = (0, 0)
        """When by this clock the log was found to be ahead of it, and at which moment the log was then."""
        self._secret = b""
        self._worker: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Starts the work."""
        self._secret = await self._store.secret()
        self._worker = asyncio.create_task(self._work())
        self._worker.add_done_callback(self._ended)
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        """Ends it, after what is being written is written; who still waits is told to ask again."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.cancel()
            await asyncio.gather(worker, return_exceptions=True)
        _refuse(self._waiting, CLOSED)

    def _ended(self, worker: asyncio.Task[None]) -> None:
        """Whoever waits is told, even where the work ended by a mistake and not by being stopped."""
        self._worker = None
        if not worker.cancelled() and worker.exception() is not None:
            log.error("The keeper stopped by a mistake", exc_info=worker.exception())
        _refuse(self._waiting, CLOSED)

    def start_at(
        self,
        last: StoredEvent,
        standing: Mapping[Stream, StreamState],
        balances: Mapping[str, Cents],
        summed: int,
    ) -> None:
        """Takes over what somebody has read: streams as they stand if that is the last event of the log.

        The balances are those at another place of it, up to which they were `summed`.
        """
        self._head, self._standing, self._summed = Head(last.seq, last.hash), dict(standing), summed
        self._balances = {
            f"{BALANCE}{account}": StreamState(0, summed, cents)
            for account, cents in balances.items()
            if shared_guard(account)
        }
        self._see(last.at)

    async def submit(self, id: str, command: Command, by: str) -> Accepted | Rejection:  # noqa: A002
        """Has a command carried out. The answer comes once it is durable.

        The same id with the same command gives the first answer again; with another command it is refused.
        """
        (reply,) = await self.submit_all([(id, command, by)])
        if isinstance(reply, Exception):
            raise reply
        return reply

    async def submit_all(self, commands: Sequence[Submission]) -> list[Reply]:
        """Has several commands carried out, in their order. Each gets its own answer."""
        if self._worker is None:
            return [CLOSED for _ in commands]
        if not commands:
            return []
        good = [bool(_is_token(wish[0]) and _is_author(wish[2])) for wish in commands]
        if not all(good):
            replies = iter(await self.submit_all(list(compress(commands, good))))
            return [next(replies) if known else BAD_ID for known in good]
        reply: asyncio.Future[list[Reply]] = asyncio.get_running_loop().create_future()
        self._waiting.append(Group([ask(*command) for command in commands], reply))
        self._wake.set()
        return await reply

    async def _work(self) -> None:
        """Decides ahead what comes in while a turn is being written, and begins the next when it can."""
        turn: asyncio.Task[PendingTransaction] | None = None
        draft: PendingTransaction | None = None
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                ended, turn = (turn, None) if turn is not None and turn.done() else (None, turn)
                try:
                    if turn is not None:
                        draft = self._decide_ahead(draft, PIECE)
                    elif draft is None:
                        draft = self._decide_ahead(draft, MOST)
                    if draft is not None and turn is None:
                        self._writing = draft
                        turn, draft = asyncio.create_task(self._turn(draft)), None
                        turn.add_done_callback(lambda _: self._wake.set())
                        # What more there is gets decided when the turn has begun, and not before.
                        asyncio.get_running_loop().call_soon(self._wake.set)
                finally:
                    if ended is not None:
                        # Whoever is answered asks for more, and the next turn has not waited for that.
                        ended.result().tell()
        finally:
            # A turn that has begun ends, even if the keeper is told to stop meanwhile.
            if draft is not None:
                self._waiting.extendleft(reversed(draft.groups))
            if turn is not None:
                (await turn).tell()

    def _decide_ahead(self, draft: PendingTransaction | None, more: int) -> PendingTransaction | None:
        """The draft of the next turn with some more of what waits, if it can hold more."""
        most = min(MOST, more + (0 if draft is None else len(draft.asked)))
        while self._waiting and (draft is None or len(draft.asked) < most):
            draft = draft or self._draft()
            draft.add(self._waiting.popleft())
        if self._waiting and most < MOST:
            # A turn that is being written needs a moment of this thread from time to time.
            asyncio.get_running_loop().call_soon(self._wake.set)
        return draft

    def _draft(self) -> PendingTransaction:
        """A draft that begins where the turn that is being written will end, if that is known."""
        head, before, writing = self._head, dict[Stream, StreamState](), self._writing
        if writing is not None:
            page = writing.page
            if page is None or page.start != head or not writing.decided or page.batch.forget:
                return PendingTransaction(None)
            head, before = page.end, page.moved
        return PendingTransaction(
            Transaction(self._domain, head, self._given(), self._standing, before, self._key)
        )

    def _see(self, at: Instant) -> None:
        """The moment of an event that another wrote: none is earlier from now on."""
        if at > self._latest:
            self._latest, self._found = at, (self._clock(), at)

    def _given(self) -> Given:
        """What a page is decided with. No event is earlier than the one before it.

        Where the log is ahead of this clock, for another server's is, its time goes on a little slower than
        ours, until ours has caught up.
        """
        now, (found, at) = self._clock(), self._found
        self._latest = max(self._latest, now, at + (now - found) * 9 // 10)
        return Given(self._latest, self._secret, utc_offset=self._utc_offset)

    async def _turn(self, draft: PendingTransaction) -> PendingTransaction:
        """One transaction: take the pen, decide what is not decided, and write. Then there are answers."""
        try:
            await self._write(draft)
        except asyncio.CancelledError:
            draft.replies = [CLOSED for _ in draft.asked]
            draft.tell()
            raise
        except StoreError as problem:
            log.warning("%s", problem)
            draft.replies = [problem.trouble for _ in draft.asked]
        except Exception as problem:
            log.exception("A turn failed, and nothing of it was written")
            # Something is not as this keeper remembers it, so it had better look again.
            self._standing.clear()
            self._doubtful.clear()
            self._balances.clear()
            self._summed = 0
            draft.failed = problem
        finally:
            self._writing = None
        return draft

    async def _write(self, draft: PendingTransaction) -> None:
        store, page = self._store, draft.page
        if page is not None and draft.decided and page.start == self._head:
            turn = await store.add(page.start, page.batch)
            if turn is None:
                self._adopt(page)
                return
        else:
            turn = await store.take([asked.id for asked in draft.asked])
        try:
            if page is None or page.start != turn.head or self._head != turn.head or turn.answers:
                # What was decided ahead is void: others wrote, the last turn ended nobody knows how, or
                # a command was answered before.
                await self._doubt(turn)
                page, draft.replies = None, []
            await self._load(self._streams(draft))
            page = await self._decide(draft, page, turn)
        except BaseException:
            await store.drop()
            raise
        if page.batch.answers:
            await store.put(page.batch)
        else:
            await store.drop()
        self._adopt(page)

    async def _decide(self, draft: PendingTransaction, page: Transaction | None, turn: Turn) -> Transaction:
        """Decides with the pen in hand what is not decided. If one command breaks, the others go on."""
        broken: dict[str, Exception] = {}
        while True:
            if page is None:
                page = Transaction(self._domain, turn.head, self._given(), self._standing, {}, self._key)
                draft.replies = []
            elif draft.decided:
                return page
            answered = {**turn.answers, **{answer.id: answer for answer in page.batch.answers}}
            for asked in draft.asked[len(draft.replies) :]:
                try:
                    before = answered.get(asked.id)
                    reply = broken.get(asked.id) or await self._answer(page, asked, before)
                except StoreError:
                    raise
                except Exception as problem:
                    log.exception("Command %s broke an invariant, and was not carried out", asked.id)
                    broken[asked.id], page = problem, None
                    break
                draft.replies.append(reply)
                answers = page.batch.answers
                if before is None and answers and answers[-1].id == asked.id:
                    answered[asked.id] = answers[-1]
            else:
                return page

    async def _answer(self, page: Transaction, asked: Request, before: Answer | None) -> Accepted | Rejection:
        if before is not None:
            return await self._repeat(asked, before, page)
        while isinstance(reply := page.answer(asked), Need):
            await self._load({reply.stream})
        return reply

    async def _repeat(self, asked: Request, before: Answer, page: Transaction) -> Accepted | Rejection:
        """The first answer to a command that was asked for before."""
        if before.input != asked.input:
            return Rejection(
                "id-reused", f"Another command was given under the id {asked.id}: mint a new one."
            )
        refused = reread(before)
        if refused is not None:
            return refused
        written = page.batch.events
        if written and before.first >= written[0].seq:
            at = before.first - written[0].seq
            return Accepted(tuple(written[at : at + before.events]))
        return Accepted(tuple(await self._store.between(before.first, before.events)))

    async def _doubt(self, turn: Turn) -> None:
        """If another has written since this keeper's last turn, what it remembers may be out of date."""
        if turn.head != self._head:
            known = [Head(each.seq, each.hash) for each in await self._store.between(self._head.seq, 1)]
            if self._head not in (EMPTY, *known):
                # What this keeper acknowledged is not in this log, so that it is another.
                raise StoreError(REPLACED)
            self._note_balances()
            for last in await self._store.between(turn.head.seq, 1):
                self._see(last.at)
            self._doubtful = (
                self._standing if len(self._doubtful) > CACHED else self._doubtful | self._standing
            )
            self._standing, self._head = {}, turn.head

    def _streams(self, draft: PendingTransaction) -> set[Stream]:
        """All that the commands of a draft look at first, to be fetched together."""
        given = self._given()
        commands = [asked.command for asked in draft.asked]
        return {
            stream
            for command in commands
            if isinstance(command, Command)
            for stream in self._domain.streams(command, given)
        }

    async def _load(self, names: Iterable[Stream]) -> None:
        """Brings streams up to date: from memory, from their snapshots, or from their first event."""
        missing = [name for name in names if name not in self._standing]
        if not missing:
            return
        for name in missing:
            if name.startswith(BALANCE):
                await self._load_balance(name)
        missing = [name for name in missing if not name.startswith(BALANCE)]
        for name in set(missing) - self._distrusted:
            recalled = self._recall(name)
            if recalled is not None and recalled.version > self._doubtful.get(name, NOT_BEGUN).version:
                self._doubtful[name] = recalled
        tips = await self._store.tips([name for name in missing if STREAM.fullmatch(name)])
        unknown = [name for name in tips if name not in self._doubtful]
        snapshots = await self._store.snapshots(unknown) if unknown else {}
        for name in missing:
            tip, known = tips.get(name), self._doubtful.pop(name, NOT_BEGUN)
            if tip is None:
                self._standing[name] = NOT_BEGUN
                continue
            if name in snapshots or not known.version:
                self._standing[name] = await read_standing(
                    self._store, self._domain, tip, snapshots.get(name), self._refused
                )
                continue
            state = known.state
            if known.version < tip.version:
                state = self._domain.follow(state, await self._store.stream(name, after=known.version))
            self._standing[name] = StreamState(tip.version, tip.seq, state)

    async def _load_balance(self, name: str) -> None:
        """Brings the balance of a shared account up to date, from where it was last known."""
        account, known = name.removeprefix(BALANCE), self._balances.get(name, StreamState(0, self._summed, 0))
        since = (await self._store.sums([account], after=known.seq)).get(account, 0)
        self._standing[name] = StreamState(0, self._head.seq, int(known.state) + since)  # type: ignore[call-overload]

    def _note_balances(self) -> None:
        """Remembers the balances of shared accounts: to add up what came since takes less than all of it."""
        known = self._standing.items()
        self._balances |= {name: stands for name, stands in known if name.startswith(BALANCE)}

    def _adopt(self, page: Transaction) -> None:
        """What was written is now how things stand."""
        self._head = page.end
        if len(self._standing) > CACHED:
            # A draft looks into the same dictionary, and asks again for what it no longer finds.
            self._note_balances()
            self._standing.clear()
        self._standing |= page.moved
        for name, stands in page.moved.items():
            if self._domain.is_over(stands.state):
                del self._standing[name]
        # A stream with an incident is read anew from its events: what memory held of it is not to be trusted.
        self._distrusted |= page.batch.forget
        for name in page.batch.forget:
            self._standing.pop(name, None)
        if page.batch.events:
            self._told(page.batch.events)


_is_token = TOKEN.fullmatch
_is_author = lru_cache(1 << 12)(_is_token)


def _refuse(batch: Iterable[Group], refused: Rejection) -> None:
    for group, reply in batch:
        if not reply.done():
            reply.set_result([refused for _ in group])


def ease_collector() -> None:
    """Has Python look for garbage less often. What is kept here holds no cycles, and looking costs much."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)
