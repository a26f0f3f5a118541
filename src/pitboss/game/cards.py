"""Cards by their two-character codes, and the full decks that a game is played with."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pitboss.kernel.rejection import Rejection
from pitboss.rules.result import Pair

RANKS = "A23456789TJQK"
SUITS = "SHDC"


class Card(NamedTuple):
    """A playing card.

    >>> str(Card("T", "H")), Card("T", "H").value, Card("T", "H").face_value
    ('TH', 0, 10)
    """

    rank: str
    suit: str

    def __str__(self) -> str:
        """The two-character code."""
        return "".join(self)

    @property
    def value(self) -> int:
        """The value in a hand: ace one, two to nine their number, tens and pictures zero."""
        return VALUES[self.rank]

    @property
    def face_value(self) -> int:
        """The number of cards it burns as the first card of the shoe: tens and pictures count ten."""
        return VALUES[self.rank] or 10

    @property
    def red(self) -> bool:
        """Whether it is a heart or a diamond."""
        return self.suit in "HD"


VALUES = dict(zip(RANKS, (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0), strict=True))
DECK = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
CARDS = {str(card): card for card in DECK}
OF_VALUE = tuple(CARDS[code] for code in "KS AS 2S 3S 4S 5S 6S 7S 8S 9S".split())
"""A card of each value from 0 to 9, for code that only needs the value."""


def read_card(code: object) -> Card | Rejection:
    """The card with this code.

    >>> read_card("9S")
    Card(rank='9', suit='S')
    >>> read_card("10S").code
    'unknown-card'
    """
    card = CARDS.get(code) if isinstance(code, str) else None
    if card is None:
        return Rejection("unknown-card", {"given": f"{code!r:.40}", "ranks": RANKS, "suits": SUITS})
    return card


def read_drawn(code: str | None) -> Card | Rejection | None:
    """The card with this code. None if it is not known yet."""
    return None if code is None else read_card(code)


def known_card(code: str | None) -> Card | None:
    """The card with this code. None for an unknown card.

    >>> known_card("9S"), known_card(None)
    (Card(rank='9', suit='S'), None)
    """
    return None if code is None else CARDS.get(code)


def read_cards(codes: Sequence[object]) -> tuple[Card, ...] | Rejection:
    """The cards with these codes, or the rejection of the first invalid one."""
    cards = tuple([CARDS.get(code) for code in codes if isinstance(code, str)])
    if len(cards) == len(codes) and None not in cards:
        return cards  # type: ignore[return-value]
    return next(card for card in map(read_card, codes) if isinstance(card, Rejection))


def full_decks(decks: int) -> tuple[Card, ...]:
    """A number of decks of 52, in the order of new decks.

    >>> len(full_decks(8))
    416
    """
    return DECK * decks


class Discrepancy(NamedTuple):
    """The differences that a check of the cards found."""

    missing: tuple[Card, ...]
    surplus: tuple[Card, ...]


def compare_with_decks(cards: Iterable[Card], decks: int) -> Discrepancy:
    """Compares cards with the full decks they should be.

    >>> compare_with_decks(full_decks(3)[1:], 3).missing
    (Card(rank='A', suit='S'),)
    """
    counted, full = Counter(cards), Counter(full_decks(decks))
    return Discrepancy(
        missing=tuple((full - counted).elements()),
        surplus=tuple((counted - full).elements()),
    )


def point_count(cards: Sequence[Card]) -> int:
    """The point count of a hand: the right digit of its total.

    >>> point_count([CARDS["9S"], CARDS["4D"], CARDS["7H"]])
    0
    """
    return sum([VALUES[card.rank] for card in cards]) % 10


def pair_of(first: Card, second: Card) -> Pair:
    """How the first two cards of a hand match. A king and a queen are not a pair.

    >>> pair_of(CARDS["KS"], CARDS["KC"]).name, pair_of(CARDS["KS"], CARDS["QS"]).name
    ('COLOURED', 'NONE')
    """
    if first.rank != second.rank:
        return Pair.NONE
    if first.suit == second.suit:
        return Pair.SUITED
    return Pair.COLOURED if first.red == second.red else Pair.MIXED
