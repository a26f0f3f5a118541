"""After a malfunction of a terminal, the wheel or the system: plays put right at all terminals at once."""

from pitboss.acting.acts.act import ActContext, Facts
from pitboss.acting.acts.correcting import CorrectPlays, check_correct_plays, order_of
from pitboss.acting.registers.recording import note, record
from pitboss.game.wheel import read_number
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import Text
from pitboss.roulette.acts.irregular import check_as_read, enter, ruled
from pitboss.roulette.at_terminals import find_play
from pitboss.roulette.state import WheelTable


def check_correct(now: WheelTable, act: CorrectPlays, context: ActContext) -> Rejection | None:
    """Requires what the rules ask, and a number of the wheel if another one is entered."""
    refused = check_correct_plays(
        now.edition, act, context, ruled(now, act.report), lambda key: find_play(now, key)
    )
    if refused is not None or act.number is None:
        return refused
    number = read_number(act.number)
    if isinstance(number, Rejection):
        return number
    return check_as_read(now, now.recall(act.plays[0]), number, "11.5")


def facts_correct(now: WheelTable, act: CorrectPlays, _: ActContext) -> Facts:
    """What the rules order for the report."""
    return Facts(ruling=unwrap(ruled(now, act.report)))


def apply_correct(now: WheelTable, act: CorrectPlays, context: ActContext) -> WheelTable:
    """The number of a play may change. The terminals are put right by the same command."""
    ruling = context.facts.ruling
    order = None if ruling is None else order_of(ruling)
    if ruling is None or order is None:
        return now
    past = now.recall(act.plays[0]) if act.number is not None else None
    entered = {"number": act.number, "corrected": order.clause}
    signed = {"corrected_by": context.in_charge, "reason": act.reason}
    after = now if past is None else enter(now, past, {**entered, **signed})
    facts = {"plays": len(act.plays), "terminals": len({each.terminal for each in act.results})}
    words = Text("incident-plays-corrected", {**facts, "reason": act.reason})
    incident = note(context, "correction", str(act.report.kind), words, order.clause, coup=act.plays[-1])
    return record(after, incident, ruling.tells)
