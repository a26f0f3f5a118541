"""The attack: a dealer alone gives an accomplice promotional tokens, for no voucher or for a used one.

It takes over 10 s: a real server runs on each of two stores.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

from kit.clients.http_clients import Desk, balances, each_database, fresh
from kit.clients.socket_clients import audited
from kit.server.server_process import running
from kit.support import STAR
from kit.tables.live_table import AMY, DEE, SUE
from msgspec.structs import replace

from pitboss.acting.acts.act import Act, Person
from pitboss.audit.auditor import Audit
from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.acts.people import ExchangeVoucher, Join
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.tickets.vouchers import IssueVouchers
from pitboss.kernel.rejection import unwrap
from pitboss.service.config import limits_of
from pitboss.service.config_reading import read_config

TABLES = ("star-1", "star-2")
CONFIG = """
venue = "V"
""" + "".join(
    f"""
[[games]]
name = "{name}"
edition = "{STAR}"
game = "baccarat"
limits = {{least = "10", most = "1000"}}
"""
    for name in TABLES
)
MINTED = 109_000_000
PRINTED = 5_000
"""The number of the only voucher."""


def acting(act: Act, by: Person = DEE, table: str = "star-1", approved: Person | None = None) -> ActAtTable:
    return ActAtTable(table, act, by, approved)


@each_database
def test_no_token_comes_from_a_dealers_own_word_nor_twice_from_a_voucher(kind: str, tmp_path: Path) -> None:
    database = fresh(kind, tmp_path)
    with running(CONFIG, database) as server, ExitStack() as stack:
        dee, sue = Desk(server, "dee", "dt/star-1"), Desk(server, "sue")
        for game in unwrap(read_config(CONFIG)).games:
            assert sue.code(acting(OpenTable(limits_of(game)), SUE, game.name)) == "done"
            assert sue.code(acting(Join(f"ann-{game.name}", 1), SUE, game.name)) == "done"
        _alone(dee, sue)
        _issued(dee, sue, Desk(server, "cas"))
        voucher = ExchangeVoucher("ann-star-1", "moon", PRINTED, "M-7")
        assert dee.code(acting(voucher), "sue") == "done"
        there = stack.enter_context(server.another()) if kind == "postgres" else server
        _again(dee, sue, Desk(there, "sue"))
        server.stop()
        assert isinstance(asyncio.run(audited(server)), Audit)
    assert balances(database)["promotion/moon/cost"] == PRINTED + 100


def _alone(dee: Desk, sue: Desk) -> None:
    """Without a supervisor's signature, or without a number, no one makes a token."""
    unnamed, named = (ExchangeVoucher("ann-star-1", "moon", MINTED, number) for number in ("", "M-1"))
    for minted in (unnamed, named):
        assert dee.code(acting(minted)) == "second-person-needed"
        assert dee.code(acting(minted), "dan") == "second-person-needed"
        assert dee.code(acting(minted), "dee") == "second-person-needed"
        assert dee.code(acting(minted), "cas") == "second-person-needed"
        # A supervisor who is only named has not signed.
        assert dee.code(acting(minted, approved=SUE)) == "second-person-needed"
        assert dee.code(acting(minted, approved=SUE), "dan") == "second-person-needed"
        assert sue.code(acting(minted, SUE)) == "second-person-needed"
        assert sue.code(acting(minted, SUE), "dee") == "second-person-needed"
    assert dee.code(acting(unnamed), "sue") == "voucher-number-needed"


def _issued(dee: Desk, sue: Desk, cas: Desk) -> None:
    """Two people issue a voucher with its value and conditions, and nobody exchanges another one."""
    nothing = ExchangeVoucher("ann-star-1", "moon", PRINTED, "M-7")
    assert dee.code(acting(nothing), "sue") == "voucher-unknown"
    until = 4_000_000_000_000
    issue = IssueVouchers("moon", ("M-7", "M-8"), PRINTED, "At star-1 only.", until, "sue", ("star-1",))
    assert dee.code(issue, "sue") == "not-permitted"
    assert cas.code(issue) == "second-person-needed"
    assert cas.code(replace(issue, approved_by="cas"), "cas") == "second-person-needed"
    assert cas.code(replace(issue, until=1), "sue") == "voucher-over"
    assert cas.code(replace(issue, conditions=" "), "sue") == "reason-needed"
    assert cas.code(replace(issue, vouchers=("M-7", "m-7")), "sue") == "voucher-numbers"
    assert cas.code(issue, "sue") == "done"
    assert cas.code(replace(issue, vouchers=("M-9", "m-8")), "sue") == "voucher-known"
    elsewhere = ExchangeVoucher("ann-star-2", "moon", PRINTED, "M-7")
    assert sue.code(acting(elsewhere, SUE, "star-2"), "amy") == "voucher-elsewhere"
    assert dee.code(acting(replace(nothing, tokens=MINTED)), "sue") == "voucher-value"
    free = replace(issue, vouchers=("M-10",), tokens=100, tables=())
    assert cas.code(free, "sue") == "done"


def _again(dee: Desk, sue: Desk, elsewhere: Desk) -> None:
    """One voucher is exchanged again: by others, for another player, at another table or server."""
    again = ExchangeVoucher("ann-star-1", "moon", PRINTED, "M-7")
    other = ExchangeVoucher("ann-star-2", "Moon", PRINTED, "m-7")
    assert dee.code(acting(again), "amy") == "voucher-exchanged"
    assert sue.code(acting(other, SUE, "star-2"), "amy") == "voucher-exchanged"
    assert elsewhere.code(acting(other, SUE, "star-2"), "amy") == "voucher-exchanged"
    with ThreadPoolExecutor(4) as crowd:
        requests = [
            crowd.submit(
                (sue, elsewhere)[each % 2].code,
                acting(
                    ExchangeVoucher(f"ann-{TABLES[each % 2]}", "moon", 100, "M-10"), SUE, TABLES[each % 2]
                ),
                AMY.name,
            )
            for each in range(8)
        ]
        codes = [each.result() for each in requests]
    assert sorted(codes) == ["done", *["voucher-exchanged"] * 7]
