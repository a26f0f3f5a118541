"""The devices of a floor: the commands each sends, random but from a seed, and the answers it gets."""

from collections import defaultdict
from collections.abc import Callable, Generator
from contextlib import suppress
from random import Random
from typing import Any, TypeAlias

import msgspec

from kit.days.books import VENUE
from kit.days.rapid_floor import LOADING, WIDE, baccarat
from kit.tables.live_table import AMY, DEE, SUE
from kit.wheels.wheel_floor import LIMITS, SETUP
from pitboss.acting.acts.act import Act
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.setups.sign import TableLimits
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.opening import OpenTable, SetTable
from pitboss.baccarat.acts.play import ConfirmResult, DrawCard, SelectResult, Settle, StartRound
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.terminals.chips.chip_commands import (
    CashOut,
    InsertNote,
    InsertTicket,
    SetTerminal,
    TransferCredit,
)
from pitboss.floor.terminals.chips.chip_moves import DragChips, TakeOffChips
from pitboss.floor.terminals.payout_commands import PayHand
from pitboss.floor.terminals.settling import ReconcilePlay
from pitboss.floor.tickets.ticket_commands import RedeemTicket
from pitboss.game.irregularities import Report
from pitboss.kernel.decision import Command
from pitboss.kernel.money import Cents
from pitboss.ledger.till import MoveMoney
from pitboss.roulette.acts.irregular import CorrectNumber
from pitboss.roulette.acts.opening import OpenWheel, SetWheel
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.decide import ActAtWheel
from pitboss.roulette.state import ReadingSource
from pitboss.rules.irregularity import Kind
from pitboss.rules.result import Winner

Answer: TypeAlias = dict[str, Any]
"""An answer, as `pitboss apply` gives it."""
Device: TypeAlias = Generator[Command, Answer, None]
"""Sends a command, waits for the answer, and sends the next."""

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
"""Wagers on a table, and the ranks that are dealt."""
MOST_COUPS = 16
"""A card is dealt at most twice in a coup, in every fourth coup, and a shoe has eight of it."""
TERMINALS = 10
PLACES = ("cage", "cage", "kiosk/1", "kiosk/2")
FLOAT: Cents = 1_000_000_000
"""The cash that each counter has at first, so that none runs out."""


def play(name: str, chance: Random, slips: list[Answer]) -> Device:
    """Plays games at one terminal, and now and then cashes out all credits and leaves."""
    wheel, table, coups, spins = f"wheel-{name}", f"table-{name}", 0, 0
    yield SetTerminal(name, SETTINGS)
    while True:
        # Each game opens when it is first played, so that a short run has settlements, too.
        key = f"{name}-{coups + spins + 1}"
        if coups < MOST_COUPS and chance.random() < 0.5:
            if not coups:
                yield from open_table(table)
            yield from play_coup(name, table, key, "SHDC"[coups % 4], chance)
            coups += 1
        else:
            if not spins:
                yield from open_wheel(wheel)
            yield from play_spin(name, wheel, key, chance)
            spins += 1
        if chance.random() < 0.5:
            answer = yield CashOut(name)
            if "error" not in answer:
                slips.append(answer)


def open_table(table: str) -> Device:
    """A table opens, with cards in its shoe."""
    yield ActAtTable(table, SetTable(baccarat()), SUE)
    yield ActAtTable(table, OpenTable(TableLimits(**WIDE)), SUE)
    for act, approved in LOADING:
        yield ActAtTable(table, act, DEE, approved)


def open_wheel(wheel: str) -> Device:
    """A wheel opens."""
    yield ActAtWheel(wheel, SetWheel(SETUP), SUE)
    yield ActAtWheel(wheel, OpenWheel(LIMITS), SUE)


