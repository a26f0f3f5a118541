"""The attack: a row of the cache is edited, so that a terminal finds $4,000 that were never put in.

It takes over 10 s: servers are stopped and started again, on two stores.
"""

import msgspec
import pytest
from kit.pages.page_floors import FLOOR
from kit.server.server_process import Server, running
from kit.store.attacker import read, url, write  # noqa: F401 (a fixture)

from pitboss.floor.terminals.chips.chip_account import ChipAccount

STREAM, BOUNTY = "pt/1", 400_000
VOUCHED = "vouched-1/"


def insert_notes(server: Server, count: int) -> None:
    """Inserts this many notes of $5, each with its own event."""
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
    encoded = msgspec.msgpack.encode(wrong)
    if how == "the code left as it was":
        write(database, "snapshots", {"body": code + encoded}, stream=STREAM)
    else:
        write(database, "snapshots", {"body": encoded, "shape": shape.removeprefix(VOUCHED)}, stream=STREAM)


@pytest.mark.parametrize("how", ["the code left as it was", "no code at all"])
def test_a_ticket_is_issued_for_what_the_events_say(url: str, how: str) -> None:  # noqa: F811
    with running(FLOOR, url) as server:
        insert_notes(server, 101)
        server.stop()
        edit(url, how)
        server.start()
        answer = server.post(
            "/api/commands",
            {"id": "out", "command": {"type": "cash-out", "terminal": "1"}},
            server.keys["terminal-1"],
        )
        assert answer["ticket"]["cents"] == 101 * 500
        server.stop()
        log, alarms = server.log, read(url, "SELECT body FROM events WHERE type = 'alarm-raised.2'")
    if how == "the code left as it was":
        # The change must not go unnoticed, and the row is gone.
        assert f"The snapshot of {STREAM} was changed" in log
        assert [b'"kind":"snapshot-spoiled","subject":"pt/1"' in bytes(body) for (body,) in alarms] == [True]
        assert f"'{STREAM}'" not in str(read(url, "SELECT stream FROM snapshots"))
