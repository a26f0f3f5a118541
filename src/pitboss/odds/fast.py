"""The fast enumeration: the joint outcome of a coup from any shoe, in whole numbers.

Third cards depend on the first four only by their values, and pairs only occur in hands of one value. So the
hands of two values are counted together: with c copies of a value left and u of them in an open hand, the
ways to continue with a fifth card of value v and a sixth of value w are (c_v - u_v)(c_w - u_w - [v = w]).
Their sum over all hands with one count only needs, for each value, the sum of u over those hands.
"""

import numpy as np
from numpy.typing import NDArray

from pitboss.game.cards import RANKS, SUITS, Card, pair_of
from pitboss.odds.jit import compiled
from pitboss.odds.joint import CODES, LINES, PAIRS, Play
from pitboss.rules.result import Pair

Ints = NDArray[np.int64]

_KIND = np.array([[pair_of(Card("A", one), Card("A", two)) for two in SUITS] for one in SUITS], np.int64)
"""The kind of pair of two cards of one rank, by their suits."""
_VALUE = np.array([Card(rank, SUITS[0]).value for rank in RANKS], np.int64)
_TENS = np.flatnonzero(_VALUE == 0)
"""The ranks of value 0. Only they can make a hand of one value without a pair."""
_CODE = LINES * np.array([[PAIRS.index((a, b, False)) for b in Pair] for a in Pair], np.int64)
_TWIN = LINES * np.array([[PAIRS.index((a, b, bool(a and b))) for b in Pair] for a in Pair], np.int64)
"""The start of the codes of pairs, by their kinds: for pairs of different ranks, and of the same rank."""
_ADD = (np.arange(10)[:, None] + np.arange(10)) % 10
"""The count of a hand after one more card."""
_TAKE = (np.arange(10)[:, None] - np.arange(10)) % 10
"""The value that completes a count with another value."""


@compiled
def count_prizes(shoe: Ints, play: Play, codes: Ints, classes: Ints, prizes: Ints, ways: Ints) -> None:
    """Fills in the ways of each prize. A code has a class, and a class has prizes."""
    lines, counts = np.empty(CODES, np.int64), np.zeros(len(prizes), np.int64)
    count_codes(shoe, play, lines)
    for place in range(len(codes)):
        counts[classes[place]] += lines[codes[place]]
    for prize in range(len(ways)):
        ways[prize] = 0
    for kind in range(len(prizes)):
        for wager in range(prizes.shape[1]):
            ways[prizes[kind, wager]] += counts[kind]


@compiled
def count_codes(shoe: Ints, play: Play, lines: Ints) -> None:
    """Fills in for each code the number of ways in which the next six cards of a shoe lead to it.

    The shoe is 52 counts in the order of a new deck.
    """
    ranks, pairs = np.zeros(13, np.int64), np.zeros((13, 4), np.int64)
    left, doubles = np.zeros(30, np.int64), np.zeros((10, 4), np.int64)
    rest = -4
    for rank in range(13):
        for one in range(4):
            held = shoe[13 * one + rank]
            ranks[rank] += held
            for two in range(4):
                pairs[rank, _KIND[one, two]] += held * (shoe[13 * two + rank] - (one == two))
        _change(left, _VALUE[rank], ranks[rank])
        rest += ranks[rank]
        for kind in range(1, 4):
            doubles[_VALUE[rank], kind] += pairs[rank, kind]
    # Two cards of value 0 may be of different ranks.
    doubles[0, 0] = left[0] * (left[0] - 1) - doubles[0, 1] - doubles[0, 2] - doubles[0, 3]
    for code in range(CODES):
        lines[code] = 0
    _count_unlike(play, left, rest, lines)
    for value in range(10):
        _change(left, value, -2)
        _count_double(play, value, doubles, left, rest, lines)
        _change(left, value, 2)
        unlike, twins = _fours(value, shoe, ranks, left, pairs)
        _change(left, value, -4)
        _count_fours(play, value, unlike, twins, left, rest, lines)
        _change(left, value, 4)


@compiled
def _count_unlike(play: Play, left: Ints, rest: int, lines: Ints) -> None:
    """Adds the coups in which both hands have two values."""
    hand = np.zeros(20, np.int64)
    for x in range(10):
        for y in range(x):
            ways = 2 * left[x] * left[y]
            _change(left, x, -1)
            _change(left, y, -1)
            for banker in range(10):
                total = _open(banker, ways, left, hand)
                _go_on(play, _ADD[x, y], banker, banker, total, hand, left, rest, lines, 0)
            _change(left, x, 1)
            _change(left, y, 1)


@compiled
def _count_double(play: Play, value: int, doubles: Ints, left: Ints, rest: int, lines: Ints) -> None:
    """Adds the coups in which one hand has a single value, and the other does not have the same."""
    hand, twice = np.zeros(20, np.int64), _ADD[value, value]
    # For Player's hand with the single value, by the kind of Banker's pair; and for Banker's hand.
    player, banker = np.zeros(4 * LINES, np.int64), np.zeros(LINES, np.int64)
    for count in range(10):
        total = _open(count, 1, left, hand)
        _go_on(play, twice, count, count, total, hand, left, rest, player, 0)
        _go_on(play, count, twice, count, total, hand, left, rest, banker, 0)
        for kind in range(4):
            total = _open_double(count, value, kind, doubles, hand)
            _go_on(play, twice, count, count, total, hand, left, rest, player, kind * LINES)
    for kind in range(4):
        ways = doubles[value, kind]
        if ways:
            _add(ways, banker, 0, lines, _CODE[0, kind])
            for other in range(4):
                _add(ways, player, other * LINES, lines, _CODE[kind, other])


