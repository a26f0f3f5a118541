"""Disputes: raised, decided, reviewed, and closed."""

from collections.abc import Callable

from pitboss.acting import disputes
from pitboss.acting.act import Act, ActContext
from pitboss.acting.disputes import Dispute
from pitboss.acting.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.state import GamingTable
from pitboss.kernel.rejection import Rejection
from pitboss.rules.conduct import GUESTS


class RaiseDispute(Act, frozen=True):
    """A patron disputes something."""

    patron: str
    about: str
    coup: str | None = None


class DecideDispute(Act, frozen=True):
    """The first instance decides."""

    dispute: int
    words: str
    absent: bool = False
    """Whether nobody was there who decides first."""


class AskReview(Act, frozen=True):
    """The patron asks for a review."""

    dispute: int


class ReviewDispute(Act, frozen=True):
    """Somebody else decides again."""

    dispute: int
    words: str


class AdvisePatron(Act, frozen=True):
    """The patron is told where a complaint can still go."""

    dispute: int


class CloseDispute(Act, frozen=True):
    """The dispute is over."""

    dispute: int
    satisfied: bool


def raise_dispute(now: GamingTable, act: RaiseDispute, context: ActContext) -> GamingTable | Rejection:
    """A dispute waits for its decision."""
    number = now.book.next
    raised = disputes.raise_dispute(now.edition, number, act.patron, act.about, context.at, coup=act.coup)
    if isinstance(raised, Rejection):
        return raised
    rule, about = now.edition.conduct.disputes, act.about[:60]
    incident = note(
        context,
        "dispute",
        about,
        f"Dispute: {about}.",
        None if rule is None else rule.final,
        people=[act.patron],
        coup=None if now.coup is None else now.coup.key,
    )
    return record(change(now, disputes=(*now.disputes, raised)), incident)


def decide_dispute(now: GamingTable, act: DecideDispute, context: ActContext) -> GamingTable | Rejection:
    """The first decision."""
    by, at = context.by, context.at
    return _with_dispute(
        now,
        act.dispute,
        lambda found: disputes.decide(now.edition, found, by.name, by.role, act.words, at, absent=act.absent),
    )


def ask_review(now: GamingTable, act: AskReview, context: ActContext) -> GamingTable | Rejection:
    """A review is wanted."""

    def ask(found: Dispute) -> Dispute | Rejection:
        if context.by.role in GUESTS and context.by.name != found.patron:
            return Rejection("not-yours", "Who raised the dispute asks for its review.")
        return disputes.ask_review(now.edition, found, context.at)

    return _with_dispute(now, act.dispute, ask)


def review(now: GamingTable, act: ReviewDispute, context: ActContext) -> GamingTable | Rejection:
    """The second decision."""
    by, at = context.by, context.at
    return _with_dispute(
        now,
        act.dispute,
        lambda found: disputes.review(now.edition, found, by.name, by.role, act.words, at),
    )


def advise(now: GamingTable, act: AdvisePatron, context: ActContext) -> GamingTable | Rejection:
    """The patron knows where to go next."""
    name, at = context.by.name, context.at
    return _with_dispute(now, act.dispute, lambda found: disputes.advise(now.edition, found, name, at))


def close_dispute(now: GamingTable, act: CloseDispute, context: ActContext) -> GamingTable | Rejection:
    """A dispute that is over lives in the log only."""
    over = _with_dispute(
        now,
        act.dispute,
        lambda found: disputes.close(now.edition, found, context.at, satisfied=act.satisfied),
    )
    if isinstance(over, Rejection):
        return over
    return change(now, disputes=tuple(one for one in now.disputes if one.number != act.dispute))


def _with_dispute(
    now: GamingTable, number: int, step: Callable[[Dispute], Dispute | Rejection]
) -> GamingTable | Rejection:
    """The table after a step with one of its disputes."""
    found = next((one for one in now.disputes if one.number == number), None)
    if found is None:
        return Rejection("no-such-dispute", f"There is no open dispute {number}.")
    after = step(found)
    if isinstance(after, Rejection):
        return after
    return change(now, disputes=tuple(after if one is found else one for one in now.disputes))
