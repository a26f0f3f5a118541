"""Simulated devices that act like real drivers: shoe, wheel, layout, stacker, printer and kiosk."""

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterable, Callable, Iterator, Mapping
from contextlib import aclosing
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from pitboss.acting.readings import CUTTING_CARD, AreaChips
from pitboss.floor.devices.device_commands import ReadBall, ReadCard, ReadChips, ReportFault
from pitboss.floor.devices.devices import Fault
from pitboss.floor.terminals.chips.chip_commands import InsertNote
from pitboss.floor.tickets.slip_drawings import as_svg
from pitboss.floor.tickets.slips import Slip, as_text
from pitboss.floor.tickets.ticket_commands import RedeemTicket
from pitboss.game.cards import CARDS, Card, full_decks
from pitboss.game.fair import SEED_BYTES, DealKind, cut_at, deal_key, shoe_order, spin_number
from pitboss.game.preparing.stack import mixed
from pitboss.game.wheel import NUMBERS
from pitboss.kernel.entropy import HashedEntropy
from pitboss.kernel.money import Cents
from pitboss.kernel.reasons import reason
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, Text
from pitboss.service.devices.device_faults import Breakdown, DeviceFault
from pitboss.service.realtime.client import Connection, View
from pitboss.service.runner.promises import Promises, Tell, answered
from pitboss.words.languages import ENGLISH

LATE_PACES = 10
"""A late message comes after so many paces."""
VALID_TURNS = range(5, 12)
"""The number of turns of a ball in a valid spin."""
DRAWN: dict[str, Callable[[Slip], str]] = {"txt": as_text, "svg": as_svg}
"""How a slip is printed, by file extension."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a device behaves."""

    seed: bytes
    """The source of all its random choices."""
    pace: float = 1.0
    """Seconds before a card is drawn, or while a ball runs."""
    fault: DeviceFault | Breakdown | None = None
    every: int = 10
    """The fault occurs at every so many actions."""

    def fails(self, count: int) -> bool:
        """Whether the fault occurs at this action."""
        return self.fault is not None and count % self.every == 0


def choose_chance(seed: int | None) -> bytes:
    """The seed of a device: from the operating system, or from a number for tests.

    >>> choose_chance(7) == choose_chance(7), choose_chance(None) == choose_chance(None)
    (True, False)
    """
    return secrets.token_bytes(SEED_BYTES) if seed is None else sha256(str(seed).encode()).digest()


AnyRead = ReadCard | ReadBall | ReadChips
NOTHING: dict[type[AnyRead], dict[str, Any]] = {
    ReadCard: {"card": None},
    ReadBall: {"pocket": None},
    ReadChips: {"areas": ()},
}
"""What a reading has that read nothing."""


class Reader:
    """Sends each reading once, with the faults of the device."""

    def __init__(self, floor: Connection, manner: Manner, tell: Tell) -> None:
        """Begins without readings."""
        self._floor, self._manner, self._tell = floor, manner, tell
        self._sent: object = None
        self._count = 0

    def due(self, stands: object) -> bool:
        """Whether this state of the game requires a reading that was not sent yet. None requires nothing."""
        if stands is None:
            self._sent = None
        return stands is not None and stands != self._sent

    async def say(self, stands: object, read: AnyRead, wrong: AnyRead) -> None:
        """Sends the reading, or something else if the fault occurs."""
        self._sent, self._count = stands, self._count + 1
        fault = self._manner.fault if self._manner.fails(self._count) else None
        await asyncio.sleep(self._manner.pace * (LATE_PACES if fault is DeviceFault.LATE else 1))
        for message in spoil(fault, read, wrong):
            done = await self._floor.do(message)
            line = _line(message)
            if fault is not None:
                line = Text("simulated-on-request", {"done": line, "fault": fault})
            self._tell(answered(line, done))


def spoil(fault: DeviceFault | Breakdown | None, read: AnyRead, wrong: AnyRead) -> tuple[AnyRead, ...]:
    """The messages that a reading becomes under a fault.

    >>> read, wrong = ReadCard("shoe-1", "1", 4, "9S"), ReadCard("shoe-1", "1", 4, "6S")
    >>> [message.n for message in spoil(DeviceFault.DOUBLE, read, wrong)]
    [4, 5]
    """
    match fault:
        case DeviceFault.MISREAD:
            return (wrong,)
        case DeviceFault.NO_READ:
            return (msgspec.structs.replace(read, **NOTHING[type(read)]),)
        case DeviceFault.DUPLICATE:
            return read, read
        case DeviceFault.DOUBLE:
            return read, msgspec.structs.replace(read, n=read.n + 1)
    return (read,)


