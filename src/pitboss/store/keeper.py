"""The keeper: takes waiting commands together, has them decided in order, and answers once all is durable."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from types import TracebackType
from typing import NamedTuple, Self

from pitboss.floor.decision import Command, Given, Need, Stream
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.store.domain import FLOOR, Domain
from pitboss.store.log import EMPTY, STREAM, TOKEN, Answer, Head
from pitboss.store.page import NOT_BEGUN, Asked, Done, Page, Standing, ask, reread
from pitboss.store.port import Store, StoreError, Turn

MOST = 2_000
"""Commands decided in one turn."""
CACHED = 100_000
"""Streams whose state stays in memory."""

log = logging.getLogger(__name__)


class _Waiting(NamedTuple):
    asked: Asked
    reply: "asyncio.Future[Done | Rejection]"


class Keeper:
    """One writer of a store. Several keepers, of several servers even, may share one store.

    A command is decided while its keeper has the pen, on streams as they stand at that moment, so that no
    decision is ever out of date.

    >>> from pitboss.floor.chip_commands import InsertNote, SetTerminal
    >>> from pitboss.floor.chip_events import Settings
    >>> from pitboss.store.memory import MemoryStore
    >>> async def example():
    ...     async with Keeper(MemoryStore(), clock=lambda: 0) as keeper:
    ...         await keeper.submit("c-1", SetTerminal("7", Settings("Pitboss")), by="setup")
    ...         return await keeper.submit("c-2", InsertNote("7", 5_000), by="pt/7")
    >>> asyncio.run(example()).events[0].type
    'note-inserted.1'
    """

    def __init__(self, store: Store, clock: Callable[[], Instant], domain: Domain = FLOOR) -> None:
        """Made within a running loop; `async with` starts and stops it."""
        self._store, self._clock, self._domain = store, clock, domain
        self._waiting: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._head = EMPTY
        self._standing: dict[Stream, Standing] = {}
        self._doubtful: dict[Stream, Standing] = {}
        """What stood so before another keeper wrote: to be brought up to date before use."""
        self._secret = b""
        self._worker: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Starts the work."""
        self._secret = await self._store.secret()
        self._worker = asyncio.create_task(self._work())
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        """Ends it, after what is being written is written; who still waits is told to ask again."""
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)
        _reply(self._waiting, lambda _: Rejection("store-closed", "The system is stopping: ask again later."))

    async def submit(self, id: str, command: Command, by: str) -> Done | Rejection:  # noqa: A002
        """Has a command carried out. The answer comes once it is durable.

        The same id with the same command gives the first answer again; with another command it is refused.
        """
        if not TOKEN.fullmatch(id) or not TOKEN.fullmatch(by):
            return Rejection("bad-id", "An id and an author are 1 to 64 letters, digits or any of - . _ : /")
        reply: asyncio.Future[Done | Rejection] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(ask(id, command, by), reply))
        self._wake.set()
        return await reply

    async def _work(self) -> None:
        while True:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            if not self._waiting:
                self._wake.clear()
            turn = asyncio.ensure_future(self._turn(batch))
            try:
                await asyncio.shield(turn)
            except asyncio.CancelledError:
                # A turn that has begun ends, even if the keeper is told to stop meanwhile.
                await turn
                raise

    async def _turn(self, batch: list[_Waiting]) -> None:
        """One transaction: take the pen, decide, write, and only then answer."""
        try:
            replies = await self._decide(batch)
        except StoreError as problem:
            log.warning("%s", problem)
            refused = Rejection(problem.code, str(problem))
            _reply(batch, lambda _: refused)
        except Exception as problem:
            log.exception("A turn failed, and nothing of it was written")
            for _, reply in batch:
                if not reply.done():
                    reply.set_exception(problem)
        else:
            for (_, reply), answer in zip(batch, replies, strict=True):
                if reply.done():
                    continue
                if isinstance(answer, Exception):
                    reply.set_exception(answer)
                else:
                    reply.set_result(answer)

    async def _decide(self, batch: list[_Waiting]) -> list[Done | Rejection | Exception]:
        store = self._store
        turn = await store.take([asked.id for asked, _ in batch])
        try:
            self._doubt(turn)
            given = Given(self._clock(), self._secret)
            wanted = [self._domain.streams(asked.command, given) for asked, _ in batch]
            await self._load({name for names in wanted for name in names})
            page = Page(self._domain, turn.head, self._standing, given)
            answered = dict(turn.answers)
            replies: list[Done | Rejection | Exception] = []
            for (asked, _), names in zip(batch, wanted, strict=True):
                before = answered.get(asked.id)
                if before is not None:
                    replies.append(await self._repeat(asked, before, page))
                    continue
                replies.append(await self._answer(page, asked, names))
                if page.batch.answers and page.batch.answers[-1].id == asked.id:
                    answered[asked.id] = page.batch.answers[-1]
        except BaseException:
            await store.drop()
            raise
        if page.batch.answers:
            await store.put(page.batch)
        else:
            await store.drop()
        self._adopt(page)
        return replies

    async def _answer(
        self, page: Page, asked: Asked, names: tuple[Stream, ...]
    ) -> Done | Rejection | Exception:
        """Decides one command. A broken invariant is its own failure and nobody else's."""
        try:
            while isinstance(answer := page.answer(asked, names), Need):
                await self._load({answer.stream})
                names = (*names, answer.stream)
        except StoreError:
            raise
        except Exception as problem:
            log.exception("Command %s broke an invariant, and was not carried out", asked.id)
            return problem
        return answer

    async def _repeat(self, asked: Asked, before: Answer, page: Page) -> Done | Rejection:
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
            return Done(tuple(written[at : at + before.events]))
        return Done(tuple(await self._store.between(before.first, before.events)))

    def _doubt(self, turn: Turn) -> None:
        """If another has written since this keeper's last turn, what it remembers may be out of date."""
        if turn.head != self._head:
            self._doubtful |= self._standing
            self._standing = {}
            self._head = turn.head

    async def _load(self, names: Iterable[Stream]) -> None:
        """Brings streams up to date: from memory, from their snapshots, or from their first event."""
        missing = [name for name in names if name not in self._standing]
        if not missing:
            return
        tips = await self._store.tips([name for name in missing if STREAM.fullmatch(name)])
        unknown = [name for name in tips if name not in self._doubtful]
        snapshots = await self._store.snapshots(unknown) if unknown else {}
        for name in missing:
            tip, known = tips.get(name), self._doubtful.pop(name, NOT_BEGUN)
            if tip is None:
                self._standing[name] = NOT_BEGUN
                continue
            version, _, state = known
            if name in snapshots:
                restored = self._domain.restore(snapshots[name])
                version, state = (snapshots[name].version, restored) if restored is not None else (0, None)
            if version < tip.version:
                state = self._domain.follow(state, await self._store.stream(name, after=version))
            self._standing[name] = Standing(tip.version, tip.seq, state)

    def _adopt(self, page: Page) -> None:
        """What was written is now how things stand."""
        self._standing |= page.moved
        if page.batch.events:
            self._head = Head(page.batch.events[-1].seq, page.batch.events[-1].hash)
        # A stream with an incident is read anew from its events: what memory held of it is not to be trusted.
        for name in page.batch.forget:
            del self._standing[name]
        if len(self._standing) > CACHED:
            self._standing = {}


def _reply(batch: list[_Waiting], answer: Callable[[Asked], Done | Rejection]) -> None:
    for asked, reply in batch:
        if not reply.done():
            reply.set_result(answer(asked))
