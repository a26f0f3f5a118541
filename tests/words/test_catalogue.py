"""Every language has the same messages with the same facts, and every refusal has its sentence."""

import ast
from collections.abc import Iterator

import pytest
from kit.catalogues import SOURCE, messages, nodes

from pitboss.words.languages import ENGLISH, languages


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_messages_of_english_with_the_same_facts(language: str) -> None:
    here, english = messages(language), messages(ENGLISH)
    assert sorted(english.keys() - here.keys()) == []
    assert sorted(here.keys() - english.keys()) == []
    assert {key: facts for key, facts in here.items() if facts != english[key]} == {}


def refusals() -> Iterator[tuple[str, str, set[str]]]:
    """Where the product refuses something with a code and facts that are written there: place, key, facts."""
    for file, found in nodes().items():
        for node in found:
            if (
                not isinstance(node, ast.Call)
                or not isinstance(node.func, ast.Name)
                or node.func.id != "Rejection"
            ):
                continue
            code, *rest = node.args
            facts = rest[0] if rest else ast.Dict([], [])
            if not isinstance(code, ast.Constant) or not isinstance(facts, ast.Dict):
                continue
            given = {
                key.value: value
                for key, value in zip(facts.keys, facts.values, strict=True)
                if isinstance(key, ast.Constant)
            }
            case = given.pop("case", None)
            if case is not None and not isinstance(case, ast.Constant):
                continue
            key = f"refusal-{code.value!s}" if case is None else f"refusal-{code.value!s}-{case.value!s}"
            yield f"{file.relative_to(SOURCE)}:{node.lineno}", key, set(map(str, given))


def test_every_refusal_has_a_sentence_with_exactly_its_facts() -> None:
    found, known = list(refusals()), messages(ENGLISH)
    assert len(found) > 100
    assert [(place, key) for place, key, _ in found if key not in known] == []
    assert [(place, key) for place, key, facts in found if facts != known[key]] == []
