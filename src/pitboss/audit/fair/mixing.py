"""The result of seed and numbers, written only from the documentation of fair dealing."""

import hmac
from collections.abc import Iterable, Iterator
from hashlib import sha256

CUT_END_CARDS = 52
"""How many cards a cut leaves at each end, in every edition."""
DECK = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]


def hashed(*lines: str) -> str:
    """The SHA-256 of lines joined by line feeds.

    >>> hashed("a", "b") == sha256(b"a" + bytes([10]) + b"b").hexdigest()
    True
    """
    return sha256("\n".join(lines).encode()).hexdigest()


def key_of(seed: str, mix: str | None) -> bytes:
    """The key that determines a deal."""
    secret = bytes.fromhex(seed)
    return secret if mix is None else hmac.new(secret, bytes.fromhex(mix), sha256).digest()


def spun(key: bytes, label: str) -> int:
    """The number of a spin."""
    return _below(_numbers(key, label), 37)


def order(key: bytes, label: str, decks: int, cut: int) -> list[str]:
    """The cards of a shoe in dealing order."""
    cards, numbers = DECK * decks, _numbers(key, label)
    for last in range(len(cards) - 1, 0, -1):
        place = _below(numbers, last + 1)
        cards[last], cards[place] = cards[place], cards[last]
    return cards[cut:] + cards[:cut]


def drawn_cut(label: str, commitments: Iterable[str], decks: int) -> int:
    """Where a virtual dealer cuts."""
    named = f"{label}/cut"
    key = bytes.fromhex(hashed(named, *commitments))
    return CUT_END_CARDS + _below(_numbers(key, named), 52 * decks - 2 * CUT_END_CARDS + 1)


def _numbers(key: bytes, label: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.new(key, f"{label}/{block}".encode(), sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def _below(numbers: Iterator[int], bound: int) -> int:
    fair = 2**32 - 2**32 % bound
    return next(number for number in numbers if number < fair) % bound
