"""The attack: a seat at a virtual dealer's table of a real floor reports chips that its guest has brought."""

import asyncio
from pathlib import Path

from kit.clients.http_clients import below_zero, each_database, fresh
from kit.clients.socket_clients import inside
from kit.server.server_process import running
from kit.support import STAR
from kit.tables.live_table import SUE, player

from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.acts.people import BringChips, BuyChips, ExchangeVoucher, Join, Leave
from pitboss.ledger.till import MoveMoney

TABLE = "star-1"
CONFIG = f"""
venue = "V"
[[games]]
name = "{TABLE}"
edition = "{STAR}"
game = "baccarat"
pause = 60
dealing = "virtual"
shoe = "simulated"
limits = {{least = "10", most = "1000"}}
[[seats]]
table = "{TABLE}"
guest = "ann"
"""
MINTED = 109_000_000


@each_database
def test_no_chip_comes_from_a_seats_own_word(kind: str, tmp_path: Path) -> None:
    database = fresh(kind, tmp_path)

    async def story() -> None:
        with running(CONFIG, database, stocked=False) as server:
            async with inside(server) as hall:
                ann, sue = await hall.guest(TABLE, player("ann")), hall.supervisor(TABLE)
                cas = await hall.cashier()
                # The virtual dealer may be faster.
                await sue.ask(sue.acting(OpenTable(hall.limits(TABLE))))
                assert await ann.fails(Join("ann", 1, MINTED)) == "chips-unseen"
                assert await ann.fails(Join("ann", 1, 0, MINTED)) == "chips-unseen"
                await ann.act(Join("ann", 1))
                assert await ann.fails(BringChips("ann", MINTED)) == "chips-unseen"
                assert await ann.fails(BuyChips("ann", MINTED)) == "not-authorised"
                assert await ann.fails(ExchangeVoucher("ann", "moon", MINTED)) == "not-authorised"
                # Nor from the word of staff, unless chips were sold that no player has on the table.
                assert await sue.fails(BringChips("ann", MINTED)) == "chips-not-sold"
                assert await sue.fails(BuyChips("ann", 5_000)) == "float-short"
                for move, names in (("capital", {}), ("chips-made", {}), ("fill", {"table": TABLE})):
                    await cas.do(MoveMoney(move, 100_000, names), SUE)
                await sue.act(BuyChips("ann", 5_000))
                await ann.act(Leave("ann"))
                await ann.act(Join("ann", 1))
                assert await sue.fails(BringChips("ann", 5_001)) == "chips-not-sold"
                await sue.act(BringChips("ann", 5_000))

    asyncio.run(story())
    assert below_zero(database) == {}
