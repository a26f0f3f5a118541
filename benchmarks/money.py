"""How fast live wagers are decided and stored, against the bare driver with the same rows, and replayed."""

import asyncio
import gc
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import islice
from pathlib import Path
from statistics import median

import apsw
import asyncpg  # type: ignore[import-untyped]

from pitboss.acting.acts.act import Person
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.aggregates import REGISTRY
from pitboss.engine.command_writer import CommandWriter, ease_collector
from pitboss.engine.transaction import Accepted
from pitboss.floor.setups import standard_setup
from pitboss.floor.terminals.chips.chip_commands import SetTerminal, TransferCredit
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.terminals.chips.chip_moves import DragChips
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.roles import Role
from pitboss.roulette.acts.opening import OpenWheel, SetWheel
from pitboss.roulette.acts.play import NewGame
from pitboss.roulette.decide import ActAtWheel
from pitboss.service.clock import now
from pitboss.store.log import Answer, Head, StoredEvent
from pitboss.store.memory import MemoryStore
from pitboss.store.opening import open_store
from pitboss.store.port import Batch, OpenTransaction, Store
from pitboss.store.postgres import store as postgres
from pitboss.store.sqlite import file as sqlite_file

sys.path.append(str(Path(__file__).parent.parent / "tests"))
from kit.store.postgres import running

TERMINALS = 512
"""Each has one command in flight: it sends the next when the last is durable."""
SOCKETS = 32
"""The connections of the terminals to the writer. Commands that arrive together are submitted together."""
COMMANDS = 80
"""Commands from each terminal."""
NAMES = [str(number) for number in range(TERMINALS)]
SETTINGS = Settings("Benchmark", credit_limit=10**12)
CHIPS = "a chip at a time"
LAYOUTS = {
    CHIPS: ({"red": 500}, {"straight:17": 1_000}, {"odd": 2_500}),
    "a layout of eight wagers at a time": (
        dict.fromkeys("red odd straight:17 straight:20 split:17/20 dozen:2 column:2 tier".split(), 500),
    ),
}
ROUNDS = 5
TARGET_PER_S = 12_000
"""Target in wagers a second in pure Python, on either store."""
TARGET_US = 70
"""Target in microseconds of one processor to decide, post and evolve a wager in memory."""
GAME, SPIN = "rapid-1", "rapid-1-204"
DEALER, SUPERVISOR = Person("dee", Role.DEALER), Person("sue", Role.CASINO_SUPERVISOR)
OPENING = [
    ActAtWheel(GAME, SetWheel(standard_setup("star-rapid-etg-2016", "roulette")), SUPERVISOR),
    ActAtWheel(GAME, OpenWheel(TableLimits(each=Limits(500, 10**9))), SUPERVISOR),
    ActAtWheel(GAME, NewGame(SPIN), DEALER),
]
"""A wheel that takes wagers."""

Request = tuple[str, Command, str]
Bare = Callable[[str, list[Batch]], Awaitable[float]]


async def main() -> None:
    print(f"{TERMINALS} terminals; every command is answered when it is durable; the best of {ROUNDS} rounds")
    await in_memory()
    with tempfile.TemporaryDirectory() as folder:
        files = (str(Path(folder) / f"{number}.sqlite") for number in range(1_000))
        for layout in LAYOUTS:
            await compare("SQLite", layout, lambda: next(files), bare_sqlite)
            await compare("PostgreSQL", layout, running().create, bare_postgres)


async def in_memory() -> None:
    """Prints the time of a wager without a disk, beside a command that decides nothing."""
    wagers, nothing = list[float](), list[float]()
    for _ in range(ROUNDS):
        async with CommandWriter(MemoryStore(), REGISTRY, now) as writer:
            await open_floor(writer)
            chips = [request(CHIPS, name, number) for number in range(COMMANDS) for name in NAMES]
            same = [
                (f"same-{id_}", SetTerminal(command.terminal, SETTINGS), by) for id_, command, by in chips
            ]
            wagers.append(await microseconds(writer, chips))
            nothing.append(await microseconds(writer, same))
    ours, least = median(wagers), median(nothing)
    print("In memory, a chip at a time, the median of the rounds")
    print(f"  drag-chips    {ours:>9.1f} µs/command   {ours / TARGET_US:.2f} of the {TARGET_US} wanted")
    print(f"  set-terminal  {least:>9.1f} µs/command   drag-chips takes {ours / least:.2f} times as long")


async def microseconds(writer: CommandWriter, commands: Sequence[Request]) -> float:
    """The processor time of each."""
    gc.collect()
    ease_collector()
    started = time.process_time()
    for first in range(0, len(commands), TERMINALS):
        await submit(writer, commands[first : first + TERMINALS])
    seconds = time.process_time() - started
    gc.unfreeze()
    return seconds / len(commands) * 1e6


