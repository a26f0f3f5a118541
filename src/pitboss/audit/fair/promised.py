"""Checks that corrected results are the promised ones: a deal counts as promised, or is void."""

from typing import Any

from pitboss.audit.baccarat.coups import Table
from pitboss.audit.fair.mixing import key_of, spun
from pitboss.audit.finding import wrong
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
    number, spin, promised = past.number, past.key, past.promised
    if not past.entered.endswith(OLD):
        wrong("audit-number-not-promised", number=number, spin=spin, promised=promised)
    books.note("audit-notice-number-not-promised", row, number=number, spin=spin, promised=promised)


def cards_of(table: Table) -> Cards:
    """The cards of all coups that a table recalls."""
    live = {} if table.coup is None else {table.coup.key: tuple(table.coup.cards)}
    return {past.key: past.cards for past in table.known} | live


def check_cards(books: Books, row: StoredEvent, body: Any, before: Cards, table: Table) -> None:
    """Checks that a ruling did not change the cards of a promised shoe."""
    if (body.table, str(table.shoes)) not in books.deals:
        return
    after = cards_of(table)
    for coup, dealt in before.items():
        now = after.get(coup, dealt)
        if any(card not in (None, other) for card, other in zip(dealt, now, strict=False)):
            if not row.type.endswith(OLD):
                wrong("audit-cards-not-promised", coup=coup)
            books.note("audit-notice-cards-not-promised", row, coup=coup)