async def run_shoe(floor: Connection, manner: Manner, tell: Tell) -> None:
    """Draws a card whenever one is needed. Each shoe is promised before its cards are cut."""
    name, game = floor.me["name"], floor.me["serves"]
    promises = Promises(game, DealKind.SHOE, manner.seed)
    shoe, reader = Shoe(game, manner.seed, promises.seeds), Reader(floor, manner, tell)
    async with aclosing(floor.watch(f"device/{name}")) as views:
        async for view in views:
            seen = view.get("shoe")
            if seen is None:
                continue
            await promises.keep(floor, view, tell, str(seen["number"] + 1))
            place = (len(seen["out"]), seen.get("behind")) if view.get("wanted") == "card" else None
            if reader.due(place):
                card, wrong = shoe.draw(seen, view.get("mixes", {}))
                read = ReadCard(name, game, view.get("next", 1), card, view["play"])
                await reader.say(place, read, msgspec.structs.replace(read, card=wrong))


async def run_wheel(floor: Connection, manner: Manner, tell: Tell) -> None:
    """Reports the ball at rest: once it runs or, on an automated wheel, once bets are closed.

    An automated wheel promises each spin under a key that the game takes over.
    """
    name, game = floor.me["name"], floor.me["serves"]
    reader, chance = Reader(floor, manner, tell), HashedEntropy(manner.seed, "wheel")
    promises = Promises(game, DealKind.SPIN, manner.seed)
    async with aclosing(floor.watch(f"device/{name}")) as views:
        async for view in views:
            await promises.keep(floor, view, tell)
            play = view["play"] if view.get("wanted") == "spin" else None
            if reader.due(play) and play is not None:
                seed, turns = promises.seeds.get(play), VALID_TURNS[chance.below(len(VALID_TURNS))]
                mix = view.get("mixes", {}).get(play)
                pocket = (
                    chance.below(len(NUMBERS))
                    if seed is None
                    else spin_number(game, play, deal_key(seed, mix))
                )
                read = ReadBall(name, game, view.get("next", 1), turns, pocket, play)
                wrong = msgspec.structs.replace(read, pocket=(pocket + 1) % len(NUMBERS))
                await reader.say(play, read, wrong)


async def run_layout(floor: Connection, manner: Manner, tell: Tell) -> None:
    """Reads the chips on a layout whenever other wagers were entered. It lays there what was entered."""
    name, game = floor.me["name"], floor.me["serves"]
    reader = Reader(floor, manner, tell)
    async with aclosing(floor.watch(f"device/{name}")) as views:
        async for view in views:
            entered = view.get("entered")
            if view.get("wanted") != "chips" or entered is None or not reader.due(entered):
                continue
            areas = msgspec.convert(entered["areas"], tuple[AreaChips, ...])
            read = ReadChips(name, game, view.get("next", 1), areas, entered["play"])
            more = tuple(msgspec.structs.replace(each, cents=2 * each.cents) for each in areas[:1])
            await reader.say(entered, read, msgspec.structs.replace(read, areas=(*more, *areas[1:])))


async def run_stacker(floor: Connection, manner: Manner, notes: AsyncIterable[Cents], tell: Tell) -> None:
    """Inserts notes into a terminal, one after the other."""
    name, terminal, count = floor.me["name"], floor.me["serves"], 0
    async for cents in notes:
        count += 1
        if isinstance(manner.fault, Breakdown) and manner.fails(count):
            tell(await _fail(floor, name, manner.fault))
        done = await floor.do(InsertNote(terminal, cents))
        tell(answered(Text("simulated-note", {"amount": Amount(cents)}), done))
        await asyncio.sleep(manner.pace)


async def run_kiosk(floor: Connection, manner: Manner, numbers: AsyncIterable[str], tell: Tell) -> None:
    """Redeems tickets, one after the other, and pays out what the floor says."""
    name, kiosk, count = floor.me["name"], floor.me["serves"], 0
    async for number in numbers:
        count += 1
        if isinstance(manner.fault, Breakdown) and manner.fails(count):
            tell(await _fail(floor, name, manner.fault))
        done = await floor.do(RedeemTicket(number, f"kiosk/{kiosk}"))
        if isinstance(done, Rejection):
            tell(answered(Text("simulated-ticket", {"ends": number[-4:]}), done))
        else:
            tell(Text("simulated-paid", {"ends": number[-4:], "amount": Amount(done.pays or 0)}))
        await asyncio.sleep(manner.pace)


