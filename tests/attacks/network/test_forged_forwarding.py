"""The attack: a stranger writes addresses into X-Forwarded-For, to count as another client every time.

It takes over 10 s: four servers of a changed program start, imports included.
"""

import asyncio
from pathlib import Path

import httpx
import pytest
from kit.server.server_process import PASSWORD, PATIENCE_S, running
from kit.server.small_floor import DATABASES, fresh_database
from kit.server.tampered_machine import tampered

from pitboss.kernel.rejection import Rejection
from pitboss.service.config import FloorConfig
from pitboss.service.config_reading import read_config
from pitboss.service.network.addresses import client_address
from pitboss.service.server_context import SIGN_INS
from pitboss.words.rendering import english

FORGED = "X-Forwarded-For"


def tries(floor: str, kind: str, folder: Path) -> list[int]:
    """The statuses of a server for a client that guesses passwords under another address every time.

    For its limits no time passes: the speed of this machine does not matter.
    """
    passed = folder / "passed"
    passed.write_text("0")

    async def guess(url: str) -> list[int]:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE_S) as http:
            guesses = [
                http.post(
                    "/api/sign-in",
                    json={"name": f"n-{n}", "password": PASSWORD},
                    headers={FORGED: f"10.0.{n}.1"},
                )
                for n in range(SIGN_INS.burst + 10)
            ]
            return [answer.status_code for answer in await asyncio.gather(*guesses)]

    with running(
        floor, fresh_database(kind, folder), stocked=False, program=tampered("limits", passed)
    ) as server:
        return asyncio.run(guess(server.url))


@pytest.mark.parametrize("kind", DATABASES)
def test_a_client_that_forges_an_address_is_slowed_down_under_its_own(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The addresses that uvicorn would trust, if it were asked.
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    assert tries('venue = "V"', kind, tmp_path).count(429) >= 10


@pytest.mark.parametrize("kind", DATABASES)
def test_a_proxy_of_the_configuration_is_believed(kind: str, tmp_path: Path) -> None:
    assert 429 not in tries('venue = "V"\nproxies = ["127.0.0.1"]', kind, tmp_path)


@pytest.mark.parametrize(
    "client, forwarded, address",
    [
        ("10.0.0.9", "1.2.3.4", "10.0.0.9"),
        ("192.168.0.1", "1.2.3.4", "1.2.3.4"),
        # The client's own entries are before those that the proxy added.
        ("192.168.0.1", "6.6.6.6, 1.2.3.4", "1.2.3.4"),
        ("192.168.0.1", "6.6.6.6, 1.2.3.4, 192.168.0.2", "1.2.3.4"),
        ("192.168.0.1", "192.168.0.2", "192.168.0.1"),
        ("192.168.0.1", "", ""),
        ("192.168.0.1", "unknown", ""),
        ("192.168.0.1", "2001:db8::1", "2001:db8::/64"),
        ("2001:db8:0:0:9::1", "", "2001:db8::/64"),
        ("::ffff:10.0.0.9", "", "10.0.0.9"),
    ],
)
def test_of_the_addresses_in_a_header_the_last_that_is_no_proxy_counts(
    client: str, forwarded: str, address: str
) -> None:
    scope = {"client": (client, 1), "headers": [(b"x-forwarded-for", forwarded.encode())]}
    config = FloorConfig("V", proxies=("192.168.0.0/24",))
    assert client_address(scope, config) == address  # type: ignore[arg-type]


def test_a_proxy_that_is_none_is_told_at_the_start() -> None:
    refused = read_config('venue = "V"\nproxies = ["proxy.example"]')
    assert isinstance(refused, Rejection)
    assert (refused.code, refused.facts["case"], refused.facts["key"]) == ("bad-config", "key", "proxies[0]")
    assert "proxies[0]" in english(refused.text)
