"""A night at a live table through the writer of every store: crashes and retries lose and repeat nothing.

It takes over 10 s: whole nights are played on four stores, and three of them write to disk.
"""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest
from kit.days.log_events import act_events, audit_log
from kit.store.store_contract import NOON, Opener, all_events, all_lines, each_store, keeping
from kit.support import CANBERRA, PREMIUM, STAR
from kit.tables.live_table import LiveTable, load, player, set_up

from pitboss.acting.acts.act import Act
from pitboss.aggregates import REGISTRY
from pitboss.audit.auditor import Audit
from pitboss.baccarat.acts import betting, people, play
from pitboss.baccarat.decide import ActAtTable, TableActed
from pitboss.baccarat.views.offering import offers
from pitboss.engine.transaction import Accepted
from pitboss.floor.setups import equip, standard_setup
from pitboss.floor.tickets.vouchers import IssueVouchers
from pitboss.kernel.instant import DAY_MS
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.till import MoveMoney
from pitboss.rules.procedure import Announcement, Device

STOCK = (
    MoveMoney("chips-made", 10_000_000, {}),
    MoveMoney("fill", 10_000_000, {"table": "1"}),
    MoveMoney("chips-outstanding", 900_000, {}, approved_by="sue"),
    IssueVouchers("moon", ("M-1", "M-2", "M-3"), 20_000, "At any table.", NOON + DAY_MS, "sue"),
)
"""Chips in the float and with the patrons who arrive, and their vouchers."""
PIECES = (1, 2, 5)
"""The numbers of commands between crashes of the server, in turn."""


def night(edition: str, seed: int) -> list[ActAtTable]:
    """The commands of a night, some of them refused: the same for the same seed."""
    random = Random(seed)
    setup = msgspec.structs.replace(standard_setup(edition), device=Device.SHOE)
    pit = set_up(equip(setup))
    for name, seat in (("ann", 1), ("bob", 2), ("cem", 3)):
        pit.do(people.Join(name, seat, 300_000))
        pit.signed(people.ExchangeVoucher(name, "moon", 20_000, f"M-{seat}"))
    load(pit)
    for number in range(1, 4):
        pit.start(f"1-{number}")
        for name in pit.now.guests:
            wagers = [o.act for o in offers(pit.now, "1", player(name), pit.at) if _is_wager(o.act)]
            if wagers:
                pit.do(random.choice(wagers), player(name))
        pit.attempt(betting.PlaceWager("ann", 1, "banker", 99), player("ann"))
        _finish(pit, random)
    return [ActAtTable("1", event.act, event.by, event.approved) for event in pit.events]


def _is_wager(act: Act) -> bool:
    return isinstance(act, betting.PlaceWager)


def _finish(pit: LiveTable, random: Random) -> None:
    """Deals the coup with random cards, and settles it."""
    codes = [f"{rank}{suit}" for rank in "A23456789TJQK" for suit in "SHDC"]
    pit.call(Announcement.NO_MORE_BETS)
    while pit.now.coup is not None:
        if pit.reveal().collect().attempt(play.Settle()) is None:
            return
        pit.attempt(play.SettleInitialDeal())
        if pit.attempt(play.Settle()) is not None:
            pit.do(play.DrawCard(random.choice(codes)))


@each_store
@pytest.mark.parametrize("edition", [STAR, PREMIUM, CANBERRA])
def test_a_night_with_crashes_and_retries_is_the_same_night(
    opener: Opener, tmp_path: Path, edition: str
) -> None:
    commands = night(edition, seed=7)
    plain = LiveTable()
    for command in commands:
        plain.do(command.act, command.by, command.approved)

    async def crashing() -> None:
        answers: dict[str, Accepted | Rejection] = {}
        async with keeping(opener, tmp_path) as writer:
            for at, move in enumerate(STOCK):
                assert isinstance(await writer.submit(f"stock-{at}", move, "setup"), Accepted)
        for turn, start in enumerate(_turns(len(commands))):
            async with keeping(opener, tmp_path, at=NOON + turn) as writer:
                # After the crash, senders repeat commands that were not answered, and some that were.
                for number in range(max(0, start.start - 2), start.stop):
                    name = f"c-{number}"
                    answer = await writer.submit(name, commands[number], "dt/1")
                    assert answers.setdefault(name, answer) == answer
        assert all(isinstance(answer, Accepted) for answer in answers.values())
        async with keeping(opener, tmp_path) as writer:
            stored = [row for row in await all_events(writer._store) if row.stream == "table/1"]
            lines = await all_lines(writer._store)
        acts = [event.act for row in stored if isinstance(event := REGISTRY.read(row), TableActed)]
        assert acts == [command.act for command in commands]
        state = REGISTRY.follow(None, stored)
        assert state.balances == plain.now.balances  # type: ignore[attr-defined]
        assert sum(line.cents for line in lines) == 0

    asyncio.run(crashing())
    assert isinstance(audit_log(act_events(plain.events)), Audit)


def _turns(commands: int) -> list[range]:
    turns, start = list[range](), 0
    while start < commands:
        size = PIECES[len(turns) % len(PIECES)]
        turns.append(range(start, min(commands, start + size)))
        start += size
    return turns
