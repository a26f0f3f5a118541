"""Checks of promotion vouchers: each was issued, two people sign, and it is exchanged once, as printed."""

from typing import Any, NamedTuple

from pitboss.audit.acting.ranks import SUPERVISION
from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import NAME, Lines
from pitboss.audit.money.books import EARLIER, EXCHANGED, Books, FollowUp, Row
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Amount
from pitboss.store.log import StoredEvent

ALONE = ("table-acted.1", "table-acted.2")
"""The earlier event types: a dealer exchanged vouchers alone, and without their numbers."""


class Issued(NamedTuple):
    """What is printed on a voucher."""

    tokens: Cents
    until: Instant
    tables: tuple[str, ...]


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


def _voucher_issued(books: Books, row: StoredEvent, body: Any) -> Lines:
    voucher = body.promotion.lower(), body.voucher.lower()
    if voucher in books.vouchers or voucher in books.issued:
        wrong("audit-voucher-issued-twice", voucher=body.voucher, promotion=body.promotion)
    if row.stream != "/".join(("voucher", *voucher)):
        wrong("audit-voucher-stream")
    if body.tokens <= 0 or body.until <= row.at:
        wrong("audit-voucher-worthless", voucher=body.voucher, promotion=body.promotion)
    # One command issues many vouchers.
    books.more = frozenset((row.type,))
    books.issued[voucher] = Issued(body.tokens, body.until, body.tables or ())
    return ()


def _voucher_exchanged(books: Books, row: StoredEvent, body: Any) -> Lines:
    recorded = body.promotion, body.voucher, body.table, body.tokens
    if books.followed is None or books.followed.facts != recorded:
        wrong("audit-other-voucher")
    voucher = body.promotion.lower(), body.voucher.lower()
    if voucher in books.vouchers:
        wrong("audit-voucher-twice", voucher=body.voucher, promotion=body.promotion)
    if row.stream != "/".join(("voucher", *voucher)):
        wrong("audit-voucher-stream")
    if row.type == EXCHANGED:
        _check_conditions(books.issued.get(voucher), row, body)
    else:
        books.note("audit-notice-voucher-unissued", row, voucher=body.voucher, promotion=body.promotion)
    books.vouchers.add(voucher)
    return ()


def _check_conditions(issued: Issued | None, row: StoredEvent, body: Any) -> None:
    """Checks that an exchanged voucher was issued, and its value and conditions."""
    if issued is None:
        wrong("audit-voucher-unissued", voucher=body.voucher, promotion=body.promotion)
    fits = body.tokens == issued.tokens and row.at < issued.until
    if not fits or (issued.tables and body.table not in issued.tables):
        wrong("audit-voucher-conditions", voucher=body.voucher, promotion=body.promotion)


VOUCHERS: tuple[Row, ...] = (
    (
        "voucher-issued.1",
        "promotion voucher tokens conditions! until approved_by! tables?",
        _voucher_issued,
    ),
    (EARLIER[EXCHANGED], "promotion voucher table tokens", _voucher_exchanged),
    (EXCHANGED, "promotion voucher table tokens", _voucher_exchanged),
)
"""The events of vouchers. Since version 2 of the exchange, somebody had to issue them."""
