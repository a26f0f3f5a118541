"""How fast a thousand player terminals are answered and settled, beside the same commands without sockets."""

import asyncio
import contextlib
import random
import secrets
import sys
import sysconfig
import tempfile
import time
from asyncio.subprocess import DEVNULL, PIPE, Process, create_subprocess_exec
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from terminals import FIRST_S, LAST_S, STAKES_CENTS, Job, Tally

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.acts.play import Call, ConfirmResult, DrawCard, SelectResult, Settle, StartRound
from pitboss.baccarat.acts.shoe.cards import BringCards, Burn, Cut, InsertCuttingCard, Shuffle
from pitboss.baccarat.decide import ActAtTable
from pitboss.engine.command_writer import CommandWriter, ease_collector
from pitboss.engine.transaction import Accepted
from pitboss.floor.people.staff import Post
from pitboss.floor.people.staff_commands import AddStaff
from pitboss.floor.terminals.chips.chip_commands import TransferCredit
from pitboss.floor.terminals.chips.chip_moves import DragChips
from pitboss.floor.terminals.settling import ReconcilePlay
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.roles import Role
from pitboss.rules.procedure import Announcement, BurnWay
from pitboss.rules.result import Winner
from pitboss.service.auth.actors import DeviceActor, DeviceKind
from pitboss.service.auth.sign_in import Authenticator
from pitboss.service.clock import now
from pitboss.service.config import limits_of
from pitboss.service.config_reading import load_config
from pitboss.service.demo import QUICK
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.installing import install
from pitboss.service.realtime.client import Connection, connect
from pitboss.service.realtime.messages import Done
from pitboss.store.opening import open_store

sys.path.append(str(Path(__file__).parent.parent / "tests"))
from kit.store.postgres import running

TERMINALS = 1_000
PROCESSES = 2
"""The number of processes for the terminals."""
PERIOD_S = 20
"""Seconds in which each terminal places its wagers."""
COUPS = 2
RECALLED_COUPS = 10
"""Coups that every terminal remembers already."""
TARGET_MS = {1: 150, 4: 1_000}
"""Target in milliseconds for 99 of 100 wagers, and from the dealer's confirmation to the last win meter."""
PATIENCE_S = 120
"""Seconds after which the benchmark has failed."""
SCRIPT = str(Path(__file__).with_name("terminals.py"))
PITBOSS = str(Path(sysconfig.get_path("scripts")) / "pitboss")
GAME = "rapid-1"
PASSWORD = "brisk tundra ladle"
DEALER, SUPERVISOR = Person("dee", Role.DEALER), Person("sue", Role.CASINO_SUPERVISOR)
CONFIG = f"""
venue = "Benchmark"
address = "127.0.0.1:0"
terminals = [{", ".join(f'{{number = "{number}"}}' for number in range(TERMINALS))}]
[[games]]
name = "{GAME}"
edition = "star-rapid-etg-2016"
game = "baccarat"
period = {PERIOD_S}
limits = {{least = "5", most = "500"}}
"""


class Coup(NamedTuple):
    """The times of a coup, in milliseconds."""

    answered: list[float]
    """From each wager to its answer."""
    settled: list[float]
    """From the dealer's confirmation to each settled terminal."""
    lost: int = 0
    refused: int = 0

    @property
    def row(self) -> tuple[float, float, float, float, float]:
        """The p50 and p99 of the wagers and of the win meters, and the last win meter."""
        wagers, meters = quantiles(self.answered, n=100), quantiles(self.settled, n=100)
        return wagers[49], wagers[98], meters[49], meters[98], max(self.settled)

    def show(self, name: str) -> None:
        figures = "".join(f"{figure:>10,.1f}" for figure in self.row)
        print(f"  {name:<14}{figures}{len(self.answered):>10,}{self.lost:>10,}{self.refused:>10,}")


