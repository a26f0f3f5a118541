"""The history of a wheel for displays: its last numbers, hot and cold numbers, and the even chances."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from pitboss.acting.audience import View
from pitboss.game.wheel import colour, places
from pitboss.roulette.state import WheelTable
from pitboss.rules.roulette import BetKind, Wheel

LISTED_NUMBERS = 5
"""How many numbers are listed as hot, and how many as cold."""


class DrawnNumber(View, frozen=True):
    """A game of a wheel that is over, and counts."""

    play: str
    number: int
    colour: str


class NumberCount(View, frozen=True):
    """How often a number came up in the listed games."""

    number: int
    times: int
    colour: str
    since: int
    """The games since it last came up; all of them, if it did not come up."""


class Shares(View, frozen=True):
    """How many of the listed games each even chance won. Zero wins none of them."""

    games: int = 0
    zero: int = 0
    red: int = 0
    black: int = 0
    odd: int = 0
    even: int = 0
    low: int = 0
    high: int = 0


def history(now: WheelTable) -> Mapping[str, Any]:
    """What the public may know of past games."""
    wheel, numbers = now.game.wheel, tuple(reversed(list(now.numbers.items())))
    counts = number_counts(wheel, [number for _, number in numbers])
    frequent = sorted((each for each in counts if each.times), key=lambda each: (-each.times, each.since))
    rare = sorted(counts, key=lambda each: (each.times, -each.since)) if numbers else []
    return {
        "numbers": tuple(DrawnNumber(play, number, colour(wheel, number)) for play, number in numbers),
        "hot": tuple(frequent[:LISTED_NUMBERS]),
        "cold": tuple(rare[:LISTED_NUMBERS]),
        "shares": shares(wheel, now.numbers.values()),
    }


def number_counts(wheel: Wheel, numbers: Sequence[int]) -> list[NumberCount]:
    """How often each pocket of the wheel came up, and how long ago. `numbers` has the newest first."""
    times = Counter(numbers)
    return [
        NumberCount(
            number,
            times[number],
            colour(wheel, number),
            numbers.index(number) if number in times else len(numbers),
        )
        for number in sorted(wheel.order)
    ]


def shares(wheel: Wheel, numbers: Collection[int]) -> Shares:
    """How many games each even chance won."""
    covered, times = places(wheel), Counter(numbers)

    def won(kind: BetKind) -> int:
        return sum(times[number] for number in covered[kind])

    return Shares(
        len(numbers),
        times[0],
        won(BetKind.RED),
        won(BetKind.BLACK),
        won(BetKind.ODD),
        won(BetKind.EVEN),
        won(BetKind.LOW),
        won(BetKind.HIGH),
    )
