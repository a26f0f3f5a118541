"""The attack: strangers send costly requests, again and again. They wait, and players do not.

For the limits of the attacked server no time passes, so that a slow machine reaches them, too. A client with
another address of this machine counts as another client.

It takes over 10 s: real servers answer more requests than they have time for.
"""

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

import apsw
import httpx
import pytest
from kit.server.live_server import running as running_here
from kit.server.server_process import Server, bearer, running
from kit.server.small_floor import DATABASES, fresh_database
from kit.server.tampered_machine import tampered
from kit.store.postgres import Server as Postgres
from kit.store.postgres import name_of
from websockets.sync.client import connect

from pitboss.floor.fair.fairness import CommitDeal, WithdrawDeal
from pitboss.game.fair import DealKind, commitment
from pitboss.guide.lessons import lesson
from pitboss.kernel.rejection import unwrap
from pitboss.service.api import guide_api
from pitboss.service.config_reading import read_config
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.installing import install
from pitboss.service.network import strangers
from pitboss.service.network.buckets import Rate
from pitboss.service.network.strangers import (
    COSTLY_REQUESTS,
    PAGE_FILES,
    REQUESTS_OF_ALL,
    REQUESTS_OF_ONE_ADDRESS,
    WRONG_TOKENS,
)
from pitboss.store.opening import open_store
from pitboss.store.postgres.reader import OF_DEAL as POSTGRES_OF_DEAL
from pitboss.store.sqlite.store import OF_DEAL as SQLITE_OF_DEAL

DEALS = {"roulette-1": 2_000, "roulette-2": 2}
"""Promises of each wheel: the attack had 100,000."""
FLOOR = 'venue = "V"\nterminals = [{number = "1"}]' + "".join(
    f"""
[[games]]
name = "{game}"
edition = "star-rapid-etg-2016"
game = "roulette"
wheel = "automated"
limits = {{least = "5", most = "500"}}
"""
    for game in DEALS
)
LESSON = "/api/learn/star-baccarat-2024/baccarat?seed={}"


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("floor")
    database = fresh_database(request.param, folder)
    asyncio.run(promise(database))
    passed = folder / "passed"
    passed.write_text("0")
    with running(FLOOR, database, program=tampered("limits", passed)) as server:
        yield server


async def promise(database: str) -> None:
    """The wheels promise many spins, and withdraw them."""
    store = unwrap(await open_store(database))
    try:
        async with FloorEngine(store, unwrap(read_config(FLOOR))) as floor:
            assert await install(floor) is None
            commands: list[Any] = []
            for game, deals in DEALS.items():
                for n in range(deals):
                    sealed = commitment(DealKind.SPIN, game, f"s-{n}", n.to_bytes(32))
                    commands += [
                        (f"{game}-c-{n}", CommitDeal(game, f"s-{n}", DealKind.SPIN, sealed), "test"),
                        (f"{game}-w-{n}", WithdrawDeal(game, f"s-{n}", "A test."), "test"),
                    ]
            replies = await floor.do_all(commands)
            assert not any(hasattr(reply, "code") for reply in replies), replies[0]
    finally:
        await store.close()


def stranger(server: Server, host: int) -> httpx.Client:
    """A stranger at a separate address."""
    way = httpx.HTTPTransport(local_address=f"127.0.1.{host}")
    return httpx.Client(base_url=server.url, timeout=60, transport=way)


def play(server: Server, name: str) -> None:
    """A terminal is served as usual."""
    note = {"type": "insert-note", "terminal": "1", "cents": 500}
    with connect(f"{server.url.replace('http', 'ws')}/live") as line:
        line.send(json.dumps({"type": "hello", "token": server.keys["stacker-1"]}))
        assert json.loads(line.recv(60))["type"] == "welcome"
        line.send(json.dumps({"type": "do", "id": name, "command": note}))
        assert json.loads(line.recv(60))["type"] == "done"


