"""The names of people, in any script, and the key under which a name is found again."""

import hashlib
import re
import unicodedata

MOST_CHARACTERS = 48
JOINS = frozenset(" .'’·-_")
"""What may stand between the letters of a name."""
KEY_DIGITS = 32
NAMESAKE = re.compile(r"[ -][0-9]+\Z")
"""What tells two people of one name apart at a table: "Mr Lee 2". It is no part of the name."""
LOOK_ALIKES = str.maketrans(
    "аеорсухіјѕһԁкмтвнԛԝѵαορντκιευηγχօսհցոıɡɑ01",
    "aeopcyxijshdkmtbhqwvaopvtkieunyxouhgnigaol",
)
"""Small letters of other scripts, and figures, that are drawn like Latin letters."""


def normal_name(name: str) -> str:
    """A name as it is kept: composed, however a keyboard wrote its marks.

    >>> normal_name("Jose\u0301") == "José"
    True
    """
    return unicodedata.normalize("NFC", name)


def is_person_name(name: str) -> bool:
    """Whether a person can be called so: letters and figures of any script, with single spaces between.

    >>> is_person_name("Mr Lee"), is_person_name("李偉"), is_person_name("a  b"), is_person_name("a/b")
    (True, True, False, False)
    """
    return (
        0 < len(name) <= MOST_CHARACTERS
        and name == " ".join(name.split(" ")).strip()
        and "  " not in name
        and unicodedata.category(name[0])[0] in "LN"
        and unicodedata.is_normalized("NFC", name)
        and all(_is_letter(each) or each in JOINS for each in name)
    )


def name_key(name: str) -> str:
    """The key of a name. Capital letters, spaces and hyphens make no difference.

    >>> name_key("Mr Lee") == name_key("mr-lee") == name_key("Mr Lee 2"), name_key("李") == name_key("Lee")
    (True, False)
    """
    folded = NAMESAKE.sub("", unicodedata.normalize("NFKC", name)).casefold()
    letters = "".join(each for each in folded if _is_letter(each))
    return hashlib.sha256(letters.encode()).hexdigest()[:KEY_DIGITS]


def look_alike(name: str) -> str:
    """A name in the small Latin letters that it looks like, with hyphens between its words.

    >>> look_alike("С\u0430ge"), look_alike("Virtual Dealer"), look_alike("Sétup"), look_alike("李")
    ('cage', 'virtual-dealer', 'setup', '李')
    """
    bare = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(each for each in bare if unicodedata.category(each)[0] != "M")
    return letters.replace(" ", "-").translate(LOOK_ALIKES)


def _is_letter(character: str) -> bool:
    """Whether a character is a letter, a figure, or a mark on one."""
    return unicodedata.category(character)[0] in "LMN"
