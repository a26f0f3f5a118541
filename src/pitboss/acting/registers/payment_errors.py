"""The register of wrong payments: what was paid too much or too little, and what was done about it."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

import msgspec

from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant, month_of
from pitboss.kernel.money import LARGEST_STAKE_CENTS, Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount
from pitboss.rules.duties import Due, Recipient, Tell
from pitboss.rules.edition import Edition


class PaymentErrorStep(StrEnum):
    """A step that the casino takes about a wrong payment."""

    ENQUIRE = "enquire"
    IDENTIFY = "identify-the-patron"
    CONTACT = "contact-the-patron"
    REIMBURSE = "reimburse-the-patron"
    ASK_BACK = "ask-the-money-back"
    NOT_PRACTICAL = "find-it-not-practical"
    """Reimbursing or asking back is not practical. The words say why."""


class UnlikeSettled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who got back from a coup something else than its settlement says, and how much."""

    patron: str = ""
    paid: Cents = 0


class Attempt(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One attempt to correct a wrong payment."""

    step: PaymentErrorStep
    at: Instant
    by: str
    words: str
    patron: str | None = None
    """Who it was, if the attempt identified the patron."""


class Enquiry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The findings of reasonable enquiries."""

    suspected: bool
    """Whether the casino suspects intent."""
    at: Instant
    by: str
    words: str


class Part(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Money that was paid later, or was returned."""

    cents: Cents
    at: Instant
    by: str


class PaymentError(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A wager that was paid too much or too little, from the moment the casino became aware of it."""

    number: int
    coup: str
    paid: Cents
    due: Cents
    found_at: Instant
    found_by: str
    found_patron: str | None = None
    """Who was paid, if it was known at once."""
    enquiry: Enquiry | None = None
    attempts: tuple[Attempt, ...] = ()
    parts: tuple[Part, ...] = ()
    incident: int = 0
    """The number of the incident that its finding recorded. Earlier releases did not keep it."""
    regulator_notified_at: Instant | None = msgspec.field(default=None, name="regulator_told_at")

    @property
    def overpaid(self) -> bool:
        """Whether the patron received too much, not too little."""
        return self.paid > self.due

    @property
    def cents(self) -> Cents:
        """The amount by which the payment was wrong."""
        return abs(self.paid - self.due)

    @property
    def outstanding(self) -> Cents:
        """How much is not yet corrected: owed by the patron if overpaid, else owed to the patron."""
        return self.cents - sum(part.cents for part in self.parts)

    @property
    def patron(self) -> str | None:
        """Who was paid wrongly, by the latest identification, if any."""
        named = [attempt.patron for attempt in self.attempts if attempt.patron is not None]
        return named[-1] if named else self.found_patron


def check_error(paid: Cents, due: Cents) -> Rejection | None:
    """Requires that a payment was wrong. Only then may it go into the register.

    >>> check_error(paid=190_000, due=19_000), check_error(paid=19_000, due=19_000).code
    (None, 'payment-right')
    """
    if not all(0 <= cents <= LARGEST_STAKE_CENTS for cents in (paid, due)):
        return Rejection("bad-amount", {"case": "paid-and-due"})
    if paid == due:
        return Rejection("payment-right", {"paid": Amount(paid)})
    return None


def check_enquiry(words: str) -> Rejection | None:
    """Requires that enquiries found something."""
    return None if words.strip() else Rejection("reason-needed", {"case": "enquiries"})


def enquire(error: PaymentError, enquiry: Enquiry) -> PaymentError:
    """The wrong payment after reasonable enquiries. The last ones count."""
    return msgspec.structs.replace(error, enquiry=enquiry)


def check_attempt(edition: Edition, error: PaymentError, tried: Attempt) -> Rejection | None:
    """Requires an attempt that fits the wrong payment: to identify, to reach, to reimburse or to ask back."""
    rows = edition.conduct.wrong_payments
    if not tried.words.strip():
        return Rejection("reason-needed", {"case": "attempt"}, rows.attempt)
    if tried.step is PaymentErrorStep.ENQUIRE or (
        tried.patron is not None and tried.step is not PaymentErrorStep.IDENTIFY
    ):
        return Rejection("wrong-attempt", {"case": "own-record"}, rows.attempt)
    if (
        tried.step in {PaymentErrorStep.REIMBURSE, PaymentErrorStep.ASK_BACK, PaymentErrorStep.NOT_PRACTICAL}
        and error.patron is None
    ):
        return Rejection("patron-unknown", clause=rows.attempt)
    if tried.step is PaymentErrorStep.REIMBURSE and error.overpaid:
        return Rejection("wrong-attempt", {"case": "too-much"}, rows.ask_back)
    if tried.step is PaymentErrorStep.ASK_BACK and not error.overpaid:
        return Rejection("wrong-attempt", {"case": "too-little"}, rows.reimburse)
    return None


def attempt(error: PaymentError, tried: Attempt) -> PaymentError:
    """The wrong payment after an attempt to correct it."""
    return msgspec.structs.replace(error, attempts=(*error.attempts, tried))


def check_settle(edition: Edition, error: PaymentError, cents: Cents) -> Rejection | None:
    """Whether this amount may be paid later, or be returned."""
    rows = edition.conduct.wrong_payments
    clause = rows.ask_back if error.overpaid else rows.reimburse
    if error.patron is None:
        return Rejection("patron-unknown", clause=clause)
    if cents <= 0:
        return Rejection("bad-amount", {"case": "how-much"}, clause)
    if cents > error.outstanding:
        return Rejection("more-than-owed", {"owed": Amount(error.outstanding)}, clause)
    return None


def settle(error: PaymentError, part: Part) -> PaymentError:
    """The wrong payment after money was paid later, or was returned."""
    return msgspec.structs.replace(error, parts=(*error.parts, part))


def check_tell_regulator(edition: Edition, error: PaymentError) -> Rejection | None:
    """Requires that the regulator does not know of the wrong payment yet."""
    if error.regulator_notified_at is None:
        return None
    clause = edition.conduct.wrong_payments.rectify
    return Rejection("regulator-told", clause=clause)


def tell_regulator(error: PaymentError, at: Instant) -> PaymentError:
    """The wrong payment after the casino has notified the regulator."""
    return msgspec.structs.replace(error, regulator_notified_at=at)


class Verdict(StrEnum):
    """Whether a wrong payment counts as a breach of the rules."""

    OPEN = "open"
    NO_BREACH = "no-breach"
    BREACH = "breach"


class Finding(NamedTuple):
    """A verdict, and the clause for it."""

    verdict: Verdict
    clause: Clause | None


def judge(edition: Edition, error: PaymentError, at: Instant, reasonable: int) -> Finding:
    """Whether the wrong payment is a breach at this moment.

    `reasonable` is the time in milliseconds that the casino takes as reasonable. The rules give no figure.
    """
    rows = edition.conduct.wrong_payments
    if error.enquiry is not None and error.enquiry.suspected:
        return Finding(Verdict.BREACH, rows.enquire)
    acted = acted_at(error)
    if (at if acted is None else acted) - error.found_at > reasonable:
        return Finding(Verdict.BREACH, rows.rectify)
    if error.enquiry is None:
        return Finding(Verdict.OPEN, rows.enquire)
    return (
        Finding(Verdict.OPEN, rows.rectify) if acted is None else Finding(Verdict.NO_BREACH, rows.no_breach)
    )


def acted_at(error: PaymentError) -> Instant | None:
    """When it was first corrected, reasonably attempted or reported to the regulator."""
    moments = [_attempted_at(error), error.regulator_notified_at]
    if not error.outstanding:
        moments.append(error.parts[-1].at)
    return min((moment for moment in moments if moment is not None), default=None)


def _attempted_at(error: PaymentError) -> Instant | None:
    """When a reasonable attempt was complete.

    While the patron is unknown, it is enough to try to identify or to reach them. If the patron is known,
    the money must be offered or asked back, or staff must say why that is not practical.
    """
    known = error.found_patron is not None
    for tried in error.attempts:
        known = known or tried.patron is not None
        if not known or tried.step in {
            PaymentErrorStep.REIMBURSE,
            PaymentErrorStep.ASK_BACK,
            PaymentErrorStep.NOT_PRACTICAL,
        }:
            return tried.at
    return None


class Todo(NamedTuple):
    """A step that is still open, and the clause that requires it."""

    step: PaymentErrorStep
    clause: Clause | None


def to_do(edition: Edition, error: PaymentError) -> tuple[Todo, ...]:
    """What the casino must still do about a wrong payment."""
    rows = edition.conduct.wrong_payments
    enquiry = () if error.enquiry is not None else (Todo(PaymentErrorStep.ENQUIRE, rows.enquire),)
    return (*enquiry, *_rectifying(edition, error)) if error.outstanding else enquiry


def _rectifying(edition: Edition, error: PaymentError) -> tuple[Todo, ...]:
    """The next step to correct it, until it was tried. Suspected intent has separate clauses."""
    rows = edition.conduct.wrong_payments
    suspected = error.enquiry is not None and error.enquiry.suspected
    tried = {one.step for one in error.attempts}
    if error.patron is None:
        enough = (
            {PaymentErrorStep.IDENTIFY}
            if suspected
            else {PaymentErrorStep.IDENTIFY, PaymentErrorStep.CONTACT}
        )
        clause = rows.identify_suspected if suspected else rows.attempt
        return () if tried & enough else (Todo(PaymentErrorStep.IDENTIFY, clause),)
    step, clause = (
        (PaymentErrorStep.ASK_BACK, rows.ask_back)
        if error.overpaid
        else (PaymentErrorStep.REIMBURSE, rows.reimburse)
    )
    if tried & {step, PaymentErrorStep.NOT_PRACTICAL}:
        return ()
    return (Todo(step, rows.rectify_suspected if suspected else clause),)


def listed(edition: Edition, error: PaymentError) -> tuple[Tell, ...]:
    """The duty to notify the regulator of a single large wrong payment at the end of the month."""
    rows = edition.conduct.wrong_payments
    if rows.listed is None or rows.listed_over is None or error.cents <= rows.listed_over:
        return ()
    return (Tell(Recipient.REGULATOR, Due.END_OF_MONTH, rows.listed),)


def monthly_list(
    edition: Edition, errors: Iterable[PaymentError], year: int, month: int, offset: int
) -> tuple[PaymentError, ...]:
    """The wrong payments to report to the regulator at the end of a month, for every result.

    A payment belongs to the month, by the casino's clocks, in which the casino became aware of it.
    """
    return tuple(
        error
        for error in errors
        if listed(edition, error) and month_of(error.found_at, offset) == (year, month)
    )
