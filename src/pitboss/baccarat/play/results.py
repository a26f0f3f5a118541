"""The result of a past coup, and by what it paid a wager."""

from pitboss.acting.outcomes import pay_text
from pitboss.baccarat.state import GamingTable, PastCoup
from pitboss.game.cards import read_cards
from pitboss.game.coup import deal_coup
from pitboss.game.settlement import Terms, deciding_row
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.result import CoupResult


def result_of(now: GamingTable, past: PastCoup) -> CoupResult | None:
    """The result by its cards. None if not all were seen, or they do not follow the table of play.

    >>> from pitboss.floor.setups import standard_setup
    >>> table = GamingTable(setup=standard_setup("star-baccarat-2024"))
    >>> result = result_of(table, PastCoup("1", ("9S", "KH", "KD", "3C"), game="baccarat"))
    >>> result and (result.winner.value, result.player, result.banker)
    ('player', 9, 3)
    >>> result_of(table, PastCoup("2", ("9S", "KH"), game="baccarat"))

    """
    game, cards = now.edition.game(past.game), read_cards(list(past.cards))
    if not isinstance(game, BaccaratGame) or isinstance(cards, Rejection):
        return None
    coup = deal_coup(game.procedure.tableau, cards)
    # A coup that did not follow it is settled by a ruling.
    return None if isinstance(coup, Rejection) or not coup.complete else coup.result


def paid_on(game: BaccaratGame, result: CoupResult, terms: Terms, wager: str) -> Text | None:
    """By what a wager is paid or stands off on a result. None if it loses."""
    found = next((each for each in game.wagers if each.key == wager), None)
    row = None if found is None else deciding_row(found, result)
    return None if found is None or row is None else pay_text(found, row, terms)
