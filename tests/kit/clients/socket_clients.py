"""People and devices on a real floor, each with its own socket."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, aclosing, asynccontextmanager, suppress
from typing import Any, Self

import msgspec

from kit.server.server_process import PASSWORD, SCRIPT, Server
from kit.tables.live_table import SUE
from pitboss.acting.acts.act import Act, Person
from pitboss.acting.setups.sign import TableLimits
from pitboss.audit.auditor import Audit, Wrong, audit
from pitboss.baccarat.acts.play import Call, CallLastCoup, ConfirmResult, StartRound
from pitboss.baccarat.acts.shoe.cards import BringCards, Burn, CheckCards, Cut, InsertCuttingCard, Shuffle
from pitboss.baccarat.decide import ActAtTable
from pitboss.cli.floor.device import KEY_NAME
from pitboss.floor.terminals.chips.chip_commands import InsertNote
from pitboss.floor.terminals.chips.chip_moves import DragChips
from pitboss.kernel.decision import Command
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.roulette.decide import ActAtWheel
from pitboss.rules.procedure import Announcement, BurnWay
from pitboss.service.config import limits_of
from pitboss.service.config_reading import read_config
from pitboss.service.network.buckets import Bucket, Rate
from pitboss.service.realtime.client import Connection, View, connect
from pitboss.service.realtime.messages import Done, Second
from pitboss.service.realtime.socket import MESSAGES
from pitboss.store.opening import open_store

SOON = 60.0
"""Seconds within which anything must happen, even on a very busy machine."""

COURSE = (
    "end-period",
    "call-last-coup",
    "confirm-result",
    "select-result",
    "announce-result",
    "collect-losing",
    "settle",
    "announce-counts",
    "settle-initial-deal",
    "pass-out",
    "collect",
    "turn",
    "draw-card",
    "meet-cutting-card",
)
"""The dealer's acts once no more bets are taken: the first one that is offered is done."""

So = Callable[[View], object]
"""A condition on a view."""


def always(_: View) -> bool:
    """True for every view."""
    return True


async def until(so: Callable[[], object]) -> None:
    """Polls until something is so."""
    async with asyncio.timeout(SOON):
        while not so():
            await asyncio.sleep(0.05)