def test_players_are_served_while_strangers_ask_for_proofs_among_many(server: Server) -> None:
    for host in (1, 5):
        with stranger(server, host) as http:
            for _ in range(REQUESTS_OF_ONE_ADDRESS.burst // 2):
                for game, deals in DEALS.items():
                    found = http.get(f"/api/deals/{game}/s-{deals - 1}").json()
                    assert found["deal"] == f"s-{deals - 1}"
    play(server, "after-proofs")


def test_a_proof_is_found_without_reading_the_others(tmp_path: Path) -> None:
    """The server asks the database for one deal. How that finds it is the next test."""

    async def story() -> None:
        store = unwrap(await open_store(str(tmp_path / "floor.sqlite")))
        try:
            async with running_here(store=store) as server:
                read = AsyncMock(side_effect=AssertionError("the events of other deals are read"))
                with patch.multiple(type(store), stream=read, events=read, between=read):
                    answer = await server.get("/api/deals/roulette-1/s-1")
                assert (answer.status_code, read.await_count) == (404, 0)
        finally:
            await store.close()

    asyncio.run(story())


def test_the_databases_find_it_by_an_index(tmp_path: Path, postgres: Postgres, database: str) -> None:
    async def make() -> None:
        for address in (str(tmp_path / "floor.sqlite"), database):
            await unwrap(await open_store(address)).close()

    asyncio.run(make())
    file = apsw.Connection(str(tmp_path / "floor.sqlite"))
    ((*_, plan),) = file.execute(f"EXPLAIN QUERY PLAN {SQLITE_OF_DEAL}", ("fair/a", "b"))
    file.close()
    assert "USING INDEX events_of_deals (stream=? AND <expr>=?)" in plan
    query = POSTGRES_OF_DEAL.replace("$1", "'fair/a'").replace("$2", "'b'")
    found = postgres.run(name_of(database), f"SET enable_seqscan = off; EXPLAIN {query}")
    assert "events_of_deals" in found


def test_costly_lessons_are_not_given_without_end(server: Server) -> None:
    async def flood() -> list[httpx.Response]:
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            asking = [
                asyncio.create_task(http.get(LESSON.format(n))) for n in range(COSTLY_REQUESTS.burst + 10)
            ]
            await asyncio.to_thread(play, server, "among-lessons")
            return await asyncio.gather(*asking)

    answers = asyncio.run(flood())
    assert sorted(answer.status_code for answer in answers) == [200] * COSTLY_REQUESTS.burst + [503] * 10
    refused = next(answer for answer in answers if answer.status_code == 503)
    assert (refused.json()["error"]["code"], refused.headers["retry-after"]) == ("server-busy", "5")


def test_costly_lessons_are_worked_out_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go = [], threading.Event()

    def slow(*about: Any) -> Any:
        begun.append(about)
        assert go.wait(60)
        return lesson(*about)

    monkeypatch.setattr(guide_api, "lesson", slow)
    monkeypatch.setattr(strangers, "COSTLY_REQUESTS", Rate(0.001, 8))

    async def story() -> None:
        async with running_here() as server:
            asking = [asyncio.create_task(server.get(LESSON.format(n))) for n in range(9)]
            # The refused client has its answer while the first lesson is still being computed.
            ready, _ = await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED, timeout=60)
            assert {task.result().status_code for task in ready} == {503}
            assert len(begun) == 1
            go.set()
            await asyncio.gather(*asking)

    asyncio.run(story())


@pytest.mark.parametrize(
    "host, limit, paths",
    [
        (2, REQUESTS_OF_ONE_ADDRESS.burst, ("/api/venue", "/api/deals/roulette-2")),
        (3, PAGE_FILES.burst, ("/", "/health", "/schema")),
    ],
)
def test_every_open_route_is_bounded_for_an_address(
    host: int, limit: int, paths: tuple[str, ...], server: Server
) -> None:
    with stranger(server, host) as http:
        statuses = [http.get(paths[n % len(paths)]).status_code for n in range(limit)]
        assert 429 not in statuses
        assert {http.get(path).status_code for path in paths} == {429}
    with stranger(server, host + 10) as http:
        assert http.get(paths[0]).status_code == 200
    play(server, f"beside-{host}")


def test_wrong_tokens_cost_their_address_and_nobody_who_was_let_in_before(server: Server) -> None:
    with stranger(server, 4) as http:
        assert http.get("/api/me", headers=bearer(server.keys["terminal-1"])).status_code == 200
        statuses = [
            http.get("/api/me", headers=bearer(f"wrong-{n}")).status_code
            for n in range(WRONG_TOKENS.burst + 10)
        ]
        assert statuses == [401] * WRONG_TOKENS.burst + [429] * 10
        assert http.get("/api/me", headers=bearer(server.keys["terminal-1"])).status_code == 200
    with connect(f"{server.url.replace('http', 'ws')}/live", source_address=("127.0.1.4", 0)) as line:
        line.send(json.dumps({"type": "hello", "token": "wrong"}))
        assert json.loads(line.recv(60))["error"]["code"] == "too-many-requests"


def test_all_strangers_together_are_bounded_and_nobody_else_is(server: Server) -> None:
    """This test runs last: there is nothing left for strangers after it."""
    statuses: list[int] = []
    for host in range(20, 21 + REQUESTS_OF_ALL.burst // REQUESTS_OF_ONE_ADDRESS.burst):
        with stranger(server, host) as http:
            statuses += [
                http.get("/api/deals/roulette-2").status_code for _ in range(REQUESTS_OF_ONE_ADDRESS.burst)
            ]
    assert set(statuses) == {200, 503}
    with stranger(server, 99) as http:
        assert http.get("/api/venue").status_code == 503
    play(server, "beside-them-all")
