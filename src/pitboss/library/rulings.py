"""What the rules order when something went wrong."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict

from pitboss.game.described import find_kind, read_described, ruling_lines
from pitboss.game.irregularities import Ordered, Report, Ruling, instruction
from pitboss.game.irregularities import rule as rule_on
from pitboss.library.cards import split_codes
from pitboss.library.refused import accept
from pitboss.library.tabular import Column, Listing, Tabular
from pitboss.rules.edition import Edition
from pitboss.rules.irregularity import Effect

ORDERS = (
    Column("step", figures=True),
    Column("instruction"),
    Column("effect"),
    Column("may", lambda may: "yes" if may else ""),
    Column("clause"),
)


class Facts(TypedDict, total=False):
    """How the coup or spin stood, and what staff say of it."""

    player: str | Sequence[str | None]
    """The cards as they lie, none for one that nobody has seen."""
    banker: str | Sequence[str | None]
    exposed: bool
    settled: bool
    next_begun: bool
    shoe_emptied: bool
    table_closed: bool
    device: str
    wheel: str
    wagers: Mapping[str, Mapping[str, int]]
    """By player and wager, in cents."""
    card: str
    """The card that was one too many, face up, foreign or too early."""
    cards: str | Sequence[str]
    """The cards of the coup in their right order, where it could be reconstructed."""
    said: Mapping[str, bool]
    """The facts that no table can know."""
    players: Sequence[str]
    """Whom it concerns."""


@dataclass(frozen=True, slots=True, repr=False)
class RuledIrregularity(Tabular):
    """A ruling for an irregularity."""

    ruling: Ruling
    lines: tuple[str, ...]
    """As staff read it."""

    @property
    def clause(self) -> str:
        """The rule that was applied."""
        return self.ruling.clause

    @property
    def orders(self) -> tuple[Ordered, ...]:
        """What is done, in order."""
        return self.ruling.orders

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What must be done, without what staff are free to do."""
        return self.ruling.effects

    def listing(self) -> Listing:
        """A step a row, then what goes back to whom, and who is told."""
        rows = [
            (step, instruction(order), str(order.effect), order.may, order.clause)
            for step, order in enumerate(self.orders, start=1)
        ]
        return Listing(self.lines[0], ORDERS, rows, self.lines[1 + len(rows) :])

    def __repr__(self) -> str:
        """As staff read it."""
        return "\n".join(self.lines)


def rule_game(edition: Edition, game: str, kind: str, facts: Facts) -> RuledIrregularity:
    """The ruling of an edition on something that went wrong in one of its games."""
    known = accept(find_kind(edition, kind))
    # The facts are split again into the coup and the report on it, as a file of `pitboss rule` has them.
    told: dict[str, object] = {**facts}
    for name in ("player", "banker", "cards"):
        if isinstance(told.get(name), str):
            told[name] = split_codes(str(told[name]))
    report = {name: told.pop(name) for name in Report.__struct_fields__ if name in told}
    coup, reported = accept(read_described({"coup": {"game": game, **told}, "report": report}, known))
    ruling = accept(rule_on(edition, coup, reported))
    return RuledIrregularity(ruling, tuple(ruling_lines(edition, coup, ruling)))
