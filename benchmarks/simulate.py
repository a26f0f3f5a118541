"""How many coups the simulator deals a second: one core against a plain C program, and two against one."""

import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from pitboss.rules.edition import BaccaratGame
from pitboss.rules.editions.star_baccarat_2024 import EDITION
from pitboss.sim.kernel import Dealing, dealing_of, tally_shoes

SHOES = 200_000
CHUNK_SHOES = 10_000
ROUNDS = 15
SEED = 2024
SOURCE = Path(__file__).with_name("reference.c")


def simulate(dealing: Dealing, threads: int) -> float:
    """Coups a second, in chunks of shoes as a long run deals them."""
    with ThreadPoolExecutor(threads) as pool:
        started = time.perf_counter()
        chunks = [
            pool.submit(tally_shoes, dealing, SEED, first, CHUNK_SHOES)
            for first in range(1, SHOES + 1, CHUNK_SHOES)
        ]
        coups = sum(int(chunk.result().sum()) for chunk in chunks)
        return coups / (time.perf_counter() - started)


def build(folder: Path) -> Path | None:
    """The C program with full optimisation; None if there is no compiler."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        return None
    program = folder / "reference"
    subprocess.run([compiler, "-O3", "-march=native", "-o", str(program), str(SOURCE)], check=True)
    return program


def run(program: Path) -> float:
    """Coups a second of the C program by its own clock."""
    answer = subprocess.run([str(program), str(SHOES)], check=True, capture_output=True, text=True)
    *_, rate = answer.stdout.split()
    return float(rate)


def best(*measures: Callable[[], float]) -> list[float]:
    """The best of each, measured in turn, so that a busy moment of the machine does not spoil only one."""
    rates = [[measure() for measure in measures] for _ in range(ROUNDS)]
    return [max(column) for column in zip(*rates, strict=True)]


def main() -> None:
    game = EDITION.games[0]
    assert isinstance(game, BaccaratGame)
    dealing = dealing_of(game, 8)
    tally_shoes(dealing, SEED, 1, 1)
    print(f"{SHOES:,} shoes of eight decks, the best of {ROUNDS} runs each")
    threads = [partial(simulate, dealing, 1), partial(simulate, dealing, 2)]
    with tempfile.TemporaryDirectory() as folder:
        program = build(Path(folder))
        if program is None:
            print("no C compiler here: nothing to compare one thread with")
            one, two = best(*threads)
            against = ""
        else:
            plain, one, two = best(partial(run, program), *threads)
            print(f"plain C, four counts  {plain:>12,.0f} coups/s")
            against = f"   {one / plain:.2f} of plain C"
    print(f"pitboss, one thread   {one:>12,.0f} coups/s{against}")
    print(f"pitboss, two threads  {two:>12,.0f} coups/s   {two / one:.2f} of one thread")


if __name__ == "__main__":
    main()
