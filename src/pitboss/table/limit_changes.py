"""The limits in force at a table: for whom they differ, who changes them with what notice, what shows it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from pitboss.game.offer import Offer
from pitboss.game.permission import permit, reserved
from pitboss.game.settlement import Terms
from pitboss.game.sign import Limits, SignLine, TableLimits, limit_clause, limit_lines, sign
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection, sure
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act
from pitboss.rules.edition import Game
from pitboss.rules.limits import LimitCase
from pitboss.table.notice import check_notice


class Kept(NamedTuple):
    """A player who plays on at the minimums from before the rises that they were there for."""

    before: tuple[TableLimits, ...]
    box: int
    """Where the player is located, and the marker with them."""


class Announced(NamedTuple):
    """A sign that tells of a change."""

    limits: TableLimits
    change_at: Instant
    shown_at: Instant


class Marker(NamedTuple):
    """A marker or small sign that stands on the table for one player."""

    player: str
    box: int | None
    """None where the rules leave the place to the house."""
    text: str
    clause: Clause | None


@dataclass(frozen=True, slots=True)
class InForce:
    """The limits of a table, and those of single players."""

    limits: TableLimits
    kept: Mapping[str, Kept] = field(default_factory=dict)
    personal: Mapping[str, Mapping[str, Limits]] = field(default_factory=dict)
    """By player and wager, limits over the table's maximum."""
    announced: Announced | None = None

    def of(self, player: str, key: str) -> Limits:
        """The limits of a player for a wager.

        >>> old, new = TableLimits(each=Limits(500, 10000)), TableLimits(each=Limits(2500, 10000))
        >>> table = InForce(new, kept={"Ann": Kept((old,), box=3)})
        >>> str(table.of("Ann", "tie")), str(table.of("Bo", "tie"))
        ('5.00 to 100.00', '25.00 to 100.00')
        """
        stated = self.limits.of(key)
        kept = self.kept[player].before if player in self.kept else ()
        least = min(limits.of(key).least for limits in (self.limits, *kept))
        return self.personal.get(player, {}).get(key, replace(stated, least=least))


def open_limits(game: Game, limits: TableLimits, *, clock_shown: bool = False) -> InForce | Rejection:
    """The limits that a table opens with, if its game knows such limits.

    >>> from pitboss.rules.editions.canberra_mini_baccarat_2023 import EDITION
    >>> limits = TableLimits(each=Limits(500, 10000), unit=500, period=30, differential=50000)
    >>> open_limits(EDITION.game("commission"), limits, clock_shown=True).clause
    '3.2'
    """
    stated = (limits.each, *limits.kinds.values(), *limits.areas.values())
    amounts = (limits.differential, limits.unit, limits.least_total, limits.most_total, limits.period)
    if not all(0 < bounds.least <= bounds.most for bounds in stated) or any(
        isinstance(amount, int) and amount <= 0 for amount in amounts
    ):
        return Rejection("bad-limits", "A limit is more than nothing, and no minimum is over its maximum.")
    known = {
        LimitCase.LIMITS_PER_AREA: limits.areas,
        LimitCase.DIFFERENTIAL: limits.differential,
        LimitCase.TOTAL: limits.least_total or limits.most_total,
        LimitCase.PERIOD: limits.period,
    }
    for case, value in known.items():
        if value and limit_clause(game, case) is None:
            return Rejection("limit-not-used", f"{game.title} knows no {case.words}.")
    if limits.period is not None:
        clause = limit_clause(game, LimitCase.PERIOD)
        if limits.differential is not None:
            return Rejection(
                "period-with-differential", "A set wagering period goes without a differential.", clause
            )
        if not clock_shown:
            return Rejection("clock-not-shown", "Put the countdown clock on the table first.", clause)
    return InForce(limits)


def announce(in_force: InForce, limits: TableLimits, *, change_at: Instant, shown_at: Instant) -> InForce:
    """Puts up a sign with new limits and the time from which they are to hold."""
    return replace(in_force, announced=Announced(limits, change_at, shown_at))


def alter_limits(
    table: Offer, in_force: InForce, new: TableLimits, *, by: Role, at: Instant, clock_shown: bool = False
) -> InForce | Rejection:
    """New limits for the whole table, if the right person orders them and the notice they need was given.

    A minimum that goes up with notice goes up for those, too, who had kept an older one.
    """
    refused = open_limits(table.game, new, clock_shown=clock_shown)
    if isinstance(refused, Rejection):
        return refused
    old = in_force.limits
    acts = [Act.ALTER_LIMITS] if replace(new, period=old.period) != old else []
    acts += [Act.SET_WAGERING_PERIOD] if new.period != old.period else []
    for act in acts:
        permitted = permit(table.edition, act, by)
        if isinstance(permitted, Rejection):
            return permitted
    raised = _raises(old, new)
    for act in (*acts, *([Act.RAISE_MINIMUM] if raised else [])):
        untold = _check_told(table, in_force, act, new, at)
        if untold is not None:
            return untold
    done = raised or (in_force.announced is not None and in_force.announced.limits == new)
    below = {
        player: kept
        for player, kept in in_force.kept.items()
        if not raised and any(_raises(limits, new) for limits in kept.before)
    }
    return replace(
        in_force,
        limits=new,
        kept=below,
        announced=None if done else in_force.announced,
    )


