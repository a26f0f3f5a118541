"""How soon a thousand player terminals are answered and settled, against the same commands without sockets."""

import asyncio
import contextlib
import random
import secrets
import sys
import sysconfig
import tempfile
import time
from asyncio.subprocess import DEVNULL, PIPE, Process, create_subprocess_exec
from collections.abc import AsyncIterator, Iterable, Sequence
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

import msgspec
from terminals import LEFT, REACH, STAKES, Job, Tally

from pitboss.floor.chip_commands import TransferCredit
from pitboss.floor.following import FollowPlay
from pitboss.floor.playing import DragChips
from pitboss.floor.staff import Post
from pitboss.floor.staff_commands import AddStaff
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import sure
from pitboss.kernel.roles import Role
from pitboss.rules.procedure import Announcement, BurnWay
from pitboss.rules.result import Winner
from pitboss.service.actors import DeviceActor, DeviceKind
from pitboss.service.client import Connection, connect, live_url
from pitboss.service.config import limits_of, load_config
from pitboss.service.demo import QUICK
from pitboss.service.floor import Floor
from pitboss.service.installing import install
from pitboss.service.messages import Done as Told
from pitboss.service.sign_in import Gate
from pitboss.store.clock import now
from pitboss.store.keeper import Keeper
from pitboss.store.opening import open_store
from pitboss.store.page import Done
from pitboss.table.acting import Act, Who
from pitboss.table.acts.cards import BringCards, Burn, Cut, InsertCuttingCard, Shuffle
from pitboss.table.acts.coup import Call, ConfirmResult, DrawCard, EndPeriod, SelectResult, Settle, StartRound
from pitboss.table.acts.opening import OpenTable
from pitboss.table.decide import ActAtTable

sys.path.append(str(Path(__file__).parent.parent / "tests"))
from postgres import running

TERMINALS = 1_000
PROCESSES = 2
"""In which the terminals live."""
PERIOD = 20
"""Seconds in which each places its wagers."""
WANTED = 0.150, 1.0
"""Seconds for 99 of 100 wagers, and from the dealer's confirmation to the last win meter."""
PITBOSS = str(Path(sysconfig.get_path("scripts")) / "pitboss")
GAME = "rapid-1"
DEALER, SUPERVISOR = Who("dee", Role.DEALER), Who("sue", Role.CASINO_SUPERVISOR)
RECALLED = 10
"""Coups that every terminal recalls already."""
CONFIG = f"""
venue = "Benchmark"
address = "127.0.0.1:0"
terminals = [{", ".join(f'{{number = "{number}"}}' for number in range(TERMINALS))}]
[[games]]
name = "{GAME}"
edition = "star-rapid-etg-2016"
game = "baccarat"
period = {PERIOD}
limits = {{least = "5", most = "500"}}
"""


class Measured(NamedTuple):
    """What one way of playing a coup took."""

    answered: Sequence[float]
    """Seconds from each wager to its answer."""
    settled: float
    """Seconds from the confirmation to the last terminal that is settled."""


async def main() -> None:
    print(f"{TERMINALS:,} terminals, {len(STAKES)} wagers each in {PERIOD} seconds, then one coup to settle")
    with tempfile.TemporaryDirectory() as folder:
        await compare("SQLite", Path(folder), str(Path(folder) / "floor.sqlite"))
        await compare("PostgreSQL", Path(folder), running().create())


async def compare(name: str, folder: Path, database: str) -> None:
    """Plays a coup without sockets and one with them, and prints what both took."""
    config = folder / "floor.toml"
    config.write_text(CONFIG)
    keys, token = await prepare(config, database)
    bare = await play_bare(database)
    started = time.monotonic()
    async with serving(config, database) as url:
        print(f"{name}: open after {time.monotonic() - started:.1f} seconds")
        tally, confirmed = await play(url, keys, token)
    live = Measured(tally.answered, max(tally.metered, default=0) - confirmed)
    print(f"  a wager             {spread(live.answered)}   without sockets {spread(bare.answered)}")
    print(f"  the last win meter  {live.settled * 1000:,.0f} ms   without sockets {bare.settled * 1000:,.0f} ms")
    print(f"  answered {len(tally.answered):,}, lost {tally.lost}, refused {len(tally.refused)}")


def spread(seconds: Sequence[float]) -> str:
    hundredths = quantiles(seconds, n=100)
    return f"p50 {hundredths[49] * 1000:.1f} ms, p99 {hundredths[98] * 1000:.1f} ms"


async def prepare(config: Path, database: str) -> tuple[dict[str, str], str]:
    """A floor with an open table and credits at every terminal: the keys of those, and the dealer's token."""
    told = sure(load_config(config))
    store = sure(await open_store(database, apart=True))
    async with Floor(store, told) as floor:
        assert await install(floor) is None
        gate, numbers = Gate(floor, QUICK), [terminal.number for terminal in told.terminals]
        opening = [
            ActAtTable(GAME, OpenTable(limits_of(told.games[0])), SUPERVISOR),
            ActAtTable(GAME, BringCards("red"), DEALER, SUPERVISOR),
            *map(dealt, (Shuffle(), Cut(100), InsertCuttingCard(20), Burn(BurnWay.FACE_DOWN, (None,)))),
            AddStaff(DEALER.name, (Post.DEALER,), by="setup"),
        ]
        funding = [TransferCredit(number, 100_000, "1") for number in numbers]
        await submit(floor.keeper, [*opening, *funding])
        await floor.catch_up((await store.head()).seq)
        assert await gate.set_password(DEALER.name, "benchmark", by="setup") is None
        token = sure(await gate.sign_in(DEALER.name, "benchmark", f"dt/{GAME}")).token
        kind = DeviceKind.PLAYER_TERMINAL
        keys = {
            number: sure(await gate.keys.make(DeviceActor(f"terminal-{number}", kind, number)))
            for number in numbers
        }
    await store.close()
    return keys, token


