"""Checks of chips moved on the layouts of terminals, and of corrected settlements."""

from typing import Any

from pitboss.audit.acting.signs import by_pieces, check_open, check_placed
from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import Lines, shift
from pitboss.audit.money.books import Books, Row
from pitboss.audit.money.terminals import (
    check_moment,
    installed,
    layout_of,
    net,
    returned,
    settled_lines,
    taken_back,
    unlocked,
)
from pitboss.kernel.text import Amount
from pitboss.store.log import StoredEvent


def _chips_taken_off(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = installed(books, row, body)
    table, stakes = layout_of(terminal, body)
    clauses = body.clauses or {}
    if not clauses:
        check_open(books, table, body.play)
    if not clauses.keys() <= body.stakes.keys():
        wrong("audit-clause-without-wager")
    lines: Lines = ()
    for wager, cents in body.stakes.items():
        lay = stakes.get(wager, 0)
        if cents > lay or (wager in clauses and cents != lay):
            wrong("audit-came-off", amount=Amount(cents), wager=wager, lay=Amount(lay))
        stakes[wager] = lay - cents
        lines += shift(f"{row.stream}/held", f"{row.stream}/chips", cents)
    _sweep(terminal.layouts, body.play)
    if books.pending is not None:
        books.pending.give(row.stream, sum(body.stakes.values()))
    return lines


def _chips_moved(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = unlocked(books, row, body)
    table, stakes = layout_of(terminal, body)
    lay = stakes.get(body.wager, 0)
    if body.cents > lay or body.counts > body.cents or body.wager == body.to:
        wrong("audit-dragged", lay=Amount(lay), wager=body.wager, amount=Amount(body.cents), to=body.to)
    stakes[body.wager] = lay - body.cents
    stakes[body.to] = stakes.get(body.to, 0) + body.counts
    check_placed(books, table, body.play, stakes, (body.to,))
    _sweep(terminal.layouts, body.play)
    back = body.cents - body.counts
    return shift(f"{row.stream}/held", f"{row.stream}/chips", back) if back else ()


def _settlement_voided(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = unlocked(books, row, body)
    before = taken_back(terminal, body)
    before.version, before.void = row.version, True
    stakes = sum(paid.stake for paid in body.taken_back.values())
    target = f"{row.stream}/chips"
    if body.forfeited:
        _check_forfeit(books, body)
        terminal.meters.forfeited += stakes
        target = f"table/{body.table}/win"
    meters = terminal.meters
    meters.plays -= 1
    meters.turnover -= stakes
    meters.wins -= returned(body.taken_back)
    sums = {account: -cents for account, cents in settled_lines(body, body.taken_back).items()}
    for account, cents in shift(f"{row.stream}/held", target, stakes):
        sums[account] += cents
    return net(sums)


def _wagers_forfeited(books: Books, row: StoredEvent, body: Any) -> Lines:
    check_moment(row, body)
    terminal = installed(books, row, body)
    table, stakes = layout_of(terminal, body)
    if (table, sum(stakes.values())) != (body.table, body.cents):
        wrong("audit-not-all-cleared", amount=Amount(body.cents), table=body.table, play=body.play)
    _check_forfeit(books, body)
    del terminal.layouts[body.play]
    terminal.meters.forfeited += body.cents
    return shift(f"{row.stream}/held", f"table/{body.table}/win", body.cents)


def _check_forfeit(books: Books, body: Any) -> None:
    """Checks that the game was invalidated and that this terminal's stakes were forfeited with it."""
    table, wheel = books.tables.get(body.table), books.wheels.get(body.table)
    past = [*(table.known if table else ()), *(wheel.known if wheel else ())]
    if not any(body.terminal in each.forfeits for each in past if each.key == body.play):
        wrong("audit-forfeit-not-ordered", terminal=body.terminal, play=body.play)


def _credits_adjusted(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = unlocked(books, row, body)
    before = terminal.recall(body.play)
    if not body.change or (before is None and body.play not in terminal.layouts):
        wrong("audit-nothing-adjusted", play=body.play)
    if before is not None and before.version < terminal.left:
        wrong("audit-player-had-left")
    terminal.meters.adjusted += body.change
    house, chips = "house/adjustments", f"{row.stream}/chips"
    return shift(house, chips, body.change) if body.change > 0 else shift(chips, house, -body.change)


def _correction_owed(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = installed(books, row, body)
    before = terminal.recall(body.play)
    if before is None or before.void or before.table != body.table:
        wrong("audit-settlement-right", play=body.play)
    owed, cleared = terminal.owed.get(body.play, (0, 0))
    if body.owed == owed:
        wrong("audit-owed-already", amount=Amount(owed), play=body.play)
    stays = body.play not in terminal.owed and before.version > terminal.left and not terminal.locked
    if stays and books.balances.get(f"{row.stream}/chips", 0) + body.owed >= 0:
        wrong("audit-account-could-pay")
    terminal.owed[body.play] = body.owed, cleared
    return ()


def _owed_cleared(books: Books, row: StoredEvent, body: Any) -> Lines:
    if books.counts and body.owed > 0:
        wrong("audit-gave-up-own-debt")
    return _clear(books, row, body)


def _owed_paid(books: Books, row: StoredEvent, body: Any) -> Lines:
    _clear(books, row, body)
    win = f"table/{body.table}/win"
    source, target = (win, "cage/cash") if body.owed > 0 else ("cage/cash", win)
    return shift(source, target, abs(body.owed))


def _clear(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = installed(books, row, body)
    owed, cleared = terminal.owed.get(body.play, (0, 0))
    if not body.owed or body.owed != owed - cleared:
        wrong("audit-cleared", owed=Amount(owed - cleared), play=body.play, cleared=Amount(body.owed))
    terminal.owed[body.play] = owed, owed
    return ()


def _sweep(layouts: dict[str, tuple[str, dict[str, int]]], play: str) -> None:
    """Removes wagers without chips from a layout, and a layout without wagers."""
    table, stakes = layouts.pop(play)
    lie = {wager: cents for wager, cents in stakes.items() if cents}
    if lie:
        layouts[play] = table, lie


PLAYING: tuple[Row, ...] = (
    ("chips-taken-off.1", "terminal play stakes clauses?", _chips_taken_off),
    ("chips-moved.1", "terminal play wager to cents counts", _chips_moved),
    ("chips-moved.2", "terminal play wager to cents counts", by_pieces(_chips_moved)),
    (
        "settlement-voided.1",
        "terminal table play reverses taken_back reason! approved_by! forfeited?",
        _settlement_voided,
    ),
    (
        "settlement-voided.2",
        "terminal table play reverses taken_back reason* approved_by! forfeited?",
        _settlement_voided,
    ),
    ("wagers-forfeited.1", "terminal table play cents reason! approved_by!", _wagers_forfeited),
    ("wagers-forfeited.2", "terminal table play cents reason* approved_by! at?", _wagers_forfeited),
    ("credits-adjusted.1", "terminal play change reason! approved_by!", _credits_adjusted),
    ("correction-owed.1", "terminal table play owed reason! approved_by!", _correction_owed),
    ("correction-owed.2", "terminal table play owed reason* approved_by! void?", _correction_owed),
    ("owed-cleared.1", "terminal play owed note! approved_by!", _owed_cleared),
    ("owed-paid.1", "terminal table play owed note! approved_by!", _owed_paid),
)
"""The events of chips on layouts and of corrected settlements."""
