"""Everything that moves money on the floor, joined: commands and their rooms, events and their names."""

from collections.abc import Callable
from typing import Any, NamedTuple

from pitboss.floor import chip_account, chip_events, tickets
from pitboss.floor import chip_commands as chips
from pitboss.floor import payout_commands as payouts
from pitboss.floor import ticket_commands as ticketing
from pitboss.floor import wager_commands as wagers
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, Need, States, Stream
from pitboss.kernel.rejection import Rejection
from pitboss.ledger import till
from pitboss.ledger.entry import Entry, Posted, check_funds
from pitboss.table import decide as tables
from pitboss.table.state import GamingTable, change

Decide = Callable[[States, Any, Given], Decision]

DECIDES: dict[type[Command], Decide] = {
    chips.SetTerminal: chips.set_terminal,
    chips.InsertNote: chips.insert_note,
    chips.InsertTicket: chips.insert_ticket,
    chips.TransferCredit: chips.transfer_credit,
    wagers.PlaceWagers: wagers.place_wagers,
    wagers.WithdrawWager: wagers.withdraw_wager,
    wagers.ReturnWagers: wagers.return_wagers,
    wagers.SettleWagers: wagers.settle_wagers,
    wagers.CorrectSettlement: wagers.correct_settlement,
    chips.CashOut: chips.cash_out,
    payouts.PayHand: payouts.pay_hand,
    payouts.WithholdHandPay: payouts.withhold_hand_pay,
    payouts.ReleaseHandPay: payouts.release_hand_pay,
    payouts.RefuseHandPay: payouts.refuse_hand_pay,
    chips.CancelCredit: chips.cancel_credit,
    chips.EmptyStacker: chips.empty_stacker,
    chips.UnlockAccount: chips.unlock_account,
    ticketing.RedeemTicket: ticketing.redeem,
    ticketing.WithholdTicket: ticketing.withhold,
    ticketing.ReleaseTicket: ticketing.release,
    ticketing.RefuseTicket: ticketing.refuse,
    ticketing.LapseTicket: ticketing.lapse,
    till.MoveMoney: till.move_money,
    till.ReverseMove: till.reverse_move,
    tables.ActAtTable: tables.act_at_table,
}
"""What decides each command."""

EVENTS: dict[str, type[Event]] = {
    "terminal-set.1": chip_events.TerminalSet,
    "note-inserted.1": chip_events.NoteInserted,
    "ticket-taken.1": chip_events.TicketTaken,
    "credit-transferred.1": chip_events.CreditTransferred,
    "wager-placed.2": chip_events.WagersPlaced,
    "wager-withdrawn.1": chip_events.WagerWithdrawn,
    "wagers-returned.1": chip_events.WagersReturned,
    "wagers-settled.1": chip_events.WagersSettled,
    "settlement-corrected.1": chip_events.SettlementCorrected,
    "ticket-printed.1": chip_events.TicketPrinted,
    "hand-pay-called.1": chip_events.HandPayCalled,
    "hand-paid.1": chip_events.HandPaid,
    "hand-pay-withheld.1": chip_events.HandPayWithheld,
    "hand-pay-released.1": chip_events.HandPayReleased,
    "hand-pay-refused.1": chip_events.HandPayRefused,
    "credit-cancelled.1": chip_events.CreditCancelled,
    "stacker-emptied.1": chip_events.StackerEmptied,
    "account-locked.1": chip_events.AccountLocked,
    "account-unlocked.1": chip_events.AccountUnlocked,
    "ticket-issued.1": tickets.TicketIssued,
    "ticket-redeemed.1": tickets.TicketRedeemed,
    "ticket-withheld.1": tickets.TicketWithheld,
    "ticket-released.1": tickets.TicketReleased,
    "ticket-refused.1": tickets.TicketRefused,
    "ticket-lapsed.1": tickets.TicketLapsed,
    "moved.1": till.Moved,
    "reversed.1": till.Reversed,
    "table-acted.1": tables.Acted,
}
"""The name and version under which the log keeps each event. A name never changes its meaning."""


