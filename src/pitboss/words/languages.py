"""The languages of the product. Each is one file: `en.ftl`, `zh-Hans.ftl` and so on."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource

Language = str
"""A language by its tag, such as `en` or `zh-Hant`."""

ENGLISH: Language = "en"
"""The language of the product's own authors: it has every message."""
FOLDER = Path(__file__).parent


class Name(NamedTuple):
    """A language, and its own name for itself."""

    language: Language
    name: str


def languages() -> tuple[Language, ...]:
    """All languages, English first.

    >>> languages()
    ('en', 'zh-Hans', 'zh-Hant')
    """
    return ENGLISH, *sorted(
        file.name
        for file in FOLDER.iterdir()
        if file.is_dir() and file.name != ENGLISH and not file.name.startswith("_")
    )


@cache
def source(language: Language) -> str:
    """The catalogue of a language as its file has it."""
    return "\n".join(part.read_text(encoding="utf-8") for part in sorted((FOLDER / language).glob("*.ftl")))


@cache
def bundle(language: Language) -> FluentBundle:
    """The messages of a language."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def closest(wanted: Iterable[str]) -> Language:
    """The language that suits the first of the wanted tags that has one. English if none does.

    >>> closest(["zh-HK"]), closest(["zh_CN.UTF-8"]), closest(["fr", "zh"]), closest(["fr"])
    ('zh-Hant', 'zh-Hans', 'zh-Hans', 'en')
    """
    known = languages()
    for tag in wanted:
        plain = tag.partition(".")[0].replace("_", "-")
        if plain in known:
            return plain
        main, *rest = plain.split("-")
        script = (
            "Hant"
            if main == "zh" and {"TW", "HK", "MO", "Hant"} & set(rest)
            else "Hans"
            if main == "zh"
            else ""
        )
        found = f"{main}-{script}" if script else main
        if found in known:
            return found
    return ENGLISH
