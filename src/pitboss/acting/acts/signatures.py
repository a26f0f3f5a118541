"""Second signatures: one person alone never changes what a known result pays, and never makes tokens."""

from collections.abc import Callable
from enum import StrEnum

from pitboss.acting.acts.act import ActContext, Person
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.conduct import STAFF, SUPERVISION

RANKS = tuple(Role)
"""From the lowest to the highest."""
UNSIGNED = "second-person-needed"
"""The code of a rejection when a second person must sign."""


class Signed(StrEnum):
    """Which two people must sign for an act."""

    ONE_NAMED = "one-named"
    """Two staff, one of whom has the role that the rules name. For stakes returned despite a result."""
    BOTH_NAMED = "both-named"
    """One with the role that the rules name, and a second of that rank or above. For a changed result."""
    AGAINST_RECORD = "against-record"
    """Two staff, one of whom is a supervisor. For what the record of the game contradicts."""
    IN_CHARGE = "in-charge"
    """A supervisor signs beside the staff member who acts. For tokens in exchange for a voucher."""
    NOBODY = "nobody"
    """No second person, because no person does it."""


NEEDS = {
    Signed.ONE_NAMED: Rejection("second-person-needed", {"case": "stakes-go-back"}),
    Signed.BOTH_NAMED: Rejection("second-person-needed", {"case": "result-changes"}),
    Signed.AGAINST_RECORD: Rejection("second-person-needed", {"case": "against-record"}),
    Signed.IN_CHARGE: Rejection("second-person-needed", {"case": "tokens-for-voucher"}),
}


def check_signed(
    signed: Signed | None, context: ActContext, may: Callable[[Person], bool]
) -> Rejection | None:
    """Whether the required people sign. `may` says whether the rules let a person do it alone.

    The rules name one person. The second signature is an order of the casino, so there is no clause.
    """
    by, second = context.by, context.approved
    if signed in (None, Signed.NOBODY):
        return None
    if signed is Signed.BOTH_NAMED and not (by.role in SUPERVISION and may(by)):
        return Rejection("not-authorised", {"case": "result-changes"})
    if second is not None and _signs(signed, by, second, may):
        return None
    return NEEDS[signed]


def _signs(signed: Signed, by: Person, second: Person, may: Callable[[Person], bool]) -> bool:
    """Whether a person may be the second. The step itself checks the person whom the rules name."""
    if signed is Signed.IN_CHARGE:
        return second.role in SUPERVISION
    if signed in (Signed.ONE_NAMED, Signed.AGAINST_RECORD):
        return second.role in STAFF and not {by.role, second.role}.isdisjoint(SUPERVISION)
    above = RANKS.index(second.role) >= RANKS.index(by.role)
    return second.role in SUPERVISION and (above or may(second))
