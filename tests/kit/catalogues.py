"""The catalogues of words, and the modules of the product that use them, each parsed once."""

import ast
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from pitboss.words.languages import source

SOURCE = Path(__file__).parent.parent.parent / "src" / "pitboss"


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
