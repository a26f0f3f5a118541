"""A row of the cache is edited: a terminal is to find $4,000 on its account that nobody put in."""

import msgspec
import pytest
from kit.attacker import read, url, write  # noqa: F401 (a fixture)
from kit.page_floors import FLOOR
from kit.server_process import Server, running

from pitboss.floor.terminals.chip_account import ChipAccount

STREAM, BOUNTY = "pt/1", 400_000
VOUCHED = "vouched-1/"


def insert_notes(server: Server, count: int) -> None:
    """So many notes of $5, each with an event of its own."""
    for at in range(count):
        command = {"type": "insert-note", "terminal": "1", "cents": 500}
        server.post("/api/commands", {"id": f"note-{at}", "command": command}, server.keys["stacker-1"])


def edit(database: str, how: str) -> None:
    """Adds the bounty to balance and meters alike, so that they agree."""
    ((shape, body),) = read(database, f"SELECT shape, body FROM snapshots WHERE stream = '{STREAM}'")
    code = body[:32] if shape.startswith(VOUCHED) else b""
    account = msgspec.msgpack.decode(body[len(code) :], type=ChipAccount)
    meters = account.meters
    wrong = msgspec.structs.replace(
        account,
        balances={
            **account.balances,
            f"{STREAM}/chips": account.chips + BOUNTY,
            f"{STREAM}/stacker": account.balances[f"{STREAM}/stacker"] - BOUNTY,
        },
        meters=msgspec.structs.replace(meters, notes={**meters.notes, 10_000: BOUNTY // 10_000}),
    )
    kept = msgspec.msgpack.encode(wrong)
    if how == "the code left as it was":
        write(database, "snapshots", {"body": code + kept}, stream=STREAM)
    else:
        write(database, "snapshots", {"body": kept, "shape": shape.removeprefix(VOUCHED)}, stream=STREAM)


@pytest.mark.parametrize("how", ["the code left as it was", "no code at all"])
def test_a_ticket_is_issued_for_what_the_events_say(url: str, how: str) -> None:  # noqa: F811
    with running(FLOOR, url) as server:
        insert_notes(server, 101)
        server.stop()
        edit(url, how)
        server.start()
        told = server.post(
            "/api/commands",
            {"id": "out", "command": {"type": "cash-out", "terminal": "1"}},
            server.keys["terminal-1"],
        )
        assert told["ticket"]["cents"] == 101 * 500
        server.stop()
        log, alarms = server.log, read(url, "SELECT body FROM events WHERE type = 'alarm-raised.1'")
    if how == "the code left as it was":
        # Whoever changed it is not to do so unnoticed, and the row is gone.
        assert f"The snapshot of {STREAM} was changed" in log
        assert [b'"kind":"snapshot-spoiled","subject":"pt/1"' in bytes(body) for (body,) in alarms] == [True]
        assert f"'{STREAM}'" not in str(read(url, "SELECT stream FROM snapshots"))
