"""Simulated devices against a real server: whole coups and spins, and every fault on request.

It takes over 10 s: wagering periods have whole seconds, and devices play several plays.
"""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import pytest
from typer.testing import CliRunner

from pitboss.acting.fair.proofs import Proof, Verdict
from pitboss.aggregates import REGISTRY
from pitboss.audit.auditor import Audit, audit
from pitboss.baccarat.state import GamingTable
from pitboss.cli.floor.device import KEY_NAME
from pitboss.cli.main import command
from pitboss.floor.devices.device_commands import ClearFault, ReadBall, ReadCard
from pitboss.floor.devices.devices import Device, Fault
from pitboss.floor.fair.fairness import CommitDeal, FairDeals, RevealDeal
from pitboss.floor.fair.proofs import check_proof, deal_proof
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_commands import CashOut, InsertNote, SetTerminal
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.tickets.ticket_commands import RedeemTicket
from pitboss.floor.tickets.validation import make_number
from pitboss.game.fair import DealKind, commitment, cut_at, deal_key, shoe_order
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import Text
from pitboss.ledger.till import MoveMoney
from pitboss.roulette.state import WheelTable
from pitboss.rules.roulette import WheelKind
from pitboss.service.api.server import serving
from pitboss.service.auth.actors import DeviceActor, DeviceKind
from pitboss.service.config import Amount as Cents
from pitboss.service.config import FloorConfig, GameConfig, LimitsConfig
from pitboss.service.devices.device_faults import Breakdown, DeviceFault
from pitboss.service.devices.simulated import (
    Manner,
    Reader,
    Shoe,
    choose_chance,
    run_kiosk,
    run_printer,
    run_shoe,
    run_stacker,
    run_wheel,
)
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.realtime.client import Connection, connect
from pitboss.service.runner.promises import RESTARTED, Promises
from pitboss.service.runner.runners import GameRunners
from pitboss.service.server_context import ServerContext
from pitboss.store.memory import MemoryStore
from pitboss.words.rendering import english, render, say

T = TypeVar("T")

SOON = 20.0
"""Seconds within which anything here must happen."""
RAPID = "star-rapid-etg-2016"
LIMITS = LimitsConfig(Cents(500), Cents(100_000))
TABLE = GameConfig(
    "rapid-1", RAPID, "baccarat", LIMITS, period=1, pause=0.0, dealing="virtual", shoe="device"
)
WHEEL = GameConfig(
    "r-1",
    RAPID,
    "roulette",
    LIMITS,
    wheel=WheelKind.AUTOMATED,
    period=1,
    pause=0.0,
    dealing="virtual",
    shoe="device",
)


@dataclass
class Running:
    """A server with a floor, and the log of its devices."""

    floor: FloorEngine
    context: ServerContext
    url: str
    lines: list[str] = field(default_factory=list)
    """What devices told, in English."""

    async def key(self, kind: str, serves: str) -> str:
        return unwrap(await self.context.auth.keys.make(DeviceActor(f"{kind}-{serves}", kind, serves)))

    @property
    def table(self) -> GamingTable:
        table = self.floor.state("table/rapid-1")
        return table if isinstance(table, GamingTable) else GamingTable()

    @property
    def wheel(self) -> WheelTable:
        wheel = self.floor.state("wheel/r-1")
        return wheel if isinstance(wheel, WheelTable) else WheelTable()

    @property
    def chips(self) -> int:
        account = self.floor.state("pt/7")
        assert isinstance(account, ChipAccount)
        return account.chips

    @property
    def revealed(self) -> int:
        """The number of revealed seeds."""
        return sum("Revealed the seed" in line for line in self.lines)

    def tell(self, line: Text) -> None:
        self.lines.append(english(line))

    async def proof(self, deal: str) -> Proof | Rejection:
        rows = await self.floor.store.stream("fair/r-1")
        return deal_proof([REGISTRY.read(each) for each in rows], deal)

    def device(self, name: str) -> Device:
        device = self.floor.state(f"device/{name}")
        return device if isinstance(device, Device) else Device(name)

    async def until(self, so: Callable[[], object]) -> None:
        """Waits until something is so."""
        async with asyncio.timeout(SOON):
            while not so():
                await asyncio.sleep(0.02)