def raise_at_once(
    table: Offer, in_force: InForce, new: TableLimits, *, by: Role, playing: Mapping[str, int]
) -> InForce | Rejection:
    """A higher minimum without notice, from which those already playing are free.

    `playing` says at which box each player is located, however many boxes they control.
    """
    permitted = permit(table.edition, Act.RAISE_MINIMUM, by)
    if isinstance(permitted, Rejection):
        return permitted
    refused = open_limits(table.game, new)
    if isinstance(refused, Rejection):
        return refused
    if not _raises(in_force.limits, new):
        return Rejection("minimum-not-raised", "No minimum goes up: alter the limits instead.")
    kept = dict(in_force.kept)
    for player, box in playing.items():
        before = kept[player].before if player in kept else ()
        kept[player] = Kept((*before, in_force.limits), box)
    return replace(in_force, limits=new, kept=kept)


def raise_kept_minimums(table: Offer, in_force: InForce, *, by: Role, at: Instant) -> InForce | Rejection:
    """The table's minimum for all who had kept an older one, once a sign has told of it."""
    permitted = permit(table.edition, Act.ALTER_LIMITS, by)
    if isinstance(permitted, Rejection):
        return permitted
    untold = _check_told(table, in_force, Act.RAISE_MINIMUM, in_force.limits, at)
    if untold is not None:
        return replace(untold, clause=limit_clause(table.game, LimitCase.OLD_MINIMUM_RAISED))
    return replace(in_force, kept={}, announced=None)


def allow_over_maximum(
    table: Offer,
    in_force: InForce,
    player: str,
    personal: Mapping[str, Limits],
    *,
    by: Role,
    sign_shown: bool,
) -> InForce | Rejection:
    """Limits over the table's maximum for one player, by wager, once their sign or marker is in place."""
    permitted = permit(table.edition, Act.EXCEED_MAXIMUM, by)
    if isinstance(permitted, Rejection):
        return permitted
    for key, bounds in personal.items():
        if not 0 < bounds.least <= bounds.most or bounds.most <= in_force.limits.of(key).most:
            return Rejection(
                "bad-limits", f"A personal maximum on {key} is over the table's.", permitted.clause
            )
    if not sign_shown:
        return Rejection("sign-not-shown", f"Put up the limits of {player} first.", permitted.clause)
    return replace(in_force, personal={**in_force.personal, player: dict(personal)})


def leave(in_force: InForce, player: str) -> InForce:
    """A player leaves the table: their markers go, and with them what they stood for."""
    kept = {name: value for name, value in in_force.kept.items() if name != player}
    personal = {name: value for name, value in in_force.personal.items() if name != player}
    return replace(in_force, kept=kept, personal=personal)


def markers(table: Offer, in_force: InForce) -> tuple[Marker, ...]:
    """All markers that stand on the table for single players."""
    clause = limit_clause(table.game, LimitCase.OLD_MINIMUM_KEPT)
    titles = {wager.key: wager.title for wager in table.game.wagers}
    kept = (Marker(name, row.box, "Previous minimum", clause) for name, row in in_force.kept.items())
    over = reserved(table.edition, Act.EXCEED_MAXIMUM)
    personal = (
        Marker(name, None, f"{titles[key]}: {bounds}", over)
        for name, limits in in_force.personal.items()
        for key, bounds in limits.items()
    )
    return (*kept, *personal)


def table_sign(table: Offer, in_force: InForce, terms: Terms) -> tuple[SignLine, ...] | Rejection:
    """The whole sign of a table: odds, limits, the previous ones where some keep them, and what will change.

    >>> from pitboss.game.offer import offer
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> table = offer(EDITION, EDITION.game("baccarat"), 8, layout="A", optional=[])
    >>> limits = TableLimits(each=Limits(500, 10000), differential=50000)
    >>> [line.text for line in table_sign(table, InForce(limits), Terms())]
    ['Each wager: 5.00 to 100.00', 'Table differential: 500.00']
    """
    shown = sign(table, in_force.limits.kinds, terms)
    limits = limit_lines(table.game, in_force.limits)
    if isinstance(shown, Rejection):
        return shown
    if isinstance(limits, Rejection):
        return limits
    two = limit_clause(table.game, LimitCase.TWO_MINIMUMS)
    previous = [
        SignLine(f"Previous limits, {line.text}", two)
        for kept in in_force.kept.values()
        for before in kept.before
        for line in sure(limit_lines(table.game, before))
    ]
    coming = []
    if in_force.announced is not None:
        change_at, told = in_force.announced.change_at, (Act.RAISE_MINIMUM, Act.ALTER_LIMITS)
        clause = next((row.clause for row in table.edition.notices if row.act in told), None)
        coming = [
            SignLine(f"New limits, {line.text}", clause, change_at)
            for line in sure(limit_lines(table.game, in_force.announced.limits))
        ]
    # A side bet's amount is wanted by two clauses, and several players may have kept the same limits.
    return tuple(dict.fromkeys((*shown, *limits, *previous, *coming)))


def _check_told(table: Offer, in_force: InForce, act: Act, new: TableLimits, at: Instant) -> Rejection | None:
    """Whether a sign has told of these limits, or at least of these minimums, as long as the act needs."""
    told = in_force.announced
    covers = _same_minimums if act is Act.RAISE_MINIMUM else TableLimits.__eq__
    if told is not None and not covers(told.limits, new):
        told = None
    row = next((row for row in table.edition.notices if row.act is act), None)
    if row is not None and told is not None and at < told.change_at:
        return Rejection("change-not-due", "The sign names a later time for this change.", row.clause)
    return check_notice(table.edition, act, None if told is None else told.shown_at, at)


def _raises(old: TableLimits, new: TableLimits) -> bool:
    return any(new.of(key).least > old.of(key).least for key in _keys(old, new))


def _same_minimums(one: TableLimits, other: TableLimits) -> bool:
    return all(one.of(key).least == other.of(key).least for key in _keys(one, other))


def _keys(*limits: TableLimits) -> set[str]:
    """All wagers that have limits of their own, and none for the rest."""
    return {"", *(key for stated in limits for key in (*stated.kinds, *stated.areas))}
