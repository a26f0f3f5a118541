"""A floor with a wheel that takes any amount: chips are dragged there, and settled by its numbers."""

from collections.abc import Mapping
from typing import Any

import msgspec

from kit.days.books import VENUE, Books
from kit.support import RAPID
from kit.tables.live_table import AMY, DEE, SUE
from pitboss.acting.acts.act import Act, Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.engine.command_writer import CommandWriter
from pitboss.engine.transaction import Accepted
from pitboss.floor.setups import standard_setup
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.terminals.chips.chip_moves import DragChips
from pitboss.floor.terminals.settling import ReconcilePlay, plays_due
from pitboss.game.irregularities import Report
from pitboss.kernel.decision import Event
from pitboss.kernel.money import LARGEST_STAKE_CENTS, Cents
from pitboss.roulette.acts.irregular import CorrectNumber, VoidSpin
from pitboss.roulette.acts.opening import OpenWheel, SetWheel
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.decide import ActAtWheel
from pitboss.roulette.state import ReadingSource, WheelTable
from pitboss.rules.irregularity import Kind

WHEEL, SPIN = "1", "1-204"
SETUP, LIMITS = standard_setup(RAPID, "roulette"), TableLimits(each=Limits(1, LARGEST_STAKE_CENTS))
OPENING = (
    ActAtWheel(WHEEL, SetWheel(SETUP), SUE),
    ActAtWheel(WHEEL, OpenWheel(LIMITS), SUE),
    ActAtWheel(WHEEL, NewGame(SPIN), DEE),
)
"""The commands that open the wheel and begin a spin."""


async def open_wheel(writer: CommandWriter) -> None:
    """A wheel that takes wagers. A second call finds it open already."""
    for step, command in enumerate(OPENING):
        assert isinstance(await writer.submit(f"wheel-{step}", command, "setup"), Accepted)


def drag(stakes: Mapping[str, Any], terminal: str = "7", play: str = "1-1") -> DragChips:
    """Chips are dragged onto the wheel."""
    return DragChips(terminal, WHEEL, play, stakes)


class WheelFloor(Books):
    """A wheel, and terminals without credits."""

    def __init__(self, *terminals: str, settings: Settings = VENUE, smallest_chip: Cents = 1) -> None:
        super().__init__(*terminals, settings=settings)
        self.act(SetWheel(msgspec.structs.replace(SETUP, smallest_chip=smallest_chip)), by=SUE)
        self.act(OpenWheel(LIMITS), by=SUE)

    def act(self, act: Act, by: Person = DEE, approved: Person | None = None) -> None:
        """Does an act at the wheel."""
        self.do(ActAtWheel(WHEEL, act, by, approved))

    @property
    def wheel(self) -> WheelTable:
        """The state of the wheel."""
        wheel = self.states[f"wheel/{WHEEL}"]
        assert isinstance(wheel, WheelTable)
        return wheel

    def begin(self, play: str = "1-1") -> None:
        """The wheel takes wagers on a spin, unless it does so already."""
        if self.wheel.spin is None or self.wheel.spin.key != play:
            self.act(NewGame(play))

    def wager(self, wager: str, cents: Cents, play: str = "1-1", terminal: str = "7") -> None:
        """Puts chips onto the layout."""
        self.begin(play)
        self.do(drag({wager: cents}, terminal, play))

    def come_to(self, number: int) -> None:
        """The ball falls into a pocket."""
        for act in (EndPeriod(), SpinBall(), BallAtRest(number, ReadingSource.SENSOR), ConfirmNumber(number)):
            self.act(act)

    def settle(self, number: int) -> Any:
        """The same, and the terminals are settled; returns the last event there."""
        self.come_to(number)
        return self.reconcile()

    def correct(self, number: int) -> Any:
        """A supervisor enters the right number for the last spin."""
        report = Report(Kind.WRONG_NUMBER)
        self.act(CorrectNumber(report, number, "The number was misread."), AMY, SUE)
        return self.reconcile()

    def void(self) -> Any:
        """The current spin, or the last, counts for nothing."""
        self.act(VoidSpin(Report(Kind.SYSTEM_MALFUNCTION), "The ball left the wheel."), DEE, SUE)
        return self.reconcile()

    def reconcile(self) -> Event | None:
        """Every terminal does all that the wheel makes due; returns the last event."""
        last: Event | None = None
        for terminal in [name.removeprefix("pt/") for name in self.states if name.startswith("pt/")]:
            while due := plays_due(self.account(terminal), WHEEL, self.wheel):
                last = self.do(ReconcilePlay(terminal, WHEEL, due[0]))
        return last
