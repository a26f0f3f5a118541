"""What the last coups of a table came to for one guest."""

from collections.abc import Iterator

from pitboss.acting.acts.act import WagerResult
from pitboss.acting.outcomes import SeenPlay, SeenSettled, pay_text, settled
from pitboss.acting.setups.setup import terms_of
from pitboss.baccarat.play.results import result_of
from pitboss.baccarat.play.rounds import coup_text
from pitboss.baccarat.state import GamingTable, PastCoup
from pitboss.game.settlement import Outcome, deciding_row
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.edition import BaccaratGame

VOID = Text("reason-void")


def outcomes(now: GamingTable, guest: str) -> tuple[SeenPlay, ...]:
    """What the recalled coups came to for a guest who had wagers on them, the newest first.

    >>> outcomes(GamingTable(), "ann")
    ()
    """
    return tuple(
        _seen(now, past, guest)
        for past in reversed(now.past)
        if any(placed.player == guest for placed in past.wagers)
    )


def _seen(now: GamingTable, past: PastCoup, guest: str) -> SeenPlay:
    wagers: dict[str, SeenSettled] = {}
    for each in _settled(now, past, guest):
        so_far = wagers.get(each.wager)
        wagers[each.wager] = each if so_far is None else _both(so_far, each)
    staked, returned = (
        sum(each.stake for each in wagers.values()),
        sum(each.returned for each in wagers.values()),
    )
    result = result_of(now, past)
    return SeenPlay(
        "",
        past.key,
        None if result is None or past.void is not None else coup_text(result),
        staked,
        returned,
        returned - staked,
        tuple(wagers.values()),
        cards=past.cards,
        void=None if past.void is None else VOID,
        hands=past.hands,
    )


def _both(one: SeenSettled, other: SeenSettled) -> SeenSettled:
    """The same wager on the box of one player and on another."""
    return settled(one.wager, one.stake + other.stake, one.returned + other.returned, one.pay or other.pay)


def _settled(now: GamingTable, past: PastCoup, guest: str) -> Iterator[SeenSettled]:
    """Each wager of a guest on a coup. One without a result did not count, or the coup is void."""
    lines = {line.spot: line for line in past.lines}
    for placed in past.wagers:
        if placed.player == guest:
            line = lines.get(placed.spot)
            back = placed.cents if line is None else returned(line)
            pay = None if line is None else _pay(now, past, line)
            yield settled(placed.wager, placed.cents, back, pay)


def returned(line: WagerResult) -> Cents:
    """What came back of a settled wager: what did not count, and what was won with its stake."""
    return line.stake - line.counts if line.outcome is Outcome.LOSE else line.stake + line.won


def _pay(now: GamingTable, past: PastCoup, line: WagerResult) -> Text | None:
    """By what a wager was paid, if it was by a row of the game and not by a ruling."""
    game, result, terms = now.edition.game(past.game), result_of(now, past), terms_of(now.record, past.game)
    if not isinstance(game, BaccaratGame) or result is None or isinstance(terms, Rejection):
        return None
    wager = next((each for each in game.wagers if each.key == line.wager), None)
    row = None if wager is None else deciding_row(wager, result)
    return None if wager is None or row is None or row.clause != line.clause else pay_text(wager, row, terms)
