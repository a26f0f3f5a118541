"""A simulation deals exactly the shoes it must, with any workers and portions."""

import signal
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from itertools import accumulate

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.support import BACCARAT_GAMES, EDITIONS, RAPID, STAR, baccarat, roulette

from pitboss.game.dealer import deal_shoe, prepare
from pitboss.game.settlement import Terms
from pitboss.kernel.entropy import SeededEntropy
from pitboss.kernel.rejection import unwrap
from pitboss.odds.joint import CODES
from pitboss.sim.kernel import dealing_of, tally_shoes
from pitboss.sim.run import Counts, Crew, OutcomeSource, Tally, Work, simulate, source_of, threads

OUTCOMES = 7


def length(shoe: int, most: int) -> int:
    """The number of coups of an imagined shoe."""
    return 1 + shoe * shoe * 7919 % most


def imagined(most: int, noted: list[tuple[int, int]] | None = None) -> OutcomeSource:
    """Shoes of varying length whose coups are all alike; it records what is dealt."""

    def tally(first: int, shoes: int) -> Counts:
        if noted is not None:
            noted.append((first, shoes))
        counts = np.zeros(OUTCOMES, np.int64)
        for shoe in range(first, first + shoes):
            counts[shoe % OUTCOMES] += length(shoe, most)
        return counts

    return OutcomeSource(tally, OUTCOMES, most)


def least(most: int, coups: int) -> int:
    """The lowest sufficient number of shoes, found one by one."""
    shoes = dealt = 0
    while dealt < coups:
        shoes += 1
        dealt += length(shoes, most)
    return shoes


@dataclass
class Slow:
    """A crew that deals nothing before its result is awaited, and records its largest load."""

    waiting: int = 0
    busiest: int = 0
    taken: list[int] = field(default_factory=list)

    def submit(self, tally: Callable[[int, int], Counts], first: int, shoes: int) -> Work:
        self.waiting += 1
        self.busiest = max(self.busiest, self.waiting)
        crew = self

        class Waited:
            def result(self) -> Counts:
                crew.waiting -= 1
                crew.taken.append(first)
                return tally(first, shoes)

        return Waited()


def finish(source: OutcomeSource, coups: int, crew: Crew) -> Tally:
    *_, tally = simulate(source, coups, crew)
    return tally


@given(
    most=st.integers(1, 40),
    coups=st.integers(1, 3_000),
    size=st.integers(1, 9),
    chunk=st.integers(1, 2_000),
)
def test_the_shoes_are_one_to_the_least_number_that_is_enough(
    most: int, coups: int, size: int, chunk: int
) -> None:
    noted: list[tuple[int, int]] = []
    source, slow = imagined(most, noted), Slow()
    tally = finish(source, coups, Crew(slow.submit, size, chunk))
    assert tally.shoes == least(most, coups)
    # Each shoe is dealt once, none beyond the last is dealt, and they are taken in order.
    assert [shoe for first, shoes in noted for shoe in range(first, first + shoes)] == [
        *range(1, 1 + tally.shoes)
    ]
    assert slow.taken == sorted(slow.taken)
    assert tally.counts.tolist() == imagined(most).tally(1, tally.shoes).tolist()
    assert tally.coups == sum(length(shoe, most) for shoe in range(1, 1 + tally.shoes))
    assert slow.busiest <= 2 * size
    assert all(shoes * most <= max(chunk, most) for _, shoes in noted)


def test_everybody_has_work_while_much_is_left() -> None:
    slow = Slow()
    finish(imagined(40), 100_000, Crew(slow.submit, 5, 400))
    assert slow.busiest == 10


def test_every_tally_on_the_way_is_of_unbroken_shoes() -> None:
    source = imagined(30)
    tallies = list(simulate(source, 5_000, Crew(Slow().submit, 3, 300)))
    assert len(tallies) > 10
    assert [tally.coups for tally in tallies] == sorted({tally.coups for tally in tallies})
    for tally in tallies:
        assert tally.counts.tolist() == source.tally(1, tally.shoes).tolist()


