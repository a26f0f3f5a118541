"""Limits of a table, and wagers that are checked against them."""

from collections.abc import Mapping
from dataclasses import replace

from pitboss.acting.acts.act import Spot
from pitboss.acting.setups.limit_rulings import Ruled
from pitboss.acting.setups.sign import Limits, SignLine, TableLimits
from pitboss.game.wagers import Moment
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.words.rendering import english

TEN_TO_A_THOUSAND = Limits(1000, 100000)
PLAIN = TableLimits(each=TEN_TO_A_THOUSAND)
LATE = Moment.FIRST_CARD_EXPOSED


def spots(text: str) -> dict[Spot, int]:
    """Wagers as "box player wager dollars", one after the other."""
    rows = [row.split() for row in text.split(",")]
    return {Spot(int(box), player, key): int(amount) * 100 for box, player, key, amount in rows}


def counted(ruled: Mapping[Spot, Ruled]) -> dict[Spot, int]:
    return {spot: row.counts for spot, row in ruled.items()}


def lines(shown: tuple[SignLine, ...] | Rejection) -> list[tuple[str, str | None]]:
    return [(words(line), line.clause) for line in unwrap(shown)]


def words(line: SignLine) -> str:
    """A line of a sign in English, after its heading."""
    heading = "" if line.heading is None else f"{english(line.heading)}, "
    return f"{heading}{english(line.text)}"


AREAS = replace(PLAIN, areas={"tie": TEN_TO_A_THOUSAND})
