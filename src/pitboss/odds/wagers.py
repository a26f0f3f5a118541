"""What a wager comes to in the long run: its prizes with exact chances, and the figures that follow."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from pitboss.game.settlement import Outcome
from pitboss.kernel.clause import Clause


class Prize(NamedTuple):
    """One way in which a wager comes out, by its row."""

    name: str
    outcome: Outcome
    returns: Fraction
    """All that goes back for each unit staked, the stake included."""
    clause: Clause

    @property
    def pays(self) -> Fraction:
        """To one, net of the stake; nothing where nothing is won."""
        return self.returns - 1 if self.outcome is Outcome.WIN else Fraction(0)


@dataclass(frozen=True, slots=True, eq=False)
class Schedule:
    """The prizes of one wager at a table; no coup or spin leads to two of them."""

    key: str
    title: str
    prizes: tuple[Prize, ...]
    scale: int
    """The least figure that makes every prize a whole number of parts."""
    parts: tuple[int, ...]
    """What each prize returns, in parts of which the scale is one unit."""


def schedule(key: str, title: str, prizes: Sequence[Prize]) -> Schedule:
    """The prizes of a wager, and the scale on which they can be added up in whole numbers.

    >>> lose, win = (
    ...     Prize("lose", Outcome.LOSE, Fraction(0), ""),
    ...     Prize("win", Outcome.WIN, Fraction(39, 20), ""),
    ... )
    >>> schedule("banker", "Banker", [win, lose]).parts
    (39, 0)
    """
    scale = lcm(*(prize.returns.denominator for prize in prizes))
    return Schedule(key, title, tuple(prizes), scale, tuple(int(prize.returns * scale) for prize in prizes))


class WagerOdds(NamedTuple):
    """The exact odds of one wager: of `total` equally likely ways, how many lead to each of its prizes.

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
    """Of each prize."""
    total: int

    @property
    def key(self) -> str:
        """What programs call the wager."""
        return self.schedule.key

    @property
    def title(self) -> str:
        """What the layout calls it."""
        return self.schedule.title

    @property
    def prizes(self) -> tuple[Prize, ...]:
        """The ways in which it comes out."""
        return self.schedule.prizes

    @property
    def probabilities(self) -> tuple[Fraction, ...]:
        """Of each prize."""
        return tuple(Fraction(ways, self.total) for ways in self.ways)

    @property
    def rtp(self) -> Fraction:
        """What goes back to players of each unit staked, in the long run."""
        return Fraction(self._parts, self.schedule.scale * self.total)

    @property
    def edge(self) -> Fraction:
        """What players lose of each unit staked, in the long run; negative where they gain."""
        whole = self.schedule.scale * self.total
        return Fraction(whole - self._parts, whole)

    @property
    def variance(self) -> Fraction:
        """Of the result of one unit staked."""
        squares = sum(
            ways * parts * parts for ways, parts in zip(self.ways, self.schedule.parts, strict=True)
        )
        return Fraction(squares, self.schedule.scale**2 * self.total) - self.rtp**2

    @property
    def hit_rate(self) -> Fraction:
        """How often it wins."""
        won = [prize.outcome is Outcome.WIN for prize in self.prizes]
        return Fraction(sum(ways for ways, win in zip(self.ways, won, strict=True) if win), self.total)

    @property
    def _parts(self) -> int:
        """What all ways together return."""
        return sum(map(int.__mul__, self.ways, self.schedule.parts))
