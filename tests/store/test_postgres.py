"""What is particular to PostgreSQL: several servers, a server that dies or hangs, an old database.

It takes over 10 s: databases are killed and recover, and some tests wait until a lost one is given up.
"""

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import psutil  # type: ignore[import-untyped]
import pytest
from kit.store.postgres import Server, name_of
from kit.store.store_contract import NOON, all_events, all_lines, batch, done, write

from pitboss.aggregates import REGISTRY
from pitboss.engine.command_writer import CommandWriter
from pitboss.engine.transaction import Accepted
from pitboss.floor.terminals.chips.chip_commands import CashOut, InsertNote, SetTerminal
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.tickets.ticket_commands import RedeemTicket
from pitboss.floor.tickets.validation import make_number
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.ledger.till import MoveMoney
from pitboss.store.log import EMPTY, START, StoredEvent, canonical, chained
from pitboss.store.migrate import read_migrations
from pitboss.store.port import Store, StoreError
from pitboss.store.postgres import connections, reader
from pitboss.store.postgres import database as postgres_database
from pitboss.store.postgres import store as module
from pitboss.store.postgres.store import PostgresStore, open_postgres
from pitboss.words.rendering import english

OLD = Path(__file__).parent.parent / "data" / "old-1.sql"
STEPS = "\n".join(str(step.number) for step in read_migrations("postgres"))


def writing(store: Store) -> CommandWriter:
    return CommandWriter(store, REGISTRY, lambda: NOON)


@asynccontextmanager
async def servers(url: str, count: int) -> AsyncIterator[list[PostgresStore]]:
    """This many servers that share one floor, each with its own store."""
    async with AsyncExitStack() as stack:
        stores = [unwrap(await open_postgres(url)) for _ in range(count)]
        for store in stores:
            stack.push_async_callback(store.close)
        yield stores


@asynccontextmanager
async def writers(url: str, count: int) -> AsyncIterator[list[CommandWriter]]:
    """This many writers, each of another server."""
    async with servers(url, count) as stores, AsyncExitStack() as stack:
        yield [await stack.enter_async_context(writing(store)) for store in stores]


def check_chain(events: Iterable[StoredEvent]) -> None:
    """Checks that neither the log nor any stream has a gap, and that every hash is right."""
    before, tips = START, dict[str, tuple[int, int]]()
    for seq, event in enumerate(events, 1):
        version, prior = tips.get(event.stream, (0, 0))
        assert (event.seq, event.version, event.prior) == (seq, version + 1, prior)
        before = chained(before, canonical(*event[:9]))
        assert event.hash == before
        tips[event.stream] = event.version, seq


def install(terminal: str) -> SetTerminal:
    return SetTerminal(terminal, Settings("Pitboss", credit_limit=10**9))


def test_two_servers_write_one_log_and_lose_nothing_of_each_other(database: str) -> None:
    async def scenario() -> None:
        async with writers(database, 2) as (one, two):
            for terminal in "123":
                await done(one, f"set-{terminal}", install(terminal))
            answers = await asyncio.gather(
                *(
                    writer.submit(f"{name}-{terminal}-{n}", InsertNote(terminal, 500), f"pt/{terminal}")
                    for n in range(100)
                    for terminal in "123"
                    for name, writer in (("one", one), ("two", two))
                )
            )
            assert all(isinstance(answer, Accepted) for answer in answers)
        async with servers(database, 1) as (store,):
            events = await all_events(store)
            check_chain(events)
            assert len(events) == 603
            assert {event.command[:3] for event in events} == {"set", "one", "two"}
            balances = await store.balances()
            assert {account: cents for account, cents in balances.items() if account.endswith("chips")} == {
                f"pt/{terminal}/chips": 100_000 for terminal in "123"
            }

    asyncio.run(scenario())


