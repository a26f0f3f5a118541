"""Names are words that everybody uses. A private word that was once replaced does not come back."""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = (*ROOT.glob("src/pitboss/**/*.py"), *ROOT.glob("benchmarks/*.py"))
NEVER = frozenset(
    "anew asked croupier doors keeper laid reels said supposing".split()
    + "told tricks trouble troubles untold wanted wish wishes".split()
)
"""Words that are no part of a name. Most stood for several things: a request, a config, a placed wager."""
NEVER_ALONE = frozenset({"kept", "standing"})
"""Words that say too little as a whole name."""
STAY = {
    ("limit_changes.py", "kept"): "a field of the state, whose hashes tests/data holds",
    ("rulings.py", "said"): "a key of the files that `pitboss rule` reads",
}
"""The names that stay, by file, and why."""
SUSPECT = re.compile("|".join(NEVER | NEVER_ALONE), re.IGNORECASE)
"""Most files need not be read word by word."""


def private_names(source: str) -> Iterator[str]:
    """The names in a module that contain a private word. A string is no name."""
    if SUSPECT.search(source) is None:
        return
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.NAME:
            words = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", token.string).lower().strip("_").split("_")
            if not NEVER.isdisjoint(words) or (len(words) == 1 and words[0] in NEVER_ALONE):
                yield token.string


def test_no_name_is_a_private_word() -> None:
    names = {(file.name, name) for file in FILES for name in private_names(file.read_text(encoding="utf-8"))}
    assert names == STAY.keys()


@pytest.mark.parametrize(
    "source", ["told = 1", "def is_asked(): ...", "class LaidCard: ...", "self._kept = 1", "run(wanted=2)"]
)
def test_a_private_word_is_seen(source: str) -> None:
    assert list(private_names(source)) != []


@pytest.mark.parametrize("source", ["raise_kept(x)", "# It was told.", '"told"', "outstanding = 1"])
def test_another_word_passes(source: str) -> None:
    assert list(private_names(source)) == []
