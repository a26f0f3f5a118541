"""The attack: a machine is cloned, and a second server of the same name and address starts on the same floor.

Both would take themselves for the server that runs the games. The second one says so and does not start; the
first goes on as if nothing had happened. A server that was killed and starts again is no twin.
"""

import asyncio
from pathlib import Path
from typing import NoReturn

import httpx
import msgspec
import pytest
from serving import running
from support import RAPID

from pitboss.floor.alarms import AlarmRaised
from pitboss.kernel.rejection import sure
from pitboss.service import presence
from pitboss.service.config import FloorConfig, read_config
from pitboss.service.running import free_port, opened
from pitboss.service.software import this_server
from pitboss.store.domain import FLOOR
from pitboss.store.opening import open_store
from pitboss.store.port import StoreError

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


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "floor.sqlite")
    url: str = request.getfixturevalue("database")
    return url


def config_of(place: str) -> FloorConfig:
    address = f"127.0.0.1:{free_port('127.0.0.1', 0)}"
    return msgspec.structs.replace(sure(read_config(CONFIG)), address=address, database=place)


async def games(config: FloorConfig) -> list[str]:
    async with httpx.AsyncClient(base_url=config.url) as http:
        found: list[str] = (await http.get("/health")).json()["games"]
        return found


def test_a_second_server_of_the_same_name_and_address_refuses_to_start(place: str) -> None:
    config = config_of(place)

    async def attack() -> None:
        async with opened(config, machine="one"):
            with pytest.raises(StoreError) as refused:
                await start_twin(config)
            assert refused.value.code == "server-twin"
            assert "--address" in str(refused.value)
            assert await games(config) == ["roulette-1"]

    async def start_twin(config: FloorConfig) -> NoReturn:
        async with opened(config, machine="two"):
            raise AssertionError("it started")

    asyncio.run(attack())


def test_a_server_that_died_on_another_machine_is_no_twin(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "LOOK", 0.1)
    monkeypatch.setattr(presence, "LASTS", 0.5)
    config = config_of(place)

    async def start_anew() -> None:
        store = sure(await open_store(place))
        name = f"{this_server()}/{config.address}"
        # It held its name and its game, and is never heard of again.
        for key in (f"server/{name}", "game/roulette-1"):
            await store.lease(key, f"{name}@one/0", config.url)
        await store.close()
        async with opened(config, machine="two"):
            assert await games(config) == ["roulette-1"]

    asyncio.run(start_anew())


def test_a_server_that_loses_its_name_to_a_twin_alarms_staff(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "RENEW", 0.05)
    config = config_of(place)

    async def attack() -> list[AlarmRaised]:
        store = sure(await open_store(place))
        name = f"{this_server()}/{config.address}"
        twin = f"{name}@two/0"
        async with opened(config, machine="one"):
            over = 0
            # It was cut off for so long that the twin took it for dead.
            while (lease := await store.lease(f"server/{name}", twin, "", over)).owner != twin:
                over = lease.renewals
            async with asyncio.timeout(60):
                while not (raised := await store.stream("alarm/server-twin")):
                    await asyncio.sleep(0.05)
        await store.close()
        return [alarm for each in raised if isinstance(alarm := FLOOR.read(each), AlarmRaised)]

    (alarm, *_) = asyncio.run(attack())
    assert (alarm.subject, alarm.facts) == (this_server(), {"address": config.address})


def test_a_server_that_was_killed_goes_on_at_once_where_it_was(place: str) -> None:
    with running(CONFIG, place) as server:
        server.kill()
        # It is ready once it has taken what it had: nobody waits for a lease to run out.
        server.start()
        assert server.get("/health")["games"] == ["roulette-1"]
        assert "server-twin" not in server.log
