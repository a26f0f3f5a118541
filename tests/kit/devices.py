"""The devices of a floor: what each asks for, by chance but from a seed, and what it was told."""

from collections import defaultdict
from collections.abc import Callable, Generator
from contextlib import suppress
from random import Random
from typing import Any, TypeAlias

import msgspec

from kit.books import VENUE
from kit.rapid_floor import LOADING, WIDE, baccarat
from kit.tables import AMY, DEE, SUE
from kit.wheelroom import LIMITS, SETUP
from pitboss.acting.act import Act
from pitboss.acting.common_acts import EndPeriod
from pitboss.acting.sign import TableLimits
from pitboss.baccarat.acts.coup import Call, ConfirmResult, DrawCard, SelectResult, Settle, StartRound
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.opening import OpenTable, SetTable
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.terminals.chip_commands import (
    CashOut,
    InsertNote,
    InsertTicket,
    SetTerminal,
    TransferCredit,
)
from pitboss.floor.terminals.chip_moves import DragChips, TakeOffChips
from pitboss.floor.terminals.payout_commands import PayHand
from pitboss.floor.terminals.settling import ReconcilePlay
from pitboss.floor.tickets.ticket_commands import RedeemTicket
from pitboss.game.irregularities import Report
from pitboss.kernel.decision import Command
from pitboss.kernel.money import Cents
from pitboss.ledger.till import MoveMoney
from pitboss.roulette.acts.irregular import CorrectNumber
from pitboss.roulette.acts.opening import OpenWheel, SetWheel
from pitboss.roulette.acts.spinning import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.decide import ActAtWheel
from pitboss.roulette.state import Source
from pitboss.rules.irregularity import Kind
from pitboss.rules.procedure import Announcement
from pitboss.rules.result import Winner

Told: TypeAlias = dict[str, Any]
"""An answer, as `pitboss apply` gives it."""
Device: TypeAlias = Generator[Command, Told, None]
"""Asks for something, waits for the answer, and asks for the next thing."""

SETTINGS = msgspec.structs.replace(VENUE, hand_pay_over=20_000)
SPINS = (("red", "black", "straight:17", "split:17/20", "orphelins"), (0, 17, 20, 32))
"""Wagers on a wheel, and the numbers that come up."""
COUPS = (
    ("banker", "player", "tie"),
    (
        (Winner.BANKER, "9K477"),
        (Winner.PLAYER, "9KK7"),
        (Winner.TIE, "989K"),
    ),
)
"""Wagers on a table, and the ranks that come."""
MOST_COUPS = 16
"""A card comes at most twice in a coup, in every fourth coup, and a shoe has eight of it."""
TERMINALS = 10
PLACES = ("cage", "cage", "kiosk/1", "kiosk/2")
FLOAT: Cents = 1_000_000_000
"""What each counter has in cash at first, so that none runs out."""


def play(name: str, chance: Random, slips: list[Told]) -> Device:
    """Plays at a terminal with games of its own, and leaves now and then with all that is on it."""
    wheel, table, coups, number = f"wheel-{name}", f"table-{name}", 0, 0
    yield SetTerminal(name, SETTINGS)
    yield ActAtWheel(wheel, SetWheel(SETUP), SUE)
    yield ActAtWheel(wheel, OpenWheel(LIMITS), SUE)
    yield ActAtTable(table, SetTable(baccarat()), SUE)
    yield ActAtTable(table, OpenTable(TableLimits(**WIDE)), SUE)
    for act, approved in LOADING:
        yield ActAtTable(table, act, DEE, approved)
    while True:
        number += 1
        key = f"{name}-{number}"
        if coups < MOST_COUPS and chance.random() < 0.5:
            yield from play_coup(name, table, key, "SHDC"[coups % 4], chance)
            coups += 1
        else:
            yield from play_spin(name, wheel, key, chance)
        if chance.random() < 0.5:
            told = yield CashOut(name)
            if "error" not in told:
                slips.append(told)


def play_spin(name: str, wheel: str, key: str, chance: Random) -> Device:
    """A spin, whose number is corrected now and then."""
    wagers, numbers = SPINS
    came = chance.choice(numbers)
    yield ActAtWheel(wheel, NewGame(key), DEE)
    yield from bet(name, wheel, key, chance, wagers)
    result: tuple[Act, ...] = (EndPeriod(), SpinBall(), BallAtRest(came, Source.SENSOR), ConfirmNumber(came))
    for act in result:
        yield ActAtWheel(wheel, act, DEE)
    yield from settle(name, wheel, key, chance)
    if chance.random() < 0.2:
        wrong = CorrectNumber(Report(Kind.WRONG_NUMBER), chance.choice(numbers), "It was misread.")
        yield ActAtWheel(wheel, wrong, AMY, SUE)
        yield ReconcilePlay(name, wheel, key)


def play_coup(name: str, table: str, key: str, suit: str, chance: Random) -> Device:
    """A coup, which is void now and then after it was settled."""
    wagers, results = COUPS
    winner, ranks = chance.choice(results)
    yield ActAtTable(table, StartRound(key), DEE)
    yield ActAtTable(table, Call(Announcement.PLACE_YOUR_BETS), DEE)
    yield from bet(name, table, key, chance, wagers)
    result: tuple[Act, ...] = (
        EndPeriod(),
        *(DrawCard(f"{rank}{suit}") for rank in ranks),
        SelectResult(winner),
        ConfirmResult(),
        Settle(),
    )
    for act in result:
        yield ActAtTable(table, act, DEE)
    yield from settle(name, table, key, chance)
    if chance.random() < 0.2:
        yield ActAtTable(table, ReportIrregularity(Report(Kind.MISDEAL), key), DEE, AMY)
        yield ReconcilePlay(name, table, key)


