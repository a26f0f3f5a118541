"""What is asked of the chip account of a player terminal, and what becomes of it."""

from collections.abc import Mapping

from pitboss.floor import chip_events as happened
from pitboss.floor.chip_account import ChipAccount, Layout
from pitboss.floor.chip_checks import (
    add,
    check_account,
    installed,
    leaving,
    locked,
    one_event,
    ready,
    take,
    unlocked,
)
from pitboss.floor.chip_events import Settings, SettledWager
from pitboss.floor.decision import Command, Decided, Decision, Given, Need, States, written
from pitboss.floor.holds import check_release
from pitboss.floor.played import Played, settle_played, wager_keys
from pitboss.floor.ticket_commands import find_ticket
from pitboss.floor.tickets import TicketIssued, TicketRedeemed, check_payable
from pitboss.floor.validation import make_number, ticket_key
from pitboss.game.settlement import Settlement, read_stake
from pitboss.kernel.instant import months_later
from pitboss.kernel.money import Cents, dollars
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.chart import find_kind
from pitboss.ledger.moves import read_amount

MOST_MONTHS = 120
"""The longest that a ticket may be good for."""


class SetTerminal(Command, frozen=True, tag="set-terminal"):
    """A terminal is to be installed, or set up anew."""

    terminal: str
    settings: Settings


class InsertNote(Command, frozen=True, tag="insert-note"):
    """A note is in the slot."""

    terminal: str
    cents: Cents


class InsertTicket(Command, frozen=True, tag="insert-ticket"):
    """A redeemable ticket is in the slot."""

    terminal: str
    number: str


class TransferCredit(Command, frozen=True, tag="transfer-credit"):
    """The central monitoring system wants to add credits."""

    terminal: str
    cents: Cents
    reference: str


class PlaceWagers(Command, frozen=True, tag="place-wagers"):
    """Chips are dragged onto the layout, or a whole layout is placed again: all of it, or nothing."""

    terminal: str
    table: str
    play: str
    stakes: Mapping[str, Cents]
    """What is to be added to each wager."""


class WithdrawWager(Command, frozen=True, tag="withdraw-wager"):
    """The chips of one wager are dragged off again."""

    terminal: str
    play: str
    wager: str


class ReturnWagers(Command, frozen=True, tag="return-wagers"):
    """A play counts for nothing, and its stakes are to go back."""

    terminal: str
    play: str
    reason: str


class SettleWagers(Command, frozen=True, tag="settle-wagers"):
    """A play came to a result that the dealer confirmed."""

    terminal: str
    play: str
    played: Played


class CorrectSettlement(Command, frozen=True, tag="correct-settlement"):
    """A play was settled on a wrong result; a supervisor says which is right."""

    terminal: str
    play: str
    played: Played
    reason: str
    approved_by: str


class CashOut(Command, frozen=True, tag="cash-out"):
    """The player leaves with all credits."""

    terminal: str


class CancelCredit(Command, frozen=True, tag="cancel-credit"):
    """Staff are to pay all credits by voucher, for instance because the printer is out of paper."""

    terminal: str
    patron: str
    witness: str
    approved_by: str | None = None
    """Who released a large payment."""


class EmptyStacker(Command, frozen=True, tag="empty-stacker"):
    """The notes are to go to the cage."""

    terminal: str
    cents: Cents
    """As counted."""


class UnlockAccount(Command, frozen=True, tag="unlock-account"):
    """A supervisor has looked into the incident."""

    terminal: str
    note: str
    approved_by: str


def set_terminal(_: States, command: SetTerminal, __: Given) -> Decision:
    """Installs a terminal, or sets it up anew."""
    refused = _check_settings(command.settings)
    if refused is not None:
        return refused
    stream = f"pt/{command.terminal}"
    if isinstance(find_kind(f"{stream}/chips"), Rejection):
        return bad_name(command.terminal)
    return Decided(((stream, happened.TerminalSet(command.terminal, command.settings)),))


def _check_settings(settings: Settings) -> Rejection | None:
    for amount in (*settings.notes, settings.credit_limit, settings.hand_pay_over):
        cents = read_amount(amount)
        if isinstance(cents, Rejection):
            return cents
    if not settings.notes:
        return Rejection(
            "bad-settings", "A terminal accepts notes of one denomination at the least.", "4.3.1"
        )
    if settings.ticket_months not in range(1, MOST_MONTHS + 1):
        return Rejection("bad-settings", f"Tickets are good for 1 to {MOST_MONTHS} months.")
    if not written(settings.venue) or (settings.message and not written(settings.message)):
        return Rejection("bad-settings", "The venue has a name, and what tickets say is one line of text.")
    return None


