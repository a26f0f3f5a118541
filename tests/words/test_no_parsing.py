"""No program reads a sentence: no pattern and no comparison in the product is about words of a catalogue."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from kit.catalogues import SOURCE, nodes

ROOT = Path(__file__).parent.parent.parent
RECORDS = SOURCE / "game" / "records" / "reading.py"
"""Reads the notation of a dealt shoe, which is a language of its own: docs/guide/notation.md."""

PHRASE = re.compile(r"[A-Za-z]{2,}['’]?[a-z]* [A-Za-z]{2,}|[\u4e00-\u9fff]")
"""Two words in a row, or any Chinese: no code and no key has that."""
WORD = re.compile(r"[\^\\b]*[A-Za-z]{3,}[\\b$]*")
"""A pattern that is one word."""

PATTERN = re.compile(r"(?<=[(,=:!&|?\[{;\n ])/((?:[^/\\\n<>]|\\.|(?<=\()\?[<=!])+)/[gimsuy]*(?=[.,);\]\s])")
COMPARED = re.compile(
    r"""(?:[!=]==|(?:includes|startsWith|endsWith|indexOf|has|split)\()\s*"([^"]+)"|case "([^"]+)":"""
)
SQL = "SELECT "
CALLED = {
    "startswith",
    "endswith",
    "partition",
    "rpartition",
    "split",
    "index",
    "find",
    "removeprefix",
    "removesuffix",
}


def pages() -> Iterator[tuple[Path, str]]:
    for file in sorted((ROOT / "frontend").glob("[!nt]*/**/*.ts*")):
        if file.name not in ("types.ts", "keys.ts"):
            yield file, re.sub(r"^\s*(//|/?\*).*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)


def test_no_page_searches_a_sentence_for_words() -> None:
    patterns = [(file.name, found) for file, text in pages() for found in PATTERN.findall(text)]
    assert len(patterns) > 10
    assert [(name, each) for name, each in patterns if PHRASE.search(each) or WORD.fullmatch(each)] == []


def test_no_page_compares_a_text_with_words() -> None:
    compared = [(file.name, one or other) for file, text in pages() for one, other in COMPARED.findall(text)]
    assert len(compared) > 100
    assert [(name, each) for name, each in compared if PHRASE.search(each)] == []


def strings(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def read(module: Iterable[ast.AST]) -> Iterator[str]:
    """The strings that a module compares something with, or searches it for."""
    for node in module:
        if isinstance(node, ast.Compare):
            yield from (text for each in (node.left, *node.comparators) for text in strings(each))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            of_patterns = isinstance(node.func.value, ast.Name) and node.func.value.id == "re"
            if of_patterns or node.func.attr in CALLED:
                yield from (text for each in node.args for text in strings(each))
        elif isinstance(node, ast.match_case):
            yield from strings(node.pattern)


def test_no_module_reads_a_sentence() -> None:
    found = {
        str(file.relative_to(SOURCE)): read(module) for file, module in nodes().items() if file != RECORDS
    }
    assert len(found) > 300
    wrong = [
        (file, text)
        for file, texts in found.items()
        for text in texts
        if PHRASE.search(text) and not text.startswith(SQL)
    ]
    assert wrong == []
