"""Coups that were paid at the odds of another game: their results stand at the odds actually paid."""

from pitboss.acting.acts.act import ActResult, Money, WagerResult, pay
from pitboss.acting.setups.setup import terms_of
from pitboss.acting.state import change
from pitboss.baccarat.acts.people import holdings
from pitboss.baccarat.acts.settling import came_back, line_of, paid_for
from pitboss.baccarat.effects.case import Case, no_coup
from pitboss.baccarat.effects.voiding import with_past
from pitboss.baccarat.play.results import result_of
from pitboss.baccarat.state import GamingTable, PastCoup
from pitboss.game.settlement import settle_result
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.irregularity import Kind


def check_stand(case: Case, clause: Clause) -> Rejection | None:
    """Requires, for wrong odds, the game by whose odds a settled coup was paid."""
    if case.report.kind is not Kind.WRONG_ODDS:
        return None
    past = case.past
    if past is None or not past.lines:
        return None if case.odds is None else no_coup(clause)
    if case.odds is None:
        return Rejection("odds-needed", clause=clause)
    lines = _lines_at(case, past, case.odds)
    return lines if isinstance(lines, Rejection) else None


def stand(case: Case, _: Clause) -> ActResult[GamingTable]:
    """The results stand as they were paid, and the books show what was paid."""
    past = case.past
    lines = None if past is None or case.odds is None else _lines_at(case, past, case.odds)
    if past is None or lines is None or isinstance(lines, Rejection):
        return ActResult(case.now)
    paid, money = change(past, lines=lines), tuple[Money, ...]()
    settled, really = came_back(past), came_back(paid)
    for player in settled:
        more = really[player] - settled[player]
        here = player in case.now.guests and holdings(case.now, player)[0] + more >= 0
        money += _moved(past, paid, player) if here else _moved_away(more)
    return ActResult(with_past(case.now, paid), money)


def _lines_at(case: Case, past: PastCoup, odds: str) -> tuple[WagerResult, ...] | Rejection:
    """The results of the wagers of a coup at the odds of another game."""
    setup = case.now.record
    terms = terms_of(change(setup, tie_percent=past.sign_percent or setup.tie_percent), odds)
    game = case.now.edition.game(odds)
    if odds == (past.game or case.now.game) or not isinstance(game, BaccaratGame):
        return Rejection("odds-of-no-other-game", {"game": f"{odds:.60}"})
    if isinstance(terms, Rejection):
        return terms
    result = result_of(case.now, past)
    if result is None:
        return Rejection("cards-unknown")
    placed, lines = {each.spot: each for each in past.wagers}, tuple[WagerResult, ...]()
    for line in past.lines:
        settled = settle_result(game, result, {line.wager: line.counts}, terms)
        if isinstance(settled, Rejection):
            return settled
        lines += (line_of(placed[line.spot], line.counts, settled[line.wager]),)
    return lines


def _moved(past: PastCoup, paid: PastCoup, player: str) -> tuple[Money, ...]:
    """What was not paid as settled is reversed, and what was really paid is posted."""
    wagers = tuple(placed for placed in past.wagers if placed.player == player)
    settled, really = paid_for(wagers, past.lines), paid_for(wagers, paid.lines)
    back = tuple(change(each, back=True) for each in settled if each not in really)
    return back + tuple(each for each in really if each not in settled)


def _moved_away(more: int) -> tuple[Money, ...]:
    """The same for a player who has left or lacks the chips: their pocket has more or less than booked."""
    if more > 0:
        return pay("overpaid", more) + pay("overpaid-lost", more)
    return pay("underpaid", -more) + pay("stake-owed", -more, back=True)