async def open_floor(writer: CommandWriter) -> None:
    """A wheel that takes wagers, and terminals with credits."""
    await submit(writer, [(f"set-{name}", SetTerminal(name, SETTINGS), "setup") for name in NAMES])
    await submit(writer, [(f"in-{name}", TransferCredit(name, 10**12, name), "setup") for name in NAMES])
    await submit(writer, [(f"open-{step}", act, "setup") for step, act in enumerate(OPENING)])


async def compare(name: str, layout: str, fresh: Callable[[], str], bare: Bare) -> None:
    """Prints the commands a second of the writer, of the bare driver, and of replaying the log."""
    ours = driver = replayed = read = 0.0
    wagers = TERMINALS * COMMANDS * len(LAYOUTS[layout][0])
    for _ in range(ROUNDS):
        store = unwrap(await open_store(fresh(), apart=True))
        seconds, batches = await keep(store, layout)
        ours = max(ours, wagers / seconds)
        replayed, read = max(replayed, await replay(store)), max(read, await walk(store))
        await store.close()
        empty = fresh()
        await unwrap(await open_store(empty)).close()
        driver = max(driver, wagers / await bare(empty, batches))
    print(f"{name}, {layout}, {TERMINALS * COMMANDS // len(batches)} commands to a transaction")
    print(
        f"  writer        {ours:>9,.0f} wagers/s   {ours / TARGET_PER_S:.2f} of the {TARGET_PER_S:,} wanted"
    )
    print(f"  bare driver   {driver:>9,.0f} wagers/s   the writer runs at {ours / driver:.2f} of it (0.50)")
    print(f"  replay        {replayed:>9,.0f} events/s   {replayed / 100_000:.2f} of the 100,000 wanted")
    print(f"  only reading  {read:>9,.0f} events/s   replay runs at {replayed / read:.2f} of it")


async def keep(store: Store, layout: str) -> tuple[float, list[Batch]]:
    """The seconds for the commands, and the rows written for them, transaction by transaction."""
    turns: list[int] = []
    add = store.append

    async def counted(start: Head, batch: Batch) -> OpenTransaction | None:
        turns.append(len(batch.events))
        return await add(start, batch)

    sent = [[request(layout, name, number) for number in range(COMMANDS)] for name in NAMES]
    async with CommandWriter(store, REGISTRY, now) as writer:
        await open_floor(writer)
        before = (await store.head()).seq
        gc.collect()
        ease_collector()
        store.append = counted  # type: ignore[method-assign]
        started = time.perf_counter()
        await asyncio.gather(*(socket(writer, sent[number::SOCKETS]) for number in range(SOCKETS)))
        seconds = time.perf_counter() - started
        gc.unfreeze()
    return seconds, await rows(store, before, turns)


async def socket(writer: CommandWriter, sent: Sequence[Sequence[Request]]) -> None:
    """Terminals of one connection: each sends a command, and the next when the last is answered."""
    for together in zip(*sent, strict=True):
        await submit(writer, list(together))


def request(layout: str, terminal: str, number: int) -> tuple[str, DragChips, str]:
    # Ids begin with a growing part, like a UUID of version 7.
    stakes = LAYOUTS[layout][number % len(LAYOUTS[layout])]
    command = DragChips(terminal, GAME, SPIN, stakes)
    return f"{number:08x}-{terminal:0>24}", command, f"pt/{terminal}"


async def submit(writer: CommandWriter, commands: Sequence[Request]) -> None:
    for reply in await writer.submit_all(commands):
        assert isinstance(reply, Accepted), reply


async def rows(store: Store, after: int, turns: list[int]) -> list[Batch]:
    """The rows in the store after an event, by the transactions that wrote them."""
    events: list[StoredEvent] = []
    lines: list[tuple[int, int, str, int]] = []
    async for events_read in store.events(after):
        events += events_read
    async for lines_read in store.lines(after):
        lines += lines_read
    events_left, lines_left, batches = iter(events), iter(lines), list[Batch]()
    each = len(lines) // len(events)
    for turn in turns:
        written = list(islice(events_left, turn))
        answers = [Answer(event.command, event.hash, event.seq, 1, None) for event in written]
        batches.append(Batch(written, list(islice(lines_left, turn * each)), answers, [], set()))
    return batches


async def replay(store: Store) -> float:
    """Events a second that are replayed into states."""
    states: dict[str, object] = {}
    started, events = time.perf_counter(), 0
    async for piece in store.events():
        for stored in piece:
            states[stored.stream] = REGISTRY.follow(states.get(stored.stream), (stored,))
        events += len(piece)
    assert sum(name.startswith("pt/") for name in states) == TERMINALS
    return events / (time.perf_counter() - started)


async def walk(store: Store) -> float:
    started, events = time.perf_counter(), 0
    async for piece in store.events():
        events += len(piece)
    return events / (time.perf_counter() - started)


async def bare_sqlite(path: str, batches: list[Batch]) -> float:
    """The same rows in the same transactions, with nothing decided, hashed or checked."""
    connection = apsw.Connection(path)
    connection.execute(sqlite_file.SET_UP).fetchall()
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
    """The same, by the fastest way to write to PostgreSQL."""
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
