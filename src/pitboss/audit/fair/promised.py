"""Checks that corrected results are the promised ones: a deal counts as promised, or is void."""

from typing import Any

from pitboss.audit.baccarat.coups import Table
from pitboss.audit.fair.mixing import key_of, spun
from pitboss.audit.money.accounts import wrong
from pitboss.audit.money.books import Books, Promise
from pitboss.audit.people.signatures import OLD
from pitboss.audit.roulette.spins import Past
from pitboss.store.log import StoredEvent

Cards = dict[str, tuple[str | None, ...]]
"""The cards of coups, by their names."""


def note_promised(books: Books, row: StoredEvent, past: Past, promise: Promise, seed: str) -> None:
    """Notes the promised number of a spin once its seed is revealed, and compares the number that counts."""
    if promise.scheme != 1 and promise.mix is None:
        return
    past.promised = spun(key_of(seed, promise.mix), f"spin/{row.stream.partition('/')[2]}/{past.key}")
    check_number(books, row, past)


def check_number(books: Books, row: StoredEvent, past: Past) -> None:
    """Checks that an entered number is the promised one."""
    if past.promised is None or past.entered is None or past.void or past.number == past.promised:
        return
    why = f"{past.number} was entered for spin {past.key}, and {past.promised} was promised"
    _refuse(books, row, past.entered, why)


def cards_of(table: Table) -> Cards:
    """The cards of all coups that a table recalls."""
    live = {} if table.coup is None else {table.coup.key: tuple(table.coup.cards)}
    return {past.key: past.cards for past in table.past} | live


def check_cards(books: Books, row: StoredEvent, body: Any, before: Cards, table: Table) -> None:
    """Checks that a ruling did not change the cards of a promised shoe."""
    if (body.table, str(table.shoes)) not in books.deals:
        return
    after = cards_of(table)
    for coup, dealt in before.items():
        now = after.get(coup, dealt)
        if any(card not in (None, other) for card, other in zip(dealt, now, strict=False)):
            _refuse(books, row, row.type, f"Other cards were laid in coup {coup} than left a promised shoe")


def _refuse(books: Books, row: StoredEvent, entered: str, why: str) -> None:
    """Ends the audit, or only lists the entry if an earlier release allowed it."""
    if not entered.endswith(OLD):
        wrong(f"{why}.")
    books.notices.append(f"event {row.seq} of {row.stream}: {why}, before that was refused")
