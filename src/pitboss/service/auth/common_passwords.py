"""Passwords that attackers try first: common words, also with changed letters, digits and signs.

A list of whole passwords would be long, because most of those with ten or more characters are short words
joined together or followed by a year. So the words are listed, and the changes are undone.
"""

import re
import unicodedata
from importlib.resources import files

WORDS = frozenset((files("pitboss.service.auth") / "common_words.txt").read_text(encoding="utf-8").split())
"""Words that common passwords consist of."""
ROWS = (
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjklzxcvbnm",
    "1234567890",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
)
"""Keys and letters in the order of the keyboard and the alphabet."""
RUN_CHARACTERS = 4
"""So many keys in a row count as a word."""
_LEET = str.maketrans("013457$@!|+€", "oieastsailte")
_SIGNS = re.compile(r"[\W\d_]+")


def is_common(password: str) -> bool:
    """Whether a password is one that attackers try first.

    >>> is_common("Password123"), is_common("P@ssw0rd!2026"), is_common("qwertyuiop"), is_common("1234567890")
    (True, True, True, True)
    >>> is_common("ilovesydney1"), is_common("correct horse"), is_common("brisk tundra ladle")
    (True, False, False)
    """
    typed = unicodedata.normalize("NFKC", password).lower()
    if len(set(typed)) <= RUN_CHARACTERS:
        return True
    # Digits and signs either surround the words or replace letters. Both are undone.
    plain = {_SIGNS.sub("", typed), _SIGNS.sub("", typed.translate(_LEET)), _trimmed(typed)}
    return any(_is_made_of_words(each) for each in plain)


def _trimmed(typed: str) -> str:
    """A password without the digits and signs around it, and with those inside it as letters."""
    return _SIGNS.sub("", typed.strip("0123456789!@#$%^&*()-_=+.,;:?/ ").translate(_LEET))


def _is_made_of_words(letters: str) -> bool:
    """Whether the letters consist of common words, with at most one letter more."""
    reached = {0}
    for end in range(1, len(letters) + 1):
        if any(start in reached and _is_word(letters[start:end]) for start in range(end)):
            reached.add(end)
    return len(letters) - max(reached) <= 1


def _is_word(letters: str) -> bool:
    if letters in WORDS or (len(letters) > 1 and len(set(letters)) == 1):
        return True
    return len(letters) >= RUN_CHARACTERS and any(letters in row or letters in row[::-1] for row in ROWS)
