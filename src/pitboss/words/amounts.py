"""Amounts of money in words, so that no added digit can increase them."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from pitboss.kernel.money import Cents
from pitboss.words.languages import ENGLISH, Language


def amount_words(cents: Cents, language: Language = ENGLISH) -> str:
    """An amount in words. A language without number words of its own uses those of English.

    >>> amount_words(120_005), amount_words(100)
    ('one thousand two hundred dollars and 5 cents', 'one dollar only')
    >>> amount_words(120_005, "zh-Hans"), amount_words(120_005, "zh-Hant"), amount_words(1_050, "zh-Hans")
    ('壹仟贰佰元零伍分', '壹仟貳佰元零伍分', '壹拾元伍角整')
    """
    if cents < 0:
        raise ValueError("There are no words for less than nothing.")
    return IN_WORDS.get(language, _english_amount)(cents)


_ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen"
).split()
_TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split()
_SCALES = ((10**12, "trillion"), (10**9, "billion"), (10**6, "million"), (1000, "thousand"), (100, "hundred"))


def _english_amount(cents: Cents) -> str:
    whole, part = divmod(cents, 100)
    named = f"{_english(whole)} dollar{'' if whole == 1 else 's'}"
    return f"{named} and {part} cent{'' if part == 1 else 's'}" if part else f"{named} only"


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


class _Script(NamedTuple):
    """The characters for money. No added stroke turns one into another."""

    digits: str
    units: str
    """Of 100 million, 10 thousand, thousand, hundred and ten."""


_SIMPLIFIED = _Script("零壹贰叁肆伍陆柒捌玖", "亿万仟佰拾")
_TRADITIONAL = _Script("零壹貳參肆伍陸柒捌玖", "億萬仟佰拾")
_SIZES = (10**8, 10**4, 1000, 100, 10)


def _chinese_amount(cents: Cents, script: _Script) -> str:
    yuan, part = divmod(cents, 100)
    jiao, fen = divmod(part, 10)
    words = f"{_chinese(yuan, script)}元" if yuan or not part else ""
    if not part:
        return f"{words}整"
    if jiao:
        words += f"{script.digits[jiao]}角"
    elif words:
        words += "零"
    return words + (f"{script.digits[fen]}分" if fen else "整")


def _chinese(number: int, script: _Script) -> str:
    """A number in the digits for money. A gap between two digits is written as one zero."""
    if number < 10:
        return script.digits[number]
    size, unit = next(pair for pair in zip(_SIZES, script.units, strict=True) if number >= pair[0])
    many, rest = divmod(number, size)
    gap = "零" if 0 < rest < size // 10 else ""
    return f"{_chinese(many, script)}{unit}{gap}{_chinese(rest, script) if rest else ''}"


IN_WORDS: Mapping[Language, Callable[[Cents], str]] = {
    "zh-Hans": lambda cents: _chinese_amount(cents, _SIMPLIFIED),
    "zh-Hant": lambda cents: _chinese_amount(cents, _TRADITIONAL),
}
"""The languages that have number words of their own, beside English."""
