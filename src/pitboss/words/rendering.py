"""A text with its words: the message of the catalogue, with every fact as the language writes it."""

from collections.abc import Mapping
from decimal import Decimal

from babel.numbers import format_decimal

from pitboss.kernel.instant import MINUTE_MS, timestamp
from pitboss.kernel.text import LEGACY, AllOf, Amount, AnyOf, Fact, ListOf, Moment, Text
from pitboss.words.languages import ENGLISH, Language, bundle, is_added, locale

LONGEST_CHARACTERS = 2_000
"""The most characters of a name or of words that a person wrote. Fluent takes no more than 2,500."""


def render(text: Text, language: Language, utc_offset: int = 0) -> str:
    """A text in a language. `utc_offset` is how many minutes the clocks of the house are ahead of UTC.

    >>> from pitboss.kernel.text import legacy
    >>> render(Text("amount-each", legacy("As it was written.")), "zh-Hans")
    'As it was written.'
    """
    if LEGACY in text.facts:
        return str(text.facts[LEGACY])
    return say(text.key, language, text.facts, utc_offset)


def say(key: str, language: Language, facts: Mapping[str, Fact] = {}, utc_offset: int = 0) -> str:
    """The message of a key, with its facts."""
    messages = bundle(language)
    if not messages.has_message(key):
        return key
    shown = {name: show(fact, language, utc_offset) for name, fact in facts.items()}
    pattern = messages.get_message(key).value
    if pattern is None:
        raise AssertionError(f"the message {key} has no text")
    words, problems = messages.format_pattern(pattern, shown)
    if problems and is_added(language):
        # A fault in a file of the house must not stop a game.
        return say(key, ENGLISH, facts, utc_offset)
    # A stored refusal may lack a fact that its sentence has since. Then the name of the fact is shown.
    return str(words)


def english(text: Text) -> str:
    """A text in English, for logs of the server and for programs without a language."""
    return render(text, ENGLISH)


def show(fact: Fact, language: Language, utc_offset: int = 0) -> str | int:
    """A fact as the language writes it. A number stays one, because plurals depend on it."""
    match fact:
        case str():
            return fact[:LONGEST_CHARACTERS]
        case int():
            return fact
        case Amount():
            return amount(fact.cents, language)
        case Moment():
            stamp = timestamp(fact.at + utc_offset * MINUTE_MS)
            return say("moment", language, {"date": stamp[:10], "time": stamp[11:19]})
        case Text():
            return render(fact, language, utc_offset)
        case AnyOf() | AllOf() | ListOf():
            return _joined(fact, [str(show(each, language, utc_offset)) for each in fact.of], language)


LAST = {AnyOf: "any-of", AllOf: "all-of", ListOf: "list-more"}
"""How the last of several things is joined to the others."""


def _joined(joint: AnyOf | AllOf | ListOf, things: list[str], language: Language) -> str:
    """Several things as one text: all but the last with the separator of the language."""
    joined = "".join(things[:1])
    for nth, each in enumerate(things[1:], start=2):
        key = LAST[type(joint)] if nth == len(things) else "list-more"
        joined = say(key, language, {"list": joined, "next": each})
    return joined


def amount(cents: int, language: Language) -> str:
    """An amount of money in the shortest form.

    >>> amount(125_000, "en"), amount(-1_050, "en")
    ('$1,250', '−$10.50')
    """
    pattern = "#,##0" if cents % 100 == 0 else "#,##0.00"
    figure = format_decimal(Decimal(abs(cents)) / 100, pattern, locale=locale(language))
    return say("amount" if cents >= 0 else "amount-negative", language, {"figure": figure})
