"""Two servers on one floor: terminals at both, and games that continue elsewhere when one dies.

It takes over 10 s: a game moves to another server only when its lease has run out.
"""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kit.clients.socket_clients import SOON, Dealer, Terminal, inside, until
from kit.server.floor_configs import terminals, virtual_game
from kit.server.server_process import Server, running
from kit.server.stopped_servers import cards, check_books, check_deals, draw, draw_all
from kit.store.postgres import Server as Database
from kit.tables.live_table import DEE

from pitboss.acting.acts.act import Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.baccarat.acts.play import ConfirmResult
from pitboss.floor.terminals.chips.chip_commands import InsertNote
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.service.realtime.client import connect

DAN = Person("dan", Role.DEALER)
TABLE, WHEEL = "rapid-1", "roulette-1"
CHANNEL = f"game/{TABLE}"
LONG = 600
"""Seconds of a wagering period that no clock ends here."""
CONFIG = (
    'venue = "V"'
    + virtual_game(TABLE, "baccarat", period=LONG)
    + virtual_game(WHEEL, "roulette")
    + terminals("1", "2")
)


@asynccontextmanager
async def terminal(number: str, *servers: Server) -> AsyncIterator[Terminal]:
    """A player terminal at the first server that answers. It watches the table all the time."""
    urls, keys = [each.url for each in servers], servers[0].keys
    async with (
        connect(urls, keys[f"terminal-{number}"]) as floor,
        connect(urls, keys[f"stacker-{number}"]) as slot,
    ):
        at = Terminal(floor, slot, number)
        watching = asyncio.create_task(_watch(at))
        try:
            yield at
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)


async def _watch(at: Terminal) -> None:
    async for _ in at.floor.watch(CHANNEL):
        pass


async def led(at: Terminal, to: Server) -> None:
    """Waits until a terminal is told that a server runs the table."""
    async with asyncio.timeout(SOON):
        while at.floor.leads.get(CHANNEL) != to.url:
            await asyncio.sleep(0.05)


async def runs(server: Server, *games: str) -> None:
    """Waits until a server runs these games and no others."""
    async with asyncio.timeout(SOON):
        while set(server.get("/health")["games"]) != set(games):
            await asyncio.sleep(0.05)


async def ends_at(at: Terminal, after: Instant = 0) -> Instant:
    """When the wagering period of the table ends, according to a terminal."""
    ends: Instant = (await at.see(CHANNEL, lambda view: view.get("ends_at", 0) > after))["ends_at"]
    return ends


async def spin(*terminals: Terminal, times: int) -> None:
    """All bet on spins of the wheel until each has had this many, on any server."""

    async def play(each: Terminal) -> None:
        for _ in range(times):
            await each.settled(await each.bet_next(WHEEL, {"red": 500}))

    await asyncio.gather(*map(play, terminals))


async def lose_a_server(one: Server, two: Server, left: Terminal, right: Terminal, dealer: Dealer) -> None:
    """The server that runs everything is killed in the middle of a coup, and the other continues it."""
    await runs(one, TABLE, WHEEL)
    await led(right, one)
    assert CHANNEL not in left.floor.leads
    assert await ends_at(left) == await ends_at(right)
    coup = (await right.see(CHANNEL))["play"]
    for each, wager in ((left, "player"), (right, "banker")):
        await each.fund(10_000)
        await each.bet(TABLE, coup, {wager: 500})
    await dealer.act(EndPeriod())
    await draw(dealer)
    await draw(dealer)
    lain = (await right.see(CHANNEL, lambda view: len(cards(view)) == 2))["table"]

    noted = asyncio.create_task(left.fund(5_000))
    one.kill()
    await runs(two, TABLE, WHEEL)
    await led(right, two)
    await noted
    assert (await left.see(CHANNEL))["table"] == lain
    assert (await left.account())["credits"] == 14_500
    await dealer.act(await draw_all(dealer), ConfirmResult())
    results = [await each.settled(coup) for each in (left, right)]
    assert results[0]["cards"] == results[1]["cards"]
    await spin(left, right, times=2)


async def hold_a_server(one: Server, two: Server, right: Terminal, dealer: Dealer) -> None:
    """A server is suspended while a period is open. The other takes over, and keeps what it took."""
    await runs(one)
    async with inside(one) as hall, terminal("1", one) as left:
        await led(left, two)
        assert await dealer.new_game("coup-2")
        for each, wager in ((left, "player"), (right, "banker")):
            await each.bet(TABLE, "coup-2", {wager: 500})
        before = await ends_at(left)
        os.kill(two.pid, signal.SIGSTOP)
        try:
            await led(left, one)
            await runs(one, TABLE, WHEEL)
            # No bets were possible while no server ran the game: the period begins again.
            await ends_at(left, before)
            await left.bet(TABLE, "coup-2", {"player": 500})
            relief = await hall.dealer(DAN, TABLE)
            await relief.act(EndPeriod())
            await relief.act(await draw_all(relief), ConfirmResult())
            assert (await left.settled("coup-2"))["staked"] == 1_000
            await spin(left, times=1)
        finally:
            os.kill(two.pid, signal.SIGCONT)
        await led(right, one)
        await runs(two)
        assert (await right.settled("coup-2"))["staked"] == 500
        await spin(left, right, times=2)
        await runs(one, TABLE, WHEEL)
        await runs(two)
        for each, plays in ((left, 7), (right, 6)):
            assert len((await each.account())["recall"]) == plays


async def lose_both_in_turn(one: Server, two: Server) -> None:
    async with (
        inside(two) as hall,
        terminal("1", one, two) as left,
        terminal("2", two, one) as right,
    ):
        dealer = await hall.dealer(DEE, TABLE)
        await lose_a_server(one, two, left, right, dealer)
        one.start()
        await hold_a_server(one, two, right, dealer)


def test_games_move_to_the_other_server_and_nothing_is_done_twice(database: str) -> None:
    with running(CONFIG, database) as one:
        with one.another() as two:
            asyncio.run(lose_both_in_turn(one, two))
            assert two.stop() == 143
        assert len(check_deals(one, WHEEL)) >= 5
        assert one.stop() == 143
    asyncio.run(check_books(database))


async def lose_the_database(server: Server, database: Database) -> None:
    """Without the database nothing is acknowledged; with it all goes on, and nothing happens twice."""
    async with terminal("1", server) as one:
        await one.fund(10_000)
        await spin(one, times=1)
        database.kill()
        await until(lambda: server.http.get("/health").status_code == 503)
        note = InsertNote("1", 5_000)
        refused = await one.slot.floor.do(note, id="in-the-dark")
        assert isinstance(refused, Rejection)
        assert refused.code == "store-unavailable"
        database.start()
        async with asyncio.timeout(SOON):
            while isinstance(await one.slot.floor.do(note, id="in-the-dark"), Rejection):
                await asyncio.sleep(0.05)
        # The health answer is cached for one second.
        await until(lambda: server.http.get("/health").status_code == 200)
        await runs(server, TABLE, WHEEL)
        await spin(one, times=1)
        account = await one.account()
        won = sum(play["returned"] - play["staked"] for play in account["recall"])
        assert account["credits"] == 15_000 + won


def test_a_floor_goes_on_by_itself_when_its_database_is_back(postgres: Database, database: str) -> None:
    with running(CONFIG, database) as server:
        asyncio.run(lose_the_database(server, postgres))
        assert server.stop() == 143
    asyncio.run(check_books(database))
