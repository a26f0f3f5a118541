"""A text with its words: the message of the catalogue, with every fact as the language writes it."""

import re
from collections.abc import Mapping
from decimal import Context, Decimal, localcontext
from typing import NamedTuple, TypeAlias

from fluent.runtime.types import fluent_number

from pitboss.kernel.instant import MINUTE_MS, timestamp
from pitboss.kernel.text import LEGACY, AllOf, Amount, AnyOf, Fact, FloorPlace, ListOf, Moment, Text
from pitboss.words.languages import ENGLISH, Language, bundle, locale

Names: TypeAlias = Mapping[Language, str]
"""The name of a place for people, by language."""

LONGEST_CHARACTERS = 2_000
"""The most characters of a fact. Fluent takes no more than 2,500."""
EXACT, LONGEST_FIGURE_CHARACTERS = Context(prec=10_000), 60
"""An amount of a damaged log may have thousands of digits. The first of them are shown."""


NARROW, CHINESE = re.compile("[!-~À-ɏ−]"), re.compile("[㐀-鿿]")
"""Characters as of Latin words and figures, and Chinese ones: a space stands between the two."""
EDGE = "\ue000"
"""Marks a Chinese edge of a fact while a message is put together."""
WITHIN_CHINESE = re.compile(f"(?<=[㐀-鿿]) {EDGE}|{EDGE} (?=[㐀-鿿])|{EDGE}")
"""A mark, and the space between it and a Chinese character of the message."""


class House(NamedTuple):
    """What a text must know of the house: its clocks, and what it calls its places."""

    utc_offset: int = 0
    """By how many minutes its clocks are ahead of UTC."""
    places: Mapping[str, Names] = {}
    """The names of its tables, wheels and player terminals by their keys, such as `pt/7`."""


ANY_HOUSE = House()
"""A house that is not known: its clocks show UTC, and its places have the words of the catalogue."""


def render(text: Text, language: Language, house: House = ANY_HOUSE) -> str:
    """A text in a language, with the clocks and names of the house.

    >>> from pitboss.kernel.text import legacy
    >>> render(Text("amount-each", legacy("As it was written.")), "zh-Hans")
    'As it was written.'
    """
    if LEGACY in text.facts:
        return str(text.facts[LEGACY])
    return say(text.key, language, text.facts, house)


def say(key: str, language: Language, facts: Mapping[str, Fact] = {}, house: House = ANY_HOUSE) -> str:
    """The message of a key, with its facts.

    >>> [say("device-shoe", "zh-Hans", {"of": name}) for name in ("star-1", "百家乐一号")]
    ['star-1 的牌靴', '百家乐一号的牌靴']
    """
    messages = bundle(language)
    if not messages.has_message(key):
        return key
    shown = {name: _edged(show(fact, language, house)) for name, fact in facts.items()}
    pattern = messages.get_message(key).value
    if pattern is None:
        raise AssertionError(f"the message {key} has no text")
    # A stored refusal may lack a fact that its sentence has since. Then the name of the fact is shown.
    return WITHIN_CHINESE.sub("", str(messages.format_pattern(pattern, shown)[0]))


def _edged(fact: str | int) -> str | int:
    """A fact with a mark where it begins or ends in Chinese: a message has a space there for Latin names."""
    if isinstance(fact, int):
        return fact
    before, after = (EDGE if CHINESE.fullmatch(each) else "" for each in (fact[:1], fact[-1:]))
    return f"{before}{fact}{after}"


def english(text: Text) -> str:
    """A text in English, for logs of the server and for programs without a language."""
    return render(text, ENGLISH)


def show(fact: Fact, language: Language, house: House = ANY_HOUSE) -> str | int:
    """A fact as the language writes it. A number stays one, because plurals depend on it."""
    return fact if isinstance(fact, int) else _written(fact, language, house)[:LONGEST_CHARACTERS]


def _written(fact: Fact, language: Language, house: House) -> str:
    match fact:
        case str():
            return fact
        case int():
            return figure(fact, language)
        case Amount():
            return amount(fact.cents, language)
        case Moment():
            return _dated(timestamp(fact.at + house.utc_offset * MINUTE_MS), language)
        case FloorPlace():
            return _named(fact.key, language, house)
        case Text():
            return render(fact, language, house)
        case AnyOf() | AllOf() | ListOf():
            return _joined(fact, [_written(each, language, house) for each in fact.of], language)


