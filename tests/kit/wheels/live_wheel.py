"""A roulette wheel for tests: acts one after the other, each encoded and decoded as in the log."""

from typing import Any

import msgspec

from kit.support import RAPID
from kit.tables.live_table import DEE, GUS, SUE, LiveGame
from pitboss.acting.acts.act import Act, Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.setups.setup import Setup
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.aggregates import REGISTRY
from pitboss.floor.setups import standard_setup
from pitboss.game.irregularities import Report
from pitboss.kernel.decision import Event, Need
from pitboss.kernel.decision import Given as Outside
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.ledger.entry import Posted
from pitboss.roulette.acts.opening import OpenWheel, SetWheel
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.decide import ActAtWheel, WheelActed
from pitboss.roulette.state import LiveSpin, PastSpin, ReadingSource, WheelTable
from pitboss.rules.equipment import ItemKind
from pitboss.rules.irregularity import Given, Kind

EGG = Person("egg", Role.ELECTRONIC_GAMING_SUPERVISOR)
PEOPLE = (DEE, SUE, EGG, GUS)
LIMITS = TableLimits(each=Limits(500, 100_000), unit=500)
SENSOR, DEALER = ReadingSource.SENSOR, ReadingSource.DEALER
CONFIRMED, UNCONFIRMED = {Given.RECORDS_CONFIRM: True}, {Given.RECORDS_CONFIRM: False}


def live_setup() -> Setup:
    """A wheel that a dealer spins."""
    return standard_setup(RAPID, "roulette")


def automated_setup() -> Setup:
    """A wheel that spins by itself."""
    setup = live_setup()
    items = tuple(
        msgspec.structs.replace(item, kind=ItemKind.AUTOMATED_WHEEL)
        if item.kind is ItemKind.LIVE_WHEEL
        else item
        for item in setup.equipment
    )
    return msgspec.structs.replace(setup, equipment=items)


class LiveWheel(LiveGame):
    """Wheel w and its whole history."""

    now: WheelTable

    def __init__(self) -> None:
        self.now = WheelTable()
        self.at = 0
        self.events: list[WheelActed] = []
        self.followed: dict[int, list[tuple[str, Event]]] = {}
        """What else an act wrote about patrons, by the place of the act."""
        self.beside: dict[str, object] = dict.fromkeys(("table/w", "device/wheel-w", "fair/w"))
        """State elsewhere on the floor."""

    def attempt(self, act: Act, by: Person = DEE, approved: Person | None = None) -> Rejection | None:
        """Does an act one second after the last, or returns the rejection; a refusal changes nothing."""
        command = _there_and_back(ActAtWheel("w", act, by, approved))
        now = {"wheel/w": self.now if self.events else None}
        given = Outside(self.at + 1_000, b"secret")
        while isinstance(answer := REGISTRY.decide({**now, **self.beside}, command, given), Need):
            self.beside[answer.stream] = None
        if isinstance(answer, Rejection):
            return answer
        assert isinstance(answer, Posted)
        self.at += 1_000
        for stream, event, entry in answer.events:
            if not isinstance(event, WheelActed):
                self.followed.setdefault(len(self.events) - 1, []).append((stream, event))
                self.beside[stream] = REGISTRY.evolve(self.beside.get(stream), event, entry)
                continue
            assert entry == ()
            decoded = _there_and_back(event)
            self.events.append(decoded)
            after = REGISTRY.evolve(self.now, decoded, entry)
            assert isinstance(after, WheelTable)
            self.now = after
        return None

    def do(self, act: Act, by: Person = DEE, approved: Person | None = None) -> "LiveWheel":
        """Does an act that must succeed."""
        refused = self.attempt(act, by, approved)
        assert refused is None, f"{act}: {refused}"
        return self

    def wait(self, milliseconds: int) -> "LiveWheel":
        """Advances the clock."""
        self.at += milliseconds
        return self

    def game(self, key: str) -> "LiveWheel":
        """A game in which the ball runs and the wagering period is over."""
        return self.do(NewGame(key)).do(SpinBall()).do(EndPeriod())

    def play(self, key: str, number: int) -> "LiveWheel":
        """A whole game."""
        self.game(key).do(BallAtRest(number, SENSOR, 9))
        return self.do(ConfirmNumber(number)) if self.now.spin is not None else self

    @property
    def spin(self) -> LiveSpin:
        """The current game."""
        assert self.now.spin is not None
        return self.now.spin

    @property
    def last(self) -> PastSpin:
        """The last game that ended."""
        assert self.now.last is not None
        return self.now.last

    @property
    def noted(self) -> list[tuple[str, str, str | None]]:
        """What the last act recorded: kind, subject, clause."""
        return [(each.kind, each.about, each.clause) for each in self.now.recorded]


def opened(setup: Setup) -> LiveWheel:
    """A wheel that is open."""
    return LiveWheel().do(SetWheel(setup), SUE).do(OpenWheel(LIMITS), SUE)


def live() -> LiveWheel:
    """A wheel that a dealer spins, open."""
    return opened(live_setup())


def automated() -> LiveWheel:
    """A wheel that spins by itself, open."""
    return opened(automated_setup())


def report(kind: Kind, answers: dict[Given, bool] | None = None) -> Report:
    """A report of an irregularity by staff."""
    return Report(kind, answers or {})


def _there_and_back(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=type(value))
