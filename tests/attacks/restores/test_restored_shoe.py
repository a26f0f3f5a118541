"""The attack: a player who saw the cards after the backup bets on what a restored shoe deals.

It takes over 10 s: coups are dealt on a real server, before the backup and after the restore.
"""

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from kit.cli import pitboss
from kit.pages.page_floors import FLOOR, TABLE, WHEEL, end_period
from kit.server.server_process import Server, running
from kit.store.attacker import another, ask, read, url  # noqa: F401 (a fixture)

COUPS = 2
"""Coups that are seen after the backup: at least eight cards."""


def until(so: Callable[[], object]) -> None:
    """Waits until something is so."""
    deadline = time.monotonic() + 60
    while not so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def opened(server: Server, game: str, before: str | None = None) -> str:
    """The play that takes wagers, once there is another than before."""
    found: list[str] = []

    def look() -> bool:
        view = server.get(f"/api/games/{game}", server.keys["terminal-1"])
        found[:] = [view["play"]] if view["phase"] == "open" and view["play"] != before else []
        return bool(found)

    until(look)
    return found[0]


def bet(server: Server) -> None:
    """Terminal 1 stakes $20 on the coup and $20 on the spin that are open."""
    for game, wager in ((TABLE, "player"), (WHEEL, "red")):
        staked = {"terminal": "1", "game": game, "play": opened(server, game), "stakes": {wager: 2_000}}
        done = ask(server, "terminal-1", f"bet-{game}", "drag-chips", **staked)
        assert "error" not in done, done


def play_on(server: Server) -> None:
    """Plays this many coups and spins, each to its end."""
    for _ in range(COUPS):
        for game in (TABLE, WHEEL):
            play = opened(server, game)
            end_period(server, game)
            opened(server, game, play)


def cards(database: str, after: int) -> list[str]:
    """The cards that left the shoe after an event, in order."""
    rows = read(
        database, f"SELECT body FROM events WHERE seq > {after} AND type LIKE 'table-acted.%' ORDER BY seq"
    )
    acts = [json.loads(bytes(body))["act"] for (body,) in rows]
    return [act["card"] for act in acts if act["act"] == "draw-card.1"]


def commitments(database: str, after: int = 0) -> set[str]:
    """The promises made after an event."""
    rows = read(database, f"SELECT body FROM events WHERE seq > {after} AND type = 'deal-committed.1'")
    return {json.loads(bytes(body))["commitment"] for (body,) in rows}


def test_no_card_comes_twice_and_stakes_of_before_go_back(
    url: str,  # noqa: F811
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:
    file, new = tmp_path / "night.backup", another(url, tmp_path, request)
    with running(FLOOR, url) as server:
        note = ask(server, "stacker-1", "note", "insert-note", terminal="1", cents=10_000)
        assert "error" not in note
        bet(server)
        assert pitboss("backup", file, "--database", url).exit_code == 0
        ((backed_up,),) = read(url, "SELECT max(seq) FROM events")
        play_on(server)
        server.stop()
        restored = pitboss("restore", file, "--database", new)
        assert restored.exit_code == 0, restored.stderr
        server.database = new
        server.start()
        account = server.get("/api/terminals/1", server.keys["terminal-1"])
        play_on(server)
        server.stop()
    seen, dealt = (cards(database, backed_up)[: 4 * COUPS] for database in (url, new))
    assert len(seen) == len(dealt) == 4 * COUPS
    assert dealt != seen, "The cards that were seen after the backup came once more."
    # Each game deals from a new promise, with a seed that was never known before.
    renewed = commitments(new, backed_up)
    assert len(renewed) >= 2
    assert renewed.isdisjoint(commitments(url))
    assert f"Withdrew the promise of {TABLE}/1." in restored.stdout
    assert (account["credits"], account.get("held", 0)) == (10_000, 0)
    assert "Gave $40 back at pt/1." in restored.stdout
    result = pitboss("verify", "--database", new)
    assert result.exit_code == 0, result.stdout
    assert "restored" in result.stdout
