"""Disputes: raised, decided, reviewed on request, the patron advised, closed."""

import msgspec

from pitboss.game.permission import acts_as, check_permitted, reserved
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act
from pitboss.rules.conduct import Recourse
from pitboss.rules.edition import Edition


class Decision(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A decision, and the person who made it."""

    by: str
    role: Role
    at: Instant
    words: str
    clause: Clause | None = None


class Advice(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A record that a patron was advised where a complaint can still go."""

    by: str
    at: Instant
    recourse: Recourse
    clause: Clause


class Dispute(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A dispute or complaint of a patron, with its progress so far."""

    number: int
    patron: str
    about: str
    raised_at: Instant
    coup: str | None = None
    decision: Decision | None = None
    review_requested_at: Instant | None = msgspec.field(default=None, name="review_asked_at")
    review: Decision | None = None
    advice: Advice | None = None
    closed_at: Instant | None = None

    @property
    def outcome(self) -> Decision | None:
        """The decision in force: the review's, once there is one."""
        return self.review or self.decision


def check_raise(edition: Edition, about: str) -> Rejection | None:
    """Requires that a patron states what a dispute is about."""
    if about.strip():
        return None
    return Rejection("reason-needed", {"case": "dispute-about"}, _deciding(edition))


def check_decide(
    edition: Edition, dispute: Dispute, role: Role, words: str, *, absent: bool = False
) -> Rejection | None:
    """Whether a person of this role may make the first decision.

    `absent` means that no person who decides first was present. Some editions then allow another role.
    """
    if dispute.closed_at is not None or dispute.decision is not None:
        return Rejection("dispute-decided", clause=_deciding(edition))
    refused = _check_decision(edition, Act.RULE_ON_DISPUTE, role, words)
    if refused is not None:
        return refused
    rule = edition.conduct.disputes
    if rule is not None and not absent and not acts_as(edition, role, rule.first):
        return Rejection("not-first-instance", {"role": rule.first.text}, _deciding(edition))
    return None


def decide(edition: Edition, dispute: Dispute, by: str, role: Role, words: str, at: Instant) -> Dispute:
    """The dispute with its first decision.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> raised = Dispute(1, "Ann", "My tie was not paid.", 0, coup="2-17")
    >>> decide(EDITION, raised, "Gus", Role.GAMING_SUPERVISOR, "It was no tie.", 1).outcome.clause
    '14.13'
    """
    made = Decision(by, role, at, words, _deciding(edition))
    return msgspec.structs.replace(dispute, decision=made)


def check_ask_review(edition: Edition, dispute: Dispute) -> Rejection | None:
    """Whether the patron may ask for a review. A dispute has one review."""
    undecided = _check_decided(edition, dispute)
    if undecided is not None:
        return undecided
    clause = reserved(edition, Act.REVIEW_DISPUTE)
    if clause is None:
        return Rejection(
            "decision-final", {"case": "no-review", "edition": Text(edition.title)}, _final(edition)
        )
    if dispute.review is not None:
        return Rejection("decision-final", {"case": "reviewed"}, _final(edition))
    if dispute.review_requested_at is not None:
        return Rejection("review-pending", {"case": "asked-already"}, clause)
    return None


def ask_review(dispute: Dispute, at: Instant) -> Dispute:
    """The dispute after its patron has asked for a review."""
    return msgspec.structs.replace(dispute, review_requested_at=at)


def check_review(edition: Edition, dispute: Dispute, by: str, role: Role, words: str) -> Rejection | None:
    """Whether a person may review a decision. Nobody reviews a decision they made."""
    undecided = _check_decided(edition, dispute)
    if undecided is not None:
        return undecided
    if dispute.review is not None:
        return Rejection("decision-final", {"case": "reviewed"}, _final(edition))
    clause = reserved(edition, Act.REVIEW_DISPUTE)
    if dispute.review_requested_at is None:
        return Rejection("review-not-asked", clause=clause)
    if dispute.decision is not None and dispute.decision.by == by:
        return Rejection("own-decision", clause=clause)
    return _check_decision(edition, Act.REVIEW_DISPUTE, role, words)


def review(edition: Edition, dispute: Dispute, by: str, role: Role, words: str, at: Instant) -> Dispute:
    """The dispute with the decision of the review."""
    made = Decision(by, role, at, words, reserved(edition, Act.REVIEW_DISPUTE))
    return msgspec.structs.replace(dispute, review=made)


def check_advise(edition: Edition, dispute: Dispute) -> Rejection | None:
    """Whether the patron can be advised where to take a complaint about the decision."""
    undecided = _check_decided(edition, dispute)
    if undecided is not None or edition.conduct.disputes is not None:
        return undecided
    return Rejection("no-recourse", {"edition": Text(edition.title)})


def advise(edition: Edition, dispute: Dispute, by: str, at: Instant) -> Dispute:
    """The dispute after its patron was advised where to take a complaint, if the rules name a place."""
    rule = edition.conduct.disputes
    if rule is None:
        return dispute
    return msgspec.structs.replace(dispute, advice=Advice(by, at, rule.recourse, rule.final))


def check_close(edition: Edition, dispute: Dispute, *, satisfied: bool) -> Rejection | None:
    """Whether a dispute may close: its patron is satisfied, or was advised where to go next."""
    undecided = _check_decided(edition, dispute)
    if undecided is not None:
        return undecided
    if dispute.review_requested_at is not None and dispute.review is None:
        return Rejection("review-pending", {"case": "comes-first"}, reserved(edition, Act.REVIEW_DISPUTE))
    rule = edition.conduct.disputes
    if rule is not None and not satisfied and dispute.advice is None:
        return Rejection("advice-due", {"recourse": rule.recourse.text}, rule.final)
    return None


def close(dispute: Dispute, at: Instant) -> Dispute:
    """The dispute after it is closed."""
    return msgspec.structs.replace(dispute, closed_at=at)


def _check_decision(edition: Edition, act: Act, role: Role, words: str) -> Rejection | None:
    """Whether a person of this role may make a decision. If the edition names no role, every role may."""
    clause = reserved(edition, act)
    refused = None if clause is None else check_permitted(edition, act, role)
    if refused is None and not words.strip():
        return Rejection("reason-needed", {"case": "decision"}, clause)
    return refused


def _check_decided(edition: Edition, dispute: Dispute) -> Rejection | None:
    """Why nothing can follow yet, or any more."""
    if dispute.closed_at is not None:
        return Rejection("dispute-closed", clause=_final(edition))
    if dispute.decision is None:
        return Rejection("dispute-undecided", clause=_deciding(edition))
    return None


def _deciding(edition: Edition) -> Clause | None:
    return reserved(edition, Act.RULE_ON_DISPUTE)


def _final(edition: Edition) -> Clause | None:
    return edition.conduct.disputes.final if edition.conduct.disputes else None
