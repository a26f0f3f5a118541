"""The attack: a supervisor turns the number of a promised spin into the one an accomplice bet on.

The accomplice sits at a terminal with a stake on every spin. Alone the supervisor changes no number, and not
even with another supervisor: a promised number stays. The game can be void, with two signatures.

It takes over 10 s: it waits for spins of a real wheel, on two stores.
"""

import asyncio
from collections.abc import Iterator

import pytest
from kit.clients.socket_clients import Terminal, audited, inside, plays
from kit.server.server_process import Server, running
from kit.store.attacker import url
from kit.support import RAPID
from kit.tables.live_table import AMY, DEE, SUE

from pitboss.audit.auditor import Audit
from pitboss.game.irregularities import Report
from pitboss.roulette.acts.irregular import CorrectNumber, VoidSpin
from pitboss.rules.irregularity import Given, Kind

__all__ = ["url"]

WHEEL, ACCOMPLICE = "roulette-1", "1"
STAKE, FUNDS = 5_000, 10_000
FLOOR = f"""
venue = "The Little Casino"
[[games]]
name = "{WHEEL}"
edition = "{RAPID}"
game = "roulette"
wheel = "automated"
period = 1
dealing = "virtual"
shoe = "simulated"
limits = {{least = "5", most = "500"}}
[[terminals]]
number = "{ACCOMPLICE}"
"""
FAULTY = Report(Kind.AUTOMATED_WHEEL_FAULTY, {Given.RECORDS_CONFIRM: True})
UNSURE = Report(Kind.AUTOMATED_WHEEL_FAULTY, {Given.RECORDS_CONFIRM: False})


@pytest.fixture
def server(url: str) -> Iterator[Server]:
    with running(FLOOR, url) as server:
        yield server


def test_one_supervisor_or_two_rewrite_no_promised_spin(server: Server) -> None:
    async def attack() -> None:
        async with inside(server) as hall:
            terminal = await hall.terminal(ACCOMPLICE)
            await terminal.fund(FUNDS)
            spin, number = await lose(terminal)
            sue, poorer = hall.supervisor(WHEEL), (await terminal.account())["credits"]
            rewritten = CorrectNumber(FAULTY, 7, "The wheel was faulty.", spin)
            assert await sue.fails(rewritten) == "second-person-needed"
            assert await sue.fails(rewritten, approved=DEE) == "second-person-needed"
            assert await sue.fails(rewritten, approved=SUE) == "second-person-needed"
            # With any second person: no rank can change a promised number.
            assert await sue.fails(rewritten, approved=AMY) == "promise-says-otherwise"
            account = await terminal.account()
            assert (account["credits"], plays(account)[spin]["number"]) == (poorer, number)
            void = VoidSpin(UNSURE, "The wheel was faulty.", spin)
            assert await sue.fails(void) == "second-person-needed"
            await sue.act(void, approved=AMY)
            returned = await terminal.account(lambda now: bool(plays(now)[spin].get("void")))
            assert returned["credits"] == poorer + STAKE

    asyncio.run(attack())
    server.stop()

    assert isinstance(asyncio.run(audited(server)), Audit)


async def lose(terminal: Terminal) -> tuple[str, int]:
    """A spin with a bet on seven, which did not come."""
    while True:
        spin = await terminal.bet_next(WHEEL, {"straight:7": STAKE})
        settled = await terminal.settled(spin)
        if settled["number"] != 7:
            return spin, settled["number"]
        await terminal.fund(STAKE)