@pytest.mark.parametrize("edition, game", BACCARAT_GAMES)
def test_threads_and_chunks_do_not_change_a_tally(edition: str, game: str) -> None:
    played = baccarat(edition, game)
    decks = min(played.procedure.decks.allowed)
    source = source_of(played, decks, seed=2024)
    found = []
    for size, chunk in ((1, 10**9), (2, 1_000), (5, 7_777), (5, 1)):
        with threads(size, source) as crew:
            assert crew.size == size
            found.append(finish(source, 20_000, replace(crew, chunk=chunk)))
    first = found[0]
    for tally in found[1:]:
        assert (tally.shoes, tally.counts.tolist()) == (first.shoes, first.counts.tolist())
    dealing = dealing_of(played, decks)
    assert first.counts.shape == (CODES,)
    assert first.counts.tolist() == tally_shoes(dealing, 2024, 1, first.shoes).tolist()
    assert tally_shoes(dealing, 2024, 1, first.shoes - 1).sum() < 20_000 <= first.coups


def test_a_few_coups_are_whole_shoes_of_the_dealer() -> None:
    edition, game = EDITIONS[STAR], baccarat(STAR)
    lengths = []
    for shoe in (1, 2, 3):
        stack, _ = prepare(edition, game, 8, SeededEntropy(42, shoe))
        lengths.append(len(unwrap(deal_shoe(edition, game, stack, lambda _: {}, Terms())).coups))
    one, two, three = accumulate(lengths)
    source = source_of(game, 8, seed=42)
    with threads(2, source) as crew:
        for coups, shoes, dealt in [
            (1, 1, one),
            (one, 1, one),
            (one + 1, 2, two),
            (two, 2, two),
            (two + 1, 3, three),
        ]:
            tally = finish(source, coups, crew)
            assert (tally.shoes, tally.coups) == (shoes, dealt)


@pytest.mark.parametrize("spins, runs", [(1, 1), (100, 1), (101, 2), (12_345, 124)])
def test_spins_go_up_to_whole_runs(spins: int, runs: int) -> None:
    source = source_of(roulette(), 0, seed=7)
    with threads(2, source) as crew:
        tally = finish(source, spins, crew)
    assert (tally.shoes, tally.coups) == (runs, 100 * runs)
    assert tally.counts.shape == (37,)
    assert tally.counts.tolist() == source.tally(1, runs).tolist()


def test_another_seed_gives_another_tally() -> None:
    games = [baccarat(STAR), EDITIONS[RAPID].game("roulette")]
    for game, decks in zip(games, (8, 0), strict=True):
        assert game is not None
        one, two = (source_of(game, decks, seed).tally(1, 10) for seed in (1, 2))
        assert one.tolist() != two.tolist()


def test_when_it_is_stopped_no_other_chunk_starts_and_what_is_done_is_kept() -> None:
    noted: list[tuple[int, int]] = []
    source = imagined(10, noted)
    tally = None
    with pytest.raises(KeyboardInterrupt), threads(1, source) as crew:  # noqa: PT012
        noted.clear()
        for tally in simulate(source, 10**9, replace(crew, chunk=100)):
            if tally.shoes >= 50:
                signal.raise_signal(signal.SIGINT)
    dealt = len(noted)
    assert tally is not None
    assert tally.counts.tolist() == source.tally(1, tally.shoes).tolist()
    # Five chunks of ten shoes were taken; at most two more were in progress or waiting.
    assert (tally.shoes, dealt <= 7) == (50, True)


def test_a_fault_in_a_chunk_comes_to_light() -> None:
    def broken(first: int, shoes: int) -> Counts:
        if first > 1:
            raise ZeroDivisionError
        return np.ones(OUTCOMES, np.int64)

    source = OutcomeSource(broken, OUTCOMES, 10)
    with pytest.raises(ZeroDivisionError), threads(2, source) as crew:
        finish(source, 1_000, crew)


def test_a_future_is_work() -> None:
    future: Future[Counts] = Future()
    work: Work = future
    future.set_result(np.ones(1, np.int64))
    assert work.result().tolist() == [1]
