"""What each staff member pays out in a casino day, and when a second person must sign."""

from typing import Any

import msgspec

from pitboss.engine.registry import Aggregate
from pitboss.floor.kinds import kind_of_event
from pitboss.floor.tickets.holds import RELEASE_OVER_CENTS
from pitboss.kernel.decision import Event, Given, States, Stream, is_line
from pitboss.kernel.instant import DAY_MS, MINUTE_MS
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount
from pitboss.ledger.entry import Entry
from pitboss.ledger.till import Moved
from pitboss.rules.conduct import SUPERVISION

ALONE_PER_DAY_CENTS: Cents = 5_000_000
"""What one person may pay out and move by hand alone, in a day of the house."""
FROM_OUTSIDE = ("capital", "chips-made", "chips-outstanding")
"""What comes into the books on the word of one person alone: a second person always signs."""
PAID_FROM = ("cage/", "kiosk/", "house/bank")
"""The accounts from which people are paid."""
STAFF = "staff/"
"""How the log names a person who signed in."""


class PaymentCounted(Event, frozen=True):
    """A staff member paid something out, or moved money by hand."""

    person: str
    day: int
    """By the casino's clocks, in days since the start of 1970."""
    cents: Cents
    approved_by: str | None = None
    """Who signed beside them."""


class Payer(msgspec.Struct, frozen=True):
    """How much a person has paid out alone."""

    day: int
    alone: Cents


def payer_of(by: str) -> Stream | None:
    """Where the payments of a sender are counted; nowhere unless it is a person who signed in.

    >>> payer_of("staff/cal"), payer_of("pt/7")
    ('payer/cal', None)
    """
    return f"payer/{by.removeprefix(STAFF)}" if by.startswith(STAFF) else None


def paid_out(event: Event, entry: Entry) -> Cents:
    """How much of an event counts: what leaves cage, kiosk or bank, chips sold at a table, moves by hand.

    >>> from pitboss.floor.tickets.tickets import TicketRedeemed
    >>> from pitboss.floor.tickets.tickets import entry as entry_of
    >>> paid = TicketRedeemed("a1", 500, "kiosk/2")
    >>> paid_out(paid, entry_of(paid))
    500
    """
    if isinstance(event, Moved):
        return event.cents
    kind = kind_of_event(event)
    if kind is not None:
        return sum(each.cents for each in kind.money(event) if each.move == "chips-passed")
    paid = (cents for account, cents in entry if account.startswith(PAID_FROM))
    return sum(cents for cents in paid if cents > 0)


def from_outside(event: Event) -> bool:
    """Whether an event books money that was not in the books.

    >>> from_outside(Moved("chips-made", 500, {})), from_outside(Moved("chips-sold", 500, {}))
    (True, False)
    """
    return isinstance(event, Moved) and event.move in FROM_OUTSIDE


def signer_of(command: Any) -> str | None:
    """The second person who signs for a payment. At a table that is a supervisor."""
    approved = getattr(command, "approved", None)
    if approved is not None:
        return str(approved.name) if approved.role in SUPERVISION else None
    approved_by: str | None = getattr(command, "approved_by", None)
    return approved_by


def count(
    states: States, given: Given, cents: Cents, approved_by: str | None, *, outside: bool = False
) -> PaymentCounted | Rejection:
    """Counts a payment, if the person may make it alone or a second person signed.

    What comes from `outside` the books always needs a second person.
    """
    person, day = given.by.removeprefix(STAFF), (given.at + given.utc_offset * MINUTE_MS) // DAY_MS
    payer = states[f"payer/{person}"]
    if not isinstance(payer, Payer | None):
        raise AssertionError(f"payer/{person} counts no payments")
    if approved_by is not None and is_line(approved_by):
        return PaymentCounted(person, day, cents, approved_by)
    if outside:
        return Rejection("release-needed", {"case": "into-the-books"})
    if cents > RELEASE_OVER_CENTS:
        return Rejection("release-needed", {"case": "over", "most": Amount(RELEASE_OVER_CENTS)})
    alone = payer.alone if payer is not None and payer.day >= day else 0
    if alone + cents > ALONE_PER_DAY_CENTS:
        most = Amount(ALONE_PER_DAY_CENTS)
        return Rejection(
            "release-needed", {"case": "alone-today", "person": person, "paid": Amount(alone), "most": most}
        )
    return PaymentCounted(person, day, cents)


def evolve(payer: Payer | None, event: PaymentCounted, _: Entry) -> Payer:
    """What a person has paid alone on the latest day. A clock that is set back begins no day again."""
    before = payer or Payer(event.day, 0)
    cents = 0 if event.approved_by else event.cents
    return Payer(max(before.day, event.day), cents + (0 if event.day > before.day else before.alone))


PAYERS = Aggregate(
    prefixes=("payer",),
    state=Payer,
    events={"payment-counted.2": PaymentCounted},
    evolve=evolve,
    # Version 1 did not record who signed.
    upcasts={"payment-counted.1": lambda event: ("payment-counted.2", event)},
    watched=False,
)