def test_one_ticket_is_paid_once_however_many_ask_at_two_servers(database: str) -> None:
    async def scenario() -> None:
        async with servers(database, 2) as stores, AsyncExitStack() as stack:
            one, two = [
                await stack.enter_async_context(CommandWriter(store, REGISTRY, lambda: NOON))
                for store in stores
            ]
            await done(one, "set", install("7"))
            await done(two, "note", InsertNote("7", 5_000))
            await done(one, "out", CashOut("7"))
            await done(one, "cash", MoveMoney("capital", 20_000, {}))
            number = make_number(await stores[0].secret(), "7", 1)
            answers = await asyncio.gather(
                *(
                    (one, two)[n % 2].submit(f"redeem-{n}", RedeemTicket(number, "cage"), "cage")
                    for n in range(50)
                )
            )
            assert sum(isinstance(answer, Accepted) for answer in answers) == 1
            refused = {answer.code for answer in answers if isinstance(answer, Rejection)}
            assert refused == {"ticket-redeemed"}
            assert (await stores[1].balances())["cage/cash"] == 5_000 - 20_000
            check_chain(await all_events(stores[1]))

    asyncio.run(scenario())


def test_the_cash_of_the_cage_is_spent_once_at_two_servers(database: str) -> None:
    async def scenario() -> None:
        async with servers(database, 2) as stores, AsyncExitStack() as stack:
            both = [
                await stack.enter_async_context(CommandWriter(store, REGISTRY, lambda: NOON))
                for store in stores
            ]
            secret, tickets = await stores[0].secret(), 20
            await done(both[0], "set", install("7"))
            for number in range(1, tickets + 1):
                await done(both[number % 2], f"note-{number}", InsertNote("7", 5_000))
                await done(both[number % 2], f"out-{number}", CashOut("7"))
            await done(both[0], "cash", MoveMoney("capital", 7 * 5_000 + 4_999, {}))
            commands = [
                RedeemTicket(make_number(secret, "7", each), "cage") for each in range(1, tickets + 1)
            ]
            answers = await asyncio.gather(
                *(both[n % 2].submit(f"r-{n}", each, "cage") for n, each in enumerate(commands))
            )
            assert sum(isinstance(answer, Accepted) for answer in answers) == 7
            refused = [answer.code for answer in answers if isinstance(answer, Rejection)]
            assert refused == ["cage-short"] * (tickets - 7)
            assert (await stores[1].balances())["cage/cash"] == -4_999

    asyncio.run(scenario())


def test_a_command_given_to_all_servers_at_once_is_carried_out_once(database: str) -> None:
    async def scenario() -> None:
        async with writers(database, 3) as stores:
            await done(stores[0], "set", install("7"))
            for n in range(20):
                answers = await asyncio.gather(
                    *(writer.submit(f"note-{n}", InsertNote("7", 500), "pt/7") for writer in stores)
                )
                assert len(set(answers)) == 1
                assert isinstance(answers[0], Accepted)
        async with servers(database, 1) as (store,):
            assert (await store.head()).seq == 21

    asyncio.run(scenario())


def test_who_waited_for_the_write_lock_sees_what_the_writer_before_wrote(
    postgres: Server, database: str
) -> None:
    async def scenario() -> None:
        async with servers(database, 2) as (one, two):
            turn = await one.begin(["c"])
            waiting = asyncio.create_task(two.begin(["c"]))
            await sessions(postgres, database, "wait_event_type = 'Lock'", 1)
            written = batch(turn.head, {}, ["pt/7"])
            await one.commit(written)
            seen = await waiting
            assert seen.head.hash == written.events[-1].hash
            assert seen.answers == {"c": written.answers[0]}
            assert (await two.tips(["pt/7"]))["pt/7"].version == 1
            await two.rollback()

    asyncio.run(scenario())


