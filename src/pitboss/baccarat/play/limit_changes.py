"""The limits in force at a table: personal limits, changes with their notice, and the signs for them."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from pitboss.acting.registers.notice import check_named, check_notice
from pitboss.acting.setups.sign import (
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
from pitboss.kernel.text import Moment, Text
from pitboss.rules.authority import Act
from pitboss.rules.edition import Edition
from pitboss.rules.limits import Closes, LimitCase


class PreviousLimits(NamedTuple):
    """A player who keeps the minimums from before the rises during which they played."""

    before: tuple[TableLimits, ...]
    box: int
    """The box of the player and of the marker."""


class Personal(NamedTuple):
    """A player whose limits exceed the table's maximum."""

    limits: Mapping[str, Limits]
    """By wager."""
    box: int
    """The box of the player. The marker is adjacent."""


class Announced(NamedTuple):
    """A sign that announces a change."""

    limits: TableLimits
    change_at: Instant
    shown_at: Instant


class Marker(NamedTuple):
    """A marker or small sign on the table for one player."""

    player: str
    box: int
    text: Text
    clause: Clause | None


@dataclass(frozen=True, slots=True)
class InForce:
    """The limits of a table, and those of single players."""

    limits: TableLimits
    kept: Mapping[str, PreviousLimits] = field(default_factory=dict)
    personal: Mapping[str, Personal] = field(default_factory=dict)
    announced: Announced | None = None

    def of(self, player: str, key: str) -> Limits:
        """The limits of a player for a wager.

        >>> old, new = TableLimits(each=Limits(500, 10000)), TableLimits(each=Limits(2500, 10000))
        >>> table = InForce(new, kept={"Ann": PreviousLimits((old,), box=3)})
        >>> table.of("Ann", "tie").least, table.of("Bo", "tie").least
        (500, 2500)
        """
        stated = self.limits.of(key)
        previous = self.kept[player].before if player in self.kept else ()
        least = min(limits.of(key).least for limits in (self.limits, *previous))
        own = self.own(player).get(key, replace(stated, least=least))
        return replace(own, most=max(own.most, stated.most))

    def own(self, player: str) -> Mapping[str, Limits]:
        """The personal limits over the table's maximum, by wager."""
        return self.personal[player].limits if player in self.personal else {}


def check_open_limits(table: Offer, limits: TableLimits, *, clock_shown: bool = False) -> Rejection | None:
    """Requires limits that the game has, and that agree with how its wagers close.

    >>> from pitboss.game.offer import offer
    >>> from pitboss.rules.editions.canberra_mini_baccarat_2023 import EDITION
    >>> table = offer(EDITION, EDITION.game("commission"), 8, closes=Closes.PERIOD_ENDS)
    >>> check_open_limits(table, TableLimits(each=Limits(500, 10000), unit=500)).facts
    {'case': 'period-not-stated'}
    """
    return check_stated(table.game, limits) or _check_period(table, limits, clock_shown=clock_shown)


def check_announce_limits(
    table: Offer, in_force: InForce, limits: TableLimits, *, change_at: Instant, shown_at: Instant
) -> Rejection | None:
    """Whether a sign may announce new limits.

    It must not name a time at which a higher minimum, for all or for some, cannot take effect yet.
    """
    before = (in_force.limits, *(old for previous in in_force.kept.values() for old in previous.before))
    raised = any(_raises(old, limits) for old in before)
    return check_stated(table.game, limits) or (
        check_named(table.edition, Act.RAISE_MINIMUM, change_at, shown_at) if raised else None
    )


def announce_limits(
    in_force: InForce, limits: TableLimits, *, change_at: Instant, shown_at: Instant
) -> InForce:
    """Puts up a sign with new limits and the time when they take effect."""
    return replace(in_force, announced=Announced(limits, change_at, shown_at))


