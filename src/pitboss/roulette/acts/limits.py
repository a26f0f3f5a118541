"""The limits of a wheel: new ones hold from the next game."""

from pitboss.acting.acts.act import ActContext
from pitboss.acting.acts.common_acts import AlterLimits
from pitboss.acting.setups.sign import check_stated
from pitboss.acting.state import change
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.state import WheelTable


def check_alter_limits(now: WheelTable, act: AlterLimits, _: ActContext) -> Rejection | None:
    """Requires that no game is under way, and limits that differ from those in force."""
    if now.spin is not None:
        return Rejection("spin-in-progress", {"case": "change-limits"})
    if act.limits == now.limits:
        return Rejection("limits-unchanged", {"case": "in-force"})
    return check_stated(now.game, act.limits)


def apply_alter_limits(now: WheelTable, act: AlterLimits, _: ActContext) -> WheelTable:
    """The new limits hold from the next game."""
    return change(now, shown=act.limits)
