"""The languages of the product. Each is one file: `en.ftl`, `zh-Hans.ftl` and so on."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from pathlib import Path

from babel import Locale, localedata
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from pitboss.kernel.reasons import reason
from pitboss.kernel.rejection import Rejection
from pitboss.words.completing import Completed, complete, references

Language = str
"""A language by its tag, such as `en` or `zh-Hant`."""

ENGLISH: Language = "en"
"""The language of the product's own authors: it has every message."""
NAME = "language-name"
"""The message with the name of a language in itself, which people choose it by."""
FOLDER = Path(__file__).parent

NOT_SERVED = ("approver-", "audit-", "clause-", "cli-", "lab-", "library-", "par-")
"""How the keys of messages begin that no server shows, only commands and the library for Python."""

TAG = r"[A-Za-z]{2,3}(-[A-Za-z]{4})?(-[A-Za-z]{2}|-[0-9]{3})?(-[A-Za-z0-9]{5,8})?"
"""A tag that browsers know as one: language, script, region and variant."""

_added: dict[Language, str] = {}
"""The catalogues of the house, which `add_languages` sets."""


def add_languages(folder: Path) -> Mapping[Language, tuple[str, ...]] | Rejection:
    """Adds the languages of a house, one file each, and returns the messages that each lacks.

    English lends them. With a fault in any file, none is added.
    """
    made, missing = dict[Language, str](), dict[Language, tuple[str, ...]]()
    for file in sorted(folder.glob("*.ftl")):
        # A page asks for a language in any case.
        taken = {each.lower() for each in (*_ours(), *made)}
        if re.fullmatch(TAG, file.stem) is None or file.stem.lower() in taken:
            return Rejection("bad-catalogue", {"case": "tag", "file": file.name})
        completed = _completed(file)
        if isinstance(completed, Rejection):
            return completed
        made[file.stem], missing[file.stem] = completed
    if not made:
        return Rejection("bad-catalogue", {"case": "none", "folder": str(folder)})
    _added.update(made)
    return missing


def _completed(file: Path) -> Completed | Rejection:
    """The catalogue of a file with the messages that it lacks. Its own name it must have."""
    try:
        completed = complete(file.read_text(encoding="utf-8-sig"), served(ENGLISH), file.name)
    except OSError as problem:
        why = reason(problem)
        return Rejection("bad-catalogue", {"case": "unread", "file": str(file), "problem": why})
    except UnicodeDecodeError:
        return Rejection("bad-catalogue", {"case": "not-text", "file": str(file)})
    except RecursionError:
        return Rejection("bad-catalogue", {"case": "too-deep", "file": file.name})
    if not isinstance(completed, Rejection) and NAME in completed.missing:
        return Rejection("bad-catalogue", {"case": "unnamed", "file": file.name, "key": NAME})
    return completed


def remove_languages() -> None:
    """Removes the languages of the house."""
    _added.clear()


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


def served(language: Language) -> str:
    """The catalogue of a language as a server sends it to pages: without what no server shows."""
    return _served(source(language))


@cache
def _served(text: str) -> str:
    # A message goes on until a line begins with the next one, a term or a comment.
    entries = re.split(r"^(?=[A-Za-z#-])", text, flags=re.MULTILINE)
    return "".join(entry for entry in entries if not entry.startswith(NOT_SERVED))


@cache
def _read(language: Language) -> str:
    return (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")


class Messages(FluentBundle):
    """The messages of a language. Each is parsed when it is first said: all would take most of a second."""

    def __init__(self, language: Language, text: str) -> None:
        """Of a catalogue, which is cut at the lines that begin with a key."""
        super().__init__([str(locale(language))], use_isolating=False)
        self._unparsed = {each.partition("=")[0].strip(): each for each in ENTRY.split(text)}

    def has_message(self, message_id: str) -> bool:
        """Whether the language has words for a key."""
        return super().has_message(message_id) or message_id in self._unparsed

    def get_message(self, message_id: str) -> Message:
        """The message of a key."""
        self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, key: str) -> None:
        """Parses an entry, and before it those that it refers to."""
        text = self._unparsed.get(key)
        if text is None:
            return
        resource = FluentResource(text)
        for other in references(resource):
            self._parse(other)
        self.add_resource(resource)
        # Only now, because another thread may say the same.
        self._unparsed.pop(key, None)


ENTRY = re.compile(r"^(?=-?[a-zA-Z])", re.MULTILINE)
"""Where an entry of a catalogue begins. Its further lines are indented, or close a brace."""


def bundle(language: Language) -> Messages:
    """The messages of a language."""
    return _bundle(language, source(language))


_bundle = cache(Messages)


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
        for candidate in ("-".join([main, *rest]), *_chinese(main, rest), main):
            if candidate in known:
                return known[candidate]
    return otherwise


CHINESE = {"zh": "hans", "yue": "hant"}
"""The script of Chinese by the first part of a tag."""
SCRIPTS = {"cn": "hans", "sg": "hans", "hk": "hant", "mo": "hant", "tw": "hant"}
"""The script of Chinese by the region."""


def _chinese(main: str, rest: Sequence[str]) -> Iterator[str]:
    """Chinese in the script that a tag names, or else in that of its region."""
    if main in CHINESE:
        named = (part for part in rest if len(part) == len("hans"))
        regional = (SCRIPTS[part] for part in rest if part in SCRIPTS)
        yield f"zh-{next(chain(named, regional), CHINESE[main])}"
