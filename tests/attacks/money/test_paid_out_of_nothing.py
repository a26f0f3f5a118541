"""The attack: a cashier pays out money that is not owed, and cash that the cage never had."""

from pathlib import Path

from kit.clients.http_clients import Desk, balances, below_zero, each_database, fresh
from kit.server.server_process import running

from pitboss.floor.terminals.chips.chip_commands import CashOut, InsertNote
from pitboss.floor.tickets.ticket_commands import RedeemTicket
from pitboss.ledger.till import MoveMoney

CONFIG = """
venue = "V"
[[terminals]]
number = "1"
"""
NO_DEBT: dict[str, dict[str, str]] = {
    "late-claim": {},
    "late-payment": {},
    "late-win": {"table": "1"},
    "prize-won": {"prize": "car"},
    "prize-paid": {"prize": "car"},
    "pool-added": {"tournament": "spring"},
    "pool-prize": {"tournament": "spring", "prize": "first"},
    "pool-prize-paid": {"tournament": "spring", "prize": "first"},
    "seat-win-paid": {"table": "9", "seat": "me"},
    "seat-left": {"table": "9", "seat": "me"},
    "tokens-given": {"promotion": "moon"},
}


@each_database
def test_nothing_is_paid_that_is_not_owed_and_no_cash_that_is_not_there(kind: str, tmp_path: Path) -> None:
    database = fresh(kind, tmp_path)
    with running(CONFIG, database, stocked=False) as server:
        cashier = Desk(server, "cas")
        for move, names in NO_DEBT.items():
            assert cashier.code(MoveMoney(move, 999_999, names)) == "not-by-hand", move
            assert cashier.code(MoveMoney(move, 999_999, names), second="sue") == "not-by-hand", move
        # Chips that were never sold are bought back.
        assert cashier.code(MoveMoney("chips-cashed", 500, {})) == "chips-not-sold"
        # The cage has never received any cash or chips.
        assert cashier.code(MoveMoney("kiosk-filled", 500, {"kiosk": "1"})) == "cage-short"
        assert cashier.code(MoveMoney("fill", 500, {"table": "1"})) == "cage-short"
        slot, terminal = Desk(server, "stacker-1"), Desk(server, "terminal-1")
        assert slot.code(InsertNote("1", 10_000)) == "done"
        number = terminal.ask(CashOut("1"))["ticket"]["number"]
        paid = RedeemTicket(number, "cage", 10_000)
        assert cashier.code(paid) == "cage-short"
        assert cashier.code(RedeemTicket(number, "kiosk/1", 10_000)) == "not-permitted"
        # A player's ticket waits for the cash, and stays good. Two people can book cash and chips that were
        # missing.
        for move in ("capital", "chips-made", "chips-outstanding"):
            assert cashier.code(MoveMoney(move, 10_000, {})) == "release-needed"
            assert cashier.code(MoveMoney(move, 10_000, {}), second="dee") == "second-person-needed"
        assert cashier.code(MoveMoney("capital", 10_000, {}), second="sue") == "done"
        assert cashier.code(paid) == "done"
        assert cashier.code(MoveMoney("kiosk-filled", 1, {"kiosk": "1"})) == "cage-short"
    assert below_zero(database) == {}
    assert balances(database)["cage/cash"] == 0
