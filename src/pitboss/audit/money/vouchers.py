"""Checks of promotion vouchers: two people sign an exchange, and each voucher is used once."""

from typing import Any

from pitboss.audit.acting.ranks import SUPERVISION
from pitboss.audit.money.accounts import NAME, Lines, wrong
from pitboss.audit.money.books import Books, FollowUp, Row
from pitboss.kernel.money import dollars
from pitboss.store.log import StoredEvent

EXCHANGED = "voucher-exchanged.1"
ALONE = ("table-acted.1", "table-acted.2")
"""The earlier event types: a dealer exchanged vouchers alone, and without their numbers."""


def check_exchange(books: Books, row: StoredEvent, body: Any) -> None:
    """Checks that a supervisor signed for tokens and a voucher. Earlier releases are only listed."""
    number, second = body.act.get("voucher", ""), body.approved
    if row.type in ALONE:
        recorded = f"tokens of {dollars(body.act['tokens'])} for {body.act['player']:.60}"
        alone = f"on the word of {body.by.name:.60} alone, before a voucher had a number"
        books.notices.append(f"event {row.seq} of {row.stream}: {recorded} {alone}")
        return
    if second is None or second.role not in SUPERVISION:
        wrong(f"{body.by.name:.60} exchanged a voucher, and no supervisor signed for it.")
    if NAME.fullmatch(number) is None:
        wrong("Tokens were given, and for which voucher is not said.")
    books.written.add(EXCHANGED)
    books.follow_up = FollowUp(EXCHANGED, (body.act["promotion"], number, body.table, body.act["tokens"]))


def _voucher_exchanged(books: Books, row: StoredEvent, body: Any) -> Lines:
    recorded = body.promotion, body.voucher, body.table, body.tokens
    if books.followed is None or books.followed.facts != recorded:
        wrong("The event before it tells of another voucher, or of none.")
    voucher = body.promotion.lower(), body.voucher.lower()
    if voucher in books.vouchers:
        wrong(f"The voucher {body.voucher} of {body.promotion} was exchanged twice.")
    if row.stream != "/".join(("voucher", *voucher)):
        wrong("It is kept in the stream of another voucher.")
    books.vouchers.add(voucher)
    return ()


VOUCHERS: tuple[Row, ...] = ((EXCHANGED, "promotion voucher table tokens", _voucher_exchanged),)
"""The event that uses a voucher up."""
