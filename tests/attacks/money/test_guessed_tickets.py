"""The attack: a client with a key or an account tries ticket numbers, 804 a second, and each is stored.

For the limits of the attacked server only as much time passes as the test says. A client with another address
of this machine counts as elsewhere.
"""

import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from kit.server.server_process import PATIENCE_S, Server, bearer, running
from kit.server.small_floor import DATABASES, fresh_database
from kit.server.tampered_machine import tampered
from kit.store.attacker import read

from pitboss.floor.tickets.validation import make_number
from pitboss.service.auth.guesses import GUESSES_OF_ONE_ACTOR, GUESSES_OF_ONE_ADDRESS

FREE = GUESSES_OF_ONE_ACTOR.burst
LATER_S = 1_000
"""Seconds after which no guess counts as recent."""
SLOTS = 6
FLOOR = 'venue = "V"\n' + "".join(f'[[terminals]]\nnumber = "{n}"\n' for n in range(1, SLOTS + 1))
NUMBERS = (make_number(b"a guess", "7", n) for n in count())
"""Numbers with good check digits that belong to no ticket: anyone can make them."""


class Cage:
    """A server, and the time that passes for its limits."""

    ids = count()

    def __init__(self, server: Server, passed: Path, http: httpx.Client | None = None) -> None:
        self.server, self.passed, self._http = server, passed, http or server.http

    def wait(self, seconds: float) -> None:
        self.passed.write_text(str(float(self.passed.read_text()) + seconds))

    def ask(self, token: str, type: str, **fields: str) -> dict[str, Any]:  # noqa: A002
        """The result of a command."""
        key = fields.pop("id", f"c-{next(self.ids)}")
        body = {"id": key, "command": {"type": type, **fields}}
        answer: dict[str, Any] = self._http.post("/api/commands", json=body, headers=bearer(token)).json()
        return answer

    def insert(self, number: str, slot: int, kind: str = "stacker") -> str:
        """The answer to a ticket at a terminal, in a word."""
        key = self.server.keys[f"{kind}-{slot}"]
        return code_of(self.ask(key, "insert-ticket", terminal=str(slot), number=number))

    def redeem(self, token: str, number: str, **how: str) -> str:
        return code_of(self.ask(token, "redeem-ticket", number=number, place="cage", **how))

    def ticket(self, slot: int) -> str:
        """The number of a ticket that a terminal prints."""
        note = {"type": "insert-note", "terminal": str(slot), "cents": 5_000}
        stacker, terminal = self.server.keys[f"stacker-{slot}"], self.server.keys[f"terminal-{slot}"]
        self.server.post("/api/commands", {"id": f"n-{next(self.ids)}", "command": note}, stacker)
        number: str = self.ask(terminal, "cash-out", terminal=str(slot))["ticket"]["number"]
        return number


def alarms(server: Server, watcher: str) -> list[dict[str, Any]]:
    """The alarms about guessed tickets in the log, as soon as there is one."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        raised: list[dict[str, Any]] = server.get("/api/log?stream=alarm/tickets-guessed&limit=50", watcher)
        if raised:
            return raised
        time.sleep(0.05)
    return []


def code_of(answer: dict[str, Any]) -> str:
    return str(answer["error"]["code"]) if "error" in answer else "done"


@pytest.fixture(scope="module", params=DATABASES)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cage]:
    folder = tmp_path_factory.mktemp("floor")
    passed = folder / "passed"
    passed.write_text("0")
    database = fresh_database(request.param, folder)
    with running(FLOOR, database, program=tampered("limits", passed)) as server:
        yield Cage(server, passed)


@pytest.fixture
def cage(house: Cage) -> Cage:
    house.wait(LATER_S)
    return house


def test_guessing_is_slowed_told_and_not_kept(cage: Cage) -> None:
    server = cage.server
    cashier, watcher = server.sign_in("cas"), server.sign_in("vic")
    rows = "SELECT count(*) FROM commands"
    ((before,),) = read(server.database, rows)
    codes = [cage.redeem(cashier, next(NUMBERS)) for _ in range(2 * FREE)]
    assert codes == ["ticket-not-found"] * FREE + ["too-many-guesses"] * FREE
    (raised,) = alarms(server, watcher)
    assert (raised["body"]["subject"], raised["body"]["facts"]) == ("staff/cas", {"address": "127.0.0.1"})
    # The alarm is stored, and no guess is.
    ((after,),) = read(server.database, rows)
    assert after - before < FREE


def test_a_terminal_that_guesses_is_slowed_and_takes_good_tickets_again_later(cage: Cage) -> None:
    good = cage.ticket(1)
    for _ in range(FREE):
        assert cage.insert(next(NUMBERS), 2) == "ticket-not-found"
    assert cage.insert(good, 2) == "too-many-guesses"
    # Clients that did not guess are not slowed down, and no client is for good.
    assert cage.insert(next(NUMBERS), 2, "terminal") == "ticket-not-found"
    assert cage.insert(next(NUMBERS), 1) == "ticket-not-found"
    cage.wait(1 / GUESSES_OF_ONE_ACTOR.per_s)
    assert cage.insert(good, 2) == "done"


def test_looking_tickets_up_is_guessing_too(cage: Cage) -> None:
    cashier, http = cage.server.sign_in("cas"), cage.server.http
    paths = [path.format(next(NUMBERS)) for path in ("/api/tickets/{}", "/api/slips/ticket/{}") * FREE]
    statuses = [http.get(path, headers=bearer(cashier)).status_code for path in paths]
    assert statuses == [404] * FREE + [429] * FREE


def test_several_keys_at_one_address_guess_no_more_than_their_address_may(cage: Cage) -> None:
    cashier, slots = (
        cage.server.sign_in("cas"),
        [1 + n % SLOTS for n in range(GUESSES_OF_ONE_ADDRESS.burst + SLOTS)],
    )
    codes = [cage.insert(next(NUMBERS), slot) for slot in slots]
    assert codes == ["ticket-not-found"] * GUESSES_OF_ONE_ADDRESS.burst + ["too-many-guesses"] * SLOTS
    assert cage.redeem(cashier, next(NUMBERS)) == "too-many-guesses"
    way = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(base_url=cage.server.url, timeout=60, transport=way) as elsewhere:
        assert Cage(cage.server, cage.passed, elsewhere).redeem(cashier, next(NUMBERS)) == "ticket-not-found"


def test_a_number_that_was_mistyped_is_corrected_under_its_id(cage: Cage) -> None:
    cashier, good = cage.server.sign_in("cas"), cage.ticket(1)
    for wrong, why in ((next(NUMBERS), "ticket-not-found"), ("123456789012345678", "bad-validation-number")):
        assert cage.redeem(cashier, wrong, id="one") == why
    assert cage.redeem(cashier, good, id="one") == "done"