class User:
    """A person or a device with its own connection."""

    def __init__(self, floor: Connection) -> None:
        self.floor = floor
        self._pace = Bucket(Rate(0.8 * MESSAGES.per_s, 4 * MESSAGES.burst // 5))
        """No client sends faster than the server takes messages from one connection."""

    async def ask(self, command: Command, second: Person | None = None) -> Done | Rejection:
        """The result of a command; another person may sign for it."""
        signed = None if second is None else Second(second.name, PASSWORD)
        await self._wait()
        async with asyncio.timeout(SOON):
            return await self.floor.do(command, second=signed)

    async def do(self, command: Command, second: Person | None = None) -> Done:
        """Sends a command that must succeed."""
        done = await self.ask(command, second)
        assert isinstance(done, Done), f"{command}: {done}"
        return done

    async def refused(self, command: Command, second: Person | None = None) -> str:
        """The code of the refusal that a command must get."""
        refused = await self.ask(command, second)
        assert isinstance(refused, Rejection), f"{command} was not refused"
        return refused.code

    async def see(self, channel: str, so: So = always) -> View:
        """The view of a channel, as soon as a condition is true of it."""
        for _ in ("watch", "unwatch"):
            await self._wait()
        view: View = {}
        with suppress(TimeoutError):
            async with asyncio.timeout(SOON), aclosing(self.floor.watch(channel)) as views:
                async for view in views:
                    if so(view):
                        return view
        raise AssertionError(f"{channel} shows {view!s:.1000}")

    async def _wait(self) -> None:
        while not self._pace.take():
            await asyncio.sleep(1 / MESSAGES.per_s)


class Terminal(User):
    """A player terminal with its note slot, and the player there."""

    def __init__(self, floor: Connection, slot: Connection, number: str) -> None:
        super().__init__(floor)
        self.slot, self.number = User(slot), number

    async def fund(self, *notes: Cents) -> None:
        """Inserts notes."""
        for cents in notes:
            await self.slot.do(InsertNote(self.number, cents))

    async def bet(self, game: str, play: str, stakes: Mapping[str, Cents]) -> None:
        """Chips are dragged onto the layout."""
        await self.do(DragChips(self.number, game, play, stakes))

    async def bet_next(self, game: str, stakes: Mapping[str, Cents]) -> str:
        """Bets on the next play of a game that another person runs; returns the play."""
        while True:
            view = await self.see(f"game/{game}", lambda now: now["phase"] == "open")
            play: str = view["play"]
            placed = await self.ask(DragChips(self.number, game, play, stakes))
            if isinstance(placed, Done):
                return play
            assert placed.code == "wagers-closed", placed

    async def account(self, so: So = always) -> View:
        """The account on its screen."""
        return await self.see(f"terminal/{self.number}", so)

    async def settled(self, play: str) -> View:
        """The result of a play, once it is settled here."""
        account = await self.account(lambda now: play in plays(now))
        return plays(account)[play]


def plays(account: View) -> dict[str, View]:
    """The plays that an account remembers."""
    return {each["play"]: each for each in account.get("recall", ())}


class Actor(User):
    """A person who acts at a game, or reads its screen for others."""

    def __init__(self, floor: Connection, who: Person, game: str, screen: str) -> None:
        super().__init__(floor)
        self.who, self.game, self.screen = who, game, screen

    def acting(self, act: Act | Mapping[str, Any], approved: Person | None = None) -> Command:
        """The command for an act, or for one that a screen offers."""
        kind, at = (ActAtWheel, "wheel") if self.game.startswith("roulette") else (ActAtTable, "table")
        fields = {at: self.game, "act": act, "by": self.who, "approved": approved}
        return msgspec.convert(msgspec.to_builtins({"type": kind.__struct_config__.tag, **fields}), kind)

    async def act(self, *acts: Act | Mapping[str, Any], approved: Person | None = None) -> None:
        """Does an act at the game."""
        for act in acts:
            await self.do(self.acting(act, approved), approved)

    async def fails(self, act: Act, approved: Person | None = None) -> str:
        """The code with which an act is refused."""
        return await self.refused(self.acting(act, approved), approved)

    async def look(self, so: So = always) -> View:
        """The view on the screen."""
        return await self.see(self.screen, so)


class Dealer(Actor):
    """A dealer at the terminal of a game."""

    def elsewhere(self, game: str) -> Self:
        """The same dealer at another game."""
        return type(self)(self.floor, self.who, game, f"game/{game}/dealer")

    async def load(self, supervisor: Actor, behind: int = 20, back: str = "red") -> None:
        """Loads cards into the shoe, with the cutting card in front of this many of them."""
        await self.act(BringCards(back), approved=supervisor.who)
        for each in (self, supervisor):
            # Not every edition has both people check the cards.
            await each.ask(each.acting(CheckCards()))
        await self.act(Shuffle())
        if isinstance(await self.ask(self.acting(Cut(100))), Rejection):
            await supervisor.act(Cut(100))
        await self.act(InsertCuttingCard(behind), Burn(BurnWay.FACE_DOWN, (None,)))

    async def new_game(self, key: str) -> bool:
        """Opens the next coup, unless the shoe is over."""
        started = await self.ask(self.acting(StartRound(key)))
        if isinstance(started, Rejection) and started.code == "last-coup-not-called":
            await self.act(CallLastCoup())
            started = await self.ask(self.acting(StartRound(key)))
        if isinstance(started, Rejection):
            assert started.code == "shoe-ended", started
            return False
        await self.call(Announcement.PLACE_YOUR_BETS)
        return True

    async def call(self, announcement: Announcement) -> None:
        """Makes a call to the table, if the edition has it."""
        called = await self.ask(self.acting(Call(announcement)))
        assert not isinstance(called, Rejection) or called.code in ("call-not-known", "call-made")

    async def confirm(self) -> None:
        """Chooses the one result that the screen offers, once there is one, and confirms it.

        If the cutting card is drawn before the first card, the last coup is announced before that card is
        drawn.
        """
        view = await self.look(lambda now: offered(now).keys() & {"call-last-coup", "select-result"})
        if "call-last-coup" in offered(view):
            await self.act(CallLastCoup())
            view = await self.look(lambda now: "select-result" in offered(now))
        await self.act(offered(view)["select-result"], ConfirmResult())

    async def deal_out(self) -> None:
        """Deals a coup from the first card to the result, always by the acts that the screen offers."""
        while (view := await self.look(lambda now: now["phase"] == "result" or _due(now)))[
            "phase"
        ] != "result":
            tag = _due(view)[0]
            await self.act(offered(view)[tag])
            if tag == "confirm-result":
                # The system does the rest.
                await self.look(lambda now: now["phase"] == "result")

    async def lie(self, *codes: str | None) -> None:
        """Waits until these cards are on the table."""
        await self.look(
            lambda now: [card.get("card") for card in now["table"]["coup"].get("cards", ())] == [*codes]
        )


def _due(view: View) -> list[str]:
    return [tag for tag in COURSE if tag in offered(view)]


def offered(view: View) -> dict[str, View]:
    """The acts that a screen offers, the first of each kind."""
    acts = [offer["act"] for offer in view["table"].get("offers", ())]
    return {act["act"]: act for act in reversed(acts)}


class Hall:
    """A floor with a server, and all its connected people and devices."""

    def __init__(self, server: Server, stack: AsyncExitStack, sue: Connection) -> None:
        self.server, self._stack, self._sue = server, stack, sue
        self._config = unwrap(read_config(server.config))
        self._lines: dict[str, Connection] = {}
        self._entering = asyncio.Lock()

    async def device(self, name: str) -> User:
        """A device that connects with its key."""
        return User(await self._enter(self.server.keys[name]))

    async def terminal(self, number: str) -> Terminal:
        """A player terminal."""
        screen, slot = (self.server.keys[f"{kind}-{number}"] for kind in ("terminal", "stacker"))
        return Terminal(await self._enter(screen), await self._enter(slot), number)

    async def guest(self, table: str, who: Person) -> Actor:
        """The screen of a guest at a live table."""
        key = self.server.keys[f"seat-{table}-{who.name}"]
        return Actor(await self._enter(key), who, table, f"seat/{table}/{who.name}")

    async def dealer(self, who: Person, game: str) -> Dealer:
        """A dealer who signs in at the terminal of a game."""
        token = self.server.sign_in(who.name, f"dt/{game}")
        return Dealer(await self._enter(token), who, game, f"game/{game}/dealer")

    def supervisor(self, game: str) -> Actor:
        """The supervisor, who signed in once for the whole floor."""
        return Actor(self._sue, SUE, game, f"game/{game}/supervisor")

    async def cashier(self) -> User:
        """The cashier, who pays at the cage."""
        return User(await self._enter(self.server.sign_in("cas")))

    def limits(self, game: str) -> TableLimits:
        """The limits of a game according to the configuration."""
        config = self._config.game(game)
        assert config is not None
        return limits_of(config)

    @asynccontextmanager
    async def program(self, kind: str, game: str, *words: str) -> AsyncIterator[None]:
        """`pitboss device`, as a separate process."""
        key = self.server.keys[f"{kind}-{game}"]
        command = ("device", kind, "--url", self.server.url, "--pace", "0", *words)
        process = await asyncio.create_subprocess_exec(
            SCRIPT, *command, stdout=asyncio.subprocess.DEVNULL, env={**os.environ, KEY_NAME: key}
        )
        try:
            yield
            assert process.returncode is None, f"The {kind} ended by itself."
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def _enter(self, token: str) -> Connection:
        """Connects with a key. A key is used at one place: a second call returns the same connection."""
        async with self._entering:
            if token not in self._lines:
                line = await self._stack.enter_async_context(connect(self.server.url, token))
                self._lines[token] = line
            return self._lines[token]


@asynccontextmanager
async def inside(server: Server) -> AsyncIterator[Hall]:
    """The floor of a server, until everyone leaves."""
    async with AsyncExitStack() as stack, connect(server.url, server.sign_in(SUE.name)) as sue:
        yield Hall(server, stack, sue)


async def audited(server: Server) -> Audit | Wrong:
    """The auditor's findings in the whole log of a stopped server."""
    store = unwrap(await open_store(server.database))
    try:
        return await audit(store)
    finally:
        await store.close()
