"""A little floor for attacks on accounts and keys, on a real server with either database."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from postgres import running as postgres_running
from serving import Server, running

DATABASES = ("sqlite", "postgres")
CONFIG = """
venue = "The Little Casino"
[[games]]
name = "rapid-1"
edition = "star-rapid-etg-2016"
game = "baccarat"
shoe = "device"
limits = {least = "5", most = "500", unit = "5"}
[[terminals]]
number = "50"
"""


def fresh_database(kind: str, folder: Path) -> str:
    """The address of a fresh database of a kind."""
    return str(folder / "floor.sqlite") if kind == "sqlite" else postgres_running().create()


@contextmanager
def little_floor(kind: str, folder: Path) -> Iterator[Server]:
    """A server of the floor, on a fresh database of a kind."""
    with running(CONFIG, fresh_database(kind, folder)) as server:
        yield server
