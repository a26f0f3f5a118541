"""What is asked of the chip account of a player terminal, and what becomes of it."""

from pitboss.floor import chip_events as happened
from pitboss.floor.chip_account import ChipAccount, Layout, Payout
from pitboss.floor.chip_events import Settings, SettledWager
from pitboss.floor.decision import Command, Decided, Decision, Event, Given, Need, States
from pitboss.floor.played import Played, settle_played
from pitboss.floor.ticket_commands import check_withholding, find_ticket, no_determination, no_review
from pitboss.floor.tickets import TicketIssued, TicketRedeemed, check_payable
from pitboss.floor.validation import make_number, ticket_key
from pitboss.game.settlement import Settlement, read_stake
from pitboss.kernel.instant import Instant, months_later
from pitboss.kernel.money import Cents, dollars
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.chart import find_kind
from pitboss.ledger.entry import check_ceiling
from pitboss.ledger.meters import self_check


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


class PlaceWager(Command, frozen=True, tag="place-wager"):
    """Chips are dragged onto the layout."""

    terminal: str
    table: str
    play: str
    wager: str
    cents: Cents


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


class PayHand(Command, frozen=True, tag="pay-hand"):
    """A manual payout is to be paid: the player has verified the amount and signed the form."""

    terminal: str
    cents: Cents
    """As written on the form."""
    patron: str
    """Who signed for it."""
    witness: str


class WithholdHandPay(Command, frozen=True, tag="withhold-hand-pay"):
    """Payment is to wait for an inquiry (9.2), or until a time agreed with the player (9.3.1)."""

    terminal: str
    reason: str
    inspector: str | None = None
    until: Instant | None = None


class ReleaseHandPay(Command, frozen=True, tag="release-hand-pay"):
    """The inquiry ended well."""

    terminal: str
    determination: str


class RefuseHandPay(Command, frozen=True, tag="refuse-hand-pay"):
    """The inquiry ended badly, and the Inspector has reviewed it."""

    terminal: str
    determination: str
    inspector: str


class CancelCredit(Command, frozen=True, tag="cancel-credit"):
    """Staff are to pay all credits by voucher, for instance because the printer is out of paper."""

    terminal: str
    patron: str
    witness: str


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


def set_terminal(states: States, command: SetTerminal, _: Given) -> Decision:
    """Installs a terminal, or sets it up anew."""
    settings = command.settings
    amounts = (*settings.notes, settings.credit_limit, settings.hand_pay_over, settings.ticket_months)
    if not settings.notes or any(amount <= 0 for amount in amounts):
        return Rejection(
            "bad-settings", "A terminal's notes, limits and months are all over nothing.", "4.3.1"
        )
    stream = f"pt/{command.terminal}"
    known = find_kind(f"{stream}/chips")
    if isinstance(known, Rejection):
        return Rejection(
            "bad-name", f"{command.terminal!r:.60} is no name: write letters, digits and hyphens."
        )
    _account_of(states, stream)
    return Decided(((stream, happened.TerminalSet(command.terminal, settings)),))


