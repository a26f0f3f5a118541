"""Checks of promotion vouchers: two people sign an exchange, and each voucher is used once."""

from typing import Any

from pitboss.audit.acting.ranks import SUPERVISION
from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import NAME, Lines
from pitboss.audit.money.books import Books, FollowUp, Row
from pitboss.kernel.text import Amount
from pitboss.store.log import StoredEvent

EXCHANGED = "voucher-exchanged.1"
ALONE = ("table-acted.1", "table-acted.2")
"""The earlier event types: a dealer exchanged vouchers alone, and without their numbers."""


def check_exchange(books: Books, row: StoredEvent, body: Any) -> None:
    """Checks that a supervisor signed for tokens and a voucher. Earlier releases are only listed."""
    number, second = body.act.get("voucher", ""), body.approved
    if row.type in ALONE:
        tokens, player, name = Amount(body.act["tokens"]), body.act["player"], body.by.name
        books.note("audit-notice-voucher", row, tokens=tokens, player=player, name=name)
        return
    if second is None or second.role not in SUPERVISION:
        wrong("audit-voucher-unsigned", name=body.by.name)
    if NAME.fullmatch(number) is None:
        wrong("audit-voucher-unnamed")
    books.written.add(EXCHANGED)
    books.follow_up = FollowUp(EXCHANGED, (body.act["promotion"], number, body.table, body.act["tokens"]))


def _voucher_exchanged(books: Books, row: StoredEvent, body: Any) -> Lines:
    recorded = body.promotion, body.voucher, body.table, body.tokens
    if books.followed is None or books.followed.facts != recorded:
        wrong("audit-other-voucher")
    voucher = body.promotion.lower(), body.voucher.lower()
    if voucher in books.vouchers:
        wrong("audit-voucher-twice", voucher=body.voucher, promotion=body.promotion)
    if row.stream != "/".join(("voucher", *voucher)):
        wrong("audit-voucher-stream")
    books.vouchers.add(voucher)
    return ()


VOUCHERS: tuple[Row, ...] = ((EXCHANGED, "promotion voucher table tokens", _voucher_exchanged),)
"""The event that uses a voucher up."""
