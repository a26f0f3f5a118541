"""The limits in force at a table: for whom they differ, who changes them with what notice, what shows it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from pitboss.acting.notice import check_named, check_notice
from pitboss.acting.sign import (
    Limits,
    SignLine,
    TableLimits,
    check_kinds,
    check_stated,
    limit_clause,
    limit_lines,
    sign,
)
from pitboss.game.offer import Offer, check_box
from pitboss.game.permission import check_permitted, permit, reserved
from pitboss.game.settlement import Terms
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act
from pitboss.rules.limits import Closes, LimitCase


class KeptLimits(NamedTuple):
    """A player who plays on at the minimums from before the rises that they were there for."""

    before: tuple[TableLimits, ...]
    box: int
    """Where the player is located, and the marker with them."""


class Personal(NamedTuple):
    """A player whose limits go over the table's maximum."""

    limits: Mapping[str, Limits]
    """By wager."""
    box: int
    """Where the player is located, and the marker adjacent to them."""


class Announced(NamedTuple):
    """A sign that tells of a change."""

    limits: TableLimits
    change_at: Instant
    shown_at: Instant


class Marker(NamedTuple):
    """A marker or small sign that stands on the table for one player."""

    player: str
    box: int
    text: str
    clause: Clause | None


@dataclass(frozen=True, slots=True)
class InForce:
    """The limits of a table, and those of single players."""

    limits: TableLimits
    kept: Mapping[str, KeptLimits] = field(default_factory=dict)
    personal: Mapping[str, Personal] = field(default_factory=dict)
    announced: Announced | None = None

    def of(self, player: str, key: str) -> Limits:
        """The limits of a player for a wager.

        >>> old, new = TableLimits(each=Limits(500, 10000)), TableLimits(each=Limits(2500, 10000))
        >>> table = InForce(new, kept={"Ann": KeptLimits((old,), box=3)})
        >>> str(table.of("Ann", "tie")), str(table.of("Bo", "tie"))
        ('5.00 to 100.00', '25.00 to 100.00')
        """
        stated = self.limits.of(key)
        kept = self.kept[player].before if player in self.kept else ()
        least = min(limits.of(key).least for limits in (self.limits, *kept))
        own = self.own(player).get(key, replace(stated, least=least))
        return replace(own, most=max(own.most, stated.most))

    def own(self, player: str) -> Mapping[str, Limits]:
        """The limits over the table's maximum that a player was allowed, by wager."""
        return self.personal[player].limits if player in self.personal else {}


def check_open_limits(table: Offer, limits: TableLimits, *, clock_shown: bool = False) -> Rejection | None:
    """Whether a table may open with these limits: its game knows them, and its wagers close as they say.

    >>> from pitboss.game.offer import offer
    >>> from pitboss.rules.editions.canberra_mini_baccarat_2023 import EDITION
    >>> table = offer(EDITION, EDITION.game("commission"), 8, closes=Closes.PERIOD_ENDS)
    >>> check_open_limits(table, TableLimits(each=Limits(500, 10000), unit=500)).message
    'Wagers close when a set period ends: the sign must state its seconds.'
    """
    return check_stated(table.game, limits) or _check_period(table, limits, clock_shown=clock_shown)


def check_announce_limits(
    table: Offer, in_force: InForce, limits: TableLimits, *, change_at: Instant, shown_at: Instant
) -> Rejection | None:
    """Whether a sign may tell of new limits.

    It names no time at which a higher minimum, for all or for those who kept an older one, cannot hold yet.
    """
    before = (in_force.limits, *(old for kept in in_force.kept.values() for old in kept.before))
    raised = any(_raises(old, limits) for old in before)
    return check_stated(table.game, limits) or (
        check_named(table.edition, Act.RAISE_MINIMUM, change_at, shown_at) if raised else None
    )


def announce_limits(
    in_force: InForce, limits: TableLimits, *, change_at: Instant, shown_at: Instant
) -> InForce:
    """Puts up a sign with new limits and the time from which they are to hold."""
    return replace(in_force, announced=Announced(limits, change_at, shown_at))


