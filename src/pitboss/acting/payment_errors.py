"""The register of wrong payments: what was paid too much or too little, and what was done about it."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

import msgspec

from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant, month_of
from pitboss.kernel.money import LARGEST_STAKE, Cents, dollars
from pitboss.kernel.rejection import Rejection
from pitboss.rules.duties import Due, Recipient, Tell
from pitboss.rules.edition import Edition


class Step(StrEnum):
    """Something that the house does about a wrong payment."""

    ENQUIRE = "enquire"
    IDENTIFY = "identify-the-patron"
    CONTACT = "contact-the-patron"
    REIMBURSE = "reimburse-the-patron"
    ASK_BACK = "ask-the-money-back"
    NOT_PRACTICAL = "find-it-not-practical"
    """To reimburse or to ask: the words say why."""


class Attempt(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One attempt to put a wrong payment right."""

    step: Step
    at: Instant
    by: str
    words: str
    patron: str | None = None
    """Who it was, where the patron was identified by this."""


class Enquiry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What reasonable enquiries found."""

    suspected: bool
    """Whether the house suspects intent."""
    at: Instant
    by: str
    words: str


class Part(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Money that was paid after all, or came back."""

    cents: Cents
    at: Instant
    by: str


class PaymentError(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A wager that was paid too much or too little, from the moment when the house became aware of it."""

    number: int
    coup: str
    paid: Cents
    due: Cents
    found_at: Instant
    found_by: str
    found_patron: str | None = None
    """Who was paid, where it was known at once."""
    enquiry: Enquiry | None = None
    attempts: tuple[Attempt, ...] = ()
    parts: tuple[Part, ...] = ()
    regulator_told_at: Instant | None = None

    @property
    def overpaid(self) -> bool:
        """Whether the patron got too much, not too little."""
        return self.paid > self.due

    @property
    def cents(self) -> Cents:
        """By how much the payment was wrong."""
        return abs(self.paid - self.due)

    @property
    def outstanding(self) -> Cents:
        """How much of it is not put right: owed by the patron if overpaid, else to the patron."""
        return self.cents - sum(part.cents for part in self.parts)

    @property
    def patron(self) -> str | None:
        """Who was paid wrongly, as far as it is known: as it was identified last."""
        named = [attempt.patron for attempt in self.attempts if attempt.patron is not None]
        return named[-1] if named else self.found_patron


def check_error(paid: Cents, due: Cents) -> Rejection | None:
    """Whether a payment was wrong, and may go into the register.

    >>> check_error(paid=190_000, due=19_000), check_error(paid=19_000, due=19_000).code
    (None, 'payment-right')
    """
    if not all(0 <= cents <= LARGEST_STAKE for cents in (paid, due)):
        return Rejection("bad-amount", "Say in whole cents what was paid and what was due.")
    if paid == due:
        return Rejection("payment-right", f"{dollars(paid)} was due and paid.")
    return None


def check_enquiry(words: str) -> Rejection | None:
    """Whether enquiries found something."""
    return None if words.strip() else Rejection("reason-needed", "Say what the enquiries found.")


def enquire(error: PaymentError, enquiry: Enquiry) -> PaymentError:
    """The wrong payment after reasonable enquiries; the last ones count."""
    return msgspec.structs.replace(error, enquiry=enquiry)


def check_attempt(edition: Edition, error: PaymentError, tried: Attempt) -> Rejection | None:
    """Whether an attempt fits the wrong payment: to identify, to reach, to reimburse or to ask back."""
    rows = edition.conduct.wrong_payments
    if not tried.words.strip():
        return Rejection("reason-needed", "Say what was tried, and what came of it.", rows.attempt)
    if tried.step is Step.ENQUIRE or (tried.patron is not None and tried.step is not Step.IDENTIFY):
        return Rejection("wrong-attempt", "An enquiry or a name is put on record as such.", rows.attempt)
    if tried.step in {Step.REIMBURSE, Step.ASK_BACK, Step.NOT_PRACTICAL} and error.patron is None:
        return Rejection("patron-unknown", "First find out who was paid.", rows.attempt)
    if tried.step is Step.REIMBURSE and error.overpaid:
        return Rejection("wrong-attempt", "The patron got too much: ask for it back.", rows.ask_back)
    if tried.step is Step.ASK_BACK and not error.overpaid:
        return Rejection("wrong-attempt", "The patron got too little: reimburse it.", rows.reimburse)
    return None


def attempt(error: PaymentError, tried: Attempt) -> PaymentError:
    """The wrong payment after an attempt to put it right."""
    return msgspec.structs.replace(error, attempts=(*error.attempts, tried))


def check_settle(edition: Edition, error: PaymentError, cents: Cents) -> Rejection | None:
    """Whether so much may be paid after all, or come back."""
    rows = edition.conduct.wrong_payments
    clause = rows.ask_back if error.overpaid else rows.reimburse
    if error.patron is None:
        return Rejection("patron-unknown", "First find out who was paid.", clause)
    if cents <= 0:
        return Rejection("bad-amount", "Say in whole cents how much it was.", clause)
    if cents > error.outstanding:
        return Rejection("more-than-owed", f"Only {dollars(error.outstanding)} is still owed.", clause)
    return None


def settle(error: PaymentError, part: Part) -> PaymentError:
    """The wrong payment once money was paid after all, or came back."""
    return msgspec.structs.replace(error, parts=(*error.parts, part))


def check_tell_regulator(edition: Edition, error: PaymentError) -> Rejection | None:
    """Whether the regulator does not know of the wrong payment yet."""
    if error.regulator_told_at is None:
        return None
    clause = edition.conduct.wrong_payments.rectify
    return Rejection("regulator-told", "The regulator was told already.", clause)


def tell_regulator(error: PaymentError, at: Instant) -> PaymentError:
    """The wrong payment once the house has brought it to the regulator's attention."""
    return msgspec.structs.replace(error, regulator_told_at=at)


class Verdict(StrEnum):
    """Whether a wrong payment counts as a breach of the rules."""

    OPEN = "open"
    NO_BREACH = "no-breach"
    BREACH = "breach"


class Finding(NamedTuple):
    """A verdict and the clause on which it rests."""

    verdict: Verdict
    clause: Clause | None


def judge(edition: Edition, error: PaymentError, at: Instant, reasonable: int) -> Finding:
    """Whether the wrong payment is a breach, as things stand at this moment.

    `reasonable` is the time in milliseconds that the house takes as reasonable: the rules give no figure.
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
    """When it was first put right, reasonably attempted or brought to the regulator."""
    moments = [_attempted_at(error), error.regulator_told_at]
    if not error.outstanding:
        moments.append(error.parts[-1].at)
    return min((moment for moment in moments if moment is not None), default=None)


def _attempted_at(error: PaymentError) -> Instant | None:
    """When a reasonable attempt was complete.

    While nobody knows who was paid, it is enough to try to find out or to reach the patron. To a patron who
    is known the money must be offered, or from them asked back, or somebody say why that is not practical.
    """
    known = error.found_patron is not None
    for tried in error.attempts:
        known = known or tried.patron is not None
        if not known or tried.step in {Step.REIMBURSE, Step.ASK_BACK, Step.NOT_PRACTICAL}:
            return tried.at
    return None


class Todo(NamedTuple):
    """A step that is still to be done, and the clause that asks for it."""

    step: Step
    clause: Clause | None


def to_do(edition: Edition, error: PaymentError) -> tuple[Todo, ...]:
    """What the house must still do about a wrong payment."""
    rows = edition.conduct.wrong_payments
    enquiry = () if error.enquiry is not None else (Todo(Step.ENQUIRE, rows.enquire),)
    return (*enquiry, *_rectifying(edition, error)) if error.outstanding else enquiry


def _rectifying(edition: Edition, error: PaymentError) -> tuple[Todo, ...]:
    """The next step to put it right, until it was tried; suspected intent has clauses of its own."""
    rows = edition.conduct.wrong_payments
    suspected = error.enquiry is not None and error.enquiry.suspected
    tried = {one.step for one in error.attempts}
    if error.patron is None:
        enough = {Step.IDENTIFY} if suspected else {Step.IDENTIFY, Step.CONTACT}
        clause = rows.identify_suspected if suspected else rows.attempt
        return () if tried & enough else (Todo(Step.IDENTIFY, clause),)
    step, clause = (Step.ASK_BACK, rows.ask_back) if error.overpaid else (Step.REIMBURSE, rows.reimburse)
    if tried & {step, Step.NOT_PRACTICAL}:
        return ()
    return (Todo(step, rows.rectify_suspected if suspected else clause),)


def listed(edition: Edition, error: PaymentError) -> tuple[Tell, ...]:
    """The duty to tell the regulator at the end of the month of a single wrong payment that is large."""
    rows = edition.conduct.wrong_payments
    if rows.listed is None or rows.listed_over is None or error.cents <= rows.listed_over:
        return ()
    return (Tell(Recipient.REGULATOR, Due.END_OF_MONTH, rows.listed),)


def monthly_list(
    edition: Edition, errors: Iterable[PaymentError], year: int, month: int, offset: int
) -> tuple[PaymentError, ...]:
    """The wrong payments of which the regulator must hear at the end of a month, however they came out.

    They belong to the month, by the clocks of the house, in which it became aware of them.
    """
    return tuple(
        error
        for error in errors
        if listed(edition, error) and month_of(error.found_at, offset) == (year, month)
    )
