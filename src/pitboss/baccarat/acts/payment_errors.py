"""Wrong payments: found, enquired into, put right, and brought to the regulator's attention."""

from collections.abc import Callable

from pitboss.acting import payment_errors as errors
from pitboss.acting.act import Act, ActContext, ActResult, Money, pay
from pitboss.acting.payment_errors import Attempt, Enquiry, Part, PaymentError, Step
from pitboss.acting.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.state import GamingTable
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection


class FindWrongPayment(Act, frozen=True):
    """A wager turns out to have been paid too much or too little."""

    coup: str
    paid: Cents
    due: Cents
    patron: str | None = None


class Enquire(Act, frozen=True):
    """Reasonable enquiries about a wrong payment came to this."""

    error: int
    suspected: bool
    words: str


class TryToRectify(Act, frozen=True):
    """An attempt to put a wrong payment right."""

    error: int
    step: Step
    words: str
    patron: str | None = None


class RectifyPayment(Act, frozen=True):
    """Money was paid after all, or came back."""

    error: int
    cents: Cents


class TellRegulator(Act, frozen=True):
    """The house brought a wrong payment to the regulator's attention."""

    error: int


def check_find_wrong_payment(now: GamingTable, act: FindWrongPayment, _: ActContext) -> Rejection | None:
    """A wrong payment is found once."""
    same = (act.coup, act.patron, act.paid, act.due)
    if any((one.coup, one.patron, one.paid, one.due) == same and one.outstanding for one in now.errors):
        return Rejection("already-found", "This wrong payment is in the register already.")
    return errors.check_error(act.paid, act.due)


def apply_find_wrong_payment(
    now: GamingTable, act: FindWrongPayment, context: ActContext
) -> ActResult[GamingTable]:
    """The register has one more, and the books show what was really paid."""
    table = register(now, context, act.coup, act.paid, act.due, act.patron)
    move = "overpaid" if act.paid > act.due else "underpaid"
    return ActResult(table, _booked(now, move, abs(act.paid - act.due), act.patron))


def register(
    now: GamingTable, context: ActContext, coup: str, paid: Cents, due: Cents, patron: str | None
) -> GamingTable:
    """A wrong payment in the register, on record, and on the regulator's list if it is large."""
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
        f"Wrong payment: {coup}.",
        now.edition.conduct.wrong_payments.rectify,
        people=() if patron is None else (patron,),
        cents=error.cents,
        coup=coup,
    )
    return record(change(now, errors=(*now.errors, error)), incident, errors.listed(now.edition, error))


def check_enquire(now: GamingTable, act: Enquire, _: ActContext) -> Rejection | None:
    """Enquiries are about a payment in the register."""
    error = _error(now, act.error)
    return error if isinstance(error, Rejection) else errors.check_enquiry(act.words)


def apply_enquire(now: GamingTable, act: Enquire, context: ActContext) -> GamingTable:
    """What enquiries found."""
    found = Enquiry(act.suspected, context.at, context.by.name, act.words)
    return _with_error(now, act.error, lambda error: errors.enquire(error, found))


def check_try_to_rectify(now: GamingTable, act: TryToRectify, context: ActContext) -> Rejection | None:
    """What is tried fits the payment."""
    error = _error(now, act.error)
    if isinstance(error, Rejection):
        return error
    return errors.check_attempt(now.edition, error, _attempt(act, context))


def apply_try_to_rectify(now: GamingTable, act: TryToRectify, context: ActContext) -> GamingTable:
    """One more attempt on record."""
    return _with_error(now, act.error, lambda error: errors.attempt(error, _attempt(act, context)))


def check_rectify(now: GamingTable, act: RectifyPayment, _: ActContext) -> Rejection | None:
    """No more changes hands than is owed."""
    error = _error(now, act.error)
    return error if isinstance(error, Rejection) else errors.check_settle(now.edition, error, act.cents)


def apply_rectify(now: GamingTable, act: RectifyPayment, context: ActContext) -> ActResult[GamingTable]:
    """Chips change hands once more, by an entry of their own."""
    error = _find(now, act.error)
    if error is None:
        return ActResult(now)
    part = Part(act.cents, context.at, context.by.name)
    table = _with_error(now, act.error, lambda error: errors.settle(error, part))
    move = "overpaid-back" if error.overpaid else "underpaid-paid"
    return ActResult(table, _booked(now, move, act.cents, error.patron))


def check_tell_regulator(now: GamingTable, act: TellRegulator, _: ActContext) -> Rejection | None:
    """The regulator hears of a payment once."""
    error = _error(now, act.error)
    return error if isinstance(error, Rejection) else errors.check_tell_regulator(now.edition, error)


def apply_tell_regulator(now: GamingTable, act: TellRegulator, context: ActContext) -> GamingTable:
    """The regulator knows of a wrong payment."""
    return _with_error(now, act.error, lambda error: errors.tell_regulator(error, context.at))


def _attempt(act: TryToRectify, context: ActContext) -> Attempt:
    return Attempt(act.step, context.at, context.by.name, act.words, act.patron)


def _booked(now: GamingTable, move: str, cents: Cents, patron: str | None) -> tuple[Money, ...]:
    """A wrong payment in the books; at the table the chips are before the patron, elsewhere in a pocket."""
    money = pay(move, cents)
    if patron not in now.guests:
        return money
    # Towards the patron, what went into a pocket is before them; from the patron, it was.
    gained = move in ("overpaid", "underpaid-paid")
    return (*money, *pay("seat-joined" if gained else "seat-left", cents, patron))


def _find(now: GamingTable, number: int) -> PaymentError | None:
    return next((error for error in now.errors if error.number == number), None)


def _error(now: GamingTable, number: int) -> PaymentError | Rejection:
    found = _find(now, number)
    return found or Rejection("no-such-error", f"The register has no wrong payment {number}.")


def _with_error(now: GamingTable, number: int, step: Callable[[PaymentError], PaymentError]) -> GamingTable:
    """The table after a step with one of its wrong payments, if it is in the register."""
    return change(now, errors=tuple(step(one) if one.number == number else one for one in now.errors))
