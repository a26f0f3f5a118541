"""The docs are true: their commands run, their links resolve, their tables are current.

It takes over 10 s: every command in the documents runs as a program of its own, simulations included.
"""

import ast
import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from make_edition_pages import pages
from make_picture import picture

from pitboss.baccarat.decide import ACTS
from pitboss.lab.conformance import clause_index

ROOT = Path(__file__).parent.parent.parent
DOCS = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
PAGES = [*DOCS, *sorted((ROOT / "tests" / "data").glob("*/README.md"))]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def consoles(page: Path) -> list[str]:
    return re.findall(r"^```console\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def sessions() -> list[tuple[Path, str]]:
    return [(page, text) for page in PAGES for text in consoles(page)]


def steps(session: str) -> list[tuple[str, str]]:
    """Each command of a session with its printed output."""
    parts = re.split(r"^\$ (.*)\n", session, flags=re.MULTILINE)
    assert parts[0] == "", "a console block starts with a command"
    return list(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize(("page", "session"), sessions(), ids=lambda value: getattr(value, "name", "session"))
def test_commands_in_the_documents_print_what_is_shown(page: Path, session: str, tmp_path: Path) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for command, shown in steps(session):
        done = subprocess.run(
            ["bash", "-o", "pipefail", "-c", command],
            cwd=tmp_path,
            env={**os.environ, "PATH": path, "COLUMNS": "100", "NO_COLOR": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        printed = done.stdout + done.stderr
        assert doctest.OutputChecker().check_output(shown, printed, FLAGS), f"{command}\n{printed}"


def test_there_are_commands_to_run() -> None:
    assert len(sessions()) >= 5


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


def sections(page: Path) -> set[str]:
    """The anchors of the headings of a page."""
    heads = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_to_a_section_lead_to_its_heading(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]*)#([^)]+)\)", page.read_text(encoding="utf-8"))
    paths = [(page.parent / link if link else page, section) for link, section in links]
    assert [section for path, section in paths if section not in sections(path)] == []


def test_there_are_pages_beside_the_test_data() -> None:
    assert len(PAGES) > len(DOCS)


def test_every_page_is_reached_from_the_first_page_of_the_documents() -> None:
    first = ROOT / "docs" / "README.md"
    links = re.findall(r"\]\(([^)#]+\.md)\)", first.read_text(encoding="utf-8"))
    reached = {(first.parent / link).resolve() for link in links}
    assert {page for page in DOCS if page != first} - reached == set()


def test_the_pages_of_the_editions_say_what_the_editions_say() -> None:
    stale = [path.name for path, text in pages().items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run docs/tools/make_edition_pages.py"


def test_the_picture_shows_the_screen_of_today() -> None:
    stored = (ROOT / "docs" / "images" / "demo.svg").read_text(encoding="utf-8")
    assert stored == picture(), "run docs/tools/make_picture.py"


def test_decisions_are_numbered_one_by_one_over_both_pages() -> None:
    """Code and pages cite a decision only by its number."""
    pages = [ROOT / "docs" / "decisions" / f"{name}.md" for name in ("rules", "engineering")]
    by_page = [
        [
            int(number)
            for number in re.findall(r"^\*\*(\d+)\. ", page.read_text(encoding="utf-8"), re.MULTILINE)
        ]
        for page in pages
    ]
    assert all(by_page)
    numbers = sorted(number for page in by_page for number in page)
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= 235, "a decision that no longer holds says so and keeps its number"


def test_every_code_of_rejection_is_documented_and_no_other() -> None:
    used = {
        node.args[0].value
        for path in (ROOT / "src").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Rejection"
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    text = (ROOT / "docs" / "develop" / "rejections.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `([a-z-]+)` \|", text, re.MULTILINE)) == used


def test_the_page_about_tables_lists_every_act() -> None:
    page = (ROOT / "docs" / "guide" / "table.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| ") and "[file](" in line]
    listed = [re.findall(r"`([a-z-]+)`", row) for row in rows]
    files = [re.findall(r"(\w+)\.py", row)[0] for row in rows]
    known = {
        name: [str(act.__struct_config__.tag) for act in ACTS if act.__module__.endswith(f".{name}")]
        for name in files
    }
    assert dict(zip(files, listed, strict=True)) == known
    assert sum(map(len, listed)) == len(ACTS)


def test_the_glossary_cites_clauses_that_exist_and_sorts_its_words() -> None:
    text = (ROOT / "docs" / "guide" / "glossary.md").read_text(encoding="utf-8")
    editions = {
        "S": "star-baccarat-2024",
        "P": "star-premium-baccarat-2021",
        "R": "star-rapid-etg-2016",
        "C": "canberra-mini-baccarat-2023",
    }
    known = {f"{letter} {clause.number}" for letter, key in editions.items() for clause in clause_index(key)}
    cited = re.findall(r"\b[SPRC] \d+(?:\.\d+)*", text)
    assert len(cited) > 50
    assert set(cited) - known == set()
    for table in text.split("\n## ")[1:]:
        words = [word.casefold() for word in re.findall(r"^\| ([^|]+?) \|", table, re.MULTILINE)[1:]]
        words = [word for word in words if word != "---"]
        assert words == sorted(words)


@pytest.mark.parametrize("example", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.name)
def test_examples_run(example: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, example], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_evening_refuses_one_wager_and_pays_the_rest() -> None:
    """Ann loses 500.00 on Banker; Bob has taken his wager off after the misdeal."""
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / "evening.py"], capture_output=True, text=True, check=True
    )
    printed = done.stdout.splitlines()
    refused = [line.split(maxsplit=5) for line in printed if "refused" in line]
    assert [words[:5] for words in refused] == [["bob", "place-wager", "refused", "by", "5.6.3:"]]
    assert printed[-2:] == ["ann leaves with 1500.00", "bob leaves with 3000.00"]


def test_the_page_on_threats_names_every_attack_and_no_other() -> None:
    text = (ROOT / "docs" / "operate" / "threats.md").read_text(encoding="utf-8")
    attacks = {path.stem for path in (ROOT / "tests" / "attacks").rglob("test_*.py")}
    assert set(re.findall(r"`(test_[a-z0-9_]+)`", text)) == attacks
