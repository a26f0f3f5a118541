"""Databases of any age and origin: made, upgraded, or left alone.

`data/old-1.sqlite` is a database of the first migration, with a floor in it that was played by this module:

    python -c "import test_migrations as t; t.make_old(t.OLD)"    (in the folder of the tests)

It is never changed: every later release must be able to read it.
"""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Collection
from contextlib import closing
from pathlib import Path
from shutil import copy

import apsw
import pytest
from kit.days.earlier_wagers import PlaceWagers, SettleWagers, earlier_floor
from kit.store.store_contract import NOON, all_events, all_lines, done

from pitboss.acting.plays import Played
from pitboss.aggregates import REGISTRY
from pitboss.engine.command_writer import CommandWriter
from pitboss.floor.terminals.chips.chip_commands import CashOut, InsertNote, SetTerminal
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.tickets.ticket_commands import RedeemTicket
from pitboss.floor.tickets.validation import make_number
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.ledger.till import MoveMoney
from pitboss.service.clock import now
from pitboss.store.log import START, Snapshot, canonical, chained
from pitboss.store.memory import MemoryStore
from pitboss.store.migrate import Migration, due, read_migrations
from pitboss.store.opening import DEFAULT, open_store
from pitboss.store.port import Store
from pitboss.store.sealing import Prepared
from pitboss.store.sqlite import file as sqlite_file
from pitboss.store.sqlite.file import prepare
from pitboss.store.sqlite.store import SqliteStore, open_sqlite

OLD = Path(__file__).parent.parent / "data" / "old-1.sqlite"
STEPS = read_migrations("sqlite")


async def play(writer: CommandWriter, terminal: str) -> None:
    """A terminal with 50 dollars that wins 10 on player and leaves with a ticket of 60."""
    coup = Played("star-rapid-etg-2016", "baccarat", ("9S", "KD", "KH", "8C"))
    await done(writer, f"{terminal}-set", SetTerminal(terminal, Settings("Pitboss")))
    await done(writer, f"{terminal}-note", InsertNote(terminal, 5_000), by=f"pt/{terminal}")
    await done(writer, f"{terminal}-wager", PlaceWagers(terminal, "1", "1-1", {"player": 1_000}))
    await done(writer, f"{terminal}-settle", SettleWagers(terminal, "1-1", coup))
    await done(writer, f"{terminal}-out", CashOut(terminal))


class OldStore(SqliteStore):
    """The store as it was before there were snapshots."""

    async def snapshots(self, streams: Collection[str]) -> dict[str, Snapshot]:
        return {}


def make_old(path: Path) -> None:
    """The stored database: two terminals played, and the ticket of the first was paid."""

    async def make() -> None:
        store = OldStore(path, (made := unwrap(prepare(path))).secret, house_key=made.house_key)
        async with CommandWriter(store, earlier_floor(), lambda: NOON) as writer:
            await play(writer, "7")
            await play(writer, "8")
            number = make_number(await store.secret(), "7", 1)
            await done(writer, "7-paid", RedeemTicket(number, "cage", 6_000), by="cage")
            await writer.submit("refused", CashOut("7"), "test")
        await store.close()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite_file, "read_migrations", lambda kind: read_migrations(kind)[:1])
        asyncio.run(make())


def taken(path: Path) -> list[int]:
    with closing(apsw.Connection(str(path))) as connection:
        return [number for (number,) in connection.execute("SELECT number FROM migrations ORDER BY number")]


def tables(path: Path) -> set[str]:
    with closing(apsw.Connection(str(path))) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_migrations_are_numbered_without_a_gap(kind: str) -> None:
    steps = read_migrations(kind)
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    assert all(step.name.startswith(f"{step.number:04d}_") and step.sql.strip() for step in steps)


