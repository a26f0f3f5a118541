"""The attack: a machine is cloned, and a second server of the same name and address starts on the same floor.

Both would act as the server that runs the games. The second one reports it and does not start; the first goes
on as if nothing had happened. A server that was killed and starts again is no twin.

It takes over 10 s: a second server waits to see whether the first is alive, on two stores.
"""

import asyncio
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from kit.server.server_process import LAST, PATIENCE_S, Server, running
from kit.server.small_floor import DATABASES, fresh_database
from kit.server.tampered_machine import tampered
from kit.store.attacker import read, url  # noqa: F401 (a fixture)
from kit.support import RAPID

from pitboss.kernel.rejection import unwrap
from pitboss.service import running as product
from pitboss.service.config_reading import read_config
from pitboss.service.monitoring.software import this_server
from pitboss.service.runner import presence
from pitboss.store.opening import open_store

CONFIG = f"""
venue = "V"
[[games]]
name = "roulette-1"
edition = "{RAPID}"
game = "roulette"
wheel = "automated"
period = 1
pause = 0
dealing = "virtual"
shoe = "simulated"
limits = {{least = "5", most = "500"}}
"""


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(CONFIG, fresh_database(request.param, tmp_path_factory.mktemp("floor"))) as server:
        yield server


def start_twin(server: Server, folder: Path) -> tuple[int, str]:
    """Starts a server on a clone of the machine; returns how it ends, and its output. It must not run."""
    (folder / "floor.toml").write_text(CONFIG, encoding="utf-8")
    (folder / "boot").write_text("a clone", encoding="ascii")
    words = [*tampered("machine", folder / "boot"), "serve"]
    words += ["--address", server.address, "--database", server.database]
    with (
        (folder / "said").open("w+", encoding="utf-8") as output,
        subprocess.Popen(words, cwd=folder, stdout=output, stderr=output) as twin,
    ):
        try:
            while twin.poll() is None:
                assert LAST not in (folder / "said").read_text(encoding="utf-8"), "The twin runs."
                time.sleep(0.1)
        finally:
            twin.kill()
    return twin.returncode, (folder / "said").read_text(encoding="utf-8")


def spins(database: str) -> int:
    ((revealed,),) = read(database, "SELECT count(*) FROM events WHERE type LIKE 'deal-revealed.%'")
    return int(revealed)


def test_a_second_server_of_the_same_name_and_address_refuses_to_start(
    server: Server, tmp_path: Path
) -> None:
    status, output = start_twin(server, tmp_path)
    assert f"Another server named {this_server()} with the address {server.address} runs" in output
    assert "another --address" in output
    assert status == 2
    # The first one continues, and has its game.
    before, deadline = spins(server.database), time.monotonic() + PATIENCE_S
    while spins(server.database) < before + 2:
        assert time.monotonic() < deadline, "The game of the first server stands still."
        time.sleep(0.1)
    assert server.get("/health")["games"] == ["roulette-1"]
    assert "Another server" not in server.log


def test_a_server_that_was_killed_goes_on_at_once_where_it_was(server: Server) -> None:
    server.kill()
    # It is ready once it has its leases back, without waiting for one to run out.
    server.start()
    assert server.get("/health")["games"] == ["roulette-1"]
    assert "Another server" not in server.log


def test_a_server_that_died_on_another_machine_is_no_twin(
    url: str,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(presence, "LOOK_EVERY_S", 0.1)
    monkeypatch.setattr(presence, "LEASE_S", 0.5)
    monkeypatch.setattr(product, "this_machine", lambda: "two")
    address = f"127.0.0.1:{product.free_port('127.0.0.1', 0)}"
    config = msgspec.structs.replace(unwrap(read_config(CONFIG)), address=address, database=url)

    async def restart() -> None:
        store = unwrap(await open_store(url))
        name = f"{this_server()}/{address}"
        # It had its name and its game, and never renews them.
        for key in (f"server/{name}", "game/roulette-1"):
            await store.lease(key, f"{name}@one/0", config.url)
        await store.close()
        async with product.opened(config), httpx.AsyncClient(base_url=config.url) as http:
            assert (await http.get("/health")).json()["games"] == ["roulette-1"]

    asyncio.run(restart())


def test_a_server_that_lost_its_name_to_a_twin_alarms_staff(server: Server) -> None:
    """It was cut off for so long that the twin took its place. It runs last, because it keeps the name."""
    name = f"{this_server()}/{server.address}"
    twin = f"{name}@a clone/0"

    async def take_name() -> None:
        store, over = unwrap(await open_store(server.database)), 0
        while (lease := await store.lease(f"server/{name}", twin, server.address, over)).owner != twin:
            over = lease.renewals
        await store.close()

    asyncio.run(take_name())
    deadline = time.monotonic() + PATIENCE_S
    while not (alarms := read(server.database, "SELECT body FROM events WHERE stream = 'alarm/server-twin'")):
        assert time.monotonic() < deadline, "Nobody was told."
        time.sleep(0.1)
    raised = msgspec.json.decode(alarms[0][0])
    assert (raised["subject"], raised["facts"]) == (this_server(), {"address": server.address})
