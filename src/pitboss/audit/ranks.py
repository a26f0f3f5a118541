"""Whose role lets them do an act at a table or a wheel, as the auditor knows it."""

from collections.abc import Iterable
from typing import Any

from pitboss.audit.authority import POSTS
from pitboss.audit.books import wrong
from pitboss.audit.rulebook import holders, named_for, reserved

GUESTS = frozenset(("player", "patron"))
STAFF, SUPERVISION = POSTS["floor"], POSTS["supervision"]
WATCH = STAFF | {"inspector"}
GUESTS_TOO = frozenset(
    "join bring-chips take-seat leave decline-cut cut expose-card refuse-cards accept-role decline-role"
    " pass-role place-wager take-off raise-dispute ask-review".split()
)
"""What a guest does at a table, for themselves."""
IN_CHARGE = frozenset(
    "set-table open-table pair-tables part-tables vacate let-players-cut find-wrong-payment enquire"
    " try-to-rectify rectify-payment tell-regulator set-wheel open-wheel".split()
)
"""What no dealer does."""
INSPECTOR_TOO = frozenset("check-cards review-dispute".split())
"""What an Inspector does at a table."""


def check_role(edition: str, name: str, body: Any) -> None:
    """Whether whoever did an act is of a role that does it, and whoever stands behind it of one that may."""
    by, approved = body.by, body.approved
    if by.role not in _doers(name):
        wrong(f"A {by.role:.40} may not do this.")
    if by.role in GUESTS and by.name != body.act.get("player", body.act.get("patron", by.name)):
        wrong(f"{by.name:.60} did it for somebody else.")
    if approved is not None:
        if approved.name.strip().casefold() == by.name.strip().casefold():
            wrong(f"{by.name:.60} approved what they did.")
        if approved.role not in WATCH:
            wrong(f"A {approved.role:.40} approved it.")
    named = reserved(edition).get(name, ()) if edition else ()
    if named and holders(edition, named).isdisjoint(_behind(body)):
        wrong(f"A {by.role:.40} may not do this.")


def check_ordered(edition: str, kind: str, effects: Iterable[str], body: Any) -> None:
    """Whether one of those behind an act is named by the rules for what was done, if they name anybody."""
    for effect in effects:
        named = named_for(edition, kind, effect)
        if named and named.isdisjoint(_behind(body)):
            wrong(f"The rules let somebody else {effect.replace('-', ' ')}: a {body.by.role:.40} did.")


def _behind(body: Any) -> set[str]:
    """The roles of whoever did an act, and of whoever approved it."""
    return {each.role for each in (body.by, body.approved) if each is not None}


def _doers(name: str) -> frozenset[str]:
    if name in GUESTS_TOO:
        return GUESTS | STAFF
    if name in IN_CHARGE:
        return SUPERVISION
    return WATCH if name in INSPECTOR_TOO else STAFF
