"""Removes each guard from a copy of the product, and checks that the attack succeeds. Run by hand:

    python -m pytest -v tests/night/guards_taken_out.py -k rewritten

Without -k it runs every row of the table, for an hour or more; -n 2 is faster.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from night.guard import PACKAGE, Guard, attack_file
from night.guards import GUARDS

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "docs", "pyproject.toml")
LONGEST_S = 900


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of everything that the attacks need."""
    made = tmp_path_factory.mktemp("copy")
    for each in COPIED:
        copy = shutil.copytree if (ROOT / each).is_dir() else shutil.copy2
        copy(ROOT / each, made / each)
    return made


@contextmanager
def taken_out(guard: Guard, folder: Path) -> Iterator[None]:
    """The copy without a guard, within the block."""
    file = folder / PACKAGE / guard.file
    source = file.read_text(encoding="utf-8")
    file.write_text(guard.taken_out(source), encoding="utf-8")
    try:
        yield
    finally:
        file.write_text(source, encoding="utf-8")


def attack(folder: Path, story: str, tests: Iterable[str]) -> str:
    """The output of pytest for attacks on the copy."""
    file = attack_file(folder, story)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-vv", "--tb=short", *(f"{file}::{test}" for test in tests)],
        cwd=folder,
        # Before the installed package, for the test and for every server that it starts; and compiled once.
        env=os.environ | {"PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=LONGEST_S,
        check=False,
    )
    return done.stdout


@cache
def with_all_guards(folder: Path, story: str) -> str:
    """The same for all attacks of a file, in order: some continue where the one before ended."""
    tests = {test for guard in GUARDS if guard.story == story for test in guard.tests}
    text = attack_file(folder, story).read_text(encoding="utf-8")
    return attack(folder, story, sorted(tests, key=lambda test: text.index(f"def {test.partition('[')[0]}(")))


@pytest.mark.parametrize("guard", GUARDS, ids=str)
def test_the_attack_gets_through_without_its_guard(folder: Path, guard: Guard) -> None:
    output = with_all_guards(folder, guard.story)
    assert all(f"::{test} PASSED" in output for test in guard.tests), output
    with taken_out(guard, folder):
        output = attack(folder, guard.story, guard.tests)
    # The tests themselves fail: neither a module nor a server that they need is missing.
    assert f"= {len(guard.tests)} failed in" in output, f"{guard.what}\n{output}"
    failure = "\n".join(re.findall("^E .*", output, re.MULTILINE))
    assert guard.shows in failure, f"{guard.what}\n{output}"