def check_alter_limits(
    table: Offer, in_force: InForce, new: TableLimits, *, by: Role, at: Instant, clock_shown: bool = False
) -> Rejection | None:
    """Requires the right person to order new limits for the whole table, after the notice that they need.

    `table` is the future one: a period that is set or dropped changes when its wagers close.
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
        return Rejection("limits-unchanged", {"case": "in-force"})
    refused = check_open_limits(table, new, clock_shown=clock_shown)
    if refused is not None:
        return refused
    for act in (*acts, *([Act.RAISE_MINIMUM] if _raises(old, new) else [])):
        not_announced = _check_announced(table, in_force, act, new, at)
        if not_announced is not None:
            return not_announced
    return None


def alter_limits(in_force: InForce, new: TableLimits) -> InForce:
    """New limits for the whole table.

    A minimum that goes up with notice also goes up for those who had kept an older one.
    """
    raised = _raises(in_force.limits, new)
    done = raised or (in_force.announced is not None and in_force.announced.limits == new)
    below = {
        player: previous
        for player, previous in in_force.kept.items()
        if not raised and any(_raises(limits, new) for limits in previous.before)
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
    """Whether a higher minimum may hold without notice, except for those who already play."""
    permitted = permit(table.edition, Act.RAISE_MINIMUM, by)
    if isinstance(permitted, Rejection):
        return permitted
    refused = check_open_limits(table, new)
    if refused is not None:
        return refused
    if not _raises(in_force.limits, new) or not _same_but_minimums(in_force.limits, new):
        return Rejection("minimum-not-raised", clause=permitted.clause)
    return next(filter(None, (check_box(table, box) for box in playing.values())), None)


def raise_at_once(in_force: InForce, new: TableLimits, playing: Mapping[str, int]) -> InForce:
    """A higher minimum without notice. Those who already play are exempt.

    `playing` has the box of each player, however many boxes they control.
    """
    previous = dict(in_force.kept)
    for player, box in playing.items():
        before = previous[player].before if player in previous else ()
        previous[player] = PreviousLimits((*before, in_force.limits), box)
    announced = in_force.announced
    done = announced is not None and announced.limits == new
    return replace(in_force, limits=new, kept=previous, announced=None if done else announced)


def check_raise_kept(table: Offer, in_force: InForce, *, by: Role, at: Instant) -> Rejection | None:
    """Whether players who kept an older minimum may lose it: a sign must have announced it."""
    refused = check_permitted(table.edition, Act.ALTER_LIMITS, by)
    if refused is not None:
        return refused
    if not in_force.kept:
        return Rejection("limits-unchanged", {"case": "no-older-minimum"})
    not_announced = _check_announced(table, in_force, Act.RAISE_MINIMUM, in_force.limits, at)
    if not_announced is None:
        return None
    return replace(not_announced, clause=limit_clause(table.game, LimitCase.OLD_MINIMUM_RAISED))


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
    """Whether one player may bet over the table's maximum: their sign or marker must be in place."""
    permitted = permit(table.edition, Act.EXCEED_MAXIMUM, by)
    if isinstance(permitted, Rejection):
        return permitted
    unknown = check_kinds(table.game, personal) or check_box(table, box)
    if unknown is not None:
        return unknown
    if not personal:
        return Rejection("bad-limits", {"case": "name-wagers"}, permitted.clause)
    for key, bounds in personal.items():
        if not bounds.sound or bounds.most <= in_force.limits.of(key).most:
            wager = Text(table.game.titles[key])
            return Rejection("bad-limits", {"case": "personal-maximum", "wager": wager}, permitted.clause)
    if not sign_shown:
        return Rejection("sign-not-shown", {"case": "personal-limits", "player": player}, permitted.clause)
    return None


def allow_over_maximum(in_force: InForce, player: str, personal: Mapping[str, Limits], box: int) -> InForce:
    """Limits over the table's maximum for one player, by wager.

    `box` is the box of the player. Their earlier limits on other wagers stay.
    """
    own = Personal({**in_force.own(player), **personal}, box)
    return replace(in_force, personal={**in_force.personal, player: own})


def end_over_maximum(in_force: InForce, player: str) -> InForce:
    """The limits of the table for a player who had their own."""
    personal = {name: value for name, value in in_force.personal.items() if name != player}
    return replace(in_force, personal=personal)


def leave(in_force: InForce, player: str) -> InForce:
    """A player leaves the table, with their markers and personal limits."""
    previous = {name: value for name, value in in_force.kept.items() if name != player}
    return replace(end_over_maximum(in_force, player), kept=previous)


