"""One seam between kinds of game: outside their two folders nothing tells a table from a wheel."""

import ast
from collections import Counter
from pathlib import Path

import pytest

import pitboss

ROOT = Path(pitboss.__file__).parent
FOLDERS = ("baccarat", "roulette")
STATES = {"GamingTable", "WheelTable"}
ROWS = {"BACCARAT", "ROULETTE"}
SAME_FILES = {
    "altering.py",
    "at_terminals.py",
    "decide.py",
    "fair.py",
    "history.py",
    "kind.py",
    "next_act.py",
    "offering.py",
    "reading.py",
    "replaying.py",
    "rulings.py",
    "state.py",
    "summary.py",
    "views.py",
}
LEFT = 0
"""Branches that are left."""
SINGLED_OUT = {
    "floor/kinds.py",
    "service/devices/readings.py",
    "service/views/device_view.py",
    "service/views/explained.py",
}
"""Where the row of one game is named: the list of all kinds, what a shoe or a wheel reads, what a shoe that
reads is told of its cards, and the page that explains a coup. The list may only shrink."""


def branches(source: str) -> list[str]:
    """Where a source text asks whether a game is a table or a wheel."""
    found = []
    for node in ast.walk(ast.parse(source)):
        asked: list[ast.expr] = []
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("isinstance", "issubclass"):
            asked = node.args[1:]
        elif isinstance(node, ast.MatchClass):
            asked = [node.cls]
        names = {each.id for one in asked for each in ast.walk(one) if isinstance(each, ast.Name)}
        names |= {each.attr for one in asked for each in ast.walk(one) if isinstance(each, ast.Attribute)}
        if names & STATES:
            found.append(ast.unparse(node))
    return found


def outside() -> dict[str, str]:
    """Every source file of the product outside the two folders."""
    files = (path for path in ROOT.rglob("*.py") if path.relative_to(ROOT).parts[0] not in FOLDERS)
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in files}


def test_nothing_outside_tells_a_table_from_a_wheel() -> None:
    found = Counter({name: len(branches(source)) for name, source in outside().items()})
    assert found.total() == LEFT, +found


def test_the_row_of_one_game_is_named_only_where_only_that_game_is_meant() -> None:
    named = {
        name
        for name, source in outside().items()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom)
        and node.module in {f"pitboss.{folder}.kind" for folder in FOLDERS}
        and ROWS & {alias.name for alias in node.names}
    }
    assert named == SINGLED_OUT


def test_the_same_ideas_are_in_files_of_the_same_names() -> None:
    both = [{path.name for path in (ROOT / folder).glob("*.py")} for folder in FOLDERS]
    assert both[0] & both[1] >= SAME_FILES


@pytest.mark.parametrize(
    "source",
    [
        "isinstance(now, GamingTable)",
        "isinstance(now, state.WheelTable | None)",
        "match now:\n    case GamingTable(coup=coup):\n        pass",
    ],
)
def test_the_count_bites(source: str) -> None:
    assert branches(source) != []
