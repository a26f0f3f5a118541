"""Wrong payments: found, investigated, corrected, and reported to the regulator."""

from collections.abc import Callable

from pitboss.acting.acts.act import Act, ActContext, ActResult, Money, pay
from pitboss.acting.registers import incidents
from pitboss.acting.registers import payment_errors as errors
from pitboss.acting.registers.payment_errors import Attempt, Enquiry, Part, PaymentError, PaymentErrorStep
from pitboss.acting.registers.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.acts.settling import came_back
from pitboss.baccarat.state import GamingTable
from pitboss.kernel.decision import is_line
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, Text
from pitboss.rules.duties import Recipient


class FindWrongPayment(Act, frozen=True):
    """A player got back more or less from a coup than its settlement says."""

    coup: str
    paid: Cents
    """What they really got back, with the stake."""
    due: Cents
    """What they were to get back by the settlement."""
    patron: str | None = None
    """None if nobody knows yet who it was."""
    suspected: bool = False
    """Whether the casino suspects intent from the start."""
    words: str = ""
    """The reason: how it was found. Earlier releases did not ask for it."""


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
    """Requires a coup of this table, its settlement, another figure, and a reason. A case is found once."""
    past = now.recall(act.coup)
    if past is None:
        return Rejection("coup-not-recalled", {"coup": f"{act.coup:.60}", "coups": len(now.past)})
    settled = came_back(past)
    if act.patron is not None and act.patron not in settled:
        return Rejection("not-in-coup", {"player": f"{act.patron:.60}", "coup": act.coup})
    due = tuple(settled.values()) if act.patron is None else (settled[act.patron],)
    if act.due not in due:
        return Rejection("due-differs", {"due": Amount(next(iter(due), 0))})
    if any(_is_same(one, act) for one in now.errors):
        return Rejection("already-found")
    return errors.check_error(act.paid, act.due) or _check_words(act.words)


def apply_find_wrong_payment(
    now: GamingTable, act: FindWrongPayment, context: ActContext
) -> ActResult[GamingTable]:
    """The register has one more entry, and the books show what was really paid."""
    table = register(now, context, act.coup, act.paid, act.due, act.patron, suspected=act.suspected)
    if act.words:
        number = now.book.next
        table = _with_error(table, table.errors[-1].number, lambda error: change(error, incident=number))
    if act.suspected:
        enquiry = Enquiry(suspected=True, at=context.at, by=context.by.name, words=act.words)
        table = _with_error(table, table.errors[-1].number, lambda error: errors.enquire(error, enquiry))
    move = "overpaid" if act.paid > act.due else "underpaid"
    return ActResult(table, _booked(now, move, abs(act.paid - act.due), act.patron))


def register(
    now: GamingTable,
    context: ActContext,
    coup: str,
    paid: Cents,
    due: Cents,
    patron: str | None,
    *,
    suspected: bool = False,
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
    rows = now.edition.conduct.wrong_payments
    incident = note(
        context,
        "wrong-payment",
        coup,
        Text("incident-wrong-payment", {"coup": coup}),
        rows.rectify_suspected if suspected else rows.rectify,
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
    if isinstance(error, Rejection):
        return error
    waits = any(one.number == error.incident for one in now.book.waiting)
    if error.incident and errors.listed(now.edition, error) and not waits:
        # The incident of the same case was reported.
        return Rejection("regulator-told", clause=now.edition.conduct.wrong_payments.rectify)
    return errors.check_tell_regulator(now.edition, error)


def apply_tell_regulator(now: GamingTable, act: TellRegulator, context: ActContext) -> GamingTable:
    """Records that the regulator was notified of a wrong payment, and so of its incident."""
    error = _find(now, act.error)
    if error is None:
        return now
    book = incidents.tell(now.book, error.incident, Recipient.REGULATOR, context.by.name, context.at)
    return _with_error(change(now, book=book), act.error, lambda one: errors.tell_regulator(one, context.at))


def _is_same(one: PaymentError, act: FindWrongPayment) -> bool:
    """Whether the register has the case: one patron of one coup, or somebody to whom the same was due."""
    if one.coup != act.coup:
        return False
    unknown = None in (one.patron, act.patron) and one.due == act.due
    return unknown or act.patron in (one.found_patron, one.patron)


def _check_words(words: str) -> Rejection | None:
    return None if is_line(words) else Rejection("reason-needed", {"case": "wrong-payment"})


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
