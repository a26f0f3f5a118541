"""Wagers and the limits on the sign: which comply, and what happens to those that do not."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from pitboss.acting.acts.act import Spot
from pitboss.acting.setups.limit_rulings import Ruled
from pitboss.acting.setups.sign import limit_clause, limit_row
from pitboss.baccarat.play.boxes import Boxes
from pitboss.baccarat.play.limit_changes import InForce
from pitboss.game.coup import Hand
from pitboss.game.naming import wager_name
from pitboss.game.offer import Offer
from pitboss.game.permission import acts_as
from pitboss.game.wagers import Moment, check_open
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Amount
from pitboss.rules.edition import Game
from pitboss.rules.limits import LimitCase, LimitRuling


class Miss(NamedTuple):
    """Wagers that miss a limit together: the excess, their stake, and the minimum, step or maximum."""

    spots: tuple[Spot, ...]
    over: Cents
    stake: Cents
    limit: Cents


Find: TypeAlias = Callable[[InForce, Boxes], Iterator[Miss]]
"""What finds the wagers that miss a limit."""


def check_limits(
    table: Offer, in_force: InForce, boxes: Boxes, *, reduced: Collection[Spot] = ()
) -> Rejection | None:
    """Whether the wagers on a layout comply with the sign, while they can still be changed.

    `reduced` are the wagers that the dealer has reduced and that nobody has changed since. They may be under
    the minimum and out of step.

    >>> from pitboss.game.offer import offer
    >>> from pitboss.acting.setups.sign import Limits, TableLimits
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> table = offer(EDITION, EDITION.game("baccarat"), 8, layout="A", optional=[])
    >>> in_force = InForce(TableLimits(each=Limits(500, 10000)))
    >>> check_limits(table, in_force, {Spot(1, "Ann", "tie"): 400}).text.key
    'refusal-outside-limits-under-minimum'
    """
    own = check_own_limits(table, in_force, boxes, reduced=reduced)
    return own or _check(table, in_force, boxes, TOGETHER)


def check_own_limits(
    table: Offer, in_force: InForce, boxes: Boxes, *, reduced: Collection[Spot] = ()
) -> Rejection | None:
    """Whether each wager complies with its owner's limits, regardless of the joint limits."""
    chosen = {spot: cents for spot, cents in boxes.items() if spot not in reduced}
    return _check(table, in_force, chosen, AMOUNT) or _check(table, in_force, boxes, MAXIMUM)


def check_reduction(
    table: Offer,
    in_force: InForce,
    boxes: Boxes,
    *,
    by: Role,
    moment: Moment,
    reduced: Collection[Spot] = (),
) -> Rejection | None:
    """Whether the dealer may reduce wagers over an area's maximum or the differential, in time.

    A wager outside its own limits is corrected first: no player loses chips for another's excess. `reduced`
    are the wagers that the dealer has reduced already, as in `check_limits`.
    """
    rows = [limit_row(table.game, case) for case in BEFORE]
    row = next((row for row in rows if row is not None), None)
    if row is None:
        return Rejection("reduction-not-allowed")
    if row.by is not None and not acts_as(table.edition, by, row.by):
        return Rejection("not-authorised", {"case": "reduce-wagers", "role": row.by.text}, row.clause)
    return check_open(table, moment) or check_own_limits(table, in_force, boxes, reduced=reduced)


def reduce_wagers(game: Game, in_force: InForce, boxes: Boxes, chip: Cents = 1) -> dict[Spot, Ruled]:
    """What counts of wagers over an area's maximum or the differential, after the dealer has reduced them."""
    return _rule(game, in_force, boxes, BEFORE, chip)


