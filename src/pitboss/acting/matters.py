"""What those in charge of a game have open: limits and changes to come, disputes, wrong payments, conduct."""

from pitboss.acting.disputes import Dispute
from pitboss.acting.payment_errors import PaymentError
from pitboss.acting.sign import TableLimits
from pitboss.acting.state import Closing, GameNotice, StateValue
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act, Notice
from pitboss.rules.conduct import Breach


class Coming(StateValue, frozen=True):
    """New limits that a sign tells of, from when they are to hold, and since when it does."""

    limits: TableLimits
    change_at: Instant
    shown_at: Instant


class Forbidden(StateValue, frozen=True):
    """What nobody may do here, and what may be done about somebody who did."""

    breach: Breach
    clause: Clause
    against: Role
    """Whom the rule binds: players, or else those of the staff who come first."""
    measures: tuple[Act, ...] = ()


class Setting(StateValue, frozen=True):
    """What can be set up at a table by the rules that hold there, and what is."""

    limited_by: Clause | None = None
    """The clause by which players may be limited, if there is one."""
    most: int | None = None
    """How many may play; none is any number."""
    one_per_box: bool = False
    main_only: tuple[str, ...] = ()
    """The optional wagers that can still be kept for those with a main wager."""
    layout: str | None = None
    """The layout on which one dealer deals two of these tables, if the rules know one."""
    paired: str | None = None
    """The table that is dealt in turn with this one."""


class Matters(StateValue, frozen=True):
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
    forbidden: tuple[Forbidden, ...] = ()
    setting: Setting | None = None
