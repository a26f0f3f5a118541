"""Everything installed, build tools included, is pinned by its hash and by no address."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
LOCKED = sorted((ROOT / "requirements").glob("*.txt"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", LOCKED, ids=lambda file: file.name)
def test_every_requirement_has_its_version_and_hashes(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    entries = re.split(r"\n(?=\S)", text.strip())
    assert all(
        re.match(r"[\w.-]+==\S+.*\\\n(\s+--hash=sha256:[0-9a-f]{64}( \\\n)?)+$", each) for each in entries
    )
    assert "://" not in text


def test_nothing_is_installed_but_by_hash() -> None:
    installs = [line for line in MAKEFILE.splitlines() if re.search(r"\$\(PIP\)|uv pip install", line)]
    assert len(installs) == 6
    assert all(
        "--require-hashes" in line or "--no-deps --no-build-isolation -e ." in line for line in installs
    )


def test_what_builds_is_what_is_locked() -> None:
    locked = (ROOT / "requirements" / "build.txt").read_text(encoding="utf-8")
    for requirement in PROJECT["build-system"]["requires"]:
        assert re.fullmatch(r"[\w-]+==[\d.]+", requirement)
        assert f"{requirement} " in locked


def test_the_packages_of_the_pages_are_locked_by_hash() -> None:
    packages = json.loads((ROOT / "frontend" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert all("sha512-" in each["integrity"] for name, each in packages.items() if name)
    assert not any("resolved" in each for each in packages.values())
