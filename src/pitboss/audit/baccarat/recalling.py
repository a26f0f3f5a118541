"""Coups that staff bring back from the log: they must be what the log says of them."""

from typing import Any

import msgspec

from pitboss.audit.baccarat.coups import RECALLED_COUPS, Line, PastCoup, Stake, Table
from pitboss.audit.finding import wrong
from pitboss.kernel.money import Cents

UNSEEN = "??"
"""A card that nobody has seen."""


class PlacedWager(msgspec.Struct, frozen=True):
    """A wager of a coup, with the fields that the auditor compares."""

    player: str
    wager: str
    box: int | None
    chips: Cents = 0
    tokens: Cents = 0


class Recalled(msgspec.Struct, frozen=True):
    """A coup that is brought back, with the fields that the auditor compares."""

    key: str
    cards: tuple[str, ...]
    wagers: tuple[PlacedWager, ...] = ()
    lines: tuple[Line, ...] = ()
    void: str | None = None
    game: str = ""
    forfeits: tuple[str, ...] = ()


def recall(table: Table, coup: str, past: dict[str, Any] | None) -> None:
    """Checks that a coup is forgotten, and that it comes back as it was last known."""
    due, live = table.over.get(coup), table.coup
    begun = live is not None and live.key == coup
    if due is None or past is None or begun or any(each.key == coup for each in table.known):
        wrong("audit-not-forgotten", play=coup)
    if not _same(msgspec.convert(past, Recalled), due):
        wrong("audit-recalled-otherwise", play=coup)
    table.recalled = [*table.recalled, due][-RECALLED_COUPS:]


def _same(stated: Recalled, due: PastCoup) -> bool:
    seen = all(card in (UNSEEN, other) for card, other in zip(stated.cards, due.cards, strict=False))
    names = (stated.key, stated.game, stated.void is not None, frozenset(stated.forfeits))
    if (
        not seen
        or len(stated.cards) != len(due.cards)
        or names != (due.key, due.game, due.void, due.forfeits)
    ):
        return False
    if due.void:
        return not stated.lines
    stakes = {(each.player, each.wager, each.box): Stake(each.chips, each.tokens) for each in stated.wagers}
    by_spot = {line.spot: line for line in stated.lines}
    return stakes == due.settled.stakes and by_spot == {line.spot: line for line in due.settled.lines}
