"""The shape of the code: each package imports only from packages above it, and the core stays pure.

It takes over 10 s: every module of the product and of the tests is parsed.
"""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import pitboss

ROOT = Path(pitboss.__file__).parent
LAYERS = [
    *"kernel words rules game odds sim library ledger store engine".split(),
    *"patron acting baccarat roulette floor tournament promotion aggregates".split(),
    *"audit reports guide lab service terminals cli app".split(),
]
SIBLINGS = {"baccarat": "roulette", "roulette": "baccarat"}
"""Kinds of game, which do not import each other."""
PURE = ("kernel", "rules", "game", "ledger", "patron", "acting", "baccarat", "roulette", "floor")
EXACT = ("odds",)
"""Not pure, because compiled kernels are cached on disk, but also without floats."""
BANNED_MODULES = set(
    "random secrets time datetime uuid os sys io socket threading asyncio decimal math numpy".split()
)
BANNED_NAMES = {"float", "open", "print", "input", "hash", "id"}
MODULES = sorted(path for path in ROOT.rglob("*.py") if path != ROOT / "__init__.py")


def layer(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def imports(tree: ast.AST) -> list[str]:
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


def forbidden_imports(layer_name: str, source: str) -> list[str]:
    """The imports that point down or sideways from a layer."""
    row = LAYERS.index(layer_name)
    ours = [name for name in imports(ast.parse(source)) if name.startswith("pitboss")]
    return [
        name
        for name in ours
        if name.split(".")[1] != layer_name
        and (name.split(".")[1] not in LAYERS[:row] or name.split(".")[1] == SIBLINGS.get(layer_name))
    ]


def impurities(source: str) -> list[str]:
    """Floats, randomness, clocks and input or output in a source text."""
    banned = [name for name in imports(ast.parse(source)) if name.split(".")[0] in BANNED_MODULES]
    return banned + inexact(source)


def inexact(source: str) -> list[str]:
    """Floats, and names that do not belong where figures are exact."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
            found.append(f"{node.value} on line {node.lineno}")
        elif isinstance(node, ast.Name) and node.id in BANNED_NAMES:
            found.append(f"{node.id} on line {node.lineno}")
        elif _divides(node) and not _divides_a_fraction(node):
            found.append(f"/ on line {getattr(node, 'lineno', 0)}")
    return found


def _divides(node: ast.AST) -> bool:
    return isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div)


def _divides_a_fraction(node: ast.AST) -> bool:
    """The core may divide only a named odds figure, which is a Fraction by its type."""
    return isinstance(node, ast.BinOp) and ast.unparse(node.left) in {"terms.tie_percent"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_module_imports_only_from_the_layers_above_it(path: Path) -> None:
    assert layer(path) in LAYERS
    assert forbidden_imports(layer(path), path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "path", [p for p in MODULES if layer(p) in PURE], ids=lambda path: str(path.relative_to(ROOT))
)
def test_the_core_has_no_float_no_chance_and_no_clock(path: Path) -> None:
    assert impurities(path.read_text(encoding="utf-8")) == []


def test_the_core_knows_the_registry_of_the_engine_and_no_store() -> None:
    sources = [path.read_text(encoding="utf-8") for path in MODULES if layer(path) in PURE]
    used = {name for source in sources for name in imports(ast.parse(source))}
    below = {name for name in used if name.startswith(("pitboss.engine.", "pitboss.store."))}
    assert below
    assert [name for name in below if not name.startswith("pitboss.engine.registry.")] == []


@pytest.mark.parametrize(
    "path", [p for p in MODULES if layer(p) in EXACT], ids=lambda path: str(path.relative_to(ROOT))
)
def test_the_odds_have_no_float(path: Path) -> None:
    assert inexact(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "x = 0.5",
        "import random",
        "from time import time",
        "import datetime",
        "x = float(1)",
        "x = 1 / 2",
        "x /= 2",
    ],
)
def test_the_ban_bites(source: str) -> None:
    assert impurities(source) != []


@pytest.mark.parametrize(
    ("layer_name", "source"),
    [
        ("kernel", "from pitboss.rules.edition import Edition"),
        ("rules", "from pitboss.game.cards import Card"),
        ("game", "import pitboss.cli.main"),
        ("roulette", "from pitboss.baccarat.state import GamingTable"),
        ("baccarat", "from pitboss.roulette.state import WheelTable"),
        ("cli", "from pitboss.app import main"),
    ],
)
def test_the_layering_bites(layer_name: str, source: str) -> None:
    assert forbidden_imports(layer_name, source) != []


# The maps for readers show the layers.

HOME = Path(__file__).parent.parent.parent
ARCHITECTURE = (HOME / "docs" / "develop" / "architecture.md").read_text(encoding="utf-8")
README = (HOME / "README.md").read_text(encoding="utf-8")
MAPS = {
    "architecture": dict(re.findall(r"^  ([\w.]+)/? {2,}(.+)$", ARCHITECTURE, re.MULTILINE)),
    "README": dict(re.findall(r"^\| \[`src/pitboss/([\w.]+)`\]\S+ \| (.+) \|$", README, re.MULTILINE)),
}
PACKAGES = {layer(path) for path in MODULES}


@pytest.mark.parametrize("rows", MAPS.values(), ids=MAPS)
def test_a_map_lists_the_packages_in_the_order_of_the_layers(rows: dict[str, str]) -> None:
    assert [name.removesuffix(".py") for name in rows] == [name for name in LAYERS if name in PACKAGES]
    assert [name for name in rows if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("rows", MAPS.values(), ids=MAPS)
def test_a_map_names_the_folders_of_the_service(rows: dict[str, str]) -> None:
    folders = {path.parent.name for path in (ROOT / "service").glob("*/*.py")}
    assert set(re.findall(r"(\w+)/(?=[ `:])", rows["service"])) == folders


def test_the_page_names_the_pure_packages() -> None:
    (named,) = re.findall(r"The pure packages \(([^)]+)\)", ARCHITECTURE)
    assert tuple(named.split(", ")) == PURE


# The tests have the same folders.

TESTS = Path(__file__).parent.parent
BESIDE = set("attacks browser data frontend golden kit night project".split())
"""Folders of tests that belong to no package, and folders of data."""
TEST_MODULES = sorted(TESTS.rglob("*.py"))


def borrowed(source: str) -> list[str]:
    """The imports of a test module from another test. Helpers belong in the kit."""
    parts = [(name, name.split(".")) for name in imports(ast.parse(source))]
    return [name for name, words in parts if any(word.startswith("test_") for word in words)]


@pytest.mark.parametrize("path", TEST_MODULES, ids=lambda path: str(path.relative_to(TESTS)))
def test_no_test_is_imported(path: Path) -> None:
    assert borrowed(path.read_text(encoding="utf-8")) == []


def test_borrowing_is_seen() -> None:
    assert borrowed("from cli.test_cli_apply import pitboss\nfrom kit.cli import pitboss") == [
        "cli.test_cli_apply.pitboss"
    ]


def test_every_package_has_a_folder_of_tests_and_every_folder_a_package() -> None:
    packages = {path.parent.name for path in ROOT.glob("*/*.py") if path.name != "__init__.py"}
    folders = {path.parent.name for path in TESTS.glob("*/*.py")} - BESIDE
    assert folders == packages


# A newcomer finds a module by the names of its folders.

MOST_MODULES = 20
"""A folder with more is divided by subject."""


def test_no_folder_has_too_many_modules() -> None:
    modules = [path for path in (*MODULES, *TEST_MODULES) if path.name != "__init__.py"]
    folders = Counter(str(path.parent) for path in modules)
    assert {folder: count for folder, count in folders.items() if count > MOST_MODULES} == {}
