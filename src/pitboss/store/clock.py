"""The clock of this machine."""

import time

from pitboss.kernel.instant import Instant


def now() -> Instant:
    """The present moment."""
    return time.time_ns() // 1_000_000
