"""Every language has the same messages with the same facts, and refusals and findings have sentences.

It takes over 10 s: every message is parsed alone, and every module of the source is read.
"""

import ast
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from kit.catalogues import SOURCE, messages, nodes

from pitboss.words.languages import ENGLISH, Messages, languages, source


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_messages_of_english_with_the_same_facts(language: str) -> None:
    here, english = messages(language), messages(ENGLISH)
    assert sorted(english.keys() - here.keys()) == []
    assert sorted(here.keys() - english.keys()) == []
    assert {key: facts for key, facts in here.items() if facts != english[key]} == {}


def test_a_message_parsed_alone_reads_as_in_its_whole_catalogue() -> None:
    whole = FluentBundle([ENGLISH], use_isolating=False)
    whole.add_resource(FluentResource(source(ENGLISH)))
    alone = Messages(ENGLISH, source(ENGLISH))
    for key, facts in messages(ENGLISH).items():
        for value in ("Ann", 1):
            given: dict[str, str | int] = dict.fromkeys(facts, value)
            assert filled(alone, key, given)[0] == filled(whole, key, given)[0]
    assert not alone.has_message("no-such-message")


def filled(bundle: FluentBundle, key: str, facts: dict[str, str | int]) -> tuple[object, ...]:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    return bundle.format_pattern(pattern, facts)


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
            if None in facts.keys:
                # It takes more facts, and perhaps its case, from another mapping.
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


ADDED: dict[str, set[str]] = {"wrong": set(), "finding": set(), "note": {"event", "stream"}}
"""The functions of the auditor that make a finding, and the facts that each adds."""


def findings() -> Iterator[tuple[str, str | None, set[str]]]:
    """Where the auditor finds something: place, key and facts. The key is None if it is not written there."""
    for file, found in nodes().items():
        for node in found:
            if not isinstance(node, ast.Call) or not file.is_relative_to(SOURCE / "audit"):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
            if called in ADDED:
                key = node.args[0]
                facts = {str(each.arg) for each in node.keywords} | ADDED[called]
                written = str(key.value) if isinstance(key, ast.Constant) else None
                yield f"{file.relative_to(SOURCE)}:{node.lineno}", written, facts


def test_every_finding_has_a_sentence_with_exactly_its_facts() -> None:
    found, known = list(findings()), messages(ENGLISH)
    assert len(found) > 300
    unwritten = [place.partition(":")[0] for place, key, _ in found if key is None]
    assert unwritten == ["audit/finding.py", "audit/money/books.py"], "they hand a key on"
    written = [(place, key, facts) for place, key, facts in found if key is not None]
    assert [(place, key) for place, key, _ in written if key not in known] == []
    assert [(place, key) for place, key, facts in written if facts != known[key]] == []
