"""The attack: a signed-in user has unknown names sign beside them, again and again.

Each such check costs a core and 64 MB. Most are refused without any work, and others can sign in meanwhile.

It takes over 10 s: passwords are hashed at their real cost, on two stores.
"""

import asyncio
from collections.abc import Iterator

import httpx
import pytest
from kit.server.server_process import PASSWORD, Server, bearer
from kit.server.small_floor import DATABASES, small_floor

FLOOD = 90
LOOKED_AT = 20
"""Passwords of one source that cost any work: those before the first wait, and those that are queued."""


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with small_floor(request.param, tmp_path_factory.mktemp("floor")) as server:
        yield server


def test_unknown_names_as_second_person_cost_next_to_nothing(server: Server) -> None:
    token = server.sign_in("cas")
    move = {"type": "move-money", "move": "capital", "cents": 5_000_000, "names": {}}

    async def flood() -> tuple[list[str], list[int]]:
        limits = httpx.Limits(max_connections=200)
        async with httpx.AsyncClient(base_url=server.url, timeout=60, limits=limits) as http:

            async def second(n: int) -> str:
                body = {"id": f"f-{n}", "command": move, "second": {"name": f"nobody{n}", "password": "x"}}
                answer = await http.post("/api/commands", json=body, headers=bearer(token))
                return str(answer.json()["error"]["message"])

            async def honest(name: str) -> int:
                answer = await http.post("/api/sign-in", json={"name": name, "password": PASSWORD})
                return answer.status_code

            tries = [second(n) for n in range(FLOOD)]
            answers = await asyncio.gather(*tries, *(honest(name) for name in ("dee", "ada", "ian")))
            return [each for each in answers if isinstance(each, str)], [
                x for x in answers if isinstance(x, int)
            ]

    answers, came_in = asyncio.run(flood())
    assert came_in == [200] * 3
    assert len(answers) == FLOOD
    assert sum("the name or the password is wrong" in each for each in answers) <= LOOKED_AT
    # A person who may sign does so a minute later, and at another desk at once.
    assert server.sign_in("sue")
