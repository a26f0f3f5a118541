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
from pitboss.sim.watch import PARTS, QUARTER, Coups, Ints, Watch, solve_shoes

DEPTHS = (26, 52, 78, 104, 130, 156)
"""Cards behind the cutting card, beside the fewest that the rules allow."""
TOGETHER = 16
"""Shoes that are solved in one go: a tenth of a second of work or a few, so that to stop is to stop soon."""


class Sums(NamedTuple):
    """What the coups of some shoes add up to.

    They are in groups: for each quarter of a deck those that start in it, then for each depth those that are
    dealt with so many cards behind the cutting card. Figures are by group and wager.
    """

    shoes: int
    coups: Ints
    """By group alone."""
    positive: Ints
    """How many of them a player may expect to gain on."""
    gain: Ints
    """What a unit on each of these may expect, in parts."""
    squares: NDArray[np.float64]
    """The same in units for each shoe, squared."""
    best: Ints
    """The most that a unit on any coup may expect, in parts."""
    bets: Ints
    """How often the count says to bet."""
    found: Ints
    """How often it does so on a positive coup."""
    made: Ints
    """What a unit on each coup that it says to bet on may expect, in parts."""


class Figures(NamedTuple):
    """What the coups of a group come to for one wager; gains are in units."""

    coups: float
    """In each shoe."""
    positive: float
    """The share of coups on which a player may expect to gain."""
    gain: float
    """Of one unit on each of these, in each shoe."""
    per_bet: float
    """Of one unit on one of these."""
    best: float
    """The most that a unit on one coup may expect."""
    bets: float
    """The share of coups on which the count says to bet."""
    found: float
    """The share of positive coups on which it does."""
    made: float
    """What a unit on each coup on which it does gains in each shoe."""


def depths_of(table: Watch) -> tuple[int, ...]:
    """The depths that are told of: from the fewest cards behind the cutting card to half of the shoe.

    >>> from pitboss.game.settlement import Terms
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> from pitboss.sim.watch import watch
    >>> depths_of(watch(EDITION.game("baccarat"), 4, Terms()))
    (20, 26, 52, 78, 104)
    """
    least = table.cards - int(table.dealing.course.front)
    return (least, *(depth for depth in DEPTHS if least < depth <= table.cards // 2))


def study(table: Watch, seed: int, shoes: int, threads: int) -> Iterator[Sums]:
    """Solves shoes 1 to the last of a seed, and gives the sums so far after every part.

    They are the same however many threads there are. At the end, or where it is left before, those that
    solve finish, and no other starts.

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
            pool.submit(_solve_part, table, seed, first, min(TOGETHER, 1 + shoes - first))
            for first in range(1, 1 + shoes, TOGETHER)
        )
        sums = parts.popleft().result()
        yield sums
        while parts:
            sums = add(sums, parts.popleft().result())
            yield sums
    finally:
        pool.shutdown(cancel_futures=True)


def gather(coups: Coups, groups: NDArray[np.bool_]) -> Sums:
    """What coups add up to; for each group a row says which of them are in it."""
    members = groups.astype(np.int64)
    gain = np.where(coups.positive, coups.expectation, 0)
    in_shoes = np.stack([np.add.reduceat(gain * row[:, None], coups.starts[:-1]) for row in members])
    return Sums(
        shoes=len(coups.starts) - 1,
        coups=members.sum(axis=1),
        positive=members @ coups.positive,
        gain=in_shoes.sum(axis=1),
        squares=((in_shoes / PARTS) ** 2).sum(axis=1),
        # Nobody can expect to lose more than the unit.
        best=np.stack([coups.expectation[row].max(axis=0, initial=-PARTS) for row in groups]),
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
    """What a wager comes to as the shoe runs down, so many quarters of a deck at a time."""
    quarters = table.quarters
    return [
        _figures(sums, slice(start, min(start + width, quarters)), wager)
        for start in range(0, quarters, width)
    ]


def by_depth(table: Watch, sums: Sums, wager: int) -> list[Figures]:
    """What a wager comes to at each depth of the cutting card."""
    quarters = table.quarters
    return [_figures(sums, slice(group, group + 1), wager) for group in range(quarters, len(sums.coups))]


def errors_by_depth(table: Watch, sums: Sums, wager: int) -> list[float]:
    """The standard error of the gain in each shoe, at each depth of the cutting card."""
    gain = sums.gain[table.quarters :, wager] / PARTS / sums.shoes
    squares = sums.squares[table.quarters :, wager] / sums.shoes
    return [sqrt(max(0.0, spread) / sums.shoes) for spread in (squares - gain**2).tolist()]


def _figures(sums: Sums, groups: slice, wager: int) -> Figures:
    def total(figures: Ints) -> int:
        return int(figures[groups, wager].sum())

    coups, positive, gain = int(sums.coups[groups].sum()), total(sums.positive), total(sums.gain) / PARTS
    return Figures(
        coups=coups / sums.shoes,
        positive=positive / max(1, coups),
        gain=gain / sums.shoes,
        per_bet=gain / max(1, positive),
        best=int(sums.best[groups, wager].max()) / PARTS,
        bets=total(sums.bets) / max(1, coups),
        found=total(sums.found) / max(1, positive),
        made=total(sums.made) / PARTS / sums.shoes,
    )


def _solve_part(table: Watch, seed: int, first: int, shoes: int) -> Sums:
    coups = solve_shoes(table, seed, first, shoes)
    quarters = np.arange(table.quarters)[:, None] == coups.out // QUARTER
    # A shoe with its cutting card at some depth is the same shoe, only shorter.
    course, tables = table.dealing.course, table.dealing.tables
    cut = [Dealing(course._replace(front=Word(table.cards - depth)), tables) for depth in depths_of(table)]
    lengths = np.stack([np.diff(list_coups(dealing, seed, first, shoes)[1]) for dealing in cut])
    shoe = np.repeat(np.arange(shoes), np.diff(coups.starts))
    number = np.arange(len(coups.out)) - coups.starts[shoe]
    return gather(coups, np.concatenate([quarters, number < lengths[:, shoe]]))
