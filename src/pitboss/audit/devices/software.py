"""Checks that each software check in the log compared the hash with the accepted one correctly."""

import re
from typing import Any

from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import NAME, Lines
from pitboss.audit.money.books import Books, Row
from pitboss.audit.people.dual_control import check_two
from pitboss.store.log import StoredEvent

SHA256 = re.compile("[0-9a-f]{64}")


def _checked(books: Books, row: StoredEvent, body: Any) -> Lines:
    _belongs(row, body)
    if body.files < 1 or not NAME.fullmatch(body.server):
        wrong("audit-no-server")
    _, accepted = books.software.get(body.server, (body.sha256, body.sha256))
    if body.agrees != (body.sha256 == accepted):
        wrong("audit-software-accepted", server=body.server, hash=accepted[:12])
    books.software[body.server] = body.sha256, accepted
    return ()


def _accepted(books: Books, row: StoredEvent, body: Any) -> Lines:
    _belongs(row, body)
    running, accepted = books.software.get(body.server, ("", ""))
    if running != body.sha256 or running == accepted:
        wrong("audit-software-not-found", server=body.server)
    books.software[body.server] = running, running
    return ()


def _accepted_by_two(books: Books, row: StoredEvent, body: Any) -> Lines:
    check_two(books, row, body)
    return _accepted(books, row, body)


def _belongs(row: StoredEvent, body: Any) -> None:
    if row.stream != f"software/{body.server}" or not SHA256.fullmatch(body.sha256):
        wrong("audit-other-server", server=body.server)


SOFTWARE: tuple[Row, ...] = (
    ("software-checked.1", "server version! sha256 files agrees", _checked),
    ("software-accepted.1", "server sha256 note!", _accepted),
    ("software-accepted.2", "server sha256 note! by! signed_by?", _accepted_by_two),
)
"""The events of software checks."""
