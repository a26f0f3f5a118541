"""The names of people, in any script, and the key under which a name is found again."""

import hashlib
import unicodedata

MOST_CHARACTERS = 48
JOINS = frozenset(" .'’·-_")
"""What may stand between the letters of a name."""
KEY_DIGITS = 32


def is_person_name(name: str) -> bool:
    """Whether a person can be called so: letters and figures of any script, with single spaces between.

    >>> is_person_name("Mr Lee"), is_person_name("李偉"), is_person_name("a  b"), is_person_name("a/b")
    (True, True, False, False)
    """
    return (
        0 < len(name) <= MOST_CHARACTERS
        and name == " ".join(name.split(" ")).strip()
        and "  " not in name
        and _is_letter(name[0])
        and unicodedata.is_normalized("NFC", name)
        and all(_is_letter(each) or each in JOINS for each in name)
    )


def name_key(name: str) -> str:
    """The key of a name. Capital letters, spaces and hyphens make no difference.

    >>> name_key("Mr Lee") == name_key("mr-lee"), name_key("李") == name_key("Lee")
    (True, False)
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    letters = "".join(each for each in folded if _is_letter(each))
    return hashlib.sha256(letters.encode()).hexdigest()[:KEY_DIGITS]


def _is_letter(character: str) -> bool:
    """Whether a character is a letter, a figure, or a mark on one."""
    return unicodedata.category(character)[0] in "LMN"
