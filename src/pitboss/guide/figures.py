"""What wagers cost in the long run, worked out exactly: the figures of the guides."""

from collections.abc import Mapping
from fractions import Fraction
from functools import singledispatch

import msgspec

from pitboss.game.records.record import CardHeader, Header, WheelHeader


class Figures(msgspec.Struct, frozen=True):
    """The figures of one wager, in percent."""

    edge: str
    """The share of a stake that players lose in the long run."""
    hit: str
    """How often it wins."""


@singledispatch
def exact_figures(header: Header) -> Mapping[str, Figures]:
    """The figures of each wager of a game: from a fresh shoe, or over all numbers of the wheel."""
    raise NotImplementedError(header)


@exact_figures.register
def _(header: CardHeader) -> Mapping[str, Figures]:
    # Exact odds of cards load a compiler. What needs no figures does without it.
    from pitboss.odds.baccarat import game_odds  # noqa: PLC0415
    from pitboss.odds.composition import fresh  # noqa: PLC0415

    odds = game_odds(header.game, fresh(header.decks), header.terms)
    return {key: Figures(percent(each.edge), percent(each.hit_rate)) for key, each in odds.items()}


@exact_figures.register
def _(header: WheelHeader) -> Mapping[str, Figures]:
    from pitboss.odds.roulette import roulette_odds  # noqa: PLC0415

    odds = roulette_odds(header.game)
    return {key: Figures(percent(each.edge), percent(each.hit_rate)) for key, each in odds.items()}


def percent(figure: Fraction) -> str:
    """A figure in percent, rounded to two decimals.

    >>> percent(Fraction(1, 37)), percent(Fraction(18, 37))
    ('2.70 %', '48.65 %')
    """
    whole, part = divmod(round(figure * 10_000), 100)
    return f"{whole}.{part:02d} %"
