"""Everything that moves money on the floor, joined: commands and their rooms, events and their names."""

from collections.abc import Callable
from typing import Any, NamedTuple

from pitboss.baccarat import decide as tables
from pitboss.baccarat.state import GamingTable
from pitboss.floor import kinds
from pitboss.floor.devices import alarms, devices, software
from pitboss.floor.devices import device_commands as device_asks
from pitboss.floor.fair import fairness, number_events, numbers, promised
from pitboss.floor.people import keys as device_keys
from pitboss.floor.people import payers, register
from pitboss.floor.people import staff as people
from pitboss.floor.people import staff_commands as staffing
from pitboss.floor.people.dual_control import people_of
from pitboss.floor.people.second_person import check_second
from pitboss.floor.restores import recovery, restored_games
from pitboss.floor.terminals import calls, chip_account, chip_events, chip_moves, settling
from pitboss.floor.terminals import chip_commands as chips
from pitboss.floor.terminals import payout_commands as payouts
from pitboss.floor.terminals import wager_commands as wagers
from pitboss.floor.tickets import lost_slips, tickets, transfers, vouchers
from pitboss.floor.tickets import ticket_commands as ticketing
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, Need, States, Stream
from pitboss.kernel.rejection import Rejection
from pitboss.ledger import till
from pitboss.ledger.entry import Entry, Posted, check_funds
from pitboss.roulette import decide as wheels
from pitboss.roulette.state import WheelTable

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
    chip_moves.DragChips: chip_moves.drag_chips,
    chip_moves.MoveChips: chip_moves.move_chips,
    chip_moves.TakeOffChips: chip_moves.take_off_chips,
    chip_moves.ClearChips: chip_moves.clear_chips,
    settling.ReconcilePlay: settling.reconcile_play,
    settling.VoidTerminalPlay: settling.void_terminal_play,
    settling.ClearOwed: settling.clear_owed,
    chips.CashOut: chips.cash_out,
    payouts.PayHand: payouts.pay_hand,
    payouts.WithholdHandPay: payouts.withhold_hand_pay,
    payouts.ReleaseHandPay: payouts.release_hand_pay,
    payouts.RefuseHandPay: payouts.refuse_hand_pay,
    payouts.ReinstateHandPay: payouts.reinstate_hand_pay,
    chips.CancelCredit: chips.cancel_credit,
    chips.EmptyStacker: chips.empty_stacker,
    chips.AdjustCredits: chips.adjust_credits,
    chips.UnlockAccount: chips.unlock_account,
    calls.CallService: calls.call_service,
    calls.AnswerCall: calls.answer_call,
    ticketing.RedeemTicket: ticketing.redeem,
    ticketing.WithholdTicket: ticketing.withhold,
    ticketing.ReleaseTicket: ticketing.release,
    ticketing.RefuseTicket: ticketing.refuse,
    ticketing.LapseTicket: ticketing.lapse,
    ticketing.ClaimTicket: ticketing.claim,
    ticketing.ReinstateTicket: ticketing.reinstate,
    till.MoveMoney: till.move_money,
    till.ReverseMove: till.reverse_move,
    tables.ActAtTable: vouchers.act_at_table,
    wheels.ActAtWheel: promised.act_at_wheel,
    recovery.RecordRestore: recovery.record_restore,
    recovery.EndRestore: recovery.end_restore,
    lost_slips.PresentLostSlip: lost_slips.present,
    lost_slips.DecideLostSlip: lost_slips.decide_slip,
    fairness.CommitDeal: fairness.commit_deal,
    fairness.RevealDeal: fairness.reveal_deal,
    fairness.WithdrawDeal: fairness.withdraw_deal,
    numbers.CommitNumber: numbers.commit_number,
    numbers.RevealNumber: numbers.reveal_number,
    numbers.MixDeal: numbers.mix_deal,
    numbers.DisputeDeal: numbers.dispute_deal,
    device_asks.ReadCard: device_asks.read_card,
    device_asks.ReadBall: device_asks.read_ball,
    device_asks.RefuseReading: device_asks.refuse_reading,
    device_asks.ReportFault: device_asks.report_fault,
    device_asks.ClearFault: device_asks.clear_fault,
    software.CheckSoftware: software.check_software,
    software.AcceptSoftware: software.accept_software,
    alarms.RaiseAlarm: alarms.raise_alarm,
    alarms.AcknowledgeAlarm: alarms.acknowledge_alarm,
    **dict.fromkeys(staffing.COMMANDS, staffing.decide),
    device_keys.GrantKey: device_keys.grant_key,
    device_keys.WithdrawKey: device_keys.withdraw_key,
    register.BeginRegister: register.begin_register,
}
"""What decides each command."""

