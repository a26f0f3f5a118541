"""One seam between kinds of game: outside their two folders nothing tells a table from a wheel."""

import ast
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import pitboss
from pitboss.acting.kinds import GameKind
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.baccarat.kind import BACCARAT
from pitboss.roulette.kind import ROULETTE

ROOT = Path(pitboss.__file__).parent
FOLDERS = ("baccarat", "roulette")
ONE_KIND = {
    *("GamingTable", "WheelTable", "ActAtTable", "ActAtWheel", "TableActed", "WheelActed"),
    *("BaccaratGame", "RouletteGame"),
}
"""Classes of one kind of game: its state, its command, its event, and its rules."""
NAMES = {"table", "wheel"}
"""The names of the kinds, with which their streams begin."""
BELOW = {"audit": 13, "cli": 6, "game": 4, "guide": 1, "lab": 5, "library": 1, "odds": 1, "sim": 4}
"""How often each room branches that lies below the kinds or beside them, where no floor runs.

Cards and wheels have different mathematics, so their odds, samples and printed rules are different functions
there. The auditor shares nothing with what it checks, by intention. The numbers may only shrink.
"""
ROWS = {"BACCARAT", "ROULETTE"}
SAME_FILES = {
    "altering.py",
    "at_terminals.py",
    "decide.py",
    "fair.py",
    "kind.py",
    "machines.py",
    "next_act.py",
    "proving.py",
    "reading.py",
    "rulings.py",
    "setup.py",
    "state.py",
    "acts/findings.py",
    "acts/irregular.py",
    "acts/limits.py",
    "acts/opening.py",
    "acts/period.py",
    "acts/play.py",
    "acts/restoring.py",
    "acts/settling.py",
    "views/history.py",
    "views/matters.py",
    "views/offering.py",
    "views/replaying.py",
    "views/summary.py",
    "views/view.py",
}
SINGLED_OUT = {"floor/kinds.py", "service/views/explained.py"}
"""Where the row of one game is named: the list of all kinds, and the page that explains a coup. The list may
only shrink."""
ACTS_NAMED = {"service/api/description.py", "service/views/ruling_preview.py"}
"""Where acts of one game are imported: the example of a command in the API's description, and the wagers that
a report may be about. The list may only shrink."""
LEFT = {"service/auth/permits.py": 1}
"""What is left: the one table of permits has a row for each command. The numbers may only shrink."""


@cache
def branches(source: str) -> list[str]:
    """Where a source text tells one kind of game from another: by a class, by a name, or by a stream."""
    return [ast.unparse(node) for node in nodes(source) if _by_class(node) or _by_name(node)]


@cache
def nodes(source: str) -> list[ast.AST]:
    return [*ast.walk(ast.parse(source))]


def _by_class(node: ast.AST) -> bool:
    """Whether a class of one kind is asked for."""
    asked: list[ast.expr] = []
    match node:
        case ast.Call(func=ast.Name(id="isinstance" | "issubclass")):
            asked = node.args[1:]
        case ast.MatchClass():
            asked = [node.cls]
        case ast.Compare():
            asked = [node.left, *node.comparators]
        case ast.Dict():
            asked = [key for key in node.keys if isinstance(key, ast.Name | ast.Attribute)]
    inside = [each for one in asked for each in ast.walk(one)]
    names = {each.id for each in inside if isinstance(each, ast.Name)}
    names |= {each.attr for each in inside if isinstance(each, ast.Attribute)}
    return bool(names & ONE_KIND) or (isinstance(node, ast.Compare) and "DealKind" in names)


def _by_name(node: ast.AST) -> bool:
    """Whether something is compared with the name of a kind, or the stream of one is written out."""
    match node:
        case ast.Compare():
            values = [each for side in (node.left, *node.comparators) for each in ast.walk(side)]
        case ast.MatchValue(value=value):
            values = [value]
        case ast.JoinedStr(values=[first, *_]):
            return _begins_stream(first)
        case ast.Call(func=ast.Attribute(attr="startswith" | "removeprefix"), args=args):
            return any(_begins_stream(each) for one in args for each in ast.walk(one))
        case _:
            return False
    return any(isinstance(each, ast.Constant) and each.value in NAMES for each in values)


def _begins_stream(node: ast.AST) -> bool:
    text = node.value if isinstance(node, ast.Constant) else None
    return isinstance(text, str) and text.startswith(tuple(f"{name}/" for name in NAMES))


