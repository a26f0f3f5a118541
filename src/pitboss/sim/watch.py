"""What an observer of a shoe knows: every coup solved exactly from the unseen cards."""

from dataclasses import dataclass
from itertools import accumulate
from math import perm

import numpy as np
from numpy.typing import NDArray

from pitboss.game.cards import DECK, RANKS, SUITS
from pitboss.game.settlement import Terms
from pitboss.odds.baccarat import ENOUGH_DECKS, joint_ways, prize_table
from pitboss.odds.composition import LONGEST_COUP_CARDS, fresh
from pitboss.odds.fast import count_prizes
from pitboss.odds.joint import LINES, Play, play, result_of
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.procedure import BurnWay
from pitboss.sim.kernel import Dealing, dealing_of, list_coups
from pitboss.sim.machine import SPARE_CARDS, Word, shuffle_shoe
from pitboss.sim.removal import Count, Removal, find_removals, whole_count

Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]

QUARTER_CARDS = len(DECK) // 4
"""The number of cards in a quarter of a deck, the step of reports."""
PARTS_PER_UNIT = 10**9
"""The parts of a unit in which an expectation is stored. Sums of whole numbers do not depend on order."""
HALF_BITS = 31
"""The bits of the lower half of a sum that is calculated in two halves, because it may not fit in 64 bits."""

_TAKEN = np.array([sum(result_of(line)[2:4]) for line in range(LINES)])
"""The number of cards in a coup, by its line."""


@dataclass(frozen=True, slots=True, eq=False)
class Watch:
    """What an observer of a game knows before the first shoe."""

    dealing: Dealing
    play: Play
    shown: int
    """The number of burned cards that are shown."""
    removals: tuple[Removal, ...]
    """One for each wager, like all values by wager."""
    counts: tuple[Count | None, ...]
    """The observer's count for each wager."""
    codes: Ints
    """The possible joint codes."""
    classes: Ints
    """The class of each of these. Every wager has one result for all codes of a class."""
    prizes: Ints
    """The prize for each class and wager. The prizes of all wagers have consecutive numbers."""
    nets: Ints
    """The win or loss for each prize and wager, in parts. The wager's scale is one unit."""

    @property
    def cards(self) -> int:
        """The number of cards in a full shoe."""
        return len(self.dealing.course.fresh)

    @property
    def quarters(self) -> int:
        """The number of quarters of a deck in a full shoe."""
        return self.cards // QUARTER_CARDS


@dataclass(frozen=True, slots=True, eq=False)
class Coups:
    """The coups of some shoes before their first cards, one row each."""

    starts: Ints
    """The start of each shoe among them, with the end last."""
    out: Ints
    """The number of cards that have left the shoe."""
    unseen: Ints
    """The unseen cards by rank: those in the shoe, and those burned face down."""
    positive: Flags
    """By wager, whether the expectation is positive."""
    expectation: Ints
    """By wager, the expectation of a unit, in parts."""
    counted: Flags
    """By wager, whether the count advises a bet."""


def watch(game: BaccaratGame, decks: int, terms: Terms) -> Watch:
    """The observer's data of a game before the first shoe.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> [removal.odds.key for removal in watch(EDITION.game("baccarat"), 3, Terms()).removals]
    ['player', 'banker', 'tie', 'super-six']
    """
    removals, table = find_removals(game, decks, terms), prize_table(game, terms)
    codes = np.flatnonzero(joint_ways(game, fresh(ENOUGH_DECKS)))
    rows = np.stack([table[key][codes] for key in removals], 1)
    kinds, classes = np.unique(rows, axis=0, return_inverse=True)
    schedules = [removal.odds.schedule for removal in removals.values()]
    starts = [0, *accumulate(len(schedule.prizes) for schedule in schedules)]
    nets = np.zeros((starts[-1], len(schedules)), np.int64)
    for wager, schedule in enumerate(schedules):
        nets[starts[wager] : starts[wager + 1], wager] = np.array(schedule.parts) - schedule.scale
    return Watch(
        dealing=dealing_of(game, decks),
        play=play(game.procedure.tableau),
        # Only the first burned card is ever shown.
        shown=int(game.procedure.burns[0].way is not BurnWay.FACE_DOWN),
        removals=tuple(removals.values()),
        counts=tuple(map(whole_count, removals.values())),
        codes=codes,
        classes=classes.ravel(),
        prizes=kinds + np.array(starts[:-1]),
        nets=nets,
    )


def solve_shoes(table: Watch, seed: int, first: int, shoes: int) -> Coups:
    """Deals a number of the simulator's shoes from the first one on, and solves every coup."""
    codes, starts = list_coups(table.dealing, seed, first, shoes)
    taken = np.split(_TAKEN[codes % LINES], starts[1:-1])
    seen = [_watch_shoe(table, seed, first + place, cards) for place, cards in enumerate(taken)]
    out, left = (np.concatenate(part) for part in zip(*seen, strict=True))
    ways = np.empty((len(left), len(table.nets)), np.int64)
    for row, into in zip(left, ways, strict=True):
        count_prizes(row, table.play, table.codes, table.classes, table.prizes, into)
    positive, expectation = expect(table, left, ways)
    unseen = left.reshape(-1, len(SUITS), len(RANKS)).sum(axis=1)
    return Coups(starts, out, unseen, positive, expectation, count_bets(table.counts, unseen))


def _watch_shoe(table: Watch, seed: int, shoe: int, taken: Ints) -> tuple[Ints, Ints]:
    """The number of cards out before each coup of a shoe, and the unseen number of each card."""
    cards = np.zeros(table.cards + SPARE_CARDS, np.uint8)
    shuffle_shoe(Word(seed), Word(shoe), table.dealing.course.ends, cards)
    burned = int(table.dealing.course.burned[cards[0]])
    out = burned + np.cumsum(taken) - taken
    seen = cards[: table.cards, None] == np.arange(len(DECK))
    seen[table.shown : burned] = False
    return out, table.cards // len(DECK) - seen.cumsum(axis=0)[out - 1]


def expect(table: Watch, left: Ints, ways: Ints) -> tuple[Flags, Ints]:
    """By wager, whether the expectation is positive, exactly, and its size, in parts.

    Each row is a shoe: how many of each card are left in it, and how many ways lead to each prize.
    """
    low = (ways & (1 << HALF_BITS) - 1) @ table.nets
    high = (ways >> HALF_BITS) @ table.nets + (low >> HALF_BITS)
    low &= (1 << HALF_BITS) - 1
    every = np.array([perm(cards, LONGEST_COUP_CARDS) for cards in left.sum(axis=1).tolist()], np.float64)
    scales = np.array([removal.odds.schedule.scale for removal in table.removals], np.float64)
    expected = (high.astype(np.float64) * (1 << HALF_BITS) + low) / (every[:, None] * scales)
    return (high > 0) | ((high == 0) & (low > 0)), np.rint(expected * PARTS_PER_UNIT).astype(np.int64)


def count_bets(counts: tuple[Count | None, ...], unseen: Ints) -> Flags:
    """By wager, whether the true count of the cards unseen is over where a bet is worth it."""
    cards, never = unseen.sum(axis=1), np.zeros(len(unseen), np.bool_)
    bets = [
        never
        if count is None
        else -len(DECK) * (unseen @ np.array(count.tags, np.int64)) > float(count.over) * cards
        for count in counts
    ]
    return np.stack(bets, 1)
