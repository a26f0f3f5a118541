"""A server that is stopped or killed at every stage, and continues where it was.

It takes over 10 s: servers are ended and started again in every phase of a game.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from kit.clients.socket_clients import Hall, Terminal, inside, until
from kit.server.server_process import Server, running
from kit.server.stopped_servers import (
    between_servers,
    cards,
    check_books,
    check_deals,
    draw,
    draw_all,
    settled_plays,
)
from kit.support import RAPID
from kit.tables.live_table import DEE

from pitboss.acting.acts.act import Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.baccarat.acts.play import ConfirmResult, DrawCard, Settle
from pitboss.baccarat.acts.shoe.cards import TakeOutCards
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.terminals.chips.chip_moves import DragChips
from pitboss.floor.terminals.settling import ReconcilePlay
from pitboss.kernel.decision import Command
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.roles import Role
from pitboss.roulette.acts.opening import OpenWheel
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.decide import ActAtWheel
from pitboss.roulette.state import ReadingSource
from pitboss.service.clock import now
from pitboss.service.devices.simulated import Manner, choose_chance, run_shoe
from pitboss.service.realtime.messages import Done

DAN = Person("dan", Role.DEALER)
TABLE, WHEEL = "rapid-1", "roulette-1"
LONG = 600
"""Seconds of a wagering period that no clock ends here."""
TERMINALS = ("1", "2", "3", "4")
HALF = TERMINALS[:2]
"""The terminals that are settled before the server dies."""
NOTE = 2_000
RECALLED = 10


def floor_of(period: int, shoe: str, wheel: str, dealing: str, source: str) -> str:
    """Rapid Baccarat that runs by itself until staff take over, and Rapid Roulette of some kind."""
    shared = f'edition = "{RAPID}"\nperiod = {period}\npause = 0\nlimits = {{least = "5", most = "500"}}'
    return f"""
    venue = "V"
    [[games]]
    name = "{TABLE}"\ngame = "baccarat"\ndealing = "virtual"\nshoe = "{shoe}"\n{shared}
    [[games]]
    name = "{WHEEL}"\ngame = "roulette"\nwheel = "{wheel}"\ndealing = "{dealing}"\nshoe = "{source}"\n{shared}
    """ + "\n".join(f'[[terminals]]\nnumber = "{each}"' for each in TERMINALS)


class Night:
    """A coup and a spin that go from phase to phase, with the server ending in each."""

    def __init__(self, server: Server, end: Callable[[], object], terminals: list[Terminal]) -> None:
        self.server, self._end, self.terminals = server, end, terminals
        self.paid_in = 0

    async def begin(self, hall: Hall) -> None:
        """The virtual dealer makes the table ready. Then staff take over."""
        coup = await self.terminals[0].see(f"game/{TABLE}", lambda view: view["phase"] == "open")
        self.coup, self.spin = coup["play"], "spin-1"
        self.dealer, self.wheel_dealer = await hall.dealer(DEE, TABLE), await hall.dealer(DAN, WHEEL)
        await hall.supervisor(WHEEL).act(OpenWheel(hall.limits(WHEEL)))
        await self.wheel_dealer.act(NewGame(self.spin))
        await self.bet()

    async def begin_again(self) -> None:
        """The next coup and the next spin."""
        self.coup, self.spin = "coup-2", "spin-2"
        assert await self.dealer.new_game(self.coup)
        await self.wheel_dealer.act(NewGame(self.spin))
        await self.bet()

    async def bet(self) -> None:
        """All terminals bet on both games."""
        for each, wager in zip(self.terminals, ("player", "banker", "tie", "player"), strict=True):
            await each.fund(NOTE)
            self.paid_in += NOTE
            await each.bet(TABLE, self.coup, {wager: 500})
            await each.bet(WHEEL, self.spin, {"straight:17": 500, "red": 500})

    async def restart(self, meanwhile: Callable[[], Awaitable[None]] | None = None) -> Instant:
        """Ends the server while every terminal takes in a note, and starts it; returns when that was."""
        noted = [asyncio.create_task(each.fund(NOTE)) for each in self.terminals]
        self.paid_in += NOTE * len(noted)
        await asyncio.to_thread(self._end)
        if meanwhile is not None:
            await meanwhile()
        started = now()
        self.server.start()
        await asyncio.gather(*noted)
        return started

    async def see(self) -> dict[str, Any]:
        """The state of both games and all wagers, except for the period, which begins again."""
        seen: dict[str, Any] = {}
        for game in (TABLE, WHEEL):
            view = await self.terminals[0].see(f"game/{game}")
            seen[game] = {key: value for key, value in view.items() if key != "ends_at"}
            if seen[game]["phase"] == "open" and "wheel" in view:
                spin = {**view["wheel"]["spin"], "began": None}
                seen[game]["wheel"] = {**view["wheel"], "spin": spin}
        for each in self.terminals:
            account = await each.account()
            seen[each.number] = {key: account.get(key) for key in ("layouts", "held", "played", "recall")}
        return seen

    async def stays(self) -> dict[str, Any]:
        """Checks that everything is the same after the end as before."""
        before = await self.see()
        await self.restart()
        assert await self.see() == before
        return before

    async def check_credits(self) -> None:
        """Checks that the terminals have the credits put in and won, to the cent."""
        accounts = [await each.account() for each in self.terminals]
        plays = [play for account in accounts for play in account["recall"]]
        won = sum(play["returned"] - play["staked"] for play in plays)
        assert sum(each["credits"] + each["held"] for each in accounts) == self.paid_in + won


async def end_while_open(night: Night) -> None:
    """The wagers stay, and the wagering period begins again in full."""
    before = await night.see()
    started = await night.restart()
    assert await night.see() == before
    one = night.terminals[0]
    for game in (TABLE, WHEEL):
        await one.see(f"game/{game}", lambda view: view.get("ends_at", 0) >= started + LONG * 1_000)
    wheel = await one.see(f"game/{WHEEL}")
    assert wheel["ends_at"] == wheel["wheel"]["spin"]["began"] + LONG * 1_000
    await one.bet(TABLE, night.coup, {"tie": 500})


async def end_while_closed(night: Night) -> None:
    """No wager can be placed any more, before and after."""
    await night.dealer.act(EndPeriod())
    await night.wheel_dealer.act(EndPeriod())
    before = await night.stays()
    assert before[TABLE]["phase"] == before[WHEEL]["phase"] == "closed"
    one = night.terminals[0]
    for late in (
        DragChips("1", TABLE, night.coup, {"player": 500}),
        DragChips("1", WHEEL, night.spin, {"red": 500}),
    ):
        assert await one.refused(late) == "wagers-closed"


async def end_with_cards_out(night: Night) -> None:
    """The cards are where they were, the ball runs, and a card that was being sent arrives once."""
    await draw(night.dealer)
    await draw(night.dealer)
    await night.wheel_dealer.act(SpinBall())
    before = await night.see()
    drawing = asyncio.create_task(night.dealer.ask(night.dealer.acting(DrawCard())))
    await night.restart()
    assert isinstance(await drawing, Done)
    after = await night.see()
    assert len(cards(after[TABLE])) == 3
    assert cards(after[TABLE])[:2] == cards(before[TABLE])
    assert {**after, TABLE: None} == {**before, TABLE: None}


async def end_with_a_result(night: Night) -> None:
    """A result is chosen and a number registered, and neither is confirmed."""
    await night.dealer.act(await draw_all(night.dealer))
    await night.wheel_dealer.act(BallAtRest(17, ReadingSource.DEALER))
    await night.stays()


async def end_with_the_spin_half_settled(night: Night) -> None:
    """Half of the terminals are settled for the spin; for the coup the result is only confirmed."""

    async def confirm() -> None:
        number = ActAtWheel(WHEEL, ConfirmNumber(17), DAN)
        await half_settle(night, WHEEL, night.spin, ActAtTable(TABLE, ConfirmResult(), DEE), number)

    await night.restart(confirm)
    for each in night.terminals:
        assert (await each.settled(night.spin))["returned"] == 36 * 500
        await each.settled(night.coup)
    await night.check_credits()


async def end_with_the_coup_half_settled(night: Night) -> None:
    """Half of the terminals are settled for a coup, while the next spin is open."""
    await night.dealer.act(await draw_all(night.dealer))

    async def settle() -> None:
        acts = (ConfirmResult(), Settle())
        await half_settle(night, TABLE, night.coup, *(ActAtTable(TABLE, act, DEE) for act in acts))

    await night.restart(settle)
    recalled = [await each.settled(night.coup) for each in night.terminals]
    assert len({tuple(each["cards"]) for each in recalled}) == 1
    await night.check_credits()


async def half_settle(night: Night, game: str, play: str, *last: Command) -> None:
    """The last act of a dying server: a result counts, and half of the terminals are settled for it."""
    async with between_servers(night.server) as floor:
        for number, command in enumerate(last):
            unwrap(await floor.do(f"last-{play}-{number}", command, "test"))
        for terminal in HALF:
            unwrap(
                await floor.do(f"half-{play}-{terminal}", ReconcilePlay(terminal, game, play), "clockwork")
            )


async def end_in_every_phase(server: Server, end: Callable[[], object]) -> None:
    async with inside(server) as hall:
        night = Night(server, end, [await hall.terminal(number) for number in TERMINALS])
        await night.begin(hall)
        await end_while_open(night)
        await end_while_closed(night)
        await end_with_cards_out(night)
        await end_with_a_result(night)
        await end_with_the_spin_half_settled(night)
        await night.begin_again()
        await end_with_the_coup_half_settled(night)
        # All cards are from the promised shoe.
        await hall.supervisor(TABLE).act(TakeOutCards("order-a-shuffle"))
        await until(lambda: check_deals(server, TABLE) == {"1"})


@pytest.mark.parametrize(("end", "kind"), [("kill", "sqlite"), ("stop", "postgres")])
def test_in_every_phase_a_server_that_ends_goes_on_where_it_was(
    end: str, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = str(tmp_path / "floor.sqlite") if kind == "sqlite" else request.getfixturevalue("database")
    with running(floor_of(LONG, "simulated", "live", "staff", "keyed"), database) as server:
        asyncio.run(end_in_every_phase(server, getattr(server, end)))
        assert server.stop() == 143
    asyncio.run(check_books(database))


class Run:
    """Terminals that bet on every open play, however often their server dies."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.acknowledged: set[tuple[str, str]] = set()
        """Terminals, and the plays on which a bet was accepted."""
        self.promised: dict[str, str] = {}
        """The promise of every spin that was promised before a server died."""

    async def play(self, terminal: Terminal, game: str, wager: str, plays: int) -> None:
        """Bets on this many plays of a game, each until it is settled."""
        for _ in range(plays):
            play = await terminal.bet_next(game, {wager: 500})
            self.acknowledged.add((terminal.number, play))
            await terminal.settled(play)

    async def kill(self, times: int, chance: random.Random) -> None:
        """Kills the server at a random time, and starts it again."""
        for _ in range(times):
            await asyncio.sleep(chance.uniform(0.2, 1.5))
            self.promised |= promises(self.server)
            await asyncio.to_thread(self.server.kill)
            self.server.start()