@asynccontextmanager
async def running(*games: GameConfig) -> AsyncIterator[Running]:
    store = MemoryStore()
    config = FloorConfig("Pitboss", games=games)
    async with FloorEngine(store, config) as floor, GameRunners(floor, "test") as runners:
        context = ServerContext(floor, await store.secret(), runners=runners)
        await floor.do("set-7", SetTerminal("7", Settings("Pitboss")), "setup")
        async with serving(context, "127.0.0.1", 0) as port:
            yield Running(floor, context, f"ws://127.0.0.1:{port}")
    assert isinstance(found := await audit(store), Audit), found


@asynccontextmanager
async def at_work(work: Awaitable[None]) -> AsyncIterator[None]:
    """A device that runs for the length of a test."""
    task = asyncio.ensure_future(work)
    try:
        yield
        assert not task.done() or task.exception() is None
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def manner(fault: DeviceFault | Breakdown | None = None, every: int = 1) -> Manner:
    return Manner(choose_chance(7), 0.0, fault, every)


def play(test: Callable[[Running], Awaitable[None]], *games: GameConfig) -> None:
    async def run() -> None:
        async with running(*games) as server:
            await test(server)

    asyncio.run(run())


def dealing(fault: DeviceFault | None, every: int, so: Callable[[Running], object]) -> Running:
    """Has a shoe deal at a table until a condition is true."""
    seen: list[Running] = []

    async def test(server: Running) -> None:
        seen.append(server)
        key = await server.key("shoe", "rapid-1")
        async with (
            connect(server.url, key) as floor,
            at_work(run_shoe(floor, manner(fault, every), server.tell)),
        ):
            await server.until(lambda: so(server))

    play(test, TABLE)
    return seen[0]


# Shoe


def test_a_shoe_deals_whole_coups() -> None:
    server = dealing(None, 1, lambda server: len(server.table.past) >= 2)
    readings = server.device("shoe-rapid-1").readings
    dealt = [code for past in server.table.past for code in past.cards]
    assert [readings[n].card for n in range(1, len(dealt) + 1)] == dealt  # type: ignore[union-attr]
    assert server.device("shoe-rapid-1").failed is None
    fair = server.floor.state("fair/rapid-1")
    assert isinstance(fair, FairDeals)
    assert "2" in fair.open, "the next shoe is promised"


def test_a_shoe_deals_as_it_was_promised_and_tells_the_seed_afterwards() -> None:
    promises = Promises("rapid-1", DealKind.SHOE, choose_chance(7))
    shoe = Shoe("rapid-1", choose_chance(7), promises.seeds)
    (promise,) = promises.due({}, "1")
    assert isinstance(promise, CommitDeal)
    assert list(promises.due({"1": "coming"}, "1")) == []
    assert [type(each) for each in promises.due({"1": "playing"}, "2")] == [CommitDeal]
    seen = {"number": 1, "decks": 8, "cut": 100}
    dealt = [shoe.draw({**seen, "out": [None] * at}, {"1": "ab" * 32})[0] for at in range(8 * 52)]
    (revealed,) = promises.due({"1": "over", "2": "coming"}, "2")
    assert isinstance(revealed, RevealDeal)
    seed = bytes.fromhex(revealed.seed)
    assert commitment(DealKind.SHOE, "rapid-1", "1", seed) == promise.commitment
    key = deal_key(seed, "ab" * 32)
    assert dealt == [str(card) for card in cut_at(shoe_order("rapid-1", "1", 8, key), 100)]
    assert list(promises.due({"1": "over", "2": "coming"}, "2")) == [], "an old view says nothing new"


def farther(server: Running, coups: int) -> bool:
    return len(server.table.past) > coups


def revealed_more(server: Running, seeds: int) -> bool:
    return server.revealed > seeds


def test_a_shoe_that_is_started_again_withdraws_what_it_cannot_keep() -> None:
    chance = [choose_chance(None) for _ in range(2)]

    async def test(server: Running) -> None:
        key = await server.key("shoe", "rapid-1")
        for seed in chance:
            works, before = Manner(seed, 0.0), len(server.table.past)
            async with (
                connect(server.url, key) as floor,
                at_work(run_shoe(floor, works, server.tell)),
            ):
                await server.until(partial(farther, server, before))
        fair = server.floor.state("fair/rapid-1")
        assert isinstance(fair, FairDeals)
        assert fair.open == ("2",)
        starts = [line.partition(":")[0] for line in server.lines if "shoe 2" in line]
        assert starts == ["Promised shoe 2", "Withdrew the promise of shoe 2", "Promised shoe 2"]

    play(test, TABLE)


