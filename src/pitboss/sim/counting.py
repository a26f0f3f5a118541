"""Counting studies: how often and by how much wagers can be beaten, by cards dealt and cutting-card depth."""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pitboss.sim.kernel import Dealing, list_coups
from pitboss.sim.machine import Word
from pitboss.sim.watch import PARTS_PER_UNIT, QUARTER_CARDS, Coups, Ints, Watch, solve_shoes

DEPTHS_CARDS = (26, 52, 78, 104, 130, 156)
"""Depths in cards behind the cutting card, in addition to the least that the rules allow."""
SHOES_AT_ONCE = 16
"""How many shoes are solved at once: less than a second of work, so that a stop is fast."""


class Sums(NamedTuple):
    """The sums over the coups of some shoes.

    Coups are in groups: for each quarter of a deck those that start in it, then for each depth those that are
    dealt with the cutting card at that depth. Figures are by group and wager.
    """

    shoes: int
    coups: Ints
    """The number of coups, only by group."""
    positive: Ints
    """How many of them have a positive expectation."""
    gain: Ints
    """The total expectation of a unit on each of these, in parts."""
    squares: NDArray[np.float64]
    """The sum of the squares of each shoe's gain, in units."""
    best: Ints
    """The largest expectation of a unit on a coup, in parts."""
    bets: Ints
    """How often the count advises a bet."""
    found: Ints
    """How often it advises one on a positive coup."""
    made: Ints
    """The total expectation of a unit on each advised coup, in parts."""


class Figures(NamedTuple):
    """The figures of a group of coups for one wager. Gains are in units."""

    coups: float
    """Coups per shoe."""
    positive: float
    """The share of coups with a positive expectation."""
    gain: float
    """The gain per shoe of one unit on each of these."""
    per_bet: float
    """The gain of one unit on one of these."""
    best: float
    """The largest expectation of a unit on one coup."""
    bets: float
    """The share of coups on which the count advises a bet."""
    found: float
    """The share of positive coups on which it advises one."""
    made: float
    """The gain per shoe of a unit on each advised coup."""


def depths_of(table: Watch) -> tuple[int, ...]:
    """The depths of a report: from the least cards behind the cutting card to half of the shoe.

    >>> from pitboss.game.settlement import Terms
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> from pitboss.sim.watch import watch
    >>> depths_of(watch(EDITION.game("baccarat"), 4, Terms()))
    (20, 26, 52, 78, 104)
    """
    least = table.cards - int(table.dealing.course.front)
    return (least, *(depth for depth in DEPTHS_CARDS if least < depth <= table.cards // 2))


def study(table: Watch, seed: int, shoes: int, threads: int) -> Iterator[Sums]:
    """Solves the shoes of a seed from 1 to the last; yields the sums so far after every part.

    The sums do not depend on the number of threads. At the end, or when the caller stops early, running
    threads finish and no other starts.

    >>> from pitboss.game.settlement import Terms
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> from pitboss.sim.watch import watch
    >>> *_, sums = study(watch(EDITION.game("baccarat"), 3, Terms()), seed=42, shoes=20, threads=2)
    >>> sums.shoes
    20
    """
    pool = ThreadPoolExecutor(threads)
    try:
        parts = deque(
            pool.submit(_solve_part, table, seed, first, min(SHOES_AT_ONCE, 1 + shoes - first))
            for first in range(1, 1 + shoes, SHOES_AT_ONCE)
        )
        sums = parts.popleft().result()
        yield sums
        while parts:
            sums = add(sums, parts.popleft().result())
            yield sums
    finally:
        pool.shutdown(cancel_futures=True)


def gather(coups: Coups, groups: NDArray[np.bool_]) -> Sums:
    """The sums over coups. Each group has a row of flags for its coups."""
    members = groups.astype(np.int64)
    gain = np.where(coups.positive, coups.expectation, 0)
    in_shoes = np.stack([np.add.reduceat(gain * row[:, None], coups.starts[:-1]) for row in members])
    return Sums(
        shoes=len(coups.starts) - 1,
        coups=members.sum(axis=1),
        positive=members @ coups.positive,
        gain=in_shoes.sum(axis=1),
        squares=((in_shoes / PARTS_PER_UNIT) ** 2).sum(axis=1),
        # The expected loss is never more than the unit.
        best=np.stack([coups.expectation[row].max(axis=0, initial=-PARTS_PER_UNIT) for row in groups]),
        bets=members @ coups.counted,
        found=members @ (coups.counted & coups.positive),
        made=members @ np.where(coups.counted, coups.expectation, 0),
    )


def add(one: Sums, other: Sums) -> Sums:
    """The sums of two parts together."""
    return Sums(
        one.shoes + other.shoes,
        one.coups + other.coups,
        one.positive + other.positive,
        one.gain + other.gain,
        one.squares + other.squares,
        np.maximum(one.best, other.best),
        one.bets + other.bets,
        one.found + other.found,
        one.made + other.made,
    )


def by_quarters(table: Watch, sums: Sums, wager: int, width: int = 1) -> list[Figures]:
    """The figures of a wager as the shoe runs down, in steps of quarters of a deck."""
    quarters = table.quarters
    return [
        _figures(sums, slice(start, min(start + width, quarters)), wager)
        for start in range(0, quarters, width)
    ]


def by_depth(table: Watch, sums: Sums, wager: int) -> list[Figures]:
    """The figures of a wager at each depth of the cutting card."""
    quarters = table.quarters
    return [_figures(sums, slice(group, group + 1), wager) for group in range(quarters, len(sums.coups))]


def errors_by_depth(table: Watch, sums: Sums, wager: int) -> list[float]:
    """The standard error of the gain per shoe, at each depth of the cutting card."""
    gain = sums.gain[table.quarters :, wager] / PARTS_PER_UNIT / sums.shoes
    squares = sums.squares[table.quarters :, wager] / sums.shoes
    return [sqrt(max(0.0, spread) / sums.shoes) for spread in (squares - gain**2).tolist()]


def _figures(sums: Sums, groups: slice, wager: int) -> Figures:
    def total(figures: Ints) -> int:
        return int(figures[groups, wager].sum())

    coups, positive, gain = (
        int(sums.coups[groups].sum()),
        total(sums.positive),
        total(sums.gain) / PARTS_PER_UNIT,
    )
    return Figures(
        coups=coups / sums.shoes,
        positive=positive / max(1, coups),
        gain=gain / sums.shoes,
        per_bet=gain / max(1, positive),
        best=int(sums.best[groups, wager].max()) / PARTS_PER_UNIT,
        bets=total(sums.bets) / max(1, coups),
        found=total(sums.found) / max(1, positive),
        made=total(sums.made) / PARTS_PER_UNIT / sums.shoes,
    )


def _solve_part(table: Watch, seed: int, first: int, shoes: int) -> Sums:
    coups = solve_shoes(table, seed, first, shoes)
    quarters = np.arange(table.quarters)[:, None] == coups.out // QUARTER_CARDS
    # The depth of the cutting card does not change a shoe. It only ends it earlier.
    course, tables = table.dealing.course, table.dealing.tables
    cut = [Dealing(course._replace(front=Word(table.cards - depth)), tables) for depth in depths_of(table)]
    lengths = np.stack([np.diff(list_coups(dealing, seed, first, shoes)[1]) for dealing in cut])
    shoe = np.repeat(np.arange(shoes), np.diff(coups.starts))
    number = np.arange(len(coups.out)) - coups.starts[shoe]
    return gather(coups, np.concatenate([quarters, number < lengths[:, shoe]]))
