"""A catalogue that a house brings: its faults, and the messages that English lends it."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from typing import Any, NamedTuple, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.builtins import BUILTINS
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser, ast, visitor

from pitboss.kernel.rejection import Rejection

Entry: TypeAlias = ast.Message | ast.Term


class Completed(NamedTuple):
    """A catalogue with all messages."""

    text: str
    missing: tuple[str, ...]
    """The keys of those that English lends it."""


PLURALS = frozenset(("zero", "one", "two", "few", "many"))


class _Named(visitor.Visitor):
    """What a part of a catalogue refers to."""

    def __init__(self, node: ast.BaseNode | None) -> None:
        self.facts, self.others = set[str](), set[str]()
        self.numbers = set[str]()
        """The facts that are numbers: a function is called with them, or they choose a plural."""
        self.visit(node)

    def generic_visit(self, node: Any) -> None:
        """Notes what a node refers to, then visits those in it."""
        match node:
            case ast.VariableReference():
                self.facts.add(node.id.name)
            case ast.MessageReference():
                self.others.add(node.id.name)
            case ast.FunctionReference():
                self.others.add(node.id.name)
                self.numbers |= _Named(node.arguments).facts
            case ast.TermReference():
                self.others.add(f"-{node.id.name}")
            case ast.SelectExpression() if any(map(_is_number, node.variants)):
                self.numbers |= _Named(node.selector).facts
        super().generic_visit(node)


def _is_number(variant: ast.Variant) -> bool:
    """Whether a number chooses a variant."""
    return isinstance(variant.key, ast.NumberLiteral) or variant.key.name in PLURALS


def references(node: ast.BaseNode) -> set[str]:
    """The keys of the entries that a part of a catalogue refers to, and the functions.

    >>> references(FluentParser().parse("bet = { -house } takes { $bets } bets."))
    {'-house'}
    """
    return _Named(node).others


def complete(text: str, english: str, file: str) -> Completed | Rejection:
    """A catalogue with the English messages that it lacks, or its first fault.

    >>> complete("yes = Oui", "yes = Yes\\nno = No", "fr.ftl").missing
    ('no',)
    >>> complete("yes = Oui, { $name }", "yes = Yes", "fr.ftl").facts["case"]
    'unknown-fact'
    >>> complete("bet = Mise", "bet = Bet of { $amount }", "fr.ftl").facts["case"]
    'lacks-fact'
    """
    lender, parsed = _english(english), FluentParser().parse(text)
    fault = next(chain(_faults(parsed, text, lender, file), _failures(parsed, text, lender, file)), None)
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
    # The facts of each entry above, with those of the entries that it refers to.
    seen = dict[str, set[str]]()
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
        for name in sorted(named.others - seen.keys() - BUILTINS.keys()):
            yield Rejection(
                "bad-catalogue", {"case": "unknown-reference", "place": place, "key": key, "name": name}
            )
        seen[key] = named.facts.union(*(seen[name] for name in named.others & seen.keys()))
        # An amount without its figure would be a sentence that misleads.
        for name in sorted(facts - seen[key]):
            yield Rejection("bad-catalogue", {"case": "lacks-fact", "place": place, "key": key, "name": name})


class _Patterns(visitor.Visitor):
    """Every text of a message: its own, and those of its variants."""

    def __init__(self, message: Message) -> None:
        self.found = list[Any]([message.value])
        self.visit(message)

    def generic_visit(self, node: Any) -> None:
        """Notes the text of a variant, then visits those in it."""
        if isinstance(node, ast.Variant):
            self.found.append(node.value)
        super().generic_visit(node)


def _failures(parsed: ast.Resource, text: str, lender: Mapping[str, Entry], file: str) -> Iterator[Rejection]:
    """The messages that cannot be said. Each that refers to something is said once, with all its variants."""
    entries = dict(_entries(parsed))
    referring = {key: others for key, entry in entries.items() if (others := references(entry))}
    bundle = FluentBundle(["en"], use_isolating=False)
    for key in referring.keys() | set[str]().union(*referring.values()):
        if key in entries:
            bundle.add_resource(FluentResource(_written(entries[key], text)))
    for key in referring:
        if key not in lender or key.startswith("-"):
            continue
        named = _Named(lender[key])
        facts = {name: 1 if name in named.numbers else name for name in named.facts}
        for pattern in filter(None, _Patterns(bundle.get_message(key)).found):
            for problem in bundle.format_pattern(pattern, facts)[1]:
                place = _place(entries[key], text, file)
                yield Rejection(
                    "bad-catalogue", {"case": "fails", "place": place, "key": key, "problem": str(problem)}
                )


def _place(node: ast.SyntaxNode, text: str, file: str) -> str:
    """Where a node is, such as `fr.ftl:12`."""
    lines_before = 0 if node.span is None else text.count("\n", 0, node.span.start)
    return f"{file}:{lines_before + 1}"


def _written(entry: Entry, text: str) -> str:
    return "" if entry.span is None else text[entry.span.start : entry.span.end]
