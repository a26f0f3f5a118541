"""Irregularities at a table: the report, the ruling, and how far back a report may reach."""

from collections.abc import Iterator

import msgspec

from pitboss.acting.acts.act import Act
from pitboss.acting.acts.correcting import EFFECTS, CorrectPlays, order_of
from pitboss.acting.kinds import Draft, Rulings
from pitboss.acting.registers.payment_errors import UnlikeSettled
from pitboss.baccarat.acts.irregular import REACHES_BACK, ReportIrregularity, contradicted
from pitboss.baccarat.acts.irregular import ruled as ruled_on
from pitboss.baccarat.acts.payment_errors import FindWrongPayment
from pitboss.baccarat.acts.settling import came_back
from pitboss.baccarat.state import GamingTable
from pitboss.game.irregularities import Ruling
from pitboss.kernel.rejection import Rejection
from pitboss.rules.irregularity import Given, Kind, Play

PLACEHOLDER_REASON = "Reason"
"""A placeholder for the reason that staff will write."""


def report(draft: Draft) -> ReportIrregularity:
    """The act that files a draft report."""
    return ReportIrregularity(
        draft.report, draft.coup, draft.actual, draft.wagers, reason=draft.reason, odds=draft.odds
    )


def ruled(now: GamingTable, draft: Draft) -> Ruling | Rejection:
    """What the edition orders for a report."""
    act = report(draft)
    if draft.report.kind is not Kind.WRONG_PAYMENT:
        return ruled_on(now, act)
    over = now.edition.conduct.wrong_payments.listed_over
    found = wrong_payment(now, draft)
    large = over is not None and abs(found.paid - found.due) > over
    # The amounts say whether it is a large one: nobody has to.
    stated = {**draft.report.stated, Given.OVER_1000: large}
    return ruled_on(
        now, msgspec.structs.replace(act, report=msgspec.structs.replace(act.report, stated=stated))
    )


def wrong_payment(now: GamingTable, draft: Draft) -> FindWrongPayment:
    """The act that registers a wrong payment, with what the settlement says was due."""
    past = now.recall(draft.coup) if draft.coup is not None else now.past[-1] if now.past else None
    payment = draft.payment or UnlikeSettled()
    due = {} if past is None else came_back(past)
    return FindWrongPayment(
        "" if past is None else past.key,
        payment.paid,
        due.get(payment.patron, 0),
        payment.patron,
        suspected=draft.report.stated.get(Given.SUSPECTED, False),
        words=PLACEHOLDER_REASON,
    )


def remedies(now: GamingTable, draft: Draft, ruling: Ruling) -> Iterator[Act]:
    """What staff could do beside the report: register a payment, or put the plays at terminals right."""
    if draft.report.kind is Kind.WRONG_PAYMENT:
        yield wrong_payment(now, draft)
    key = draft.coup or (now.past[-1].key if now.past else None)
    if key is not None and order_of(ruling) is not None:
        yield CorrectPlays(draft.report, (key,), (), PLACEHOLDER_REASON)


RULINGS: Rulings[GamingTable] = Rulings(
    play=Play.CARDS,
    report=report,
    ruled=ruled,
    remedies=remedies,
    separate={CorrectPlays: EFFECTS},
    against=lambda now, draft: contradicted(now, report(draft)),
    reaches_back=lambda now, kind: bool(now.past) and kind in REACHES_BACK,
)
