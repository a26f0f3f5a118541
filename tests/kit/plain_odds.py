"""The plain enumeration of the results of a coup. It is easy to read; the fast one is checked against it."""

from collections import Counter
from functools import cache
from itertools import product
from math import perm

from pitboss.game.cards import DECK, OF_VALUE, RANKS, SUITS, Card, pair_of
from pitboss.game.coup import Coup, feed
from pitboss.kernel.rejection import unwrap
from pitboss.odds.composition import Composition
from pitboss.rules.procedure import Tableau
from pitboss.rules.result import CoupResult, Pair

Pairs = tuple[Pair, Pair, bool]
Values = tuple[int, ...]
Line = tuple[int, int, int, int]
"""Both point counts, then the cards in both hands."""

_SUITS_OF_TWO = tuple(product(SUITS, repeat=2))
_ANY_TWO = (("", ""),)


def count_results(tableau: Tableau, shoe: Composition) -> Counter[CoupResult]:
    """The number of ways in which the next six cards of a shoe, in order, lead to each result.

    The cards that a coup leaves in the shoe may be any, so that all ways are equally likely.

    >>> from pitboss.odds.composition import fresh
    >>> from pitboss.rules.editions.star_baccarat_2024 import PROCEDURE
    >>> count_results(PROCEDURE.tableau, fresh(8)).total() == perm(416, 6)
    True
    """
    found: Counter[CoupResult] = Counter()
    cards = sum(shoe)
    by_value = [0] * 10
    for card, copies in zip(DECK, shoe, strict=True):
        by_value[card.value] += copies
    for (values, pairs), ways in _openings(shoe).items():
        left = by_value.copy()
        for value in values:
            left[value] -= 1
        for line, thirds in _endings(tableau, (values[0] + values[2]) % 10, (values[1] + values[3]) % 10):
            rest = perm(cards - 4 - len(thirds), 2 - len(thirds))
            found[CoupResult(*line, *pairs)] += ways * _falling(left, thirds) * rest
    return +found


def _openings(shoe: Composition) -> Counter[tuple[Values, Pairs]]:
    """The ways to deal the first four cards, by their values and by how they pair."""
    copies = Counter(dict(zip(DECK, shoe, strict=True)))
    for card in DECK:
        # A card without a suit stands for any of its rank.
        copies[Card(card.rank, "")] += copies[card]
    ranks = [rank for rank in RANKS if copies[Card(rank, "")]]
    found: Counter[tuple[Values, Pairs]] = Counter()
    for a, b, c, d in product(ranks, repeat=4):
        values = tuple(Card(rank, SUITS[0]).value for rank in (a, b, c, d))
        # Suits matter only between cards that pair.
        for player in _SUITS_OF_TWO if a == c else _ANY_TWO:
            for banker in _SUITS_OF_TWO if b == d else _ANY_TWO:
                one, three = Card(a, player[0]), Card(c, player[1])
                two, four = Card(b, banker[0]), Card(d, banker[1])
                first, second = pair_of(one, three), pair_of(two, four)
                twin = bool(first and second) and a == b
                found[values, (first, second, twin)] += _ways(copies, [one, two, three, four])
    return +found


def _ways(copies: Counter[Card], cards: list[Card]) -> int:
    """In how many ways these cards can be picked, those of a named suit first."""
    ways = 1
    picked: Counter[Card] = Counter()
    for card in sorted(cards, key=lambda card: not card.suit):
        ways *= copies[card] - picked[card]
        picked[card] += 1
        if card.suit:
            picked[Card(card.rank, "")] += 1
    return ways


def _falling(left: list[int], values: Values) -> int:
    """In how many ways cards of these values can be picked one after the other."""
    ways = 1
    for place, value in enumerate(values):
        ways *= left[value] - values[:place].count(value)
    return ways


@cache
def _endings(tableau: Tableau, player: int, banker: int) -> list[tuple[Line, Values]]:
    """How a coup can end from the counts of its first cards: each line, and the values of the third cards."""
    opened = Coup(tableau, (OF_VALUE[0], OF_VALUE[player]), (OF_VALUE[0], OF_VALUE[banker]))
    found: list[tuple[Line, Values]] = []

    def go_on(coup: Coup, thirds: Values) -> None:
        if coup.complete:
            found.append((coup.result[:4], thirds))
            return
        for value, card in enumerate(OF_VALUE):
            go_on(unwrap(feed(coup, card)), (*thirds, value))

    go_on(opened, ())
    return found
