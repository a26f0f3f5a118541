"""The limits on the sign: announced, altered, raised at once, or lifted for one player."""

from collections.abc import Mapping

from pitboss.acting.acts.act import Act, ActContext
from pitboss.acting.acts.common_acts import AlterLimits
from pitboss.acting.registers.recording import note, record
from pitboss.acting.setups.setup import count_items
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.acting.state import change
from pitboss.baccarat.acts.opening import check_sign
from pitboss.baccarat.acts.people import box_of, check_guest
from pitboss.baccarat.play import limit_changes as changes
from pitboss.baccarat.setup import SETUPS
from pitboss.baccarat.state import GamingTable
from pitboss.game.permission import authority_clause, permit, reserved
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.equipment import ItemKind
from pitboss.rules.limits import Closes


class AnnounceLimits(Act, frozen=True):
    """A sign announces new limits and when they take effect."""

    limits: TableLimits
    change_at: Instant


class RaiseAtOnce(Act, frozen=True):
    """A higher minimum holds at once, but not for those who already play."""

    limits: TableLimits


class RaiseKept(Act, frozen=True):
    """Players who kept an older minimum play at the table's minimum from now on."""


class AllowOverMaximum(Act, frozen=True):
    """One player may bet over the table's maximum, once their sign or marker is in place."""

    player: str
    limits: Mapping[str, Limits]
    sign_shown: bool = False


class EndOverMaximum(Act, frozen=True):
    """A player's own limits end, and their sign or marker is taken away."""

    player: str


def check_announce_limits(now: GamingTable, act: AnnounceLimits, context: ActContext) -> Rejection | None:
    """Requires a time in the future that gives players their full notice."""
    permitted = permit(now.edition, Reserved.ALTER_LIMITS, context.authority)
    if isinstance(permitted, Rejection):
        return permitted
    if act.change_at <= context.at:
        return Rejection("bad-notice", {"case": "time-to-come"}, permitted.clause)
    return changes.check_announce_limits(
        now.offer, now.limits, act.limits, change_at=act.change_at, shown_at=context.at
    )


def apply_announce_limits(now: GamingTable, act: AnnounceLimits, context: ActContext) -> GamingTable:
    """Starts the notice that new limits may need."""
    if now.in_force is None:
        return now
    in_force = changes.announce_limits(now.in_force, act.limits, change_at=act.change_at, shown_at=context.at)
    clause = authority_clause(now.edition, Reserved.ALTER_LIMITS, context.authority)
    incident = note(context, "notice", "limits", Text("incident-new-limits"), clause)
    return record(change(now, in_force=in_force), incident)


def check_alter_limits(now: GamingTable, act: AlterLimits, context: ActContext) -> Rejection | None:
    """Requires that no coup is under way, full notice, and a complete sign."""
    refused = _check_between(now)
    if refused is not None:
        return refused
    after = apply_alter_limits(now, act, context)
    return (
        changes.check_alter_limits(
            change(now, setup=after.record).offer,
            now.limits,
            act.limits,
            by=context.authority,
            at=context.at,
            clock_shown=count_items(after.record, ItemKind.COUNTDOWN_CLOCK) > 0,
        )
        or SETUPS.check(change(after.record, game=now.game))
        or check_sign(after)
    )


def apply_alter_limits(now: GamingTable, act: AlterLimits, _: ActContext) -> GamingTable:
    """New limits. A set period that is added or dropped changes how wagers close."""
    if now.in_force is None:
        return now
    setup = now.record
    if (act.limits.period is None) != (now.in_force.limits.period is None):
        ways = [row.at for row in now.play.procedure.closing]
        timed = act.limits.period is not None
        other = next((at for at in ways if (at is Closes.PERIOD_ENDS) == timed), None)
        setup = change(setup, closes=other)
    altered = changes.alter_limits(now.in_force, act.limits)
    return change(now, setup=setup, in_force=altered, before=None)


def check_raise_at_once(now: GamingTable, act: RaiseAtOnce, context: ActContext) -> Rejection | None:
    """Requires that only minimums go up. Those who play keep theirs, so it may be done during a coup."""
    return changes.check_raise_at_once(
        now.offer, now.limits, act.limits, by=context.authority, playing=_playing(now)
    ) or check_sign(apply_raise_at_once(now, act, context))


