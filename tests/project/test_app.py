"""The parts that the app picks."""

from collections import Counter

from pitboss.app import SystemEntropy


def test_system_entropy_draws_every_number_about_equally_often() -> None:
    draws = Counter(SystemEntropy().below(6) for _ in range(6000))
    # A fair die strays beyond 300 of its thousand once in more than 10^20 runs.
    assert set(draws) == set(range(6))
    assert all(700 < count < 1300 for count in draws.values())
