"""Codes of the floor have words: every row of a vocabulary is in the catalogue."""

import pytest
from kit.catalogues import messages
from kit.vocabulary import VOCABULARY

from pitboss.aggregates import REGISTRY
from pitboss.words.languages import ENGLISH

SHARED = {"act", "alarm", "event", "log-field", "measure", "stream"}
"""Prefixes under which the catalogue has other messages, too, such as the fields within a field."""


def under(prefix: str) -> set[str]:
    """The codes of a prefix in the catalogue, without those of longer prefixes."""
    longer = [each for each in VOCABULARY if each.startswith(f"{prefix}-")]
    keys = {key for key in messages(ENGLISH) if key.startswith(f"{prefix}-")}
    return {key.removeprefix(f"{prefix}-") for key in keys if not key.startswith(tuple(longer) or " ")}


@pytest.mark.parametrize("prefix", VOCABULARY)
def test_every_code_has_words(prefix: str) -> None:
    assert VOCABULARY[prefix] - under(prefix) == set()


@pytest.mark.parametrize("prefix", sorted(VOCABULARY.keys() - SHARED))
def test_no_code_with_words_is_unknown(prefix: str) -> None:
    assert under(prefix) - VOCABULARY[prefix] == set()


def test_what_an_event_says_of_itself_is_in_it() -> None:
    fields = {name.rpartition(".")[0]: set(kind.__struct_fields__) for name, kind in REGISTRY.events.items()}
    said = {kind: messages(ENGLISH)[f"event-{kind}"] for kind in fields}
    assert {kind: names - fields[kind] for kind, names in said.items() if names - fields[kind]} == {}


@pytest.mark.parametrize("prefix", ["act", "event"])
def test_what_says_its_fields_has_a_name_without_them(prefix: str) -> None:
    facts = messages(ENGLISH)
    keys = {f"{prefix}-{code}" for code in VOCABULARY[prefix]}
    assert {key for key in keys if facts[key]} == {key for key in keys if f"{key}-name" in facts}
    assert [key for key in keys if facts.get(f"{key}-name")] == []
