"""A simulation: as many whole shoes, or runs of spins, as the requested coups need.

Shoes are dealt in chunks by any number of workers at once. Which shoes these are depends only on the
requested coups and the seed: they are shoes 1 to K, and K is the least number that is enough.
"""

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial, singledispatch
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from pitboss.game.dealer import ROUNDS_PER_RUN
from pitboss.odds.joint import CODES
from pitboss.rules.edition import BaccaratGame, Game, RouletteGame
from pitboss.sim.kernel import dealing_of, most_coups, tally_shoes, tally_spins

Counts = NDArray[np.int64]

CHUNK_COUPS = 4_000_000
"""The most coups in a chunk: about a tenth of a second of work, so that a stop is fast."""


@dataclass(frozen=True, slots=True, eq=False)
class OutcomeSource:
    """The source of outcomes: the numbered shoes of a game, or runs of spins."""

    tally: Callable[[int, int], Counts]
    """How often each outcome occurs, from the first shoe and a number of shoes."""
    outcomes: int
    """The number of possible outcomes."""
    most: int
    """The most coups in a shoe."""


class Work(Protocol):
    """Shoes that a worker is dealing."""

    def result(self) -> Counts:
        """Waits for them; returns their counts."""
        ...


@dataclass(frozen=True, slots=True)
class Crew:
    """The workers that deal at once."""

    submit: Callable[[Callable[[int, int], Counts], int, int], Work]
    size: int
    chunk: int = CHUNK_COUPS


@dataclass(frozen=True, slots=True, eq=False)
class Tally:
    """How often each outcome occurred in shoes 1 to the last."""

    counts: Counts
    shoes: int

    @property
    def coups(self) -> int:
        """The number of coups dealt."""
        return int(self.counts.sum())


@singledispatch
def source_of(game: Game, decks: int, seed: int) -> OutcomeSource:
    """The shoes of a game with one seed, or its runs of spins.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> int(source_of(EDITION.game("roulette"), 0, seed=7).tally(1, 2).sum())
    200
    """
    raise NotImplementedError(game)


@source_of.register
def _(game: BaccaratGame, decks: int, seed: int) -> OutcomeSource:
    dealing = dealing_of(game, decks)
    return OutcomeSource(partial(tally_shoes, dealing, seed), CODES, most_coups(dealing))


@source_of.register
def _(game: RouletteGame, _decks: int, seed: int) -> OutcomeSource:
    pockets = len(game.wheel.order)
    return OutcomeSource(partial(tally_spins, pockets, seed), pockets, ROUNDS_PER_RUN)


def simulate(source: OutcomeSource, coups: int, crew: Crew) -> Iterator[Tally]:
    """Deals until the coups are reached; yields the tally so far after every chunk.

    Chunks are added in the order of their shoes, so that each tally can be repeated with the same seed and
    its number of coups.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> source = source_of(EDITION.game("baccarat"), 8, seed=42)
    >>> with threads(2, source) as crew:
    ...     *_, tally = simulate(source, 100, crew)
    >>> tally.shoes
    2
    """
    tally = Tally(np.zeros(source.outcomes, np.int64), 0)
    dealing: deque[tuple[int, Work]] = deque()
    ahead = 0
    while tally.coups < coups:
        # The shoes that are needed in any case. If that is none, one more may be enough.
        sure = (coups - tally.coups) // source.most - ahead
        while len(dealing) < 2 * crew.size and (sure > 0 or not dealing):
            shoes = max(1, min(sure, crew.chunk // source.most))
            dealing.append((shoes, crew.submit(source.tally, 1 + tally.shoes + ahead, shoes)))
            ahead, sure = ahead + shoes, sure - shoes
        shoes, work = dealing.popleft()
        tally = Tally(tally.counts + work.result(), tally.shoes + shoes)
        ahead -= shoes
        yield tally


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def threads(size: int, source: OutcomeSource) -> Iterator[Crew]:
    """Threads of this process. At the end running ones finish, and no other starts."""
    # The first shoe compiles the code, once for all threads.
    source.tally(1, 1)
    pool = ThreadPoolExecutor(size)
    try:
        yield Crew(pool.submit, size)
    finally:
        pool.shutdown(cancel_futures=True)
