"""The exact odds of every wager at a table, whatever kind of game is played there."""

from collections.abc import Mapping
from functools import singledispatch

from pitboss.game.records.record import CardHeader, Header, WheelHeader
from pitboss.odds.composition import Composition
from pitboss.odds.roulette import roulette_odds
from pitboss.odds.wagers import WagerOdds


@singledispatch
def solve(header: Header, shoe: Composition) -> Mapping[str, WagerOdds]:
    """The odds of every wager of the game, by key, with these cards in the shoe.

    >>> from pitboss.game.records.record import make_header
    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> solve(make_header(EDITION, EDITION.game("roulette")), ())["red"].edge
    Fraction(1, 37)
    """
    raise NotImplementedError(header)


@solve.register
def _(header: CardHeader, shoe: Composition) -> Mapping[str, WagerOdds]:
    # Counting cards loads numpy and a compiler. A wheel does without them.
    from pitboss.odds.baccarat import game_odds  # noqa: PLC0415

    return game_odds(header.game, shoe, header.terms)


@solve.register
def _(header: WheelHeader, _shoe: Composition) -> Mapping[str, WagerOdds]:
    return roulette_odds(header.game)
