"""What the rules order for an irregularity."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict

from pitboss.game.described import find_kind, instruction, read_described, ruling_lines
from pitboss.game.irregularities import Ordered, Report, Ruling
from pitboss.game.irregularities import rule as rule_on
from pitboss.library.cards import split_codes
from pitboss.library.refused import accept, typed
from pitboss.library.tabular import Column, Listing, Tabular
from pitboss.rules.edition import Edition
from pitboss.rules.irregularity import Effect
from pitboss.words.rendering import english

ORDERS = (
    Column("step", figures=True),
    Column("instruction"),
    Column("effect"),
    Column("may", lambda may: "yes" if may else ""),
    Column("clause"),
)


class Facts(TypedDict, total=False):
    """The state of the coup or spin, and what staff report."""

    player: str | Sequence[str | None]
    """The cards as they lie; none for a card that nobody has seen."""
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
    """The card that was drawn in excess, face up, foreign or too early."""
    cards: str | Sequence[str]
    """The cards of the coup in their right order, if it could be reconstructed."""
    said: Mapping[str, bool]
    """Facts that a table cannot know."""
    players: Sequence[str]
    """The players concerned."""


@dataclass(frozen=True, slots=True, repr=False)
class RuledIrregularity(Tabular):
    """A ruling for an irregularity."""

    ruling: Ruling
    lines: tuple[str, ...]
    """The sentences for staff."""

    @property
    def clause(self) -> str:
        """The rule that was applied."""
        return self.ruling.clause

    @property
    def orders(self) -> tuple[Ordered, ...]:
        """The steps, in order."""
        return self.ruling.orders

    @property
    def effects(self) -> tuple[Effect, ...]:
        """The mandatory effects, without those that are at the discretion of staff."""
        return self.ruling.effects

    def listing(self) -> Listing:
        """One row for each step, then the refunds and who is notified."""
        rows = [
            (step, english(instruction(order)), str(order.effect), order.may, order.clause)
            for step, order in enumerate(self.orders, start=1)
        ]
        return Listing(self.lines[0], ORDERS, rows, self.lines[1 + len(rows) :])

    def __repr__(self) -> str:
        """The sentences for staff."""
        return "\n".join(self.lines)


def rule_game(edition: Edition, game: str, kind: str, facts: Facts) -> RuledIrregularity:
    """The ruling of an edition on an irregularity in one of its games."""
    known = accept(find_kind(edition, kind))
    by_player = typed(facts.get("wagers", {}), Mapping, "wagers-of-players")
    for wagers in by_player.values():
        typed(wagers, Mapping, "wagers")
    typed(facts.get("said", {}), Mapping, "said")
    # The facts are split into the coup and the report on it, as in a file for `pitboss rule`.
    coup_facts: dict[str, object] = {**facts}
    for name in ("player", "banker", "cards"):
        if isinstance(coup_facts.get(name), str):
            coup_facts[name] = split_codes(str(coup_facts[name]))
    report = {name: coup_facts.pop(name) for name in Report.__struct_encode_fields__ if name in coup_facts}
    coup, reported = accept(
        read_described(edition, {"coup": {"game": game, **coup_facts}, "report": report}, known)
    )
    ruling = accept(rule_on(edition, coup, reported))
    return RuledIrregularity(ruling, tuple(map(english, ruling_lines(edition, coup, ruling))))
