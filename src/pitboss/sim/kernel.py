"""The simulator's kernel: games as arrays, and their shoes and spins by number, counted or listed."""

from dataclasses import dataclass
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from pitboss.game.cards import DECK, RANKS, pair_of
from pitboss.game.dealer import ROUNDS_PER_RUN
from pitboss.game.shoe import burn_size
from pitboss.odds.joint import CODES, LINES, PAIRS, play
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.procedure import Tableau
from pitboss.rules.result import Pair
from pitboss.sim.machine import (
    LANES,
    SPARE_CARDS,
    STREAMS_WORDS,
    Bench,
    Course,
    Tables,
    Word,
    Words,
    deal_shoes,
    spin_runs,
)

_NO_LIST = np.empty(0, np.int16)


@dataclass(frozen=True, slots=True, eq=False)
class Dealing:
    """The data of a game and a number of decks for the kernel."""

    course: Course
    tables: Tables


@cache
def dealing_of(game: BaccaratGame, decks: int) -> Dealing:
    """A game as arrays. Cards are burned in its first way.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> dealing = dealing_of(EDITION.game("baccarat"), 8)
    >>> len(dealing.course.fresh), int(dealing.course.front)
    (416, 396)
    """
    rules = game.procedure
    course = Course(
        fresh=np.tile(np.arange(len(DECK), dtype=np.uint32), decks),
        ends=Word(rules.cut.least_from_ends),
        front=Word(decks * len(DECK) - rules.cut.least_from_back),
        burned=np.array([burn_size(rules.burns[0].way, card) for card in DECK], np.uint64),
        after_during=rules.end.after_during,
        after_first=rules.end.after_first,
        one_more=int(rules.end.one_more_on_tie is not None),
    )
    return Dealing(course, _tables(rules.tableau))


def most_coups(dealing: Dealing) -> int:
    """The largest number of coups in a shoe."""
    return len(dealing.course.fresh) // 4


def tally_shoes(dealing: Dealing, seed: int, first: int, shoes: int) -> NDArray[np.int64]:
    """How often each joint outcome occurs in a number of shoes, by its code.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> dealing = dealing_of(EDITION.game("baccarat"), 8)
    >>> apart = sum(tally_shoes(dealing, seed=42, first=shoe, shoes=1) for shoe in range(1, 11))
    >>> (tally_shoes(dealing, seed=42, first=1, shoes=10) == apart).all().item()
    True
    """
    tally, _ = _deal(dealing, seed, first, shoes, _NO_LIST)
    return tally


def list_coups(
    dealing: Dealing, seed: int, first: int, shoes: int
) -> tuple[NDArray[np.int16], NDArray[np.int64]]:
    """The code of every coup in order, and the start of each shoe among them, with the end last.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> codes, starts = list_coups(dealing_of(EDITION.game("baccarat"), 8), seed=42, first=1, shoes=3)
    >>> len(starts), int(starts[-1]) == len(codes)
    (4, True)
    """
    listed = np.empty(shoes * most_coups(dealing), np.int16)
    _, starts = _deal(dealing, seed, first, shoes, listed)
    return listed[: starts[-1]].copy(), starts


def tally_spins(pockets: int, seed: int, first: int, runs: int) -> NDArray[np.int64]:
    """How often each pocket occurs in a number of runs.

    >>> int(tally_spins(pockets=37, seed=42, first=1, runs=3).sum())
    300
    """
    tally = np.zeros(pockets, np.int64)
    spin_runs(Word(seed), Word(first), runs, ROUNDS_PER_RUN, tally, _NO_LIST)
    return tally


def list_spins(pockets: int, seed: int, first: int, runs: int) -> NDArray[np.int16]:
    """The pocket of every spin in a number of runs."""
    listed = np.empty(runs * ROUNDS_PER_RUN, np.int16)
    spin_runs(Word(seed), Word(first), runs, ROUNDS_PER_RUN, np.zeros(pockets, np.int64), listed)
    return listed


def _deal(
    dealing: Dealing, seed: int, first: int, shoes: int, listed: NDArray[np.int16]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Deals shoes; returns the tally of their codes, and the start of each in the list."""
    course, size = dealing.course, len(dealing.course.fresh)
    # All lanes are dealt until the last has ended, so there is room for more coups than a shoe has.
    beyond = course.after_during + course.after_first + 3
    bench = Bench(
        streams=_in_line(STREAMS_WORDS),
        decks=np.empty((LANES, size), np.uint32),
        cards=np.zeros(LANES * (size + SPARE_CARDS), np.uint8),
        at=np.empty(LANES, np.uint64),
        codes=np.empty((LANES, most_coups(dealing) + beyond), np.uint32),
        coups=np.empty(LANES, np.int64),
        whole=np.empty(LANES, np.int64),
        after=np.empty(LANES, np.int64),
    )
    tally, starts = np.zeros(CODES, np.int64), np.zeros(shoes + 1, np.int64)
    deal_shoes(Word(seed), Word(first), course, dealing.tables, bench, tally, starts, listed)
    return tally, starts


def _in_line(words: int) -> Words:
    """An array that starts at a cache line, so that no vector crosses two lines."""
    room = np.empty(words + 8, np.uint64)
    start = -room.ctypes.data % 64 // 8
    return room[start : start + words]


@cache
def _tables(tableau: Tableau) -> Tables:
    """The tableau and the pairs as lookup tables for the machine code."""
    player, banker = (np.zeros((len(DECK), 64), np.uint16) for _ in range(2))
    for (i, one), (j, other) in product(enumerate(DECK), repeat=2):
        rank, pair, count = RANKS.index(one.rank), pair_of(one, other), (one.value + other.value) % 10
        player[i, j] = rank << 12 | pair << 10 | count << 4
        banker[i, j] = rank << 12 | pair << 8 | count
    pairs = np.zeros((16, 4, 4), np.uint16)
    for ranks, *both in product(range(16), Pair, Pair):
        twin = all(both) and not ranks
        pairs[ranks, *both] = LINES * PAIRS.index((*both, twin))
    figures = play(tableau)
    fifth, sixth = np.zeros((16, 16, 16), np.uint32), np.zeros((16, 16), np.uint8)
    for at in product(range(10), repeat=3):
        row = 1 + at[1] if figures.sixth[at] else 0
        fifth[at] = row << 4 | figures.cards[at] << 8 | figures.line[at] << 16
    for count, value in product(range(10), repeat=2):
        sixth[1 + count, value] = (count + value) % 10
    values = np.array([card.value for card in DECK], np.uint8)
    return Tables(player.ravel(), banker.ravel(), pairs.ravel(), fifth.ravel(), sixth.ravel(), values)
