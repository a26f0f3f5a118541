"""A short summary of a table, as screens show any game: its phase, its wagers and the winning ones."""

from pitboss.acting.plays import OnOffer, Phase
from pitboss.baccarat.machines import round_of
from pitboss.baccarat.play.results import result_of
from pitboss.baccarat.play.rounds import check_wagers, wagering_over
from pitboss.baccarat.state import GamingTable
from pitboss.game.settlement import NOTHING, Outcome, rule
from pitboss.kernel.money import stated_odds, stated_percent
from pitboss.kernel.text import Text
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.wager import Odds, SignPercentage


def takes_wagers(now: GamingTable) -> bool:
    """Whether the coup under way accepts wagers now."""
    return now.coup is not None and check_wagers(round_of(now, now.coup)) is None


def phase(now: GamingTable) -> tuple[Phase, str | None]:
    """The phase of a table, and the coup in it.

    >>> phase(GamingTable())
    (<Phase.WAITING: 'waiting'>, None)
    """
    coup = now.coup
    if coup is not None:
        if coup.stray is not None or coup.option is not None or now.options:
            return Phase.PAUSED, coup.key
        play = round_of(now, coup)
        if check_wagers(play) is None:
            return Phase.OPEN, coup.key
        # Before the call for bets a coup is under way, and accepts no wagers yet.
        over = coup.no_bet is not None or wagering_over(play)
        return Phase.CLOSED if over else Phase.WAITING, coup.key
    # While the next shoe is prepared, the last result of the shoe before stays.
    preparing = now.cards_in is not None and (not now.marks or now.closed_since)
    if not now.opened or not now.past or preparing:
        return Phase.WAITING, None
    last = now.past[-1]
    return Phase.RESULT if last.void is None else Phase.VOID, last.key


def wagers(now: GamingTable) -> tuple[OnOffer, ...]:
    """The wagers that the table accepts, with odds and limits."""
    if not isinstance(now.edition.game(now.game), BaccaratGame):
        return ()
    bounds = None if now.in_force is None else now.in_force.limits
    seen = []
    for wager in now.offer.wagers:
        limits = None if bounds is None else bounds.of(wager.key)
        pays = tuple(_odds(now, odds) for odds in dict.fromkeys(pay.pays for pay in wager.pays))
        least, most = (None, None) if limits is None else (limits.least, limits.most)
        seen.append(OnOffer(wager.key, wager.title, pays, least, most))
    return tuple(seen)


def winners(now: GamingTable) -> tuple[str, ...]:
    """The wagers that win on the last result."""
    result = result_of(now, now.past[-1])
    if result is None:
        return ()
    return tuple(wager.key for wager in now.offer.wagers if rule(wager, result).outcome is Outcome.WIN)


def _odds(now: GamingTable, odds: Odds) -> Text:
    if not isinstance(odds, SignPercentage):
        return stated_odds(odds)
    return stated_percent(now.terms.tie_percent or NOTHING)
