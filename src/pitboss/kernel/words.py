"""Words for sentences that people read."""

from collections.abc import Iterable
from enum import StrEnum

from pitboss.kernel.money import Cents


class Language(StrEnum):
    """A language for people."""

    ENGLISH = "en"
    CHINESE = "zh"


def either(things: Iterable[object]) -> str:
    """Several things to choose from.

    >>> either([3, 4, 6, 8]), either(["shoe"])
    ('3, 4, 6 or 8', 'shoe')
    """
    *most, last = map(str, things)
    return f"{', '.join(most)} or {last}" if most else last


def count(number: int, thing: str) -> str:
    """A number of things.

    >>> count(1, "shoe"), count(72, "coup")
    ('1 shoe', '72 coups')
    """
    return f"{number} {thing}{'' if number == 1 else 's'}"


def amount_words(cents: Cents, language: Language = Language.ENGLISH) -> str:
    """An amount in words, so that no added digit can increase it.

    >>> amount_words(120_005), amount_words(100)
    ('one thousand two hundred dollars and 5 cents', 'one dollar only')
    >>> amount_words(120_005, Language.CHINESE), amount_words(1_050, Language.CHINESE)
    ('壹仟贰佰元零伍分', '壹拾元伍角整')
    """
    if cents < 0:
        raise ValueError("There are no words for less than nothing.")
    if language is Language.CHINESE:
        return _chinese_amount(cents)
    whole, part = divmod(cents, 100)
    named = f"{_english(whole)} dollar{'' if whole == 1 else 's'}"
    return f"{named} and {count(part, 'cent')}" if part else f"{named} only"


_ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen"
).split()
_TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split()
_SCALES = ((10**12, "trillion"), (10**9, "billion"), (10**6, "million"), (1000, "thousand"), (100, "hundred"))


def _english(number: int) -> str:
    if number < 20:
        return _ONES[number]
    if number < 100:
        tens, ones = divmod(number, 10)
        return f"{_TENS[tens]}-{_ONES[ones]}" if ones else _TENS[tens]
    size, name = next(scale for scale in _SCALES if number >= scale[0])
    many, rest = divmod(number, size)
    named = f"{_english(many)} {name}"
    if not rest:
        return named
    return f"{named} and {_english(rest)}" if rest < 100 else f"{named} {_english(rest)}"


_DIGITS = "零壹贰叁肆伍陆柒捌玖"
"""The digits for money. No added stroke turns one into another."""
_GROUPS = ((10**8, "亿"), (10**4, "万"), (1000, "仟"), (100, "佰"), (10, "拾"))


def _chinese_amount(cents: Cents) -> str:
    yuan, part = divmod(cents, 100)
    jiao, fen = divmod(part, 10)
    words = f"{_chinese(yuan)}元" if yuan or not part else ""
    if not part:
        return f"{words}整"
    if jiao:
        words += f"{_DIGITS[jiao]}角"
    elif words:
        words += "零"
    return words + (f"{_DIGITS[fen]}分" if fen else "整")


def _chinese(number: int) -> str:
    """A number in the digits for money. A gap between two digits is written as one zero."""
    if number < 10:
        return _DIGITS[number]
    size, name = next(group for group in _GROUPS if number >= group[0])
    many, rest = divmod(number, size)
    gap = "零" if 0 < rest < size // 10 else ""
    return f"{_chinese(many)}{name}{gap}{_chinese(rest) if rest else ''}"