def promises(server: Server) -> dict[str, str]:
    """The promise of every spin."""
    return {each["deal"]: each["promise"]["commitment"] for each in server.get(f"/api/deals/{WHEEL}")}


async def play_through_kills(server: Server) -> Run:
    run = Run(server)
    async with inside(server) as hall:
        terminals = [await hall.terminal(number) for number in TERMINALS]
        for each in terminals:
            await each.fund(10_000)
        shoe = (await hall.device(f"shoe-{TABLE}")).floor
        drawing = asyncio.create_task(run_shoe(shoe, Manner(choose_chance(7), pace=0), lambda _: None))
        await asyncio.gather(
            *(run.play(each, TABLE, "player", RECALLED // 2) for each in terminals),
            *(run.play(each, WHEEL, "red", RECALLED // 2 + 1) for each in terminals),
            run.kill(3, random.Random(7)),
        )
        for each in terminals:
            assert len((await each.account())["recall"]) == RECALLED
        drawing.cancel()
        assert [type(ended) for ended in await asyncio.gather(drawing, return_exceptions=True)] == [
            asyncio.CancelledError
        ]
    return run


def test_killed_at_any_moment_a_floor_loses_nothing_and_pays_nothing_twice(tmp_path: Path) -> None:
    database = str(tmp_path / "floor.sqlite")
    with running(floor_of(1, "device", "automated", "virtual", "simulated"), database) as server:
        run = asyncio.run(play_through_kills(server))
        assert run.promised
        assert run.promised.items() <= promises(server).items()
        assert len(check_deals(server, WHEEL)) >= RECALLED // 2
        server.stop()
    assert run.acknowledged <= settled_plays(asyncio.run(check_books(database)))
