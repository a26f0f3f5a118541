"""A simulation: as many whole shoes, or runs of spins, as it takes to reach the coups asked for.

Shoes are dealt in chunks by any number of hands at once. Which shoes these are depends on the coups asked for
and the seed alone: they are shoes 1 to K, and K is the least number that is enough.
"""

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from pitboss.game.dealer import RUN
from pitboss.odds.joint import CODES
from pitboss.rules.edition import Game, RouletteGame
from pitboss.sim.kernel import dealing_of, most_coups, tally_shoes, tally_spins

Counts = NDArray[np.int64]

CHUNK = 4_000_000
"""Coups in a chunk at the most: about a tenth of a second of work, so that to stop is to stop soon."""


@dataclass(frozen=True, slots=True, eq=False)
class Source:
    """Where outcomes come from: the shoes of a game, or runs of spins, each with a number of its own."""

    tally: Callable[[int, int], Counts]
    """How often each outcome came in so many shoes from the first one on."""
    outcomes: int
    """How many there are."""
    most: int
    """No shoe has more coups."""


class Work(Protocol):
    """Shoes that somebody is dealing."""

    def result(self) -> Counts:
        """Waits for them, and gives their counts."""
        ...


@dataclass(frozen=True, slots=True)
class Crew:
    """Those who deal at once."""

    submit: Callable[[Callable[[int, int], Counts], int, int], Work]
    size: int
    chunk: int = CHUNK


@dataclass(frozen=True, slots=True, eq=False)
class Tally:
    """What shoes 1 to the last came to: how often each outcome came."""

    counts: Counts
    shoes: int

    @property
    def coups(self) -> int:
        """All that were dealt."""
        return int(self.counts.sum())


def source_of(game: Game, decks: int, seed: int) -> Source:
    """The shoes of a game with one seed, or its runs of spins.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> int(source_of(EDITION.game("roulette"), 0, seed=7).tally(1, 2).sum())
    200
    """
    if isinstance(game, RouletteGame):
        pockets = len(game.wheel.order)
        return Source(partial(tally_spins, pockets, seed), pockets, RUN)
    dealing = dealing_of(game, decks)
    return Source(partial(tally_shoes, dealing, seed), CODES, most_coups(dealing))


def simulate(source: Source, coups: int, crew: Crew) -> Iterator[Tally]:
    """Deals until the coups are reached, and gives the tally so far after every chunk.

    Chunks are taken in the order of their shoes, so that each tally is whole: the same seed and as many coups
    as it has give it again.

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
        # Shoes that are needed however long they are; where there is none, one more may be enough.
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
def threads(size: int, source: Source) -> Iterator[Crew]:
    """Threads of this process; at the end those that deal finish, and no other starts."""
    # The first shoe waits for the compiler, once for all threads.
    source.tally(1, 1)
    pool = ThreadPoolExecutor(size)
    try:
        yield Crew(pool.submit, size)
    finally:
        pool.shutdown(cancel_futures=True)
