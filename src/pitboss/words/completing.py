"""A catalogue that a house brings: its faults, and the messages that English lends it."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from fluent.runtime.builtins import BUILTINS
from fluent.syntax import FluentParser, ast, visitor

from pitboss.kernel.rejection import Rejection

Entry: TypeAlias = ast.Message | ast.Term


class Completed(NamedTuple):
    """A catalogue with all messages."""

    text: str
    missing: tuple[str, ...]
    """The keys of those that English lends it."""


class _Named(visitor.Visitor):
    """What an entry refers to."""

    def __init__(self, entry: Entry) -> None:
        self.facts, self.others = set[str](), set[str]()
        self.visit(entry)

    def generic_visit(self, node: Any) -> None:
        """Notes what a node refers to, then visits those in it."""
        match node:
            case ast.VariableReference():
                self.facts.add(node.id.name)
            case ast.MessageReference() | ast.FunctionReference():
                self.others.add(node.id.name)
            case ast.TermReference():
                self.others.add(f"-{node.id.name}")
        super().generic_visit(node)


def complete(text: str, english: str, file: str) -> Completed | Rejection:
    """A catalogue with the English messages that it lacks, or its first fault.

    >>> complete("yes = Oui", "yes = Yes\\nno = No", "fr.ftl").missing
    ('no',)
    >>> complete("yes = Oui, { $name }", "yes = Yes", "fr.ftl").facts["case"]
    'unknown-fact'
    """
    lender, parsed = _english(english), FluentParser().parse(text)
    fault = next(_faults(parsed, text, lender, file), None)
    if fault is not None:
        return fault
    found = dict(_entries(parsed))
    missing = tuple(key for key in lender if key not in found)
    return Completed("\n".join([text, *(_written(lender[key], english) for key in missing)]), missing)


@cache
def _english(text: str) -> Mapping[str, Entry]:
    return dict(_entries(FluentParser().parse(text)))


def _entries(parsed: ast.Resource) -> Iterator[tuple[str, Entry]]:
    """The messages and terms of a catalogue by their keys."""
    for entry in parsed.body:
        if isinstance(entry, ast.Message):
            yield entry.id.name, entry
        elif isinstance(entry, ast.Term):
            yield f"-{entry.id.name}", entry


def _faults(parsed: ast.Resource, text: str, lender: Mapping[str, Entry], file: str) -> Iterator[Rejection]:
    for junk in parsed.body:
        if isinstance(junk, ast.Junk):
            problem = junk.annotations[0]
            place, why = _place(problem, text, file), str(problem.message)
            yield Rejection("bad-catalogue", {"case": "syntax", "place": place, "problem": why})
    seen = set[str]()
    for key, entry in _entries(parsed):
        place, named = _place(entry, text, file), _Named(entry)
        facts = _Named(lender[key]).facts if key in lender else named.facts
        if key in seen:
            yield Rejection("bad-catalogue", {"case": "twice", "place": place, "key": key})
        if entry.value is None:
            yield Rejection("bad-catalogue", {"case": "empty", "place": place, "key": key})
        for name in sorted(named.facts - facts):
            yield Rejection(
                "bad-catalogue", {"case": "unknown-fact", "place": place, "key": key, "name": name}
            )
        # Only to what is above, so that no two refer to each other.
        for name in sorted(named.others - seen - BUILTINS.keys()):
            yield Rejection(
                "bad-catalogue", {"case": "unknown-reference", "place": place, "key": key, "name": name}
            )
        seen.add(key)


def _place(node: ast.SyntaxNode, text: str, file: str) -> str:
    """Where a node is, such as `fr.ftl:12`."""
    lines_before = 0 if node.span is None else text.count("\n", 0, node.span.start)
    return f"{file}:{lines_before + 1}"


def _written(entry: Entry, text: str) -> str:
    return "" if entry.span is None else text[entry.span.start : entry.span.end]
