"""What staff wrote is for staff: players' screens have the words of the ruling."""

import asyncio

import msgspec
import pytest
from kit.days.books import NOW
from kit.server.views import config

from pitboss.acting.acts.act import Person
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.floor.devices.device_commands import ReportFault
from pitboss.floor.devices.devices import Fault
from pitboss.floor.people.staff import Post
from pitboss.floor.setups import standard_setup
from pitboss.floor.terminals.chips.chip_commands import InsertNote, SetTerminal
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.terminals.chips.chip_moves import DragChips
from pitboss.floor.terminals.settling import ReconcilePlay
from pitboss.game.irregularities import Report
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.roles import Role
from pitboss.roulette.acts.irregular import VoidSpin
from pitboss.roulette.acts.opening import OpenWheel, SetWheel
from pitboss.roulette.acts.play import NewGame
from pitboss.roulette.decide import ActAtWheel
from pitboss.rules.irregularity import Kind
from pitboss.service.auth.actors import DeviceActor, DeviceKind, StaffActor
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.views.channels import render, view_key
from pitboss.service.views.terminal_view import TerminalView
from pitboss.store.memory import MemoryStore

SUE = Person("sue", Role.CASINO_SUPERVISOR)
STAFF = StaffActor("sue", frozenset({Post.CASINO_SUPERVISOR}), "0f")
SCREEN = DeviceActor("terminal-7", DeviceKind.PLAYER_TERMINAL, "7")
BRAWL = "brawl at the wheel"


@pytest.mark.clause("star-rapid-etg-2016", "12.4", "12.5")
def test_a_player_reads_the_ruling_and_its_clause_and_staff_the_reason() -> None:
    limits = TableLimits(each=Limits(500, 100_000), unit=500)
    acts = (SetWheel(standard_setup("star-rapid-etg-2016", "roulette")), OpenWheel(limits), NewGame("w-1"))
    void = VoidSpin(Report(Kind.DISRUPTION), BRAWL)
    commands = (
        *(ActAtWheel("w", act, SUE) for act in acts),
        SetTerminal("7", Settings("Pitboss")),
        InsertNote("7", 10_000),
        DragChips("7", "w", "w-1", {"red": 5_000}),
        ActAtWheel("w", void, SUE),
        ReconcilePlay("7", "w", "w-1"),
        ReportFault("printer-7", Fault.JAMMED, "eaten by the brawl at the wheel"),
    )

    async def check() -> None:
        async with FloorEngine(MemoryStore(), config(), lambda: NOW) as floor:
            for n, command in enumerate(commands):
                unwrap(await floor.do(f"c-{n}", command, "setup"))
            seen, known = (render(floor, "terminal/7", actor) for actor in (SCREEN, STAFF))
            assert isinstance(seen, TerminalView)
            assert isinstance(known, TerminalView)
            assert BRAWL in msgspec.json.encode(known).decode()
            assert "brawl" not in msgspec.json.encode(seen).decode()
            assert seen.back is not None
            assert "12.4" in str(seen.back.reason)
            # The two never share one rendering.
            assert view_key("terminal/7", STAFF) != view_key("terminal/7", SCREEN)
            public = (render(floor, f"{name}/w", SCREEN) for name in ("game", "history"))
            assert all("brawl" not in msgspec.json.encode(view).decode() for view in public)

    asyncio.run(check())
