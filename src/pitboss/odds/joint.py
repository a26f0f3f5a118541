"""The joint outcome of a coup: every result has a code, and a tableau gives the code of cards.

A result is its line, which is both point counts and the number of cards in each hand, and its pairs.
Enumeration and simulation count codes. The rows of each wager then give the result of a code.
"""

from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pitboss.game.cards import OF_VALUE
from pitboss.game.coup import Coup, feed
from pitboss.kernel.rejection import unwrap
from pitboss.rules.procedure import Tableau
from pitboss.rules.result import CoupResult, Pair

LINES = 400
"""Ten counts of Player times ten of Banker, with two or three cards each."""
PAIRS: tuple[tuple[Pair, Pair, bool], ...] = (
    *((player, banker, False) for player in Pair for banker in Pair),
    *((player, banker, True) for player in tuple(Pair)[1:] for banker in tuple(Pair)[1:]),
)
"""Player's pair, Banker's pair, and whether both have the same rank."""
CODES = LINES * len(PAIRS)


def line_of(player: int, banker: int, player_cards: int, banker_cards: int) -> int:
    """The number of a line: the cards in the hands, then Player's count, then Banker's.

    >>> line_of(0, 7, 3, 2)
    207
    """
    return (2 * (player_cards - 2) + banker_cards - 2) * 100 + 10 * player + banker


@cache
def result_of(code: int) -> CoupResult:
    """The result with a code.

    >>> result_of(207)
    CoupResult(player=0, banker=7, player_cards=3, banker_cards=2, player_pair=<Pair.NONE: 0>, ...)
    """
    pairs, line = divmod(code, LINES)
    hands, counts = divmod(line, 100)
    return CoupResult(counts // 10, counts % 10, 2 + hands // 2, 2 + hands % 2, *PAIRS[pairs])


class Play(NamedTuple):
    """A tableau as arrays: the results of two hands of two cards, a fifth card and a sixth.

    The indices are the counts of Player's and Banker's first two cards and the value of the fifth card.
    """

    cards: NDArray[np.int64]
    """The number of cards in the coup."""
    line: NDArray[np.int64]
    """Its line. With a sixth card, the line in which Banker counts 0 after it."""
    sixth: NDArray[np.int64]
    """Whether Banker draws a sixth card, which is added to the line: 1 or 0."""


@cache
def play(tableau: Tableau) -> Play:
    """A tableau as arrays, computed with the coup's own rules.

    >>> from pitboss.rules.editions.star_baccarat_2024 import PROCEDURE
    >>> figures = play(PROCEDURE.tableau)
    >>> [int(figures.cards[hands]) for hands in ((5, 3, 8), (5, 3, 9), (5, 9, 0))]
    [5, 6, 4]
    """
    shape = (10, 10, 10)
    cards, line, sixth = (np.zeros(shape, np.int64) for _ in range(3))
    for player, banker, fifth in product(range(10), repeat=3):
        coup = Coup(tableau, (OF_VALUE[0], OF_VALUE[player]), (OF_VALUE[0], OF_VALUE[banker]))
        if not coup.complete:
            coup = unwrap(feed(coup, OF_VALUE[fifth]))
        at = (player, banker, fifth)
        if coup.complete:
            cards[at], line[at] = coup.dealt, _line(coup)
        else:
            cards[at], line[at], sixth[at] = 6, _line(unwrap(feed(coup, OF_VALUE[0]))) - banker, 1
    return Play(cards, line, sixth)


def _line(coup: Coup) -> int:
    return line_of(*coup.result[:4])
