"""The limits in force at a live table, and which part of a wager counts (Star 6, Premium 6, Canberra 3)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pitboss.audit.acting.signs import Sign, bounds
from pitboss.audit.editions.rulebook import Game
from pitboss.audit.finding import wrong
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Amount

HANDS = ("player", "banker")
"""The wagers that a differential covers and the dealer reduces."""

Spot = tuple[str, str, int | None]
"""Player, wager and box."""
Stakes = Mapping[Spot, Cents]
"""The amount on each spot, in the order of first placement."""


@dataclass(slots=True)
class InForce:
    """The limits on a table's sign, and the players with other limits."""

    sign: Sign = field(default_factory=dict)
    previous: dict[str, list[Sign]] = field(default_factory=dict)
    """The earlier signs, for players present when a minimum rose at once (Star 6.7.1, Premium 6.6.1)."""
    own: dict[str, Sign] = field(default_factory=dict)
    """Limits by wager for players who may exceed the maximum (Star 6.8, Premium 6.7, Canberra 3.4)."""

    def alter(self, sign: Sign) -> None:
        """A new sign for all players. A minimum that rises with notice rises for all."""
        if _raises(self.sign, sign):
            self.previous = {}
        self.sign = sign

    def raise_at_once(self, sign: Sign, playing: Sequence[str]) -> None:
        """A higher minimum for players who join later."""
        for player in playing:
            self.previous.setdefault(player, []).append(self.sign)
        self.sign = sign

    def forget(self, player: str) -> None:
        """Removes the individual limits of a player who leaves."""
        self.previous.pop(player, None)
        self.own.pop(player, None)

    def of(self, player: str, wager: str) -> tuple[Cents, Cents]:
        """The minimum and the maximum of a player on a wager."""
        least, most = bounds(self.sign, wager)
        least = min(least, *(bounds(sign, wager)[0] for sign in self.previous.get(player, [self.sign])))
        own = self.own.get(player, {}).get(wager)
        return (least, most) if own is None else (own["least"], max(own["most"], most))


def check_placed(in_force: InForce, spot: Spot, placed: Stakes) -> None:
    """Checks that chips placed in time are within the player's limits."""
    player, wager, _ = spot
    least, most = in_force.of(player, wager)
    here, total = placed[spot], sum(placed[each] for each in placed if each[:2] == spot[:2])
    steps = {each: _step(in_force.sign, each) for each in (least, bounds(in_force.sign, wager)[0])}
    if total > most > 0:
        wrong("audit-over-maximum", amount=Amount(total), player=player, wager=wager, most=Amount(most))
    if here < least or all(here > each and (here - each) % step for each, step in steps.items()):
        wrong("audit-under-minimum", amount=Amount(here), player=player, wager=wager)


def counting(
    in_force: InForce,
    game: Game,
    placed: Stakes,
    advised: frozenset[str],
    chip: Cents,
    *,
    by_differential: bool = True,
) -> dict[Spot, Cents]:
    """The part of each wager that counts once cards are dealt: of some less than the stake, of some none.

    Earlier releases counted no wager by the differential.
    """
    counts = dict(placed)
    if game.returned_once_advised:
        for spot in under_minimum(in_force, placed):
            counts[spot] = 0 if spot[0] in advised else counts[spot]
    if game.to_the_maximum:
        for player, wager in dict.fromkeys(spot[:2] for spot in placed):
            spots = [spot for spot in placed if spot[:2] == (player, wager)]
            _cut(counts, spots, in_force.of(player, wager)[1], chip)
    if game.area_to_the_maximum:
        _cut_areas(in_force, counts, in_force.sign.get("areas") or {}, chip)
        _cut_at_table(in_force, counts, in_force.sign.get("table_areas") or {}, chip)
    if game.differential_to_the_maximum and by_differential:
        _cut_to_differential(in_force, counts, chip)
    return counts


def reduced(in_force: InForce, placed: Stakes, chip: Cents) -> dict[Spot, Cents]:
    """The rest of each wager after the dealer reduces those on the hands before the first card."""
    counts = dict(placed)
    areas = in_force.sign.get("areas") or {}
    _cut_areas(in_force, counts, {wager: areas[wager] for wager in areas if wager in HANDS}, chip)
    at_table = in_force.sign.get("table_areas") or {}
    _cut_at_table(in_force, counts, {wager: at_table[wager] for wager in at_table if wager in HANDS}, chip)
    _cut_to_differential(in_force, counts, chip)
    return counts


def under_minimum(in_force: InForce, placed: Stakes) -> list[Spot]:
    """The wagers under the minimum of their players."""
    return [spot for spot, cents in placed.items() if cents < in_force.of(spot[0], spot[1])[0]]


def _cut_areas(in_force: InForce, counts: dict[Spot, Cents], areas: Sign, chip: Cents) -> None:
    """Cuts the wagers of one area together, except those of players with individual limits."""
    bound = [spot for spot in counts if spot[1] in areas and spot[1] not in in_force.own.get(spot[0], {})]
    for _, wager, box in dict.fromkeys(("", *spot[1:]) for spot in bound):
        _cut(counts, [spot for spot in bound if spot[1:] == (wager, box)], areas[wager]["most"], chip)


def _cut_to_differential(in_force: InForce, counts: dict[Spot, Cents], chip: Cents) -> None:
    """Cuts the wagers on the hand with more on it to the differential, where the sign shows one."""
    differential = in_force.sign.get("differential")
    if differential is None:
        return
    sides = {wager: [spot for spot in counts if spot[1] == wager] for wager in HANDS}
    less, more = sorted(HANDS, key=lambda wager: sum(counts[spot] for spot in sides[wager]))
    _cut(counts, sides[more], sum(counts[spot] for spot in sides[less]) + differential, chip)


def _cut_at_table(
    in_force: InForce, counts: dict[Spot, Cents], most: Mapping[str, Cents], chip: Cents
) -> None:
    """The same for the wagers of all boxes together (Star 6.2, 6.5, Premium 6.2)."""
    for wager in most:
        own = in_force.own
        spots = [spot for spot in counts if spot[1] == wager and wager not in own.get(spot[0], {})]
        _cut(counts, spots, most[wager], chip)


def _cut(counts: dict[Spot, Cents], spots: Sequence[Spot], most: Cents, chip: Cents) -> None:
    """Cuts wagers in proportion, so that their sum is at most the maximum.

    Whole chips come off if all stakes consist of whole chips. The remainder comes off where the largest
    part was rounded away and, among equals, from the wager placed last.
    """
    total = sum(counts[spot] for spot in spots)
    if total <= most or not most:
        return
    unit = chip if all(counts[spot] % chip == 0 for spot in spots) else 1
    pieces = -((most - total) // unit)
    parts = {spot: divmod(pieces * counts[spot], total) for spot in spots}
    left = pieces - sum(whole for whole, _ in parts.values())
    last = sorted(spots, key=lambda spot: parts[spot][1])[len(spots) - left :]
    for spot in spots:
        counts[spot] -= (parts[spot][0] + (spot in last)) * unit


def _step(sign: Sign, least: Cents) -> Cents:
    unit = sign.get("unit")
    return (least if unit == "minimum" else unit) or 1


def _raises(old: Sign, new: Sign) -> bool:
    kinds = {kind for sign in (old, new) for part in ("kinds", "areas") for kind in sign.get(part) or {}}
    return any(bounds(new, kind)[0] > bounds(old, kind)[0] for kind in ("", *kinds))
