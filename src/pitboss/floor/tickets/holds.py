"""Why a ticket or a manual payout is not paid yet, and who must clear it first."""

import msgspec

from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import is_line
from pitboss.kernel.instant import Instant, months_later
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount

RELEASE_OVER_CENTS: Cents = 1_000_000
"""A larger payment needs a second person's release."""
AGREED_MONTHS = 12
"""How far ahead an agreed time may be."""
NOT_REFUSED = Rejection("not-refused", clause="9.2")


class Answer(msgspec.Struct, frozen=True):
    """What the Inspector who reviewed an inquiry answered."""

    agrees: bool
    """Whether the casino may refuse the payment."""
    note: str
    by: str


class Hold(msgspec.Struct, frozen=True):
    """A payment waits on one of three grounds: an inquiry, an agreed time, or the player's identification."""

    reason: str
    inspector: str | None = None
    """The Inspector who was notified of the inquiry."""
    until: Instant | None = None
    """The time that was agreed with the player."""
    identify: bool = False
    """Whether the player must show identification."""
    demanded: bool = False
    """Whether the casino demands the paper back while it inquires."""
    answer: Answer | None = None
    """The latest answer of an Inspector to the inquiry."""

    @property
    def clause(self) -> Clause:
        """The clause that lets the payment wait.

        >>> Hold("Torn paper.", until=5).clause
        '9.3.1'
        """
        if self.inspector is not None:
            return "9.2"
        return "9.3.3" if self.until is None else "9.3.1"


def check_hold(hold: Hold, before: Hold | None, at: Instant) -> Rejection | None:
    """Whether a payment may be withheld. If it waits for an inquiry already, only the end of that clears it.

    >>> check_hold(Hold("Torn paper."), None, at=5).code
    'inspector-not-told'
    """
    if not is_line(hold.reason):
        return Rejection("reason-needed", {"case": "payment-waits"}, "9.2")
    grounds = (hold.inspector is not None, hold.until is not None, hold.identify).count(True)
    if grounds > 1:
        return Rejection("hold-unclear", clause="9.2")
    if hold.demanded and hold.inspector is None:
        return Rejection("inquiry-needed", {"case": "demand"}, "9.2")
    if not grounds or (hold.inspector is not None and not is_line(hold.inspector)):
        return Rejection("inspector-not-told", {"case": "inquiry"}, "9.2")
    if hold.until is not None and not at < hold.until <= months_later(at, AGREED_MONTHS):
        return Rejection("bad-time", {"months": AGREED_MONTHS}, "9.3.1")
    if before is not None and before.inspector is not None:
        return Rejection("inquiry-open", clause="9.2")
    return None


def check_ending(hold: Hold | None, determination: str) -> Rejection | None:
    """Requires a hold to end, and a written determination."""
    if hold is None:
        return Rejection("not-on-hold", clause="9.2")
    if not is_line(determination):
        return Rejection("determination-needed", clause="9.2")
    return None


def check_answer(hold: Hold | None, note: str) -> Rejection | None:
    """Requires an inquiry, and the Inspector's words about it."""
    if hold is None:
        return Rejection("not-on-hold", clause="9.2")
    if hold.inspector is None:
        return Rejection("inquiry-needed", {"case": "answer"}, "9.2")
    return None if is_line(note) else Rejection("reason-needed", {"case": "inspector-answers"}, "9.2")


def check_refusal(hold: Hold | None, determination: str) -> Answer | Rejection:
    """The answer of the Inspector who has reviewed the inquiry and agrees that a payment is refused.

    >>> check_refusal(Hold("Torn paper.", until=5), "It was forged.").code
    'inquiry-needed'
    >>> check_refusal(Hold("Torn paper.", "Inspector Ng"), "It was forged.").code
    'inspector-not-answered'
    """
    refused = check_ending(hold, determination)
    if refused is not None:
        return refused
    if hold is None or hold.inspector is None:
        return Rejection("inquiry-needed", {"case": "refusal"}, "9.2")
    if hold.answer is None:
        return Rejection("inspector-not-answered", clause="9.2")
    return hold.answer if hold.answer.agrees else Rejection("inspector-objects", clause="9.2")


def check_reversal(determination: str, inspector: str) -> Rejection | None:
    """Requires a written reason that an Inspector has reviewed, before a refusal is reversed."""
    if not is_line(determination):
        return Rejection("determination-needed", clause="9.2")
    if not is_line(inspector):
        return Rejection("inspector-not-told", {"case": "reversal"}, "9.2")
    return None


def check_release(cents: Cents, approved_by: str | None) -> Rejection | None:
    """Requires that a second person released a large payment.

    >>> check_release(RELEASE_OVER_CENTS, None), check_release(RELEASE_OVER_CENTS + 1, None).code
    (None, 'release-needed')
    """
    if cents <= RELEASE_OVER_CENTS or (approved_by is not None and is_line(approved_by)):
        return None
    return Rejection("release-needed", {"case": "payment", "most": Amount(RELEASE_OVER_CENTS)})


def waits(hold: Hold | None, at: Instant) -> bool:
    """Whether a payment still waits at a moment. An agreed time ends by itself.

    >>> waits(Hold("Torn paper.", until=5), at=4), waits(Hold("Torn paper.", until=5), at=5)
    (True, False)
    """
    return hold is not None and (hold.until is None or at < hold.until)
