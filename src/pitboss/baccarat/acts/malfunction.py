"""After a malfunction of the system: the coups on terminals are void at all of them at once."""

from pitboss.acting.acts.act import ActContext, Facts
from pitboss.acting.acts.correcting import CorrectPlays, check_correct_plays, order_of
from pitboss.acting.registers.recording import note, record
from pitboss.baccarat.acts.irregular import described
from pitboss.baccarat.at_terminals import find_play
from pitboss.baccarat.state import GamingTable
from pitboss.game.irregularities import Ruling, rule
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import Text


def check_correct(now: GamingTable, act: CorrectPlays, context: ActContext) -> Rejection | None:
    """Requires what the rules ask. Cards have no number."""
    if act.number is not None:
        return Rejection("number-of-one-play")
    return check_correct_plays(now.edition, act, context, _ruled(now, act), lambda key: find_play(now, key))


def facts_correct(now: GamingTable, act: CorrectPlays, _: ActContext) -> Facts:
    """What the rules order for the report."""
    return Facts(ruling=unwrap(_ruled(now, act)))


def apply_correct(now: GamingTable, act: CorrectPlays, context: ActContext) -> GamingTable:
    """The coup itself stays as it is. The terminals are put right by the same command."""
    ruling = context.facts.ruling
    order = None if ruling is None else order_of(ruling)
    if ruling is None or order is None:
        return now
    facts = {"plays": len(act.plays), "terminals": len({each.terminal for each in act.results})}
    words = Text("incident-plays-corrected", {**facts, "reason": act.reason})
    incident = note(context, "correction", str(act.report.kind), words, order.clause, coup=act.plays[-1])
    return record(now, incident, ruling.tells)


def _ruled(now: GamingTable, act: CorrectPlays) -> Ruling | Rejection:
    return rule(now.edition, described(now, None), act.report)
