"""The output of live entropy, shoes and spins, has no flaw that statistics can detect; nor have its bits.

All seeds are fixed, so the figures never change. A battery passes at a collective level of 99 %: the least
of its k probabilities is not under 0.01 / k. Flawed sources show that it can fail.
"""

from hashlib import sha256

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy import special, stats  # type: ignore[import-untyped]

from pitboss.game.cards import DECK
from pitboss.game.fair import shoe_order, spin_number
from pitboss.kernel.entropy import HashedEntropy

Ints = NDArray[np.int64]
Battery = dict[str, float]
"""The probability of the observed figures, by test."""

SHOES, SPINS, BITS = 10_400, 37_000, 1_000_000
POCKETS = 37
PLACE = {card: at for at, card in enumerate(DECK)}


def seed_of(number: int) -> bytes:
    """A different fixed seed for every number."""
    return sha256(f"seed {number}".encode()).digest()


def passes(battery: Battery) -> bool:
    return min(battery.values()) >= 0.01 / len(battery)


def two_sided(below: float, above: float) -> float:
    """Figures that are too even are as suspicious as figures that are too uneven."""
    return min(1.0, 2 * min(below, above))


def chi_square(seen: Ints, expected: NDArray[np.float64] | float, free: int, scale: float = 1.0) -> float:
    found = float(((seen - expected) ** 2 / expected).sum()) * scale
    return two_sided(float(stats.chi2.cdf(found, free)), float(stats.chi2.sf(found, free)))


def poisson(seen: int, expected: float) -> float:
    below, above = stats.poisson.cdf(seen, expected), stats.poisson.sf(seen - 1, expected)
    return two_sided(float(below), float(above))


def normal(z: float) -> float:
    return float(special.erfc(abs(z) / np.sqrt(2)))


def correlation(one: Ints, other: Ints) -> float:
    return float(stats.pearsonr(one, other).pvalue)


