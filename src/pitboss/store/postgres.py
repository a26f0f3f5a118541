"""The store in PostgreSQL: several servers share one floor, and one of them at a time has the pen."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncGenerator, Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

import asyncpg  # type: ignore[import-untyped]

from pitboss.kernel.rejection import Rejection
from pitboss.store.check import ConflictError, add_in_turn, check_batch
from pitboss.store.log import EMPTY, Answer, Head, Kept, Line, Snapshot, Tip
from pitboss.store.migrate import Migration, due, read_migrations
from pitboss.store.port import Batch, StoreError, Turn

log = logging.getLogger(__name__)

Connection: TypeAlias = Any
"""A connection of asyncpg, which comes without types."""

SOON = 2
"""Seconds within which a database answers the call, or is gone."""
PATIENCE = 5
"""Seconds that a server may keep the pen without a word, and that another waits before it looks why."""
PIECE = 4096
"""Rows handed out at a time."""

TAKE = "BEGIN ISOLATION LEVEL READ COMMITTED; SELECT FROM head FOR UPDATE"
"""Waits for the pen. What the writer before did is seen only by a statement that begins after it."""
FIND = """
SELECT head.seq, head.hash, commands.* FROM head LEFT JOIN commands ON commands.id = ANY($1::text[])
"""
HANGING = """
SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE datname = current_database() AND relation = 'head'::regclass AND mode = 'RowShareLock' AND granted
  AND wait_event = 'ClientRead' AND state_change < clock_timestamp() - make_interval(secs => $1)
"""
"""Cuts off who has the pen and has said nothing for so many seconds."""
HEAD = "SELECT seq, hash FROM head"
TIPS = "SELECT * FROM streams WHERE stream = ANY($1::text[])"
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
BETWEEN = "SELECT * FROM events WHERE seq BETWEEN $1::bigint AND $1::bigint + $2::bigint - 1 ORDER BY seq"
EVENTS = "SELECT * FROM events WHERE seq > $1 ORDER BY seq"
LINES = "SELECT * FROM postings WHERE seq > $1 ORDER BY seq, line"
BALANCES = "SELECT account, sum(cents)::bigint FROM postings GROUP BY account"
BEGUN = "SELECT EXISTS (SELECT FROM events) OR EXISTS (SELECT FROM commands)"
ALL: dict[str, Callable[[list[Any]], Batch]] = {
    "SELECT * FROM events ORDER BY seq": lambda rows: Batch([Kept(*row) for row in rows], [], [], [], set()),
    "SELECT * FROM postings ORDER BY seq, line": lambda rows: Batch([], [*map(tuple, rows)], [], [], set()),
    "SELECT * FROM commands": lambda rows: Batch([], [], [Answer(*row) for row in rows], [], set()),
    "SELECT * FROM snapshots": lambda rows: Batch([], [], [], [Snapshot(*row) for row in rows], set()),
}
"""How everything that is kept is asked for, and which part of a batch it is."""
SECRET = "SELECT value FROM settings WHERE key = 'secret'"
MOVE = """
WITH moved AS (
  INSERT INTO streams SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[])
  ON CONFLICT (stream) DO UPDATE SET version = excluded.version, seq = excluded.seq
)
UPDATE head SET seq = $4, hash = $5
"""
FORGET = "DELETE FROM snapshots WHERE stream = ANY($1::text[])"

RECORD = """
CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL)
"""
LOCK = "SELECT pg_advisory_lock(5785239045063)"
"""Lets one server at a time upgrade a database. The number says nothing, it is only always the same."""

RECOGNISE = """
SELECT (SELECT value FROM settings WHERE key = 'secret'),
  (SELECT hash FROM events WHERE seq = $1),
  (SELECT bool_and(current_setting(name) = 'on') FROM unnest($2::text[]) AS name)
