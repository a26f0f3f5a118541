"""Checks of payments: each names what it pays and is counted, and large ones are approved."""

from typing import Any

from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import Lines, shift
from pitboss.audit.money.books import (
    ALONE_PER_DAY_CENTS,
    COUNTED,
    EARLIER,
    RELEASE_OVER_CENTS,
    TAKEN,
    Books,
    FollowUp,
    Row,
    Waiting,
)
from pitboss.audit.money.terminals import installed
from pitboss.audit.people.signatures import RANKS, check_release
from pitboss.kernel.instant import DAY_MS
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Amount
from pitboss.store.log import StoredEvent

STAFF = "staff/"
PAID_FROM = ("cage/", "kiosk/", "house/bank")
"""The accounts from which people are paid."""
BY_HAND = frozenset(
    "capital chips-made chips-outstanding chips-sold chips-cashed kiosk-filled kiosk-emptied"
    " fill float-credit drop-counted".split()
)
"""The transactions that staff may book without a debt. In earlier releases all were allowed."""
FROM_OUTSIDE = frozenset("capital chips-made chips-outstanding".split())
"""Amounts that enter the books from outside. Since version 2 of the count a second person always signs."""
AT_TABLES = ("table-acted.3", "table-acted.4", "table-acted.5")
"""The event types with which chips sold at a table are counted."""
PAYS = ("late-", "prize-", "pool-")
"""The prefixes of transactions that pay a person."""


def check_by_hand(books: Books, move: str, cents: Cents) -> None:
    """Checks that a transaction may be booked without a debt. One of an earlier release is only listed."""
    if move in BY_HAND:
        return
    if books.counts:
        wrong("audit-payment-of-nothing", move=move)
    if not move.startswith(PAYS):
        return
    times, total = books.unbound.get(move, (0, 0))
    books.unbound[move] = times + 1, total + cents


def expect_count(books: Books, row: StoredEvent, body: Any, lines: Lines) -> None:
    """Requires that the next event counts a payment by a member of staff."""
    if not row.by.startswith(STAFF):
        return
    second, outside = getattr(body, "approved_by", None), False
    if row.type == "moved.1":
        paid, outside = body.cents, body.move in FROM_OUTSIDE
    elif row.type in AT_TABLES:
        paid = sum(each.cents for each in body.money or () if each.move == "chips-passed")
        second = body.approved.name if body.approved is not None and body.approved.role in RANKS else None
    else:
        out = (cents for account, cents in lines if account.startswith(PAID_FROM))
        paid = sum(cents for cents in out if cents > 0)
    if paid:
        books.follow_up = FollowUp(COUNTED, (paid, second, outside))


def _payment_counted(books: Books, row: StoredEvent, body: Any) -> Lines:
    check_release(books, row)
    cents, approved_by, outside = books.followed.facts if books.followed is not None else (0, None, False)
    if cents != body.cents or approved_by not in (None, body.approved_by):
        wrong("audit-counted-another-payment")
    if row.stream != f"payer/{body.person}" or row.by != f"{STAFF}{body.person}":
        wrong("audit-counted-another-person")
    if abs(row.at // DAY_MS - body.day) > 1:
        wrong("audit-counted-another-day")
    books.written.add(COUNTED)
    day, alone = books.payers.get(body.person, (body.day, 0))
    day, alone = (body.day, 0) if body.day > day else (day, alone)
    if outside and not body.approved_by and row.type == COUNTED:
        wrong("audit-booked-alone", name=body.person)
    if not body.approved_by:
        alone += body.cents
        if body.cents > RELEASE_OVER_CENTS or alone > ALONE_PER_DAY_CENTS:
            wrong("audit-paid-alone", name=body.person, amount=Amount(alone))
    books.payers[body.person] = day, alone
    return ()


def _transfer_taken(books: Books, _: StoredEvent, body: Any) -> Lines:
    if books.followed is None or books.followed.facts != (body.reference, body.terminal, body.cents):
        wrong("audit-other-transfer")
    if body.reference in books.transfers:
        wrong("audit-transfer-twice", reference=body.reference)
    books.transfers.add(body.reference)
    books.written.add(TAKEN)
    return ()


def _hand_pay_reinstated(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = installed(books, row, body)
    cents = terminal.refused.pop(body.sequence, None)
    if terminal.locked or cents is None or cents != body.cents:
        wrong("audit-no-refused-payout")
    terminal.payouts[body.sequence] = Waiting(cents, aside=True)
    return shift("house/withheld", f"{row.stream}/payable", cents)


PAYMENTS: tuple[Row, ...] = (
    (EARLIER[COUNTED], "person day cents approved_by?", _payment_counted),
    (COUNTED, "person day cents approved_by?", _payment_counted),
    (TAKEN, "reference! terminal cents", _transfer_taken),
    ("hand-pay-reinstated.1", "terminal sequence cents determination! inspector!", _hand_pay_reinstated),
)
"""The events that follow payments and transfers, and the event that reinstates a payout."""
