"""The limits on a terminal's sign: how much of a wager is accepted, and what is returned after the period."""

from collections.abc import Collection, Mapping

from pitboss.acting.setups.limit_rulings import Ruled
from pitboss.acting.setups.sign import TableLimits, limit_row
from pitboss.floor.kinds import kind_for
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, Text
from pitboss.rules.edition import Game
from pitboss.rules.limits import LimitCase, LimitRuling


def trim_attempt(
    game: Game, limits: TableLimits, placed: Mapping[str, Cents], key: str, stake: Cents
) -> Ruled:
    """How much of one attempted wager a terminal shows and debits, beside what is on its layout.

    A wager still under its minimum is shown, because it may yet grow. `close_period` returns it.

    >>> from pitboss.acting.setups.sign import Limits
    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> limits = TableLimits(each=Limits(500, 10000), unit=500)
    >>> trimmed = trim_attempt(EDITION.game("roulette"), limits, {"red": 1000}, "red", 800)
    >>> trimmed.counts, trimmed.back, trimmed.clause
    (500, 300, '6.3.1')
    """
    stands, bounds = placed.get(key, 0), limits.of(key)
    attempted = stands + stake
    case, cap = LimitCase.OVER_MAXIMUM, bounds.most
    if limits.most_total is not None:
        total = limits.most_total - sum(placed.values()) + stands
        if total < cap:
            case, cap = LimitCase.OVER_AGGREGATE, total
    if cap >= attempted:
        if attempted < bounds.least:
            return Ruled(stake, stake)
        case, cap = LimitCase.WRONG_UNIT, attempted
    shown = max(stands, _next_lowest(game, key, cap, bounds.least, limits.step(bounds.least)))
    if shown == attempted:
        return Ruled(stake, stake)
    row = limit_row(game, case)
    if row is None or row.ruling is not LimitRuling.NEXT_LOWEST:
        return Ruled(stake, stake)
    return Ruled(stake, shown - stands, (row,))


def close_period(game: Game, limits: TableLimits, placed: Mapping[str, Cents]) -> dict[str, Ruled]:
    """Which wagers of a terminal are kept when the period ends, and which return to the player's account.

    A wager under its own minimum is returned as if never placed. It does not count towards the least total.

    >>> from pitboss.acting.setups.sign import Limits
    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> limits = TableLimits(each=Limits(500, 10000), least_total=1000)
    >>> closed = close_period(EDITION.game("roulette"), limits, {"red": 900, "odd": 400})
    >>> [(ruled.back, ruled.clause) for ruled in closed.values()]
    [(900, '6.3.4'), (400, '6.2')]
    """
    closed = {key: Ruled(stake, stake) for key, stake in placed.items()}
    under = [key for key, stake in placed.items() if stake < limits.of(key).least]
    closed |= _returned(game, LimitCase.UNDER_MINIMUM, placed, under)
    counting = [key for key, ruled in closed.items() if ruled.counts]
    if sum(placed[key] for key in counting) < (limits.least_total or 0):
        closed |= _returned(game, LimitCase.UNDER_MINIMUM_TOTAL, placed, counting)
    return closed


def outside_limits(limits: TableLimits, key: str, ruled: Ruled) -> Rejection:
    """The rejection of chips of which the limits let none be placed.

    >>> from pitboss.acting.setups.sign import Limits
    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> limits = TableLimits(each=Limits(500, 10000))
    >>> trimmed = trim_attempt(EDITION.game("roulette"), limits, {"red": 10000}, "red", 500)
    >>> outside_limits(limits, "red", trimmed).facts["back"]
    Amount(cents=500)
    """
    bounds, case = limits.of(key), ruled.rows[-1].case
    limit = {
        LimitCase.OVER_MAXIMUM: bounds.most,
        LimitCase.OVER_AGGREGATE: limits.most_total,
        LimitCase.WRONG_UNIT: limits.step(bounds.least),
    }[case]
    why = Text(f"terminal-limit-{case.value}", {"limit": Amount(limit or 0)})
    return Rejection(
        "outside-limits", {"case": "comes-back", "why": why, "back": Amount(ruled.back)}, ruled.clause
    )


def _returned(
    game: Game, case: LimitCase, placed: Mapping[str, Cents], keys: Collection[str]
) -> dict[str, Ruled]:
    """The wagers that are returned in full, if the game returns them in this case."""
    row = limit_row(game, case) if keys else None
    if row is None or row.ruling is not LimitRuling.RETURNED:
        return {}
    return {key: Ruled(placed[key], 0, (row,)) for key in keys}


def _next_lowest(game: Game, key: str, top: Cents, least: Cents, step: Cents) -> Cents:
    """The highest permitted amount up to a top. A call bet's amount must split evenly over its pieces."""
    pieces = kind_for(game).at_terminals.pieces(game, key)
    highest = top - (top - least) % step
    # The remainder of a division by the pieces repeats after as many steps, so no lower amount is tried.
    for amount in range(highest, max(least, highest - step * pieces) - 1, -step):
        if amount % pieces == 0:
            return amount
    return 0
