"""The attack: a foreign page has its own name resolve to this server, to read from it (DNS rebinding).

It takes over 10 s: real servers start for the attack and for each list of names.
"""

import asyncio
import re
import subprocess
from pathlib import Path

import httpx
import pytest
from kit.clients.raw_requests import UPGRADE, asking, documented, filled, routes, status
from kit.server.live_server import running
from kit.server.server_process import PATIENCE_S, SCRIPT, bearer
from kit.server.small_floor import DATABASES, small_floor

from pitboss.service.config import FloorConfig

EVIL = "rebound.evil.example"


def test_the_demonstration_tells_its_password_to_no_page_of_elsewhere(tmp_path: Path) -> None:
    words = [SCRIPT, "serve", "--demo", "--address", "127.0.0.1:0"]
    with subprocess.Popen(
        words, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as demo:
        try:
            assert demo.stdout is not None
            url = next(found[0] for line in demo.stdout if (found := re.search(r"http://[\d.]+:\d+", line)))
            port = httpx.URL(url).port
            secrets = {"key": "pk_", "password": "demo"}
            for path in ("/api/venue", "/", "/health"):
                # The headers of the attacker's page: its own name and its own origin.
                host = {"Host": f"{EVIL}:{port}", "Origin": f"http://{EVIL}:{port}"}
                answer = httpx.get(url + path, headers=host, timeout=PATIENCE_S)
                assert answer.status_code == 421
                assert not any(secret in answer.text for secret in secrets.values())
            assert "pk_" in httpx.get(f"{url}/api/venue", timeout=PATIENCE_S).text
        finally:
            demo.terminate()


@pytest.mark.parametrize("kind", DATABASES)
def test_a_real_floor_answers_no_page_of_elsewhere(kind: str, tmp_path: Path) -> None:
    with small_floor(kind, tmp_path) as server:
        key = server.keys["terminal-50"]
        for path in (*documented(server), "/", "/health", "/live", "/nothing"):
            stolen = httpx.get(server.url + path, headers={"Host": EVIL, **bearer(key)}, timeout=PATIENCE_S)
            assert stolen.status_code == 421, path
        assert server.get("/api/me", key)


def test_no_route_answers_under_a_name_that_is_not_the_servers() -> None:
    async def story() -> None:
        async with running() as server:
            for method, path in [*routes(server), ("GET", "/nothing")]:
                request = asking(method, filled(path, "x")).replace(
                    b"host: 127.0.0.1", f"host: {EVIL}".encode()
                )
                assert await status(server.port, request) == 421, path

    asyncio.run(story())


@pytest.mark.parametrize(
    "host, knows",
    [
        ("{}", True),
        ("localhost:{port}", True),
        ("LOCALHOST", True),
        ("[::1]:{port}", True),
        ("floor.example", True),
        ("floor.example:8443", True),
        ("terminals.example", True),
        ("other.example", True),
        (EVIL, False),
        ("floor.example.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("10.0.0.9", False),
        ("", False),
        ("[", False),
        ("evil.example@127.0.0.1", False),
    ],
)
def test_a_server_answers_to_its_own_names(host: str, knows: bool) -> None:
    config = FloorConfig(
        "V",
        public_url="https://floor.example",
        hosts=("terminals.example",),
        origins=("https://other.example",),
    )

    async def story() -> None:
        async with running(config) as server:
            named = host.format("127.0.0.1", port=server.port)
            for heads, good in (((), 200), ((UPGRADE,), 101)):
                request = asking("GET", "/live" if heads else "/health", *heads)
                request = request.replace(b"host: 127.0.0.1", b"host: " + named.encode())
                assert await status(server.port, request) == (good if knows else 421)

    asyncio.run(story())
