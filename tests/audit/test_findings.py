"""Findings are shown in every language, whatever a damaged log holds."""

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl
from hypothesis import given
from hypothesis import strategies as st

from pitboss.audit.finding import LONGEST_CHARACTERS, MOST_SHOWN, finding
from pitboss.kernel.text import Amount, Text
from pitboss.words.languages import ENGLISH, languages, source
from pitboss.words.rendering import LONGEST_FIGURE_CHARACTERS, render

plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary()
values = st.recursive(plain, lambda each: st.lists(each).map(tuple) | st.dictionaries(st.text(), each))


class Words(visitor.Visitor):
    """The words of a message, without its facts and the codes that choose a variant."""

    def __init__(self) -> None:
        self.found = list[str]()

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802  (the name of the library)
        self.found.append(node.value)


@pytest.mark.parametrize("language", sorted({*languages()} - {ENGLISH}))
def test_no_finding_has_english_in_chinese(language: str) -> None:
    found = dict[str, str]()
    for entry in FluentParser().parse(source(language)).body:
        if isinstance(entry, ftl.Message) and entry.id.name.startswith("audit-"):
            words = Words()
            words.visit(entry)
            found[entry.id.name] = "".join(words.found)
    assert len(found) > 300
    assert {key: words for key, words in found.items() if re.search("[A-Za-z]", words)} == {}
    assert [key for key, words in found.items() if not re.search("[一-鿿]", words)] == []


@given(values, st.sampled_from(languages()))
def test_a_fact_of_a_damaged_log_is_shown_in_printable_characters_and_cut_short(
    value: object, language: str
) -> None:
    why = finding("audit-no-game", game=value, edition=Amount(value))  # type: ignore[arg-type]
    shown = render(Text("cli-event-wrong", {"seq": "7", "why": why}), language)
    assert shown.isprintable()
    assert "7" in shown
    assert len(shown) < 100 + (MOST_SHOWN + 1) * (LONGEST_CHARACTERS + 2)


@pytest.mark.parametrize("digits", [30, 4_000, 9_000])
def test_an_amount_with_any_number_of_digits_is_shown(digits: int) -> None:
    why = finding("audit-meters", meters=Amount(10**digits + 1), accounts=Amount(-(10**digits)))
    shown = render(Text("cli-event-wrong", {"seq": "7", "why": why}), ENGLISH)
    assert shown.startswith("Event 7 is wrong. By its meters the terminal has ")
    assert len(shown) < 100 + 2 * LONGEST_FIGURE_CHARACTERS
