"""The layouts that screens draw: every wager has its own place, large enough to touch."""

import re
from collections import Counter
from itertools import combinations
from math import acos, cos, dist, pi, sin

import msgspec
import pytest
from kit.server.views import at_table, still
from kit.support import BACCARAT_GAMES, CANBERRA, EDITIONS, PREMIUM, RAPID, STAR, baccarat, clause, roulette
from kit.tables.live_table import seated
from kit.wheels.live_wheel import live
from kit.wheels.spins import start_spin

from pitboss.acting.audience import Audience
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.baccarat.setup import offer_of
from pitboss.floor.setups import standard_setup
from pitboss.game.bets import place_bet, spin_bets
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.roulette import WheelKind
from pitboss.rules.wager import Wager
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.views.game_view import game_view
from pitboss.service.views.layout_roulette import (
    OUTER_RADIUS,
    POCKET_SIDE,
    RAIL_HEIGHT,
    SPOT_SIDE,
    TRACK_SIZE,
    Shape,
)
from pitboss.service.views.layouts import LAYOUT_WIDTH, Layout, chips_for, felt_height, felt_places, layout
from pitboss.words.rendering import english, render, show

FINGER, NUMBER_LEAST, SPOT_LEAST = 44, 33, 24
"""Pixels that a place must be wide and high.

For a number on a tablet, and on the lines between numbers, less is enough.
"""
SCREEN, TABLET, MARGIN = 1920 - 480, 820 - 20, 10
"""Pixels that are left for a layout on a 1080p screen and on a tablet held upright; units around it."""

Rectangle = tuple[int, int, int, int]
Outline = list[tuple[float, float]]


def rectangle(shape: Shape) -> Rectangle:
    x, y, w, h = (each or 0 for each in (shape.x, shape.y, shape.w, shape.h))
    assert w * h > 0
    return x, y, x + w, y + h


def overlap(one: Rectangle, other: Rectangle) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def inside(at: tuple[float, float], shape: Rectangle) -> bool:
    return shape[0] <= at[0] <= shape[2] and shape[1] <= at[1] <= shape[3]


def outline(shape: Shape) -> Outline:
    """A shape as the points around it; an arc has many."""
    if shape.path is None:
        left, top, right, bottom = rectangle(shape)
        return [(left, top), (right, top), (right, bottom), (left, bottom)]
    found: Outline = []
    for step, numbers in re.findall(r"([MLAZ])([^MLAZ]*)", shape.path):
        figures = [int(each) for each in numbers.split()]
        if step == "A":
            radius, _, _, _, sweep, x, y = figures
            found += _arc(found[-1], (x, y), radius, clockwise=bool(sweep))
        elif step != "Z":
            found.append((figures[0], figures[1]))
    return found


def _arc(start: tuple[float, float], end: tuple[float, float], radius: int, *, clockwise: bool) -> Outline:
    """The points of the shorter arc, on a screen where y runs down."""
    away = dist(start, end)
    half = min(1.0, away / 2 / radius)
    turn = 1 if clockwise else -1
    mid = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    up = radius * cos(_asin(half))
    normal = (-(end[1] - start[1]) / away, (end[0] - start[0]) / away)
    middle = (mid[0] + turn * up * normal[0], mid[1] + turn * up * normal[1])
    angle = 2 * _asin(half) * turn
    from_middle = (start[0] - middle[0], start[1] - middle[1])
    steps = [angle * nth / 40 for nth in range(1, 41)]
    return [
        (
            middle[0] + from_middle[0] * cos(a) - from_middle[1] * sin(a),
            middle[1] + from_middle[0] * sin(a) + from_middle[1] * cos(a),
        )
        for a in steps
    ]


def _asin(sine: float) -> float:
    return pi / 2 - acos(sine)


def holds(points: Outline, at: tuple[float, float]) -> bool:
    """Whether a point lies within an outline: a ray from it crosses the outline an odd number of times."""
    crossed = False
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        if (ay > at[1]) != (by > at[1]) and at[0] < ax + (bx - ax) * (at[1] - ay) / (by - ay):
            crossed = not crossed
    return crossed