@compiled
def _count_fours(
    play: Play, value: int, unlike: Ints, twins: Ints, left: Ints, rest: int, lines: Ints
) -> None:
    """Adds the coups in which all four cards have one value."""
    hand, twice = np.zeros(20, np.int64), _ADD[value, value]
    for kind in range(4):
        for other in range(4):
            _go_on(play, twice, twice, 0, unlike[kind, other], hand, left, rest, lines, _CODE[kind, other])
            _go_on(play, twice, twice, 0, twins[kind, other], hand, left, rest, lines, _TWIN[kind, other])


@compiled
def _change(left: Ints, value: int, by: int) -> None:
    """Changes the number of cards left of a value. The ten values are in the array three times in a row."""
    left[value] += by
    left[value + 10] += by
    left[value + 20] += by


@compiled
def _open(count: int, ways: int, left: Ints, hand: Ints) -> int:
    """Opens a hand of two values: fills in the number of each value in all such hands; returns their ways.

    The ten values are in the array twice in a row.
    """
    for value in range(20):
        hand[value] = 2 * ways * left[value] * left[20 + count - value]
    if count % 2 == 0:
        for double in range(count // 2, 20, 5):
            hand[double] = 0
    return _ways(hand)


@compiled
def _open_double(count: int, but: int, kind: int, doubles: Ints, hand: Ints) -> int:
    """Opens a hand of one value with a kind of pair, except hands of the value `but`."""
    for value in range(20):
        hand[value] = 0
    if count % 2 == 0:
        for double in range(count // 2, 20, 5):
            if double % 10 != but:
                hand[double] = 2 * doubles[double % 10, kind]
    return _ways(hand)


@compiled
def _ways(hand: Ints) -> int:
    """The number of ways of hands of two cards."""
    held = 0
    for value in range(10):
        held += hand[value]
    return held // 2


@compiled
def _go_on(
    play: Play,
    player: int,
    banker: int,
    count: int,
    ways: int,
    hand: Ints,
    left: Ints,
    rest: int,
    into: Ints,
    at: int,
) -> None:
    """Adds the ways of two hands to the lines of their third cards.

    The open hand has a count. Its cards are not yet removed from the cards left. If no hand is open, it is
    empty.
    """
    if not ways:
        return
    if play.cards[player, banker, 0] == 4:
        into[at + play.line[player, banker, 0]] += ways * rest * (rest - 1)
        return
    turn = np.uint64(10) - np.uint64(banker)
    for fifth in range(10):
        end, held = np.uint64(at + play.line[player, banker, fifth]), left[fifth]
        after = held * ways - hand[fifth]
        if not play.sixth[player, banker, fifth]:
            into[end] += after * (rest - 1)
            continue
        # The counts after a sixth card are the values in another rotation.
        for place in range(10):
            last = np.uint64(place)
            into[end + last] += after * left[turn + last] - held * hand[turn + last]
        into[end + _ADD[banker, fifth]] += hand[fifth] - after
        into[end + _ADD[banker, _TAKE[count, fifth]]] += hand[fifth]


@compiled
def _add(ways: int, some: Ints, start: int, lines: Ints, at: int) -> None:
    """Adds lines that were counted for one way, multiplied by the ways."""
    source, target = some[start : start + LINES], lines[at : at + LINES]
    for line in range(LINES):
        target[line] += ways * source[line]


@compiled
def _fours(value: int, shoe: Ints, ranks: Ints, left: Ints, pairs: Ints) -> tuple[Ints, Ints]:
    """The number of ways in which four cards of one value make two hands, by the kinds of their pairs.

    First for hands that pair with different ranks or do not both pair, then for twins.
    """
    unlike, twins = np.zeros((4, 4), np.int64), np.zeros((4, 4), np.int64)
    for rank in range(13):
        if _VALUE[rank] != value:
            continue
        for a in range(4):
            for b in range(4):
                two = shoe[13 * a + rank] * (shoe[13 * b + rank] - (b == a))
                for c in range(4):
                    three = two * (shoe[13 * c + rank] - (c == a) - (c == b))
                    for d in range(4):
                        four = three * (shoe[13 * d + rank] - (d == a) - (d == b) - (d == c))
                        twins[_KIND[a, b], _KIND[c, d]] += four
        if value:
            break
        # With a pair of tens or pictures the other hand may be a pair of another rank, or have two ranks.
        rest = (left[0] - 2) * (left[0] - 3) - (ranks[rank] - 2) * (ranks[rank] - 3)
        for ten in _TENS:
            if ten != rank:
                rest -= ranks[ten] * (ranks[ten] - 1)
                for kind in range(1, 4):
                    for other in range(1, 4):
                        unlike[kind, other] += pairs[rank, kind] * pairs[ten, other]
        for kind in range(1, 4):
            unlike[kind, 0] += pairs[rank, kind] * rest
            unlike[0, kind] += pairs[rank, kind] * rest
    if not value:
        held = left[0]
        unlike[0, 0] = held * (held - 1) * (held - 2) * (held - 3)
        for kind in range(4):
            for other in range(4):
                if kind or other:
                    unlike[0, 0] -= unlike[kind, other] + twins[kind, other]
    return unlike, twins
