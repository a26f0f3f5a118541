"""The cost of a cash-out while many tickets are outstanding: no more than with few."""

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from pitboss.engine.command_writer import ease_collector
from pitboss.floor.people.staff import Post
from pitboss.floor.terminals.chips.chip_commands import CashOut, InsertNote, SetTerminal
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import unwrap
from pitboss.service.auth.actors import StaffActor
from pitboss.service.config import FloorConfig
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.views.channels import channels_of, render
from pitboss.store.opening import open_store

TERMINALS = 100
FEW_TICKETS, MANY_TICKETS = 10, 40_000
SAMPLES = 200
COMMANDS_AT_ONCE = 1_000
TARGET_RATIO = 1.5
"""Target: the cost with many, as a multiple of that with few."""
CASHIER = StaffActor("cal", frozenset({Post.CASHIER}), "0f")


async def issue(floor: FloorEngine, first: int, last: int) -> None:
    """Issues this many more tickets."""
    for start in range(first, last, COMMANDS_AT_ONCE):
        numbers = range(start, min(start + COMMANDS_AT_ONCE, last))
        requests: list[tuple[str, Command, str]] = []
        for number in numbers:
            terminal = str(number % TERMINALS)
            requests += [
                (f"in-{number}", InsertNote(terminal, 5_000), f"pt/{terminal}"),
                (f"out-{number}", CashOut(terminal), f"pt/{terminal}"),
            ]
        for answer in await floor.do_all(requests):
            unwrap(answer)


async def measure(floor: FloorEngine, run: str) -> float:
    """The milliseconds of a cash-out, with every view rendered again that shows it."""
    secret, took = await floor.store.secret(), []
    for number in range(SAMPLES):
        terminal = str(number % TERMINALS)
        unwrap(await floor.do(f"in-{run}-{number}", InsertNote(terminal, 5_000), f"pt/{terminal}"))
        start = time.perf_counter()
        done = unwrap(await floor.do(f"out-{run}-{number}", CashOut(terminal), f"pt/{terminal}"))
        for stored in done.events:
            for channel in channels_of(floor, stored):
                if channel == "cage":
                    render(floor, channel, CASHIER, secret=secret)
                elif channel.startswith("device/printer"):
                    render(floor, channel, None, secret=secret)
        took.append(1_000 * (time.perf_counter() - start))
    return median(took)


async def main() -> int:
    """Prints both, and their ratio."""
    ease_collector()
    with tempfile.TemporaryDirectory() as folder:
        store = unwrap(await open_store(str(Path(folder) / "floor.sqlite"), apart=True))
        async with FloorEngine(store, FloorConfig("Benchmark")) as floor:
            for terminal in map(str, range(TERMINALS)):
                unwrap(await floor.do(f"set-{terminal}", SetTerminal(terminal, Settings("V")), "setup"))
            await issue(floor, 0, FEW_TICKETS)
            few = await measure(floor, "few")
            await issue(floor, FEW_TICKETS, MANY_TICKETS)
            many = await measure(floor, "many")
        await store.close()
    ratio = many / few
    first = FEW_TICKETS + SAMPLES // 2
    print(
        f"A cash-out takes {few:.2f} ms with {first:,} tickets outstanding, "
        f"{many:.2f} ms with {MANY_TICKETS:,}:"
    )
    print(f"{ratio:.2f} times as much, and {TARGET_RATIO} is wanted at the most.")
    return 0 if ratio <= TARGET_RATIO else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
