"""Commands to the chip account of a player terminal, apart from wagers, and their decisions."""

from pitboss.acting.plays import Phase
from pitboss.acting.state import GameState
from pitboss.floor.devices.devices import find_failure
from pitboss.floor.kinds import check_rules, kind_of
from pitboss.floor.restores.recovery import recovery_of
from pitboss.floor.terminals.chips import chip_events as happened
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_checks import (
    add,
    bad_name,
    check_account,
    installed,
    leaving,
    locked,
    not_recalled,
    one_event,
    player_left,
    ready,
    take,
    unlocked,
)
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.terminals.games import find_game
from pitboss.floor.terminals.playing import check_player
from pitboss.floor.tickets import transfers
from pitboss.floor.tickets.ticket_commands import find_ticket
from pitboss.floor.tickets.tickets import PaperKind, TicketIssued, TicketRedeemed, check_by_machine
from pitboss.floor.tickets.validation import make_number, ticket_key
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, Need, States, is_line
from pitboss.kernel.instant import months_later
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, FloorPlace, ListOf
from pitboss.ledger.chart import find_kind
from pitboss.ledger.counts import Difference, check_count
from pitboss.ledger.moves import read_amount
from pitboss.words.languages import Language, closest

MOST_MONTHS = 120
"""The longest validity of a ticket."""


class SetTerminal(Command, frozen=True, tag="set-terminal"):
    """Installs a terminal, or sets it up again."""

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
    """The central monitoring system adds credits."""

    terminal: str
    cents: Cents
    reference: str


class CashOut(Command, frozen=True, tag="cash-out"):
    """The player leaves with all credits."""

    terminal: str
    language: Language = ""
    """The language that the player chose. Their ticket is printed in it, or else in that of the house."""


class CancelCredit(Command, frozen=True, tag="cancel-credit"):
    """Staff issue a payout voucher for all credits, for instance because the printer is out of paper."""

    terminal: str
    patron: str
    """To whom it is given."""
    witness: str


class EmptyStacker(Command, frozen=True, tag="empty-stacker"):
    """Moves the notes to the cage."""

    terminal: str
    cents: Cents
    """As counted."""
    reason: str = ""
    """Why it is more or less than booked."""
    approved_by: str | None = None
    """The second person, if it is."""


class AdjustCredits(Command, frozen=True, tag="adjust-credits"):
    """After a malfunction a supervisor corrects credits that no new settlement can correct."""

    terminal: str
    play: str
    """The play that it is about, on the layout or recalled."""
    change: int
    """The credits to add; negative to take credits off."""
    reason: str
    approved_by: str


class UnlockAccount(Command, frozen=True, tag="unlock-account"):
    """A supervisor has investigated the incident."""

    terminal: str
    note: str
    approved_by: str


def set_terminal(_: States, command: SetTerminal, __: Given) -> Decision:
    """Installs a terminal, or sets it up again."""
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
        return Rejection("bad-settings", {"case": "notes"}, "4.3.1")
    if settings.ticket_months not in range(1, MOST_MONTHS + 1):
        return Rejection("bad-settings", {"case": "ticket-months", "most": MOST_MONTHS})
    if not is_line(settings.venue) or (settings.message and not is_line(settings.message)):
        return Rejection("bad-settings", {"case": "venue"})
    return None


def insert_note(states: States, command: InsertNote, _: Given) -> Decision:
    """Accepts a note of an accepted denomination, within the credit limit."""
    account = _slotted(states, command.terminal)
    if isinstance(account, Rejection | Need):
        return account
    cents = read_amount(command.cents)
    if isinstance(cents, Rejection):
        return cents
    if cents not in account.settings.notes:
        accepted = ListOf(tuple(map(Amount, account.settings.notes)))
        return Rejection("note-not-accepted", {"accepted": accepted, "note": Amount(cents)}, "4.3.1")
    return add(account, happened.NoteInserted(command.terminal, cents))


def insert_ticket(states: States, command: InsertTicket, given: Given) -> Decision:
    """Accepts a ticket as credits."""
    account = _slotted(states, command.terminal)
    if isinstance(account, Rejection | Need):
        return account
    located = find_ticket(states, command.number, given)
    if isinstance(located, Rejection):
        return located
    ticket = check_by_machine(located[1], given.at)
    if isinstance(ticket, Rejection):
        return ticket
    key, cents = ticket.issued.ticket, ticket.outstanding
    taken = add(account, happened.TicketTaken(command.terminal, key, cents))
    if not isinstance(taken, Decided):
        return taken
    redeemed = TicketRedeemed(key, cents, f"pt/{command.terminal}")
    return Decided(((located[0], redeemed), *taken.events))


def _slotted(states: States, terminal: str) -> ChipAccount | Rejection | Need:
    """An account that may receive money, with a stacker that works."""
    # What staff or a device said about the failure is for staff.
    if find_failure(states, f"stacker-{terminal}") is None:
        return _receiving(states, terminal)
    return Rejection("stacker-failed", clause="4.3.1")


def _receiving(states: States, terminal: str) -> ChipAccount | Rejection | Need:
    """An account that may receive money, of a player who is not excluded from the casino."""
    account = ready(states, terminal)
    if isinstance(account, Rejection):
        return account
    return check_player(states, account) or account