async def play_bare(database: str) -> Measured:
    """The same coup with commands put straight into a keeper, and quick ones before it."""
    store, answered = sure(await open_store(database, apart=True)), list[float]()
    every = range(TERMINALS)

    async def bet(number: int, wager: str) -> None:
        await asyncio.sleep(random.uniform(REACH, PERIOD - LEFT))
        started = time.monotonic()
        await submit(keeper, [DragChips(str(number), GAME, "bare", {wager: STAKES[wager]})])
        answered.append(time.monotonic() - started)

    async with Keeper(store, now) as keeper:
        for coup in range(RECALLED):
            await submit(keeper, begun(f"quick-{coup}"))
            await submit(keeper, [DragChips(str(number), GAME, f"quick-{coup}", STAKES) for number in every])
            await submit(keeper, map(dealt, (EndPeriod(), *came(coup), ConfirmResult(), Settle())))
            await submit(keeper, [FollowPlay(str(number), GAME, f"quick-{coup}") for number in every])
        await submit(keeper, begun("bare"))
        await asyncio.gather(*(bet(number, wager) for number in every for wager in STAKES))
        await submit(keeper, map(dealt, (EndPeriod(), *came(RECALLED))))
        confirmed = time.monotonic()
        await submit(keeper, map(dealt, (ConfirmResult(), Settle())))
        await submit(keeper, [FollowPlay(str(number), GAME, "bare") for number in every])
        settled = time.monotonic() - confirmed
    await store.close()
    return Measured(answered, settled)


async def play(url: str, keys: dict[str, str], token: str) -> tuple[Tally, float]:
    """A coup with real terminals: what they saw, and when the dealer confirmed it."""
    numbers = list(keys)
    shares = [{each: keys[each] for each in numbers[part::PROCESSES]} for part in range(PROCESSES)]
    processes = [await start_terminals(Job(url, GAME, PERIOD, share)) for share in shares]
    async with connect(url, token) as dealer:
        for process in processes:
            assert await said(process) == "ready\n"
        for command in begun("live"):
            await ask(dealer, command)
        async for view in dealer.watch(f"game/{GAME}/dealer"):
            if view["phase"] == "closed":
                break
        for act in came(RECALLED + 1):
            await ask(dealer, dealt(act))
        confirmed = time.monotonic()
        await ask(dealer, dealt(ConfirmResult()))
        tallies = [msgspec.json.decode(await said(process), type=Tally) for process in processes]
    for process in processes:
        await process.communicate()
    return Tally(
        [each for tally in tallies for each in tally.answered],
        [each for tally in tallies for each in tally.metered],
        [each for tally in tallies for each in tally.refused],
        sum(tally.lost for tally in tallies),
    ), confirmed


async def start_terminals(job: Job) -> Process:
    script = str(Path(__file__).with_name("terminals.py"))
    process = await create_subprocess_exec(sys.executable, script, stdin=PIPE, stdout=PIPE, limit=1 << 24)
    assert process.stdin is not None
    process.stdin.write(msgspec.json.encode(job) + b"\n")
    return process


async def said(process: Process) -> str:
    """The next line that a process prints."""
    assert process.stdout is not None
    line = await process.stdout.readline()
    assert line, "the process has ended"
    return line.decode()


@contextlib.asynccontextmanager
async def serving(config: Path, database: str) -> AsyncIterator[str]:
    """A server as a process of its own, and where its socket is."""
    words = ("serve", "--config", str(config), "--database", database)
    process = await create_subprocess_exec(PITBOSS, *words, stdout=PIPE, stderr=DEVNULL)
    try:
        lines = [await said(process)]
        while not lines[-1].startswith("Ctrl-C"):
            lines.append(await said(process))
        yield live_url(lines[0].split()[-1])
    finally:
        process.terminate()
        await process.wait()


async def submit(keeper: Keeper, commands: Iterable[Command]) -> None:
    wanted = [(secrets.token_hex(12), command, "benchmark") for command in commands]
    for reply in await keeper.submit_all(wanted):
        assert isinstance(reply, Done), reply


async def ask(dealer: Connection, command: Command) -> None:
    reply = await dealer.do(command)
    assert isinstance(reply, Told), reply


def dealt(act: Act) -> Command:
    """Something that the dealer does at the table."""
    return ActAtTable(GAME, act, DEALER)


def begun(coup: str) -> list[Command]:
    """A coup that takes wagers."""
    return [dealt(StartRound(coup)), dealt(Call(Announcement.PLACE_YOUR_BETS))]


def came(coup: int) -> list[Act]:
    """What a coup comes to: nine against seven, of ever other suits, for a shoe has only so many of each."""
    suits = "SHDC"[coup % 4 :] + "SHDC"[: coup % 4]
    return [*(DrawCard(rank + suit) for rank, suit in zip("9KK7", suits)), SelectResult(Winner.PLAYER)]


if __name__ == "__main__":
    asyncio.run(main())
