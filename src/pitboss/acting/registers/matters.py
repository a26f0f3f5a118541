"""Open matters of a game for those in charge: coming limits, changes, disputes, wrong payments, conduct."""

from pitboss.acting.registers.disputes import Dispute
from pitboss.acting.registers.payment_errors import PaymentError
from pitboss.acting.setups.sign import TableLimits
from pitboss.acting.state import Closing, GameNotice, StateValue
from pitboss.game.permission import reserved
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act, Notice
from pitboss.rules.conduct import Breach
from pitboss.rules.edition import Edition


class Coming(StateValue, frozen=True):
    """New limits that a sign announces, when they take effect, and since when the sign is up."""

    limits: TableLimits
    change_at: Instant
    shown_at: Instant


class Forbidden(StateValue, frozen=True):
    """Forbidden conduct, and what staff may do about it."""

    breach: Breach
    clause: Clause
    against: Role
    """The role that the rule binds: players, or else the first staff role."""
    measures: tuple[Act, ...] = ()


class Setting(StateValue, frozen=True):
    """The set-up choices that the rules allow at a table, and the current ones."""

    limited_by: Clause | None = None
    """The clause by which the number of players may be limited, if there is one."""
    most: int | None = None
    """How many may play. None is any number."""
    one_per_box: bool = False
    main_only: tuple[str, ...] = ()
    """The optional wagers that can still be reserved for players with a main wager."""
    layout: str | None = None
    """The layout on which one dealer deals two of these tables, if the rules have one."""
    paired: str | None = None
    """The table that is dealt in turn with this one."""
    reservable: Clause | None = None
    """The clause by which it may be reserved for a player or a group."""


def limit_acts(edition: Edition) -> tuple[Act, ...]:
    """What the rules let somebody change about limits."""
    acts = (Act.ALTER_LIMITS, Act.RAISE_MINIMUM, Act.EXCEED_MAXIMUM, Act.CHANGE_TIE_PERCENT)
    return tuple(act for act in acts if reserved(edition, act) is not None)


class Matters(StateValue, frozen=True):
    """The open matters of a game, and the limits on its sign."""

    limits: TableLimits | None = None
    coming: Coming | None = None
    closing: Closing | None = None
    game: GameNotice | None = None
    notices: tuple[Notice, ...] = ()
    """The minutes of notice that a sign gives before each change. None means any time before."""
    disputes: tuple[Dispute, ...] = ()
    errors: tuple[PaymentError, ...] = ()
    """Wrong payments that were found, the latest last."""
    forbidden: tuple[Forbidden, ...] = ()
    setting: Setting | None = None
    limit_acts: tuple[Act, ...] = ()
    """What may be changed about limits here. Nobody is asked to sign for anything else."""
    tie_percent: str | None = None
    """The percentage that a tie pays by the sign, in the game of the edition that has one."""
    limits_per_area: Clause | None = None
    """The clause by which the sign may limit all wagers of an area together."""


def forbidden(edition: Edition) -> tuple[Forbidden, ...]:
    """What the edition forbids, and the measures that may be taken at once."""
    return tuple(
        Forbidden(
            row.breach,
            row.clause,
            Role.PLAYER if Role.PLAYER in row.binds else row.binds[0],
            tuple(measure.act for measure in row.measures if measure.after is None),
        )
        for row in edition.conduct.offences
    )
