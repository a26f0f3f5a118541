"""Bankroll studies: patrons play a betting system for a number of coups, each on separate shoes or spins."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pitboss.game.settlement import Outcome
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount
from pitboss.odds.wagers import Schedule
from pitboss.sim.outcomes import Outcomes
from pitboss.sim.systems import Figures, System, View

MOST_PATRONS = 1_000_000
MOST_COUPS = 100_000
MOST_CENTS: Cents = 10**10
"""The largest stake or bankroll, a hundred million dollars. All sums then fit in 64 bits."""
RECORDED_PATRONS = 1_000
"""The number of patrons, the first ones, whose bankroll is recorded over time."""
MOST_MARKS = 250
"""The largest number of recordings."""
PATRONS_AT_ONCE = 8_192
"""How many patrons play together. Their figures fit in the processor's cache."""
COUPS_AT_ONCE = 1 << 25
"""How many coups are in memory at once."""

_SIGN = {Outcome.WIN: 1, Outcome.STANDOFF: 0, Outcome.LOSE: -1}


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """The parameters of a study: patrons, coups, stakes and the table's limits."""

    patrons: int
    coups: int
    seed: int
    bankroll: Cents
    base: Cents
    minimum: Cents
    maximum: Cents
    chip: Cents = 1
    """The smallest chip. Stakes consist of it, and payments are rounded up to it."""
    pieces: int = 1
    """The equal pieces of a stake, each of whole chips."""

    @property
    def unit(self) -> Cents:
        """The unit of which stakes are multiples."""
        return self.chip * self.pieces

    @property
    def least(self) -> Cents:
        """The smallest stake that the table accepts and chips can make."""
        return -(-self.minimum // self.unit) * self.unit

    @property
    def marks(self) -> tuple[int, ...]:
        """The numbers of coups after which bankrolls are recorded."""
        return (*range(0, self.coups, -(-self.coups // MOST_MARKS)), self.coups)


@dataclass(frozen=True, slots=True, eq=False)
class Sessions:
    """The results of the patrons, one figure for each."""

    left: Figures
    """The bankroll at the end."""
    drawdown: Figures
    """The largest loss from a previous highest point."""
    turnover: Figures
    """The sum of all stakes."""
    lasted: Figures
    """The coups played."""
    paths: Figures
    """The recorded bankrolls, a row for each mark."""


def check_plan(plan: Plan) -> Rejection | None:
    """Checks that the table accepts a stake that the patrons can make.

    >>> plan = Plan(patrons=1, coups=1, seed=1, bankroll=900, base=500, minimum=500, maximum=900, pieces=6)
    >>> plan.least, check_plan(plan)
    (504, None)
    """
    if plan.least > plan.maximum:
        return Rejection(
            "bad-limits",
            {"case": "no-stake", "least": Amount(plan.minimum), "most": Amount(plan.maximum)},
        )
    if plan.bankroll < plan.least:
        return Rejection(
            "out-of-range",
            {"case": "bankroll", "bankroll": Amount(plan.bankroll), "stake": Amount(plan.least)},
        )
    return None


def play_all(plan: Plan, system: System, outcomes: Outcomes) -> Iterator[Sessions | Rejection]:
    """Plays a study in groups of patrons. The figures do not depend on the size of the groups."""
    together = max(1, min(PATRONS_AT_ONCE, COUPS_AT_ONCE // (outcomes.parts(plan.coups) * outcomes.most)))
    for first in range(0, plan.patrons, together):
        patrons = min(together, plan.patrons - first)
        followed = min(patrons, max(0, RECORDED_PATRONS - first))
        fall = outcomes.deal(plan.seed, first, patrons, plan.coups)
        yield play(plan, system, outcomes.odds.schedule, fall, patrons, followed)


def play(
    plan: Plan,
    system: System,
    wager: Schedule,
    fall: Iterable[NDArray[np.integer]],
    patrons: int,
    followed: int = 0,
) -> Sessions | Rejection:
    """Plays the coups of some patrons. Each coup gives the prize of each patron.

    A patron who cannot make the smallest stake is ruined and leaves.
    """
    net = np.array(wager.parts, np.int64) - wager.scale
    sign = np.array([_SIGN[prize.outcome] for prize in wager.prizes])
    whole = wager.scale * plan.chip
    # Bankroll, highest point, drawdown, turnover, coups played; place, last outcome and last stake.
    ledger = np.zeros((8, patrons), np.int64)
    ledger[:2] = plan.bankroll
    seats, at_table = np.arange(patrons), ledger.copy()
    marks, paths = set(plan.marks), []
    for number, prizes in enumerate(fall):
        if followed and number in marks:
            ledger[0, seats] = at_table[0]
            paths.append(ledger[0, :followed].copy())
        able = at_table[0] >= plan.least
        if not able.all():
            leaving, staying = np.flatnonzero(~able), np.flatnonzero(able)
            ledger[:, seats[leaving]] = at_table[:, leaving]
            seats, at_table = seats[staying], at_table.take(staying, axis=1)
            if not seats.size:
                break
        bankroll, highest, drawdown, turnover, lasted, place, outcome, stake = at_table
        # A system reads the figures. A user's function gets copies.
        seen = at_table.view()
        seen.flags.writeable = False
        answer = system(View(seen[5], seen[6], seen[7], seen[0], plan.base, plan.minimum, plan.maximum))
        if isinstance(answer, Rejection):
            return answer
        # The answer may share arrays with the view, so both are read before either is written.
        staked = np.clip(answer[1], plan.least, np.minimum(plan.maximum, bankroll)) // plan.unit * plan.unit
        place[:], stake[:] = answer[0], staked
        prize = prizes[seats]
        outcome[:] = sign[prize]
        # Rounded up like every payment. A whole lost stake is a whole number of chips.
        bankroll += -(-net[prize] * stake // whole) * plan.chip
        turnover += stake
        lasted += 1
        np.maximum(highest, bankroll, out=highest)
        np.maximum(drawdown, highest - bankroll, out=drawdown)
    ledger[:, seats] = at_table
    paths += [ledger[0, :followed]] * (len(plan.marks) - len(paths))
    return Sessions(ledger[0], ledger[2], ledger[3], ledger[4], np.array(paths))


def join(parts: Sequence[Sessions]) -> Sessions:
    """Joins the patrons of several parts of a study."""
    return Sessions(
        *(
            np.concatenate([getattr(part, name) for part in parts], axis=-1)
            for name in ("left", "drawdown", "turnover", "lasted", "paths")
        )
    )