def _dated(stamp: str, language: Language) -> str:
    """A date and time. The parts that are padded are strings.

    >>> _dated("2026-11-08T05:04:03.000Z", "en"), _dated("2026-11-08T05:04:03.000Z", "zh-Hant")
    ('8 Nov 2026, 05:04:03', '2026年11月8日 05:04:03')
    """
    day: dict[str, Fact] = {"year": stamp[:4], "month": int(stamp[5:7]), "day": int(stamp[8:10])}
    clock = {"hour": stamp[11:13], "minute": stamp[14:16], "second": stamp[17:19]}
    parts = {"date": say("date", language, day), "time": say("time-seconds", language, clock)}
    return say("moment", language, parts)


SERVED = {"shoe": "game", "wheel": "game", "rfid": "game", "stacker": "pt", "printer": "pt", "kiosk": "kiosk"}
"""The kind of place that a device is for, by the first part of its name: `stacker-7`."""


def _named(place: str, language: Language, house: House) -> str:
    """A place by the name that the house gives it, or else by that of the catalogue.

    >>> house = House(places={"game/star-1": {"en": "Baccarat 1"}})
    >>> [_named(place, "en", house) for place in ("game/star-1", "device/shoe-star-1", "pt/7", "dt/star-1")]
    ['Baccarat 1', 'Shoe of Baccarat 1', 'Terminal 7', 'Dealer of Baccarat 1']
    """
    if language in house.places.get(place, {}):
        return house.places[place][language]
    kind, _, name = place.partition("/")
    match kind:
        case "dt":
            return say("page-dealer", language, {"game": FloorPlace(f"game/{name}")}, house)
        case "desk":
            return say(f"page-{name}", language)
        case "device":
            device, _, of = name.partition("-")
            served = FloorPlace(f"{SERVED[device]}/{of}") if device in SERVED else None
            return name if served is None else say(f"device-{device}", language, {"of": served}, house)
    key = f"place-{kind}"
    return say(key, language, {"name": name}) if bundle(language).has_message(key) else place


LAST = {AnyOf: "any-of", AllOf: "all-of", ListOf: "list-more"}
"""How the last of several things is joined to the others."""


def _joined(joint: AnyOf | AllOf | ListOf, things: list[str], language: Language) -> str:
    """Several things as one text: all but the last with the separator of the language."""
    joined = "".join(things[:1])
    for nth, each in enumerate(things[1:], start=2):
        key = LAST[type(joint)] if nth == len(things) else "list-more"
        before, after = _spaces(joined, say(key, language, {"list": "", "next": ""}), each)
        joined = say(key, language, {"list": joined + before, "next": after + each})
    return joined


def _spaces(one: str, joint: str, other: str) -> tuple[str, str]:
    """What stands before and after the word that joins two things.

    >>> (
    ...     _spaces("6", "或", "庄"),
    ...     _spaces("庄", "或", "$5"),
    ...     _spaces("6", "、", "7"),
    ...     _spaces("6", " or ", "7"),
    ... )
    ((' ', ''), ('', ' '), ('', ''), ('', ''))
    """
    before = NARROW.fullmatch(one[-1:]) and CHINESE.fullmatch(joint[:1])
    after = CHINESE.fullmatch(joint[-1:]) and NARROW.fullmatch(other[:1])
    return " " if before else "", " " if after else ""


def amount(cents: int, language: Language, *, short: bool = True) -> str:
    """An amount of money. If it is short, whole dollars are without the cents.

    >>> amount(125_000, "en"), amount(-1_050, "en"), amount(125_000, "en", short=False)
    ('$1,250', '−$10.50', '$1,250.00')
    """
    with localcontext(EXACT):
        written = figure(Decimal(abs(cents)) / 100, language, places=0 if short and cents % 100 == 0 else 2)
    if len(written) > LONGEST_FIGURE_CHARACTERS:
        written = f"{written[:LONGEST_FIGURE_CHARACTERS]}…"
    return say("amount" if cents >= 0 else "amount-negative", language, {"figure": written})


def figure(number: int | Decimal, language: Language, *, places: int = 0) -> str:
    """A number as the language writes it, as Fluent writes one in a message.

    >>> figure(12_345, "en"), figure(Decimal("12345.6"), "en", places=2)
    ('12,345', '12,345.60')
    """
    given = fluent_number(number, minimumFractionDigits=places, maximumFractionDigits=places)
    return given.format(locale(language))
