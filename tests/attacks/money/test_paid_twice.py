"""The attack: one debt is paid twice, by another cashier, server or id, or as refused and not refused.

It takes over 10 s: many threads ask two servers for the same money, on two stores.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

from kit.clients.http_clients import Desk, balances, below_zero, each_database, earlier, fresh, issue
from kit.server.server_process import Server, running

from pitboss.audit.auditor import Audit, audit
from pitboss.engine.command_writer import CommandWriter
from pitboss.floor.terminals import payout_commands as payouts
from pitboss.floor.terminals.chips.chip_commands import CashOut, TransferCredit
from pitboss.floor.tickets import ticket_commands as tickets
from pitboss.floor.tickets.validation import ticket_key
from pitboss.kernel.rejection import unwrap
from pitboss.store.opening import open_store

CONFIG = """
venue = "V"
[[terminals]]
number = "1"
[[terminals]]
number = "2"
"""
CENTS = 12_300


@each_database
def test_each_debt_is_paid_once_regardless_of_who_asks_how_often(kind: str, tmp_path: Path) -> None:
    database, numbers = fresh(kind, tmp_path), list[str]()

    async def issue_some(writer: CommandWriter, secret: bytes) -> None:
        numbers.extend([await issue(writer, secret, CENTS, each) for each in (1, 2)])
        numbers.append(ticket_key(secret, numbers[0]))

    earlier(database, issue_some)
    lapsed, _, key = numbers
    with running(CONFIG, database) as server, ExitStack() as stack:
        servers = [server]
        if kind == "postgres":
            servers.append(stack.enter_context(server.another()))
        one, other = (Desk(each, "cas") for each in (servers[0], servers[-1]))
        assert one.code(tickets.LapseTicket(key)) == "done"
        _claim_at_once(lapsed, one, other)
        _transfer(servers)
        _reinstate(server, one, other)
    assert balances(database)["house/unclaimed"] == balances(database)["house/withheld"] == 0
    assert below_zero(database) == {}
    assert isinstance(asyncio.run(_verify(database)), Audit)


def _claim_at_once(lapsed: str, *cashiers: Desk) -> None:
    """The same lapsed ticket is claimed twenty times at once."""
    claim = tickets.ClaimTicket(lapsed, "It lay in a coat.", "sue", CENTS)
    alone = tickets.ClaimTicket(lapsed, "It lay in a coat.", "cas", CENTS)
    assert cashiers[0].code(claim) == "second-person-needed"
    assert cashiers[0].code(alone) == "second-person-needed"
    assert cashiers[0].code(tickets.RedeemTicket(lapsed, "cage")) == "ticket-expired"
    more = tickets.ClaimTicket(lapsed, "It lay in a coat.", "sue", CENTS + 1)
    assert cashiers[0].code(more, "sue") == "ticket-amount-differs"
    with ThreadPoolExecutor(4) as crowd:
        requests = [
            crowd.submit(cashiers[each % 2].code, claim, "sue", f"claim-{each % 10}") for each in range(20)
        ]
        codes = [each.result() for each in requests]
    # Ten ids, each sent twice, perhaps to two servers: one of them paid, and has that answer both times.
    assert sorted(set(codes)) == ["done", "ticket-redeemed"]
    assert codes.count("done") == 2


def _transfer(servers: list[Server]) -> None:
    """The monitoring system sends one transfer to two terminals, and again."""
    for terminal, expected in (("1", "done"), ("2", "transfer-repeated"), ("1", "transfer-repeated")):
        sender = Desk(servers[-1 if terminal == "2" else 0], "monitoring")
        assert sender.code(TransferCredit(terminal, 600_000, "CMS-77")) == expected


def _reinstate(server: Server, one: Desk, other: Desk) -> None:
    """A payout is refused, the refusal reversed twice, and the payout paid twice."""
    sue = Desk(server, "sue")
    assert Desk(server, "terminal-1").code(CashOut("1")) == "done"
    assert sue.code(payouts.ReinstateHandPay("1", 3, "Nothing was wrong.", "ian"), "ian") == "not-refused"
    hold = payouts.WithholdHandPay("1", 3, "A marked card.", inspector="ian")
    assert sue.code(hold) == "done"
    refuse = payouts.RefuseHandPay("1", 3, "Marked.")
    assert sue.code(refuse) == "inspector-not-answered"
    answer = payouts.ReviewHandPay("1", 3, agrees=True, note="It is marked.", by="ian")
    assert [sue.code(answer), Desk(server, "ian").code(answer), sue.code(refuse)] == [
        "not-permitted",
        "done",
        "done",
    ]
    pay = payouts.PayHand("1", 3, 600_000, "Ann Lee", "sue")
    assert one.code(pay, "sue") == "no-payout"
    again = payouts.ReinstateHandPay("1", 3, "The card was worn.", "ian")
    assert sue.code(again) == "second-person-needed"
    assert sue.code(again, "ian") == "done"
    assert sue.code(again, "ian") == "not-refused"
    assert [desk.code(pay, "sue") for desk in (one, other, one)] == ["done", "no-payout", "no-payout"]


async def _verify(database: str) -> object:
    store = unwrap(await open_store(database))
    try:
        return await audit(store)
    finally:
        await store.close()
