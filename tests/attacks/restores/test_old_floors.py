"""A floor of release 0.1 opens in this release: everyone can sign in, and every cent is there.

`data/floor-0.1` was played by the server of that release and left as a power cut would leave it: wagers on
two layouts, open promises, one outstanding ticket. It also contains what this release no longer permits: a
single administrator, a second key for one terminal, a spin that one supervisor corrected, chips that only a
seat reported, payments without a debt, a name locked by wrong passwords. It is never made again.

It takes over 10 s: it waits until the games of an old floor have ended their plays, on two stores.
"""

import asyncio
import gzip
import json
import re
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kit.days.earlier_days import earlier
from kit.server.server_process import SCRIPT, Server, started
from kit.store.postgres import running as postgres_running

from pitboss.engine.transaction import Accepted
from pitboss.floor.tickets.ticket_commands import RedeemTicket
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.service.floor_engine import FloorEngine
from pitboss.store.opening import open_store

OLD = Path(__file__).parent.parent.parent / "data" / "floor-0.1"
KNOWN: dict[str, Any] = json.loads((OLD / "known.json").read_text(encoding="utf-8"))
SOON_AFTER = 1_794_911_720_000
"""A time when its ticket is still good, in any year that the test runs."""
CONFIG = (OLD / "floor.toml").read_text(encoding="utf-8")


def unpacked(kind: str, folder: Path) -> str:
    """The address of a copy of the old database."""
    if kind == "sqlite":
        file = folder / "floor.sqlite"
        file.write_bytes(gzip.decompress((OLD / "floor.sqlite.gz").read_bytes()))
        return str(file)
    server = postgres_running()
    url = server.create()
    name = re.search(r"/(floor_\d+)\?", url)
    assert name is not None
    server.run(name[1], gzip.decompress((OLD / "floor.sql.gz").read_bytes()).decode())
    return url


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    return unpacked(request.param, tmp_path_factory.mktemp("old"))


@pytest.fixture(scope="module")
def before(database: str) -> dict[str, int]:
    return balances(database)


@pytest.fixture(scope="module")
def server(
    database: str, before: dict[str, int], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    with started(Server(CONFIG, database, KNOWN["keys"], tmp_path_factory.mktemp("server"))) as server:
        yield server


def balances(database: str) -> dict[str, int]:
    async def read() -> dict[str, int]:
        store = unwrap(await open_store(database))
        try:
            return await store.balances()
        finally:
            await store.close()

    return asyncio.run(read())


def test_the_old_books_are_read_as_they_were_kept(before: dict[str, int]) -> None:
    assert sum(before.values()) == 0
    assert before["pt/1/chips"] == 20_200
    assert before["pt/1/held"] == 3_500
    assert before["house/unclaimed"] == -12_345


@pytest.mark.parametrize("name", KNOWN["staff"])
def test_everybody_of_before_gets_in(server: Server, name: str) -> None:
    # One of them was locked out by three wrong passwords, which any stranger could have typed.
    assert server.sign_in(name)


@pytest.mark.parametrize("device", KNOWN["keys"])
def test_old_keys_open_what_they_opened(server: Server, device: str) -> None:
    me = server.get("/api/me", KNOWN["keys"][device])
    assert device in json.dumps(me)


def test_the_wagers_that_lay_there_end_as_the_rules_say(server: Server, database: str) -> None:
    """They are played on or returned. `verify` checks whether the amounts are right."""
    deadline = time.monotonic() + 60
    while (books := balances(database))["pt/1/held"]:
        assert time.monotonic() < deadline, books
        time.sleep(0.2)


def test_the_ticket_of_before_is_paid_once(tmp_path: Path) -> None:
    number, cents = KNOWN["ticket"]["number"], KNOWN["ticket"]["cents"]

    async def redeem(floor: FloorEngine) -> list[Accepted | Rejection]:
        commands = [RedeemTicket(number, "cage", cents), RedeemTicket(KNOWN["paid"]["number"], "cage")]
        return [
            await floor.do(f"r-{at}", each, "staff/cas") for at, each in enumerate([commands[0], *commands])
        ]

    paid, *refused = earlier(CONFIG, unpacked("sqlite", tmp_path), SOON_AFTER, redeem)
    assert isinstance(paid, Accepted), paid
    assert [isinstance(each, Rejection) and each.code for each in refused] == ["ticket-redeemed"] * 2


def test_the_first_start_says_what_it_changed_and_so_does_the_log(server: Server) -> None:
    assert "This database comes from an earlier release:" in server.log
    assert "There is one, admin, who can add the second one alone." in server.log
    assert f"{KNOWN['locked']} can sign in again" in server.log
    assert "is served by more than one key" in server.log
    (begun,) = (
        row
        for row in server.get("/api/log?stream=register/floor&limit=50", server.sign_in("ian"))
        if row["type"] == "register-begun.1"
    )
    assert begun["body"]["administrators"] == ["admin"]
    assert begun["body"]["unlocked"] == [KNOWN["locked"]]


def test_the_only_administrator_of_before_can_add_the_second(server: Server) -> None:
    admin = server.sign_in("admin")
    body = {"name": "ada", "posts": ["administrator"]}
    assert server.post("/api/staff", body, admin)["password"]


def test_the_old_log_is_sound_and_stays_so(server: Server, database: str) -> None:
    server.stop()
    result = subprocess.run(
        [SCRIPT, "verify", "--database", database], capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stdout.startswith("sound")
    assert sum(balances(database).values()) == 0
