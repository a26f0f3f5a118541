"""The acts that every game takes, and what they share."""

from pitboss.acting.act import Act
from pitboss.acting.sign import TableLimits
from pitboss.game.irregularities import rows
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.rules.duties import Recipient
from pitboss.rules.edition import Edition
from pitboss.rules.irregularity import Kind


class EndPeriod(Act, frozen=True):
    """The set wagering period is over."""


class RestartPeriod(Act, frozen=True):
    """The wagering period begins anew: while nobody ran the game, players may have been shut out."""


class Reopen(Act, frozen=True):
    """A supervisor lets wagers be changed again, as no card was seen."""


class AlterLimits(Act, frozen=True):
    """New limits hold for the whole table."""

    limits: TableLimits


class ShowClosing(Act, frozen=True):
    """A sign tells when the table closes."""

    close_at: Instant


class TellAbout(Act, frozen=True):
    """Somebody who has to be told of an incident was told."""

    incident: int
    who: Recipient


class EndByRestore(Act, frozen=True):
    """The play of before a restore ends: stakes go back, and no more cards come from its shoe."""


REASON = "The floor was restored from a backup."


NO_CLAUSE: Clause = "restore"
"""Of an edition that says nothing of a game that is disrupted."""


def disruption_clause(edition: Edition) -> Clause:
    """The clause by which a game that cannot go on is void."""
    found = rows(edition, Kind.DISRUPTION)
    return found[0].clause if found else NO_CLAUSE