def test_it_may_be_too_late_to_promise_a_shoe() -> None:
    async def test() -> None:
        promises, heard = Promises("rapid-1", DealKind.SHOE, choose_chance(7)), Heard()
        tell = list[Text]().append
        for _ in range(2):
            await promises.keep(cast(Connection, heard), {"promised": {}}, tell, "2")
        assert [type(each) for each in heard.messages] == [CommitDeal]
        assert promises.seeds == {}, "it is dealt without a promise"
        await promises.keep(cast(Connection, heard), {"promised": {}}, tell, "3")
        assert len(heard.messages) == 2
        await promises.keep(cast(Connection, heard), {}, tell, "4")
        assert len(heard.messages) == 2, "nothing can be promised there"

    asyncio.run(test())


def test_a_shoe_that_says_everything_twice_deals_every_card_once() -> None:
    server = dealing(DeviceFault.DUPLICATE, 1, lambda server: len(server.table.past) >= 1)
    assert len(server.table.past[0].cards) in range(4, 7)
    assert sum("came before" in line for line in server.lines) >= 3


def test_a_shoe_that_reads_nothing_has_the_dealer_name_the_card() -> None:
    server = dealing(
        DeviceFault.NO_READ, 3, lambda server: server.table.coup and len(server.table.coup.cards) >= 3
    )
    assert server.table.coup is not None
    assert server.table.coup.cards[2].card is None


class Heard:
    """One end of a connection that only listens."""

    def __init__(self) -> None:
        self.messages: list[Command] = []

    async def do(self, command: Command) -> Rejection:
        self.messages.append(command)
        return Rejection("already-read", {"reading": "4", "device": "shoe-1"})


CARD = ReadCard("shoe-1", "1", 4, "9S", "1-1")
BALL = ReadBall("wheel-1", "1", 4, 9, 17, "1-1")


@pytest.mark.parametrize(
    ("fault", "cards", "balls"),
    [
        (None, [(4, "9S")], [(4, 17)]),
        (DeviceFault.MISREAD, [(4, "6S")], [(4, 18)]),
        (DeviceFault.NO_READ, [(4, None)], [(4, None)]),
        (DeviceFault.DUPLICATE, [(4, "9S"), (4, "9S")], [(4, 17), (4, 17)]),
        (DeviceFault.LATE, [(4, "9S")], [(4, 17)]),
        (DeviceFault.DOUBLE, [(4, "9S"), (5, "9S")], [(4, 17), (5, 17)]),
    ],
)
def test_every_device_fault_comes_as_often_as_it_is_asked_for(
    fault: DeviceFault | None, cards: list[tuple[int, object]], balls: list[tuple[int, object]]
) -> None:
    def readings(messages: list[Any]) -> list[tuple[int, object]]:
        return [(each.n, each.card if isinstance(each, ReadCard) else each.pocket) for each in messages]

    async def say(read: Any, **wrong: Any) -> tuple[list[Any], list[str]]:
        heard, lines = Heard(), list[Text]()
        reader = Reader(cast(Connection, heard), manner(fault, every=2), lines.append)
        assert reader.due("a")
        await reader.say("a", read, msgspec.structs.replace(read, **wrong))
        assert not reader.due("a"), "what was said is not said again"
        assert not reader.due(None)
        assert reader.due("a"), "unless it is wanted anew"
        assert readings(heard.messages) in (readings([CARD]), readings([BALL]))
        heard.messages.clear()
        await reader.say("b", read, msgspec.structs.replace(read, **wrong))
        return heard.messages, [*map(english, lines)]

    messages, lines = asyncio.run(say(CARD, card="6S"))
    assert readings(messages) == cards
    assert all(("(" in line) == (fault is not None) for line in lines[1:])
    assert lines[0] == "1-1: 4 9S - Reading 4 of shoe-1 came before: nothing changes."
    assert readings(asyncio.run(say(BALL, pocket=18))[0]) == balls


