"""Editions by key, and their games: where a program starts."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, overload

from pitboss.kernel.money import Cents
from pitboss.library.cards import Cards
from pitboss.library.figures import EditionOdds
from pitboss.library.games import Baccarat, Remaining, Roulette, make_game, odds_of_all
from pitboss.library.refused import accept, typed
from pitboss.rules.catalogue import catalogue, find_edition
from pitboss.rules.edition import Edition
from pitboss.words.languages import ENGLISH
from pitboss.words.rendering import say

BaccaratKey = Literal[
    "baccarat", "even-money", "commission", "no-commission", "non-commission", "premium", "tie-premium"
]
RouletteKey = Literal["roulette"]
"""A key that a program writes out tells the type checker which game it gets."""


def editions() -> tuple[str, ...]:
    """The keys of all editions.

    >>> "star-baccarat-2024" in editions()
    True
    """
    return tuple(catalogue())


def edition(key: str) -> "EditionGames":
    """The edition with this key.

    >>> edition("star-baccarat-2024").games
    ('baccarat', 'even-money')
    """
    return EditionGames(accept(find_edition(typed(key, str, "edition-key"))))


@dataclass(frozen=True, slots=True, repr=False)
class EditionGames:
    """One approved rule document, and its games."""

    rules: Edition

    @property
    def key(self) -> str:
        """Its name for programs."""
        return self.rules.key

    @property
    def title(self) -> str:
        """Its name for people."""
        return say(self.rules.title, ENGLISH)

    @property
    def games(self) -> tuple[str, ...]:
        """The keys of its games."""
        return tuple(game.key for game in self.rules.games)

    @overload
    def game(
        self,
        key: BaccaratKey,
        *,
        decks: int | None = ...,
        tie_percent: str | int | Fraction | None = ...,
        smallest_chip: Cents = ...,
    ) -> Baccarat: ...

    @overload
    def game(self, key: RouletteKey, *, smallest_chip: Cents = ...) -> Roulette: ...

    @overload
    def game(
        self,
        key: str,
        *,
        decks: int | None = ...,
        tie_percent: str | int | Fraction | None = ...,
        smallest_chip: Cents = ...,
    ) -> Baccarat | Roulette: ...

    def game(
        self,
        key: str,
        *,
        decks: int | None = None,
        tie_percent: str | int | Fraction | None = None,
        smallest_chip: Cents = 1,
    ) -> Baccarat | Roulette:
        """A game of this edition, with the most decks that it allows, and paid to the cent.

        Where the sign of a table says what a tie pays, odds and simulations take 5 percent unless another
        figure is given. A settlement requires the figure.
        """
        return make_game(self.key, key, decks, tie_percent, smallest_chip)

    def odds(
        self, *, decks: int | None = None, removed: Cards = (), remaining: Remaining = None
    ) -> EditionOdds:
        """The exact odds of every wager of its card games on the next coup from one shoe, by game.

        >>> odds = edition("star-baccarat-2024").odds(removed="6S 6H")
        >>> odds["even-money"]["banker"].edge > odds["baccarat"]["banker"].edge
        True
        """
        games = [self.game(game.key, decks=decks) for game in self.rules.games if game.allowed_decks]
        return odds_of_all(games, removed, remaining)

    def __reduce__(self) -> "tuple[object, ...]":
        """Pickled and copied by its key, because there is one record of its rules."""
        return edition, (self.key,)

    def __repr__(self) -> str:
        """The expression that creates it."""
        return f"edition({self.key!r})"
