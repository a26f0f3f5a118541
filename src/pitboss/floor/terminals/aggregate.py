"""The aggregate of the chip accounts of player terminals: their commands and events."""

from typing import Any

from pitboss.engine.registry import Aggregate, Handler, Upcast
from pitboss.floor.kinds import game_streams
from pitboss.floor.restores import recovery
from pitboss.floor.terminals import calls, playing, recalling, relief, settling
from pitboss.floor.terminals import payout_commands as payouts
from pitboss.floor.terminals.chips import chip_account, chip_changes, chip_events, chip_moves
from pitboss.floor.terminals.chips import chip_commands as chips
from pitboss.floor.terminals.chips import chip_postings as postings
from pitboss.floor.tickets import ticket_commands as ticketing
from pitboss.floor.tickets import transfers
from pitboss.kernel.decision import Given, Stream
from pitboss.kernel.text import LEGACY, Text, legacy


def _account(command: Any, _: Given) -> tuple[Stream, ...]:
    return (f"pt/{command.terminal}",)


def _play(command: Any, given: Given) -> tuple[Stream, ...]:
    """The account, and the game of that name, whatever its kind."""
    return (*_account(command, given), *game_streams(command.game))


def _slot(command: Any, given: Given) -> tuple[Stream, ...]:
    """The account, and the stacker that notes and tickets go into."""
    return (*_account(command, given), f"device/stacker-{command.terminal}")


def _ticket(command: chips.InsertTicket, given: Given) -> tuple[Stream, ...]:
    return (*_slot(command, given), *ticketing.streams_of(command.number, given))


def _transfer(command: chips.TransferCredit, given: Given) -> tuple[Stream, ...]:
    return (*_account(command, given), transfers.stream_of(command.reference))


def _numbered(command: chips.CashOut | chips.CancelCredit, given: Given) -> tuple[Stream, ...]:
    """The account, and the restores that may have lost ticket numbers."""
    return (*_account(command, given), recovery.STREAM)


def _printer(command: chips.CashOut, given: Given) -> tuple[Stream, ...]:
    """The same, and the printer of the terminal."""
    return (*_numbered(command, given), f"device/printer-{command.terminal}")