def test_who_stops_waiting_for_the_write_lock_leaves_it_to_others(postgres: Server, database: str) -> None:
    async def scenario() -> None:
        async with servers(database, 2) as (one, two):
            await two.begin([])
            await two.rollback()
            await one.begin([])
            waiting = asyncio.create_task(two.begin([]))
            await sessions(postgres, database, "wait_event_type = 'Lock'", 1)
            # Meanwhile reads are answered.
            assert await two.tips(["pt/7"]) == {}
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            await one.rollback()
            await write(one, "pt/7")
            await write(two, "pt/7", command="d")
            check_chain(await all_events(one))

    asyncio.run(scenario())


async def sessions(postgres: Server, url: str, which: str, count: int) -> None:
    """Returns once a database has this many sessions that match."""
    sql = f"SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND {which}"
    async with asyncio.timeout(60):
        while postgres.run(name_of(url), sql) != str(count):
            await asyncio.sleep(0.001)


def test_a_killed_database_refuses_money_at_once_and_loses_and_doubles_nothing(
    postgres: Server, database: str
) -> None:
    async def scenario() -> None:
        async with writers(database, 2) as (one, two):
            await done(one, "set", install("7"))
            acknowledged: dict[str, Accepted] = {}
            refused: dict[str, str] = {}

            async def play(name: str, writer: CommandWriter) -> None:
                for n in range(1_000_000):
                    answer = await writer.submit(f"{name}-{n}", InsertNote("7", 500), "pt/7")
                    if isinstance(answer, Rejection):
                        refused[f"{name}-{n}"] = answer.code
                        return
                    acknowledged[f"{name}-{n}"] = answer

            for round_ in range(2):
                players = [asyncio.create_task(play(f"{round_}-{n}", (one, two)[n % 2])) for n in range(20)]
                while len(acknowledged) < 100 * (round_ + 1):
                    await asyncio.sleep(0.001)
                postgres.kill()
                began = time.monotonic()
                await asyncio.gather(*players)
                assert time.monotonic() - began < postgres_database.CONNECT_TIMEOUT_S
                postgres.start()
            assert len(refused) == 40
            assert set(refused.values()) == {"store-unavailable"}
            again = await asyncio.gather(
                *(two.submit(name, InsertNote("7", 500), "pt/7") for name in acknowledged)
            )
            assert again == list(acknowledged.values())
            await asyncio.gather(*(done(one, name, InsertNote("7", 500), "pt/7") for name in refused))
        async with servers(database, 1) as (store,):
            events = await all_events(store)
            check_chain(events)
            wanted = ["set", *acknowledged, *refused]
            assert sorted(event.command for event in events) == sorted(wanted)
            assert sum(line.cents for line in await all_lines(store)) == 0
            assert (await store.balances())["pt/7/chips"] == 500 * (len(wanted) - 1)

    asyncio.run(scenario())


def cut_off_all(postgres: Server, url: str) -> None:
    """Ends every session of a database."""
    sql = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name_of(url)}'"
    postgres.run("postgres", sql)


def test_a_turn_whose_connection_is_lost_writes_nothing_and_the_next_goes_on(
    postgres: Server, database: str
) -> None:
    async def scenario() -> None:
        async with servers(database, 1) as (store,):
            turn = await store.begin(["c"])
            cut_off_all(postgres, database)
            with pytest.raises(StoreError) as lost:
                await store.tips(["pt/7"])
            assert lost.value.code == "store-unavailable"
            with pytest.raises(StoreError) as lost:
                await store.commit(batch(turn.head, {}, ["pt/7"]))
            assert lost.value.code == "store-unavailable"
            assert (await store.begin(["c"])).answers == {}
            cut_off_all(postgres, database)
            await store.rollback()
            await write(store, "pt/7")
            check_chain(await all_events(store))

    asyncio.run(scenario())


def test_a_database_that_stopped_is_used_again_once_it_is_back(postgres: Server, database: str) -> None:
    async def scenario() -> None:
        async with writers(database, 1) as (writer,):
            await done(writer, "set", install("7"))
            postgres.stop()
            began = time.monotonic()
            answer = await writer.submit("note", InsertNote("7", 500), "pt/7")
            assert isinstance(answer, Rejection)
            assert answer.code == "store-unavailable"
            assert time.monotonic() - began < postgres_database.CONNECT_TIMEOUT_S
            postgres.start()
            await done(writer, "note", InsertNote("7", 500))

    asyncio.run(scenario())


