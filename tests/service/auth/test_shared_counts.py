"""Counts that several servers share."""

import asyncio

from pitboss.floor.tickets.tickets import UNFOUND
from pitboss.kernel.rejection import Rejection
from pitboss.service.auth.attempts import NAME_CALM_FAILURES, Attempts
from pitboss.service.auth.guesses import GUESSES_OF_ONE_ADDRESS, TOO_MANY_GUESSES, Guesses
from pitboss.service.auth.shared_counts import FORGOTTEN_S, SharedCounts
from pitboss.store.memory import MemoryStore

STRANGER = "203.0.113.5"
WRONG = Rejection(min(UNFOUND))


class Clock:
    """The time of the store, set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_two_servers_that_are_asked_at_once_count_both_tries() -> None:
    async def check() -> None:
        store = MemoryStore()
        one, two = Attempts(SharedCounts(store)), Attempts(SharedCounts(store))
        here, there, late = [await each.look("dee", STRANGER, known=False) for each in (one, two, one)]
        begun = await one.begin(here)
        assert begun is not None
        assert await two.begin(there) is not None
        assert await two.begin(await two.look("dee", STRANGER, known=False)) is not None
        # A caller that read the count before those three has no try left, and must wait like all others.
        assert await one.begin(late) is None
        assert (await two.look("dee", STRANGER, known=False)).wait_s > 0
        # A right password ends the count, even if guesses failed elsewhere meanwhile.
        await one.passed(begun)
        assert (await two.look("dee", STRANGER, known=False)).pair.level == 0

    asyncio.run(check())


def test_a_name_is_guessed_from_everywhere_at_every_server() -> None:
    async def check() -> None:
        store = MemoryStore()
        servers = [Attempts(SharedCounts(store)) for _ in range(2)]
        for n in range(NAME_CALM_FAILURES + 1):
            each, place = servers[n % 2], f"192.0.2.{n}"
            begun = await each.begin(await each.look("dee", place, known=False))
            assert begun is not None
            assert await each.failed(begun) == (n + 1 >= NAME_CALM_FAILURES)
        # One try was made there, and no other is left.
        assert (await servers[1].look("dee", place, known=False)).wait_s > 0

    asyncio.run(check())


def test_a_clock_that_is_set_makes_nobody_wait_longer() -> None:
    async def check() -> None:
        clock = Clock()
        attempts = Attempts(SharedCounts(MemoryStore(clock=clock)))
        for step_s in (-3_600.0, FORGOTTEN_S):
            for _ in range(3):
                assert await attempts.begin(await attempts.look("dee", STRANGER, known=True)) is not None
            assert (await attempts.look("dee", STRANGER, known=True)).wait_s > 0
            clock.now += step_s
            assert (await attempts.look("dee", STRANGER, known=True)).wait_s == 0

    asyncio.run(check())


def test_guesses_that_were_under_way_are_waited_for_afterwards_but_not_for_ever() -> None:
    async def check() -> None:
        clock, alarms = Clock(), list[str]()
        guesses = Guesses(SharedCounts(MemoryStore(clock=clock)), lambda actor, _: alarms.append(actor))
        rate, burst = GUESSES_OF_ONE_ADDRESS
        for n in range(3 * burst):
            await guesses.tried(f"key/{n}", STRANGER, WRONG)
        clock.now += burst / rate
        assert await guesses.check("staff/cas", STRANGER) == TOO_MANY_GUESSES
        assert alarms == ["staff/cas"]
        clock.now += 1 / rate
        assert await guesses.check("staff/cas", STRANGER) is None

    asyncio.run(check())


def test_what_was_typed_as_a_name_is_not_in_the_store() -> None:
    async def check() -> None:
        names = list[str]()

        class Watched(MemoryStore):
            async def put_count(self, name: str, level: float, over: int) -> int | None:
                names.append(name)
                return await super().put_count(name, level, over)

        attempts = Attempts(SharedCounts(Watched()))
        begun = await attempts.begin(await attempts.look("correct horse", STRANGER, known=False))
        assert begun is not None
        await attempts.failed(begun)
        assert len(set(names)) == 3
        assert all(len(each) == 32 and set(each) <= set("0123456789abcdef") for each in names)

    asyncio.run(check())
