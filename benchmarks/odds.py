"""How fast every wager of an edition is solved exactly for one shoe, against the plain enumeration."""

import random
import sys
import time
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

from pitboss.game.settlement import Terms
from pitboss.odds.baccarat import edition_odds
from pitboss.odds.composition import Composition, fresh
from pitboss.odds.wagers import WagerOdds
from pitboss.rules.catalogue import catalogue
from pitboss.rules.edition import Edition
from pitboss.rules.editions.star_baccarat_2024 import PROCEDURE

sys.path.append(str(Path(__file__).parent.parent / "tests"))
from kit.plain_odds import count_results

TARGET_MS = 0.2
SHOES = 20
TERMS = Terms(tie_percent=Fraction(5))


def remaining() -> list[Composition]:
    """Shoes of which about half is left, no two alike."""
    chance = random.Random(2024)
    return [tuple(chance.randint(0, 8) for _ in range(52)) for _ in range(SHOES)]


def best(work: Callable[[], object], repeats: int) -> float:
    """Milliseconds for one shoe, the best of some rounds."""
    times = []
    for _ in range(repeats):
        started = time.perf_counter()
        work()
        times.append(time.perf_counter() - started)
    return min(times) * 1000


def wagers_of(edition: Edition, shoe: Composition) -> list[WagerOdds]:
    """Solves a shoe for every wager of an edition; a wager that its games share is in the list once."""
    games = edition_odds(edition, shoe, TERMS).values()
    return list({id(wager): wager for game in games for wager in game.values()}.values())


def edges(edition: Edition, shoes: list[Composition]) -> None:
    """Solves each shoe, and computes the exact edge of every wager."""
    for shoe in shoes:
        for wager in wagers_of(edition, shoe):
            _ = wager.edge


def fractions(edition: Edition, shoes: list[Composition]) -> None:
    """Solves each shoe, and also computes the exact chance of every outcome of every wager."""
    for shoe in shoes:
        for wager in wagers_of(edition, shoe):
            _ = wager.edge, wager.probabilities


def main() -> None:
    shoes = remaining()
    print(f"Every wager of every game of an edition, exactly, for one of {SHOES} remaining shoes; one core")
    slowest = 0.0
    for edition in catalogue().values():
        edges(edition, shoes)  # The first call waits for the compiler.
        solved = best(lambda edition=edition: edges(edition, shoes), 40) / SHOES  # type: ignore[misc]
        whole = best(lambda edition=edition: fractions(edition, shoes), 40) / SHOES  # type: ignore[misc]
        wagers = len(wagers_of(edition, fresh(8)))
        print(
            f"{edition.key:28} {wagers:3} wagers   edges {solved:.3f} ms, {solved / TARGET_MS:.2f} of the"
            f" {TARGET_MS} ms wanted   with all chances {whole:.3f} ms"
        )
        slowest = max(slowest, solved)
    plain = best(lambda: count_results(PROCEDURE.tableau, fresh(8)), 2)
    print(f"{'the plain enumeration':28} {plain:,.0f} ms   {plain / slowest:,.0f} times the slowest above")


if __name__ == "__main__":
    main()