def insert_note(states: States, command: InsertNote, _: Given) -> Decision:
    """Takes a note of an accepted denomination, as long as the credit limit lets it."""
    account = _ready(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    if command.cents not in account.settings.notes:
        accepted = ", ".join(dollars(note) for note in account.settings.notes)
        message = f"This terminal accepts notes of {accepted}; {dollars(command.cents)} goes back."
        return Rejection("note-not-accepted", message, "4.3.1")
    return _add(account, happened.NoteInserted(command.terminal, command.cents))


def insert_ticket(states: States, command: InsertTicket, given: Given) -> Decision:
    """Takes a ticket as credits."""
    account = _ready(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    found = find_ticket(states, command.number, given)
    if isinstance(found, Rejection):
        return found
    ticket = check_payable(found[1], given.at, claimed=None)
    if isinstance(ticket, Rejection):
        return ticket
    key, cents = ticket.issued.ticket, ticket.outstanding
    taken = _add(account, happened.TicketTaken(command.terminal, key, cents))
    if not isinstance(taken, Decided):
        return taken
    redeemed = TicketRedeemed(key, cents, f"pt/{command.terminal}")
    return Decided(((found[0], redeemed), *taken.events))


def transfer_credit(states: States, command: TransferCredit, _: Given) -> Decision:
    """Takes credits that the central monitoring system transfers."""
    account = _ready(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    cents = read_stake("the transfer", command.cents)
    if isinstance(cents, Rejection):
        return cents
    return _add(account, happened.CreditTransferred(command.terminal, cents, command.reference))


def place_wager(states: States, command: PlaceWager, _: Given) -> Decision:
    """Holds a stake, if the account is sound and the credits are there."""
    account = _ready(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    cents = read_stake(command.wager, command.cents)
    if isinstance(cents, Rejection):
        return cents
    layout = account.layouts.get(command.play)
    if layout is not None and layout.table != command.table:
        return Rejection("other-table", f"{command.play} is played at table {layout.table}.")
    if command.play in account.recent:
        return Rejection("play-settled", f"{command.play} is settled: wager on the next.", "4.2.6")
    placed = happened.WagerPlaced(command.terminal, command.table, command.play, command.wager, cents)
    return _take(account, placed)


def withdraw_wager(states: States, command: WithdrawWager, _: Given) -> Decision:
    """Gives a held stake back to its player."""
    account = _installed(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    layout = account.layouts.get(command.play)
    stake = None if layout is None else layout.stakes.get(command.wager)
    if stake is None:
        return Rejection("wager-not-placed", f"There is no wager on {command.wager:.40} to take off.")
    return _one(account, happened.WagerWithdrawn(command.terminal, command.play, command.wager, stake))


def return_wagers(states: States, command: ReturnWagers, _: Given) -> Decision:
    """Gives back all stakes on a play that counts for nothing."""
    found = _laid(states, command.terminal, command.play)
    if isinstance(found, Rejection):
        return found
    account, layout = found
    total = sum(layout.stakes.values())
    return _one(account, happened.WagersReturned(command.terminal, command.play, total, command.reason))


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
    return _one(account, event)


def correct_settlement(states: States, command: CorrectSettlement, _: Given) -> Decision:
    """Takes a settlement back and makes it anew, as far as the player has not cashed out since."""
    account = _installed(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    if not (command.reason and command.approved_by):
        return Rejection("not-authorised", "A supervisor approves a correction, and says why.", "11.5")
    wrong = account.recent.get(command.play)
    if wrong is None:
        return Rejection("play-not-settled", f"{command.play:.40} is not among the plays that are recalled.")
    stakes = {wager: settled.stake for wager, settled in wrong.wagers.items()}
    settled = settle_played(command.played, stakes)
    if isinstance(settled, Rejection):
        return settled
    return _take(
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
    account = _leaving(states, command.terminal)
    if not isinstance(account, ChipAccount):
        return account
    sequence, cents, settings = account.sequence + 1, account.chips, account.settings
    if cents > settings.hand_pay_over:
        return _take(account, happened.HandPayCalled(command.terminal, sequence, cents))
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
    taken = _take(account, happened.TicketPrinted(command.terminal, key, sequence, cents))
    if not isinstance(taken, Decided) or taken.refused is not None:
        return taken
    expires = months_later(given.at, settings.ticket_months)
    venue, ends = settings.venue, number[-4:]
    issued = TicketIssued(key, venue, command.terminal, sequence, cents, given.at, expires, ends, attempt)
    return Decided((*taken.events, (stream, issued)))


def pay_hand(states: States, command: PayHand, given: Given) -> Decision:
    """Pays a manual payout against the form that the player has verified and signed."""
    found = _payout(states, command.terminal)
    if isinstance(found, Rejection):
        return found
    account, payout = found
    if payout.withheld is not None and not (payout.until is not None and given.at >= payout.until):
        clause = "9.2" if payout.until is None else "9.3.1"
        return Rejection("payout-on-hold", f"The payout waits: {payout.withheld}", clause)
    if not (command.patron and command.witness):
        return Rejection("form-not-signed", "The player signs the form, and a witness with them.", "9.1")
    if command.cents != payout.cents:
        message = f"The form says {dollars(command.cents)}, and {dollars(payout.cents)} is payable."
        return Rejection("amount-differs", message, "9.1")
    event = happened.HandPaid(
        command.terminal, payout.sequence, payout.cents, command.patron, command.witness
    )
    return _take(account, event)


def withhold_hand_pay(states: States, command: WithholdHandPay, given: Given) -> Decision:
    """Stops a manual payout for the time being."""
    found = _payout(states, command.terminal)
    if isinstance(found, Rejection):
        return found
    account, payout = found
    refused = check_withholding(command.reason, command.inspector, command.until, given)
    if refused is not None:
        return refused
    event = happened.HandPayWithheld(
        command.terminal, payout.sequence, command.reason, command.inspector, command.until
    )
    return _one(account, event)


def release_hand_pay(states: States, command: ReleaseHandPay, _: Given) -> Decision:
    """Lets a withheld payout be paid."""
    found = _withheld(states, command.terminal)
    if isinstance(found, Rejection):
        return found
    account, payout = found
    if not command.determination:
        return no_determination()
    return _one(account, happened.HandPayReleased(command.terminal, payout.sequence, command.determination))


def refuse_hand_pay(states: States, command: RefuseHandPay, _: Given) -> Decision:
    """Ends a withheld payout without payment."""
    found = _withheld(states, command.terminal)
    if isinstance(found, Rejection):
        return found
    account, payout = found
    if not command.determination:
        return no_determination()
    if not command.inspector:
        return no_review()
    event = happened.HandPayRefused(
        command.terminal, payout.sequence, payout.cents, command.determination, command.inspector
    )
    return _one(account, event)


def cancel_credit(states: States, command: CancelCredit, _: Given) -> Decision:
    """Pays all credits by voucher at the terminal."""
    account = _leaving(states, command.terminal)
    if not isinstance(account, ChipAccount):
        return account
    if not (command.patron and command.witness):
        return Rejection("form-not-signed", "The player signs the voucher, and a witness with them.", "9.1")
    event = happened.CreditCancelled(
        command.terminal, account.sequence + 1, account.chips, command.patron, command.witness
    )
    return _take(account, event)


def empty_stacker(states: States, command: EmptyStacker, _: Given) -> Decision:
    """Moves counted notes from the stacker to the cage."""
    account = _installed(states, command.terminal)
    cents = read_stake("the count", command.cents)
    if isinstance(account, Rejection):
        return account
    if isinstance(cents, Rejection):
        return cents
    return _one(account, happened.StackerEmptied(command.terminal, cents))


def unlock_account(states: States, command: UnlockAccount, _: Given) -> Decision:
    """Opens a locked account again, once its meters agree."""
    account = _installed(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    if account.locked is None:
        return Rejection("account-not-locked", f"Terminal {account.terminal} is not locked.")
    if not (command.note and command.approved_by):
        return Rejection("not-authorised", "A supervisor looks into the incident, and says what it was.")
    problem = self_check(account.meters, account.chips + account.held)
    if problem is not None:
        return Rejection("account-locked", problem)
    return _one(account, happened.AccountUnlocked(command.terminal, command.note, command.approved_by))


def _account_of(states: States, stream: str) -> ChipAccount | None:
    account = states[stream]
    if not isinstance(account, ChipAccount | None):
        raise AssertionError(f"{stream} holds no chip account")
    return account


def _installed(states: States, terminal: str) -> ChipAccount | Rejection:
    account = _account_of(states, f"pt/{terminal}")
    if account is None:
        return Rejection("unknown-terminal", f"There is no player terminal {terminal!r:.40}.", "4.2")
    return account


def _ready(states: States, terminal: str) -> ChipAccount | Rejection:
    """An account that money may come onto and go from."""
    account = _installed(states, terminal)
    if isinstance(account, Rejection):
        return account
    if account.locked is not None:
        return Rejection("account-locked", f"The account is locked: {account.locked} Call a supervisor.")
    if account.payout is not None:
        waiting = dollars(account.payout.cents)
        return Rejection("payout-waiting", f"A manual payout of {waiting} waits to be paid first.", "9.1")
    return account


def _leaving(states: States, terminal: str) -> ChipAccount | Rejection:
    account = _ready(states, terminal)
    if isinstance(account, Rejection):
        return account
    if account.layouts:
        return Rejection("wagers-placed", "Take the chips off the layout first.", "8.3")
    if not account.chips:
        return Rejection("insufficient-funds", "There are no credits to cash out.", "8.4")
    return account


def _payout(states: States, terminal: str) -> tuple[ChipAccount, Payout] | Rejection:
    account = _installed(states, terminal)
    if isinstance(account, Rejection):
        return account
    if account.payout is None:
        return Rejection("no-payout", f"No manual payout waits at terminal {terminal}.", "9.1")
    return account, account.payout


def _withheld(states: States, terminal: str) -> tuple[ChipAccount, Payout] | Rejection:
    found = _payout(states, terminal)
    if not isinstance(found, Rejection) and found[1].withheld is None:
        return Rejection("payout-not-on-hold", "This payout is not withheld.", "9.2")
    return found


def _laid(states: States, terminal: str, play: str) -> tuple[ChipAccount, Layout] | Rejection:
    """An account and its stakes on a play."""
    account = _installed(states, terminal)
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
    pays = settlement.pays
    exact = pays.numerator * settlement.stake // pays.denominator
    return SettledWager(settlement.stake, settlement.returned, settlement.won - exact)


def _one(account: ChipAccount, event: Event) -> Decided:
    return Decided(((f"pt/{account.terminal}", event),))


def _add(account: ChipAccount, event: Event) -> Decision:
    """Money comes in, up to the credit limit."""
    entry, chips = happened.entry(event), f"pt/{account.terminal}/chips"
    refused = check_ceiling(account.balances, entry, chips, account.settings.credit_limit)
    return refused or _one(account, event)


def _take(account: ChipAccount, event: Event) -> Decision:
    """Money is staked or goes out: before each such step the meters must agree, or the account is locked."""
    problem = self_check(account.meters, account.chips + account.held)
    if problem is None:
        return _one(account, event)
    locked = happened.AccountLocked(account.terminal, problem)
    refused = Rejection("account-locked", f"{problem} The account is locked: call a supervisor.")
    return Decided(((f"pt/{account.terminal}", locked),), refused)