def imports_of(room: str, source: str) -> set[str]:
    """What a source text imports from a file or a folder of one kind of game."""
    inside = tuple(f"pitboss.{folder}.{room}." for folder in FOLDERS)
    froms = [node for node in nodes(source) if isinstance(node, ast.ImportFrom)]
    whole = {alias.name for node in nodes(source) if isinstance(node, ast.Import) for alias in node.names}
    named = {f"{node.module}.{alias.name}" for node in froms for alias in node.names}
    return {name.rpartition(".")[2] for name in whole | named if f"{name}.".startswith(inside)}


def outside() -> dict[str, str]:
    """Every source file of the product outside the two folders."""
    files = (path for path in ROOT.rglob("*.py") if path.relative_to(ROOT).parts[0] not in FOLDERS)
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in files}


def test_nothing_outside_tells_a_table_from_a_wheel() -> None:
    found = {name: branches(source) for name, source in outside().items()}
    rooms = Counter[str]()
    for name, told in found.items():
        room = name.split("/")[0]
        rooms[room if room in BELOW else name] += len(told)
    assert {room: count for room, count in rooms.items() if count} == BELOW | LEFT, found


def test_the_state_of_one_game_is_asked_for_nowhere_else_at_all() -> None:
    for name, source in outside().items():
        assert not [told for told in branches(source) if "GamingTable" in told or "WheelTable" in told], name


def test_the_row_of_one_game_is_named_only_where_only_that_game_is_meant() -> None:
    assert {name for name, source in outside().items() if imports_of("kind", source) & ROWS} == SINGLED_OUT


def test_acts_of_one_game_are_imported_only_where_only_that_game_is_meant() -> None:
    assert {name for name, source in outside().items() if imports_of("acts", source)} == ACTS_NAMED


def test_the_same_ideas_are_in_files_of_the_same_names() -> None:
    both = [
        {path.relative_to(ROOT / folder).as_posix() for path in (ROOT / folder).rglob("*.py")}
        for folder in FOLDERS
    ]
    assert {name for name in both[0] & both[1] if not name.endswith("__init__.py")} == SAME_FILES


def test_the_same_acts_are_in_files_of_the_same_names() -> None:
    """An act that both games have, by its tag, is in files of the same name: its class, check and change."""
    tables, wheels = (
        {act.__struct_config__.tag: (act, row.check, row.apply) for act, row in kind.acts.rows.items()}
        for kind in (BACCARAT, ROULETTE)
    )
    both = sorted(str(tag) for tag in tables.keys() & wheels.keys())
    assert {"end-period", "alter-limits", "report-irregularity", "end-by-restore"} <= {*both}
    for tag in both:
        assert [file_of(each) for each in tables[tag]] == [file_of(each) for each in wheels[tag]], tag


def test_a_game_is_set_up_opened_and_begun_in_files_of_the_same_names() -> None:
    limits = TableLimits(each=Limits(500, 10_000))
    kinds: tuple[GameKind[Any], ...] = (BACCARAT, ROULETTE)
    tables, wheels = (
        [file_of(each) for each in (kind.set_up, kind.opens(kind.state(), limits), kind.begins("1"))]
        for kind in kinds
    )
    assert tables == wheels


def file_of(thing: Any) -> str:
    """The file in the folder of a game where a class, a function or a value of a class is from."""
    return str(thing.__module__).rpartition(".")[2]


@pytest.mark.parametrize(
    "source",
    [
        "isinstance(now, GamingTable)",
        "isinstance(now, state.WheelTable | None)",
        "match now:\n    case GamingTable(coup=coup):\n        pass",
        "type(command) is ActAtWheel",
        "DRAWN = {GamingTable: felt, state.WheelTable: board}",
        "proof.kind is DealKind.SHOE",
        "game.kind == 'table'",
        "kind in ('shoe', 'wheel')",
        "match room:\n    case 'wheel':\n        pass",
        "states[f'table/{name}']",
        "stream.startswith(('pt/', 'wheel/'))",
    ],
)
def test_the_count_bites(source: str) -> None:
    assert branches(source) != []


@pytest.mark.parametrize(
    "source",
    [
        "from pitboss.baccarat.acts.play import DrawCard",
        "from pitboss.baccarat.acts import play",
        "from pitboss.roulette import acts",
        "import pitboss.roulette.acts.play",
    ],
)
def test_every_way_to_import_an_act_is_found(source: str) -> None:
    assert imports_of("acts", source) != set()
