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


def find_wrong_payment(
    now: GamingTable, act: FindWrongPayment, context: ActContext
) -> ActResult[GamingTable] | Rejection:
    """The register has one more, and the books show what was really paid."""
    same = (act.coup, act.patron, act.paid, act.due)
    if any((one.coup, one.patron, one.paid, one.due) == same and one.outstanding for one in now.errors):
        return Rejection("already-found", "This wrong payment is in the register already.")
    table = register(now, context, act.coup, act.paid, act.due, act.patron)
    if isinstance(table, Rejection):
        return table
    error = table.errors[-1]
    return ActResult(
        table, _booked(now, "overpaid" if error.overpaid else "underpaid", error.cents, act.patron)
    )


def register(
    now: GamingTable, context: ActContext, coup: str, paid: Cents, due: Cents, patron: str | None
) -> GamingTable | Rejection:
    """A wrong payment in the register, on record, and on the regulator's list if it is large."""
    error = errors.find_error(
        PaymentError(
            number=max((error.number for error in now.errors), default=0) + 1,
            coup=coup,
            paid=paid,
            due=due,
            found_at=context.at,
            found_by=context.by.name,
            found_patron=patron,
        )
    )
    if isinstance(error, Rejection):
        return error
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


def enquire(now: GamingTable, act: Enquire, context: ActContext) -> GamingTable | Rejection:
    """What enquiries found."""
    found = Enquiry(act.suspected, context.at, context.by.name, act.words)
    return _with_error(now, act.error, lambda error: errors.enquire(error, found))


def try_to_rectify(now: GamingTable, act: TryToRectify, context: ActContext) -> GamingTable | Rejection:
    """One more attempt on record."""
    tried = Attempt(act.step, context.at, context.by.name, act.words, act.patron)
    return _with_error(now, act.error, lambda error: errors.attempt(now.edition, error, tried))


def rectify(now: GamingTable, act: RectifyPayment, context: ActContext) -> ActResult[GamingTable] | Rejection:
    """Chips change hands once more, by an entry of their own."""
    error = _error(now, act.error)
    if isinstance(error, Rejection):
        return error
    part = Part(act.cents, context.at, context.by.name)
    table = _with_error(now, act.error, lambda error: errors.settle(now.edition, error, part))
    if isinstance(table, Rejection):
        return table
    move = "overpaid-back" if error.overpaid else "underpaid-paid"
    return ActResult(table, _booked(now, move, act.cents, error.patron))


def tell_regulator(now: GamingTable, act: TellRegulator, context: ActContext) -> GamingTable | Rejection:
    """The regulator knows of a wrong payment."""
    return _with_error(now, act.error, lambda error: errors.tell_regulator(now.edition, error, context.at))


def _booked(now: GamingTable, move: str, cents: Cents, patron: str | None) -> tuple[Money, ...]:
    """A wrong payment in the books; at the table the chips are before the patron, elsewhere in a pocket."""
    money = pay(move, cents)
    if patron not in now.guests:
        return money
    # Towards the patron, what went into a pocket is before them; from the patron, it was.
    gained = move in ("overpaid", "underpaid-paid")
    return (*money, *pay("seat-joined" if gained else "seat-left", cents, patron))


def _error(now: GamingTable, number: int) -> PaymentError | Rejection:
    found = next((error for error in now.errors if error.number == number), None)
    return found or Rejection("no-such-error", f"The register has no wrong payment {number}.")


def _with_error(
    now: GamingTable, number: int, step: Callable[[PaymentError], PaymentError | Rejection]
) -> GamingTable | Rejection:
    """The table after a step with one of its wrong payments."""
    error = _error(now, number)
    after = error if isinstance(error, Rejection) else step(error)
    if isinstance(after, Rejection):
        return after
    return change(now, errors=tuple(after if one is error else one for one in now.errors))
