"""The `pitboss` command for tests: run in this process, or given commands line by line."""

import json
import re
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins
from typer.testing import CliRunner, Result

from kit.tables.live_table import DEE, SUE
from kit.wheels.wheel_floor import LIMITS, SETUP, WHEEL
from pitboss.acting.acts.act import Act, Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.cli.main import command
from pitboss.roulette.acts.opening import OpenWheel, SetWheel
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.decide import ActAtWheel
from pitboss.roulette.state import ReadingSource

SCRIPT = str(Path(sys.executable).with_name("pitboss"))


def ask(id: str, type: str, by: str = "test", **fields: object) -> str:  # noqa: A002
    """One line of input for `pitboss apply`."""
    return json.dumps({"id": id, "by": by, "command": {"type": type, **fields}})


def note(id: str, terminal: str = "7", cents: int = 5_000) -> str:  # noqa: A002
    return ask(id, "insert-note", f"pt/{terminal}", terminal=terminal, cents=cents)


CAPITAL = ask("capital", "move-money", "cage", move="capital", cents=10_000_000, names={})
VENUE = {"venue": "Pitboss"}
SET_UP = [
    CAPITAL,
    *(ask(f"set-{name}", "set-terminal", terminal=name, settings=VENUE) for name in ("7", "10")),
]


def act(id: str, done: Act, by: Person = DEE) -> str:  # noqa: A002
    """A line with an act at the wheel."""
    return json.dumps({"id": id, "by": "test", "command": to_builtins(ActAtWheel(WHEEL, done, by))})


PLAY = [
    note("n-1"),
    note("n-2", "10", 10_000),
    act("a-1", SetWheel(SETUP), SUE),
    act("a-2", OpenWheel(LIMITS), SUE),
    act("a-3", NewGame("1-1")),
    ask("w-1", "drag-chips", terminal="7", game=WHEEL, play="1-1", stakes={"straight:17": 500}),
    ask("w-2", "drag-chips", terminal="10", game=WHEEL, play="1-1", stakes={"red": 2_000}),
    act("a-4", EndPeriod()),
    act("a-5", SpinBall()),
    act("a-6", BallAtRest(17, ReadingSource.SENSOR)),
    act("a-7", ConfirmNumber(17)),
    ask("s-1", "reconcile-play", terminal="7", game=WHEEL, play="1-1"),
    ask("s-2", "reconcile-play", terminal="10", game=WHEEL, play="1-1"),
    ask("c-1", "cash-out", terminal="7"),
]
FLOOR = [*SET_UP, *PLAY]
"""Two terminals at a wheel: one wins and leaves with a ticket, one loses and stays."""


def pitboss(*words: str | Path, text: str | bytes | None = None) -> Result:
    """Runs the command in this process."""
    done = CliRunner().invoke(command, [*map(str, words)], input=text)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def apply(url: str | Path, *lines: str) -> list[Any]:
    """The answers to lines."""
    done = pitboss("apply", "--database", url, text="".join(f"{line}\n" for line in lines))
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert (done.exit_code, done.stderr) == (any("error" in each for each in answers), "")
    return answers


def codes(answers: list[Any]) -> list[str | None]:
    """The codes of the refusals, in order."""
    return [each["error"]["code"] if "error" in each else None for each in answers]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The address of a database that a command may create."""
    return tmp_path / "floor.sqlite"


def export(url: str | Path, *words: str | Path) -> str:
    done = pitboss("export", *words, "--database", url)
    assert (done.exit_code, done.stderr) == (0, "")
    return done.stdout


def objects(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


def check_restored(old: str | Path, new: str | Path) -> list[Any]:
    """Checks that a floor with nothing under way was restored whole; returns the events of the restore.

    They record that it was restored and to where, that nothing had to be ended, and an alarm. Each is a
    separate command from the person who restored at the machine.
    """
    known, there = objects(export(old)), objects(export(new))
    last, restored = known[-1], there[len(known) :]
    assert there[: len(known)] == known
    assert [(each["type"], each["stream"], each["version"], each["by"]) for each in restored] == [
        ("floor-restored.1", "recovery/floor", 1, "console"),
        ("restore-ended.1", "recovery/floor", 2, "console"),
        ("alarm-raised.2", "alarm/floor-restored", 1, "console"),
    ]
    assert len({each["command"] for each in restored}) == len(restored)
    begun, ended, alarm = (each["body"] for each in restored)
    assert re.fullmatch("[0-9a-f]{16}", begun["epoch"])
    printed = {each["body"]["terminal"]: 0 for each in known if each["type"] == "terminal-set.1"}
    for each in known:
        if each["type"] == "ticket-printed.1":
            printed[each["body"]["terminal"]] = each["body"]["sequence"]
    times = [_instant(each["time"]) for each in (last, *restored)]
    assert begun == {
        "epoch": begun["epoch"],
        "seq": last["seq"],
        "digest": last["hash"],
        "last": times[0],
        "at": times[1],
        "sequences": printed,
    }
    assert ended == {"epoch": begun["epoch"]}
    moments = {name: {"type": "moment", "at": at} for name, at in zip(("from", "until"), times, strict=False)}
    assert alarm == {
        "kind": "floor-restored",
        "subject": f"event/{last['seq']}",
        "at": times[3],
        "facts": {
            "lost": {"type": "text", "key": "alarm-line-period", "facts": moments},
            "returned": {"type": "amount", "cents": 0},
        },
    }
    return restored


def _instant(time: str) -> int:
    return round(datetime.fromisoformat(time).timestamp() * 1_000)
