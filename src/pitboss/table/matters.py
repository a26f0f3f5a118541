"""What those in charge of a game have open: limits and changes to come, disputes, wrong payments."""

from pitboss.kernel.instant import Instant
from pitboss.rules.authority import Notice
from pitboss.table.disputes import Dispute
from pitboss.table.games import GameNotice
from pitboss.table.payment_errors import PaymentError
from pitboss.table.sign import TableLimits
from pitboss.table.state import Closing, GamingTable, Kept


class Coming(Kept, frozen=True):
    """New limits that a sign tells of, from when they are to hold, and since when it does."""

    limits: TableLimits
    change_at: Instant
    shown_at: Instant


class Matters(Kept, frozen=True):
    """What is open at a game, and the limits that its sign states."""

    limits: TableLimits | None = None
    coming: Coming | None = None
    closing: Closing | None = None
    game: GameNotice | None = None
    notices: tuple[Notice, ...] = ()
    """How many minutes before each change a sign tells of it; without minutes, at any time before."""
    disputes: tuple[Dispute, ...] = ()
    errors: tuple[PaymentError, ...] = ()
    """Wrong payments that were found, the latest last."""


def matters(now: GamingTable) -> Matters:
    """What is open at a table that is set up."""
    in_force = now.in_force
    return Matters(
        None if in_force is None else in_force.limits,
        None if in_force is None or in_force.announced is None else Coming(*in_force.announced),
        now.closing,
        now.game_notice,
        now.edition.notices,
        now.disputes,
        now.errors,
    )
