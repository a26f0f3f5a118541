"""Checks of restores: open plays and promises end first, and each lost ticket's slip is paid once."""

from typing import Any

from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import Lines, shift
from pitboss.audit.money.books import Books, LostSlip, Restore, Row, check_release
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Amount
from pitboss.store.log import StoredEvent

STREAM = "recovery/floor"


def _restored(books: Books, row: StoredEvent, body: Any) -> Lines:
    known = {name: terminal.sequence for name, terminal in books.terminals.items()}
    ends = [(seq, digest.hex(), at) for seq, digest, at in books.heads]
    if row.stream != STREAM or body.at != row.at or (body.seq, body.digest, body.last) not in ends:
        wrong("audit-other-end")
    if body.sequences != known:
        wrong("audit-last-slips")
    if any(body.epoch == each.epoch for each in books.restores):
        wrong("audit-epoch-begun", epoch=body.epoch)
    books.restores.append(Restore(body.epoch, body.seq, body.last, row.at, body.sequences))
    books.stale = set(books.deals)
    for table in books.tables.values():
        table.ended_shoe = table.shoes
    return ()


def note_ended(books: Books, row: StoredEvent, body: Any, cents: Cents = 0) -> None:
    """Notes the plays that an act ended after a restore, and the amount returned with them."""
    if books.pending is not None:
        books.pending.voided += [
            f"{row.stream.partition('/')[2]}/{each.coup}" for each in body.incidents or () if each.coup
        ]
        books.pending.give(row.stream, cents)


def _ended(books: Books, row: StoredEvent, body: Any) -> Lines:
    restore = books.pending or wrong("audit-no-restore-open")
    if row.stream != STREAM or body.epoch != restore.epoch:
        wrong("audit-other-restore")
    if books.stale:
        game, deal = min(books.stale)
        wrong("audit-promise-not-withdrawn", deal=deal, game=game)
    open_ = [name for name, table in books.tables.items() if table.coup is not None]
    open_ += [name for name, wheel in books.wheels.items() if wheel.spin is not None]
    if open_:
        wrong("audit-play-not-ended", game=open_[0])
    recorded = (list(body.withdrawn or ()), list(body.voided or ()), body.returned or {})
    if recorded != (restore.withdrawn, restore.voided, restore.returned):
        wrong("audit-restore-account")
    restore.in_order = True
    return ()


def _presented(books: Books, row: StoredEvent, body: Any) -> Lines:
    _belongs(row, body)
    lost = [
        each
        for each in books.restores
        if body.sequence > each.sequences.get(body.terminal, body.sequence)
        and (each.last, each.at) == (body.printed_after, body.printed_before)
    ]
    if not lost or body.slip in books.slips:
        wrong("audit-no-lost-slip")
    most = books.terminals[body.terminal].settings.hand_pay_over
    if body.cents > most:
        wrong("audit-ticket-over", most=Amount(most))
    books.slips[body.slip] = LostSlip(body.cents)
    return ()


def _paid(books: Books, row: StoredEvent, body: Any) -> Lines:
    if _open(books, row, body).cents != body.cents:
        wrong("audit-slip-amount")
    check_release(body)
    return shift(f"{row.stream}/paid", "cage/cash", body.cents)


def _refused(books: Books, row: StoredEvent, body: Any) -> Lines:
    _open(books, row, body)
    return ()


def _open(books: Books, row: StoredEvent, body: Any) -> LostSlip:
    """An undecided slip, for the one decision by two people."""
    _belongs(row, body)
    slip = books.slips.get(body.slip)
    if slip is None or slip.ended:
        wrong("audit-slip-not-presented")
    if f"staff/{body.approved_by}" == row.by:
        wrong("audit-approved-own", name=body.approved_by)
    slip.ended = True
    return slip


def _belongs(row: StoredEvent, body: Any) -> None:
    if row.stream != f"lost-slip/{body.slip}":
        wrong("audit-other-slip", slip=body.slip)


RESTORES: tuple[Row, ...] = (
    ("floor-restored.1", "epoch! seq digest! last at sequences new_key?", _restored),
    ("restore-ended.1", "epoch! withdrawn? voided? returned?", _ended),
    (
        "slip-presented.1",
        "slip! terminal sequence cents ends printed_after printed_before",
        _presented,
    ),
    ("slip-paid.1", "slip! cents reason! approved_by!", _paid),
    ("slip-refused.1", "slip! reason! approved_by!", _refused),
)
"""The events of restores and of slips for lost tickets."""
