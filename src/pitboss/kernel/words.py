"""Words for sentences that people read."""

from collections.abc import Iterable


def either(things: Iterable[object]) -> str:
    """Several things to choose from.

    >>> either([3, 4, 6, 8]), either(["shoe"])
    ('3, 4, 6 or 8', 'shoe')
    """
    *most, last = map(str, things)
    return f"{', '.join(most)} or {last}" if most else last


def count(number: int, thing: str) -> str:
    """A number of things.

    >>> count(1, "shoe"), count(72, "coup")
    ('1 shoe', '72 coups')
    """
    return f"{number} {thing}{'' if number == 1 else 's'}"
