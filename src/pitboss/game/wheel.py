"""The Roulette wheel and layout: colours, neighbours, and every place for a bet."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from pitboss.kernel.rejection import Rejection
from pitboss.rules.roulette import BetKind, Wheel

NUMBERS = frozenset(range(37))
_ROWS = tuple((n, n + 1, n + 2) for n in range(1, 37, 3))
_OUTSIDE = {
    BetKind.LOW: range(1, 19),
    BetKind.HIGH: range(19, 37),
    BetKind.EVEN: range(2, 37, 2),
    BetKind.ODD: range(1, 37, 2),
}


def colour(wheel: Wheel, number: int) -> str:
    """The colour of a pocket.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import WHEEL
    >>> [colour(WHEEL, n) for n in (0, 17, 18)]
    ['green', 'black', 'red']
    """
    if number == 0:
        return "green"
    return "red" if number in wheel.red else "black"


def read_number(number: object) -> int | Rejection:
    """A pocket of the wheel.

    >>> read_number(37).code
    'unknown-number'
    """
    if isinstance(number, bool) or not isinstance(number, int) or number not in NUMBERS:
        return Rejection("unknown-number")
    return number


@cache
def places(wheel: Wheel) -> dict[str, frozenset[int]]:
    """Every place on the layout by its key, with the numbers it covers.

    Rows run from 1-2-3 to 34-35-36 with zero above 1, 2 and 3, so zero makes splits with each of them, the
    two streets 0/1/2 and 0/2/3, and the corner of the first four.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import WHEEL
    >>> len(places(WHEEL)), "split:1/2" in places(WHEEL), "split:1/9" in places(WHEEL)
    (157, True, False)
    """
    inside: list[tuple[BetKind, Sequence[tuple[int, ...]]]] = [
        (BetKind.STRAIGHT, [(n,) for n in range(37)]),
        (BetKind.SPLIT, [(0, n) for n in (1, 2, 3)]),
        (BetKind.SPLIT, [(n, n + 1) for row in _ROWS for n in row[:2]]),
        (BetKind.SPLIT, [(n, n + 3) for n in range(1, 34)]),
        (BetKind.STREET, [(0, 1, 2), (0, 2, 3), *_ROWS]),
        (BetKind.CORNER, [(0, 1, 2, 3)]),
        (BetKind.CORNER, [(n, n + 1, n + 3, n + 4) for row in _ROWS[:-1] for n in row[:2]]),
        (BetKind.SIX_LINE, [row + below for row, below in pairwise(_ROWS)]),
    ]
    numbers_of = {
        f"{kind}:{'/'.join(map(str, numbers))}": frozenset(numbers)
        for kind, sets in inside
        for numbers in sets
    }
    for i in (1, 2, 3):
        numbers_of[f"{BetKind.COLUMN}:{i}"] = frozenset(range(i, 37, 3))
        numbers_of[f"{BetKind.DOZEN}:{i}"] = frozenset(range(12 * i - 11, 12 * i + 1))
    numbers_of |= {str(kind): frozenset(numbers) for kind, numbers in _OUTSIDE.items()}
    numbers_of[str(BetKind.RED)] = wheel.red
    numbers_of[str(BetKind.BLACK)] = NUMBERS - wheel.red - {0}
    return numbers_of
