"""The place of every bet on the roulette board and on the racetrack, in whole units."""

from collections.abc import Iterable, Iterator, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from pitboss.acting.audience import View
from pitboss.game.bets import spin_bets
from pitboss.game.wheel import places
from pitboss.rules.edition import RouletteGame
from pitboss.rules.roulette import BetKind, CallBet, Wheel

NUMBER_WIDTH, NUMBER_HEIGHT, BAND_HEIGHT = 100, 110, 90
"""The size of a number on the board, and the height of dozens and even chances."""
ZERO_WIDTH, COLUMN_WIDTH = 80, 90
"""The width of zero, and of the column bets at the other end."""
SPOT_SIDE = 42
"""The side of a spot on the lines between numbers, for bets on several of them.

On a tablet in portrait, a finger can still hit it and the number beside it.
"""
RAIL_HEIGHT = 3 * NUMBER_HEIGHT
"""The line below the numbers, for bets on whole rows."""
BOARD_SIZE = ZERO_WIDTH + 12 * NUMBER_WIDTH + COLUMN_WIDTH, RAIL_HEIGHT + 2 * BAND_HEIGHT

POCKET_SIDE, STRAIGHT_POCKETS = 80, 15
"""The size of a pocket on the racetrack, and the number of pockets in each straight."""
OUTER_RADIUS, INNER_RADIUS = 2 * POCKET_SIDE, POCKET_SIDE
"""The radii of the round ends."""
TRACK_SIZE = STRAIGHT_POCKETS * POCKET_SIDE + 2 * OUTER_RADIUS, 2 * OUTER_RADIUS
NEIGHBOURS_PER_SIDE = 2
"""The neighbours on each side that a bet on a number includes."""

EVEN_CHANCES = (BetKind.LOW, BetKind.EVEN, BetKind.RED, BetKind.BLACK, BetKind.ODD, BetKind.HIGH)

Point = tuple[int, int]


class Shape(View, frozen=True):
    """A drawn shape: a rectangle, or else an SVG path."""

    x: int | None = None
    y: int | None = None
    w: int | None = None
    h: int | None = None
    path: str | None = None


class Place(NamedTuple):
    """A place for chips, and the bets that they stand for."""

    key: str
    shape: Shape
    at: Point
    """Where the chips lie."""
    parts: tuple[str, ...] = ()
    """The bets that get one chip each, if the place is not a bet itself."""


