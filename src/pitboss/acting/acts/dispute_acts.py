"""Disputes: raised, decided, reviewed, and closed."""

from collections.abc import Callable

from pitboss.acting.acts.act import Act, ActContext
from pitboss.acting.registers import disputes
from pitboss.acting.registers.disputes import Dispute
from pitboss.acting.registers.recording import note, record
from pitboss.acting.state import G, GameState, change
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.conduct import GUESTS


class RaiseDispute(Act, frozen=True):
    """A patron disputes something."""

    patron: str
    about: str
    coup: str | None = None


class DecideDispute(Act, frozen=True):
    """The first decision of a dispute."""

    dispute: int
    words: str
    absent: bool = False
    """Whether no person who decides first was present."""


class AskReview(Act, frozen=True):
    """The patron asks for a review."""

    dispute: int


class ReviewDispute(Act, frozen=True):
    """Another person decides again."""

    dispute: int
    words: str


class AdvisePatron(Act, frozen=True):
    """The patron is advised where a complaint can still go."""

    dispute: int


class CloseDispute(Act, frozen=True):
    """The dispute is over."""

    dispute: int
    satisfied: bool


def check_raise_dispute(now: GameState, act: RaiseDispute, _: ActContext) -> Rejection | None:
    """Requires a subject of the dispute."""
    return disputes.check_raise(now.edition, act.about)


def apply_raise_dispute(now: G, act: RaiseDispute, context: ActContext) -> G:
    """A dispute waits for its decision."""
    raised = Dispute(now.book.next, act.patron, act.about, context.at, act.coup)
    rule, about = now.edition.conduct.disputes, act.about[:60]
    incident = note(
        context,
        "dispute",
        about,
        Text("incident-dispute", {"about": about}),
        None if rule is None else rule.final,
        people=[act.patron],
        coup=now.live_key,
    )
    return record(change(now, disputes=(*now.disputes, raised)), incident)


def check_decide_dispute(now: GameState, act: DecideDispute, context: ActContext) -> Rejection | None:
    """Requires a person who decides first, or their absence."""
    dispute = _find(now, act.dispute)
    if isinstance(dispute, Rejection):
        return dispute
    return disputes.check_decide(now.edition, dispute, context.by.role, act.words, absent=act.absent)


def apply_decide_dispute(now: G, act: DecideDispute, context: ActContext) -> G:
    """Records the first decision."""
    edition, by, at = now.edition, context.by, context.at
    return _with_dispute(
        now, act.dispute, lambda dispute: disputes.decide(edition, dispute, by.name, by.role, act.words, at)
    )


def check_ask_review(now: GameState, act: AskReview, context: ActContext) -> Rejection | None:
    """Requires the patron, or staff on their behalf."""
    dispute = _find(now, act.dispute)
    if isinstance(dispute, Rejection):
        return dispute
    if context.by.role in GUESTS and context.by.name != dispute.patron:
        return Rejection("not-yours", {"case": "review-by-patron"})
    return disputes.check_ask_review(now.edition, dispute)


def apply_ask_review(now: G, act: AskReview, context: ActContext) -> G:
    """The patron wants a review."""
    return _with_dispute(now, act.dispute, lambda dispute: disputes.ask_review(dispute, context.at))


def check_review_dispute(now: GameState, act: ReviewDispute, context: ActContext) -> Rejection | None:
    """Requires another person, and a decision that the patron does not accept."""
    dispute = _find(now, act.dispute)
    if isinstance(dispute, Rejection):
        return dispute
    return disputes.check_review(now.edition, dispute, context.by.name, context.by.role, act.words)


def apply_review_dispute(now: G, act: ReviewDispute, context: ActContext) -> G:
    """Records the second decision."""
    edition, by, at = now.edition, context.by, context.at
    return _with_dispute(
        now, act.dispute, lambda dispute: disputes.review(edition, dispute, by.name, by.role, act.words, at)
    )


def check_advise_patron(now: GameState, act: AdvisePatron, _: ActContext) -> Rejection | None:
    """Requires a decision, and a place for a complaint about it."""
    dispute = _find(now, act.dispute)
    return dispute if isinstance(dispute, Rejection) else disputes.check_advise(now.edition, dispute)


def apply_advise_patron(now: G, act: AdvisePatron, context: ActContext) -> G:
    """Records that the patron was advised."""
    name, at = context.by.name, context.at
    return _with_dispute(now, act.dispute, lambda dispute: disputes.advise(now.edition, dispute, name, at))


def check_close_dispute(now: GameState, act: CloseDispute, _: ActContext) -> Rejection | None:
    """Requires that nothing is left to do about it."""
    dispute = _find(now, act.dispute)
    if isinstance(dispute, Rejection):
        return dispute
    return disputes.check_close(now.edition, dispute, satisfied=act.satisfied)


def apply_close_dispute(now: G, act: CloseDispute, context: ActContext) -> G:
    """Removes a dispute that is over. It remains in the log."""
    after = _with_dispute(now, act.dispute, lambda dispute: disputes.close(dispute, context.at))
    return change(after, disputes=tuple(one for one in after.disputes if one.closed_at is None))


def _find(now: GameState, number: int) -> Dispute | Rejection:
    dispute = next((one for one in now.disputes if one.number == number), None)
    return dispute or Rejection("no-such-dispute", {"dispute": str(number)})


def _with_dispute(now: G, number: int, step: Callable[[Dispute], Dispute]) -> G:
    """The game after a step on one of its disputes, if it is open."""
    return change(now, disputes=tuple(step(one) if one.number == number else one for one in now.disputes))
