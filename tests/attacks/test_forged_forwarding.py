"""A stranger writes addresses of its choice into X-Forwarded-For, to count as somebody else every time."""

import asyncio
from pathlib import Path

import httpx
import pytest
from kit.server_process import PASSWORD, PATIENCE, running
from kit.small_floor import DATABASES, fresh_database
from kit.tampered_machine import tampered

from pitboss.service.config import FloorConfig, read_config
from pitboss.service.network.addresses import client_address
from pitboss.service.server_context import SIGN_INS

FORGED = "X-Forwarded-For"


def tries(floor: str, kind: str, folder: Path) -> list[int]:
    """With what a server answers somebody who guesses passwords under another address every time.

    For its limits no time passes: how quick this machine is has no say.
    """
    passed = folder / "passed"
    passed.write_text("0")

    async def guess(url: str) -> list[int]:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
            guesses = [
                http.post(
                    "/api/sign-in",
                    json={"name": f"n-{n}", "password": PASSWORD},
                    headers={FORGED: f"10.0.{n}.1"},
                )
                for n in range(SIGN_INS[1] + 10)
            ]
            return [answer.status_code for answer in await asyncio.gather(*guesses)]

    with running(
        floor, fresh_database(kind, folder), stocked=False, program=tampered("limits", passed)
    ) as server:
        return asyncio.run(guess(server.url))


@pytest.mark.parametrize("kind", DATABASES)
def test_whoever_forges_an_address_is_slowed_down_as_the_one_they_are(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What uvicorn would go by, if it were asked.
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
        # Whatever the client itself wrote stands before what the proxy added.
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
    assert "proxies[0]" in getattr(refused, "message", "")