def wheel_floor() -> FloorEngine:
    return still({"wheel/2": live().now})


def wheel_layout() -> Layout:
    return unwrap(layout(wheel_floor(), "2"))


def offers() -> list[tuple[str, tuple[Wager, ...]]]:
    """The offers of every table of every edition: by each layout, and by each choice between alternatives."""
    found = []
    for edition, key in BACCARAT_GAMES:
        game = baccarat(edition, key)
        names: list[str | None] = [row.key for row in game.procedure.layouts]
        for name in names or [None]:
            usual = standard_setup(edition, key)
            ways: list[tuple[str, ...] | None] = [None]
            for rule in game.procedure.either_or:
                optional = [wager.key for wager in game.wagers if wager.optional]
                ways += [tuple(k for k in optional if k not in other) for other in (rule.one, rule.other)]
            for way in ways:
                setup = msgspec.structs.replace(
                    usual,
                    layout=name,
                    optional=way,
                    approved_layouts=tuple(wager.key for wager in game.wagers if wager.layout_approved),
                )
                found.append((f"{edition} {key} {name} {way}", offer_of(setup, key).wagers))
    return found


def test_every_table_has_one_place_for_each_wager_and_none_over_another() -> None:
    seen = set()
    for name, wagers in offers():
        placed = list(felt_places(wagers))
        assert Counter(place.key for _, place in placed) == Counter(wager.key for wager in wagers), name
        shapes = {place.key: rectangle(place.shape) for _, place in placed}
        assert not [pair for pair in combinations(shapes, 2) if overlap(shapes[pair[0]], shapes[pair[1]])], (
            name
        )
        for wager, place in placed:
            left, top, right, bottom = shapes[place.key]
            assert 0 <= left < right <= LAYOUT_WIDTH, name
            assert 0 <= top < bottom <= felt_height(wagers), name
            assert inside(place.at, shapes[place.key])
            assert min(right - left, bottom - top) * SCREEN // LAYOUT_WIDTH >= 2 * FINGER
            assert min(right - left, bottom - top) * TABLET // LAYOUT_WIDTH >= 2 * FINGER
            seen.add(wager.key)
    everything = {
        wager.key
        for edition in EDITIONS.values()
        for game in edition.games
        if isinstance(game, BaccaratGame)
        for wager in game.wagers
    }
    assert seen == everything


@pytest.mark.parametrize(("edition", "game"), BACCARAT_GAMES)
def test_a_table_shows_its_wagers_with_their_odds_and_limits(edition: str, game: str) -> None:
    pit = seated(edition, game)
    floor = at_table(pit.now)
    view = game_view(floor, "1", Audience.DISPLAY, None, lambda _: None)
    assert view is not None
    areas = {
        area.wager: (area.title.key, area.pays, area.least, area.most)
        for area in unwrap(layout(floor, "1")).areas
    }
    assert areas == {each.key: (each.title, each.pays, each.least, each.most) for each in view.wagers}
    main = [area.wager for area in unwrap(layout(floor, "1")).areas if area.group == "main"]
    assert main == ["player", "tie", "banker"]


def test_every_bet_of_the_wheel_has_one_place() -> None:
    shown = wheel_layout()
    assert shown.racetrack is not None
    areas = [*shown.areas, *shown.racetrack.areas]
    bets = Counter(area.wager for area in areas if not area.parts)
    assert bets == Counter(spin_bets(roulette()).keys())
    for area in areas:
        keys = area.parts or (area.wager,)
        covered = {n for key in keys for numbers, _ in spin_bets(roulette())[key].pieces for n in numbers}
        assert set(area.numbers) == covered, area.wager


