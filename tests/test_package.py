"""The wheel that people install holds all that the commands need, and nothing of the workshop."""

import subprocess
import sys
import zipfile
from pathlib import Path

from support import EDITIONS

from pitboss.store.migrate import read_migrations

ROOT = Path(__file__).parent.parent


def test_the_wheel_carries_the_index_and_what_is_proven(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        kept = archive.read("pitboss/reports/proven.json")
    assert {f"pitboss/rules/clauses/{edition}.tsv" for edition in EDITIONS} <= names
    assert kept == (ROOT / "src/pitboss/reports/proven.json").read_bytes()
    assert {"pitboss/py.typed", "pitboss/reports/par.typ"} <= names
    for kind in ("sqlite", "postgres"):
        steps = {f"pitboss/store/migrations/{kind}/{step.name}.sql" for step in read_migrations(kind)}
        assert steps <= names
    assert not [name for name in names if name.startswith("tests/")]