EVENTS: dict[str, type[Event]] = {
    "terminal-set.1": chip_events.TerminalSet,
    "note-inserted.1": chip_events.NoteInserted,
    "ticket-taken.1": chip_events.TicketTaken,
    "credit-transferred.1": chip_events.CreditTransferred,
    "wager-placed.2": chip_events.WagersPlaced,
    "wager-withdrawn.1": chip_events.WagerWithdrawn,
    "wagers-returned.2": chip_events.WagersReturned,
    "wagers-settled.1": chip_events.WagersSettled,
    "wagers-forfeited.1": chip_events.WagersForfeited,
    "settlement-corrected.1": chip_events.SettlementCorrected,
    "chips-taken-off.1": chip_events.ChipsTakenOff,
    "chips-moved.1": chip_events.ChipsMoved,
    "settlement-voided.1": chip_events.SettlementVoided,
    "correction-owed.1": chip_events.CorrectionOwed,
    "owed-cleared.1": chip_events.OwedCleared,
    "owed-paid.1": chip_events.OwedPaid,
    "credits-adjusted.1": chip_events.CreditsAdjusted,
    "ticket-printed.1": chip_events.TicketPrinted,
    "hand-pay-called.1": chip_events.HandPayCalled,
    "hand-paid.1": chip_events.HandPaid,
    "hand-pay-withheld.1": chip_events.HandPayWithheld,
    "hand-pay-released.1": chip_events.HandPayReleased,
    "hand-pay-refused.1": chip_events.HandPayRefused,
    "hand-pay-reinstated.1": chip_events.HandPayReinstated,
    "credit-cancelled.1": chip_events.CreditCancelled,
    "stacker-emptied.1": chip_events.StackerEmptied,
    "account-locked.1": chip_events.AccountLocked,
    "account-unlocked.1": chip_events.AccountUnlocked,
    "service-called.1": chip_events.ServiceCalled,
    "call-answered.1": chip_events.CallAnswered,
    "ticket-issued.1": tickets.TicketIssued,
    "ticket-redeemed.1": tickets.TicketRedeemed,
    "ticket-withheld.1": tickets.TicketWithheld,
    "ticket-released.1": tickets.TicketReleased,
    "ticket-refused.1": tickets.TicketRefused,
    "ticket-lapsed.1": tickets.TicketLapsed,
    "ticket-claimed.1": tickets.TicketClaimed,
    "ticket-reinstated.1": tickets.TicketReinstated,
    "transfer-taken.1": transfers.TransferTaken,
    "voucher-exchanged.1": vouchers.VoucherExchanged,
    "payment-counted.2": payers.PaymentCounted,
    "moved.1": till.Moved,
    "reversed.1": till.Reversed,
    "floor-restored.1": recovery.FloorRestored,
    "restore-ended.1": recovery.RestoreEnded,
    "slip-presented.1": lost_slips.SlipPresented,
    "slip-paid.1": lost_slips.SlipPaid,
    "slip-refused.1": lost_slips.SlipRefused,
    "table-acted.3": tables.Acted,
    "wheel-acted.2": wheels.WheelActed,
    "deal-committed.1": fairness.DealCommitted,
    "deal-revealed.1": fairness.DealRevealed,
    "deal-withdrawn.1": fairness.DealWithdrawn,
    "number-committed.1": number_events.NumberCommitted,
    "number-revealed.1": number_events.NumberRevealed,
    "deal-mixed.1": number_events.DealMixed,
    "deal-disputed.1": number_events.DealDisputed,
    "card-read.1": devices.CardRead,
    "ball-read.1": devices.BallRead,
    "reading-refused.1": devices.ReadingRefused,
    "device-failed.1": devices.DeviceFailed,
    "device-restored.1": devices.DeviceRestored,
    "software-checked.1": software.SoftwareChecked,
    "software-accepted.2": software.SoftwareAccepted,
    "staff-added.2": people.StaffAdded,
    "posts-changed.2": people.PostsChanged,
    "alarm-raised.1": alarms.AlarmRaised,
    "alarm-acknowledged.1": alarms.AlarmAcknowledged,
    "staff-suspended.1": people.StaffSuspended,
    "staff-restored.2": people.StaffRestored,
    "staff-unlocked.1": people.StaffUnlocked,
    "password-set.2": people.PasswordSet,
    "signed-in.1": people.SignedIn,
    "sign-in-failed.1": people.SignInFailed,
    "signed-out.1": people.SignedOut,
    "act-refused.1": people.ActRefused,
    "key-granted.2": device_keys.KeyGranted,
    "key-withdrawn.1": device_keys.KeyWithdrawn,
    "register-begun.1": register.RegisterBegun,
    "administrator-registered.1": register.AdministratorRegistered,
    "place-registered.1": register.PlaceRegistered,
}
"""The name and version under which the log keeps each event. A name never changes its meaning."""