def apply_raise_at_once(now: GamingTable, act: RaiseAtOnce, _: ActContext) -> GamingTable:
    """A player who is playing keeps the old minimum, with a marker."""
    if now.in_force is None:
        return now
    return change(now, in_force=changes.raise_at_once(now.in_force, act.limits, _playing(now)), before=None)


def check_raise_kept(now: GamingTable, act: RaiseKept, context: ActContext) -> Rejection | None:
    """Requires full notice, and that no coup is under way."""
    return (
        _check_between(now)
        or changes.check_raise_kept(now.offer, now.limits, by=context.authority, at=context.at)
        or check_sign(apply_raise_kept(now, act, context))
    )


def apply_raise_kept(now: GamingTable, _: RaiseKept, __: ActContext) -> GamingTable:
    """One minimum for all."""
    return now if now.in_force is None else change(now, in_force=changes.raise_kept(now.in_force))


def check_allow_over_maximum(
    now: GamingTable, act: AllowOverMaximum, context: ActContext
) -> Rejection | None:
    """Requires that no card of a coup is out, and a player who has a place for a marker."""
    refused = check_guest(now, act.player)
    if refused is None and now.begun:
        refused = Rejection("coup-in-progress", {"case": "allow-before-card"})
    if refused is not None:
        return refused
    box = box_of(now, act.player)
    if box is None:
        clause = reserved(now.edition, Reserved.EXCEED_MAXIMUM)
        return Rejection("not-seated", {"case": "no-marker-place", "player": act.player}, clause)
    return changes.check_over_maximum(
        now.offer,
        now.limits,
        act.player,
        act.limits,
        box=box,
        by=context.authority,
        sign_shown=act.sign_shown,
    )


def apply_allow_over_maximum(now: GamingTable, act: AllowOverMaximum, context: ActContext) -> GamingTable:
    """Personal limits for one player, with a marker."""
    box = box_of(now, act.player)
    if now.in_force is None or box is None:
        return now
    allowed = changes.allow_over_maximum(now.in_force, act.player, act.limits, box)
    words = Text("incident-over-maximum")
    clause = reserved(now.edition, Reserved.EXCEED_MAXIMUM)
    incident = note(context, "override", "over-maximum", words, clause, people=[act.player])
    return record(change(now, in_force=allowed, before=None), incident)


def check_end_over_maximum(now: GamingTable, act: EndOverMaximum, context: ActContext) -> Rejection | None:
    """Requires limits of this player's own, and that none of their chips lies on the wagers named there."""
    permitted = permit(now.edition, Reserved.EXCEED_MAXIMUM, context.authority)
    if isinstance(permitted, Rejection):
        return permitted
    own = now.limits.own(act.player)
    if not own:
        return Rejection("nothing-to-lift", {"case": "personal-limits"}, permitted.clause)
    if now.coup is not None and any(
        each.player == act.player and each.wager in own for each in now.coup.wagers
    ):
        return Rejection("coup-in-progress", {"case": "limits-before-wagers"}, permitted.clause)
    return None


def apply_end_over_maximum(now: GamingTable, act: EndOverMaximum, context: ActContext) -> GamingTable:
    """The limits of the table hold for the player again."""
    if now.in_force is None:
        return now
    ended = changes.end_over_maximum(now.in_force, act.player)
    words = Text("incident-over-maximum-ended")
    clause = reserved(now.edition, Reserved.EXCEED_MAXIMUM)
    incident = note(context, "override", "over-maximum-ended", words, clause, people=[act.player])
    return record(change(now, in_force=ended, before=None), incident)


def _playing(now: GamingTable) -> dict[str, int]:
    """The box of each player. A person who stands there and has not bet yet does not count as playing."""
    boxes = {name: box_of(now, name) for name in now.guests}
    return {name: box for name, box in boxes.items() if box is not None}


def _check_between(now: GamingTable) -> Rejection | None:
    if now.coup is None:
        return None
    return Rejection("coup-in-progress", {"case": "limits-before-wagers"})
