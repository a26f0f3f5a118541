"""Open matters of a table for those in charge: coming limits, changes, disputes, wrong payments, conduct."""

from pitboss.acting.registers.matters import Coming, Matters, Setting, forbidden, limit_acts
from pitboss.acting.setups.sign import limit_clause
from pitboss.baccarat.state import GamingTable
from pitboss.game.permission import reserved
from pitboss.rules.authority import Act
from pitboss.rules.limits import LimitCase


def matters(now: GamingTable) -> Matters:
    """The open matters of a table that is set up."""
    in_force = now.in_force if now.opened else None
    return Matters(
        None if in_force is None else in_force.limits,
        None if in_force is None or in_force.announced is None else Coming(*in_force.announced),
        now.closing,
        now.game_notice,
        now.edition.notices,
        now.disputes,
        now.errors,
        forbidden(now.edition),
        _setting(now),
        limit_acts(now.edition),
        now.record.tie_percent,
        limit_clause(now.play, LimitCase.LIMITS_PER_AREA),
    )


def _setting(now: GamingTable) -> Setting:
    offer, rule = now.offer, now.play.procedure.turn_about
    able = reserved(now.edition, Act.RESTRICT_OPTIONAL) is not None
    return Setting(
        reserved(now.edition, Act.LIMIT_PLAYERS),
        offer.players.most,
        offer.players.one_per_box,
        tuple(
            wager.key
            for wager in offer.wagers
            if able and wager.main_wager_only is not None and wager.key not in offer.main_wager_only
        ),
        None if rule is None else rule.layout,
        None if now.paired is None else now.paired.with_,
        None if now.area is None else now.area.clause,
    )
