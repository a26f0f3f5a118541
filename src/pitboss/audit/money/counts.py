"""Checks of counts: what was booked is what the books had, and two people sign a difference with a reason."""

from typing import Any

from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import COUNTED, DROP, Lines, shift
from pitboss.audit.money.books import Books, Row
from pitboss.kernel.money import Cents
from pitboss.store.log import StoredEvent

OVER_SHORT = "house/over-short"


def counted_short(account: str, short: int) -> Lines:
    """The postings of what was missing in a place; of what was surplus, if it is negative.

    >>> counted_short("cage/cash", -5)
    (('cage/cash', -5), ('house/over-short', 5))
    """
    if not short:
        return ()
    return shift(OVER_SHORT, account, short) if short > 0 else shift(account, OVER_SHORT, -short)


def check_difference(body: Any) -> None:
    """Checks that a difference has a reason and a second person."""
    if not body.reason or not body.approved_by:
        wrong("audit-difference-alone")


def summed(lines: Lines) -> Lines:
    """One line for each account that changes."""
    sums: dict[str, Cents] = {}
    for account, cents in lines:
        sums[account] = sums.get(account, 0) + cents
    return tuple((account, cents) for account, cents in sums.items() if cents)


def _money_counted(books: Books, row: StoredEvent, body: Any) -> Lines:
    account, short = body.account, body.booked - body.counted
    if not COUNTED.fullmatch(account) or row.stream != "/".join(account.split("/")[:2]) or body.counted < 0:
        wrong("audit-count-of-other", account=account)
    if -books.balances.get(account, 0) != body.booked:
        wrong("audit-count-of-other", account=account)
    if short:
        check_difference(body)
    into = shift("cage/cash", account, body.counted) if DROP.fullmatch(account) and body.counted else ()
    return summed((*counted_short(account, short), *into))


COUNTS: tuple[Row, ...] = (
    ("money-counted.1", "account! counted booked reason? approved_by?", _money_counted),
)
"""The event of a count."""