def test_a_server_that_hangs_with_the_write_lock_is_cut_off(
    postgres: Server, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_database, "LOCK_TIMEOUT_S", 0.5)

    async def scenario() -> None:
        async with servers(database, 2) as (hanging, other):
            turn = await hanging.begin(["c"])
            await sessions(postgres, database, "state = 'idle in transaction'", 0)
            await write(other, "pt/7", command="d")
            with pytest.raises(StoreError) as lost:
                await hanging.commit(batch(turn.head, {}, ["pt/7"]))
            assert lost.value.code == "store-unavailable"
            await write(hanging, "pt/7")
            assert [event.command for event in await all_events(other)] == ["d", "c"]

    asyncio.run(scenario())


def test_a_server_that_hangs_while_it_copies_is_cut_off_too(
    postgres: Server, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # PostgreSQL's own limits do not end a session that waits for the rest of a copy.
    monkeypatch.setattr(postgres_database, "LOCK_TIMEOUT_S", 0.5)

    async def scenario() -> None:
        async with servers(database, 1) as (store,):
            hanging = await asyncpg.connect(database, server_settings=postgres_database.settings())

            async def rows() -> AsyncIterator[bytes]:
                yield b""
                await asyncio.Event().wait()

            await hanging.execute(module.BEGIN)
            copying = asyncio.create_task(hanging.copy_to_table("streams", source=rows()))
            activity = (
                "SELECT query FROM pg_stat_activity WHERE query LIKE 'COPY%' AND wait_event = 'ClientRead'"
            )
            while not postgres.run(name_of(database), activity):
                await asyncio.sleep(0.001)
            await write(store, "pt/7")
            copying.cancel()
            await asyncio.gather(copying, return_exceptions=True)
            hanging.terminate()
            check_chain(await all_events(store))

    asyncio.run(scenario())


def test_a_server_that_is_at_work_is_not_cut_off_by_those_who_wait(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_database, "LOCK_TIMEOUT_S", 0.6)

    async def scenario() -> None:
        async with servers(database, 3) as (working, *others):
            turn = await working.begin(["c"])
            waiting = [
                asyncio.create_task(write(other, "pt/7", command=f"d-{n}")) for n, other in enumerate(others)
            ]
            await working._open_writer().execute("SELECT pg_sleep(0.9)")
            await working.commit(batch(turn.head, {}, ["pt/7"]))
            await asyncio.gather(*waiting)
            assert (await working.head()).seq == 3

    asyncio.run(scenario())


def test_a_server_that_reads_at_length_with_the_write_lock_keeps_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_database, "LOCK_TIMEOUT_S", 0.5)

    async def scenario() -> None:
        async with servers(database, 1) as (store,):
            turn, began = await store.begin(["c"]), time.monotonic()
            while time.monotonic() - began < 1:
                await store.tips(["pt/7"])
                await asyncio.sleep(0.05)
            await store.commit(batch(turn.head, {}, ["pt/7"]))
            assert (await store.head()).seq == 1

    asyncio.run(scenario())


def test_a_database_that_stops_in_the_middle_of_a_turn_is_given_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_database, "LOCK_TIMEOUT_S", 0.2)

    async def scenario() -> None:
        async with servers(database, 1) as (store,):
            turn = await store.begin(["c"])
            session = psutil.Process(store._open_writer().get_server_pid())
            session.suspend()
            try:
                with pytest.raises(StoreError) as lost:
                    await store.commit(batch(turn.head, {}, ["pt/7"]))
            finally:
                session.resume()
            assert lost.value.code == "store-unavailable"
            await write(store, "pt/7")
            assert (await store.head()).seq == 1

    asyncio.run(scenario())


