"""The outcomes of a wager coup by coup, from separate shoes or runs of spins for each patron."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial, singledispatch

import numpy as np
from numpy.typing import NDArray

from pitboss.game.bets import spin_bets, unknown_bet
from pitboss.game.dealer import ROUNDS_PER_RUN
from pitboss.game.offer import check_wager
from pitboss.game.settlement import Terms
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import ListOf, Text
from pitboss.odds.baccarat import game_odds, prize_table
from pitboss.odds.composition import LONGEST_COUP_CARDS, fresh
from pitboss.odds.roulette import price_bet
from pitboss.odds.wagers import WagerOdds
from pitboss.rules.edition import BaccaratGame, Game, RouletteGame
from pitboss.sim.kernel import Dealing, dealing_of, list_coups, list_spins, most_coups

Drawn = tuple[NDArray[np.integer], NDArray[np.integer]]


@dataclass(frozen=True, slots=True, eq=False)
class Outcomes:
    """The exact odds of a wager, and the stream of its outcomes in parts: shoes, or runs of spins."""

    odds: WagerOdds
    pieces: int
    """The equal pieces of a stake."""
    prize: NDArray[np.integer]
    """The prize of each code of the stream."""
    draw: Callable[[int, int, int], Drawn]
    """From a seed, the first part and a number of parts: the codes, and the start of each part."""
    least: int
    """The least codes in a part."""
    most: int
    """The most codes in a part."""

    def parts(self, coups: int) -> int:
        """The number of parts that is enough for a number of coups."""
        return -(-coups // self.least)

    def deal(self, seed: int, first: int, patrons: int, coups: int) -> Iterator[NDArray[np.integer]]:
        """For each coup the prize of each patron. Patrons never share a part."""
        parts = self.parts(coups)
        codes, starts = self.draw(seed, 1 + first * parts, patrons * parts)
        prizes, at = self.prize[codes], starts[:-1:parts]
        for coup in range(coups):
            yield prizes[at + coup]


@singledispatch
def outcomes_of(game: Game, decks: int, terms: Terms, key: str) -> Outcomes | Rejection:
    """The outcomes of a wager of a game. Wheels have no decks.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> outcomes = outcomes_of(EDITION.game("baccarat"), 8, Terms(), "banker")
    >>> [outcomes.odds.prizes[prize].name for (prize,) in outcomes.deal(seed=42, first=0, patrons=1, coups=5)]
    ['lose', 'win', 'win', 'win', 'lose']
    """
    raise NotImplementedError(game)


@outcomes_of.register
def _(game: BaccaratGame, decks: int, terms: Terms, key: str) -> Outcomes | Rejection:
    wager = next((wager for wager in game.wagers if wager.key == key), None)
    if wager is None:
        keys = ListOf(tuple(wager.key for wager in game.wagers))
        return Rejection(
            "unknown-wager",
            {"case": "none-of-these", "game": Text(game.title), "given": f"{key!r:.40}", "wagers": keys},
        )
    refused = check_wager(game, wager, decks, wager.layouts[0] if wager.layouts else None)
    if refused is not None:
        return refused
    dealing = dealing_of(game, decks)
    return Outcomes(
        odds=game_odds(game, fresh(decks), terms)[key],
        pieces=1,
        prize=prize_table(game, terms)[key].astype(np.int8),
        draw=partial(list_coups, dealing),
        least=_least_coups(dealing),
        most=most_coups(dealing),
    )


def _least_coups(dealing: Dealing) -> int:
    """The number of coups in a shoe if all have six cards, after the longest burn."""
    course = dealing.course
    return max(1, (int(course.front) - int(course.burned.max())) // LONGEST_COUP_CARDS)


@outcomes_of.register
def _(game: RouletteGame, _decks: int, _terms: Terms, key: str) -> Outcomes | Rejection:
    bet = spin_bets(game).get(key)
    if bet is None:
        return unknown_bet(game, key)
    priced = price_bet(game, key)
    return Outcomes(
        odds=priced.odds,
        pieces=len(bet.pieces),
        prize=np.array(priced.prize, np.int8),
        draw=partial(_draw_runs, len(game.wheel.order)),
        least=ROUNDS_PER_RUN,
        most=ROUNDS_PER_RUN,
    )


def _draw_runs(pockets: int, seed: int, first: int, runs: int) -> Drawn:
    return list_spins(pockets, seed, first, runs), ROUNDS_PER_RUN * np.arange(runs + 1)
