"""The check that a database answers: silence is detected, and a busy database is not taken for silent."""

import asyncio
from collections.abc import Callable

import pytest

from pitboss.store.postgres import heartbeat as postgres_heartbeat
from pitboss.store.postgres.heartbeat import Heartbeat


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_heartbeat, "INTERVAL_S", 0.01)
    monkeypatch.setattr(postgres_heartbeat, "WAIT_S", 0.02)


class Line:
    """A connection to a database that answers, or does not."""

    def __init__(self) -> None:
        self.answers = asyncio.Event()
        self.answers.set()
        self.questions = 0
        self.closed = False

    async def connect(self) -> "Line":
        await self.answers.wait()
        self.closed = False
        return self

    async def execute(self, _: str) -> None:
        self.questions += 1
        await self.answers.wait()

    def is_closed(self) -> bool:
        return self.closed

    def terminate(self) -> None:
        self.closed = True


async def until(so: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not so():
            await asyncio.sleep(0.005)


def test_a_database_that_falls_silent_is_given_up_until_it_answers_again() -> None:
    async def story() -> None:
        line, given_up = Line(), list[int]()
        heartbeat = Heartbeat(line.connect, lambda: given_up.append(1))
        heartbeat.start()
        await until(lambda: line.questions > 3)
        assert not heartbeat.silent
        assert not given_up
        line.answers.clear()
        await until(lambda: heartbeat.silent)
        assert given_up
        line.answers.set()
        await until(lambda: not heartbeat.silent)
        await heartbeat.stop()
        assert line.closed

    asyncio.run(story())


def test_a_database_that_answers_another_caller_is_not_silent() -> None:
    async def story() -> None:
        line, given_up = Line(), list[int]()
        heartbeat = Heartbeat(line.connect, lambda: given_up.append(1))
        line.answers.clear()
        heartbeat.start()
        for _ in range(60):
            heartbeat.note_answer()
            await asyncio.sleep(0.005)
        assert not heartbeat.silent
        assert not given_up
        await heartbeat.stop()

    asyncio.run(story())


def test_what_was_answered_before_the_way_was_cut_is_no_excuse_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        line, wait, waits = Line(), asyncio.wait, list[int]()

        async def count(asking: set[asyncio.Task[None]], timeout: float) -> object:
            waits.append(1)
            return await wait(asking, timeout=timeout)

        monkeypatch.setattr(asyncio, "wait", count)
        heartbeat = Heartbeat(line.connect, lambda: None)
        line.answers.clear()
        heartbeat.start()
        await until(lambda: waits)
        heartbeat.note_answer()
        await until(lambda: heartbeat.silent)
        # All waits count except for the one with the answer, and not only those of the next question.
        assert len(waits) < 2 * postgres_heartbeat.WAITS
        await heartbeat.stop()

    asyncio.run(story())