async def main() -> None:
    print(
        f"{TERMINALS:,} terminals on one table, "
        f"{len(STAKES_CENTS)} wagers each in {PERIOD_S} seconds, then settled"
    )
    # As in a server: otherwise a full garbage collection of 50 ms may fall into the settlement.
    ease_collector()
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "floor.toml"
        config.write_text(CONFIG)
        await compare("SQLite", config, str(Path(folder) / "floor.sqlite"))
        await compare("PostgreSQL", config, running().create())


async def compare(name: str, config: Path, database: str) -> None:
    """Prints the times of coups at real terminals, and of one without sockets."""
    keys, token = await prepare(config, database)
    alone = await play_alone(database)
    started = time.monotonic()
    async with serving(config, database) as url:
        print(f"{name}, open after {time.monotonic() - started:.1f} seconds")
        print("  milliseconds   wager p50      p99 meter p50      p99     last  answered      lost   refused")
        alone.show("writer alone")
        coups = []
        async for coup in play(url, keys, token):
            coup.show("terminals")
            coups.append(coup)
    for place, target_ms in TARGET_MS.items():
        best, bare = min(coup.row[place] for coup in coups), alone.row[place]
        ratios = (
            f"{best / target_ms:.2f} of the {target_ms:,} wanted, {best / bare:.1f} times the writer alone"
        )
        print(f"  {best:,.0f} ms at best: {ratios}")


async def prepare(config: Path, database: str) -> tuple[dict[str, str], str]:
    """A floor with an open table and credits at every terminal; returns their keys and the dealer's token."""
    settings = unwrap(load_config(config))
    store = unwrap(await open_store(database, apart=True))
    async with FloorEngine(store, settings) as floor:
        assert await install(floor) is None
        auth, numbers = Authenticator(floor, QUICK), [terminal.number for terminal in settings.terminals]
        opening = [
            ActAtTable(GAME, OpenTable(limits_of(settings.games[0])), SUPERVISOR),
            ActAtTable(GAME, BringCards("red"), DEALER, SUPERVISOR),
            *map(dealer_act, (Shuffle(), Cut(100), InsertCuttingCard(20), Burn(BurnWay.FACE_DOWN, (None,)))),
            AddStaff(DEALER.name, (Post.DEALER,), by="setup"),
        ]
        funding = [TransferCredit(number, 100_000, number) for number in numbers]
        await submit(floor.writer, [*opening, *funding])
        await floor.catch_up((await store.head()).seq)
        assert await auth.set_password(DEALER.name, PASSWORD, by="setup") is None
        token = unwrap(await auth.sign_in(DEALER.name, PASSWORD, f"dt/{GAME}")).token
        kind = DeviceKind.PLAYER_TERMINAL
        keys = {
            number: unwrap(await auth.keys.make(DeviceActor(f"terminal-{number}", kind, number)))
            for number in numbers
        }
    await store.close()
    return keys, token


async def play_alone(database: str) -> Coup:
    """A coup whose commands go straight into a writer, after quick coups that terminals then remember."""
    store, answered, every = unwrap(await open_store(database, apart=True)), list[float](), range(TERMINALS)

    async def bet(number: int, wager: str) -> None:
        await asyncio.sleep(random.uniform(FIRST_S, PERIOD_S - LAST_S))
        started = time.monotonic()
        await submit(writer, [DragChips(str(number), GAME, "alone", {wager: STAKES_CENTS[wager]})])
        answered.append((time.monotonic() - started) * 1_000)

    async with CommandWriter(store, REGISTRY, now) as writer:
        for coup in range(RECALLED_COUPS):
            key = f"quick-{coup}"
            await submit(writer, opening_acts(key))
            await submit(writer, [DragChips(str(number), GAME, key, STAKES_CENTS) for number in every])
            await submit(writer, map(dealer_act, (EndPeriod(), *card_acts(coup), ConfirmResult(), Settle())))
            await submit(writer, [ReconcilePlay(str(number), GAME, key) for number in every])
        await submit(writer, opening_acts("alone"))
        await asyncio.gather(*(bet(number, wager) for number in every for wager in STAKES_CENTS))
        await submit(writer, map(dealer_act, (EndPeriod(), *card_acts(RECALLED_COUPS))))
        confirmed = time.monotonic()
        await submit(writer, map(dealer_act, (ConfirmResult(), Settle())))
        await submit(writer, [ReconcilePlay(str(number), GAME, "alone") for number in every])
        settled = (time.monotonic() - confirmed) * 1_000
    await store.close()
    return Coup(answered, [settled] * TERMINALS)


