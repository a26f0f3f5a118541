"""A guard that keeps an attack out, and how it is taken out."""

from typing import NamedTuple

PACKAGE = "src/pitboss"


class Guard(NamedTuple):
    """What keeps an attack out: without it the attack gets through, and its tests fail."""

    story: str
    """The attack: `tests/attacks/test_STORY.py`."""
    what: str
    file: str
    """Where it stands in the package."""
    text: str
    """Stands there once."""
    instead: str
    tests: tuple[str, ...]
    """Each fails without the guard."""
    shows: str
    """Stands in what they fail with."""

    def __str__(self) -> str:
        return f"{self.story}: {self.what}"

    def taken_out(self, source: str) -> str:
        """The file without the guard."""
        assert source.count(self.text) == 1, f"{self}: not once in {self.file}"
        return source.replace(self.text, self.instead)


def each_store(test: str, *more: str, stores: tuple[str, ...] = ("sqlite", "postgresql")) -> tuple[str, ...]:
    """A test on every store, by the name under which pytest knows it.

    >>> each_store("test_x", "no code")
    ('test_x[sqlite-no code]', 'test_x[postgresql-no code]')
    """
    return tuple(f"{test}[{'-'.join((store, *more))}]" for store in stores)