def rule_on_wagers(
    table: Offer,
    in_force: InForce,
    boxes: Boxes,
    *,
    moment: Moment,
    advised: Collection[str] = (),
    chip: Cents = 1,
) -> dict[Spot, Ruled] | Rejection:
    """What counts of every wager, after they are closed. A wager without a matching row counts in full.

    `advised` are the players who were advised that their next wager under the minimum is returned.
    """
    if check_open(table, moment) is None:
        return Rejection("wagers-open", {"case": "put-right"})
    return what_counts(table.game, in_force, boxes, advised, chip)


def what_counts(
    game: Game, in_force: InForce, boxes: Boxes, advised: Collection[str] = (), chip: Cents = 1
) -> dict[Spot, Ruled]:
    """What counts of every wager, in whole chips, because a part of a chip cannot be collected."""
    return _rule(game, in_force, boxes, AFTER, chip, advised)


def rule_on_past_coup(table: Offer, in_force: InForce, boxes: Boxes) -> dict[Spot, Ruled]:
    """What counts of the wagers of a past coup: all, regardless of later findings."""
    row = limit_row(table.game, LimitCase.OVER_LIMIT_ON_PAST_COUP)
    over = {spot for find in _finds(OVER) for miss in find(in_force, boxes) for spot in miss.spots}
    return {
        spot: Ruled(cents, cents, (row,) if row is not None and spot in over else ())
        for spot, cents in boxes.items()
    }


