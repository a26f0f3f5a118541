"""The exact odds of a wager: its prizes with their probabilities, and the derived figures."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from pitboss.game.settlement import Outcome
from pitboss.kernel.clause import Clause


class Prize(NamedTuple):
    """One possible result of a wager, by its row."""

    name: str
    outcome: Outcome
    returns: Fraction
    """The return per unit staked, including the stake."""
    clause: Clause

    @property
    def pays(self) -> Fraction:
        """The odds to one, net of the stake. 0 if nothing is won."""
        return self.returns - 1 if self.outcome is Outcome.WIN else Fraction(0)


@dataclass(frozen=True, slots=True)
class Schedule:
    """The prizes of one wager at a table. A coup or spin gives exactly one of them."""

    key: str
    title: str
    """The key of its name in the catalogue."""
    prizes: tuple[Prize, ...]
    scale: int
    """The smallest number that makes every prize a whole number of parts."""
    parts: tuple[int, ...]
    """The return of each prize, in parts. The scale is one unit."""


def schedule(key: str, title: str, prizes: Sequence[Prize]) -> Schedule:
    """The prizes of a wager, and the scale on which they are whole numbers.

    >>> lose, win = (
    ...     Prize("lose", Outcome.LOSE, Fraction(0), ""),
    ...     Prize("win", Outcome.WIN, Fraction(39, 20), ""),
    ... )
    >>> schedule("banker", "wager-banker", [win, lose]).parts
    (39, 0)
    """
    scale = lcm(*(prize.returns.denominator for prize in prizes))
    return Schedule(key, title, tuple(prizes), scale, tuple(int(prize.returns * scale) for prize in prizes))


class WagerOdds(NamedTuple):
    """The exact odds of one wager: the number of ways of each prize, of `total` equally likely ways.

    >>> from pitboss.game.settlement import Terms
    >>> from pitboss.odds.baccarat import game_odds
    >>> from pitboss.odds.composition import fresh
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> odds = game_odds(EDITION.game("baccarat"), fresh(8), Terms())["player-pair"]
    >>> odds.edge, odds.hit_rate
    (Fraction(43, 415), Fraction(31, 415))
    """

    schedule: Schedule
    ways: tuple[int, ...]
    """The number of ways of each prize."""
    total: int

    @property
    def key(self) -> str:
        """The key of the wager."""
        return self.schedule.key

    @property
    def title(self) -> str:
        """The key of its name in the catalogue."""
        return self.schedule.title

    @property
    def prizes(self) -> tuple[Prize, ...]:
        """Its possible results."""
        return self.schedule.prizes

    @property
    def probabilities(self) -> tuple[Fraction, ...]:
        """The probability of each prize."""
        return tuple(Fraction(ways, self.total) for ways in self.ways)

    @property
    def rtp(self) -> Fraction:
        """The mean return to players per unit staked."""
        return Fraction(self._parts, self.schedule.scale * self.total)

    @property
    def edge(self) -> Fraction:
        """The mean loss of players per unit staked. Negative if they gain."""
        whole = self.schedule.scale * self.total
        return Fraction(whole - self._parts, whole)

    @property
    def variance(self) -> Fraction:
        """The variance of the result of one unit staked."""
        squares = sum(
            ways * parts * parts for ways, parts in zip(self.ways, self.schedule.parts, strict=True)
        )
        return Fraction(squares, self.schedule.scale**2 * self.total) - self.rtp**2

    @property
    def hit_rate(self) -> Fraction:
        """The probability of a win."""
        won = [prize.outcome is Outcome.WIN for prize in self.prizes]
        return Fraction(sum(ways for ways, win in zip(self.ways, won, strict=True) if win), self.total)

    @property
    def _parts(self) -> int:
        """The return of all ways together."""
        return sum(map(int.__mul__, self.ways, self.schedule.parts))
