"""Checks that each alarm in the log had a cause and was open when it was acknowledged."""

import re
from collections.abc import Callable, Collection
from typing import Any

from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import Lines
from pitboss.audit.money.books import Books, Row
from pitboss.store.log import StoredEvent

CODE = re.compile("[a-z]+(-[a-z]+)*")
OTHERS = "others"
"""The subject of an alarm that stands for too many open ones of its kind."""


def _own_server(_: Books, row: StoredEvent) -> Collection[str]:
    return (row.by.partition("/")[2],)


def _restored_events(books: Books, row: StoredEvent) -> Collection[str]:
    start = "event " if row.type == "alarm-raised.1" else "event/"
    return [f"{start}{each.seq}" for each in books.restores if each.in_order]


KNOWN_TO_THE_LOG: dict[str, Callable[[Books, StoredEvent], Collection[str]]] = {
    **dict.fromkeys(("clock-step", "clock-behind", "store-unsafe"), _own_server),
    "key-in-two-places": lambda books, _: books.keys,
    "numbers-withheld": lambda books, _: books.withheld,
    "deal-disputed": lambda books, _: books.disputed,
    "floor-restored": _restored_events,
    "sign-overdue": lambda books, _: [
        *(f"{game.stream}{name}" for name, game in books.tables.items()),
        *(f"{game.stream}{name}" for name, game in books.wheels.items()),
    ],
}
"""The possible subjects of alarms that follow from events. Other alarms are about unknown clients."""


def _raised(books: Books, row: StoredEvent, body: Any) -> Lines:
    _belongs(row, body)
    if body.at != row.at:
        wrong("audit-other-time")
    known = KNOWN_TO_THE_LOG.get(body.kind)
    if known is not None and body.subject not in (OTHERS, *known(books, row)):
        wrong("audit-no-cause-for-alarm", subject=body.subject)
    books.alarms.add((body.kind, body.subject))
    return ()


def _acknowledged(books: Books, row: StoredEvent, body: Any) -> Lines:
    _belongs(row, body)
    if (body.kind, body.subject) not in books.alarms:
        wrong("audit-no-alarm", subject=body.subject)
    books.alarms.remove((body.kind, body.subject))
    return ()


def _belongs(row: StoredEvent, body: Any) -> None:
    if not CODE.fullmatch(body.kind) or row.stream != f"alarm/{body.kind}":
        wrong("audit-alarm-elsewhere", kind=body.kind, stream=row.stream)


ALARMS: tuple[Row, ...] = (
    ("alarm-raised.1", "kind subject! at count? facts?", _raised),
    ("alarm-raised.2", "kind subject! at count? facts?", _raised),
    ("alarm-acknowledged.1", "kind subject! acknowledged_by!", _acknowledged),
)
"""The events of alarms."""