def bet(name: str, game: str, key: str, chance: Random, wagers: tuple[str, ...]) -> Device:
    """Chips go onto the layout, and some of them come off again."""
    for _ in range(chance.randint(1, 4)):
        stakes = {chance.choice(wagers): chance.choice((500, 1_000, 2_500)) for _ in range(2)}
        yield DragChips(name, game, key, stakes)
    if chance.random() < 0.3:
        yield TakeOffChips(name, game, key, chance.choice(wagers))


def settle(name: str, game: str, key: str, chance: Random) -> Device:
    """A play is settled once, however often its terminal is asked to."""
    yield ReconcilePlay(name, game, key)
    if chance.random() < 0.2:
        yield ReconcilePlay(name, game, key)


def take_in(name: str, chance: Random, slips: list[Told]) -> Device:
    """Takes notes, credits and tickets at the same terminal."""
    number = 0
    while True:
        number += 1
        kind, tickets = chance.randrange(4), [slip for slip in slips if "ticket" in slip]
        if kind == 0 and tickets:
            yield InsertTicket(name, chance.choice(tickets)["ticket"]["number"])
        elif kind == 1:
            yield TransferCredit(name, chance.choice((2_000, 10_000)), f"{name}-{number}")
        else:
            yield InsertNote(name, chance.choice((*SETTINGS.notes, 777)))


def pay_out(place: str, chance: Random, slips: list[Told]) -> Device:
    """Pays slips at the cage or a kiosk: often the same one as others do, and some once more."""
    yield MoveMoney("capital", 2 * FLOAT, {})
    if place != "cage":
        yield MoveMoney("kiosk-filled", FLOAT, {"kiosk": place.removeprefix("kiosk/")})
    while True:
        # A kiosk pays tickets only.
        payable = [slip for slip in slips if place == "cage" or "ticket" in slip]
        if not payable:
            yield RedeemTicket("none", place)
            continue
        slip = chance.choice(payable)
        if "ticket" in slip:
            yield RedeemTicket(slip["ticket"]["number"], place, slip["ticket"]["cents"], "J. Ang")
        else:
            form = slip["events"][0]["body"]
            yield PayHand(form["terminal"], form["sequence"], form["cents"], "Ann Lee", "Bo Ng", "J. Ang")
        if chance.random() < 0.7:
            with suppress(ValueError):
                slips.remove(slip)


class Floor:
    """The devices, and all that they asked and were told. Who hears nothing asks again, with the same id."""

    def __init__(self, seed: int) -> None:
        self.commands: dict[str, Command] = {}
        """All that was ever asked for, by id."""
        self.lines: dict[str, bytes] = {}
        """How it was sent."""
        self.answers: dict[str, bytes] = {}
        """What was acknowledged."""
        self.waiting: dict[str, str] = {}
        """Commands without an answer, and the devices that wait for it."""
        self.changed: list[str] = []
        """Commands that were answered twice, and not in the same way."""
        self.closing = False
        """Whether nobody begins anything new."""
        self._devices: dict[str, Device] = {}
        slips: list[Told] = []

        def add(device: str, kind: Callable[[str, Random, list[Told]], Device], place: str) -> None:
            self._devices[device] = kind(place, Random(f"{seed}/{device}"), slips)
            self._ask(device, next(self._devices[device]))

        for number in range(TERMINALS):
            add(f"pt/{number}", play, str(number))
            add(f"slot/{number}", take_in, str(number))
        for number, place in enumerate(PLACES):
            add(f"counter/{number}", pay_out, place)

    def hear(self, line: bytes) -> str | None:
        """An answer comes. Gives the id of what is to be asked now: the next thing, or the same again."""
        told = msgspec.json.decode(line)
        name, code = told["id"], told.get("error", {}).get("code", "")
        if code.startswith("store-"):
            return str(name)
        assert code != "internal-error", self.commands[name]
        if name in self.answers:
            if line != self.answers[name]:
                self.changed.append(name)
            return None
        self.answers[name] = line
        device = self.waiting.pop(name)
        return None if self.closing else self._ask(device, self._devices[device].send(told))

    def _ask(self, device: str, command: Command) -> str:
        name = f"{len(self.commands):08}/{device}"
        self.commands[name], self.waiting[name] = command, device
        self.lines[name] = msgspec.json.encode({"id": name, "by": device, "command": command}) + b"\n"
        return name

    def count(self) -> dict[str, Cents]:
        """What must have gone through slots, cage and kiosks, by what their devices were told."""
        sums: dict[str, Cents] = defaultdict(int)
        for name, line in self.answers.items():
            if "error" in msgspec.json.decode(line):
                continue
            match self.commands[name]:
                case InsertNote(terminal, cents):
                    sums[f"pt/{terminal}/stacker"] -= cents
                case TransferCredit(cents=cents):
                    sums["house/monitoring"] -= cents
                case MoveMoney("capital", cents):
                    sums["cage/cash"] -= cents
                case MoveMoney("kiosk-filled", cents, {"kiosk": kiosk}):
                    sums["cage/cash"] += cents
                    sums[f"kiosk/{kiosk}/cash"] -= cents
                case RedeemTicket(place=place, cents=int(cents)):
                    sums[f"{place}/cash"] += cents
                case PayHand(cents=cents):
                    sums["cage/cash"] += cents
        return sums
