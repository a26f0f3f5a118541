"""The devices of a floor: what each asks for, by chance but from a seed, and what it was told."""

from collections import defaultdict
from collections.abc import Callable, Generator
from contextlib import suppress
from random import Random
from typing import Any, TypeAlias

import msgspec

from kit.books import VENUE, coup, spin
from pitboss.floor.terminals.chip_commands import (
    CashOut,
    InsertNote,
    InsertTicket,
    SetTerminal,
    TransferCredit,
)
from pitboss.floor.terminals.payout_commands import PayHand
from pitboss.floor.terminals.wager_commands import CorrectSettlement, PlaceWagers, SettleWagers, WithdrawWager
from pitboss.floor.tickets.ticket_commands import RedeemTicket
from pitboss.kernel.decision import Command
from pitboss.kernel.money import Cents
from pitboss.ledger.till import MoveMoney

Told: TypeAlias = dict[str, Any]
"""An answer, as `pitboss apply` gives it."""
Device: TypeAlias = Generator[Command, Told, None]
"""Asks for something, waits for the answer, and asks for the next thing."""

SETTINGS = msgspec.structs.replace(VENUE, hand_pay_over=20_000)
GAMES = (
    (("banker", "player", "tie"), tuple(map(coup, ("9S KH 4D 7C 7H", "9S KH KD 7C", "9S 8H 9D KC")))),
    (("red", "black", "straight:17", "split:17/20", "orphelins"), tuple(map(spin, (0, 17, 20, 32)))),
)
"""Wagers, and what plays come to."""
TERMINALS = 10
PLACES = ("cage", "cage", "kiosk/1", "kiosk/2")
FLOAT: Cents = 1_000_000_000
"""What each counter has in cash at first, so that none runs out."""


def play(name: str, chance: Random, slips: list[Told]) -> Device:
    """Plays at a terminal, and leaves now and then with all that is on it."""
    yield SetTerminal(name, SETTINGS)
    number = 0
    while True:
        number += 1
        key, table = f"{name}-{number}", chance.randrange(2)
        wagers, outcomes = GAMES[table]
        for _ in range(chance.randint(1, 4)):
            stakes = {chance.choice(wagers): chance.choice((500, 1_000, 2_500)) for _ in range(2)}
            yield PlaceWagers(name, f"{table}", key, stakes)
        if chance.random() < 0.3:
            yield WithdrawWager(name, key, chance.choice(wagers))
        yield SettleWagers(name, key, chance.choice(outcomes))
        if chance.random() < 0.2:
            yield CorrectSettlement(name, key, chance.choice(outcomes), "It was misread.", "J. Ang")
        if chance.random() < 0.2:
            # A play is settled once, whoever else asks for it.
            yield SettleWagers(name, key, chance.choice(outcomes))
        if chance.random() < 0.5:
            told = yield CashOut(name)
            if "error" not in told:
                slips.append(told)


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
