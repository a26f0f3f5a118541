"""The attack: somebody sets the clock of a server, back, forward or back and forth, while games are open.

The wheel of this floor spins every second. Whatever is done to the clock it goes on, no event is earlier than
the one before it, no wagering period is cut short, and staff are alarmed.
"""

import asyncio
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from serving import PASSWORD
from support import RAPID

from pitboss.floor.staff import Post
from pitboss.floor.staff_commands import AddStaff
from pitboss.kernel.instant import HOUR
from pitboss.kernel.rejection import Rejection, sure
from pitboss.service import alarms
from pitboss.service.actors import StaffActor
from pitboss.service.config import FloorConfig, read_config
from pitboss.service.demo import QUICK
from pitboss.service.floor import Floor
from pitboss.service.passwords import SETUP
from pitboss.service.running import opened
from pitboss.service.sign_in import Gate
from pitboss.store.clock import SteadyClock, now
from pitboss.store.log import Kept
from pitboss.store.memory import MemoryStore
from pitboss.store.opening import open_store

PERIOD_S = 1
CONFIG = f"""
venue = "V"
[[games]]
name = "roulette-1"
edition = "{RAPID}"
game = "roulette"
wheel = "automated"
period = {PERIOD_S}
pause = 0
dealing = "virtual"
shoe = "simulated"
limits = {{least = "5", most = "500"}}
"""
FROZEN_S = 20.0
"""Seconds without a spin after which a game is frozen. The clock is set by more than this in every attack."""
EARLY_S = 0.005
"""By how much sooner a period may end: a clock that catches up runs a thousandth faster."""


class Seen(NamedTuple):
    """An event, and between which moments it was written, by a clock that nobody sets."""

    kept: Kept
    after: float
    before: float


class Clock:
    """The clock of a machine, as somebody sets it."""

    def __init__(self, ahead_ms: int = 0) -> None:
        self.ahead_ms = ahead_ms

    def steady(self) -> SteadyClock:
        """What a server of that machine makes of it."""
        return SteadyClock(lambda: now() + self.ahead_ms)


class Watch:
    """What comes into the log, and when."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.seen: list[Seen] = []

    def acts(self, act: str) -> list[Seen]:
        """All of one kind that the wheel has seen."""
        return [each for each in self.seen if b'"act":{"act":"%s"' % act.encode() in each.kept.body]

    def alarms(self, kind: str) -> list[Kept]:
        return [each.kept for each in self.seen if each.kept.stream == f"alarm/{kind}"]

    async def spins(self, more: int) -> None:
        """Waits for so many more results; fails if the game stands still."""
        for wanted in range(len(self.acts("ball-at-rest")) + 1, len(self.acts("ball-at-rest")) + 1 + more):
            async with asyncio.timeout(FROZEN_S):
                while len(self.acts("ball-at-rest")) < wanted:
                    await asyncio.sleep(0.05)

    async def alarmed(self, kind: str, times: int = 1) -> None:
        """Waits until staff were alarmed so often."""
        async with asyncio.timeout(FROZEN_S):
            while len(self.alarms(kind)) < times:
                await asyncio.sleep(0.05)

    def check(self) -> None:
        """No event is earlier than the one before, and every period lasted as long as it should."""
        instants = [each.kept.at for each in self.seen]
        assert instants == sorted(instants)
        opened, ended = self.acts("new-game"), self.acts("end-period")
        assert ended
        for end in ended:
            began = max(each.after for each in opened if each.kept.seq < end.kept.seq)
            # At most so long, however late this was looked at.
            assert end.before - began > PERIOD_S - EARLY_S

    @asynccontextmanager
    async def looking(self) -> AsyncIterator[None]:
        store = sure(await open_store(self.database))

        async def look() -> None:
            last = -math.inf
            while True:
                began = time.monotonic()
                fresh = await store.between(len(self.seen) + 1, 1_000)
                self.seen += [Seen(kept, last, time.monotonic()) for kept in fresh]
                last = began
                await asyncio.sleep(0.02)

        task = asyncio.create_task(look())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await store.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "floor.sqlite")
    url: str = request.getfixturevalue("database")
    return url


@pytest.fixture(autouse=True)
def told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of several alarms of a minute none is kept back."""
    monkeypatch.setattr(alarms, "BURST_S", 0.1)


def config_of(place: str) -> FloorConfig:
    return msgspec.structs.replace(sure(read_config(CONFIG)), address="127.0.0.1:0", database=place)


