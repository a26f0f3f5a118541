"""The attack: a thief copied the key of a terminal in use, and connects with it from elsewhere.

It takes over 10 s: the lines of terminals fall silent until a server notices, on two stores.
"""

import asyncio
from collections.abc import Iterator

import pytest
from kit.server.server_process import Server
from kit.server.small_floor import DATABASES, FLOOR, THIEF, answer_pings, cash_out, hello, line, small_floor


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with small_floor(request.param, tmp_path_factory.mktemp("floor")) as server:
        yield server


def test_the_terminal_that_is_there_stays_and_the_other_is_told_of(server: Server) -> None:
    key, slot = server.keys["terminal-50"], server.keys["stacker-50"]
    note = {"type": "insert-note", "terminal": "50", "cents": 5_000}
    server.post("/api/commands", {"id": "note", "command": note}, slot)

    async def story() -> None:
        async with line(server, FLOOR) as terminal:
            assert (await hello(terminal, key))["type"] == "welcome"
            open_page = asyncio.create_task(answer_pings(terminal))
            async with line(server, THIEF) as thief:
                assert (await hello(thief, key))["error"]["code"] == "key-elsewhere"
            stolen = await asyncio.to_thread(cash_out, server, key, THIEF)
            assert stolen.json()["error"]["code"] == "key-elsewhere"
            assert not open_page.done()
            mine = await asyncio.to_thread(cash_out, server, key, FLOOR)
            assert mine.status_code == 200, mine.text
            open_page.cancel()

    asyncio.run(story())
    raised = server.get("/api/log?stream=alarm/key-in-two-places&limit=50", server.sign_in("vic"))
    assert {(each["body"]["subject"], each["body"]["facts"]["address"]) for each in raised} == {
        ("terminal-50", THIEF)
    }


def test_a_line_that_answers_no_more_gives_way(server: Server) -> None:
    """A terminal that lost its network reconnects at once, though its old connection was never closed."""
    key = server.keys["printer-50"]

    async def story() -> None:
        async with line(server, FLOOR) as dead, line(server, FLOOR) as back:
            assert (await hello(dead, key))["type"] == "welcome"
            assert (await hello(back, key))["type"] == "welcome"

    asyncio.run(story())


def test_walls_may_share_a_key(server: Server) -> None:
    key = server.keys["display-rapid-1"]

    async def story() -> None:
        async with line(server, FLOOR) as one, line(server, THIEF) as two:
            assert (await hello(one, key))["type"] == (await hello(two, key))["type"] == "welcome"

    asyncio.run(story())
