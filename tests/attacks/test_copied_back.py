"""An older copy of the database file is put in its place, so that numbers and cards come again."""

import shutil
from pathlib import Path

import pytest
from burglar import ask
from serving import Server, running
from steady import FLOOR
from test_cli_apply import pitboss

from pitboss.store.house_key import VARIABLE


def ticket(server: Server, name: str) -> str:
    """The number of a ticket of terminal 1."""
    ask(server, "stacker-1", f"note-{name}", "insert-note", terminal="1", cents=5_000)
    number: str = ask(server, "terminal-1", f"out-{name}", "cash-out", terminal="1")["ticket"]["number"]
    return number


def test_no_server_starts_on_it_before_it_is_put_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE)
    file, copy = tmp_path / "floor.sqlite", tmp_path / "copy.sqlite"
    with running(FLOOR, str(file)) as server:
        server.stop()
        shutil.copy(file, copy)
        server.start()
        lost = ticket(server, "lost")
        server.stop()
        shutil.copy(copy, file)
        with pytest.raises(RuntimeError, match="older than the one that was in use here"):
            server.start()
        done = pitboss("restore", "--in-place", "--database", str(file))
        assert done.exit_code == 0, done.stderr
        server.start()
        assert ticket(server, "honest") != lost
        refused = ask(server, "cas", "old", "redeem-ticket", number=lost, place="cage")
        assert refused["error"]["code"] == "ticket-lost-in-restore"