def attack(place: str, story: Callable[[Watch], Awaitable[None]]) -> None:
    async def run() -> None:
        # The first server makes the database that is looked at.
        async with opened(config_of(place), clock=Clock().steady()):
            pass
        watch = Watch(place)
        async with watch.looking():
            await story(watch)
        watch.check()

    asyncio.run(run())


@pytest.mark.parametrize("steps_ms", [(-45_000,), (45_000,), (-HOUR, HOUR)], ids=["back", "forward", "both"])
def test_no_game_stands_still_while_a_clock_is_set(place: str, steps_ms: tuple[int, ...]) -> None:
    async def story(watch: Watch) -> None:
        clock = Clock()
        async with opened(config_of(place), clock=clock.steady()):
            await watch.spins(1)
            for step_ms in steps_ms:
                raised = len(watch.alarms("clock-step")) + 1
                clock.ahead_ms += step_ms
                await watch.spins(2)
                await watch.alarmed("clock-step", raised)
                told = msgspec.json.decode(watch.alarms("clock-step")[-1].body)
                assert abs(float(told["facts"]["step"].split()[0]) - step_ms / 1_000) < 0.5

    attack(place, story)


def test_a_server_whose_clock_is_behind_the_log_starts_and_goes_on_from_there(place: str) -> None:
    async def story(watch: Watch) -> None:
        async with opened(config_of(place), clock=Clock().steady()):
            await watch.spins(1)
        async with opened(config_of(place), clock=Clock(-HOUR).steady()):
            await watch.spins(2)
            await watch.alarmed("clock-behind")
        # Its time goes on, a little slower.
        late = watch.acts("ball-at-rest")[-2:]
        assert late[1].kept.at - late[0].kept.at > 500

    attack(place, story)


def test_a_server_whose_clock_is_ahead_neither_stops_nor_shortens_the_games_of_another(place: str) -> None:
    async def story(watch: Watch) -> None:
        async with opened(config_of(place), clock=Clock().steady()):
            await watch.spins(1)
            async with opened(config_of(place), clock=Clock(HOUR).steady()):
                # What it writes at its start is an hour ahead.
                await watch.spins(2)
                await watch.alarmed("clock-behind")
            await watch.spins(2)

    attack(place, story)


class Hands:
    """The clock on the wall and the time that passes, as a test has them."""

    def __init__(self) -> None:
        self.wall = 1_772_323_200_000
        self.passed = 0

    def wait(self, ms: int) -> None:
        self.wall += ms
        self.passed += ms * 1_000_000


@pytest.mark.parametrize("step_ms", [0, -24 * HOUR, 24 * HOUR], ids=["not at all", "back", "forward"])
def test_a_session_lasts_as_long_as_it_should_whatever_is_done_to_the_clock(step_ms: int) -> None:
    async def story() -> None:
        hands = Hands()
        clock = SteadyClock(lambda: hands.wall, lambda: hands.passed)
        async with Floor(MemoryStore(), FloorConfig("V"), clock) as floor:
            gate = Gate(floor, QUICK)
            sure(await floor.do("add", AddStaff("sue", (Post.CASINO_SUPERVISOR,), by=SETUP), SETUP))
            assert await gate.set_password("sue", PASSWORD, by=SETUP) is None
            token = sure(await gate.sign_in("sue", PASSWORD)).token
            for _ in range(11 * 6):
                # It is used all the time.
                hands.wait(HOUR // 6)
                assert isinstance(await gate.find(token), StaffActor)
            hands.wall += step_ms
            hands.wait(HOUR // 6)
            assert isinstance(await gate.find(token), StaffActor)
            for _ in range(2 * 6):
                hands.wait(HOUR // 6)
                await gate.find(token)
            ended = await gate.find(token)
            assert isinstance(ended, Rejection)
            assert ended.code == "not-signed-in"

    asyncio.run(story())


def test_a_clock_that_is_set_by_little_and_kept_right_alarms_nobody() -> None:
    hands = Hands()
    clock = SteadyClock(lambda: hands.wall, lambda: hands.passed)
    for _ in range(7 * 24 * 60):
        hands.wait(60_000)
        # As much as clocks are kept right by, for a week.
        hands.wall += 30
        clock()
    assert clock.take_steps() == []
    assert abs(clock.ahead_ms) < 1_000
