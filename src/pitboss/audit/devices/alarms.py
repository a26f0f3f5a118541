"""Checks that each alarm in the log had a cause and was open when it was acknowledged."""

import re
from collections.abc import Callable, Collection
from typing import Any

from pitboss.audit.money.accounts import Lines, wrong
from pitboss.audit.money.books import Books, Row
from pitboss.store.log import StoredEvent

CODE = re.compile("[a-z]+(-[a-z]+)*")
OTHERS = "others"
"""The subject of an alarm that stands for too many open ones of its kind."""


def _own_server(_: Books, row: StoredEvent) -> Collection[str]:
    return (row.by.partition("/")[2],)


KNOWN_TO_THE_LOG: dict[str, Callable[[Books, StoredEvent], Collection[str]]] = {
    **dict.fromkeys(("clock-step", "clock-behind", "store-unsafe"), _own_server),
    "key-in-two-places": lambda books, _: books.keys,
    "numbers-withheld": lambda books, _: books.withheld,
    "deal-disputed": lambda books, _: books.disputed,
    "floor-restored": lambda books, _: [f"event {each.seq}" for each in books.restores if each.in_order],
}
"""The possible subjects of alarms that follow from events. Other alarms are about unknown clients."""


def _raised(books: Books, row: StoredEvent, body: Any) -> Lines:
    _belongs(row, body)
    if body.at != row.at:
        wrong("It names another time than that of the log.")
    known = KNOWN_TO_THE_LOG.get(body.kind)
    if known is not None and body.subject not in (OTHERS, *known(books, row)):
        wrong(f"Nothing in the log could alarm anybody about {body.subject!r:.60}.")
    books.alarms.add((body.kind, body.subject))
    return ()


def _acknowledged(books: Books, row: StoredEvent, body: Any) -> Lines:
    _belongs(row, body)
    if (body.kind, body.subject) not in books.alarms:
        wrong(f"There was no alarm about {body.subject!r:.60}.")
    books.alarms.remove((body.kind, body.subject))
    return ()


def _belongs(row: StoredEvent, body: Any) -> None:
    if not CODE.fullmatch(body.kind) or row.stream != f"alarm/{body.kind}":
        wrong(f"An alarm of the kind {body.kind!r:.60} does not belong to {row.stream}.")


ALARMS: tuple[Row, ...] = (
    ("alarm-raised.1", "kind subject! at count? facts?", _raised),
    ("alarm-acknowledged.1", "kind subject! acknowledged_by!", _acknowledged),
)
"""The events of alarms."""
