"""The auditor's table of the roles that may do each act at a table or a wheel."""

from collections.abc import Iterable, Mapping
from typing import Any

from pitboss.audit.editions.rulebook import holders, named_for, reserved
from pitboss.audit.finding import wrong
from pitboss.audit.people.authority import POSTS
from pitboss.kernel.text import Text

GUESTS = frozenset(("player", "patron"))
STAFF, SUPERVISION = POSTS["floor"], POSTS["supervision"]
WATCH = STAFF | {"inspector"}
VIRTUAL = "virtual-"
"""The prefix of the names of virtual staff."""
Doers = Mapping[str, frozenset[str]]


def _doers(guests: str, charge: str, inspector: str, staff: str, instructing: str = "") -> Doers:
    return {
        **dict.fromkeys(guests.split(), GUESTS | STAFF),
        **dict.fromkeys(charge.split(), SUPERVISION),
        **dict.fromkeys(instructing.split(), SUPERVISION | {"inspector"}),
        **dict.fromkeys(inspector.split(), WATCH),
        **dict.fromkeys(staff.split(), STAFF),
    }


AT_TABLES = _doers(
    guests="join bring-chips take-seat leave decline-cut cut expose-card refuse-cards accept-role"
    " decline-role pass-role place-wager take-off raise-dispute ask-review",
    charge="set-table reserve-table open-table pair-tables part-tables vacate find-wrong-payment enquire"
    " try-to-rectify rectify-payment tell-regulator end-by-restore",
    inspector="check-cards review-dispute",
    instructing="instruct-check",
    staff="choose-dealing limit-players restrict-optional show-game change-game show-closing"
    " show-tie-percent change-tie-percent"
    " close-table draw-out-of-turn announce-limits alter-limits raise-at-once raise-kept"
    " allow-over-maximum name-guest buy-chips exchange-voucher bring-cards drop-cards shuffle riffle"
    " insert-cutting-card load-device burn take-out-cards start-round call call-last-coup end-period"
    " reopen draw-card meet-cutting-card name-card correct-card select-result confirm-result"
    " settle-initial-deal announce-result collect-losing settle pass-out collect turn announce-counts"
    " designate report-holding excuse-holding"
    " forfeit-cards reduce-wagers refuse-wager find-misplaced order-no-bet take-wagers"
    " report-irregularity recall-coup choose-option resume-coup report-breach take-measure tell-about"
    " correct-plays show-rules decide-dispute advise-patron close-dispute restart-period take-down-sign"
    " lift-restriction end-over-maximum move-cards correct-cutting-card let-players-cut",
)
"""The roles for each act at a table: guests for themselves, supervisors, an Inspector, or any staff."""
AT_WHEELS = _doers(
    guests="",
    charge="set-wheel open-wheel alter-limits end-by-restore",
    inspector="review-dispute",
    staff="show-closing close-wheel new-game spin-ball end-period reopen ball-at-rest confirm-number no-spin"
    " take-down-sign examine-ball correct-number correct-plays void-spin recall-spin report-irregularity"
    " tell-about restart-period report-breach take-measure show-rules raise-dispute decide-dispute ask-review"
    " advise-patron close-dispute",
)
"""The same at a wheel."""
AS_PROVIDED = frozenset(
    "order-no-bet take-out-cards instruct-check riffle let-players-cut designate excuse-holding"
    " forfeit-cards".split()
)
"""Acts that are allowed only where the edition gives them to a role."""
IN_PERSON = frozenset("decide-dispute review-dispute check-cards instruct-check".split())
"""Acts that the named role must do itself. Its approval is not enough."""


def check_role(doers: Doers, edition: str, name: str, body: Any) -> None:
    """Checks that the actor has a role for the act, and that the approver has a role that may approve it."""
    by, approved = body.by, body.approved
    if by.role not in doers[name]:
        wrong("audit-role-may-not", role=by.role)
    if by.role in GUESTS and by.name != body.act.get("player", body.act.get("patron", by.name)):
        wrong("audit-done-for-another", name=by.name)
    if approved is not None:
        if approved.name.strip().casefold() == by.name.strip().casefold():
            wrong("audit-approved-own", name=by.name)
        if approved.role not in WATCH:
            wrong("audit-approved-by-role", role=approved.role)
    if edition:
        _check_reserved(edition, name, body)


def _check_reserved(edition: str, name: str, body: Any) -> None:
    """Checks that the actor or the approver has a role that the rules name for the act, if they name any."""
    provided = reserved(edition, name)
    if not provided and name not in AS_PROVIDED:
        # Any member of staff may do most acts.
        return
    rows = [row for row in provided if row.speaks_of(body.act)]
    if not rows and name in AS_PROVIDED:
        wrong("audit-nobody-may")
    behind = {body.by.role} if name in IN_PERSON else _behind(body)
    if rows and all(holders(edition, row.roles).isdisjoint(behind) for row in rows):
        wrong("audit-role-may-not", role=body.by.role)


def check_supervised(body: Any) -> None:
    """Checks that the actor or the approver is a supervisor."""
    if SUPERVISION.isdisjoint(_behind(body)):
        wrong("audit-role-may-not", role=body.by.role)


def check_ordered(edition: str, kind: str, effects: Iterable[str], body: Any, version: int = 2) -> None:
    """Checks that the actor or the approver has a role that the rules name for each effect, if any."""
    for effect in effects:
        named = named_for(edition, kind, effect, version)
        if named and named.isdisjoint(_behind(body)):
            wrong("audit-effect-of-another", effect=Text(f"effect-{effect}"), role=body.by.role)


def _behind(body: Any) -> set[str]:
    """The roles of the actor and of the approver."""
    return {each.role for each in (body.by, body.approved) if each is not None}
