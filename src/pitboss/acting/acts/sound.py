"""Whether input from outside can be stored: texts that can be printed, numbers that make sense."""

import msgspec

from pitboss.acting.acts.act import Act
from pitboss.kernel.decision import LINE_CHARACTERS
from pitboss.kernel.rejection import Rejection

LARGEST_NUMBER = 2**53
"""Beyond this, some programs do not read whole numbers exactly."""
MOST_VALUES = 5_000
"""The most values in one act. A wheel with its pockets has under a hundred."""


def check_sound(act: Act) -> Rejection | None:
    """Whether every text of an act is one line of printable characters, and every number in bounds.

    >>> from pitboss.baccarat.acts.people import Leave
    >>> check_sound(Leave("ann")), check_sound(Leave("two\\nlines")).code
    (None, 'bad-text')
    """
    waiting, seen = [msgspec.to_builtins(act)], 0
    while waiting:
        value, seen = waiting.pop(), seen + 1
        if seen > MOST_VALUES:
            return Rejection("out-of-range", {"case": "too-many-values", "most": MOST_VALUES})
        match value:
            case dict():
                waiting += [*value, *value.values()]
            case list() | tuple():
                waiting += value
            case str() if len(value) > LINE_CHARACTERS or not value.isprintable():
                return Rejection("bad-text", {"most": LINE_CHARACTERS})
            case int() if abs(value) > LARGEST_NUMBER:
                return Rejection("out-of-range", {"case": "number-too-large", "most": LARGEST_NUMBER})
    return None
