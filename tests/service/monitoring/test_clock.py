"""The clock of a server and the instants of the log: never back and never a jump, however clocks are set."""

import asyncio
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from pitboss.aggregates import REGISTRY
from pitboss.engine.command_writer import CommandWriter
from pitboss.engine.transaction import Accepted
from pitboss.floor.terminals.chips.chip_commands import SetTerminal
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.kernel.instant import DAY_MS, MINUTE_MS
from pitboss.service.clock import FASTER_BY_ONE_IN, SLOWER_BY_ONE_IN, STEP_MS, ClockStep, SteadyClock
from pitboss.store.memory import MemoryStore

NOON = 1_772_323_200_000
MOVES = st.lists(
    st.tuples(st.integers(0, 10 * MINUTE_MS), st.integers(-DAY_MS, DAY_MS)), min_size=1, max_size=20
)
"""How much time passes, and by how much the system clock is set then."""


class Hands:
    def __init__(self, wall: int = NOON) -> None:
        self.wall, self.passed = wall, 0

    def wait(self, ms: int) -> None:
        self.wall += ms
        self.passed += ms * 1_000_000

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.passed)


@given(MOVES)
def test_it_runs_almost_as_time_passes_however_it_is_set(moves: list[tuple[int, int]]) -> None:
    hands = Hands()
    clock = hands.clock()
    before = clock()
    for passed, step in moves:
        hands.wall += step
        hands.wait(passed)
        now = clock()
        assert (
            passed - passed // SLOWER_BY_ONE_IN - 1 <= now - before <= passed + passed // FASTER_BY_ONE_IN + 1
        )
        before = now


@given(st.integers(-DAY_MS, DAY_MS))
def test_every_step_is_told_once_and_small_ones_not(step: int) -> None:
    hands = Hands()
    clock = hands.clock()
    hands.wait(MINUTE_MS // 2)
    hands.wall += step
    hands.wait(MINUTE_MS // 2)
    assert clock.take_steps() == ([ClockStep(step)] if abs(step) > STEP_MS else [])
    hands.wait(10 * MINUTE_MS)
    assert clock.take_steps() == []


def test_it_comes_to_show_what_the_systems_clock_shows() -> None:
    for step, minutes in ((-45_000, 8), (2_000, 34)):
        hands = Hands()
        clock = hands.clock()
        hands.wall += step
        for _ in range(minutes):
            assert clock.ahead_ms == clock() - hands.wall != 0
            hands.wait(MINUTE_MS)
        assert clock() == hands.wall


def test_it_goes_on_from_the_end_of_a_log_that_is_ahead() -> None:
    hands = Hands()
    clock = hands.clock()
    clock.start_after(NOON - DAY_MS)
    assert (clock(), clock.ahead_ms) == (NOON, 0)
    clock.start_after(NOON + DAY_MS)
    hands.wait(MINUTE_MS)
    assert clock() == NOON + DAY_MS + MINUTE_MS - MINUTE_MS // SLOWER_BY_ONE_IN


@given(
    st.lists(st.tuples(st.booleans(), st.integers(0, MINUTE_MS)), max_size=20), st.integers(-DAY_MS, DAY_MS)
)
def test_no_event_is_earlier_than_the_one_before_on_any_server(
    turns: list[tuple[bool, int]], apart: int
) -> None:
    async def write() -> None:
        store, hands = MemoryStore(), (Hands(), Hands(NOON + apart))
        async with (
            CommandWriter(store, REGISTRY, hands[0].clock()) as one,
            CommandWriter(store, REGISTRY, hands[1].clock()) as two,
        ):
            for n, (first, passed) in enumerate(turns):
                for each in hands:
                    each.wait(passed)
                writer = one if first else two
                done = await writer.submit(f"c-{n}", SetTerminal(str(n), Settings("V")), "setup")
                assert isinstance(done, Accepted)
        instants = [event.at for event in await store.between(1, 100)]
        assert instants == sorted(instants)
        for (before, now), ((last, _), (first, passed)) in zip(
            pairwise(instants), pairwise(turns), strict=True
        ):
            # A server that found the log ahead goes on from there, and not much slower.
            assert first != last or now - before >= passed * 9 // 10 - 1

    asyncio.run(write())