def _place_several(event: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """A wager was placed by itself once."""
    stakes = {event.pop("wager"): event.pop("cents")}
    return "wager-placed.2", {**event, "stakes": stakes}


OLD: dict[str, Callable[[dict[str, Any]], tuple[str, dict[str, Any]]]] = {"wager-placed.1": _place_several}
"""What makes an event of an older version into one of the next."""


class Room(NamedTuple):
    """What keeps the state of a kind of stream."""

    state: type[Any]
    evolve: Callable[[Any, Any, Entry], object]
    entry: Callable[[Event], Entry]


def _evolve_till(state: Any, event: Event, entry: Entry) -> object:
    """Money that is moved by hand; at a gaming table it goes into the till of the table."""
    if isinstance(state, GamingTable) or (state is None and till.stream_of(entry).startswith("table/")):
        table = state or GamingTable()
        return change(table, till=till.evolve(table.till, event, entry))
    return till.evolve(state, event, entry)


CHIPS = Room(chip_account.ChipAccount, chip_account.evolve, chip_events.entry)
TICKETS = Room(tickets.Ticket, tickets.evolve, tickets.entry)
TILLS = Room(till.Till, _evolve_till, till.entry)
TABLES = Room(GamingTable, tables.evolve, tables.entry)
FILES = {"chip_events": CHIPS, "tickets": TICKETS, "till": TILLS, "decide": TABLES}
ROOMS: dict[type[Event], Room] = {kind: FILES[kind.__module__.rsplit(".", 1)[1]] for kind in EVENTS.values()}
"""The room of each event: the one whose file it is written in."""


def state_kind(stream: Stream) -> type[Any]:
    """What kind of state a stream has, by the first part of its name."""
    return {"pt": CHIPS, "ticket": TICKETS, "table": TABLES}.get(stream.split("/", 1)[0], TILLS).state


def streams(command: Command, given: Given) -> tuple[Stream, ...]:
    """The streams that a decision looks at."""
    return STREAMS.get(type(command), _terminal)(command, given)


def _terminal(command: Any, _: Given) -> tuple[Stream, ...]:
    return (f"pt/{command.terminal}",)


def _number(command: Any, given: Given) -> tuple[Stream, ...]:
    return ticketing.stream_of(command.number, given)


STREAMS: dict[type[Command], Callable[[Any, Given], tuple[Stream, ...]]] = {
    chips.InsertTicket: lambda command, given: (*_terminal(command, given), *_number(command, given)),
    ticketing.RedeemTicket: _number,
    ticketing.WithholdTicket: _number,
    ticketing.ReleaseTicket: _number,
    ticketing.RefuseTicket: _number,
    ticketing.LapseTicket: lambda command, _: (f"ticket/{command.ticket}",),
    till.MoveMoney: lambda command, _: (till.till_of(command),),
    till.ReverseMove: lambda command, _: (command.stream,),
    tables.ActAtTable: lambda command, _: (tables.stream_of(command),),
}
"""Where a command looks elsewhere than at the account of its terminal."""


def decide(states: States, command: Command, given: Given) -> Posted | Rejection | Need:
    """What a command leads to, for streams that stand as they do and accounts that hold what they hold."""
    decision = DECIDES[type(command)](states, command, given)
    if not isinstance(decision, Decided):
        return decision
    posted = []
    for stream, event in decision.events:
        lines = ROOMS[type(event)].entry(event)
        if lines:
            state: Any = states[stream]
            refused = check_funds(state.balances if state is not None else {}, lines)
            if refused is not None:
                return refused
        posted.append((stream, event, lines))
    return Posted(posted, decision.refused)


def evolve(state: Any, event: Event, lines: Entry) -> object:
    """What a stream stands at after an event and its postings."""
    return ROOMS[type(event)].evolve(state, event, lines)


def entry(event: Event) -> Entry:
    """The postings of an event."""
    return ROOMS[type(event)].entry(event)