def box(x: int, y: int, w: int, h: int) -> tuple[Shape, Point]:
    """A rectangle, and its centre.

    >>> box(0, 0, 100, 50)[1]
    (50, 25)
    """
    return Shape(x, y, w, h), (x + w // 2, y + h // 2)


def board_places(game: RouletteGame) -> list[Place]:
    """Every bet of the board except the call bets. Spots over lines come after the areas below them.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> places = {place.key: place.at for place in board_places(EDITION.game("roulette"))}
    >>> places["straight:1"], places["split:1/2"], places["street:1/2/3"]
    ((130, 275), (130, 220), (130, 330))
    """
    known = spin_bets(game)
    board = [
        Place(key, *_on_board(key, numbers)) for key, numbers in places(game.wheel).items() if key in known
    ]
    return sorted(board, key=lambda place: place.shape.w == SPOT_SIDE)


def _on_board(key: str, numbers: frozenset[int]) -> tuple[Shape, Point]:
    kind, _, which = key.partition(":")
    match kind:
        case BetKind.STRAIGHT:
            (number,) = numbers
            return (
                box(*_corner(number), NUMBER_WIDTH, NUMBER_HEIGHT)
                if number
                else box(0, 0, ZERO_WIDTH, RAIL_HEIGHT)
            )
        case BetKind.COLUMN:
            return box(
                ZERO_WIDTH + 12 * NUMBER_WIDTH, (3 - int(which)) * NUMBER_HEIGHT, COLUMN_WIDTH, NUMBER_HEIGHT
            )
        case BetKind.DOZEN:
            return box(
                ZERO_WIDTH + 4 * (int(which) - 1) * NUMBER_WIDTH, RAIL_HEIGHT, 4 * NUMBER_WIDTH, BAND_HEIGHT
            )
        case BetKind.SPLIT | BetKind.STREET | BetKind.CORNER | BetKind.SIX_LINE:
            x, y = _crossing(numbers)
            return box(x - SPOT_SIDE // 2, y - SPOT_SIDE // 2, SPOT_SIDE, SPOT_SIDE)
    return box(
        ZERO_WIDTH + 2 * EVEN_CHANCES.index(BetKind(kind)) * NUMBER_WIDTH,
        RAIL_HEIGHT + BAND_HEIGHT,
        2 * NUMBER_WIDTH,
        BAND_HEIGHT,
    )


def _corner(number: int) -> Point:
    """The upper left corner of a number. Rows run from left to right, with 1 below 2 below 3."""
    row, up = divmod(number - 1, 3)
    return ZERO_WIDTH + row * NUMBER_WIDTH, (2 - up) * NUMBER_HEIGHT


def _crossing(numbers: frozenset[int]) -> Point:
    """Where numbers meet: on the line to zero, on the rail for whole rows, or in their middle."""
    corners = [_corner(number) for number in sorted(numbers - {0})]
    x = ZERO_WIDTH if 0 in numbers else _mean(x for x, _ in corners) + NUMBER_WIDTH // 2
    y = RAIL_HEIGHT if len(corners) % 3 == 0 else _mean(y for _, y in corners) + NUMBER_HEIGHT // 2
    return x, y


def _mean(numbers: Iterable[int]) -> int:
    values = list(numbers)
    return sum(values) // len(values)


def track_places(game: RouletteGame) -> list[Place]:
    """The racetrack: the call bets inside, and around them each pocket in the order of the wheel.

    A chip on a pocket bets on its number and on each of its neighbours.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> track = {place.key: place for place in track_places(EDITION.game("roulette"))}
    >>> " ".join(track["neighbours:0"].parts)
    'straight:3 straight:26 straight:0 straight:32 straight:15'
    """
    return [*_sectors(game), *_pockets(game.wheel)]


def _pockets(wheel: Wheel) -> Iterator[Place]:
    order = wheel.order
    for at, number in enumerate(order):
        near = [
            order[(at + step) % len(order)] for step in range(-NEIGHBOURS_PER_SIDE, NEIGHBOURS_PER_SIDE + 1)
        ]
        parts = tuple(f"{BetKind.STRAIGHT}:{each}" for each in near)
        yield Place(f"neighbours:{number}", *_pocket(at, len(order)), parts)


def _pocket(at: int, pockets: int) -> tuple[Shape, Point]:
    """One pocket. Zero is at the right end, and clockwise the lower straight comes first."""
    left = pockets - 2 * STRAIGHT_POCKETS - 3
    if 2 <= at < 2 + STRAIGHT_POCKETS:
        return box(
            OUTER_RADIUS + (STRAIGHT_POCKETS + 1 - at) * POCKET_SIDE,
            OUTER_RADIUS + INNER_RADIUS,
            POCKET_SIDE,
            POCKET_SIDE,
        )
    if 2 + STRAIGHT_POCKETS <= at < 2 + STRAIGHT_POCKETS + left:
        return _bend(OUTER_RADIUS, at - 2 - STRAIGHT_POCKETS, left, start=pi / 2)
    if 2 + STRAIGHT_POCKETS + left <= at < pockets - 1:
        return box(
            OUTER_RADIUS + (at - 2 - STRAIGHT_POCKETS - left) * POCKET_SIDE, 0, POCKET_SIDE, POCKET_SIDE
        )
    return _bend(OUTER_RADIUS + STRAIGHT_POCKETS * POCKET_SIDE, (at + 1) % pockets, 3, start=-pi / 2)


def _bend(x: int, nth: int, of: int, start: float) -> tuple[Shape, Point]:
    """One of the pockets around an end. `x` is the centre of that end."""

    def on(radius: int, turn: float) -> str:
        return "{} {}".format(*_around(x, radius, start + pi * turn / of))

    path = (
        f"M{on(OUTER_RADIUS, nth)}A{OUTER_RADIUS} {OUTER_RADIUS} 0 0 1 {on(OUTER_RADIUS, nth + 1)}"
        f"L{on(INNER_RADIUS, nth + 1)}A{INNER_RADIUS} {INNER_RADIUS} 0 0 0 {on(INNER_RADIUS, nth)}Z"
    )
    return Shape(path=path), _around(x, (OUTER_RADIUS + INNER_RADIUS) // 2, start + pi * (nth + 0.5) / of)


def _around(x: int, radius: int, angle: float) -> Point:
    return x + round(radius * cos(angle)), OUTER_RADIUS + round(radius * sin(angle))


def _sectors(game: RouletteGame) -> Iterator[Place]:
    """The call bets, each next to its pockets. If two cover a pocket, the smaller one is next to it."""
    order = game.wheel.order
    lower, upper = order[2 : 2 + STRAIGHT_POCKETS][::-1], order[-1 - STRAIGHT_POCKETS : -1]
    cover = {
        call: frozenset().union(*(n for n, _ in spin_bets(game)[call.key].pieces)) for call in game.calls
    }

    def owner(number: int) -> CallBet:
        return min((call for call in game.calls if number in cover[call]), key=lambda call: len(cover[call]))

    above, below = [owner(number) for number in upper], [owner(number) for number in lower]
    for call in game.calls:
        yield Place(call.key, *_sector(_run(above, call), _run(below, call)))


def _run(owners: Sequence[CallBet], call: CallBet) -> Point:
    """The start and the end of a call bet along a straight."""
    start = owners.index(call)
    return OUTER_RADIUS + start * POCKET_SIDE, OUTER_RADIUS + (start + owners.count(call)) * POCKET_SIDE


def _sector(above: Point, below: Point) -> tuple[Shape, Point]:
    """The area between two stretches of the straights. At an end it is round."""
    top, bottom, ends = (
        INNER_RADIUS,
        OUTER_RADIUS + INNER_RADIUS,
        (OUTER_RADIUS, OUTER_RADIUS + STRAIGHT_POCKETS * POCKET_SIDE),
    )
    arc = f"A{INNER_RADIUS} {INNER_RADIUS} 0 0 1 "
    right = arc if above[1] == ends[1] else "L"
    left = arc if above[0] == ends[0] else "L"
    path = (
        f"M{above[0]} {top}L{above[1]} {top}{right}{below[1]} {bottom}"
        f"L{below[0]} {bottom}{left}{above[0]} {top}Z"
    )
    # A round end extends beyond the straights.
    left_most = _mean((above[0], below[0])) - (INNER_RADIUS if left == arc else 0)
    right_most = _mean((above[1], below[1])) + (INNER_RADIUS if right == arc else 0)
    return Shape(path=path), (_mean((left_most, right_most)), OUTER_RADIUS)
