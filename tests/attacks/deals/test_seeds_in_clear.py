"""The attack: a reader of the database or a backup learns future deals, and makes ticket numbers."""

import asyncio
import gzip
from pathlib import Path

import pytest
from kit.cli import pitboss
from kit.pages.page_floors import FLOOR
from kit.server.server_process import Server, running
from kit.store.attacker import bytes_of, read, url  # noqa: F401 (a fixture)

from pitboss.floor.tickets.validation import make_number, ticket_key
from pitboss.kernel.rejection import unwrap
from pitboss.service.config import FloorConfig
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.runner.shoes import VAULT
from pitboss.store.backup import MARK
from pitboss.store.house_key import VARIABLE
from pitboss.store.opening import open_store


async def secrets_of(database: str) -> tuple[list[bytes], bytes]:
    """The seeds that are not revealed yet, and the key of ticket numbers, as the server knows them."""
    store = unwrap(await open_store(database))
    try:
        async with FloorEngine(store, FloorConfig("")) as floor:
            return list((await floor.secret_all(VAULT)).values()), await store.secret()
    finally:
        await store.close()


def run_a_floor(database: str) -> str:
    """Games are promised, and a ticket is outstanding; returns its number."""
    with running(FLOOR, database) as server:
        _note(server, "1", 10_000)
        answer = server.post(
            "/api/commands",
            {"id": "out", "command": {"type": "cash-out", "terminal": "1"}},
            server.keys["terminal-1"],
        )
        assert server.stop() == 128 + 15
    number: str = answer["ticket"]["number"]
    return number


def _note(server: Server, terminal: str, cents: int) -> None:
    command = {"type": "insert-note", "terminal": terminal, "cents": cents}
    server.post(
        "/api/commands", {"id": f"note-{cents}", "command": command}, server.keys[f"stacker-{terminal}"]
    )


def test_neither_database_nor_backup_tells_a_seed_or_makes_a_ticket_number(url: str, tmp_path: Path) -> None:  # noqa: F811
    number = run_a_floor(url)
    seeds, secret = asyncio.run(secrets_of(url))
    assert len(seeds) >= 2, "a shoe and a spin are promised"
    stolen, file = bytes_of(url), tmp_path / "night.backup"
    assert pitboss("backup", file, "--database", url).exit_code == 0
    stolen += gzip.decompress(file.read_bytes()[len(MARK) :])
    for plain in (*seeds, secret):
        assert plain not in stolen
        assert plain.hex().encode() not in stolen
    # The stored bytes in place of the ticket key make no number that the log knows.
    ((stored,),) = read(url, "SELECT value FROM settings WHERE key = 'secret'")
    issued = {stream for (stream,) in read(url, "SELECT stream FROM events WHERE type = 'ticket-issued.1'")}
    assert issued == {f"ticket/{ticket_key(secret, number)}"}
    assert f"ticket/{ticket_key(stored, make_number(stored, '1', 1))}" not in issued


def test_another_key_is_refused_and_never_put_in_the_place_of_the_right_one(
    url: str,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert pitboss("apply", "--database", url, text="").exit_code == 0
    other = tmp_path / "other.key"
    other.write_text("ab" * 32)
    refused = pitboss("apply", "--database", url, "--house-key", f"file:{other}", text="")
    assert (refused.exit_code, "another house key" in refused.stderr) == (2, True)
    monkeypatch.delenv(VARIABLE)
    lost = pitboss("apply", "--database", url, text="")
    assert lost.exit_code == 2
    assert "house key" in lost.stderr
    assert not Path(f"{url}.house-key").exists()