def test_the_places_of_the_board_lie_beside_each_other_and_the_spots_between_them() -> None:
    shown = wheel_layout()
    board = (0, 0, shown.width, shown.height)
    spots = [area for area in shown.areas if area.group == "inside"]
    fields = [area for area in shown.areas if area.group != "inside"]
    for group in (spots, fields):
        for one, other in combinations(group, 2):
            assert not overlap(rectangle(one.shape), rectangle(other.shape)), (one.wager, other.wager)
    scale, tablet = SCREEN / shown.width, TABLET / (shown.width + 2 * MARGIN)
    assert all(rectangle(area.shape)[i] >= board[i] for area in shown.areas for i in (0, 1))
    assert all(rectangle(area.shape)[i] <= board[i] for area in shown.areas for i in (2, 3))
    assert SPOT_SIDE * tablet >= SPOT_LEAST
    for area in fields:
        left = free(rectangle(area.shape), [rectangle(spot.shape) for spot in spots])
        assert left * scale >= FINGER, area.wager
        assert left * tablet >= NUMBER_LEAST, area.wager
        assert not [spot for spot in spots if inside(area.at, rectangle(spot.shape))]
    # Later shapes are drawn on top: no field hides a spot.
    assert [area.group == "inside" for area in shown.areas] == sorted(
        area.group == "inside" for area in shown.areas
    )


def free(field: Rectangle, spots: list[Rectangle]) -> int:
    """The part of a field that the spots on its lines leave free, in its smaller direction."""
    over = [spot for spot in spots if overlap(field, spot)]
    left, top = (max([field[i], *(spot[i + 2] for spot in over if spot[i] < field[i])]) for i in (0, 1))
    right, bottom = (min([field[i], *(spot[i - 2] for spot in over if spot[i] > field[i])]) for i in (2, 3))
    return min(right - left, bottom - top)


def test_a_spot_touches_all_numbers_that_it_covers_and_no_other() -> None:
    shown = wheel_layout()
    cells = {area.numbers[0]: rectangle(area.shape) for area in shown.areas if area.kind == "straight"}
    for area in shown.areas:
        if area.group == "inside":
            touched = {n for n, cell in cells.items() if overlap(cell, rectangle(area.shape))}
            # Bets on whole rows are placed at their end, where 1, 4, 7 and so on are, and zero is beside 1.
            whole_rows = area.at[1] == RAIL_HEIGHT
            assert touched == {n for n in area.numbers if not whole_rows or n % 3 == 1 or n == 0}, area.wager


@clause(RAPID, "5.2.1", "5.2.2", "5.2.3", "5.2.4")
def test_the_racetrack_has_each_point_in_one_place_and_each_call_bet_by_its_numbers() -> None:
    track = wheel_layout().racetrack
    assert track is not None
    shapes = {area.wager: outline(area.shape) for area in track.areas}
    for x in range(3, track.width, 10):
        for y in range(3, track.height, 10):
            found = [key for key, points in shapes.items() if holds(points, (x, y))]
            assert len(found) <= 1, (x, y, found)
    for area in track.areas:
        assert holds(shapes[area.wager], area.at), area.wager
        assert all(-1 <= x <= track.width + 1 and -1 <= y <= track.height + 1 for x, y in shapes[area.wager])
        # Chips lie in the middle of their place.
        across = [x for x in range(0, track.width, 4) if holds(shapes[area.wager], (x, area.at[1] + 1))]
        assert abs(min(across) + max(across) - 2 * area.at[0]) <= POCKET_SIDE // 2, area.wager
    pockets = {str(area.label): area for area in track.areas if area.parts}
    assert set(pockets) == {str(number) for number in range(37)}
    calls = {area.wager: area for area in track.areas if not area.parts}
    assert calls.keys() == {call.key for call in roulette().calls}
    for key, area in calls.items():
        beside = {int(n) for n, pocket in pockets.items() if holds(shapes[key], _inwards(pocket.at))}
        smaller = set(calls["zero-spiel"].numbers) if key == "grand-series" else set[int]()
        assert beside == set(area.numbers) - smaller, key
        assert area.pieces == len(spin_bets(roulette())[key].pieces)


