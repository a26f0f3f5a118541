"""The attack: the clock of a server is set back, forward, or back and forth, while games are open.

The wheel of this floor spins every second. It goes on after every step of the clock, no event is earlier than
the one before it, no wagering period is cut short, and staff get an alarm.

It takes over 10 s: after every step of the clock it waits for two whole spins.
"""

import asyncio
import json
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from kit.server.server_process import PASSWORD, running
from kit.server.tampered_machine import tampered
from kit.store.attacker import read, url  # noqa: F401 (a fixture)
from kit.store.logged import act_name
from kit.support import RAPID

from pitboss.floor.people.staff import Post
from pitboss.floor.people.staff_commands import AddStaff
from pitboss.kernel.instant import HOUR_MS
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.service.auth.actors import StaffActor
from pitboss.service.auth.passwords import SETUP
from pitboss.service.auth.sign_in import Authenticator
from pitboss.service.clock import SteadyClock
from pitboss.service.config import FloorConfig
from pitboss.service.demo import QUICK
from pitboss.service.floor_engine import FloorEngine
from pitboss.store.memory import MemoryStore

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
EARLY_S = 0.1
"""By how much earlier a period may end: clocks that catch up run a little faster."""
HOUR_S = 3_600
STEPS_S = (-45, 45, -HOUR_S, 0)
"""The steps of the clock, one after the other, as seconds ahead of the right time."""


class Clock:
    """The clock of a machine that an attacker sets."""

    def __init__(self, file: Path, ahead_s: int = 0) -> None:
        self._file, self.ahead_s = file, ahead_s
        self.set(ahead_s)

    @property
    def program(self) -> tuple[str, ...]:
        """`pitboss` on that machine."""
        return tampered("clock", self._file)

    def set(self, ahead_s: int) -> int:
        """Sets it in one step; returns by how many seconds."""
        fresh = self._file.with_suffix(".set")
        fresh.write_text(str(ahead_s), encoding="ascii")
        fresh.replace(self._file)
        step_s, self.ahead_s = ahead_s - self.ahead_s, ahead_s
        return step_s


class Seen(NamedTuple):
    """An event, and the two times between which it was written, by a clock that no one sets."""

    seq: int
    stream: str
    at: int
    body: dict[str, Any]
    after: float
    before: float


class Watch:
    """The new events in the log of a server, and when each arrived."""

    def __init__(self, database: str) -> None:
        self._database, self._looked = database, -math.inf
        self.seen: list[Seen] = []

    def acts(self, act: str) -> list[Seen]:
        """All acts of one kind at the wheel."""
        return [each for each in self.seen if act_name(each.body) == act]

    def alarms(self, kind: str) -> list[dict[str, Any]]:
        return [each.body for each in self.seen if each.stream == f"alarm/{kind}"]

    def opened(self) -> None:
        """Waits for the next wagering period: the clock is set during it."""
        self._more("new-game")

    def spins(self, more: int) -> None:
        """Waits for this many more results."""
        for _ in range(more):
            self._more("ball-at-rest")

    def alarmed(self, kind: str) -> None:
        """Waits until staff get an alarm."""
        self._until(lambda: self.alarms(kind), f"There is no alarm {kind}.")

    def check(self) -> None:
        """No event is earlier than the one before, and every period lasted as long as it should."""
        self._look()
        instants = [each.at for each in self.seen]
        assert instants == sorted(instants), "An event is earlier than the one before it."
        opened, ended = self.acts("new-game"), self.acts("end-period")
        assert ended
        for end in ended:
            began = max(each.after for each in opened if each.seq < end.seq)
            # At most this long, however late the test looked.
            assert end.before - began > PERIOD_S - EARLY_S, "A wagering period was cut short."

    def _more(self, act: str) -> None:
        """Waits for one more act of a kind at the wheel."""
        self._look()
        before = len(self.acts(act))
        self._until(lambda: len(self.acts(act)) > before, "The game stands still.")

    def _look(self) -> None:
        began, last = time.monotonic(), self.seen[-1].seq if self.seen else 0
        rows = read(
            self._database, f"SELECT seq, stream, at, body FROM events WHERE seq > {last} ORDER BY seq"
        )
        now = time.monotonic()
        for seq, stream, at, body in rows:
            self.seen.append(Seen(seq, stream, at, json.loads(bytes(body)), self._looked, now))
        self._looked = began

    def _until(self, so: Callable[[], object], otherwise: str) -> None:
        ends = time.monotonic() + FROZEN_S
        while not so():
            assert time.monotonic() < ends, otherwise
            time.sleep(0.02)
            self._look()


