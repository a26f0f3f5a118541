"""The rules of the die: one wager, the six, which pays five to one. The rest is lent by another edition."""

from dataclasses import dataclass, replace
from typing import ClassVar

from pitboss.kernel.clause import Clause
from pitboss.rules.editions.star_rapid_etg_2016 import EDITION as RAPID
from pitboss.rules.equipment import Equipment
from pitboss.rules.limits import Limit, Tenders

SIX, PAYS = "six", 5
(LENT,) = (game for game in RAPID.games if game.key == "roulette")


@dataclass(frozen=True, slots=True, eq=False)
class DieGame:
    """The rules of the die."""

    round_name: ClassVar[str] = "throw"
    part_name: ClassVar[str] = "run"
    allowed_decks: ClassVar[tuple[int, ...]] = ()
    sign_percentage: ClassVar[None] = None
    exact: ClassVar[None] = None
    tenders: Tenders
    limits: tuple[Limit, ...]
    key: str = "die"
    title: str = "Die"
    clause: Clause = "1"
    cash_out: Clause = "2"
    equipment: tuple[Equipment, ...] = ()

    @property
    def titles(self) -> dict[str, str]:
        """What the layout calls its one wager."""
        return {SIX: "Six"}

    @property
    def sign_clauses(self) -> dict[str, Clause]:
        """No clause names the wager on the sign."""
        return {}


GAME = DieGame(LENT.tenders, LENT.limits)
EDITION = replace(RAPID, key="house-die", title="The House Die", games=(GAME,))
