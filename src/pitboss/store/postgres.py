"""The store in PostgreSQL: several servers share one floor, and one of them at a time writes."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Callable, Collection, Iterable, Mapping
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]

from pitboss.kernel.rejection import Rejection
from pitboss.store import postgres_database
from pitboss.store.check import check_batch, end_after
from pitboss.store.house_key import USUAL, HouseKey, KeySource
from pitboss.store.log import EMPTY, Answer, Head, Line, Snapshot, StoredEvent, Tip, VaultRow
from pitboss.store.port import (
    LOST,
    REPLACED,
    Batch,
    OpenTransaction,
    StoreError,
    append_in_steps,
    open_secret,
)
from pitboss.store.postgres_database import (
    BUSY,
    DURABLE,
    FOREIGN,
    GONE,
    UNSAFE,
    Connection,
    alive,
    connect,
    connect_to_write,
    hang_up,
    prepare,
    telling,
)
from pitboss.store.postgres_pulse import Pulse
from pitboss.store.postgres_vault import PostgresVault

log = logging.getLogger(__name__)

R = TypeVar("R")

PIECE = 4096
"""Rows handed out at a time."""

BEGIN = "BEGIN ISOLATION LEVEL READ COMMITTED; SELECT FROM head FOR UPDATE"
"""Waits for the write lock. What the writer before did is seen only by a statement that begins after it."""
FIND = """
SELECT head.seq, head.hash, (SELECT bool_and(current_setting(name) = 'on') FROM unnest($2::text[]) AS name),
  commands.*
FROM head LEFT JOIN commands ON commands.id = ANY($1::text[])
"""
"""With whether what this transaction writes will stay: a setting may have been switched off meanwhile."""
HANGING = """
SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE datname = current_database() AND relation = 'head'::regclass AND mode = 'RowShareLock' AND granted
  AND wait_event = 'ClientRead' AND state_change < clock_timestamp() - make_interval(secs => $1)
"""
"""Ends a session that holds the write lock and has said nothing for so many seconds."""
HEAD = "SELECT seq, hash FROM head"
TIPS = "SELECT * FROM streams WHERE stream = ANY($1::text[])"
BEGUN_IN = "SELECT * FROM streams WHERE stream > $1::text || '/' AND stream < $1::text || '0' ORDER BY stream"
"""The digit is what comes after the stroke."""
SNAPSHOTS = "SELECT * FROM snapshots WHERE stream = ANY($1::text[])"
BACK = """
WITH RECURSIVE back AS (
  SELECT events.* FROM streams JOIN events ON events.seq = streams.seq
  WHERE streams.stream = $1 AND events.version > $2
  UNION ALL
  SELECT events.* FROM back JOIN events ON events.seq = back.prior WHERE events.version > $2
)
SELECT * FROM back ORDER BY version
"""
"""The events of a stream, found by going back from its end to a version."""
OF_DEAL = """
SELECT * FROM events WHERE starts_with(stream, 'fair/') AND stream = $1 AND deal_of(body) = $2 ORDER BY seq
"""
BETWEEN = "SELECT * FROM events WHERE seq BETWEEN $1::bigint AND $1::bigint + $2::bigint - 1 ORDER BY seq"
EVENTS = "SELECT * FROM events WHERE seq > $1 ORDER BY seq"
LINES = "SELECT * FROM postings WHERE seq > $1 ORDER BY seq, line"
ANSWERS = "SELECT * FROM commands WHERE first > $1 ORDER BY first"
EVERY_SNAPSHOT = "SELECT * FROM snapshots"
BALANCES = """
SELECT account, sum(cents)::bigint FROM postings WHERE $1::bigint IS NULL OR seq <= $1 GROUP BY account
"""
SUMS = """
SELECT account, sum(cents)::bigint FROM postings WHERE seq > $1 AND account = ANY($2::text[]) GROUP BY account
"""
BEGUN = """
SELECT EXISTS (SELECT FROM events) OR EXISTS (SELECT FROM commands) OR EXISTS (SELECT FROM vault)
"""
ALL: dict[str, Callable[[list[Any]], Batch]] = {
    "SELECT * FROM events ORDER BY seq": lambda rows: Batch(
        [StoredEvent(*row) for row in rows], [], [], [], set()
    ),
    "SELECT * FROM postings ORDER BY seq, line": lambda rows: Batch([], [*map(tuple, rows)], [], [], set()),
    "SELECT * FROM commands": lambda rows: Batch([], [], [Answer(*row) for row in rows], [], set()),
    "SELECT * FROM snapshots": lambda rows: Batch([], [], [], [Snapshot(*row) for row in rows], set()),
    "SELECT * FROM vault": lambda rows: Batch([], [], [], [], set(), [VaultRow(*row) for row in rows]),
}
"""How everything that is kept is asked for, and which part of a batch it is."""
MOVE = """
WITH moved AS (
  INSERT INTO streams SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[])
  ON CONFLICT (stream) DO UPDATE SET version = excluded.version, seq = excluded.seq
)
UPDATE head SET seq = $4, hash = $5
"""
FORGET = "DELETE FROM snapshots WHERE stream = ANY($1::text[])"

IS_DURABLE = "SELECT bool_and(current_setting(name) = 'on') FROM unnest($1::text[]) AS name"
RECOGNISE = """
SELECT (SELECT value FROM settings WHERE key = 'secret'),
  (SELECT hash FROM events WHERE seq = $1),
  (SELECT bool_and(current_setting(name) = 'on') FROM unnest($2::text[]) AS name)
