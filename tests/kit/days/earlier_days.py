"""The past of a floor before its server starts: days long ago, and an account that went wrong."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec

from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_commands import CashOut, InsertNote
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.service.api.answers import ticket_of
from pitboss.service.config_reading import read_config
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.installing import install
from pitboss.store.opening import open_store

Result = TypeVar("Result")


def earlier(
    config: str, database: str, at: Instant, work: Callable[[FloorEngine], Awaitable[Result]]
) -> Result:
    """The result of a function that ran on the same floor at another time."""

    async def done() -> Result:
        store = unwrap(await open_store(database))
        try:
            async with FloorEngine(store, unwrap(read_config(config)), lambda: at) as floor:
                assert await install(floor) is None
                return await work(floor)
        finally:
            await store.close()

    # In a separate thread, because the browser may have a running loop.
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, done()).result()


async def leave_a_ticket(floor: FloorEngine, terminal: str = "2") -> str:
    """A player takes $50 away as a ticket; returns its number."""
    unwrap(await floor.do("early-note", InsertNote(terminal, 5_000), f"pt/{terminal}"))
    done = unwrap(await floor.do("early-ticket", CashOut(terminal), f"pt/{terminal}"))
    ticket = ticket_of(done, await floor.store.secret())
    assert ticket is not None
    return ticket.number


async def disagree(floor: FloorEngine, terminal: str = "2") -> None:
    """The balance in a server's memory differs from the meters, so the account locks. The books are right."""
    stream = f"pt/{terminal}"
    unwrap(await floor.do("early-note", InsertNote(terminal, 5_000), stream))
    stands = floor.writer._cache.states[stream]
    assert isinstance(stands.state, ChipAccount)
    account = msgspec.structs.replace(stands.state, balances={f"{stream}/chips": 6_000})
    floor.writer._cache.states[stream] = msgspec.structs.replace(stands, state=account)
    refused = await floor.do("early-ticket", CashOut(terminal), stream)
    assert isinstance(refused, Rejection)
    assert refused.code == "account-locked"
