"""A roulette wheel in few words: acts done one after the other, each through the log's own shapes."""

from typing import Any

import msgspec

from kit.support import RAPID
from kit.tables import DEE, GUS, SIGNERS, SUE, check_alone, pairs
from pitboss.acting.act import Act, Person
from pitboss.acting.common_acts import EndPeriod
from pitboss.acting.setup import Setup, standard_setup
from pitboss.acting.sign import Limits, TableLimits
from pitboss.aggregates import REGISTRY
from pitboss.game.irregularities import Report
from pitboss.kernel.decision import Given as Outside
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.ledger.entry import Posted
from pitboss.roulette.acts.opening import OpenWheel, SetWheel
from pitboss.roulette.acts.spinning import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.decide import ActAtWheel, WheelActed
from pitboss.roulette.state import LiveSpin, PastSpin, Source, WheelTable
from pitboss.rules.equipment import ItemKind
from pitboss.rules.irregularity import Given, Kind

EGG = Person("egg", Role.ELECTRONIC_GAMING_SUPERVISOR)
PEOPLE = (DEE, SUE, EGG, GUS)
LIMITS = TableLimits(each=Limits(500, 100_000), unit=500)
SENSOR, DEALER = Source.SENSOR, Source.DEALER
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


class Rim:
    """Wheel w and everything that happened at it."""

    def __init__(self) -> None:
        self.now = WheelTable()
        self.at = 0
        self.events: list[WheelActed] = []

    def attempt(self, act: Act, by: Person = DEE, approved: Person | None = None) -> Rejection | None:
        """Does an act, a second after the last, or says why not; a refusal changes nothing."""
        command = _there_and_back(ActAtWheel("w", act, by, approved))
        states = {"wheel/w": self.now if self.events else None, "table/w": None, "fair/w": None}
        answer = REGISTRY.decide(states, command, Outside(self.at + 1_000, b"secret"))
        if isinstance(answer, Rejection):
            return answer
        assert isinstance(answer, Posted)
        self.at += 1_000
        for _, event, entry in answer.events:
            assert isinstance(event, WheelActed)
            assert entry == ()
            kept = _there_and_back(event)
            self.events.append(kept)
            after = REGISTRY.evolve(self.now, kept, entry)
            assert isinstance(after, WheelTable)
            self.now = after
        return None

    def do(self, act: Act, by: Person = DEE, approved: Person | None = None) -> "Rim":
        """Does an act that must succeed."""
        refused = self.attempt(act, by, approved)
        assert refused is None, f"{act}: {refused}"
        return self

    def signed(self, act: Act, by: Person = DEE) -> "Rim":
        """Does what changes a known number: nobody can alone, and two can, the first who may."""
        check_alone(self.attempt(act, each) for each in (by, *SIGNERS))
        assert any(self.attempt(act, *two) is None for two in pairs(by)), f"{act} was refused to any two"
        return self

    def refused(self, act: Act, by: Person = DEE, approved: Person | None = None) -> tuple[str, str | None]:
        """The code and the clause with which an act must be refused; nothing changes."""
        before = self.now
        answer = self.attempt(act, by, approved)
        assert answer is not None, f"{act} was not refused"
        assert self.now is before
        return answer.code, answer.clause

    def wait(self, milliseconds: int) -> "Rim":
        """Lets time go by."""
        self.at += milliseconds
        return self

    def game(self, key: str) -> "Rim":
        """A game whose ball runs and whose wagering period is over."""
        return self.do(NewGame(key)).do(SpinBall()).do(EndPeriod())

    def play(self, key: str, number: int) -> "Rim":
        """A whole game."""
        self.game(key).do(BallAtRest(number, SENSOR, 9))
        return self.do(ConfirmNumber(number)) if self.now.spin is not None else self

    @property
    def spin(self) -> LiveSpin:
        """The game under way."""
        assert self.now.spin is not None
        return self.now.spin

    @property
    def last(self) -> PastSpin:
        """The game that was over last."""
        assert self.now.last is not None
        return self.now.last

    @property
    def noted(self) -> list[tuple[str, str, str | None]]:
        """What the last act put on record: kind, what about, clause."""
        return [(each.kind, each.about, each.clause) for each in self.now.recorded]


def opened(setup: Setup) -> Rim:
    """A wheel that is open."""
    return Rim().do(SetWheel(setup), SUE).do(OpenWheel(LIMITS), SUE)


def live() -> Rim:
    """A wheel that a dealer spins, open."""
    return opened(live_setup())


def automated() -> Rim:
    """A wheel that spins by itself, open."""
    return opened(automated_setup())


def report(kind: Kind, said: dict[Given, bool] | None = None) -> Report:
    """What staff say has happened."""
    return Report(kind, said or {})


def _there_and_back(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=type(value))
