"""The table of guards matches the attacks and the product; tests/night removes the guards."""

from pathlib import Path

import pytest
from night.guard import PACKAGE, Guard
from night.guards import GUARDS

TESTS = Path(__file__).parent.parent


@pytest.mark.parametrize("guard", GUARDS, ids=str)
def test_a_guard_stands_where_the_table_says_and_its_attacks_are_there(guard: Guard) -> None:
    source = (TESTS.parent / PACKAGE / guard.file).read_text(encoding="utf-8")
    assert guard.taken_out(source) != source
    assert guard.tests
    assert guard.shows
    story = (TESTS / "attacks" / f"test_{guard.story}.py").read_text(encoding="utf-8")
    for test in guard.tests:
        assert f"def {test.partition('[')[0]}(" in story, test


def test_every_attack_has_a_guard() -> None:
    stories = {file.stem.removeprefix("test_") for file in (TESTS / "attacks").glob("test_*.py")}
    assert {guard.story for guard in GUARDS} == stories