def share_out(over: Cents, stakes: Sequence[Cents], chip: Cents = 1) -> list[Cents]:
    """The cut of each stake, in proportion, so that together they lose the excess.

    Whole chips come off if the stakes consist of them. Odd chips come off where rounding removed the largest
    fraction and, among equals, from the stake that was placed last.

    >>> share_out(1000, [3000, 3000, 3000], chip=500)
    [0, 500, 500]
    >>> share_out(100, [1000, 2000, 3000])
    [17, 33, 50]
    """
    unit = 1 if any(stake % chip for stake in stakes) else chip
    chips, total = -(-over // unit), sum(stakes)
    shares = [divmod(chips * stake, total) for stake in stakes]
    odd = chips - sum(whole for whole, _ in shares)
    first = sorted(range(len(stakes)), key=lambda i: (shares[i][1], i), reverse=True)[:odd]
    return [(whole + (i in first)) * unit for i, (whole, _) in enumerate(shares)]


def check_tournament(game: Game, *, low_limit: bool) -> Rejection | None:
    """Whether tournaments may be offered.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> check_tournament(EDITION.game("baccarat"), low_limit=True).clause
    '6.9.1'
    """
    clause = limit_clause(game, LimitCase.LOW_LIMIT_TOURNAMENT)
    if clause is None or not low_limit:
        return None
    return Rejection("tournament-not-offered", clause=clause)


# Which wagers miss a limit.


def _under_minimum(in_force: InForce, boxes: Boxes) -> Iterator[Miss]:
    for spot, cents in boxes.items():
        least = in_force.of(spot.player, spot.key).least
        if cents < least:
            yield Miss((spot,), 0, cents, least)


def _wrong_unit(in_force: InForce, boxes: Boxes) -> Iterator[Miss]:
    for spot, cents in boxes.items():
        least = in_force.of(spot.player, spot.key).least
        step = in_force.limits.step(least)
        if cents > least and (cents - least) % step:
            yield Miss((spot,), 0, cents, step)


def _over_maximum(in_force: InForce, boxes: Boxes) -> Iterator[Miss]:
    """A player's chips on one wager count together, in all boxes."""
    for player, key in dict.fromkeys((spot.player, spot.key) for spot in boxes):
        most = in_force.of(player, key).most
        spots = tuple(spot for spot in boxes if (spot.player, spot.key) == (player, key))
        total = sum(boxes[spot] for spot in spots)
        if total > most:
            yield Miss(spots, total - most, total, most)


def _over_area(in_force: InForce, boxes: Boxes) -> Iterator[Miss]:
    """Wagers of players with personal limits do not count towards an area's maximum."""
    bound = [spot for spot in boxes if spot.key not in in_force.own(spot.player)]
    for key, area in in_force.limits.areas.items():
        for box in dict.fromkeys(spot.box for spot in bound if spot.key == key):
            spots = tuple(spot for spot in bound if (spot.box, spot.key) == (box, key))
            total = sum(boxes[spot] for spot in spots)
            if total > area.most:
                yield Miss(spots, total - area.most, total, area.most)


def _over_table_area(in_force: InForce, boxes: Boxes) -> Iterator[Miss]:
    """The same for the wagers of all boxes together."""
    for key, most in in_force.limits.table_areas.items():
        spots = tuple(spot for spot in boxes if spot.key == key and key not in in_force.own(spot.player))
        total = sum(boxes[spot] for spot in spots)
        if total > most:
            yield Miss(spots, total - most, total, most)


def _on_hands(find: Find) -> Find:
    """The same of the wagers on the two hands only."""
    return lambda in_force, boxes: find(
        in_force, {spot: cents for spot, cents in boxes.items() if spot.key in HANDS}
    )


def _over_differential(in_force: InForce, boxes: Boxes) -> Iterator[Miss]:
    if in_force.limits.differential is None:
        return
    totals = {hand: sum(cents for spot, cents in boxes.items() if spot.key == hand) for hand in HANDS}
    less, more = sorted(HANDS, key=totals.__getitem__)
    most = totals[less] + in_force.limits.differential
    if totals[more] > most:
        spots = tuple(spot for spot in boxes if spot.key == more)
        yield Miss(spots, totals[more] - most, totals[more], most)


# What is said of them.


def _says_under_minimum(game: Game, miss: Miss, clause: Clause | None) -> Rejection:
    return Rejection(
        "outside-limits",
        {
            "case": "under-minimum",
            "player": miss.spots[0].player,
            "wager": wager_name(game.titles, miss.spots[0].key),
            "stake": Amount(miss.stake),
            "least": Amount(miss.limit),
        },
        clause,
    )


def _says_wrong_unit(game: Game, miss: Miss, clause: Clause | None) -> Rejection:
    return Rejection(
        "outside-limits",
        {
            "case": "wrong-steps",
            "player": miss.spots[0].player,
            "wager": wager_name(game.titles, miss.spots[0].key),
            "stake": Amount(miss.stake),
            "step": Amount(miss.limit),
        },
        clause,
    )


def _says_over_maximum(game: Game, miss: Miss, clause: Clause | None) -> Rejection:
    return Rejection(
        "outside-limits",
        {
            "case": "over-maximum",
            "player": miss.spots[0].player,
            "wager": wager_name(game.titles, miss.spots[0].key),
            "stake": Amount(miss.stake),
            "most": Amount(miss.limit),
        },
        clause,
    )


def _says_over_area(game: Game, miss: Miss, clause: Clause | None) -> Rejection:
    wager = wager_name(game.titles, miss.spots[0].key)
    return Rejection(
        "outside-limits", {"case": "over-in-one-box", "wager": wager, "over": Amount(miss.over)}, clause
    )


def _says_over_table_area(game: Game, miss: Miss, clause: Clause | None) -> Rejection:
    wager = wager_name(game.titles, miss.spots[0].key)
    return Rejection(
        "outside-limits", {"case": "over-at-table", "wager": wager, "over": Amount(miss.over)}, clause
    )


def _says_over_differential(game: Game, miss: Miss, clause: Clause | None) -> Rejection:
    wager = wager_name(game.titles, miss.spots[0].key)
    return Rejection(
        "outside-limits", {"case": "over-differential", "wager": wager, "over": Amount(miss.over)}, clause
    )


HANDS = tuple(Hand)
FIND: dict[LimitCase, tuple[Find, ...]] = {
    LimitCase.UNDER_MINIMUM: (_under_minimum,),
    LimitCase.OVER_MAXIMUM: (_over_maximum,),
    LimitCase.OVER_AREA_MAXIMUM_BEFORE: (_on_hands(_over_area), _on_hands(_over_table_area)),
    LimitCase.OVER_AREA_MAXIMUM_AFTER: (_over_area, _over_table_area),
    LimitCase.OVER_DIFFERENTIAL_BEFORE: (_over_differential,),
    LimitCase.OVER_DIFFERENTIAL_AFTER: (_over_differential,),
}
"""What breaks a limit in each case: first in one box, then at the whole table."""
BEFORE = (LimitCase.OVER_AREA_MAXIMUM_BEFORE, LimitCase.OVER_DIFFERENTIAL_BEFORE)
OVER = (LimitCase.OVER_MAXIMUM, LimitCase.OVER_AREA_MAXIMUM_AFTER, LimitCase.OVER_DIFFERENTIAL_AFTER)
AFTER = (LimitCase.UNDER_MINIMUM, *OVER)
"""In the order of the rulings: first a player's own wagers, then those that count together."""
Rule = tuple[Find, LimitCase, Callable[[Game, Miss, Clause | None], Rejection]]
AMOUNT: tuple[Rule, ...] = (
    (_under_minimum, LimitCase.LIMITS_PER_PLAYER, _says_under_minimum),
    (_wrong_unit, LimitCase.UNIT, _says_wrong_unit),
)
MAXIMUM: tuple[Rule, ...] = ((_over_maximum, LimitCase.LIMITS_PER_PLAYER, _says_over_maximum),)
TOGETHER: tuple[Rule, ...] = (
    (_over_area, LimitCase.LIMITS_PER_AREA, _says_over_area),
    (_over_table_area, LimitCase.LIMITS_PER_AREA, _says_over_table_area),
    (_over_differential, LimitCase.DIFFERENTIAL, _says_over_differential),
)
"""The misses that a sign forbids, each with the limit on it and with what is said of it."""


def _check(table: Offer, in_force: InForce, boxes: Boxes, rules: Sequence[Rule]) -> Rejection | None:
    for find, case, says in rules:
        for miss in find(in_force, boxes):
            return says(table.game, miss, limit_clause(table.game, case))
    return None


def _rule(
    game: Game,
    in_force: InForce,
    boxes: Boxes,
    cases: Sequence[LimitCase],
    chip: Cents,
    advised: Collection[str] = (),
) -> dict[Spot, Ruled]:
    """Rules on the wagers case by case, each on what the case before has left."""
    ruled = {spot: Ruled(cents, cents) for spot, cents in boxes.items()}
    for case in cases:
        row = limit_row(game, case)
        if row is None:
            continue
        for find in FIND[case]:
            counting = {spot: done.counts for spot, done in ruled.items()}
            for miss in find(in_force, counting):
                cuts = _cuts(row.ruling, miss, counting, chip, advised)
                for spot, cut in zip(miss.spots, cuts, strict=True):
                    done = ruled[spot]
                    ruled[spot] = replace(done, counts=done.counts - cut, rows=(*done.rows, row))
    return ruled


def _finds(cases: Sequence[LimitCase]) -> Iterator[Find]:
    for case in cases:
        yield from FIND[case]


def _cuts(
    ruling: LimitRuling, miss: Miss, counting: Boxes, chip: Cents, advised: Collection[str]
) -> list[Cents]:
    """How much a ruling cuts from the wagers that miss a limit."""
    stakes = [counting[spot] for spot in miss.spots]
    match ruling:
        case LimitRuling.TO_THE_MAXIMUM | LimitRuling.PRO_RATA:
            return share_out(miss.over, stakes, chip)
        case LimitRuling.STANDS_WITH_ADVICE:
            pairs = zip(miss.spots, stakes, strict=True)
            return [stake if spot.player in advised else 0 for spot, stake in pairs]
        case _:
            return [0] * len(stakes)
