"""The third kind of game on a real server: from a new game to the settlement, before and after a restart.

It takes over 10 s: each story runs on servers of its own.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from acting.third_game.die import ActAtDie, NewThrow, OpenDie, Throw
from acting.third_game.registered import registered
from acting.third_game.rules import EDITION, GAME, SIX
from kit.clients.socket_clients import Terminal, User
from kit.server.live_server import IDS, bearer

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.baccarat.acts.opening import SetTable
from pitboss.baccarat.decide import ActAtTable
from pitboss.engine.registry import Registry
from pitboss.floor.devices.device_commands import ReadBall, ReadCard, ReportFault
from pitboss.floor.devices.devices import Fault
from pitboss.floor.people.keys import device_kinds
from pitboss.floor.people.names import is_reserved
from pitboss.floor.setups import standard_setup
from pitboss.floor.terminals.chips.chip_moves import DragChips
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.roles import Role
from pitboss.roulette.acts.play import NewGame
from pitboss.roulette.decide import ActAtWheel
from pitboss.service.config import FloorConfig
from pitboss.service.config_reading import read_config
from pitboss.service.realtime.client import TurnedAwayError, connect
from pitboss.service.running import Opened, opened
from pitboss.store.opening import open_store

DIE = "die-1"
FLOOR = f"""
venue = "The Little Casino"
address = "127.0.0.1:0"
[[games]]
name = "{DIE}"
edition = "{EDITION.key}"
game = "{GAME.key}"
limits = {{least = "5", most = "100"}}
[[games]]
name = "rapid-1"
edition = "star-rapid-etg-2016"
game = "baccarat"
limits = {{least = "5", most = "100"}}
[[terminals]]
number = "1"
"""
LIMITS = {"least": 500, "most": 10_000}
SUE, DEE = Person("demo-supervisor", Role.CASINO_SUPERVISOR), Person("demo-dealer", Role.DEALER)


@pytest.fixture
def registry() -> Iterator[Registry]:
    """The floor knows the die."""
    with registered() as registry:
        yield registry


class DieServer:
    """The server, with everybody who is at it."""

    def __init__(self, floor: Opened, http: httpx.AsyncClient, stack: AsyncExitStack) -> None:
        self.floor, self.http, self._stack = floor, http, stack

    async def get(self, path: str, token: str = "") -> Any:
        answer = await self.http.get(path, headers=bearer(token))
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def token(self, name: str, at: str | None = None) -> str:
        """Signs a person in, at a terminal or at a desk."""
        credentials = {"name": name, "password": self.floor.password, "at": at}
        session = (await self.http.post("/api/sign-in", json=credentials)).json()
        return str(session["token"])

    async def post(self, token: str, command: Command) -> str:
        """What a command leads to over HTTP: `done`, or the code of the refusal."""
        body = {"id": f"c-{next(IDS)}", "command": msgspec.to_builtins(command)}
        answer = await self.http.post("/api/commands", json=body, headers=bearer(token))
        return "done" if answer.status_code == 200 else str(answer.json()["error"]["code"])

    async def device(self, kind: str, game: str) -> tuple[int, Any]:
        """What two administrators are answered who ask for the key of a device."""
        second = {"name": "demo-admin-2", "password": self.floor.password}
        body = {"name": f"{kind}-{game}", "kind": kind, "serves": game, "second": second}
        token = await self.token("demo-admin")
        answer = await self.http.post("/api/devices", json=body, headers=bearer(token))
        return answer.status_code, answer.json()

    async def user(self, token: str) -> User:
        return User(await self._stack.enter_async_context(connect(self.floor.config.url, token)))

    async def staff(self, name: str, at: str | None = None) -> User:
        return await self.user(await self.token(name, at))

    async def terminal(self) -> Terminal:
        screen, slot = [await self.user(self.floor.keys[key]) for key in ("demo-terminal-1", "stacker-1")]
        return Terminal(screen.floor, slot.floor, "1")


@asynccontextmanager
async def running_server(config: FloorConfig, registry: Registry) -> AsyncIterator[DieServer]:
    async with (
        opened(config, demo=True, registry=registry) as floor,
        httpx.AsyncClient(base_url=floor.config.url, timeout=60) as http,
        AsyncExitStack() as stack,
    ):
        yield DieServer(floor, http, stack)


Story = Callable[[DieServer], Awaitable[None]]


def die_shows(number: int) -> dict[str, Any]:
    """The result of a throw in an answer."""
    return {"type": "text", "key": "the-die-shows", "facts": {"number": number}}


def tell(registry: Registry, folder: Path, *stories: Story, source: str = "keyed") -> None:
    """What happens at a floor; each story with a server of its own, one after the other on one database."""

    async def run() -> None:
        for story in stories:
            async with running_server(floor_of(folder, source), registry) as server:
                await story(server)

    asyncio.run(run())


def floor_of(folder: Path, source: str = "keyed") -> FloorConfig:
    """The floor, with the source of the numbers of its die."""
    die = f'name = "{DIE}"'
    named = FLOOR.replace(die, f'{die}\nshoe = "{source}"')
    return unwrap(read_config(f'database = "{folder / "floor.sqlite"}"{named}'))


def act(by: Person, act: Act) -> Command:
    return ActAtDie(DIE, act, by)


async def open_die(server: DieServer) -> tuple[User, User]:
    """Supervisor and dealer, and the die that they have opened by what the screen offers."""
    sue, dee = await server.staff(SUE.name), await server.staff(DEE.name, f"dt/{DIE}")
    view = await sue.see(f"game/{DIE}/supervisor")
    (offer,) = view["other"]["offers"]
    assert (offer["act"]["act"], offer["act"]["limits"]["each"]) == ("open-die", LIMITS)
    command = {"type": "act-at-die", "die": DIE, "act": offer["act"], "by": msgspec.to_builtins(SUE)}
    await sue.do(msgspec.convert(command, ActAtDie))
    return sue, dee


async def postings(folder: Path) -> list[tuple[int, str, int]]:
    """All that was ever posted: the event, the account and the cents."""
    store = unwrap(await open_store(str(folder / "floor.sqlite")))
    try:
        return [(seq, account, cents) async for piece in store.lines() for seq, _, account, cents in piece]
    finally:
        await store.close()


def test_a_die_is_played_from_a_new_game_to_the_settlement_at_a_terminal(
    registry: Registry, tmp_path: Path
) -> None:
    seen: dict[str, Any] = {}

    async def evening(server: DieServer) -> None:
        _, dee = await open_die(server)
        player = await server.terminal()
        await player.fund(10_000)
        await dee.do(act(DEE, NewThrow("t-1")))
        game = await player.see(f"game/{DIE}", lambda now: now["phase"] == "open")
        assert (game["kind"], game["play"], game["wagers"]) == (
            "die",
            "t-1",
            [
                {
                    "key": SIX,
                    "title": "Six",
                    "pays": [{"type": "text", "key": "odds-to", "facts": {"won": 5, "staked": 1}}],
                }
            ],
        )
        layout = await server.get(f"/api/games/{DIE}/layout", server.floor.keys["demo-terminal-1"])
        assert [(area["wager"], area["least"], area["most"]) for area in layout["areas"]] == [
            (SIX, 500, 10_000)
        ]
        assert await player.refused(DragChips("1", DIE, "t-1", {"seven": 500})) == "unknown-bet"
        await player.bet(DIE, "t-1", {SIX: 1_000})
        account = await player.account(lambda now: now["held"])
        assert (account["credits"], account["held"]) == (9_000, 1_000)
        assert account["layouts"] == [{"game": DIE, "play": "t-1", "stakes": {SIX: 1_000}}]
        await dee.do(act(DEE, Throw(6)))
        won = await player.settled("t-1")
        assert (won["outcome"], won["staked"], won["returned"], won["number"]) == (
            die_shows(6),
            1_000,
            6_000,
            6,
        )
        assert (await player.see(f"game/{DIE}", lambda now: now["phase"] == "result"))["won"] == [SIX]
        assert await player.refused(DragChips("1", DIE, "t-1", {SIX: 500})) == "wagers-closed"
        # The next throw loses.
        await dee.do(act(DEE, NewThrow("t-2")))
        await player.bet(DIE, "t-2", {SIX: 2_000})
        await dee.do(act(DEE, Throw(3)))
        lost = await player.settled("t-2")
        assert (lost["outcome"], lost["returned"]) == (die_shows(3), 0)
        # A third is still open when the server stops.
        await dee.do(act(DEE, NewThrow("t-3")))
        await player.bet(DIE, "t-3", {SIX: 500})
        account = await player.account(lambda now: now["held"])
        assert (account["credits"], account["held"]) == (9_000 + 6_000 - 2_000 - 500, 500)
        seen["game"] = await dee.see(f"game/{DIE}", lambda now: now["play"] == "t-3")
        seen["account"] = account

    async def morning(server: DieServer) -> None:
        dee, player = await server.staff(DEE.name, f"dt/{DIE}"), await server.terminal()
        assert await dee.see(f"game/{DIE}") == seen["game"]
        assert await player.account() == seen["account"]
        await dee.do(act(DEE, Throw(6)))
        assert (await player.settled("t-3"))["returned"] == 3_000
        assert (await player.account())["credits"] == 12_500 + 3_000
        inspector = await server.token("demo-inspector")
        plays = await server.get(f"/api/replay/{DIE}", inspector)
        assert [(play["key"], play["outcome"]["facts"]) for play in plays] == [
            ("t-3", {"number": 6}),
            ("t-2", {"number": 3}),
            ("t-1", {"number": 6}),
        ]
        film = await server.get(f"/api/replay/{DIE}/t-2", inspector)
        assert [(step["words"][0]["key"], step.get("number")) for step in film["steps"]] == [
            ("replay-new-throw", None),
            ("replay-throw", 3),
        ]
        assert film["settled"] == [{"who": "pt/1", "wager": SIX, "stake": 2_000, "returned": 0}]

    tell(registry, tmp_path, evening, morning)
    events, sums = Counter[int](), Counter[str]()
    for seq, account, cents in asyncio.run(postings(tmp_path)):
        events[seq] += cents
        sums[account] += cents
    assert not any(events.values()), "the postings of every event sum to zero"
    assert (sums["pt/1/chips"], sums["pt/1/held"]) == (15_500, 0)


def test_nobody_acts_at_a_die_whose_work_it_is_not(registry: Registry, tmp_path: Path) -> None:
    async def story(server: DieServer) -> None:
        opening = act(DEE, OpenDie(TableLimits(each=Limits(**LIMITS))))
        dee = await server.staff(DEE.name, f"dt/{DIE}")
        # Of the act the row of the die says who may do it.
        assert await dee.refused(opening) == "not-authorised"
        sue, dee = await open_die(server)
        throw = NewThrow("t-1")
        cashier, player = await server.staff("demo-cashier"), await server.terminal()
        assert await cashier.refused(act(Person("demo-cashier", Role.DEALER), throw)) == "not-permitted"
        assert await player.refused(act(DEE, throw)) == "not-permitted"
        assert await sue.refused(act(DEE, throw)) == "not-permitted", "nobody acts under another name"
        elsewhere = await server.staff(DEE.name, "dt/rapid-1")
        assert await elsewhere.refused(act(DEE, throw)) == "not-permitted"
        with pytest.raises(TurnedAwayError):
            await cashier.see(f"game/{DIE}/dealer")
        # What the die itself does not take is refused there, and a die takes no act of another kind.
        assert await sue.refused(act(SUE, Throw(6))) == "no-throw"
        assert await sue.refused(ActAtWheel(DIE, NewGame("t-1"), SUE)) == "unknown-game"
        table = standard_setup("star-rapid-etg-2016", "baccarat")
        assert await sue.refused(ActAtTable(DIE, SetTable(table), SUE)) == "name-taken"
        assert await sue.refused(ActAtDie("rapid-1", throw, SUE)) == "unknown-game"
        await sue.do(act(SUE, throw))
        # The same commands go over HTTP.
        here = await server.token(DEE.name, f"dt/{DIE}")
        assert await server.post(here, act(DEE, Throw(7))) == "bad-number"
        assert await server.post(await server.token("demo-cashier"), act(DEE, Throw(6))) == "not-permitted"
        assert await server.post(here, act(DEE, Throw(6))) == "done"

    tell(registry, tmp_path, story)


def test_the_device_of_a_die_reads_with_a_key_of_its_own(registry: Registry, tmp_path: Path) -> None:
    async def evening(server: DieServer) -> None:
        status, made = await server.device("die", DIE)
        assert (status, made["name"]) == (201, f"die-{DIE}")
        seen["key"] = made["key"]
        _, dee = await open_die(server)
        die, player = await server.user(made["key"]), await server.terminal()
        await player.fund(10_000)
        await dee.do(act(DEE, NewThrow("t-1")))
        await player.bet(DIE, "t-1", {SIX: 1_000})
        wanted = await die.see(f"device/die-{DIE}", lambda now: now.get("wanted") is not None)
        assert (wanted["wanted"], wanted["game"], wanted["play"]) == ("throw", DIE, "t-1")
        # The keys of other devices read nothing here, and this one reads for no other game.
        for kind, game in (("shoe", "rapid-1"), ("shoe", DIE), ("wheel", DIE)):
            other = await server.user((await server.device(kind, game))[1]["key"])
            assert await other.refused(ReadBall(f"die-{DIE}", DIE, 1, 0, 6)) == "not-permitted"
            with pytest.raises(TurnedAwayError):
                await other.see(f"device/die-{DIE}")
        assert await die.refused(ReadBall("wheel-rapid-1", "rapid-1", 1, 0, 6)) == "not-permitted"
        assert await die.refused(ReadCard(f"die-{DIE}", DIE, 1, "9S")) == "not-permitted"
        assert await die.refused(act(DEE, Throw(6))) == "not-permitted"
        await die.do(ReadBall(f"die-{DIE}", DIE, 1, 0, 6, "t-1"))
        won = await player.settled("t-1")
        assert (won["outcome"], won["returned"]) == (die_shows(6), 6_000)

    async def morning(server: DieServer) -> None:
        die, sue = await server.user(seen["key"]), await server.staff(SUE.name)
        await sue.do(act(SUE, NewThrow("t-2")))
        await die.do(ReadBall(f"die-{DIE}", DIE, 2, 0, 3, "t-2"))
        await sue.see(f"game/{DIE}", lambda now: now["phase"] == "result" and now["play"] == "t-2")
        await die.do(ReportFault(f"die-{DIE}", Fault.DEAD, "It is dark."))

    seen: dict[str, str] = {}
    tell(registry, tmp_path, evening, morning, source="device")


def test_only_kinds_of_device_that_the_floor_has_get_a_key(registry: Registry, tmp_path: Path) -> None:
    async def story(server: DieServer) -> None:
        status, answer = await server.device("toaster", DIE)
        assert (status, answer["error"]["code"]) == (404, "unknown-device")
        assert "shoe, wheel or die" in answer["error"]["message"]
        # Where a die is played, nobody is called like its device.
        second = {"name": "demo-admin-2", "password": server.floor.password}
        person = {"name": "die-7", "posts": ["dealer"], "second": second}
        token = await server.token("demo-admin")
        refused = await server.http.post("/api/staff", json=person, headers=bearer(token))
        assert refused.json()["error"]["code"] == "reserved-name"

    tell(registry, tmp_path, story)


def test_a_floor_without_a_die_has_no_key_for_its_device() -> None:
    assert "die" not in device_kinds()
    assert not is_reserved("die-7")
