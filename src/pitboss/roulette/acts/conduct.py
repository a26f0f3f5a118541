"""Measures at a wheel: its players are at terminals."""

from pitboss.acting.acts import conduct_acts
from pitboss.acting.acts.act import ActContext
from pitboss.acting.acts.conduct_acts import TakeMeasure
from pitboss.game.permission import reserved
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.state import WheelTable
from pitboss.rules.authority import Act as Reserved


def check_take_measure(now: WheelTable, act: TakeMeasure, context: ActContext) -> Rejection | None:
    """Requires measures that the rules provide and, to void wagers, a terminal in a game."""
    refused = conduct_acts.check_take_measure(now, act, context)
    if refused is not None or Reserved.VOID_WAGER not in act.measures:
        return refused
    if act.terminals and now.spin is not None:
        return None
    clause = reserved(now.edition, Reserved.VOID_WAGER)
    return Rejection("wager-not-placed", {"case": "of-person", "person": act.who}, clause)


def apply_take_measure(now: WheelTable, act: TakeMeasure, context: ActContext) -> WheelTable:
    """Each measure goes on record with its own clause. The floor excludes the person and finds the wagers."""
    return conduct_acts.record_measures(now, act, context)
