"""What those in charge of a game have open: limits and changes to come, disputes, wrong payments, conduct."""

from pitboss.acting.sign import TableLimits
from pitboss.baccarat.disputes import Dispute
from pitboss.baccarat.payment_errors import PaymentError
from pitboss.baccarat.play.games import GameNotice
from pitboss.baccarat.state import Closing, GamingTable, Kept
from pitboss.game.permission import reserved
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act, Notice
from pitboss.rules.conduct import Breach


class Coming(Kept, frozen=True):
    """New limits that a sign tells of, from when they are to hold, and since when it does."""

    limits: TableLimits
    change_at: Instant
    shown_at: Instant


class Forbidden(Kept, frozen=True):
    """What nobody may do here, and what may be done about somebody who did."""

    breach: Breach
    clause: Clause
    against: Role
    """Whom the rule binds: players, or else those of the staff who come first."""
    measures: tuple[Act, ...] = ()


class Setting(Kept, frozen=True):
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
    forbidden: tuple[Forbidden, ...] = ()
    setting: Setting | None = None


def matters(now: GamingTable) -> Matters:
    """What is open at a table that is set up."""
    in_force = now.in_force if now.opened else None
    return Matters(
        None if in_force is None else in_force.limits,
        None if in_force is None or in_force.announced is None else Coming(*in_force.announced),
        now.closing,
        now.game_notice,
        now.edition.notices,
        now.disputes,
        now.errors,
        tuple(
            Forbidden(
                row.breach,
                row.clause,
                Role.PLAYER if Role.PLAYER in row.binds else row.binds[0],
                tuple(measure.act for measure in row.measures if measure.after is None),
            )
            for row in now.edition.conduct.offences
        ),
        _setting(now),
    )


def _setting(now: GamingTable) -> Setting:
    offer, rule = now.offer, now.play.procedure.turn_about
    able = reserved(now.edition, Act.RESTRICT_OPTIONAL) is not None
    return Setting(
        reserved(now.edition, Act.LIMIT_PLAYERS),
        offer.players.most,
        offer.players.one_per_box,
        tuple(
            wager.key
            for wager in offer.wagers
            if able and wager.main_wager_only is not None and wager.key not in offer.main_wager_only
        ),
        None if rule is None else rule.layout,
        None if now.paired is None else now.paired.with_,
    )
