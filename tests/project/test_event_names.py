"""The service knows events by their classes: a new version of one is never dropped because of its name."""

import re
from pathlib import Path

import pitboss
from pitboss.aggregates import REGISTRY

SERVICE = Path(pitboss.__file__).parent / "service"
STEMS = {name.rpartition(".")[0] for name in (*REGISTRY.events, *REGISTRY.upcasts)}
VERSIONED = re.compile(r"([a-z]+(?:-[a-z]+)*)\.\d+\b")


def found_in(text: str) -> set[str]:
    """The names of events with a version in a text."""
    return {match[0] for match in VERSIONED.finditer(text) if match[1] in STEMS}


def test_the_names_are_found() -> None:
    assert found_in('if row.type in ("moved.1", "reversed.2") and clause == "10.1":') == {
        "moved.1",
        "reversed.2",
    }


def test_no_event_is_named_with_its_version_in_the_service() -> None:
    found = {
        str(path.relative_to(SERVICE)): names
        for path in SERVICE.rglob("*.py")
        if (names := found_in(path.read_text(encoding="utf-8")))
    }
    assert found == {}
