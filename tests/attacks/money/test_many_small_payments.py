"""The attack: one person stays under the amount that needs two people, and does so twenty times."""

from contextlib import ExitStack
from pathlib import Path

from kit.clients.http_clients import Desk, balances, each_database, fresh
from kit.server.server_process import running
from kit.support import STAR
from kit.tables.live_table import DEE, SUE

from pitboss.acting.acts.act import Act, Person
from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.acts.people import BuyChips, Join
from pitboss.baccarat.decide import ActAtTable
from pitboss.kernel.instant import DAY_MS, MINUTE_MS
from pitboss.kernel.rejection import unwrap
from pitboss.ledger.till import MoveMoney
from pitboss.service.clock import now
from pitboss.service.config import limits_of
from pitboss.service.config_reading import read_config

CONFIG = f"""
venue = "V"
utc-offset = {12 * 60 - now() % DAY_MS // MINUTE_MS}
"""
"""It is noon there, so that no day begins while this runs."""
TABLE = f"""
[[games]]
name = "star-1"
edition = "{STAR}"
game = "baccarat"
limits = {{least = "10", most = "1000"}}
"""
JUST_UNDER = 999_999
ALONE = 5
"""This many of them are 50,000 dollars, less five cents."""


@each_database
def test_twenty_payments_just_under_the_limit_do_not_pass_with_one_person(kind: str, tmp_path: Path) -> None:
    database, small = fresh(kind, tmp_path), MoveMoney("chips-cashed", JUST_UNDER, {})
    with running(CONFIG, database) as server:
        before = balances(database)["cage/cash"]
        cashier = Desk(server, "cas")
        assert cashier.code(MoveMoney("chips-cashed", 1_000_001, {})) == "release-needed"
        codes = [cashier.code(small) for _ in range(3)]
        # No other session, restart or server starts the count again.
        server.kill()
        server.start()
        with ExitStack() as stack:
            there = stack.enter_context(server.another()) if kind == "postgres" else server
            cashier = Desk(server, "cas")
            codes += [desk.code(small) for desk in (Desk(there, "cas"), cashier) * 8]
        assert codes == ["done"] * ALONE + ["release-needed"] * (19 - ALONE)
        assert cashier.code(MoveMoney("chips-cashed", 5, {})) == "done"
        assert cashier.code(MoveMoney("chips-cashed", 1, {})) == "release-needed"
        # With a second person they can continue. A person who may not sign does not help.
        assert cashier.code(MoveMoney("chips-cashed", 1, {}, approved_by="sue")) == "second-person-needed"
        assert cashier.code(small, second="dee") == "second-person-needed"
        assert cashier.code(small, second="sue") == "done"
    assert before - balances(database)["cage/cash"] == (ALONE + 1) * JUST_UNDER + 5


@each_database
def test_a_dealer_sells_no_more_for_cash_that_nobody_else_has_seen(kind: str, tmp_path: Path) -> None:
    def acting(act: Act, by: Person = DEE) -> ActAtTable:
        return ActAtTable("star-1", act, by)

    database, small = fresh(kind, tmp_path), acting(BuyChips("ann", JUST_UNDER))
    with running(CONFIG + TABLE, database) as server:
        dee, sue = Desk(server, "dee", "dt/star-1"), Desk(server, "sue")
        (game,) = unwrap(read_config(CONFIG + TABLE)).games
        assert sue.code(acting(OpenTable(limits_of(game)), SUE)) == "done"
        assert dee.code(acting(Join("ann", 1))) == "done"
        assert dee.code(acting(BuyChips("ann", 1_000_001))) == "release-needed"
        assert [dee.code(small) for _ in range(8)] == ["done"] * ALONE + ["release-needed"] * (8 - ALONE)
        assert dee.code(small, second="dan") == "release-needed"
        assert dee.code(small, second="sue") == "done"
    assert balances(database)["table/star-1/drop"] == (ALONE + 1) * JUST_UNDER
