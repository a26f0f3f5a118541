"""The wagering period of a spin: it ends, starts again, or is reopened."""

from pitboss.acting.acts.act import ActContext, needs
from pitboss.acting.acts.common_acts import EndPeriod, Reopen, RestartPeriod
from pitboss.acting.state import change
from pitboss.game.spin import check_end_wagering, check_reopen_wagering, end_wagering, reopen_wagering
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.machines import in_game, machine_of, spin_of, with_machine
from pitboss.roulette.state import LiveSpin, WheelTable


@needs(spin_of)
def check_end_period(now: WheelTable, live: LiveSpin, _: EndPeriod, __: ActContext) -> Rejection | None:
    """Requires a period that is still running."""
    return check_end_wagering(machine_of(now, live))


@in_game
def apply_end_period(now: WheelTable, live: LiveSpin, _: EndPeriod, __: ActContext) -> WheelTable:
    """No more bets."""
    return change(now, spin=with_machine(live, end_wagering(machine_of(now, live))))


@needs(spin_of)
def check_restart_period(
    now: WheelTable, live: LiveSpin, _: RestartPeriod, __: ActContext
) -> Rejection | None:
    """Requires a period that is still running."""
    if not live.takes_wagers:
        return Rejection("wagers-closed", {"case": "spin-period-over"}, now.rule.closes)
    return None


@in_game
def apply_restart_period(
    now: WheelTable, live: LiveSpin, _: RestartPeriod, context: ActContext
) -> WheelTable:
    """The countdown starts again in full."""
    return change(now, spin=change(live, began=context.at))


@needs(spin_of)
def check_reopen(now: WheelTable, live: LiveSpin, _: Reopen, context: ActContext) -> Rejection | None:
    """Requires a supervisor, and that no ball has come to rest."""
    if live.unread:
        return Rejection("ball-at-rest", clause=now.rule.closes)
    return check_reopen_wagering(now.edition, now.game, machine_of(now, live), context.authority)


@in_game
def apply_reopen(now: WheelTable, live: LiveSpin, _: Reopen, context: ActContext) -> WheelTable:
    """Bets may be changed again, and the period counts from now."""
    spin = reopen_wagering(machine_of(now, live))
    return change(now, spin=change(with_machine(live, spin), began=context.at))
