"""The checks and effects of each event of a player terminal."""

from collections.abc import Mapping
from typing import Any

from pitboss.audit.acting.signs import by_pieces, check_placed, check_relieved, check_settled
from pitboss.audit.devices.devices import check_works
from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import NAME, TRANSIT, Lines, shift
from pitboss.audit.money.books import (
    AS_VOUCHER,
    BANK,
    MOST_EARLIER_PLAYS,
    RECALLED_PLAYS,
    TAKEN,
    Books,
    FollowUp,
    Row,
    Settlement,
    Terminal,
    Waiting,
    arrive,
    check_form,
    check_release,
    check_reviewed,
    review,
    withhold,
)
from pitboss.audit.money.counts import check_difference, counted_short, summed
from pitboss.audit.money.settlements import Paid, check_settlement
from pitboss.audit.people.patrons import expect
from pitboss.audit.roulette.spins import check_number
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Amount
from pitboss.store.log import StoredEvent


def _terminal_set(books: Books, row: StoredEvent, body: Any) -> Lines:
    if row.stream != f"pt/{body.terminal}" or not NAME.fullmatch(body.terminal):
        wrong("audit-other-terminal", terminal=body.terminal)
    if body.terminal in books.terminals:
        books.terminals[body.terminal].settings = body.settings
    else:
        books.terminals[body.terminal] = Terminal(body.settings)
    return ()


