"""Betting systems: a patron's next stake. Most are a table, others are a user's function.

A system is a function from a `View` of the patrons at a table to their next places and their stakes: two
arrays of whole numbers. A place is the state of a patron in the system, 0 at first. Stakes are brought into
the table's limits. A patron who cannot make the minimum has left before the system is called.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from functools import partial
from itertools import count, islice
from runpy import run_path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pitboss.kernel.money import LARGEST_STAKE_CENTS, Cents
from pitboss.kernel.reasons import reason
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import ListOf, Text

Figures = NDArray[np.int64]


class View(NamedTuple):
    """What the patrons at a table know before a coup: a read-only figure for each of them."""

    place: Figures
    """The place of each patron."""
    outcome: Figures
    """The outcome of the last coup: 1 win, 0 standoff, -1 loss. 0 before the first."""
    stake: Figures
    """The stake in the last coup, in cents. 0 before the first."""
    bankroll: Figures
    """In cents."""
    base: Cents
    minimum: Cents
    maximum: Cents


System = Callable[[View], tuple[Figures, Figures] | Rejection]
"""The next places, and the stakes in cents. A user's function may fail."""


class Progression(NamedTuple):
    """A system as a table: for each place the units to stake, and the next place after a win or a loss.

    A standoff does not change the place.
    """

    units: Sequence[int]
    win: Sequence[int]
    loss: Sequence[int]


def follow(table: Progression) -> System:
    """The system of a table.

    >>> lost, won = np.array([[0, -1], [0, 1]])
    >>> view = View(np.array([0, 3]), lost, np.array([0, 800]), np.array([5000, 5000]), 100, 100, 10000)
    >>> places, stakes = follow(SYSTEMS["martingale"](20))(view)
    >>> places.tolist(), stakes.tolist()
    ([0, 4], [100, 1600])
    """
    units = np.array(table.units, np.int64)
    stays = range(len(units))
    # By the outcome -1, 0 or 1, then by place.
    leads = np.array([table.loss, stays, table.win], np.int64)

    def system(view: View) -> tuple[Figures, Figures]:
        place = leads[view.outcome + 1, view.place]
        # More than one unit over the maximum makes no difference, and so no product overflows.
        return place, view.base * np.minimum(units[place], view.maximum // view.base + 1)

    return system


def _climb(units: Iterator[int], back: int, places: int) -> Progression:
    """A loss leads one place up, a win a number of places back."""
    return Progression(
        tuple(islice(units, places)),
        win=[max(0, place - back) for place in range(places)],
        loss=[min(place + 1, places - 1) for place in range(places)],
    )


def _doubling() -> Iterator[int]:
    unit = 1
    while True:
        yield unit
        unit = min(2 * unit, LARGEST_STAKE_CENTS)


def _fibonacci() -> Iterator[int]:
    unit, following = 1, 1
    while True:
        yield unit
        unit, following = following, min(unit + following, LARGEST_STAKE_CENTS)


SYSTEMS: dict[str, Callable[[int], Progression]] = {
    "flat": lambda _: Progression((1,), win=(0,), loss=(0,)),
    "martingale": lambda places: _climb(_doubling(), places, places),
    "paroli": lambda _: Progression((1, 2, 4), win=(1, 2, 0), loss=(0, 0, 0)),
    "dalembert": lambda places: _climb(count(1), 1, places),
    "fibonacci": lambda places: _climb(_fibonacci(), 2, places),
    "1-3-2-6": lambda _: Progression((1, 3, 2, 6), win=(1, 2, 3, 0), loss=(0, 0, 0, 0)),
}
"""The systems by name, each with as many places as the coups can reach."""


def find_system(text: str, coups: int) -> System | Rejection:
    """The system with a name, or a user's function as FILE.py:FUNCTION.

    >>> find_system("labouchere", coups=500).code
    'bad-system'
    """
    if text in SYSTEMS:
        return follow(SYSTEMS[text](coups + 1))
    path, _, name = text.rpartition(":")
    if path:
        return _load(path, name)
    return Rejection(
        "bad-system",
        {"case": "unknown", "given": f"{text!r:.40}", "known": ListOf(tuple(SYSTEMS))},
    )


def _load(path: str, name: str) -> System | Rejection:
    try:
        with redirect_stdout(sys.stderr):
            function = run_path(path).get(name)
    except (Exception, SystemExit) as problem:
        return Rejection("bad-system", {"case": "not-loaded", "file": path, "problem": _one_line(problem)})
    if not callable(function):
        return Rejection("bad-system", {"case": "no-function", "file": path, "name": f"{name!r:.40}"})
    return partial(_ask, Text("function-of-file", {"name": name, "file": path}), function)


def _copy(view: View) -> View:
    """The same figures in separate read-only arrays."""
    place, outcome, stake, bankroll = (figures.copy() for figures in view[:4])
    for figures in (place, outcome, stake, bankroll):
        figures.flags.writeable = False
    return View(place, outcome, stake, bankroll, *view[4:])


def _ask(name: Text, function: Callable[[View], object], view: View) -> tuple[Figures, Figures] | Rejection:
    """Calls a user's function, which may do anything."""
    try:
        # Its output is not part of the report, and its changes to the figures have no effect.
        with redirect_stdout(sys.stderr):
            answer = function(_copy(view))
    except (Exception, SystemExit) as problem:
        return Rejection("bad-system", {"case": "failed", "function": name, "problem": _one_line(problem)})
    if not isinstance(answer, tuple) or len(answer) != 2:
        return Rejection("bad-system", {"case": "no-tuple", "function": name, "value": _kind(answer)})
    for what, figures in zip(("places", "stakes"), answer, strict=True):
        if not (
            isinstance(figures, np.ndarray)
            and figures.dtype.kind in "iu"
            and np.can_cast(figures.dtype, np.int64)
            and figures.shape == view.place.shape
        ):
            return Rejection(
                "bad-system",
                {
                    "case": "no-array",
                    "function": name,
                    "value": _kind(figures),
                    "part": Text(f"answer-{what}"),
                    "size": view.place.size,
                },
            )
    return answer


def _one_line(problem: BaseException) -> Text | str:
    """The error in one line."""
    if isinstance(problem, OSError) and problem.strerror:
        return reason(problem)
    return " ".join(f"{type(problem).__name__}: {problem}".split())[:200].rstrip(".: ")


def _kind(value: object) -> Text:
    if isinstance(value, np.ndarray):
        return Text("value-array", {"type": str(value.dtype), "shape": str(value.shape)})
    return Text("value-of-type", {"type": type(value).__name__})