def play_spin(name: str, wheel: str, key: str, chance: Random) -> Device:
    """A spin. Its number is corrected now and then."""
    wagers, numbers = SPINS
    number = chance.choice(numbers)
    yield ActAtWheel(wheel, NewGame(key), DEE)
    yield from bet(name, wheel, key, chance, wagers)
    result: tuple[Act, ...] = (
        EndPeriod(),
        SpinBall(),
        BallAtRest(number, ReadingSource.SENSOR),
        ConfirmNumber(number),
    )
    for act in result:
        yield ActAtWheel(wheel, act, DEE)
    yield from settle(name, wheel, key, chance)
    if chance.random() < 0.2:
        wrong = CorrectNumber(Report(Kind.WRONG_NUMBER), chance.choice(numbers), "It was misread.")
        yield ActAtWheel(wheel, wrong, AMY, SUE)
        yield ReconcilePlay(name, wheel, key)


def play_coup(name: str, table: str, key: str, suit: str, chance: Random) -> Device:
    """A coup. It is declared void now and then after it was settled."""
    wagers, results = COUPS
    winner, ranks = chance.choice(results)
    yield ActAtTable(table, StartRound(key), DEE)
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
    """Chips are dragged onto the layout, and some of them are taken off again."""
    for _ in range(chance.randint(1, 4)):
        stakes = {chance.choice(wagers): chance.choice((500, 1_000, 2_500)) for _ in range(2)}
        yield DragChips(name, game, key, stakes)
    if chance.random() < 0.3:
        yield TakeOffChips(name, game, key, chance.choice(wagers))


def settle(name: str, game: str, key: str, chance: Random) -> Device:
    """Settles a play. It is settled once, however often the terminal sends the command."""
    yield ReconcilePlay(name, game, key)
    if chance.random() < 0.2:
        yield ReconcilePlay(name, game, key)


def take_in(name: str, chance: Random, slips: list[Answer]) -> Device:
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


def pay_out(place: str, chance: Random, slips: list[Answer]) -> Device:
    """Pays slips at the cage or a kiosk: often a slip that others pay too, and some slips twice."""
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
    """The devices, all their commands and all answers. A device without an answer sends the same id again."""

    def __init__(self, seed: int) -> None:
        self.commands: dict[str, Command] = {}
        """All commands ever sent, by id."""
        self.lines: dict[str, bytes] = {}
        """The line that was sent for each command."""
        self.answers: dict[str, bytes] = {}
        """The acknowledged answers."""
        self.waiting: dict[str, str] = {}
        """Commands without an answer, and the devices that wait for it."""
        self.changed: list[str] = []
        """Commands that got two different answers."""
        self.closing = False
        """Whether no device begins anything new."""
        self._devices: dict[str, Device] = {}
        slips: list[Answer] = []

        def add(device: str, kind: Callable[[str, Random, list[Answer]], Device], place: str) -> None:
            self._devices[device] = kind(place, Random(f"{seed}/{device}"), slips)
            self._ask(device, next(self._devices[device]))

        for number in range(TERMINALS):
            add(f"pt/{number}", play, str(number))
            add(f"slot/{number}", take_in, str(number))
        for number, place in enumerate(PLACES):
            add(f"counter/{number}", pay_out, place)

    def hear(self, line: bytes) -> str | None:
        """Takes an answer. Returns the id of the next command to send: a new one, or the same again."""
        answer = msgspec.json.decode(line)
        name, code = answer["id"], answer.get("error", {}).get("code", "")
        if code.startswith("store-"):
            return str(name)
        assert code != "internal-error", self.commands[name]
        if name in self.answers:
            if line != self.answers[name]:
                self.changed.append(name)
            return None
        self.answers[name] = line
        device = self.waiting.pop(name)
        return None if self.closing else self._ask(device, self._devices[device].send(answer))

    def _ask(self, device: str, command: Command) -> str:
        name = f"{len(self.commands):08}/{device}"
        self.commands[name], self.waiting[name] = command, device
        self.lines[name] = msgspec.json.encode({"id": name, "by": device, "command": command}) + b"\n"
        return name

    def count(self) -> dict[str, Cents]:
        """The totals of slots, cage and kiosks, according to the answers to their devices."""
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
