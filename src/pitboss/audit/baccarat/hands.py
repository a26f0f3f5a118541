"""Two hands of Baccarat: the auditor's own point counts, drawing rules and results."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from pitboss.audit.finding import wrong

COUNTS = {**{str(n): n for n in range(2, 10)}, "A": 1, **dict.fromkeys("TJQK", 0)}
"""The points of a card by its rank."""
COLOURS = {"H": "red", "D": "red", "S": "black", "C": "black"}

DRAWS = """
   - 0 1 2 3 4 5 6 7 8 9
0  D D D D D D D D D D D
1  D D D D D D D D D D D
2  D D D D D D D D D D D
3  D D D D D D D D D S D
4  D S S D D D D D D S S
5  D S S S S D D D D S S
6  S S S S S S S D D S S
7  S S S S S S S S S S S
"""
"""Whether Banker draws, by its own count and the points of Player's third card. It is the same in all
editions: Star Baccarat and Premium 9.4 and 9.5, Rapid 7.7.4.6 and 7.7.4.7, Canberra 7.3, the guide."""
PLAYER_DRAWS_TO = 5
NATURAL = 8

_heading, *_rows = (line.split() for line in DRAWS.strip().splitlines())
BANKER_DRAWS = {
    (int(row[0]), third): cell == "D" for row in _rows for third, cell in zip(_heading, row[1:], strict=True)
}


def count(cards: Sequence[str]) -> int:
    """The point count of a hand, without the tens.

    >>> count(["7H", "8C"]), count(["KD", "AS"])
    (5, 1)
    """
    return sum(COUNTS[card[0]] for card in cards) % 10


class Hands(NamedTuple):
    """The cards of both hands."""

    player: tuple[str, ...] = ()
    banker: tuple[str, ...] = ()

    @property
    def next(self) -> str | None:
        """The hand that gets the next card. None if the coup is over.

        >>> Hands(("9S", "4D"), ("KH", "7C")).next
        'player'
        """
        dealt = len(self.player), len(self.banker)
        if dealt < (2, 2):
            return "player" if dealt[0] == dealt[1] else "banker"
        player, banker = count(self.player[:2]), count(self.banker[:2])
        if max(player, banker) >= NATURAL or dealt[1] == 3:
            return None
        if dealt[0] == 2 and player <= PLAYER_DRAWS_TO:
            return "player"
        third = str(COUNTS[self.player[2][0]]) if dealt[0] == 3 else "-"
        return "banker" if BANKER_DRAWS[banker, third] else None

    def plus(self, card: str) -> "Hands":
        """The hands with one more card, on the hand that is due."""
        hand = self.next
        if hand is None:
            wrong("audit-no-hand-due", card=card)
        if hand == "player":
            return Hands((*self.player, card), self.banker)
        return Hands(self.player, (*self.banker, card))


def deal(cards: Sequence[str]) -> Hands:
    """The hands from the cards in dealing order.

    >>> deal(["9S", "KH", "4D", "7C", "7H"])
    Hands(player=('9S', '4D', '7H'), banker=('KH', '7C'))
    """
    hands = Hands()
    for card in cards:
        if len(card) != 2 or card[0] not in COUNTS or card[1] not in COLOURS:
            wrong("audit-no-card", card=card)
        hands = hands.plus(card)
    return hands


def _leads(hand: Sequence[str], other: Sequence[str]) -> int:
    """By how much a hand is higher."""
    return count(hand) - count(other)


def _natural(hand: Sequence[str]) -> bool:
    return len(hand) == 2 and count(hand) >= NATURAL


def _pair(hand: Sequence[str]) -> bool:
    return hand[0][0] == hand[1][0]


def _coloured(hand: Sequence[str]) -> bool:
    return _pair(hand) and COLOURS[hand[0][1]] == COLOURS[hand[1][1]]


def _suited(hand: Sequence[str]) -> bool:
    return _pair(hand) and hand[0][1] == hand[1][1]


def _six(hands: Hands, cards: int | None = None) -> bool:
    """Whether Banker wins with six, on this number of cards."""
    player, banker = hands
    return _leads(banker, player) > 0 and count(banker) == 6 and cards in (None, len(banker))


def _natural_leads(hand: Sequence[str], other: Sequence[str]) -> bool:
    return _natural(hand) and _leads(hand, other) > 0


def _player_leads_by(n: int, hands: Hands) -> bool:
    return not _natural(hands.player) and _leads(hands.player, hands.banker) == n


def _banker_leads_by(n: int, hands: Hands) -> bool:
    return not _natural(hands.banker) and _leads(hands.banker, hands.player) == n


EVENTS: dict[str, Callable[[Hands], bool]] = {
    "otherwise": lambda _: True,
    "equal": lambda hands: count(hands.player) == count(hands.banker),
    "equal-on-6": lambda hands: count(hands.player) == count(hands.banker) == 6,
    "equal-naturals": lambda hands: _natural(hands.player) and _natural(hands.banker) and _leads(*hands) == 0,
    "player-higher": lambda hands: _leads(hands.player, hands.banker) > 0,
    "banker-higher": lambda hands: _leads(hands.banker, hands.player) > 0,
    "banker-higher-with-6": _six,
    "banker-higher-with-6-of-2": lambda hands: _six(hands, 2),
    "banker-higher-with-6-of-3": lambda hands: _six(hands, 3),
    "player-natural-higher": lambda hands: _natural_leads(hands.player, hands.banker),
    "banker-natural-higher": lambda hands: _natural_leads(hands.banker, hands.player),
    **{f"player-higher-by-{n}": partial(_player_leads_by, n) for n in range(4, 10)},
    **{f"banker-higher-by-{n}": partial(_banker_leads_by, n) for n in range(4, 10)},
    "player-pair": lambda hands: _pair(hands.player),
    "banker-pair": lambda hands: _pair(hands.banker),
    "player-pair-coloured": lambda hands: _coloured(hands.player),
    "banker-pair-coloured": lambda hands: _coloured(hands.banker),
    "player-pair-suited": lambda hands: _suited(hands.player),
    "banker-pair-suited": lambda hands: _suited(hands.banker),
    "either-pair": lambda hands: _pair(hands.player) or _pair(hands.banker),
    "both-pair": lambda hands: _pair(hands.player) and _pair(hands.banker),
    "both-pair-alike": lambda hands: (
        _pair(hands.player) and _pair(hands.banker) and hands.player[0][0] == hands.banker[0][0]
    ),
}
"""The conditions that rows of an edition name."""
