"""A user-written betting system, the reverse d'Alembert, and a study of it beside the built-in systems.

The command takes it as `--system examples/own_system.py:reverse`.
"""

import numpy as np

from pitboss.game.settlement import Terms
from pitboss.kernel.money import dollars
from pitboss.kernel.rejection import unwrap
from pitboss.rules.editions.star_baccarat_2024 import EDITION
from pitboss.sim.bankroll import Plan, join, play_all
from pitboss.sim.findings import find_figures
from pitboss.sim.outcomes import outcomes_of
from pitboss.sim.systems import Figures, View, find_system


def reverse(view: View) -> tuple[Figures, Figures]:
    """One unit more after a win, one less after a loss: all patrons at once, in whole cents."""
    place = np.maximum(view.place + view.outcome, 0)
    return place, view.base * (place + 1)


def main() -> None:
    outcomes = unwrap(outcomes_of(EDITION.games[0], 8, Terms(), "banker"))
    plan = Plan(
        patrons=2_000, coups=200, seed=42, bankroll=500_00, base=10_00, minimum=10_00, maximum=1_000_00
    )
    for name in ("flat", "dalembert", "reverse"):
        system = reverse if name == "reverse" else unwrap(find_system(name, plan.coups))
        sessions = join([unwrap(part) for part in play_all(plan, system, outcomes)])
        found = find_figures(plan, sessions, outcomes.odds.edge)
        worst, best = (dollars(found.result.percentiles[percent]) for percent in (5, 95))
        print(f"{name:9} ruined {found.ruin.share:6.2%}, nine patrons of ten between {worst} and {best}")


if __name__ == "__main__":
    main()
