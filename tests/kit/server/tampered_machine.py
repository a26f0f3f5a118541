"""`pitboss` on a machine that an attacker has changed, for tests written as attacks.

`python tampered_machine.py HOW VALUE serve ...` is the real program, started after its clock, its machine,
its limits or its random source was replaced. The product contains none of this.
"""

import secrets
import socket
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from pitboss.app import main
from pitboss.game.fair import spin_number
from pitboss.kernel.rejection import Rejection
from pitboss.service.auth import passwords
from pitboss.service.auth.passwords import unmatched_hash
from pitboss.service.auth.shared_counts import SharedCounts
from pitboss.service.demo import QUICK
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.network.buckets import Bucket, Buckets
from pitboss.service.runner import mixing, presence, shoes
from pitboss.store.log import Count

rig = pytest.MonkeyPatch()


def tampered(how: str, value: object) -> tuple[str, ...]:
    """The program to start instead of `pitboss`."""
    return sys.executable, __file__, how, str(value)


def set_clock(file: str) -> None:
    """The system clock is ahead by the seconds in a file; the monotonic clock is left alone."""
    right = time.time_ns
    rig.setattr(time, "time_ns", lambda: right() + int(Path(file).read_text("ascii")) * 1_000_000_000)
    rig.setattr(time, "time", lambda: time.time_ns() / 1e9)


def clone_machine(file: str) -> None:
    """A machine of the same name that was started at another time, with its own ports."""
    rig.setattr(presence, "BOOT", Path(file))
    bind = socket.socket.bind

    def bind_apart(self: socket.socket, address: Any) -> None:
        bind(self, ("127.0.0.2", address[1]))

    rig.setattr(socket.socket, "bind", bind_apart)


def hold_limits(file: str) -> None:
    """For every rate limit, only as many seconds pass as a file says.

    Passwords of unknown names cost next to nothing: the tests count how often they are checked.
    """
    rig.setattr(passwords, "unmatched_hash", lambda _: unmatched_hash(QUICK))

    def passed() -> float:
        return float(Path(file).read_text("ascii"))

    for limit in (Bucket, Buckets):
        rig.setattr(limit.__init__, "__defaults__", (passed,))
    look, put, changed = SharedCounts.look, SharedCounts.put, dict[int, float]()

    async def look_by_file(self: SharedCounts, *keys: tuple[str, ...]) -> list[Count]:
        counts = await look(self, *keys)
        return [each._replace(age_s=passed() - changed.get(each.turn, 0.0)) for each in counts]

    async def put_by_file(self: SharedCounts, seen: Count, level: float) -> Count | None:
        count = await put(self, seen, level)
        if count is not None:
            changed[count.turn] = passed()
        return count

    rig.setattr(SharedCounts, "look", look_by_file)
    rig.setattr(SharedCounts, "put", put_by_file)


def lift_limits(_: str) -> None:
    """A client that tries thousands of things in a row is not slowed down."""
    rig.setattr(Bucket, "take", lambda _: True)


def grind_seeds(wanted: str) -> None:
    """Every seed of a spin is one that alone gives the wanted number."""
    prepare = shoes.promise

    async def prepare_ground(floor: FloorEngine, game: str, spin: str) -> Rejection | None:
        drawn = partial(ground, game, spin, int(wanted))
        rig.setattr(shoes, "secrets", SimpleNamespace(token_bytes=drawn, token_hex=secrets.token_hex))
        return await prepare(floor, game, spin)

    rig.setattr(shoes, "promise", prepare_ground)


def ground(game: str, spin: str, wanted: int, size: int) -> bytes:
    """The first suitable seed of an attacker who tries one after the other."""
    seeds = (tries.to_bytes(size, "big") for tries in count())
    return next(seed for seed in seeds if spin_number(game, spin, seed) == wanted)


def await_numbers(seconds: str) -> None:
    """Gives terminals this long to reveal their numbers, so that an attack has enough time."""
    rig.setattr(mixing, "TELLING_S", float(seconds))


WAYS: dict[str, Callable[[str], None]] = {
    "clock": set_clock,
    "machine": clone_machine,
    "limits": hold_limits,
    "unlimited": lift_limits,
    "seeds": grind_seeds,
    "telling": await_numbers,
}

if __name__ == "__main__":
    how, value, *words = sys.argv[1:]
    WAYS[how](value)
    sys.argv[1:] = words
    main()
