"""Randomness: a port, the seeded stream for repeatable runs, and the hashed stream for live play."""

from hmac import digest
from struct import unpack
from typing import Protocol

_WORD = 0xFFFF_FFFF_FFFF_FFFF
_HALF = 0xFFFF_FFFF


class Entropy(Protocol):
    """A source of fair whole numbers."""

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely as another."""
        ...


class SeededEntropy:
    """The stream of one shoe: the same seed and shoe number give the same draws on every machine.

    The words come from xoshiro256++. Its state comes from splitmix64 with the seed and the shoe number. Each
    word gives two draws, high half first. Each draw is Lemire's multiplication with the biased values
    discarded, so every number is exactly equally likely. It is not for live play: the seed reveals the
    cards.

    >>> stream = SeededEntropy(seed=42, shoe=1)
    >>> [stream.below(6) for _ in range(5)]
    [5, 2, 0, 2, 4]
    >>> SeededEntropy(seed=42, shoe=1).below(6), SeededEntropy(seed=42, shoe=2).below(1000) < 1000
    (5, True)
    """

    def __init__(self, seed: int, shoe: int = 1) -> None:
        """Starts the stream of one shoe."""
        mixed = _splitmix_output((seed & _WORD) ^ _splitmix_output(shoe & _WORD))
        self._state = tuple(_splitmix_output((mixed + i * _GAMMA) & _WORD) for i in range(1, 5))
        self._low: int | None = None

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each exactly as likely as another."""
        if not 0 < bound <= _HALF:
            raise ValueError(f"below() draws under 1 to {_HALF}, not {bound}")
        unfair = (1 << 32) % bound
        while True:
            product = self._half() * bound
            if product & _HALF >= unfair:
                return product >> 32

    def _half(self) -> int:
        if self._low is not None:
            half, self._low = self._low, None
            return half
        word = self._word()
        self._low = word & _HALF
        return word >> 32

    def _word(self) -> int:
        a, b, c, d = self._state
        result = (_rotate((a + d) & _WORD, 23) + a) & _WORD
        c ^= a
        d ^= b
        self._state = (a ^ d, b ^ c, c ^ (b << 17 & _WORD), _rotate(d, 45))
        return result


class HashedEntropy:
    """The stream of a secret seed for one purpose, named by its label.

    Block i of the stream is the HMAC-SHA-256 of "label/i" under the seed. Its 32 bytes are eight numbers, the
    highest byte of each first. A number in the remainder of 2^32 by the bound is discarded, so every number
    is exactly equally likely. Without the seed nothing can be predicted.

    >>> stream = HashedEntropy(bytes(32), "shoe/rapid-1/1")
    >>> [stream.below(6) for _ in range(5)]
    [0, 4, 3, 3, 1]
    """

    def __init__(self, seed: bytes, label: str) -> None:
        """Starts the stream at its first number."""
        self._seed, self._label = seed, label
        self._blocks, self._left = 0, list[int]()

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each exactly as likely as another."""
        if not 0 < bound <= _HALF:
            raise ValueError(f"below() draws under 1 to {_HALF}, not {bound}")
        fair = (1 << 32) - (1 << 32) % bound
        while True:
            number = self._number()
            if number < fair:
                return number % bound

    def _number(self) -> int:
        if not self._left:
            block = digest(self._seed, f"{self._label}/{self._blocks}".encode(), "sha256")
            self._left = [*reversed(unpack(">8I", block))]
            self._blocks += 1
        return self._left.pop()


_GAMMA = 0x9E37_79B9_7F4A_7C15


def _splitmix_output(state: int) -> int:
    z = (state ^ (state >> 30)) * 0xBF58_476D_1CE4_E5B9 & _WORD
    z = (z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB & _WORD
    return z ^ (z >> 31)


def _rotate(word: int, by: int) -> int:
    return (word << by | word >> (64 - by)) & _WORD