@pytest.fixture
def clock(tmp_path: Path) -> Clock:
    return Clock(tmp_path / "clock")


def test_no_game_stands_still_while_a_clock_is_set(url: str, clock: Clock) -> None:  # noqa: F811
    with running(CONFIG, url, program=clock.program) as server:
        watch, steps_s = Watch(url), []
        for ahead_s in STEPS_S:
            watch.opened()
            steps_s.append(clock.set(ahead_s))
            watch.spins(2)
            watch.alarmed("clock-step")
        # The later alarms of one minute are written together, at the end of it at the latest.
        server.stop()
        watch.check()
        alarms = watch.alarms("clock-step")
        assert abs(alarms[0]["facts"]["step"]["facts"]["ms"] / 1_000 - steps_s[0]) < 0.5
        # A machine that stalls between two reads of its clocks counts one more.
        assert sum(each.get("count", 1) for each in alarms) >= len(steps_s)
        # While no server runs, the clock is set to before the last event: a server starts, and goes on from
        # there.
        clock.set(-HOUR_S)
        server.start()
        watch.spins(2)
        watch.alarmed("clock-behind")
        watch.check()
    # Its time goes on, a little slower.
    late = watch.acts("ball-at-rest")[-2:]
    assert late[1].at - late[0].at > 500


def test_a_server_whose_clock_is_ahead_neither_stops_nor_shortens_the_games_of_another(
    url: str,  # noqa: F811
    tmp_path: Path,
) -> None:
    ahead = Clock(tmp_path / "ahead", HOUR_S)
    with running(CONFIG, url) as server:
        watch = Watch(url)
        watch.spins(1)
        with server.another(ahead.program):
            # Its first events are an hour ahead.
            watch.spins(2)
            watch.check()
            watch.alarmed("clock-behind")
        watch.spins(2)
        watch.check()


class Hands:
    """The wall clock and the monotonic clock, as a test sets them."""

    def __init__(self) -> None:
        self.wall = 1_772_323_200_000
        self.passed = 0

    def wait(self, ms: int) -> None:
        self.wall += ms
        self.passed += ms * 1_000_000


@pytest.mark.parametrize("step_ms", [0, -24 * HOUR_MS, 24 * HOUR_MS], ids=["not at all", "back", "forward"])
def test_a_session_lasts_as_long_as_it_should_whatever_is_done_to_the_clock(step_ms: int) -> None:
    async def story() -> None:
        hands = Hands()
        clock = SteadyClock(lambda: hands.wall, lambda: hands.passed)
        async with FloorEngine(MemoryStore(), FloorConfig("V"), clock) as floor:
            auth = Authenticator(floor, QUICK)
            unwrap(await floor.do("add", AddStaff("sue", (Post.CASINO_SUPERVISOR,), by=SETUP), SETUP))
            assert await auth.set_password("sue", PASSWORD, by=SETUP) is None
            token = unwrap(await auth.sign_in("sue", PASSWORD)).token
            for _ in range(11 * 6):
                # The session is used all the time.
                hands.wait(HOUR_MS // 6)
                assert isinstance(await auth.find(token), StaffActor)
            hands.wall += step_ms
            hands.wait(HOUR_MS // 6)
            assert isinstance(await auth.find(token), StaffActor)
            for _ in range(2 * 6):
                hands.wait(HOUR_MS // 6)
                await auth.find(token)
            ended = await auth.find(token)
            assert isinstance(ended, Rejection)
            assert ended.code == "not-signed-in"

    asyncio.run(story())


def test_a_clock_that_is_set_by_little_and_kept_right_alarms_nobody() -> None:
    hands = Hands()
    clock = SteadyClock(lambda: hands.wall, lambda: hands.passed)
    for _ in range(7 * 24 * 60):
        hands.wait(60_000)
        # The usual correction of a clock, for a week.
        hands.wall += 30
        clock()
    assert clock.take_steps() == []
    assert abs(clock.ahead_ms) < 1_000
