"""The vault and the leases, checked on every store: data that changes beside the log, and is never in it."""

import asyncio
import io
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kit.store.store_contract import STORES, Opener, all_events, each_store, opened, write

from pitboss.kernel.rejection import Rejection
from pitboss.store import memory
from pitboss.store.backup import Contents, restore_backup, write_backup
from pitboss.store.house_key import vault_name
from pitboss.store.log import EMPTY, Count, Lease
from pitboss.store.port import Store
from pitboss.store.postgres import vault as postgres_vault
from pitboss.store.sqlite import writer as sqlite_writer


@each_store
def test_what_is_held_stays_and_changes_and_goes(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            assert await store.get_secret("password", "dee") is None
            assert await store.get_secrets("password") == {}
            await store.put_secret("password", "dee", b"one")
            await store.put_secret("password", "sam", b"\0\xff")
            await store.put_secret("session", "dee", b"")
            await store.put_secret("password", "dee", b"two")
        async with opened(opener, tmp_path) as store:
            assert await store.get_secret("password", "dee") == b"two"
            assert await store.get_secret("session", "dee") == b""
            assert await store.get_secrets("password") == {"dee": b"two", "sam": b"\0\xff"}
            await store.put_secret("password", "dee", None)
            await store.put_secret("password", "nobody", None)
            assert await store.get_secret("password", "dee") is None
            assert await store.get_secrets("password") == {"sam": b"\0\xff"}
            assert await store.head() == EMPTY

    asyncio.run(check())


@each_store
def test_transactions_and_the_vault_do_not_disturb_each_other(opener: Opener, tmp_path: Path) -> None:
    """The vault is written between transactions, and a rollback does not undo any of it."""

    async def check() -> None:
        async with opened(opener, tmp_path) as store:

            async def keep(number: int) -> None:
                await store.put_secret("seed", str(number), bytes([number]))

            async def give_up() -> None:
                await store.begin([])
                await store.rollback()

            jobs = [job for number in range(5) for job in (keep(number), give_up())]
            await asyncio.gather(*jobs, *(write(store, "pt/1", command=f"c-{number}") for number in range(5)))
            assert await store.get_secrets("seed") == {str(number): bytes([number]) for number in range(5)}
            assert len(await all_events(store)) == 5

    asyncio.run(check())


@each_store
def test_a_lease_is_one_owners_while_it_is_renewed(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store, opened(opener, tmp_path) as other:
            ours, theirs = ("rapid-1", "a", "ws://a"), ("rapid-1", "b", "ws://b")
            assert await store.lease(*ours) == Lease(*ours, 1)
            assert await other.lease(*theirs) == Lease(*ours, 1)
            moved = "rapid-1", "a", "ws://elsewhere"
            assert await store.lease(*moved) == Lease(*moved, 2)
            # A caller that saw the first renewal, and none since, was too slow.
            assert await other.lease(*theirs, over=1) == Lease(*moved, 2)
            await other.release("rapid-1", "b")
            assert await other.lease(*theirs) == Lease(*moved, 2)
            assert await other.lease(*theirs, over=2) == Lease(*theirs, 3)
            assert await store.lease(*ours) == Lease(*theirs, 3)
            await other.release("rapid-1", "b")
            # The count goes on, so that a new lease is never taken for an old one.
            assert await store.lease(*ours) == Lease(*ours, 5)

    asyncio.run(check())


@each_store
def test_of_many_who_want_a_lease_one_gets_it(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store, opened(opener, tmp_path) as other:
            leases = [(store, other)[number % 2].lease("wheel-1", str(number), "") for number in range(8)]
            assert len(set(await asyncio.gather(*leases))) == 1

    asyncio.run(check())


@each_store
@settings(max_examples=5, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(
        st.tuples(st.sampled_from("ab"), st.sampled_from("ab"), st.none() | st.binary(max_size=3)),
        max_size=6,
    )
)
def test_the_vault_is_a_dictionary(
    opener: Opener, tmp_path: Path, steps: list[tuple[str, str, bytes | None]]
) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            for kind in "ab":
                for name in await store.get_secrets(kind):
                    await store.put_secret(kind, name, None)
            plain: dict[tuple[str, str], bytes | None] = {}
            for kind, name, value in steps:
                await store.put_secret(kind, name, value)
                plain[kind, name] = value
            for kind in "ab":
                expected = {
                    name: value for (each, name), value in plain.items() if each == kind and value is not None
                }
                assert await store.get_secrets(kind) == expected

    asyncio.run(check())


@pytest.mark.parametrize("kind", STORES)
def test_a_backup_carries_the_vault_but_nobody_who_is_signed_in(kind: str, tmp_path: Path) -> None:
    async def check() -> None:
        for place in ("from", "to", "taken"):
            (tmp_path / place).mkdir()
        file = io.BytesIO()
        async with opened(STORES[kind], tmp_path / "from") as store:
            await write(store, "pt/1")
            await store.put_secret("password", "dee", b"hash")
            await store.put_secret("seed", "rapid-1/7", b"seed")
            await store.put_secret("session", "0f", b"signed in")
            await store.lease("rapid-1", "a", "")
            contents = await write_backup(store, file, lambda _: None)
            assert isinstance(contents, Contents)
            assert contents.vault == 2
        async with opened(STORES[kind], tmp_path / "to") as store:
            file.seek(0)
            assert await restore_backup(store, file, lambda _: None) == contents
            assert await store.get_secret("password", "dee") == b"hash"
            # Data in clear is sealed as it is restored.
            seed = await store.get_secret("seed", "rapid-1/7")
            assert seed is not None
            assert store.house_key is not None
            assert store.house_key.unseal(vault_name("seed", "rapid-1/7"), seed) == b"seed"
            assert await store.get_secrets("session") == {}
            assert (await store.lease("rapid-1", "b", "")).owner == "b"
        async with opened(STORES[kind], tmp_path / "taken") as store:
            await store.put_secret("password", "sam", b"another floor")
            file.seek(0)
            refused = await restore_backup(store, file, lambda _: None)
            assert isinstance(refused, Rejection)
            assert refused.code == "floor-exists"
            assert await store.get_secrets("password") == {"sam": b"another floor"}

    asyncio.run(check())


@each_store
def test_a_count_is_changed_only_by_the_caller_that_saw_it_last(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store, opened(opener, tmp_path) as other:
            assert await store.counts(["dee"]) == {}
            first = await store.put_count("dee", 1.0, over=0)
            assert first is not None
            # A caller that still sees none was too slow.
            assert await other.put_count("dee", 1.0, over=0) is None
            second = await other.put_count("dee", 2.5, over=first)
            assert second is not None
            assert second > first
            assert await store.put_count("dee", 2.0, over=first) is None
            (count,) = (await store.counts(["dee", "sue"])).values()
            assert (count.name, count.level, count.turn) == ("dee", 2.5, second)
            assert 0 <= count.age_s < 60

    asyncio.run(check())


@each_store
def test_of_many_who_count_at_once_each_is_counted(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store, opened(opener, tmp_path) as other:

            async def add(at: Store) -> None:
                counted = None
                while counted is None:
                    count = (await at.counts(["dee"])).get("dee", Count("dee", 0.0, 0, 0.0))
                    counted = await at.put_count("dee", count.level + 1, count.turn)

            await asyncio.gather(*(add((store, other)[number % 2]) for number in range(8)))
            assert (await store.counts(["dee"]))["dee"].level == 8.0

    asyncio.run(check())


@pytest.mark.parametrize("kind", ["memory", "sqlite", "postgres"])
def test_only_the_latest_counts_are_kept(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (memory, sqlite_writer, postgres_vault):
        monkeypatch.setattr(module, "MOST_COUNTS", 3)

    async def check() -> None:
        async with opened(STORES[kind], tmp_path) as store:
            turns = {name: await store.put_count(name, 1.0, 0) for name in "abc"}
            await store.put_count("a", 2.0, turns["a"] or 0)
            for name in "def":
                await store.put_count(name, 1.0, 0)
            # PostgreSQL may have one more.
            assert set(await store.counts("abcdef")) - {"a"} == set("def")

    asyncio.run(check())


@each_store
def test_leases_are_looked_at_without_being_taken(opener: Opener, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(opener, tmp_path) as store:
            assert await store.leases(["key/seat/1", "key/seat/2"]) == {}
            lease = await store.lease("key/seat/1", "a", "192.0.2.1")
            assert await store.leases(["key/seat/1", "key/seat/2"]) == {"key/seat/1": lease}

    asyncio.run(check())