def check_alter_limits(
    table: Offer, in_force: InForce, new: TableLimits, *, by: Role, at: Instant, clock_shown: bool = False
) -> Rejection | None:
    """Whether the right person orders new limits for the whole table, after the notice that they need.

    The table is given as it will be: a period that is set or dropped changes when its wagers close.
    """
    old = in_force.limits
    acts = [Act.SET_WAGERING_PERIOD] if new.period != old.period else []
    if not acts or replace(new, period=old.period) != old:
        acts = [Act.ALTER_LIMITS, *acts]
    for act in acts:
        refused = check_permitted(table.edition, act, by)
        if refused is not None:
            return refused
    if new == old:
        return Rejection("limits-unchanged", "These are the limits in force already.")
    refused = check_open_limits(table, new, clock_shown=clock_shown)
    if refused is not None:
        return refused
    for act in (*acts, *([Act.RAISE_MINIMUM] if _raises(old, new) else [])):
        untold = _check_told(table, in_force, act, new, at)
        if untold is not None:
            return untold
    return None


def alter_limits(in_force: InForce, new: TableLimits) -> InForce:
    """New limits for the whole table.

    A minimum that goes up with notice goes up for those, too, who had kept an older one.
    """
    raised = _raises(in_force.limits, new)
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


def check_raise_at_once(
    table: Offer, in_force: InForce, new: TableLimits, *, by: Role, playing: Mapping[str, int]
) -> Rejection | None:
    """Whether a higher minimum may hold without notice, for all but those who play already."""
    permitted = permit(table.edition, Act.RAISE_MINIMUM, by)
    if isinstance(permitted, Rejection):
        return permitted
    refused = check_open_limits(table, new)
    if refused is not None:
        return refused
    if not _raises(in_force.limits, new) or not _same_but_minimums(in_force.limits, new):
        message = "Only minimums go up at once: alter the limits for anything else."
        return Rejection("minimum-not-raised", message, permitted.clause)
    return next(filter(None, (check_box(table, box) for box in playing.values())), None)


def raise_at_once(in_force: InForce, new: TableLimits, playing: Mapping[str, int]) -> InForce:
    """A higher minimum without notice, from which those already playing are free.

    `playing` says at which box each player is located, however many boxes they control.
    """
    kept = dict(in_force.kept)
    for player, box in playing.items():
        before = kept[player].before if player in kept else ()
        kept[player] = KeptLimits((*before, in_force.limits), box)
    told = in_force.announced
    done = told is not None and told.limits == new
    return replace(in_force, limits=new, kept=kept, announced=None if done else told)


def check_raise_kept(table: Offer, in_force: InForce, *, by: Role, at: Instant) -> Rejection | None:
    """Whether those who had kept an older minimum may lose it: a sign has told of it."""
    refused = check_permitted(table.edition, Act.ALTER_LIMITS, by)
    if refused is not None:
        return refused
    if not in_force.kept:
        return Rejection("limits-unchanged", "Nobody plays at an older minimum.")
    untold = _check_told(table, in_force, Act.RAISE_MINIMUM, in_force.limits, at)
    if untold is None:
        return None
    return replace(untold, clause=limit_clause(table.game, LimitCase.OLD_MINIMUM_RAISED))


def raise_kept(in_force: InForce) -> InForce:
    """The table's minimum for all who had kept an older one."""
    return replace(in_force, kept={}, announced=None)


def check_over_maximum(
    table: Offer,
    in_force: InForce,
    player: str,
    personal: Mapping[str, Limits],
    *,
    box: int,
    by: Role,
    sign_shown: bool,
) -> Rejection | None:
    """Whether one player may bet over the table's maximum: their sign or marker is in place."""
    permitted = permit(table.edition, Act.EXCEED_MAXIMUM, by)
    if isinstance(permitted, Rejection):
        return permitted
    unknown = check_kinds(table.game, personal) or check_box(table, box)
    if unknown is not None:
        return unknown
    if not personal:
        return Rejection("bad-limits", "Name the wagers that the limit is for.", permitted.clause)
    for key, bounds in personal.items():
        if not bounds.sound or bounds.most <= in_force.limits.of(key).most:
            return Rejection(
                "bad-limits", f"A personal maximum on {key} is over the table's.", permitted.clause
            )
    if not sign_shown:
        return Rejection("sign-not-shown", f"Put up the limits of {player} first.", permitted.clause)
    return None


def allow_over_maximum(in_force: InForce, player: str, personal: Mapping[str, Limits], box: int) -> InForce:
    """Limits over the table's maximum for one player, by wager.

    `box` is where the player is located. What they were allowed on other wagers before stays.
    """
    own = Personal({**in_force.own(player), **personal}, box)
    return replace(in_force, personal={**in_force.personal, player: own})