async def run_printer(floor: Connection, manner: Manner, folder: Path, ending: str, tell: Tell) -> None:
    """Prints each slip into a separate file. A slip whose file exists is not printed again."""
    name, terminal, count = floor.me["name"], floor.me["serves"], 0
    async with aclosing(floor.watch(f"device/{name}")) as views:
        async for view in views:
            for sequence, slip in () if view.get("fault") else _slips(view):
                path = folder / f"{terminal}-{sequence:06d}.{ending}"
                if path.exists():
                    continue
                count += 1
                if isinstance(manner.fault, Breakdown) and manner.fails(count):
                    tell(await _fail(floor, name, manner.fault))
                    break
                await asyncio.sleep(manner.pace)
                if (problem := _print(path, DRAWN[ending](slip))) is not None:
                    done = await floor.do(ReportFault(name, Fault.JAMMED, problem))
                    tell(answered(Text("simulated-unprinted", {"problem": problem}), done))
                    break
                tell(Text("simulated-printed", {"amount": Amount(slip.cents), "file": str(path)}))


class Shoe:
    """The cards in a simulated shoe. Its table says which of them are out, so a restart loses none."""

    def __init__(self, game: str, chance: bytes, seeds: Mapping[str, bytes]) -> None:
        """Begins without cards. A promised shoe is shuffled by its seed, any other at random."""
        self._game, self._chance, self._seeds = game, chance, seeds
        self._orders: dict[int, tuple[Card | None, ...]] = {}

    def draw(self, seen: dict[str, Any], mixes: Mapping[str, str]) -> tuple[str, str]:
        """The next card of the shoe, and a card for which it may be misread."""
        out, behind = seen["out"], seen.get("behind")
        order = self._order(seen, mixes.get(str(seen["number"])))
        if len(order) - len(out) == behind or len(out) >= len(order):
            return CUTTING_CARD, CUTTING_CARD
        card = order[len(out)]
        other = next(each for each in CARDS.values() if card is None or each.rank != card.rank)
        return str(card), str(other)

    def _order(self, seen: dict[str, Any], mix: str | None) -> tuple[Card | None, ...]:
        number, decks = seen["number"], seen["decks"]
        if number not in self._orders:
            deal = str(number)
            seed = self._seeds.get(deal)
            self._orders = {
                number: self._rest(decks, seen["out"])
                if seed is None
                else cut_at(shoe_order(self._game, deal, decks, deal_key(seed, mix)), seen["cut"])
            }
        return self._orders[number]

    def _rest(self, decks: int, out: list[str | None]) -> tuple[Card | None, ...]:
        """The order of a shoe that was in play before this process began: the rest, shuffled again."""
        left = Counter(full_decks(decks)) - Counter(CARDS[code] for code in out if code is not None)
        rest = mixed(tuple(left.elements()), HashedEntropy(self._chance, "rest"))
        return (*(None for _ in out), *rest[: 52 * decks - len(out)])


def _slips(view: View) -> Iterator[tuple[int, Slip]]:
    """The slips of a view, by their numbers."""
    for each in view.get("slips", ()):
        rows = tuple((label, value) for label, value in each["rows"])
        amount = each["cents"], each["figures"], each["words"]
        slip = Slip(each["title"], each["venue"], *amount, rows, each.get("number"), each.get("message", ""))
        yield each["sequence"], slip._replace(language=each.get("language", ENGLISH))


def _print(path: Path, text: str) -> Text | None:
    """Writes a file whole or not at all. Returns the error if it cannot."""
    part = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as problem:
        return Text("device-unwritten", {"file": str(path), "why": reason(problem)})
    return None


def _failing(name: str, fault: Breakdown) -> ReportFault:
    return ReportFault(name, Fault(fault), Text("device-asked-to-fail"))


async def _fail(floor: Connection, name: str, fault: Breakdown) -> Text:
    """Reports a fault on request, and says so."""
    done = await floor.do(_failing(name, fault))
    return answered(Text("simulated-failed", {"fault": fault}), done)


def _line(message: AnyRead) -> Text:
    facts = {"play": str(message.play), "number": str(message.n)}
    nothing = Text("simulated-nothing")
    if isinstance(message, ReadChips):
        total = Amount(sum(each.cents for each in message.areas))
        return Text("simulated-chips", {**facts, "amount": total})
    if isinstance(message, ReadCard):
        return Text("simulated-card", {**facts, "card": message.card or nothing})
    pocket = nothing if message.pocket is None else Text("simulated-pocket", {"pocket": message.pocket})
    return Text("simulated-ball", {**facts, "pocket": pocket, "turns": message.turns})