def test_released_migrations_never_change() -> None:
    """A database that has applied a step is refused if the step changed, so none may."""
    with closing(apsw.Connection(f"file:{OLD}?immutable=1", flags=FLAGS)) as connection:
        rows = list(connection.execute("SELECT number, name, checksum FROM migrations"))
    assert rows == [(1, STEPS[0].name, STEPS[0].checksum)]


FLAGS = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI


def test_an_old_database_is_upgraded_read_verified_and_continued(tmp_path: Path) -> None:
    path = tmp_path / "pitboss.sqlite"
    copy(OLD, path)
    assert taken(path) == [1]
    assert "snapshots" not in tables(path)

    async def check() -> None:
        store = unwrap(await open_sqlite(path))
        assert taken(path) == [step.number for step in STEPS]
        events = await all_events(store)
        before = START
        for seq, event in enumerate(events, 1):
            before = chained(before, canonical(*event[:9]))
            assert (event.seq, event.hash) == (seq, before)
        assert sum(line.cents for line in await all_lines(store)) == 0
        balances = await store.balances()
        assert {name: cents for name, cents in balances.items() if cents} == {
            "pt/7/stacker": -5_000,
            "pt/8/stacker": -5_000,
            "table/1/win": -2_000,
            "cage/cash": 6_000,
            f"{events[-2].stream}/value": 6_000,
        }
        async with CommandWriter(store, REGISTRY, lambda: NOON) as writer:
            # Old answers are still known.
            first = await done(writer, "8-note", InsertNote("8", 5_000), by="pt/8")
            assert first.events == tuple(event for event in events if event.command == "8-note")
            refused = await writer.submit("refused", CashOut("7"), "test")
            assert isinstance(refused, Rejection)
            numbers = {name: make_number(await store.secret(), name, 1) for name in "78"}
            again = await writer.submit("again", RedeemTicket(numbers["7"], "cage"), "cage")
            assert isinstance(again, Rejection)
            assert again.code == "ticket-redeemed"
            # The floor goes on: the old ticket is paid, and a terminal plays again. The old release paid more
            # than was booked: the existing cash is booked first.
            paid = RedeemTicket(numbers["8"], "cage", 6_000)
            lacking = await writer.submit("8-early", paid, "cage")
            assert isinstance(lacking, Rejection)
            assert lacking.code == "cage-short"
            await done(writer, "cash", MoveMoney("capital", 12_000, {}), by="cage")
            await done(writer, "8-paid", paid, by="cage")
            await done(writer, "7-on", InsertNote("7", 500))
        assert (await store.balances())["pt/7/chips"] == 500
        assert len(await all_events(store)) == len(events) + 3
        await store.close()
        # Once is enough.
        store = unwrap(await open_sqlite(path))
        assert len(await all_events(store)) == len(events) + 3
        await store.close()

    asyncio.run(check())


def broken_step(sql: str) -> Callable[[str], tuple[Migration, ...]]:
    return lambda _: (*STEPS, Migration(len(STEPS) + 1, "9999_broken", sql))


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "pitboss.sqlite"
    copy(OLD, path)
    with monkeypatch.context() as patch:
        patch.setattr(sqlite_file, "read_migrations", broken_step("CREATE TABLE more (a); SELECT nonsense;"))
        with pytest.raises(apsw.SQLError):
            prepare(path)
    assert taken(path) == [1]
    assert not tables(path) & {"snapshots", "more"}
    assert isinstance(prepare(path), Prepared)


KILL = """
import os, signal, sys
import apsw
from pathlib import Path
from pitboss.store.sqlite import file as sqlite_file
from pitboss.store.migrate import Migration, read_migrations

steps = read_migrations("sqlite")
more = Migration(9, "9999_more", "CREATE TABLE more (a); SELECT die();")
sqlite_file.read_migrations = lambda _: (*steps, more)

def die():
    os.kill(os.getpid(), signal.SIGKILL)

apsw.connection_hooks.append(lambda connection: connection.create_scalar_function("die", die))
sqlite_file.prepare(Path(sys.argv[1]))
"""


