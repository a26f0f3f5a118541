"""Open matters of a wheel for those in charge: its limits, and the notice that changes need."""

from pitboss.acting.registers.matters import Matters, forbidden, limit_acts
from pitboss.roulette.state import WheelTable


def matters(now: WheelTable) -> Matters:
    """The open matters of a wheel that is set up."""
    return Matters(
        now.shown if now.opened else None,
        closing=now.closing,
        notices=now.edition.notices,
        disputes=now.disputes,
        forbidden=forbidden(now.edition),
        limit_acts=limit_acts(now.edition),
    )
