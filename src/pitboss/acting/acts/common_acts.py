"""The acts that every game accepts, and what they share."""

from pitboss.acting.acts.act import Act, ActContext
from pitboss.acting.registers.announced import ComingChange
from pitboss.acting.registers.incidents import check_tell, tell
from pitboss.acting.setups.sign import TableLimits
from pitboss.acting.state import G, GameState, change
from pitboss.game.irregularities import rows
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.duties import Recipient
from pitboss.rules.edition import Edition
from pitboss.rules.irregularity import Kind


class EndPeriod(Act, frozen=True):
    """The set wagering period is over."""


class RestartPeriod(Act, frozen=True):
    """The wagering period starts again. Players may have been shut out while nobody ran the game."""


class Reopen(Act, frozen=True):
    """A supervisor lets wagers be changed again, because no card was seen."""


class AlterLimits(Act, frozen=True):
    """New limits hold for the whole table."""

    limits: TableLimits


class ShowClosing(Act, frozen=True):
    """A sign shows when the table closes."""

    close_at: Instant


class TakeDownSign(Act, frozen=True):
    """The sign of a change that does not come is taken down."""

    change: ComingChange


class TellAbout(Act, frozen=True):
    """A recipient was notified of an incident."""

    incident: int
    who: Recipient


class EndByRestore(Act, frozen=True):
    """The play from before a restore ends: stakes are returned, and its shoe deals no more cards."""


def check_tell_about(now: GameState, act: TellAbout, _: ActContext) -> Rejection | None:
    """Requires a recipient who has not yet been notified of the incident."""
    return check_tell(now.book, act.incident, act.who)


def apply_tell_about(now: G, act: TellAbout, context: ActContext) -> G:
    """Records a notification. An incident closes with its last one."""
    noted = now.notified(act.incident, act.who, context.at)
    return change(noted, book=tell(now.book, act.incident, act.who, context.by.name, context.at))


RESTORED = Text("reason-floor-restored")
"""Why a play is over after a restore."""

NO_CLAUSE: Clause = "restore"
"""Replaces the clause in an edition without one for a disrupted game."""


def disruption_clause(edition: Edition) -> Clause:
    """The clause by which a game that cannot continue is void."""
    disruptions = rows(edition, Kind.DISRUPTION)
    return disruptions[0].clause if disruptions else NO_CLAUSE