def _inwards(at: tuple[int, int]) -> tuple[float, float]:
    """A point just inside the inner border of a pocket, on the line from its middle to that of the track."""
    to = min(max(at[0], OUTER_RADIUS), TRACK_SIZE[0] - OUTER_RADIUS), OUTER_RADIUS
    share = (POCKET_SIDE / 2 + 10) / dist(at, to)
    return at[0] + (to[0] - at[0]) * share, at[1] + (to[1] - at[1]) * share


def test_a_chip_on_a_pocket_goes_on_its_number_and_two_on_each_side() -> None:
    track, order = wheel_layout().racetrack, roulette().wheel.order
    assert track is not None
    for area in track.areas:
        if area.parts:
            at = order.index(int(str(area.label)))
            wanted = {order[(at + step) % 37] for step in (-2, -1, 0, 1, 2)}
            assert set(area.parts) == {f"straight:{number}" for number in wanted}


def test_one_chip_for_every_piece_is_a_stake_that_is_taken() -> None:
    spin = start_spin(roulette(), WheelKind.LIVE)
    shown = wheel_layout()
    assert shown.racetrack is not None
    for area in (*shown.areas, *shown.racetrack.areas):
        for key in area.parts or (area.wager,):
            placed = place_bet(roulette(), spin, {}, key, shown.chips[0] * area.pieces)
            assert not isinstance(placed, Rejection)


@pytest.mark.parametrize(
    ("least", "most", "unit", "chips"),
    [
        (100, 50_000, 100, (100, 500, 1_000, 2_500, 10_000, 50_000)),
        (500, 50_000, 500, (500, 1_000, 2_500, 10_000, 50_000)),
        (1_000, 100_000, None, (1_000, 2_500, 10_000, 50_000, 100_000)),
        (2_500, 1_000_000, "minimum", (2_500, 10_000, 50_000, 100_000, 500_000, 1_000_000)),
        (750, 1_000, 250, (250, 500, 1_000)),
        (1, 99, None, (1,)),
    ],
)
def test_chips_keep_to_the_limits(least: int, most: int, unit: object, chips: tuple[int, ...]) -> None:
    limits = msgspec.convert({"each": {"least": least, "most": most}, "unit": unit}, TableLimits, strict=True)
    assert chips_for(limits) == chips


def test_a_kind_with_limits_of_its_own_has_chips_too() -> None:
    limits = TableLimits(each=Limits(500, 50_000), kinds={"straight": Limits(100, 5_000)}, unit=100)
    assert chips_for(limits)[0] == 100


def test_a_game_that_has_not_opened_shows_the_limits_that_it_will_open_with() -> None:
    pit = seated(RAPID)
    closed = msgspec.structs.replace(pit.now, in_force=None)
    shown = unwrap(layout(at_table(closed), "1"))
    assert {(area.least, area.most) for area in shown.areas} == {(500, 50_000)}
    assert shown.chips


def test_there_is_no_layout_without_a_game() -> None:
    for name in ("1", "9"):
        refused = layout(still({}), name)
        assert isinstance(refused, Rejection)
        assert refused.code == "unknown-channel"


def test_a_layout_has_words_in_every_language() -> None:
    shown = wheel_layout()
    titles = {
        area.wager: (render(area.title, "zh-Hans"), show(area.label, "zh-Hans")) for area in shown.areas
    }
    assert titles["red"] == ("红", "红")
    assert titles["column:1"] == ("第 1 列", "1 赔 2")
    assert titles["straight:17"] == ("号码 17", "17")
    assert (english(shown.areas[0].title), shown.areas[0].label) == ("Number 0", "0")
    table = unwrap(layout(at_table(seated(CANBERRA).now), "1"))
    main = [render(area.title, "zh-Hans") for area in table.areas if area.group == "main"]
    assert main == ["闲", "和", "庄"]


def test_the_sides_of_the_felt_are_those_of_the_hands() -> None:
    for edition in (STAR, PREMIUM, RAPID):
        for area in unwrap(layout(at_table(seated(edition).now), "1")).areas:
            if area.wager.startswith("player"):
                assert area.at[0] < LAYOUT_WIDTH // 2
            if area.wager.startswith("banker"):
                assert area.at[0] > LAYOUT_WIDTH // 2