def insert_note(states: States, command: InsertNote, _: Given) -> Decision:
    """Takes a note of an accepted denomination, as long as the credit limit lets it."""
    account = ready(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    cents = read_amount(command.cents)
    if isinstance(cents, Rejection):
        return cents
    if cents not in account.settings.notes:
        accepted = ", ".join(dollars(note) for note in account.settings.notes)
        message = f"This terminal accepts notes of {accepted}; {dollars(cents)} goes back."
        return Rejection("note-not-accepted", message, "4.3.1")
    return add(account, happened.NoteInserted(command.terminal, cents))


def insert_ticket(states: States, command: InsertTicket, given: Given) -> Decision:
    """Takes a ticket as credits."""
    account = ready(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    found = find_ticket(states, command.number, given)
    if isinstance(found, Rejection):
        return found
    ticket = check_payable(found[1], given.at, claimed=None)
    if isinstance(ticket, Rejection):
        return ticket
    key, cents = ticket.issued.ticket, ticket.outstanding
    taken = add(account, happened.TicketTaken(command.terminal, key, cents))
    if not isinstance(taken, Decided):
        return taken
    redeemed = TicketRedeemed(key, cents, f"pt/{command.terminal}")
    return Decided(((found[0], redeemed), *taken.events))


def transfer_credit(states: States, command: TransferCredit, _: Given) -> Decision:
    """Takes credits that the central monitoring system transfers."""
    account = ready(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    cents = read_amount(command.cents)
    if isinstance(cents, Rejection):
        return cents
    if not written(command.reference):
        return Rejection("reference-needed", "A transfer has the monitoring system's reference.", "4.3.4")
    return add(account, happened.CreditTransferred(command.terminal, cents, command.reference))


def place_wagers(states: States, command: PlaceWagers, _: Given) -> Decision:
    """Holds stakes, if the account is sound and the credits are there.

    Whether wagers on the play are open, and which of them its game takes, is decided where the play is known.
    """
    account = ready(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    refused = check_stakes(command.stakes)
    if refused is not None:
        return refused
    layout = account.layouts.get(command.play)
    if layout is None:
        refused = check_play(account, command)
        if refused is not None:
            return refused
    elif layout.table != command.table:
        return Rejection("other-table", f"{command.play} is played at table {layout.table}.")
    placed = happened.WagersPlaced(command.terminal, command.table, command.play, dict(command.stakes))
    return take(account, placed)


def check_stakes(stakes: Mapping[str, Cents]) -> Rejection | None:
    """Whether stakes can be placed at all: a stake on what no game has could never be settled."""
    if not stakes:
        return Rejection("bad-stake", "Say which wagers to place.")
    for wager, stake in stakes.items():
        cents = read_stake(wager, stake)
        if isinstance(cents, Rejection):
            return cents
        if wager not in wager_keys():
            return Rejection("unknown-wager", f"No game has a wager {wager!r:.40}.")
    return None


def check_play(account: ChipAccount, command: PlaceWagers) -> Rejection | None:
    """Whether the first chips of a terminal may go onto a play."""
    if command.play in account.recent:
        return Rejection("play-settled", f"{command.play} is settled: wager on the next.", "4.2.6")
    if isinstance(find_kind(f"table/{command.table}/win"), Rejection):
        return bad_name(command.table)
    return None if written(command.play) else bad_name(command.play)


def withdraw_wager(states: States, command: WithdrawWager, _: Given) -> Decision:
    """Gives a held stake back to its player."""
    account = installed(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    layout = account.layouts.get(command.play)
    stake = None if layout is None else layout.stakes.get(command.wager)
    if stake is None:
        return Rejection("wager-not-placed", f"There is no wager on {command.wager:.40} to take off.")
    return one_event(account, happened.WagerWithdrawn(command.terminal, command.play, command.wager, stake))


def return_wagers(states: States, command: ReturnWagers, _: Given) -> Decision:
    """Gives back all stakes on a play that counts for nothing."""
    found = _laid(states, command.terminal, command.play)
    if isinstance(found, Rejection):
        return found
    if not written(command.reason):
        return Rejection("reason-needed", "Say in a line why the stakes go back.")
    account, layout = found
    total = sum(layout.stakes.values())
    return one_event(account, happened.WagersReturned(command.terminal, command.play, total, command.reason))


def settle_wagers(states: States, command: SettleWagers, _: Given) -> Decision:
    """Posts what a play came to. A play is settled once, and only a correction changes it."""
    found = _laid(states, command.terminal, command.play)
    if isinstance(found, Rejection):
        return found
    account, layout = found
    settled = settle_played(command.played, layout.stakes)
    if isinstance(settled, Rejection):
        return settled
    wagers = {wager: _settled(settlement) for wager, settlement in settled.items()}
    event = happened.WagersSettled(command.terminal, layout.table, command.play, command.played, wagers)
    return one_event(account, event)


def correct_settlement(states: States, command: CorrectSettlement, _: Given) -> Decision:
    """Takes a settlement back and makes it anew, as long as the player who made the wagers is there."""
    account = unlocked(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    if not written(command.reason, command.approved_by):
        return Rejection("not-authorised", "A supervisor approves a correction, and says why.", "11.5")
    wrong = account.recent.get(command.play)
    if wrong is None:
        return Rejection("play-not-settled", f"{command.play:.40} is not among the plays that are recalled.")
    if wrong.version < account.left:
        # What stands on the account since then is the next player's.
        message = "The player has cashed out since: the cage pays or claims the difference."
        return Rejection("player-left", message, "11.5")
    stakes = {wager: settled.stake for wager, settled in wrong.wagers.items()}
    settled = settle_played(command.played, stakes)
    if isinstance(settled, Rejection):
        return settled
    return take(
        account,
        happened.SettlementCorrected(
            command.terminal,
            wrong.table,
            command.play,
            wrong.version,
            wrong.wagers,
            command.played,
            {wager: _settled(settlement) for wager, settlement in settled.items()},
            command.reason,
            command.approved_by,
        ),
    )


def cash_out(states: States, command: CashOut, given: Given) -> Decision:
    """Pays all credits by ticket, or calls for a manual payout where they are too many for one."""
    account = leaving(states, command.terminal)
    if not isinstance(account, ChipAccount):
        return account
    sequence, cents, settings = account.sequence + 1, account.chips, account.settings
    if cents > settings.hand_pay_over:
        return take(account, happened.HandPayCalled(command.terminal, sequence, cents))
    attempt = 0
    while True:
        number = make_number(given.secret, command.terminal, sequence, attempt)
        key = ticket_key(given.secret, number)
        stream = f"ticket/{key}"
        if stream not in states:
            return Need(stream)
        if states[stream] is None:
            break
        attempt += 1
    taken = take(account, happened.TicketPrinted(command.terminal, key, sequence, cents))
    if not isinstance(taken, Decided) or taken.refused is not None:
        return taken
    expires = months_later(given.at, settings.ticket_months)
    venue, ends = settings.venue, number[-4:]
    issued = TicketIssued(key, venue, command.terminal, sequence, cents, given.at, expires, ends, attempt)
    return Decided((*taken.events, (stream, issued)))


def cancel_credit(states: States, command: CancelCredit, _: Given) -> Decision:
    """Pays all credits by voucher at the terminal."""
    account = leaving(states, command.terminal)
    if not isinstance(account, ChipAccount):
        return account
    if not written(command.patron, command.witness):
        return Rejection("form-not-signed", "The player signs the voucher, and a witness with them.", "9.1")
    event = happened.CreditCancelled(
        command.terminal,
        account.sequence + 1,
        account.chips,
        command.patron,
        command.witness,
        command.approved_by,
    )
    return check_release(account.chips, command.approved_by) or take(account, event)


def empty_stacker(states: States, command: EmptyStacker, _: Given) -> Decision:
    """Moves counted notes from the stacker to the cage."""
    account = installed(states, command.terminal)
    cents = read_amount(command.cents)
    if isinstance(account, Rejection):
        return account
    if isinstance(cents, Rejection):
        return cents
    return one_event(account, happened.StackerEmptied(command.terminal, cents))


def unlock_account(states: States, command: UnlockAccount, _: Given) -> Decision:
    """Opens a locked account again, once its meters agree."""
    account = installed(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    if account.locked is None:
        return Rejection("account-not-locked", f"Terminal {account.terminal} is not locked.")
    if not written(command.note, command.approved_by):
        return Rejection("not-authorised", "A supervisor looks into the incident, and says what it was.")
    problem = check_account(account)
    if problem is not None:
        return locked(problem)
    return one_event(account, happened.AccountUnlocked(command.terminal, command.note, command.approved_by))


def _laid(states: States, terminal: str, play: str) -> tuple[ChipAccount, Layout] | Rejection:
    """An account and its stakes on a play."""
    account = installed(states, terminal)
    if isinstance(account, Rejection):
        return account
    layout = account.layouts.get(play)
    if layout is not None:
        return account, layout
    if play in account.recent:
        return Rejection("play-settled", f"{play:.40} is settled already at this terminal.", "8.1")
    return Rejection("wager-not-placed", f"Terminal {account.terminal} has no wager on {play:.40}.")


def _settled(settlement: Settlement) -> SettledWager:
    """Keeps apart what only rounding up to the smallest chip added."""
    pays, won = settlement.pays, settlement.won
    # Of a call bet only the winning pieces are paid, and they come back beside what they won.
    exact = pays.numerator * (settlement.returned - won) // pays.denominator
    return SettledWager(settlement.stake, settlement.returned, won - exact)


def bad_name(name: str) -> Rejection:
    """Says that something cannot be called so."""
    return Rejection("bad-name", f"{name!r:.60} is no name: write letters, digits and hyphens.")
