"""Strangers ask for what is costly, again and again: they wait, and nobody at play does."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import apsw
import pytest
from postgres import Server as Postgres
from postgres import name_of
from test_live import Server, bearer, note, running

from pitboss.floor.fairness import CommitDeal, WithdrawDeal
from pitboss.game.fair import DealKind, commitment
from pitboss.kernel.rejection import sure
from pitboss.reports.lessons import lesson
from pitboss.service import guide_api, strangers
from pitboss.service.config import FloorConfig, read_config
from pitboss.service.installing import install
from pitboss.store.memory import MemoryStore
from pitboss.store.opening import open_store
from pitboss.store.port import Store
from pitboss.store.postgres import OF_DEAL as POSTGRES_OF_DEAL
from pitboss.store.sqlite import OF_DEAL as SQLITE_OF_DEAL

GAME = "roulette-1"
WHEEL = f"""
venue = "V"
[[games]]
name = "{GAME}"
edition = "star-rapid-etg-2016"
game = "roulette"
wheel = "automated"
limits = {{least = "5", most = "500"}}
"""
DEALS = 200
"""Promises of the wheel: the attack had 100,000, and what it reads is counted here."""


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a fresh database is."""
    if request.param == "sqlite":
        return str(tmp_path / "floor.sqlite")
    found: str = request.getfixturevalue("database")
    return found


@asynccontextmanager
async def promising(store: Store) -> AsyncIterator[Server]:
    """A server of a floor whose wheel has promised many spins."""
    config = sure(read_config(WHEEL))
    assert isinstance(config, FloorConfig)
    async with running(config, kept=store) as server:
        floor = server.house.floor
        assert await install(floor) is None
        commands: list[Any] = []
        for n in range(DEALS):
            sealed = commitment(DealKind.SPIN, GAME, f"s-{n}", n.to_bytes(32))
            commands += [
                (f"c-{n}", CommitDeal(GAME, f"s-{n}", DealKind.SPIN, sealed), "test"),
                (f"w-{n}", WithdrawDeal(GAME, f"s-{n}", "A test."), "test"),
            ]
        replies = await floor.do_all(commands)
        assert not any(hasattr(reply, "code") for reply in replies), replies[0]
        yield server


def test_the_proof_of_a_deal_is_found_without_reading_the_others(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store = sure(await open_store(address))
        try:
            async with promising(store) as server:
                whole = [kept for kept in await store.stream(f"fair/{GAME}") if b'"s-77"' in kept.body]
                assert await store.of_deal(f"fair/{GAME}", "s-77") == whole
                assert len(whole) == 2
                read: list[str] = []
                monkeypatch.setattr(type(store), "stream", lambda _, name, after=0: read.append(name))
                answers = await asyncio.gather(*(server.get(f"/api/deals/{GAME}/s-{n}") for n in range(10)))
                assert [answer.json()["deal"] for answer in answers] == [f"s-{n}" for n in range(10)]
                assert (await server.get(f"/api/deals/{GAME}/none")).status_code == 404
                assert read == []
        finally:
            await store.close()

    asyncio.run(story())


def test_the_databases_find_it_by_an_index(tmp_path: Path, postgres: Postgres, database: str) -> None:
    async def make() -> None:
        for address in (str(tmp_path / "floor.sqlite"), database):
            await sure(await open_store(address)).close()

    asyncio.run(make())
    file = apsw.Connection(str(tmp_path / "floor.sqlite"))
    ((*_, plan),) = file.execute(f"EXPLAIN QUERY PLAN {SQLITE_OF_DEAL}", ("fair/a", "b"))
    file.close()
    assert "USING INDEX events_of_deals (stream=? AND <expr>=?)" in plan
    asked = POSTGRES_OF_DEAL.replace("$1", "'fair/a'").replace("$2", "'b'")
    found = postgres.run(name_of(database), f"SET enable_seqscan = off; EXPLAIN {asked}")
    assert "events_of_deals" in found


def test_a_terminal_is_served_while_strangers_wait_for_proofs(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with promising(MemoryStore()) as server:
            slow, store = asyncio.Event(), server.house.floor.store
            of_deal = store.of_deal

            async def wait(stream: str, deal: str) -> Any:
                await slow.wait()
                return await of_deal(stream, deal)

            monkeypatch.setattr(store, "of_deal", wait)
            asking = [asyncio.create_task(server.get(f"/api/deals/{GAME}/s-{n}")) for n in range(30)]
            async with server.socket(await server.key()) as client:
                await client.say("do", id="n-1", command=note())
                assert (await client.hear())["type"] == "done"
            assert not any(task.done() for task in asking)
            slow.set()
            assert {answer.status_code for answer in await asyncio.gather(*asking)} == {200}

    asyncio.run(story())


def test_costly_lessons_are_worked_out_one_after_the_other_and_not_without_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun, go = [], threading.Event()

    def slow(*about: Any) -> Any:
        begun.append(about)
        assert go.wait(60)
        return lesson(*about)

    monkeypatch.setattr(guide_api, "lesson", slow)
    monkeypatch.setattr(strangers, "COSTLY", (0.001, 8))

    async def story() -> None:
        async with running() as server:
            path = "/api/learn/star-baccarat-2024/baccarat?seed={}"
            asking = [asyncio.create_task(server.get(path.format(n))) for n in range(20)]
            async with server.socket(await server.key()) as client:
                await client.say("do", id="n-1", command=note())
                assert (await client.hear())["type"] == "done"
            ready, _ = await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED, timeout=60)
            assert {task.result().status_code for task in ready} == {503}
            assert len(begun) == 1
            go.set()
            answers = await asyncio.gather(*asking)
            assert sorted(answer.status_code for answer in answers) == [200] * 8 + [503] * 12
            refused = next(answer for answer in answers if answer.status_code == 503)
            assert (refused.json()["error"]["code"], refused.headers["retry-after"]) == ("server-busy", "5")

    asyncio.run(story())


@pytest.mark.parametrize(
    "path, limit",
    [("/api/venue", "EACH"), (f"/api/deals/{GAME}", "EACH"), ("/health", "PAGES"), ("/", "PAGES")],
)
def test_every_open_route_is_bounded_for_an_address(
    path: str, limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strangers, limit, (0.001, 5))

    async def story() -> None:
        async with running() as server:
            answers = await asyncio.gather(*(server.get(path) for _ in range(8)))
            assert sorted(answer.status_code for answer in answers) == [200] * 5 + [429] * 3
            me = await server.get("/api/me", await server.screen())
            assert me.status_code == 200

    asyncio.run(story())


def test_wrong_tokens_cost_their_address_and_nobody_who_was_let_in_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(strangers, "WRONG_TOKENS", (0.001, 10))

    async def story() -> None:
        async with running() as server:
            screen = await server.screen()
            assert (await server.get("/api/me", screen)).status_code == 200
            asked: list[str] = []
            find = server.house.gate.find

            async def count(token: str, **how: Any) -> Any:
                asked.append(token)
                return await find(token, **how)

            monkeypatch.setattr(server.house.gate, "find", count)
            statuses = [(await server.get("/api/me", f"wrong-{n}")).status_code for n in range(30)]
            assert statuses == [401] * 10 + [429] * 20
            assert len(asked) == 10
            assert (await server.http.get("/api/me", headers=bearer(screen))).status_code == 200
            async with server.socket() as client:
                await client.say("hello", token="wrong")
                assert await client.bye() == "too-many-requests"

    asyncio.run(story())
