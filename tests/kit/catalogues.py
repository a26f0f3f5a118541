"""The catalogues of words, and the modules of the product that use them, each parsed once."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from pitboss.words.languages import ENGLISH, source

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "pitboss"
BEGINNING = re.compile(r'(?:translator|lookup|joined|nameOf)\(\s*"([a-z-]+)"')
TEMPLATE = re.compile(r"`((?:[a-z-]*\$\{[^{}`]*\})+[a-z-]*)`")
VALUE = re.compile(r"\$\{[^{}`]*\}")


class Variables(visitor.Visitor):
    """The facts that a message names."""

    def __init__(self) -> None:
        self.names = set[str]()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  (the name of the library)
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """The facts of every message, by its key."""
    found = dict[str, set[str]]()
    for entry in FluentParser().parse(source(language)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice in {language}"
            facts = Variables()
            facts.visit(entry)
            found[entry.id.name] = facts.names
    return found


@cache
def nodes() -> dict[Path, tuple[ast.AST, ...]]:
    """What every module of the product consists of."""
    return {
        file: tuple(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        for file in sorted(SOURCE.rglob("*.py"))
    }


Shape: TypeAlias = tuple[str, ...]
"""What stands around the values of which a key is made: `act-{…}-name` is `("act-", "-name")`."""


class Named(NamedTuple):
    """What a source names: its strings, and the shapes of those that it makes."""

    strings: frozenset[str]
    shapes: frozenset[Shape]


@cache
def keys() -> tuple[str, ...]:
    """The keys of the English catalogue."""
    return tuple(re.findall(r"^([a-zA-Z][\w-]*) =", source(ENGLISH), re.MULTILINE))


@cache
def named_by_modules() -> dict[Path, Named]:
    """What every module of the product names."""
    return {file: _named(found) for file, found in nodes().items()}


def _named(module: tuple[ast.AST, ...]) -> Named:
    whole, shapes = set[str](), set[Shape]()
    for node in module:
        if isinstance(node, ast.JoinedStr):
            parts = [str(each.value) if isinstance(each, ast.Constant) else "\0" for each in node.values]
            shapes.add(tuple("".join(parts).split("\0")))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            whole.update((node.value, *node.value.split()))
    return Named(frozenset(whole), frozenset(filter(_makes_keys, shapes)))


@cache
def named_by_pages() -> dict[Path, Named]:
    """What every script of the pages names. Those of one page share their translators."""
    texts = {
        file: file.read_text(encoding="utf-8")
        for file in (ROOT / "frontend").glob("[!nt]*/**/*.ts*")
        if file.name not in ("keys.ts", "types.ts")
    }
    begun = {f"{each}-" for text in texts.values() for each in BEGINNING.findall(text)}
    found = dict[Path, Named]()
    for file, text in texts.items():
        made = {tuple(VALUE.split(each)) for each in TEMPLATE.findall(text)}
        shapes = {(f"{start}{first}", *more) for start in ("", *begun) for first, *more in made}
        shapes |= {(start, "") for start in begun}
        whole = {one or other for one, other in re.findall(r'"([\w-]+)"|\b(\w+):', text)}
        found[file] = Named(frozenset(whole), frozenset(filter(_makes_keys, shapes)))
    return found


def _makes_keys(shape: Shape) -> bool:
    first, *more = shape
    return bool(re.fullmatch("[a-z]+-[a-z-]*", first)) and all(re.fullmatch("[a-z-]*", each) for each in more)
