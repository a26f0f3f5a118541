"""Somebody with a key or an account tries ticket numbers, 804 a second, and each of them is kept for good."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from test_live import Server, running

from pitboss.floor.chip_commands import CashOut, InsertNote, InsertTicket
from pitboss.floor.staff import Post
from pitboss.floor.ticket_commands import RedeemTicket
from pitboss.floor.validation import make_number
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import sure
from pitboss.service import guesses
from pitboss.service.actors import DeviceKind
from pitboss.service.floor_views import floor_view
from pitboss.service.guesses import BY_ACTOR
from pitboss.store.memory import MemoryStore
from pitboss.store.opening import open_store
from pitboss.store.port import Store

FREE = BY_ACTOR[1]


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a fresh database is."""
    if request.param == "sqlite":
        return str(tmp_path / "floor.sqlite")
    found: str = request.getfixturevalue("database")
    return found


def numbers() -> Iterator[str]:
    """Numbers with good check digits, and of no ticket: anybody can make them."""
    return (make_number(b"a guess", "7", n) for n in range(1_000_000))


async def ask(server: Server, token: str, key: str, command: Command) -> str:
    """What becomes of a command, by its code."""
    answer = await server.post("/api/commands", msgspec.to_builtins({"id": key, "command": command}), token)
    told: dict[str, Any] = answer.json()
    return str(told["error"]["code"]) if "error" in told else "done"


async def kept(store: Store) -> int:
    """How many answers the store keeps."""
    return sum([len(batch.answers) async for batch in store.dump()])


def test_guessing_is_slowed_told_and_not_kept(address: str) -> None:
    async def story() -> None:
        store = sure(await open_store(address))
        try:
            async with running(kept=store) as server:
                cashier = await server.hire("cas", Post.CASHIER)
                before, guess = await kept(store), numbers()
                codes = [
                    await ask(server, cashier, f"g-{n}", RedeemTicket(next(guess), "cage")) for n in range(30)
                ]
                assert codes == ["ticket-not-found"] * FREE + ["too-many-guesses"] * (30 - FREE)
                await until_alarmed(server)
                # The alarm itself is kept, and no guess is.
                assert await kept(store) - before == len(await store.stream("alarm/tickets-guessed"))
        finally:
            await store.close()

    asyncio.run(story())


async def until_alarmed(server: Server) -> None:
    async with asyncio.timeout(60):
        while not (alarms := floor_view(server.house.floor).alarms):
            await asyncio.sleep(0.01)
    assert [(line.kind, line.subject, line.facts) for line in alarms] == [
        ("tickets-guessed", "staff/cas", {"address": "127.0.0.1"})
    ]


def test_a_terminal_that_guesses_is_slowed_and_takes_good_tickets_again_later() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with running(kept=store) as server:
            screen, slot = await server.key("8", DeviceKind.PLAYER_TERMINAL), await server.key("8")
            other = await server.key("7")
            await server.house.floor.do("note", InsertNote("7", 5_000), "test")
            await server.house.floor.do("out", CashOut("7"), "test")
            good = make_number(server.house.secret, "7", 1)
            guess = numbers()
            for n in range(FREE):
                assert await ask(server, slot, f"g-{n}", InsertTicket("8", next(guess))) == "ticket-not-found"
            assert await ask(server, slot, "good", InsertTicket("8", good)) == "too-many-guesses"
            # Whoever did not guess is not slowed, and nobody is for good.
            assert await ask(server, screen, "bad", InsertTicket("8", next(guess))) == "ticket-not-found"
            assert await ask(server, other, "bad", InsertTicket("7", next(guess))) == "ticket-not-found"
            later = store.clock() + 1 / BY_ACTOR[0]
            store.clock = lambda: later
            assert await ask(server, slot, "good", InsertTicket("8", good)) == "done"

    asyncio.run(story())


def test_looking_tickets_up_is_guessing_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running() as server:
            cashier, guess = await server.hire("cas", Post.CASHIER), numbers()
            paths = ["/api/tickets/{}", "/api/slips/ticket/{}"] * FREE
            statuses = [(await server.get(path.format(next(guess)), cashier)).status_code for path in paths]
            assert statuses == [404] * FREE + [429] * FREE

    asyncio.run(story())


def test_several_keys_at_one_address_guess_no_more_than_their_address_may(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(guesses, "BY_ADDRESS", (0.001, 3))

    async def story() -> None:
        async with running() as server:
            slots, guess = [await server.key("7"), await server.key("8")], numbers()
            codes = [
                await ask(server, slots[n % 2], f"g-{n}", InsertTicket(str(7 + n % 2), next(guess)))
                for n in range(6)
            ]
            assert codes == ["ticket-not-found"] * 3 + ["too-many-guesses"] * 3

    asyncio.run(story())


def test_a_number_that_was_mistyped_is_decided_anew_under_its_id() -> None:
    async def story() -> None:
        async with running() as server:
            cashier = await server.hire("cas", Post.CASHIER)
            wrong = RedeemTicket("123456789012345678", "cage")
            for _ in range(2):
                assert await ask(server, cashier, "one", wrong) == "bad-validation-number"

    asyncio.run(story())
