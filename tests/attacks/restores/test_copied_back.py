"""The attack: an older copy of the database is put in its place, so that numbers and cards come again.

It takes over 10 s: servers are stopped and started again, on two stores.
"""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from kit.cli import pitboss
from kit.server.server_process import Server, running
from kit.store.attacker import ask
from kit.store.postgres import Server as Postgres
from kit.store.postgres import name_of

from pitboss.store.house_key import VARIABLE

FLOOR = 'venue = "V"\nterminals = [{number = "1"}]'


def ticket(server: Server, name: str) -> str:
    """The number of a ticket of terminal 1."""
    ask(server, "stacker-1", f"note-{name}", "insert-note", terminal="1", cents=5_000)
    number: str = ask(server, "terminal-1", f"out-{name}", "cash-out", terminal="1")["ticket"]["number"]
    return number


def test_no_server_starts_on_a_file_before_it_is_put_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE)
    file, copy = tmp_path / "floor.sqlite", tmp_path / "copy.sqlite"
    attack(str(file), lambda: shutil.copy(file, copy), lambda: shutil.copy(copy, file))


def test_no_server_starts_on_a_postgresql_database_before_it_is_put_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postgres: Postgres, database: str
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    name = name_of(database)

    def take() -> None:
        postgres.run("postgres", f"CREATE DATABASE {name}_copy TEMPLATE {name}")

    def put_back() -> None:
        postgres.run("postgres", f"DROP DATABASE {name}")
        postgres.run("postgres", f"ALTER DATABASE {name}_copy RENAME TO {name}")

    attack(database, take, put_back)


def attack(database: str, take_copy: Callable[[], object], put_back: Callable[[], object]) -> None:
    with running(FLOOR, database) as server:
        server.stop()
        take_copy()
        server.start()
        lost = ticket(server, "lost")
        server.stop()
        put_back()
        with pytest.raises(RuntimeError, match="older than the one that was in use here"):
            server.start()
        done = pitboss("restore", "--in-place", "--database", database)
        assert done.exit_code == 0, done.stderr
        server.start()
        assert ticket(server, "honest") != lost
        refused = ask(server, "cas", "old", "redeem-ticket", number=lost, place="cage")
        assert refused["error"]["code"] == "ticket-lost-in-restore"
