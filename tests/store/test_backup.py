"""`pitboss backup` and `pitboss restore`: everything is restored, from any store to any other, or nothing.

It takes over 10 s: backups go from every store to every other, by programs of their own.
"""

import asyncio
import gzip
import io
import itertools
import random
import shutil
import stat
import subprocess
import sys
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import apsw
import msgspec
import pytest
from kit.cli import FLOOR, SCRIPT, apply, ask, check_restored, codes, note, pitboss
from kit.store.postgres import Server

from pitboss.aggregates import REGISTRY
from pitboss.engine.command_writer import CommandWriter
from pitboss.engine.transaction import SNAPSHOT_EVERY_EVENTS
from pitboss.floor.terminals.chips.chip_commands import InsertNote, SetTerminal
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.store.backup import MARK, Contents, check_backup, restore_backup, write_backup
from pitboss.store.house_key import KeySource
from pitboss.store.log import EMPTY, Head, canonical, chained
from pitboss.store.memory import MemoryStore
from pitboss.store.opening import open_store
from pitboss.store.port import Batch, Store

KINDS = ["sqlite", "postgresql"]
Place = Callable[[str], str]


@pytest.fixture
def place(tmp_path: Path, postgres: Server) -> Place:
    """Gives the address of a new database of either kind."""
    numbers = itertools.count(1)
    return lambda kind: (
        postgres.create() if kind == "postgresql" else str(tmp_path / f"{next(numbers)}.sqlite")
    )


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = unwrap(await open_store(url))
    try:
        yield store
    finally:
        await store.close()


def memory() -> MemoryStore:
    """A store in memory, under the house key of all others here."""
    return MemoryStore(unwrap(KeySource().find()))


async def everything(store: Store) -> tuple[bytes, list[set[tuple[object, ...]]], Head]:
    """The secret, all rows, table by table, and the head."""
    tables: list[set[tuple[object, ...]]] = [set(), set(), set(), set()]
    async for batch in store.dump():
        for table, rows in zip(tables, batch[:4], strict=True):
            assert isinstance(rows, list)
            table.update(map(tuple, rows))
    return await store.secret(), tables, await store.head()


def contents(url: str) -> tuple[bytes, list[set[tuple[object, ...]]], Head]:
    """The contents of a database."""

    async def read() -> tuple[bytes, list[set[tuple[object, ...]]], Head]:
        async with opened(url) as store:
            return await everything(store)

    return asyncio.run(read())


def long_floor(url: str) -> list[str]:
    """A floor with everything on it: tickets, refusals, and a stream so long that it has a snapshot."""
    lines = [*FLOOR, ask("no", "cash-out", terminal="99")]
    lines += [note(f"x-{each}", "10", 500) for each in range(10 * SNAPSHOT_EVERY_EVENTS)]
    apply(url, *lines)
    return lines