async def play(url: str, keys: dict[str, str], token: str) -> AsyncIterator[Coup]:
    """Coups at real terminals, one after the other."""
    parts, numbers = urlsplit(url), list(keys)
    address = str(parts.hostname), int(parts.port or 0)
    shares = [{each: keys[each] for each in numbers[part::PROCESSES]} for part in range(PROCESSES)]
    async with contextlib.AsyncExitStack() as stack:
        processes = [await stack.enter_async_context(started(sys.executable, SCRIPT)) for _ in shares]
        for process, share in zip(processes, shares, strict=True):
            assert process.stdin is not None
            process.stdin.write(msgspec.json.encode(Job(address, GAME, PERIOD_S, COUPS, share)) + b"\n")
        dealer = await stack.enter_async_context(connect(url, token))
        for process in processes:
            assert await next_line(process) == "ready\n"
        for coup in range(COUPS):
            for command in opening_acts(f"live-{coup}"):
                await ask(dealer, command)
            async for view in dealer.watch(f"game/{GAME}/dealer"):
                if view["phase"] == "closed":
                    break
            for act in card_acts(RECALLED_COUPS + 1 + coup):
                await ask(dealer, dealer_act(act))
            confirmed = time.monotonic()
            await ask(dealer, dealer_act(ConfirmResult()))
            by_process = [
                msgspec.json.decode(await next_line(process), type=list[Tally]) for process in processes
            ]
            tallies = [tally for each in by_process for tally in each]
            yield Coup(
                [seconds * 1_000 for tally in tallies for seconds in tally.answered],
                [(at - confirmed) * 1_000 for tally in tallies for at in tally.metered],
                sum(tally.lost for tally in tallies),
                sum(len(tally.refused) for tally in tallies),
            )


async def next_line(process: Process) -> str:
    """The next line that a process prints."""
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE_S):
        line = await process.stdout.readline()
    assert line, "the process has ended"
    return line.decode()


@contextlib.asynccontextmanager
async def serving(config: Path, database: str) -> AsyncIterator[str]:
    """A server as a separate process, and its address."""
    words = ("serve", "--config", str(config), "--database", database)
    async with started(PITBOSS, *words, stderr=DEVNULL) as process:
        lines = [await next_line(process)]
        while not lines[-1].startswith("Ctrl-C"):
            lines.append(await next_line(process))
        yield lines[0].split()[-1]


@contextlib.asynccontextmanager
async def started(*words: str, stderr: int | None = None) -> AsyncIterator[Process]:
    """A process that ends with the block."""
    process = await create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, stderr=stderr, limit=1 << 24)
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def submit(writer: CommandWriter, commands: Iterable[Command]) -> None:
    requests = [(secrets.token_hex(12), command, "benchmark") for command in commands]
    for reply in await writer.submit_all(requests):
        assert isinstance(reply, Accepted), reply


async def ask(dealer: Connection, command: Command) -> None:
    reply = await dealer.do(command)
    assert isinstance(reply, Done), reply


def dealer_act(act: Act) -> Command:
    """An act of the dealer at the table."""
    return ActAtTable(GAME, act, DEALER)


def opening_acts(coup: str) -> list[Command]:
    """A coup that takes wagers."""
    return [dealer_act(StartRound(coup)), dealer_act(Call(Announcement.PLACE_YOUR_BETS))]


def card_acts(coup: int) -> list[Act]:
    """The cards of a coup: nine against seven, with changing suits, because a shoe has few of each card."""
    suits = "SHDC"[coup % 4 :] + "SHDC"[: coup % 4]
    return [
        *(DrawCard(rank + suit) for rank, suit in zip("9KK7", suits, strict=True)),
        SelectResult(Winner.PLAYER),
    ]


if __name__ == "__main__":
    asyncio.run(main())
