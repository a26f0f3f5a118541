"""Plays put right at many terminals by one act: its results, and the events that must follow it."""

from typing import Any

import msgspec

from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import Lines
from pitboss.audit.money.books import Books
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Amount
from pitboss.store.log import StoredEvent

CORRECT_PLAYS = "correct-plays"
"""The act that puts plays right at terminals."""
RECALCULATES, VOIDS = "recalculate", ("void-unconfirmed", "void-terminal-plays")
"""The orders by which it does so."""
UNCHANGED = "unchanged"
WRITTEN = {
    "corrected": "settlement-corrected.2",
    "voided": "settlement-voided.2",
    "returned": "wagers-returned.3",
    "owed": "correction-owed.2",
}
"""The event of each result."""
ALLOWED = {RECALCULATES: (UNCHANGED, "corrected", "owed"), **dict.fromkeys(VOIDS, (UNCHANGED, *WRITTEN))}
"""The results of each order."""
NEVER_BY_STAFF = WRITTEN["corrected"]
"""Staff cause this event only by such an act: otherwise the game settles again, and nobody by hand."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What became of the wagers of a terminal on a play, as the log records it."""

    terminal: str
    play: str
    how: str
    change: int


def expect(books: Books, body: Any, act: Any) -> None:
    """Notes the results of an act. The next events of its command must be theirs, in this order."""
    orders = [order["effect"] for order in (body.ruling or {}).get("orders", ())]
    order = next((effect for effect in orders if effect in ALLOWED), None)
    if order is None or not act.reason.strip():
        wrong("audit-no-order")
    named = [(each.terminal, each.play) for each in act.results]
    if not named or len(set(named)) < len(named) or not {play for _, play in named} <= set(act.plays):
        wrong("audit-results-of-plays")
    for each in act.results:
        if each.how not in ALLOWED[order] or (each.how == UNCHANGED and each.change):
            wrong("audit-result-not-ordered", terminal=each.terminal, play=each.play)
    books.results.extend(each for each in act.results if each.how != UNCHANGED)
    _allow(books)


def check_follows(books: Books, row: StoredEvent, *, same: bool) -> None:
    """Checks that no event stands between an act and the results of its terminals."""
    if books.results and (not same or row.type != WRITTEN[books.results[0].how]):
        due = books.results[0]
        wrong("audit-result-missing", terminal=due.terminal, play=due.play)
    if not books.results and row.type == NEVER_BY_STAFF and row.by.startswith("staff/"):
        wrong("audit-settled-by-hand")


def check_result(books: Books, row: StoredEvent, body: Any, posted: Lines) -> None:
    """Compares an event of a terminal with the result that staff saw and signed."""
    if not books.results or row.type not in WRITTEN.values():
        return
    due = books.results.popleft()
    change: Cents = sum(cents for account, cents in posted if account == f"{row.stream}/chips")
    change = body.owed if due.how == "owed" else change
    if (body.terminal, body.play) != (due.terminal, due.play):
        wrong("audit-result-missing", terminal=due.terminal, play=due.play)
    if change != due.change:
        wrong("audit-result-change", terminal=due.terminal, seen=Amount(due.change), change=Amount(change))
    _allow(books)


def check_none_missing(books: Books, seq: int) -> None:
    """Checks at the end of the log that every result was written."""
    if books.results:
        wrong("audit-result-missing", seq, terminal=books.results[0].terminal, play=books.results[0].play)


def _allow(books: Books) -> None:
    books.more = frozenset((WRITTEN[books.results[0].how],)) if books.results else frozenset()
