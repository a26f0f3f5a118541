"""Fair dealing: what a secret seed decides, and the commitment by which nobody can change it later."""

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from hashlib import sha256

from pitboss.game.cards import Card, full_decks
from pitboss.game.stack import mixed
from pitboss.game.wheel import NUMBERS
from pitboss.kernel.entropy import HashedEntropy

SEED_BYTES = 32


class DealKind(StrEnum):
    """What a seed decides."""

    SHOE = "shoe"
    """The order of the cards of one shoe, before the cut."""
    SPIN = "spin"
    """The number of one spin of an automated wheel."""


def commitment(kind: DealKind, game: str, deal: str, seed: bytes) -> str:
    """What is published before the first wager: nobody learns the seed from it, and no other seed fits.

    >>> commitment(DealKind.SHOE, "rapid-1", "1", bytes(32))[:16]
    'fd3a7931c59694ba'
    """
    return sha256(f"{_label(kind, game, deal)}/{seed.hex()}".encode()).hexdigest()


@lru_cache(64)
def shoe_order(game: str, deal: str, decks: int, seed: bytes) -> tuple[Card, ...]:
    """The decks as the seed shuffles them, the first card in front.

    >>> [str(card) for card in shoe_order("rapid-1", "1", 8, bytes(32))[:4]]
    ['TD', '9H', '3C', 'KS']
    """
    return mixed(full_decks(decks), HashedEntropy(seed, _label(DealKind.SHOE, game, deal)))


def spin_number(game: str, deal: str, seed: bytes) -> int:
    """The number in which the ball of an automated wheel comes to rest.

    >>> spin_number("wheel-1", "1", bytes(32))
    25
    """
    return HashedEntropy(seed, _label(DealKind.SPIN, game, deal)).below(len(NUMBERS))


def cut_at(cards: Sequence[Card], at: int) -> tuple[Card, ...]:
    """Cards after the cut: those in front of it go to the back."""
    return (*cards[at:], *cards[:at])


def read_seed(text: str) -> bytes | None:
    """A seed from its 64 digits of 0 to 9 and a to f; nothing if it is none."""
    plain = len(text) == 2 * SEED_BYTES and all(digit in "0123456789abcdef" for digit in text)
    return bytes.fromhex(text) if plain else None


def _label(kind: DealKind, game: str, deal: str) -> str:
    """What one seed is for. Names hold no slash, so that no two labels are the same."""
    return f"{kind}/{game}/{deal}"