def _place_several(event: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """A wager was placed by itself once."""
    stakes = {event.pop("wager"): event.pop("cents")}
    return "wager-placed.2", {**event, "stakes": stakes}


def _sign_alone(name: str) -> Callable[[dict[str, Any]], tuple[str, dict[str, Any]]]:
    """Once one person was enough, or who signed was not written down; it is read as it was done."""
    return lambda event: (name, event)


OLD: dict[str, Callable[[dict[str, Any]], tuple[str, dict[str, Any]]]] = {
    "wager-placed.1": _place_several,
    "wagers-returned.1": _sign_alone("wagers-returned.2"),
    "payment-counted.1": _sign_alone("payment-counted.2"),
    "table-acted.1": _sign_alone("table-acted.2"),
    "table-acted.2": _sign_alone("table-acted.3"),
    "wheel-acted.1": _sign_alone("wheel-acted.2"),
    **people.OLD,
    **device_keys.OLD,
    **software.OLD,
}
"""What makes an event of an older version into one of the next."""


class Aggregate(NamedTuple):
    """What keeps the state of a kind of stream."""

    state: type[Any]
    evolve: Callable[[Any, Any, Entry], object]
    entry: Callable[[Event], Entry]


def _evolve_till(state: Any, event: Event, entry: Entry) -> object:
    """Money that is moved by hand; at a game with a till it goes into that."""
    name = till.stream_of(entry).partition("/")[0] if state is None else None
    for kind in kinds.KINDS:
        if kind.till is not None and (isinstance(state, kind.state) or kind.name == name):
            return kind.till(state, event, entry)
    return till.evolve(state, event, entry)


CHIPS = Aggregate(chip_account.ChipAccount, chip_account.evolve, chip_events.entry)
TICKETS = Aggregate(tickets.Ticket, tickets.evolve, tickets.entry)
TILLS = Aggregate(till.Till, _evolve_till, till.entry)
TABLES = Aggregate(GamingTable, tables.evolve, tables.entry)
WHEELS = Aggregate(WheelTable, wheels.evolve, wheels.entry)
FAIR = Aggregate(fairness.FairDeals, fairness.evolve, fairness.entry)
RECOVERY = Aggregate(recovery.Recovery, recovery.evolve, recovery.entry)
LOST_SLIPS = Aggregate(lost_slips.PresentedSlip, lost_slips.evolve, lost_slips.entry)
DEVICES = Aggregate(devices.Device, devices.evolve, devices.entry)
SOFTWARE = Aggregate(software.Software, software.evolve, software.entry)
ALARMS = Aggregate(alarms.Alarms, alarms.evolve, alarms.entry)
STAFF = Aggregate(people.Staff, people.evolve, people.entry)
PAYERS = Aggregate(payers.Payer, payers.evolve, payers.entry)
TRANSFERS = Aggregate(transfers.Transfer, transfers.evolve, transfers.entry)
VOUCHERS = Aggregate(vouchers.Voucher, vouchers.evolve, vouchers.entry)
KEYS = Aggregate(device_keys.Key, device_keys.evolve, device_keys.entry)
REGISTER = Aggregate(register.Register, register.evolve, register.entry)
FILES = {
    chip_events.__name__: CHIPS,
    tickets.__name__: TICKETS,
    till.__name__: TILLS,
    tables.__name__: TABLES,
    wheels.__name__: WHEELS,
    fairness.__name__: FAIR,
    recovery.__name__: RECOVERY,
    lost_slips.__name__: LOST_SLIPS,
    number_events.__name__: FAIR,
    devices.__name__: DEVICES,
    software.__name__: SOFTWARE,
    alarms.__name__: ALARMS,
    people.__name__: STAFF,
    device_keys.__name__: KEYS,
    payers.__name__: PAYERS,
    transfers.__name__: TRANSFERS,
    vouchers.__name__: VOUCHERS,
    register.__name__: REGISTER,
}
ROOMS: dict[type[Event], Aggregate] = {kind: FILES[kind.__module__] for kind in EVENTS.values()}
"""The room of each event: the one whose file it is written in."""


def state_kind(stream: Stream) -> type[Any]:
    """What kind of state a stream has, by the first part of its name."""
    return KINDS.get(stream.split("/", 1)[0], TILLS).state


KINDS: dict[str, Aggregate] = {
    "pt": CHIPS,
    "ticket": TICKETS,
    "table": TABLES,
    "wheel": WHEELS,
    "fair": FAIR,
    "recovery": RECOVERY,
    "lost-slip": LOST_SLIPS,
    "device": DEVICES,
    "software": SOFTWARE,
    "alarm": ALARMS,
    "staff": STAFF,
    "key": KEYS,
    "payer": PAYERS,
    "transfer": TRANSFERS,
    "voucher": VOUCHERS,
    "register": REGISTER,
}
"""The room of a stream by the first part of its name; all others are tills."""


def streams(command: Command, given: Given) -> tuple[Stream, ...]:
    """The streams that a decision looks at."""
    return STREAMS.get(type(command), _terminal)(command, given)


def _terminal(command: Any, _: Given) -> tuple[Stream, ...]:
    return (f"pt/{command.terminal}",)


def _play(command: Any, given: Given) -> tuple[Stream, ...]:
    """The account, and the table that may be its game; else a wheel bears that name."""
    return (*_terminal(command, given), f"table/{command.game}")


def _slot(command: Any, given: Given) -> tuple[Stream, ...]:
    """The account, and the stacker that notes and tickets go into."""
    return (*_terminal(command, given), f"device/stacker-{command.terminal}")


PLAYS: tuple[type[Command], ...] = (
    chip_moves.DragChips,
    chip_moves.MoveChips,
    chip_moves.TakeOffChips,
    chip_moves.ClearChips,
    settling.ReconcilePlay,
)
"""The commands that look at an account and at a game."""


def _number(command: Any, given: Given) -> tuple[Stream, ...]:
    return ticketing.streams_of(command.number, given)


STREAMS: dict[type[Command], Callable[[Any, Given], tuple[Stream, ...]]] = {
    **dict.fromkeys(PLAYS, _play),
    chips.InsertNote: _slot,
    chips.TransferCredit: lambda command, given: (
        *_terminal(command, given),
        transfers.stream_of(command.reference),
    ),
    chips.InsertTicket: lambda command, given: (*_slot(command, given), *_number(command, given)),
    chips.CashOut: lambda command, given: (
        *_terminal(command, given),
        f"device/printer-{command.terminal}",
        recovery.STREAM,
    ),
    ticketing.RedeemTicket: _number,
    ticketing.WithholdTicket: _number,
    ticketing.ReleaseTicket: _number,
    ticketing.RefuseTicket: _number,
    ticketing.ClaimTicket: _number,
    ticketing.ReinstateTicket: _number,
    ticketing.LapseTicket: lambda command, _: (f"ticket/{command.ticket}",),
    till.MoveMoney: lambda command, _: (till.till_of(command),),
    till.ReverseMove: lambda command, _: (command.stream,),
    tables.ActAtTable: lambda command, _: (*tables.streams_of(command), *restored_games.streams_of(command)),
    wheels.ActAtWheel: lambda command, _: (
        *device_asks.wheel_streams(command),
        *restored_games.streams_of(command),
    ),
    recovery.RecordRestore: lambda _, __: (recovery.STREAM,),
    recovery.EndRestore: lambda _, __: (recovery.STREAM,),
    lost_slips.PresentLostSlip: lost_slips.streams_of,
    lost_slips.DecideLostSlip: lost_slips.streams_of,
    fairness.CommitDeal: lambda command, _: fairness.streams_of(command),
    fairness.RevealDeal: lambda command, _: fairness.streams_of(command),
    fairness.WithdrawDeal: lambda command, _: fairness.streams_of(command),
    **dict.fromkeys(numbers.NUMBERING, lambda command, _: numbers.streams_of(command)),
    device_asks.ReadCard: lambda command, _: (device_asks.stream_of(command),),
    device_asks.ReadBall: lambda command, _: (device_asks.stream_of(command),),
    device_asks.RefuseReading: lambda command, _: (device_asks.stream_of(command),),
    device_asks.ReportFault: lambda command, _: (device_asks.stream_of(command),),
    device_asks.ClearFault: lambda command, _: (device_asks.stream_of(command),),
    software.CheckSoftware: lambda command, _: (software.stream_of(command),),
    software.AcceptSoftware: lambda command, _: (software.stream_of(command), *people_of(command)),
    **dict.fromkeys(staffing.COMMANDS, lambda command, _: staffing.streams_of(command)),
    device_keys.GrantKey: lambda command, _: device_keys.streams_of(command),
    alarms.RaiseAlarm: lambda command, _: (alarms.stream_of(command),),
    alarms.AcknowledgeAlarm: lambda command, _: (alarms.stream_of(command),),
    device_keys.WithdrawKey: lambda command, _: (device_keys.stream_of(command),),
    register.BeginRegister: lambda *_: (register.REGISTER,),
}
"""Where a command looks elsewhere than at the account of its terminal."""


def decide(states: States, command: Command, given: Given) -> Posted | Rejection | Need:
    """What a command leads to, for streams that stand as they do and accounts that hold what they hold."""
    decision = DECIDES[type(command)](states, command, given)
    if not isinstance(decision, Decided):
        return decision
    unsigned = check_second(states, command, given)
    if unsigned is not None:
        return unsigned
    posted: list[tuple[Stream, Event, Entry]] = []
    paid, outside = 0, False
    for stream, event in decision.events:
        lines = ROOMS[type(event)].entry(event)
        if lines:
            state: Any = states[stream]
            refused = check_funds(state.balances if state is not None else {}, lines)
            if refused is not None:
                return refused
        posted.append((stream, event, lines))
        paid, outside = paid + payers.paid_out(event, lines), outside or payers.from_outside(event)
    payer = payers.payer_of(given.by)
    if paid and payer is not None:
        if payer not in states:
            return Need(payer)
        counted = payers.count(states, given, paid, payers.signer_of(command), outside=outside)
        if isinstance(counted, Rejection):
            return counted
        posted.append((payer, counted, ()))
    return Posted(posted, decision.refused)


def is_over(state: object) -> bool:
    """Whether hardly anything can happen to a stream any more, so that memory need not hold it."""
    return isinstance(state, transfers.Transfer | vouchers.Voucher) or (
        isinstance(state, tickets.Ticket) and state.ended is not None
    )


def evolve(state: Any, event: Event, lines: Entry) -> object:
    """What a stream stands at after an event and its postings."""
    return ROOMS[type(event)].evolve(state, event, lines)


def entry(event: Event) -> Entry:
    """The postings of an event."""
    return ROOMS[type(event)].entry(event)