"""
DURABLE = ("fsync", "full_page_writes", "synchronous_commit")
"""What must be on, or a power cut takes back what was acknowledged."""

GONE = Rejection("store-unavailable", "The database is not to be reached: no money moves until it is.")
LOST = Rejection("store-unavailable", "The database was lost in the middle of a turn: nothing was kept.")
BUSY = Rejection("store-busy", "Another server keeps the pen to itself: ask again later.")
FULL = Rejection("store-full", "The disk of the database is full: no money moves until there is room on it.")
READ_ONLY = Rejection(
    "store-read-only", "The database can only be read: no money moves until it can be written to."
)
DAMAGED = Rejection("store-corrupt", "The database is damaged: stop, and restore it from a backup.")
REPLACED = Rejection("store-replaced", "Another database stands where this one was: start the system anew.")
UNSAFE = Rejection(
    "store-unsafe", f"A power cut would lose money: {', '.join(DURABLE)} must all be on in PostgreSQL."
)
FOREIGN = Rejection(
    "not-a-database", "The database holds tables of another program: give Pitboss one of its own."
)
TROUBLES = {
    "08": GONE,  # the connection is lost
    "25006": READ_ONLY,
    "25P03": LOST,  # nothing was said for too long
    "28": GONE,  # not let in
    "3D": GONE,  # no database of that name
    "40": GONE,  # given up for the sake of another
    "42501": READ_ONLY,  # no right to write
    "53": GONE,  # no memory or no connection left
    "53100": FULL,
    "55P03": BUSY,  # a lock was waited for too long
    "57": GONE,  # shutting down, starting up, cut off
    "58": GONE,  # the disk does not answer
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
"""What is said of each error of PostgreSQL, by its code or its class. Any other is a mistake of ours."""


class PostgresStore:
    """Keeps everything in one database.

    One connection has the pen, one answers short questions, and whoever reads at length has a connection of
    their own. A connection that was lost is made anew when it is needed next.
    """

    def __init__(self, url: str, secret: bytes) -> None:
        """For a database that is prepared, and the secret that is in it."""
        self._url, self._secret = url, secret
        self._pen, self._question = asyncio.Lock(), asyncio.Lock()
        self._writer: Connection | None = None
        self._reader: Connection | None = None
        self._walkers: set[Connection] = set()
        self._holder: asyncio.Task[Any] | None = None
        """Who has the pen."""
        self._head = EMPTY
        """The end of the log as this store saw it last."""

    async def take(self, ids: Collection[str]) -> Turn:
        """Takes the pen, and looks up commands."""
        await self._pen.acquire()
        try:
            old = _alive(self._writer)
            try:
                turn = await self._begin(ids)
            except StoreError as problem:
                if problem.code == BUSY.code:
                    await self._cut_off()
                elif not old:
                    raise
                # An old connection may have died unnoticed, so a new one is tried before money is refused.
                _hang_up(self._writer)
                turn = await self._begin(ids)
        except BaseException:
            _hang_up(self._writer)
            self._pen.release()
            raise
        self._holder, self._head = asyncio.current_task(), turn.head
        return turn

    async def add(self, start: Head, batch: Batch) -> Turn | None:
        """A whole turn, if the log ends there."""
        return await add_in_turn(self, start, batch)

    async def tips(self, streams: Collection[str]) -> dict[str, Tip]:
        """The ends of streams."""
        return {row[0]: Tip(*row) for row in await self._ask(TIPS, list(streams))}

    async def snapshots(self, streams: Collection[str]) -> dict[str, Snapshot]:
        """The snapshots of streams."""
        return {row[0]: Snapshot(*row) for row in await self._ask(SNAPSHOTS, list(streams))}

    async def stream(self, name: str, after: int = 0) -> list[Kept]:
        """The events of a stream after a version."""
        return [Kept(*row) for row in await self._ask(BACK, name, after)]

    async def between(self, first: int, count: int) -> list[Kept]:
        """So many events from a place in the log."""
        return [Kept(*row) for row in await self._ask(BETWEEN, first, count)]

    async def head(self) -> Head:
        """The end of the log."""
        return Head(*(await self._ask(HEAD))[0])

    async def put(self, batch: Batch) -> None:
        """Writes, and gives the pen back."""
        try:
            with _telling(self._writer):
                await self._write(self._held(), batch)
        except BaseException:
            # A connection that may still be at it is not used again.
            _hang_up(self._writer)
            raise
        finally:
            self._give_back()

    async def drop(self) -> None:
        """Gives the pen back."""
        try:
            with _telling(self._writer):
                await self._held().execute("ROLLBACK")
        except BaseException as problem:
            _hang_up(self._writer)
            # Who lost the connection lost the pen with it.
            if not isinstance(problem, StoreError):
                raise
        finally:
            self._give_back()

    async def secret(self) -> bytes:
        """The key that ticket numbers are made with."""
        return self._secret

    async def events(self, after: int = 0) -> AsyncGenerator[list[Kept], None]:
        """All events after a place in the log."""
        async with contextlib.aclosing(self._walk((EVENTS, after))) as pieces:
            async for _, rows in pieces:
                yield [Kept(*row) for row in rows]

    async def lines(self, after: int = 0) -> AsyncGenerator[list[Line], None]:
        """All postings of events after a place in the log."""
        async with contextlib.aclosing(self._walk((LINES, after))) as pieces:
            async for _, rows in pieces:
                yield [Line(*row) for row in rows]

    async def balances(self) -> dict[str, int]:
        """The sum of the postings of every account."""
        async with contextlib.aclosing(self._walk((BALANCES,))) as pieces:
            return {account: cents async for _, rows in pieces for account, cents in rows}

    async def dump(self) -> AsyncGenerator[Batch, None]:
        """All rows that are kept."""
        async with contextlib.aclosing(self._walk(*((sql,) for sql in ALL))) as pieces:
            async for sql, rows in pieces:
                yield ALL[sql](rows)

    async def fill(self, secret: bytes, batches: Iterable[Batch]) -> bool:
        """Takes in what another store gave out."""
        with _telling():
            filler = await _connect(self._url)
        try:
            with _telling(filler):
                await filler.execute(TAKE)
                if await filler.fetchval(BEGUN):
                    return False
            head, tips = EMPTY, dict[str, Tip]()
            for batch in batches:
                tips |= check_batch(head, tips, batch)
                head = _end(head, batch)
                with _telling(filler):
                    await _add(filler, batch)
            with _telling(filler):
                await filler.execute(MOVE, *_columns(tips), *head)
                await filler.execute("UPDATE settings SET value = $1 WHERE key = 'secret'", secret)
                await filler.execute("COMMIT")
        finally:
            filler.terminate()
        self._secret, self._head = secret, head
        return True

    async def close(self) -> None:
        """Closes all connections."""
        for walker in self._walkers:
            walker.terminate()
        for connection in (self._writer, self._reader):
            if connection is not None:
                with contextlib.suppress(Exception):
                    await connection.close(timeout=SOON)
        self._writer = self._reader = None

    async def _begin(self, ids: Collection[str]) -> Turn:
        self._writer = await self._connected(self._writer)
        with _telling(self._writer):
            await self._writer.execute(TAKE)
            rows = await self._writer.fetch(FIND, list(ids))
        known = (Answer(*row[2:]) for row in rows if row[2] is not None)
        return Turn(Head(*rows[0][:2]), {answer.id: answer for answer in known})

    async def _write(self, writer: Connection, batch: Batch) -> None:
        tips = await self.tips({event.stream for event in batch.events}) if batch.events else {}
        moved = check_batch(self._head, tips, batch)
        head = _end(self._head, batch)
        await _add(writer, batch)
        if moved:
            await writer.execute(MOVE, *_columns(moved), *head)
        await writer.execute("COMMIT")
        self._head = head

    async def _cut_off(self) -> None:
        """Ends the session that hangs with the pen. Where we may not, there is only the second wait."""
        _hang_up(self._writer)
        with contextlib.suppress(StoreError):
            await self._ask(HANGING, PATIENCE)

    def _held(self) -> Connection:
        if not _alive(self._writer):
            raise _error(LOST)
        return self._writer

    def _give_back(self) -> None:
        self._holder = None
        self._pen.release()

    async def _ask(self, sql: str, *args: object) -> list[Any]:
        """The answer to a short question.

        Who has the pen asks by the connection that has it: while they read, they are not taken to hang. All
        others have another, for whoever stops waiting for an answer breaks off what its connection is at.
        """
        if self._holder is asyncio.current_task():
            with _telling(self._writer):
                rows: list[Any] = await self._held().fetch(sql, *args)
            return rows
        async with self._question:
            try:
                self._reader = await self._connected(self._reader)
                with _telling(self._reader):
                    rows = await self._reader.fetch(sql, *args)
            except BaseException:
                _hang_up(self._reader)
                raise
            return rows

    async def _walk(self, *questions: tuple[Any, ...]) -> AsyncGenerator[tuple[str, list[Any]], None]:
        """The rows of questions in pieces. They are those of one moment, however long it takes."""
        with _telling():
            walker = await _connect(self._url)
        self._walkers.add(walker)
        try:
            with _telling(walker):
                await walker.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            for question in questions:
                with _telling(walker):
                    cursor = await walker.cursor(*question)
                    rows = await cursor.fetch(PIECE)
                while rows:
                    yield question[0], rows
                    with _telling(walker):
                        rows = await cursor.fetch(PIECE)
            with _telling(walker):
                await walker.close(timeout=SOON)
        finally:
            # Who stops half-way may have no time for a farewell.
            walker.terminate()
            self._walkers.discard(walker)

    async def _connected(self, connection: Connection | None) -> Connection:
        """A connection that is alive, to the database that this store was opened for."""
        if _alive(connection):
            return connection
        with _telling():
            connection = await _connect(self._url, command_timeout=2 * PATIENCE, **_settings())
            try:
                await self._recognise(connection)
            except BaseException:
                connection.terminate()
                raise
        return connection

    async def _recognise(self, connection: Connection) -> None:
        """Whether all that was acknowledged is there, and what comes will stay."""
        try:
            secret, last, durable = await connection.fetchrow(RECOGNISE, self._head.seq, DURABLE)
        except asyncpg.UndefinedTableError:
            raise _error(REPLACED) from None
        if secret != self._secret or (self._head.seq and last != self._head.hash):
            raise _error(REPLACED)
        if not durable:
            raise _error(UNSAFE)


async def open_postgres(
    url: str, *, create: bool = True, steps: tuple[Migration, ...] = read_migrations("postgres")
) -> PostgresStore | Rejection:
    """The store of a database, which is brought to the shape of this release."""
    try:
        with _telling():
            connection = await _connect(url)
            try:
                secret = await _prepare(connection, steps, create=create)
            finally:
                connection.terminate()
        if isinstance(secret, Rejection):
            return secret
        store = PostgresStore(url, secret)
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


async def _prepare(
    connection: Connection, steps: tuple[Migration, ...], *, create: bool
) -> bytes | Rejection:
    """Makes or upgrades the tables, all or none, and gives the secret."""
    taken = await _taken(connection)
    if not taken and not create:
        return Rejection("no-database", "The database is empty: nothing was ever kept in it.")
    left = due(steps, taken)
    if isinstance(left, Rejection):
        return left
    if left:
        # The lock comes first: a transaction sees the tables that there were when it began.
        await connection.execute(LOCK)
        async with connection.transaction():
            # Another server may have been quicker.
            left = due(steps, await _taken(connection))
            if isinstance(left, Rejection):
                return left
            await connection.execute(RECORD)
            for step in left:
                await connection.execute(step.sql)
                await connection.execute(
                    "INSERT INTO migrations VALUES ($1, $2, $3)", step.number, step.name, step.checksum
                )
            await connection.execute(
                "INSERT INTO settings VALUES ('secret', $1) ON CONFLICT DO NOTHING", secrets.token_bytes(32)
            )
    secret: bytes = await connection.fetchval(SECRET)
    return secret


async def _taken(connection: Connection) -> dict[int, str]:
    if await connection.fetchval("SELECT to_regclass('migrations')") is None:
        return {}
    return dict(await connection.fetch("SELECT number, checksum FROM migrations"))


async def _connect(url: str, command_timeout: float | None = None, **settings: str) -> Connection:
    return await asyncpg.connect(
        url,
        timeout=SOON,
        command_timeout=command_timeout,
        server_settings={"application_name": "pitboss", "synchronous_commit": "on"} | settings,
    )


def _settings() -> dict[str, str]:
    """What a session is told that may come to have the pen.

    A server that hangs, or that lost its network, keeps its connection and with it the pen, and nobody else
    could write. So PostgreSQL ends a transaction in which nothing is said, and who waits for the pen stops
    after a time and looks who has it.
    """
    wait = f"{int(PATIENCE * 1000)}ms"
    return {
        "idle_in_transaction_session_timeout": wait,
        "lock_timeout": wait,
        # All that is asked here is found by a key. A plan that was made while the tables were small must not
        # read them from end to end once they are large.
        "enable_seqscan": "off",
        "jit": "off",
    }


def _alive(connection: Connection | None) -> bool:
    return connection is not None and not connection.is_closed()


def _hang_up(connection: Connection | None) -> None:
    if connection is not None:
        connection.terminate()


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
    }
    for table, rows in tables.items():
        if rows:
            await connection.copy_records_to_table(table, records=rows)


def _columns(tips: Mapping[str, Tip]) -> tuple[list[Any], ...]:
    return tuple(map(list, zip(*tips.values(), strict=True))) or ([], [], [])


def _end(head: Head, batch: Batch) -> Head:
    """The end of the log after a batch."""
    return Head(batch.events[-1].seq, batch.events[-1].hash) if batch.events else head


@contextlib.contextmanager
def _telling(connection: Connection | None = None) -> Iterator[None]:
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InternalClientError, OSError) as problem:
        raise _told(problem) from problem
    except asyncpg.InterfaceError as problem:
        # A connection that was lost between two questions is called a mistake of ours.
        if connection is None or not connection.is_closed():
            raise
        raise _error(GONE) from problem


def _error(trouble: Rejection) -> StoreError:
    return StoreError(trouble.code, trouble.message)


def _told(problem: Exception) -> Exception:
    """Trouble in words for people."""
    code = getattr(problem, "sqlstate", None) or "08"
    if code == asyncpg.UniqueViolationError.sqlstate:
        return ConflictError(str(problem))
    trouble = TROUBLES.get(code) or TROUBLES.get(code[:2])
    if trouble is None:
        return problem
    log.warning("PostgreSQL: %s", problem)
    return _error(trouble)
