"""The rules of the die: one wager, the six, which pays five to one. The rest is lent by another edition."""

from dataclasses import dataclass, replace
from typing import Any

from pitboss.kernel.clause import Clause
from pitboss.rules.edition import Edition, RouletteGame
from pitboss.rules.editions.star_rapid_etg_2016 import EDITION as RAPID
from pitboss.rules.equipment import Equipment
from pitboss.rules.limits import Limit, Tenders

SIX, PAYS = "six", 5
LENT = RAPID.game("roulette")
assert isinstance(LENT, RouletteGame)


@dataclass(frozen=True, slots=True)
class DieGame:
    """The rules of the die."""

    tenders: Tenders
    limits: tuple[Limit, ...]
    key: str = "die"
    title: str = "Die"
    clause: Clause = "1"
    cash_out: Clause = "2"
    sign_percentage: None = None
    equipment: tuple[Equipment, ...] = ()

    @property
    def titles(self) -> dict[str, str]:
        """What the layout calls its one wager."""
        return {SIX: "Six"}


GAME: Any = DieGame(LENT.tenders, LENT.limits)
EDITION: Edition = replace(RAPID, key="house-die", title="The House Die", games=(GAME,))
