"""The seeded stream: its published algorithm, its exact fairness, its independent shoes."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pitboss.kernel import entropy
from pitboss.kernel.entropy import SeededEntropy

WORDS = 2**64
HALVES = 2**32
BOUNDS = [1, 2, 3, 6, 7, 10, 37, 52, 416, 1000]


class Scripted(SeededEntropy):
    """A stream whose 32-bit halves are given."""

    def __init__(self, halves: Iterable[int]) -> None:
        super().__init__(0)
        self.halves = list(halves)

    def _half(self) -> int:
        return self.halves.pop(0)


def reference_words(state: list[int], count: int) -> list[int]:
    """The published xoshiro256++, line by line."""

    def rotl(word: int, by: int) -> int:
        return int(f"{word:064b}"[by:] + f"{word:064b}"[:by], 2)

    s, words = list(state), []
    for _ in range(count):
        words.append((rotl((s[0] + s[3]) % WORDS, 23) + s[0]) % WORDS)
        t = (s[1] << 17) % WORDS
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 45)
    return words


def words(stream: SeededEntropy, count: int) -> list[int]:
    return [stream._word() for _ in range(count)]


def test_the_words_are_those_published_for_xoshiro256_plus_plus() -> None:
    published = [
        41943041,
        58720359,
        3588806011781223,
        3591011842654386,
        9228616714210784205,
        9973669472204895162,
        14011001112246962877,
        12406186145184390807,
        15849039046786891736,
        10450023813501588000,
    ]
    stream = SeededEntropy(0)
    stream._state = (1, 2, 3, 4)
    assert words(stream, 10) == published == reference_words([1, 2, 3, 4], 10)


@given(st.integers(0, WORDS - 1), st.integers(1, WORDS - 1))
def test_every_seed_runs_the_published_algorithm_from_a_live_state(seed: int, shoe: int) -> None:
    stream = SeededEntropy(seed, shoe)
    state = list(stream._state)
    assert any(state)
    assert words(stream, 20) == reference_words(state, 20)


def test_the_state_is_filled_with_published_splitmix64() -> None:
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    found = [entropy._splitmix_output((1234567 + i * entropy._GAMMA) % WORDS) for i in range(1, 5)]
    assert found == published


def test_a_word_serves_two_draws_high_half_first() -> None:
    stream, twin = SeededEntropy(7), SeededEntropy(7)
    halves = [half for word in words(twin, 5) for half in divmod(word, HALVES)]
    # Below 2**31 a draw is the upper 31 bits of the half, and nothing is discarded.
    assert [stream.below(2**31) for _ in range(10)] == [half >> 1 for half in halves]


@pytest.mark.parametrize("bound", BOUNDS)
def test_each_value_is_drawn_by_exactly_as_many_halves(bound: int) -> None:
    # The halves that lead to one value are consecutive; all of them count except perhaps the first.
    counts = set()
    for value in range(bound):
        first = -(-value * HALVES // bound)
        after = -(-(value + 1) * HALVES // bound)
        stream = Scripted([first, first + 1])
        assert stream.below(bound) == value
        discarded = 0 if stream.halves else 1
        assert [Scripted([half]).below(bound) for half in (first + 1, after - 1)] == [value, value]
        counts.add(after - first - discarded)
    assert counts == {HALVES // bound}


@pytest.mark.parametrize("bound", [0, -1, 2**32, 2**64])
def test_a_bound_that_cannot_be_drawn_fairly_is_an_error(bound: int) -> None:
    with pytest.raises(ValueError, match=str(bound)):
        SeededEntropy(1).below(bound)


@given(st.integers(0, WORDS - 1), st.integers(1, 2**32 - 1))
def test_a_draw_lies_below_its_bound(seed: int, bound: int) -> None:
    assert 0 <= SeededEntropy(seed).below(bound) < bound


def test_the_same_seed_and_shoe_draw_the_same() -> None:
    assert words(SeededEntropy(42, 3), 100) == words(SeededEntropy(42, 3), 100)


def test_no_shoe_of_a_seed_repeats_a_word_of_another() -> None:
    drawn = [word for shoe in range(1, 301) for word in words(SeededEntropy(42, shoe), 64)]
    assert len(set(drawn)) == len(drawn)


@pytest.mark.parametrize(("other_seed", "other_shoe"), [(42, 2), (43, 1)])
def test_neighbouring_streams_agree_no_more_often_than_chance(other_seed: int, other_shoe: int) -> None:
    one, other = SeededEntropy(42, 1), SeededEntropy(other_seed, other_shoe)
    agree = sum(one.below(52) == other.below(52) for _ in range(52_000))
    assert 850 < agree < 1150