def transfer_credit(states: States, command: TransferCredit, _: Given) -> Decision:
    """Accepts credits that the central monitoring system transfers, once for each of its references."""
    account = _receiving(states, command.terminal)
    if isinstance(account, Rejection | Need):
        return account
    cents = read_amount(command.cents)
    if isinstance(cents, Rejection):
        return cents
    if not is_line(command.reference):
        return Rejection("reference-needed", clause="4.3.4")
    stream = transfers.stream_of(command.reference)
    before = states[stream]
    if isinstance(before, transfers.Transfer):
        amount, terminal = Amount(before.taken.cents), before.taken.terminal
        return Rejection(
            "transfer-repeated",
            {
                "reference": f"{command.reference:.60}",
                "amount": amount,
                "terminal": FloorPlace(f"pt/{terminal}"),
            },
            "4.3.4",
        )
    added = add(account, happened.CreditTransferred(command.terminal, cents, command.reference))
    if not isinstance(added, Decided):
        return added
    taken = transfers.TransferTaken(command.reference, command.terminal, cents)
    return Decided((*added.events, (stream, taken)))


def check_dealing(states: States, account: ChipAccount) -> Rejection | Need | None:
    """Whether a player may leave the game that they play: from the end of its period to its result, no."""
    now = find_game(states, account.game) if account.game else None
    if isinstance(now, Need):
        return now
    if not isinstance(now, GameState) or check_rules(now) is not None:
        return None
    dealing = kind_of(now).phase(now)[0] in (Phase.CLOSED, Phase.PAUSED)
    return Rejection("wagers-closed", {"case": "leave-after-result"}, "8.3") if dealing else None


def cash_out(states: States, command: CashOut, given: Given) -> Decision:
    """Pays all credits by ticket, or calls for a manual payout if they are too many for one."""
    account = leaving(states, command.terminal)
    if not isinstance(account, ChipAccount):
        return account
    stays = check_dealing(states, account)
    if stays is not None:
        return stays
    sequence, cents = account.sequence + 1, account.chips
    if cents > account.settings.hand_pay_over:
        return take(account, happened.HandPayCalled(command.terminal, sequence, cents))
    if find_failure(states, f"printer-{command.terminal}") is not None:
        return Rejection("printer-failed", clause="8.4")
    # An unknown language must not keep players from their money.
    issued = _issue(states, account, given, PaperKind.TICKET, closest([command.language], otherwise=""))
    if isinstance(issued, Need):
        return issued
    return _leave(account, happened.TicketPrinted(command.terminal, issued.ticket, sequence, cents), issued)


def _issue(
    states: States, account: ChipAccount, given: Given, kind: PaperKind, language: Language = ""
) -> TicketIssued | Need:
    """The next paper of a terminal for all its credits, under a number that is free."""
    sequence, settings = account.sequence + 1, account.settings
    attempt, epoch = 0, recovery_of(states).epoch
    while True:
        number = make_number(given.secret, account.terminal, sequence, attempt, epoch)
        key = ticket_key(given.secret, number)
        stream = f"ticket/{key}"
        if stream not in states:
            return Need(stream)
        if states[stream] is None:
            break
        attempt += 1
    return TicketIssued(
        key,
        settings.venue,
        account.terminal,
        sequence,
        account.chips,
        given.at,
        months_later(given.at, settings.ticket_months),
        number[-4:],
        attempt,
        epoch,
        language,
        kind,
    )


def _leave(account: ChipAccount, event: Event, issued: TicketIssued) -> Decision:
    """The credits leave the account, and the paper is worth them."""
    taken = take(account, event)
    if not isinstance(taken, Decided) or taken.refused is not None:
        return taken
    return Decided((*taken.events, (f"ticket/{issued.ticket}", issued)))


def cancel_credit(states: States, command: CancelCredit, given: Given) -> Decision:
    """Issues a payout voucher for all credits. The cage pays it when it is presented."""
    account = leaving(states, command.terminal)
    if not isinstance(account, ChipAccount):
        return account
    if not is_line(command.patron, command.witness):
        return Rejection("form-not-signed", {"case": "voucher"}, "9.1")
    issued = _issue(states, account, given, PaperKind.VOUCHER)
    if isinstance(issued, Need):
        return issued
    event = happened.CreditCancelled(
        command.terminal,
        issued.sequence,
        issued.cents,
        command.patron,
        command.witness,
        ticket=issued.ticket,
    )
    return _leave(account, event, issued)


def empty_stacker(states: States, command: EmptyStacker, _: Given) -> Decision:
    """Moves the counted notes from the stacker to the cage. It is empty then, whatever was booked."""
    account = installed(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    booked = -account.balances.get(f"pt/{command.terminal}/stacker", 0)
    refused = check_count(command.cents, booked, Difference(command.reason, command.approved_by))
    if refused is not None:
        return refused
    event = happened.StackerEmptied(
        command.terminal, command.cents, booked - command.cents, command.reason, command.approved_by
    )
    return one_event(account, event)


def adjust_credits(states: States, command: AdjustCredits, _: Given) -> Decision:
    """Adds credits or takes them off, while the player of that play is still there."""
    account = unlocked(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    cents = read_amount(abs(command.change))
    if isinstance(cents, Rejection):
        return cents
    if not is_line(command.reason, command.approved_by):
        return Rejection("not-authorised", {"case": "adjust"}, "11.5")
    recalled = account.recall(command.play)
    if recalled is None and command.play not in account.layouts:
        return not_recalled(account, command.play, "11.5")
    if recalled is not None and recalled.version < account.left:
        return player_left()
    event = happened.CreditsAdjusted(
        command.terminal, command.play, command.change, command.reason, command.approved_by
    )
    return take(account, event)


def unlock_account(states: States, command: UnlockAccount, _: Given) -> Decision:
    """Unlocks an account, once its meters agree."""
    account = installed(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    if account.locked is None:
        return Rejection("account-not-locked", {"terminal": FloorPlace(f"pt/{account.terminal}")})
    if not is_line(command.note, command.approved_by):
        return Rejection("not-authorised", {"case": "unlock"})
    problem = check_account(account)
    if problem is not None:
        return locked(problem)
    return one_event(account, happened.AccountUnlocked(command.terminal, command.note, command.approved_by))