def test_a_shoe_that_is_started_within_a_shoe_goes_on_with_what_is_left() -> None:
    shoe = Shoe("rapid-1", choose_chance(7), {})
    out: list[str | None] = [None, *["9S"] * 8]
    seen = {"number": 3, "decks": 8, "cut": 100, "out": out, "behind": 16}
    drawn = []
    while (card := shoe.draw(seen, {})[0]) != "cutting-card":
        drawn.append(card)
        out.append(card)
    assert len(out) == 8 * 52 - 16
    assert "9S" not in drawn
    assert max(drawn.count(card) for card in drawn) <= 8


def test_an_empty_shoe_gives_no_card() -> None:
    seen = {"number": 3, "decks": 1, "cut": 0, "out": ["9S"] * 52, "behind": None}
    assert Shoe("rapid-1", choose_chance(7), {}).draw(seen, {})[0] == "cutting-card"


# Wheel


@pytest.mark.clause(RAPID, "7.6")
def test_an_automated_wheel_plays_spin_after_spin() -> None:
    async def test(server: Running) -> None:
        key = await server.key("wheel", "r-1")
        async with (
            connect(server.url, key) as floor,
            at_work(run_wheel(floor, manner(), server.tell)),
        ):
            await server.until(lambda: len(server.wheel.past) >= 2 and server.revealed >= 2)
        for past in server.wheel.past[1:2]:
            proof = unwrap(await server.proof(past.key))
            verdict = check_proof(proof)
            assert isinstance(verdict, Verdict)
            assert (proof.number, verdict.fails) == (past.number, None)
        numbers = [past.number for past in server.wheel.past]
        readings = server.device("wheel-r-1").readings
        assert numbers == [readings[n].number for n in range(1, len(numbers) + 1)]  # type: ignore[union-attr]

    play(test, WHEEL)


def test_a_wheel_that_is_started_again_withdraws_what_it_cannot_keep() -> None:
    async def test(server: Running) -> None:
        key = await server.key("wheel", "r-1")
        lost: set[str] = set()
        for _ in range(2):
            fair = server.floor.state("fair/r-1")
            lost |= set(fair.open) if isinstance(fair, FairDeals) else set()
            works, before = Manner(choose_chance(None), 0.0), server.revealed
            async with (
                connect(server.url, key) as floor,
                at_work(run_wheel(floor, works, server.tell)),
            ):
                await server.until(partial(revealed_more, server, before))
        assert lost
        for deal in lost:
            verdict = check_proof(unwrap(await server.proof(deal)))
            assert isinstance(verdict, Verdict)
            assert verdict.fails is not None
            assert verdict.fails.facts["reason"] == RESTARTED

    play(test, WHEEL)


# Stacker and printer


async def some(*things: T) -> AsyncIterator[T]:
    for each in things:
        yield each


def test_a_stacker_puts_notes_in_until_it_fails() -> None:
    async def test(server: Running) -> None:
        async with connect(server.url, await server.key(DeviceKind.STACKER, "7")) as floor:
            await run_stacker(floor, manner(Breakdown.FULL, 3), some(5_000, 700, 2_000), server.tell)
        assert server.chips == 5_000
        assert server.lines[0] == "Note of $50"
        assert server.lines[1].startswith("Note of $7 - This terminal accepts")
        assert server.lines[2] == "Failed: full"
        assert server.lines[3].startswith("Note of $20 - It goes back")

    play(test)