def _note_inserted(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = _ready(books, row, body)
    check_works(books, f"stacker-{body.terminal}")
    if body.cents not in terminal.settings.notes:
        wrong("audit-note-not-accepted", amount=Amount(body.cents))
    meters = terminal.meters
    meters.notes[body.cents] = meters.notes.get(body.cents, 0) + 1
    meters.cash_in += body.cents
    return _come_in(books, terminal, body, f"pt/{body.terminal}/stacker")


def _ticket_taken(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = _ready(books, row, body)
    check_works(books, f"stacker-{body.terminal}")
    arrive(books, "taken", body)
    terminal.meters.tickets_in += body.cents
    return _come_in(books, terminal, body, TRANSIT)


def _credit_transferred(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = _ready(books, row, body)
    books.follow_up = FollowUp(TAKEN, (body.reference, body.terminal, body.cents))
    terminal.meters.transfers_in += body.cents
    return _come_in(books, terminal, body, "house/monitoring")


def _wager_placed(books: Books, row: StoredEvent, body: Any) -> Lines:
    return _placed(books, row, body, {body.wager: body.cents})


def _wagers_placed(books: Books, row: StoredEvent, body: Any) -> Lines:
    return _placed(books, row, body, body.stakes)


def _placed(books: Books, row: StoredEvent, body: Any, placed: dict[str, Cents]) -> Lines:
    terminal = _ready(books, row, body)
    _check_player(books, terminal, body.table)
    if body.play in terminal.settled:
        wrong("audit-settled-already", play=body.play)
    if body.play not in terminal.layouts:
        if not NAME.fullmatch(body.table):
            wrong("audit-no-table", table=body.table)
        terminal.layouts[body.play] = body.table, {}
    table, stakes = terminal.layouts[body.play]
    if table != body.table:
        wrong("audit-played-elsewhere", play=body.play, table=table, stated=body.table)
    lines: Lines = ()
    for wager, cents in placed.items():
        stakes[wager] = stakes.get(wager, 0) + cents
        lines += shift(f"{row.stream}/chips", f"{row.stream}/held", cents)
    check_placed(books, table, body.play, stakes, placed)
    return lines


def _wager_withdrawn(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = installed(books, row, body)
    stakes = layout_of(terminal, body)[1]
    if body.wager not in stakes:
        wrong("audit-no-wager-to-take-off", wager=body.wager)
    if stakes.pop(body.wager) != body.cents:
        wrong("audit-not-what-lay", amount=Amount(body.cents), wager=body.wager)
    if not stakes:
        del terminal.layouts[body.play]
    return _pt(body, "held", "chips")


def _wagers_returned(books: Books, row: StoredEvent, body: Any) -> Lines:
    if not row.type.endswith(".1") and row.by.startswith("staff/") and body.approved_by is None:
        wrong("audit-returned-unsigned")
    check_moment(row, body)
    terminal = installed(books, row, body)
    placed = sum(layout_of(terminal, body)[1].values())
    if body.cents != placed:
        wrong("audit-returned", lay=Amount(placed), play=body.play, amount=Amount(body.cents))
    del terminal.layouts[body.play]
    if books.pending is not None:
        books.pending.give(row.stream, body.cents)
    if books.followed is not None:
        expect(books, body.terminal, body.play)
    return _pt(body, "held", "chips")


def _player_named(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = installed(books, row, body)
    if body.number is not None and body.number not in books.patrons:
        wrong("audit-no-patron", patron=body.number)
    terminal.patron = body.number or 0
    if books.followed is not None:
        expect(books, body.terminal)
    return ()


def _wagers_relieved(books: Books, row: StoredEvent, body: Any) -> Lines:
    """A supervisor changed one player's wagers while no card was seen and no ball lay in a pocket."""
    terminal = _ready(books, row, body)
    _check_player(books, terminal, body.table)
    table, lay = terminal.layouts.pop(body.play, (body.table, {}))
    if table != body.table or lay != body.lay or body.lies == body.lay:
        wrong("audit-relieved-other", play=body.play)
    check_relieved(books, table, body.play, body.lies)
    if body.lies:
        terminal.layouts[body.play] = table, dict(body.lies)
    more = sum(body.lies.values()) - sum(lay.values())
    chips, held = f"{row.stream}/chips", f"{row.stream}/held"
    if not more:
        return ()
    return shift(chips, held, more) if more > 0 else shift(held, chips, -more)


def _check_player(books: Books, terminal: Terminal, table: str | None) -> None:
    """Checks that the player there is excluded neither from the casino nor, at a game, from that game."""
    game = books.wheels.get(table or "") or books.tables.get(table or "")
    patron = books.patrons.get(terminal.patron)
    if patron is not None and patron.barred("" if game is None else game.edition):
        wrong("audit-excluded-takes-part", name=terminal.patron)


def _wagers_settled(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = installed(books, row, body)
    table, stakes = layout_of(terminal, body)
    if table != body.table:
        wrong("audit-played-elsewhere", play=body.play, table=table, stated=body.table)
    check_number(books, body.table, body.play, body.played.number)
    _check_cards(books, body)
    check_settled(books, body.table, body.play, stakes)
    check_settlement(body.played, stakes, body.wagers)
    check_moment(row, body)
    books.settlements += 1
    del terminal.layouts[body.play]
    terminal.settled[body.play] = Settlement(row.version, table, body.wagers)
    if len(terminal.settled) > RECALLED_PLAYS:
        oldest = next(iter(terminal.settled))
        terminal.forgotten[oldest] = terminal.settled.pop(oldest).digest
    meters = terminal.meters
    meters.plays += 1
    meters.turnover += sum(stakes.values())
    meters.wins += returned(body.wagers)
    return net(settled_lines(body, body.wagers))


def _settlement_corrected(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = unlocked(books, row, body)
    before = taken_back(terminal, body)
    stakes = {wager: paid.stake for wager, paid in before.wagers.items()}
    check_number(books, body.table, body.play, body.played.number)
    _check_cards(books, body)
    check_settlement(body.played, stakes, body.wagers)
    books.settlements += 1
    before.version, before.wagers = row.version, body.wagers
    terminal.meters.wins += returned(body.wagers) - returned(body.taken_back)
    sums = settled_lines(body, body.wagers)
    for account, cents in settled_lines(body, body.taken_back).items():
        sums[account] -= cents
    return net(sums)


def _settlement_recalled(books: Books, row: StoredEvent, body: Any) -> Lines:
    """A settlement is brought back from the log, as it was last known."""
    terminal = installed(books, row, body)
    owed, cleared = terminal.owed.get(body.play, (None, 0))
    past = Settlement(body.version, body.table, body.wagers, bool(body.void))
    due = terminal.forgotten.pop(body.play, None)
    if due is None:
        wrong("audit-not-forgotten", play=body.play)
    if (due, owed, cleared) != (past.digest, body.owed, body.cleared or 0):
        wrong("audit-recalled-otherwise", play=body.play)
    terminal.earlier[body.play] = past
    if len(terminal.earlier) > MOST_EARLIER_PLAYS:
        oldest = next(iter(terminal.earlier))
        terminal.forgotten[oldest] = terminal.earlier.pop(oldest).digest
    return ()


def _check_cards(books: Books, body: Any) -> None:
    """Checks that a play settled from a table of this floor was dealt to the end with these cards."""
    table = books.tables.get(body.table)
    if table is None:
        return
    if table.coup is not None and table.coup.key == body.play:
        wrong("audit-settled-under-way", play=body.play)
    past = next((past for past in table.known if past.key == body.play), None)
    if past is not None and (past.void or past.cards != body.played.cards):
        wrong("audit-other-cards", play=body.play)


def taken_back(terminal: Terminal, body: Any) -> Settlement:
    """The settlement that an event takes back. It must be the latest, and its player still present."""
    before = terminal.recall(body.play)
    if before is None or before.void:
        wrong("audit-not-recalled", play=body.play, count=RECALLED_PLAYS)
    if (body.reverses, body.table, body.taken_back) != (before.version, before.table, before.wagers):
        wrong("audit-reversed-settlement", play=body.play, version=before.version)
    if before.version < terminal.left or body.play in terminal.owed:
        wrong("audit-player-had-left-or-paid")
    return before


def _ticket_printed(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = _leave(books, row, body)
    if body.cents > terminal.settings.hand_pay_over:
        wrong("audit-by-hand", amount=Amount(body.cents))
    check_works(books, f"printer-{body.terminal}")
    terminal.meters.tickets_out += body.cents
    books.awaited = "issued", body.ticket, body.terminal, body.cents
    return shift(f"{row.stream}/chips", TRANSIT, body.cents)


def _hand_pay_called(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = _leave(books, row, body)
    if body.cents <= terminal.settings.hand_pay_over:
        wrong("audit-by-ticket", amount=Amount(body.cents))
    terminal.meters.hand_pays += body.cents
    terminal.payouts[body.sequence] = Waiting(body.cents)
    return _pt(body, "chips", "payable")


def _hand_paid(books: Books, row: StoredEvent, body: Any) -> Lines:
    payout = _payout(books, row, body)
    if payout.held(row.at):
        wrong("audit-payout-had-to-wait")
    check_release(body)
    check_form(body)
    return _end_payout(books, row, body, "house/bank" if body.form in BANK else "cage/cash")


def _hand_pay_withheld(books: Books, row: StoredEvent, body: Any) -> Lines:
    payout = _payout(books, row, body)
    withhold(payout, row, body)
    payout.aside = True
    return ()


def _hand_pay_reviewed(books: Books, row: StoredEvent, body: Any) -> Lines:
    review(_payout(books, row, body), row, body)
    return ()


def _hand_pay_released(books: Books, row: StoredEvent, body: Any) -> Lines:
    payout = _payout(books, row, body)
    if payout.hold is None:
        wrong("audit-payout-not-withheld")
    payout.hold = None
    return ()


def _hand_pay_refused(books: Books, row: StoredEvent, body: Any) -> Lines:
    check_reviewed(_payout(books, row, body), row, body)
    installed(books, row, body).refused[body.sequence] = body.cents
    return _end_payout(books, row, body, "house/withheld")


def _credit_cancelled(books: Books, row: StoredEvent, body: Any) -> Lines:
    _leave(books, row, body).meters.cancelled += body.cents
    ticket = getattr(body, "ticket", None)
    if ticket is None:
        # The first releases paid the cash in the same moment.
        check_release(body)
        return shift(f"{row.stream}/chips", "cage/cash", body.cents)
    books.awaited = AS_VOUCHER, ticket, body.terminal, body.cents
    return shift(f"{row.stream}/chips", TRANSIT, body.cents)


def _stacker_emptied(books: Books, row: StoredEvent, body: Any) -> Lines:
    installed(books, row, body)
    stacker, short = f"{row.stream}/stacker", body.short or 0
    if short:
        check_difference(body)
        if -books.balances.get(stacker, 0) != body.cents + short:
            wrong("audit-count-of-other", account=stacker)
    return summed((*counted_short(stacker, short), *shift("cage/cash", stacker, body.cents)))


def _account_locked(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = installed(books, row, body)
    if terminal.locked:
        wrong("audit-locked-already")
    terminal.locked = True
    books.incidents += 1
    return ()


def _account_unlocked(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = installed(books, row, body)
    if not terminal.locked:
        wrong("audit-not-locked")
    terminal.locked = False
    return ()


def _service_called(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = installed(books, row, body)
    if terminal.called:
        wrong("audit-called-already")
    if body.at != row.at:
        wrong("audit-other-moment")
    terminal.called = True
    return ()


def _call_answered(books: Books, row: StoredEvent, body: Any) -> Lines:
    terminal = installed(books, row, body)
    if not terminal.called:
        wrong("audit-nobody-called")
    terminal.called = False
    return ()


def installed(books: Books, row: StoredEvent, body: Any) -> Terminal:
    """The terminal of an event. It must be installed."""
    terminal = books.terminals.get(body.terminal)
    if terminal is None or row.stream != f"pt/{body.terminal}":
        wrong("audit-terminal-not-installed", terminal=body.terminal)
    return terminal


def unlocked(books: Books, row: StoredEvent, body: Any) -> Terminal:
    """The terminal of an event. It must not be locked."""
    terminal = installed(books, row, body)
    if terminal.locked:
        wrong("audit-moved-while-locked")
    return terminal


def _ready(books: Books, row: StoredEvent, body: Any) -> Terminal:
    """The terminal of an event. Money must be allowed in and out."""
    terminal = unlocked(books, row, body)
    if terminal.payouts and not all(payout.aside for payout in terminal.payouts.values()):
        wrong("audit-moved-while-payout")
    return terminal


def _leave(books: Books, row: StoredEvent, body: Any) -> Terminal:
    """The terminal of an event that pays out all its credits under the next number."""
    terminal = _ready(books, row, body)
    if terminal.layouts:
        wrong("audit-left-with-chips-down")
    chips = books.balances.get(f"pt/{body.terminal}/chips", 0)
    if body.cents != chips:
        wrong("audit-paid-out", balance=Amount(chips), amount=Amount(body.cents))
    terminal.sequence += 1
    if body.sequence != terminal.sequence:
        wrong("audit-sequence", number=body.sequence, next=terminal.sequence)
    terminal.left = row.version
    return terminal


def _come_in(books: Books, terminal: Terminal, body: Any, source: str) -> Lines:
    """Adds credits from another account, within the limit of the terminal."""
    _check_player(books, terminal, None)
    account, limit = f"pt/{body.terminal}/chips", terminal.settings.credit_limit
    if books.balances.get(account, 0) + body.cents > limit:
        wrong("audit-credit-limit", limit=Amount(limit))
    return shift(source, account, body.cents)


def _pt(body: Any, source: str, target: str) -> Lines:
    return shift(f"pt/{body.terminal}/{source}", f"pt/{body.terminal}/{target}", body.cents)


def layout_of(terminal: Terminal, body: Any) -> tuple[str, dict[str, Cents]]:
    """The table of a play, and the stakes on it."""
    layout = terminal.layouts.get(body.play)
    if layout is None:
        wrong("audit-nothing-placed", play=body.play)
    return layout


def settled_lines(body: Any, wagers: Mapping[str, Paid]) -> dict[str, Cents]:
    """The postings of a settlement: stakes and payments at the table, and the cost of rounding."""
    stakes = sum(paid.stake for paid in wagers.values())
    rounding = sum(paid.rounding for paid in wagers.values())
    back = returned(wagers)
    return {
        f"pt/{body.terminal}/held": -stakes,
        f"table/{body.table}/win": stakes - back + rounding,
        f"pt/{body.terminal}/chips": back,
        "house/rounding": -rounding,
    }


def net(sums: dict[str, Cents]) -> Lines:
    """The lines without accounts that do not change."""
    return tuple((account, cents) for account, cents in sums.items() if cents)


def check_moment(row: StoredEvent, body: Any) -> None:
    """Checks that a settlement says the time of its event, if its release recorded one."""
    if getattr(body, "at", None) not in (None, row.at):
        wrong("audit-other-moment")


def returned(wagers: Mapping[str, Paid]) -> Cents:
    """The total that wagers returned."""
    return sum(paid.returned for paid in wagers.values())


def _payout(books: Books, row: StoredEvent, body: Any) -> Waiting:
    payout = installed(books, row, body).payouts.get(body.sequence)
    if payout is None:
        wrong("audit-no-payout", number=body.sequence)
    return payout


def _end_payout(books: Books, row: StoredEvent, body: Any, target: str) -> Lines:
    payout = unlocked(books, row, body).payouts.pop(body.sequence)
    if body.cents != payout.cents:
        wrong("audit-payout-amount", waiting=Amount(payout.cents), amount=Amount(body.cents))
    return shift(f"{row.stream}/payable", target, body.cents)


TERMINALS: tuple[Row, ...] = (
    ("terminal-set.1", "terminal settings", _terminal_set),
    ("note-inserted.1", "terminal cents", _note_inserted),
    ("ticket-taken.1", "terminal ticket cents", _ticket_taken),
    ("credit-transferred.1", "terminal cents reference!", _credit_transferred),
    ("wager-placed.1", "terminal table play wager cents", _wager_placed),
    ("wager-placed.2", "terminal table play stakes", _wagers_placed),
    ("wager-placed.3", "terminal table play stakes", by_pieces(_wagers_placed)),
    ("wager-withdrawn.1", "terminal play wager cents", _wager_withdrawn),
    ("wagers-returned.1", "terminal play cents reason!", _wagers_returned),
    ("wagers-returned.2", "terminal play cents reason! approved_by?", _wagers_returned),
    ("wagers-returned.3", "terminal play cents reason* approved_by? at?", _wagers_returned),
    ("player-named.1", "terminal by! number?", _player_named),
    ("wagers-relieved.1", "terminal table play lies lay reason! by!", by_pieces(_wagers_relieved)),
    ("wagers-settled.1", "terminal table play played wagers at?", _wagers_settled),
    (
        "settlement-corrected.1",
        "terminal table play reverses taken_back played wagers reason! approved_by!",
        _settlement_corrected,
    ),
    (
        "settlement-recalled.1",
        "terminal table play version played wagers at? void? grounds? owed? cleared? void_here?",
        _settlement_recalled,
    ),
    (
        "settlement-corrected.2",
        "terminal table play reverses taken_back played wagers reason* approved_by!",
        _settlement_corrected,
    ),
    ("ticket-printed.1", "terminal ticket sequence cents", _ticket_printed),
    ("hand-pay-called.1", "terminal sequence cents", _hand_pay_called),
    ("hand-paid.1", "terminal sequence cents patron! witness! approved_by? form? reference?", _hand_paid),
    ("hand-pay-withheld.1", "terminal sequence reason! inspector? until? identify?", _hand_pay_withheld),
    ("hand-pay-reviewed.1", "terminal sequence agrees note! by!", _hand_pay_reviewed),
    ("hand-pay-released.1", "terminal sequence determination!", _hand_pay_released),
    ("hand-pay-refused.1", "terminal sequence cents determination! inspector!", _hand_pay_refused),
    ("hand-pay-refused.2", "terminal sequence cents determination! inspector!", _hand_pay_refused),
    ("credit-cancelled.1", "terminal sequence cents patron! witness! approved_by?", _credit_cancelled),
    ("credit-cancelled.2", "terminal sequence cents patron! witness! ticket!", _credit_cancelled),
    ("stacker-emptied.1", "terminal cents short? reason? approved_by?", _stacker_emptied),
    ("account-locked.1", "terminal incident!", _account_locked),
    ("account-locked.2", "terminal incident*", _account_locked),
    ("account-unlocked.1", "terminal note! approved_by!", _account_unlocked),
    ("service-called.1", "terminal at", _service_called),
    ("call-answered.1", "terminal by!", _call_answered),
)
"""The events of player terminals."""
