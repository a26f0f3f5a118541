"""How fast `pitboss settle` answers on one core, against a program that only reads and writes JSON."""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from pitboss.game.dealer import deal_shoe, prepare
from pitboss.game.settlement import Terms
from pitboss.kernel.entropy import SeededEntropy
from pitboss.kernel.rejection import unwrap
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.editions.star_baccarat_2024 import EDITION

COUPS = 200_000
TARGET_PER_S = 20_000
WAGERS_CENTS = {"banker": 10_000, "tie": 500, "player-pair": 1_000, "super-six": 500}
SETTLE = [sys.executable, "-c", "from pitboss.app import main; main()"]
SETTLE += ["settle", "--edition", EDITION.key, "--game", "baccarat"]
ECHO = "import json, sys\nfor line in sys.stdin: print(json.dumps(json.loads(line), separators=(',', ':')))"


def coups() -> list[str]:
    """Lines of real coups, shoe after shoe."""
    game = EDITION.games[0]
    assert isinstance(game, BaccaratGame)
    lines: list[str] = []
    shoe = 0
    while len(lines) < COUPS:
        shoe += 1
        stack, _ = prepare(EDITION, game, 8, SeededEntropy(2024, shoe))
        dealt = unwrap(deal_shoe(EDITION, game, stack, lambda _: {}, Terms()))
        lines += [
            json.dumps({"cards": [str(card) for card in coup.cards], "wagers": WAGERS_CENTS})
            for coup in dealt.coups
        ]
    return lines[:COUPS]


def rate(command: Sequence[str], lines: Path) -> float:
    """Lines answered a second, the program's start included; the best of three runs.

    Input and output are files, so that nothing else needs a core while the program runs.
    """
    best = float("inf")
    answers = lines.with_suffix(".out")
    for _ in range(3):
        with lines.open("rb") as requests, answers.open("wb") as answered:
            started = time.perf_counter()
            subprocess.run(command, stdin=requests, stdout=answered, check=True)
            best = min(best, time.perf_counter() - started)
        assert answers.read_bytes().count(b"\n") == COUPS
    return COUPS / best


def main() -> None:
    print(f"{COUPS:,} coups with {len(WAGERS_CENTS)} wagers each, through standard input, one process")
    with tempfile.TemporaryDirectory() as folder:
        lines = Path(folder) / "coups.jsonl"
        lines.write_text("\n".join(coups()) + "\n", encoding="utf-8")
        settle, echo = rate(SETTLE, lines), rate([sys.executable, "-c", ECHO], lines)
    share = settle / TARGET_PER_S
    print(f"pitboss settle        {settle:>10,.0f} coups/s   {share:.2f} of the {TARGET_PER_S:,} wanted")
    print(f"JSON in and out only  {echo:>10,.0f} lines/s   settle runs at {settle / echo:.2f} of it")


if __name__ == "__main__":
    main()
