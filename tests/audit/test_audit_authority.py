"""Authority: the auditor's table of who may do what finds people who did what they may not."""

import asyncio
from typing import Any
from unittest.mock import patch

import pytest
from kit.days import earlier_wagers as wagers
from kit.days.books import VENUE
from kit.days.floor_day import Floor
from kit.findings import tells
from kit.support import STAR
from kit.tables.live_table import SUE, set_up

from pitboss.acting.acts.act import Act
from pitboss.aggregates import REGISTRY
from pitboss.audit.acting.ranks import AT_TABLES, AT_WHEELS, Doers
from pitboss.audit.auditor import Audit, Wrong, audit
from pitboss.audit.finding import finding
from pitboss.audit.people.authority import AUTHORITY
from pitboss.baccarat.acts.people import BuyChips, Join
from pitboss.baccarat.decide import ACTS as TABLE_ACTS
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.people import keys, payers
from pitboss.floor.people import staff_commands as staff
from pitboss.floor.people.second_person import SIGNS
from pitboss.floor.people.staff import Post
from pitboss.floor.setups import equip, standard_setup
from pitboss.floor.terminals.chips import chip_commands as chips
from pitboss.kernel.decision import Command
from pitboss.kernel.instant import DAY_MS
from pitboss.kernel.text import Text
from pitboss.ledger.till import MoveMoney, ReverseMove
from pitboss.roulette.decide import ACTS as WHEEL_ACTS
from pitboss.store.memory import MemoryStore

HIRED = (
    ("sue", Post.CASINO_SUPERVISOR),
    ("sam", Post.CASINO_SUPERVISOR),
    ("gus", Post.GAMING_MANAGER),
    ("dee", Post.DEALER),
    ("cas", Post.CASHIER),
    ("ian", Post.INSPECTOR),
)
KEYS = (
    ("terminal-7", keys.DeviceKind.PLAYER_TERMINAL, "7"),
    ("terminal-8", keys.DeviceKind.PLAYER_TERMINAL, "8"),
    ("stacker-7", keys.DeviceKind.STACKER, "7"),
    ("cms", keys.DeviceKind.MONITORING, "floor"),
)


class Later(Command, frozen=True, tag="later"):
    """A day passes."""


Done = tuple[str, Command]
"""The sender, and the command."""
SET: Done = ("staff/gus", chips.SetTerminal("7", VENUE))
LATER: Done = ("", Later())
MOVED: Done = ("staff/cas", MoveMoney("capital", 500, {}, approved_by="sue"))
CASHED: Done = ("key/terminal-7/1", chips.CashOut("7"))
CREDITED: Done = ("key/cms/1", chips.TransferCredit("7", 5_000, "CMS-1"))


def written(*commands: Done) -> Audit | Wrong:
    """The auditor's finding on a floor that ran these commands with the product's checks switched off."""

    async def run() -> Audit | Wrong:
        store = MemoryStore()
        floor = Floor(store)
        async with floor.writer:
            hired = [("setup", staff.AddStaff(name, (post,), "setup")) for name, post in HIRED]
            granted = [("setup", keys.GrantKey(*key, "setup")) for key in KEYS]
            for by, command in (*hired, *granted, *commands):
                floor.at += 1_000
                if isinstance(command, Later):
                    floor.at += DAY_MS
                else:
                    await floor.try_(command, by)
        return await audit(store)

    # The product's check of signatures is off, too.
    with patch.dict(SIGNS, clear=True):
        return asyncio.run(run())


def test_every_event_that_was_ever_written_has_a_row() -> None:
    assert AUTHORITY.keys() == REGISTRY.events.keys() | REGISTRY.upcasts.keys()


@pytest.mark.parametrize(("mine", "theirs"), [(AT_TABLES, TABLE_ACTS), (AT_WHEELS, WHEEL_ACTS)])
def test_every_act_has_a_row_that_names_who_may(mine: Doers, theirs: dict[type[Act], Any]) -> None:
    assert mine == {str(act.__struct_config__.tag): set(row.by) for act, row in theirs.items()}


def test_who_may_do_it_does_it() -> None:
    assert isinstance(
        written(
            SET,
            ("key/stacker-7/1", chips.InsertNote("7", 5_000)),
            CREDITED,
            ("key/terminal-7/1", chips.CashOut("7")),
            ("staff/cas", MoveMoney("capital", 5_000_000, {}, approved_by="sue")),
            ("staff/cas", ReverseMove("cage/cash", 1, "Counted twice.", "sue")),
            ("setup", chips.SetTerminal("8", VENUE)),
        ),
        Audit,
    )


