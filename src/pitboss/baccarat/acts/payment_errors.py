"""Wrong payments: found, investigated, corrected, and reported to the regulator."""

from collections.abc import Callable

from pitboss.acting.acts.act import Act, ActContext, ActResult, Money, pay
from pitboss.acting.registers import payment_errors as errors
from pitboss.acting.registers.payment_errors import Attempt, Enquiry, Part, PaymentError, PaymentErrorStep
from pitboss.acting.registers.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.state import GamingTable
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text


class FindWrongPayment(Act, frozen=True):
    """A wager was paid too much or too little."""

    coup: str
    paid: Cents
    due: Cents
    patron: str | None = None


class Enquire(Act, frozen=True):
    """The findings of reasonable enquiries about a wrong payment."""

    error: int
    suspected: bool
    words: str


class TryToRectify(Act, frozen=True):
    """An attempt to correct a wrong payment."""

    error: int
    step: PaymentErrorStep
    words: str
    patron: str | None = None


class RectifyPayment(Act, frozen=True):
    """Money was paid later, or was returned."""

    error: int
    cents: Cents


class TellRegulator(Act, frozen=True):
    """The casino reported a wrong payment to the regulator."""

    error: int


def check_find_wrong_payment(now: GamingTable, act: FindWrongPayment, _: ActContext) -> Rejection | None:
    """Requires a wrong payment that is not in the register yet."""
    same = (act.coup, act.patron, act.paid, act.due)
    if any((one.coup, one.patron, one.paid, one.due) == same and one.outstanding for one in now.errors):
        return Rejection("already-found")
    return errors.check_error(act.paid, act.due)


def apply_find_wrong_payment(
    now: GamingTable, act: FindWrongPayment, context: ActContext
) -> ActResult[GamingTable]:
    """The register has one more entry, and the books show what was really paid."""
    table = register(now, context, act.coup, act.paid, act.due, act.patron)
    move = "overpaid" if act.paid > act.due else "underpaid"
    return ActResult(table, _booked(now, move, abs(act.paid - act.due), act.patron))


def register(
    now: GamingTable, context: ActContext, coup: str, paid: Cents, due: Cents, patron: str | None
) -> GamingTable:
    """Adds a wrong payment to the register, on record, and to the regulator's list if it is large."""
    error = PaymentError(
        number=max((error.number for error in now.errors), default=0) + 1,
        coup=coup,
        paid=paid,
        due=due,
        found_at=context.at,
        found_by=context.by.name,
        found_patron=patron,
    )
    incident = note(
        context,
        "wrong-payment",
        coup,
        Text("incident-wrong-payment", {"coup": coup}),
        now.edition.conduct.wrong_payments.rectify,
        people=() if patron is None else (patron,),
        cents=error.cents,
        coup=coup,
    )
    return record(change(now, errors=(*now.errors, error)), incident, errors.listed(now.edition, error))


def check_enquire(now: GamingTable, act: Enquire, _: ActContext) -> Rejection | None:
    """Requires a payment in the register."""
    error = _error(now, act.error)
    return error if isinstance(error, Rejection) else errors.check_enquiry(act.words)


def apply_enquire(now: GamingTable, act: Enquire, context: ActContext) -> GamingTable:
    """Records the findings of enquiries."""
    enquiry = Enquiry(act.suspected, context.at, context.by.name, act.words)
    return _with_error(now, act.error, lambda error: errors.enquire(error, enquiry))


def check_try_to_rectify(now: GamingTable, act: TryToRectify, context: ActContext) -> Rejection | None:
    """Requires an attempt that fits the payment."""
    error = _error(now, act.error)
    if isinstance(error, Rejection):
        return error
    return errors.check_attempt(now.edition, error, _attempt(act, context))


def apply_try_to_rectify(now: GamingTable, act: TryToRectify, context: ActContext) -> GamingTable:
    """Records one more attempt."""
    return _with_error(now, act.error, lambda error: errors.attempt(error, _attempt(act, context)))


def check_rectify(now: GamingTable, act: RectifyPayment, _: ActContext) -> Rejection | None:
    """Requires an amount that is not above what is owed."""
    error = _error(now, act.error)
    return error if isinstance(error, Rejection) else errors.check_settle(now.edition, error, act.cents)


def apply_rectify(now: GamingTable, act: RectifyPayment, context: ActContext) -> ActResult[GamingTable]:
    """Chips move once more, by a separate entry."""
    error = _find(now, act.error)
    if error is None:
        return ActResult(now)
    part = Part(act.cents, context.at, context.by.name)
    table = _with_error(now, act.error, lambda error: errors.settle(error, part))
    move = "overpaid-back" if error.overpaid else "underpaid-paid"
    return ActResult(table, _booked(now, move, act.cents, error.patron))


def check_tell_regulator(now: GamingTable, act: TellRegulator, _: ActContext) -> Rejection | None:
    """Requires that the regulator was not notified of the payment yet."""
    error = _error(now, act.error)
    return error if isinstance(error, Rejection) else errors.check_tell_regulator(now.edition, error)


def apply_tell_regulator(now: GamingTable, act: TellRegulator, context: ActContext) -> GamingTable:
    """Records that the regulator was notified of a wrong payment."""
    return _with_error(now, act.error, lambda error: errors.tell_regulator(error, context.at))


def _attempt(act: TryToRectify, context: ActContext) -> Attempt:
    return Attempt(act.step, context.at, context.by.name, act.words, act.patron)


def _booked(now: GamingTable, move: str, cents: Cents, patron: str | None) -> tuple[Money, ...]:
    """The postings of a wrong payment: in the patron's chips at the table or, elsewhere, in their pocket."""
    money = pay(move, cents)
    if patron not in now.guests:
        return money
    # A gain moves on from the pocket to the chips at the table. A loss comes from those chips.
    gained = move in ("overpaid", "underpaid-paid")
    return (*money, *pay("seat-joined" if gained else "seat-left", cents, patron))


def _find(now: GamingTable, number: int) -> PaymentError | None:
    return next((error for error in now.errors if error.number == number), None)


def _error(now: GamingTable, number: int) -> PaymentError | Rejection:
    error = _find(now, number)
    return error or Rejection("no-such-error", {"payment": str(number)})


def _with_error(now: GamingTable, number: int, step: Callable[[PaymentError], PaymentError]) -> GamingTable:
    """The table after a step on one of its wrong payments, if it is in the register."""
    return change(now, errors=tuple(step(one) if one.number == number else one for one in now.errors))
