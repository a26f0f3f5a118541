"""Somebody who is signed in has unknown names sign beside them, again and again: each costs a core and 64 MB.

Most of it is turned away without any work, and others come in meanwhile.
"""

import asyncio
from collections.abc import Iterator

import httpx
import pytest
from kit.server_process import PASSWORD, Server, bearer
from kit.small_floor import DATABASES, small_floor

FLOOD = 90
LOOKED_AT = 20
"""Passwords of one source that cost any work: those before the first wait, and those that stand in line."""


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with small_floor(request.param, tmp_path_factory.mktemp("floor")) as server:
        yield server


def test_unknown_names_beside_somebody_cost_next_to_nothing(server: Server) -> None:
    token = server.sign_in("cas")
    move = {"type": "move-money", "move": "capital", "cents": 5_000_000, "names": {}}

    async def flood() -> tuple[list[str], list[int]]:
        limits = httpx.Limits(max_connections=200)
        async with httpx.AsyncClient(base_url=server.url, timeout=60, limits=limits) as http:

            async def second(n: int) -> str:
                asked = {"id": f"f-{n}", "command": move, "second": {"name": f"nobody{n}", "password": "x"}}
                answer = await http.post("/api/commands", json=asked, headers=bearer(token))
                return str(answer.json()["error"]["message"])

            async def honest(name: str) -> int:
                answer = await http.post("/api/sign-in", json={"name": name, "password": PASSWORD})
                return answer.status_code

            tries = [second(n) for n in range(FLOOD)]
            told = await asyncio.gather(*tries, *(honest(name) for name in ("dee", "ada", "ian")))
            return [each for each in told if isinstance(each, str)], [x for x in told if isinstance(x, int)]

    told, came_in = asyncio.run(flood())
    assert came_in == [200] * 3
    assert len(told) == FLOOD
    assert sum("the name or the password is wrong" in each for each in told) <= LOOKED_AT
    # Somebody who may sign does so a minute later, and at another desk at once.
    assert server.sign_in("sue")
