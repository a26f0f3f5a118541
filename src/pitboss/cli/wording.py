"""The language of a command, and how its words are found."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from fractions import Fraction

from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Fact, ListOf, Text
from pitboss.lab.events import odds_to
from pitboss.words.languages import ENGLISH, Language, closest, languages
from pitboss.words.rendering import render

OPTION = "--language"
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the language of messages. The first that is set counts."""

_LANGUAGE: ContextVar[Language] = ContextVar("language", default=ENGLISH)


@contextmanager
def speaking(language: Language) -> Iterator[None]:
    """Sets the language of the command that runs in the block."""
    before = _LANGUAGE.set(language)
    try:
        yield
    finally:
        _LANGUAGE.reset(before)


def spoken() -> Language:
    """The language of the command. English outside one.

    >>> with speaking("zh-Hans"):
    ...     spoken()
    'zh-Hans'
    """
    return _LANGUAGE.get()


def words(key: str, /, **facts: Fact) -> str:
    """The words of a key in the language of the command.

    >>> words("cli-seed", seed="42")
    'seed 42'
    """
    return render(Text(key, facts), spoken())


def in_words(text: Text | str) -> str:
    """A text in the language of the command. A string is shown as it is."""
    return text if isinstance(text, str) else render(text, spoken())


def titled(title: str) -> str:
    """The name of an edition, a game or a wager."""
    return words(title)


def odds_words(odds: Fraction | int) -> str:
    """Odds as on a sign.

    >>> odds_words(Fraction(19, 20)), odds_words(8)
    ('19 to 20', '8 to 1')
    """
    return in_words(odds_to(odds))


def choose_language(given: str | None, environment: Mapping[str, str]) -> Language | Rejection:
    """The language that was asked for, or else that of the environment.

    >>> choose_language("zh-HK", {}), choose_language(None, {"LANG": "zh_CN.UTF-8"})
    ('zh-Hant', 'zh-Hans')
    >>> choose_language("tlh", {}).code
    'unknown-language'
    """
    if given is None:
        return closest([next((environment[name] for name in ENVIRONMENT if environment.get(name)), "")])
    found = closest([given])
    if found == ENGLISH and given.lower().replace("_", "-").partition("-")[0] != ENGLISH:
        return Rejection(
            "unknown-language", {"case": "option", "given": f"{given!r:.40}", "known": ListOf(languages())}
        )
    return found


def language_first(line: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that a command line names, and the line with that option in front.

    Before a command or after it, the option is the same.

    >>> language_first(["odds", "--language", "zh-Hans", "--decks", "6"])
    ('zh-Hans', ['--language', 'zh-Hans', 'odds', '--decks', '6'])
    """
    rest, named = list[str](), None
    left = iter(line)
    for word in left:
        if word == "--":
            rest += [word, *left]
        elif word == OPTION and (value := next(left, None)) is not None:
            named = value
        elif word.startswith(f"{OPTION}="):
            named = word.partition("=")[2]
        else:
            rest.append(word)
    return named, rest if named is None else [OPTION, named, *rest]