@pytest.mark.clause(RAPID, "1.1")
def test_a_kiosk_redeems_tickets_from_its_own_cash_until_it_fails() -> None:
    async def test(server: Running) -> None:
        numbers = []
        for n in range(4):
            await server.floor.do(f"n-{n}", InsertNote("7", 5_000), "pt/7")
            await server.floor.do(f"c-{n}", CashOut("7"), "pt/7")
            numbers.append(make_number(server.context.secret, "7", n + 1))
        for n, move in enumerate(("capital", "kiosk-filled")):
            names = {"kiosk": "2"} if n else {}
            await server.floor.do(
                f"m-{n}", MoveMoney(move, 10_000 - 3_000 * n, names, approved_by="sue"), "setup"
            )
        first, second, third, fourth = numbers
        async with connect(server.url, await server.key(DeviceKind.KIOSK, "2")) as floor:
            # The cash is enough for one ticket. The other stays good.
            await run_kiosk(floor, manner(), some(first, first, second), server.tell)
            assert server.floor.balance("kiosk/2/cash") == 2_000
            elsewhere = await floor.do(RedeemTicket(third, "kiosk/3"))
            assert isinstance(elsewhere, Rejection)
            assert elsewhere.code == "not-permitted"
            await run_kiosk(floor, manner(Breakdown.JAMMED, 1), some(fourth), server.tell)
        ends = [each[-4:] for each in numbers]
        assert server.lines[0] == f"Ticket …{ends[0]}: paid out $50"
        assert server.lines[1].startswith(f"Ticket …{ends[0]} - The ticket was redeemed already, at Kiosk 2")
        assert server.lines[2].startswith(f"Ticket …{ends[1]} - Cash in a kiosk: there is $20")
        assert server.lines[3] == "Failed: jammed"
        assert server.lines[4].startswith(f"Ticket …{ends[3]} - The machine does not pay now")

    play(test)


def test_a_printer_prints_every_ticket_once_even_if_it_is_started_again(tmp_path: Path) -> None:
    async def test(server: Running) -> None:
        key = await server.key(DeviceKind.PRINTER, "7")
        for round_ in (1, 2):
            async with (
                connect(server.url, key) as floor,
                at_work(run_printer(floor, manner(), tmp_path / "slips", "txt", server.tell)),
            ):
                await server.floor.do(f"n-{round_}", InsertNote("7", 5_000), "pt/7")
                await server.floor.do(f"c-{round_}", CashOut("7"), "pt/7")
                await server.until((tmp_path / "slips" / f"7-00000{round_}.txt").exists)
        assert sorted(path.name for path in (tmp_path / "slips").iterdir()) == [
            "7-000001.txt",
            "7-000002.txt",
        ]
        assert "REDEEMABLE TICKET" in (tmp_path / "slips" / "7-000001.txt").read_text(encoding="utf-8")
        assert len(server.lines) == 2

    play(test)


def test_a_printer_that_fails_prints_the_ticket_once_staff_have_looked(tmp_path: Path) -> None:
    async def test(server: Running) -> None:
        key = await server.key(DeviceKind.PRINTER, "7")
        async with (
            connect(server.url, key) as floor,
            at_work(run_printer(floor, manner(Breakdown.JAMMED, 2), tmp_path, "svg", server.tell)),
        ):
            for ticket in (1, 2):
                await server.floor.do(f"n-{ticket}", InsertNote("7", 5_000), "pt/7")
                await server.floor.do(f"c-{ticket}", CashOut("7"), "pt/7")
                await server.until(lambda: server.lines)
            async with aclosing(floor.watch("device/printer-7")) as views:
                await anext(view async for view in views if view.get("fault"))
            failed = server.device("printer-7").failed
            assert failed is not None
            assert (failed.fault, failed.detail) == (Fault.JAMMED, Text("device-asked-to-fail"))
            await server.floor.do("clear", ClearFault("printer-7", "sue", "Paper out."), "staff/sue")
            await server.until((tmp_path / "7-000002.svg").exists)

    play(test)


def test_a_printer_that_cannot_write_says_so(tmp_path: Path) -> None:
    (tmp_path / "slips").write_text("no folder", encoding="utf-8")

    async def test(server: Running) -> None:
        key = await server.key(DeviceKind.PRINTER, "7")
        async with (
            connect(server.url, key) as floor,
            at_work(run_printer(floor, manner(), tmp_path / "slips", "svg", server.tell)),
        ):
            await server.floor.do("n", InsertNote("7", 5_000), "pt/7")
            await server.floor.do("c", CashOut("7"), "pt/7")
            await server.until(lambda: server.device("printer-7").failed is not None)
            failed = server.device("printer-7").failed
            assert failed is not None
            assert isinstance(failed.detail, Text)
            file = tmp_path / "slips" / "7-000001.svg"
            assert render(failed.detail, "zh-Hans") == f"无法写入 {file}：文件已经存在。"

    play(test)


