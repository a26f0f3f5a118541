"""Effects of removal: what one card gone from a fresh shoe does to a wager, and the counts made of that."""

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
"""What somebody at a table can still add up."""
ONES = (Fraction(1),) * len(RANKS)


@dataclass(frozen=True, slots=True)
class Removal:
    """The effects of removal on a wager. They add up to nothing: a card that nobody saw changes nothing."""

    decks: int
    odds: WagerOdds
    """With the fresh shoe."""
    effects: Tags
    """What a player may expect of a unit more, by the rank of the card that is gone."""

    @property
    def expectation(self) -> Fraction:
        """What a player may expect of a unit with the fresh shoe."""
        return -self.odds.edge


@dataclass(frozen=True, slots=True)
class Count:
    """A count of the cards seen, and when it says to bet.

    It starts where all cards together bring it to zero. So it is always minus the tags of the cards unseen,
    and the true count, which is the count for each deck unseen, is minus 52 times their mean tag.
    """

    tags: Tags
    """What a card adds when it is seen."""
    start: Fraction
    over: Fraction
    """The true count over which the wager is worth a bet."""
    slope: Fraction
    """What a player may expect of a unit more with each point of the true count."""
    correlation: float
    """Of the tags with the effects of removal."""


def find_removals(game: BaccaratGame, decks: int, terms: Terms) -> dict[str, Removal]:
    """The effects of removal on each wager that may be offered with these decks.

    Suits do not matter: a fresh shoe holds as much of each, and no wager names one.

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
    """The best linear count: its tags are the effects of removal; none where no rank has an effect.

    Take any u of the n cards of a shoe as unseen, each choice as likely. What a player may expect is a mean
    over the sixes among them, so given that a card is among the unseen it is off its overall mean by
    -(n - u) / u times the effect e of that card. The sum of e over the cards seen is, given the same, off by
    -(n - u) / (n - 1) times e. So with (n - 1) / u times this sum as the estimate the error is nothing on
    average whichever card is unseen: it goes with no card, which is what makes a linear estimate the one of
    least squares. The tags are thus the same however deep the shoe is.
    """
    return _count(removal, removal.effects) if any(removal.effects) else None


def whole_count(removal: Removal) -> Count | None:
    """The count with small whole tags: of all scales the one whose rounded effects correlate best.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> removals = find_removals(EDITION.game("baccarat"), 8, Terms())
    >>> count = whole_count(removals["tiger"])
    >>> [int(tag) for tag in count.tags], int(count.start), f"{count.correlation:.3f}"
    ([0, 0, -1, 0, 0, -4, 3, 3, 2, 0, 0, 0, 0], -96, '0.992')
    """
    sizes = {abs(effect) for effect in removal.effects if effect}
    # Between two scales at which some effect comes to so many and a half, all tags stay what they are.
    scales = {Fraction(2 * tag - 1, 2) / size for size in sizes for tag in range(1, LARGEST_TAG + 1)}
    found = [
        _count(removal, tags)
        for scale in sorted(scales)
        if max(map(abs, tags := _round(removal.effects, scale))) <= LARGEST_TAG
    ]
    return max(found, key=lambda count: count.correlation, default=None)


def _round(effects: Tags, scale: Fraction) -> Tags:
    """Whole tags on a scale; a half goes away from zero on both sides."""
    return tuple(Fraction(int(effect * scale + Fraction(1 if effect > 0 else -1, 2))) for effect in effects)


def _count(removal: Removal, tags: Tags) -> Count:
    """The count with these tags, by the least squares of its true count."""
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
