"""Alarms in the log: whether each was open when somebody acknowledged it."""

import re
from typing import Any

from pitboss.audit.books import Books, Lines, Row, wrong
from pitboss.store.log import Kept

CODE = re.compile("[a-z]+(-[a-z]+)*")


def _raised(books: Books, row: Kept, body: Any) -> Lines:
    _belongs(row, body)
    if body.at != row.at:
        wrong("It names another time than that of the log.")
    books.alarms.add((body.kind, body.subject))
    return ()


def _acknowledged(books: Books, row: Kept, body: Any) -> Lines:
    _belongs(row, body)
    if (body.kind, body.subject) not in books.alarms:
        wrong(f"There was no alarm about {body.subject!r:.60}.")
    books.alarms.remove((body.kind, body.subject))
    return ()


def _belongs(row: Kept, body: Any) -> None:
    if not CODE.fullmatch(body.kind) or row.stream != f"alarm/{body.kind}":
        wrong(f"An alarm of the kind {body.kind!r:.60} does not belong to {row.stream}.")


ALARMS: tuple[Row, ...] = (
    ("alarm-raised.1", "kind subject! at count? facts?", _raised),
    ("alarm-acknowledged.1", "kind subject! acknowledged_by!", _acknowledged),
)
"""The events of alarms."""
