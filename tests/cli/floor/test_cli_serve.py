"""`pitboss serve`: a floor starts, prints its addresses, stops cleanly, and refuses in one sentence.

It takes over 10 s: every server starts as a program of its own, imports included.
"""

import json
import re
import signal
import socket
import subprocess
import sysconfig
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from kit.support import RAPID
from typer.testing import CliRunner

from pitboss.cli.main import command

SCRIPT = str(Path(sysconfig.get_path("scripts")) / "pitboss")
FLOOR = f"""
venue = "The Little Casino"
address = "127.0.0.1:0"

[[games]]
name = "rapid-1"
edition = "{RAPID}"
game = "baccarat"
limits = {{least = "5", most = "500"}}

[[terminals]]
number = "1"
"""
PATIENCE_S = 60
"""Seconds after which a silent server counts as failed."""


class Started:
    """A server in a separate process, up to the last line that it prints at its start."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        self.process, self.lines = process, []
        overdue = threading.Timer(PATIENCE_S, process.kill)
        overdue.start()
        for line in process.stdout:
            self.lines.append(line.rstrip())
            if line.startswith("Ctrl-C"):
                break
        overdue.cancel()

    @property
    def url(self) -> str:
        found = re.search(r"http://\S+", self.lines[0])
        assert found is not None, self.lines
        return found[0]

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"{self.url}{path}", timeout=PATIENCE_S) as answer:
            return json.load(answer)

    def ask(self, path: str, key: str, body: object = None) -> Any:
        """The answer to a request of a device."""
        text = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
        request = urllib.request.Request(f"{self.url}{path}", text, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
            return json.load(answer)

    def end(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        return self.process.wait(PATIENCE_S)


@contextmanager
def serving(folder: Path, *words: str) -> Iterator[Started]:
    with subprocess.Popen(
        [SCRIPT, "serve", *words], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield Started(process)
        finally:
            process.kill()


def leased(floor: Started, games: int) -> Any:
    """The health of a floor once it leads so many games. It takes their leases one by one after its start."""
    overdue = time.monotonic() + PATIENCE_S
    while len((health := floor.get("/health"))["games"]) < games and time.monotonic() < overdue:
        time.sleep(0.05)
    return health


def put_money_in(floor: Started) -> int:
    """The credits of the first player terminal after a note, by the keys in its printed address."""
    (address,) = (
        line.split()[-1] for line in floor.lines if line.strip().startswith("Player at Terminal 1 ")
    )
    keys = dict(each.split("=") for each in address.partition("#")[2].split("&"))
    note = {"id": "n-1", "command": {"type": "insert-note", "terminal": "1", "cents": 5_000}}
    floor.ask("/api/commands", keys["stacker"], note)
    shown = floor.ask("/api/terminals/1", keys["key"])["credits"]
    assert isinstance(shown, int)
    return shown


def refusal(*words: str) -> str:
    """The only sentence that the command prints before it exits."""
    done = CliRunner().invoke(command, ["serve", *words])
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_the_demonstration_starts_with_one_command_and_keeps_its_keys(tmp_path: Path) -> None:
    with serving(tmp_path, "--demo", "--address", "127.0.0.1:0") as floor:
        health = leased(floor, games=5)
        assert health["well"]
        assert health["games"] == ["canberra-1", "premium-1", "rapid-1", "roulette-1", "star-1"]
        assert put_money_in(floor) == 5_000
        assert floor.end(signal.SIGINT) == 130
        text = "\n".join(floor.lines)
        assert text.count("#key=pk_") == 17
        assert "DEMONSTRATION ONLY" in text
        assert "demo-dealer, demo-supervisor, demo-manager, demo-cashier, demo-inspector" in text
        assert "first start" not in text
    with serving(tmp_path, "--demo", "--address", "127.0.0.1:0") as again:
        keys = [re.findall(r"#\S+|password \S+", line) for line in (*floor.lines, *again.lines)]
        assert keys[: len(floor.lines)] == keys[len(floor.lines) :]
        assert again.end(signal.SIGTERM) == 143
    done = CliRunner().invoke(command, ["verify", "--database", str(tmp_path / "pitboss-demo.sqlite")])
    assert done.exit_code == 0, done.output


def test_a_floor_shows_its_administrators_password_once(tmp_path: Path) -> None:
    (tmp_path / "floor.toml").write_text(FLOOR, encoding="utf-8")
    with serving(tmp_path) as floor:
        text = "\n".join(floor.lines)
        assert text.startswith("The Little Casino is open at http://127.0.0.1:")
        assert "signs in as admin, once, with" in text
        assert "DEMONSTRATION" not in text
        assert "pk_" not in text
        assert floor.end(signal.SIGTERM) == 143
    with serving(tmp_path) as again:
        assert "signs in as admin" not in "\n".join(again.lines)
        assert again.end(signal.SIGINT) == 130


def test_a_port_that_is_taken_is_reported_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "floor.toml").write_text(FLOOR, encoding="utf-8")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        done = subprocess.run(
            [SCRIPT, "serve", "--address", address], cwd=tmp_path, capture_output=True, text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == (
        f"pitboss: {address} cannot be used: something else listens there. Choose another --address."
    )
    # The password that was not shown before is shown at the first start that succeeds.
    with serving(tmp_path) as floor:
        text = "\n".join(floor.lines)
        # The password has no ambiguous characters, and the next command names the database.
        assert re.search(r"signs in as admin, once, with\n  [2-9a-km-np-zA-HJ-NP-Z]{12}\n", text)
        assert re.search(r"pitboss staff add NAME administrator --database \S+", text)


def test_what_keeps_a_floor_from_opening_is_reported_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "name one with --config, or try --demo" in refusal()
    assert "cannot be read" in refusal("--config", "absent.toml")
    Path("bad.toml").write_text('venue = "V"\nvenu = "W"', encoding="utf-8")
    assert "There is no field venu." in refusal("--config", "bad.toml")
    Path("floor.toml").write_text(FLOOR, encoding="utf-8")
    assert "leave --config out" in refusal("--demo", "--config", "floor.toml")
    assert "HOST:PORT" in refusal("--address", "nowhere")
    assert "go together" in refusal("--tls-key", "key.pem")
    assert "cannot be read" in refusal("--tls-key", "key.pem", "--tls-certificate", "cert.pem")
    Path("key.pem").write_text("no key", encoding="utf-8")
    assert "do not fit" in refusal("--tls-key", "key.pem", "--tls-certificate", "key.pem")


def test_a_database_that_cannot_be_used_is_reported_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "floor.toml").write_text(FLOOR, encoding="utf-8")
    words = [SCRIPT, "serve", "--database", "postgresql://nobody@127.0.0.1:1/floor"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("pitboss: ")
