"""Counts of what is really there, and the difference to the books as over or short."""

from typing import NamedTuple

from pitboss.kernel.decision import Command, Decided, Decision, Event, is_line
from pitboss.kernel.money import LARGEST_STAKE_CENTS, Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount
from pitboss.ledger.chart import Account, Side, account_name, find_kind, owner
from pitboss.ledger.entry import Entry, net, reverse
from pitboss.ledger.moves import move

COUNTABLE = {
    "cage/cash": "cage-short",
    "cage/chips": "chips-short",
    "kiosk/{kiosk}/cash": "kiosk-short",
    "table/{table}/float": "float-short",
    "table/{table}/drop": "drop-short",
}
"""What people count, by its pattern in the chart, and the transaction if something is missing.

A stacker is counted when it is emptied.
"""


class CountMoney(Command, frozen=True, tag="count-money"):
    """People have counted what lies in a place. What is in a drop box goes into the cage with its count."""

    account: Account
    cents: Cents
    """As counted."""
    reason: str = ""
    """Why it is more or less than booked."""
    approved_by: str | None = None
    """The second person, if it is."""


class MoneyCounted(Event, frozen=True):
    """A place was counted."""

    account: Account
    counted: Cents
    booked: Cents
    """What the books had there."""
    reason: str = ""
    approved_by: str | None = None


class Difference(NamedTuple):
    """What makes a count right: the reason, and the second person who has counted."""

    reason: str
    approved_by: str | None


def check_account(account: Account) -> Rejection | None:
    """Requires an account of something that people can count."""
    kind = find_kind(account)
    if isinstance(kind, Rejection):
        return kind
    return None if kind.pattern in COUNTABLE else Rejection("not-counted", {"account": account_name(account)})


def check_count(counted: object, booked: Cents, difference: Difference) -> Rejection | None:
    """Requires a possible amount and, if it differs from the books, a reason and a second person."""
    if isinstance(counted, bool) or not isinstance(counted, int) or not 0 <= counted <= LARGEST_STAKE_CENTS:
        return Rejection("bad-amount", {"case": "cents", "most": Amount(LARGEST_STAKE_CENTS)})
    if counted == booked:
        return None
    if not is_line(difference.reason):
        return Rejection("count-differs", {"booked": Amount(booked), "counted": Amount(counted)})
    if not is_line(difference.approved_by or ""):
        return Rejection("release-needed", {"case": "count", "booked": Amount(booked)})
    return None


def count_money(command: CountMoney, booked: Cents) -> Decision:
    """Records a count, and books the difference."""
    refused = check_account(command.account) or check_count(
        command.cents, booked, Difference(command.reason, command.approved_by)
    )
    if refused is not None:
        return refused
    event = MoneyCounted(command.account, command.cents, booked, command.reason, command.approved_by)
    return Decided(((owner(command.account), event),))


def entry(event: MoneyCounted) -> Entry:
    """The postings of a count: what was missing or surplus, and what went from a box into the cage.

    >>> entry(MoneyCounted("cage/cash", 900, 1_000))
    (Posting(account='house/over-short', cents=-100), Posting(account='cage/cash', cents=100))
    """
    kind = find_kind(event.account)
    if isinstance(kind, Rejection):
        return ()
    parts = zip(kind.pattern.split("/"), event.account.split("/"), strict=True)
    names = {part[1:-1]: name for part, name in parts if part[0] == "{"}
    short = event.booked - event.counted
    lines = move(COUNTABLE[kind.pattern], abs(short), **names) if short else ()
    lines = lines if short > 0 else reverse(lines)
    return net((*lines, *(move("drop-counted", event.counted, **names) if kind.side is Side.COUNTED else ())))
