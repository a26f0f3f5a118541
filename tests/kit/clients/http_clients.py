"""People and devices at a real server over HTTP, each sending one command after the other."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import msgspec
import pytest

from kit.server.server_process import PASSWORD, Server, bearer
from kit.store.postgres import running as postgres_running
from pitboss.aggregates import REGISTRY
from pitboss.engine.command_writer import CommandWriter
from pitboss.floor.terminals.chips.chip_commands import CashOut, SetTerminal, TransferCredit
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.tickets.validation import make_number
from pitboss.kernel.decision import Command
from pitboss.kernel.instant import DAY_MS
from pitboss.kernel.rejection import unwrap
from pitboss.ledger.chart import find_kind, guard, shared_guard
from pitboss.service.clock import now
from pitboss.store.opening import open_store

IDS = count(1)

each_database = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


def fresh(kind: str, folder: Any) -> str:
    """The address of a new database of a kind."""
    return str(folder / "floor.sqlite") if kind == "sqlite" else postgres_running().create()


class Desk:
    """A person who is signed in, or a device with its key."""

    def __init__(self, server: Server, who: str, at: str | None = None) -> None:
        self.server = server
        self.token = server.keys[who] if who in server.keys else server.sign_in(who, at)

    def ask(self, command: Command, second: str | None = None, id: str | None = None) -> Any:  # noqa: A002
        """The answer to a command: its events, or the error."""
        body = {
            "id": id or f"d-{next(IDS)}",
            "command": msgspec.to_builtins(command),
            "second": None if second is None else {"name": second, "password": PASSWORD},
        }
        answer = self.server.http.post("/api/commands", json=body, headers=bearer(self.token)).json()
        return answer.get("error", answer)

    def code(self, command: Command, second: str | None = None, id: str | None = None) -> str:  # noqa: A002
        """The code of the refusal; `done` if there is none."""
        return str(self.ask(command, second, id).get("code", "done"))


def balances(database: str) -> dict[str, int]:
    """The balance of every account, with the sign that staff would use."""

    async def read() -> dict[str, int]:
        store = unwrap(await open_store(database))
        try:
            return {
                each: unwrap(find_kind(each)).side.sign * cents
                for each, cents in (await store.balances()).items()
            }
        finally:
            await store.close()

    return asyncio.run(read())


def below_zero(database: str) -> dict[str, int]:
    """The accounts of things and debts that are below zero."""
    held = {each: cents for each, cents in balances(database).items() if guard(each) or shared_guard(each)}
    return {each: cents for each, cents in held.items() if cents < 0}


LONG_AGO = now() - 420 * DAY_MS
"""The time at which tickets were issued that have expired by now."""


def earlier(database: str, happen: Callable[[CommandWriter, bytes], Awaitable[None]]) -> None:
    """Executes commands long ago, before a server starts."""

    async def run() -> None:
        store = unwrap(await open_store(database))
        try:
            async with CommandWriter(store, REGISTRY, lambda: LONG_AGO) as writer:
                await happen(writer, await store.secret())
        finally:
            await store.close()

    asyncio.run(run())


async def issue(writer: CommandWriter, secret: bytes, cents: int, sequence: int, terminal: str = "1") -> str:
    """A terminal issues a ticket; returns its number."""
    settings = Settings("V", credit_limit=10**9, hand_pay_over=5_000_000)
    for command in (
        SetTerminal(terminal, settings),
        TransferCredit(terminal, cents, f"CMS-{terminal}-{sequence}"),
        CashOut(terminal),
    ):
        unwrap(await writer.submit(f"i-{next(IDS)}", command, f"pt/{terminal}"))
    return make_number(secret, terminal, sequence)
