"""Who signs as the second person: a row for each command that names one."""

from collections.abc import Mapping

from pitboss.acting.acts.act import Person
from pitboss.floor.devices import software
from pitboss.floor.kinds import requested_act
from pitboss.floor.people import keys
from pitboss.floor.people import staff_commands as staffing
from pitboss.floor.people.payers import STAFF as SIGNED_IN
from pitboss.floor.people.staff import Post, Staff
from pitboss.floor.terminals import payout_commands as payouts
from pitboss.floor.terminals import settling
from pitboss.floor.terminals.chips import chip_commands as chips
from pitboss.floor.tickets import lost_slips, vouchers
from pitboss.floor.tickets import ticket_commands as tickets
from pitboss.kernel.decision import Command, Given, Need, States, is_line
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import AnyOf
from pitboss.ledger import counts, till
from pitboss.patron import commands as patrons
from pitboss.rules.conduct import STAFF, SUPERVISION

Posts = frozenset[Post]
Signs = Mapping[str, Posts]
"""The fields that name the second person, and the posts that person may have."""

FLOOR: Posts = frozenset(Post(role) for role in STAFF)
SUPERVISORS: Posts = frozenset(Post(role) for role in SUPERVISION)
CAGE: Posts = frozenset((Post.CASHIER,))
INSPECTOR: Posts = frozenset((Post.INSPECTOR,))
ADMINISTRATOR: Posts = frozenset((Post.ADMINISTRATOR,))

APPROVED: Signs = {"approved_by": SUPERVISORS}
WITNESSED: Signs = {"witness": FLOOR | CAGE}
PAYMENT: Signs = {**WITNESSED, **APPROVED}
REVIEWED: Signs = {"inspector": INSPECTOR}
AT_GAME: Signs = {"approved": FLOOR | INSPECTOR}
"""Which of them may approve which act is a row of the game itself, and of its edition."""
BY_TWO: Signs = {"signed_by": ADMINISTRATOR}
"""Acts of two administrators. The decision checks whether these two may act together."""

SIGNS: dict[type[Command], Signs] = {
    settling.VoidTerminalPlay: APPROVED,
    settling.ClearOwed: APPROVED,
    payouts.PayHand: PAYMENT,
    payouts.ReinstateHandPay: REVIEWED,
    chips.CancelCredit: WITNESSED,
    chips.AdjustCredits: APPROVED,
    chips.UnlockAccount: APPROVED,
    tickets.RedeemTicket: PAYMENT,
    tickets.ClaimTicket: APPROVED,
    tickets.ReinstateTicket: REVIEWED,
    till.MoveMoney: {"approved_by": CAGE | SUPERVISORS},
    till.ReverseMove: APPROVED,
    counts.CountMoney: {"approved_by": CAGE | SUPERVISORS},
    chips.EmptyStacker: {"approved_by": CAGE | SUPERVISORS},
    vouchers.IssueVouchers: APPROVED,
    lost_slips.DecideLostSlip: APPROVED,
    patrons.RegisterPatron: APPROVED,
    patrons.NamePatron: APPROVED,
    patrons.LiftExclusion: APPROVED,
    software.AcceptSoftware: BY_TWO,
    staffing.AddStaff: BY_TWO,
    staffing.ChangePosts: BY_TWO,
    staffing.RestoreStaff: BY_TWO,
    staffing.NotePassword: BY_TWO,
    keys.GrantKey: BY_TWO,
}
"""Every command that a second person signs, either always or above an amount. Acts at games have no rows."""


def signs_of(command: Command) -> Signs:
    """The fields of a command that name a second person, and who may sign there; none if nobody signs it.

    >>> from pitboss.ledger.till import MoveMoney
    >>> list(signs_of(MoveMoney("capital", 500, {})))
    ['approved_by']
    """
    signs = SIGNS.get(type(command))
    if signs is None and requested_act(command) is not None:
        return AT_GAME
    return signs or {}


def check_second(states: States, command: Command, given: Given) -> Rejection | Need | None:
    """Whether the second person that a command names works here, may sign, and is not the one who asks.

    This is required of people with an account. The operator of the machine needs nobody.
    """
    if not given.by.startswith(SIGNED_IN):
        return None
    for field, posts in signs_of(command).items():
        named = getattr(command, field)
        if named is None:
            continue
        refused = _check_one(states, named, posts, given.by)
        if refused is not None:
            return refused
    return None


def _check_one(states: States, named: str | Person, posts: Posts, by: str) -> Rejection | Need | None:
    name = named.name if isinstance(named, Person) else named
    allowed = [post for post in posts if not isinstance(named, Person) or post.role is named.role]
    if not is_line(name) or f"{SIGNED_IN}{name}" == by:
        return _refused(posts)
    for stream in (by, f"{SIGNED_IN}{name}"):
        if stream not in states:
            return Need(stream)
    second = states[f"{SIGNED_IN}{name}"]
    if states[by] is None or (isinstance(second, Staff) and any(map(second.works_as, allowed))):
        return None
    return _refused(posts)


def _refused(posts: Posts) -> Rejection:
    who = AnyOf(tuple(post.text for post in Post if post in posts))
    return Rejection("second-person-needed", {"case": "another-person", "who": who})
