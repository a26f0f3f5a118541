"""The limits of a wheel: new ones hold from the next game."""

from pitboss.acting.acts.act import ActContext
from pitboss.acting.acts.common_acts import AlterLimits
from pitboss.acting.setups.sign import check_stated
from pitboss.acting.state import change
from pitboss.game.permission import check_permitted
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.state import WheelTable
from pitboss.rules.authority import Act as Reserved


def check_alter_limits(now: WheelTable, act: AlterLimits, context: ActContext) -> Rejection | None:
    """Requires a person who may, that no game is under way, and limits that differ from those in force."""
    refused = check_permitted(now.edition, Reserved.ALTER_LIMITS, context.authority)
    if refused is not None:
        return refused
    if now.spin is not None:
        return Rejection("spin-in-progress", {"case": "change-limits"})
    if act.limits == now.limits:
        return Rejection("limits-unchanged", {"case": "in-force"})
    return check_stated(now.game, act.limits)


def apply_alter_limits(now: WheelTable, act: AlterLimits, _: ActContext) -> WheelTable:
    """The new limits hold from the next game."""
    return change(now, shown=act.limits)
