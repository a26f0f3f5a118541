"""People and devices at a real server over HTTP, who ask for one command after the other."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import msgspec
import pytest

from kit.postgres import running as postgres_running
from kit.server_process import PASSWORD, Server, bearer
from pitboss.aggregates import REGISTRY
from pitboss.engine.command_writer import CommandWriter
from pitboss.floor.terminals.chip_commands import CashOut, SetTerminal, TransferCredit
from pitboss.floor.terminals.chip_events import Settings
from pitboss.floor.tickets.validation import make_number
from pitboss.kernel.decision import Command
from pitboss.kernel.instant import DAY
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
    """Somebody who is signed in, or a device with its key."""

    def __init__(self, server: Server, who: str, at: str | None = None) -> None:
        self.server = server
        self.token = server.keys[who] if who in server.keys else server.sign_in(who, at)

    def ask(self, command: Command, second: str | None = None, id: str | None = None) -> Any:  # noqa: A002
        """What is told of a command: what it led to, or the error."""
        body = {
            "id": id or f"d-{next(IDS)}",
            "command": msgspec.to_builtins(command),
            "second": None if second is None else {"name": second, "password": PASSWORD},
        }
        told = self.server.http.post("/api/commands", json=body, headers=bearer(self.token)).json()
        return told.get("error", told)

    def code(self, command: Command, second: str | None = None, id: str | None = None) -> str:  # noqa: A002
        """The code of the refusal; `done` if there is none."""
        return str(self.ask(command, second, id).get("code", "done"))


def balances(database: str) -> dict[str, int]:
    """What stands on every account, as people speak of it."""

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
    """The accounts that stand for a thing or a debt and are less than nothing."""
    held = {each: cents for each, cents in balances(database).items() if guard(each) or shared_guard(each)}
    return {each: cents for each, cents in held.items() if cents < 0}


LONG_AGO = now() - 420 * DAY
"""When tickets were issued that are past their date by now."""


def earlier(database: str, happen: Callable[[CommandWriter, bytes], Awaitable[None]]) -> None:
    """Has things happen long ago, before a server starts."""

    async def run() -> None:
        store = unwrap(await open_store(database))
        try:
            async with CommandWriter(store, REGISTRY, lambda: LONG_AGO) as writer:
                await happen(writer, await store.secret())
        finally:
            await store.close()

    asyncio.run(run())


async def issue(writer: CommandWriter, secret: bytes, cents: int, sequence: int, terminal: str = "1") -> str:
    """The number of a ticket that a terminal issues."""
    settings = Settings("V", credit_limit=10**9, hand_pay_over=5_000_000)
    for command in (
        SetTerminal(terminal, settings),
        TransferCredit(terminal, cents, f"CMS-{terminal}-{sequence}"),
        CashOut(terminal),
    ):
        unwrap(await writer.submit(f"i-{next(IDS)}", command, f"pt/{terminal}"))
    return make_number(secret, terminal, sequence)
