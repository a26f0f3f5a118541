"""Languages that a house adds: completed from English, or refused with the place of the fault."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, Text
from pitboss.words.languages import (
    ENGLISH,
    add_languages,
    closest,
    languages,
    remove_languages,
    served,
    source,
)
from pitboss.words.rendering import render, say


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    yield
    remove_languages()


def write(folder: Path, **texts: str) -> Path:
    for language, text in texts.items():
        (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    return folder


def test_a_language_of_the_house_is_completed_from_english(tmp_path: Path) -> None:
    missing = add_languages(write(tmp_path, fr="language-name = Français\nany-of = { $list } ou { $next }\n"))
    assert not isinstance(missing, Rejection)
    assert missing.keys() == {"fr"}
    assert "refusal-bad-path" in missing["fr"]
    assert {"language-name", "any-of"}.isdisjoint(missing["fr"])
    assert languages() == ("en", "fr", "zh-Hans", "zh-Hant")
    assert say("language-name", "fr") == "Français"
    assert say("any-of", "fr", {"list": "3", "next": "4"}) == "3 ou 4"
    assert say("refusal-bad-path", "fr") == say("refusal-bad-path", ENGLISH)
    assert closest(["fr-CA"]) == "fr"
    remove_languages()
    assert languages() == ("en", "zh-Hans", "zh-Hant")
    assert closest(["fr-CA"]) == ENGLISH


def test_messages_may_share_what_is_above_them(tmp_path: Path) -> None:
    add_languages(
        write(tmp_path, fr="language-name = Français\n-et = et\nall-of = { $list } { -et } { $next }")
    )
    assert say("all-of", "fr", {"list": "3", "next": "4"}) == "3 et 4"


@pytest.mark.parametrize("whole", [source, served])
def test_a_whole_file_lacks_nothing(whole: Callable[[str], str], tmp_path: Path) -> None:
    text = whole(ENGLISH).replace("language-name = English", "language-name = Whole")
    assert add_languages(write(tmp_path, tlh=text)) == {"tlh": ()}
    assert say("language-name", "tlh") == "Whole"


NOT_SHOWN = """cli-all =
    { $count ->
[one] One

*[other] All
}
    of them
"""
SHOWN = "# What follows.\nlanguage-name = Short\n"


@pytest.mark.parametrize("text", [NOT_SHOWN + SHOWN, SHOWN + NOT_SHOWN, SHOWN + "cli-all = All"])
def test_what_no_server_shows_is_not_served(text: str, tmp_path: Path) -> None:
    add_languages(write(tmp_path, tlh=text.replace("{ $count", "{ NUMBER(1)")))
    assert served("tlh").startswith(SHOWN)
    assert "cli-all" not in served("tlh")
    assert "All" not in served("tlh").splitlines()[2]


def test_numbers_of_a_language_that_nobody_knows_are_written_as_in_english(tmp_path: Path) -> None:
    add_languages(write(tmp_path, tlh="language-name = tlhIngan Hol\namount = { $figure } DeQ"))
    assert render(Text("list-more", {"list": Amount(125_050), "next": 7}), "tlh") == "1,250.50 DeQ, 7"


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("language-name = { Fr\n", {"case": "syntax", "place": "fr.ftl:2", "problem": 'Expected token: "}"'}),
        ("# A note.\nany-of =\n", {"case": "syntax"}),
        (
            "language-name = A\nlanguage-name = B\n",
            {"case": "twice", "place": "fr.ftl:2", "key": "language-name"},
        ),
        ("any-of =\n    .title = A\n", {"case": "empty", "place": "fr.ftl:1", "key": "any-of"}),
        (
            "language-name = A\n\nany-of = { $list } { $other }\n",
            {"case": "unknown-fact", "place": "fr.ftl:3", "key": "any-of", "name": "other"},
        ),
        (
            "any-of = { -house } { $list }\n",
            {"case": "unknown-reference", "place": "fr.ftl:1", "key": "any-of", "name": "-house"},
        ),
        ("any-of = { all-of }\nall-of = { any-of }\n", {"case": "unknown-reference", "name": "all-of"}),
        ("any-of = { SHOUT($list) }\n", {"case": "unknown-reference", "name": "SHOUT"}),
        (
            "\nany-of = { $list } ou\n",
            {"case": "lacks-fact", "place": "fr.ftl:2", "key": "any-of", "name": "next"},
        ),
        ("amount = dollars", {"case": "lacks-fact", "key": "amount", "name": "figure"}),
        (
            "\nany-of = { NUMBER($list) } ou { $next }\n",
            {"case": "fails", "place": "fr.ftl:2", "key": "any-of"},
        ),
        (
            "any-of = { $list ->\n    [a] { NUMBER($next) }\n   *[b] B\n}\n",
            {"case": "fails", "key": "any-of"},
        ),
        (
            "language-name = A\n    .title = B\nvalue-yes = { language-name.other }\n",
            {"case": "fails", "key": "value-yes"},
        ),
        (
            "any-of = { $list }{ $next }\nlanguage-name = { any-of }\n",
            {"case": "fails", "key": "language-name"},
        ),
        ("dealer-to-cut = { NUMBER($n, style: 1) }\n", {"case": "fails"}),
    ],
)
def test_a_fault_is_refused_with_its_place(text: str, facts: dict[str, str], tmp_path: Path) -> None:
    refused = add_languages(write(tmp_path, fr=text, de="language-name = Deutsch"))
    assert isinstance(refused, Rejection)
    assert refused.code == "bad-catalogue"
    assert {name: refused.text.facts[name] for name in facts} == facts
    assert "de" not in languages()


@pytest.mark.parametrize("name", ["en", "EN", "zh-Hans", "zh-hans", "f", "no language", "fr_CA", "..fr"])
def test_a_file_is_named_after_a_language_that_the_product_lacks(name: str, tmp_path: Path) -> None:
    refused = add_languages(write(tmp_path, **{name: "language-name = A"}))
    assert isinstance(refused, Rejection)
    assert refused.text.facts == {"case": "tag", "file": f"{name}.ftl"}


def test_a_folder_without_languages_is_refused(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "gone"):
        refused = add_languages(folder)
        assert isinstance(refused, Rejection)
        assert refused.text.facts == {"case": "none", "folder": str(folder)}


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "fr.ftl").write_bytes(b"language-name = \xff\xfe")
    refused = add_languages(tmp_path)
    assert isinstance(refused, Rejection)
    assert refused.text.facts == {"case": "not-text", "file": str(tmp_path / "fr.ftl")}


def test_two_files_are_not_of_one_language(tmp_path: Path) -> None:
    names = {"pt-BR": "language-name = A", "pt-br": "language-name = B"}
    refused = add_languages(write(tmp_path, **names))
    assert isinstance(refused, Rejection)
    assert refused.text.facts == {"case": "tag", "file": "pt-br.ftl"}


@pytest.mark.parametrize("text", ["", "# Only a note.\n", "any-of = { $list } ou { $next }\n"])
def test_a_language_has_a_name_to_choose_it_by(text: str, tmp_path: Path) -> None:
    refused = add_languages(write(tmp_path, fr=text))
    assert isinstance(refused, Rejection)
    assert refused.text.facts == {"case": "unnamed", "file": "fr.ftl", "key": "language-name"}


def test_a_message_that_is_too_deep_to_read_is_refused(tmp_path: Path) -> None:
    refused = add_languages(write(tmp_path, fr="language-name = " + "{" * 3_000 + '"A"' + "}" * 3_000))
    assert isinstance(refused, Rejection)
    assert refused.text.facts == {"case": "too-deep", "file": "fr.ftl"}
