"""The layout of a game: where each wager is placed, and its limits. A screen only draws it."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from pitboss.acting.audience import Audience
from pitboss.acting.plays import OnOffer
from pitboss.acting.setups.sign import TableLimits
from pitboss.acting.state import GameState
from pitboss.baccarat.state import GamingTable
from pitboss.floor.kinds import kind_of
from pitboss.game.bets import pieces_of, spin_bets
from pitboss.game.naming import wager_title
from pitboss.game.wheel import colour
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.roulette.state import WheelTable
from pitboss.rules.edition import RouletteGame
from pitboss.rules.roulette import BetKind
from pitboss.rules.wager import Wager
from pitboss.service.config import limits_of
from pitboss.service.views.game_view import game_view
from pitboss.service.views.layout_roulette import (
    BOARD_SIZE,
    TRACK_SIZE,
    Place,
    Point,
    Shape,
    board_places,
    track_places,
)

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

Group = Literal["main", "optional", "number", "inside", "outside", "call"]

LAYOUT_WIDTH = 1400
"""The width of the Baccarat layout, in units of the drawing. Its height follows from its rows."""
GAP_WIDTH = 12
"""The gap between two areas."""
ROW_HEIGHT, MOST_WAGERS_PER_ROW = 188, 6
"""The height of a row of optional wagers with the gap below it, and the most wagers in a row."""
MAIN_ROW_HEIGHT = 284
"""The height of the main wagers. In each row a whole stack fits between the title and the odds."""
FOOT_FRACTION = 4, 7
"""How far down its area a stack stands, as a fraction. It grows upwards from there."""
MAIN = {"player": ("blue", 0, 480), "tie": ("green", 480, 440), "banker": ("red", 920, 480)}
"""The colour of each main wager, its left edge and its width."""

CHIPS_CENTS: tuple[Cents, ...] = tuple(
    100 * dollars for dollars in (1, 5, 10, 25, 100, 500, 1_000, 5_000, 10_000, 50_000, 100_000)
)
MOST_CHIPS = 6

GROUPS: dict[str, Group] = {
    BetKind.STRAIGHT: "number",
    BetKind.SPLIT: "inside",
    BetKind.STREET: "inside",
    BetKind.CORNER: "inside",
    BetKind.SIX_LINE: "inside",
}
"""The groups of the bets on the board that are not outside bets."""
SHORT = (BetKind.LOW, BetKind.HIGH)
"""The bets whose titles are too long for the board."""


class BetArea(msgspec.Struct, frozen=True, kw_only=True):
    """A place for chips. Later areas of a list lie over earlier ones."""

    wager: str
    """The key to stake on. For a place with parts, it is only a name."""
    title: Text
    kind: str
    """The key of its limits and odds, such as `split`."""
    group: Group
    shape: Shape
    at: Point
    """Where the chips lie."""
    label: Text | str
    """What is printed: a text, or a number; empty on the lines between numbers."""
    numbers: tuple[int, ...]
    """The numbers that it covers, at Roulette."""
    colour: str | None
    pays: tuple[Text, ...]
    """The odds as on the sign. A call bet pays what its pieces pay."""
    least: Cents | None
    most: Cents | None
    pieces: int
    """The number of equal pieces of a stake. It must be a multiple of so many chips."""
    parts: tuple[str, ...]
    """The wagers that get one chip each, if the place is not one itself: a number and its neighbours."""


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """A second board beside the layout."""

    width: int
    height: int
    areas: tuple[BetArea, ...]


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """All places for chips of a game, in whole units, and the chips to use."""

    game: str
    kind: Literal["baccarat", "roulette", "plain"]
    width: int
    height: int
    areas: tuple[BetArea, ...]
    racetrack: Board | None
    chips: tuple[Cents, ...]
    """In ascending order of value."""


def layout(floor: "FloorEngine", name: str) -> Layout | Rejection:
    """The layout of a game of the floor in its current setup."""
    now, view = floor.game(name), game_view(floor, name, Audience.DISPLAY, None, lambda _: None)
    if now is None or view is None or not view.wagers:
        return Rejection("unknown-channel", {"case": "game", "game": f"{name!r:.80}"})
    limits, offered = _limits(floor, name, now), {each.key: each for each in view.wagers}
    drawing = _Drawing(offered, limits)
    chips = () if limits is None else chips_for(limits)
    return DRAWN[kind_of(now).drawing](now, name, drawing, chips)


def chips_for(limits: TableLimits) -> tuple[Cents, ...]:
    """The chips to bet with. The smallest makes the least wager or step, and all fit the unit.

    >>> from pitboss.acting.setups.sign import Limits
    >>> chips_for(TableLimits(each=Limits(500, 50_000), unit=500))
    (500, 1000, 2500, 10000, 50000)
    >>> chips_for(TableLimits(each=Limits(5_000, 500_000)))
    (5000, 10000, 50000, 100000, 500000)
    """
    stated = [limits.each, *limits.kinds.values()]
    least, most = min(each.least for each in stated), max(each.most for each in stated)
    smallest, step = (least, 1) if limits.unit is None else (limits.step(least),) * 2
    fit = {chip for chip in CHIPS_CENTS if smallest < chip <= most and chip % step == 0}
    return tuple(sorted({smallest} | fit))[:MOST_CHIPS]


def felt_places(wagers: Sequence[Wager]) -> Iterator[tuple[Wager, Place]]:
    """Where each wager of Baccarat is placed: the main ones large, and the others in rows above them.

    A wager on one hand is on the side of that hand, the outermost first.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> " ".join(place.key for _, place in felt_places(EDITION.game("baccarat").wagers))
    'player-pair player-dragon-bonus banker-dragon-bonus banker-pair player tie banker'
    """
    rows = _rows(wagers)
    for i, row in enumerate(rows):
        edges = _edges(len(row))
        for wager, start, end in zip(row, edges, edges[1:], strict=False):
            yield (
                wager,
                _felt_place(
                    wager.key, start, i * ROW_HEIGHT, end - start - GAP_WIDTH, ROW_HEIGHT - GAP_WIDTH
                ),
            )
    known = {wager.key: wager for wager in wagers}
    for key, (_, x, w) in MAIN.items():
        inset = 0 if x + w == LAYOUT_WIDTH else GAP_WIDTH
        yield known[key], _felt_place(key, x, len(rows) * ROW_HEIGHT, w - inset, MAIN_ROW_HEIGHT)


def felt_height(wagers: Sequence[Wager]) -> int:
    """The height of the Baccarat layout with these wagers."""
    return len(_rows(wagers)) * ROW_HEIGHT + MAIN_ROW_HEIGHT


def _edges(count: int) -> list[int]:
    """Where so many areas in a row begin, and where one more would."""
    return [(LAYOUT_WIDTH + GAP_WIDTH) * nth // count for nth in range(count + 1)]


def _felt_place(key: str, x: int, y: int, w: int, h: int) -> Place:
    above, of = FOOT_FRACTION
    return Place(key, Shape(x, y, w, h), (x + w // 2, y + h * above // of))


def _rows(wagers: Sequence[Wager]) -> list[list[Wager]]:
    """The optional wagers in even rows: those of the Player, of no hand, and of the Banker."""
    optional = [wager for wager in wagers if wager.optional]
    count = -(-len(optional) // MOST_WAGERS_PER_ROW)
    rows = []
    for nth in range(count):
        sides: dict[str, list[Wager]] = {"player": [], "": [], "banker": []}
        for wager in optional:
            side = wager.key.partition("-")[0]
            sides[side if side in sides else ""].append(wager)
        player, middle, banker = (side[nth::count] for side in sides.values())
        rows.append([*player, *middle, *reversed(banker)])
    return rows


class _Drawing:
    """What every area of one game needs: odds and limits."""

    def __init__(self, offered: dict[str, OnOffer], limits: TableLimits | None) -> None:
        self._offered, self._limits = offered, limits

    def offered(self) -> Iterator[BetArea]:
        """The areas of all wagers on offer, side by side."""
        edges = _edges(len(self._offered))
        for each, start, end in zip(self._offered.values(), edges, edges[1:], strict=False):
            place = _felt_place(each.key, start, 0, end - start - GAP_WIDTH, MAIN_ROW_HEIGHT)
            title = Text(each.title)
            yield self._area(place, each.key, title=title, group="main", label=title, colour=None)

    def wager(self, wager: Wager, place: Place) -> BetArea:
        """The area of a wager of Baccarat."""
        title = Text(wager.title)
        tint = MAIN[wager.key][0] if wager.key in MAIN else None
        group: Group = "optional" if wager.optional else "main"
        return self._area(place, wager.key, title=title, group=group, label=title, colour=tint)

    def bet(self, game: RouletteGame, place: Place) -> BetArea:
        """The area of a bet of Roulette, or of a number with its neighbours."""
        kind, _, which = place.key.partition(":")
        bets = spin_bets(game)
        keys = place.parts or (place.key,)
        numbers = tuple(sorted({n for key in keys for piece, _ in bets[key].pieces for n in piece}))
        if place.parts:
            tint = colour(game.wheel, int(which))
            return self._area(
                place,
                BetKind.STRAIGHT,
                title=Text("placed-neighbours", {"number": int(which)}),
                group="call",
                label=which,
                numbers=numbers,
                colour=tint,
                kind=kind,
            )
        group: Group = "call" if kind in {call.key for call in game.calls} else GROUPS.get(kind, "outside")
        return self._area(
            place,
            kind,
            title=wager_title(game.titles, place.key),
            group=group,
            label=self._label(game, kind, which),
            numbers=numbers,
            colour=colour(game.wheel, numbers[0]) if kind in ("straight", "red", "black") else None,
            pieces=pieces_of(game, place.key),
        )

    def _label(self, game: RouletteGame, kind: str, which: str) -> Text | str:
        match kind:
            case BetKind.STRAIGHT:
                return which
            case BetKind.COLUMN:
                return self._offered[kind].pays[0]
            case BetKind.DOZEN:
                return Text(f"printed-dozen-{which}")
        if GROUPS.get(kind) == "inside":
            return ""
        return Text(f"printed-{kind}" if kind in SHORT else game.titles[kind])

    def _area(
        self,
        place: Place,
        stated: str,
        *,
        title: Text,
        group: Group,
        label: Text | str,
        numbers: tuple[int, ...] = (),
        colour: str | None,
        kind: str | None = None,
        pieces: tuple[str, ...] = (),
    ) -> BetArea:
        """An area whose odds and limits have a key."""
        bounds = None if self._limits is None else self._limits.of_pieces(stated, pieces or (stated,))
        return BetArea(
            wager=place.key,
            title=title,
            kind=kind or stated,
            group=group,
            shape=place.shape,
            at=place.at,
            label=label,
            numbers=numbers,
            colour=colour,
            pays=self._offered[stated].pays,
            least=None if bounds is None else bounds.least,
            most=None if bounds is None else bounds.most,
            pieces=len(pieces) or 1,
            parts=place.parts,
        )


def _felt(now: GamingTable, name: str, drawing: _Drawing, chips: tuple[Cents, ...]) -> Layout:
    return Layout(
        game=name,
        kind="baccarat",
        width=LAYOUT_WIDTH,
        height=felt_height(now.offer.wagers),
        areas=tuple(drawing.wager(wager, place) for wager, place in felt_places(now.offer.wagers)),
        racetrack=None,
        chips=chips,
    )


def _board(now: WheelTable, name: str, drawing: _Drawing, chips: tuple[Cents, ...]) -> Layout:
    game = now.game
    (wide, high), (long, deep) = BOARD_SIZE, TRACK_SIZE
    return Layout(
        game=name,
        kind="roulette",
        width=wide,
        height=high,
        areas=tuple(drawing.bet(game, place) for place in board_places(game)),
        racetrack=Board(
            width=long, height=deep, areas=tuple(drawing.bet(game, place) for place in track_places(game))
        ),
        chips=chips,
    )


def _plain(_: GameState, name: str, drawing: _Drawing, chips: tuple[Cents, ...]) -> Layout:
    """All wagers side by side, where a kind of game has no drawing of its own."""
    return Layout(
        game=name,
        kind="plain",
        width=LAYOUT_WIDTH,
        height=MAIN_ROW_HEIGHT,
        areas=tuple(drawing.offered()),
        racetrack=None,
        chips=chips,
    )


DRAWN: dict[str, Callable[..., Layout]] = {"baccarat": _felt, "roulette": _board, "plain": _plain}
"""How layouts are drawn. Curves need fractions, so that no core can draw them."""


def _limits(floor: "FloorEngine", name: str, now: GameState) -> TableLimits | None:
    """The limits on the sign or, before the game has opened, the configured ones."""
    shown = kind_of(now).limits(now)
    config = floor.config.game(name)
    return shown if shown is not None or config is None else limits_of(config)
