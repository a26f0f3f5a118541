"""Migrations: the numbered SQL files that upgrade a database of any earlier release."""

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import NamedTuple

from pitboss.kernel.rejection import Rejection


class Migration(NamedTuple):
    """One step. Once released it is never changed."""

    number: int
    name: str
    sql: str

    @property
    def checksum(self) -> str:
        """Shows whether a step that a database has taken is the same in this release."""
        return sha256(self.sql.encode()).hexdigest()


@cache
def read_migrations(kind: str) -> tuple[Migration, ...]:
    """All steps of one kind of store, in order.

    >>> [step.name for step in read_migrations("sqlite")]
    ['0001_log', '0002_snapshots', '0003_vault', '0004_leases', '0005_sealed', '0006_deals', '0007_counts']
    """
    entries = (each for each in files("pitboss.store").joinpath("migrations", kind).iterdir())
    steps = sorted((each.name, each.read_text("utf-8")) for each in entries if each.name.endswith(".sql"))
    return tuple(Migration(int(name[:4]), name.removesuffix(".sql"), sql) for name, sql in steps)


def due(steps: tuple[Migration, ...], taken: Mapping[int, str]) -> tuple[Migration, ...] | Rejection:
    """The missing steps of a database, from the checksums of those it has taken.

    >>> steps = read_migrations("sqlite")
    >>> [step.number for step in due(steps, {1: steps[0].checksum})]
    [2, 3, 4, 5, 6, 7]
    >>> due(steps, {1: steps[0].checksum, 99: "?"}).code
    'newer-database'
    """
    known = {step.number: step for step in steps}
    newer = sorted(taken.keys() - known)
    if newer:
        return Rejection("newer-database", {"migration": str(newer[0])})
    for number, checksum in taken.items():
        if known[number].checksum != checksum:
            return Rejection("other-migration", {"migration": known[number].name})
    return tuple(step for step in steps if step.number not in taken)