@pytest.mark.parametrize("to", KINDS)
@pytest.mark.parametrize("from_", KINDS)
def test_everything_comes_back_from_any_store_to_any_other(
    tmp_path: Path, place: Place, from_: str, to: str
) -> None:
    old, new, file = place(from_), place(to), tmp_path / "floor.backup"
    lines = long_floor(old)
    result = pitboss("backup", file, "--database", old)
    assert (result.exit_code, result.stderr) == (0, "")
    restored = pitboss("restore", file, "--database", new)
    assert (restored.exit_code, restored.stderr) == (0, "")
    restored_line, lost = restored.stdout.splitlines()
    assert restored_line == result.stdout.strip().replace("Backed up", "Restored")
    secret, tables, head = contents(old)
    assert all(tables), "every table has rows"
    found, there, end = contents(new)
    # All of it, and then the events of the restore, each with its answer. The wheel had nothing to end.
    events = check_restored(old, new)
    assert (found, end.seq) == (secret, head.seq + len(events))
    assert all(before <= now for now, before in zip(there, tables, strict=True))
    more = [now - before for now, before in zip(there, tables, strict=True)]
    assert {row[0] for row in more[0]} == {each["seq"] for each in events}
    refused = {row for row in more[2] if row[4] is not None}
    assert ["nothing-to-end" in str(row[4]) for row in refused] == [True]
    assert {row[0] for row in more[2] - refused} == {each["command"] for each in events}
    assert [len(rows) for rows in more] == [len(events), 0, len(events) + 1, 0]
    stopped = datetime.fromtimestamp(events[0]["body"]["last"] // 1000, UTC)
    assert lost.startswith(f"What happened after {stopped.day} {stopped:%b %Y, %H:%M:%S} UTC is lost.")
    assert f"{len(tables[0])} events" in result.stdout
    assert head.hash.hex() in result.stdout
    # Retries still get their first answers, tickets are still good, and the floor goes on in the new place.
    answers = apply(new, *lines)
    assert answers == apply(old, *lines)
    ticket = next(each["ticket"] for each in answers if "ticket" in each)
    paid = apply(
        new, ask("r", "redeem-ticket", "cage", number=ticket["number"], place="cage"), note("n", "10")
    )
    assert codes(paid) == [None, None]
    assert paid[0]["events"][0]["seq"] == end.seq + 1


def test_the_same_floor_gives_the_same_bytes(tmp_path: Path, place: Place) -> None:
    url = place("sqlite")
    long_floor(url)
    for name in ("a", "b"):
        assert pitboss("backup", tmp_path / name, "--database", url).exit_code == 0
    written = (tmp_path / "a").read_bytes()
    assert (tmp_path / "b").read_bytes() == written
    assert written[17 + 4 : 17 + 8] == bytes(4), "no time"


def test_a_backup_is_for_its_owner_only_and_never_replaces_a_file(tmp_path: Path, place: Place) -> None:
    url, file = place("sqlite"), tmp_path / "floor.backup"
    apply(url, *FLOOR)
    pitboss("backup", file, "--database", url)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    original = file.read_bytes()
    for taken in (file, Path(url), tmp_path):
        done = pitboss("backup", taken, "--database", url)
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr == f"pitboss: {taken} exists already: name a new file.\n"
    assert file.read_bytes() == original
    assert apply(url, *FLOOR) == apply(url, *FLOOR)


@pytest.mark.parametrize("kind", KINDS)
def test_a_floor_that_exists_is_never_overwritten(tmp_path: Path, place: Place, kind: str) -> None:
    url, file = place(kind), tmp_path / "floor.backup"
    apply(url, *FLOOR)
    pitboss("backup", file, "--database", url)
    only_refused = place(kind)
    apply(only_refused, ask("no", "cash-out", terminal="99"))
    for taken in (url, only_refused):
        before = contents(taken)
        done = pitboss("restore", file, "--database", taken)
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr == (
            "pitboss: The database keeps a floor already: name another, or move this one away first.\n"
        )
        assert contents(taken) == before


def test_an_empty_floor_can_be_backed_up_and_a_database_without_events_filled(
    tmp_path: Path, place: Place
) -> None:
    empty, file = place("sqlite"), tmp_path / "empty.backup"
    assert apply(empty) == []
    assert "Backed up 0 events" in pitboss("backup", file, "--database", empty).stdout
    prepared = place("sqlite")
    assert apply(prepared) == []
    assert pitboss("restore", file, "--database", prepared).exit_code == 0
    assert contents(prepared) == contents(empty)


@pytest.mark.parametrize("kind", ["memory", *KINDS])
def test_a_backup_holds_one_moment_while_the_floor_goes_on(place: Place, kind: str) -> None:
    async def run() -> None:
        store: Store = memory() if kind == "memory" else unwrap(await open_store(place(kind)))
        try:
            async with CommandWriter(store, REGISTRY, lambda: 0) as writer:
                unwrap(await writer.submit("set", SetTerminal("7", Settings("Pitboss")), "test"))
                unwrap(await writer.submit("1", InsertNote("7", 5_000), "test"))
                before = await everything(store)
                batches = store.dump()
                read = [await anext(batches)]
                # During the backup, the floor goes on at once.
                unwrap(await writer.submit("2", InsertNote("7", 5_000), "test"))
                assert isinstance(await writer.submit("3", InsertNote("8", 5_000), "test"), Rejection)
                read += [batch async for batch in batches]
                assert (await store.head()).seq == before[2].seq + 1
            copy = memory()
            assert await copy.fill(before[0], read)
            assert await everything(copy) == before
        finally:
            await store.close()

    asyncio.run(run())


# Damage.


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A backup of a floor, as a file holds it."""
    folder = tmp_path_factory.mktemp("backup")
    apply(folder / "floor.sqlite", *FLOOR)
    pitboss("backup", folder / "floor.backup", "--database", folder / "floor.sqlite")
    return (folder / "floor.backup").read_bytes()


def test_a_backup_that_is_cut_short_anywhere_is_refused(backup: bytes) -> None:
    assert isinstance(check_backup(io.BytesIO(backup)), Contents)
    for end in range(len(backup)):
        found = check_backup(io.BytesIO(backup[:end]))
        assert isinstance(found, Rejection), end
        assert found.code == ("not-a-backup" if end < 17 else "backup-damaged")


def test_a_backup_with_a_flipped_bit_anywhere_is_refused(backup: bytes) -> None:
    whole, unread = check_backup(io.BytesIO(backup)), list[int]()
    for at in range(len(backup)):
        damaged = bytearray(backup)
        damaged[at] ^= 1 << random.Random(at).randrange(8)
        found = check_backup(io.BytesIO(bytes(damaged)))
        assert isinstance(found, Rejection) or found == whole, at
        if found == whole:
            unread.append(at)
    # A few bits mean nothing: the time and system of the gzip header, the length of an unused code, the
    # padding of the last byte. Their number depends on the random secrets in the backup.
    header = range(len(MARK), len(MARK) + 10)
    assert len([at for at in unread if at not in header]) < len(backup) / 100


@pytest.mark.parametrize("more", [b"x", b"\0x", b"more of the same"])
def test_a_backup_with_something_behind_it_is_refused(backup: bytes, more: bytes) -> None:
    found = check_backup(io.BytesIO(backup + (backup[17:] if more.startswith(b"more") else more)))
    assert isinstance(found, Rejection)
    assert found.code == "backup-damaged"


@pytest.mark.parametrize("text", [b"", msgspec.msgpack.encode((2, Contents(), bytes(32))), b"\xff" * 9])
def test_a_backup_without_its_key_is_refused(text: bytes) -> None:
    found = check_backup(io.BytesIO(MARK + gzip.compress(len(text).to_bytes(4) + text)))
    assert isinstance(found, Rejection)
    assert found.code == "backup-damaged"


@pytest.mark.parametrize(
    "text, sentence",
    [
        (b"", "The file is no backup, or none that this release can read."),
        (b"SQLite format 3\0" + bytes(1000), "The file is no backup, or none that this release can read."),
        (b"pitboss backup 3\n" + bytes(1000), "The file is no backup, or none that this release can read."),
        (b"pitboss backup 2\n" + bytes(1000), "The backup is damaged or cut short: use another one."),
        (b"pitboss backup 1\n" + bytes(1000), "The backup is damaged or cut short: use another one."),
        (None, "The backup is damaged or cut short: use another one."),
    ],
)
def test_a_damaged_file_is_one_sentence_and_makes_no_database(
    tmp_path: Path, backup: bytes, text: bytes | None, sentence: str
) -> None:
    file, new = tmp_path / "floor.backup", tmp_path / "new.sqlite"
    file.write_bytes(backup[:-9] if text is None else text)
    done = pitboss("restore", file, "--database", new)
    assert (done.exit_code, done.stdout, done.stderr) == (2, "", f"pitboss: {sentence}\n")
    assert [*tmp_path.iterdir()] == [file]


@pytest.mark.parametrize(
    "file, sentence",
    [("none", "none cannot be read: No such file or directory."), (".", ". cannot be read: Is a directory.")],
)
def test_a_file_that_cannot_be_read_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = pitboss("restore", file)
    assert (done.exit_code, done.stderr) == (2, f"pitboss: {sentence}\n")
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize("gap", [False, True])
def test_a_broken_chain_is_not_backed_up(gap: bool) -> None:
    async def tamper() -> Rejection | Contents:
        store = memory()
        async with CommandWriter(store, REGISTRY, lambda: 0) as writer:
            for number in range(3):
                unwrap(
                    await writer.submit(f"{number}", SetTerminal(str(number), Settings("Pitboss")), "test")
                )
        first, _, last = store._events
        # One that was changed, or one that was removed and the chain repaired after it.
        mended = last._replace(hash=chained(first.hash, canonical(*last[:-1])))
        store._events[1:] = [mended] if gap else [store._events[1]._replace(at=1), last]
        return await write_backup(store, io.BytesIO(), lambda _: None)

    found = asyncio.run(tamper())
    assert isinstance(found, Rejection)
    assert (found.code, found.facts) == ("log-broken", {"event": "2"})


def test_what_a_bad_disk_wrote_otherwise_is_found_at_once(backup: bytes) -> None:
    class BadDisk(io.BytesIO):
        def seek(self, offset: int, whence: int = 0, /) -> int:
            self.getbuffer()[len(self.getvalue()) // 2] ^= 1
            return super().seek(offset, whence)

    async def write() -> Contents | Rejection:
        store = memory()
        unwrap(await restore_backup(store, io.BytesIO(backup), lambda _: None))
        return await write_backup(store, BadDisk(), lambda _: None)

    found = asyncio.run(write())
    assert isinstance(found, Rejection)
    assert found.code == "backup-damaged"


def test_a_broken_chain_leaves_no_file(tmp_path: Path) -> None:
    url, file = tmp_path / "floor.sqlite", tmp_path / "floor.backup"
    apply(url, *FLOOR)
    connection = apsw.Connection(str(url))
    connection.execute("DROP TRIGGER events_stay_as_they_are; UPDATE events SET at = at + 1 WHERE seq = 3")
    connection.close()
    done = pitboss("backup", file, "--database", url)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith("pitboss: Event 3 does not fit the chain: ")
    assert not file.exists()
    assert not list(tmp_path.glob(".floor.backup*"))


# All or nothing.


class HalfwayError(Exception):
    """Any error halfway."""


@pytest.mark.parametrize("kind", ["memory", *KINDS])
def test_what_fails_halfway_leaves_the_database_empty(place: Place, backup: bytes, kind: str) -> None:
    async def run() -> None:
        source = memory()
        unwrap(await restore_backup(source, io.BytesIO(backup), lambda _: None))
        batches = [batch async for batch in source.dump()]

        def halfway() -> Iterator[Batch]:
            yield from batches
            raise HalfwayError

        store: Store = memory() if kind == "memory" else unwrap(await open_store(place(kind)))
        try:
            secret = await store.secret()
            with pytest.raises(HalfwayError):
                await store.fill(b"another secret", halfway())
            assert await everything(store) == (secret, [set(), set(), set(), set()], EMPTY)
            assert await store.fill(await source.secret(), batches)
            assert await everything(store) == await everything(source)
            assert not await store.fill(secret, batches)
        finally:
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("wrong", ["version", "prior", "line twice", "answer twice"])
def test_a_made_up_backup_is_refused(place: Place, backup: bytes, kind: str, wrong: str) -> None:
    class Forged(MemoryStore):
        async def dump(self) -> AsyncGenerator[Batch, None]:
            async for batch in super().dump():
                end = batch.events.pop()
                row = end._replace(version=99) if wrong == "version" else end
                row = end._replace(prior=99) if wrong == "prior" else row
                text = canonical(*row[:-1])
                batch.events.append(row._replace(hash=chained(batch.events[-1].hash, text)))
                batch.lines.extend(batch.lines[-1:] if wrong == "line twice" else [])
                batch.answers.extend(batch.answers[-1:] if wrong == "answer twice" else [])
                yield batch

    async def run() -> None:
        source, file = Forged(unwrap(KeySource().find())), io.BytesIO()
        unwrap(await restore_backup(source, io.BytesIO(backup), lambda _: None))
        unwrap(await write_backup(source, file, lambda _: None))
        file.seek(0)
        store = unwrap(await open_store(place(kind)))
        try:
            found = await restore_backup(store, file, lambda _: None)
            assert isinstance(found, Rejection)
            assert found.code == "backup-damaged"
            assert (await everything(store))[1:] == ([set(), set(), set(), set()], EMPTY)
        finally:
            await store.close()

    asyncio.run(run())


KILLED = """
import asyncio, itertools, os, signal, sys
from pitboss.store import backup
from pitboss.store.opening import open_store

class Reader(backup._Reader):
    def batches(self):
        yield from itertools.islice(super().batches(), 2)
        os.kill(os.getpid(), signal.SIGKILL)

backup._Reader = Reader

async def run():
    store = await open_store(sys.argv[2])
    with open(sys.argv[1], "rb") as file:
        await backup.restore_backup(store, file, lambda _: None)

asyncio.run(run())
"""


@pytest.mark.parametrize("kind", KINDS)
def test_who_is_killed_halfway_restores_again(tmp_path: Path, place: Place, backup: bytes, kind: str) -> None:
    url, file = place(kind), tmp_path / "floor.backup"
    file.write_bytes(backup)
    killed = subprocess.run([sys.executable, "-c", KILLED, file, url], check=False)
    assert killed.returncode == -9
    assert contents(url)[1:] == ([set(), set(), set(), set()], EMPTY)
    done = pitboss("restore", file, "--database", url)
    assert (done.exit_code, done.stderr) == (0, "")


# Trouble with files.


@pytest.fixture(scope="module")
def long_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a floor whose backup is some ten thousand bytes long."""
    file = tmp_path_factory.mktemp("long") / "pitboss.sqlite"
    long_floor(str(file))
    return file


def shell(line: str, folder: Path) -> tuple[int, str]:
    done = subprocess.run(
        ["bash", "-c", f'pitboss() {{ "{SCRIPT}" "$@"; }}; {line}'],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    "line, sentence",
    [
        ("ulimit -f 40; pitboss backup x", "x cannot be written: File too large."),
        ("pitboss backup none/x", "none/x cannot be written: No such file or directory."),
        ("pitboss backup /proc/x", "/proc/x cannot be written: "),
        ("pitboss backup x --database none.sqlite", "There is no database none.sqlite."),
        ("pitboss backup x --database text", "text is no database of Pitboss."),
        ("pitboss restore pitboss.sqlite", "The file is no backup, or none that this release can read."),
    ],
)
def test_trouble_is_one_sentence_and_leaves_nothing_behind(
    tmp_path: Path, long_file: Path, line: str, sentence: str
) -> None:
    shutil.copy(long_file, tmp_path / "pitboss.sqlite")
    (tmp_path / "text").write_text("a text", encoding="utf-8")
    before = {path.name for path in tmp_path.iterdir()}
    status, output = shell(line, tmp_path)
    assert (status, output.count("\n")) == (2, 1)
    assert output.startswith(f"pitboss: {sentence}")
    assert {path.name for path in tmp_path.iterdir()} - {"pitboss.sqlite-wal", "pitboss.sqlite-shm"} == before
