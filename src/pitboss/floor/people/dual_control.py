"""Dual control: what takes two administrators, and which two may do it together."""

from typing import Any

from pitboss.floor.people.register import REGISTER, find_staff
from pitboss.floor.people.staff import MACHINE, NO_JOINT_SIGNING_MS, Post, Staff
from pitboss.kernel.decision import States, Stream
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Moment

SECOND_NEEDED = Rejection("second-person-needed", {"case": "administrator"})
INSPECTORS_APART = Rejection("inspectors-apart")


def people_of(command: Any) -> tuple[Stream, ...]:
    """The register, and the accounts of the person who acts and the person who signs."""
    named = (command.by, getattr(command, "signed_by", None))
    return REGISTER, *(f"staff/{name}" for name in named if name is not None)


def check_two(states: States, command: Any, at: Instant) -> Rejection | None:
    """Requires two administrators, one to act and one to sign, who may sign together."""
    first, second = command.by, command.signed_by
    if first in MACHINE:
        return None
    refused = check_administrator(states, command)
    if refused is not None:
        return refused
    if second is None or second == first:
        return SECOND_NEEDED
    one, two = find_staff(states, first), find_staff(states, second)
    if two is None or not two.works_as(Post.ADMINISTRATOR):
        return Rejection("second-person-needed", {"case": "no-administrator", "name": f"{second:.60}"})
    if second == getattr(command, "name", None):
        return Rejection("second-person-needed", {"case": "signs-for-self"})
    made = max(_made(one, second), _made(two, first))
    if at - made < NO_JOINT_SIGNING_MS:
        until = Moment(made + NO_JOINT_SIGNING_MS)
        return Rejection("made-by-each-other", {"first": first, "second": second, "until": until})
    return None


def check_administrator(states: States, command: Any) -> Rejection | None:
    """Requires an administrator. One alone may do what only protects the floor."""
    staff = None if command.by in MACHINE else find_staff(states, command.by)
    if command.by in MACHINE or (staff is not None and staff.works_as(Post.ADMINISTRATOR)):
        return None
    return Rejection("administrators-only")


def check_inspectors(states: States, command: Any) -> Rejection | None:
    """Requires an Inspector for a change to the account of an Inspector."""
    staff = None if command.by in MACHINE else find_staff(states, command.by)
    if command.by in MACHINE or (staff is not None and staff.works_as(Post.INSPECTOR)):
        return None
    return INSPECTORS_APART


def _made(staff: Staff | None, by: str) -> Instant:
    """When one person last gave another an account, posts or a password. Long ago if never."""
    return -NO_JOINT_SIGNING_MS if staff is None else staff.made_by.get(by, -NO_JOINT_SIGNING_MS)