"""


class PostgresStore(PostgresVault):
    """Keeps everything in one database.

    One connection writes, one answers short questions, and each long read has a connection of its own.
    A connection that was lost is made again when it is needed next.
    """

    def __init__(self, url: str, secret: bytes, house_key: HouseKey | None = None) -> None:
        """For a database that is prepared, and the secret as it is in it."""
        self.house_key = house_key
        self._url, self._secret = url, secret
        self._lock, self._question = asyncio.Lock(), asyncio.Lock()
        self._writer: Connection | None = None
        self._reader: Connection | None = None
        self._others: set[Connection] = set()
        """Those that read at length, or are being made."""
        self._pulse = Pulse(lambda: connect(url), self._give_up)
        self._holder: asyncio.Task[Any] | None = None
        """The task that holds the write lock."""
        self._head = EMPTY
        """The end of the log as this store saw it last."""

    async def begin(self, ids: Collection[str]) -> OpenTransaction:
        """Takes the write lock, and looks up commands."""
        await self._lock.acquire()
        try:
            old = alive(self._writer)
            try:
                opened = await self._begin(ids)
            except StoreError as problem:
                if problem.code == BUSY.code:
                    await self._cut_off()
                elif not old:
                    raise
                # An old connection may have died unnoticed, so a new one is tried before money is refused.
                hang_up(self._writer)
                opened = await self._begin(ids)
        except BaseException:
            hang_up(self._writer)
            self._lock.release()
            raise
        self._holder, self._head = asyncio.current_task(), opened.head
        return opened

    async def append(self, start: Head, batch: Batch) -> OpenTransaction | None:
        """A whole transaction, if the log ends there."""
        return await append_in_steps(self, start, batch)

    async def tips(self, streams: Collection[str]) -> dict[str, Tip]:
        """The ends of streams."""
        return {row[0]: Tip(*row) for row in await self._ask(TIPS, list(streams))}

    async def begun(self, room: str) -> list[Tip]:
        """The ends of all streams of a room."""
        return [Tip(*row) for row in await self._ask(BEGUN_IN, room)]

    async def snapshots(self, streams: Collection[str]) -> dict[str, Snapshot]:
        """The snapshots of streams."""
        return {row[0]: Snapshot(*row) for row in await self._ask(SNAPSHOTS, list(streams))}

    async def stream(self, name: str, after: int = 0) -> list[StoredEvent]:
        """The events of a stream after a version."""
        return [StoredEvent(*row) for row in await self._ask(BACK, name, after)]

    async def of_deal(self, stream: str, deal: str) -> list[StoredEvent]:
        """The events of a stream of promises that are about one deal."""
        return [StoredEvent(*row) for row in await self._ask(OF_DEAL, stream, deal)]

    async def between(self, first: int, count: int) -> list[StoredEvent]:
        """So many events from a place in the log."""
        return [StoredEvent(*row) for row in await self._ask(BETWEEN, first, count)]

    async def head(self) -> Head:
        """The end of the log."""
        return Head(*(await self._ask(HEAD))[0])

    async def commit(self, batch: Batch) -> None:
        """Writes, and releases the write lock."""
        try:
            with telling(self._writer):
                await self._write(self._open(), batch)
        except BaseException:
            # A connection that may still be at it is not used again.
            hang_up(self._writer)
            raise
        finally:
            self._give_back()

    async def rollback(self) -> None:
        """Releases the write lock."""
        try:
            with telling(self._writer):
                await self._open().execute("ROLLBACK")
        except BaseException as problem:
            hang_up(self._writer)
            # The lock was lost with the connection.
            if not isinstance(problem, StoreError):
                raise
        finally:
            self._give_back()

    async def check_durable(self) -> None:
        """Whether PostgreSQL is set so that commits reach the disk."""
        ((durable,),) = await self._ask(IS_DURABLE, DURABLE)
        if not durable:
            raise StoreError(UNSAFE)

    async def secret(self) -> bytes:
        """The key that ticket numbers are made with."""
        return open_secret(self.house_key, self._secret)

    async def sealed(self) -> bytes:
        """The same as it is in the database."""
        return self._secret

    async def forget(self, streams: Collection[str]) -> None:
        """Throws snapshots away."""
        await self._ask(FORGET, list(streams))

    def events(self, after: int = 0) -> AsyncGenerator[list[StoredEvent], None]:
        """All events after a place in the log."""
        return self._rows(StoredEvent._make, EVENTS, after)

    def lines(self, after: int = 0) -> AsyncGenerator[list[Line], None]:
        """All postings of events after a place in the log."""
        return self._rows(Line._make, LINES, after)

    def answers(self, after: int = 0) -> AsyncGenerator[list[Answer], None]:
        """What became of the commands that caused events after a place in the log."""
        return self._rows(Answer._make, ANSWERS, after)

    def all_snapshots(self) -> AsyncGenerator[list[Snapshot], None]:
        """The snapshots of all streams."""
        return self._rows(Snapshot._make, EVERY_SNAPSHOT)

    async def balances(self, until: int | None = None) -> dict[str, int]:
        """The sum of the postings of every account."""
        async with contextlib.aclosing(self._walk((BALANCES, until))) as pieces:
            return {account: cents async for _, rows in pieces for account, cents in rows}

    async def sums(self, accounts: Collection[str], after: int) -> dict[str, int]:
        """What was posted on accounts after a place in the log."""
        return dict(await self._ask(SUMS, after, list(accounts)))

    async def dump(self) -> AsyncGenerator[Batch, None]:
        """All rows that are kept."""
        async with contextlib.aclosing(self._walk(*((sql,) for sql in ALL))) as pieces:
            async for sql, rows in pieces:
                yield ALL[sql](rows)

    async def fill(self, secret: bytes, batches: Iterable[Batch]) -> bool:
        """Takes in what another store gave out."""
        with telling():
            filler = await connect(self._url)
        try:
            with telling(filler):
                await filler.execute(BEGIN)
                if await filler.fetchval(BEGUN):
                    return False
            head, tips = EMPTY, dict[str, Tip]()
            for batch in batches:
                tips |= check_batch(head, tips, batch)
                head = end_after(head, batch)
                with telling(filler):
                    await _add(filler, batch)
            with telling(filler):
                await filler.execute(MOVE, *_columns(tips), *head)
                await filler.execute("UPDATE settings SET value = $1 WHERE key = 'secret'", secret)
                await filler.execute("COMMIT")
        finally:
            filler.terminate()
        self._secret, self._head = secret, head
        return True

    async def close(self) -> None:
        """Closes all connections."""
        await self._pulse.stop()
        for walker in self._others:
            walker.terminate()
        for connection in (self._writer, self._reader):
            if connection is not None:
                with contextlib.suppress(Exception):
                    await connection.close(timeout=postgres_database.SOON)
        self._writer = self._reader = None

    async def _begin(self, ids: Collection[str]) -> OpenTransaction:
        self._writer = await self._connected(self._writer)
        with telling(self._writer):
            await self._writer.execute(BEGIN)
            rows = await self._writer.fetch(FIND, list(ids), DURABLE)
        self._pulse.hear()
        if not rows[0][2]:
            raise StoreError(UNSAFE)
        known = (Answer(*row[3:]) for row in rows if row[3] is not None)
        return OpenTransaction(Head(*rows[0][:2]), {answer.id: answer for answer in known})

    async def _write(self, writer: Connection, batch: Batch) -> None:
        tips = await self.tips({event.stream for event in batch.events}) if batch.events else {}
        moved = check_batch(self._head, tips, batch)
        head = end_after(self._head, batch)
        await _add(writer, batch)
        if moved:
            await writer.execute(MOVE, *_columns(moved), *head)
        await writer.execute("COMMIT")
        self._head = head

    async def _cut_off(self) -> None:
        """Ends the session that hangs with the write lock, where this one may."""
        hang_up(self._writer)
        with contextlib.suppress(StoreError):
            await self._ask(HANGING, postgres_database.PATIENCE)

    def _open(self) -> Connection:
        if not alive(self._writer):
            raise StoreError(LOST)
        return self._writer

    def _give_back(self) -> None:
        self._holder = None
        self._lock.release()

    async def _ask(self, sql: str, *args: object) -> list[Any]:
        """The answer to a short question.

        The task that writes asks by the connection that writes: while it reads, it is not taken to hang. All
        others use another connection, for a caller who stops waiting breaks off what its connection does.
        """
        if self._holder is asyncio.current_task():
            with telling(self._writer):
                rows: list[Any] = await self._open().fetch(sql, *args)
            return rows
        async with self._question:
            try:
                self._reader = await self._connected(self._reader)
                with telling(self._reader):
                    rows = await self._reader.fetch(sql, *args)
            except BaseException:
                hang_up(self._reader)
                raise
            self._pulse.hear()
            return rows

    async def _rows(self, make: Callable[[Any], R], *question: Any) -> AsyncGenerator[list[R], None]:
        """The rows of one question in pieces, each made into what it is."""
        async with contextlib.aclosing(self._walk(question)) as pieces:
            async for _, rows in pieces:
                yield [*map(make, rows)]

    async def _walk(self, *questions: tuple[Any, ...]) -> AsyncGenerator[tuple[str, list[Any]], None]:
        """The rows of questions in pieces. They are those of one moment, however long it takes."""
        self._check_pulse()
        with telling():
            walker = await connect(self._url)
        self._others.add(walker)
        try:
            with telling(walker):
                await walker.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            for question in questions:
                with telling(walker):
                    cursor = await walker.cursor(*question)
                    rows = await cursor.fetch(PIECE)
                while rows:
                    yield question[0], rows
                    with telling(walker):
                        rows = await cursor.fetch(PIECE)
            with telling(walker):
                await walker.close(timeout=postgres_database.SOON)
        finally:
            # Who stops half-way may have no time for a farewell.
            walker.terminate()
            self._others.discard(walker)

    async def _connected(self, connection: Connection | None) -> Connection:
        """A connection that is alive, to the database that this store was opened for."""
        self._check_pulse()
        if alive(connection):
            return connection
        with telling():
            connection = await connect_to_write(self._url)
            self._others.add(connection)
            try:
                await self._recognise(connection)
            except BaseException:
                connection.terminate()
                raise
            finally:
                self._others.discard(connection)
        return connection

    def _check_pulse(self) -> None:
        """Nobody waits for a database that does not answer."""
        self._pulse.start()
        if self._pulse.silent:
            raise StoreError(GONE)

    def _give_up(self) -> None:
        """All who wait for an answer are told that none comes."""
        for connection in (self._writer, self._reader, *self._others):
            hang_up(connection)

    async def _recognise(self, connection: Connection) -> None:
        """Whether all that was acknowledged is there, and what comes will stay."""
        try:
            secret, last, durable = await connection.fetchrow(RECOGNISE, self._head.seq, DURABLE)
        except asyncpg.UndefinedTableError:
            raise StoreError(REPLACED) from None
        if secret != self._secret or (self._head.seq and last != self._head.hash):
            raise StoreError(REPLACED)
        if not durable:
            raise StoreError(UNSAFE)


async def open_postgres(url: str, *, create: bool = True, key: str = USUAL) -> PostgresStore | Rejection:
    """The store of a database, which is brought to the shape of this release."""
    try:
        with telling():
            connection = await connect(url)
            try:
                prepared = await prepare(connection, KeySource(key), create=create)
            finally:
                connection.terminate()
        if isinstance(prepared, Rejection):
            return prepared
        store = PostgresStore(url, prepared.secret, prepared.house_key)
        await store.head()
    except StoreError as problem:
        why = str(problem.__cause__ or "") or str(problem)
        return Rejection(problem.code, f"The database cannot be opened: {why}")
    except asyncpg.SyntaxOrAccessError as problem:
        log.warning("PostgreSQL: %s", problem)
        return FOREIGN
    except (asyncpg.InterfaceError, ValueError):
        # What was written may hold a password, so it is not repeated.
        return Rejection("unknown-database", "Name a database like this: postgresql://USER@HOST/NAME")
    return store


async def _add(connection: Connection, batch: Batch) -> None:
    """Copies the rows of a batch in, which takes half the time of inserting them."""
    fresh = {each.stream: each for each in batch.snapshots}
    if stale := batch.forget | fresh.keys():
        await connection.execute(FORGET, list(stale))
    tables = {
        "events": batch.events,
        "postings": batch.lines,
        "commands": batch.answers,
        "snapshots": fresh.values(),
        "vault": batch.vault,
    }
    for table, rows in tables.items():
        if rows:
            await connection.copy_records_to_table(table, records=rows)


def _columns(tips: Mapping[str, Tip]) -> tuple[list[Any], ...]:
    return tuple(map(list, zip(*tips.values(), strict=True))) or ([], [], [])