def test_the_write_lock_that_a_stranger_keeps_is_refused_after_a_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_database, "LOCK_TIMEOUT_S", 0.2)

    async def scenario() -> None:
        async with servers(database, 1) as (store,):
            stranger = await asyncpg.connect(database)
            await stranger.execute("BEGIN; LOCK TABLE head")
            with pytest.raises(StoreError) as refused:
                await store.begin([])
            assert refused.value.code == "store-busy"
            await stranger.close()
            await write(store, "pt/7")

    asyncio.run(scenario())


@pytest.mark.parametrize("table", ["events", "postings", "commands"])
@pytest.mark.parametrize("change", ["UPDATE {0} SET {1} = {1}", "DELETE FROM {0}", "TRUNCATE {0}"])
def test_what_is_kept_can_only_be_added_to(postgres: Server, database: str, table: str, change: str) -> None:
    async def scenario() -> None:
        async with servers(database, 1) as (store,):
            await write(store, "pt/7")

    asyncio.run(scenario())
    column = "id" if table == "commands" else "seq"
    with pytest.raises(RuntimeError, match=f"What stands in {table} is never changed or taken away"):
        postgres.run(name_of(database), change.format(table, column))
    assert postgres.run(name_of(database), f"SELECT count(*) > 0 FROM {table}") == "t"


def test_servers_that_start_together_on_an_empty_database_make_one_floor(
    postgres: Server, database: str
) -> None:
    async def scenario() -> None:
        opened = await asyncio.gather(*(open_postgres(database) for _ in range(6)))
        stores = [unwrap(store) for store in opened]
        assert len({await store.secret() for store in stores}) == 1
        assert len(await stores[0].secret()) == 32
        assert await stores[0].head() == EMPTY
        for store in stores:
            await store.close()

    asyncio.run(scenario())
    assert postgres.run(name_of(database), "SELECT number FROM migrations ORDER BY number") == STEPS


def test_an_old_database_is_upgraded_and_goes_on(postgres: Server, database: str) -> None:
    postgres.run(name_of(database), OLD.read_text(encoding="utf-8"))
    assert postgres.run(name_of(database), "SELECT number FROM migrations") == "1"

    async def scenario() -> None:
        async with servers(database, 1) as (store,), CommandWriter(store, REGISTRY, lambda: NOON) as writer:
            old = await all_events(store)
            check_chain(old)
            assert len(old) > 5
            # The old commands still get their old answers.
            assert (await done(writer, "note-1", InsertNote("7", 5_000), "pt/7")).events == (old[1],)
            number = make_number(await store.secret(), "7", 1)
            await done(writer, "redeem", RedeemTicket(number, "cage"))
            await done(writer, "note-again", InsertNote("7", 500))
            check_chain(await all_events(store))
            assert sum((await store.balances()).values()) == 0

    asyncio.run(scenario())
    assert postgres.run(name_of(database), "SELECT number FROM migrations ORDER BY number") == STEPS


def code_of(answer: PostgresStore | Rejection) -> str:
    assert isinstance(answer, Rejection)
    return answer.code


def test_a_database_of_a_newer_release_is_left_alone(postgres: Server, database: str) -> None:
    async def scenario() -> None:
        await unwrap(await open_postgres(database)).close()
        postgres.run(name_of(database), "INSERT INTO migrations VALUES (99, '0099_wonders', '')")
        assert code_of(await open_postgres(database)) == "newer-database"
        postgres.run(name_of(database), "DELETE FROM migrations WHERE number > 1")
        postgres.run(name_of(database), "UPDATE migrations SET checksum = 'other'")
        assert code_of(await open_postgres(database)) == "other-migration"

    asyncio.run(scenario())


