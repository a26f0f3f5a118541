"""The limits on a terminal's sign: how much of a wager is accepted, and what is returned after the period."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction

from pitboss.acting.setups.limit_rulings import Ruled
from pitboss.acting.setups.sign import Limits, TableLimits, limit_row
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
    stands, bounds = placed.get(key, 0), _bounds(game, limits, placed, key)
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
    shown = max(stands, _next_lowest(game, limits, key, cap, bounds.least))
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
    under = [key for key, stake in placed.items() if stake < _bounds(game, limits, {}, key).least]
    closed |= _returned(game, LimitCase.UNDER_MINIMUM, placed, under)
    counting = [key for key, ruled in closed.items() if ruled.counts]
    if sum(placed[key] for key in counting) < (limits.least_total or 0):
        closed |= _returned(game, LimitCase.UNDER_MINIMUM_TOTAL, placed, counting)
    return closed


def outside_limits(
    game: Game, limits: TableLimits, placed: Mapping[str, Cents], key: str, ruled: Ruled
) -> Rejection:
    """The rejection of chips of which the limits let none be placed beside those on the layout.

    >>> from pitboss.acting.setups.sign import Limits
    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> game, limits, placed = EDITION.game("roulette"), TableLimits(each=Limits(500, 10000)), {"red": 10000}
    >>> trimmed = trim_attempt(game, limits, placed, "red", 500)
    >>> outside_limits(game, limits, placed, "red", trimmed).facts["back"]
    Amount(cents=500)
    """
    case = ruled.rows[-1].case
    limit = {
        LimitCase.OVER_MAXIMUM: max(0, _bounds(game, limits, placed, key).most),
        LimitCase.OVER_AGGREGATE: limits.most_total,
        LimitCase.WRONG_UNIT: _step(limits, key, _pieces(game, key)),
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


def _pieces(game: Game, key: str) -> tuple[str, ...]:
    """The positions of the equal pieces of a wager. A wager that is none of several has one, its own."""
    pieces: tuple[str, ...] = kind_for(game).at_terminals.pieces(game, key)
    return pieces


def _bounds(game: Game, limits: TableLimits, placed: Mapping[str, Cents], key: str) -> Limits:
    """The minimum of a wager, and its maximum beside the chips that already lie on the same positions."""
    pieces = _pieces(game, key)
    own = limits.of_pieces(key, pieces)
    beside = {other: cents for other, cents in placed.items() if other != key}
    most = own.most
    for position, count in Counter(pieces).items():
        lies = sum(_share(_pieces(game, other), position, cents) for other, cents in beside.items())
        if lies:
            most = min(most, (limits.of(position).most - lies) * len(pieces) // count)
    return Limits(own.least, most)


def _share(pieces: Sequence[str], position: str, cents: Cents) -> Fraction:
    """How much of a stake in equal pieces lies on one position, to parts of a cent while it grows."""
    return Fraction(cents * pieces.count(position), len(pieces))


def _step(limits: TableLimits, key: str, pieces: Sequence[str]) -> Cents:
    """The steps in which a wager goes up so that it, and each piece on its position, is permitted."""
    whole = limits.step(limits.of(key).least)
    for position, count in Counter(pieces).items():
        step = Fraction(limits.step(limits.of(position).least), count).numerator * len(pieces)
        # The lowest common multiple of both.
        whole *= Fraction(step, whole).numerator
    return whole


def _next_lowest(game: Game, limits: TableLimits, key: str, top: Cents, least: Cents) -> Cents:
    """The highest permitted amount up to a top. A call bet's amount must split evenly over its pieces."""
    pieces = _pieces(game, key)
    bounds = {position: limits.of(position).least for position in (key, *pieces)}
    # Every bet has a position with one of its pieces: its steps are the steps of a piece.
    single = next(position for position in pieces if pieces.count(position) == 1)
    step = limits.step(bounds[single])
    piece = top // len(pieces)
    highest = (piece - (piece - bounds[single]) % step) * len(pieces)
    # What is permitted repeats, so no lower amount is tried.
    lowest = max(least, highest - _step(limits, key, pieces))

    def permitted(amount: Cents) -> bool:
        shares = {key: Fraction(amount), **{each: _share(pieces, each, amount) for each in pieces}}
        return all((share - bounds[at]) % limits.step(bounds[at]) == 0 for at, share in shares.items())

    amounts = range(highest, lowest - 1, -step * len(pieces))
    return next((amount for amount in amounts if permitted(amount)), 0)
