"""An attacker changes the database file by hand: a bit, a row, the order. Verifying finds it.

It takes over 10 s: a whole log is verified after each changed byte.
"""

import asyncio
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import apsw
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from kit.days.floor_day import LAST, Floor, ask, write_day
from kit.findings import tells

from pitboss.audit.auditor import Audit, Wrong, audit
from pitboss.audit.finding import finding
from pitboss.floor.terminals.chips.chip_commands import InsertNote
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import Amount, Text
from pitboss.store.log import canonical, chained
from pitboss.store.sqlite.store import open_sqlite

Tamper = Callable[[apsw.Connection], object]

EVENTS = ("seq", "stream", "version", "prior", "type", "at", '"by"', "command", "body", "hash")


@pytest.fixture(scope="module")
def day(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a day on the floor in it."""
    path = tmp_path_factory.mktemp("day") / "pitboss.sqlite"

    async def write() -> None:
        store = unwrap(await open_sqlite(path))
        try:
            await write_day(store)
            assert (await store.head()).seq == LAST
        finally:
            await store.close()

    asyncio.run(write())
    return path


@contextmanager
def copied(day: Path) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        yield Path(shutil.copy(day, folder))


def look(day: Path, tamper: Tamper) -> Audit | Wrong:
    """The auditor's findings in a database after it was changed."""

    async def run(path: Path) -> Audit | Wrong:
        store = unwrap(await open_sqlite(path))
        try:
            return await audit(store)
        finally:
            await store.close()

    with copied(day) as path:
        with closing(apsw.Connection(str(path))) as raw:
            raw.execute("PRAGMA synchronous = OFF; BEGIN")
            for (name,) in list(raw.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")):
                raw.execute(f"DROP TRIGGER {name}")
            tamper(raw)
            raw.execute("COMMIT")
        return asyncio.run(run(path))


def flip(raw: apsw.Connection, table: str, where: str, column: str, bit: int) -> tuple[Any, Any]:
    """Flips one bit of one value; returns the value before and after."""
    ((before,),) = raw.execute(f"SELECT {column} FROM {table} WHERE {where}")
    after: Any
    if isinstance(before, int):
        after = before ^ (1 << bit % 62)
        raw.execute(f"UPDATE {table} SET {column} = ? WHERE {where}", (after,))
        return before, after
    text = isinstance(before, str)
    turned = bytearray(before.encode() if text else before)
    turned[bit // 8 % len(turned)] ^= 1 << bit % 8
    value = "CAST(? AS TEXT)" if text else "?"
    raw.execute(f"UPDATE {table} SET {column} = {value} WHERE {where}", (bytes(turned),))
    return before, bytes(turned)


def test_what_nobody_touched_is_sound(day: Path) -> None:
    assert isinstance(look(day, lambda _: None), Audit)


@settings(max_examples=100)
@given(st.integers(1, LAST), st.sampled_from(EVENTS), st.integers(0, 4_000))
def test_a_bit_of_an_event_turned_over_is_found_there(day: Path, seq: int, column: str, bit: int) -> None:
    def tamper(raw: apsw.Connection) -> None:
        try:
            flip(raw, "events", f"seq = {seq}", column, bit)
        except apsw.ConstraintError:
            # There is such an event already.
            assume(False)

    found = look(day, tamper)
    assert isinstance(found, Wrong), "nothing was found"
    assert found.seq == seq, found


@settings(max_examples=60)
@given(st.integers(0, 200), st.sampled_from(("seq", "line", "account", "cents")), st.integers(0, 4_000))
def test_a_bit_of_a_posting_turned_over_is_found_there(day: Path, row: int, column: str, bit: int) -> None:
    places = list[int]()

    def tamper(raw: apsw.Connection) -> None:
        rows = list(raw.execute("SELECT seq, line FROM postings ORDER BY seq, line"))
        seq, line = rows[row % len(rows)]
        places.append(seq)
        try:
            _, after = flip(raw, "postings", f"seq = {seq} AND line = {line}", column, bit)
        except apsw.ConstraintError:
            assume(False)
        if column == "seq" and after > 0:
            places.append(after)

    found = look(day, tamper)
    assert isinstance(found, Wrong), "nothing was found"
    assert found.seq == min(places), found


@settings(max_examples=30)
@given(st.integers(0, 50), st.sampled_from(("stream", "version", "seq")), st.integers(0, 4_000))
def test_a_bit_of_the_end_of_a_stream_turned_over_is_found(
    day: Path, row: int, column: str, bit: int
) -> None:
    ends = list[int]()
    """The place of the finding: at its last event, or where the log ends before an event that is none."""

    def tamper(raw: apsw.Connection) -> None:
        rows = list(raw.execute("SELECT stream, seq FROM streams ORDER BY stream"))
        stream, seq = rows[row % len(rows)]
        ends.append(seq)
        try:
            _, after = flip(raw, "streams", f"stream = '{stream}'", column, bit)
        except apsw.ConstraintError:
            assume(False)
        if column == "seq" and after > LAST:
            ends[0] = LAST + 1

    found = look(day, tamper)
    assert isinstance(found, Wrong), "nothing was found"
    assert found.seq == ends[0], found


def swap(raw: apsw.Connection) -> None:
    for old, new in ((20, -1), (21, 20), (-1, 21)):
        raw.execute("UPDATE events SET seq = ? WHERE seq = ?", (new, old))


def insert(raw: apsw.Connection) -> None:
    """Adds one event at the end that fits the chain."""
    ((seq, *row, before),) = raw.execute("SELECT * FROM events ORDER BY seq DESC LIMIT 1")
    stream, version, _, kind, at, by, _, body = row
    event = (seq + 1, stream, version + 1, seq, kind, at, by, "forged", body)
    digest = chained(before, canonical(*event))
    raw.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (*event, digest))


def renumber(raw: apsw.Connection) -> None:
    """Removes an event and closes the gap, in postings, too."""
    raw.execute("DELETE FROM events WHERE seq = 20")
    raw.execute("DELETE FROM postings WHERE seq = 20")
    for table in ("events", "postings"):
        raw.execute(f"UPDATE {table} SET seq = -seq + 1 WHERE seq > 20")
        raw.execute(f"UPDATE {table} SET seq = -seq WHERE seq < 0")


def execute(*statements: str) -> Tamper:
    return lambda raw: [raw.execute(statement) for statement in statements]


@pytest.mark.parametrize(
    ("tamper", "seq", "expected"),
    [
        (execute("DELETE FROM events WHERE seq = 1"), 1, finding("audit-gap", before="0", next="2")),
        (execute("DELETE FROM events WHERE seq = 40"), 40, finding("audit-gap", before="39", next="41")),
        (execute("DELETE FROM events WHERE seq > 42"), 43, finding("audit-postings-of-nothing")),
        (execute("DELETE FROM events"), 5, finding("audit-postings-of-nothing")),
        (
            execute(f"DELETE FROM events WHERE seq = {LAST}"),
            LAST,
            finding("audit-cut-off-stream", event=LAST),
        ),
        (
            execute("DELETE FROM events WHERE seq > 40", "DELETE FROM postings WHERE seq > 40"),
            41,
            finding("audit-cut-off-stream", event="67"),
        ),
        (swap, 20, finding("audit-hash")),
        (renumber, 20, finding("audit-hash")),
        (insert, LAST + 1, finding("audit-nobody-called")),
        (
            execute(
                "INSERT INTO events SELECT 500, stream, 9, 9, type, at, by, 'x', body, hash FROM events"
                " LIMIT 1"
            ),
            LAST + 1,
            finding("audit-gap", before=LAST, next=500),
        ),
        (execute("UPDATE events SET hash = zeroblob(32) WHERE seq = 7"), 7, finding("audit-hash")),
        (execute("UPDATE events SET body = x'' WHERE seq = 7"), 7, finding("audit-hash")),
        (
            execute("DELETE FROM postings"),
            5,
            finding(
                "audit-postings", account="pt/7/chips", posted=Text("audit-nothing"), due=(Amount(10_000),)
            ),
        ),
        (
            execute("INSERT INTO postings VALUES (1, 0, 'cage/cash', -5)"),
            1,
            finding("audit-postings", account="cage/cash", posted=(Amount(-5),), due=Text("audit-nothing")),
        ),
        (
            execute("INSERT INTO postings VALUES (999, 0, 'cage/cash', -5)"),
            999,
            finding("audit-postings-of-nothing"),
        ),
        (
            execute("INSERT INTO postings VALUES (0, 0, 'cage/cash', -5)"),
            0,
            finding(
                "audit-balance", account="cage/cash", postings=Amount(-13_271_505), events=Amount(-13_271_500)
            ),
        ),
        (execute("DELETE FROM streams WHERE stream = 'pt/7'"), 67, finding("audit-stream-end", version="18")),
    ],
)
def test_rows_that_are_taken_out_put_in_or_swapped_are_found(
    day: Path, tamper: Tamper, seq: int, expected: Text
) -> None:
    found = look(day, tamper)
    assert isinstance(found, Wrong), "nothing was found"
    assert (found.seq, tells(found.why, expected)) == (seq, True), found


@settings(max_examples=40)
@given(st.integers(0, 10**9))
def test_a_bit_of_the_file_turned_over_never_makes_another_log_that_is_sound(day: Path, bit: int) -> None:
    async def run(path: Path) -> Audit | Wrong | None:
        store = await open_sqlite(path, create=False)
        if isinstance(store, Rejection):
            return None
        try:
            return await audit(store)
        finally:
            await store.close()

    sound = look(day, lambda _: None)
    with copied(day) as path:
        turned = bytearray(path.read_bytes())
        turned[bit // 8 % len(turned)] ^= 1 << bit % 8
        path.write_bytes(turned)
        try:
            found = asyncio.run(run(path))
        except Exception:
            # Where the damage is so large that nothing can be read at all, any error will do.
            return
    assert not isinstance(found, Audit) or found == sound


def test_a_table_that_takes_any_kind_of_value_helps_nobody(day: Path) -> None:
    def tamper(raw: apsw.Connection) -> None:
        raw.execute("ALTER TABLE events RENAME TO before")
        raw.execute(f"CREATE TABLE events ({', '.join(EVENTS)})")
        raw.execute("INSERT INTO events SELECT * FROM before; DROP TABLE before")
        raw.execute("UPDATE events SET at = CAST(at AS TEXT) WHERE seq = 30")

    found = look(day, tamper)
    assert isinstance(found, Wrong)
    assert (found.seq, tells(found.why, finding("audit-column-kind"))) == (30, True)


def test_verifying_goes_on_while_the_floor_does(tmp_path: Path) -> None:
    """A writer keeps writing; everything that the auditor has seen at the end is sound."""

    async def run() -> list[Audit | Wrong]:
        store = unwrap(await open_sqlite(tmp_path / "pitboss.sqlite"))
        reader = unwrap(await open_sqlite(tmp_path / "pitboss.sqlite"))
        floor = Floor(store)
        stop = asyncio.Event()

        async def play() -> None:
            number = 0
            while not stop.is_set():
                number += 7_919
                await ask(floor, number % 100, number)
                await floor.try_(InsertNote("7", 500))

        try:
            async with floor.writer:
                await ask(floor, 0, 0)
                playing = asyncio.create_task(play())
                found = [await audit(reader) for _ in range(8)]
                stop.set()
                await playing
                return [*found, await audit(reader)]
        finally:
            await reader.close()
            await store.close()

    found = asyncio.run(run())
    assert all(isinstance(each, Audit) for each in found), found
    heads = [each.head.seq for each in found if isinstance(each, Audit)]
    assert heads == sorted(heads)
    assert heads[-1] > heads[0] > 0
