"""A pytest plugin that writes down every command which the tables, wheels and books of the tests accept.

PYTHONPATH=tests python -m pytest -p kept_logs.recording --scenarios=FILE tests/test_acts_*.py ...
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import books
import msgspec
import pit
import pytest
import rim

from pitboss.kernel.decision import Command
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.table.decide import ActAtTable
from pitboss.table.wheel.deciding import ActAtWheel

Scene = dict[str, Any]
"""Which helper played, in which test, and each command with its moment."""

SCENES: list[Scene] = []


def note(player: Any, kind: str, at: Instant, command: Command) -> None:
    """Adds an accepted command to the scene of whoever played it."""
    scene = player.__dict__.get("scene")
    if scene is None:
        scene = player.scene = {"kind": kind, "commands": []}
        SCENES.append(scene)
    scene["commands"].append((at, msgspec.json.encode(command).decode()))


def watch_acts(helper: type[Any], kind: str, make: Callable[..., Command]) -> None:
    """Listens to a helper that plays acts."""
    attempt = helper.attempt

    def listened(self: Any, act: Any, by: Any = pit.DEE, approved: Any = None) -> Rejection | None:
        refused: Rejection | None = attempt(self, act, by, approved)
        if refused is None:
            note(self, kind, self.at, make(act, by, approved))
        return refused

    helper.attempt = listened


def watch_books() -> None:
    """Listens to the books, which take any command."""
    try_ = books.Books.try_

    def listened(self: books.Books, command: Command) -> Any:
        before, done = len(self.events), try_(self, command)
        if len(self.events) > before:
            note(self, "books", self.at, command)
        return done

    books.Books.try_ = listened  # type: ignore[method-assign]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Says where the scenes go, and begins to listen before any test is collected."""
    parser.addoption("--scenarios", required=True)
    watch_acts(pit.Pit, "pit", lambda act, by, approved: ActAtTable("1", act, by, approved))
    watch_acts(rim.Rim, "rim", lambda act, by, approved: ActAtWheel("w", act, by, approved))
    watch_books()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Any:
    """Says in which test a scene was played, and keeps only those of tests that passed."""
    before = len(SCENES)
    result = yield
    for scene in SCENES[before:]:
        scene["test"] = item.nodeid
    return result


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Writes the scenes."""
    lines = [msgspec.json.encode(scene) for scene in SCENES if "test" in scene]
    Path(session.config.getoption("--scenarios")).write_bytes(b"\n".join(lines) + b"\n")
