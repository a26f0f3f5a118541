"""The guide to a game: its rules in short, what every wager pays and costs, and worked examples."""

from collections.abc import Mapping
from functools import cache, singledispatch
from typing import Literal, NamedTuple

import msgspec

from pitboss.game.records.record import CardHeader, Header, WheelHeader, make_header
from pitboss.game.wheel import colour
from pitboss.guide.examples import Example, coup_examples, spin_examples
from pitboss.guide.figures import Figures, exact_figures
from pitboss.guide.rules import RuleLine, card_rules, wheel_rules
from pitboss.guide.wagers import WagerGuide, bet_guides, wager_guides
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.rules.edition import Edition, Game
from pitboss.rules.procedure import Tableau
from pitboss.words.languages import ENGLISH, Language
from pitboss.words.rendering import say


class TableOfPlay(msgspec.Struct, frozen=True):
    """Who draws a third card, in letters: D draws, S stands, N is a natural, which ends the coup."""

    player: str
    """A letter for each count of Player from 0 to 9."""
    banker: tuple[str, ...]
    """For each count of Banker: a letter for when Player stands, then one for each third card from 0 to 9."""
    player_clause: Clause
    banker_clause: Clause


class Guide(msgspec.Struct, frozen=True, kw_only=True):
    """One game of one edition, for a person who wants to learn it before playing."""

    edition: str
    game: str
    title: str
    edition_title: str
    kind: Literal["baccarat", "roulette"]
    rules: tuple[RuleLine, ...]
    wagers: tuple[WagerGuide, ...]
    tableau: TableOfPlay | None = None
    wheel: tuple[tuple[int, str], ...] | None = None
    """The pockets clockwise from zero, each with its colour."""
    examples: tuple[Example, ...]
    about_errors: str


def usual_header(edition: Edition, game: Game) -> Header:
    """A game at a usual table, with its decks and with what its sign must show."""
    header = make_header(edition, game)
    if isinstance(header, Rejection):
        # Not by `unwrap`: mypy makes an object of a union.
        raise AssertionError(header.code)
    return header


@cache
def figures_of(edition: Edition, game: Game) -> Mapping[str, Figures]:
    """The figures of a game. They are cached, because exact odds take a moment."""
    return exact_figures(usual_header(edition, game))


def guide(
    edition: Edition,
    game: Game,
    language: Language = ENGLISH,
    figures: Mapping[str, Figures] | None = None,
) -> Guide:
    """The guide to a game. Without figures they are worked out.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> banker = guide(EDITION, EDITION.game("baccarat")).wagers[1]
    >>> banker.title, banker.pays[0].odds.facts, banker.edge
    ('Banker', {'won': 19, 'staked': 20}, '1.06 %')
    """
    known = figures_of(edition, game) if figures is None else figures
    contents = _contents(usual_header(edition, game), known, language)
    return Guide(
        edition=edition.key,
        game=game.key,
        title=say(game.title, language),
        edition_title=say(edition.title, language),
        kind=contents.kind,
        rules=contents.rules,
        wagers=contents.wagers,
        tableau=contents.tableau,
        wheel=contents.wheel,
        examples=contents.examples,
        about_errors=say("notice-of-errors", language),
    )


class _Contents(NamedTuple):
    """What differs between the guides to different kinds of game."""

    kind: Literal["baccarat", "roulette"]
    rules: tuple[RuleLine, ...]
    wagers: tuple[WagerGuide, ...]
    examples: tuple[Example, ...]
    tableau: TableOfPlay | None = None
    wheel: tuple[tuple[int, str], ...] | None = None


@singledispatch
def _contents(header: Header, figures: Mapping[str, Figures], language: Language) -> _Contents:
    raise NotImplementedError(header)


@_contents.register
def _(header: CardHeader, figures: Mapping[str, Figures], language: Language) -> _Contents:
    return _Contents(
        "baccarat",
        card_rules(header, language),
        tuple(wager_guides(header, figures, language)),
        tuple(coup_examples(header, language)),
        tableau=table_of_play(header.game.procedure.tableau),
    )


@_contents.register
def _(header: WheelHeader, figures: Mapping[str, Figures], language: Language) -> _Contents:
    game = header.game
    return _Contents(
        "roulette",
        wheel_rules(game, language),
        tuple(bet_guides(game, figures, language)),
        tuple(spin_examples(game, language)),
        wheel=tuple((number, colour(game.wheel, number)) for number in game.wheel.order),
    )


def table_of_play(tableau: Tableau) -> TableOfPlay:
    """A table of play in letters, as pictures of it show."""
    draws = tableau.player_draws
    return TableOfPlay(
        "".join("N" if points >= 8 else "D" if points in draws else "S" for points in range(10)),
        tuple("N" * len(row) if points >= 8 else row for points, row in enumerate(tableau.banker_draws)),
        tableau.player,
        tableau.banker,
    )