@pytest.mark.parametrize("old", [True, False], ids=["upgrade", "new"])
def test_a_process_that_dies_while_it_migrates_leaves_the_database_as_it_was(
    tmp_path: Path, old: bool
) -> None:
    path = tmp_path / "pitboss.sqlite"
    if old:
        copy(OLD, path)
    killed = subprocess.run([sys.executable, "-c", KILL, path], check=False)
    assert killed.returncode == -signal.SIGKILL
    if old:
        assert taken(path) == [1]
        assert not tables(path) & {"snapshots", "more"}
    assert isinstance(prepare(path), Prepared)
    assert taken(path) == [step.number for step in STEPS]


OPEN = """
import sys
from pathlib import Path
from pitboss.store.port import open_secret
from pitboss.store.sqlite.file import prepare

print("ready", flush=True)
sys.stdin.readline()
made = prepare(Path(sys.argv[1]))
print(open_secret(made.house_key, made.secret).hex())
"""


def test_many_processes_may_open_a_new_database_at_once(tmp_path: Path) -> None:
    command = [sys.executable, "-c", OPEN, str(tmp_path / "pitboss.sqlite")]
    opening = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(4)
    ]
    for each in opening:
        assert each.stdin is not None
        assert each.stdout is not None
        assert each.stdout.readline() == "ready\n"
    for each in opening:
        assert each.stdin is not None
        each.stdin.write("go\n")
        each.stdin.flush()
    secrets = {each.communicate()[0] for each in opening}
    assert [len(secret) for secret in secrets] == [65]


def test_many_stores_of_one_process_may_open_an_old_database_at_once(tmp_path: Path) -> None:
    path = tmp_path / "pitboss.sqlite"
    copy(OLD, path)

    async def check() -> None:
        stores = await asyncio.gather(*(open_sqlite(path) for _ in range(8)))
        assert len({await unwrap(store).secret() for store in stores}) == 1
        for store in stores:
            await unwrap(store).close()

    asyncio.run(check())
    assert taken(path) == [step.number for step in STEPS]


@pytest.mark.parametrize(
    ("sql", "code"),
    [
        ("INSERT INTO migrations VALUES (99, '0099_later', '?')", "newer-database"),
        ("UPDATE migrations SET checksum = '?' WHERE number = 1", "other-migration"),
    ],
)
def test_a_database_of_another_release_is_refused_and_not_touched(
    tmp_path: Path, sql: str, code: str
) -> None:
    path = tmp_path / "pitboss.sqlite"
    assert isinstance(prepare(path), Prepared)
    with closing(apsw.Connection(str(path))) as connection:
        connection.execute(sql)
    before = path.read_bytes()
    answer = asyncio.run(open_store(str(path)))
    assert isinstance(answer, Rejection)
    assert answer.code == code
    assert path.read_bytes() == before


def make_foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = wal")
        connection.execute("CREATE TABLE events (seq)")
        connection.commit()


