"""Staff commands about manual payouts: pay them, withhold them, and end the wait."""

from pitboss.floor.terminals.chips import chip_events as happened
from pitboss.floor.terminals.chips.chip_account import ChipAccount, Payout
from pitboss.floor.terminals.chips.chip_checks import installed, locked, one_event, take
from pitboss.floor.tickets.forms import PaymentForm, check_form
from pitboss.floor.tickets.holds import (
    NOT_REFUSED,
    Hold,
    check_answer,
    check_ending,
    check_hold,
    check_refusal,
    check_release,
    check_reversal,
    waits,
)
from pitboss.kernel.decision import Command, Decision, Given, States, is_line
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, FloorPlace


class PayHand(Command, frozen=True, tag="pay-hand"):
    """Pays a manual payout: the player has verified the amount and signed the form."""

    terminal: str
    sequence: int
    """The number of its form."""
    cents: Cents
    """As written on the form."""
    patron: str
    """Who signed for it."""
    witness: str
    approved_by: str | None = None
    """Who released a large payment."""
    form: PaymentForm = PaymentForm.CASH
    """How the player wants to be paid."""
    reference: str = ""
    """The number of the cheque or transfer."""


class WithholdHandPay(Command, frozen=True, tag="withhold-hand-pay"):
    """Payment must wait for an inquiry (9.2), an agreed time (9.3.1) or identification (9.3.3)."""

    terminal: str
    sequence: int
    reason: str
    inspector: str | None = None
    until: Instant | None = None
    identify: bool = False


class ReviewHandPay(Command, frozen=True, tag="review-hand-pay"):
    """An Inspector answers an inquiry about a manual payout."""

    terminal: str
    sequence: int
    agrees: bool
    """Whether the payment may be refused."""
    note: str
    by: str


class ReleaseHandPay(Command, frozen=True, tag="release-hand-pay"):
    """The inquiry cleared the payout, or the player has shown identification."""

    terminal: str
    sequence: int
    determination: str


class RefuseHandPay(Command, frozen=True, tag="refuse-hand-pay"):
    """The inquiry did not clear the payout, and the Inspector who reviewed it agrees."""

    terminal: str
    sequence: int
    determination: str


class ReinstateHandPay(Command, frozen=True, tag="reinstate-hand-pay"):
    """The refusal of a manual payout was wrong, and the Inspector has reviewed that."""

    terminal: str
    sequence: int
    determination: str
    inspector: str


def pay_hand(states: States, command: PayHand, given: Given) -> Decision:
    """Pays a manual payout against the form that the player has verified and signed."""
    due = _payout(states, command.terminal, command.sequence)
    if isinstance(due, Rejection):
        return due
    account, payout = due
    if account.locked is not None:
        return locked(account.locked)
    if payout.hold is not None and waits(payout.hold, given.at):
        return Rejection("payout-on-hold", {"reason": payout.hold.reason}, payout.hold.clause)
    if not is_line(command.patron, command.witness):
        return Rejection("form-not-signed", {"case": "form"}, "9.1")
    if command.cents != payout.cents:
        return Rejection(
            "amount-differs",
            {"case": "form", "amount": Amount(command.cents), "payable": Amount(payout.cents)},
            "9.1",
        )
    event = happened.HandPaid(
        command.terminal,
        command.sequence,
        payout.cents,
        command.patron,
        command.witness,
        command.approved_by,
        command.form,
        command.reference,
    )
    refused = check_release(payout.cents, command.approved_by) or check_form(command.form, command.reference)
    return refused or take(account, event)


def withhold_hand_pay(states: States, command: WithholdHandPay, given: Given) -> Decision:
    """Puts a manual payout aside. The terminal is free for others."""
    due = _payout(states, command.terminal, command.sequence)
    if isinstance(due, Rejection):
        return due
    account, payout = due
    reason, inspector, until, identify = command.reason, command.inspector, command.until, command.identify
    event = happened.HandPayWithheld(command.terminal, command.sequence, reason, inspector, until, identify)
    hold = Hold(reason, inspector, until, identify)
    return check_hold(hold, payout.hold, given.at) or one_event(account, event)


def review_hand_pay(states: States, command: ReviewHandPay, _: Given) -> Decision:
    """Records the Inspector's answer to an inquiry."""
    due = _payout(states, command.terminal, command.sequence)
    if isinstance(due, Rejection):
        return due
    account, payout = due
    event = happened.HandPayReviewed(
        command.terminal, command.sequence, command.agrees, command.note, command.by
    )
    return check_answer(payout.hold, command.note) or one_event(account, event)


def release_hand_pay(states: States, command: ReleaseHandPay, _: Given) -> Decision:
    """Lets a withheld payout be paid."""
    due = _payout(states, command.terminal, command.sequence)
    if isinstance(due, Rejection):
        return due
    account, payout = due
    event = happened.HandPayReleased(command.terminal, command.sequence, command.determination)
    return check_ending(payout.hold, command.determination) or one_event(account, event)


def refuse_hand_pay(states: States, command: RefuseHandPay, _: Given) -> Decision:
    """Ends a withheld payout without payment."""
    due = _payout(states, command.terminal, command.sequence)
    if isinstance(due, Rejection):
        return due
    account, payout = due
    if account.locked is not None:
        return locked(account.locked)
    answer = check_refusal(payout.hold, command.determination)
    if isinstance(answer, Rejection):
        return answer
    event = happened.HandPayRefused(
        command.terminal, command.sequence, payout.cents, command.determination, answer.by
    )
    return one_event(account, event)


def reinstate_hand_pay(states: States, command: ReinstateHandPay, _: Given) -> Decision:
    """Makes a refused payout wait for its payment again."""
    account = installed(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    if account.locked is not None:
        return locked(account.locked)
    cents = account.refused.get(command.sequence)
    if cents is None:
        return NOT_REFUSED
    event = happened.HandPayReinstated(
        command.terminal, command.sequence, cents, command.determination, command.inspector
    )
    return check_reversal(command.determination, command.inspector) or one_event(account, event)


def _payout(states: States, terminal: str, sequence: int) -> tuple[ChipAccount, Payout] | Rejection:
    account = installed(states, terminal)
    if isinstance(account, Rejection):
        return account
    payout = account.payouts.get(sequence)
    if payout is None:
        return Rejection(
            "no-payout",
            {"case": "not-waiting", "payout": str(sequence), "terminal": FloorPlace(f"pt/{terminal}")},
            "9.1",
        )
    return account, payout