@pytest.mark.parametrize(
    ("commands", "expected"),
    [
        ([("staff/dee", SET[1])], finding("audit-no-post")),
        ([("staff/cas", SET[1])], finding("audit-no-post")),
        ([("staff/nobody", SET[1])], finding("audit-no-post")),
        ([("staff/dee", MoveMoney("capital", 500, {}, approved_by="sue"))], finding("audit-no-post")),
        (
            [SET, ("key/terminal-7/1", chips.InsertNote("7", 5_000))],
            finding("audit-kind-does-not", kind="player-terminal"),
        ),
        ([SET, ("staff/cas", chips.InsertNote("7", 5_000))], finding("audit-no-post")),
        (
            [SET, ("clockwork", chips.InsertNote("7", 5_000))],
            finding("audit-no-server-does", author="clockwork"),
        ),
        (
            [SET, CREDITED, ("key/terminal-8/1", chips.CashOut("7"))],
            finding("audit-serves-another", device="terminal-8", serves="8", stream="pt/7"),
        ),
        ([SET, CREDITED, ("key/terminal-7/2", chips.CashOut("7"))], finding("audit-no-such-key")),
        ([SET, CREDITED, ("key/terminal-9/1", chips.CashOut("7"))], finding("audit-no-such-key")),
        (
            [SET, CREDITED, ("setup", keys.WithdrawKey("terminal-7")), LATER, CASHED],
            finding("audit-key-ended", author="key/terminal-7/1"),
        ),
        (
            [("setup", staff.SuspendStaff("gus", "setup", "An inquiry.")), LATER, SET],
            finding("audit-no-post", name="gus"),
        ),
        (
            [MOVED, ("staff/cas", ReverseMove("cage/cash", 1, "Wrong.", "cas"))],
            finding("audit-signed-own", name="cas"),
        ),
        (
            [MOVED, ("staff/cas", ReverseMove("cage/cash", 1, "Wrong.", "dee"))],
            finding("audit-signer-no-post", name="dee"),
        ),
        (
            [("staff/cas", MoveMoney("capital", 1_000_001, {}, approved_by="dee"))],
            finding("audit-signer-no-post", name="dee"),
        ),
        (
            [("staff/cas", MoveMoney("capital", 1_000_001, {}, approved_by="cas"))],
            finding("audit-signed-own", name="cas"),
        ),
    ],
)
def test_an_act_without_authority_is_found(commands: list[Any], expected: Text) -> None:
    found = written(*commands)
    assert isinstance(found, Wrong), "nothing was found"
    assert tells(found.why, expected), found


def test_a_person_who_returns_stakes_alone_is_found() -> None:
    """Staff return stakes by a command that names a second person. This command belongs to the server."""
    placed = ("key/terminal-7/1", wagers.PlaceWagers("7", "1", "1-1", {"banker": 500}))
    back = wagers.ReturnWagers("7", "1-1", "The screen went dark.")
    assert isinstance(written(SET, CREDITED, placed, ("clockwork", back)), Audit)
    found = written(SET, CREDITED, placed, ("staff/sue", back))
    assert isinstance(found, Wrong)
    assert found.why == finding("audit-returned-unsigned")


def test_who_alone_books_what_comes_from_outside_is_found() -> None:
    for move in ("capital", "chips-made"):
        with patch.object(payers, "FROM_OUTSIDE", ()):
            found = written(("staff/cas", MoveMoney(move, 500, {})))
        assert isinstance(found, Wrong)
        assert found.why == finding("audit-booked-alone", name="cas")


def test_chips_that_are_sold_at_a_table_are_counted() -> None:
    table = set_up(equip(standard_setup(STAR))).do(Join("ann", 1)).do(BuyChips("ann", 5_000), SUE)
    acts = [(f"staff/{each.by.name}", ActAtTable("1", each.act, each.by)) for each in table.events]
    stocked = [
        ("setup", MoveMoney("chips-made", 9_000, {})),
        ("setup", MoveMoney("fill", 5_000, {"table": "1"})),
    ]
    sold = ("staff/cas", MoveMoney("chips-sold", 500, {}))
    assert isinstance(written(*stocked, sold, *acts), Audit)
    with patch.object(payers, "paid_out", lambda event, _: getattr(event, "cents", 0)):
        found = written(*stocked, sold, *acts)
    assert isinstance(found, Wrong)
    assert tells(found.why, finding("audit-follower-missing", event="22", type="payment-counted.2"))


def test_a_command_sent_before_a_suspension_may_be_written_after_it() -> None:
    assert isinstance(written(("setup", staff.SuspendStaff("gus", "setup", "An inquiry.")), SET), Audit)
