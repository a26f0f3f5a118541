"""The architecture page is true: each of its lists of files can be followed step by step."""

import ast
import asyncio
import re
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import pytest

from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.acting.virtual_staff import SUPERVISOR
from pitboss.floor.setups import standard_setup
from pitboss.floor.terminals.chips.chip_commands import InsertNote, SetTerminal
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.terminals.chips.chip_moves import DragChips
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import unwrap
from pitboss.roulette.acts.opening import OpenWheel, SetWheel
from pitboss.roulette.acts.play import NewGame
from pitboss.roulette.decide import ActAtWheel
from pitboss.service.config import FloorConfig
from pitboss.service.floor_engine import FloorEngine
from pitboss.store.memory import MemoryStore

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "src"
PAGE = ROOT / "docs" / "develop" / "architecture.md"
WAYS = ("The way of one wager", "The way of one irregularity")
STEP = re.compile(r"^(\d+)\. \[`[^`]+`\]\(([^)]+)\): (?:\((from|called by) (\d+)\) )?(.+)$", re.MULTILINE)


FOLLOWED = {"acting", "engine", "floor", "game", "ledger", "roulette", "rules"}
"""The packages in which a wager is decided and posted."""
LOOKED_UP = {
    "acting/kinds.py",
    "acting/setups/setup.py",
    "acting/state.py",
    "floor/people/payers.py",
    "game/wheel.py",
    "rules/catalogue.py",
    "rules/edition.py",
}
"""Files of plain values and lookups, which the list leaves out. This set may only shrink."""


class Step(NamedTuple):
    """A file in a list, the number of the step it follows, and the names that go over the wire."""

    path: Path
    follows: int
    called: bool
    """Whether the earlier file calls this one without importing it, because this one gave it a value."""
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
            relation == "called by",
            tuple(re.findall(r"`([^`]+)`", text)),
        )
        for number, link, relation, after, text in rows
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


def handles(path: Path, word: str) -> bool:
    """Whether a Python file defines or matches a message of that name, or has a route with that ending."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    defined = [node.name.lower() for node in nodes if isinstance(node, ast.ClassDef)]
    matched = [ast.unparse(node.cls).lower() for node in nodes if isinstance(node, ast.MatchClass)]
    routes = [text for text in texts if word.startswith("/") and text.endswith(word)]
    return word in defined + matched + texts or routes != []


def speaks(path: Path, word: str) -> bool:
    """Whether the strings of a TypeScript file have a message of that name, or a route with that ending."""
    start = r"[^\"`]*" if word.startswith("/") else ""
    return re.search(rf"[\"`]{start}{re.escape(word)}[\"`]", path.read_text(encoding="utf-8")) is not None


def imports(one: Path, other: Path) -> bool:
    """Whether a file imports another of the same language."""
    if one.suffix == ".py":
        return module_of(other) in python_imports(one)
    return other in page_imports(one)


def leads(one: Path, step: Step) -> bool:
    """Whether a file leads to a step: it imports the step's file, or only calls it, or sends it a message."""
    pythons = [path for path in (one, step.path) if path.suffix == ".py"]
    if len(pythons) != 1:
        there, back = imports(one, step.path), imports(step.path, one)
        return back and not there if step.called else there
    (server,) = pythons
    page = step.path if server == one else one
    return not step.called and any(handles(server, word) and speaks(page, word) for word in step.words)


@pytest.mark.parametrize("title", WAYS)
def test_every_step_of_a_way_leads_to_the_next(title: str) -> None:
    way = steps(title)
    assert len(way) >= 20
    assert [step.path for step in way if not step.path.is_file()] == []
    assert all(1 <= step.follows < number for number, step in enumerate(way[1:], 2))
    broken = [
        f"{number}. {step.path.name} does not follow from {step.follows}. {way[step.follows - 1].path.name}"
        for number, step in enumerate(way[1:], 2)
        if not leads(way[step.follows - 1].path, step)
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


def test_a_wager_runs_through_no_file_that_its_list_leaves_out() -> None:
    pythons = [step.path for step in steps(WAYS[0]) if step.path.suffix == ".py"]
    listed = {path.relative_to(SOURCES / "pitboss").as_posix() for path in pythons}
    # A process of its own: what other tests have looked up is not looked up again.
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        run = process.submit(run_by_wager).result()
    assert run - listed == LOOKED_UP
    assert {"engine/registry.py", "floor/terminals/chips/chip_moves.py", "roulette/at_terminals.py"} <= run


def run_by_wager() -> set[str]:
    """The files of the engine, the ledger and the games that run while a wager is placed on a wheel."""
    files = asyncio.run(_run_by_wager())
    return {file for file in files if file.partition("/")[0] in FOLLOWED}


async def _run_by_wager() -> set[str]:
    limits = TableLimits(each=Limits(500, 10_000))
    acts = (SetWheel(standard_setup("star-rapid-etg-2016", "roulette")), OpenWheel(limits), NewGame("w-1"))
    commands: tuple[Command, ...] = (
        *(ActAtWheel("w", act, SUPERVISOR) for act in acts),
        SetTerminal("7", Settings("V", (10_000,))),
        InsertNote("7", 10_000),
    )
    files: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(SOURCES / "pitboss"):
            files.add(path.relative_to(SOURCES / "pitboss").as_posix())

    async with FloorEngine(MemoryStore(), FloorConfig("Pitboss"), lambda: 1) as floor:
        for number, command in enumerate(commands):
            unwrap(await floor.do(f"c-{number}", command, "test"))
        sys.setprofile(note)
        try:
            done = await floor.do("c-wager", DragChips("7", "w", "w-1", {"red": 500}), "test")
        finally:
            sys.setprofile(None)
        unwrap(done)
    return files


def test_a_step_leads_one_way_only() -> None:
    sources, frontend = SOURCES / "pitboss", ROOT / "frontend"
    shoe, port, sqlite = (
        sources / each for each in ("game/shoe.py", "store/port.py", "store/sqlite/store.py")
    )
    money, wheel = (frontend / "lib" / each for each in ("words/money.ts", "felt/wheel.tsx"))
    terminal, betting = (frontend / "player" / "state" / each for each in ("terminal.ts", "betting.ts"))
    for called in (False, True):
        assert not leads(shoe, Step(port, 1, called, ()))
        assert not leads(money, Step(wheel, 1, called, ()))
        assert leads(sqlite, Step(port, 1, called, ())) != called
        assert leads(port, Step(sqlite, 1, called, ())) == called
        assert leads(terminal, Step(betting, 1, called, ())) != called


def test_a_message_leads_to_a_file_that_handles_it() -> None:
    service = SOURCES / "pitboss" / "service"
    connection = ROOT / "frontend" / "lib" / "realtime" / "connection.ts"
    for server in (service / "realtime" / "messages.py", service / "realtime" / "socket.py"):
        assert leads(connection, Step(server, 1, False, ("do",)))
        assert not leads(connection, Step(server, 1, False, ("did",)))
    assert not leads(connection, Step(service / "realtime" / "hub.py", 1, False, ("do",)))
