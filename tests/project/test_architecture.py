"""The architecture page is true: each of its lists of files can be followed step by step."""

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "src"
PAGE = ROOT / "docs" / "develop" / "architecture.md"
WAYS = ("The way of one wager", "The way of one irregularity")
STEP = re.compile(r"^(\d+)\. \[`[^`]+`\]\(([^)]+)\): (?:\(from (\d+)\) )?(.+)$", re.MULTILINE)


class Step(NamedTuple):
    """A file in a list, the number of the step it follows, and the names that go over the wire."""

    path: Path
    follows: int
    words: tuple[str, ...]


def steps(title: str) -> list[Step]:
    section = PAGE.read_text(encoding="utf-8").split(f"\n## {title}\n")[1].split("\n## ")[0]
    rows = STEP.findall(section)
    assert [int(number) for number, *_ in rows] == list(range(1, len(rows) + 1))
    assert len(rows) == len(re.findall(r"^\d+\. ", section, re.MULTILINE)), "a step has no file"
    return [
        Step(
            (PAGE.parent / link).resolve(),
            int(after or int(number) - 1),
            tuple(re.findall(r"`([^`]+)`", text)),
        )
        for number, link, after, text in rows
    ]


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts)


def python_imports(path: Path) -> set[str]:
    """The modules in the import statements of a Python file, and the names imported from them."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def page_imports(path: Path) -> set[Path]:
    """The files in the import statements of a TypeScript file."""
    statements = re.findall(r'^import [^;]*?"(\.[^"]+)";', path.read_text(encoding="utf-8"), re.MULTILINE)
    return {(path.parent / link).resolve() for link in statements}


def defines(path: Path, word: str) -> bool:
    """Whether a Python file has a message of that name, or a route with that ending."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    messages = [node.name.lower() for node in nodes if isinstance(node, ast.ClassDef)]
    return word in messages + texts or (word.startswith("/") and any(text.endswith(word) for text in texts))


def speaks(path: Path, word: str) -> bool:
    """Whether the strings of a TypeScript file have a message of that name, or a route with that ending."""
    start = r"[^\"`]*" if word.startswith("/") else ""
    return re.search(rf"[\"`]{start}{re.escape(word)}[\"`]", path.read_text(encoding="utf-8")) is not None


def joined(one: Path, other: Path, words: tuple[str, ...]) -> bool:
    """Whether a step connects two files, in either direction."""
    pythons = [path for path in (one, other) if path.suffix == ".py"]
    if len(pythons) == 2:
        return module_of(one) in python_imports(other) or module_of(other) in python_imports(one)
    if not pythons:
        return one in page_imports(other) or other in page_imports(one)
    (server,) = pythons
    page = other if server == one else one
    return any(defines(server, word) and speaks(page, word) for word in words)


@pytest.mark.parametrize("title", WAYS)
def test_every_step_of_a_way_leads_to_the_next(title: str) -> None:
    way = steps(title)
    assert len(way) >= 20
    assert [step.path for step in way if not step.path.is_file()] == []
    assert all(1 <= step.follows < number for number, step in enumerate(way[1:], 2))
    broken = [
        f"{number}. {step.path.name} does not follow from {step.follows}. {way[step.follows - 1].path.name}"
        for number, step in enumerate(way[1:], 2)
        if not joined(way[step.follows - 1].path, step.path, step.words)
    ]
    assert broken == []


@pytest.mark.parametrize("title", WAYS)
def test_a_way_begins_and_ends_in_the_browser_and_crosses_to_the_server(title: str) -> None:
    frontend = ROOT / "frontend"
    way = [step.path for step in steps(title)]
    pages = [number for number, path in enumerate(way) if path.is_relative_to(frontend)]
    assert pages[0] == 0
    assert way[pages[-1]] == way[0]
    assert any(path.suffix == ".py" for path in way[pages[0] : pages[-1]])


def test_files_that_do_not_know_each_other_are_not_joined() -> None:
    sources, frontend = SOURCES / "pitboss", ROOT / "frontend"
    messages, connection = (
        sources / "service" / "realtime" / "messages.py",
        frontend / "lib" / "realtime" / "connection.ts",
    )
    assert not joined(sources / "game" / "shoe.py", sources / "store" / "port.py", ())
    assert not joined(frontend / "lib" / "words" / "money.ts", frontend / "lib" / "felt" / "wheel.tsx", ())
    assert joined(connection, messages, ("do",))
    assert not joined(connection, messages, ("did",))
    assert not joined(connection, sources / "store" / "port.py", ("do",))
