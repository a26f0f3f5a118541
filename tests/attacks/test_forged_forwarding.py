"""A stranger writes addresses of its choice into X-Forwarded-For, to count as somebody else every time."""

import asyncio

import pytest
from test_live import PASSWORD, running

from pitboss.service.addresses import client_address
from pitboss.service.config import FloorConfig, read_config
from pitboss.service.house import SIGN_INS

FORGED = "X-Forwarded-For"


async def tries(config: FloorConfig) -> list[int]:
    """With what the server answers somebody who guesses passwords under another address every time."""
    async with running(config) as server:
        guesses = [
            server.http.post(
                "/api/sign-in", json={"name": f"n-{n}", "password": PASSWORD}, headers={FORGED: f"10.0.{n}.1"}
            )
            for n in range(SIGN_INS[1] + 10)
        ]
        return [answer.status_code for answer in await asyncio.gather(*guesses)]


def test_whoever_forges_an_address_is_slowed_down_as_the_one_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # What uvicorn would go by, if it were asked.
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    assert 429 in asyncio.run(tries(FloorConfig("V")))


def test_a_proxy_of_the_configuration_is_believed() -> None:
    assert 429 not in asyncio.run(tries(FloorConfig("V", proxies=("127.0.0.1",))))


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