def test_a_step_that_fails_leaves_the_database_as_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = read_migrations("postgres")
    broken = (steps[0], steps[1]._replace(sql="CREATE TABLE snapshots (stream text); CREATE TABLE events ()"))

    async def scenario() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(postgres_database, "read_migrations", lambda _: broken)
            assert code_of(await open_postgres(database)) == "not-a-database"
        assert code_of(await open_postgres(database, create=False)) == "no-database"
        await unwrap(await open_postgres(database)).close()
        await unwrap(await open_postgres(database, create=False)).close()

    asyncio.run(scenario())


def test_tables_of_another_program_are_left_alone(postgres: Server, database: str) -> None:
    postgres.run(name_of(database), "CREATE TABLE events (id integer)")
    assert code_of(asyncio.run(open_postgres(database))) == "not-a-database"
    tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    assert postgres.run(name_of(database), tables) == "events"


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("postgresql://pitboss:secret@localhost:1/floor", "store-unavailable"),
        ("postgresql://pitboss:secret@no.such.host.invalid/floor", "store-unavailable"),
        ("postgresql://pitboss:secret@localhost:port/floor", "unknown-database"),
        ("postgresql://pitboss:secret@localhost/floor?sslmode=maybe", "unknown-database"),
        ("postgresql://pitboss:secret@[::1/floor", "unknown-database"),
    ],
)
def test_an_address_that_leads_nowhere_is_refused_without_repeating_the_password(url: str, code: str) -> None:
    answer = asyncio.run(open_postgres(url))
    assert code_of(answer) == code
    assert isinstance(answer, Rejection)
    assert "secret" not in english(answer.text)


def test_a_database_that_is_not_there_is_refused_by_its_name(postgres: Server) -> None:
    answer = asyncio.run(open_postgres(postgres.url("nowhere")))
    assert isinstance(answer, Rejection)
    assert answer.code == "store-unavailable"
    assert answer.text.facts == {"case": "opening", "problem": 'database "nowhere" does not exist'}


def test_a_machine_that_takes_the_call_and_says_nothing_is_given_up_soon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(postgres_database, "CONNECT_TIMEOUT_S", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        host, port = silent.getsockname()
        answer = asyncio.run(open_postgres(f"postgresql://pitboss@{host}:{port}/floor"))
    assert code_of(answer) == "store-unavailable"


FULL = """
CREATE FUNCTION fill_up() RETURNS trigger LANGUAGE plpgsql AS
$$BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END$$;
CREATE TRIGGER fill_up BEFORE INSERT ON postings FOR EACH STATEMENT EXECUTE FUNCTION fill_up();
"""


@pytest.mark.parametrize(
    ("trouble", "end", "code"),
    [
        (FULL, "DROP FUNCTION fill_up CASCADE", "store-full"),
        (
            "ALTER DATABASE {0} SET default_transaction_read_only = on",
            "ALTER DATABASE {0} RESET default_transaction_read_only",
            "store-read-only",
        ),
        (
            "CREATE ROLE guest; GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest;"
            " ALTER DATABASE {0} SET role = guest",
            "ALTER DATABASE {0} RESET role; REVOKE ALL ON ALL TABLES IN SCHEMA public FROM guest;"
            " DROP ROLE guest",
            "store-read-only",
        ),
    ],
    ids=["full", "read-only", "no right"],
)
def test_trouble_is_told_and_over_when_it_is_over(
    postgres: Server, database: str, trouble: str, end: str, code: str
) -> None:
    def run(sql: str) -> None:
        postgres.run(name_of(database), f"SET default_transaction_read_only = off; SET ROLE NONE; {sql}")

    async def scenario() -> None:
        async with writers(database, 1) as (writer,):
            await done(writer, "set", install("7"))
            run(trouble.format(name_of(database)))
            cut_off_all(postgres, database)
            for _ in range(2):
                answer = await writer.submit("note", InsertNote("7", 500), "pt/7")
                assert isinstance(answer, Rejection)
                assert answer.code == code
            run(end.format(name_of(database)))
            cut_off_all(postgres, database)
            await done(writer, "note", InsertNote("7", 500), "pt/7")

    asyncio.run(scenario())


@pytest.mark.parametrize("setting", ["fsync", "full_page_writes"])
def test_a_database_that_a_power_cut_would_spoil_is_not_used(
    postgres: Server, database: str, setting: str
) -> None:
    def turn(word: str) -> None:
        postgres.run("postgres", f"ALTER SYSTEM SET {setting} = {word}")
        postgres.run("postgres", "SELECT pg_reload_conf()")
        while postgres.run("postgres", f"SHOW {setting}") != word:
            time.sleep(0.001)

    try:
        turn("off")
        assert code_of(asyncio.run(open_postgres(database))) == "store-unsafe"
    finally:
        turn("on")


def test_a_commit_is_durable_even_where_the_address_asks_for_less(database: str) -> None:
    async def scenario() -> None:
        for option in ("synchronous_commit=off", "options=-csynchronous_commit%3Doff"):
            store = unwrap(await open_postgres(f"{database}&{option}"))
            await store.begin([])
            assert await store._open_writer().fetchval("SHOW synchronous_commit") == "on"
            await store.rollback()
            await store.close()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE settings SET value = ''",
        "ALTER TABLE events DISABLE TRIGGER USER; DELETE FROM events WHERE seq = 2",
        "ALTER TABLE events DISABLE TRIGGER USER; UPDATE events SET hash = '' WHERE seq = 2",
        "DROP TABLE settings",
    ],
)
def test_a_database_that_lost_what_it_had_is_not_written_to(
    postgres: Server, database: str, change: str
) -> None:
    async def scenario() -> None:
        async with servers(database, 1) as (store,):
            await write(store, "pt/7", "pt/8")
            postgres.run(name_of(database), change)
            cut_off_all(postgres, database)
            with pytest.raises(StoreError) as refused:
                await store.begin([])
            assert refused.value.code == "store-replaced"

    asyncio.run(scenario())