def check_shoes(shoes: Ints) -> Battery:
    """Tests shoes of one deck, one per row, with a number from 0 to 51 for each card."""
    count, size = shoes.shape
    places = np.zeros((size, size), np.int64)
    np.add.at(places, (np.broadcast_to(np.arange(size), shoes.shape), shoes), 1)
    ranks = shoes % 13
    pairs = np.bincount(ranks[:, 0] * 13 + ranks[:, 1], minlength=169).reshape(13, 13)
    due = np.where(np.eye(13, dtype=bool), 4 * 3, 4 * 4) * count / (size * (size - 1))
    ascents = (np.diff(shoes, axis=1) > 0).sum(axis=1)
    rising = float(ascents.mean() - (size - 1) / 2) / np.sqrt((size + 1) / 12 / count)
    starts = np.unique(shoes[:, :3] @ np.array([size**2, size, 1]), return_counts=True)[1]
    twins = int((starts * (starts - 1) // 2).sum())
    return {
        "each card in each place": chi_square(places, count / size, (size - 1) ** 2, 1 - 1 / size),
        "the second rank after the first": chi_square(pairs, due, 168),
        "runs of rising cards": normal(rising),
        "first and last card": correlation(shoes[:, 0], shoes[:, -1]),
        "one shoe after another": correlation(shoes[:-1, 0], shoes[1:, 0]),
        "three cards that begin two shoes": poisson(
            twins, count * (count - 1) / 2 / (size * (size - 1) * (size - 2))
        ),
        "whole shoes that come twice": poisson(count - len(np.unique(shoes, axis=0)), 1e-9),
    }


def check_spins(spins: Ints) -> Battery:
    """Tests numbers from 0 to 36."""
    count = len(spins)
    pairs = np.bincount(spins[:-1:2] * POCKETS + spins[1::2], minlength=POCKETS**2)
    high = spins[spins != 0] > 18
    ups, downs = int(high.sum()), int((~high).sum())
    runs = 1 + int((high[1:] != high[:-1]).sum())
    mean = 1 + 2 * ups * downs / (ups + downs)
    spread = np.sqrt((mean - 1) * (mean - 2) / (ups + downs - 1))
    rounds = np.array(list(collections(spins)))
    steps = np.arange(1, POCKETS + 1)
    wait, wide = POCKETS * (1 / steps).sum(), POCKETS**2 * (1 / steps**2).sum() - POCKETS * (1 / steps).sum()
    return {
        "each number": chi_square(np.bincount(spins, minlength=POCKETS), count / POCKETS, POCKETS - 1),
        "one number after another": chi_square(pairs, len(spins) // 2 / POCKETS**2, POCKETS**2 - 1),
        "runs of high and low": normal((runs - mean) / spread),
        "serial correlation": correlation(spins[:-1], spins[1:]),
        "spins until all have come": normal((rounds.mean() - wait) / np.sqrt(wide / len(rounds))),
        "numbers that come twice in a row": poisson(
            int((spins[1:] == spins[:-1]).sum()), (count - 1) / POCKETS
        ),
    }


def collections(spins: Ints) -> list[int]:
    """The numbers of spins, one after another, that it took until every number had come."""
    took, since, missing = [], 0, set(range(POCKETS))
    for number in spins.tolist():
        since += 1
        missing.discard(number)
        if not missing:
            took.append(since)
            since, missing = 0, set(range(POCKETS))
    return took


def check_bits(bits: Ints) -> Battery:
    """Tests of NIST SP 800-22 on raw bits: 2.1, 2.2, 2.3, 2.4, 2.6, 2.11 and 2.13."""
    count, ones = len(bits), bits.mean()
    signs = 2 * bits - 1
    blocks = bits[: count // 128 * 128].reshape(-1, 128).mean(axis=1)
    changes = 1 + int((bits[1:] != bits[:-1]).sum())
    even = 2 * count * ones * (1 - ones)
    longest = np.array([longest_run(block) for block in bits.reshape(-1, 10_000)])
    classes = np.bincount(np.clip(longest, 10, 16) - 10, minlength=7)
    chances = np.array([0.0882, 0.2092, 0.2483, 0.1933, 0.1208, 0.0675, 0.0727])
    low = int((np.abs(np.fft.rfft(signs))[: count // 2] < np.sqrt(np.log(20) * count)).sum())
    windows = np.bincount((bits[:-2] * 4 + bits[1:-1] * 2 + bits[2:]), minlength=8)
    farthest = np.abs(np.cumsum(signs)).max()
    return {
        "ones and zeros": normal((ones - 0.5) * 2 * np.sqrt(count)),
        "ones in blocks": float(stats.chi2.sf(4 * 128 * ((blocks - 0.5) ** 2).sum(), len(blocks))),
        "runs": normal((changes - even) / (2 * np.sqrt(count) * ones * (1 - ones))),
        "longest run of ones": chi_square(classes, chances * len(longest), 6),
        "periods": normal((low - 0.95 * count / 2) / np.sqrt(count * 0.95 * 0.05 / 4)),
        "three bits after another": float(stats.chi2.sf(serial(windows, count), 4)),
        "how far the sum strays": farthest_chance(float(farthest), count),
    }


def longest_run(bits: Ints) -> int:
    ends = np.flatnonzero(np.concatenate(([0], bits, [0])) == 0)
    return int(np.diff(ends).max()) - 1


def serial(windows: Ints, count: int) -> float:
    """The first difference of 2.11 for windows of three bits."""
    pairs = windows.reshape(4, 2).sum(axis=1)
    return float(8 / count * (windows**2).sum() - 4 / count * (pairs**2).sum())


def farthest_chance(farthest: float, count: int) -> float:
    """The probability that a walk goes so far or farther, by the reflection principle."""
    odd = np.arange(100) * 2 + 1
    inside = (4 / np.pi) * (
        (-1) ** np.arange(100) / odd * np.exp(-(odd**2) * np.pi**2 * count / (8 * farthest**2))
    )
    return two_sided(float(inside.sum()), float(1 - inside.sum()))


@pytest.fixture(scope="module")
def shoes() -> Ints:
    return np.array(
        [[PLACE[card] for card in shoe_order("t", str(n), 1, seed_of(n))] for n in range(SHOES)], np.int64
    )


@pytest.fixture(scope="module")
def spins() -> Ints:
    return np.array([spin_number("w", str(n), seed_of(n)) for n in range(SPINS)], np.int64)


@pytest.fixture(scope="module")
def bits() -> Ints:
    stream = HashedEntropy(seed_of(0), "bits")
    words = np.array([stream.below(1 << 25) for _ in range(BITS // 25)], np.int64)
    return (words[:, None] >> np.arange(25)[None, :] & 1).ravel()


def test_shoes_have_no_flaw(shoes: Ints) -> None:
    assert len(shoes) >= 10_000
    assert passes(check_shoes(shoes)), check_shoes(shoes)


def test_spins_have_no_flaw(spins: Ints) -> None:
    assert len(spins) >= 10_000
    assert passes(check_spins(spins)), check_spins(spins)


def test_bits_have_no_flaw(bits: Ints) -> None:
    assert len(bits) >= 1_000_000
    assert passes(check_bits(bits)), check_bits(bits)


# The same tests detect slightly flawed sources.


def careless(entropy: HashedEntropy) -> list[int]:
    """A common faulty shuffle: each card changes places with any other."""
    cards = list(range(52))
    for at in range(52):
        other = entropy.below(52)
        cards[at], cards[other] = cards[other], cards[at]
    return cards


def test_a_careless_shuffle_is_found_out() -> None:
    flawed = np.array([careless(HashedEntropy(seed_of(n), "careless")) for n in range(SHOES // 4)], np.int64)
    assert not passes(check_shoes(flawed))


def test_a_shoe_that_comes_again_is_found_out(shoes: Ints) -> None:
    again = shoes.copy()
    again[-1] = again[0]
    assert not passes(check_shoes(again))


def test_a_wheel_with_a_wide_pocket_and_one_that_remembers_are_found_out(spins: Ints) -> None:
    stream = HashedEntropy(seed_of(1), "bytes")
    scaled = np.array([stream.below(256) % POCKETS for _ in range(SPINS)], np.int64)
    assert not passes(check_spins(scaled))
    assert not passes(check_spins(np.where(np.arange(SPINS) % 20 == 0, np.roll(spins, 1), spins)))
    assert not passes(check_spins(np.arange(SPINS) % POCKETS))


def test_bits_with_a_lean_or_a_beat_are_found_out(bits: Ints) -> None:
    for flawed in (
        np.where(np.arange(BITS) % 100 == 0, 1, bits),
        np.where(np.arange(BITS) % 40 == 0, 0, bits),
    ):
        assert not passes(check_bits(flawed))
    assert not passes(check_bits(np.arange(BITS) % 2))
