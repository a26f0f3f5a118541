"""The limits on the sign: announced, altered, raised at once, or lifted for one player."""

from collections.abc import Mapping

from pitboss.acting.act import Act, ActContext
from pitboss.acting.common_acts import AlterLimits
from pitboss.acting.recording import note, record
from pitboss.acting.setup import check_setup, standing
from pitboss.acting.sign import Limits, TableLimits
from pitboss.acting.state import change
from pitboss.baccarat.acts.opening import check_sign
from pitboss.baccarat.acts.people import box_of, check_guest
from pitboss.baccarat.play.limit_changes import (
    allow_over_maximum,
    alter_limits,
    announce_limits,
    raise_at_once,
    raise_kept_minimums,
)
from pitboss.baccarat.state import GamingTable
from pitboss.game.permission import permit, reserved
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.equipment import ItemKind
from pitboss.rules.limits import Closes


class AnnounceLimits(Act, frozen=True):
    """A sign tells of new limits and from when they hold."""

    limits: TableLimits
    change_at: Instant


class RaiseAtOnce(Act, frozen=True):
    """A higher minimum holds at once, and not for those who play already."""

    limits: TableLimits


class RaiseKept(Act, frozen=True):
    """Those who had kept an older minimum play at the table's from now on."""


class AllowOverMaximum(Act, frozen=True):
    """One player may bet over the table's maximum, once their sign or marker is in place."""

    player: str
    limits: Mapping[str, Limits]
    sign_shown: bool = False


def announce(now: GamingTable, act: AnnounceLimits, context: ActContext) -> GamingTable | Rejection:
    """The notice that new limits may need."""
    permitted = permit(now.edition, Reserved.ALTER_LIMITS, context.authority)
    if isinstance(permitted, Rejection):
        return permitted
    if act.change_at <= context.at:
        return Rejection("bad-notice", "Name a time to come.", permitted.clause)
    told = announce_limits(now.offer, now.limits, act.limits, change_at=act.change_at, shown_at=context.at)
    if isinstance(told, Rejection):
        return told
    incident = note(context, "notice", "limits", "A sign tells of new limits.", permitted.clause)
    return record(change(now, in_force=told), incident)


def alter(now: GamingTable, act: AlterLimits, context: ActContext) -> GamingTable | Rejection:
    """The sign changes between two coups, and with a set period the way in which wagers close."""
    refused = _between(now)
    if refused is not None:
        return refused
    setup = now.record
    if (act.limits.period is None) != (now.limits.limits.period is None):
        ways = [row.at for row in now.play.procedure.closing]
        timed = act.limits.period is not None
        other = next((at for at in ways if (at is Closes.PERIOD_ENDS) == timed), None)
        setup = change(setup, closes=other)
    will = change(now, setup=setup)
    clock = standing(setup, ItemKind.COUNTDOWN_CLOCK) > 0
    altered = alter_limits(
        will.offer, now.limits, act.limits, by=context.authority, at=context.at, clock_shown=clock
    )
    if isinstance(altered, Rejection):
        return altered
    return check_setup(change(setup, game=now.game)) or check_sign(
        change(will, in_force=altered, before=None)
    )


def raise_now(now: GamingTable, act: RaiseAtOnce, context: ActContext) -> GamingTable | Rejection:
    """Who is playing keeps the old minimum, and a marker says so."""
    refused = _between(now)
    if refused is not None:
        return refused
    # Who stands there and has not bet yet does not play already.
    boxes = {name: box_of(now, name) for name in now.guests}
    playing = {name: box for name, box in boxes.items() if box is not None}
    raised = raise_at_once(now.offer, now.limits, act.limits, by=context.authority, playing=playing)
    return raised if isinstance(raised, Rejection) else check_sign(change(now, in_force=raised, before=None))


def raise_kept(now: GamingTable, _: RaiseKept, context: ActContext) -> GamingTable | Rejection:
    """One minimum for all, after its notice."""
    refused = _between(now)
    if refused is not None:
        return refused
    raised = raise_kept_minimums(now.offer, now.limits, by=context.authority, at=context.at)
    return raised if isinstance(raised, Rejection) else check_sign(change(now, in_force=raised))


def allow(now: GamingTable, act: AllowOverMaximum, context: ActContext) -> GamingTable | Rejection:
    """Limits of their own for one player, with a marker, before the first card of a coup."""
    refused = check_guest(now, act.player)
    if refused is None and now.begun:
        refused = Rejection("coup-in-progress", "Allow it before the first card of the next coup.")
    if refused is not None:
        return refused
    box = box_of(now, act.player)
    if box is None:
        message = f"{act.player} stands and has not bet yet: there is no place for a marker."
        return Rejection("not-seated", message, reserved(now.edition, Reserved.EXCEED_MAXIMUM))
    allowed = allow_over_maximum(
        now.offer,
        now.limits,
        act.player,
        act.limits,
        box=box,
        by=context.authority,
        sign_shown=act.sign_shown,
    )
    if isinstance(allowed, Rejection):
        return allowed
    words = "A player was allowed to bet over the maximum."
    clause = reserved(now.edition, Reserved.EXCEED_MAXIMUM)
    incident = note(context, "override", "over-maximum", words, clause, people=[act.player])
    return record(change(now, in_force=allowed, before=None), incident)


def _between(now: GamingTable) -> Rejection | None:
    if now.coup is None:
        return None
    return Rejection("coup-in-progress", "Change the limits before wagers are taken for the next coup.")
