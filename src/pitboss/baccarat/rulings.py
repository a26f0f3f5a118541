"""Irregularities at a table: the report, the ruling, and how far back a report may reach."""

from collections.abc import Iterator

from pitboss.acting.acts.act import Act
from pitboss.acting.acts.correcting import CorrectPlays, order_of
from pitboss.acting.kinds import Draft, Rulings
from pitboss.baccarat.acts.irregular import REACHES_BACK, ReportIrregularity, contradicted
from pitboss.baccarat.acts.irregular import ruled as ruled_on
from pitboss.baccarat.state import GamingTable
from pitboss.game.irregularities import Ruling
from pitboss.kernel.rejection import Rejection
from pitboss.rules.irregularity import Play

PLACEHOLDER_REASON = "Reason"
"""A placeholder for the reason that staff will write."""


def report(draft: Draft) -> ReportIrregularity:
    """The act that files a draft report."""
    return ReportIrregularity(draft.report, draft.coup, draft.actual, draft.wagers, draft.reason)


def ruled(now: GamingTable, draft: Draft) -> Ruling | Rejection:
    """What the edition orders for a report."""
    return ruled_on(now, report(draft))


def remedies(now: GamingTable, draft: Draft, ruling: Ruling) -> Iterator[Act]:
    """What staff could do beside the report: put the plays at player terminals right."""
    key = draft.coup or (now.past[-1].key if now.past else None)
    if key is not None and order_of(ruling) is not None:
        yield CorrectPlays(draft.report, (key,), (), PLACEHOLDER_REASON)


RULINGS: Rulings[GamingTable] = Rulings(
    play=Play.CARDS,
    report=report,
    ruled=ruled,
    remedies=remedies,
    against=lambda now, draft: contradicted(now, report(draft)),
    reaches_back=lambda now, kind: bool(now.past) and kind in REACHES_BACK,
)
