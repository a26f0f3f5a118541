"""Effects of removal: how one card removed from a full shoe changes a wager, and the counts based on that."""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from pitboss.game.cards import DECK, RANKS, SUITS, Card
from pitboss.game.offer import check_wager
from pitboss.game.settlement import Terms
from pitboss.kernel.rejection import unwrap
from pitboss.odds.baccarat import game_odds
from pitboss.odds.composition import fresh, remove
from pitboss.odds.wagers import WagerOdds
from pitboss.rules.edition import BaccaratGame

Tags = tuple[Fraction, ...]
"""A figure for each rank."""

LARGEST_TAG = 4
"""The largest tag that a person at a table can still add up."""
ONES = (Fraction(1),) * len(RANKS)


@dataclass(frozen=True, slots=True)
class Removal:
    """The effects of removal on a wager. They add up to zero, because an unseen card changes nothing."""

    decks: int
    odds: WagerOdds
    """The odds with a full shoe."""
    effects: Tags
    """The change in the expectation of a unit, by the rank of the removed card."""

    @property
    def expectation(self) -> Fraction:
        """The expectation of a unit with a full shoe."""
        return -self.odds.edge


@dataclass(frozen=True, slots=True)
class Count:
    """A count of the cards seen, and when it advises a bet.

    Its start is such that all cards together bring it to zero. So it is always minus the sum of the unseen
    tags, and the true count, which is the count per unseen deck, is minus 52 times their mean tag.
    """

    tags: Tags
    """What a seen card adds."""
    start: Fraction
    over: Fraction
    """The true count above which the wager is worth a bet."""
    slope: Fraction
    """The change in the expectation of a unit for each point of the true count."""
    correlation: float
    """The correlation of the tags with the effects of removal."""


def find_removals(game: BaccaratGame, decks: int, terms: Terms) -> dict[str, Removal]:
    """The effects of removal on each wager that may be offered with these decks.

    Suits do not matter: a full shoe has equal numbers of each, and no wager names one.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> removals = find_removals(EDITION.game("baccarat"), 8, Terms())
    >>> [f"{float(effect):+.5f}" for effect in removals["tie"].effects[5:8]]
    ['-0.00116', '-0.00109', '+0.00065']
    """
    shoe = fresh(decks)
    whole = game_odds(game, shoe, terms)
    short = [game_odds(game, unwrap(remove(shoe, [Card(rank, SUITS[0])])), terms) for rank in RANKS]
    return {
        wager.key: Removal(
            decks,
            whole[wager.key],
            tuple(whole[wager.key].edge - odds[wager.key].edge for odds in short),
        )
        for wager in game.wagers
        if check_wager(game, wager, decks, wager.layouts[0] if wager.layouts else None) is None
    }


def linear_count(removal: Removal) -> Count | None:
    """The best linear count: its tags are the effects of removal. None if no rank has an effect.

    Let any u of the n cards of a shoe be unseen, each choice equally likely. The expectation is a mean over
    the groups of six among them. So, given that a card is unseen, it differs from its overall mean by
    -(n - u) / u times the effect e of that card. The sum of e over the cards seen then differs by
    -(n - u) / (n - 1) times e. So with (n - 1) / u times this sum as the estimate, the mean error is zero for
    every unseen card. The error is uncorrelated with each card, which makes the linear estimate the one of
    least squares. The tags are thus the same at every depth of the shoe.
    """
    return _count(removal, removal.effects) if any(removal.effects) else None


def whole_count(removal: Removal) -> Count | None:
    """The count with small whole tags, with the scale whose rounded effects correlate best.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> removals = find_removals(EDITION.game("baccarat"), 8, Terms())
    >>> count = whole_count(removals["tiger"])
    >>> [int(tag) for tag in count.tags], int(count.start), f"{count.correlation:.3f}"
    ([0, 0, -1, 0, 0, -4, 3, 3, 2, 0, 0, 0, 0], -96, '0.992')
    """
    sizes = {abs(effect) for effect in removal.effects if effect}
    # The tags only change at scales where an effect is a whole number and a half.
    scales = {Fraction(2 * tag - 1, 2) / size for size in sizes for tag in range(1, LARGEST_TAG + 1)}
    counts = [
        _count(removal, tags)
        for scale in sorted(scales)
        if max(map(abs, tags := _round(removal.effects, scale))) <= LARGEST_TAG
    ]
    return max(counts, key=lambda count: count.correlation, default=None)


def _round(effects: Tags, scale: Fraction) -> Tags:
    """Whole tags on a scale. A half is rounded away from zero."""
    return tuple(Fraction(int(effect * scale + Fraction(1 if effect > 0 else -1, 2))) for effect in effects)


def _count(removal: Removal, tags: Tags) -> Count:
    """The count with these tags, with the least squares of its true count."""
    mean = _times(tags, ONES) / len(ONES)
    centred = tuple(tag - mean for tag in tags)
    together, square = _times(centred, removal.effects), _times(centred, centred)
    cards, deck = removal.decks * len(DECK), len(SUITS) * _times(tags, ONES)
    slope = together / square * Fraction(cards - 1, len(DECK))
    return Count(
        tags=tags,
        start=-removal.decks * deck,
        over=-removal.expectation / slope - deck,
        slope=slope,
        correlation=sqrt(together**2 / (square * _times(removal.effects, removal.effects))),
    )


def _times(one: Tags, other: Tags) -> Fraction:
    """The sum over the ranks of the products."""
    return sum(map(Fraction.__mul__, one, other), Fraction(0))
