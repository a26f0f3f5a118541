"""Whether input from outside can be stored: texts that can be printed, numbers that make sense."""

import msgspec

from pitboss.acting.acts.act import Act
from pitboss.kernel.decision import LINE_CHARACTERS, is_line
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import AllOf, Amount, AnyOf, Fact, FloorPlace, ListOf, Moment, Text

LARGEST_NUMBER = 2**53
"""Beyond this, some programs do not read whole numbers exactly."""
MOST_VALUES = 5_000
"""The most values in one act. A wheel with its pockets has under a hundred."""
MOST_PARTS = 50
"""The most parts of a text from outside. Who shows it must not go deep into texts within texts."""


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


def is_reason(*words: Fact) -> bool:
    """Whether what a person or a device says can be stored: each a line, or a text of a few such parts.

    >>> is_reason("It is dark."), is_reason(""), is_reason(Text("reason-floor-restored"))
    (True, False, True)
    >>> is_reason(Text("device-unwritten", {"file": "two\\nlines"}))
    False
    """
    return all(map(_is_sound, words))


def _is_sound(words: Fact) -> bool:
    waiting, seen = [words], 0
    while waiting:
        part, seen = waiting.pop(), seen + 1
        match part:
            case Text():
                waiting += [part.key, *part.facts, *part.facts.values()]
            case AnyOf() | AllOf() | ListOf():
                waiting += part.of
            case FloorPlace():
                waiting.append(part.key)
            case Amount():
                waiting.append(part.cents)
            case Moment():
                waiting.append(part.at)
            case str() if not is_line(part):
                return False
            case int() if abs(part) > LARGEST_NUMBER:
                return False
        if seen > MOST_PARTS:
            return False
    return True
