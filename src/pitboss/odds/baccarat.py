"""The exact odds of Baccarat: every wager of a game or of a whole edition, for any shoe."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache, singledispatch
from itertools import accumulate, pairwise
from math import perm

import numpy as np
from numpy.typing import NDArray

from pitboss.game.settlement import Outcome, Terms, deciding_row, odds_at
from pitboss.odds.composition import LONGEST_COUP_CARDS, Composition, fresh
from pitboss.odds.fast import count_codes, count_prizes
from pitboss.odds.joint import CODES, Play, play, result_of
from pitboss.odds.wagers import Prize, Schedule, WagerOdds, schedule
from pitboss.rules.edition import BaccaratGame, Edition, Game
from pitboss.rules.wager import Wager

Ints = NDArray[np.int64]

ENOUGH_DECKS = 8
"""A number of decks with which every result is possible. Four copies of a card are enough for all pairs."""


def game_odds(game: BaccaratGame, shoe: Composition, terms: Terms) -> dict[str, WagerOdds]:
    """The exact odds of every wager of a game on the next coup from a shoe.

    >>> from pitboss.odds.composition import fresh
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> odds = game_odds(EDITION.game("even-money"), fresh(8), Terms())
    >>> f"{float(odds['banker'].edge):.4%}"
    '1.4581%'
    """
    return _solve((game,), shoe, terms)[game.key]


def edition_odds(edition: Edition, shoe: Composition, terms: Terms) -> dict[str, dict[str, WagerOdds]]:
    """The exact odds of every wager of every game of Baccarat in an edition, by game and wager.

    >>> from pitboss.odds.composition import fresh
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> [(key, len(odds)) for key, odds in edition_odds(EDITION, fresh(6), Terms()).items()]
    [('baccarat', 11), ('even-money', 11)]
    """
    return _solve(edition.games, shoe, terms)


def joint_ways(game: BaccaratGame, shoe: Composition) -> Ints:
    """The number of ways in which the next six cards of a shoe lead to each joint code.

    >>> from pitboss.odds.composition import fresh
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> int(joint_ways(EDITION.game("baccarat"), fresh(8)).sum()) == perm(416, 6)
    True
    """
    return _codes(play(game.procedure.tableau), shoe)


@dataclass(frozen=True, slots=True, eq=False)
class Sheet:
    """The results of the joint codes of a tableau for some wagers.

    Codes for which every wager has the same result are one class. So the odds of all wagers are counted in a
    few classes instead of thousands of codes.
    """

    play: Play
    schedules: tuple[Schedule, ...]
    codes: Ints
    """The possible codes."""
    classes: Ints
    """The class of each of these codes."""
    prizes: Ints
    """The prize for each class and wager. The prizes of all wagers have consecutive numbers."""
    starts: tuple[int, ...]
    """The number of the first prize of each wager, and of one past the last."""


def prize_table(game: BaccaratGame, terms: Terms) -> dict[str, Ints]:
    """For each wager of a game, the index of its prize for each joint code.

    >>> from pitboss.odds.joint import line_of
    >>> from pitboss.rules.editions.star_baccarat_2024 import BANKER, EDITION
    >>> from pitboss.rules.result import CoupResult
    >>> table = prize_table(EDITION.game("baccarat"), Terms())
    >>> prizes_of(BANKER, Terms())[table["banker"][line_of(6, 6, 2, 2)]].name
    'standoff'
    """
    [(sheet, places)] = _book((game,), terms)
    table = {}
    for key, place in places[game.key].items():
        table[key] = np.zeros(CODES, np.int64)
        table[key][sheet.codes] = sheet.prizes[sheet.classes, place] - sheet.starts[place]
    return table


def prizes_of(wager: Wager, terms: Terms) -> tuple[Prize, ...]:
    """The prizes of a wager: one for each row, then its loss. A single paying row is named win.

    >>> from pitboss.rules.editions.star_baccarat_2024 import BANKER
    >>> [prize.name for prize in prizes_of(BANKER, Terms())]
    ['win', 'standoff', 'lose']
    """
    pays = [
        Prize(
            row.name if len(wager.pays) > 1 else "win", Outcome.WIN, 1 + odds_at(row.pays, terms), row.clause
        )
        for row in wager.pays
    ]
    standoffs = [
        Prize(row.name if len(wager.standoffs) > 1 else "standoff", Outcome.STANDOFF, Fraction(1), row.clause)
        for row in wager.standoffs
    ]
    return (*pays, *standoffs, Prize("lose", Outcome.LOSE, Fraction(0), wager.loses))


def _solve(games: tuple[Game, ...], shoe: Composition, terms: Terms) -> dict[str, dict[str, WagerOdds]]:
    total, counts = perm(sum(shoe), LONGEST_COUP_CARDS), np.array(shoe, np.int64)
    if not total:
        raise ValueError(f"Odds are of whole coups, which take up to {LONGEST_COUP_CARDS} cards.")
    solved: dict[str, dict[str, WagerOdds]] = {}
    for sheet, places in _book(games, terms):
        ways = np.empty(sheet.starts[-1], np.int64)
        count_prizes(counts, sheet.play, sheet.codes, sheet.classes, sheet.prizes, ways)
        numbers = ways.tolist()
        odds = [
            WagerOdds(row, tuple(numbers[start:end]), total)
            for row, (start, end) in zip(sheet.schedules, pairwise(sheet.starts), strict=True)
        ]
        for game, wagers in places.items():
            solved[game] = {key: odds[place] for key, place in wagers.items()}
    return solved


@cache
def _book(games: tuple[Game, ...], terms: Terms) -> list[tuple[Sheet, dict[str, dict[str, int]]]]:
    """A sheet for each tableau among some games, and the places of each game's wagers on it.

    A wager that several games share is on it once.
    """
    book = []
    ours = [each for game in games for each in _dealt_from_cards(game)]
    for tableau in dict.fromkeys(game.procedure.tableau for game in ours):
        alike = [game for game in ours if game.procedure.tableau == tableau]
        wagers = list(dict.fromkeys(wager for game in alike for wager in game.wagers))
        places = {game.key: {wager.key: wagers.index(wager) for wager in game.wagers} for game in alike}
        book.append((_sheet(play(tableau), wagers, terms), places))
    return book


@singledispatch
def _dealt_from_cards(_game: Game) -> tuple[BaccaratGame, ...]:
    """The game itself, if these odds are its odds."""
    return ()


@_dealt_from_cards.register
def _(game: BaccaratGame) -> tuple[BaccaratGame, ...]:
    return (game,)


def _sheet(figures: Play, wagers: list[Wager], terms: Terms) -> Sheet:
    codes = np.flatnonzero(_codes(figures, fresh(ENOUGH_DECKS)))
    results = [result_of(code) for code in codes.tolist()]
    decided = []
    for wager in wagers:
        rows = (*wager.pays, *wager.standoffs, None)
        decided.append([rows.index(deciding_row(wager, result)) for result in results])
    schedules = tuple(schedule(wager.key, wager.title, prizes_of(wager, terms)) for wager in wagers)
    starts = (0, *accumulate(len(row.prizes) for row in schedules))
    kinds, classes = np.unique(np.array(decided, np.int64).T, axis=0, return_inverse=True)
    prizes = kinds + np.array(starts[:-1], np.int64)
    return Sheet(figures, schedules, codes, classes.ravel(), prizes, starts)


def _codes(figures: Play, shoe: Composition) -> Ints:
    ways = np.empty(CODES, np.int64)
    count_codes(np.array(shoe, np.int64), figures, ways)
    return ways