def make_wrong_mark(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA application_id = 7")


@pytest.mark.parametrize(
    "make",
    [
        lambda path: path.write_text("a letter to the Inspector"),
        lambda path: path.write_bytes(b"SQLite format 3\0" + bytes(4080)),
        lambda path: path.write_bytes(bytes(9)),
        make_foreign,
        make_wrong_mark,
        Path.mkdir,
        os.mkfifo,
    ],
    ids=["text", "damaged", "zeros", "foreign", "other mark", "folder", "pipe"],
)
@pytest.mark.parametrize("create", [True, False])
def test_what_is_no_database_of_ours_is_refused_and_not_touched(
    tmp_path: Path, make: Callable[[Path], object], create: bool
) -> None:
    path = tmp_path / "pitboss.sqlite"
    make(path)
    before = sorted(tmp_path.iterdir()), path.read_bytes() if path.is_file() else b""
    answer = asyncio.run(open_store(str(path), create=create))
    assert isinstance(answer, Rejection)
    assert answer.code == "not-a-database"
    assert answer.facts == {"case": "path", "file": str(path)}
    assert (sorted(tmp_path.iterdir()), path.read_bytes() if path.is_file() else b"") == before


def test_a_database_is_made_only_where_that_is_wanted(tmp_path: Path) -> None:
    path = tmp_path / "pitboss.sqlite"
    answer = asyncio.run(open_store(str(path), create=False))
    assert isinstance(answer, Rejection)
    assert answer.code == "no-database"
    assert list(tmp_path.iterdir()) == []
    # An empty file is no database yet.
    path.touch()
    answer = asyncio.run(open_store(str(path), create=False))
    assert isinstance(answer, Rejection)
    assert answer.code == "not-a-database"
    assert path.stat().st_size == 0

    async def check() -> None:
        for create in (True, False):
            store = unwrap(await open_store(str(path), create=create))
            assert (await store.head()).seq == 0
            await store.close()

    asyncio.run(check())


def test_a_database_has_any_of_its_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A path or an address, absolute or relative, also with characters that have a meaning in addresses."""
    monkeypatch.chdir(tmp_path)

    async def secret(url: str) -> bytes:
        store = unwrap(await open_store(url))
        assert isinstance(store, SqliteStore)
        found = await store.secret()
        await store.close()
        return found

    async def check() -> None:
        ours = await secret(DEFAULT)
        assert (tmp_path / DEFAULT).is_file()
        for url in (str(tmp_path / DEFAULT), f"sqlite:///{DEFAULT}", f"sqlite:///{tmp_path / DEFAULT}"):
            assert await secret(url) == ours
        await secret("100%?#a b.sqlite")
        assert (tmp_path / "100%?#a b.sqlite").is_file()

    asyncio.run(check())


@pytest.mark.parametrize("url", ["mysql://floor", "http://floor/pitboss.sqlite", "sqlite3:///a", "://"])
def test_an_address_of_anything_else_is_refused(url: str) -> None:
    answer = asyncio.run(open_store(url))
    assert isinstance(answer, Rejection)
    assert answer.code == "unknown-database"


@pytest.mark.parametrize("path", ["missing/pitboss.sqlite", "file/pitboss.sqlite", "long" * 100])
def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path, path: str) -> None:
    (tmp_path / "file").touch()
    answer = asyncio.run(open_store(str(tmp_path / path)))
    assert isinstance(answer, Rejection)
    assert answer.code == "store-unavailable"


def test_every_store_is_one(tmp_path: Path) -> None:
    """The type checker sees that each store has everything that the port requires."""

    async def check() -> None:
        stores: list[Store] = [MemoryStore(), unwrap(await open_sqlite(tmp_path / DEFAULT))]
        for store in stores:
            await store.close()

    asyncio.run(check())


def test_the_clock_goes_forward_and_counts_milliseconds() -> None:
    first = now()
    assert first > 1_700_000_000_000
    assert 0 <= now() - first < 60_000


def test_steps_that_were_taken_are_not_due() -> None:
    checksums = {step.number: step.checksum for step in STEPS}
    assert due(STEPS, {}) == STEPS
    assert due(STEPS, checksums) == ()


def test_only_its_owner_may_read_a_database(tmp_path: Path) -> None:
    """A reader of the secret in it can make ticket numbers."""
    path = tmp_path / "pitboss.sqlite"

    async def check() -> None:
        store = await open_sqlite(path)
        assert isinstance(store, SqliteStore)
        async with CommandWriter(store, REGISTRY, lambda: 0) as writer:
            await writer.submit("1", SetTerminal("7", Settings("Pitboss")), "setup")
            modes = {each.name: each.stat().st_mode & 0o777 for each in tmp_path.iterdir()}
        await store.close()
        assert modes == dict.fromkeys(("pitboss.sqlite", "pitboss.sqlite-wal", "pitboss.sqlite-shm"), 0o600)

    asyncio.run(check())
