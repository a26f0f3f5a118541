"""The attack: a slip from after the backup is presented when its number is on another player's ticket.

It takes over 10 s: a server is stopped, restored from a backup and started again, on two stores.
"""

from pathlib import Path

import pytest
from kit.cli import pitboss
from kit.pages.page_floors import FLOOR
from kit.server.server_process import PASSWORD, Server, running
from kit.store.attacker import another, ask, read, url  # noqa: F401 (a fixture)


def ticket(server: Server, name: str, dollars: int) -> str:
    """The number of a ticket of terminal 1."""
    done = ask(server, "stacker-1", f"note-{name}", "insert-note", terminal="1", cents=dollars * 100)
    assert "error" not in done, done
    answer = ask(server, "terminal-1", f"out-{name}", "cash-out", terminal="1")
    number: str = answer["ticket"]["number"]
    return number


def test_an_old_slip_is_never_paid_with_the_money_of_a_new_one(
    url: str,  # noqa: F811
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:
    file = tmp_path / "night.backup"
    with running(FLOOR, url) as server:
        known = ticket(server, "known", 20)
        assert pitboss("backup", file, "--database", url).exit_code == 0
        lost = ticket(server, "lost", 50)
        server.stop()
        new = another(url, tmp_path, request)
        restored = pitboss("restore", file, "--database", new)
        assert restored.exit_code == 0, restored.stderr
        server.database = new
        server.start()
        honest = ticket(server, "honest", 100)
        assert honest != lost
        refused = ask(server, "cas", "old", "redeem-ticket", number=lost, place="cage")
        assert refused["error"]["code"] == "ticket-lost-in-restore"
        assert "Terminal 1 printed this as its slip 2 between" in refused["error"]["message"]
        slot = ask(server, "stacker-1", "slot", "insert-ticket", terminal="1", number=lost)
        assert slot["error"]["code"] == "ticket-lost-in-restore"
        _decide_on(server, lost)
        for number in (honest, known):
            paid = ask(server, "cas", f"pay-{number}", "redeem-ticket", number=number, place="cage")
            assert "error" not in paid, paid
        server.stop()
    issued = read(new, "SELECT stream FROM events WHERE type = 'ticket-issued.1'")
    assert len(set(issued)) == len(issued) == 2
    result = pitboss("verify", "--database", new)
    assert result.exit_code == 0, result.stdout
    assert "restored    at" in result.stdout


def _decide_on(server: Server, number: str) -> None:
    """The cage records the slip once, and two supervisors have it paid once, as the paper says."""
    slip = {"number": number, "cents": 5_000}
    much = ask(server, "cas", "too-much", "present-lost-slip", number=number, cents=100_000_000)
    assert much["error"]["code"] == "slip-too-much"
    answer = ask(server, "cas", "present", "present-lost-slip", **slip)
    key = answer["events"][0]["stream"].removeprefix("lost-slip/")
    assert ask(server, "cas", "again", "present-lost-slip", **slip)["error"]["code"] == "slip-presented"
    decided = {"slip": key, "pay": True, "reason": "The stacker holds the note.", "approved_by": "gil"}
    for who, code in (("cas", "not-permitted"), ("sue", "second-person-needed")):
        assert ask(server, who, f"alone-{who}", "decide-lost-slip", **decided)["error"]["code"] == code
    second = {"name": "gil", "password": PASSWORD}
    paid = ask(server, "sue", "decide", "decide-lost-slip", **decided, second=second)
    assert [each["type"] for each in paid["events"]][:1] == ["slip-paid.1"]
    twice = ask(server, "sue", "twice", "decide-lost-slip", **decided, second=second)
    assert twice["error"]["code"] == "slip-paid"
    assert ask(server, "cas", "later", "present-lost-slip", **slip)["error"]["code"] == "slip-paid"
