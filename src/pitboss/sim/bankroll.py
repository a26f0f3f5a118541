"""Bankroll studies: patrons play a betting system for so many coups, each on shoes or spins of their own."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pitboss.game.settlement import Outcome
from pitboss.kernel.money import Cents, dollars
from pitboss.kernel.rejection import Rejection
from pitboss.odds.wagers import Schedule
from pitboss.sim.outcomes import Outcomes
from pitboss.sim.systems import Figures, System, View

MOST_PATRONS = 1_000_000
MOST_COUPS = 100_000
MOST_CENTS: Cents = 10**10
"""A hundred million dollars as a stake or a bankroll: no sum that follows outgrows 64 bits."""
FOLLOWED = 1_000
"""The first patrons, whose bankroll is kept along the way."""
MARKS = 250
"""How often along the way, at the most."""
SEATS = 8_192
"""Patrons who play together; their figures stay near the processor."""
HELD = 1 << 25
"""Coups that are held at once."""

_SIGN = {Outcome.WIN: 1, Outcome.STANDOFF: 0, Outcome.LOSE: -1}


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """Who plays for how long and how much, and what the table takes."""

    patrons: int
    coups: int
    seed: int
    bankroll: Cents
    base: Cents
    minimum: Cents
    maximum: Cents
    chip: Cents = 1
    """The smallest: stakes are made of it, and payments go up to it."""
    pieces: int = 1
    """The equal pieces of a stake, each of whole chips."""

    @property
    def unit(self) -> Cents:
        """What stakes are multiples of."""
        return self.chip * self.pieces

    @property
    def least(self) -> Cents:
        """The smallest stake that the table takes and chips can make."""
        return -(-self.minimum // self.unit) * self.unit

    @property
    def marks(self) -> tuple[int, ...]:
        """After how many coups the bankrolls of those followed are kept."""
        return (*range(0, self.coups, -(-self.coups // MARKS)), self.coups)


@dataclass(frozen=True, slots=True, eq=False)
class Sessions:
    """What became of the patrons, one figure for each."""

    left: Figures
    """The bankroll at the end."""
    drawdown: Figures
    """The largest fall from the highest point so far."""
    turnover: Figures
    """All stakes together."""
    lasted: Figures
    """The coups played."""
    paths: Figures
    """A row for each mark: the bankrolls of those followed."""


def check_plan(plan: Plan) -> Rejection | None:
    """Whether the table takes any stake, and the patrons can make it.

    >>> plan = Plan(patrons=1, coups=1, seed=1, bankroll=900, base=500, minimum=500, maximum=900, pieces=6)
    >>> plan.least, check_plan(plan)
    (504, None)
    """
    if plan.least > plan.maximum:
        return Rejection(
            "bad-limits",
            f"No stake of whole chips lies between the minimum of {dollars(plan.minimum)} and the maximum "
            f"of {dollars(plan.maximum)}.",
        )
    if plan.bankroll < plan.least:
        return Rejection(
            "out-of-range",
            f"A bankroll of {dollars(plan.bankroll)} is less than the smallest stake, {dollars(plan.least)}.",
        )
    return None


def play_all(plan: Plan, system: System, outcomes: Outcomes) -> Iterator[Sessions | Rejection]:
    """Plays a study, some patrons after the others; the figures are the same however many sit together."""
    together = max(1, min(SEATS, HELD // (outcomes.parts(plan.coups) * outcomes.most)))
    for first in range(0, plan.patrons, together):
        patrons = min(together, plan.patrons - first)
        followed = min(patrons, max(0, FOLLOWED - first))
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
    """Plays some patrons through their coups: each of these says which prize falls to each patron.

    Whoever cannot make the smallest stake is ruined and leaves.
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
        # A system reads the figures; those of one's own get copies.
        seen = at_table.view()
        seen.flags.writeable = False
        answer = system(View(seen[5], seen[6], seen[7], seen[0], plan.base, plan.minimum, plan.maximum))
        if isinstance(answer, Rejection):
            return answer
        # An answer may be made of the figures that were seen: both are read before either is written.
        staked = np.clip(answer[1], plan.least, np.minimum(plan.maximum, bankroll)) // plan.unit * plan.unit
        place[:], stake[:] = answer[0], staked
        prize = prizes[seats]
        outcome[:] = sign[prize]
        # Rounded up as every payment is; a whole stake lost is a whole number of chips.
        bankroll += -(-net[prize] * stake // whole) * plan.chip
        turnover += stake
        lasted += 1
        np.maximum(highest, bankroll, out=highest)
        np.maximum(drawdown, highest - bankroll, out=drawdown)
    ledger[:, seats] = at_table
    paths += [ledger[0, :followed]] * (len(plan.marks) - len(paths))
    return Sessions(ledger[0], ledger[2], ledger[3], ledger[4], np.array(paths))


def join(parts: Sequence[Sessions]) -> Sessions:
    """All patrons of several parts of a study."""
    return Sessions(
        *(
            np.concatenate([getattr(part, name) for part in parts], axis=-1)
            for name in ("left", "drawdown", "turnover", "lasted", "paths")
        )
    )