def leave(in_force: InForce, player: str) -> InForce:
    """A player leaves the table: their markers go, and with them what they stood for."""
    kept = {name: value for name, value in in_force.kept.items() if name != player}
    personal = {name: value for name, value in in_force.personal.items() if name != player}
    return replace(in_force, kept=kept, personal=personal)


def move_markers(in_force: InForce, player: str, box: int) -> InForce:
    """A player moves to another box, and their markers come along."""
    kept = {name: row._replace(box=box) if name == player else row for name, row in in_force.kept.items()}
    personal = {
        name: row._replace(box=box) if name == player else row for name, row in in_force.personal.items()
    }
    return replace(in_force, kept=kept, personal=personal)


def limit_markers(table: Offer, in_force: InForce) -> tuple[Marker, ...]:
    """All markers that stand on the table for single players."""
    clause = limit_clause(table.game, LimitCase.OLD_MINIMUM_KEPT)
    kept = (Marker(name, row.box, "Previous minimum", clause) for name, row in in_force.kept.items())
    over = reserved(table.edition, Act.EXCEED_MAXIMUM)
    personal = (
        Marker(name, row.box, f"{table.game.titles[key]}: {in_force.of(name, key)}", over)
        for name, row in in_force.personal.items()
        for key in row.limits
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
    two, told = limit_clause(table.game, LimitCase.TWO_MINIMUMS), in_force.announced
    others: list[tuple[str, TableLimits, Clause | None, Instant | None]] = [
        ("Previous", before, two, None) for kept in in_force.kept.values() for before in kept.before
    ]
    if told is not None:
        acts = (Act.RAISE_MINIMUM, Act.ALTER_LIMITS)
        clause = next((row.clause for row in table.edition.notices if row.act in acts), None)
        others.append(("New", told.limits, clause, told.change_at))
    lines = [*shown, *limits]
    for heading, stated, clause, at in others:
        found = limit_lines(table.game, stated)
        if isinstance(found, Rejection):
            return found
        lines += [SignLine(f"{heading} limits, {line.text}", clause, at) for line in found]
    # A side bet's amount is wanted by two clauses, and several players may have kept the same limits.
    return tuple(dict.fromkeys(lines))


def _check_period(table: Offer, limits: TableLimits, *, clock_shown: bool) -> Rejection | None:
    """Whether wagers close by a set period exactly where the sign states one, and its clock is there."""
    clause, set_period = limit_clause(table.game, LimitCase.PERIOD), limits.period is not None
    by_period = table.closing.at is Closes.PERIOD_ENDS
    if clause is None:
        return None
    if by_period and not set_period:
        message = "Wagers close when a set period ends: the sign must state its seconds."
        return Rejection("closing-differs", message, clause)
    if set_period and not by_period:
        message = "The sign states a wagering period: the wagers of the table must close when it ends."
        return Rejection("closing-differs", message, clause)
    if set_period and not clock_shown:
        return Rejection("clock-not-shown", "Put the countdown clock on the table first.", clause)
    return None


def _check_told(table: Offer, in_force: InForce, act: Act, new: TableLimits, at: Instant) -> Rejection | None:
    """Whether a sign has told of these limits, or at least of these minimums, as long as the act needs."""
    told = in_force.announced
    covers = _same_minimums if act is Act.RAISE_MINIMUM else TableLimits.__eq__
    if told is None or not covers(told.limits, new):
        return check_notice(table.edition, act, None, at)
    return check_notice(table.edition, act, told.shown_at, at, due=told.change_at)


def _raises(old: TableLimits, new: TableLimits) -> bool:
    return any(new.of(key).least > old.of(key).least for key in _keys(old, new))


def _same_minimums(one: TableLimits, other: TableLimits) -> bool:
    return all(one.of(key).least == other.of(key).least for key in _keys(one, other))


def _same_but_minimums(one: TableLimits, other: TableLimits) -> bool:
    def without(limits: TableLimits) -> TableLimits:
        return replace(
            limits,
            each=replace(limits.each, least=0),
            kinds={key: replace(bounds, least=0) for key, bounds in limits.kinds.items()},
            areas={key: replace(bounds, least=0) for key, bounds in limits.areas.items()},
        )

    return without(one) == without(other)


def _keys(*limits: TableLimits) -> set[str]:
    """All wagers that have limits of their own, and none for the rest."""
    return {"", *(key for stated in limits for key in (*stated.kinds, *stated.areas))}
