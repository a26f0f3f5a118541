"""The installed package has all that the commands need, and no development files.

It takes over 10 s: the package is built and installed.
"""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from kit.support import EDITIONS

from pitboss.store.migrate import read_migrations

ROOT = Path(__file__).parent.parent.parent
BUILT_FROM = "src frontend docs hatch_build.py pyproject.toml README.md LICENSE CHANGELOG.md".split()
PAGES = "player seat dealer supervisor cage inspector admin display learn guide".split()


def copied(folder: Path) -> Path:
    """The sources in a separate folder, like a fresh checkout: nothing is built there yet."""
    made = shutil.ignore_patterns("node_modules", "pages", "__pycache__")
    for name in BUILT_FROM:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=made)
        else:
            shutil.copy(source, folder / name)
    return folder


def test_the_wheel_carries_the_index_what_is_proven_and_the_pages(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=copied(tmp_path / "sources"), check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        proven = archive.read("pitboss/lab/proven.json")
    assert {f"pitboss/rules/clauses/{edition}.tsv" for edition in EDITIONS} <= names
    assert proven == (ROOT / "src/pitboss/lab/proven.json").read_bytes()
    assert {"pitboss/py.typed", "pitboss/lab/par.typ"} <= names
    for kind in ("sqlite", "postgres"):
        steps = {f"pitboss/store/migrations/{kind}/{step.name}.sql" for step in read_migrations(kind)}
        assert steps <= names
    for page in PAGES:
        assert {f"pitboss/terminals/pages/{page}{end}" for end in ("/index.html", ".js", ".css")} <= names
    # The fonts of the pages, and their licences.
    assert len([name for name in names if name.endswith(".woff2")]) == 2
    assert "pitboss/terminals/pages/fonts-licence.txt" in names
    assert not [name for name in names if name.startswith(("tests/", "frontend/"))]
