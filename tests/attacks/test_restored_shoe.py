"""Whoever saw the cards after the backup knows what a restored shoe deals, and bets on it."""

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from burglar import another, ask, read, url  # noqa: F401 (a fixture)
from serving import Server, running
from steady import FLOOR, TABLE, WHEEL, end_period
from test_cli_apply import pitboss

COUPS = 2
"""Coups that are seen after the backup: eight cards at the least."""


def until(so: Callable[[], object]) -> None:
    """Waits until something is so."""
    deadline = time.monotonic() + 60
    while not so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def opened(server: Server, game: str, before: str | None = None) -> str:
    """The play that takes wagers, once one does that is not the one before."""
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
    """So many coups and spins, each to its end."""
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
    return [act["card"] for act in acts if act["act"] == "draw-card"]


def commitments(database: str) -> set[str]:
    rows = read(database, "SELECT body FROM events WHERE type = 'deal-committed.1'")
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
        seen, promised = cards(url, backed_up), commitments(url)
        assert len(seen) >= 4 * COUPS
        restored = pitboss("restore", file, "--database", new)
        assert restored.exit_code == 0, restored.stderr
        assert f"Withdrew the promise of {TABLE}/1." in restored.stdout
        assert "Gave 40.00 back at pt/1." in restored.stdout
        server.database = new
        server.start()
        account = server.get("/api/terminals/1", server.keys["terminal-1"])
        assert (account["credits"], account.get("held", 0)) == (10_000, 0)
        play_on(server)
        server.stop()
    dealt = cards(new, backed_up)
    assert len(dealt) >= 4 * COUPS
    assert dealt[: 4 * COUPS] != seen[: 4 * COUPS]
    # What is dealt now was promised anew: two seeds at the least, and none that anybody had before.
    assert len(commitments(new) - promised) >= 2
    told = pitboss("verify", "--database", new)
    assert told.exit_code == 0, told.stdout
    assert "restored" in told.stdout
