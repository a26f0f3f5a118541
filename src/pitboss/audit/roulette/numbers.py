"""The auditor's Roulette layout: the numbers that every bet covers."""

from collections.abc import Iterator

Bets = dict[str, frozenset[int]]
"""The numbers of every place on the layout, by its key."""
LAST_NUMBER = 36


def _grid() -> Iterator[tuple[str, tuple[int, ...]]]:
    """The bets on one number or on adjacent ones: rows of three from 1-2-3 to 34-35-36, below zero."""
    for n in range(LAST_NUMBER + 1):
        yield "straight", (n,)
    for n in range(1, LAST_NUMBER + 1):
        more_right, row_below = n % 3 != 0, n + 3 <= LAST_NUMBER
        if more_right:
            yield "split", (n, n + 1)
        if row_below:
            yield "split", (n, n + 3)
        if more_right and row_below:
            yield "corner", (n, n + 1, n + 3, n + 4)
        if n % 3 == 1:
            yield "street", (n, n + 1, n + 2)
        if n % 3 == 1 and row_below:
            yield "six-line", tuple(range(n, n + 6))
    yield from (("split", (0, n)) for n in (1, 2, 3))
    yield from (("street", (0, 1, 2)), ("street", (0, 2, 3)), ("corner", (0, 1, 2, 3)))


def layout(red: frozenset[int]) -> Bets:
    """Every place of the layout.

    >>> sorted(layout(frozenset())["six-line:1/2/3/4/5/6"]), len(layout(frozenset()))
    ([1, 2, 3, 4, 5, 6], 157)
    """
    numbers = range(1, LAST_NUMBER + 1)
    return {
        **{f"{kind}:{'/'.join(map(str, covers))}": frozenset(covers) for kind, covers in _grid()},
        **{f"column:{c}": frozenset(n for n in numbers if n % 3 == c % 3) for c in (1, 2, 3)},
        **{f"dozen:{d}": frozenset(range(12 * d - 11, 12 * d + 1)) for d in (1, 2, 3)},
        "low": frozenset(range(1, 19)),
        "high": frozenset(range(19, LAST_NUMBER + 1)),
        "even": frozenset(n for n in numbers if n % 2 == 0),
        "odd": frozenset(n for n in numbers if n % 2 == 1),
        "red": red,
        "black": frozenset(numbers) - red,
    }
