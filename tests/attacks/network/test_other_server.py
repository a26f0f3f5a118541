"""The attack: a client that one server of a floor refuses tries the next one.

It comes with a copied key, a list of passwords, or ticket numbers. Honest terminals also connect to the other
server when theirs is gone, and are let in.

It takes over 10 s: two servers start, and it waits until one of them counts as dead.
"""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, islice
from typing import Any

import httpx
import pytest
from kit.server.server_process import Server, bearer
from kit.server.small_floor import FLOOR, THIEF, answer_pings, cash_out, come_in, hello, line, small_floor

from pitboss.floor.tickets.validation import make_number
from pitboss.service.auth.attempts import PAIR_FREE_TRIES
from pitboss.service.auth.guesses import GUESSES_OF_ONE_ACTOR

DESK, STRANGER, OTHER_STRANGER = "127.0.0.1", "127.0.0.67", "127.0.0.68"
GUESS = "a wrong guess"


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    with (
        small_floor("postgres", tmp_path_factory.mktemp("floor")) as one,
        one.another() as two,
    ):
        yield one, two


def alarms(server: Server, kind: str) -> list[dict[str, Any]]:
    raised = server.get(f"/api/log?stream=alarm/{kind}&limit=50", server.sign_in("vic"))
    return [each["body"] for each in raised if each["type"] == "alarm-raised.2"]


def until_alarmed(server: Server, kind: str, *subjects: str) -> None:
    """Waits until staff have all these alarms."""
    deadline = time.monotonic() + 60
    while not {each["subject"] for each in alarms(server, kind)}.issuperset(subjects):
        assert time.monotonic() < deadline, f"nobody told of {subjects}"
        time.sleep(1)


def code(answer: httpx.Response) -> str:
    return "done" if answer.is_success else str(answer.json()["error"]["code"])


def insert_note(server: Server, address: str) -> str:
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=server.url, timeout=60, transport=transport) as http:
        note = {"type": "insert-note", "terminal": "50", "cents": 5_000}
        request = {"id": f"note-{server.address}-{address}", "command": note}
        return code(http.post("/api/commands", json=request, headers=bearer(server.keys["stacker-50"])))


def test_a_copied_key_is_turned_away_at_the_other_server(servers: tuple[Server, Server]) -> None:
    one, two = servers
    key = one.keys["terminal-50"]
    assert insert_note(one, FLOOR) == "done"
    assert insert_note(two, THIEF) == "key-elsewhere"

    async def story() -> None:
        async with line(one, FLOOR) as terminal:
            assert (await hello(terminal, key))["type"] == "welcome"
            open_page = asyncio.create_task(answer_pings(terminal))
            async with line(two, THIEF) as thief:
                assert (await hello(thief, key))["error"]["code"] == "key-elsewhere"
            stolen = await asyncio.to_thread(cash_out, two, key, THIEF)
            assert code(stolen) == "key-elsewhere"
            assert not open_page.done()
            # The guest may use either server, from the address of the terminal.
            assert code(await asyncio.to_thread(cash_out, two, key, FLOOR)) == "done"
            open_page.cancel()

    asyncio.run(story())
    until_alarmed(two, "key-in-two-places", "terminal-50", "stacker-50")
    facts = [each["facts"] for each in alarms(two, "key-in-two-places")]
    assert facts == [{"address": THIEF, "other_address": FLOOR}] * len(facts)


def test_a_terminal_that_left_comes_to_the_other_server_from_another_address(
    servers: tuple[Server, Server],
) -> None:
    one, two = servers
    key = one.keys["printer-50"]

    async def story() -> None:
        async with line(one, FLOOR) as printer:
            assert (await hello(printer, key))["type"] == "welcome"
        async with line(two, THIEF) as moved:
            assert (await hello(moved, key))["type"] == "welcome"

    asyncio.run(story())
    assert "printer-50" not in {each["subject"] for each in alarms(two, "key-in-two-places")}


def test_wrong_passwords_count_at_every_server(servers: tuple[Server, Server]) -> None:
    guesses = [code(come_in(each, STRANGER, "sue", GUESS)) for each in islice(cycle(servers), 8)]
    assert guesses[:PAIR_FREE_TRIES] == ["sign-in-refused"] * PAIR_FREE_TRIES
    assert_few(guesses)
    assert [code(come_in(each, DESK, "sue")) for each in servers] == ["done"] * 2
    until_alarmed(servers[0], "passwords-guessed", "sue")


def test_passwords_that_are_tried_at_all_servers_at_once_are_few(servers: tuple[Server, Server]) -> None:
    with ThreadPoolExecutor(12) as threads:
        tries = [
            threads.submit(come_in, each, OTHER_STRANGER, "gus", GUESS) for each in islice(cycle(servers), 12)
        ]
        assert_few([code(each.result()) for each in tries])
    assert code(come_in(servers[0], DESK, "gus")) == "done"


def assert_few(guesses: list[str]) -> None:
    """Checks that so few passwords were checked that no server can have counted alone, however slow it is."""
    assert guesses.count("sign-in-refused") < 2 * PAIR_FREE_TRIES, guesses
    assert "sign-in-delayed" in guesses


def test_numbers_of_tickets_count_at_every_server(servers: tuple[Server, Server]) -> None:
    token, free = servers[0].sign_in("cas"), GUESSES_OF_ONE_ACTOR.burst
    codes = [code(guess(servers[n % 2], token, n)) for n in range(free + 6)]
    assert codes[:free] == ["ticket-not-found"] * free
    assert "too-many-guesses" in codes[free:]
    until_alarmed(servers[1], "tickets-guessed", "staff/cas")


def guess(server: Server, token: str, n: int) -> httpx.Response:
    """A number with good check digits that belongs to no ticket. One is looked up, the next is to be paid."""
    number = make_number(b"a guess", "50", n)
    if n % 4 < 2:
        return server.http.get(f"/api/tickets/{number}", headers=bearer(token))
    request = {"id": f"guess-{n}", "command": {"type": "redeem-ticket", "number": number, "place": "cage"}}
    return server.http.post("/api/commands", json=request, headers=bearer(token))


def test_a_device_whose_server_died_is_let_in_at_the_other_without_an_alarm(
    servers: tuple[Server, Server],
) -> None:
    """From its address at once, and from a new one as soon as the other server is sure. It runs last."""
    one, two = servers

    async def story() -> None:
        async with line(one, FLOOR) as printer, line(one, FLOOR) as shoe:
            assert (await hello(printer, one.keys["printer-50"]))["type"] == "welcome"
            assert (await hello(shoe, one.keys["shoe-rapid-1"]))["type"] == "welcome"
            one.kill()
            async with line(two, FLOOR) as back, line(two, THIEF) as moved:
                assert (await hello(back, one.keys["printer-50"]))["type"] == "welcome"
                assert (await hello(moved, one.keys["shoe-rapid-1"]))["type"] == "welcome"

    asyncio.run(story())
    subjects = {each["subject"] for each in alarms(two, "key-in-two-places")}
    assert subjects.isdisjoint(("printer-50", "shoe-rapid-1"))
