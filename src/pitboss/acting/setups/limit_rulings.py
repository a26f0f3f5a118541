"""What the limits of a sign do with one stake."""

from dataclasses import dataclass

from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents
from pitboss.rules.limits import Limit, LimitRuling


@dataclass(frozen=True, slots=True)
class Ruled:
    """What happens to one stake, and the rows of the edition for it. No rows if it keeps to its limits.

    >>> from pitboss.acting.setups.sign import limit_row
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> from pitboss.rules.limits import LimitCase
    >>> row = limit_row(EDITION.game("baccarat"), LimitCase.OVER_MAXIMUM)
    >>> ruled = Ruled(5000, 4000, (row,))
    >>> ruled.back, ruled.clause
    (1000, '6.5')
    """

    stake: Cents
    counts: Cents
    rows: tuple[Limit, ...] = ()

    @property
    def back(self) -> Cents:
        """What is returned to the player, or never leaves them."""
        return self.stake - self.counts

    @property
    def clause(self) -> Clause | None:
        """The clause of the last row that applied."""
        return self.rows[-1].clause if self.rows else None

    @property
    def advise(self) -> bool:
        """Whether the player must be advised that the next such wager is returned."""
        return any(row.ruling is LimitRuling.STANDS_WITH_ADVICE for row in self.rows) and self.counts > 0
