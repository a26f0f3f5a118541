"""Whether results that somebody put right are what was promised: a deal stands as promised, or is void."""

from typing import Any

from pitboss.audit.accounts import wrong
from pitboss.audit.books import Books, Promise
from pitboss.audit.coups import Table
from pitboss.audit.mixing import key_of, spun
from pitboss.audit.signatures import OLD
from pitboss.audit.spins import Past
from pitboss.store.log import StoredEvent

Cards = dict[str, tuple[str | None, ...]]
"""The cards of coups, by their names."""


def note_promised(books: Books, row: StoredEvent, past: Past, promise: Promise, seed: str) -> None:
    """Keeps what a spin was promised to come to, now that its seed is told, and compares what counts."""
    if promise.scheme != 1 and promise.mix is None:
        return
    past.promised = spun(key_of(seed, promise.mix), f"spin/{row.stream.partition('/')[2]}/{past.key}")
    check_number(books, row, past)


def check_number(books: Books, row: StoredEvent, past: Past) -> None:
    """Whether a number that somebody entered is the one that was promised."""
    if past.promised is None or past.entered is None or past.void or past.number == past.promised:
        return
    why = f"{past.number} was entered for spin {past.key}, and {past.promised} was promised"
    _refuse(books, row, past.entered, why)


def cards_of(table: Table) -> Cards:
    """The cards of all coups that a table still has."""
    live = {} if table.coup is None else {table.coup.key: tuple(table.coup.cards)}
    return {past.key: past.cards for past in table.past} | live


def check_cards(books: Books, row: StoredEvent, body: Any, before: Cards, table: Table) -> None:
    """Whether a ruling left the cards of a promised shoe as they came."""
    if (body.table, str(table.shoes)) not in books.deals:
        return
    after = cards_of(table)
    for coup, came in before.items():
        lie = after.get(coup, came)
        if any(card not in (None, other) for card, other in zip(came, lie, strict=False)):
            _refuse(books, row, row.type, f"Other cards were laid in coup {coup} than left a promised shoe")


def _refuse(books: Books, row: StoredEvent, entered: str, why: str) -> None:
    """Ends the audit, or lists what an earlier release let be entered."""
    if not entered.endswith(OLD):
        wrong(f"{why}.")
    books.notices.append(f"event {row.seq} of {row.stream}: {why}, before that was refused")
