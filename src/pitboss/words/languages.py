"""The languages of the product. Each is one file: `en.ftl`, `zh-Hans.ftl` and so on."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from babel import Locale, localedata
from fluent.runtime import FluentBundle, FluentResource

from pitboss.kernel.rejection import Rejection
from pitboss.words.completing import complete

Language = str
"""A language by its tag, such as `en` or `zh-Hant`."""

ENGLISH: Language = "en"
"""The language of the product's own authors: it has every message."""
FOLDER = Path(__file__).parent


TAG = r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*"

_added: dict[Language, str] = {}
"""The catalogues of the house, which `add_languages` sets."""


def add_languages(folder: Path) -> Mapping[Language, tuple[str, ...]] | Rejection:
    """Adds the languages of a house, one file each, and returns the messages that each lacks.

    English lends them. With a fault in any file, none is added.
    """
    made, missing = dict[Language, str](), dict[Language, tuple[str, ...]]()
    try:
        texts = {file.name: file.read_text(encoding="utf-8-sig") for file in sorted(folder.glob("*.ftl"))}
    except (OSError, UnicodeDecodeError) as problem:
        return Rejection("bad-catalogue", {"case": "unread", "folder": str(folder), "problem": str(problem)})
    if not texts:
        return Rejection("bad-catalogue", {"case": "none", "folder": str(folder)})
    for name, text in texts.items():
        language = name.removesuffix(".ftl")
        if re.fullmatch(TAG, language) is None or language in _ours():
            return Rejection("bad-catalogue", {"case": "tag", "file": name})
        completed = complete(text, source(ENGLISH), name)
        if isinstance(completed, Rejection):
            return completed
        made[language], missing[language] = completed
    _added.update(made)
    return missing


def remove_languages() -> None:
    """Removes the languages of the house."""
    _added.clear()


def is_added(language: Language) -> bool:
    """Whether it is a language of the house, not of the product."""
    return language in _added


def languages() -> tuple[Language, ...]:
    """All languages, English first.

    >>> languages()
    ('en', 'zh-Hans', 'zh-Hant')
    """
    return ENGLISH, *sorted({*_ours(), *_added} - {ENGLISH})


@cache
def _ours() -> frozenset[Language]:
    return frozenset(file.stem for file in FOLDER.glob("*.ftl"))


def source(language: Language) -> str:
    """The catalogue of a language as its file has it."""
    return _added[language] if language in _added else _read(language)


@cache
def _read(language: Language) -> str:
    return (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")


def bundle(language: Language) -> FluentBundle:
    """The messages of a language."""
    return _bundle(language, source(language))


@cache
def _bundle(language: Language, text: str) -> FluentBundle:
    made = FluentBundle([str(locale(language))], use_isolating=False)
    made.add_resource(FluentResource(text))
    return made


@cache
def locale(language: Language) -> Locale:
    """How a language writes numbers and plurals. As in English, if Babel does not know it.

    >>> str(locale("zh-Hant")), str(locale("tlh"))
    ('zh_Hant', 'en')
    """
    return Locale.negotiate([language.replace("-", "_")], localedata.locale_identifiers()) or Locale(ENGLISH)


def closest(tags: Iterable[str], otherwise: Language = ENGLISH) -> Language:
    """The language that suits the first of the tags that has one.

    >>> closest(["zh-HK"]), closest(["zh_CN.UTF-8"]), closest(["fr", "zh"]), closest(["fr"])
    ('zh-Hant', 'zh-Hans', 'zh-Hans', 'en')
    >>> closest(["ZH-hant-MO"]), closest(["en-AU", "zh"]), closest(["fr"], "zh-Hant")
    ('zh-Hant', 'en', 'zh-Hant')
    """
    known = {language.lower(): language for language in languages()}
    for tag in tags:
        main, *rest = tag.partition(".")[0].replace("_", "-").lower().split("-")
        script = "hant" if {"tw", "hk", "mo", "hant"} & set(rest) else "hans"
        for candidate in ("-".join([main, *rest]), f"{main}-{script}", main):
            if candidate in known:
                return known[candidate]
    return otherwise
