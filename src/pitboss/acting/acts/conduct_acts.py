"""Conduct at any game: breaches of the rules, measures against a person, and the rules shown on request."""

from pitboss.acting.acts.act import Act, ActContext
from pitboss.acting.registers.breaches import check_breach, check_measure, find_offence, measure_tells
from pitboss.acting.registers.recording import note, record
from pitboss.acting.state import G, GameState
from pitboss.game.permission import authority_clause
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import Breach, Excuse

EXCLUDING = (Reserved.EXCLUDE, Reserved.EXCLUDE_FROM_CASINO)


class ReportBreach(Act, frozen=True):
    """A person broke a rule of conduct. It goes on record."""

    breach: Breach
    who: str
    against: Role = Role.PLAYER
    excuse: Excuse | None = None


class TakeMeasure(Act, frozen=True):
    """Measures against a person who broke a rule. Each is a measure of its own, and none implies another."""

    breach: Breach
    measures: tuple[Reserved, ...]
    who: str
    against: Role = Role.PLAYER
    number: int | None = None
    """Their number as a patron, if staff know it. Who is excluded without one gets one."""
    terminals: tuple[str, ...] = ()
    """The terminals at which they play."""
    here: bool = False
    """Whether only this table knew of it, as in earlier releases. No longer written."""

    @property
    def excludes(self) -> bool:
        """Whether the person may take no further part."""
        return any(measure in EXCLUDING for measure in self.measures)


class ShowRules(Act, frozen=True):
    """A person asked for the rules, and a copy was shown."""

    who: str


def check_report_breach(now: GameState, act: ReportBreach, _: ActContext) -> Rejection | None:
    """Requires a rule of the edition that forbids it, and no valid excuse."""
    row = check_breach(now.edition, act.breach, act.against, act.excuse)
    return row if isinstance(row, Rejection) else None


def apply_report_breach(now: G, act: ReportBreach, context: ActContext) -> G:
    """Records a breach, with the clause that forbids it."""
    row = find_offence(now.edition, act.breach)
    clause = None if row is None else row.clause
    words = Text("incident-breach", {"breach": act.breach.text})
    incident = note(context, "breach", str(act.breach), words, clause, people=[act.who], coup=now.live_key)
    return record(now, incident)


def check_take_measure(now: GameState, act: TakeMeasure, context: ActContext) -> Rejection | None:
    """Requires measures that the rules provide, and a person who may order each of them."""
    named = (act.measures, act.terminals)
    if act.here or not act.measures or any(len(set(each)) < len(each) for each in named):
        return Rejection("bad-measures")
    for measure in act.measures:
        clause = check_measure(now.edition, act.breach, measure, context.authority, act.against)
        if isinstance(clause, Rejection):
            return clause
    return None


def record_measures(now: G, act: TakeMeasure, context: ActContext, voided: Cents = 0) -> G:
    """The game with an incident for each measure, and those who must be notified of it."""
    for measure in act.measures:
        incident = note(
            context,
            "breach",
            str(measure),
            Text("incident-measure", {"measure": measure.text}),
            authority_clause(now.edition, measure, context.authority),
            people=[act.who],
            cents=voided if measure is Reserved.VOID_WAGER else 0,
            coup=now.live_key,
        )
        now = record(now, incident, measure_tells(now.edition, act.breach, measure))
    return now


def voids_at_terminals(act: Act) -> bool:
    """Whether an act returns stakes that lie at terminals."""
    return isinstance(act, TakeMeasure) and bool(act.terminals) and Reserved.VOID_WAGER in act.measures


def check_show_rules(_: GameState, __: ShowRules, ___: ActContext) -> None:
    """The rules are shown to everyone who asks."""


def apply_show_rules(now: G, act: ShowRules, context: ActContext) -> G:
    """Records that the rules were shown."""
    words = Text("incident-rules-shown")
    clause = now.edition.conduct.rules_shown
    incident = note(context, "notice", "rules-shown", words, clause, people=[act.who], coup=now.live_key)
    return record(now, incident)
