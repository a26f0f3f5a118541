"""The settlement of stakes on the stored result of a coup or spin."""

from collections.abc import Mapping
from functools import lru_cache

from pitboss.acting.plays import Played, Settle
from pitboss.floor.kinds import kind_for
from pitboss.game.settlement import Settlement, Terms, read_terms
from pitboss.kernel.money import Cents, read_percent
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.catalogue import find_edition, find_game
from pitboss.rules.edition import Game


def settle_played(played: Played, stakes: Mapping[str, Cents]) -> dict[str, Settlement] | Rejection:
    """The settlement of every stake.

    >>> played = Played("star-rapid-etg-2016", "roulette", number=17)
    >>> settle_played(played, {"straight:17": 500, "red": 500})["straight:17"].returned
    18000
    """
    settle = _settling(played)
    return settle if isinstance(settle, Rejection) else settle(stakes)


def pay_of(played: Played, wager: str) -> Text | None:
    """By what a wager was paid or stood off on a play. None if it lost.

    >>> pay_of(Played("star-rapid-etg-2016", "roulette", number=17), "straight:17").facts["won"]
    35
    """
    found = _rules(played)
    if isinstance(found, Rejection):
        return None
    game, terms = found
    return kind_for(game).at_terminals.paid(game, played, terms, wager)


@lru_cache(1 << 10)
def _settling(played: Played) -> Settle | Rejection:
    """The function that settles any stakes on a play. One play serves many terminals."""
    found = _rules(played)
    if isinstance(found, Rejection):
        return found
    game, terms = found
    return kind_for(game).at_terminals.settle(game, played, terms)


def _rules(played: Played) -> tuple[Game, Terms] | Rejection:
    """The game of a play, and the terms of its table."""
    edition = find_edition(played.edition)
    game = edition if isinstance(edition, Rejection) else find_game(edition, played.game)
    percent = None if played.tie_percent is None else read_percent(played.tie_percent)
    if isinstance(game, Rejection):
        return game
    if isinstance(percent, Rejection):
        return percent
    terms = read_terms(game, played.smallest_chip, percent)
    return terms if isinstance(terms, Rejection) else (game, terms)