# The command


async def pitboss(*words: str, text: str | None = None) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "pitboss.app",
        "device",
        *words,
        stdin=None if text is None else asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


@pytest.mark.parametrize(
    "language, lines",
    [
        ("en", ["stacker-7 serves 7.", "Note of $50", "Note of $20"]),
        ("zh-Hans", ["stacker-7 为 7 服务。", "纸币 $50", "纸币 $20"]),
    ],
)
def test_the_command_inserts_typed_notes(language: str, lines: list[str]) -> None:
    async def test(server: Running) -> None:
        key = await server.key(DeviceKind.STACKER, "7")
        process = await pitboss(
            "stacker", "--url", server.url, "--key", key, "--pace", "0", "--language", language, text=""
        )
        out, err = await asyncio.wait_for(process.communicate(b"50\n20\n"), SOON)
        assert (process.returncode, err) == (0, b"")
        assert out.decode().splitlines() == lines
        assert server.chips == 7_000

    play(test)


def test_the_command_ends_cleanly_when_it_is_told_to() -> None:
    async def test(server: Running) -> None:
        key = await server.key("shoe", "rapid-1")
        process = await pitboss("shoe", "--url", server.url, "--key", key)
        assert process.stdout is not None
        assert await asyncio.wait_for(process.stdout.readline(), SOON) == b"shoe-rapid-1 serves rapid-1.\n"
        process.send_signal(signal.SIGINT)
        _, err = await asyncio.wait_for(process.communicate(), SOON)
        assert process.returncode == 130
        assert b"Traceback" not in err

    play(test)


def test_a_wrong_key_is_one_sentence_in_the_language_of_the_command() -> None:
    async def test(server: Running) -> None:
        process = await pitboss("shoe", "--url", server.url, "--key", "pk_x", "--language", "zh-Hans")
        out, err = await asyncio.wait_for(process.communicate(), SOON)
        assert (process.returncode, out) == (2, b"")
        assert err.decode() == f"pitboss：{say('refusal-unknown-key', 'zh-Hans')}\n"

    play(test)


def test_the_key_of_something_else_is_one_sentence() -> None:
    async def test(server: Running) -> None:
        key = await server.key(DeviceKind.PRINTER, "7")
        process = await pitboss("wheel", "--url", server.url, "--key", key)
        out, err = await asyncio.wait_for(process.communicate(), SOON)
        assert (process.returncode, out) == (2, b"")
        assert err.decode() == "pitboss: This is the key of printer-7, which is no wheel.\n"

    play(test)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--every", "0"), "--every is a number from 1 to 1000000"),
        (("--seed", "x"), "--seed is a number"),
        ((), "cannot be reached: nobody listens there."),
    ],
)
def test_what_cannot_be_is_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    given = ["device", "shoe", "--url", "ws://127.0.0.1:9", "--key", "pk_x", *words]
    done = CliRunner().invoke(command, given)
    assert (done.exit_code, done.stdout) == (2, "")
    assert sentence in done.stderr


def test_the_key_of_a_device_stands_in_a_file_or_in_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(server: Running) -> None:
        key = await server.key(DeviceKind.STACKER, "7")
        (tmp_path / "device.key").write_text(f"{key}\n", encoding="utf-8")
        words = ("stacker", "--url", server.url, "--notes", "50", "--pace", "0")
        process = await pitboss(*words, "--key-file", str(tmp_path / "device.key"))
        assert (await asyncio.wait_for(process.communicate(), SOON))[1] == b""
        monkeypatch.setenv(KEY_NAME, key)
        process = await pitboss(*words)
        assert (await asyncio.wait_for(process.communicate(), SOON))[1] == b""
        assert server.chips == 10_000

    play(test)


@pytest.mark.parametrize(
    "words, sentence",
    [((), "Name the key with --key-file, or in PITBOSS_DEVICE_KEY."), (("--key-file", "none"), "none")],
)
def test_a_device_without_a_key_is_told_where_to_put_it(words: tuple[str, ...], sentence: str) -> None:
    done = CliRunner().invoke(command, ["device", "shoe", "--url", "ws://127.0.0.1:9", *words])
    assert (done.exit_code, done.stdout) == (2, "")
    assert sentence in done.stderr
