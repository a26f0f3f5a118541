"""The language of a command, and how its words are found."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from fractions import Fraction
from typing import NamedTuple

from babel import parse_locale
from babel.languages import get_territory_language_info

from pitboss.kernel.money import Cents, stated_odds
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Fact, ListOf, Text
from pitboss.words.languages import ENGLISH, Language, closest, languages
from pitboss.words.rendering import amount, render

OPTION = "--language"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the locale of messages. The first that is set counts."""
PREFERRED = "LANGUAGE"
"""The variable that lists several languages, the best first. Programs of GNU read it before the others."""
NO_LOCALE = ("", "C", "POSIX")
"""The locales without a language."""


class Languages(NamedTuple):
    """The languages of a command: the one that people read, and that of words in JSON and CSV."""

    people: Language
    programs: Language


ONLY_ENGLISH = Languages(ENGLISH, ENGLISH)

_LANGUAGES: ContextVar[Languages] = ContextVar("languages", default=ONLY_ENGLISH)


@contextmanager
def speaking(chosen: Languages) -> Iterator[None]:
    """Sets the languages of the command that runs in the block."""
    before = _LANGUAGES.set(chosen)
    try:
        yield
    finally:
        _LANGUAGES.reset(before)


def spoken() -> Language:
    """The language in which the command speaks to people. English outside one.

    >>> with speaking(Languages("zh-Hans", "en")):
    ...     spoken()
    'zh-Hans'
    """
    return _LANGUAGES.get().people


def words(key: str, /, **facts: Fact) -> str:
    """The words of a key in the language of the command.

    >>> words("cli-seed", seed="42")
    'seed 42'
    """
    return render(Text(key, facts), spoken())


def in_words(text: Text | str) -> str:
    """A text in the language of the command. A string is shown as it is."""
    return text if isinstance(text, str) else render(text, spoken())


def column_sum(cents: Cents) -> str:
    """An amount in a column of amounts. All have their cents, so that the digits stand below each other.

    >>> column_sum(1_000_00), column_sum(-12_50)
    ('$1,000.00', '−$12.50')
    """
    return amount(cents, spoken(), short=False)


def in_data(text: Text) -> str:
    """A text in JSON or CSV.

    >>> with speaking(Languages("zh-Hans", "en")):
    ...     in_words(Text("wager-tie")), in_data(Text("wager-tie"))
    ('和', 'Tie')
    """
    return render(text, _LANGUAGES.get().programs)


def titled(title: str) -> str:
    """The name of an edition, a game or a wager."""
    return words(title)


def odds_words(odds: Fraction | int) -> str:
    """Odds as on a sign.

    >>> odds_words(Fraction(19, 20)), odds_words(8)
    ('19 to 20', '8 to 1')
    """
    return in_words(stated_odds(odds))


def choose_languages(given: str | None, environment: Mapping[str, str]) -> Languages:
    """The language that was asked for, or else that of the environment.

    The environment is about people. A program must get the same words wherever it runs.

    >>> choose_languages("zh-HK", {}), choose_languages(None, {"LANG": "zh_CN.UTF-8"})
    (Languages(people='zh-Hant', programs='zh-Hant'), Languages(people='zh-Hans', programs='en'))
    """
    named = None if given is None else find_language(given)
    if isinstance(named, str):
        return Languages(named, named)
    # The command itself refuses an unknown language, in words that its reader understands.
    return Languages(closest(_preferred(environment)), ENGLISH)


def find_language(tag: str) -> Language | Rejection:
    """The language that a tag names.

    >>> find_language("zh_CN"), find_language("tlh").code
    ('zh-Hans', 'unknown-language')
    """
    found = closest([tag])
    if _names(tag, found):
        return found
    known = ListOf(languages())
    return Rejection("unknown-language", {"case": "option", "given": f"{tag!r:.40}", "known": known})


def _preferred(environment: Mapping[str, str]) -> Sequence[str]:
    """The languages of the environment as GNU gettext reads them, the best first.

    >>> _preferred({"LANG": "zh_CN.UTF-8", "LANGUAGE": "fr:zh_HK"}), _preferred({"LANGUAGE": "zh"})
    (['fr', 'zh_HK'], [''])
    """
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    listed = environment.get(PREFERRED)
    return listed.split(":") if listed and locale.partition(".")[0] not in NO_LOCALE else [locale]


def _names(tag: str, language: Language) -> bool:
    """Whether a tag stands for a language: it may add a region that exists, and nothing else.

    >>> [_names(tag, "en") for tag in ("en-AU", "en-XA", "en-Hant", "tlh", "")]
    [True, False, False, False, False]
    """
    try:
        main, region, script, *more = parse_locale(tag.replace("-", "_"))
    except ValueError:
        return False
    known, _, known_script, *_ = parse_locale(language.replace("-", "_"))
    exists = region is None or bool(get_territory_language_info(region))
    return main == known and script in (None, known_script) and exists and not any(more)


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
        elif word == OPTION:
            value = next(left, None)
            if value is None:
                # Alone in the line, the option is refused for its missing value, whatever the command.
                return named, [OPTION]
            named = value
        elif word.startswith(f"{OPTION}="):
            named = word.partition("=")[2]
        else:
            rest.append(word)
    return named, rest if named is None else [OPTION, named, *rest]
