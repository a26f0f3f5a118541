"""What must still be done with cards, by a ruling or an instruction, before more of them are dealt."""

import msgspec

from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.rules.irregularity import Effect, Kind


class CardDuty(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An order about cards that staff must carry out."""

    order: Effect
    clause: Clause
    kind: Kind | None = None
    """The irregularity for which it was ruled. None if a person or a rule ordered it without one."""

    @property
    def refusal(self) -> Rejection:
        """The rejection of an act that must wait for it."""
        return Rejection("cards-to-see-to", {"order": self.order.text}, self.clause)


CHECK = Effect.CHECK_REMAINING_CARDS
"""The order to check cards. They come out of the shoe, and nothing else is dealt before."""


def find_for_bringing(duties: tuple[CardDuty, ...], *, again: bool) -> CardDuty | None:
    """What must be done before cards are brought in. `again` are the last ones, which are checked then."""
    return next(
        (
            duty
            for duty in duties
            if duty.kind is Kind.MULTISHUFFLER_FAILS or (duty.order is CHECK and not again)
        ),
        None,
    )


def find_check(duties: tuple[CardDuty, ...]) -> CardDuty | None:
    """The order to check the cards, if there is one."""
    return next((duty for duty in duties if duty.order is CHECK), None)


def first_due(duties: tuple[CardDuty, ...], *, in_coup: bool) -> CardDuty | None:
    """What must come before the next card. A coup that has begun is finished before its cards are checked.

    The cards in a multishuffler are not those of the shoe.
    """
    here = (duty for duty in duties if duty.kind is not Kind.MULTISHUFFLER_FAILS)
    return next((duty for duty in here if not in_coup or duty.order is not CHECK), None)