def move_markers(in_force: InForce, player: str, box: int) -> InForce:
    """A player moves to another box, with their markers."""
    previous = {name: row._replace(box=box) if name == player else row for name, row in in_force.kept.items()}
    personal = {
        name: row._replace(box=box) if name == player else row for name, row in in_force.personal.items()
    }
    return replace(in_force, kept=previous, personal=personal)


def limit_markers(table: Offer, in_force: InForce) -> tuple[Marker, ...]:
    """All markers on the table for single players."""
    clause = limit_clause(table.game, LimitCase.OLD_MINIMUM_KEPT)
    kept = Text("sign-previous-minimum")
    previous = (Marker(name, row.box, kept, clause) for name, row in in_force.kept.items())
    over = reserved(table.edition, Act.EXCEED_MAXIMUM)
    personal = (
        Marker(
            name, row.box, in_force.of(name, key).line("sign-wager", wager=Text(table.game.titles[key])), over
        )
        for name, row in in_force.personal.items()
        for key in row.limits
    )
    return (*previous, *personal)


def table_sign(table: Offer, in_force: InForce, terms: Terms) -> tuple[SignLine, ...] | Rejection:
    """The whole sign of a table: odds, limits, previous limits that some keep, and coming changes.

    >>> from pitboss.game.offer import offer
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> table = offer(EDITION, EDITION.game("baccarat"), 8, layout="A", optional=[])
    >>> limits = TableLimits(each=Limits(500, 10000), differential=50000)
    >>> [line.text.key for line in table_sign(table, InForce(limits), Terms())]
    ['sign-each-wager', 'sign-differential']
    """
    shown = sign(table, in_force.limits.kinds, terms)
    limits = limit_lines(table.game, in_force.limits)
    if isinstance(shown, Rejection):
        return shown
    if isinstance(limits, Rejection):
        return limits
    two, announced = limit_clause(table.game, LimitCase.TWO_MINIMUMS), in_force.announced
    previous = Text("sign-previous-limits")
    others = [(previous, before, two) for kept in in_force.kept.values() for before in kept.before]
    if announced is not None:
        heading = Text("sign-new-limits", {"at": Moment(announced.change_at)})
        others.append((heading, announced.limits, notice_clause(table.edition)))
    lines = [*shown, *limits]
    for heading, stated, clause in others:
        stated_lines = limit_lines(table.game, stated)
        if isinstance(stated_lines, Rejection):
            return stated_lines
        lines += [SignLine(line.text, clause, heading) for line in stated_lines]
    # Two clauses require a side bet's amount, and several players may have kept the same limits.
    return tuple(line for at, line in enumerate(lines) if line not in lines[:at])


def notice_clause(edition: Edition) -> Clause | None:
    """The clause that wants a sign before new limits."""
    acts = (Act.RAISE_MINIMUM, Act.ALTER_LIMITS)
    return next((row.clause for row in edition.notices if row.act in acts), None)


def _check_period(table: Offer, limits: TableLimits, *, clock_shown: bool) -> Rejection | None:
    """Requires a set period on the sign exactly if wagers close by one, and a clock for it."""
    clause, set_period = limit_clause(table.game, LimitCase.PERIOD), limits.period is not None
    by_period = table.closing.at is Closes.PERIOD_ENDS
    if clause is None:
        return None
    if by_period and not set_period:
        return Rejection("closing-differs", {"case": "period-not-stated"}, clause)
    if set_period and not by_period:
        return Rejection("closing-differs", {"case": "period-not-used"}, clause)
    if set_period and not clock_shown:
        return Rejection("clock-not-shown", clause=clause)
    return None


def _check_announced(
    table: Offer, in_force: InForce, act: Act, new: TableLimits, at: Instant
) -> Rejection | None:
    """Requires a sign with these limits, or at least these minimums, for as long as the act needs."""
    announced = in_force.announced
    covers = _same_minimums if act is Act.RAISE_MINIMUM else TableLimits.__eq__
    if announced is None or not covers(announced.limits, new):
        return check_notice(table.edition, act, None, at)
    return check_notice(table.edition, act, announced.shown_at, at, due=announced.change_at)


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
    """All wagers with specific limits, and "" for the rest."""
    return {"", *(key for stated in limits for key in (*stated.kinds, *stated.areas))}
