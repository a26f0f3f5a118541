"""The table of guards matches the attacks and the product; tests/night removes the guards."""

from pathlib import Path

import pytest
from night.guard import PACKAGE, Guard, attack_file
from night.guards import GUARDS

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("guard", GUARDS, ids=str)
def test_a_guard_stands_where_the_table_says_and_its_attacks_are_there(guard: Guard) -> None:
    source = (ROOT / PACKAGE / guard.file).read_text(encoding="utf-8")
    assert guard.taken_out(source) != source
    assert guard.tests
    assert guard.shows
    story = attack_file(ROOT, guard.story).read_text(encoding="utf-8")
    for test in guard.tests:
        assert f"def {test.partition('[')[0]}(" in story, test


def test_every_attack_has_a_guard() -> None:
    stories = {file.stem.removeprefix("test_") for file in (ROOT / "tests" / "attacks").rglob("test_*.py")}
    assert {guard.story for guard in GUARDS} == stories
