"""A guard that stops an attack, and how to remove it."""

from pathlib import Path
from typing import NamedTuple

PACKAGE = "src/pitboss"


class Guard(NamedTuple):
    """Code that stops an attack: without it the attack succeeds, and its tests fail."""

    story: str
    """The attack: `test_STORY.py` in a folder of `tests/attacks`."""
    what: str
    file: str
    """The file in the package."""
    text: str
    """The guarded text. It occurs once in the file."""
    instead: str
    tests: tuple[str, ...]
    """Each fails without the guard."""
    shows: str
    """A part of the message with which they fail."""

    def __str__(self) -> str:
        return f"{self.story}: {self.what}"

    def taken_out(self, source: str) -> str:
        """The file without the guard."""
        assert source.count(self.text) == 1, f"{self}: not once in {self.file}"
        return source.replace(self.text, self.instead)


def attack_file(root: Path, story: str) -> Path:
    """The tests of an attack, in a copy of the project."""
    (file,) = (root / "tests" / "attacks").glob(f"*/test_{story}.py")
    return file


def each_store(test: str, *more: str, stores: tuple[str, ...] = ("sqlite", "postgresql")) -> tuple[str, ...]:
    """The ids of a test on every store.

    >>> each_store("test_x", "no code")
    ('test_x[sqlite-no code]', 'test_x[postgresql-no code]')
    """
    return tuple(f"{test}[{'-'.join((store, *more))}]" for store in stores)
