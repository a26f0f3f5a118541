"""What the app chooses at its start."""

import subprocess
import sys
from collections import Counter

from pitboss.app import SystemEntropy


def test_system_entropy_draws_every_number_about_equally_often() -> None:
    draws = Counter(SystemEntropy().below(6) for _ in range(6000))
    # A fair die deviates by more than 300 from its thousand once in more than 10^20 runs.
    assert set(draws) == set(range(6))
    assert all(700 < count < 1300 for count in draws.values())


def test_the_command_starts_without_the_floor_and_without_a_server() -> None:
    """`odds` and `--version` do not wait for the import of all aggregates."""
    ask = "import sys, pitboss.app; print(*(name for name in sys.modules if name.startswith('pitboss.')))"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "pitboss.cli.floor.apply" in loaded
    assert loaded.isdisjoint({"pitboss.aggregates", "pitboss.service.floor_engine"})