def test_short_questions_never_read_a_whole_table(database: str) -> None:
    async def scenario() -> None:
        async with servers(database, 1) as (store,):
            for sql, *args in (
                (module.FIND, ["c"], ["fsync"]),
                (reader.TIPS, ["pt/7"]),
                (reader.SNAPSHOTS, ["pt/7"]),
                (reader.STREAM, "pt/7", 0),
                (reader.BETWEEN, 1, 1),
            ):
                plan = [row[0] for row in await store._query(f"EXPLAIN {sql}", *args)]
                assert [line for line in plan if "Seq Scan" in line and "on head" not in line] == []

    asyncio.run(scenario())


def test_walks_that_are_given_up_leave_no_session_behind(
    postgres: Server, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PIECE_ROWS", 2)

    async def scenario() -> None:
        async with servers(database, 1) as (store,):
            await write(store, *("pt/7",) * 9)
            async for piece in store.events():
                assert len(piece) == 2
                break
            walk = store.lines()
            assert len(await anext(walk)) == 2
            await store.close()
            with pytest.raises(StoreError):
                await anext(walk)
        await sessions(postgres, database, "application_name = 'pitboss'", 0)

    asyncio.run(scenario())


def test_a_walk_sees_one_moment(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PIECE_ROWS", 2)

    async def scenario() -> None:
        async with servers(database, 1) as (store,):
            await write(store, *("pt/7",) * 3)
            events, rows = store.events(), store.dump()
            seen, dumped = await anext(events), [await anext(rows)]
            await write(store, "pt/8", command="d")
            seen += [event for piece in [piece async for piece in events] for event in piece]
            assert [event.seq for event in seen] == [1, 2, 3]
            dumped += [part async for part in rows]
            assert [event.seq for part in dumped for event in part.events] == [1, 2, 3]
            assert [line[0] for part in dumped for line in part.lines] == [1, 1, 2, 2, 3, 3]
            assert [answer.id for part in dumped for answer in part.answers] == ["c"]

    asyncio.run(scenario())
