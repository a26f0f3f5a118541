"""Fair dealing: deals from the casino's secret seed and the players' numbers, and the commitments to both."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from hashlib import sha256
from hmac import digest

from pitboss.game.cards import Card, full_decks
from pitboss.game.preparing.stack import mixed
from pitboss.game.wheel import NUMBERS
from pitboss.kernel.entropy import HashedEntropy

SEED_BYTES = 32
SCHEME = 2
"""The current scheme of promises. In scheme 1 only the seed decided. Old promises keep their scheme."""


class DealKind(StrEnum):
    """What a seed decides."""

    SHOE = "shoe"
    """The order of the cards of one shoe, before the cut."""
    SPIN = "spin"
    """The number of one spin of an automated wheel."""


def commitment(kind: DealKind, game: str, deal: str, seed: bytes, scheme: int = SCHEME) -> str:
    """The hash published before the first wager. It does not reveal the seed, and no other seed has it.

    >>> commitment(DealKind.SHOE, "rapid-1", "1", bytes(32))[:16]
    'b66d0d4fd273f585'
    >>> commitment(DealKind.SHOE, "rapid-1", "1", bytes(32), scheme=1)[:16]
    'fd3a7931c59694ba'
    """
    label = _label(kind, game, deal)
    return _sha256(f"{label}/{seed.hex()}" if scheme == 1 else f"{label}/{scheme}/{seed.hex()}")


def number_commitment(kind: DealKind, game: str, deal: str, terminal: str, number: str) -> str:
    """The hash that a terminal sends with its first bet, so that it cannot choose another number later.

    >>> number_commitment(DealKind.SPIN, "wheel-1", "spin-1", "7", "ab" * 32)[:16]
    '294401f5b97ee18a'
    """
    return _sha256(f"number/{_label(kind, game, deal)}/{terminal}/{number}")


def mix(kind: DealKind, game: str, deal: str, head: str, numbers: Mapping[str, str]) -> str:
    """All input from outside the casino in one hash: the number of each terminal, or its commitment.

    `head` is the hash of the game's last event before it. Without players it is the only input.

    >>> mix(DealKind.SPIN, "wheel-1", "spin-1", "00" * 32, {"7": "ab" * 32})[:16]
    '697b2a5db20ad41b'
    """
    lines = (f"{terminal} {numbers[terminal]}" for terminal in sorted(numbers))
    return _sha256("\n".join((_label(kind, game, deal), head, *lines)))


def deal_key(seed: bytes, mixture: str | None) -> bytes:
    """The key of a deal: the seed with the mixture, or in scheme 1 only the seed."""
    return seed if mixture is None else digest(seed, bytes.fromhex(mixture), "sha256")


@lru_cache(64)
def shoe_order(game: str, deal: str, decks: int, key: bytes) -> tuple[Card, ...]:
    """The shuffled decks, the first card in front.

    >>> [str(card) for card in shoe_order("rapid-1", "1", 8, bytes(32))[:4]]
    ['TD', '9H', '3C', 'KS']
    """
    return mixed(full_decks(decks), HashedEntropy(key, _label(DealKind.SHOE, game, deal)))


def spin_number(game: str, deal: str, key: bytes) -> int:
    """The winning number of an automated wheel.

    >>> spin_number("wheel-1", "1", bytes(32))
    25
    """
    return HashedEntropy(key, _label(DealKind.SPIN, game, deal)).below(len(NUMBERS))


def drawn_cut(game: str, deal: str, promise: str, numbers: Mapping[str, str], depths: range) -> int:
    """Where a virtual dealer cuts, drawn from the commitments of the casino and of the terminals.

    >>> 20 <= drawn_cut("rapid-1", "1", "ab" * 32, {"7": "cd" * 32}, range(20, 397)) <= 396
    True
    """
    label = f"{_label(DealKind.SHOE, game, deal)}/cut"
    lines = (f"{terminal} {numbers[terminal]}" for terminal in sorted(numbers))
    key = sha256("\n".join((label, promise, *lines)).encode()).digest()
    return depths[HashedEntropy(key, label).below(len(depths))]


def cut_at(cards: Sequence[Card], at: int) -> tuple[Card, ...]:
    """The cards after a cut: those in front of it go to the back."""
    return (*cards[at:], *cards[:at])


def read_seed(text: str) -> bytes | None:
    """A seed from its 64 digits of 0 to 9 and a to f. None if it is invalid."""
    plain = len(text) == 2 * SEED_BYTES and all(digit in "0123456789abcdef" for digit in text)
    return bytes.fromhex(text) if plain else None


def _sha256(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def _label(kind: DealKind, game: str, deal: str) -> str:
    """The label of a seed. Names contain no slash, so labels are unique."""
    return f"{kind}/{game}/{deal}"
