"""People and devices on a real floor, each at the other end of a socket of its own."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from typing import Any

import msgspec
from serving import PASSWORD, SCRIPT, Server

from pitboss.floor.chip_commands import InsertNote
from pitboss.floor.playing import DragChips
from pitboss.kernel.decision import Command
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.service.client import Connection, View, connect
from pitboss.service.config import limits_of, read_config
from pitboss.service.messages import Done, Second
from pitboss.table.acting import Act, Who
from pitboss.table.decide import ActAtTable
from pitboss.table.wheel.deciding import ActAtWheel

SOON = 60.0
"""Seconds within which anything happens, on the busiest machine."""


class Person:
    """Somebody, or some device, with a connection of their own."""

    def __init__(self, floor: Connection, who: Who | None = None) -> None:
        self.floor, self.who = floor, who

    async def ask(self, command: Command, second: Who | None = None) -> Done | Rejection:
        """What becomes of a command, for which somebody else may sign, too."""
        signed = None if second is None else Second(second.name, PASSWORD)
        async with asyncio.timeout(SOON):
            return await self.floor.do(command, second=signed)

    async def do(self, command: Command, second: Who | None = None) -> Done:
        """Has something done that must be done."""
        done = await self.ask(command, second)
        assert isinstance(done, Done), f"{command}: {done}"
        return done

    async def refused(self, command: Command, second: Who | None = None) -> str:
        """The code with which something is refused that must be refused."""
        refused = await self.ask(command, second)
        assert isinstance(refused, Rejection), f"{command} was not refused"
        return refused.code

    async def act(self, game: str, *acts: Act | Mapping[str, Any], approved: Who | None = None) -> None:
        """Does something at a game, or what a screen offered there."""
        for act in acts:
            await self.do(self.acting(game, act, approved), approved)

    def acting(self, game: str, act: Act | Mapping[str, Any], approved: Who | None = None) -> Command:
        """The command by which somebody acts at a game."""
        assert self.who is not None
        kind, at = (ActAtWheel, "wheel") if game.startswith("roulette") else (ActAtTable, "table")
        told = {at: game, "act": act, "by": self.who, "approved": approved}
        plain = msgspec.to_builtins({"type": kind.__struct_config__.tag, **told})
        return msgspec.convert(plain, kind)

    async def see(self, channel: str, so: Callable[[View], object] = lambda _: True) -> View:
        """What a channel shows, as soon as something is so there."""
        async with asyncio.timeout(SOON), aclosing(self.floor.watch(channel)) as views:
            async for view in views:
                if so(view):
                    return view
        raise AssertionError("a channel has no end")


class Terminal(Person):
    """A player terminal, and whoever plays there."""

    def __init__(self, floor: Connection, number: str) -> None:
        super().__init__(floor)
        self.number = number

    async def fund(self, *notes: Cents) -> None:
        """Notes are put in."""
        for cents in notes:
            await self.do(InsertNote(self.number, cents))

    async def bet(self, game: str, play: str, stakes: Mapping[str, Cents]) -> None:
        """Chips are dragged onto the layout."""
        await self.do(DragChips(self.number, game, play, stakes))

    async def bet_next(self, game: str, stakes: Mapping[str, Cents]) -> str:
        """Bets on the next play of a game that somebody else runs, and says on which."""
        while True:
            view = await self.see(f"game/{game}", lambda now: now["phase"] == "open")
            play: str = view["play"]
            placed = await self.ask(DragChips(self.number, game, play, stakes))
            if isinstance(placed, Done):
                return play
            assert placed.code == "wagers-closed", placed

    async def account(self, so: Callable[[View], object] = lambda _: True) -> View:
        """What its screen shows of the account."""
        return await self.see(f"terminal/{self.number}", so)

    async def settled(self, play: str) -> View:
        """What a play came to, once it is settled here."""
        account = await self.account(lambda now: play in plays(now))
        return plays(account)[play]


def plays(account: View) -> dict[str, View]:
    """The plays that an account recalls."""
    return {each["play"]: each for each in account.get("recall", ())}


class Hall:
    """A floor with a server, and everybody who is connected to it."""

    def __init__(self, server: Server, stack: AsyncExitStack) -> None:
        self.server, self._stack = server, stack
        config = read_config(server.config)
        assert not isinstance(config, Rejection)
        self.config = config

    async def device(self, name: str) -> Person:
        """A device that connects with its key."""
        return Person(await self._enter(self.server.keys[name]))

    async def terminal(self, number: str) -> Terminal:
        """A player terminal."""
        return Terminal(await self._enter(self.server.keys[f"terminal-{number}"]), number)

    async def guest(self, table: str, who: Who) -> Person:
        """The screen of a guest at a live table."""
        return Person(await self._enter(self.server.keys[f"seat-{table}-{who.name}"]), who)

    async def staff(self, who: Who, at: str | None = None) -> Person:
        """A member of staff who signs in to act at games."""
        return Person(await self._enter(self.server.sign_in(who.name, at)), who)

    async def cashier(self) -> Person:
        """Whoever pays at the cage."""
        return Person(await self._enter(self.server.sign_in("cas")))

    def sign(self, game: str) -> Any:
        """The limits of a game as the configuration has them."""
        told = self.config.game(game)
        assert told is not None
        return limits_of(told)

    async def _enter(self, token: str) -> Connection:
        return await self._stack.enter_async_context(connect(self.server.url, token))

    @asynccontextmanager
    async def program(self, kind: str, game: str, *words: str) -> AsyncIterator[None]:
        """`pitboss device`, as a process of its own."""
        key = self.server.keys[f"{kind}-{game}"]
        told = ("device", kind, "--url", self.server.url, "--key", key, "--pace", "0", *words)
        process = await asyncio.create_subprocess_exec(SCRIPT, *told, stdout=asyncio.subprocess.DEVNULL)
        try:
            yield
            assert process.returncode is None, f"The {kind} ended by itself."
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()


@asynccontextmanager
async def inside(server: Server) -> AsyncIterator[Hall]:
    """The floor of a server, until everybody leaves."""
    async with AsyncExitStack() as stack:
        yield Hall(server, stack)
