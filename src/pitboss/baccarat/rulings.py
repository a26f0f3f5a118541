"""Irregularities at a table: the report, the ruling, and how far back a report may reach."""

from pitboss.acting.kinds import Draft, Rulings
from pitboss.baccarat.acts.irregular import REACHES_BACK, ReportIrregularity, contradicted
from pitboss.baccarat.acts.irregular import ruled as ruled_on
from pitboss.baccarat.state import GamingTable
from pitboss.game.irregularities import Ruling
from pitboss.kernel.rejection import Rejection
from pitboss.rules.irregularity import Play


def report(draft: Draft) -> ReportIrregularity:
    """The act that files a draft report."""
    return ReportIrregularity(draft.report, draft.coup, draft.actual, draft.wagers, draft.reason)


def ruled(now: GamingTable, draft: Draft) -> Ruling | Rejection:
    """What the edition orders for a report."""
    return ruled_on(now, report(draft))


RULINGS: Rulings[GamingTable] = Rulings(
    play=Play.CARDS,
    report=report,
    ruled=ruled,
    remedies=lambda _, __, ___: (),
    against=lambda now, draft: contradicted(now, report(draft)),
    reaches_back=lambda now, kind: bool(now.past) and kind in REACHES_BACK,
)
