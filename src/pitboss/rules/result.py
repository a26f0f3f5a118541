"""The result of a finished coup for settlement, and the events that pay rows name."""

from collections.abc import Callable
from enum import IntEnum, StrEnum
from typing import NamedTuple


class Winner(StrEnum):
    """Who won a coup."""

    PLAYER = "player"
    BANKER = "banker"
    TIE = "tie"


class Pair(IntEnum):
    """How the first two cards of a hand match: same rank, then by colour and suit."""

    NONE = 0
    MIXED = 1
    COLOURED = 2
    SUITED = 3


class CoupResult(NamedTuple):
    """Everything that a wager of any edition depends on, and nothing more.

    Settlement, exact odds and simulation all use these seven facts of a coup.

    >>> result = CoupResult(player=0, banker=6, player_cards=3, banker_cards=2)
    >>> result.winner, two_card_tiger(result)
    (<Winner.BANKER: 'banker'>, True)
    """

    player: int
    banker: int
    player_cards: int
    banker_cards: int
    player_pair: Pair = Pair.NONE
    banker_pair: Pair = Pair.NONE
    twin: bool = False
    """Both hands pair, and with the same rank."""

    @property
    def winner(self) -> Winner:
        """The hand with the higher point count, or a tie."""
        if self.player == self.banker:
            return Winner.TIE
        return Winner.PLAYER if self.player > self.banker else Winner.BANKER

    @property
    def player_natural(self) -> bool:
        """Eight or nine on the first two cards."""
        return self.player_cards == 2 and self.player >= 8

    @property
    def banker_natural(self) -> bool:
        """Eight or nine on the first two cards."""
        return self.banker_cards == 2 and self.banker >= 8


When = Callable[[CoupResult], bool]
"""An event of a coup. Its function name is the name of the event."""


def event_name(when: When) -> str:
    """The name of an event.

    >>> event_name(two_card_tiger)
    'two-card-tiger'
    """
    return when.__name__.replace("_", "-")


def player_wins(r: CoupResult) -> bool:
    """The Player's Hand has the higher point count."""
    return r.player > r.banker


def banker_wins(r: CoupResult) -> bool:
    """The Banker's Hand has the higher point count."""
    return r.banker > r.player


def tie(r: CoupResult) -> bool:
    """Both hands have the same point count."""
    return r.player == r.banker


def banker_wins_with_six(r: CoupResult) -> bool:
    """The Banker's Hand wins with six."""
    return r.banker == 6 > r.player


def banker_wins_without_six(r: CoupResult) -> bool:
    """The Banker's Hand wins with any other point count."""
    return r.banker > r.player and r.banker != 6


def tie_on_six(r: CoupResult) -> bool:
    """Both hands have six."""
    return r.player == r.banker == 6


def two_card_tiger(r: CoupResult) -> bool:
    """The Banker's Hand wins with six on two cards."""
    return banker_wins_with_six(r) and r.banker_cards == 2


def three_card_tiger(r: CoupResult) -> bool:
    """The Banker's Hand wins with six on three cards."""
    return banker_wins_with_six(r) and r.banker_cards == 3


def single_tiger_pair(r: CoupResult) -> bool:
    """Exactly one hand starts with a pair."""
    return bool(r.player_pair) != bool(r.banker_pair)


def double_tiger_pair(r: CoupResult) -> bool:
    """Both hands start with a pair, of different ranks."""
    return bool(r.player_pair and r.banker_pair) and not r.twin


def twin_tiger_pair(r: CoupResult) -> bool:
    """Both hands start with a pair of the same rank."""
    return r.twin


def player_pair(r: CoupResult) -> bool:
    """The Player's Hand starts with a pair."""
    return r.player_pair != Pair.NONE


def banker_pair(r: CoupResult) -> bool:
    """The Banker's Hand starts with a pair."""
    return r.banker_pair != Pair.NONE


def player_mixed_pair(r: CoupResult) -> bool:
    """The Player's pair is one red and one black card."""
    return r.player_pair == Pair.MIXED


def player_coloured_pair(r: CoupResult) -> bool:
    """The Player's pair is of one colour and two suits."""
    return r.player_pair == Pair.COLOURED


def player_perfect_pair(r: CoupResult) -> bool:
    """The Player's pair is of one suit."""
    return r.player_pair == Pair.SUITED


def banker_mixed_pair(r: CoupResult) -> bool:
    """The Banker's pair is one red and one black card."""
    return r.banker_pair == Pair.MIXED


def banker_coloured_pair(r: CoupResult) -> bool:
    """The Banker's pair is of one colour and two suits."""
    return r.banker_pair == Pair.COLOURED


def banker_perfect_pair(r: CoupResult) -> bool:
    """The Banker's pair is of one suit."""
    return r.banker_pair == Pair.SUITED


def player_wins_with_natural(r: CoupResult) -> bool:
    """The Player's Hand wins with a natural."""
    return r.player_natural and r.player > r.banker


def banker_wins_with_natural(r: CoupResult) -> bool:
    """The Banker's Hand wins with a natural."""
    return r.banker_natural and r.banker > r.player


def equal_naturals(r: CoupResult) -> bool:
    """Both hands are naturals with the same point count."""
    return r.player_natural and r.banker_natural and r.player == r.banker


def player_wins_by(points: int) -> When:
    """The Player's Hand, not a natural, wins by this number of points.

    >>> player_wins_by(4).__name__
    'player_wins_by_4'
    """

    def when(r: CoupResult) -> bool:
        return not r.player_natural and r.player - r.banker == points

    when.__name__ = f"player_wins_by_{points}"
    return when


def banker_wins_by(points: int) -> When:
    """The Banker's Hand, not a natural, wins by this number of points."""

    def when(r: CoupResult) -> bool:
        return not r.banker_natural and r.banker - r.player == points

    when.__name__ = f"banker_wins_by_{points}"
    return when
