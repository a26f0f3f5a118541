"""How fast wagers are kept, durably, against the bare driver with the same rows; and how fast they are replayed."""

import asyncio
import gc
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import apsw
import asyncpg  # type: ignore[import-untyped]

from pitboss.floor.chip_commands import PlaceWagers, SetTerminal, TransferCredit
from pitboss.floor.chip_events import Settings
from pitboss.floor.decision import Command
from pitboss.kernel.rejection import Rejection, sure
from pitboss.store import postgres, sqlite
from pitboss.store.clock import now
from pitboss.store.domain import FLOOR
from pitboss.store.keeper import Keeper
from pitboss.store.opening import open_store
from pitboss.store.page import Done
from pitboss.store.port import Batch, Store

sys.path.append(str(Path(__file__).parent.parent / "tests"))
from postgres import running

WAGERS = 50_000
TERMINALS = 512
"""Each has one wager in flight: it places the next when the last is durable."""
SOCKETS = 32
"""Terminals reach the keeper through so many connections, and what arrives together goes in together."""
AREAS = ("player", "banker", "tie", "player-pair", "banker-pair")
STAKES = (500, 1_000, 2_500, 5_000, 10_000)
ROUNDS = 3

Bare = Callable[[str, list[Batch]], Awaitable[float]]


async def main() -> None:
    print(f"{WAGERS:,} wagers of {TERMINALS} terminals, each answered when it is durable; best of {ROUNDS} rounds")
    with tempfile.TemporaryDirectory() as folder:
        files = (str(Path(folder) / f"{number}.sqlite") for number in range(2 * ROUNDS))
        await compare("SQLite", 40_000, lambda: next(files), bare_sqlite)
        await compare("PostgreSQL", 15_000, running().create, bare_postgres)


async def compare(name: str, wanted: int, fresh: Callable[[], str], bare: Bare) -> None:
    """Prints what the keeper does a second, what the bare driver does, and what replaying the log does."""
    ours = driver = replayed = read = 0.0
    for _ in range(ROUNDS):
        store = sure(await open_store(fresh()))
        seconds, batches = await keep(store)
        ours = max(ours, WAGERS / seconds)
        replayed, read = max(replayed, await replay(store)), max(read, await walk(store))
        await store.close()
        empty = fresh()
        await sure(await open_store(empty)).close()
        driver = max(driver, WAGERS / await bare(empty, batches))
    size = WAGERS / len(batches)
    print(f"{name}, {size:.0f} wagers to a transaction")
    print(f"  keeper           {ours:>9,.0f} wagers/s   {ours / wanted:.2f} of the {wanted:,} wanted")
    print(f"  bare driver      {driver:>9,.0f} wagers/s   the keeper runs at {ours / driver:.2f} of it, 0.50 wanted")
    print(f"  replay           {replayed:>9,.0f} events/s   {replayed / 100_000:.2f} of the 100,000 wanted")
    print(f"  only reading     {read:>9,.0f} events/s   replay runs at {replayed / read:.2f} of it")


async def keep(store: Store) -> tuple[float, list[Batch]]:
    """The seconds that the wagers take, and the rows that were written."""
    batches: list[Batch] = []
    put = store.put

    async def recorded(batch: Batch) -> None:
        batches.append(batch)
        await put(batch)

    async with Keeper(store, now) as keeper:
        names = [str(number) for number in range(TERMINALS)]
        settings = Settings("Benchmark", credit_limit=10**12)
        await submit(keeper, [(f"set-{name}", SetTerminal(name, settings), "setup") for name in names])
        await submit(keeper, [(f"credit-{name}", TransferCredit(name, 10**12, "1"), "setup") for name in names])
        # Most of what is here stays, so the collector need not look at it again and again. A server does so too.
        gc.collect()
        gc.freeze()
        setattr(store, "put", recorded)
        started = time.perf_counter()
        await asyncio.gather(*(socket(keeper, names[number::SOCKETS]) for number in range(SOCKETS)))
        seconds = time.perf_counter() - started
    gc.unfreeze()
    return seconds, batches


async def socket(keeper: Keeper, terminals: list[str]) -> None:
    """Terminals of one connection: each places a wager, and the next when the last is answered."""
    for number in range(WAGERS // TERMINALS):
        await submit(keeper, [wager(terminal, number) for terminal in terminals])


def wager(terminal: str, number: int) -> tuple[str, Command, str]:
    # Ids begin with what grows, as those of a UUID of version 7 do.
    play, area, stake = f"1-{number // 20}", AREAS[number % 5], STAKES[number % 3]
    return f"{number:08x}-{terminal:0>24}", PlaceWagers(terminal, "1", play, {area: stake}), f"pt/{terminal}"


async def submit(keeper: Keeper, commands: list[tuple[str, Command, str]]) -> None:
    for reply in await keeper.submit_all(commands):
        assert isinstance(reply, Done), reply


async def replay(store: Store) -> float:
    """Events a second that become states again."""
    states: dict[str, object] = {}
    started, events = time.perf_counter(), 0
    async for piece in store.events():
        for kept in piece:
            states[kept.stream] = FLOOR.follow(states.get(kept.stream), (kept,))
        events += len(piece)
    assert len(states) == TERMINALS
    return events / (time.perf_counter() - started)


async def walk(store: Store) -> float:
    started, events = time.perf_counter(), 0
    async for piece in store.events():
        events += len(piece)
    return events / (time.perf_counter() - started)


async def bare_sqlite(path: str, batches: list[Batch]) -> float:
    """The same rows in the same transactions, with nothing decided, hashed or checked."""
    connection = apsw.Connection(path)
    connection.execute(sqlite.SET_UP)
    started = time.perf_counter()
    for batch in batches:
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", batch.events)
        connection.executemany("INSERT INTO postings VALUES (?, ?, ?, ?)", batch.lines)
        connection.executemany("INSERT INTO commands VALUES (?, ?, ?, ?, ?)", batch.answers)
        connection.executemany("INSERT OR REPLACE INTO streams VALUES (?, ?, ?)", tips(batch))
        connection.execute("COMMIT")
    seconds = time.perf_counter() - started
    connection.close()
    return seconds


async def bare_postgres(url: str, batches: list[Batch]) -> float:
    """The same, by the way of writing that is fastest in PostgreSQL."""
    connection = await asyncpg.connect(url)
    await connection.execute("SET synchronous_commit = on")
    started = time.perf_counter()
    for batch in batches:
        async with connection.transaction():
            await connection.execute("SELECT FROM head FOR UPDATE")
            await connection.copy_records_to_table("events", records=batch.events)
            await connection.copy_records_to_table("postings", records=batch.lines)
            await connection.copy_records_to_table("commands", records=batch.answers)
            last = batch.events[-1]
            columns = [list(column) for column in zip(*tips(batch), strict=True)]
            await connection.execute(postgres.MOVE, *columns, last.seq, last.hash)
    seconds = time.perf_counter() - started
    await connection.close()
    return seconds


def tips(batch: Batch) -> list[tuple[str, int, int]]:
    return list({event.stream: (event.stream, event.version, event.seq) for event in batch.events}.values())


if __name__ == "__main__":
    asyncio.run(main())
