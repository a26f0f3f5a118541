"""Who signs beside whoever acts: one person alone never changes what a known result pays, or makes tokens."""

from collections.abc import Callable
from enum import StrEnum

from pitboss.acting.act import ActContext, Person
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.conduct import STAFF, SUPERVISION

RANKS = tuple(Role)
"""From the lowest to the highest."""
UNSIGNED = "second-person-needed"
"""Why an act is refused for which somebody else must sign."""


class Signed(StrEnum):
    """Which two people stand behind an act."""

    ONE_NAMED = "one-named"
    """Two of the staff, one of whom the rules let do it. So stakes go back that a result would decide."""
    BOTH_NAMED = "both-named"
    """One whom the rules let do it, and a second of that rank or above. So a result becomes another one."""
    IN_CHARGE = "in-charge"
    """Somebody of the supervision signs beside whoever of the staff acts. So a voucher becomes tokens."""
    NOBODY = "nobody"
    """No second person: no person brings it about."""


ENTERS = "This changes what a known result pays: a supervisor whom the rules name enters it."
NEEDS = {
    Signed.ONE_NAMED: "A result may be known, and stakes would go back: a second person signs for it.",
    Signed.BOTH_NAMED: "This changes what a known result pays: a second person of that rank or above signs.",
    Signed.IN_CHARGE: "Tokens for a voucher are given by two: a supervisor looks at the voucher and signs.",
}


def check_signed(
    signed: Signed | None, context: ActContext, may: Callable[[Person], bool]
) -> Rejection | None:
    """Whether those sign who have to. `may` says whether the rules let somebody do it without the other.

    The rules name one person. That a second signs is the order of the house, and so there is no clause.
    """
    by, second = context.by, context.approved
    if signed in (None, Signed.NOBODY):
        return None
    if signed is Signed.BOTH_NAMED and not (by.role in SUPERVISION and may(by)):
        return Rejection("not-authorised", ENTERS)
    if second is not None and _signs(signed, by, second, may):
        return None
    return Rejection(UNSIGNED, NEEDS[signed])


def _signs(signed: Signed, by: Person, second: Person, may: Callable[[Person], bool]) -> bool:
    """Whether somebody may be the second person. The step itself asks for one whom the rules name."""
    if signed is Signed.IN_CHARGE:
        return second.role in SUPERVISION
    if signed is Signed.ONE_NAMED:
        return second.role in STAFF and not {by.role, second.role}.isdisjoint(SUPERVISION)
    above = RANKS.index(second.role) >= RANKS.index(by.role)
    return second.role in SUPERVISION and (above or may(second))
