"""What an observer of a shoe knows: every coup solved exactly from the cards that have not been seen."""

from dataclasses import dataclass
from itertools import accumulate
from math import perm

import numpy as np
from numpy.typing import NDArray

from pitboss.game.cards import DECK, RANKS, SUITS
from pitboss.game.settlement import Terms
from pitboss.odds.baccarat import MANY, joint_ways, prize_table
from pitboss.odds.composition import LONGEST_COUP, fresh
from pitboss.odds.fast import count_prizes
from pitboss.odds.joint import LINES, Play, play, result_of
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.procedure import BurnWay
from pitboss.sim.kernel import Dealing, dealing_of, list_coups
from pitboss.sim.machine import SPARE, Word, shuffle_shoe
from pitboss.sim.removal import Count, Removal, find_removals, whole_count

Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]

QUARTER = len(DECK) // 4
"""The cards dealt are told in quarters of a deck."""
PARTS = 10**9
"""Parts of a unit that an expectation is kept in: whole numbers add up to the same in any order."""
DIGIT = 31
"""Bits of the lower digit where a sum is taken in two: all of it may outgrow 64 bits."""

_TAKEN = np.array([sum(result_of(line)[2:4]) for line in range(LINES)])
"""The cards of a coup, by its line."""


@dataclass(frozen=True, slots=True, eq=False)
class Watch:
    """What an observer of a game knows before the first shoe."""

    dealing: Dealing
    play: Play
    shown: int
    """How many of the burned cards are shown."""
    removals: tuple[Removal, ...]
    """One for each wager, as all that is by wager."""
    counts: tuple[Count | None, ...]
    """The count that an observer keeps for it."""
    codes: Ints
    """The joint codes that some cards lead to."""
    classes: Ints
    """The class of each of these: codes of one class bring every wager the same."""
    prizes: Ints
    """For each class and wager its prize; the prizes of all wagers are numbered through."""
    nets: Ints
    """For each prize and wager what is won or lost, in parts of which the wager's scale is a unit."""

    @property
    def cards(self) -> int:
        """In a fresh shoe."""
        return len(self.dealing.course.fresh)

    @property
    def quarters(self) -> int:
        """Of a deck, in a fresh shoe."""
        return self.cards // QUARTER


@dataclass(frozen=True, slots=True, eq=False)
class Coups:
    """The coups of some shoes as they look before their first cards, each with a row of its own."""

    starts: Ints
    """Where each shoe starts among them, an end behind the last."""
    out: Ints
    """Cards that have left the shoe."""
    unseen: Ints
    """By rank, the cards that have not been seen: those in the shoe, and those burned face down."""
    positive: Flags
    """By wager, whether a player may expect to gain."""
    expectation: Ints
    """By wager, what a player may expect of a unit, in parts."""
    counted: Flags
    """By wager, whether the count says to bet."""


def watch(game: BaccaratGame, decks: int, terms: Terms) -> Watch:
    """What there is to know of a game before the first shoe.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> [removal.odds.key for removal in watch(EDITION.game("baccarat"), 3, Terms()).removals]
    ['player', 'banker', 'tie', 'super-six']
    """
    removals, table = find_removals(game, decks, terms), prize_table(game, terms)
    codes = np.flatnonzero(joint_ways(game, fresh(MANY)))
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
        # However many are burned, only the first of them is ever shown.
        shown=int(game.procedure.burns[0].way is not BurnWay.FACE_DOWN),
        removals=tuple(removals.values()),
        counts=tuple(map(whole_count, removals.values())),
        codes=codes,
        classes=classes.ravel(),
        prizes=kinds + np.array(starts[:-1]),
        nets=nets,
    )


def solve_shoes(table: Watch, seed: int, first: int, shoes: int) -> Coups:
    """Deals so many shoes from the first one on, those of the simulator, and solves every coup."""
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
    """The cards out before each coup of a shoe, and how many of each card have not been seen."""
    cards = np.zeros(table.cards + SPARE, np.uint8)
    shuffle_shoe(Word(seed), Word(shoe), table.dealing.course.ends, cards)
    burned = int(table.dealing.course.burned[cards[0]])
    out = burned + np.cumsum(taken) - taken
    seen = cards[: table.cards, None] == np.arange(len(DECK))
    seen[table.shown : burned] = False
    return out, table.cards // len(DECK) - seen.cumsum(axis=0)[out - 1]


def expect(table: Watch, left: Ints, ways: Ints) -> tuple[Flags, Ints]:
    """By wager, whether a player may expect to gain, exactly, and how much, in parts.

    Each row is a shoe: how many of each card are left in it, and how many ways lead to each prize.
    """
    low = (ways & (1 << DIGIT) - 1) @ table.nets
    high = (ways >> DIGIT) @ table.nets + (low >> DIGIT)
    low &= (1 << DIGIT) - 1
    every = np.array([perm(cards, LONGEST_COUP) for cards in left.sum(axis=1).tolist()], np.float64)
    scales = np.array([removal.odds.schedule.scale for removal in table.removals], np.float64)
    expected = (high.astype(np.float64) * (1 << DIGIT) + low) / (every[:, None] * scales)
    return (high > 0) | ((high == 0) & (low > 0)), np.rint(expected * PARTS).astype(np.int64)


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
