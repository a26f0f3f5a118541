"""The wagering period of a coup: it ends, starts again, or is reopened."""

from pitboss.acting.acts.act import ActContext, needs
from pitboss.acting.acts.common_acts import EndPeriod, Reopen, RestartPeriod
from pitboss.acting.registers.recording import note, record
from pitboss.baccarat.machines import closing_of, coup_of, find_method, free_coup, round_of, with_coup
from pitboss.baccarat.play import rounds
from pitboss.baccarat.state import GamingTable, LiveCoup
from pitboss.game.wagers import Moment
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.procedure import Announcement


@needs(free_coup)
def check_end_period(now: GamingTable, coup: LiveCoup, _: EndPeriod, context: ActContext) -> Rejection | None:
    """Requires a set period whose countdown has reached zero."""
    return rounds.check_period(round_of(now, coup)) or rounds.check_time_up(round_of(now, coup, context.at))


def apply_end_period(now: GamingTable, _: EndPeriod, __: ActContext) -> GamingTable:
    """The countdown has reached zero."""
    return with_coup(now, moment=Moment.PERIOD_ENDED)


@needs(coup_of)
def check_restart_period(
    now: GamingTable, coup: LiveCoup, _: RestartPeriod, __: ActContext
) -> Rejection | None:
    """Requires open wagers, so that the countdown can start again."""
    return rounds.check_wagers(round_of(now, coup))


def apply_restart_period(now: GamingTable, _: RestartPeriod, context: ActContext) -> GamingTable:
    """The countdown starts again in full."""
    return with_coup(now, began=context.at)


@needs(free_coup)
def check_reopen(now: GamingTable, coup: LiveCoup, _: Reopen, context: ActContext) -> Rejection | None:
    """Requires that no card was seen, and a person who may reopen the wagers."""
    return rounds.check_reopen(round_of(now, coup), find_method(now.play, coup.method), context.authority)


def apply_reopen(now: GamingTable, _: Reopen, context: ActContext) -> GamingTable:
    """Wagers may be changed until the next card is out or one is seen."""
    coup = now.coup
    if coup is None:
        return now
    words = Text("incident-wagers-reopened")
    clause = closing_of(now).reopened
    incident = note(context, "override", "wagers-reopened", words, clause, coup=coup.key)
    called = coup.called - {Announcement.NO_MORE_BETS}
    return record(with_coup(now, moment=Moment.OPEN, called=called, began=context.at), incident)