def _place_several(event: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """An earlier version had one event for each wager."""
    stakes = {event.pop("wager"): event.pop("cents")}
    return "wager-placed.2", {**event, "stakes": stakes}


def _as_written(name: str, field: str) -> Upcast:
    """The version before had a sentence in a field."""
    return lambda event: (name, {**event, field: Text(LEGACY, legacy(event[field]))})


CHIP_ACCOUNTS = Aggregate(
    prefixes=("pt",),
    state=chip_account.ChipAccount,
    events={
        "terminal-set.1": chip_events.TerminalSet,
        "note-inserted.1": chip_events.NoteInserted,
        "ticket-taken.1": chip_events.TicketTaken,
        "credit-transferred.1": chip_events.CreditTransferred,
        "wager-placed.3": chip_events.WagersPlaced,
        "wager-withdrawn.1": chip_events.WagerWithdrawn,
        "wagers-returned.3": chip_events.WagersReturned,
        "wagers-settled.1": chip_events.WagersSettled,
        "wagers-forfeited.2": chip_events.WagersForfeited,
        "settlement-corrected.2": chip_events.SettlementCorrected,
        "chips-taken-off.1": chip_events.ChipsTakenOff,
        "chips-moved.2": chip_events.ChipsMoved,
        "settlement-voided.2": chip_events.SettlementVoided,
        "settlement-recalled.1": chip_events.SettlementRecalled,
        "correction-owed.2": chip_events.CorrectionOwed,
        "owed-cleared.1": chip_events.OwedCleared,
        "owed-paid.1": chip_events.OwedPaid,
        "credits-adjusted.1": chip_events.CreditsAdjusted,
        "ticket-printed.1": chip_events.TicketPrinted,
        "hand-pay-called.1": chip_events.HandPayCalled,
        "hand-paid.1": chip_events.HandPaid,
        "hand-pay-withheld.1": chip_events.HandPayWithheld,
        "hand-pay-reviewed.1": chip_events.HandPayReviewed,
        "hand-pay-released.1": chip_events.HandPayReleased,
        "hand-pay-refused.2": chip_events.HandPayRefused,
        "hand-pay-reinstated.1": chip_events.HandPayReinstated,
        "credit-cancelled.2": chip_events.CreditCancelled,
        "stacker-emptied.1": chip_events.StackerEmptied,
        "account-locked.2": chip_events.AccountLocked,
        "account-unlocked.1": chip_events.AccountUnlocked,
        "player-named.1": chip_events.PlayerNamed,
        "wagers-relieved.1": chip_events.WagersRelieved,
        "service-called.1": chip_events.ServiceCalled,
        "call-answered.1": chip_events.CallAnswered,
    },
    evolve=chip_changes.evolve,
    entry=postings.entry,
    commands={
        chips.SetTerminal: Handler(chips.set_terminal, _account),
        chips.InsertNote: Handler(chips.insert_note, _slot),
        chips.InsertTicket: Handler(chips.insert_ticket, _ticket),
        chips.TransferCredit: Handler(chips.transfer_credit, _transfer),
        chip_moves.DragChips: Handler(chip_moves.drag_chips, _play),
        chip_moves.MoveChips: Handler(chip_moves.move_chips, _play),
        chip_moves.TakeOffChips: Handler(chip_moves.take_off_chips, _play),
        chip_moves.ClearChips: Handler(chip_moves.clear_chips, _play),
        settling.ReconcilePlay: Handler(settling.reconcile_play, _play),
        recalling.RecallSettlement: Handler(recalling.recall_settlement, _account),
        settling.VoidTerminalPlay: Handler(settling.void_terminal_play, _account),
        settling.ClearOwed: Handler(settling.clear_owed, _account),
        chips.CashOut: Handler(chips.cash_out, _printer),
        payouts.PayHand: Handler(payouts.pay_hand, _account),
        payouts.WithholdHandPay: Handler(payouts.withhold_hand_pay, _account),
        payouts.ReviewHandPay: Handler(payouts.review_hand_pay, _account),
        payouts.ReleaseHandPay: Handler(payouts.release_hand_pay, _account),
        payouts.RefuseHandPay: Handler(payouts.refuse_hand_pay, _account),
        payouts.ReinstateHandPay: Handler(payouts.reinstate_hand_pay, _account),
        chips.CancelCredit: Handler(chips.cancel_credit, _numbered),
        chips.EmptyStacker: Handler(chips.empty_stacker, _account),
        chips.AdjustCredits: Handler(chips.adjust_credits, _account),
        chips.UnlockAccount: Handler(chips.unlock_account, _account),
        playing.NamePlayer: Handler(playing.name_player, _account),
        relief.RelievePlayer: Handler(relief.relieve_player, _play),
        calls.CallService: Handler(calls.call_service, _account),
        calls.AnswerCall: Handler(calls.answer_call, _account),
    },
    upcasts={
        "wager-placed.1": _place_several,
        # Since these versions, the pieces of a call bet obey the limits of their positions.
        "wager-placed.2": lambda event: ("wager-placed.3", event),
        "chips-moved.1": lambda event: ("chips-moved.2", event),
        # In version 1 an Inspector signed for the refusal, and answered by no act of their own.
        "hand-pay-refused.1": lambda event: ("hand-pay-refused.2", event),
        # Version 1 paid the voucher when it was issued.
        "credit-cancelled.1": lambda event: ("credit-cancelled.2", event),
        # Version 1 did not record who signed.
        "wagers-returned.1": lambda event: ("wagers-returned.2", event),
        "wagers-returned.2": _as_written("wagers-returned.3", "reason"),
        "wagers-forfeited.1": _as_written("wagers-forfeited.2", "reason"),
        "settlement-corrected.1": _as_written("settlement-corrected.2", "reason"),
        "settlement-voided.1": _as_written("settlement-voided.2", "reason"),
        "correction-owed.1": _as_written("correction-owed.2", "reason"),
        "account-locked.1": _as_written("account-locked.2", "incident"),
    },
)
